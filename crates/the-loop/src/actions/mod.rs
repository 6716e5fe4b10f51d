//! What can be chosen, and what then is done. A choice is legal if it is offered: `apply` looks for it among the offers, and
//! the same offers, counted up to two, tell the flow what is forced.

mod phases;

use crate::choice::Choice;
use crate::event::Event;
use crate::state::TheLoop;
use tabletop::{Events, Sink};

pub(crate) use tabletop::{Flow, GO_ON};

/// Where offers go.
pub(crate) trait Offers: tabletop::Offers<Choice> {}

impl<T: tabletop::Offers<Choice>> Offers for T {}

/// What there is to choose from.
pub(crate) type Offered = tabletop::Offered<Choice>;

impl TheLoop {
    /// Whether there is a real choice.
    pub(crate) fn offered(&self) -> Offered {
        let mut offered = Offered::Nothing;
        let _ = self.offers(&mut offered);
        offered
    }

    /// What the seat that is waited for can choose: the last step of a half-made action, or what the phase allows.
    pub(crate) fn offers(&self, into: &mut impl Offers) -> Flow {
        match self.steps.last() {
            Some(step) => self.offer_step(step, into),
            None => self.offer_phase(into),
        }
    }

    /// Does what was chosen.
    pub(crate) fn make<S: Sink<Event>>(&mut self, choice: Choice, events: &mut Events<S>) {
        match self.steps.pop() {
            Some(step) => self.answer(step, choice, events),
            None => self.make_in_phase(choice, events),
        }
    }
}
