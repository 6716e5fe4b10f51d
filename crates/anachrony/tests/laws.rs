//! The laws of the contract, over random games of every mode.
#![allow(clippy::unwrap_used)] // everything here is a test

use anachrony::{Anachrony, Options};
use tabletop::kit;

fn options(text: &str) -> Options {
    serde_json::from_str(text).unwrap()
}

macro_rules! laws {
    ($($name:ident: $options:literal, $games:literal;)+) => {
        $(#[test]
        fn $name() {
            kit::hold_in_games::<Anachrony>(&options($options), stringify!($name), 0..$games);
        })+
    };
}

laws! {
    two_players: r#"{"players":2}"#, 150;
    three_players_b: r#"{"players":3,"side":"B","variants":["alternate_timeline"]}"#, 150;
    four_players_all: r#"{"players":4,"side":"B","paths":"chosen","leaders":"dealt","evacuation":"chosen","variants":["asset_draft","goal_draft","fixed_paradox"]}"#, 150;
    two_players_all: r#"{"players":2,"side":"B","paths":"chosen","leaders":"dealt","evacuation":"chosen","variants":["asset_draft","goal_draft","fixed_paradox","alternate_timeline"]}"#, 150;
    three_players_all: r#"{"players":3,"side":"B","paths":"chosen","leaders":"chosen","evacuation":"chosen","variants":["asset_draft","goal_draft","alternate_timeline"]}"#, 150;
}
