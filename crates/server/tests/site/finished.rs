//! After the end: result, replay, record, another game.

use crate::retention::{TRAP, forgotten, long_ago};
use crate::support::{Folder, NOBODY, Site, led_to, until};
use reqwest::StatusCode;
use serde_json::Value;
use std::time::Duration;
use tabletop::{Seat, Table};
use wonderful_world::WonderfulWorld;

const TWO: [(&str, &str); 4] =
    [("game", "wonderful-world"), ("option.players", "2"), ("seat.0", "me"), ("seat.1", "bot:fair")];

#[tokio::test]
async fn a_finished_game_tells_everything() {
    let folder = Folder::new();
    let site = Site::with(&folder.0, |config| config.limited = false).await;
    let (anna, bob) = (site.person("en").await, site.person("en").await);
    let table = anna.open(&TWO).await;
    anna.play_out(&table, &[0]).await;

    let record = bob.text(&format!("{table}/record")).await;
    let replayed = Table::<WonderfulWorld>::load(&record).unwrap();
    let steps = replayed.choices_made();
    let outcome = tabletop::Game::outcome(replayed.now()).unwrap();
    let shown = bob.now(&table, NOBODY).await;
    for seat in &outcome.seats {
        assert!(shown.zone("result").contains(&seat.score.total.to_string()));
    }
    let report: Value = bob.get(&format!("{table}/report")).await.json().await.unwrap();
    assert_eq!(report["record"].as_str(), Some(record.as_str()));

    // The replay, from the eyes of any seat, at any step.
    let page = bob.text(&format!("{table}/replay?seat=1&step=3")).await;
    assert!(page.contains("id=\"step\"") && page.contains("id=\"board\""));
    let part: Value = bob.get(&format!("{table}/replay?seat=1&step=9999&part=1")).await.json().await.unwrap();
    assert_eq!(part["step"].as_u64(), Some(steps as u64));
    let first: Value = bob.get(&format!("{table}/replay?seat=1&step=0&part=1")).await.json().await.unwrap();
    let hand = &tabletop::Game::view(&replayed.at(0).0, tabletop::Viewer::Seat(Seat(1))).players[1].hand;
    let name = hand.as_ref().unwrap()[0].printed().name.replace('\'', "&#39;");
    assert!(first.to_string().contains(&name), "{name} is not in the hand that seat 1 was dealt");

    // Again: the same options; the second person who asks is led to the same table.
    let next = led_to(&anna.post(&format!("{table}/again"), &[]).await);
    assert_eq!(led_to(&bob.post(&format!("{table}/again"), &[]).await), next);
    assert!(anna.now(&next, 0).await.choices() > 0);
    assert!(bob.now(&table, NOBODY).await.zone("result").contains("To the next game"));
}

#[tokio::test]
async fn again_opens_another_table_once_the_last_one_was_cleared_away() {
    let folder = Folder::new();
    let site = Site::with(&folder.0, |config| config.cleanup_interval = Duration::from_millis(100)).await;
    let anna = site.person("en").await;
    let table = anna.open(&TRAP).await;
    anna.play_out(&table, &[0, 1]).await;
    let again = format!("{table}/again");
    let gone = led_to(&anna.post(&again, &[]).await);
    forgotten(&anna).await;
    long_ago(&folder.0, &gone, 3).await;
    until("the clearing", async || server::overview(&folder.0).await.unwrap().stats[0].tables == 0).await;
    // Asked for by two people at once, it is still one table.
    let bob = site.person("en").await;
    let (first, second) = tokio::join!(anna.post(&again, &[]), bob.post(&again, &[]));
    let next = led_to(&first);
    assert_ne!(next, gone);
    assert_eq!(led_to(&second), next);
    assert_eq!(anna.get(&next).await.status(), StatusCode::OK);
    site.end().await;
    let site = Site::in_folder(&folder.0).await;
    assert_eq!(led_to(&site.person("en").await.post(&again, &[]).await), next, "the newest line counts");
}

#[tokio::test]
async fn what_if_goes_on_from_any_point_against_bots() {
    let folder = Folder::new();
    let site = Site::with(&folder.0, |config| config.limited = false).await;
    let (anna, bob) = (site.person("en").await, site.person("en").await);
    let table = anna.open(&TWO).await;
    anna.play_out(&table, &[0]).await;
    let other = led_to(&bob.post(&format!("{table}/what-if"), &[("seat", "1"), ("step", "40")]).await);
    let now = bob.now(&other, 1).await;
    assert_eq!(now.0["seat"], "1");
    bob.play_out(&other, &[1]).await;
    let (status, _) = bob.script(&format!("{table}/what-if"), &[("seat", "5"), ("step", "40")]).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    let (status, _) = bob.script(&format!("{table}/what-if"), &[("seat", "1"), ("step", "x")]).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    let (status, answer) = bob.script(&format!("{table}/what-if"), &[("seat", "1"), ("step", "9999")]).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer["refused"].as_str().unwrap().contains("nothing is left to play"), "{answer}");
}

#[tokio::test]
async fn a_finished_game_is_looked_at_again_and_a_running_one_is_not() {
    let folder = Folder::new();
    let site = Site::with(&folder.0, |config| config.limited = false).await;
    let (anna, bob) = (site.person("en").await, site.person("ru").await);
    let table = anna.open(&TWO).await;
    let running = anna.get(&format!("{table}/review")).await;
    assert_eq!(running.status(), StatusCode::FORBIDDEN);
    anna.play_out(&table, &[0]).await;
    assert!(anna.now(&table, 0).await.zone("result").contains(&format!("{table}/review")));

    let review = format!("{table}/review");
    let page = bob.text(&review).await;
    assert!(page.contains("id=\"progress\"") && page.contains("review.js"), "{page}");
    let part = format!("{review}?part=1");
    let far: Value = bob.get(&part).await.json().await.unwrap();
    assert!(far["of"].as_u64().is_some_and(|of| of > 20), "{far}");
    until("the review", async || {
        let far: Value = anna.get(&part).await.json().await.unwrap();
        far["done"].is_null()
    })
    .await;
    let page = bob.text(&review).await;
    assert_eq!(page.matches("class=\"curve line-").count(), 4, "two lines, and each in the legend");
    assert!(page.contains("Раунд 4") && page.contains("Переломные моменты"), "{page}");
    let replay = page.split("/replay?seat=").nth(1).expect("always taking the first choice misses something");
    assert!(replay.contains("&amp;step="), "{replay}");
    assert!(!page.contains("{&quot;"), "choices are said in words");
    assert!(bob.text(&format!("{table}/replay?seat=0&step=3")).await.contains(&review));
}
