//! The room for modules at work.

use super::{CARDS_TO_END, Choice, Event, FreeAction, Goal, IMPACT, RIVAL_TURNS, RIVAL_WARP, Setup, Space, Suit};
use crate::choice::{Choice as BaseChoice, FreeAction as BaseFreeAction, Placement, Space as BaseSpace};
use crate::data::{Good, Worker};
use crate::event::Event as BaseEvent;
use crate::modules::{self, Chosen};
use crate::score::Ending;
use crate::state::Phase;
use crate::{Anachrony, Options, Participant};
use tabletop::{Dice, Game, Seat, Seed, kit};

const DISCARD: BaseChoice = BaseChoice::Module(modules::Choice::Trial(Choice::Discard));

fn options(players: u8) -> Options {
    Options { players, modules: Chosen { trial: true }, ..Options::default() }
}

fn start(seed: u64) -> Anachrony {
    Anachrony::start(&options(3), Seed([4; 32]).nth(seed)).unwrap_or_else(|error| panic!("{error}"))
}

/// Plays at random to the end; what happened on the way, and the largest era before the impact.
fn played(mut game: Anachrony, number: u64) -> (Anachrony, Vec<BaseEvent>, u8) {
    let (mut events, mut choices, mut before) = (Vec::new(), Vec::new(), 0);
    let mut dice = Dice::new(Seed([5; 32]), number);
    while let Some(seat) = game.waiting_for().iter().next() {
        game.choices(seat, &mut choices);
        choices.retain(|choice| *choice != DISCARD);
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
    for players in 2..=3 {
        kit::hold_in_games::<Anachrony>(&options(players), "a module", 0..8);
    }
    let drafts = r#"{"players":2,"variants":["goal_draft","asset_draft","alternate_timeline"],"modules":["trial"]}"#;
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
    let points = |seat: u8| game.score_of(Seat(seat));
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
    let plain = Anachrony::start(&Options::default(), Seed([6; 32])).unwrap_or_else(|error| panic!("{error}"));
    let written = serde_json::to_value(&plain).unwrap_or_default();
    assert!(written.get("modules").is_none() && written["options"].get("modules").is_none());
    let with = serde_json::to_value(start(3)).unwrap_or_default();
    assert!(with["modules"]["trial"].is_object());
    let read: Anachrony = serde_json::from_value(with).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(read, start(3));
}

/// A game that stands at the first turn of an era, with every choice before made at random.
fn at_first_turn(seed: u64) -> (Anachrony, Vec<BaseEvent>) {
    let (mut game, mut choices, mut events) = (start(seed), Vec::new(), Vec::new());
    let mut dice = Dice::new(Seed([7; 32]), seed);
    while game.phase != Phase::Actions {
        let Some(seat) = game.waiting_for().iter().next() else { break };
        game.choices(seat, &mut choices);
        let choice = dice.pick(&choices).unwrap_or(BaseChoice::Done);
        game.apply(seat, choice, &mut events).unwrap_or_else(|illegal| panic!("{illegal}"));
    }
    (game, events)
}

/// Makes a choice of the seat whose turn it is.
fn choose(game: &mut Anachrony, choice: BaseChoice) -> Seat {
    let seat = game.waiting_for().iter().next().unwrap_or_else(|| panic!("nobody chooses"));
    game.apply(seat, choice, &mut ()).unwrap_or_else(|illegal| panic!("{choice:?}: {illegal}"));
    seat
}

fn offered(game: &Anachrony, wanted: impl Fn(&BaseChoice) -> bool) -> bool {
    let mut choices = Vec::new();
    game.waiting_for().iter().any(|seat| {
        game.choices(seat, &mut choices);
        choices.iter().any(&wanted)
    })
}

fn drone(on: BaseSpace) -> BaseChoice {
    BaseChoice::Place(Placement { worker: None, on, suit: Some(modules::Suit::Trial(Suit::Drone)) })
}

#[test]
fn a_suit_of_a_module_counts_as_a_worker_without_one() {
    let (mut game, _) = at_first_turn(4);
    let who = game.actor;
    game.players[who.index()].charged = [false; 6];
    game.players[who.index()].suits = 6;
    let (workers, suits) = (game.workers_of(who), game.player(who).suits);
    assert!(offered(&game, |choice| *choice == drone(BaseSpace::Research(1))), "it counts as piloted by a genius");
    assert!(!offered(&game, |choice| matches!(
        choice,
        BaseChoice::Place(Placement { on: BaseSpace::Purify, worker: Some(_), .. })
    )));
    choose(&mut game, drone(BaseSpace::Mine(1)));
    let suit = game.mine[0].unwrap_or_else(|| panic!("a drone stands there"));
    assert_eq!((suit.owner, suit.worker, suit.suit), (who, None, Some(modules::Suit::Trial(Suit::Drone))));
    let trial = |game: &Anachrony| game.modules.trial.unwrap_or_else(|| panic!("the module is played"));
    assert_eq!(trial(&game).drones[who.index()], 0);
    assert_eq!((game.workers_of(who), game.player(who).suits), (workers, suits), "no worker and no suit is used");
    while game.phase == Phase::Actions {
        let choice = if game.steps.is_empty() { BaseChoice::Pass } else { first(&game) };
        choose(&mut game, choice);
    }
    assert_eq!((trial(&game).drones[who.index()], game.player(who).suits + game.player(who).suits_charged()), (1, 6));
}

fn first(game: &Anachrony) -> BaseChoice {
    let mut choices = Vec::new();
    for seat in game.waiting_for().iter() {
        game.choices(seat, &mut choices);
    }
    choices.first().copied().unwrap_or(BaseChoice::Pass)
}

#[test]
fn a_drone_in_an_open_zone_is_no_suit_of_its_owner() {
    let (mut game, _) = at_first_turn(5);
    let who = game.actor;
    let water = game.player(who).goods[Good::Water];
    choose(&mut game, drone(BaseSpace::Purify));
    assert_eq!(game.player(who).suits_away, 0);
    assert_eq!(game.player(who).goods[Good::Water], water + 4, "as a genius purifies");
    assert_eq!(game.check(), Ok(()));
}

#[test]
fn a_module_offers_a_free_action_a_choice_of_a_turn_and_a_space_of_the_own_board() {
    let (mut game, _) = at_first_turn(6);
    let who = game.actor;
    let tune = BaseChoice::Use(BaseFreeAction::Module(modules::FreeAction::Trial(FreeAction::Tune)));
    let (water, markers) = (game.player(who).goods[Good::Water], game.player(who).markers);
    choose(&mut game, tune);
    assert_eq!((game.player(who).goods[Good::Water], game.player(who).markers), (water + 1, markers - 1));
    assert!(game.actor == who && !offered(&game, |choice| *choice == tune), "once an era, and the turn goes on");

    assert!(!offered(&game, |choice| *choice == DISCARD));
    if let Some(trial) = &mut game.modules.trial {
        trial.kept[who.index()] = 1;
    }
    let mut other = game.clone();
    choose(&mut game, DISCARD);
    assert_eq!(game.player(who).goods[Good::Water], water + 2);
    assert_ne!(game.actor, who, "that was the turn");

    let on = BaseSpace::Module(modules::Space::Trial(Space::Chart));
    let worker = Worker::ALL.into_iter().find(|&worker| other.player(who).active[worker] > 0);
    choose(&mut other, BaseChoice::Place(Placement { worker, on, suit: None }));
    assert_eq!((other.player(who).set_aside.total(), other.player(who).suits_away), (1, 0));
}

#[test]
fn a_participant_without_a_seat_acts_by_itself() {
    let (mut game, events) = at_first_turn(7);
    let rival = Participant(3);
    assert_eq!((game.players.len(), game.seats().len(), game.seat_of(rival)), (4, 3, None));
    assert_eq!((game.player(rival).path, game.player(rival).leader), (None, None));
    assert!(game.player(rival).era_of(RIVAL_WARP) == Some(1), "it chose a warp token");
    assert!(
        !events.iter().any(|event| matches!(event, BaseEvent::Gained { seat, good: Good::Gold, .. } if *seat == rival))
    );
    let mut events = Vec::new();
    while game.phase == Phase::Actions && game.era == 1 {
        let seat = game.waiting_for().iter().next().unwrap_or_else(|| panic!("only seats are waited for"));
        assert!(seat.0 < 3);
        let choice = if game.steps.is_empty() { BaseChoice::Pass } else { first(&game) };
        game.apply(seat, choice, &mut events).unwrap_or_else(|illegal| panic!("{illegal}"));
    }
    let acted = BaseEvent::Module(modules::Event::Trial(Event::Acted { seat: rival }));
    assert_eq!(events.iter().filter(|&&event| event == acted).count(), usize::from(RIVAL_TURNS));
    let (game, ..) = played(game, 7);
    let outcome = game.outcome().unwrap_or_else(|| panic!("it is over"));
    assert_eq!(outcome.seats.len(), 3);
    let better = outcome.seats.iter().filter(|seat| seat.score.total > game.score_of(rival).total).count();
    assert_eq!(better, 3, "who only acts in three turns an era scores nothing");
}

#[test]
fn a_setup_fixes_the_deck_of_a_module() {
    let setup =
        |deck: Vec<u8>| crate::Setup { modules: modules::Setup { trial: Some(Setup { deck }) }, ..Default::default() };
    let game = Anachrony::start_from(&options(2), &setup(vec![7, 3])).unwrap_or_else(|error| panic!("{error}"));
    let deck = game.modules.trial.map(|trial| trial.deck).unwrap_or_default();
    assert_eq!((deck[23], deck[22]), (7, 3), "the next card lies last");
    assert!(Anachrony::start_from(&options(2), &setup(vec![7, 7])).is_err());
    let plain = Options { players: 2, ..Options::default() };
    let error = Anachrony::start_from(&plain, &setup(vec![7])).map(|_| ()).map_err(|error| error.to_string());
    assert!(error.as_ref().is_err_and(|error| error.contains("trial is not played")), "{error:?}");
}

#[test]
fn a_module_ends_the_game_without_an_impact() {
    let (mut game, _) = at_first_turn(8);
    let over = Anachrony { phase: Phase::Over, ..game.clone() };
    assert_eq!(over.check(), Err("a game does not end before the impact".into()));
    if let Some(trial) = &mut game.modules.trial {
        trial.kept[0] = CARDS_TO_END;
        trial.deck.clear();
    }
    while game.phase != Phase::Over {
        let choice = if game.steps.is_empty() { BaseChoice::Pass } else { first(&game) };
        choose(&mut game, choice);
    }
    assert_eq!((game.era, game.is_after_impact(), game.check()), (1, false, Ok(())));
    let outcome = game.outcome().unwrap_or_else(|| panic!("it is over"));
    assert_eq!(outcome.ending, Ending::Module(modules::Name::Trial));
}

#[test]
fn a_module_says_when_the_impact_comes() {
    let (game, _) = at_first_turn(9);
    assert_eq!((game.era, game.eras_to_impact()), (1, IMPACT - 1));
    let plain = Anachrony::start(&Options::default(), Seed([9; 32])).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(plain.eras_to_impact(), 4);
}

#[test]
fn the_description_of_the_options_names_the_modules() {
    let about = Anachrony::about();
    let field = about.options.iter().find(|field| field.name == "modules");
    assert!(field.is_some_and(|field| serde_json::to_string(field).unwrap_or_default().contains("trial")));
    let read = |text: &str| serde_json::from_str::<Options>(text).map_err(|error| error.to_string());
    assert_eq!(read(r#"{"players":3,"modules":["trial"]}"#), Ok(options(3)));
    assert!(read(r#"{"modules":["trail"]}"#).is_err_and(|error| error.contains("choose") && error.contains("trial")));
    assert!(read(r#"{"players":4,"modules":["trial"]}"#).is_err(), "four seats leave no room for the rival");
    assert_eq!(serde_json::to_value(options(3)).unwrap_or_default()["modules"], serde_json::json!(["trial"]));
}

#[test]
fn the_cards_and_steps_of_a_module_need_the_module() {
    let (game, _) = at_first_turn(10);
    let mut plain = Anachrony::start(&Options { players: 2, ..Options::default() }, Seed([9; 32]))
        .unwrap_or_else(|error| panic!("{error}"));
    assert_eq!((plain.check(), game.check()), (Ok(()), Ok(())));
    plain.goals[4] = crate::data::Goal::Module(modules::Goal::Trial(Goal::Surveys));
    assert!(plain.check().is_err_and(|why| why.contains("a module that is not played")));
    let mut game = game;
    game.modules.trial = None;
    assert!(game.check().is_err_and(|why| why.contains("not those of the options")));
}
