//! A preview compares the figures before and after a choice.

use super::position::{choose, give, position};
use crate::board::Board;
use crate::words::Language;
use anachrony::choice::{Charge, FreeAction, Pile, Placement, Space, Stack};
use anachrony::data::{Good, Row, Warp, Worker};
use anachrony::state::Phase;
use anachrony::{Anachrony, Choice};
use tabletop::{Game, Seat, Viewer};

const ME: Viewer = Viewer::Seat(Seat(0));

/// The figures that a choice changes.
fn changed(game: &Anachrony, choice: Choice) -> Vec<String> {
    let figures = |game: &Anachrony| Anachrony::figures(&game.view(ME), ME, Language::English.words());
    let mut after = game.clone();
    choose(&mut after, choice);
    let (before, after) = (figures(game), figures(&after));
    let changes = before.iter().zip(&after).filter(|(before, after)| before != after);
    changes
        .map(|(before, after)| {
            assert_eq!(before.key, after.key, "the same figures every time");
            format!("{} {} → {}", before.key, before.value, after.value)
        })
        .collect()
}

fn place(worker: Worker, on: Space) -> Choice {
    Choice::Place(Placement { worker: Some(worker), on, suit: None })
}

#[test]
fn a_placement_says_the_fee_the_worker_and_the_suit() {
    let mut game = position();
    give(
        &mut game,
        [(Good::Water, 5), (Good::Titanium, 9)].into_iter().collect(),
        [(Worker::Scientist, 2)].into_iter().collect(),
    );
    let space = place(Worker::Scientist, Space::Research(2));
    assert_eq!(changed(&game, space), ["water 5 → 4", "workers-scientist 2 → 1", "suits 2 → 1"]);
    let purify = place(Worker::Scientist, Space::Purify);
    assert_eq!(changed(&game, purify), ["water 5 → 9", "workers-scientist 2 → 1", "suits 2 → 1"]);
}

#[test]
fn a_building_says_its_price_after_the_engineers_discount_its_points_and_the_way_to_evacuation() {
    let mut game = position();
    give(&mut game, [(Good::Titanium, 4)].into_iter().collect(), [(Worker::Engineer, 1)].into_iter().collect());
    choose(&mut game, place(Worker::Engineer, Space::Construct(1)));
    game.goals = tabletop::List::new();
    let points = game.primary[Row::Life as usize].top().unwrap().printed().points;
    let building = Choice::Build(Stack { row: Row::Life, from: Pile::Primary });
    let changes = changed(&game, building);
    // A life support on the first spot costs 2 titanium, an engineer pays one less.
    assert_eq!(changes[0], "titanium 4 → 3");
    assert!(changes.contains(&"evacuation 0/3 → 1/3".to_owned()), "{changes:?}");
    let before = game.score_of(Seat(0)).total;
    assert!(changes.contains(&format!("points {before} → {}", before + i32::from(points))), "{changes:?}");
}

#[test]
fn what_is_mined_leaves_the_pool() {
    let mut game = position();
    give(&mut game, [(Good::Water, 1)].into_iter().collect(), [(Worker::Scientist, 1)].into_iter().collect());
    game.mine_pool = [Good::Neutronium, Good::Gold, Good::Gold].into_iter().collect();
    choose(&mut game, place(Worker::Scientist, Space::Mine(1)));
    let changes = changed(&game, Choice::Take(Good::Gold));
    assert!(changes.contains(&"gold 0 → 1".into()), "{changes:?}");
    assert!(changes.contains(&"mine-pool-gold 2 → 1".into()), "{changes:?}");
}

#[test]
fn a_warp_token_says_what_it_will_bring_and_what_is_owed_then() {
    let mut game = position();
    give(&mut game, [(Good::Water, 2)].into_iter().collect(), [].into_iter().collect());
    game.phase = Phase::Warp;
    assert_eq!(changed(&game, Choice::Warp(Warp::Gold)), ["gold 0 → 1", "warp-2 0 → 1"]);
    assert_eq!(changed(&game, Choice::Warp(Warp::Engineer)), ["water 2 → 1", "workers-engineer 0 → 1", "warp-2 0 → 1"]);
    assert_eq!(changed(&game, Choice::Warp(Warp::Suit)), ["suits 0 → 1", "warp-2 0 → 1"]);
}

#[test]
fn force_lowers_morale_and_wakes_everybody() {
    let mut game = position();
    game.players[0].area.tired = [(Worker::Genius, 2)].into_iter().collect();
    let changes = changed(&game, Choice::Use(FreeAction::Force));
    for wanted in ["morale 0 → −2", "workers-genius 0 → 2", "tired-genius 2 → 0", "markers 7 → 6"] {
        assert!(changes.contains(&wanted.into()), "{wanted}: {changes:?}");
    }
}

#[test]
fn charging_says_the_core_and_the_suit() {
    let mut game = position();
    give(&mut game, [(Good::Core, 2)].into_iter().collect(), [].into_iter().collect());
    game.phase = Phase::PowerUp { rank: 0 };
    game.first_player = anachrony::Participant(0);
    let charge = Choice::Charge(Charge { slot: 4, pay: Some(Good::Core) });
    assert_eq!(changed(&game, charge), ["cores 2 → 1", "suits 0 → 1"]);
}
