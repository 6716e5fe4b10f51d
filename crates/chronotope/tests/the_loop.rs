//! The LOOP through every command of the real program.
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
        vec!["--option", "players=4", "--option", "level=agency_legend"],
        vec!["--option", "players=1", "--option", "team=3"],
    ]
    .into_iter()
    .enumerate()
    {
        let seed = format!("terminal {number}");
        let mut args = vec!["play", "the-loop", "--seed", &seed];
        args.extend(options);
        // Numbers typed without much thought, and a look at everything in between.
        let typed = ["1", "2", "c", "1", "m", "3", "2", "h", "1", "l", "i holy grails", "5", "? clones", "i mr_time"];
        let input: String =
            (0..6_000).map(|index| format!("{}\n", typed[(index * 7 + index / 5) % typed.len()])).collect();
        let told = said(&args, &input);
        let widest = told.lines().max_by_key(|line| line.chars().count()).unwrap();
        // What is typed is echoed behind the prompt.
        assert!(widest.chars().count() <= 80, "{widest}");
        let end = &told[told.len().saturating_sub(900)..];
        assert!(end.contains("the team has") && end.contains("Missions archived: "), "{end}");
        assert!(told.contains("Use a card") && told.contains(" uses "), "{told}");
    }
}

#[test]
fn a_team_that_wins_wins_whole_in_a_simulation() {
    let told =
        said(&["simulate", "the-loop", "--bots", "random", "--games", "200", "--seed", "7", "--format", "json"], "");
    let report: Value = serde_json::from_str(&told[told.find('{').unwrap()..]).unwrap();
    assert_eq!(report["seats"][0]["wins"], report["seats"][1]["wins"]);
    let verdicts = report["verdicts"].as_object().unwrap();
    assert_eq!(verdicts.values().map(|count| count.as_u64().unwrap()).sum::<u64>(), 200);
}

#[test]
fn the_engine_starts_from_options_a_setup_and_an_edited_state() {
    let setup = json!({
        "first_player": 1, "doctor": ["dawn", "medieval", "end"], "chutes": ["next", "next"],
        "bag": [1, 5, 9, 13, 17, 21, 25, 2],
        "own_decks": [["grab_boot", "whistle", "duct_tape"], ["donut"]],
    });
    let options = json!({"players": 2, "agents": ["mr_time", "v_girl"], "level": "agent_of_the_year"});
    let ask = |requests: &[Value]| -> Vec<Value> {
        let lines: String = requests.iter().map(|request| format!("{request}\n")).collect();
        said(&["engine"], &lines).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    };
    let answers = ask(&[
        json!({"do": "start", "game": "the-loop", "options": options, "setup": setup}),
        json!({"do": "choices", "seat": 1}),
        json!({"do": "state"}),
    ]);
    assert_eq!(answers[0]["ok"]["waiting"], json!([1]));
    assert!(answers[1]["ok"].as_array().unwrap().contains(&json!({"use": "donut"})), "{}", answers[1]);
    let mut state = answers[2]["ok"].clone();
    assert_eq!(state["eras"][0]["rifts"], 3, "one of setup, and two that fell after the End of Times");
    state["eras"][3]["energy"] = json!(5);
    let mut broken = state.clone();
    broken["destroyed"] = json!(["spartan_shield"]);
    let answers = ask(&[
        json!({"do": "start", "game": "the-loop", "state": state}),
        json!({"do": "apply", "seat": 1, "choice": "end"}),
        json!({"do": "view", "seat": 0}),
        json!({"do": "start", "game": "the-loop", "state": broken}),
        json!({"do": "start", "game": "the-loop", "options": {"players": 5}, "seed": 1}),
    ]);
    assert_eq!(answers[1]["ok"]["seat"], 1);
    assert_eq!(answers[2]["ok"]["eras"][3]["energy"], 5);
    assert_eq!(answers[3]["error"]["kind"], "position");
    assert!(answers[3]["error"]["message"].as_str().unwrap().contains("a card is in two places"), "{}", answers[3]);
    assert_eq!(answers[4]["error"]["kind"], "options");
}
