//! What earlier versions of the program saved still loads, says the same and can be played on.
//!
//! The files in `saved/` were written by earlier versions and are never changed:
//!
//! * `states/`: a state in the middle of a game, the choices that were made from there to the end, and the outcome.
//! * `records/`: the record of a running game with take-backs, and the state it led to.
//! * `site/`: a data folder with running and finished tables of every game and mode.
//!
//! When the rules of a game change on purpose, a file that no longer plays the same moves to the tests of what happens then.
#![allow(clippy::unwrap_used, clippy::expect_used)]

#[path = "saved/site.rs"]
mod site;

use anachrony::Anachrony;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use tabletop::record::{Origin, Record};
use tabletop::{Game, Seat, Table};
use the_loop::TheLoop;
use wonderful_world::WonderfulWorld;

fn files<G: Game>(folder: &str, ending: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saved").join(folder);
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.retain(|file| {
        let name = file.file_name().unwrap().to_str().unwrap();
        name.starts_with(G::NAME) && name.ends_with(ending)
    });
    assert!(files.len() >= 10, "the saved files of {} are gone", G::NAME);
    files.sort();
    files
}

fn read(file: &Path) -> Value {
    serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap()
}

fn typed<T: DeserializeOwned>(value: &Value) -> T {
    serde_json::from_value(value.clone()).unwrap()
}

/// Loads each state and plays the saved choices to the saved outcome.
fn states_play_on<G: Game>() {
    for file in files::<G>("states", ".json") {
        let (saved, name) = (read(&file), file.display());
        let start = Table::<G>::start(&Value::Null, Origin::State(saved["state"].clone()));
        let mut table = start.unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(*table.now(), typed::<G>(&saved["state"]), "{name} is loaded as it is written");
        for (number, choice) in saved["choices"].as_array().unwrap().iter().enumerate() {
            let (seat, choice) = (typed::<Seat>(&choice[0]), typed::<G::Choice>(&choice[1]));
            table.choose(seat, choice).unwrap_or_else(|error| panic!("{name}, choice {number}: {error}"));
        }
        assert_eq!(table.now().outcome(), Some(typed(&saved["outcome"])), "{name}");
    }
}

/// Replays each record to the saved state, and writes it again so that it says the same.
fn records_replay<G: Game>() {
    for file in files::<G>("records", ".jsonl") {
        let (text, name) = (fs::read_to_string(&file).unwrap(), file.display());
        let table = Table::<G>::load(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let saved = read(&file.with_extension("state.json"));
        let state = typed::<G>(&saved);
        assert_eq!(choices(table.now()), choices(&state), "{name} leads to the same choices");
        // Within a half-made action a newer version may pay and gain in another order.
        if saved["steps"].as_array().is_none_or(Vec::is_empty) {
            assert_eq!(*table.now(), state, "{name} leads to the saved state");
        }
        let (read, written) = (Record::<G>::parse(&text).unwrap(), table.record());
        assert_eq!(read.entries, written.entries, "{name}");
    }
}

/// What every seat can choose.
fn choices<G: Game>(game: &G) -> Vec<Vec<G::Choice>> {
    let listed = |seat| {
        let mut list = Vec::new();
        game.choices(seat, &mut list);
        list
    };
    game.seats().iter().map(listed).collect()
}

#[test]
fn states_of_wonderful_world_play_on() {
    states_play_on::<WonderfulWorld>();
}

#[test]
fn states_of_anachrony_play_on() {
    states_play_on::<Anachrony>();
}

#[test]
fn states_of_the_loop_play_on() {
    states_play_on::<TheLoop>();
}

#[test]
fn records_of_every_game_replay() {
    records_replay::<WonderfulWorld>();
    records_replay::<Anachrony>();
    records_replay::<TheLoop>();
}
