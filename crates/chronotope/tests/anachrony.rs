//! Anachrony through every command of the real program.
#![allow(clippy::unwrap_used)] // everything here is a test

use serde_json::{Value, json};
use std::io::Write;
use std::process::{Command, Stdio};

/// What the program says to this input.
fn said(args: &[&str], input: &str) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_chronotope"));
    let folder = std::env::temp_dir();
    command
        .args(args)
        .env("LC_ALL", "C")
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()).ok());
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn whole_games_are_played_in_the_terminal_within_eighty_columns() {
    for (number, options) in [
        vec!["--option", "players=2"],
        vec![
            "--option",
            "players=3",
            "--option",
            "side=B",
            "--option",
            "variants=[\"alternate_timeline\",\"goal_draft\"]",
        ],
        vec!["--option", "players=4", "--option", "paths=chosen", "--option", "variants=[\"asset_draft\"]"],
    ]
    .into_iter()
    .enumerate()
    {
        let seed = format!("terminal {number}");
        let mut args = vec!["play", "anachrony", "--seed", &seed, "--bots", "random"];
        args.extend(options);
        // Numbers typed without much thought, and a look at everything in between.
        let typed = ["1", "2", "o", "1", "v", "3", "2", "h", "1", "l", "i exocrawler", "5", "? council", "i 305"];
        let input: String =
            (0..6_000).map(|index| format!("{}\n", typed[(index * 7 + index / 5) % typed.len()])).collect();
        let told = said(&args, &input);
        let widest = told.lines().max_by_key(|line| line.chars().count()).unwrap();
        // What is typed is echoed behind the prompt.
        assert!(widest.chars().count() <= 80, "{widest}");
        assert!(
            told.contains("Endgame cards") && told.contains("ictory with"),
            "{}",
            &told[told.len().saturating_sub(900)..]
        );
    }
}

#[test]
fn a_game_is_played_in_every_language_without_a_raw_key() {
    for (language, over) in [("ru", "Победа"), ("cs", "Vítězství")] {
        let args = [
            "play",
            "anachrony",
            "--language",
            language,
            "--seed",
            "words",
            "--bots",
            "random",
            "--option",
            "players=2",
        ];
        let typed = ["1", "2", "o", "v", "3", "h", "l", "i exocrawler", "i 305"];
        let input: String =
            (0..6_000).map(|index| format!("{}\n", typed[(index * 7 + index / 5) % typed.len()])).collect();
        let told = said(&args, &input);
        assert!(told.contains(over), "{}", told);
        let widest = told.lines().max_by_key(|line| line.chars().count()).unwrap();
        assert!(widest.chars().count() <= 80, "{widest}");
        assert!(!told.contains("ana-") && !told.contains("power_plant"), "{language}");
    }
}

#[test]
fn the_engine_starts_from_options_a_setup_and_an_edited_state() {
    let setup = json!({"first_player": 1, "recruit": [10], "superprojects": ["exocrawler"]});
    let options = json!({"players": 2, "paths": ["harmony", "salvation"], "leaders": ["haulani", "amena"]});
    let first = [
        json!({"do": "start", "game": "anachrony", "options": options, "setup": setup}),
        json!({"do": "choices", "seat": 1}),
        json!({"do": "state"}),
    ];
    let ask = |requests: &[Value]| -> Vec<Value> {
        let lines: String = requests.iter().map(|request| format!("{request}\n")).collect();
        said(&["engine"], &lines).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    };
    let answers = ask(&first);
    assert_eq!(answers[0]["ok"]["waiting"], json!([1]));
    assert_eq!(answers[1]["ok"][0], json!({"charge": {"slot": 1}}));
    let mut state = answers[2]["ok"].clone();
    state["players"][1]["goods"]["neutronium"] = json!(5);
    let mut broken = state.clone();
    broken["players"][1]["suits"] = json!(2);
    let answers = ask(&[
        json!({"do": "start", "game": "anachrony", "state": state}),
        json!({"do": "apply", "seat": 1, "choice": "done"}),
        json!({"do": "view", "seat": 0}),
        json!({"do": "start", "game": "anachrony", "state": broken}),
        json!({"do": "start", "game": "anachrony", "options": {"players": 5}, "seed": 1}),
    ]);
    assert_eq!(answers[1]["ok"]["waiting"], json!([0]));
    assert_eq!(answers[2]["ok"]["players"][1]["goods"]["neutronium"], 5);
    assert_eq!(answers[3]["error"]["kind"], "position");
    assert!(
        answers[3]["error"]["message"].as_str().unwrap().contains("2 suits are there instead of 6"),
        "{}",
        answers[3]
    );
    assert_eq!(answers[4]["error"]["kind"], "options");
}

#[test]
fn the_rules_are_told_by_chapter_and_by_rule() {
    assert!(said(&["rules", "anachrony", "council"], "").contains("ANA-COUNCIL-01"));
    assert!(said(&["rules", "anachrony", "ANA-EVAC-07"], "").contains("## Evacuation"));
}
