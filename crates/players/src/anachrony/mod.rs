//! Players of Anachrony.

mod fair;
mod worth;

use crate::{Blindfolded, Bots, Player, Random};
use anachrony::Anachrony;
use tabletop::Seed;

impl Bots for Anachrony {
    const NAMES: &'static [&'static str] = &["random", "fair"];

    fn bot(name: &str, seed: Seed) -> Option<Box<dyn Player<Self>>> {
        match name {
            "random" => Some(Box::new(Random::new(seed))),
            "fair" => Some(Box::new(Blindfolded::new(fair::Fair::new(), seed))),
            _ => None,
        }
    }
}
