//! How many tables are opened, and how long they are kept.

use crate::support::{Folder, ORACLE, Person, Site, led_to, until};
use reqwest::StatusCode;
use reqwest::header::ACCEPT;
use serde_json::Value;
use server::{RetentionChange, overview, set_retention};
use sqlx::{Connection, SqliteConnection};
use std::path::Path;
use std::time::Duration;

const DAY: u64 = 24 * 3600;
pub(crate) const TRAP: [(&str, &str); 3] = [("game", "trap"), ("seat.0", "me"), ("seat.1", "me")];

/// Asks for a table in one way as often as it is opened, each time from a new browser; how often that was before it was refused.
async fn opened_until_refused(site: &Site, path: &str, fields: &[(&str, &str)]) -> (usize, String) {
    for opened in 0..150 {
        let somebody = site.person("en").await;
        let answer = somebody.asking(path, fields).header(ACCEPT, "application/json").send().await.unwrap();
        if answer.status() == StatusCode::TOO_MANY_REQUESTS {
            let answer: Value = answer.json().await.unwrap();
            return (opened, answer["refused"].as_str().unwrap().to_owned());
        }
        assert_eq!(answer.status(), StatusCode::SEE_OTHER, "{path}");
    }
    (150, String::new())
}

#[tokio::test]
async fn every_way_to_open_a_table_counts() {
    let folder = Folder::new();
    let site = Site::in_folder(&folder.0).await;
    let anna = site.person("en").await;
    let (table, other) = (anna.open(&TRAP).await, anna.open(&TRAP).await);
    anna.play_out(&table, &[0, 1]).await;
    anna.play_out(&other, &[0, 1]).await;
    led_to(&anna.post(&format!("{table}/again"), &[]).await);

    let what_if = (format!("{table}/what-if"), &[("seat", "0"), ("step", "0")][..]);
    let (opened, reason) = opened_until_refused(&site, &what_if.0, what_if.1).await;
    assert!((100..150).contains(&opened), "{opened} tables");
    assert!(reason.contains("Many tables have been opened"), "{reason}");
    // The allowance is used up by now, whichever way is tried; a new one comes every few seconds.
    for (path, fields) in [
        ("/tables", &ORACLE[..]),
        ("/play/wonderful-world", &[]),
        (&format!("{other}/again"), &[]),
        (&what_if.0, what_if.1),
    ] {
        let (opened, reason) = opened_until_refused(&site, path, fields).await;
        assert!(opened < 20 && reason.contains("Many tables have been opened"), "{path}: {opened} {reason}");
    }
    // Where the game goes on already, nothing is opened.
    led_to(&site.person("en").await.post(&format!("{table}/again"), &[]).await);
}

pub(crate) async fn database(folder: &Path) -> SqliteConnection {
    let path = folder.join("chronotope.sqlite");
    SqliteConnection::connect(&format!("sqlite://{}", path.display())).await.unwrap()
}

/// Makes the last thing that happened at a table lie so many days back.
pub(crate) async fn long_ago(folder: &Path, table: &str, days: u64) {
    let id = table.strip_prefix("/t/").unwrap().split('?').next().unwrap().to_owned();
    let query = sqlx::query("UPDATE tables SET moved = moved - ? WHERE id = ?").bind((days * DAY) as i64).bind(id);
    assert_eq!(query.execute(&mut database(folder).await).await.unwrap().rows_affected(), 1);
}

async fn is_there(person: &Person, table: &str) -> bool {
    person.get(table).await.status() == StatusCode::OK
}

/// Nobody has any table in memory.
pub(crate) async fn forgotten(person: &Person) {
    until("every table's leaving", async || {
        let health: Value = person.get("/health").await.json().await.unwrap();
        health["tables_in_memory"] == 0
    })
    .await;
}

async fn chosen(person: &Person, table: &str) {
    let (status, _) = person.choose(table, 0, person.now(table, 0).await.revision(), "0").await;
    assert_eq!(status, StatusCode::OK);
}

