//! What must not be: each try is refused with a reason and changes nothing.

use crate::support::{Folder, NOBODY, ORACLE, Person, Site, WORLD, led_to};
use reqwest::header::ORIGIN;
use reqwest::{Client, StatusCode};
use serde_json::Value;

struct Scene {
    site: Site,
    anna: Person,
    bob: Person,
    table: String,
    _folder: Folder,
}

/// Anna's table, with a free seat, and Bob, who has come to watch.
async fn scene() -> Scene {
    let folder = Folder::new();
    let site = Site::in_folder(&folder.0).await;
    let (anna, bob) = (site.person("en").await, site.person("en").await);
    let table = anna.open(&ORACLE).await;
    Scene { site, anna, bob, table, _folder: folder }
}

impl Scene {
    /// What Anna sees before and after must be the same, and the reason must be told.
    async fn refuses(&self, answer: (StatusCode, Value), status: StatusCode, why: &str, before: &Value) {
        assert_eq!(answer.0, status, "{}", answer.1);
        let reason = answer.1["refused"].as_str().unwrap_or_default();
        assert!(reason.contains(why), "{reason:?} should say {why:?}");
        assert_eq!(&self.anna.now(&self.table, 0).await.0, before);
    }
}

#[tokio::test]
async fn another_persons_seat_and_a_spectators_choice_are_refused() {
    let scene = scene().await;
    let before = scene.anna.now(&scene.table, 0).await;
    let revision = before.revision();
    let tried = scene.bob.choose(&scene.table, 0, revision, "0").await;
    scene.refuses(tried, StatusCode::FORBIDDEN, "not yours", &before.0).await;
    let tried = scene.bob.choose(&scene.table, 1, 1, "0").await;
    scene.refuses(tried, StatusCode::FORBIDDEN, "not yours", &before.0).await;
    let tried = scene.bob.choose(&scene.table, 7, 1, "0").await;
    scene.refuses(tried, StatusCode::UNPROCESSABLE_ENTITY, "no such seat", &before.0).await;
    let tried = scene.bob.script(&format!("{}/choose", scene.table), &[("revision", "1"), ("choice", "0")]).await;
    scene.refuses(tried, StatusCode::BAD_REQUEST, "cannot be understood", &before.0).await;
    // Looking from a seat that is not one's own is looking on.
    let theirs = scene.bob.now(&scene.table, 0).await;
    assert_eq!((theirs.choices(), theirs.0["seat"].as_str()), (0, Some("")));
}

#[tokio::test]
async fn a_forged_cookie_and_none_at_all_are_refused() {
    let scene = scene().await;
    let before = scene.anna.now(&scene.table, 0).await;
    for cookie in ["chronotope=anna.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "chronotope=anna", "chronotope=.", "x=y"] {
        let client = Client::new();
        let asked = client.post(format!("{}{}/choose", scene.site.url, scene.table)).header("cookie", cookie);
        let asked = asked.header(ORIGIN, &scene.site.url).header("accept", "application/json");
        let answer = asked.form(&[("seat", "0"), ("revision", "1"), ("choice", "0")]).send().await.unwrap();
        let answer = (answer.status(), answer.json().await.unwrap());
        scene.refuses(answer, StatusCode::FORBIDDEN, "no cookie", &before.0).await;
    }
}

#[tokio::test]
async fn a_change_from_another_site_is_refused() {
    let scene = scene().await;
    let before = scene.anna.now(&scene.table, 0).await;
    let fields = [("seat", "0"), ("revision", "1"), ("choice", "0")];
    let address = format!("{}{}/choose", scene.site.url, scene.table);
    for origin in [Some("https://evil.example"), Some("null"), None] {
        let mut asked = scene.anna.client.post(&address).form(&fields).header("accept", "application/json");
        if let Some(origin) = origin {
            asked = asked.header(ORIGIN, origin);
        }
        let answer = asked.send().await.unwrap();
        let answer = (answer.status(), answer.json().await.unwrap());
        scene.refuses(answer, StatusCode::FORBIDDEN, "another site", &before.0).await;
    }
}

