//! Thinking is shared out, bots pause where nobody is, and limits hold however many cookies somebody has.

use crate::support::{Folder, NOBODY, ORACLE, Person, Site, until};
use reqwest::StatusCode;
use serde_json::Value;
use std::time::Duration;

/// Sixty tables of five bots that search for two seconds each choice, opened and left.
async fn attack(guest: &Person) {
    for _ in 0..60 {
        let mut fields = vec![("game", "wonderful-world"), ("option.players", "5")];
        fields.extend(["seat.0", "seat.1", "seat.2", "seat.3", "seat.4"].map(|seat| (seat, "bot:best")));
        let table = guest.open(&fields).await;
        assert_eq!(guest.get(&table).await.status(), StatusCode::OK);
    }
}

async fn answers(person: &Person, table: &str) {
    let now = person.now(table, 0).await;
    assert_eq!(person.choose(table, 0, now.revision(), "0").await.0, StatusCode::OK);
    until("the bot's answer", async || person.now(table, 0).await.choices() > 0).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_guest_with_sixty_tables_does_not_stop_a_strangers_bots() {
    let folder = Folder::new();
    let site = Site::with(&folder.0, |config| (config.limited, config.thinkers) = (false, 1)).await;
    let (mallory, anna) = (site.person("en").await, site.person("en").await);
    attack(&mallory).await;
    for bot in ["bot:fair", "bot:strong"] {
        let seats = [("option.players", "2"), ("seat.0", "me"), ("seat.1", bot)];
        let table = anna.open(&[&[("game", "wonderful-world")], &seats[..]].concat()).await;
        // In the order of asking, three hundred bots would be first: ten minutes.
        answers(&anna, &table).await;
        answers(&anna, &table).await;
        // So it is with hints.
        let revision = anna.now(&table, 0).await.revision().to_string();
        let (status, hint) = anna.script(&format!("{table}/hint"), &[("seat", "0"), ("revision", &revision)]).await;
        assert_eq!(status, StatusCode::OK, "{hint}");
    }
}

#[tokio::test]
async fn bots_pause_where_nobody_is_and_whoever_comes_back_is_told() {
    let folder = Folder::new();
    let site = Site::with(&folder.0, |config| config.pause_after = Duration::from_millis(400)).await;
    let anna = site.person("en").await;
    let table = anna.open(&[("game", "slow"), ("seat.0", "me"), ("seat.1", "bot:best")]).await;
    let said = "The bots paused while nobody was here";
    assert!(!anna.text(&table).await.contains(said));
    // The bot counts as long as somebody is here.
    let counted = async || {
        let now = anna.now(&table, 0).await;
        let plain = now.zone("plain").to_owned();
        (1..=20).rev().find(|number| plain.contains(&number.to_string()))
    };
    until("the first number", async || counted().await.is_some()).await;
    until("the table's leaving", async || {
        let health: Value = anna.get("/health").await.json().await.unwrap();
        health["tables_in_memory"] == 0
    })
    .await;
    let page = anna.text(&table).await;
    assert!(page.contains(said), "{page}");
    let before = counted().await;
    assert!(before < Some(20), "it has counted to the end with nobody there");
    until("the bot's going on", async || counted().await > before).await;
    // It is said until the next choice.
    let now = anna.now(&table, 0).await;
    assert!(now.zone("actions").contains(said));
    assert_eq!(anna.choose(&table, 0, now.revision(), "0").await.0, StatusCode::OK);
    assert!(!anna.now(&table, 0).await.zone("actions").contains(said));
}

#[tokio::test]
async fn a_stream_keeps_the_bots_playing() {
    let folder = Folder::new();
    let site = Site::with(&folder.0, |config| config.pause_after = Duration::from_millis(1)).await;
    let anna = site.person("en").await;
    let table = anna.open(&[("game", "slow"), ("seat.0", "me"), ("seat.1", "bot:best")]).await;
    let id = table.strip_prefix("/t/").unwrap();
    let mut stream = anna.get(&format!("/live?at={id}.0")).await;
    let deadline = tokio::time::Instant::now() + Duration::from_secs(20);
    let mut heard = String::new();
    while !heard.contains("20") {
        let part = tokio::time::timeout_at(deadline, stream.chunk()).await.expect("the bot counts to twenty");
        heard = String::from_utf8_lossy(&part.unwrap().unwrap()).into_owned();
    }
    assert!(!anna.now(&table, NOBODY).await.all().contains("paused"));
}

/// How many of thirty people, each with a cookie of their own, may say something at a table of their own at once.
async fn heard(site: &Site, address: impl Fn(usize) -> String) -> usize {
    let anna = site.person("en").await;
    let mut heard = 0;
    for number in 0..30 {
        let table = anna.open(&ORACLE).await;
        let guest = site.person("en").await;
        let said =
            guest.asking(&format!("{table}/say"), &[("text", "hello")]).header("x-forwarded-for", address(number));
        let said = said.header("accept", "application/json").send().await.unwrap();
        assert!([StatusCode::OK, StatusCode::TOO_MANY_REQUESTS].contains(&said.status()), "{}", said.status());
        heard += usize::from(said.status() == StatusCode::OK);
    }
    heard
}

#[tokio::test]
async fn an_address_is_counted_whatever_cookies_it_has_and_whatever_it_says_of_itself() {
    let address = |number| format!("203.0.113.{number}");
    let folder = Folder::new();
    let site = Site::with(&folder.0, |config| config.origin = Some("https://games.example".into())).await;
    assert!(heard(&site, address).await < 30, "nobody is believed unless the host says so");
    let folder = Folder::new();
    let site = Site::with(&folder.0, |config| config.trusted_proxies = vec!["127.0.0.0/8".parse().unwrap()]).await;
    assert_eq!(heard(&site, address).await, 30);
    let folder = Folder::new();
    let site = Site::with(&folder.0, |config| config.trusted_proxies = vec!["127.0.0.1/32".parse().unwrap()]).await;
    let household = |number| format!("[2001:db8::{number}]:4711");
    assert!(heard(&site, household).await < 30, "a household's addresses count as one");
}
