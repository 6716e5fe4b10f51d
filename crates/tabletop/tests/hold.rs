//! A choice that ends a turn can be held until it is confirmed.
#![allow(clippy::unwrap_used)] // everything here is a test

mod toy;

use tabletop::{ErrorKind, Game, Seat};
use toy::Choice::{Bid, Done, Draw, Keep, Stop};
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
    assert_eq!(table.confirm(A).unwrap_err().kind, ErrorKind::Request);
}

#[test]
fn a_held_choice_gives_way_to_another_and_is_dropped_by_taking_back() {
    let mut table = table(2, 1);
    table.set_holding(A, true).unwrap();
    table.choose(A, Bid(1)).unwrap();
    table.choose(A, Bid(0)).unwrap();
    assert_eq!(table.held(A), Some(Bid(0)));
    assert_eq!(table.choose(A, Draw).unwrap_err().kind, ErrorKind::Illegal);
    assert_eq!(table.held(A), Some(Bid(0)), "what is refused changes nothing");
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
    assert_eq!(table.set_holding(Seat(9), true).unwrap_err().kind, ErrorKind::Request);
}

#[test]
fn a_held_choice_does_not_outlive_its_block() {
    let mut table = table(2, 9);
    play(&mut table, &[(A, Bid(1)), (B, Bid(0)), (A, Draw), (A, Keep)]);
    table.set_holding(A, true).unwrap();
    table.choose(A, Stop).unwrap();
    assert_eq!(table.held(A), Some(Stop));
    table.confirm(A).unwrap();
    assert_eq!(table.held(A), None);

    // While a choice is held, the table does not go on for its seat.
    table.set_holding(A, false).unwrap();
    table.choose(A, Done).unwrap();
    table.set_holding(A, true).unwrap();
    table.choose(A, Bid(1)).unwrap();
    let made = table.choices_made();
    table.set_going_on(B, true).unwrap();
    play(&mut table, &[(B, Bid(0))]);
    assert_eq!((table.held(A), table.choices_made()), (Some(Bid(1)), made + 1));
}

#[test]
fn a_seat_whose_choice_is_held_can_take_back() {
    let mut table = table(2, 1);
    assert!(!table.can_take_back(A));
    table.set_holding(A, true).unwrap();
    table.choose(A, Bid(1)).unwrap();
    assert!(table.can_take_back(A) && !table.can_take_back(B));
    table.take_back(A).unwrap();
    assert!(!table.can_take_back(A));
}
