//! Playing alone: piles instead of a draft, and digging for better cards.

use super::{NO_SUCH_CARD, NOT_NOW, different_in_hand};
use crate::choice::Choice;
use crate::data::{Card, PILE};
use crate::event::Event;
use crate::state::{DECK_STREAM, WonderfulWorld};
use tabletop::{Happenings, Illegal, List, Seat, Seats, Sink};

impl WonderfulWorld {
    pub(super) fn offer_piles(&self, into: &mut Vec<Choice>) {
        let numbered = (1..).zip(&self.piles);
        into.extend(numbered.filter(|(_, pile)| !pile.is_empty()).map(|(number, _)| Choice::Pile(number)));
    }

    pub(super) fn choose_pile<S: Sink<Event>>(
        &mut self,
        seat: Seat,
        number: u8,
        happenings: &mut Happenings<S>,
    ) -> Result<(), Illegal> {
        let pile = usize::from(number).checked_sub(1).and_then(|index| self.piles.get(index));
        if pile.is_none_or(|pile| pile.is_empty()) {
            return Err(Illegal("that pile has been taken or never was"));
        }
        self.take_pile(seat, number, happenings);
        Ok(())
    }

    /// Takes up a pile that is there.
    pub(crate) fn take_pile<S: Sink<Event>>(&mut self, seat: Seat, number: u8, happenings: &mut Happenings<S>) {
        let cards = std::mem::take(&mut self.piles[usize::from(number) - 1]);
        let player = &mut self.players[seat.index()];
        player.kept = 0;
        for &card in &cards {
            player.hand.insert_sorted(card);
        }
        happenings.reveal(Seats::only(seat));
        happenings.tell(Event::Pile { seat, pile: number, cards: Some(cards) });
    }

    pub(super) fn offer_throws(&self, seat: Seat, into: &mut Vec<Choice>) {
        into.extend(different_in_hand(&self.players[seat.index()].hand).map(Choice::Dig));
    }

    /// Throws the first or the second card away.
    pub(super) fn dig<S: Sink<Event>>(
        &mut self,
        seat: Seat,
        card: Card,
        happenings: &mut Happenings<S>,
    ) -> Result<(), Illegal> {
        let player = &self.players[seat.index()];
        if !self.is_solo() || (!player.thrown && player.hand.len() < 2) {
            return Err(NOT_NOW);
        }
        if !player.hand.contains(&card) {
            return Err(NO_SUCH_CARD);
        }
        self.throw(seat, card, happenings);
        Ok(())
    }

    /// A card of the hand to the discard pile; after the second, five cards are drawn.
    pub(crate) fn throw<S: Sink<Event>>(&mut self, seat: Seat, card: Card, happenings: &mut Happenings<S>) {
        let player = &mut self.players[seat.index()];
        player.hand.take(card);
        player.thrown = !player.thrown;
        let second = !player.thrown;
        self.shown_from_hand(seat, card);
        self.discard.add(card);
        happenings.tell(Event::Threw { seat, card });
        if second {
            self.draw_five(seat, happenings);
        }
    }

    fn draw_five<S: Sink<Event>>(&mut self, seat: Seat, happenings: &mut Happenings<S>) {
        if self.deck.len() < PILE {
            self.stir_discard_into_deck(happenings);
        }
        let mut drawn: List<Card, PILE> = (0..PILE).map(|_| self.deck.draw()).collect();
        drawn.sort_unstable();
        for &card in &drawn {
            self.stirred.in_deck.take(card);
        }
        self.players[seat.index()].dug = drawn;
        happenings.reveal(Seats::only(seat));
        happenings.tell(Event::Drew { seat, cards: Some(drawn) });
    }

    fn stir_discard_into_deck<S: Sink<Event>>(&mut self, happenings: &mut Happenings<S>) {
        let discard = std::mem::take(&mut self.discard);
        for card in discard.cards() {
            self.deck.cards.push(card);
            self.stirred.in_deck.add(card);
            self.stirred.in_deck_or_hand.add(card);
        }
        let cards = &mut self.deck.cards;
        self.chance.draw(DECK_STREAM, |dice| dice.shuffle(cards));
        happenings.tell(Event::Reshuffled);
    }

    pub(super) fn offer_dug(&self, seat: Seat, into: &mut Vec<Choice>) {
        into.extend(different_in_hand(&self.players[seat.index()].dug).map(Choice::Keep));
    }

    pub(super) fn keep<S: Sink<Event>>(
        &mut self,
        seat: Seat,
        card: Card,
        happenings: &mut Happenings<S>,
    ) -> Result<(), Illegal> {
        let player = &mut self.players[seat.index()];
        if !player.dug.take(card) {
            return Err(NO_SUCH_CARD);
        }
        player.hand.insert_sorted(card);
        player.kept += 1;
        let rejected = std::mem::take(&mut player.dug);
        for &card in &rejected {
            self.stirred.in_deck_or_hand.take(card);
            self.discard.add(card);
        }
        happenings.tell(Event::Kept { seat, card: Some(card) });
        happenings.tell(Event::Rejected { seat, cards: rejected });
        Ok(())
    }

    /// A card comes to light out of the hand: if any card there came from the deck, it may have been one of those stirred
    /// into it.
    pub(super) fn shown_from_hand(&mut self, seat: Seat, card: Card) {
        if self.players[seat.index()].kept > 0 {
            self.stirred.in_deck_or_hand.take(card);
        }
    }
}
