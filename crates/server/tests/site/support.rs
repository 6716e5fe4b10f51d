//! A site of its own for each test, and people who visit it.

use crate::games::GAMES;
use games::GameEntry;
use reqwest::header::{ACCEPT, LOCATION, ORIGIN};
use reqwest::{Client, RequestBuilder, Response, StatusCode, redirect};
use serde_json::Value;
use server::{Config, ServeError};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A folder that is gone after the test.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        let mut word = [0; 8];
        getrandom::fill(&mut word).unwrap();
        let folder = std::env::temp_dir().join(format!("chronotope-{}", u64::from_ne_bytes(word)));
        fs::create_dir(&folder).unwrap();
        Self(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A site that runs.
pub(crate) struct Site {
    pub(crate) url: String,
    end: oneshot::Sender<()>,
    served: JoinHandle<Result<(), ServeError>>,
}

impl Site {
    pub(crate) async fn in_folder(folder: &Path) -> Self {
        Self::with(folder, |_| {}).await
    }

    pub(crate) async fn with(folder: &Path, change: impl FnOnce(&mut Config)) -> Self {
        Self::with_games(folder, GAMES, change).await
    }

    pub(crate) async fn with_games(
        folder: &Path,
        games: &'static [GameEntry],
        change: impl FnOnce(&mut Config),
    ) -> Self {
        let mut config = Config {
            listen: "127.0.0.1:0".into(),
            data: folder.to_owned(),
            origin: None,
            trusted_proxies: Vec::new(),
            limited: true,
            thinkers: 2,
            presence_interval: Duration::from_millis(100),
            away_after: Duration::from_secs(60),
            cleanup_interval: Duration::from_secs(3600),
            pause_after: Duration::from_secs(30),
            seed: None,
        };
        change(&mut config);
        let (ready, address) = oneshot::channel();
        let (end, ended) = oneshot::channel::<()>();
        let ended = async move { drop(ended.await) };
        let served = tokio::spawn(server::serve(config, games, move |at| ready.send(at).unwrap(), ended));
        Self { url: format!("http://{}", address.await.unwrap()), end, served }
    }

    /// Ends the site as SIGTERM does.
    pub(crate) async fn end(self) {
        self.end.send(()).unwrap();
        self.served.await.unwrap().unwrap();
    }

    /// Somebody who has opened the first page.
    pub(crate) async fn person(&self, language: &str) -> Person {
        let mut headers = reqwest::header::HeaderMap::new();
        headers.insert("accept-language", language.parse().unwrap());
        let client = Client::builder()
            .cookie_store(true)
            .default_headers(headers)
            .redirect(redirect::Policy::none())
            .build()
            .unwrap();
        let person = Person { client, url: self.url.clone() };
        assert_eq!(person.get("/").await.status(), StatusCode::OK);
        person
    }
}

/// Somebody with a browser of their own.
#[derive(Clone)]
pub(crate) struct Person {
    pub(crate) client: Client,
    pub(crate) url: String,
}

impl Person {
    pub(crate) async fn get(&self, path: &str) -> Response {
        self.client.get(format!("{}{path}", self.url)).send().await.unwrap()
    }

    pub(crate) async fn text(&self, path: &str) -> String {
        self.get(path).await.text().await.unwrap()
    }

    /// A change, asked for by a page of the site.
    pub(crate) fn asking(&self, path: &str, fields: &[(&str, &str)]) -> RequestBuilder {
        self.client.post(format!("{}{path}", self.url)).header(ORIGIN, &self.url).form(fields)
    }

    pub(crate) async fn post(&self, path: &str, fields: &[(&str, &str)]) -> Response {
        self.asking(path, fields).send().await.unwrap()
    }

    /// The same, asked for by a script.
    pub(crate) async fn script(&self, path: &str, fields: &[(&str, &str)]) -> (StatusCode, Value) {
        let answer = self.asking(path, fields).header(ACCEPT, "application/json").send().await.unwrap();
        (answer.status(), answer.json().await.unwrap_or_default())
    }

    /// Opens a table; its address, such as `/t/abc`.
    pub(crate) async fn open(&self, fields: &[(&str, &str)]) -> String {
        led_to(&self.post("/tables", fields).await)
    }

    pub(crate) async fn now(&self, table: &str, seat: u8) -> Now {
        let watch = if seat == NOBODY { "watch=1".into() } else { format!("seat={seat}") };
        let answer: Value = self.get(&format!("{table}/now?{watch}")).await.json().await.unwrap();
        Now(answer)
    }

    pub(crate) async fn choose(&self, table: &str, seat: u8, revision: u64, choice: &str) -> (StatusCode, Value) {
        let (seat, revision) = (seat.to_string(), revision.to_string());
        let fields = [("seat", seat.as_str()), ("revision", &revision), ("choice", choice)];
        self.script(&format!("{table}/choose"), &fields).await
    }

    pub(crate) async fn act(&self, table: &str, seat: u8, command: &str) -> (StatusCode, Value) {
        let revision = self.now(table, seat).await.revision().to_string();
        let fields = [("seat", seat.to_string()), ("revision", revision), ("command", command.to_owned())];
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
        self.script(&format!("{table}/act"), &fields).await
    }

    /// Chooses the first thing there is for each of these seats until the game is over.
    pub(crate) async fn play_out(&self, table: &str, seats: &[u8]) {
        let deadline = Instant::now() + Duration::from_secs(60);
        loop {
            for &seat in seats {
                let now = self.now(table, seat).await;
                if now.is_over() {
                    return;
                }
                if now.choices() > 0 {
                    self.choose(table, seat, now.revision(), "0").await;
                }
            }
            assert!(Instant::now() < deadline, "the game does not end");
        }
    }
}

/// The seat of a spectator.
pub(crate) const NOBODY: u8 = 99;

/// A table as a person sees it now.
pub(crate) struct Now(pub(crate) Value);

impl Now {
    pub(crate) fn zone(&self, id: &str) -> &str {
        let zones = self.0["zones"].as_array().unwrap();
        zones.iter().find(|zone| zone["id"] == id).map_or("", |zone| zone["html"].as_str().unwrap())
    }

    pub(crate) fn revision(&self) -> u64 {
        let actions = self.zone("actions");
        let value = actions.split("name=\"revision\" value=\"").nth(1).unwrap();
        value.split('"').next().unwrap().parse().unwrap()
    }

    /// How many different choices the action bar lists.
    pub(crate) fn choices(&self) -> usize {
        self.zone("actions").matches("name=\"choice\"").count()
    }

    pub(crate) fn is_over(&self) -> bool {
        !self.zone("result").contains(" hidden")
    }

    pub(crate) fn all(&self) -> String {
        self.0.to_string()
    }
}

pub(crate) fn led_to(answer: &Response) -> String {
    assert_eq!(answer.status(), StatusCode::SEE_OTHER);
    answer.headers()[LOCATION].to_str().unwrap().to_owned()
}

/// Waits until something is so.
pub(crate) async fn until<F: Future<Output = bool>>(what: &str, mut is_so: impl FnMut() -> F) {
    let deadline = Instant::now() + Duration::from_secs(20);
    while !is_so().await {
        assert!(Instant::now() < deadline, "{what} does not come about");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Two people at one table of the oracle, which is played on the plain board.
pub(crate) const ORACLE: [(&str, &str); 4] =
    [("game", "oracle"), ("option.players", "2"), ("seat.0", "me"), ("seat.1", "open")];
/// Three seats of It's a Wonderful World, all held by the person who opens it.
pub(crate) const WORLD: [(&str, &str); 5] =
    [("game", "wonderful-world"), ("option.players", "3"), ("seat.0", "me"), ("seat.1", "me"), ("seat.2", "me")];
