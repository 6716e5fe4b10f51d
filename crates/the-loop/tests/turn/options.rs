//! What options and setups are refused, and why.

use crate::support::*;
use serde_json::json;

#[test]
fn options_that_do_not_go_together_are_refused_with_the_reason() {
    let none = || json!({});
    for (options, why) in [
        (json!({"players": 5}), "1 to 4 players"),
        (json!({"players": 2, "team": 3}), "leave team out"),
        (json!({"players": 1, "team": 5}), "a team has 2 to 4"),
        (json!({"players": 3, "agents": ["mr_time"]}), "name one for each seat"),
        (json!({"players": 2, "agents": ["mr_time", "mr_time"]}), "named twice"),
        (json!({"players": 1, "agents": ["mr_time"]}), "a team has 2 to 4"),
        (json!({"players": 2, "agents": "drafted"}), "write \"dealt\""),
        (json!({"level": "boss"}), "there is no level"),
        (json!({"seats": 3}), "unknown field"),
    ] {
        let said = refused(options.clone(), none());
        assert!(said.contains(why), "{options}: {said}");
    }
}

#[test]
fn a_setup_that_cannot_be_is_refused_with_the_reason() {
    let two = || json!({"players": 2, "agents": ["mr_time", "v_girl"]});
    for (options, setup, why) in [
        (two(), json!({"great_deck": ["spartan_shield", "spartan_shield"]}), "given twice"),
        (two(), json!({"great_deck": ["needle"]}), "no card of the Great Deck"),
        (two(), json!({"own_decks": [["donut"]]}), "no starting artifact of mr_time"),
        (two(), json!({"common_deck": ["donut"]}), "own_decks"),
        (two(), json!({"first_player": 2}), "no seat"),
        (two(), json!({"doctor": ["dawn", "end", "dawn", "dawn"]}), "twice in a cycle"),
        (two(), json!({"missions": ["surrounded", "surrounded"]}), "given twice"),
        (two(), json!({"bag": [29]}), "from 1 to 28"),
        (json!({"players": 1}), json!({"own_decks": [[]]}), "common_deck"),
        (json!({"players": 1}), json!({"first_player": 0}), "no first player"),
    ] {
        let said = refused(options, setup.clone());
        assert!(said.contains(why), "{setup}: {said}");
    }
}
