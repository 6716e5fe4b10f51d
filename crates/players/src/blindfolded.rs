//! Fair play by construction.

use crate::{Considered, Effort, Player, Thinker};
use tabletop::{Dice, Game, Seat, Seed, Viewer};

/// A player that sees only what its seat may see: what is hidden from it is dealt anew before it looks.
#[derive(Debug)]
pub struct Blindfolded<P> {
    player: P,
    dice: Dice,
}

impl<P> Blindfolded<P> {
    /// Puts the blindfold on; what it cannot see is dealt from `seed`.
    pub fn new(player: P, seed: Seed) -> Self {
        Self { player, dice: Dice::new(seed, u64::MAX) }
    }
}

impl<G: Game, P: Player<G>> Player<G> for Blindfolded<P> {
    fn choose(&mut self, game: &G, seat: Seat) -> Option<G::Choice> {
        self.player.choose(&game.guess(Viewer::Seat(seat), &mut self.dice), seat)
    }
}

impl<G: Game, P: Thinker<G>> Thinker<G> for Blindfolded<P> {
    fn consider(&mut self, game: &G, seat: Seat, question: Option<G::Choice>) -> Vec<Considered<G::Choice>> {
        self.player.consider(&game.guess(Viewer::Seat(seat), &mut self.dice), seat, question)
    }

    fn effort(&self) -> Effort {
        self.player.effort()
    }
}
