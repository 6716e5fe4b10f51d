//! Choosing an empire before the first round, and a leader for supremacy in science.

use super::NOT_NOW;
use crate::choice::Choice;
use crate::data::{Empire, Leader};
use crate::event::Event;
use crate::state::WonderfulWorld;
use tabletop::{Events, IllegalChoice, Seat, Sink};

impl WonderfulWorld {
    fn is_free(&self, empire: Empire) -> bool {
        self.players.iter().all(|player| player.empire != Some(empire))
    }

    pub(crate) fn offer_empires(&self, into: &mut Vec<Choice>) {
        into.extend(Empire::ALL.into_iter().filter(|&empire| self.is_free(empire)).map(Choice::Choose));
    }

    pub(crate) fn choose_empire<S: Sink<Event>>(
        &mut self,
        seat: Seat,
        empire: Empire,
        events: &mut Events<S>,
    ) -> Result<(), IllegalChoice> {
        if !self.is_free(empire) {
            return Err(IllegalChoice("another player rules that empire"));
        }
        self.rule(seat, empire, events);
        Ok(())
    }

    /// The empire that nobody rules, if there is just one: it is no choice for the last of five players.
    pub(crate) fn only_free_empire(&self) -> Option<Empire> {
        let mut free = Empire::ALL.into_iter().filter(|&empire| self.is_free(empire));
        free.next().filter(|_| free.next().is_none())
    }

    pub(crate) fn rule<S: Sink<Event>>(&mut self, seat: Seat, empire: Empire, events: &mut Events<S>) {
        self.players[seat.index()].empire = Some(empire);
        events.push(Event::Chose { seat, empire });
    }

    pub(crate) fn offer_leaders(&self, seat: Seat, into: &mut Vec<Choice>) {
        if self.players[seat.index()].owed_leader {
            into.extend(Leader::ALL.map(Choice::Take));
        }
    }

    pub(crate) fn take_leader<S: Sink<Event>>(
        &mut self,
        seat: Seat,
        leader: Leader,
        events: &mut Events<S>,
    ) -> Result<(), IllegalChoice> {
        let player = &mut self.players[seat.index()];
        if !player.owed_leader {
            return Err(NOT_NOW);
        }
        player.owed_leader = false;
        player.add_leader(leader);
        events.push(Event::Took { seat, leader });
        Ok(())
    }
}
