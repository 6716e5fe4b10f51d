//! Players of The LOOP: each for its own seat, all for the team.

mod evaluation;
mod fair;
mod planner;
mod trial;

use crate::{Bots, Budget, Player, Thinker};
use tabletop::Seed;
use the_loop::TheLoop;

impl Bots for TheLoop {
    const TERMS: &[&str] = &evaluation::TERMS;
    const ITERATIONS: u32 = 60_000;

    fn fair() -> Box<dyn Player<Self>> {
        Box::new(fair::Fair::default())
    }

    fn thinker(budget: Budget, threads: usize, seed: Seed) -> Box<dyn Thinker<Self>> {
        Box::new(planner::Planner::new(budget, threads, seed))
    }
}
