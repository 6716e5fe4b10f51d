//! The form of a new table: what is chosen there is what is played.

use browser::look::DESK;
use browser::{Tab, story};
use serde_json::{Value, json};
use std::time::Duration;

fn input(option: &str, value: &str) -> String {
    format!("input[name='option.{option}'][data-value='{value}']")
}

/// Clicks on a value of an option, where a person would.
async fn choose(tab: &Tab, option: &str, value: &str) {
    tab.click(&format!("label:has(> {})", input(option, value))).await;
}

async fn is_chosen(tab: &Tab, option: &str, value: &str) -> bool {
    tab.is(&format!("document.querySelector({:?}).checked", input(option, value))).await
}

/// The values of an option that cannot be chosen now.
async fn grey(tab: &Tab, option: &str) -> Vec<String> {
    let inputs = format!("[data-option='{option}'] input:disabled");
    tab.js(&format!("[...document.querySelectorAll({inputs:?})].map((input) => input.dataset.value)")).await
}

/// Why they cannot; nothing if nothing is said.
async fn why(tab: &Tab, option: &str) -> String {
    let why = format!("[data-option='{option}'] .why");
    tab.js(&format!("((why) => why.checkVisibility() ? why.innerText : '')(document.querySelector({why:?}))")).await
}

/// Creates the table; the options that it is played with.
async fn create(tab: &Tab) -> Value {
    tab.click("form.create [type=submit]").await;
    tab.arrives("/t/").await;
    let report = "fetch(location.pathname + '/report?seat=0').then((report) => report.json())";
    tab.js::<Value>(report).await["options"].clone()
}

#[test]
fn two_variants_of_anachrony_are_chosen_together_and_played_together() {
    story("two-variants", Duration::from_secs(60), async |site| {
        let tab = site.person(DESK).await.tab("/new/anachrony").await;
        for variant in ["goal_draft", "asset_draft", "fixed_paradox"] {
            choose(&tab, "variants", variant).await;
        }
        // What was chosen can be given up again.
        choose(&tab, "variants", "asset_draft").await;
        assert_eq!(create(&tab).await["variants"], json!(["goal_draft", "fixed_paradox"]));
    });
}

#[test]
fn a_scenario_sets_the_players_and_the_side_and_says_why_nothing_else_can_be_chosen() {
    story("scenario-form", Duration::from_secs(60), async |site| {
        let tab = site.person(DESK).await.tab("/new/wonderful-world").await;
        let seats = "[...document.querySelectorAll('.seats .seat')].filter((seat) => seat.checkVisibility()).length";
        assert_eq!((tab.js::<usize>(seats).await, grey(&tab, "players").await), (3, vec![]));

        choose(&tab, "scenario", "03").await;
        assert!(is_chosen(&tab, "players", "1").await && is_chosen(&tab, "side", "B").await);
        assert_eq!(tab.js::<usize>(seats).await, 1, "one player, one seat");
        assert_eq!(grey(&tab, "players").await, ["2", "3", "4", "5"]);
        assert_eq!(grey(&tab, "side").await, ["A"]);
        assert_eq!(why(&tab, "players").await, "A scenario is for one player.");
        assert_eq!(why(&tab, "side").await, "A scenario is played on side B.");

        choose(&tab, "scenario", "").await;
        assert_eq!((grey(&tab, "players").await, why(&tab, "players").await), (vec![], String::new()));
        choose(&tab, "scenario", "03").await;
        let options = create(&tab).await;
        assert_eq!((&options["players"], &options["scenario"]), (&json!(1), &json!("03")));
    });
}

#[test]
fn a_leader_can_be_named_for_a_seat_once_its_path_is() {
    story("by-seat-form", Duration::from_secs(60), async |site| {
        let tab = site.person(DESK).await.tab("/new/anachrony").await;
        choose(&tab, "players", "2").await;
        assert_eq!(grey(&tab, "leaders").await, ["by-seat"]);
        assert!(why(&tab, "leaders").await.starts_with("A leader belongs to a path"));

        choose(&tab, "paths", "by-seat").await;
        for (seat, path) in ["harmony", "progress"].into_iter().enumerate() {
            browser::tables::pick(&tab, &format!("[name='option.paths.{seat}']"), path).await;
        }
        assert_eq!((grey(&tab, "leaders").await, why(&tab, "leaders").await), (vec![], String::new()));
        choose(&tab, "leaders", "by-seat").await;
        let offered = "[...document.querySelectorAll(\"[name='option.leaders.1'] option:not(:disabled)\")].map((one) => one.value)";
        assert_eq!(tab.js::<Vec<String>>(offered).await, ["", "valerian", "cornella"]);
        for (seat, leader) in ["zaida", "cornella"].into_iter().enumerate() {
            browser::tables::pick(&tab, &format!("[name='option.leaders.{seat}']"), leader).await;
        }
        let options = create(&tab).await;
        assert_eq!(options["paths"], json!(["harmony", "progress"]));
        assert_eq!(options["leaders"], json!(["zaida", "cornella"]));
    });
}

#[test]
fn every_preset_of_every_game_fills_the_form_and_starts_a_table() {
    story("presets", Duration::from_secs(120), async |site| {
        let tab = site.person(DESK).await.tab("/").await;
        for game in ["wonderful-world", "anachrony", "the-loop"] {
            for preset in ["first_game", "full_game", "everything"] {
                tab.go(&format!("/new/{game}")).await;
                let button = format!("[href='/new/{game}?preset={preset}']");
                let wanted: Value =
                    tab.js(&format!("JSON.parse(document.querySelector({button:?}).dataset.preset)")).await;
                tab.click(&button).await;
                for (option, value) in wanted.as_object().unwrap() {
                    for value in value.as_array().unwrap_or(&vec![value.clone()]) {
                        let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
                        assert!(is_chosen(&tab, option, &value).await, "{game}, {preset}: {option} {value}");
                    }
                }
                assert_eq!(tab.path().await, format!("/new/{game}"), "the form stays");
                let played = create(&tab).await;
                for (option, value) in wanted.as_object().unwrap() {
                    assert_eq!(&played[option], value, "{game}, {preset}: {option}");
                }
                tab.until("the table is there", "document.querySelector('#actions')").await;
            }
        }
        // Without a script the same link brings the same form.
        tab.go("/new/wonderful-world?preset=everything").await;
        assert!(is_chosen(&tab, "players", "5").await && is_chosen(&tab, "side", "B").await);
        assert!(is_chosen(&tab, "empires", "chosen").await);
    });
}
