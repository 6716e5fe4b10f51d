//! Stories of a table: what can be taken back, what can be done again, and what the table does by itself.
#![allow(clippy::unwrap_used)] // everything here is a test

mod toy;

use tabletop::record::Act;
use tabletop::{Dice, Error, ErrorKind, Game, Seat, Seats, Seed, Table};
use toy::Choice::{Bid, Bury, Done, Draw, Keep, Roll, Sell, Skip, Stop};
use toy::{APPLIED, Oracle, Phase, play, play_at_random, table};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);

fn refused_to_take_back(table: &mut Table<Oracle>, seat: Seat, why: &str) {
    let before = (table.now().clone(), table.record());
    let error = table.take_back(seat).unwrap_err();
    assert_eq!((error.kind, error.message.as_str()), (ErrorKind::Undo, why));
    assert_eq!((table.now().clone(), table.record()), before);
}

/// Two rounds in which A wins the cards 24 and 23, and the bids of the third, which A wins too.
fn with_two_cards_before_a() -> Table<Oracle> {
    let mut table = table(2, 9);
    for _ in 0..2 {
        play(&mut table, &[(A, Bid(1)), (B, Bid(0)), (A, Draw), (A, Keep), (A, Stop), (A, Done)]);
    }
    play(&mut table, &[(A, Bid(1)), (B, Bid(0))]);
    table
}

/// A market with the cards 24 and 23 before A, and 22 before B.
fn market() -> Table<Oracle> {
    let mut table = with_two_cards_before_a();
    play(&mut table, &[(A, Skip), (A, Stop), (A, Done)]);
    play(&mut table, &[(A, Bid(0)), (B, Bid(1)), (B, Draw), (B, Keep), (B, Stop)]);
    assert_eq!((table.now().phase, table.now().waiting_for()), (Phase::Market, Seats::first(2)));
    table
}

#[test]
fn in_an_open_block_a_choice_is_taken_back_although_another_seat_has_chosen_since() {
    let mut table = table(3, 1);
    play(&mut table, &[(A, Bid(1)), (B, Bid(2))]);
    table.take_back(A).unwrap();
    assert_eq!(table.now().waiting_for(), [A, C].into_iter().collect());
    assert_eq!(table.now().players[1].bid, Some(2));
    play(&mut table, &[(C, Bid(0)), (A, Bid(3))]);
    assert_eq!(*table.now().bids, [3, 2, 0]);
}

#[test]
fn after_its_block_has_closed_a_choice_stands() {
    let mut table = table(2, 1);
    play(&mut table, &[(A, Bid(0)), (B, Bid(1))]);
    refused_to_take_back(&mut table, A, "another seat has chosen since");
    refused_to_take_back(&mut table, B, "the choice revealed something, so it stands");

    let mut table = market();
    play(&mut table, &[(A, Done), (B, Done)]);
    assert_eq!(table.now().phase, Phase::Bids);
    refused_to_take_back(&mut table, A, "another seat has chosen since");
}

#[test]
fn the_seat_that_closed_a_block_may_open_it_again_if_nothing_was_revealed() {
    let mut table = market();
    play(&mut table, &[(A, Done), (B, Done)]);
    table.take_back(B).unwrap();
    assert_eq!(table.now().waiting_for(), Seats::only(B));
    table.take_back(A).unwrap();
    assert_eq!(table.now().waiting_for(), Seats::first(2));
}

#[test]
fn what_revealed_something_stands_to_whomever_it_was_revealed() {
    let mut table = table(2, 2);
    play(&mut table, &[(A, Bid(1)), (B, Bid(0)), (A, Draw)]);
    refused_to_take_back(&mut table, A, "the choice revealed something, so it stands");
    play(&mut table, &[(A, Keep)]);
    refused_to_take_back(&mut table, A, "the choice revealed something, so it stands");
    play(&mut table, &[(A, Roll)]);
    refused_to_take_back(&mut table, A, "the choice revealed something, so it stands");
}

