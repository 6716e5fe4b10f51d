//! Bots that think for long are in nobody's way.

use crate::support::{Folder, Site, led_to, until};
use reqwest::StatusCode;
use serde_json::Value;
use std::time::{Duration, Instant};

#[tokio::test]
async fn bots_that_think_long_let_other_bots_think_and_everybody_act() {
    let folder = Folder::new();
    let site = Site::with(&folder.0, |config| config.thinkers = 1).await;
    let anna = site.person("en").await;
    let long = anna.open(&[("game", "slow"), ("seat.0", "me"), ("seat.1", "bot:best")]).await;
    let began = Instant::now();
    anna.now(&long, 0).await;
    // Twenty choices take six seconds in all: meanwhile its people are answered, and other tables' bots too.
    let other = led_to(&anna.post("/play/wonderful-world", &[]).await);
    anna.choose(&other, 0, anna.now(&other, 0).await.revision(), "0").await;
    until("the other bots' picks", async || anna.now(&other, 0).await.choices() > 0).await;
    let (status, _) = anna.choose(&long, 0, anna.now(&long, 0).await.revision(), "0").await;
    assert_eq!(status, StatusCode::OK);
    assert!(!anna.now(&long, 0).await.zone("plain").contains("20"), "the slow bot still thinks");
    // Nobody looks, and yet the table stays in memory until its bot has come to an end.
    let count = async || {
        let health: Value = anna.get("/health").await.json().await.unwrap();
        health["tables_in_memory"].as_u64().unwrap()
    };
    until("the other table's leaving", async || count().await <= 1).await;
    assert_eq!(count().await, 1);
    until("the slow bot's end", async || anna.now(&long, 0).await.zone("plain").contains("20")).await;
    assert!(began.elapsed() > Duration::from_secs(6));
}

#[tokio::test]
async fn the_site_ends_at_once_though_a_bot_thinks() {
    let folder = Folder::new();
    let site = Site::with(&folder.0, |config| config.thinkers = 1).await;
    let anna = site.person("en").await;
    for _ in 0..3 {
        let table = anna.open(&[("game", "slow"), ("seat.0", "me"), ("seat.1", "bot:best")]).await;
        anna.now(&table, 0).await;
    }
    // A connection that is kept for the next request would be waited for.
    drop(anna);
    let asked = Instant::now();
    site.end().await;
    assert!(asked.elapsed() < Duration::from_secs(1), "{:?}", asked.elapsed());
}
