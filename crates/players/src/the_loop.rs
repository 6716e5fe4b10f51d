//! Players of The LOOP.

use crate::{Bots, Player, Random};
use tabletop::Seed;
use the_loop::TheLoop;

impl Bots for TheLoop {
    const NAMES: &'static [&'static str] = &["random"];

    fn bot(name: &str, seed: Seed) -> Option<Box<dyn Player<Self>>> {
        match name {
            "random" => Some(Box::new(Random::new(seed))),
            _ => None,
        }
    }
}
