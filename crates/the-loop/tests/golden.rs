//! Golden records: finished games of every number of agents, alone and together, on every level and with every way to end,
//! which must replay to the same outcome for ever.
//!
//! A record is never edited. New ones come from `chronotope simulate … --records FOLDER`.
#![allow(clippy::unwrap_used)] // everything here is a test

use std::collections::BTreeSet;
use std::path::Path;
use tabletop::kit::golden::replay;
use tabletop::{Game, Table};
use the_loop::TheLoop;
use the_loop::data::Level;
use the_loop::outcome::Ending;

fn records() -> Vec<Table<TheLoop>> {
    replay(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden"))
}

#[test]
fn every_record_replays_to_the_outcome_it_ends_with() {
    assert!(records().len() >= 18);
}

#[test]
fn no_mode_level_or_way_to_end_is_without_a_record() {
    let mut seen = BTreeSet::new();
    for table in records() {
        let options = table.now().options();
        let outcome = table.now().outcome().unwrap();
        let how = if options.players == 1 { "alone" } else { "together" };
        let agents = usize::from(options.team);
        seen.insert(format!("{agents} agents {how} on {}", options.level));
        seen.insert(format!("{how}, {}", outcome.ending));
        if outcome.won {
            seen.insert(format!("won by {agents} agents {how}"));
            seen.insert(format!("won on {}", options.level));
        }
    }
    for how in ["together", "alone"] {
        for agents in 2..=4 {
            for level in Level::ALL {
                let expected = format!("{agents} agents {how} on {level}");
                assert!(seen.contains(&expected), "no record of {expected}");
            }
            let expected = format!("won by {agents} agents {how}");
            assert!(seen.contains(&expected), "no record of {expected}");
        }
    }
    let endings = Ending::ALL.map(|ending| format!(", {ending}"));
    for ending in endings {
        assert!(seen.iter().any(|one| one.ends_with(&ending)), "no record that ends{ending}");
    }
    for level in Level::ALL {
        assert!(seen.contains(&format!("won on {level}")), "no record of a victory on {level}");
    }
}
