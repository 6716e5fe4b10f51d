//! Turns and phases: what comes next, and whose choice it is.

mod deal;
mod doctor;
mod turn;

use crate::actions::Offered;
use crate::data::Agent;
use crate::event::Event;
use crate::outcome::Ending;
use crate::state::{Phase, TheLoop};
use crate::step::Step;
use tabletop::{Happenings, Seat, Seats, Sink};

impl TheLoop {
    /// The seat that owes a choice: never more than one in this game. Where several choose from the same cards they do so
    /// one after the other, and what each has for itself leaves nothing to choose.
    pub(crate) fn seats_waited_for(&self) -> Seats {
        match self.phase {
            Phase::Over { .. } => Seats::NONE,
            _ => Seats::only(self.chooser()),
        }
    }

    fn chooser(&self) -> Seat {
        match self.phase {
            Phase::Choose => self.seat_of(self.agents.len()),
            Phase::Fallen { .. } => self.seat_of(self.place_of(Agent::TimeProwler).unwrap_or_default()),
            Phase::Bonus { place } => self.seat_of(self.place_after(place)),
            _ => self.seat_of(self.active.into()),
        }
    }

    /// The place so many after the active agent's, clockwise.
    pub(crate) fn place_after(&self, steps: u8) -> usize {
        usize::from(self.active + steps) % self.agents.len()
    }

    /// Does what the game does by itself and makes what is forced, until somebody has a choice or the game is over.
    pub(crate) fn move_on<S: Sink<Event>>(&mut self, happenings: &mut Happenings<S>) {
        while !matches!(self.phase, Phase::Over { .. }) {
            match self.steps.last().copied() {
                Some(Step::Run(_)) => {
                    self.apply_next_part(happenings);
                    continue;
                }
                Some(Step::Arrive(era)) => {
                    self.steps.pop();
                    self.arrive(era, happenings);
                    continue;
                }
                Some(Step::EndAction) => {
                    self.steps.pop();
                    self.end_action(happenings);
                    continue;
                }
                _ => {}
            }
            match self.offered() {
                Offered::Several => return,
                Offered::Only(choice) => self.make(choice, happenings),
                Offered::Nothing if self.steps.is_empty() => self.advance(happenings),
                Offered::Nothing => self.leave_out_step(),
            }
        }
    }

    /// Nobody has anything to choose in this phase any more: it goes on, or the next begins.
    fn advance<S: Sink<Event>>(&mut self, happenings: &mut Happenings<S>) {
        match self.phase {
            Phase::Deal { .. } => self.deal_on(happenings),
            Phase::Fallen { .. } => self.place_rifts(happenings),
            Phase::Bonus { .. } => self.end_bonus(happenings),
            // These always offer something.
            Phase::Choose | Phase::Actions | Phase::Take | Phase::Archive | Phase::Over { .. } => {}
        }
    }

    pub(crate) fn end_game<S: Sink<Event>>(&mut self, ending: Ending, happenings: &mut Happenings<S>) {
        self.phase = Phase::Over { ending };
        happenings.tell(Event::Over { ending });
    }
}
