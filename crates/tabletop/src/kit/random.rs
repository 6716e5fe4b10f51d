//! Random games for what is measured: times, instructions, allocations.

use crate::{Dice, Game, Seed};

/// Games with the same options, dealt and played by their number: the same on every machine.
#[derive(Debug)]
pub struct Series<G: Game> {
    options: G::Options,
}

impl<G: Game> Series<G> {
    /// The games with these options, as written in JSON.
    ///
    /// # Panics
    /// When there are no such options.
    pub fn new(options: &str) -> Self {
        let options = serde_json::from_str(options).unwrap_or_else(|error| panic!("{options}: {error}"));
        Self { options }
    }

    /// The deal of this number.
    ///
    /// # Panics
    /// When the options do not go together.
    pub fn start(&self, number: u64) -> G {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&number.to_le_bytes());
        G::start(&self.options, Seed(seed)).unwrap_or_else(|error| panic!("{error}"))
    }

    /// Plays a dealt game to its end, uniformly among the listed choices; how many it took. The list is the caller's, so that
    /// nothing need be allocated.
    ///
    /// # Panics
    /// When the game breaks the contract.
    pub fn play_on(game: &mut G, number: u64, list: &mut Vec<G::Choice>) -> usize {
        let mut dice = Dice::new(Seed([9; 32]), number);
        let mut choices = 0;
        while let Some(seat) = game.waiting_for().iter().next() {
            game.choices(seat, list);
            let Some(choice) = dice.pick(list) else { panic!("{seat} is waited for and has no choice") };
            game.apply_listed(seat, choice, &mut ());
            choices += 1;
        }
        choices
    }

    /// Plays the game of this number from the deal to its end; the game, and how many choices it took.
    pub fn play(&self, number: u64) -> (G, usize) {
        let mut game = self.start(number);
        let choices = Self::play_on(&mut game, number, &mut Vec::with_capacity(256));
        (game, choices)
    }

    /// Plays the first `games` of the series and works out how they ended; how many choices they took.
    pub fn play_first(&self, games: u64) -> usize {
        let play = |number| {
            let (game, choices) = self.play(number);
            std::hint::black_box(game.outcome());
            choices
        };
        (0..games).map(play).sum()
    }
}
