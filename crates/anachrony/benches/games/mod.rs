//! The games that are measured.
#![allow(clippy::expect_used)] // a bench that cannot go on must stop

use anachrony::{Anachrony, Options};
use tabletop::{Dice, Game, Seed};

/// Games in one sample.
pub(crate) const BATCH: u64 = 20;

/// The options of a mode.
pub(crate) fn options(mode: &str) -> Options {
    let players = mode.split(' ').next().and_then(|word| word.parse().ok()).unwrap_or(4);
    Options { players, ..Options::default() }
}

/// The deal of this number.
pub(crate) fn start(options: &Options, number: u64) -> Anachrony {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    Anachrony::start(options, Seed(seed)).expect("the options are sound")
}

/// Plays a dealt game to its end; points of the first seat, and how many choices it took.
pub(crate) fn play_on(mut game: Anachrony, number: u64) -> (i32, usize) {
    let mut dice = Dice::new(Seed([9; 32]), number);
    let mut list = Vec::with_capacity(128);
    let mut choices = 0;
    while let Some(seat) = game.waiting_for().iter().next() {
        game.choices(seat, &mut list);
        let choice = dice.pick(&list).expect("a waited-for seat has a choice");
        game.apply(seat, choice, &mut ()).expect("what is listed applies");
        choices += 1;
    }
    (game.outcome().expect("nobody is waited for").seats[0].score.total, choices)
}

/// Plays the game of this number from the deal to the final score.
pub(crate) fn play_random(options: &Options, number: u64) -> (i32, usize) {
    play_on(start(options, number), number)
}