#[test]
fn a_choice_that_revealed_nothing_is_taken_back_but_not_the_revelation_before_it() {
    let mut table = table(2, 2);
    play(&mut table, &[(A, Bid(1)), (B, Bid(0)), (A, Draw), (A, Bury)]);
    table.take_back(A).unwrap();
    assert_eq!(table.now().players[0].hand, Some(24));
    refused_to_take_back(&mut table, A, "the choice revealed something, so it stands");
}

#[test]
fn what_another_seat_has_answered_stands() {
    let mut table = market();
    play(&mut table, &[(A, Sell(24))]);
    refused_to_take_back(&mut table, B, "another seat has chosen since");
    refused_to_take_back(&mut toy::table(2, 1), A, "this seat has made no choice that could be taken back");
}

#[test]
fn a_turn_is_taken_back_choice_by_choice_and_done_again() {
    let mut table = with_two_cards_before_a();
    let mut states = vec![table.now().clone()];
    for choice in [Sell(24), Skip, Sell(23)] {
        play(&mut table, &[(A, choice)]);
        states.push(table.now().clone());
    }
    for state in states[..3].iter().rev() {
        table.take_back(A).unwrap();
        assert_eq!(table.now(), state);
    }
    refused_to_take_back(&mut table, A, "another seat has chosen since");
    for state in &states[1..] {
        table.redo(A).unwrap();
        assert_eq!(table.now(), state);
    }
    let error = table.redo(A).unwrap_err();
    assert_eq!(error, Error::new(ErrorKind::Undo, "seat 0 has taken nothing back that could be done again"));
}

#[test]
fn a_new_choice_ends_what_could_be_done_again() {
    let mut table = with_two_cards_before_a();
    play(&mut table, &[(A, Sell(24)), (A, Skip)]);
    table.take_back(A).unwrap();
    table.take_back(A).unwrap();
    play(&mut table, &[(A, Sell(23))]);
    assert_eq!(table.redo(A).unwrap_err().kind, ErrorKind::Undo);
}

#[test]
fn what_another_seat_chooses_leaves_what_can_be_done_again() {
    let mut table = table(3, 1);
    play(&mut table, &[(A, Bid(2))]);
    table.take_back(A).unwrap();
    play(&mut table, &[(B, Bid(1))]);
    assert_eq!(table.redo(B).unwrap_err().kind, ErrorKind::Undo);
    table.redo(A).unwrap();
    assert_eq!(table.now().waiting_for(), Seats::only(C));
}

#[test]
fn taking_back_and_doing_again_are_entries_of_the_record_and_replay() {
    let mut table = with_two_cards_before_a();
    let before = table.record().entries.len();
    play(&mut table, &[(A, Sell(24)), (A, Skip)]);
    table.take_back(A).unwrap();
    table.take_back(A).unwrap();
    table.redo(A).unwrap();

    let acts: Vec<_> = table.record().entries[before..].iter().map(|entry| entry.act).collect();
    let chose = |choice| Act::Choose { choice, by_itself: false };
    assert_eq!(acts, [chose(Sell(24)), chose(Skip), Act::TakeBack, Act::TakeBack, Act::Redo]);
    let text = table.record().to_text();
    assert!(text.ends_with("{\"seat\":0,\"take_back\":true}\n{\"seat\":0,\"redo\":true}\n"), "{text}");

    let mut loaded = Table::<Oracle>::load(&text).unwrap();
    assert_eq!((loaded.now(), loaded.record()), (table.now(), table.record()));
    loaded.redo(A).unwrap();
    table.redo(A).unwrap();
    assert_eq!(loaded.now(), table.now());
}

#[test]
fn the_canonical_record_is_the_same_whoever_clicked_first_and_has_no_detours() {
    let (mut one, mut other) = (table(3, 1), table(3, 1));
    play(&mut one, &[(A, Bid(1)), (B, Bid(2)), (C, Bid(0)), (B, Skip), (B, Stop)]);
    play(&mut other, &[(C, Bid(3)), (B, Bid(2))]);
    other.take_back(C).unwrap();
    play(&mut other, &[(C, Bid(0)), (A, Bid(1)), (B, Skip), (B, Stop)]);
    assert_ne!(one.record(), other.record());
    assert_eq!(one.canonical_record(), other.canonical_record());
    assert_eq!(one.canonical_record().to_text(), one.record().to_text());
}

