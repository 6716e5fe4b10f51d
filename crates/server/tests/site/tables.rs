//! Tables: they outlive the program, leave memory, and fail without affecting others.

use crate::support::{Folder, NOBODY, ORACLE, Person, Site, WORLD, led_to, until};
use reqwest::StatusCode;
use serde_json::Value;
use tabletop::Seed;

const TRAP: [(&str, &str); 3] = [("game", "trap"), ("seat.0", "me"), ("seat.1", "me")];

async fn in_memory(person: &Person) -> u64 {
    let health: Value = person.get("/health").await.json().await.unwrap();
    health["tables_in_memory"].as_u64().unwrap()
}

#[tokio::test]
async fn a_table_that_nobody_needs_leaves_memory_and_comes_back_as_it_was() {
    let folder = Folder::new();
    let site = Site::in_folder(&folder.0).await;
    let anna = site.person("en").await;
    let table = anna.open(&WORLD).await;
    anna.choose(&table, 0, anna.now(&table, 0).await.revision(), "0").await;
    anna.act(&table, 1, "confirming-on").await;
    anna.choose(&table, 1, anna.now(&table, 1).await.revision(), "1").await;
    anna.act(&table, 2, "go-on-on").await;
    anna.script(&format!("{table}/say"), &[("text", "hello")]).await;
    let mut before = Vec::new();
    for seat in [0, 1, 2, NOBODY] {
        before.push(anna.now(&table, seat).await.0);
    }
    assert!(before[1].to_string().contains("Confirm: "), "the choice is not held");
    until("leaving memory", async || in_memory(&anna).await == 0).await;
    for (seat, before) in [0, 1, 2, NOBODY].into_iter().zip(before) {
        assert_eq!(anna.now(&table, seat).await.0, before, "seat {seat}");
    }
    assert_eq!(in_memory(&anna).await, 1);
}

#[tokio::test]
async fn revisions_never_fall_and_what_was_taken_back_can_be_made_again_after_a_restart() {
    let folder = Folder::new();
    let site = Site::in_folder(&folder.0).await;
    let anna = site.person("en").await;
    let table = anna.open(&WORLD).await;
    let old = anna.now(&table, 0).await;
    anna.choose(&table, 0, old.revision(), "2").await;
    let chosen = anna.now(&table, 0).await;
    anna.act(&table, 0, "back").await;
    let back = anna.now(&table, 0).await;
    assert_eq!(back.choices(), old.choices());
    assert!(old.revision() < chosen.revision() && chosen.revision() < back.revision());
    site.end().await;

    let site = Site::in_folder(&folder.0).await;
    let anna = Person { url: site.url.clone(), ..anna };
    assert_eq!(anna.now(&table, 0).await.revision(), back.revision());
    // Numbers that rise without a line in the journal are kept too.
    anna.act(&table, 1, "confirming-on").await;
    for choice in ["0", "1", "0"] {
        anna.choose(&table, 1, anna.now(&table, 1).await.revision(), choice).await;
    }
    let held = anna.now(&table, 1).await.revision();
    until("leaving memory", async || in_memory(&anna).await == 0).await;
    assert_eq!(anna.now(&table, 1).await.revision(), held);
    // What was meant for the table before it was taken back is not made again.
    let (status, _) = anna.choose(&table, 0, old.revision(), "2").await;
    assert_eq!(status, StatusCode::CONFLICT);
    let (status, _) = anna.act(&table, 0, "redo").await;
    assert_eq!((status, anna.now(&table, 0).await.choices()), (StatusCode::OK, 0));
}

#[tokio::test]
async fn simultaneous_choices_of_different_seats_do_not_collide() {
    let folder = Folder::new();
    let site = Site::in_folder(&folder.0).await;
    let anna = site.person("en").await;
    let table = anna.open(&WORLD).await;
    let seen = [anna.now(&table, 0).await, anna.now(&table, 1).await, anna.now(&table, 2).await];
    // All three choose from what they saw before anybody had chosen.
    for (seat, now) in (0..).zip(&seen) {
        let (status, answer) = anna.choose(&table, seat, now.revision(), "0").await;
        assert_eq!((status, answer["done"].as_bool()), (StatusCode::OK, Some(true)), "seat {seat}: {answer}");
    }
}

