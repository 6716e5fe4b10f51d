//! What happens, for logs and animations.

use crate::choice::Placement;
use crate::data::{Card, Direction, Empire, Leader, Resource, Slots};
use serde::{Deserialize, Serialize};
use tabletop::{List, Seat, Viewer};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A player chose an empire.
    Chose { seat: Seat, empire: Empire },
    /// A round begins.
    Round { round: u8 },
    /// A player was dealt a hand.
    Dealt {
        seat: Seat,
        count: u8,
        #[serde(skip_serializing_if = "Option::is_none")]
        cards: Option<List<Card, 10>>,
    },
    /// A player picked a card, face down.
    Picked {
        seat: Seat,
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
    },
    /// A pick was turned up.
    Shown { seat: Seat, card: Card },
    /// The hands were passed on.
    Passed { to: Direction },
    /// With two players, the rest of a hand was discarded.
    LeftOver { seat: Seat, cards: List<Card, 10> },
    /// The planning phase begins.
    Planning,
    /// A card was put under construction.
    Began { seat: Seat, site: u8, card: Card },
    /// A card was recycled.
    Recycled { seat: Seat, card: Card, gives: Resource },
    /// A piece was put on a card.
    Placed {
        seat: Seat,
        #[serde(flatten)]
        placement: Placement,
    },
    /// A card is complete and joins the empire; what it gave at once.
    Built { seat: Seat, site: u8, card: Card, bonus: Slots },
    /// A cube was put on the empire card.
    OnEmpire { seat: Seat, resource: Resource },
    /// Five cubes on the empire card became a krystallium.
    Krystallium { seat: Seat },
    /// A card under construction was discarded for its cube.
    Dropped { seat: Seat, site: u8, card: Card, gives: Resource },
    /// A production step begins.
    Step { resource: Resource },
    /// A player's production of the step.
    Produced { seat: Seat, resource: Resource, cubes: u16 },
    /// A player alone produced the most; in science the leader is yet to be chosen.
    Supremacy {
        seat: Seat,
        resource: Resource,
        #[serde(skip_serializing_if = "Option::is_none")]
        leader: Option<Leader>,
    },
    /// A player took a leader for supremacy in science.
    Took { seat: Seat, leader: Leader },
    /// A player took up a pile.
    Pile {
        seat: Seat,
        pile: u8,
        #[serde(skip_serializing_if = "Option::is_none")]
        cards: Option<List<Card, 5>>,
    },
    /// A player threw a card away to dig.
    Threw { seat: Seat, card: Card },
    /// The discard pile was shuffled into the deck.
    Reshuffled,
    /// A player drew cards to look at.
    Drew {
        seat: Seat,
        #[serde(skip_serializing_if = "Option::is_none")]
        cards: Option<List<Card, 5>>,
    },
    /// A player kept one of them.
    Kept {
        seat: Seat,
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
    },
    /// The others were discarded.
    Rejected { seat: Seat, cards: List<Card, 5> },
    /// A player finished the phase or the step.
    Finished { seat: Seat },
    /// The game is over.
    Over,
}

impl Event {
    /// The event as `viewer` may learn of it.
    pub(crate) fn seen_by(mut self, viewer: Viewer) -> Self {
        match &mut self {
            Self::Dealt { seat, cards, .. } if !viewer.is(*seat) => *cards = None,
            Self::Picked { seat, card } | Self::Kept { seat, card } if !viewer.is(*seat) => *card = None,
            Self::Pile { seat, cards, .. } | Self::Drew { seat, cards } if !viewer.is(*seat) => *cards = None,
            _ => {}
        }
        self
    }
}
