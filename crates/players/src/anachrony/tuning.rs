//! Players with other weights, for tuning.

use super::fair::Fair;
use super::heuristic::AnachronyHeuristic;
use super::weights::Weights;
use super::{PARAMS, evaluation};
use crate::search::Search;
use crate::tuning::Tunable;
use crate::{Bot, Determinized, Player};
use anachrony::Anachrony;
use tabletop::{Seat, Seed};

impl Tunable for Anachrony {
    fn tuned(bot: Bot, changes: &[(&str, f32)], seed: Seed) -> Option<Box<dyn Player<Self>>> {
        let (mut weights, mut params) = (Weights::default(), PARAMS);
        for &(name, value) in changes {
            *match name {
                "curiosity" => &mut params.exploration,
                "caution" => &mut params.untried_penalty,
                _ => weights.by_name(name)?,
            } = value;
        }
        if !bot.searches() {
            return Some(Box::new(Determinized::new(Fair::new(weights), seed)));
        }
        let budget = bot.budget::<Self>();
        Some(Box::new(Search::new(|| AnachronyHeuristic::new(weights.clone(), budget), params, budget, 1, seed)))
    }
}

/// What the evaluation makes of a position, term by term.
pub fn terms(game: &Anachrony, seat: Seat) -> Vec<(&'static str, f32)> {
    let mut terms = [0.0; evaluation::COUNT];
    evaluation::fill(game, seat, &Weights::default(), &mut terms);
    evaluation::TERMS.iter().copied().zip(terms).collect()
}
