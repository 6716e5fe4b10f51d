//! What a player can click.

use crate::data::{Card, Empire, Leader, Piece, Resource};
use serde::{Deserialize, Serialize};

/// One click.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// Rule this empire, where empires are chosen.
    Choose(Empire),
    /// Pick a card of the hand in the draft.
    Pick(Card),
    /// Put a card of the draft area (alone: of the hand) under construction.
    Build(Card),
    /// Recycle a card of the draft area (alone: of the hand) into its cube.
    Recycle(Card),
    /// Put a piece on a card under construction.
    Place(Placement),
    /// Put the next cube on the empire card.
    Empire(Resource),
    /// Discard a card under construction, with all that lies on it, for its cube.
    Drop(Site),
    /// Take this leader for supremacy in science.
    Take(Leader),
    /// Alone: take up the pile of this number.
    Pile(u8),
    /// Alone: throw a card of the hand away; the second one thrown brings five new cards to look at.
    Dig(Card),
    /// Alone: keep this one of the five.
    Keep(Card),
    /// Finish the phase or the step.
    Done,
}

/// A piece and the slot it fills.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a placement is an object with piece and on")]
pub struct Placement {
    /// What is placed.
    pub piece: Piece,
    /// The resource that a krystallium stands for, unless it fills a slot of its own.
    #[serde(rename = "as", default, skip_serializing_if = "Option::is_none")]
    pub stands_for: Option<Resource>,
    /// Where.
    pub on: Site,
}

impl Placement {
    /// The kind of slot that this fills; none if the piece cannot stand for that resource.
    pub(crate) const fn slot(self) -> Option<Piece> {
        match (self.piece, self.stands_for) {
            (piece, None) => Some(piece),
            (Piece::Krystallium, Some(resource)) => Some(resource.piece()),
            _ => None,
        }
    }
}

/// A building site of one player: its number, and the card that is being built there.
///
/// Sites are numbered from 1 in the order in which cards were put under construction; a number is never used again.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a site is an object with site and card")]
pub struct Site {
    /// Its number.
    pub site: u8,
    pub card: Card,
}
