//! The games that are measured.
#![allow(clippy::expect_used)] // a bench that cannot go on must stop

use tabletop::{Dice, Game, Seed};
use the_loop::{Options, Team, TheLoop};

/// Games in one sample.
pub(crate) const BATCH: u64 = 100;

/// The options of a mode.
pub(crate) fn options(mode: &str) -> Options {
    match mode.split(' ').next().and_then(|word| word.parse().ok()) {
        Some(players) => Options { players, agents: Team::Dealt(players), ..Options::default() },
        None => Options { players: 1, ..Options::default() },
    }
}

/// The deal of this number.
pub(crate) fn start(options: &Options, number: u64) -> TheLoop {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    TheLoop::start(options, Seed(seed)).expect("the options are sound")
}

/// Plays a dealt game to its end; its last turn, and how many choices it took.
pub(crate) fn play_on(mut game: TheLoop, number: u64) -> (i32, usize) {
    let mut dice = Dice::new(Seed([9; 32]), number);
    let mut list = Vec::with_capacity(128);
    let mut choices = 0;
    while let Some(seat) = game.waiting_for().iter().next() {
        game.choices(seat, &mut list);
        let choice = dice.pick(&list).expect("a waited-for seat has a choice");
        game.apply(seat, choice, &mut ()).expect("what is listed applies");
        choices += 1;
    }
    (game.turn.into(), choices)
}

/// Plays the game of this number from the deal to the end.
pub(crate) fn play_random(options: &Options, number: u64) -> (i32, usize) {
    play_on(start(options, number), number)
}
