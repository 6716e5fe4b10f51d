//! A data folder of an earlier version, served by this one.

use reqwest::header::{ACCEPT, COOKIE, ORIGIN};
use reqwest::{Client, StatusCode};
use serde_json::Value;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// The program, serving a copy of the saved folder. It is killed when dropped.
struct Site {
    child: Child,
    url: String,
    client: Client,
    _folder: tempfile::TempDir,
}

impl Site {
    fn start() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let saved = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saved/site");
        for file in ["chronotope.sqlite", "secret.key"] {
            fs::copy(saved.join(file), folder.path().join(file)).unwrap();
        }
        let mut command = Command::new(env!("CARGO_BIN_EXE_chronotope"));
        command.args(["serve", "--unlimited", "--listen", "127.0.0.1:0", "--data"]).arg(folder.path());
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let url = line.trim().rsplit(' ').next().unwrap().to_owned();
        let client = Client::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap();
        Self { child, url, client, _folder: folder }
    }

    async fn get(&self, cookie: &str, path: &str) -> (StatusCode, String) {
        let answer = self.client.get(format!("{}{path}", self.url)).header(COOKIE, cookie).send().await.unwrap();
        (answer.status(), answer.text().await.unwrap())
    }

    async fn page(&self, cookie: &str, path: &str) -> String {
        let (status, text) = self.get(cookie, path).await;
        assert_eq!(status, StatusCode::OK, "{path}: {text}");
        text
    }

    /// What a person would send to report a fault: what their seat sees, and its choices.
    async fn report(&self, cookie: &str, table: &str, seat: usize) -> Value {
        serde_json::from_str(&self.page(cookie, &format!("/t/{table}/report?seat={seat}")).await).unwrap()
    }

    async fn choose_first(&self, cookie: &str, table: &str, seat: usize, revision: &Value) -> StatusCode {
        let fields = [("seat", seat.to_string()), ("revision", revision.to_string()), ("choice", "0".into())];
        let post = self.client.post(format!("{}/t/{table}/choose", self.url)).header(COOKIE, cookie);
        let post = post.header(ORIGIN, &self.url).header(ACCEPT, "application/json").form(&fields);
        post.send().await.unwrap().status()
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn expected() -> Value {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saved/site/expected.json");
    serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap()
}

#[tokio::test]
async fn a_data_folder_of_an_earlier_version_is_served_and_its_games_go_on() {
    let (site, expected) = (Site::start(), expected());
    let people = ["anna", "bob"].map(|name| expected[name].as_str().unwrap().to_owned());
    let home = site.page(&people[0], "/").await;
    assert!(home.contains("Anna"), "the old cookie is still hers");
    let (mut running, mut finished) = (0, 0);
    for table in expected["tables"].as_array().unwrap() {
        let id = table["id"].as_str().unwrap();
        site.page(&people[0], &format!("/t/{id}?open=1")).await;
        if table["over"] == true {
            finished += 1;
            site.page(&people[0], &format!("/t/{id}/replay?step=1")).await;
            assert!(site.page(&people[0], &format!("/t/{id}/record")).await.contains("\"outcome\""), "{table}");
        } else {
            running += 1;
            assert!(goes_on(&site, &people, id).await, "nobody can choose anything: {table}");
        }
    }
    assert!(running >= 14 && finished >= 10, "{running} running, {finished} finished");
}

/// Makes the first choice of a person who has one.
async fn goes_on(site: &Site, people: &[String; 2], table: &str) -> bool {
    for _ in 0..500 {
        for cookie in people {
            for seat in 0..5 {
                let report = site.report(cookie, table, seat).await;
                if report["choices"].as_array().is_some_and(|choices| !choices.is_empty()) {
                    return site.choose_first(cookie, table, seat, &report["step"]).await == StatusCode::OK;
                }
            }
        }
        // A bot that thinks is asked for its choice by the first look at the table.
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    false
}
