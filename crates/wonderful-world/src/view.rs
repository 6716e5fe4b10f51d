//! What each viewer sees.

use crate::data::{Card, Direction, Resource, Slots};
use crate::score::Outcome;
use crate::setup::Options;
use crate::state::{Building, Heap, Phase, Player, PublicPlayer, Unplaced, WonderfulWorld};
use serde::Serialize;
use std::collections::BTreeMap;
use std::ops::Deref;
use tabletop::{Game, Seat, Seats, Viewer};

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
    pub seat: Seat,
    #[serde(flatten)]
    pub public: PublicPlayer,
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
    /// The cards under construction.
    pub sites: Vec<SiteView>,
    /// What this player would produce with what is built now.
    pub production: BTreeMap<Resource, u16>,
    /// Cubes still to be placed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unplaced: Option<Unplaced>,
    /// Alone: how many cards were dug up to choose from.
    pub dug_size: usize,
    /// Alone: those cards, for the player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dug: Option<Vec<Card>>,
    /// The points if the game ended now.
    pub points: i32,
}

impl Deref for PlayerView {
    type Target = PublicPlayer;
    fn deref(&self) -> &PublicPlayer {
        &self.public
    }
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

impl View {
    pub(crate) fn new(game: &WonderfulWorld, viewer: Viewer) -> Self {
        let numbered = (1..).zip(&game.piles);
        Self {
            viewer,
            options: game.options,
            round: game.round,
            phase: game.phase,
            passing: matches!(game.phase, Phase::Draft { .. }).then(|| game.passing()),
            waiting: game.waiting_for(),
            deck: game.deck.len(),
            discard: game.discard,
            piles: game
                .is_solo()
                .then(|| numbered.filter(|(_, pile)| !pile.is_empty()).map(|(number, _)| number).collect()),
            known_in_deck: match viewer {
                Viewer::Seat(_) => game.reshuffled.in_deck,
                Viewer::Spectator => game.reshuffled.in_deck_or_hand,
            },
            players: (0..)
                .map(Seat)
                .zip(&game.players)
                .map(|(seat, player)| PlayerView::new(game, seat, player, viewer))
                .collect(),
            outcome: game.outcome(),
        }
    }
}

impl PlayerView {
    fn new(game: &WonderfulWorld, seat: Seat, player: &Player, viewer: Viewer) -> Self {
        let side = game.options.side;
        let own = viewer.is(seat);
        let knows_hand = game.knows_hand(viewer, seat);
        let site = |building: &Building| SiteView { building: *building, missing: building.missing() };
        Self {
            seat,
            public: player.public,
            hand_size: player.hand.len(),
            hand: knows_hand.then(|| player.hand.to_vec()),
            has_picked: player.pick.is_some(),
            pick: player.pick.filter(|_| own),
            sites: player.sites.iter().map(site).collect(),
            production: Resource::ALL.map(|resource| (resource, player.production(resource, side))).into(),
            unplaced: player.unplaced,
            dug_size: player.dug.len(),
            dug: (own && !player.dug.is_empty()).then(|| player.dug.to_vec()),
            points: player.total(side),
        }
    }
}

impl WonderfulWorld {
    /// Whether the viewer holds this hand, or has held it in this draft.
    pub(crate) fn knows_hand(&self, viewer: Viewer, holder: Seat) -> bool {
        matches!(viewer, Viewer::Seat(seat) if self.has_seen_hand(seat, holder))
    }
}
