//! Players of Anachrony.

mod deeds;
mod eras;
mod fair;
mod glance;
mod goals;
mod opening;
mod plan;
mod sense;
mod tiles;
pub(crate) mod tuning;
mod weights;
mod worth;

use crate::search::{Manner, Search};
use crate::{Bots, Budget, Player, Thinker};
use anachrony::Anachrony;
use sense::Knowing;
use tabletop::Seed;
use weights::Weights;

/// How a search goes about it.
const MANNER: Manner = Manner { curiosity: 0.4, caution: 0.05 };

impl Bots for Anachrony {
    const TERMS: &[&str] = worth::TERMS;
    const MISTAKES: u32 = 15;
    const ITERATIONS: u32 = 4000;

    fn fair() -> Box<dyn Player<Self>> {
        Box::new(fair::Fair::new(Weights::default()))
    }

    fn thinker(budget: Budget, threads: usize, seed: Seed) -> Box<dyn Thinker<Self>> {
        Box::new(Search::new(|| Knowing::new(Weights::default(), budget), MANNER, budget, threads, seed))
    }
}
