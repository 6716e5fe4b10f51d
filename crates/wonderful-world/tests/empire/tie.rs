//! Winners, ranks and tie-breaks.

use crate::support::{Position, position};
use tabletop::{Results, Seat};
use wonderful_world::Outcome;
use wonderful_world::data::Piece::{Financier, General};
use wonderful_world::score::Decision;

fn ranks(outcome: &Outcome) -> Vec<u8> {
    assert_eq!(outcome.results().iter().map(|result| result.won).filter(|won| *won).count(), outcome.winners.len());
    outcome.seats.iter().map(|seat| seat.rank).collect()
}

fn winners(position: Position) -> (Vec<Seat>, Decision, Vec<u8>) {
    let outcome = position.outcome();
    (outcome.winners.clone(), outcome.decided_by, ranks(&outcome))
}

#[test]
fn the_most_points_win_whatever_else_there_is() {
    // WW-TIE-01, WW-TIE-05
    let position = position(3)
        .built(0, &["wind_turbines", "wind_turbines", "recycling_plant"])
        .leaders(0, 5, 4)
        .built(1, &["alexanders_tomb"])
        .leaders(2, 8, 0);
    assert_eq!(winners(position), (vec![Seat(1)], Decision::Points, vec![2, 1, 3]));
}

#[test]
fn equal_points_go_to_the_one_with_more_built_cards() {
    // WW-TIE-02
    let position =
        position(3).built(0, &["genetic_upgrades"]).built(1, &["human_cloning", "university"]).leaders(2, 3, 0);
    let outcome = position.outcome();
    let built: Vec<_> = outcome.seats.iter().map(|seat| (seat.score.total, seat.built)).collect();
    assert_eq!(built, [(3, 1), (3, 2), (3, 0)], "the empire card is not one of them");
    assert_eq!((outcome.winners.clone(), outcome.decided_by), (vec![Seat(1)], Decision::BuiltCards));
    assert_eq!(ranks(&outcome), [2, 1, 3]);
}

#[test]
fn cards_under_construction_do_not_break_a_tie() {
    // WW-TIE-02
    let position = position(2).built(0, &["university"]).built(1, &["blackbeards_treasure"]).site(1, "museum", &[]);
    assert_eq!(winners(position), (vec![Seat(0), Seat(1)], Decision::Shared, vec![1, 1]));
}

#[test]
fn equal_in_that_too_the_one_with_more_leaders_of_both_kinds_wins() {
    // WW-TIE-03
    let position = position(3)
        .built(0, &["genetic_upgrades"])
        .built(1, &["human_cloning"])
        .leaders(1, 1, 1)
        .built(2, &["university"])
        .leaders(2, 1, 0);
    let outcome = position.outcome();
    let merits: Vec<_> = outcome.seats.iter().map(|seat| (seat.score.total, seat.built, seat.leaders)).collect();
    assert_eq!(merits, [(3, 1, 0), (3, 1, 2), (3, 1, 1)]);
    assert_eq!((outcome.winners.clone(), outcome.decided_by), (vec![Seat(1)], Decision::Leaders));
    assert_eq!(ranks(&outcome), [3, 1, 2]);
}

#[test]
fn generals_and_financiers_count_alike_for_the_tie() {
    // WW-TIE-03, WW-TIE-04
    let position = position(2).leaders(0, 3, 0).leaders(1, 1, 2);
    assert_eq!(winners(position), (vec![Seat(0), Seat(1)], Decision::Shared, vec![1, 1]));
}

#[test]
fn who_is_equal_in_everything_shares_the_victory() {
    // WW-TIE-04
    let position = position(4)
        .built(0, &["university"])
        .built(1, &["human_cloning"])
        .built(2, &["blackbeards_treasure"])
        .built(3, &["wind_turbines"])
        .leaders(3, 0, 1);
    let outcome = position.outcome();
    assert_eq!(outcome.winners, [Seat(0), Seat(2)]);
    assert_eq!(outcome.decided_by, Decision::Shared);
    // The others have one point and one card each; a leader tells them apart.
    assert_eq!(ranks(&outcome), [1, 4, 1, 3]);
    assert_eq!(outcome.results().iter().map(|result| result.won).collect::<Vec<_>>(), [true, false, true, false]);
}

#[test]
fn five_empty_empires_share_the_first_rank() {
    // WW-TIE-04
    let outcome = position(5).outcome();
    assert_eq!((outcome.winners.len(), ranks(&outcome)), (5, vec![1; 5]));
}

#[test]
fn a_tie_break_concerns_only_those_still_tied() {
    // WW-TIE-05
    // Seat 2 has more leaders than seat 1 and as many points, but is out since it has built less than both.
    // Seat 3 has built the most and has the most leaders, but lacks a point.
    let position = position(4)
        .built(0, &["genetic_upgrades"])
        .leaders(0, 1, 0)
        .built(1, &["cities_of_gold"])
        .leaders(1, 0, 1)
        .leaders(2, 2, 2)
        .built(3, &["wind_turbines", "wind_turbines", "zeppelin"])
        .leaders(3, 2, 1);
    assert_eq!(winners(position), (vec![Seat(0), Seat(1)], Decision::Shared, vec![1, 1, 3, 4]));
}

#[test]
fn more_built_cards_beat_more_leaders() {
    // WW-TIE-05, WW-TIE-02, WW-TIE-03
    let position = position(2).leaders(0, 2, 1).built(1, &["genetic_upgrades"]);
    assert_eq!(winners(position), (vec![Seat(1)], Decision::BuiltCards, vec![2, 1]));
}

#[test]
fn leaders_on_unfinished_cards_do_not_break_a_tie() {
    // WW-TIE-06
    let position = position(2)
        .built(0, &["university"])
        .leaders(0, 1, 0)
        .built(1, &["blackbeards_treasure"])
        .leaders(1, 0, 1)
        .site(1, "center_of_the_earth", &[(General, 2)])
        .site(1, "world_congress", &[(Financier, 1)]);
    let outcome = position.outcome();
    assert_eq!((outcome.seats[1].leaders, outcome.winners.len()), (1, 2));
}
