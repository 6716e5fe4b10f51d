//! Players of It's a Wonderful World.

mod experience;
mod fair;
mod forecast;
mod glance;
pub(crate) mod insight;
mod instinct;
mod intent;
mod place;
mod plan;
mod realm;
mod sense;
mod strong;
mod trials;
pub(crate) mod tuning;
mod weights;

use crate::search::{Manner, Sense};
use crate::{Bots, Budget, Player, Thinker};
use tabletop::Seed;
use wonderful_world::WonderfulWorld;

/// How a search goes about it.
const MANNER: Manner = Manner { curiosity: 1.0, caution: 0.05 };

impl Bots for WonderfulWorld {
    const TERMS: &[&str] = <sense::Foresight as Sense<Self>>::TERMS;
    const ITERATIONS: u32 = 2000;

    fn fair() -> Box<dyn Player<Self>> {
        Box::new(fair::Fair::new())
    }

    fn thinker(budget: Budget, threads: usize, seed: Seed) -> Box<dyn Thinker<Self>> {
        Box::new(strong::Strong::new(sense::Opinions::within(budget), MANNER, budget, threads, seed))
    }
}
