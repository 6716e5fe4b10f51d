//! Playing alone: piles instead of a draft, and digging for better cards.

use super::{NO_SUCH_CARD, NOT_NOW, different_in_hand};
use crate::choice::Choice;
use crate::data::{Card, PILE};
use crate::event::Event;
use crate::state::{DECK_STREAM, WonderfulWorld};
use tabletop::{Events, IllegalChoice, List, Seat, Seats, Sink};

impl WonderfulWorld {
    pub(crate) fn offer_piles(&self, into: &mut Vec<Choice>) {
        let numbered = (1..).zip(&self.piles);
        into.extend(numbered.filter(|(_, pile)| !pile.is_empty()).map(|(number, _)| Choice::Pile(number)));
    }

    pub(crate) fn choose_pile<S: Sink<Event>>(
        &mut self,
        seat: Seat,
        number: u8,
        events: &mut Events<S>,
    ) -> Result<(), IllegalChoice> {
        let pile = usize::from(number).checked_sub(1).and_then(|index| self.piles.get(index));
        if pile.is_none_or(|pile| pile.is_empty()) {
            return Err(IllegalChoice("that pile has been taken or never was"));
        }
        self.take_pile(seat, number, events);
        Ok(())
    }

    /// Takes up a pile that is there.
    pub(crate) fn take_pile<S: Sink<Event>>(&mut self, seat: Seat, number: u8, events: &mut Events<S>) {
        let cards = std::mem::take(&mut self.piles[usize::from(number) - 1]);
        let player = &mut self.players[seat.index()];
        player.kept = 0;
        for &card in &cards {
            player.hand.insert_sorted(card);
        }
        events.reveal(Seats::only(seat));
        events.push(Event::Pile { seat, pile: number, cards: Some(cards) });
    }

    pub(crate) fn offer_throws(&self, seat: Seat, into: &mut Vec<Choice>) {
        into.extend(different_in_hand(&self.players[seat.index()].hand).map(Choice::Dig));
    }

    /// Throws the first or the second card away.
    pub(crate) fn dig<S: Sink<Event>>(
        &mut self,
        seat: Seat,
        card: Card,
        events: &mut Events<S>,
    ) -> Result<(), IllegalChoice> {
        let player = &self.players[seat.index()];
        if !self.is_solo() || (!player.thrown && player.hand.len() < 2) {
            return Err(NOT_NOW);
        }
        if !player.hand.contains(&card) {
            return Err(NO_SUCH_CARD);
        }
        self.throw(seat, card, events);
        Ok(())
    }

    /// A card of the hand to the discard pile; after the second, five cards are drawn.
    pub(crate) fn throw<S: Sink<Event>>(&mut self, seat: Seat, card: Card, events: &mut Events<S>) {
        let player = &mut self.players[seat.index()];
        player.hand.take(card);
        player.thrown = !player.thrown;
        let second = !player.thrown;
        self.shown_from_hand(seat, card);
        self.discard.add(card);
        events.push(Event::Threw { seat, card });
        if second {
            self.draw_five(seat, events);
        }
    }

    fn draw_five<S: Sink<Event>>(&mut self, seat: Seat, events: &mut Events<S>) {
        if self.deck.len() < PILE {
            self.shuffle_discard_into_deck(events);
        }
        let mut drawn: List<Card, PILE> = (0..PILE).map(|_| self.deck.draw()).collect();
        drawn.sort_unstable();
        for &card in &drawn {
            self.reshuffled.in_deck.take(card);
        }
        self.players[seat.index()].dug = drawn;
        events.reveal(Seats::only(seat));
        events.push(Event::Drew { seat, cards: Some(drawn) });
    }

    fn shuffle_discard_into_deck<S: Sink<Event>>(&mut self, events: &mut Events<S>) {
        let discard = std::mem::take(&mut self.discard);
        for card in discard.cards() {
            self.deck.cards.push(card);
            self.reshuffled.in_deck.add(card);
            self.reshuffled.in_deck_or_hand.add(card);
        }
        let cards = &mut self.deck.cards;
        self.chance.draw(DECK_STREAM, |dice| dice.shuffle(cards));
        events.push(Event::Reshuffled);
    }

    pub(crate) fn offer_dug(&self, seat: Seat, into: &mut Vec<Choice>) {
        into.extend(different_in_hand(&self.players[seat.index()].dug).map(Choice::Keep));
    }

    pub(crate) fn keep<S: Sink<Event>>(
        &mut self,
        seat: Seat,
        card: Card,
        events: &mut Events<S>,
    ) -> Result<(), IllegalChoice> {
        let player = &mut self.players[seat.index()];
        if !player.dug.take(card) {
            return Err(NO_SUCH_CARD);
        }
        player.hand.insert_sorted(card);
        player.kept += 1;
        let rejected = std::mem::take(&mut player.dug);
        for &card in &rejected {
            self.reshuffled.in_deck_or_hand.take(card);
            self.discard.add(card);
        }
        events.push(Event::Kept { seat, card: Some(card) });
        events.push(Event::Rejected { seat, cards: rejected });
        Ok(())
    }

    /// A card comes to light out of the hand: if any card there came from the deck, it may have been one of those shuffled
    /// into it.
    pub(super) fn shown_from_hand(&mut self, seat: Seat, card: Card) {
        if self.players[seat.index()].kept > 0 {
            self.reshuffled.in_deck_or_hand.take(card);
        }
    }
}
