//! Free actions: each once an era, marked with a path marker.

use super::{Flow, GO_ON, Offered, Offers};
use crate::choice::{Bargain, Choice, FreeAction};
use crate::data::{Ability, CARATACUS_WATER, Good, Leader, SpotId, Worker};
use crate::event::Event;
use crate::participant::Participant;
use crate::state::Anachrony;
use crate::step::Step;
use tabletop::{Events, Sink};

impl Anachrony {
    pub(super) fn offer_free_actions(&self, who: Participant, out: &mut impl Offers) -> Flow {
        let player = self.player(who);
        if player.markers == 0 {
            return GO_ON;
        }
        if !player.forced {
            out.push(Choice::Use(FreeAction::Force))?;
        }
        let purse = self.purse(who);
        let free_supply = player.board(self.options.side).supply_is_free_action;
        if free_supply && !player.supplied && purse.of(Good::Water) >= self.supply_cost(who) {
            out.push(Choice::Use(FreeAction::Supply))?;
        }
        if !player.led && self.leader_can_act(who) {
            out.push(Choice::Use(FreeAction::Leader))?;
        }
        for (id, spot) in SpotId::all().zip(&player.spots) {
            if let (Some(Ability::Free(action)), false) = (spot.ability(), spot.marked)
                && purse.covers(&action.cost)
                && self.has_effect(who, action, Worker::Genius, purse)
            {
                out.push(Choice::Use(FreeAction::Spot(id)))?;
            }
        }
        self.offer_module_free_actions(who, purse, out)
    }

    fn leader_can_act(&self, who: Participant) -> bool {
        match self.player(who).leader {
            Some(Leader::Haulani) => self.can_work_on_own_board(who),
            Some(Leader::Caratacus) => true,
            _ => false,
        }
    }

    fn can_work_on_own_board(&self, who: Participant) -> bool {
        let mut offered = Offered::Nothing;
        let _ = self.offer_own_board(who, &mut offered);
        offered != Offered::Nothing
    }

    /// Whether a player can go to the main board, with so many path markers to use.
    pub(super) fn can_go_to_main_board(&self, who: Participant, markers: u8) -> bool {
        let mut offered = Offered::Nothing;
        let _ = self.offer_main_board(who, markers, &mut offered);
        offered != Offered::Nothing
    }

    pub(super) fn use_free_action<S: Sink<Event>>(
        &mut self,
        who: Participant,
        action: FreeAction,
        events: &mut Events<S>,
    ) {
        events.push(Event::Used { seat: who, action });
        let player = self.player_mut(who);
        player.markers = player.markers.saturating_sub(1);
        match action {
            FreeAction::Force => {
                player.forced = true;
                self.wake_all(who, events);
                self.lower_morale(who, events);
            }
            FreeAction::Supply => {
                player.supplied = true;
                self.supply(who, events);
            }
            FreeAction::Leader => {
                player.led = true;
                let haulani = player.is_led_by(Leader::Haulani);
                self.steps.push(if haulani { Step::PlaceOnOwnBoard } else { Step::Bargain });
            }
            FreeAction::Spot(at) => {
                player.spots[at.index()].marked = true;
                if let Some(Ability::Free(action)) = self.player(who).spot(at).ability() {
                    self.do_printed_action(who, action, Worker::Genius, at, events);
                }
            }
            FreeAction::Module(action) => self.use_module_free_action(who, action, events),
        }
    }

    pub(super) fn offer_bargains(&self, who: Participant, out: &mut impl Offers) -> Flow {
        out.push(Choice::Bargain(Bargain::Gain))?;
        if self.player(who).paradoxes > 0 && self.purse(who).of(Good::Water) >= CARATACUS_WATER {
            out.push(Choice::Bargain(Bargain::Return))?;
        }
        GO_ON
    }

    pub(super) fn bargain<S: Sink<Event>>(&mut self, who: Participant, bargain: Bargain, events: &mut Events<S>) {
        match bargain {
            Bargain::Gain => {
                self.gain(who, Good::Water, CARATACUS_WATER, events);
                self.take_paradoxes(who, 1, events);
            }
            Bargain::Return => {
                self.pay(who, Good::Water, CARATACUS_WATER, events);
                self.return_one(who, events);
            }
        }
    }
}
