//! Rules of thumb.

use crate::{Player, Random};
use tabletop::{Seat, Seed};
use wonderful_world::{Choice, WonderfulWorld};

/// Goes by rules of thumb.
#[derive(Debug)]
pub(super) struct Fair {
    random: Random<WonderfulWorld>,
}

impl Fair {
    pub(super) fn new(seed: Seed) -> Self {
        Self { random: Random::new(seed) }
    }
}

impl Player<WonderfulWorld> for Fair {
    fn choose(&mut self, game: &WonderfulWorld, seat: Seat) -> Option<Choice> {
        self.random.choose(game, seat)
    }
}