#[test]
fn the_table_goes_on_by_itself_for_a_seat_with_nothing_left_but_standing_rights() {
    let mut table = with_two_cards_before_a();
    table.set_going_on(A, true).unwrap();
    assert_eq!(table.going_on(), Seats::only(A));
    play(&mut table, &[(A, Skip), (A, Stop)]);
    assert_eq!(table.now().phase, Phase::Bids);
    assert_eq!(
        table.record().entries.last().map(|entry| entry.act),
        Some(Act::Choose { choice: Done, by_itself: true })
    );
    assert_eq!(table.last_to_choose(), Some(A));
    assert!(table.record().to_text().ends_with("{\"seat\":0,\"choice\":\"done\",\"by_itself\":true}\n"));
}

#[test]
fn asked_to_go_on_the_table_does_so_at_once() {
    let mut table = market();
    table.set_going_on(B, true).unwrap();
    assert_eq!(table.now().waiting_for(), Seats::only(A));
    table.set_going_on(B, false).unwrap();
    assert_eq!(table.going_on(), Seats::NONE);
}

#[test]
fn what_the_table_did_by_itself_stands_in_nobodys_way() {
    let mut table = market();
    table.take_back(B).unwrap();
    for seat in [A, B] {
        table.set_going_on(seat, true).unwrap();
    }
    let before = table.now().clone();
    play(&mut table, &[(B, Stop)]);
    let after = table.now().clone();
    assert_eq!(after.phase, Phase::Bids, "both have left the market by themselves");

    table.take_back(B).unwrap();
    assert_eq!(*table.now(), before);
    table.redo(B).unwrap();
    assert_eq!(*table.now(), after);
    let loaded = Table::<Oracle>::load(&table.record().to_text()).unwrap();
    assert_eq!(*loaded.now(), after);
}

#[test]
fn what_was_done_for_others_is_done_again_after_a_take_back_but_not_for_the_seat_that_took_back() {
    let mut table = market();
    play(&mut table, &[(A, Sell(24))]);
    table.set_going_on(B, true).unwrap();
    table.set_going_on(A, true).unwrap();
    assert_eq!(table.now().phase, Phase::Bids);
    table.take_back(A).unwrap();
    assert_eq!(table.now().waiting_for(), Seats::only(A), "B has left the market again");
    play(&mut table, &[(A, Sell(23))]);
    assert_eq!(table.now().phase, Phase::Bids, "A has chosen, and the table goes on");
}

#[test]
fn a_seat_that_took_back_thinks_again_whatever_others_do_meanwhile() {
    let mut table = market();
    play(&mut table, &[(A, Sell(24))]);
    table.set_going_on(A, true).unwrap();
    table.take_back(A).unwrap();
    play(&mut table, &[(B, Done)]);
    assert_eq!(table.now().waiting_for(), Seats::only(A));
    table.redo(A).unwrap();
    assert_eq!(table.now().phase, Phase::Bids, "nothing is left to be done again, and the table goes on");
}

#[test]
fn a_seat_that_took_back_and_asks_again_to_go_on_is_gone_on_for_at_once() {
    let mut table = market();
    play(&mut table, &[(A, Sell(24))]);
    table.take_back(A).unwrap();
    table.set_going_on(A, true).unwrap();
    assert_eq!(table.now().waiting_for(), Seats::only(B));
    assert_eq!(table.redo(A).unwrap_err().kind, ErrorKind::Undo);
}

