//! Discarding a card under construction.

use crate::choice::{Choice, Site};
use crate::event::Event;
use crate::state::WonderfulWorld;
use tabletop::{Events, IllegalChoice, Seat, Sink};

impl WonderfulWorld {
    pub(crate) fn offer_drops(&self, seat: Seat, into: &mut Vec<Choice>) {
        let sites = &self.players[seat.index()].sites;
        into.extend(sites.iter().map(|building| Choice::Drop(Site { site: building.site, card: building.card })));
    }

    /// The card and all that lies on it are lost; its cube goes on the empire card.
    pub(crate) fn drop_card<S: Sink<Event>>(
        &mut self,
        seat: Seat,
        site: Site,
        events: &mut Events<S>,
    ) -> Result<(), IllegalChoice> {
        let player = &mut self.players[seat.index()];
        let index = player.index_of(site)?;
        player.sites.remove(index);
        self.discard.add(site.card);
        let gives = site.card.printed().recycling;
        events.push(Event::Dropped { seat, site: site.site, card: site.card, gives });
        self.cube_falls_to_empire(seat, gives, events);
        Ok(())
    }
}
