//! The spaces of the main board.

use super::{Flow, GO_ON, Offers, Pilot, Purse};
use crate::choice::{Choice, Space};
use crate::data::{
    BESIDE_THE_MINE, CAPITAL_FEES, COUNCIL_FEES, Capital, Condition, Good, LAST_CIRCLE, MOST_FOR_EVACUATION, PURIFIED,
    Passive, Reward, Trade, Worker, Workers, evacuation,
};
use crate::event::Event;
use crate::participant::Participant;
use crate::player::Home;
use crate::state::{Anachrony, Suit};
use crate::step::Step;
use tabletop::{Events, Sink};

impl Anachrony {
    /// The water asked for space `index` of a capital action, from 0: none once a collapsing tile covers it.
    fn fee(&self, action: Capital, index: usize) -> u16 {
        if self.capital[action as usize][index].tile.is_some() { 0 } else { CAPITAL_FEES[index] }
    }

    /// Offers the spaces of the main board, with so many path markers to use.
    pub(super) fn offer_main_board(&self, who: Participant, markers: u8, out: &mut impl Offers) -> Flow {
        if self.player(who).suits_charged() == 0 && self.modules.suits_ready(self, who).next().is_none() {
            return GO_ON;
        }
        for (pilot, purse) in self.pilots(who, markers) {
            if !out.wants(pilot.worker) {
                continue;
            }
            self.offer_module_spaces(who, pilot, purse, out)?;
            let mut to = |on: Space| out.push(pilot.to(on));
            let worker = pilot.counts_as();
            for action in Capital::ALL {
                for (index, hex) in self.capital[action as usize][..self.capital_spaces()].iter().enumerate() {
                    if hex.suit.is_some() || hex.unavailable {
                        continue;
                    }
                    let Some(purse) = purse.after_water(self.fee(action, index)) else { continue };
                    if self.can_perform(who, action, worker, purse, hex.tile) {
                        to(Space::capital(action, index as u8 + 1))?;
                    }
                }
            }
            for (index, fee) in COUNCIL_FEES.into_iter().enumerate() {
                let Some(purse) = purse.after_water(fee).filter(|_| self.council[index].is_none()) else { continue };
                if index == 0 || self.can_copy(who, worker, purse) {
                    to(Space::Council(index as u8 + 1))?;
                }
            }
            for (index, space) in self.mine.iter().enumerate() {
                if space.is_none() {
                    to(Space::Mine(index as u8 + 1))?;
                }
            }
            to(Space::Purify)?;
            if self.can_trade(who) {
                to(Space::Nomads)?;
            }
            let empty = pilot.worker.is_none() && pilot.suit.is_none();
            if self.can_evacuate(who, markers.saturating_sub(u8::from(empty))) {
                to(Space::Evacuate)?;
            }
        }
        GO_ON
    }

    /// Whether a capital action can be carried out by this worker, with this to pay.
    pub(super) fn can_perform(
        &self,
        who: Participant,
        action: Capital,
        worker: Worker,
        purse: Purse,
        tile: Option<crate::data::Collapse>,
    ) -> bool {
        match action {
            Capital::Construct => {
                worker != Worker::Administrator && self.can_construct(who, purse, super::construct::terms(worker, tile))
            }
            Capital::Recruit => self.can_recruit(worker),
            Capital::Research => matches!(worker, Worker::Scientist | Worker::Genius) && !self.breakthroughs.is_empty(),
        }
    }

