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
use tabletop::{Events, Seat, Sink};

impl TheLoop {
    pub(crate) fn chooser(&self) -> Seat {
        match self.phase {
            Phase::Choose => self.seat_of(self.agents.len()),
            Phase::Fallen { .. } => self.seat_of(self.index_of(Agent::TimeProwler).unwrap_or_default()),
            Phase::Bonus { served } => self.seat_of(self.index_after(served)),
            _ => self.seat_of(self.active.into()),
        }
    }

    /// The index of the agent so many seats after the active one, clockwise.
    pub(crate) fn index_after(&self, steps: u8) -> usize {
        usize::from(self.active + steps) % self.agents.len()
    }

    /// Does what the game does by itself and makes what is forced, until somebody has a choice or the game is over.
    pub(crate) fn move_on<S: Sink<Event>>(&mut self, events: &mut Events<S>) {
        while !matches!(self.phase, Phase::Over { .. }) {
            match self.steps.last().copied() {
                Some(Step::Run(_)) => {
                    self.apply_next_part(events);
                    continue;
                }
                Some(Step::Arrive(era)) => {
                    self.steps.pop();
                    self.arrive(era, events);
                    continue;
                }
                Some(Step::EndAction) => {
                    self.steps.pop();
                    self.end_action(events);
                    continue;
                }
                _ => {}
            }
            match self.offered() {
                Offered::Several => return,
                Offered::Only(choice) => self.make(choice, events),
                Offered::Nothing if self.steps.is_empty() => self.advance(events),
                Offered::Nothing => self.leave_out_step(events),
            }
        }
    }

    /// Nobody has anything to choose in this phase any more: it goes on, or the next begins.
    fn advance<S: Sink<Event>>(&mut self, events: &mut Events<S>) {
        match self.phase {
            Phase::Deal { .. } => self.deal_on(events),
            Phase::Fallen { .. } => self.place_rifts(events),
            Phase::Bonus { .. } => self.end_bonus(events),
            // These always offer something.
            Phase::Choose | Phase::Actions | Phase::Take | Phase::Archive | Phase::Over { .. } => {}
        }
    }

    pub(crate) fn end_game<S: Sink<Event>>(&mut self, ending: Ending, events: &mut Events<S>) {
        self.phase = Phase::Over { ending };
        events.push(Event::Over { ending });
    }
}
