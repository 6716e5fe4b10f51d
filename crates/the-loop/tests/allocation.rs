//! The path of choices and apply allocates nothing, and a state stays small.
#![allow(clippy::expect_used)] // everything here is a test

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use tabletop::{Dice, Game, Seed};
use the_loop::{Choice, Options, TheLoop};

/// The system's allocator, counting what each thread asks of it.
struct Counting;

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

// SAFETY: every call is handed on to the system's allocator as it came.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.with(|count| count.set(count.get() + 1));
        unsafe { System.alloc(layout) }
    }
    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        ALLOCATIONS.with(|count| count.set(count.get() + 1));
        unsafe { System.realloc(pointer, layout, size) }
    }
    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

fn allocations() -> u64 {
    ALLOCATIONS.with(Cell::get)
}

/// Plays one random game; the list of choices is the caller's.
fn play(mut game: TheLoop, dice: &mut Dice, list: &mut Vec<Choice>) -> TheLoop {
    while let Some(seat) = game.waiting_for().iter().next() {
        game.choices(seat, list);
        let choice = dice.pick(list).expect("a waited-for seat has a choice");
        game.apply(seat, choice, &mut ()).expect("what is listed applies");
    }
    game
}

#[test]
fn listing_and_making_choices_allocates_nothing() {
    let mut dice = Dice::new(Seed([3; 32]), 0);
    let mut list = Vec::with_capacity(1024);
    for options in [r#"{"players":2}"#, r#"{"players":4,"level":"agency_legend"}"#, r#"{"players":1,"team":3}"#] {
        let options: Options = serde_json::from_str(options).expect("options");
        for number in 0..50 {
            let game = TheLoop::start(&options, Seed([7; 32]).nth(number)).expect("a game");
            let before = allocations();
            let over = play(game, &mut dice, &mut list);
            assert_eq!(allocations() - before, 0, "{options:?}, game {number}");
            assert!(over.outcome().is_some());
        }
    }
    let before = allocations();
    drop(vec![1]);
    assert_eq!(allocations() - before, 1, "the count counts");
}

#[test]
fn a_state_is_smaller_than_four_kilobytes_and_a_choice_than_a_word() {
    assert!(size_of::<TheLoop>() < 4096, "{}", size_of::<TheLoop>());
    assert!(size_of::<Choice>() <= 8, "{}", size_of::<Choice>());
}
