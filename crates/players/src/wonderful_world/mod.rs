//! Players of It's a Wonderful World.

mod fair;
mod forecast;
mod place;
mod plan;
mod realm;
mod weights;

use crate::{Blindfolded, Bots, Player, Random};
use tabletop::Seed;
use wonderful_world::WonderfulWorld;

impl Bots for WonderfulWorld {
    const NAMES: &'static [&'static str] = &["random", "fair"];

    fn bot(name: &str, seed: Seed) -> Option<Box<dyn Player<Self>>> {
        match name {
            "random" => Some(Box::new(Random::new(seed))),
            "fair" => Some(Box::new(Blindfolded::new(fair::Fair::new(), seed))),
            _ => None,
        }
    }
}
