//! Players of Anachrony.

mod fair;
mod worth;

use crate::search::{Clueless, Manner, Search, Sense};
use crate::{Bots, Budget, Player, Thinker};
use anachrony::Anachrony;
use tabletop::Seed;

/// How a search goes about it.
const MANNER: Manner = Manner { curiosity: 1.0, caution: 0.05 };

impl Bots for Anachrony {
    const TERMS: &[&str] = <Clueless as Sense<Self>>::TERMS;
    const ITERATIONS: u32 = 2000;

    fn fair() -> Box<dyn Player<Self>> {
        Box::new(fair::Fair::new())
    }

    fn thinker(budget: Budget, threads: usize, seed: Seed) -> Box<dyn Thinker<Self>> {
        Box::new(Search::new(Clueless::default, MANNER, budget, threads, seed))
    }
}
