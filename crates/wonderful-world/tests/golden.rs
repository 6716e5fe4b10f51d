//! Golden records: finished games of every mode and every way to end, which must replay to the same outcome for ever.
//!
//! A record is never edited. New ones come from `chronotope simulate … --records FOLDER`.
#![allow(clippy::unwrap_used)] // everything here is a test

use std::collections::BTreeSet;
use std::path::Path;
use tabletop::kit::golden::replay;
use tabletop::{Game, Table};
use wonderful_world::data::{Medal, Rating, Scenario, Side};
use wonderful_world::score::{Decision, SoloOutcome};
use wonderful_world::{Outcome, WonderfulWorld};

fn records() -> Vec<Table<WonderfulWorld>> {
    replay(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden"))
}

#[test]
fn every_record_replays_to_the_outcome_it_ends_with() {
    assert!(records().len() >= 10);
}

/// How a game ended, in a word.
fn ending(outcome: &Outcome) -> String {
    match &outcome.solo {
        None => format!("decided by {:?}", outcome.decided_by),
        Some(SoloOutcome::Rated { rating, .. }) => format!("rated {rating}"),
        Some(SoloOutcome::Scenario { won: false, .. }) => "scenario lost".into(),
        Some(SoloOutcome::Scenario { medal: None, .. }) => "scenario won".into(),
        Some(SoloOutcome::Scenario { medal: Some(medal), .. }) => format!("medal {medal}"),
    }
}

#[test]
fn no_mode_and_no_way_to_end_is_without_a_record() {
    let (mut modes, mut endings) = (BTreeSet::new(), BTreeSet::new());
    for table in records() {
        let options = table.now().options();
        modes.insert(match options.scenario {
            Some(scenario) => format!("scenario {scenario}"),
            None => format!("{} players, side {}", options.players, options.side),
        });
        endings.insert(ending(&table.now().outcome().unwrap()));
    }
    let expected = |names: Vec<String>| names.into_iter().collect::<BTreeSet<_>>();
    let mut all_modes = Scenario::ALL.map(|scenario| format!("scenario {scenario}")).to_vec();
    for side in Side::ALL {
        all_modes.extend((1..=5).map(|players| format!("{players} players, side {side}")));
    }
    assert_eq!(modes, expected(all_modes));

    let mut all_endings = vec!["scenario lost".to_owned(), "scenario won".to_owned()];
    let decisions = [Decision::Points, Decision::BuiltCards, Decision::Leaders, Decision::Shared];
    all_endings.extend(decisions.map(|decision| format!("decided by {decision:?}")));
    all_endings.extend(Rating::ALL.map(|rating| format!("rated {rating}")));
    all_endings.extend(Medal::ALL.map(|medal| format!("medal {medal}")));
    assert_eq!(endings, expected(all_endings));
}
