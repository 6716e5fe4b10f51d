//! Players with other opinions, for whoever tunes them.

use super::fair::Fair;
use super::sense::Knowing;
use super::weights::Weights;
use super::{MANNER, worth};
use crate::search::Search;
use crate::tuning::Tunable;
use crate::{Blindfolded, Bot, Player};
use anachrony::Anachrony;
use tabletop::{Seat, Seed};

impl Tunable for Anachrony {
    fn tuned(bot: Bot, changes: &[(&str, f32)], seed: Seed) -> Option<Box<dyn Player<Self>>> {
        let (mut weights, mut manner) = (Weights::default(), MANNER);
        for &(name, value) in changes {
            *match name {
                "curiosity" => &mut manner.curiosity,
                "caution" => &mut manner.caution,
                _ => weights.by_name(name)?,
            } = value;
        }
        if !bot.searches() {
            return Some(Box::new(Blindfolded::new(Fair::new(weights), seed)));
        }
        let budget = bot.budget::<Self>();
        Some(Box::new(Search::new(|| Knowing::new(weights.clone(), budget), manner, budget, 1, seed)))
    }
}

/// What the evaluation makes of a position, term by term.
pub fn terms(game: &Anachrony, seat: Seat) -> Vec<(&'static str, f32)> {
    let mut terms = [0.0; worth::COUNT];
    worth::fill(game, seat, &Weights::default(), &mut terms);
    worth::TERMS.iter().copied().zip(terms).collect()
}
