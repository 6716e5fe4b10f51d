//! Paying and gaining.

use super::{Flow, GO_ON, Offers};
use crate::choice::{Choice, Waiting};
use crate::data::{Bill, Breakthrough, Column, Good, Passive, Project, Shape, Worker};
use crate::event::Event;
use crate::participant::Participant;
use crate::player::Player;
use crate::state::{Anachrony, Phase};
use crate::step::Step;
use tabletop::{Events, Sink};

/// What a player can pay with: goods, and workers of each kind who wait on the board.
#[derive(Clone, Copy, Debug)]
pub struct Purse {
    goods: [u16; 6],
    workers: [u16; 4],
    /// Discounts on a titanium, uranium or gold of whatever is constructed.
    pub(super) cheaper: u8,
}

impl Purse {
    #[inline]
    pub(crate) fn of(&self, good: Good) -> u16 {
        self.goods[good as usize]
    }

    #[inline]
    pub(crate) fn has_worker(&self, worker: Worker) -> bool {
        self.workers[worker as usize] > 0
    }

    /// The purse once this worker is placed.
    #[must_use]
    pub(crate) fn without_worker(mut self, worker: Worker) -> Self {
        self.workers[worker as usize] = self.workers[worker as usize].saturating_sub(1);
        self
    }

    /// The purse once so much water is paid; none if there is not so much.
    #[must_use]
    pub(crate) fn after_water(mut self, water: u16) -> Option<Self> {
        self.goods[Good::Water as usize] = self.goods[Good::Water as usize].checked_sub(water)?;
        Some(self)
    }

    /// Titanium, uranium and gold together.
    pub(crate) fn common(&self) -> u16 {
        Good::COMMON.iter().map(|&good| self.of(good)).sum()
    }

    /// Whether a bill can be paid.
    pub(crate) fn covers(&self, bill: &Bill) -> bool {
        let goods = Good::ALL.iter().all(|&good| self.of(good) >= bill.of(good).into());
        let fixed: u16 = Good::COMMON.iter().map(|&good| u16::from(bill.of(good))).sum();
        goods && (bill.any == 0 || self.common() >= fixed + u16::from(bill.any))
    }

    /// Whether a cost can be paid with so many discounts, each on a titanium, uranium or gold of the player's choice.
    pub(crate) fn covers_with(&self, cost: &[u8; 6], discounts: u8) -> bool {
        let missing = |good: Good| u16::from(cost[good as usize]).saturating_sub(self.of(good));
        let short: u16 = Good::COMMON.iter().map(|&good| missing(good)).sum();
        short <= discounts.into() && [Good::Water, Good::Neutronium, Good::Core].iter().all(|&good| missing(good) == 0)
    }
}

