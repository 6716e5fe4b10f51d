//! Hints: who gets them, who does not, and what they say.

use crate::support::{Folder, ORACLE, Person, Site, WORLD, until};
use reqwest::StatusCode;
use serde_json::Value;
use std::time::Duration;

const SLOW: [(&str, &str); 3] = [("game", "slow"), ("seat.0", "me"), ("seat.1", "bot:fair")];

async fn ask(person: &Person, table: &str, seat: &str, revision: u64) -> (StatusCode, Value) {
    let revision = revision.to_string();
    person.script(&format!("{table}/hint"), &[("seat", seat), ("revision", &revision)]).await
}

async fn hint(person: &Person, table: &str, seat: u8) -> (StatusCode, Value) {
    let revision = person.now(table, seat).await.revision();
    ask(person, table, &seat.to_string(), revision).await
}

fn refused((status, answer): &(StatusCode, Value), with: StatusCode, because: &str) {
    assert_eq!(*status, with, "{answer}");
    assert!(answer["refused"].as_str().unwrap().contains(because), "{answer}");
}

#[tokio::test]
async fn a_hint_names_the_best_choices_of_the_seat_and_leaves_the_table_as_it_is() {
    let folder = Folder::new();
    let site = Site::in_folder(&folder.0).await;
    let anna = site.person("en").await;
    let table = anna.open(&[&WORLD[..], &[("hints", "everybody")]].concat()).await;
    let before = anna.now(&table, 0).await;
    assert!(before.zone("chairs").contains("Hints are given at this table"), "{}", before.zone("chairs"));
    let (status, answer) = hint(&anna, &table, 0).await;
    assert_eq!(status, StatusCode::OK);
    let told = answer["hint"].as_str().unwrap();
    let places: Vec<&str> =
        told.split("name=\"choice\" value=\"").skip(1).map(|rest| rest.split('"').next().unwrap()).collect();
    assert!((2..=3).contains(&places.len()), "{told}");
    for place in places {
        assert!(
            before.zone("actions").contains(&format!("name=\"choice\" value=\"{place}\"")),
            "{place} is not listed"
        );
    }
    assert!(told.contains("Pick a card: ") && told.contains(" %"), "{told}");
    assert_eq!(anna.now(&table, 0).await.0, before.0);
    // Without a script the whole page comes, with the hint in it.
    let (seat, revision) = ("0", before.revision().to_string());
    let page = anna.post(&format!("{table}/hint"), &[("seat", seat), ("revision", &revision)]).await;
    let page = page.text().await.unwrap();
    assert!(page.contains("class=\"advice\"") && page.contains("id=\"board\""), "{page}");
    // A viewer who is behind is told so.
    anna.choose(&table, 0, before.revision(), "0").await;
    anna.act(&table, 0, "back").await;
    let (status, answer) = ask(&anna, &table, "0", before.revision()).await;
    assert_eq!(status, StatusCode::CONFLICT);
    assert!(answer["stale"]["zones"].is_array());
}

