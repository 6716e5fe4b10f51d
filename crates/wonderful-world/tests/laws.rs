//! The laws of the contract, over random games of every mode.
#![allow(clippy::unwrap_used)] // everything here is a test

use tabletop::kit;
use wonderful_world::{Options, WonderfulWorld};

fn options(text: &str) -> Options {
    serde_json::from_str(text).unwrap()
}

macro_rules! laws {
    ($($name:ident: $options:literal, $games:literal;)+) => {
        $(#[test]
        fn $name() {
            kit::hold_in_games::<WonderfulWorld>(&options($options), stringify!($name), 0..$games);
        })+
    };
}

laws! {
    two_players_on_side_a: r#"{"players":2,"side":"A"}"#, 250;
    two_players_on_side_b: r#"{"players":2,"side":"B","empires":"chosen"}"#, 250;
    three_players_on_side_a: r#"{"players":3,"side":"A","empires":"chosen"}"#, 200;
    three_players_on_side_b: r#"{"players":3,"side":"B"}"#, 200;
    four_players_on_side_a: r#"{"players":4,"side":"A","empires":"chosen"}"#, 150;
    four_players_on_side_b: r#"{"players":4,"side":"B"}"#, 150;
    five_players_on_side_a: r#"{"players":5,"side":"A"}"#, 120;
    five_players_on_side_b: r#"{"players":5,"side":"B","empires":"chosen"}"#, 120;
    alone_on_side_a: r#"{"players":1,"side":"A"}"#, 250;
    alone_on_side_b: r#"{"players":1,"side":"B","empires":"dealt"}"#, 250;
    scenario_01: r#"{"scenario":"01"}"#, 100;
    scenario_02: r#"{"scenario":"02"}"#, 100;
    scenario_03: r#"{"scenario":"03"}"#, 100;
    scenario_04: r#"{"scenario":"04"}"#, 100;
    scenario_05: r#"{"scenario":"05"}"#, 100;
    scenario_06: r#"{"scenario":"06"}"#, 100;
}
