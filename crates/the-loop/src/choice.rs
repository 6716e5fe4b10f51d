//! What a player can click.

use crate::data::{Agent, Card, Dimension, Era};
use serde::{Deserialize, Serialize};

/// One click.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// Playing alone: deal the card to this agent.
    Deal(Agent),
    /// Playing alone: this agent takes the turn.
    TakeTurn(Agent),
    /// Time Prowler: cancel a rift that fell into her era.
    Cancel,
    /// Move to an adjacent era, for an energy.
    Move(Era),
    /// Move by the free move.
    FreeMove(Era),
    /// Use a ready card of the hand.
    Use(Card),
    /// LOOP: ready all cards of this dimension.
    Loop(Dimension),
    /// Mr. Time: move another agent.
    Ability,
    /// End the action phase.
    End,
    /// Pick this era.
    Era(Era),
    /// Pick a clone.
    Clone(CloneAt),
    /// Pick this agent.
    Agent(Agent),
    /// Pick this card.
    Card(Card),
    /// The first of two options.
    First,
    /// The second of two options.
    Second,
    /// Take this artifact, face down on top of the own deck.
    Take(Card),
    /// Archive the mission of the era.
    Archive,
    /// Leave out what may be left out.
    Skip,
}

/// A clone on the board. Two that lie in the same era and are destroyed in the same era are the same choice; the one of
/// the lower number is meant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a clone is an object with era and destroyed_in")]
pub struct CloneAt {
    /// Where it is.
    pub era: Era,
    /// Where it would be destroyed.
    pub destroyed_in: Era,
}
