//! A turn: free actions, then one worker placed, or a pass.

use super::{Flow, Offers, Purse};
use crate::choice::{Choice, Placement, Space};
use crate::data::{Leader, Worker};
use crate::event::Event;
use crate::participant::Participant;
use crate::player::Busy;
use crate::state::Anachrony;
use tabletop::{Happenings, Sink};

impl Anachrony {
    pub(super) fn offer_turn(&self, who: Participant, out: &mut impl Offers) -> Flow {
        out.push(Choice::Pass)?;
        self.offer_main_board(who, self.player(who).markers, out)?;
        self.offer_own_board(who, out)?;
        self.offer_free_actions(who, out)
    }

    /// Who may go to the main board, with what is left to pay: active workers, and with Valerian nobody.
    pub(super) fn pilots(&self, who: Participant, markers: u8) -> impl Iterator<Item = (Option<Worker>, Purse)> {
        let player = self.player(who);
        let purse = self.purse(who);
        let empty = player.is_led_by(Leader::Valerian) && !player.led && markers > 0;
        let workers = Worker::ALL.into_iter().filter(|&worker| player.active[worker] > 0);
        workers.map(move |worker| (Some(worker), purse.without_worker(worker))).chain(empty.then_some((None, purse)))
    }

    /// A worker goes to a space, and what is done there begins.
    pub(super) fn place<S: Sink<Event>>(
        &mut self,
        who: Participant,
        placement: Placement,
        happenings: &mut Happenings<S>,
    ) {
        let Placement { worker, on } = placement;
        happenings.tell(Event::Placed { seat: who, worker, on });
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
                self.supply(who, happenings);
            }
            (Space::Spot(spot), Some(worker)) => self.work_on(who, spot, worker, happenings),
            (Space::Anomaly(spot), Some(worker)) => self.begin_removal(who, spot, worker, happenings),
            _ => self.work_on_main_board(who, worker, on, happenings),
        }
    }
}
