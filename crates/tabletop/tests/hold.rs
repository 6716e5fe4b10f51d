//! A choice that ends a turn can be held until it is confirmed.
#![allow(clippy::unwrap_used)] // everything here is a test

mod toy;

use tabletop::{Game, Kind, Seat};
use toy::Choice::{Bid, Draw};
use toy::{play, table};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

#[test]
fn a_held_choice_is_not_made_before_it_is_confirmed() {
    let mut table = table(2, 1);
    table.set_holding(A, true).unwrap();
    let (state, record) = (table.now().clone(), table.record());
    assert_eq!(table.choose(A, Bid(1)).unwrap(), []);
    assert_eq!((table.now(), &table.record(), table.held(A)), (&state, &record, Some(Bid(1))));
    assert!(table.now().waiting_for().contains(A));

    assert!(!table.confirm(A).unwrap().is_empty());
    assert_eq!(table.held(A), None);
    assert!(!table.now().waiting_for().contains(A));
    assert_eq!(table.choices_made(), 1);
    assert_eq!(table.confirm(A).unwrap_err().kind, Kind::Request);
}

#[test]
fn a_held_choice_gives_way_to_another_and_is_dropped_by_taking_back() {
    let mut table = table(2, 1);
    table.set_holding(A, true).unwrap();
    table.choose(A, Bid(1)).unwrap();
    table.choose(A, Bid(0)).unwrap();
    assert_eq!(table.held(A), Some(Bid(0)));
    assert_eq!(table.choose(A, Draw).unwrap_err().kind, Kind::Illegal);
    table.choose(A, Bid(2)).unwrap();
    table.take_back(A).unwrap();
    assert_eq!((table.held(A), table.choices_made()), (None, 0));
}

#[test]
fn only_choices_that_end_a_turn_are_held_and_only_for_who_asked() {
    let mut table = table(2, 9);
    table.set_holding(A, true).unwrap();
    play(&mut table, &[(B, Bid(0))]);
    assert_eq!((table.held(B), table.choices_made()), (None, 1));
    table.choose(A, Bid(1)).unwrap();
    assert_eq!(table.held(A), Some(Bid(1)), "it would close the block");
    table.confirm(A).unwrap();
    table.choose(A, Draw).unwrap();
    assert_eq!((table.held(A), table.choices_made()), (None, 3), "A goes on choosing in the same turn");
    table.set_holding(A, false).unwrap();
    assert_eq!(table.set_holding(Seat(9), true).unwrap_err().kind, Kind::Request);
}