#[test]
fn in_a_game_of_thousands_of_choices_a_take_back_replays_at_most_32() {
    let mut dice = Dice::new(Seed([7; 32]), 0);
    let mut table = table(4, 600);
    let (mut tried, mut longest) = (0, 0);
    while !table.now().waiting_for().is_empty() {
        let until = table.choices_made() + 1 + dice.below(40) as usize;
        play_at_random(&mut table, &mut dice, until);
        let seat = table.last_to_choose().unwrap();
        let before = APPLIED.get();
        if table.take_back(seat).is_ok() {
            tried += 1;
            longest = longest.max(APPLIED.get() - before);
            table.redo(seat).unwrap();
        }
    }
    assert!(table.choices_made() > 3_000 && tried > 60, "{} {tried}", table.choices_made());
    assert!((20..=32).contains(&longest), "{longest}");
    assert_eq!(Table::<Oracle>::load(&table.record().to_text()).unwrap().now(), table.now());
}

#[test]
fn a_seat_that_the_table_does_not_have_is_refused_everything() {
    for seat in [Seat(2), Seat(15), Seat(16), Seat(255)] {
        let mut table = table(2, 1);
        let refusals = [
            table.choose(seat, Bid(0)).unwrap_err(),
            table.take_back(seat).unwrap_err(),
            table.redo(seat).unwrap_err(),
            table.set_going_on(seat, true).unwrap_err(),
        ];
        for error in refusals {
            assert_eq!(error.kind, ErrorKind::Request);
            assert_eq!(error.message, format!("there is no {seat} at this table; its seats are 0 to 1"));
        }
    }
}

#[test]
fn a_whole_turn_is_taken_back_and_made_again_choice_by_choice() {
    let mut table = market();
    let before = table.now().clone();
    play(&mut table, &[(A, Sell(24)), (A, Sell(23))]);
    let after = table.now().clone();
    assert!(!table.can_redo(A));
    table.take_back_turn(A).unwrap();
    assert_eq!((table.now(), table.can_redo(A), table.can_redo(B)), (&before, true, false));
    table.redo(A).unwrap();
    table.redo(A).unwrap();
    assert_eq!((table.now(), table.can_redo(A)), (&after, false));
    assert_eq!(table.entries().len(), table.record().entries.len());
}

#[test]
fn a_turn_begins_where_its_block_does_and_what_others_chose_in_it_stays() {
    let mut table = market();
    play(&mut table, &[(A, Sell(24)), (B, Done), (A, Sell(23))]);
    table.take_back_turn(A).unwrap();
    assert_eq!((table.now().players[0].row.len(), table.now().players[1].done), (2, true));
    let error = table.take_back_turn(A).unwrap_err();
    assert_eq!(error.message, "another seat has chosen since");

    let mut table = with_two_cards_before_a();
    play(&mut table, &[(A, Skip), (A, Stop)]);
    table.take_back_turn(A).unwrap();
    assert_eq!(
        (table.now().phase, table.now().steps.len()),
        (Phase::Turn, with_two_cards_before_a().now().steps.len())
    );
}

#[test]
fn a_held_choice_goes_with_the_turn_that_is_taken_back() {
    let mut table = market();
    table.set_holding(A, true).unwrap();
    play(&mut table, &[(A, Sell(24)), (A, Done)]);
    assert_eq!(table.held(A), Some(Done));
    table.take_back_turn(A).unwrap();
    assert_eq!((table.held(A), table.now().players[0].row.len()), (None, 2));
    // A turn that is nothing but what is held: the turn before it stands.
    play(&mut table, &[(B, Done)]);
    table.take_back_turn(B).unwrap();
    table.set_holding(B, true).unwrap();
    let before = table.now().clone();
    play(&mut table, &[(B, Done)]);
    assert_eq!(table.held(B), Some(Done));
    table.take_back_turn(B).unwrap();
    assert_eq!((table.held(B), table.now()), (None, &before));
}

#[test]
fn a_game_can_be_seen_as_it_was_after_each_of_its_choices() {
    let mut table = market();
    let (start, nothing) = table.at(0);
    assert_eq!((start.round, start.phase, nothing.len()), (1, Phase::Bids, 0));
    let made = table.choices_made();
    let before = table.now().clone();
    play(&mut table, &[(A, Sell(24))]);
    assert_eq!(table.at(made).0, before);
    assert_eq!(table.at(made + 1), (table.now().clone(), table.events()));
    assert_eq!(table.at(usize::MAX).0, *table.now());
}
