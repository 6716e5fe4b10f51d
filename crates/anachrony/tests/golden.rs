//! Golden records: finished games of every number of players, side, variant and way to end, which must replay to the same
//! outcome for ever.
//!
//! A record is never edited. New ones come from `chronotope simulate … --records FOLDER`.
#![allow(clippy::unwrap_used)] // everything here is a test

use anachrony::Anachrony;
use std::collections::BTreeSet;
use std::path::Path;
use tabletop::kit::golden::replay;
use tabletop::{Game, Table};

fn records() -> Vec<Table<Anachrony>> {
    replay(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden"))
}

#[test]
fn every_record_replays_to_the_outcome_it_ends_with() {
    assert!(records().len() >= 10);
}

#[test]
fn no_mode_and_no_way_to_end_is_without_a_record() {
    let mut seen = BTreeSet::new();
    for table in records() {
        let options = table.now().options();
        let outcome = table.now().outcome().unwrap();
        seen.insert(format!("{} players, side {}", options.players, options.side));
        let variants = options.variants;
        for (name, played) in [
            ("alternate timeline", variants.alternate_timeline),
            ("asset draft", variants.asset_draft),
            ("goal draft", variants.goal_draft),
            ("fixed paradox", variants.fixed_paradox),
        ] {
            if played {
                seen.insert(name.to_owned());
            }
        }
        seen.insert(format!("ended by {:?}", outcome.ending));
        seen.insert(format!("decided by {:?}", outcome.decided_by));
    }
    let players = (2..=4).flat_map(|players| ["A", "B"].map(|side| format!("{players} players, side {side}")));
    let variants = ["alternate timeline", "asset draft", "goal draft", "fixed paradox"].map(String::from);
    let ends = ["LastEra", "Collapse"].map(|ending| format!("ended by {ending}"));
    let decisions = ["Points", "Water", "Resources", "Shared"].map(|decision| format!("decided by {decision}"));
    for expected in players.chain(variants).chain(ends).chain(decisions) {
        assert!(seen.contains(&expected), "no record of {expected}");
    }
}