#[tokio::test]
async fn tables_that_nobody_comes_back_to_are_cleared_away_and_no_others() {
    let folder = Folder::new();
    let site = Site::in_folder(&folder.0).await;
    let anna = site.person("en").await;
    let unplayed = [anna.open(&ORACLE).await, anna.open(&ORACLE).await];
    let unfinished = [anna.open(&ORACLE).await, anna.open(&ORACLE).await];
    let finished = anna.open(&TRAP).await;
    chosen(&anna, &unfinished[0]).await;
    chosen(&anna, &unfinished[1]).await;
    anna.play_out(&finished, &[0, 1]).await;
    let watched = anna.open(&ORACLE).await;
    forgotten(&anna).await;
    for (table, days) in [
        (&unplayed[0], 3),
        (&unplayed[1], 1),
        (&unfinished[0], 181),
        (&unfinished[1], 179),
        (&finished, 5000),
        (&watched, 3),
    ] {
        long_ago(&folder.0, table, days).await;
    }
    let before = overview(&folder.0).await.unwrap();
    assert_eq!(before.stats.map(|stats| (stats.tables, stats.expired)), [(3, 2), (2, 1), (1, 0)]);
    assert!(before.stats.iter().all(|stats| stats.bytes > 0));
    site.end().await;

    let site = Site::with(&folder.0, |config| config.cleanup_interval = Duration::from_secs(2)).await;
    let anna = site.person("en").await;
    // Somebody looks at one of them before anything is cleared away.
    let id = watched.strip_prefix("/t/").unwrap();
    let stream = anna.get(&format!("/live?at={id}..en")).await;
    // Asking for a table would bring it into memory, where it stays.
    let holds = async |tables: [u64; 3]| {
        let stats = overview(&folder.0).await.unwrap().stats;
        stats.map(|stats| stats.tables) == tables
    };
    until("the clearing", async || holds([2, 1, 1]).await).await;
    for table in [&unplayed[1], &unfinished[1], &finished, &watched] {
        assert!(is_there(&anna, table).await, "{table}");
    }
    let page = anna.get(&unplayed[0]).await;
    assert_eq!(page.status(), StatusCode::NOT_FOUND);
    assert!(page.text().await.unwrap().contains("cleared away"));
    for rows in ["lines", "sitters"] {
        let query = format!("SELECT count(*) FROM {rows} WHERE table_id NOT IN (SELECT id FROM tables)");
        let query = sqlx::query_scalar::<_, i64>(sqlx::AssertSqlSafe(query));
        assert_eq!(query.fetch_one(&mut database(&folder.0).await).await.unwrap(), 0, "{rows} of no table");
    }
    drop(stream);
    until("the clearing of what nobody looks at any more", async || holds([1, 1, 1]).await).await;
}

#[tokio::test]
async fn the_host_sets_how_long_tables_are_kept_while_the_site_runs() {
    let folder = Folder::new();
    assert!(overview(&folder.0).await.unwrap_err().to_string().contains("there is no database"));
    let site = Site::with(&folder.0, |config| config.cleanup_interval = Duration::from_millis(100)).await;
    let anna = site.person("en").await;
    let (finished, unplayed) = (anna.open(&TRAP).await, anna.open(&ORACLE).await);
    anna.play_out(&finished, &[0, 1]).await;
    let change = RetentionChange {
        unplayed: Some(None),
        finished: Some(Some(Duration::from_secs(7 * DAY))),
        ..RetentionChange::default()
    };
    set_retention(&folder.0, &change).await.unwrap();
    let retention = overview(&folder.0).await.unwrap().retention;
    assert_eq!((retention.unplayed, retention.finished), (None, Some(Duration::from_secs(7 * DAY))));
    assert_eq!(retention.unfinished, Some(Duration::from_secs(180 * DAY)), "other settings stay");
    forgotten(&anna).await;
    long_ago(&folder.0, &finished, 8).await;
    long_ago(&folder.0, &unplayed, 8).await;
    until("the clearing", async || overview(&folder.0).await.unwrap().stats[2].tables == 0).await;
    assert!(is_there(&anna, &unplayed).await, "kept for ever");
}

#[tokio::test]
async fn while_the_disk_is_nearly_full_no_table_is_opened_and_games_go_on() {
    let folder = Folder::new();
    let site = Site::in_folder(&folder.0).await;
    let (anna, zdenka) = (site.person("en").await, site.person("cs").await);
    let (table, finished) = (anna.open(&ORACLE).await, anna.open(&TRAP).await);
    anna.play_out(&finished, &[0, 1]).await;
    let opens = async || anna.get("/health").await.json::<Value>().await.unwrap()["opens_tables"].clone();
    assert_eq!(opens().await, true);
    // No disk has so much room.
    set_retention(&folder.0, &RetentionChange { reserve: Some(Some(u64::MAX)), ..RetentionChange::default() })
        .await
        .unwrap();
    assert_eq!(opens().await, false);
    let what_if = [("seat", "0"), ("step", "0")];
    for (path, fields) in [
        ("/tables", &ORACLE[..]),
        ("/play/wonderful-world", &[]),
        (&format!("{finished}/again"), &[]),
        (&format!("{finished}/what-if"), &what_if),
    ] {
        let (status, answer) = anna.script(path, fields).await;
        assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE, "{path}");
        assert!(answer["refused"].as_str().unwrap().contains("nearly full"), "{answer}");
    }
    let refused = zdenka.post("/tables", &ORACLE).await.text().await.unwrap();
    assert!(refused.contains("disk tohoto webu je skoro plný"), "{refused}");
    chosen(&anna, &table).await;
    set_retention(&folder.0, &RetentionChange { reserve: Some(None), ..RetentionChange::default() }).await.unwrap();
    anna.open(&ORACLE).await;
}
