//! Planning: each card is put under construction or recycled.

use super::{NO_SUCH_CARD, different};
use crate::choice::Choice;
use crate::data::Card;
use crate::event::Event;
use crate::state::{Building, Unplaced, WonderfulWorld};
use tabletop::{Events, IllegalChoice, Seat, Sink};

impl WonderfulWorld {
    pub(crate) fn offer_plans(&self, seat: Seat, into: &mut Vec<Choice>) {
        let player = &self.players[seat.index()];
        let cards = if self.is_solo() { &player.hand[..] } else { &player.draft_area[..] };
        for card in different(cards) {
            into.push(Choice::Build(card));
            into.push(Choice::Recycle(card));
        }
        if self.is_solo() && player.hand.len() >= 2 {
            self.offer_throws(seat, into);
        }
    }

    /// Takes a card out of the draft area, or alone out of the hand.
    fn take_planned(&mut self, seat: Seat, card: Card) -> Result<(), IllegalChoice> {
        let player = &mut self.players[seat.index()];
        if !player.draft_area.take(card) && !player.hand.take(card) {
            return Err(NO_SUCH_CARD);
        }
        self.shown_from_hand(seat, card);
        Ok(())
    }

    pub(crate) fn build<S: Sink<Event>>(
        &mut self,
        seat: Seat,
        card: Card,
        events: &mut Events<S>,
    ) -> Result<(), IllegalChoice> {
        self.take_planned(seat, card)?;
        let player = &mut self.players[seat.index()];
        player.opened += 1;
        let site = player.opened;
        player.sites.push(Building { site, card, ..Building::default() });
        events.push(Event::Began { seat, site, card });
        Ok(())
    }

    pub(crate) fn recycle<S: Sink<Event>>(
        &mut self,
        seat: Seat,
        card: Card,
        events: &mut Events<S>,
    ) -> Result<(), IllegalChoice> {
        self.take_planned(seat, card)?;
        self.discard.add(card);
        let resource = card.printed().recycling;
        self.players[seat.index()].unplaced = Some(Unplaced { resource, count: 1 });
        events.push(Event::Recycled { seat, card, gives: resource });
        Ok(())
    }
}