#[tokio::test]
async fn a_player_who_does_not_choose_now_gets_no_hint_and_is_told_why() {
    let folder = Folder::new();
    let site = Site::in_folder(&folder.0).await;
    let (anna, bob) = (site.person("en").await, site.person("cs").await);
    let table = anna.open(&[("game", "trap"), ("seat.0", "me"), ("seat.1", "open"), ("hints", "everybody")]).await;
    refused(&ask(&bob, &table, "", 1).await, StatusCode::FORBIDDEN, "sedí u stolu");
    refused(&ask(&bob, &table, "0", 1).await, StatusCode::FORBIDDEN, "není vaše");
    refused(&ask(&anna, &table, "7", 1).await, StatusCode::UNPROCESSABLE_ENTITY, "no such seat");
    bob.post(&format!("{table}/sit"), &[("seat", "1")]).await;
    refused(&hint(&bob, &table, 1).await, StatusCode::UNPROCESSABLE_ENTITY, "nemá co vybírat");
    anna.script(&format!("{table}/chair"), &[("seat", "0"), ("command", "hand-over:random")]).await;
    refused(&ask(&anna, &table, "0", 1).await, StatusCode::FORBIDDEN, "A bot plays");
    assert_eq!(anna.script(&format!("{table}/hint"), &[("seat", "0")]).await.0, StatusCode::BAD_REQUEST);
    let elsewhere = anna.client.post(format!("{}{table}/hint", anna.url)).header("origin", "http://evil.example");
    assert_eq!(elsewhere.send().await.unwrap().status(), StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn a_table_gives_hints_as_it_was_agreed_when_it_was_opened() {
    let folder = Folder::new();
    let site = Site::with(&folder.0, |config| config.limited = false).await;
    let (anna, bob) = (site.person("en").await, site.person("en").await);
    let with = |fields: &[(&'static str, &'static str)], hints| [fields, &[("hints", hints)]].concat();

    // As usual: as long as one person plays.
    let table = anna.open(&ORACLE).await;
    refused(&hint(&anna, &table, 0).await, StatusCode::FORBIDDEN, "opened without them");
    assert!(anna.now(&table, 0).await.zone("top").contains("No hints at this table"));
    anna.script(&format!("{table}/chair"), &[("seat", "1"), ("command", "hand-over:fair")]).await;
    assert_eq!(hint(&anna, &table, 0).await.0, StatusCode::OK);
    let table = anna.open(&WORLD).await;
    refused(&hint(&anna, &table, 0).await, StatusCode::FORBIDDEN, "opened without them");

    // Nobody, or everybody; also after the program was started again.
    let nobody = anna.open(&with(&SLOW, "nobody")).await;
    let everybody = anna.open(&with(&ORACLE, "everybody")).await;
    bob.post(&format!("{everybody}/sit"), &[("seat", "1")]).await;
    site.end().await;
    let site = Site::in_folder(&folder.0).await;
    let (anna, bob) = (Person { url: site.url.clone(), ..anna }, Person { url: site.url.clone(), ..bob });
    refused(&hint(&anna, &nobody, 0).await, StatusCode::FORBIDDEN, "opened without them");
    assert!(anna.now(&nobody, 0).await.zone("chairs").contains("No hints at this table"));
    assert_eq!(hint(&anna, &everybody, 0).await.0, StatusCode::OK);
    assert!([StatusCode::OK, StatusCode::UNPROCESSABLE_ENTITY].contains(&hint(&bob, &everybody, 1).await.0));
}

#[tokio::test]
async fn a_seat_is_answered_one_question_at_a_time_and_the_table_goes_on_meanwhile() {
    let folder = Folder::new();
    let site = Site::in_folder(&folder.0).await;
    let anna = site.person("en").await;
    let table = anna.open(&SLOW).await;
    until("the bot's turn", async || anna.now(&table, 0).await.zone("plain").contains("20")).await;
    let revision = anna.now(&table, 0).await.revision();
    let (first, second) = tokio::join!(ask(&anna, &table, "0", revision), ask(&anna, &table, "0", revision));
    let (first, second) = if first.0 == StatusCode::OK { (first, second) } else { (second, first) };
    refused(&second, StatusCode::TOO_MANY_REQUESTS, "already");
    let told = first.1["hint"].as_str().unwrap();
    assert!(told.contains("75 %") && told.find("silently") < told.find("aloud"), "{told}");
    // A choice made meanwhile is made, and the hint comes too late.
    let (late, chosen) = tokio::join!(ask(&anna, &table, "0", revision), async {
        tokio::time::sleep(Duration::from_millis(50)).await;
        anna.choose(&table, 0, revision, "0").await
    });
    assert_eq!((late.0, chosen.0), (StatusCode::CONFLICT, StatusCode::OK), "{} {}", late.1, chosen.1);
}
