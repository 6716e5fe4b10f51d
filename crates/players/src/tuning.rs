//! For whoever measures: players with other opinions, and what they think.

pub use crate::anachrony::tuning::terms;
pub use crate::wonderful_world::insight::Network;
pub use crate::wonderful_world::tuning::{expectation, insightful, sight};

use crate::{Bot, Bots, Player};
use tabletop::Seed;

/// A game whose players can be given other opinions, to find out whether they do better with them.
pub trait Tunable: Bots {
    /// The bot with some of its opinions changed, each by its name; none if there is no such opinion.
    fn tuned(bot: Bot, changes: &[(&str, f32)], seed: Seed) -> Option<Box<dyn Player<Self>>>;
}
