//! Players of It's a Wonderful World.

mod card_values;
mod empire_state;
mod experience;
mod fair;
mod forecast;
mod heuristic;
mod place;
mod plan;
mod planned_steps;
mod rollout_policy;
mod simulations;
mod strong;
pub(crate) mod tuning;
pub(crate) mod value_network;
mod weights;

use crate::search::{Heuristic, SearchParams};
use crate::{Bots, Budget, Player, Thinker};
use tabletop::Seed;
use wonderful_world::WonderfulWorld;

/// The search parameters for this game.
const PARAMS: SearchParams = SearchParams { exploration: 1.0, untried_penalty: 0.05 };

impl Bots for WonderfulWorld {
    const TERMS: &[&str] = <heuristic::ForecastHeuristic as Heuristic<Self>>::TERMS;
    const ITERATIONS: u32 = 2000;

    fn fair() -> Box<dyn Player<Self>> {
        Box::new(fair::Fair::new())
    }

    fn thinker(budget: Budget, threads: usize, seed: Seed) -> Box<dyn Thinker<Self>> {
        Box::new(strong::Strong::new(heuristic::EvaluationWeights::within(budget), PARAMS, budget, threads, seed))
    }
}