    /// A suit was placed: the fee is paid, and what is done there begins.
    pub(super) fn work_on_main_board<S: Sink<Event>>(
        &mut self,
        who: Participant,
        pilot: Pilot,
        on: Space,
        events: &mut Events<S>,
    ) {
        let mut suit = Suit { owner: who, worker: pilot.worker, home: Home::Tired, suit: pilot.suit };
        let worker = pilot.counts_as();
        let capital = |action, number: u8| (action, usize::from(number) - 1);
        match on {
            Space::Construct(number) => self.on_capital(suit, capital(Capital::Construct, number), events),
            Space::Recruit(number) => self.on_capital(suit, capital(Capital::Recruit, number), events),
            Space::Research(number) => self.on_capital(suit, capital(Capital::Research, number), events),
            Space::Council(number) => {
                let index = usize::from(number) - 1;
                self.council[index] = Some(suit);
                self.pay(who, Good::Water, COUNCIL_FEES[index], events);
                if index == 0 {
                    self.banner = who;
                    events.push(Event::Banner { seat: who });
                }
                self.steps.push(Step::Perform { worker, council: Some(number) });
            }
            Space::Mine(number) => {
                let index = usize::from(number) - 1;
                if matches!(worker, Worker::Engineer | Worker::Genius) {
                    suit.home = Home::Motivated;
                }
                self.mine[index] = Some(suit);
                self.gain(who, BESIDE_THE_MINE[index], 1, events);
                if self.player(who).has(Passive::MinesMore) > 0 {
                    self.steps.push(Step::GainAny(1));
                }
                self.steps.push(Step::Mine);
            }
            _ => {
                let player = self.player_mut(who);
                player.suits_away += u8::from(pilot.suit.is_none());
                if let Some(worker) = pilot.worker {
                    player.away[worker] += 1;
                }
                self.in_zone(who, worker, on, events);
            }
        }
    }

    fn on_capital<S: Sink<Event>>(&mut self, suit: Suit, (action, index): (Capital, usize), events: &mut Events<S>) {
        let worker = Pilot { worker: suit.worker, suit: suit.suit }.counts_as();
        self.capital[action as usize][index].suit = Some(suit);
        self.pay(suit.owner, Good::Water, self.fee(action, index), events);
        self.begin_capital(action, worker, self.capital[action as usize][index].tile);
    }

    fn in_zone<S: Sink<Event>>(&mut self, who: Participant, worker: Worker, on: Space, events: &mut Events<S>) {
        match on {
            Space::Purify => {
                let more = matches!(worker, Worker::Scientist | Worker::Genius);
                self.gain(who, Good::Water, PURIFIED + u16::from(more), events);
            }
            Space::Nomads => {
                let again = matches!(worker, Worker::Administrator | Worker::Genius);
                self.steps.push(Step::Trade { second: false, again });
            }
            Space::Module(space) => self.work_on_module(who, space, worker, events),
            _ => self.evacuate(who, events),
        }
    }

    pub(super) fn offer_mine(&self, out: &mut impl Offers) -> Flow {
        for good in Good::ALL.into_iter().filter(|good| self.mine_pool.contains(good)) {
            out.push(Choice::Take(good))?;
        }
        GO_ON
    }

    pub(super) fn take_mined<S: Sink<Event>>(
        &mut self,
        who: Participant,
        step: Step,
        good: Good,
        events: &mut Events<S>,
    ) {
        if step == (Step::Samira { pays: true }) {
            self.samira_pays(who, events);
        }
        self.mine_pool.take(good);
        self.gain(who, good, 1, events);
        if step == (Step::Samira { pays: false }) {
            self.steps.push(Step::Samira { pays: true });
        }
    }

    /// Nomads take no water that the reservoir saves.
    fn can_trade_by(&self, who: Participant, trade: Trade) -> bool {
        let (given, _) = trade.terms();
        let player = self.player(who);
        Good::ALL.iter().all(|&good| player.goods[good] >= given.of(good).into()) && player.common() >= given.any.into()
    }

    fn can_trade(&self, who: Participant) -> bool {
        Trade::ALL.into_iter().any(|trade| self.can_trade_by(who, trade))
    }

    pub(super) fn offer_trades(&self, who: Participant, second: bool, out: &mut impl Offers) -> Flow {
        for trade in Trade::ALL {
            if self.can_trade_by(who, trade) {
                out.push(Choice::Trade(trade))?;
            }
        }
        if second {
            out.push(Choice::Skip)?;
        }
        GO_ON
    }

    pub(super) fn offer_collisions(&self, who: Participant, out: &mut impl Offers) -> Flow {
        for trade in [Trade::TwoForNeutronium, Trade::NeutroniumForTwo] {
            if self.can_trade_by(who, trade) {
                out.push(Choice::Trade(trade))?;
            }
        }
        GO_ON
    }

    /// Whether something can be exchanged with the Particle Collider.
    pub(super) fn can_collide(&self, who: Participant) -> bool {
        self.can_trade_by(who, Trade::TwoForNeutronium) || self.can_trade_by(who, Trade::NeutroniumForTwo)
    }

