//! However long a turn is drawn out, it ends, far below what the contract allows.
#![allow(clippy::unwrap_used)] // everything here is a test

#[path = "support/mod.rs"]
mod support;

use std::collections::HashSet;
use support::*;
use tabletop::{Dice, Game, Seat, Seed};
use the_loop::{Choice, TheLoop};

/// The cards that draw, ready, take back and apply cards, and those that bring most energy.
const ENGINE: [&str; 12] = [
    "alchemy_receipt",
    "matryoshka",
    "vitruvian_copier",
    "cloud_backup",
    "recycler",
    "firmware_oracle",
    "telegraph",
    "alarm_clock",
    "holy_grails",
    "flint_starter",
    "last_calendar",
    "charging_dock",
];

/// Plays the first turn without ever ending it, as long as there is anything else; how many choices it took, how deep the
/// stack of steps was.
fn drawn_out(mut game: TheLoop, dice: &mut Dice, moves: bool) -> (usize, usize) {
    let (turn, mut list, mut seen) = (game.turn, Vec::new(), HashSet::new());
    let (mut choices, mut deepest) = (0, 0);
    while game.turn == turn && game.outcome().is_none() {
        assert!(seen.insert(game.clone()), "a state came back after {choices} choices");
        game.choices(Seat(0), &mut list);
        let dull = |choice: &Choice| {
            matches!(choice, Choice::End) || (!moves && matches!(choice, Choice::Move(_) | Choice::FreeMove(_)))
        };
        let lively: Vec<Choice> = list.iter().copied().filter(|choice| !dull(choice)).collect();
        let choice = dice.pick(&lively).unwrap_or(Choice::End);
        if game.apply(Seat(0), choice, &mut ()).is_err() {
            return (choices, deepest); // another seat's turn has begun
        }
        choices += 1;
        deepest = deepest.max(game.steps.len());
    }
    (choices, deepest)
}

#[test]
fn turns_that_nobody_wants_to_end_end_and_no_state_comes_back() {
    let mut dice = Dice::new(Seed([4; 32]), 0);
    let (mut longest, mut deepest) = (0, 0);
    for number in 0..2_000 {
        let mut hand = ENGINE;
        dice.shuffle(&mut hand);
        let (mine, others) = hand.split_at(9);
        let game = position(&["robofinisher_404", "v_girl"])
            .hand(0, mine)
            .hand(1, others)
            .hand(1, &["battle_steed", "soles"])
            .energy_everywhere(6)
            .rifts("robots", 3)
            .rifts("end", 3)
            .clone_in("robots", "end")
            .clone_in("robots", "globalization")
            .clone_in("end", "robots")
            .clone_in("globalization", "robots")
            .ready();
        let (choices, depth) = drawn_out(game.0, &mut dice, number % 2 == 0);
        longest = longest.max(choices);
        deepest = deepest.max(depth);
    }
    println!("the longest turn took {longest} choices, the deepest stack had {deepest} steps");
    assert!(longest < 2_000, "{longest}");
    assert!(deepest <= 6, "{deepest}, more than `step::MOST_STEPS` explains");
}
