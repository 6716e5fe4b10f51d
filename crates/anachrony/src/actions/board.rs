//! The player board: Supply, morale, waking workers, charging a suit, removing anomalies.

use super::{Flow, GO_ON, Offers, Purse};
use crate::choice::Choice;
use crate::data::{Good, Passive, SpotId, Worker};
use crate::event::Event;
use crate::participant::Participant;
use crate::player::Home;
use crate::state::Anachrony;
use crate::step::Step;
use tabletop::{Events, Sink};

/// The water that removing an anomaly costs.
const WATER_FOR_ANOMALY: u16 = 2;
/// The titanium, uranium or gold that it costs, unless a neutronium pays for it.
const RESOURCES_FOR_ANOMALY: u8 = 2;

impl Anachrony {
    /// The water that Supply costs at the morale of now.
    pub(super) fn supply_cost(&self, who: Participant) -> u16 {
        let player = self.player(who);
        let printed = u16::from(player.board(self.options.side).supply[usize::from(player.morale)]);
        (0..player.has(Passive::HalvesSupply)).fold(printed, |water, _| water.div_ceil(2))
    }

    pub(super) fn home_from_supply(&self, who: Participant, worker: Worker) -> Home {
        let motivates = self.player(who).board(self.options.side).supply_motivates;
        match worker {
            Worker::Administrator | Worker::Genius if motivates => Home::Motivated,
            _ => Home::Tired,
        }
    }

    /// Water is paid, then tired workers wake, then morale rises.
    pub(super) fn supply<S: Sink<Event>>(&mut self, who: Participant, events: &mut Events<S>) {
        let cost = self.supply_cost(who);
        self.pay(who, Good::Water, cost, events);
        self.wake_all(who, events);
        self.raise_morale(who, events);
    }

    pub(crate) fn wake_all<S: Sink<Event>>(&mut self, who: Participant, events: &mut Events<S>) {
        self.player_mut(who).wake_all();
        events.push(Event::Woke { seat: who });
    }

    /// Morale rises; beyond the right end there are points.
    pub(crate) fn raise_morale<S: Sink<Event>>(&mut self, who: Participant, events: &mut Events<S>) {
        let board = self.player(who).board(self.options.side);
        let player = self.player_mut(who);
        if usize::from(player.morale) + 1 < board.morale.len() {
            player.morale += 1;
            let morale = player.morale;
            events.push(Event::Morale { seat: who, morale });
        } else {
            self.score(who, board.beyond_morale, events);
        }
    }

    /// Morale falls; beyond the left end a worker is lost.
    pub(crate) fn lower_morale<S: Sink<Event>>(&mut self, who: Participant, events: &mut Events<S>) {
        let player = self.player_mut(who);
        if player.morale > 0 {
            player.morale -= 1;
            let morale = player.morale;
            events.push(Event::Morale { seat: who, morale });
        } else if player.has(Passive::NoLowMorale) == 0 {
            self.steps.push(Step::Lose);
        }
    }

    /// A suit is charged outside the power-up phase, at no cost; without a suit or a slot it is lost.
    pub(super) fn charge_one<S: Sink<Event>>(&mut self, who: Participant, events: &mut Events<S>) {
        let player = self.player_mut(who);
        let Some(slot) = player.open_slot().filter(|_| player.suits > 0) else { return };
        player.charged[slot] = true;
        player.suits -= 1;
        events.push(Event::Charged { seat: who, slot: slot as u8 + 1 });
    }

    pub(super) fn can_remove_anomaly(&self, purse: Purse) -> bool {
        purse.of(Good::Water) >= WATER_FOR_ANOMALY
            && (purse.of(Good::Neutronium) > 0 || purse.common() >= RESOURCES_FOR_ANOMALY.into())
    }

    /// The worker is lost with the anomaly.
    pub(super) fn begin_removal<S: Sink<Event>>(
        &mut self,
        who: Participant,
        at: SpotId,
        worker: Worker,
        events: &mut Events<S>,
    ) {
        events.push(Event::LostWorker { seat: who, worker });
        self.pay(who, Good::Water, WATER_FOR_ANOMALY, events);
        self.steps.push(Step::RemoveAnomaly { at });
    }

    pub(super) fn offer_anomaly_payment(&self, who: Participant, out: &mut impl Offers) -> Flow {
        let player = self.player(who);
        if player.goods[Good::Neutronium] > 0 {
            out.push(Choice::Pay(Good::Neutronium))?;
        }
        match player.common() >= RESOURCES_FOR_ANOMALY.into() {
            true => self.offer_payment_of_any(who, RESOURCES_FOR_ANOMALY, out),
            false => GO_ON,
        }
    }

    /// The first part of the price is paid; it says which of the two prices it is.
    pub(super) fn go_on_removing<S: Sink<Event>>(
        &mut self,
        who: Participant,
        at: SpotId,
        paid: Good,
        events: &mut Events<S>,
    ) {
        if paid == Good::Neutronium {
            return self.remove_anomaly(who, at, events);
        }
        self.steps.push(Step::Remove { at });
        self.steps.push(Step::PayAny(RESOURCES_FOR_ANOMALY - 1));
    }

    pub(crate) fn remove_anomaly<S: Sink<Event>>(&mut self, who: Participant, at: SpotId, events: &mut Events<S>) {
        self.player_mut(who).spots[at.index()].anomaly = false;
        events.push(Event::Removed { seat: who, spot: at });
    }
}
