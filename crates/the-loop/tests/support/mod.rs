//! Positions in a line or two, and a table to try them on.
//!
//! ```
//! let mut game = position(&["mr_time", "v_girl"]).agent(0, "end").hand(0, &["duct_tape"]).rifts("end", 2).ready();
//! game.choose(play("duct_tape"));
//! assert_eq!(game.rifts("end"), 1);
//! ```
//!
//! Everything is named as in records: eras, agents, cards, missions. `position` is an empty board in the action phase of the
//! first agent: no cubes, clones or artifacts, no hands (every card lies in its deck), the Doctor in the End of Times, and
//! two open missions that only a LOOP or destroyed clones serve. `solo` is the same for one player.
//! What is described is put there, wherever it was before; `ready` lets the game look at it, which refuses what cannot be.
// Every test program uses another part of it, and a position that cannot be made ends the test.
#![allow(dead_code, unused_imports, unreachable_pub, clippy::unwrap_used, clippy::needless_pass_by_value)]

mod played;
mod position;

pub use played::Played;
pub use position::{Position, position, position_on, solo};

use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tabletop::{Game, Seed};
use the_loop::{Options, Setup, TheLoop};

/// The thing of this name.
pub fn named<T: DeserializeOwned>(name: &str) -> T {
    serde_json::from_value(json!(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// Several things by name.
pub fn all_named<T: DeserializeOwned>(names: &[&str]) -> Vec<T> {
    names.iter().map(|name| named(name)).collect()
}

/// A game from its options, as written in JSON.
pub fn start(options: Value) -> Played {
    let options: Options = serde_json::from_value(options).unwrap();
    Played(TheLoop::start(&options, Seed::from_text("a test").unwrap()).unwrap())
}

/// A game from its options and a given setup.
pub fn start_with(options: Value, setup: Value) -> Played {
    let options: Options = serde_json::from_value(options).unwrap();
    let setup: Setup = serde_json::from_value(setup).unwrap();
    Played(TheLoop::start_from(&options, &setup).unwrap())
}

/// What is said of options or a setup that do not go together.
pub fn refused(options: Value, setup: Value) -> String {
    let options: Result<Options, _> = serde_json::from_value(options);
    let setup: Result<Setup, _> = serde_json::from_value(setup);
    match (options, setup) {
        (Err(error), _) => error.to_string(),
        (_, Err(error)) => error.to_string(),
        (Ok(options), Ok(setup)) => TheLoop::start_from(&options, &setup).unwrap_err().message,
    }
}

/// `{"use":…}`: use a card of the hand.
pub fn play(card: &str) -> Value {
    json!({"use": card})
}

/// `{"move":…}`: for an energy.
pub fn walk(era: &str) -> Value {
    json!({"move": era})
}

/// `{"free_move":…}`.
pub fn free(era: &str) -> Value {
    json!({"free_move": era})
}

/// `{"loop":…}`.
pub fn loop_(dimension: &str) -> Value {
    json!({"loop": dimension})
}

/// `{"era":…}`: pick an era.
pub fn era(era: &str) -> Value {
    json!({"era": era})
}

/// `{"clone":…}`: pick a clone by where it is and where it is destroyed.
pub fn clone(era: &str, destroyed_in: &str) -> Value {
    json!({"clone": {"era": era, "destroyed_in": destroyed_in}})
}

/// `{"agent":…}`: pick an agent.
pub fn agent(agent: &str) -> Value {
    json!({"agent": agent})
}

/// `{"card":…}`: pick a card.
pub fn card(card: &str) -> Value {
    json!({"card": card})
}

/// `{"take":…}`: take an artifact.
pub fn take(card: &str) -> Value {
    json!({"take": card})
}

/// `"skip"`: leave out what may be left out.
pub fn skip() -> Value {
    json!("skip")
}

/// `"end"`: end the action phase.
pub fn end() -> Value {
    json!("end")
}
