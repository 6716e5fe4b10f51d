//! When the program cannot be started, it says why and what would help, and leaves everything as it was.
#![allow(clippy::unwrap_used)]

use load::client::Client;
use load::program::{Program, fresh_folder, serve_command, under_test};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use std::fs;
use std::net::TcpListener;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};

const ANY_PORT: &str = "127.0.0.1:0";

/// A place for one test, and the program.
struct Place {
    binary: PathBuf,
    home: PathBuf,
    data: PathBuf,
}

impl Place {
    fn new(name: &str) -> Self {
        let home = fresh_folder(Path::new(env!("CARGO_TARGET_TMPDIR")), name).unwrap();
        Self { binary: under_test().unwrap(), data: home.join("data"), home }
    }

    fn start(&self) -> Program {
        Program::start(&self.binary, &self.data, &self.home.join("log")).unwrap()
    }

    /// Serves once and ends, so that there is a database.
    fn serve_once(&self) {
        assert!(self.start().end(Duration::from_secs(10)).unwrap().success());
    }

    fn database(&self) -> PathBuf {
        self.data.join("chronotope.sqlite")
    }

    /// Starts the program, which must not open; what it says.
    fn refused(&self, data: &Path, listen: &str) -> String {
        let mut command = serve_command(&self.binary, data, listen);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let begun = Instant::now();
        while child.try_wait().unwrap().is_none() {
            if begun.elapsed() > Duration::from_secs(10) {
                child.kill().unwrap();
                panic!("it goes on: {:?}", child.wait_with_output());
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        let output = child.wait_with_output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(output.status.code().is_some_and(|code| code != 0), "{:?}: {said}", output.status);
        assert!(!String::from_utf8(output.stdout).unwrap().contains("is open"));
        assert!(!said.contains("panicked"), "{said}");
        said
    }

    fn done(self) {
        fs::remove_dir_all(self.home).unwrap();
    }
}

#[track_caller]
fn assert_says(said: &str, parts: &[&str]) {
    for part in parts {
        assert!(said.contains(part), "{part:?} is not in: {said}");
    }
    assert_eq!(said.trim().lines().count(), 1, "one sentence: {said}");
}

#[test]
fn a_port_in_use_is_named_with_what_to_do() {
    let place = Place::new("port");
    let other = TcpListener::bind(ANY_PORT).unwrap();
    let taken = other.local_addr().unwrap().to_string();
    assert_says(&place.refused(&place.data, &taken), &[&taken, "in use", "--listen"]);
    place.done();
}

#[test]
fn an_address_that_is_none_is_named() {
    let place = Place::new("address");
    assert_says(&place.refused(&place.data, "nowhere"), &["nowhere", "127.0.0.1:8080"]);
    place.done();
}

#[test]
fn a_folder_that_cannot_be_written_to_is_named() {
    let place = Place::new("folder");
    let file = place.home.join("file");
    fs::write(&file, "mine").unwrap();
    let below = file.join("data");
    assert_says(&place.refused(&below, ANY_PORT), &[&below.display().to_string(), "cannot be written", "--data"]);
    assert_eq!(fs::read_to_string(&file).unwrap(), "mine");
    place.done();
}

#[test]
fn a_file_that_is_no_database_is_left_alone() {
    let place = Place::new("garbage");
    fs::create_dir_all(&place.data).unwrap();
    let garbage: Vec<u8> = (0..20_000u32).map(|number| (number * 7 % 251) as u8).collect();
    fs::write(place.database(), &garbage).unwrap();
    let said = place.refused(&place.data, ANY_PORT);
    assert_says(&said, &["chronotope.sqlite", "damaged", "restore a backup"]);
    assert_eq!(fs::read(place.database()).unwrap(), garbage);
    place.done();
}

#[test]
fn a_database_with_a_broken_page_is_left_alone() {
    let place = Place::new("broken");
    place.serve_once();
    let mut bytes = fs::read(place.database()).unwrap();
    let middle = bytes.len() / 2 / 4096 * 4096;
    bytes[middle..middle + 4096].fill(0x5A);
    fs::write(place.database(), &bytes).unwrap();
    let said = place.refused(&place.data, ANY_PORT);
    assert_says(&said, &["chronotope.sqlite", "damaged"]);
    assert_eq!(fs::read(place.database()).unwrap(), bytes);
    place.done();
}

#[tokio::test]
async fn a_database_of_a_newer_version_is_left_to_that_version() {
    let place = Place::new("newer");
    place.serve_once();
    let options = SqliteConnectOptions::new().filename(place.database());
    let mut file = options.connect().await.unwrap();
    let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
                 VALUES (9999, 'from the future', 1, x'00', 1)";
    sqlx::query(newer).execute(&mut file).await.unwrap();
    file.close().await.unwrap();
    let before = fs::read(place.database()).unwrap();
    let said = place.refused(&place.data, ANY_PORT);
    assert_says(&said, &["chronotope.sqlite", "newer version", "--data"]);
    assert_eq!(fs::read(place.database()).unwrap(), before);
    place.done();
}

#[tokio::test]
async fn more_people_can_watch_than_the_system_has_files_for_at_first() {
    let place = Place::new("files");
    // A shell sets the limit that the program begins with.
    let shell = place.home.join("chronotope");
    fs::write(&shell, format!("#!/bin/sh\nulimit -S -n 64\nexec {} \"$@\"\n", place.binary.display())).unwrap();
    fs::set_permissions(&shell, PermissionsExt::from_mode(0o755)).unwrap();
    let program = Program::start(&shell, &place.data, &place.home.join("log")).unwrap();
    let anna = Client::new(program.url()).await.unwrap();
    let table = anna.open_table(&["me"]).await.unwrap();
    let mut streams = Vec::new();
    for _ in 0..100 {
        let mut stream = anna.follow(&table, 0).await.unwrap();
        assert!(stream.next().await.is_some());
        streams.push(stream);
    }
    drop((streams, program));
    place.done();
}

#[test]
fn a_second_program_on_the_same_folder_yields_to_the_first() {
    let place = Place::new("second");
    let first = place.start();
    assert_says(&place.refused(&place.data, ANY_PORT), &["another chronotope", "--data"]);
    assert!(first.end(Duration::from_secs(10)).unwrap().success());
    // A lock does not outlive its holder, however that ended.
    place.start().kill().unwrap();
    place.serve_once();
    place.done();
}

#[test]
fn an_emptied_or_missing_database_beside_its_secret_is_not_a_new_site() {
    let place = Place::new("emptied");
    place.serve_once();
    let secret = fs::read(place.data.join("secret.key")).unwrap();
    fs::write(place.database(), "").unwrap();
    let parts = ["chronotope.sqlite", "secret.key", "chronotope restore FILE", "move secret.key away"];
    assert_says(&place.refused(&place.data, ANY_PORT), &[&parts[..], &["is empty"]].concat());
    assert_eq!(fs::metadata(place.database()).unwrap().len(), 0);
    fs::remove_file(place.database()).unwrap();
    assert_says(&place.refused(&place.data, ANY_PORT), &[&parts[..], &["is missing"]].concat());
    assert!(!place.database().exists());
    assert_eq!(fs::read(place.data.join("secret.key")).unwrap(), secret);
    // With both gone it is a new site.
    fs::remove_file(place.data.join("secret.key")).unwrap();
    place.serve_once();
    assert_ne!(fs::read(place.data.join("secret.key")).unwrap(), secret);
    place.done();
}

#[test]
fn a_first_start_that_was_interrupted_begins_again() {
    let place = Place::new("interrupted");
    // The database is written first and the secret last; so this is all that can be missing, whenever it was cut off.
    place.start().kill().unwrap();
    fs::remove_file(place.data.join("secret.key")).unwrap();
    place.serve_once();
    fs::remove_file(place.data.join("secret.key")).unwrap();
    fs::write(place.database(), "").unwrap();
    place.serve_once();
    place.done();
}

#[tokio::test]
async fn a_table_that_cannot_be_read_does_not_take_the_first_page_with_it() {
    let place = Place::new("row");
    let program = place.start();
    let anna = Client::new(program.url()).await.unwrap();
    let (good, bad) = (anna.open_table(&["me"]).await.unwrap(), anna.open_table(&["me"]).await.unwrap());
    assert!(program.end(Duration::from_secs(10)).unwrap().success());
    let mut file = SqliteConnectOptions::new().filename(place.database()).connect().await.unwrap();
    sqlx::query("UPDATE tables SET chairs = '[{' WHERE id = ?").bind(&bad).execute(&mut file).await.unwrap();
    file.close().await.unwrap();
    let program = place.start();
    let home = anna.moved_to(program.url()).get("/").await.unwrap();
    let page = String::from_utf8_lossy(&home.body);
    assert!(home.status.is_success() && page.contains(&good) && !page.contains(&bad), "{page}");
    drop(program);
    assert!(fs::read_to_string(place.home.join("log")).unwrap().contains(&bad), "nobody is told which table it is");
    place.done();
}

#[tokio::test]
async fn a_large_database_is_checked_while_the_site_is_open() {
    let place = Place::new("large");
    place.serve_once();
    let mut file = SqliteConnectOptions::new().filename(place.database()).connect().await.unwrap();
    let root: i64 = sqlx::query_scalar("SELECT rootpage FROM sqlite_schema WHERE name = 'people'")
        .fetch_one(&mut file)
        .await
        .unwrap();
    let size: i64 = sqlx::query_scalar("PRAGMA page_size").fetch_one(&mut file).await.unwrap();
    file.close().await.unwrap();
    // What lies behind the last page is no part of the database, and a hole in the file costs nothing.
    fs::File::options().write(true).open(place.database()).unwrap().set_len(300 << 20).unwrap();
    assert_eq!(checked(&place).await, "ok");
    let mut bytes = fs::read(place.database()).unwrap();
    let begin = ((root - 1) * size) as usize;
    bytes[begin..begin + size as usize].fill(0x5A);
    bytes.resize(300 << 20, 0);
    fs::write(place.database(), &bytes).unwrap();
    assert!(checked(&place).await.starts_with("damaged: "));
    assert!(fs::read_to_string(place.home.join("log")).unwrap().contains("the database is damaged"));
    place.done();
}

/// What the site says about its database, once it has been read through.
async fn checked(place: &Place) -> String {
    let program = place.start();
    let anna = Client::new(program.url()).await.unwrap();
    let begun = Instant::now();
    loop {
        let health = anna.get("/health").await.unwrap();
        let health: serde_json::Value = serde_json::from_slice(&health.body).unwrap();
        match health["database_check"].as_str().unwrap() {
            "running" => assert!(begun.elapsed() < Duration::from_secs(30), "it never ends"),
            found => return found.to_owned(),
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[tokio::test]
async fn nobody_else_on_the_machine_can_read_the_site() {
    let place = Place::new("private");
    let mode = |name: &str| fs::metadata(place.data.join(name)).unwrap().permissions().mode() & 0o777;
    fs::create_dir_all(&place.data).unwrap();
    fs::set_permissions(&place.data, PermissionsExt::from_mode(0o755)).unwrap();
    let files = ["lock", "secret.key", "chronotope.sqlite", "chronotope.sqlite-wal", "chronotope.sqlite-shm"];
    for _ in 0..2 {
        let program = place.start();
        let anna = Client::new(program.url()).await.unwrap();
        anna.open_table(&["me"]).await.unwrap();
        assert_eq!(files.map(mode), [0o600; 5]);
        assert_eq!(mode("."), 0o755, "the folder is its owner's business");
        // After a kill all files are there; somebody has opened them to others.
        program.kill().unwrap();
        for file in files {
            fs::set_permissions(place.data.join(file), PermissionsExt::from_mode(0o644)).unwrap();
        }
    }
    assert!(fs::read_to_string(place.home.join("log")).unwrap().contains("chmod 700"));
    place.done();
}

#[tokio::test]
async fn the_fullest_log_has_no_secrets_and_no_colours() {
    let place = Place::new("logged");
    let shell = place.home.join("chronotope");
    fs::write(&shell, format!("#!/bin/sh\nRUST_LOG=trace exec {} \"$@\"\n", place.binary.display())).unwrap();
    fs::set_permissions(&shell, PermissionsExt::from_mode(0o755)).unwrap();
    let program = Program::start(&shell, &place.data, &place.home.join("log")).unwrap();
    let anna = Client::new(program.url()).await.unwrap();
    let table = anna.open_table(&["me", "bot:fair"]).await.unwrap();
    let page = anna.get(&format!("/t/{table}?seat=0&open=1")).await.unwrap();
    let page = String::from_utf8_lossy(&page.body).into_owned();
    let link = page.split("value=\"/take/").nth(1).unwrap().split('"').next().unwrap();
    let secret = link.rsplit('/').next().unwrap();
    for path in [format!("/take/{link}"), format!("/take/{link}/"), format!("/take//{link}")] {
        anna.get(&path).await.unwrap();
        anna.post(&path, String::new()).await.unwrap();
    }
    anna.say(&table, "good.evening").await.unwrap();
    anna.choose(&table, 0, 1, "0").await.unwrap();
    assert!(program.end(Duration::from_secs(10)).unwrap().success());

    let mut file = SqliteConnectOptions::new().filename(place.database()).connect().await.unwrap();
    let header: String = sqlx::query_scalar("SELECT header FROM tables").fetch_one(&mut file).await.unwrap();
    file.close().await.unwrap();
    let header: serde_json::Value = serde_json::from_str(&header).unwrap();
    let seed = header["seed"].as_str().unwrap();
    let log = fs::read_to_string(place.home.join("log")).unwrap();
    assert!(log.contains("DEBUG") && log.contains("/take/…") && log.contains(&table), "it is not the fullest log");
    let cookie = anna.cookie().split('=').nth(1).unwrap();
    let person = cookie.split('.').next().unwrap();
    for hidden in [secret, cookie, person, seed, "good.evening", "\u{1b}["] {
        let line = log.lines().find(|line| line.contains(hidden));
        assert!(hidden.len() > 1 && line.is_none(), "{hidden:?} is in the log: {line:?}");
    }
    place.done();
}
