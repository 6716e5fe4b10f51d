//! Players of The LOOP: each for its own seat, all for the team.

mod fair;
mod strong;
mod trial;
mod worth;

use crate::{Blindfolded, Bots, Player, Random};
use tabletop::Seed;
use the_loop::TheLoop;

impl Bots for TheLoop {
    const NAMES: &'static [&'static str] = &["random", "fair", "strong"];

    fn bot(name: &str, seed: Seed) -> Option<Box<dyn Player<Self>>> {
        match name {
            "random" => Some(Box::new(Random::new(seed))),
            "fair" => Some(Box::new(Blindfolded::new(fair::Fair::default(), seed))),
            "strong" => Some(Box::new(Blindfolded::new(strong::Strong::default(), seed))),
            _ => None,
        }
    }
}