#[tokio::test]
async fn a_fault_in_the_rules_ends_neither_the_table_nor_another() {
    let folder = Folder::new();
    let site = Site::in_folder(&folder.0).await;
    let anna = site.person("en").await;
    let (trap, other) = (anna.open(&TRAP).await, anna.open(&ORACLE).await);
    let (status, _) = anna.choose(&trap, 0, anna.now(&trap, 0).await.revision(), "0").await;
    assert_eq!(status, StatusCode::OK);
    let before = anna.now(&trap, 1).await;
    let (status, answer) = anna.choose(&trap, 1, before.revision(), "1").await;
    assert_eq!(status, StatusCode::INTERNAL_SERVER_ERROR);
    assert!(answer["refused"].as_str().unwrap().contains("Nothing was changed"), "{answer}");
    assert_eq!(anna.now(&trap, 1).await.0, before.0);
    let (status, _) = anna.choose(&trap, 1, before.revision(), "0").await;
    assert_eq!(status, StatusCode::OK);
    let (status, _) = anna.choose(&other, 0, anna.now(&other, 0).await.revision(), "0").await;
    assert_eq!(status, StatusCode::OK);
}

#[tokio::test]
async fn a_bot_that_fails_leaves_the_table_to_the_people() {
    let folder = Folder::new();
    let site = Site::in_folder(&folder.0).await;
    let anna = site.person("en").await;
    let table = anna.open(&[("game", "trap"), ("seat.0", "me"), ("seat.1", "bot:fair")]).await;
    anna.choose(&table, 0, anna.now(&table, 0).await.revision(), "0").await;
    // Only a bot that has failed can be replaced while it sits there.
    let chair =
        async || anna.script(&format!("{table}/chair"), &[("seat", "1"), ("command", "hand-over:fair")]).await.0;
    until("that its failure is known", async || chair().await == StatusCode::OK).await;
    assert_eq!(anna.now(&table, 0).await.choices(), 0);
    let (status, _) = anna.act(&table, 0, "back").await;
    assert_eq!((status, anna.now(&table, 0).await.choices()), (StatusCode::OK, 2));
}

#[tokio::test]
async fn any_game_is_played_to_its_end_on_the_plain_board() {
    let folder = Folder::new();
    let site = Site::in_folder(&folder.0).await;
    let anna = site.person("en").await;
    let table = anna
        .open(&[
            ("game", "oracle"),
            ("option.players", "3"),
            ("seat.0", "me"),
            ("seat.1", "bot:random"),
            ("seat.2", "bot:random"),
        ])
        .await;
    let page = anna.text(&table).await;
    assert!(page.contains("The Oracle") && page.contains("<dt>coins</dt>") && page.contains("bid 1"), "{page}");
    anna.play_out(&table, &[0]).await;
    let now = anna.now(&table, 0).await;
    assert!(now.zone("result").contains("<dt>scores</dt>"), "{}", now.zone("result"));
    let home = anna.text("/").await;
    assert!(home.contains("The Oracle"));
}

#[tokio::test]
async fn going_on_by_itself_finishes_what_is_only_idle_rights() {
    let fields = [("game", "wonderful-world"), ("option.players", "1"), ("seat.0", "me")];
    let asked_to_finish = async |go_on: bool| {
        let folder = Folder::new();
        let site = Site::with(&folder.0, |config| {
            config.limited = false;
            config.seed = Some(Seed([7; 32]));
        })
        .await;
        let anna = site.person("en").await;
        let table = anna.open(&fields).await;
        if go_on {
            anna.act(&table, 0, "go-on-on").await;
        }
        let mut asked = 0;
        for _ in 0..40 {
            let now = anna.now(&table, 0).await;
            asked += usize::from(now.zone("actions").contains("Finish"));
            anna.choose(&table, 0, now.revision(), "0").await;
        }
        asked
    };
    let (always, going_on) = (asked_to_finish(false).await, asked_to_finish(true).await);
    assert!(going_on < always, "asked {going_on} times instead of {always}");
}

