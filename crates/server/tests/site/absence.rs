//! Somebody is away: when a bot plays for them, and what they can take back of it.

use crate::retention::{forgotten, long_ago};
use crate::support::{Folder, ORACLE, Person, Site, led_to, until};
use reqwest::{Response, StatusCode};
use serde_json::Value;
use std::time::Duration;

const THREE: [(&str, &str); 5] =
    [("game", "oracle"), ("option.players", "3"), ("seat.0", "me"), ("seat.1", "open"), ("seat.2", "open")];
const STEPS: [(&str, &str); 3] = [("game", "trap"), ("seat.0", "me"), ("seat.1", "open")];
const DRAFT: [(&str, &str); 4] =
    [("game", "wonderful-world"), ("option.players", "2"), ("seat.0", "me"), ("seat.1", "open")];

/// A site where people count as away soon after they close the page.
async fn hasty(folder: &Folder) -> Site {
    Site::with(&folder.0, |config| config.away_after = Duration::from_millis(300)).await
}

async fn named(site: &Site, name: &str) -> Person {
    let person = site.person("en").await;
    led_to(&person.post("/me", &[("name", name)]).await);
    person
}

/// Opens the page of a table and keeps it open.
async fn watches(person: &Person, table: &str, seat: u8) -> Response {
    let id = table.strip_prefix("/t/").unwrap();
    person.get(&format!("/live?at={id}.{seat}.en")).await
}

async fn sits(person: &Person, table: &str, seat: &str) {
    led_to(&person.post(&format!("{table}/sit"), &[("seat", seat)]).await);
}

/// What becomes of something done with a chair: the status, and the reason if it is refused.
async fn chair(person: &Person, table: &str, seat: &str, command: &str) -> (StatusCode, String) {
    let (status, answer) = person.script(&format!("{table}/chair"), &[("seat", seat), ("command", command)]).await;
    (status, answer["refused"].as_str().unwrap_or_default().to_owned())
}

async fn chairs(person: &Person, table: &str, seat: u8) -> String {
    person.now(table, seat).await.zone("chairs").to_owned()
}

