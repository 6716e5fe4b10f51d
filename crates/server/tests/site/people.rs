//! People: names, seats, devices and bots that stand in.

use crate::support::{Folder, ORACLE, Person, Site, WORLD, led_to, until};
use reqwest::StatusCode;

#[tokio::test]
async fn a_free_seat_belongs_to_whoever_takes_it_first() {
    let folder = Folder::new();
    let site = Site::in_folder(&folder.0).await;
    let (anna, bob, carol) = (site.person("en").await, site.person("en").await, site.person("en").await);
    let table = anna.open(&ORACLE).await;
    led_to(&bob.post("/me", &[("name", "Bob")]).await);
    assert_eq!(led_to(&bob.post(&format!("{table}/sit"), &[("seat", "1")]).await), format!("{table}?seat=1"));
    let (status, answer) = carol.script(&format!("{table}/sit"), &[("seat", "1")]).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer["refused"].as_str().unwrap().contains("taken"));
    assert!(anna.now(&table, 0).await.zone("chairs").contains("Bob"));
    assert!(bob.now(&table, 1).await.choices() > 0);
    // A new name is seen at the tables where one sits.
    led_to(&bob.post("/me", &[("name", "Robert")]).await);
    assert!(anna.now(&table, 0).await.zone("chairs").contains("Robert"));
}

/// The address of a seat's secret link, as it stands on the page of the seat's holder.
async fn seat_link(person: &Person, table: &str, seat: u8) -> Option<String> {
    let page = person.text(&format!("{table}?seat={seat}&open=1")).await;
    Some(page.split("value=\"/take/").nth(1)?.split('"').next()?.to_owned())
}

#[tokio::test]
async fn a_seat_is_taken_along_by_a_secret_link_that_only_its_holder_sees() {
    let folder = Folder::new();
    let site = Site::in_folder(&folder.0).await;
    let (anna, phone, eve) = (site.person("en").await, site.person("en").await, site.person("en").await);
    let table = anna.open(&WORLD).await;
    let link = seat_link(&anna, &table, 1).await.unwrap();
    assert_eq!(seat_link(&eve, &table, 1).await, None);
    let opened = phone.get(&format!("/take/{link}")).await;
    assert_eq!(opened.status(), StatusCode::OK);
    assert_eq!(phone.now(&table, 1).await.choices(), 0, "looking at the link is not yet taking the seat");
    led_to(&phone.post(&format!("/take/{link}"), &[]).await);
    let now = phone.now(&table, 1).await;
    let (status, _) = phone.choose(&table, 1, now.revision(), "0").await;
    assert_eq!(status, StatusCode::OK);
    let (status, _) = phone.choose(&table, 0, 1, "0").await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    // Both devices hold it; a wrong link holds nothing.
    assert!(anna.now(&table, 1).await.0["seat"] == "1");
    for wrong in [link.replace("/1/", "/0/"), format!("{link}x"), link.replace("/1/", "/9/")] {
        let answer = eve.post(&format!("/take/{wrong}"), &[]).await;
        assert_eq!(answer.status(), StatusCode::FORBIDDEN, "{wrong}");
        assert_eq!(eve.get(&format!("/take/{wrong}")).await.status(), StatusCode::FORBIDDEN);
    }
}

