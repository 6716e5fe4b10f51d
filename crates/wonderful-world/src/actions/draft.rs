//! The draft: deal, pick in secret, turn up, pass on.

use super::{NO_SUCH_CARD, different_in_hand};
use crate::choice::Choice;
use crate::data::{Card, Direction, PICKS};
use crate::event::Event;
use crate::state::{Phase, WonderfulWorld};
use tabletop::{Events, Game, IllegalChoice, List, Seat, Seats, Sink};

impl WonderfulWorld {
    /// Each seat in turn is dealt its whole hand.
    pub(crate) fn deal<S: Sink<Event>>(&mut self, events: &mut Events<S>) {
        let count = self.options.dealt();
        for seat in self.seats().iter() {
            let mut hand: List<Card, 10> = (0..count).map(|_| self.deck.draw()).collect();
            hand.sort_unstable();
            self.players[seat.index()].hand = hand;
            events.reveal(Seats::only(seat));
            events.push(Event::Dealt { seat, count, cards: Some(hand) });
        }
    }

    pub(crate) fn offer_picks(&self, seat: Seat, into: &mut Vec<Choice>) {
        into.extend(different_in_hand(&self.players[seat.index()].hand).map(Choice::Pick));
    }

    pub(crate) fn pick<S: Sink<Event>>(
        &mut self,
        seat: Seat,
        card: Card,
        events: &mut Events<S>,
    ) -> Result<(), IllegalChoice> {
        let player = &mut self.players[seat.index()];
        if !player.hand.contains(&card) {
            return Err(NO_SUCH_CARD);
        }
        player.pick = Some(card);
        events.push(Event::Picked { seat, card: Some(card) });
        Ok(())
    }

    /// Everybody has picked: the picks are turned up, the hands go on.
    pub(crate) fn end_pick<S: Sink<Event>>(&mut self, pick: u8, events: &mut Events<S>) {
        for seat in self.seats().iter() {
            events.reveal(self.unsure_of_pick(seat));
            let player = &mut self.players[seat.index()];
            if let Some(card) = player.pick.take() {
                player.hand.take(card);
                self.turn_up(seat, card, events);
            }
        }
        if pick == PICKS {
            self.discard_hands(events);
            self.begin_planning(events);
            return;
        }
        self.pass_hands(events);
        self.phase = Phase::Draft { pick: pick + 1 };
        if usize::from(pick) < self.players.len() {
            // Hands that have not been all around are new to the seat that takes them up.
            events.reveal(self.seats());
        }
        if self.players[0].hand.len() == 1 {
            self.end_draft(events);
        }
    }

    /// Who could not tell what a seat has picked: all who have not seen the hand, and all others unless its cards are alike.
    fn unsure_of_pick(&self, seat: Seat) -> Seats {
        let hand = &self.players[seat.index()].hand;
        let alike = hand.iter().all(|card| *card == hand[0]);
        let others = self.seats().without(seat);
        others.iter().filter(|&other| !alike || !self.has_seen_hand(other, seat)).collect()
    }

    /// The last card of each hand is no choice.
    fn end_draft<S: Sink<Event>>(&mut self, events: &mut Events<S>) {
        for seat in self.seats().iter() {
            if let Some(card) = self.players[seat.index()].hand.pop() {
                self.turn_up(seat, card, events);
            }
        }
        self.begin_planning(events);
    }

    fn turn_up<S: Sink<Event>>(&mut self, seat: Seat, card: Card, events: &mut Events<S>) {
        self.players[seat.index()].draft_area.push(card);
        events.push(Event::Shown { seat, card });
    }

    /// The left neighbour is the next seat.
    fn pass_hands<S: Sink<Event>>(&mut self, events: &mut Events<S>) {
        let to = self.passing();
        let mut hands: List<List<Card, 10>, 5> = self.players.iter().map(|player| player.hand).collect();
        match to {
            Direction::Left => hands.rotate_right(1),
            Direction::Right => hands.rotate_left(1),
        }
        for (player, hand) in self.players.iter_mut().zip(&hands) {
            player.hand = *hand;
        }
        events.push(Event::Passed { to });
    }

    /// With two players three cards of each hand are left over.
    fn discard_hands<S: Sink<Event>>(&mut self, events: &mut Events<S>) {
        for seat in self.seats().iter() {
            let cards = std::mem::take(&mut self.players[seat.index()].hand);
            for &card in &cards {
                self.discard.add(card);
            }
            if !cards.is_empty() {
                events.push(Event::LeftOver { seat, cards });
            }
        }
    }
}
