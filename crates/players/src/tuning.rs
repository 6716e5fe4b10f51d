//! For whoever measures: players with other weights than the usual ones.

use crate::{Budget, Player};
use anachrony::Anachrony;
use tabletop::Seed;

/// The names of the weights that Anachrony's evaluation goes by.
pub fn anachrony_weights() -> &'static [&'static str] {
    crate::anachrony::weight_names()
}

/// What a weight of Anachrony's evaluation is.
pub fn anachrony_weight(name: &str) -> Option<f32> {
    crate::anachrony::weight(name)
}

/// Anachrony's fair player with some weights changed; none if there is no weight of that name.
pub fn anachrony_fair(changes: &[(String, f32)], seed: Seed) -> Option<Box<dyn Player<Anachrony>>> {
    crate::anachrony::fair_with(changes, seed)
}

/// Anachrony's searching player with some weights, its curiosity or its caution changed.
pub fn anachrony_search(changes: &[(String, f32)], budget: Budget, seed: Seed) -> Option<Box<dyn Player<Anachrony>>> {
    crate::anachrony::search_with(changes, budget, seed)
}

/// What Anachrony's evaluation makes of a position, term by term.
pub fn anachrony_terms(game: &Anachrony, seat: tabletop::Seat) -> Vec<(&'static str, f32)> {
    crate::anachrony::terms(game, seat)
}
