//! What happens, for logs and animations. Everything that happens at this table is seen by everybody.

use crate::data::{Agent, Card, CardSet, Dimension, Era, Mission, Token};
use crate::outcome::Ending;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// An agent was chosen.
    Chosen {
        agent: Agent,
        seat: Seat,
    },
    /// Playing alone: a card was dealt.
    Dealt {
        agent: Agent,
        card: Card,
    },
    /// A turn begins.
    Turn {
        turn: u8,
        agent: Agent,
    },
    CloneAppeared {
        clone: Token,
        era: Era,
    },
    /// An artifact appeared.
    Appeared {
        card: Card,
        era: Era,
    },
    /// An artifact was destroyed.
    Destroyed {
        card: Card,
    },
    /// The Great Deck was made anew of the destroyed pile.
    NewGreatDeck,
    /// The Doctor is in this era.
    Doctor {
        era: Era,
    },
    /// So many rifts fell into the era before the Doctor's, into his, and into the one after it.
    Fell {
        rifts: [u8; 3],
    },
    /// Time Prowler cancelled a rift.
    Cancelled {
        era: Era,
    },
    /// An era became a vortex.
    Vortex {
        era: Era,
    },
    /// A mission failed.
    Failed {
        mission: Mission,
        era: Era,
    },
    /// A mission was opened.
    Opened {
        mission: Mission,
        era: Era,
    },
    /// An agent moved.
    Moved {
        agent: Agent,
        era: Era,
    },
    /// Energy was spent.
    Spent {
        era: Era,
        energy: u16,
    },
    /// A card was used.
    Used {
        agent: Agent,
        card: Card,
    },
    /// The effect of a card in another agent's hand is applied.
    Applied {
        agent: Agent,
        card: Card,
    },
    /// An agent's ability was used.
    Ability {
        agent: Agent,
    },
    /// A LOOP.
    Looped {
        agent: Agent,
        dimension: Dimension,
    },
    /// Energy was added.
    Energy {
        era: Era,
        added: u8,
    },
    /// Rifts were removed.
    Removed {
        era: Era,
        rifts: u8,
    },
    /// A clone went from one era to an adjacent one, or changed places with another.
    CloneMoved {
        clone: Token,
        era: Era,
    },
    /// A clone was destroyed.
    CloneDestroyed {
        clone: Token,
        era: Era,
    },
    /// Cards were drawn.
    Drew {
        agent: Agent,
        cards: CardSet,
    },
    /// An own deck was made anew of its discard pile.
    NewDeck {
        agent: Agent,
    },
    /// A card was discarded.
    Discarded {
        agent: Agent,
        card: Card,
    },
    /// A card was readied by an effect.
    Readied {
        agent: Agent,
        card: Card,
    },
    /// A card came back from the discard pile.
    Recovered {
        agent: Agent,
        card: Card,
    },
    /// A mission got a cube.
    Progress {
        mission: Mission,
        cubes: u8,
    },
    /// An agent took an artifact.
    Took {
        agent: Agent,
        card: Card,
    },
    /// A mission was archived.
    Archived {
        mission: Mission,
    },
    /// The Agency shows its bonus.
    Bonus {
        cards: CardSet,
    },
    /// The turn is over.
    EndOfTurn {
        agent: Agent,
    },
    /// A cycle begins.
    Cycle {
        cycle: u8,
    },
    /// The game is over.
    Over {
        ending: Ending,
    },
}
