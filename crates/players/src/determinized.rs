//! Fair play by construction.

use crate::{Candidate, Effort, Player, Thinker};
use tabletop::{Dice, Game, Seat, Seed, Viewer};

/// A player that sees only what its seat may see: what is hidden from it is dealt anew before it looks.
#[derive(Debug)]
pub struct Determinized<P> {
    player: P,
    dice: Dice,
}

impl<P> Determinized<P> {
    /// Wraps a player; hidden information is dealt from `seed`.
    pub fn new(player: P, seed: Seed) -> Self {
        Self { player, dice: Dice::new(seed, u64::MAX) }
    }
}

impl<G: Game, P: Player<G>> Player<G> for Determinized<P> {
    fn choose(&mut self, game: &G, seat: Seat) -> Option<G::Choice> {
        self.player.choose(&game.guess(Viewer::Seat(seat), &mut self.dice), seat)
    }
}

impl<G: Game, P: Thinker<G>> Thinker<G> for Determinized<P> {
    fn consider(&mut self, game: &G, seat: Seat, question: Option<G::Choice>) -> Vec<Candidate<G::Choice>> {
        self.player.consider(&game.guess(Viewer::Seat(seat), &mut self.dice), seat, question)
    }

    fn effort(&self) -> Effort {
        self.player.effort()
    }
}