#[tokio::test]
async fn choices_that_are_not_there_and_nonsense_are_refused() {
    let scene = scene().await;
    let before = scene.anna.now(&scene.table, 0).await;
    let revision = before.revision();
    let tried = scene.anna.choose(&scene.table, 0, revision, "99").await;
    scene.refuses(tried, StatusCode::UNPROCESSABLE_ENTITY, "there is no choice 99", &before.0).await;
    for nonsense in ["", "-1", "x", "1x", "1x0", "1x999", "18446744073709551616", "0x61"] {
        let tried = scene.anna.choose(&scene.table, 0, revision, nonsense).await;
        scene.refuses(tried, StatusCode::BAD_REQUEST, "cannot be understood", &before.0).await;
    }
    let fields = [("seat", "0"), ("revision", "1"), ("command", "burn")];
    let tried = scene.anna.script(&format!("{}/act", scene.table), &fields).await;
    scene.refuses(tried, StatusCode::BAD_REQUEST, "cannot be understood", &before.0).await;
    let tried = scene.anna.act(&scene.table, 0, "back").await;
    scene.refuses(tried, StatusCode::UNPROCESSABLE_ENTITY, "no choice that could be taken back", &before.0).await;
}

#[tokio::test]
async fn ten_megabytes_are_too_large() {
    let scene = scene().await;
    let before = scene.anna.now(&scene.table, 0).await;
    let large = "x".repeat(10_000_000);
    let asked = scene.anna.asking(&format!("{}/say", scene.table), &[("text", &large)]);
    // The server may hang up before it has read it all; what counts is that nothing comes of it.
    if let Ok(answer) = asked.header("accept", "application/json").send().await {
        assert_eq!(answer.status(), StatusCode::PAYLOAD_TOO_LARGE);
    }
    assert_eq!(scene.anna.now(&scene.table, 0).await.0, before.0);
    assert_eq!(scene.anna.get("/health").await.status(), StatusCode::OK);
}

#[tokio::test]
async fn a_choice_for_an_older_table_gets_the_fresh_one_and_a_repeated_one_counts_once() {
    let scene = scene().await;
    let table = &scene.table;
    let before = scene.anna.now(table, 0).await;
    let (status, answer) = scene.anna.choose(table, 0, before.revision(), "1").await;
    assert_eq!((status, answer["done"].as_bool(), answer["repeated"].as_bool()), (StatusCode::OK, Some(true), None));
    let after = scene.anna.now(table, 0).await;
    let (status, answer) = scene.anna.choose(table, 0, before.revision(), "1").await;
    assert_eq!((status, &answer["repeated"]), (StatusCode::OK, &after.0));
    let (status, answer) = scene.anna.choose(table, 0, before.revision(), "0").await;
    assert_eq!((status, &answer["stale"]), (StatusCode::CONFLICT, &after.0));
    let (status, _) = scene.anna.choose(table, 0, after.revision() + 1, "0").await;
    assert_eq!(status, StatusCode::CONFLICT);
    assert_eq!(scene.anna.now(table, 0).await.0, after.0);
}

#[tokio::test]
async fn names_and_chat_are_text() {
    let scene = scene().await;
    let script = "<script>alert(1)</script>";
    led_to(&scene.anna.post("/me", &[("name", script)]).await);
    scene.anna.script(&format!("{}/say", scene.table), &[("text", "<img src=x onerror=alert(2)>")]).await;
    for page in [scene.anna.text(&scene.table).await, scene.bob.text(&scene.table).await, scene.anna.text("/").await] {
        assert!(!page.contains("<script>alert") && !page.contains("<img src=x"), "markup gets through");
        assert!(page.contains("&lt;script&gt;alert(1)"), "the name is not there");
    }
    for (path, field) in [("/me", "name"), (&format!("{}/say", scene.table), "text")] {
        let (status, _) = scene.anna.script(path, &[(field, " \u{202e}\n")]).await;
        assert!(status.is_client_error(), "{path} takes nothing for something");
    }
}

