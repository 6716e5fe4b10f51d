//! What people and the host are told while nothing can be saved or read, and how it goes on.

use crate::retention::{database, forgotten};
use crate::support::{Folder, ORACLE, Person, Site, led_to, until};
use reqwest::StatusCode;
use reqwest::header::RETRY_AFTER;
use serde_json::Value;
use std::path::Path;

async fn sql(folder: &Path, sql: &'static str) {
    sqlx::raw_sql(sql).execute(&mut database(folder).await).await.unwrap();
}

async fn health(person: &Person) -> (StatusCode, Value) {
    let health = person.get("/health").await;
    (health.status(), health.json().await.unwrap())
}

async fn choose(person: &Person, table: &str) -> (StatusCode, Value) {
    person.choose(table, 0, person.now(table, 0).await.revision(), "0").await
}

#[tokio::test]
async fn once_what_was_acknowledged_cannot_be_read_everybody_is_told_and_nothing_is_accepted() {
    let folder = Folder::new();
    let site = Site::in_folder(&folder.0).await;
    let (anna, zdenka) = (site.person("en").await, site.person("cs").await);
    let (table, other) = (anna.open(&ORACLE).await, anna.open(&ORACLE).await);
    sql(&folder.0, "CREATE TRIGGER lost AFTER INSERT ON lines BEGIN DELETE FROM lines WHERE line = NEW.line; END")
        .await;
    // It may be noticed with this choice, or a second later.
    choose(&anna, &table).await;
    until("the stop", async || health(&anna).await.1["status"] == "stopped").await;
    sql(&folder.0, "DROP TRIGGER lost").await;

    let (status, told) = health(&anna).await;
    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(told["reason"].as_str().unwrap().contains("start the program again"), "{told}");
    let (status, answer) = choose(&anna, &other).await;
    assert_eq!((status, &answer["later"]), (StatusCode::SERVICE_UNAVAILABLE, &Value::Bool(true)), "{answer}");
    assert!(answer["refused"].as_str().unwrap().contains("until the host of this site"), "{answer}");
    let refused = zdenka.post("/tables", &ORACLE).await;
    assert_eq!(refused.status(), StatusCode::SERVICE_UNAVAILABLE);
    assert!(refused.headers().contains_key(RETRY_AFTER));
    assert_eq!(anna.get(&other).await.status(), StatusCode::OK, "what is there can be looked at");
    site.end().await;

    let site = Site::in_folder(&folder.0).await;
    let anna = Person { url: site.url.clone(), ..anna };
    assert_eq!(health(&anna).await.0, StatusCode::OK);
    assert_eq!(choose(&anna, &other).await.0, StatusCode::OK);
}

/// The form on a page, which is sent again as a browser without scripts does it.
async fn try_again(person: &Person, page: &str) -> reqwest::Response {
    let form = page.split("<form method=\"post\" action=\"").find(|form| form.contains(">Try again<")).expect(page);
    let attribute = |text: &str| text.split('"').next().unwrap().to_owned();
    let fields: Vec<(String, String)> = form
        .split("type=\"hidden\" name=\"")
        .skip(1)
        .map(|field| (attribute(field), attribute(field.split("value=\"").nth(1).unwrap())))
        .collect();
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    person.post(&attribute(form), &fields).await
}

#[tokio::test]
async fn without_scripts_what_could_not_be_saved_can_be_tried_again_from_the_page_that_says_so() {
    let folder = Folder::new();
    let site = Site::in_folder(&folder.0).await;
    let anna = site.person("en").await;
    let table = anna.open(&ORACLE).await;
    let revision = anna.now(&table, 0).await.revision().to_string();
    let mut other = database(&folder.0).await;
    sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut other).await.unwrap();
    // The second is refused with the reason of the first, or waits for itself.
    let choice = [("seat", "0"), ("revision", revision.as_str()), ("choice", "0")];
    let refused = anna.post(&format!("{table}/choose"), &choice).await;
    let opening = anna.post("/tables", &ORACLE).await;
    let mut pages = Vec::new();
    for refused in [refused, opening] {
        assert_eq!(refused.status(), StatusCode::SERVICE_UNAVAILABLE);
        assert!(refused.headers().contains_key(RETRY_AFTER));
        pages.push(refused.text().await.unwrap());
    }
    assert!(pages.iter().all(|page| page.contains("Nothing can be saved at the moment")), "{pages:?}");
    let (status, told) = health(&anna).await;
    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(told["reason"].as_str().unwrap().contains("another program locks the database"), "{told}");

    sqlx::raw_sql("ROLLBACK").execute(&mut other).await.unwrap();
    until("the saving", async || health(&anna).await.0 == StatusCode::OK).await;
    assert!(led_to(&try_again(&anna, &pages[0]).await).starts_with(&table));
    assert_ne!(anna.now(&table, 0).await.revision().to_string(), revision, "the choice is made");
    let opened = led_to(&try_again(&anna, &pages[1]).await);
    assert_eq!(anna.get(&opened).await.status(), StatusCode::OK);
}

#[tokio::test]
async fn a_table_that_could_not_be_read_is_there_once_it_can() {
    let folder = Folder::new();
    let site = Site::in_folder(&folder.0).await;
    let anna = site.person("en").await;
    let table = anna.open(&ORACLE).await;
    assert_eq!(choose(&anna, &table).await.0, StatusCode::OK);
    forgotten(&anna).await;
    sql(&folder.0, "ALTER TABLE lines RENAME TO elsewhere").await;
    for _ in 0..5 {
        let unread = anna.get(&table).await;
        assert_eq!(unread.status(), StatusCode::SERVICE_UNAVAILABLE);
        assert!(unread.headers().contains_key(RETRY_AFTER));
        assert!(unread.text().await.unwrap().contains("cannot be read from the disk at the moment"));
    }
    sql(&folder.0, "ALTER TABLE elsewhere RENAME TO lines").await;
    assert_eq!(anna.get(&table).await.status(), StatusCode::OK);
    assert_eq!(anna.get("/").await.status(), StatusCode::OK);
}
