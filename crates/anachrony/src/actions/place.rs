//! A turn: free actions, then one worker placed, or a pass.

use super::{Flow, Offers, Purse};
use crate::choice::{Choice, Placement, Space};
use crate::data::{Leader, Worker};
use crate::event::Event;
use crate::modules;
use crate::participant::Participant;
use crate::player::Busy;
use crate::state::Anachrony;
use tabletop::{Events, Sink};

/// Who is in a suit on the main board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pilot {
    /// The worker; nobody in Valerian's empty suit and in the suit of a module.
    pub(crate) worker: Option<Worker>,
    /// The suit, if a module brings it.
    pub(crate) suit: Option<modules::Suit>,
}

impl Pilot {
    const fn of(worker: Option<Worker>) -> Self {
        Self { worker, suit: None }
    }

    /// The worker that the pilot counts as: an empty suit of Valerian counts as piloted by a scientist, and a module says what
    /// its suits count as.
    pub(crate) fn counts_as(self) -> Worker {
        match (self.suit, self.worker) {
            (Some(suit), _) => suit.counts_as(),
            (None, worker) => worker.unwrap_or(Worker::Scientist),
        }
    }

    /// The choice that sends the suit to a space.
    pub(crate) fn to(self, on: Space) -> Choice {
        Choice::Place(Placement { worker: self.worker, on, suit: self.suit })
    }
}

impl Anachrony {
    pub(super) fn offer_turn(&self, who: Participant, out: &mut impl Offers) -> Flow {
        out.push(Choice::Pass)?;
        self.offer_main_board(who, self.player(who).markers, out)?;
        self.offer_own_board(who, out)?;
        self.offer_free_actions(who, out)?;
        self.offer_module_choices(who, out)
    }

    /// The suits that may go to the main board, with what is left to pay: with an active worker, with Valerian an empty one,
    /// and those of modules.
    pub(super) fn pilots(&self, who: Participant, markers: u8) -> impl Iterator<Item = (Pilot, Purse)> {
        let player = self.player(who);
        let purse = self.purse(who);
        let charged = player.suits_charged() > 0;
        let empty = charged && player.is_led_by(Leader::Valerian) && !player.led && markers > 0;
        let workers = Worker::ALL.into_iter().filter(move |&worker| charged && player.active[worker] > 0);
        let own = workers.map(move |worker| (Pilot::of(Some(worker)), purse.without_worker(worker)));
        let of_modules = self.modules.suits_ready(self, who).map(move |suit| (Pilot { worker: None, suit }, purse));
        own.chain(empty.then_some((Pilot::of(None), purse))).chain(of_modules)
    }

    /// A worker goes to a space, and what is done there begins.
    pub(super) fn place<S: Sink<Event>>(&mut self, who: Participant, placement: Placement, events: &mut Events<S>) {
        let Placement { worker, on, suit } = placement;
        events.push(Event::Placed { seat: who, worker, on, suit });
        if let Some(suit) = suit {
            self.send_suit_of_module(who, suit, on);
            return self.work_on_main_board(who, Pilot { worker, suit: Some(suit) }, on, events);
        }
        let player = self.player_mut(who);
        if on.is_on_main_board() {
            player.take_charged();
        }
        match worker {
            Some(worker) => player.active.take(worker),
            None => {
                player.led = true;
                player.markers = player.markers.saturating_sub(1);
            }
        }
        match (on, worker) {
            (Space::Supply, Some(worker)) => {
                let home = self.home_from_supply(who, worker);
                self.player_mut(who).supply = Some(Busy { worker, home });
                self.supply(who, events);
            }
            (Space::Spot(spot), Some(worker)) => self.work_on(who, spot, worker, events),
            (Space::Module(space), Some(worker)) if !on.is_on_main_board() => {
                self.work_on_module(who, space, worker, events);
            }
            (Space::Anomaly(spot), Some(worker)) => self.begin_removal(who, spot, worker, events),
            _ => self.work_on_main_board(who, Pilot::of(worker), on, events),
        }
    }
}
