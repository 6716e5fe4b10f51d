//! Players of Anachrony.

mod eras;
mod evaluation;
mod fair;
mod goals;
mod heuristic;
mod opening;
mod plan;
mod printed_actions;
mod quick_estimate;
mod tiles;
pub(crate) mod tuning;
mod weights;

use crate::search::{Search, SearchParams};
use crate::{Bots, Budget, Player, Thinker};
use anachrony::Anachrony;
use heuristic::AnachronyHeuristic;
use tabletop::Seed;
use weights::Weights;

/// The search parameters for this game.
const PARAMS: SearchParams = SearchParams { exploration: 0.4, untried_penalty: 0.05 };

impl Bots for Anachrony {
    const TERMS: &[&str] = evaluation::TERMS;
    const MISTAKES: u32 = 15;
    const ITERATIONS: u32 = 4000;

    fn fair() -> Box<dyn Player<Self>> {
        Box::new(fair::Fair::new(Weights::default()))
    }

    fn thinker(budget: Budget, threads: usize, seed: Seed) -> Box<dyn Thinker<Self>> {
        Box::new(Search::new(|| AnachronyHeuristic::new(Weights::default(), budget), PARAMS, budget, threads, seed))
    }
}