    pub(super) fn trade<S: Sink<Event>>(&mut self, who: Participant, step: Step, trade: Trade, events: &mut Events<S>) {
        if let Step::Trade { second: false, again: true } = step {
            self.steps.push(Step::Trade { second: true, again: false });
        }
        let (given, gained) = trade.terms();
        for good in Good::ALL {
            self.give(who, good, given.of(good).into(), events);
        }
        self.gain_once_paid(who, &gained, given.any, events);
    }

    /// Whether a player may be evacuated, with so many path markers to use.
    fn can_evacuate(&self, who: Participant, markers: u8) -> bool {
        let player = self.player(who);
        self.is_after_impact() && player.evacuated.is_none() && markers > 0 && self.meets_condition(who)
    }

    fn meets_condition(&self, who: Participant) -> bool {
        let player = self.player(who);
        let met = match evacuation(player.path(), player.evacuation.unwrap_or_default()).condition {
            Condition::ThreeOf(row) => player.buildings_of(row) >= 3,
            Condition::SixSpots => player.spots_taken() >= 6,
            Condition::BestMorale => usize::from(player.morale) == player.board(self.options.side).morale.len() - 1,
            Condition::EightWater => player.goods[Good::Water] >= 8,
            Condition::TwoAnomalies => player.anomalies() >= 2,
        };
        met || player.has(Passive::EvacuatesAnyway) > 0
    }

    /// The sets that the reward of an evacuation counts.
    fn reward_sets(&self, who: Participant, reward: Reward) -> usize {
        let player = self.player(who);
        let workers = self.workers_of(who);
        let (one, other): (usize, usize) = match reward {
            Reward::WorkerAndGood(worker, good) => (workers[worker].into(), player.goods[good].into()),
            Reward::BuildingAndAdministrator => (player.buildings().count(), workers[Worker::Administrator].into()),
            Reward::AnyWorker => (workers.total().into(), usize::MAX),
            Reward::ScientistAndBreakthrough => {
                (workers[Worker::Scientist].into(), player.breakthroughs.total().into())
            }
            Reward::Superproject => (player.superprojects().count(), usize::MAX),
            Reward::Neutronium => (player.goods[Good::Neutronium].into(), usize::MAX),
            Reward::WarpTokenAndUranium => {
                (player.warps.len() - player.warped().count(), player.goods[Good::Uranium].into())
            }
        };
        one.min(other)
    }

    fn evacuate<S: Sink<Event>>(&mut self, who: Participant, events: &mut Events<S>) {
        let circle = self.evacuated() + 1;
        let player = self.player(who);
        let printed = evacuation(player.path(), player.evacuation.unwrap_or_default());
        let mut points = printed.points + printed.extra * self.reward_sets(who, printed.reward) as i32;
        if circle == self.players.len() {
            points -= LAST_CIRCLE;
        }
        let points = points.clamp(0, MOST_FOR_EVACUATION) as u16;
        let player = self.player_mut(who);
        player.evacuated = Some(circle as u8);
        player.evacuation_points = points;
        player.markers = player.markers.saturating_sub(1);
        events.push(Event::Evacuated { seat: who, circle: circle as u8, points });
        self.score(who, points, events);
    }

    /// Every worker of a player: active, tired and busy.
    pub fn workers_of(&self, who: impl Into<Participant>) -> Workers {
        let who = who.into();
        let player = self.player(who);
        let mut all = player.active;
        for mut others in [player.tired, player.away, player.set_aside] {
            all.absorb(&mut others);
        }
        let own = player.spots.iter().map(|spot| spot.busy).chain([player.supply]).flatten().map(|busy| busy.worker);
        let out = self.suits_out().filter(|suit| suit.owner == who).filter_map(|suit| suit.worker);
        for worker in own.chain(out) {
            all[worker] += 1;
        }
        all
    }

    /// Every suit on a space of the main board.
    pub(crate) fn suits_out(&self) -> impl Iterator<Item = Suit> {
        let capital = self.capital.iter().flatten().map(|hex| hex.suit);
        capital.chain(self.council).chain(self.mine).flatten()
    }
}
