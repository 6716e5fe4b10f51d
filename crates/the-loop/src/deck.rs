//! A face-down deck, of which everybody knows what is in it and what was put on top.

use crate::data::{ARTIFACTS, Card, CardSet};
use serde::{Deserialize, Serialize};
use tabletop::{Dice, List};

/// A deck of artifacts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deck {
    /// The cards, the top one last.
    pub cards: List<Card, ARTIFACTS>,
    /// How many on top everybody has seen put there.
    pub known: u8,
}

/// What came of drawing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Drawn {
    pub(crate) cards: CardSet,
    /// Whether even a perfect memory could not have predicted them.
    pub(crate) reveals: bool,
    /// Whether the discard pile was shuffled on the way.
    pub(crate) shuffled: bool,
}

impl Deck {
    /// The cards that nobody has seen put there: known by name, not by position.
    pub fn unknown(&self) -> &[Card] {
        &self.cards[..self.cards.len() - usize::from(self.known)]
    }

    /// The cards on top that everybody knows, the top one last.
    pub fn on_top(&self) -> &[Card] {
        &self.cards[self.cards.len() - usize::from(self.known)..]
    }

    /// Mixes what nobody knows the order of.
    pub(crate) fn reshuffle(&mut self, dice: &mut Dice) {
        let unknown = self.unknown().len();
        dice.deal_anew(&mut self.cards[..unknown]);
    }

    /// A card goes on top, and everybody sees which.
    pub(crate) fn put(&mut self, card: Card) {
        self.cards.push(card);
        self.known += 1;
    }

    /// Draws so many cards. When the deck is empty and more are wanted, `pile` is shuffled into a new one.
    pub(crate) fn draw(&mut self, count: usize, pile: &mut CardSet, shuffle: impl FnOnce(&mut [Card])) -> Drawn {
        let mut drawn = Drawn::default();
        self.take(count, &mut drawn);
        let missing = count - drawn.cards.len();
        if missing > 0 && !pile.is_empty() {
            self.cards = pile.iter().collect();
            self.known = 0;
            *pile = CardSet::NONE;
            shuffle(&mut self.cards);
            drawn.shuffled = true;
            self.take(missing, &mut drawn);
        }
        drawn
    }

    /// Takes cards off the top. Cards drawn together come as a set: drawing all that are left reveals nothing.
    fn take(&mut self, count: usize, drawn: &mut Drawn) {
        let unknown = self.unknown().len();
        let count = count.min(self.cards.len());
        let unseen = count.saturating_sub(usize::from(self.known));
        drawn.reveals |= unseen > 0 && unseen < unknown;
        for _ in 0..count {
            drawn.cards.insert(self.cards.pop().unwrap_or_default());
        }
        self.known = self.known.saturating_sub(count as u8);
    }
}