#[tokio::test]
async fn options_that_do_not_go_together_are_refused_with_the_form_as_it_was_filled_in() {
    let folder = Folder::new();
    let site = Site::in_folder(&folder.0).await;
    let anna = site.person("en").await;
    let fields = [("game", "wonderful-world"), ("option.players", "4"), ("option.scenario", "03"), ("seat.0", "me")];
    let answer = anna.post("/tables", &fields).await;
    assert_eq!(answer.status(), StatusCode::UNPROCESSABLE_ENTITY);
    let page = answer.text().await.unwrap();
    assert!(page.contains("<p class=\"error\">A scenario is for one player.</p>"), "{page}");
    assert!(
        page.contains(r#"value="4" data-value="4" checked"#) && page.contains(r#"value="03" data-value="03" checked"#)
    );
    assert!(!anna.text("/").await.contains("/t/"), "a table was opened");
    assert_eq!(anna.post("/tables", &[("game", "chess")]).await.status(), StatusCode::NOT_FOUND);
    let bots = [("game", "wonderful-world"), ("option.players", "2"), ("seat.0", "me"), ("seat.1", "bot:genius")];
    assert_eq!(anna.post("/tables", &bots).await.status(), StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn variants_are_combined_and_what_is_named_for_each_seat_is_kept() {
    let folder = Folder::new();
    let site = Site::in_folder(&folder.0).await;
    let anna = site.person("cs").await;
    let mut fields = vec![
        ("game", "anachrony"),
        ("option.players", "2"),
        ("option.side", ""),
        ("option.variants", "asset_draft"),
        ("option.variants", "fixed_paradox"),
        ("option.paths", "by-seat"),
        ("option.paths.0", "progress"),
        ("option.paths.1", "harmony"),
        ("option.paths.2", "harmony"),
        ("seat.0", "me"),
        ("seat.1", "me"),
    ];
    let table = anna.open(&fields).await;
    let report: Value = anna.get(&format!("{table}/report")).await.json().await.unwrap();
    let options = &report["options"];
    assert_eq!(options["variants"], serde_json::json!(["asset_draft", "fixed_paradox"]));
    assert_eq!(options["paths"], serde_json::json!(["progress", "harmony"]));
    assert_eq!((&options["side"], &options["players"]), (&"A".into(), &2.into()));
    fields[7].1 = "progress";
    let answer = anna.post("/tables", &fields).await;
    assert_eq!(answer.status(), StatusCode::UNPROCESSABLE_ENTITY);
    let page = answer.text().await.unwrap();
    assert!(page.contains("Dvě místa mají totéž"), "{page}");
    assert_eq!(page.matches("<input type=\"checkbox\" name=\"option.variants\"").count(), 4);
    assert_eq!(page.matches("data-value=\"fixed_paradox\" checked").count(), 1);
}

#[tokio::test]
async fn a_preset_fills_the_form_without_a_script() {
    let folder = Folder::new();
    let site = Site::in_folder(&folder.0).await;
    let anna = site.person("en").await;
    let page = anna.text("/new/anachrony?preset=everything").await;
    let all = page.split("<input").filter(|tag| tag.contains("option.variants") && tag.contains(" checked")).count();
    assert_eq!(all, 4);
    let page = anna.text("/new/anachrony?preset=nothing").await;
    assert!(page.contains(r#"name="option.side" value="" data-value="A" checked"#), "{page}");
}

#[tokio::test]
async fn play_now_is_one_click_and_bots_answer_by_themselves() {
    let folder = Folder::new();
    let site = Site::in_folder(&folder.0).await;
    let anna = site.person("en").await;
    let table = led_to(&anna.post("/play/wonderful-world", &[]).await);
    let before = anna.now(&table, 0).await;
    anna.choose(&table, 0, before.revision(), "0").await;
    until("the bots' picks", async || anna.now(&table, 0).await.choices() > 0).await;
}

#[tokio::test]
async fn games_follow_from_a_seed_for_tests_and_from_nothing_otherwise() {
    let dealt = async |seed: Option<Seed>| {
        let folder = Folder::new();
        let site = Site::with(&folder.0, |config| config.seed = seed).await;
        let anna = site.person("en").await;
        let table = anna.open(&WORLD).await;
        let hand = anna.now(&table, 0).await.zone("ww-hand").to_owned();
        assert!(hand.contains("class=\"card"), "{hand}");
        hand
    };
    let told = Some(Seed([7; 32]));
    assert_eq!(dealt(told).await, dealt(told).await);
    assert_ne!(dealt(None).await, dealt(None).await);
}
