//! Simulations, run with the real program.
#![allow(clippy::unwrap_used)] // everything here is a test

use serde_json::Value;
use std::process::{Command, Output, Stdio};

fn simulate(words: &str) -> Output {
    let words = words.split_whitespace();
    Command::new(env!("CARGO_BIN_EXE_chronotope")).arg("simulate").args(words).output().unwrap()
}

fn json(words: &str) -> Value {
    let output = simulate(&format!("{words} --format json"));
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

/// A report without the times, which differ from run to run. Only bots that search are timed.
fn timeless(mut report: Value) -> Value {
    for key in ["seconds", "games_per_second", "choices_per_second"] {
        assert!(report[key].as_f64().unwrap() > 0.0, "{key}");
        report.as_object_mut().unwrap().remove(key);
    }
    for bot in report["bots"].as_array_mut().unwrap() {
        let Some(thinking) = bot.as_object_mut().unwrap().remove("thinking") else {
            assert!(["random", "easy", "fair"].contains(&bot["name"].as_str().unwrap()), "{bot}");
            continue;
        };
        let [median, q99, longest] = ["median", "q99", "longest"].map(|key| thinking[key].as_f64().unwrap());
        assert!(0.0 < median && median <= q99 && q99 <= longest, "{thinking}");
    }
    report
}

#[test]
fn the_same_seed_gives_the_same_results_on_any_number_of_threads() {
    let words = "wonderful-world --players 3 --bots fair,random,random --games 70 --seed 11 --rotate";
    let alone = timeless(json(&format!("{words} --threads 1")));
    assert_eq!(timeless(json(&format!("{words} --threads 2"))), alone);
    assert_eq!(timeless(json(&format!("{words} --threads 7"))), alone);
    assert_ne!(timeless(json(&words.replace("11", "12"))), alone);
}

#[test]
fn a_bot_that_searches_is_timed_and_one_that_does_not_is_not() {
    let report = json("the-loop --players 2 --bots strong:50,fair --games 1 --seed 5");
    let [searches, does_not] = [0, 1].map(|bot| report["bots"][bot].clone());
    assert!(searches["thinking"]["median"].as_f64().unwrap() > 0.0, "{searches}");
    assert_eq!(does_not.get("thinking"), None);
}

#[test]
fn a_report_has_what_programs_look_for() {
    let report = json("wonderful-world --players 4 --bots fair,random,random,random --games 40 --seed 3 --rotate");
    assert_eq!(report["games"], 40);
    let bots = report["bots"].as_array().unwrap();
    let shares: f64 = bots.iter().map(|bot| bot["win_share"].as_f64().unwrap()).sum();
    assert!((shares - 1.0).abs() < 1e-9, "{shares}");
    for bot in bots {
        for key in ["wins", "win_share", "mean_score", "median_score"] {
            assert!(bot[key].is_number(), "{key} of {bot}");
        }
    }
    assert_eq!((&bots[0]["name"], &bots[1]["name"]), (&"fair".into(), &"random".into()));
    assert!(bots[0]["mean_score"].as_f64() > bots[1]["mean_score"].as_f64());
    let seats = report["seats"].as_array().unwrap();
    assert_eq!(seats.len(), 4);
    assert!(seats.iter().all(|seat| seat["wins"].as_u64().unwrap() > 0), "rotated, every seat has its turn to win");
}

#[test]
fn scenarios_are_reported_by_their_medals() {
    let report = json("wonderful-world --scenario 02 --bots random --games 30");
    let verdicts = report["verdicts"].as_object().unwrap();
    assert_eq!(verdicts.values().map(|count| count.as_u64().unwrap()).sum::<u64>(), 30);
    assert_eq!(report["options"]["side"], "B");
}

#[test]
fn rotated_games_are_whole_deals() {
    let words = "wonderful-world --players 3 --bots fair,random,random --seed 5 --rotate --format json";
    let said = |games: u64| {
        let output = simulate(&format!("{words} --games {games}"));
        let report: Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(report["games"], 12);
        String::from_utf8(output.stderr).unwrap()
    };
    assert!(said(10).contains("12 games are played instead of 10"));
    assert_eq!(said(12), "");
}

#[test]
fn any_option_of_the_game_can_be_named() {
    let flags = json("wonderful-world --bots random --games 2 --players 2 --side b --empires chosen");
    let options = "--option players=2 --option side=B --option empires=chosen";
    let named = json(&format!("wonderful-world --bots random --games 2 {options}"));
    assert_eq!(flags["options"], named["options"]);
    assert_eq!(timeless(flags), timeless(named));
    let empires = json("wonderful-world --bots random --games 1 --players 2 --empires noram_states,aztec_empire");
    assert_eq!(empires["options"]["empires"], serde_json::json!(["noram_states", "aztec_empire"]));
}

#[test]
fn a_closed_pipe_is_no_mistake() {
    for format in ["table", "json", "csv"] {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let mut command = Command::new(env!("CARGO_BIN_EXE_chronotope"));
        command.args(["simulate", "wonderful-world", "--bots", "random", "--games", "2", "--format", format]);
        let child = command.stdout(writer).stderr(Stdio::piped()).spawn().unwrap();
        let output = child.wait_with_output().unwrap();
        assert_eq!(String::from_utf8_lossy(&output.stderr), "");
        assert!(output.status.success());
    }
}

#[test]
fn tables_spreadsheets_pictures_and_records_are_written() {
    let folder = std::env::temp_dir().join(format!("chronotope-simulate-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let plot = folder.join("plot.svg");
    let words = "wonderful-world --players 2 --bots random --games 20";
    let output = simulate(&format!("{words} --plot {} --records {}", plot.display(), folder.display()));
    let table = String::from_utf8(output.stdout).unwrap();
    assert!(table.contains("random") && table.contains("seat"), "{table}");
    assert!(table.lines().all(|line| line.chars().count() <= 100), "{table}");
    let svg = std::fs::read_to_string(&plot).unwrap();
    assert!(svg.starts_with("<svg") && svg.trim_end().ends_with("</svg>"));
    let records = std::fs::read_dir(&folder)
        .unwrap()
        .filter(|file| file.as_ref().unwrap().path().extension().is_some_and(|extension| extension == "jsonl"));
    assert_eq!(records.count(), 20);
    let csv = String::from_utf8(simulate(&format!("{words} --format csv")).stdout).unwrap();
    assert_eq!(csv.lines().count(), 4);
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn what_cannot_be_played_is_refused_with_what_would_do() {
    for (words, says) in [
        ("wonderful-world --players 6 --bots random", "1 to 5"),
        ("wonderful-world --players 3 --scenario 03 --bots random", "one player"),
        ("wonderful-world --side C --bots random", "\"A\" or \"B\""),
        ("wonderful-world --bots genius", "random, easy, fair, strong, best"),
        ("wonderful-world --bots fare", "did you mean \"fair\"?"),
        ("wonderful-world --players 3 --bots fair,random", "one for each seat"),
        ("wonderful-word --bots random", "did you mean"),
        ("wonderful-world --bots random --games 0", "at least 1"),
        ("wonderful-world --bots random --option 7", "such as players=3"),
        ("wonderful-world --bots random --option players=many", "a whole number from 1 to 5"),
        ("wonderful-world --bots random --option colour=red", "`players`, `side`"),
        ("wonderful-world --bots random --players 2 --option players=3", "said twice"),
        ("wonderful-world --bots random --games 1 --plot /no/such/folder/p.svg", "/no/such/folder"),
    ] {
        let output = simulate(words);
        let message = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!output.status.success() && message.contains(says), "{words}: {message}");
        assert!(!message.contains("panicked"), "{message}");
    }
}