#[tokio::test]
async fn a_bot_plays_for_whoever_is_away_when_all_the_others_agree() {
    let folder = Folder::new();
    let site = hasty(&folder).await;
    let (anna, bob, carol) = (named(&site, "Anna").await, named(&site, "Bob").await, named(&site, "Carol").await);
    let eve = site.person("en").await;
    let table = anna.open(&THREE).await;
    let _looking = (watches(&anna, &table, 0).await, watches(&carol, &table, 2).await);
    sits(&bob, &table, "1").await;
    sits(&carol, &table, "2").await;
    let _carol_looks = watches(&carol, &table, 2).await;
    until("that Bob is away", async || chairs(&anna, &table, 0).await.contains("propose:fair")).await;

    // Nobody decides it alone, nobody sends a weak player, and nobody from outside has a say.
    let (status, reason) = chair(&anna, &table, "1", "hand-over:fair").await;
    assert!(status == StatusCode::FORBIDDEN && reason.contains("who is present agrees"), "{status} {reason}");
    let (status, reason) = chair(&anna, &table, "1", "propose:random").await;
    assert!(status == StatusCode::FORBIDDEN && reason.contains("a fair bot or a better one"), "{status} {reason}");
    assert_eq!(chair(&eve, &table, "1", "propose:fair").await.0, StatusCode::FORBIDDEN);
    assert_eq!(chair(&anna, &table, "2", "propose:fair").await.0, StatusCode::FORBIDDEN, "Carol is here");
    assert_eq!(chair(&anna, &table, "1", "propose:fair").await.0, StatusCode::OK);
    assert_eq!(chair(&anna, &table, "1", "agree").await.0, StatusCode::OK);
    assert_eq!(chair(&eve, &table, "1", "agree").await.0, StatusCode::FORBIDDEN);
    let asked = chairs(&carol, &table, 2).await;
    assert!(
        asked.contains("Anna proposes to let a bot (Fair) play for Bob.") && asked.contains("value=\"agree\""),
        "{asked}"
    );
    let bar = carol.now(&table, 2).await.zone("actions").to_owned();
    assert!(bar.contains("Anna proposes") && bar.contains("value=\"agree\""), "seen where the list is closed: {bar}");
    assert!(!chairs(&anna, &table, 0).await.contains("value=\"agree\""), "the proposer has agreed");
    assert!(!asked.contains("a bot stands in"), "{asked}");

    assert_eq!(chair(&carol, &table, "1", "disagree").await.0, StatusCode::OK);
    assert_eq!(chair(&carol, &table, "1", "agree").await.0, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(!chairs(&anna, &table, 0).await.contains("Anna proposes"));
    assert_eq!(chair(&carol, &table, "1", "propose:strong").await.0, StatusCode::OK);
    assert_eq!(chair(&anna, &table, "1", "agree").await.0, StatusCode::OK);
    assert!(chairs(&anna, &table, 0).await.contains("a bot stands in"));
    // It is Bob's seat all the same.
    assert_eq!(chair(&bob, &table, "1", "return").await.0, StatusCode::OK);
    assert!(!chairs(&anna, &table, 0).await.contains("a bot stands in"));
}

#[tokio::test]
async fn what_is_proposed_is_kept_and_lapses_when_its_person_shows_up() {
    let folder = Folder::new();
    let site = hasty(&folder).await;
    let (anna, bob, carol) = (named(&site, "Anna").await, named(&site, "Bob").await, named(&site, "Carol").await);
    let table = anna.open(&THREE).await;
    sits(&bob, &table, "1").await;
    sits(&carol, &table, "2").await;
    let looking = (watches(&anna, &table, 0).await, watches(&carol, &table, 2).await);
    until("that Bob is away", async || chair(&anna, &table, "1", "propose:fair").await.0 == StatusCode::OK).await;
    drop(looking);
    // It is there when the table comes back into memory; one who is left alone with it decides nothing.
    forgotten(&anna).await;
    let _anna_looks = watches(&anna, &table, 0).await;
    tokio::time::sleep(Duration::from_millis(600)).await;
    let shown = chairs(&anna, &table, 0).await;
    assert!(shown.contains("Anna proposes") && !shown.contains("a bot stands in"), "{shown}");
    let _bob_looks = watches(&bob, &table, 1).await;
    assert!(!chairs(&anna, &table, 0).await.contains("Anna proposes"));
    assert_eq!(chair(&carol, &table, "1", "agree").await.0, StatusCode::UNPROCESSABLE_ENTITY);
}

/// Two people at a table of which one is away for so many days, and what the other is told who lets a bot play.
async fn left_for(fields: &[(&str, &str)], days: u64, bot: &str) -> (StatusCode, String) {
    let folder = Folder::new();
    let site = hasty(&folder).await;
    let (anna, bob) = (site.person("en").await, site.person("en").await);
    let table = anna.open(fields).await;
    sits(&bob, &table, "1").await;
    forgotten(&anna).await;
    long_ago(&folder.0, &table, days).await;
    let _looks = watches(&anna, &table, 0).await;
    until("that Bob is away", async || chairs(&anna, &table, 0).await.contains("away")).await;
    tokio::time::sleep(Duration::from_millis(600)).await;
    assert_eq!(
        chair(&anna, &table, "1", "propose:fair").await.0,
        StatusCode::FORBIDDEN,
        "one alone agrees with nobody"
    );
    chair(&anna, &table, "1", &format!("hand-over:{bot}")).await
}

#[tokio::test]
async fn with_two_people_it_takes_the_time_that_was_agreed() {
    let with = |time| [&ORACLE[..], &[("patience", time)]].concat();
    assert_eq!(left_for(&ORACLE, 0, "fair").await.0, StatusCode::FORBIDDEN);
    assert_eq!(left_for(&ORACLE, 2, "fair").await.0, StatusCode::OK);
    let (status, reason) = left_for(&ORACLE, 2, "random").await;
    assert!(status == StatusCode::FORBIDDEN && reason.contains("a fair bot or a better one"), "{status} {reason}");
    assert_eq!(left_for(&with("week"), 2, "fair").await.0, StatusCode::FORBIDDEN);
    assert_eq!(left_for(&with("week"), 8, "fair").await.0, StatusCode::OK);
    assert_eq!(left_for(&with("never"), 5000, "fair").await.0, StatusCode::FORBIDDEN);
    // Bob's turn has not come yet: he keeps nobody waiting.
    assert_eq!(left_for(&STEPS, 2, "fair").await.0, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn whose_turn_has_just_come_is_not_late_however_long_the_others_took() {
    let folder = Folder::new();
    let site = hasty(&folder).await;
    let (anna, bob) = (site.person("en").await, site.person("en").await);
    let table = anna.open(&STEPS).await;
    sits(&bob, &table, "1").await;
    forgotten(&anna).await;
    long_ago(&folder.0, &table, 2).await;
    // Nothing is asked of the table before this choice.
    let fields = [("seat", "0"), ("revision", "1"), ("choice", "0")];
    assert_eq!(anna.script(&format!("{table}/choose"), &fields).await.0, StatusCode::OK);
    let _looks = watches(&anna, &table, 0).await;
    tokio::time::sleep(Duration::from_millis(600)).await;
    assert_eq!(chair(&anna, &table, "1", "hand-over:fair").await.0, StatusCode::FORBIDDEN);
}

async fn view(person: &Person, table: &str) -> Value {
    let report: Value = person.get(&format!("{table}/report?seat=1")).await.json().await.unwrap();
    report["view"].clone()
}

#[tokio::test]
async fn a_player_who_comes_back_takes_back_what_the_bot_chose_up_to_what_was_revealed() {
    let folder = Folder::new();
    let site = hasty(&folder).await;
    let (anna, bob) = (site.person("en").await, site.person("en").await);
    let table = anna.open(&DRAFT).await;
    sits(&bob, &table, "1").await;
    let looking = (watches(&anna, &table, 0).await, watches(&bob, &table, 1).await);
    let first = view(&bob, &table).await;
    assert_eq!(chair(&bob, &table, "1", "hand-over:fair").await.0, StatusCode::OK);
    until("the bot's pick", async || view(&bob, &table).await != first).await;
    assert_eq!(chair(&bob, &table, "1", "return").await.0, StatusCode::OK);
    let back = bob.now(&table, 1).await;
    assert!(back.zone("actions").contains("A bot made 1 choice for you."), "{}", back.zone("actions"));
    assert!(!anna.now(&table, 0).await.zone("actions").contains("A bot made"));
    assert_eq!(bob.act(&table, 1, "back-from-bot").await.0, StatusCode::OK);
    assert_eq!(view(&bob, &table).await, first, "Bob is where he was");
    assert!(!bob.now(&table, 1).await.zone("actions").contains("A bot made"));
    let (status, _) = bob.act(&table, 1, "back-from-bot").await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "once is enough");

    // The bot picks, Anna picks, hands are passed on, the bot picks again.
    assert_eq!(chair(&bob, &table, "1", "hand-over:fair").await.0, StatusCode::OK);
    until("the bot's pick", async || view(&bob, &table).await != first).await;
    let now = anna.now(&table, 0).await;
    assert_eq!(anna.choose(&table, 0, now.revision(), "0").await.0, StatusCode::OK);
    let choices = async || {
        let report: Value = bob.get(&format!("{table}/report?seat=1")).await.json().await.unwrap();
        report["choices"].as_array().map(Vec::len).unwrap()
    };
    until("the second pick", async || choices().await == 0).await;
    assert_eq!(chair(&bob, &table, "1", "return").await.0, StatusCode::OK);
    assert!(bob.now(&table, 1).await.zone("actions").contains("A bot made 2 choices for you."));
    // The same is known when the table comes back into memory.
    drop(looking);
    forgotten(&anna).await;
    assert!(bob.now(&table, 1).await.zone("actions").contains("A bot made 2 choices for you."));
    assert_eq!(bob.act(&table, 1, "back-from-bot").await.0, StatusCode::OK);
    assert!(choices().await > 0, "the second pick is taken back");
    assert_ne!(view(&bob, &table).await, first, "the first one stands: hands have been passed on since");
    let (status, _) = bob.act(&table, 1, "back").await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
}
