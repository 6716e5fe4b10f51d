//! The ratings of the solo game.

use crate::support::Position;
use serde_json::json;
use tabletop::Results;
use wonderful_world::data::{Empire, Rating};
use wonderful_world::score::{Decision, SoloOutcome};

/// What so many points earn alone on a side. On either, the Noram States give nothing for cards or generals.
fn rated(side: &str, points: i32) -> (i32, Rating) {
    let position = Position::of(json!({"players": 1, "side": side})).empire(0, Empire::NoramStates);
    let outcome = position.taken(8).worth(0, points).outcome();
    assert_eq!(outcome.seats[0].score.total, points);
    match outcome.solo {
        Some(SoloOutcome::Rated { score, rating }) => {
            assert_eq!(outcome.verdict(), Some(rating.name()));
            (score, rating)
        }
        other => panic!("not rated: {other:?}"),
    }
}

#[test]
fn on_side_b_the_points_are_rated_as_they_are() {
    // WW-RATING-01, WW-RATING-03, WW-RATING-04, WW-RATING-05, WW-RATING-06
    assert_eq!(rated("B", 0), (0, Rating::Novice));
    assert_eq!(rated("B", 59), (59, Rating::Novice));
    assert_eq!(rated("B", 60), (60, Rating::Dictator));
    assert_eq!(rated("B", 79), (79, Rating::Dictator));
    assert_eq!(rated("B", 80), (80, Rating::Emperor));
    assert_eq!(rated("B", 99), (99, Rating::Emperor));
    assert_eq!(rated("B", 100), (100, Rating::Deity));
}

#[test]
fn on_side_a_fifteen_points_less_are_rated() {
    // WW-RATING-02
    assert_eq!(rated("A", 0), (-15, Rating::Novice));
    assert_eq!(rated("A", 60), (45, Rating::Novice));
    assert_eq!(rated("A", 74), (59, Rating::Novice));
    assert_eq!(rated("A", 75), (60, Rating::Dictator));
    assert_eq!(rated("A", 94), (79, Rating::Dictator));
    assert_eq!(rated("A", 95), (80, Rating::Emperor));
    assert_eq!(rated("A", 114), (99, Rating::Emperor));
    assert_eq!(rated("A", 115), (100, Rating::Deity));
}

#[test]
fn the_ratings_have_their_names() {
    // WW-RATING-03, WW-RATING-04, WW-RATING-05, WW-RATING-06
    assert_eq!(Rating::ALL.map(Rating::name), ["novice", "dictator", "emperor", "deity"]);
}

#[test]
fn a_scenario_is_judged_by_medals_and_not_by_ratings() {
    // WW-RATING-07
    let outcome = Position::of(json!({"scenario": "01"})).worth(0, 100).outcome();
    assert!(matches!(outcome.solo, Some(SoloOutcome::Scenario { .. })), "{:?}", outcome.solo);
    assert_eq!(outcome.verdict(), Some("lost"));
    assert_eq!(outcome.decided_by, Decision::Solo);
}

#[test]
fn with_others_nothing_is_rated() {
    // WW-RATING-01
    let outcome = crate::support::position(2).worth(0, 60).outcome();
    assert_eq!((outcome.solo.clone(), outcome.verdict()), (None, None));
}
