//! A player that makes mistakes.

use crate::Player;
use tabletop::{Dice, Game, Seat, Seed};

/// Plays like another player, but sometimes chooses at random.
#[derive(Debug)]
pub(crate) struct WithMistakes<P, C> {
    player: P,
    /// The percentage of random choices.
    mistakes: u32,
    dice: Dice,
    choices: Vec<C>,
}

impl<P, C> WithMistakes<P, C> {
    /// Draws its mistakes from `seed`.
    pub(crate) fn new(player: P, mistakes: u32, seed: Seed) -> Self {
        Self { player, mistakes, dice: Dice::new(seed, 0), choices: Vec::new() }
    }
}

impl<G: Game, P: Player<G>> Player<G> for WithMistakes<P, G::Choice> {
    fn choose(&mut self, game: &G, seat: Seat) -> Option<G::Choice> {
        if self.dice.below(100) >= self.mistakes {
            return self.player.choose(game, seat);
        }
        game.choices(seat, &mut self.choices);
        self.dice.pick(&self.choices)
    }
}
