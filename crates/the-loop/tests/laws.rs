//! The laws of the contract, over more than ten thousand random games spread over every number of agents and every level,
//! with a player for each agent and with one player alone.
#![allow(clippy::unwrap_used)] // everything here is a test

use std::collections::BTreeSet;
use tabletop::kit;
use the_loop::{Options, TheLoop};

/// Random games for each entry of the list.
const GAMES: u64 = 510;

/// A seed is a text of at most 32 bytes.
fn series(name: &str) -> &str {
    &name[..name.len().min(32)]
}

macro_rules! laws {
    ($($name:ident: $options:literal;)+) => {
        const LISTED: &[&str] = &[$($options),+];
        $(#[test]
        fn $name() {
            let options: Options = serde_json::from_str($options).unwrap();
            kit::hold_in_games::<TheLoop>(&options, series(stringify!($name)), 0..GAMES);
        })+
    };
}

laws! {
    two_on_the_first_level: r#"{"players":2}"#;
    two_on_the_second_level: r#"{"players":2,"level":"agent_of_the_year"}"#;
    two_on_the_third_level: r#"{"players":2,"level":"agency_legend"}"#;
    three_on_the_first_level: r#"{"players":3}"#;
    three_on_the_second_level: r#"{"players":3,"level":"agent_of_the_year"}"#;
    three_on_the_third_level: r#"{"players":3,"level":"agency_legend"}"#;
    four_on_the_first_level: r#"{"players":4}"#;
    four_on_the_second_level: r#"{"players":4,"level":"agent_of_the_year"}"#;
    four_on_the_third_level: r#"{"players":4,"level":"agency_legend"}"#;
    alone_with_two_on_the_first_level: r#"{"players":1,"team":2}"#;
    alone_with_two_on_the_second_level: r#"{"players":1,"team":2,"level":"agent_of_the_year"}"#;
    alone_with_two_on_the_third_level: r#"{"players":1,"team":2,"level":"agency_legend"}"#;
    alone_with_three_on_the_first_level: r#"{"players":1,"team":3}"#;
    alone_with_three_on_the_second_level: r#"{"players":1,"team":3,"level":"agent_of_the_year"}"#;
    alone_with_three_on_the_third_level: r#"{"players":1,"team":3,"level":"agency_legend"}"#;
    alone_with_four_on_the_first_level: r#"{"players":1,"team":4}"#;
    alone_with_four_on_the_second_level: r#"{"players":1,"team":4,"level":"agent_of_the_year"}"#;
    alone_with_four_on_the_third_level: r#"{"players":1,"team":4,"level":"agency_legend"}"#;
    chosen_agents: r#"{"players":4,"agents":"chosen"}"#;
    a_chosen_team: r#"{"players":1,"team":3,"agents":"chosen"}"#;
    named_agents: r#"{"players":2,"agents":["robofinisher_404","mr_time"]}"#;
    a_named_team: r#"{"players":1,"agents":["v_girl","time_prowler","cztwyzzek"]}"#;
}

#[test]
fn every_mode_is_among_the_games() {
    let options: Vec<Options> = LISTED.iter().map(|text| serde_json::from_str(text).unwrap()).collect();
    let modes: BTreeSet<_> = options.iter().map(|one| (one.players == 1, one.team, one.level)).collect();
    assert_eq!(modes.len(), 2 * 3 * 3, "with others and alone, 2 to 4 agents, 3 levels");
    assert!(GAMES * options.len() as u64 >= 10_000);
}
