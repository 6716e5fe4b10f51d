//! States that earlier versions of the program wrote: they load, and play on to the end that they had then.
//!
//! A file holds a state, then the choices that were made from there on, then the outcome. Files are never edited. New ones
//! come from `state` and `outcome` of `chronotope engine`.
#![allow(clippy::unwrap_used)] // everything here is a test

use anachrony::{Anachrony, Choice, Outcome};
use serde_json::Value;
use std::path::Path;
use tabletop::{Game, Seat};

struct Saved {
    name: String,
    state: Value,
    choices: Vec<(Seat, Choice)>,
    outcome: Outcome,
}

fn saved() -> Vec<Saved> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saved");
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    files
        .map(|file| read(file.file_stem().unwrap().to_str().unwrap(), &std::fs::read_to_string(&file).unwrap()))
        .collect()
}

fn read(name: &str, text: &str) -> Saved {
    let mut lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let outcome = serde_json::from_value(lines.pop().unwrap()["outcome"].take()).unwrap();
    let state = lines.remove(0);
    let choice = |mut line: Value| {
        let seat = serde_json::from_value(line["seat"].take()).unwrap();
        (seat, serde_json::from_value(line["choice"].take()).unwrap())
    };
    Saved { name: name.to_owned(), state, choices: lines.into_iter().map(choice).collect(), outcome }
}

fn load(saved: &Saved) -> Anachrony {
    let state: Anachrony =
        serde_json::from_value(saved.state.clone()).unwrap_or_else(|why| panic!("{}: {why}", saved.name));
    state.admit().unwrap_or_else(|refusal| panic!("{}: {refusal}", saved.name))
}

#[test]
fn a_saved_state_loads_and_plays_on_to_the_outcome_it_had() {
    let all = saved();
    assert!(all.len() >= 9, "{}", all.len());
    for saved in all {
        let mut game = load(&saved);
        for (seat, choice) in &saved.choices {
            let made = game.apply(*seat, *choice, &mut ());
            made.unwrap_or_else(|illegal| panic!("{}: {seat} cannot choose {choice:?}: {illegal}", saved.name));
            game.check().unwrap();
        }
        assert_eq!(game.outcome(), Some(saved.outcome), "{}", saved.name);
    }
}

#[test]
fn a_saved_state_is_written_as_it_was_read() {
    for saved in saved() {
        assert_eq!(serde_json::to_value(load(&saved)).unwrap(), saved.state, "{}", saved.name);
    }
}
