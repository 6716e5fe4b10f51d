//! Golden records: finished games of every number of players, side, variant and way to end, which must replay to the same
//! outcome for ever.
//!
//! A record is never edited. New ones come from `chronotope simulate … --records FOLDER`.
#![allow(clippy::unwrap_used)] // everything here is a test

use anachrony::Anachrony;
use std::collections::BTreeSet;
use std::path::Path;
use tabletop::record::Record;
use tabletop::{Game, Table};

/// Every golden record: its file's name and its text.
fn records() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let mut records: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path())
        .filter(|file| file.extension().is_some_and(|extension| extension == "jsonl"))
        .map(|file| (file.file_name().unwrap().to_string_lossy().into_owned(), std::fs::read_to_string(&file).unwrap()))
        .collect();
    records.sort();
    records
}

#[test]
fn every_record_replays_to_the_outcome_it_ends_with() {
    for (name, text) in records() {
        let written = Record::<Anachrony>::parse(&text).unwrap_or_else(|refusal| panic!("{name}: {refusal}"));
        let table = Table::<Anachrony>::load(&text).unwrap_or_else(|refusal| panic!("{name}: {refusal}"));
        assert!(written.outcome.is_some(), "{name} is of an unfinished game");
        assert_eq!(table.now().outcome(), written.outcome, "{name}");
        assert_eq!(table.record().to_text(), text, "{name} is written as it was read");
    }
}

#[test]
fn no_mode_and_no_way_to_end_is_without_a_record() {
    let mut seen = BTreeSet::new();
    for (_, text) in records() {
        let table = Table::<Anachrony>::load(&text).unwrap();
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
