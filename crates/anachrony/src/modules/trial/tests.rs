//! The room for modules at work.

use super::{Choice, Event, Goal, IMPACT, Space};
use crate::choice::{Choice as BaseChoice, Placement, Space as BaseSpace};
use crate::event::Event as BaseEvent;
use crate::modules::{self, Chosen};
use crate::state::Phase;
use crate::{Anachrony, Options};
use tabletop::{Dice, Game, Seed, kit};

fn options(players: u8) -> Options {
    Options { players, modules: Chosen { trial: true }, ..Options::default() }
}

fn start(seed: u64) -> Anachrony {
    Anachrony::start(&options(3), Seed([4; 32]).nth(seed)).unwrap_or_else(|refusal| panic!("{refusal}"))
}

/// Plays at random to the end; what happened on the way, and the largest era before the impact.
fn played(mut game: Anachrony, number: u64) -> (Anachrony, Vec<BaseEvent>, u8) {
    let (mut events, mut choices, mut before) = (Vec::new(), Vec::new(), 0);
    let mut dice = Dice::new(Seed([5; 32]), number);
    while let Some(seat) = game.waiting_for().iter().next() {
        game.choices(seat, &mut choices);
        let surveys = choices.iter().copied().find(|choice| is_survey(*choice) || is_keep(*choice));
        let choice = surveys.or_else(|| dice.pick(&choices)).unwrap_or(BaseChoice::Pass);
        game.apply(seat, choice, &mut events).unwrap_or_else(|illegal| panic!("{illegal}"));
        if !game.is_after_impact() {
            before = before.max(game.era);
        }
    }
    (game, events, before)
}

fn is_survey(choice: BaseChoice) -> bool {
    matches!(choice, BaseChoice::Place(Placement { on: BaseSpace::Module(modules::Space::Trial(Space::Survey)), .. }))
}

fn is_keep(choice: BaseChoice) -> bool {
    matches!(choice, BaseChoice::Module(modules::Choice::Trial(Choice::Keep(_))))
}

#[test]
fn the_laws_of_the_contract_hold_in_games_with_a_module() {
    for players in 2..=4 {
        kit::hold_in_games::<Anachrony>(&options(players), "a module", 0..8);
    }
    let drafts =
        r#"{"players":2,"variants":["goal_draft","asset_draft","alternate_timeline"],"modules":{"trial":true}}"#;
    let drafts = serde_json::from_str(drafts).unwrap_or_else(|error| panic!("{error}"));
    kit::hold_in_games::<Anachrony>(&drafts, "a module", 0..8);
}

#[test]
fn a_module_adds_a_deck_a_space_steps_a_choice_and_events() {
    let (game, events, _) = played(start(1), 1);
    let trial = game.modules.trial.unwrap_or_else(|| panic!("the module is played"));
    let drawn =
        events.iter().filter(|event| matches!(event, BaseEvent::Module(modules::Event::Trial(Event::Drew { .. }))));
    let kept =
        events.iter().filter(|event| matches!(event, BaseEvent::Module(modules::Event::Trial(Event::Kept { .. }))));
    let (drawn, kept) = (drawn.count(), kept.count());
    assert!(drawn > 3, "{drawn}");
    assert_eq!(trial.deck.len() + drawn, usize::from(super::CARDS));
    assert_eq!(trial.kept.iter().map(|&kept| usize::from(kept)).sum::<usize>(), kept);
}

#[test]
fn a_module_brings_points_and_an_endgame_card() {
    let card = crate::data::Goal::Module(modules::Goal::Trial(Goal::Surveys));
    let mut game = (0..40).map(start).find(|game| game.goals.contains(&card)).unwrap_or_else(|| panic!("never dealt"));
    let before: Vec<_> = game.everybody().map(|who| game.score_of(who)).collect();
    if let Some(trial) = &mut game.modules.trial {
        trial.kept = [0, 2, 0, 0];
    }
    let points = |seat: u8| game.score_of(tabletop::Seat(seat));
    assert_eq!((points(1).modules, points(1).goals), (2, before[1].goals));
    assert_eq!((points(0).modules, points(0).goals), (0, before[0].goals - crate::data::GOAL_POINTS));
}

#[test]
fn a_module_moves_the_impact() {
    let (game, events, before) = played(start(2), 2);
    assert_eq!(game.phase, Phase::Over);
    assert!(events.contains(&BaseEvent::Impact));
    assert_eq!(before, IMPACT);
}

#[test]
fn a_game_without_modules_writes_nothing_of_them() {
    let plain = Anachrony::start(&Options::default(), Seed([6; 32])).unwrap_or_else(|refusal| panic!("{refusal}"));
    let written = serde_json::to_value(&plain).unwrap_or_default();
    assert!(written.get("modules").is_none() && written["options"].get("modules").is_none());
    let with = serde_json::to_value(start(3)).unwrap_or_default();
    assert!(with["modules"]["trial"].is_object());
    let read: Anachrony = serde_json::from_value(with).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(read, start(3));
}
