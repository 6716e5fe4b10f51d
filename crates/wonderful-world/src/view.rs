//! What each viewer sees.

use crate::data::{Card, Direction, Empire, Resource, Slots};
use crate::score::Outcome;
use crate::setup::Options;
use crate::state::{Building, Heap, Phase, Player, Unplaced, WonderfulWorld};
use serde::Serialize;
use std::collections::BTreeMap;
use tabletop::{Seat, Seats, Viewer};

/// What one viewer may see. Built up from what is open, never cut down from the whole.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What was agreed before the game.
    pub options: Options,
    /// The round, from 1; 0 while empires are being chosen.
    pub round: u8,
    /// The phase of the round.
    pub phase: Phase,
    /// Where hands are passed in this round.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub passing: Option<Direction>,
    /// The seats that owe a choice.
    pub waiting: Seats,
    /// Cards left in the deck.
    pub deck: usize,
    /// The discard pile.
    pub discard: Heap,
    /// Alone: the numbers of the piles not yet taken.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub piles: Option<Vec<u8>>,
    /// Alone, once discards were shuffled into the deck: cards known to be there (for a spectator: there or in hand).
    #[serde(skip_serializing_if = "Heap::is_empty")]
    pub known_in_deck: Heap,
    /// The players, by seat.
    pub players: Vec<PlayerView>,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
}

/// One player, as the viewer sees them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerView {
    /// The seat.
    pub seat: Seat,
    /// The empire.
    pub empire: Option<Empire>,
    /// Cards in hand, the picked one among them until it is turned up.
    pub hand_size: usize,
    /// The hand, if it is the viewer's own or one the viewer has passed on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<Vec<Card>>,
    /// Whether a card has been picked and lies face down.
    pub has_picked: bool,
    /// That card, if it is the viewer's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pick: Option<Card>,
    /// The cards picked this round.
    pub draft_area: Vec<Card>,
    /// The cards under construction.
    pub sites: Vec<SiteView>,
    /// The cards built.
    pub built: Vec<Card>,
    /// Basic cubes on the empire card.
    pub cubes: u8,
    /// Krystallium on the empire card.
    pub krystallium: u16,
    /// Generals on the empire card.
    pub generals: u8,
    /// Financiers on the empire card.
    pub financiers: u8,
    /// What this player would produce with what is built now.
    pub production: BTreeMap<Resource, u16>,
    /// What was produced in the step at hand.
    pub produced: u16,
    /// Cubes still to be placed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unplaced: Option<Unplaced>,
    /// Whether a leader for science is yet to be chosen.
    pub owed_leader: bool,
    /// Alone: whether a second card must be thrown away.
    pub thrown: bool,
    /// Alone: how many cards were dug up and kept since the last pile was taken.
    pub kept: u8,
    /// Alone: how many cards were dug up to choose from.
    pub dug_size: usize,
    /// Alone: those cards, for the player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dug: Option<Vec<Card>>,
    /// Whether this player has finished the phase or step.
    pub finished: bool,
    /// The points if the game ended now.
    pub points: i32,
}

/// A card under construction.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SiteView {
    /// The card and what lies on it.
    #[serde(flatten)]
    pub building: Building,
    /// The slots still to fill.
    pub missing: Slots,
}

impl WonderfulWorld {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let numbered = (1..).zip(&self.piles);
        View {
            viewer,
            options: self.options,
            round: self.round,
            phase: self.phase,
            passing: matches!(self.phase, Phase::Draft { .. }).then(|| self.passing()),
            waiting: self.seats_waited_for(),
            deck: self.deck.len(),
            discard: self.discard,
            piles: self
                .is_solo()
                .then(|| numbered.filter(|(_, pile)| !pile.is_empty()).map(|(number, _)| number).collect()),
            known_in_deck: match viewer {
                Viewer::Seat(_) => self.stirred.in_deck,
                Viewer::Spectator => self.stirred.in_deck_or_hand,
            },
            players: (0..)
                .map(Seat)
                .zip(&self.players)
                .map(|(seat, player)| self.player(seat, player, viewer))
                .collect(),
            outcome: self.ended(),
        }
    }

    fn player(&self, seat: Seat, player: &Player, viewer: Viewer) -> PlayerView {
        let side = self.options.side;
        let own = viewer.is(seat);
        let knows_hand = self.knows_hand(viewer, seat);
        let site = |building: &Building| SiteView { building: *building, missing: building.missing() };
        PlayerView {
            seat,
            empire: player.empire,
            hand_size: player.hand.len(),
            hand: knows_hand.then(|| player.hand.to_vec()),
            has_picked: player.pick.is_some(),
            pick: player.pick.filter(|_| own),
            draft_area: player.draft_area.to_vec(),
            sites: player.sites.iter().map(site).collect(),
            built: player.built.to_vec(),
            cubes: player.cubes,
            krystallium: player.krystallium,
            generals: player.generals,
            financiers: player.financiers,
            production: Resource::ALL.map(|resource| (resource, player.production(resource, side))).into(),
            produced: player.produced,
            unplaced: player.unplaced,
            owed_leader: player.owed_leader,
            thrown: player.thrown,
            kept: player.kept,
            dug_size: player.dug.len(),
            dug: (own && !player.dug.is_empty()).then(|| player.dug.to_vec()),
            finished: player.finished,
            points: player.total(side),
        }
    }

    /// Whether the viewer holds this hand, or has held it in this draft.
    pub(crate) fn knows_hand(&self, viewer: Viewer, holder: Seat) -> bool {
        matches!(viewer, Viewer::Seat(seat) if self.has_seen_hand(seat, holder))
    }
}
