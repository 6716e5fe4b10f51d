//! What lies on the table.

use crate::data::{
    CUBES_TO_KRYSTALLIUM, Card, Counted, DIFFERENT, Direction, Empire, Leader, PILE, PILES, Piece, Points, ROUNDS,
    Resource, Side, Slots, Type,
};
use crate::setup::Options;
use serde::{Deserialize, Serialize};
use std::ops::{Deref, DerefMut};
use tabletop::{Chance, List, Seat};

/// The most cards one player can get hold of: 28 in the draft; alone 40 from the piles and 4 from a scenario.
pub const MOST_CARDS: usize = 44;

/// The whole state of a game.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WonderfulWorld {
    /// What was agreed before the game.
    pub options: Options,
    /// The round, from 1; 0 while empires are being chosen.
    pub round: u8,
    pub phase: Phase,
    /// By seat.
    pub players: List<Player, 5>,
    /// The face-down deck.
    pub deck: Deck,
    /// The discard pile, which lies open.
    pub discard: Heap,
    /// The face-down piles of the solo game; a pile that was taken is empty.
    pub piles: List<List<Card, PILE>, PILES>,
    /// What became known of the deck when discards were shuffled into it.
    #[serde(rename = "stirred")]
    pub reshuffled: Reshuffled,
    /// The coming chance.
    pub chance: Chance<2>,
}

/// The stream of chance that decks are shuffled with.
pub(crate) const DECK_STREAM: usize = 0;
/// The stream of chance that empires are dealt with.
pub(crate) const EMPIRE_STREAM: usize = 1;

/// The phases of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Phase {
    /// Empires are chosen, one seat after the other.
    Empires,
    /// The draft; picks are counted from 1.
    Draft {
        /// The pick that is being made.
        pick: u8,
    },
    /// Cards are put under construction or recycled.
    Planning,
    /// The production step of a resource.
    Production(Resource),
    /// The game has ended.
    Over,
}

/// One player. What is hidden from the others, or shown to them in another form, stays outside of [`PublicPlayer`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Player {
    #[serde(flatten)]
    pub public: PublicPlayer,
    /// The cards in hand, in the order of their numbers, so that the order tells nothing.
    pub hand: List<Card, 10>,
    /// The card picked out of the hand and not yet turned up.
    pub pick: Option<Card>,
    /// The cards under construction, in the order in which they were begun.
    pub sites: List<Building, MOST_CARDS>,
    /// How many sites were ever opened.
    pub opened: u8,
    /// Cubes that must be placed before anything else is finished.
    pub unplaced: Option<Unplaced>,
    /// The cards dug up, one of which will be kept.
    pub dug: List<Card, PILE>,
}

/// What everybody sees of a player, in the state and in views alike.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct PublicPlayer {
    pub empire: Option<Empire>,
    /// The cards picked this round, in the order of the picks.
    pub draft_area: List<Card, 7>,
    /// The cards built, in the order in which they were completed.
    pub built: List<Card, MOST_CARDS>,
    /// Basic cubes on the empire card; their colour has no meaning.
    pub cubes: u8,
    pub krystallium: u16,
    pub generals: u8,
    pub financiers: u8,
    /// What was produced in the current step.
    pub produced: u16,
    /// Whether a leader for supremacy in science is yet to be chosen.
    pub owed_leader: bool,
    /// Alone: whether one card has been thrown away to dig, and a second must follow.
    pub thrown: bool,
    /// Alone: how many cards were dug up and kept since the last pile was taken: so many cards in hand may come from the deck.
    pub kept: u8,
    /// Whether the phase or step is finished for this player.
    pub finished: bool,
}

impl Deref for Player {
    type Target = PublicPlayer;
    #[inline]
    fn deref(&self) -> &PublicPlayer {
        &self.public
    }
}

impl DerefMut for Player {
    #[inline]
    fn deref_mut(&mut self) -> &mut PublicPlayer {
        &mut self.public
    }
}

/// Cubes of one resource, to be placed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unplaced {
    pub resource: Resource,
    pub count: u16,
}

/// A card under construction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Building {
    /// The number of its site.
    pub site: u8,
    pub card: Card,
    /// The slots that are filled.
    #[serde(default)]
    pub filled: Slots,
    /// Those of the filled slots in which a krystallium stands for a resource.
    #[serde(default, skip_serializing_if = "Slots::is_empty")]
    pub stood_in: Slots,
}

impl Building {
    /// The slots still to fill.
    #[inline]
    pub fn missing(&self) -> Slots {
        self.card.printed().cost.minus(self.filled)
    }
}

impl Player {
    /// The building site of this number.
    pub fn building(&self, site: u8) -> Option<&Building> {
        self.sites.iter().find(|building| building.site == site)
    }
}

impl PublicPlayer {
    /// How many built cards are of this type.
    pub fn built_of(&self, kind: Type) -> u16 {
        self.built.iter().filter(|card| card.printed().kind == kind).count() as u16
    }

    /// The cubes of a resource that this player produces with what is built now.
    pub fn production(&self, resource: Resource, side: Side) -> u16 {
        let piece = resource.piece();
        let empire = self.empire.map_or(0, |empire| empire.side(side).makes.of(piece).into());
        let cards = self.built.iter().map(|card| {
            let makes = card.printed().makes;
            let cubes = u16::from(makes.cubes.of(piece));
            match makes.for_each {
                Some(kind) if cubes > 0 => cubes * self.built_of(kind),
                _ => cubes,
            }
        });
        empire + cards.sum::<u16>()
    }

