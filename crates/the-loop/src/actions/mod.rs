//! What can be chosen, and what then is done. A choice is legal if it is offered: `act` looks for it among the offers, and
//! the same offers, counted up to two, tell the flow what is forced.

mod phases;

use crate::choice::Choice;
use crate::event::Event;
use crate::state::TheLoop;
use std::ops::ControlFlow;
use tabletop::{Happenings, Illegal, Seat, Sink};

/// Where offers go. Whoever has heard enough says so, and the rest is left unsaid.
pub(crate) trait Offers {
    fn push(&mut self, choice: Choice) -> Flow;
}

/// Whether more offers are wanted.
pub(crate) type Flow = ControlFlow<()>;
pub(crate) const GO_ON: Flow = ControlFlow::Continue(());

/// Every offer.
impl Offers for Vec<Choice> {
    #[inline]
    fn push(&mut self, choice: Choice) -> Flow {
        self.push(choice);
        GO_ON
    }
}

/// Looks for one choice.
struct Seek {
    wanted: Choice,
    found: bool,
}

impl Offers for Seek {
    #[inline]
    fn push(&mut self, choice: Choice) -> Flow {
        self.found = choice == self.wanted;
        if self.found { ControlFlow::Break(()) } else { GO_ON }
    }
}

/// Looks whether there is none, one, or a real choice.
#[derive(Default)]
pub(crate) struct Few {
    first: Option<Choice>,
    several: bool,
}

impl Offers for Few {
    #[inline]
    fn push(&mut self, choice: Choice) -> Flow {
        self.several = self.first.is_some();
        if self.several {
            return ControlFlow::Break(());
        }
        self.first = Some(choice);
        GO_ON
    }
}

/// What there is to choose from.
pub(crate) enum Offered {
    Nothing,
    Only(Choice),
    Several,
}

impl From<Few> for Offered {
    fn from(few: Few) -> Self {
        match few {
            Few { several: true, .. } => Self::Several,
            Few { first: Some(choice), .. } => Self::Only(choice),
            Few { first: None, .. } => Self::Nothing,
        }
    }
}

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
        let mut few = Few::default();
        let _ = self.offers(&mut few);
        few.into()
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
        let mut seek = Seek { wanted: choice, found: false };
        let _ = self.offers(&mut seek);
        if !seek.found {
            return Err(Illegal("this seat cannot choose that now"));
        }
        self.make(choice, happenings);
        self.move_on(happenings);
        self.block += u32::from(!self.seats_waited_for().contains(seat));
        Ok(())
    }

    /// Does what was chosen.
    pub(crate) fn make<S: Sink<Event>>(&mut self, choice: Choice, happenings: &mut Happenings<S>) {
        match self.steps.pop() {
            Some(step) => self.answer(step, choice, happenings),
            None => self.make_in_phase(choice, happenings),
        }
    }
}
