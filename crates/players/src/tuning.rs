//! Tools for tuning: players with other weights, and their evaluations.

pub use crate::anachrony::tuning::terms;
pub use crate::wonderful_world::tuning::{expectation, features, with_network};
pub use crate::wonderful_world::value_network::Network;

use crate::{Bot, Bots, Player};
use tabletop::Seed;

/// A game whose players can be given other weights, to measure whether they play better.
pub trait Tunable: Bots {
    /// The bot with some weights changed by name; `None` if a name is unknown.
    fn tuned(bot: Bot, changes: &[(&str, f32)], seed: Seed) -> Option<Box<dyn Player<Self>>>;
}
