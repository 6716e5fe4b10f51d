//! A game that has lessons teaches every kind of decision. Games are played at random in every mode.
#![allow(clippy::unwrap_used)] // everything here is a test

use anachrony::Anachrony;
use pages::lesson::lessons;
use pages::{Board, BoardContext, Language};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use tabletop::{Dice, Seed, Viewer};
use the_loop::TheLoop;
use wonderful_world::WonderfulWorld;

/// Plays a game at random and collects the lessons that come up. Every choice must belong to one.
fn walk<G: Board>(options: &Value, seed: &str, met: &mut BTreeSet<&'static str>) {
    let options: G::Options = serde_json::from_value(options.clone()).unwrap();
    let seed = Seed::from_text(seed).unwrap();
    let mut game = G::start(&options, seed).unwrap();
    let (mut dice, mut choices) = (Dice::new(seed, 9), Vec::new());
    let (names, words) = (["P0", "P1", "P2", "P3", "P4"].map(str::to_owned), Language::English.words());
    let known: BTreeSet<_> = G::LESSONS.iter().map(|lesson| lesson.name).collect();
    while let Some(seat) = game.waiting_for().iter().next() {
        let viewer = Viewer::Seat(seat);
        game.choices(seat, &mut choices);
        let choice = dice.pick(&choices).unwrap();
        let view = game.view(viewer);
        let context: BoardContext<G> =
            BoardContext { viewer, view: &view, choices: &choices, held: None, names: &names, words };
        for choice in &choices {
            assert!(G::lesson_of_choice(choice, &context).is_some(), "no lesson is about {choice:?}");
        }
        let mut events = Vec::new();
        game.apply(seat, choice, &mut events).unwrap();
        let events: Vec<_> = events.iter().filter_map(|event| G::event_for(event, viewer)).collect();
        for lesson in lessons(&context, &events) {
            assert!(known.contains(lesson), "{lesson} is not among the lessons");
            met.insert(lesson);
        }
    }
}

/// Every decision of these games has a lesson, and every lesson has its moment.
fn teaches<G: Board>(modes: &[Value]) {
    if G::LESSONS.is_empty() {
        return;
    }
    let mut met = BTreeSet::new();
    for (seed, options) in (1..).zip(modes) {
        walk::<G>(options, &seed.to_string(), &mut met);
    }
    let first_game = serde_json::from_str(G::FIRST_GAME.options).unwrap();
    walk::<G>(&first_game, G::FIRST_GAME.seed, &mut met);
    let never: Vec<_> = G::LESSONS.iter().map(|lesson| lesson.name).filter(|name| !met.contains(name)).collect();
    assert_eq!(never, [""; 0], "these lessons never come up");
    for lesson in G::LESSONS {
        let cited = format!("[{}]", lesson.rule);
        assert!(
            G::RULES_PAGES[0].1.contains(lesson.rule),
            "the rules do not tell {cited}, the rule of {}",
            lesson.name
        );
    }
    let presets = G::about().presets;
    assert!(presets.iter().any(|preset| preset.name == G::FIRST_GAME.next), "no preset {}", G::FIRST_GAME.next);
}

#[test]
fn every_decision_of_it_s_a_wonderful_world_is_taught() {
    let solo = (1..=6).map(|number| json!({"players": 1, "scenario": format!("0{number}")}));
    let modes = [json!({"players": 1}), json!({"players": 2}), json!({"players": 5, "empires": "chosen"})];
    teaches::<WonderfulWorld>(&modes.into_iter().chain(solo).collect::<Vec<_>>());
}

#[test]
fn every_decision_of_anachrony_is_taught() {
    teaches::<Anachrony>(&[
        json!({"players": 2}),
        json!({"players": 3, "side": "B", "paths": "chosen", "evacuation": "chosen"}),
        json!({"players": 4, "side": "B", "variants": ["alternate_timeline", "asset_draft", "goal_draft"]}),
        json!({"players": 4, "variants": ["fixed_paradox"]}),
    ]);
}

#[test]
fn every_decision_of_the_loop_is_taught() {
    teaches::<TheLoop>(&[
        json!({"players": 1}),
        json!({"players": 2, "level": "agency_legend", "agents": "chosen"}),
        json!({"players": 4, "level": "agent_of_the_year"}),
    ]);
}