#[tokio::test]
async fn while_a_game_runs_nothing_but_views_leaves_the_server() {
    let folder = Folder::new();
    let site = Site::in_folder(&folder.0).await;
    let (anna, bob) = (site.person("en").await, site.person("en").await);
    let table = anna.open(&WORLD).await;
    for path in ["record", "replay", "replay?step=0&part=1"] {
        assert_eq!(anna.get(&format!("{table}/{path}")).await.status(), StatusCode::FORBIDDEN, "{path}");
    }
    for path in ["again", "what-if"] {
        let (status, _) = anna.script(&format!("{table}/{path}"), &[("seat", "0"), ("step", "0")]).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{path}");
    }
    let own: Value = anna.get(&format!("{table}/report?seat=0")).await.json().await.unwrap();
    assert_eq!((own["view"]["players"][0]["hand"].is_array(), own["record"].is_null()), (true, true));
    assert!(own["view"]["players"][1]["hand"].is_null() && own["choices"].is_array());
    // A spectator who asks for a seat's report gets a spectator's.
    let theirs: Value = bob.get(&format!("{table}/report?seat=0")).await.json().await.unwrap();
    assert!(theirs["view"]["players"][0]["hand"].is_null() && theirs["choices"].is_null() && theirs["seat"].is_null());
    assert!(!theirs.to_string().contains("seed"));
}

#[tokio::test]
async fn in_the_first_draft_no_card_is_told_to_whoever_may_not_see_it() {
    let folder = Folder::new();
    let site = Site::in_folder(&folder.0).await;
    let anna = site.person("en").await;
    let table = anna.open(&WORLD).await;
    let names: Vec<_> =
        wonderful_world::data::DEVELOPMENTS.iter().map(|card| card.name.replace('\'', "&#39;")).collect();
    let ids: Vec<_> = wonderful_world::data::DEVELOPMENTS.iter().map(|card| card.id).collect();
    let spectator = anna.now(&table, NOBODY).await.all();
    let told = |page: &str| names.iter().filter(|name| page.contains(name.as_str())).count();
    assert_eq!(told(&spectator), 0);
    assert!(ids.iter().all(|id| !spectator.contains(id)), "a spectator is told of a card");
    assert!(told(&anna.now(&table, 0).await.all()) >= 3);
}

#[tokio::test]
async fn every_answer_says_that_nothing_comes_from_elsewhere() {
    let scene = scene().await;
    for path in ["/", "/rules/wonderful-world", &scene.table, "/no/such/page", "/t/nothing", "/health", "/new/oracle"] {
        let answer = scene.anna.get(path).await;
        let policy = answer.headers()["content-security-policy"].to_str().unwrap();
        assert!(policy.starts_with("default-src 'none'; script-src 'self'") && !policy.contains("unsafe"), "{path}");
        assert_eq!(answer.headers()["x-content-type-options"], "nosniff", "{path}");
        assert_eq!(answer.headers()["x-frame-options"], "DENY", "{path}");
    }
    let answer = Client::new().get(&scene.site.url).send().await.unwrap();
    let cookie = answer.headers()["set-cookie"].to_str().unwrap().to_owned();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax") && !cookie.contains("Secure"), "{cookie}");
    assert_eq!(scene.anna.get("/t/nothing").await.status(), StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_person_who_asks_too_often_or_opens_too_many_tables_is_told_so() {
    let scene = scene().await;
    let tries = (0..90).map(|_| scene.anna.choose(&scene.table, 1, 0, "0"));
    let mut refused = 0;
    for tried in tries {
        refused += usize::from(tried.await.0 == StatusCode::TOO_MANY_REQUESTS);
    }
    assert!(refused > 0, "nobody counts");
    let (status, _) = scene.bob.choose(&scene.table, 1, 0, "0").await;
    assert_eq!(status, StatusCode::FORBIDDEN);

    // Many at once, as fast as they may: the sixty-first is one too many.
    let carol = scene.site.person("en").await;
    let mut opened = 0;
    for _ in 0..8 {
        let asked: Vec<_> = (0..15)
            .map(|_| {
                let carol = carol.clone();
                tokio::spawn(async move { carol.post("/tables", &ORACLE).await.status() })
            })
            .collect();
        for asked in asked {
            opened += usize::from(asked.await.unwrap() == StatusCode::SEE_OTHER);
        }
        tokio::time::sleep(std::time::Duration::from_millis(700)).await;
    }
    assert_eq!(opened, 60);
}
