//! One file for each kind of action. Each says what it offers, whether it allows a choice, and what it does.

mod dig;
mod draft;
mod drop;
mod empire;
mod place;
mod plan;

use crate::data::Card;
use crate::state::{Phase, WonderfulWorld};
use tabletop::IllegalChoice;

pub(crate) const NOT_NOW: IllegalChoice = IllegalChoice("this seat cannot choose that now");
const NO_SUCH_CARD: IllegalChoice = IllegalChoice("that card is not there to be chosen");

impl WonderfulWorld {
    /// Whether krystallium, leaders and discards may be used in this phase.
    pub(crate) fn rights_hold(&self) -> bool {
        !matches!(self.phase, Phase::Empires | Phase::Over)
    }
}

/// Each different card of a hand once: hands are sorted, so that equal cards lie side by side.
fn different_in_hand(hand: &[Card]) -> impl Iterator<Item = Card> {
    let mut before = None;
    hand.iter().filter_map(move |&card| (before.replace(card) != Some(card)).then_some(card))
}

/// Each different card once, in whatever order they lie.
fn different(cards: &[Card]) -> impl Iterator<Item = Card> {
    let first = |(index, card): (usize, &Card)| (!cards[..index].contains(card)).then_some(*card);
    cards.iter().enumerate().filter_map(first)
}
