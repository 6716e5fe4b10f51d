#![allow(clippy::unwrap_used)]

use crate::board::{Board, BoardContext};
use crate::{Language, Zone};
use anachrony::choice::Space;
use anachrony::data::GOAL_POINTS;
use anachrony::step::Step;
use anachrony::{Anachrony, Choice, View};
use std::collections::BTreeSet;
use tabletop::{Dice, Game, Seed, Viewer};

/// The zone where a choice is made by touching a piece; none for what ends something.
fn zone_of(choice: Choice, view: &View) -> Option<&'static str> {
    Some(match choice {
        Choice::Pass | Choice::Skip | Choice::Done => return None,
        Choice::Path(_) | Choice::Board(_) | Choice::Leader(_) | Choice::Pick(_) | Choice::Keep(_) => "ana-dialog",
        Choice::Warp(_) | Choice::Spend(_) | Choice::Focus(_) | Choice::Repay(_) | Choice::TakeBack(_) => "ana-time",
        Choice::Place(placement) => match placement.on {
            Space::Supply | Space::Spot(_) | Space::Anomaly(_) => "ana-mine",
            _ => "ana-main",
        },
        Choice::Recruit(_)
        | Choice::Bonus(_)
        | Choice::SetShape(_)
        | Choice::SetSymbol(_)
        | Choice::Roll
        | Choice::Reroll(_)
        | Choice::Perform(_)
        | Choice::Take(_) => "ana-main",
        Choice::Trade(_) if matches!(view.steps.last(), Some(Step::Collide)) => "ana-mine",
        Choice::Trade(_) => "ana-main",
        Choice::CopySpace(other) if other.seat == view.actor => "ana-mine",
        Choice::CopySpace(_) => "ana-main",
        _ => "ana-mine",
    })
}

/// The choices that the buttons of a zone make.
fn made_in(zone: &Zone) -> BTreeSet<usize> {
    let buttons = zone.html.split("<button ").skip(1).filter_map(|button| {
        let tag = button.split('>').next()?;
        let value = tag.split("value=\"").nth(1).filter(|_| tag.contains("form=\"choose\""))?;
        value.split('"').next()?.parse().ok()
    });
    buttons.collect()
}

/// What appears in quotes after this, anywhere in the zones.
fn quoted<'a>(zones: &'a [Zone], before: &str) -> Vec<&'a str> {
    zones
        .iter()
        .flat_map(|zone| zone.html.split(before).skip(1).map(|after| after.split('"').next().unwrap()))
        .collect()
}

/// Plays a game at random and looks at every decision as the player who makes it does, and as a spectator.
fn look_at(options: &str, seed: u8, mut look: impl FnMut(&View, Viewer, &[Choice], &[Zone])) {
    let options: anachrony::Options = serde_json::from_str(options).unwrap();
    let mut game = Anachrony::start(&options, Seed([seed; 32])).unwrap();
    let mut dice = Dice::new(Seed([seed; 32]), 9);
    let names: Vec<String> = ["Anna", "Boris", "Cyril", "Dora"].map(String::from)[..game.players.len()].to_vec();
    let mut events: Vec<anachrony::Event> = Vec::new();
    while let Some(seat) = game.waiting_for().iter().next() {
        let mut choices = Vec::new();
        game.choices(seat, &mut choices);
        for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
            let view = game.view(viewer);
            let own: &[Choice] = if viewer == Viewer::Spectator { &[] } else { &choices };
            let context: BoardContext<Anachrony> = BoardContext {
                viewer,
                view: &view,
                choices: own,
                held: None,
                names: &names,
                words: Language::English.words(),
            };
            look(&view, viewer, own, &Anachrony::zones(&context));
        }
        game.apply(seat, dice.pick(&choices).unwrap(), &mut events).unwrap();
    }
}

const TABLES: [&str; 4] = [
    r#"{"players":4}"#,
    r#"{"players":4,"side":"B","paths":"chosen","leaders":"chosen","evacuation":"chosen"}"#,
    r#"{"players":2,"side":"B","variants":["alternate_timeline","asset_draft","goal_draft"]}"#,
    r#"{"players":3,"variants":["alternate_timeline"]}"#,
];

#[test]
fn every_choice_is_on_a_lit_piece_of_the_zone_where_it_belongs() {
    let mut kinds = BTreeSet::new();
    for (seed, options) in (1..).zip(TABLES.iter().cycle().take(8)) {
        look_at(options, seed, |view, viewer, choices, zones| {
            for (index, &choice) in choices.iter().enumerate() {
                let Some(wanted) = zone_of(choice, view) else { continue };
                let zone = zones.iter().find(|zone| zone.id == wanted).unwrap();
                let made = made_in(zone);
                assert!(
                    made.contains(&index),
                    "seed {seed}, {viewer:?}: {choice:?} is not in {wanted}: {:?}",
                    view.steps
                );
                kinds.insert(format!("{choice:?}").split('(').next().unwrap().to_owned());
            }
        });
    }
    // The games bring nearly everything that can be chosen.
    assert!(kinds.len() >= 24, "{kinds:?}");
}

#[test]
fn ids_and_pieces_are_there_once_and_zones_are_always_the_same() {
    for (seed, options) in (40..).zip(TABLES) {
        let mut zone_ids: Option<Vec<String>> = None;
        look_at(options, seed, |_, _, _, zones| {
            for before in [" id=\"", " data-piece=\""] {
                let mut all = quoted(zones, before);
                let count = all.len();
                all.sort_unstable();
                let twice: Vec<_> = all.windows(2).filter(|two| two[0] == two[1]).map(|two| two[0]).collect();
                assert!(twice.is_empty(), "seed {seed}: {count} of{before}: {twice:?}");
            }
            let ids: Vec<String> = zones.iter().map(|zone| zone.id.clone()).collect();
            assert_eq!(*zone_ids.get_or_insert_with(|| ids.clone()), ids);
            // No inline style: the policy of the site forbids it.
            assert!(zones.iter().all(|zone| !zone.html.contains(" style=")));
        });
    }
}

#[test]
fn the_rows_of_endgame_cards_say_what_the_points_count() {
    look_at(TABLES[0], 77, |view, _, _, _| {
        for (index, player) in view.players.iter().enumerate() {
            let leads = |&&goal: &&anachrony::data::Goal| {
                let best = (0..view.players.len()).map(|other| view.counted(goal, other)).max();
                best == Some(view.counted(goal, index))
            };
            let points = GOAL_POINTS * view.goals.iter().filter(leads).count() as i32;
            assert_eq!(points, player.score.goals, "{:?} of {:?}", view.phase, player.seat);
        }
    });
}

#[test]
fn the_zone_of_the_decision_is_forward() {
    look_at(TABLES[1], 5, |view, viewer, choices, zones| {
        let forward: Vec<&str> = zones
            .iter()
            .filter(|zone| zone.html.split('>').next().unwrap().contains("forward"))
            .map(|zone| zone.id.as_str())
            .collect();
        assert!(forward.len() <= 1, "{forward:?}");
        // What a half-made action asks for lies there; a turn offers places on several boards.
        let asked = choices.iter().filter_map(|&choice| zone_of(choice, view)).collect::<BTreeSet<_>>();
        if view.era > 0 && !view.steps.is_empty() && asked.len() == 1 && viewer != Viewer::Spectator {
            let zone = asked.into_iter().next().unwrap();
            assert!(forward.contains(&zone), "{:?}: {zone} is asked, {forward:?} forward", view.steps.last());
        }
    });
}
