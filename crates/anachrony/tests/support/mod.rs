//! Positions in a line or two, and a table to try them on.
// Every test program uses another part of it, and a position that cannot be made ends the test.
#![allow(dead_code, unreachable_pub, clippy::unwrap_used, clippy::needless_pass_by_value)]

mod played;
mod position;

pub use played::Played;
pub use position::{Position, led_by, position, position_on, side_b};

use anachrony::data::{Good, Goods, Row, SpotId, Worker, Workers};
use anachrony::{Anachrony, Options, Setup};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tabletop::{Game, Seed};

/// The thing of this name.
pub fn named<T: DeserializeOwned>(name: &str) -> T {
    serde_json::from_value(json!(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// A spot: its row, and its place from 1.
pub fn spot(row: &str, place: usize) -> SpotId {
    SpotId::new(named::<Row>(row), place - 1)
}

/// Goods such as `"3W 2T 1C"`.
pub fn goods(text: &str) -> Goods {
    counted(text, |letter| match letter {
        'W' => Good::Water,
        'T' => Good::Titanium,
        'U' => Good::Uranium,
        'G' => Good::Gold,
        'N' => Good::Neutronium,
        'C' => Good::Core,
        _ => panic!("no such good: {letter}"),
    })
}

/// Workers such as `"2S 1E 1A 1G"`.
pub fn workers(text: &str) -> Workers {
    counted(text, |letter| match letter {
        'S' => Worker::Scientist,
        'E' => Worker::Engineer,
        'A' => Worker::Administrator,
        'G' => Worker::Genius,
        _ => panic!("no such worker: {letter}"),
    })
}

fn counted<K: anachrony::tally::Kind, const N: usize>(
    text: &str,
    kind: fn(char) -> K,
) -> anachrony::tally::Tally<K, N> {
    let one = |word: &str| {
        let (count, letter) = word.split_at(word.len() - 1);
        (kind(letter.chars().next().unwrap()), count.parse().unwrap())
    };
    text.split_whitespace().map(one).collect()
}

/// A game from its options, as written in JSON.
pub fn start(options: Value) -> Played {
    let options: Options = serde_json::from_value(options).unwrap();
    Played(Anachrony::start(&options, Seed::from_text("a test").unwrap()).unwrap())
}

/// A game from its options and a given setup.
pub fn start_with(options: Value, setup: Value) -> Played {
    let options: Options = serde_json::from_value(options).unwrap();
    let setup: Setup = serde_json::from_value(setup).unwrap();
    Played(Anachrony::start_from(&options, &setup).unwrap())
}

/// What is said of options or a setup that do not go together.
pub fn refused(options: Value, setup: Value) -> String {
    let options: Result<Options, _> = serde_json::from_value(options);
    let setup: Setup = serde_json::from_value(setup).unwrap();
    match options {
        Err(error) => error.to_string(),
        Ok(options) => Anachrony::start_from(&options, &setup).unwrap_err().message,
    }
}

/// `{"place":…}` on a numbered space.
pub fn place(worker: &str, space: &str, number: u8) -> Value {
    json!({"place": {"worker": worker, "on": {space: number}}})
}

/// `{"place":…}` in a zone or on Supply.
pub fn go(worker: &str, zone: &str) -> Value {
    json!({"place": {"worker": worker, "on": zone}})
}

/// `{"place":…}` on a building or superproject.
pub fn work(worker: &str, row: &str, place: u8) -> Value {
    json!({"place": {"worker": worker, "on": {"spot": {"row": row, "spot": place}}}})
}

/// A spot as it is written.
pub fn at(row: &str, place: u8) -> Value {
    json!({"row": row, "spot": place})
}

/// `{"use":…}` of a building or superproject.
pub fn use_spot(row: &str, place: u8) -> Value {
    json!({"use": {"spot": at(row, place)}})
}

/// `{"build":…}` from a primary stack.
pub fn build(row: &str) -> Value {
    json!({"build": {"row": row, "from": "primary"}})
}
