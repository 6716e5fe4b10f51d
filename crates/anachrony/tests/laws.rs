//! The laws of the contract, over ten thousand random games spread over options of which every pair occurs.
#![allow(clippy::unwrap_used)] // everything here is a test

use anachrony::{Anachrony, Options};
use std::collections::BTreeSet;
use tabletop::{Assignment, kit};

/// Random games for each entry of the list with two, three and four players: the fewer play, the shorter the game.
const GAMES: [u64; 3] = [1_530, 600, 300];

fn games(options: &Options) -> u64 {
    GAMES[usize::from(options.players) - 2]
}

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
            kit::hold_in_games::<Anachrony>(&options, series(stringify!($name)), 0..games(&options));
        })+
    };
}

laws! {
    four_choose_paths_and_draft_endgame_cards: r#"{"players":4,"side":"A","paths":"chosen","leaders":"chosen","evacuation":"dealt","variants":["goal_draft","fixed_paradox"]}"#;
    two_named_paths_draft_assets_on_the_alternate_timeline: r#"{"players":2,"side":"B","paths":["progress","salvation"],"leaders":"chosen","evacuation":"chosen","variants":["alternate_timeline","asset_draft"]}"#;
    three_named_paths_and_conditions: r#"{"players":3,"side":"B","paths":["dominance","progress","salvation"],"leaders":"dealt","evacuation":["B","B","A"],"variants":["fixed_paradox"]}"#;
    three_named_leaders_with_three_variants: r#"{"players":3,"side":"A","paths":["dominance","harmony","progress"],"leaders":["wolfe","haulani","valerian"],"evacuation":"dealt","variants":["alternate_timeline","asset_draft","goal_draft"]}"#;
    two_with_both_drafts: r#"{"players":2,"side":"A","paths":"chosen","leaders":"dealt","evacuation":["B","A"],"variants":["asset_draft","goal_draft"]}"#;
    four_choose_conditions_on_the_alternate_timeline: r#"{"players":4,"side":"A","paths":"dealt","leaders":"dealt","evacuation":"chosen","variants":["alternate_timeline","fixed_paradox"]}"#;
    four_with_all_variants: r#"{"players":4,"side":"B","paths":"dealt","leaders":"chosen","evacuation":["A","A","A","A"],"variants":["alternate_timeline","asset_draft","goal_draft","fixed_paradox"]}"#;
    two_named_leaders_draft_endgame_cards: r#"{"players":2,"side":"B","paths":["harmony","progress"],"leaders":["haulani","valerian"],"evacuation":"chosen","variants":["goal_draft","fixed_paradox"]}"#;
    three_dealt_with_an_asset_draft: r#"{"players":3,"side":"B","paths":"dealt","leaders":"dealt","evacuation":"dealt","variants":["asset_draft"]}"#;
    three_choose_everything: r#"{"players":3,"side":"A","paths":"chosen","leaders":"chosen","evacuation":"chosen","variants":[]}"#;
    four_named_leaders_and_conditions: r#"{"players":4,"side":"A","paths":["salvation","harmony","dominance","progress"],"leaders":["caratacus","zaida","wolfe","cornella"],"evacuation":["B","A","B","A"],"variants":["alternate_timeline","fixed_paradox"]}"#;
    four_with_three_variants: r#"{"players":4,"side":"B","paths":"chosen","leaders":"chosen","evacuation":["B","B","A","B"],"variants":["alternate_timeline","asset_draft","goal_draft"]}"#;
    two_dealt_with_three_variants: r#"{"players":2,"side":"B","paths":"dealt","leaders":"dealt","evacuation":"dealt","variants":["alternate_timeline","asset_draft","fixed_paradox"]}"#;
}

/// What stands for each option, in a word.
fn values(options: &Options) -> Vec<(&'static str, String)> {
    fn word<T, const N: usize>(how: &Assignment<T, N>) -> String {
        match how {
            Assignment::Dealt => "dealt",
            Assignment::Chosen => "chosen",
            Assignment::Named(_) => "named",
        }
        .to_owned()
    }
    let variants = options.variants;
    vec![
        ("players", options.players.to_string()),
        ("side", options.side.to_string()),
        ("paths", word(&options.paths)),
        ("leaders", word(&options.leaders)),
        ("evacuation", word(&options.evacuation)),
        ("alternate_timeline", variants.alternate_timeline.to_string()),
        ("asset_draft", variants.asset_draft.to_string()),
        ("goal_draft", variants.goal_draft.to_string()),
        ("fixed_paradox", variants.fixed_paradox.to_string()),
    ]
}

#[test]
fn every_pair_of_options_is_among_the_games() {
    let listed: Vec<_> = LISTED.iter().map(|text| values(&serde_json::from_str(text).unwrap())).collect();
    let all: BTreeSet<_> = listed.iter().flatten().cloned().collect();
    let mut pairs = BTreeSet::new();
    for row in &listed {
        pairs.extend(row.iter().flat_map(|one| row.iter().map(move |other| (one.clone(), other.clone()))));
    }
    for one in &all {
        for other in all.iter().filter(|other| other.0 != one.0) {
            let apart = ["paths", "leaders"].contains(&one.0) && ["paths", "leaders"].contains(&other.0);
            let paths = if one.0 == "paths" { &one.1 } else { &other.1 };
            let leaders = if one.0 == "leaders" { &one.1 } else { &other.1 };
            if apart && leaders == "named" && paths != "named" {
                continue; // refused: who names a leader names the path
            }
            assert!(pairs.contains(&(one.clone(), other.clone())), "{one:?} never goes with {other:?}");
        }
    }
    let total: u64 = LISTED.iter().map(|text| games(&serde_json::from_str(text).unwrap())).sum();
    assert!(total >= 10_000, "{total}");
}
