//! The player without an idea.

use crate::Player;
use tabletop::{Dice, Game, Seat, Seed};

/// Chooses uniformly among what is listed.
#[derive(Debug)]
pub struct Random<G: Game> {
    dice: Dice,
    choices: Vec<G::Choice>,
}

impl<G: Game> Random<G> {
    /// A random player that draws from this seed.
    pub fn new(seed: Seed) -> Self {
        Self { dice: Dice::new(seed, 0), choices: Vec::new() }
    }
}

impl<G: Game> Player<G> for Random<G> {
    fn choose(&mut self, game: &G, seat: Seat) -> Option<G::Choice> {
        game.choices(seat, &mut self.choices);
        self.dice.pick(&self.choices)
    }
}
