//! What can be chosen, and what then is done. A choice is legal if it is offered: `act` looks for it among the offers, and
//! the same offers, counted up to two, tell the flow what is forced.

mod phases;

use crate::choice::Choice;
use crate::event::Event;
use crate::state::TheLoop;
use tabletop::{Happenings, Illegal, Seat, Seek, Sink};

pub(crate) use tabletop::{Flow, GO_ON};

/// Where offers go.
pub(crate) trait Offers: tabletop::Offers<Choice> {}

impl<T: tabletop::Offers<Choice>> Offers for T {}

/// What there is to choose from.
pub(crate) type Offered = tabletop::Offered<Choice>;

impl TheLoop {
    /// Fills `into` with every legal choice.
    pub(crate) fn list(&self, seat: Seat, into: &mut Vec<Choice>) {
        into.clear();
        if self.seats_waited_for().contains(seat) {
            let _ = self.offers(into);
        }
    }

    /// Whether there is a real choice.
    pub(crate) fn offered(&self) -> Offered {
        let mut offered = Offered::Nothing;
        let _ = self.offers(&mut offered);
        offered
    }

    /// What the seat that is waited for can choose: the last step of a half-made action, or what the phase allows.
    fn offers(&self, into: &mut impl Offers) -> Flow {
        match self.steps.last() {
            Some(step) => self.offer_step(step, into),
            None => self.offer_phase(into),
        }
    }

    /// Makes a choice, if it is legal.
    pub(crate) fn act<S: Sink<Event>>(
        &mut self,
        seat: Seat,
        choice: Choice,
        happenings: &mut Happenings<S>,
    ) -> Result<(), Illegal> {
        if !self.seats_waited_for().contains(seat) {
            return Err(Illegal("this seat has nothing to choose now"));
        }
        let mut seek = Seek::new(choice);
        let _ = self.offers(&mut seek);
        if !seek.found() {
            return Err(Illegal("this seat cannot choose that now"));
        }
        self.act_listed(seat, choice, happenings);
        Ok(())
    }

    /// Makes a choice that was listed.
    pub(crate) fn act_listed<S: Sink<Event>>(&mut self, seat: Seat, choice: Choice, happenings: &mut Happenings<S>) {
        self.make(choice, happenings);
        self.move_on(happenings);
        self.block += u32::from(!self.seats_waited_for().contains(seat));
    }

    /// Does what was chosen.
    pub(crate) fn make<S: Sink<Event>>(&mut self, choice: Choice, happenings: &mut Happenings<S>) {
        match self.steps.pop() {
            Some(step) => self.answer(step, choice, happenings),
            None => self.make_in_phase(choice, happenings),
        }
    }
}