impl Anachrony {
    #[inline]
    pub(crate) fn player(&self, who: impl Into<Participant>) -> &Player {
        &self.players[who.into().index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, who: impl Into<Participant>) -> &mut Player {
        &mut self.players[who.into().index()]
    }

    /// Whether the Grand Reservoir would take a water off the next payment of this turn.
    fn saves_water(&self, who: Participant) -> bool {
        self.phase == Phase::Actions && !self.water_saved && self.player(who).has(Passive::SavesWater) > 0
    }

    /// What a player can pay with in this turn. A water that the reservoir will save counts as there: it is taken off the
    /// first payment, and no action is begun that pays none.
    pub(crate) fn purse(&self, who: Participant) -> Purse {
        let player = self.player(who);
        let mut goods = Good::ALL.map(|good| player.goods[good]);
        let mut cheaper = 0;
        for passive in player.passives() {
            match passive {
                Passive::SavesWater if self.phase == Phase::Actions && !self.water_saved => {
                    goods[Good::Water as usize] += 1;
                }
                Passive::CheaperConstruction => cheaper += 1,
                _ => {}
            }
        }
        Purse { goods, workers: Worker::ALL.map(|worker| player.active[worker] + player.tired[worker]), cheaper }
    }

    /// Pays goods; of water a little less if the reservoir saves it.
    pub(crate) fn pay<S: Sink<Event>>(&mut self, who: Participant, good: Good, count: u16, events: &mut Events<S>) {
        let saved = good == Good::Water && count > 0 && self.saves_water(who);
        self.water_saved |= saved;
        self.give(who, good, count - u16::from(saved), events);
    }

    /// Gives goods away, reservoir or not.
    pub(crate) fn give<S: Sink<Event>>(&mut self, who: Participant, good: Good, count: u16, events: &mut Events<S>) {
        if count > 0 {
            let goods = &mut self.player_mut(who).goods;
            goods[good] = goods[good].saturating_sub(count);
            events.push(Event::Paid { seat: who, good, count });
        }
    }

    pub(crate) fn gain<S: Sink<Event>>(&mut self, who: Participant, good: Good, count: u16, events: &mut Events<S>) {
        if count > 0 {
            let goods = &mut self.player_mut(who).goods;
            goods[good] = goods[good].saturating_add(count);
            events.push(Event::Gained { seat: who, good, count });
        }
    }

    /// Gains points.
    pub(crate) fn score<S: Sink<Event>>(&mut self, who: Participant, points: u16, events: &mut Events<S>) {
        if points > 0 {
            let player = self.player_mut(who);
            player.points = player.points.saturating_add(points);
            events.push(Event::Points { seat: who, points });
        }
    }

    /// Gains what a bill lists; what leaves a choice becomes a step.
    pub(crate) fn gain_bill<S: Sink<Event>>(&mut self, who: Participant, bill: &Bill, events: &mut Events<S>) {
        for good in Good::ALL {
            self.gain(who, good, bill.of(good).into(), events);
        }
        self.score(who, bill.points.into(), events);
        if bill.any > 0 {
            self.steps.push(Step::GainAny(bill.any));
        }
    }

    /// Gains what a bill lists, after so many of titanium, uranium and gold have been paid.
    pub(crate) fn gain_once_paid<S: Sink<Event>>(
        &mut self,
        who: Participant,
        gain: &Bill,
        any: u8,
        events: &mut Events<S>,
    ) {
        if any == 0 {
            return self.gain_bill(who, gain, events);
        }
        if gain.any > 0 {
            self.steps.push(Step::GainAny(gain.any));
        }
        self.steps.push(Step::Gain { goods: gain.goods, points: gain.points });
        self.steps.push(Step::PayAny(any));
    }

    /// Gains what a step has kept until something was paid.
    pub(crate) fn gain_kept<S: Sink<Event>>(
        &mut self,
        who: Participant,
        goods: [u8; 6],
        points: u8,
        events: &mut Events<S>,
    ) {
        self.gain_bill(who, &Bill { goods, any: 0, points }, events);
    }

    /// Pays the goods that a bill lists; what leaves a choice is left out.
    pub(crate) fn pay_bill<S: Sink<Event>>(&mut self, who: Participant, bill: &Bill, events: &mut Events<S>) {
        for good in Good::ALL {
            self.pay(who, good, bill.of(good).into(), events);
        }
    }

    pub(super) fn offer_gains(&self, besides: &[Good], out: &mut impl Offers) -> Flow {
        for &good in Good::COMMON.iter().chain(besides) {
            out.push(Choice::Gain(good))?;
        }
        GO_ON
    }

    pub(super) fn gain_chosen<S: Sink<Event>>(
        &mut self,
        who: Participant,
        step: Step,
        good: Good,
        events: &mut Events<S>,
    ) {
        self.gain(who, good, 1, events);
        match step {
            Step::GainAny(count) if count > 1 => self.steps.push(Step::GainAny(count - 1)),
            Step::ThreeOrNeutronium if good != Good::Neutronium => self.steps.push(Step::GainAny(2)),
            _ => {}
        }
    }

    /// Where all there is has to be paid, one thing after the other is the only offer.
    pub(super) fn offer_payment_of_any(&self, who: Participant, count: u8, out: &mut impl Offers) -> Flow {
        let player = self.player(who);
        let all = player.common() <= count.into();
        for good in Good::COMMON {
            if player.goods[good] > 0 {
                out.push(Choice::Pay(good))?;
                if all {
                    break;
                }
            }
        }
        GO_ON
    }

    pub(super) fn pay_chosen<S: Sink<Event>>(
        &mut self,
        who: Participant,
        step: Step,
        good: Good,
        events: &mut Events<S>,
    ) {
        self.pay(who, good, 1, events);
        match step {
            Step::PayAny(count) if count > 1 => self.steps.push(Step::PayAny(count - 1)),
            Step::RemoveAnomaly { at } => self.go_on_removing(who, at, good, events),
            _ => {}
        }
    }

    pub(super) fn offer_worker_payment(&self, who: Participant, worker: Worker, out: &mut impl Offers) -> Flow {
        for waiting in self.player(who).waiting().filter(|waiting| waiting.worker == worker) {
            out.push(Choice::PayWorker(waiting))?;
        }
        GO_ON
    }

    /// A worker who waits on the board goes to the supply.
    pub(crate) fn lose_worker<S: Sink<Event>>(&mut self, who: Participant, waiting: Waiting, events: &mut Events<S>) {
        self.player_mut(who).column(waiting.column).take(waiting.worker);
        events.push(Event::LostWorker { seat: who, worker: waiting.worker });
    }

    pub(super) fn offer_losses(&self, who: Participant, out: &mut impl Offers) -> Flow {
        for waiting in self.player(who).waiting() {
            out.push(Choice::Lose(waiting))?;
        }
        GO_ON
    }

    /// A worker comes from the supply.
    pub(crate) fn gain_worker<S: Sink<Event>>(&mut self, who: Participant, waiting: Waiting, events: &mut Events<S>) {
        let Waiting { worker, column } = waiting;
        self.player_mut(who).column(column)[worker] += 1;
        events.push(Event::NewWorker { seat: who, worker, column });
    }

    pub(super) fn add_worker<S: Sink<Event>>(&mut self, who: Participant, worker: Worker, events: &mut Events<S>) {
        self.gain_worker(who, Waiting { worker, column: Column::Active }, events);
    }

    /// Whether the breakthroughs of a superproject are there: the one that will do, or the two that will do as well.
    pub(super) fn has_breakthroughs(&self, who: Participant, project: Project) -> bool {
        self.has_exact(who, project).is_some() || self.has_pair(who, project)
    }

    fn has_exact(&self, who: Participant, project: Project) -> Option<Breakthrough> {
        let exact = project.printed().breakthroughs.exact?;
        (self.player(who).breakthroughs[exact] > 0).then_some(exact)
    }

    fn has_pair(&self, who: Participant, project: Project) -> bool {
        let [one, other] = project.printed().breakthroughs.pair;
        let count = |shape| self.breakthroughs_of(who, shape).map(|(_, count)| count).sum::<u16>();
        if one == other { count(one) >= 2 } else { count(one) >= 1 && count(other) >= 1 }
    }

    fn breakthroughs_of(&self, who: Participant, shape: Shape) -> impl Iterator<Item = (Breakthrough, u16)> {
        let own = self.player(who).breakthroughs;
        Breakthrough::ALL
            .into_iter()
            .filter(move |breakthrough| breakthrough.shape() == shape)
            .map(move |breakthrough| (breakthrough, own[breakthrough]))
            .filter(|&(_, count)| count > 0)
    }

    pub(super) fn offer_breakthrough_payment(&self, who: Participant, project: Project, out: &mut impl Offers) -> Flow {
        if let Some(exact) = self.has_exact(who, project) {
            out.push(Choice::PayBreakthrough(exact))?;
        }
        match self.has_pair(who, project) {
            true => self.offer_shape_payment(who, project.printed().breakthroughs.pair[0], out),
            false => GO_ON,
        }
    }

    pub(super) fn offer_shape_payment(&self, who: Participant, shape: Shape, out: &mut impl Offers) -> Flow {
        for (breakthrough, _) in self.breakthroughs_of(who, shape) {
            out.push(Choice::PayBreakthrough(breakthrough))?;
        }
        GO_ON
    }

    pub(super) fn pay_breakthrough<S: Sink<Event>>(
        &mut self,
        who: Participant,
        step: Step,
        breakthrough: Breakthrough,
        events: &mut Events<S>,
    ) {
        self.player_mut(who).breakthroughs.take(breakthrough);
        self.breakthroughs[breakthrough] += 1;
        events.push(Event::PaidBreakthrough { seat: who, breakthrough });
        if let Step::PayBreakthroughs(project) = step {
            let Breakthroughs { exact, pair } = project.printed().breakthroughs;
            if exact != Some(breakthrough) {
                self.steps.push(Step::PayShape(pair[1]));
            }
        }
    }
}

use crate::data::Breakthroughs;