#[tokio::test]
async fn a_seat_is_handed_to_a_bot_and_taken_back() {
    let folder = Folder::new();
    let site = Site::in_folder(&folder.0).await;
    let (anna, bob) = (site.person("en").await, site.person("en").await);
    let table = anna.open(&ORACLE).await;
    bob.post(&format!("{table}/sit"), &[("seat", "1")]).await;
    let chair = format!("{table}/chair");
    // Bob is here, so Anna cannot put a bot in his place; nor can a stranger.
    let (status, _) = anna.script(&chair, &[("seat", "1"), ("command", "hand-over:random")]).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    let (status, _) = bob.script(&chair, &[("seat", "1"), ("command", "hand-over:genius")]).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    let (status, _) = bob.script(&chair, &[("seat", "1"), ("command", "hand-over:random")]).await;
    assert_eq!(status, StatusCode::OK);
    until("the bot's bid", async || anna.now(&table, 0).await.all().contains("has bid</dt><dd>true")).await;
    let (status, answer) = bob.choose(&table, 1, bob.now(&table, 1).await.revision(), "0").await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    assert!(answer["refused"].as_str().unwrap().contains("bot"));
    let (status, _) = anna.script(&chair, &[("seat", "1"), ("command", "return")]).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    let (status, _) = bob.script(&chair, &[("seat", "1"), ("command", "return")]).await;
    assert_eq!(status, StatusCode::OK);
    assert!(!anna.now(&table, 0).await.zone("chairs").contains("stands in"));
    let (status, _) = bob.choose(&table, 1, bob.now(&table, 1).await.revision(), "0").await;
    assert_ne!(status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn an_open_seat_can_be_given_to_a_bot_by_whoever_sits_at_the_table() {
    let folder = Folder::new();
    let site = Site::in_folder(&folder.0).await;
    let (anna, eve) = (site.person("en").await, site.person("en").await);
    let table = anna.open(&ORACLE).await;
    let weak = [("seat", "1"), ("command", "hand-over:random")];
    assert_eq!(anna.script(&format!("{table}/chair"), &weak).await.0, StatusCode::FORBIDDEN);
    let fields = [("seat", "1"), ("command", "hand-over:fair")];
    assert_eq!(eve.script(&format!("{table}/chair"), &fields).await.0, StatusCode::FORBIDDEN);
    assert_eq!(anna.script(&format!("{table}/chair"), &fields).await.0, StatusCode::OK);
    let (status, _) = eve.script(&format!("{table}/sit"), &[("seat", "1")]).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn lists_tell_whose_turn_it_is_and_where_there_is_room() {
    let folder = Folder::new();
    let site = Site::in_folder(&folder.0).await;
    let (anna, bob) = (site.person("en").await, site.person("en").await);
    let listed = [&ORACLE[..], &[("listed", "on")]].concat();
    let open = anna.open(&listed).await;
    let closed = anna.open(&ORACLE).await;
    let mine = anna.text("/").await;
    assert!(mine.contains(&open) && mine.contains(&closed) && mine.contains("Your turn"));
    let theirs = bob.text("/").await;
    assert!(theirs.contains(&open) && !theirs.contains(&closed), "a table that is not listed is listed");
    anna.choose(&open, 0, anna.now(&open, 0).await.revision(), "0").await;
    anna.choose(&closed, 0, anna.now(&closed, 0).await.revision(), "0").await;
    assert!(!anna.text("/").await.contains("Your turn"));
}

#[tokio::test]
async fn between_two_seats_of_one_browser_a_curtain_falls_while_hands_are_hidden() {
    let folder = Folder::new();
    let site = Site::in_folder(&folder.0).await;
    let anna = site.person("en").await;
    let table = anna.open(&WORLD).await;
    let curtain = anna.text(&format!("{table}?seat=1")).await;
    assert!(!curtain.contains("name=\"choice\"") && !curtain.contains("data-piece"), "the curtain shows something");
    assert!(curtain.contains(&format!("{table}?seat=1&amp;open=1")));
    assert!(anna.text(&format!("{table}?seat=1&open=1")).await.contains("name=\"choice\""));
    anna.choose(&table, 0, anna.now(&table, 0).await.revision(), "0").await;
    assert_eq!(anna.now(&table, 0).await.0["hand_to"], 1);
    // With one seat there is nobody to hide from.
    let alone = led_to(&anna.post("/play/wonderful-world", &[]).await);
    assert!(anna.text(&alone).await.contains("name=\"choice\""));
}

#[tokio::test]
async fn pages_speak_the_language_of_the_browser_until_another_is_chosen() {
    let folder = Folder::new();
    let site = Site::in_folder(&folder.0).await;
    for (wanted, code) in [("ru-RU,ru;q=0.9", "ru"), ("cs", "cs"), ("de", "en")] {
        let person = site.person(wanted).await;
        assert!(person.text("/").await.contains(&format!("<html lang=\"{code}\">")), "{wanted}");
        led_to(&person.post("/language", &[("language", "cs"), ("back", "/rules")]).await);
        assert!(person.text("/rules/wonderful-world").await.contains("<html lang=\"cs\">"));
        let away = person.post("/language", &[("language", "ru"), ("back", "//evil.example")]).await;
        assert_eq!(led_to(&away), "/");
        assert_eq!(person.post("/language", &[("language", "xx")]).await.status(), StatusCode::BAD_REQUEST);
    }
}

#[tokio::test]
async fn a_bot_plays_on_for_somebody_who_confirms_their_turns() {
    let folder = Folder::new();
    let site = Site::in_folder(&folder.0).await;
    let (anna, bob) = (site.person("en").await, site.person("en").await);
    let table = anna.open(&ORACLE).await;
    bob.post(&format!("{table}/sit"), &[("seat", "1")]).await;
    bob.act(&table, 1, "confirming-on").await;
    bob.choose(&table, 1, bob.now(&table, 1).await.revision(), "0").await;
    assert!(bob.now(&table, 1).await.zone("actions").contains("Confirm: "));
    bob.script(&format!("{table}/chair"), &[("seat", "1"), ("command", "hand-over:random")]).await;
    until("the bot's bid", async || anna.now(&table, 0).await.all().contains("has bid</dt><dd>true")).await;
    // Back again, Bob confirms as before.
    bob.script(&format!("{table}/chair"), &[("seat", "1"), ("command", "return")]).await;
    assert!(bob.now(&table, 1).await.zone("seat-menu").matches("aria-checked=\"true\"").count() == 1);
}