    /// How many of these leaders are on the empire card.
    pub fn leaders(&self, leader: Leader) -> u8 {
        match leader {
            Leader::General => self.generals,
            Leader::Financier => self.financiers,
        }
    }

    /// How many there are of what points are counted for.
    pub fn count(&self, counted: Counted) -> u16 {
        match counted {
            Counted::Built(kind) => self.built_of(kind),
            Counted::Token(leader) => self.leaders(leader).into(),
        }
    }

    /// What the empire card and the built cards say about points.
    pub fn points(&self, side: Side) -> impl Iterator<Item = Points> {
        let empire = self.empire.map(|empire| empire.side(side).points);
        empire.into_iter().chain(self.built.iter().map(|card| card.printed().points))
    }

    /// Puts a basic cube on the empire card; true if it was the fifth and krystallium came of it.
    pub(crate) fn add_cube(&mut self) -> bool {
        self.cubes += 1;
        let exchanged = self.cubes == CUBES_TO_KRYSTALLIUM;
        if exchanged {
            self.cubes = 0;
            self.krystallium += 1;
        }
        exchanged
    }

    pub(crate) fn add_leader(&mut self, leader: Leader) {
        match leader {
            Leader::General => self.generals += 1,
            Leader::Financier => self.financiers += 1,
        }
    }

    /// Whether this player has any of a piece on the empire card that may be moved to a card.
    #[inline]
    pub(crate) fn can_spend(&self, piece: Piece) -> bool {
        match piece {
            Piece::Krystallium => self.krystallium > 0,
            Piece::General => self.generals > 0,
            Piece::Financier => self.financiers > 0,
            _ => false,
        }
    }
}

impl WonderfulWorld {
    /// Whether one player plays alone.
    pub fn is_solo(&self) -> bool {
        self.options.players == 1
    }

    /// Where hands are passed in this round.
    pub fn passing(&self) -> Direction {
        if self.round % 2 == 1 { Direction::Left } else { Direction::Right }
    }

    /// How many piles of the solo game have been taken.
    pub(crate) fn piles_taken(&self) -> u8 {
        self.piles.iter().filter(|pile| pile.is_empty()).count() as u8
    }

    /// Whether `seat` has held, earlier in this draft, the hand that `holder` holds now.
    pub fn has_seen_hand(&self, seat: Seat, holder: Seat) -> bool {
        let players = self.players.len() as u8;
        let Phase::Draft { pick } = self.phase else {
            return seat == holder;
        };
        if seat.0 >= players || holder.0 >= players {
            return false;
        }
        let clockwise = (holder.0 + players - seat.0) % players;
        let passes = match self.passing() {
            Direction::Left => clockwise,
            Direction::Right => (players - clockwise) % players,
        };
        passes < pick
    }

    /// Whether this is the last round.
    pub(crate) fn is_last_round(&self) -> bool {
        self.round == ROUNDS
    }
}

/// Cards face down, drawn from the top. Written in the order in which they will be drawn.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "List<Card, 150>", into = "List<Card, 150>")]
pub struct Deck {
    /// The top card is the last.
    pub(crate) cards: List<Card, 150>,
}

impl Deck {
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// Draws a card; the caller has made sure that there is one.
    pub(crate) fn draw(&mut self) -> Card {
        self.cards.pop().unwrap_or_default()
    }
}

impl From<List<Card, 150>> for Deck {
    fn from(mut cards: List<Card, 150>) -> Self {
        cards.reverse();
        Self { cards }
    }
}

impl From<Deck> for List<Card, 150> {
    fn from(mut deck: Deck) -> Self {
        deck.cards.reverse();
        deck.cards
    }
}

/// A heap of cards without an order: how many of each. Written as a map from card to number.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Heap([u8; DIFFERENT]);

impl Heap {
    /// How many of a card.
    pub fn count(&self, card: Card) -> u8 {
        self.0[card.index()]
    }

    pub fn len(&self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub(crate) fn add(&mut self, card: Card) {
        self.0[card.index()] += 1;
    }

    /// Takes a card out, if there is one.
    pub(crate) fn take(&mut self, card: Card) -> bool {
        let count = &mut self.0[card.index()];
        let some = *count > 0;
        *count -= u8::from(some);
        some
    }

    /// Every card, with its number, where there is any.
    pub fn iter(&self) -> impl Iterator<Item = (Card, u8)> {
        Card::all().map(|card| (card, self.count(card))).filter(|&(_, count)| count > 0)
    }

    /// Every card, each copy for itself, in the order of their numbers.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        self.iter().flat_map(|(card, count)| std::iter::repeat_n(card, count.into()))
    }
}

impl Default for Heap {
    fn default() -> Self {
        Self([0; DIFFERENT])
    }
}

impl FromIterator<Card> for Heap {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut heap = Self::default();
        for card in cards {
            heap.add(card);
        }
        heap
    }
}

impl std::fmt::Debug for Heap {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl Serialize for Heap {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl<'de> Deserialize<'de> for Heap {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut heap = Self::default();
        for (card, count) in std::collections::BTreeMap::<Card, u8>::deserialize(deserializer)? {
            heap.0[card.index()] = count;
        }
        Ok(heap)
    }
}

/// When the solo deck runs out, the open discards are shuffled into it: from then on they are known to lie
/// there rather than in a pile. Lower bounds, card by card; a card that comes to light may have been one of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reshuffled {
    /// In the deck, as far as the player knows, who sees every card drawn.
    pub in_deck: Heap,
    /// In the deck or, drawn from it, in the player's hands, as far as everybody knows.
    pub in_deck_or_hand: Heap,
}
