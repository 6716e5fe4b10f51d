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
mod weights;
mod worth;

use crate::search::{Manner, Search};
use crate::{Blindfolded, Bots, Budget, Player, Thinker};
use anachrony::Anachrony;
use sense::Knowing;
use tabletop::{Seat, Seed};
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
        Box::new(Search::new(Knowing::default, MANNER, budget, threads, seed))
    }
}

/// The names of the weights that the evaluation goes by.
pub(crate) fn weight_names() -> &'static [&'static str] {
    Weights::NAMES
}

/// The fair player with some weights changed; none if one of them does not exist.
pub(crate) fn fair_with(changes: &[(String, f32)], seed: Seed) -> Option<Box<dyn Player<Anachrony>>> {
    let mut weights = Weights::default();
    for (name, value) in changes {
        *weights.by_name(name)? = *value;
    }
    Some(Box::new(Blindfolded::new(fair::Fair::new(weights), seed)))
}

/// The searching player with some weights, or its manner, changed; none if there is no such weight.
pub(crate) fn search_with(changes: &[(String, f32)], budget: Budget, seed: Seed) -> Option<Box<dyn Player<Anachrony>>> {
    let mut weights = Weights::default();
    let mut manner = MANNER;
    for (name, value) in changes {
        match name.as_str() {
            "curiosity" => manner.curiosity = *value,
            "caution" => manner.caution = *value,
            _ => *weights.by_name(name)? = *value,
        }
    }
    Some(Box::new(Search::new(|| Knowing::new(weights.clone()), manner, budget, 1, seed)))
}

/// What every weight is.
pub(crate) fn weight(name: &str) -> Option<f32> {
    Weights::default().by_name(name).copied()
}

/// What the evaluation makes of a position, term by term.
pub(crate) fn terms(game: &Anachrony, seat: Seat) -> Vec<(&'static str, f32)> {
    let mut terms = [0.0; worth::COUNT];
    worth::fill(game, seat, &Weights::default(), &mut terms);
    worth::TERMS.iter().copied().zip(terms).collect()
}
