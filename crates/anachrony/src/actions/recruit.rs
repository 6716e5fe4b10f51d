//! Recruit: a worker out of the pool, with a bonus.

use super::{Flow, GO_ON, Offers};
use crate::choice::{Bonus, Choice, Waiting};
use crate::data::{Collapse, Column, Good, Worker};
use crate::event::Event;
use crate::participant::Participant;
use crate::state::Anachrony;
use crate::step::Step;
use tabletop::{Events, Sink};

impl Anachrony {
    /// Whom this worker can recruit: a scientist nobody, an engineer no genius.
    fn recruits(&self, worker: Worker) -> impl Iterator<Item = Worker> {
        let pool = self.recruit_pool;
        Worker::ALL.into_iter().filter(move |&recruit| {
            pool[recruit] > 0
                && worker != Worker::Scientist
                && (worker != Worker::Engineer || recruit != Worker::Genius)
        })
    }

    pub(super) fn can_recruit(&self, worker: Worker) -> bool {
        self.recruits(worker).next().is_some()
    }

    pub(super) fn offer_recruits(&self, worker: Worker, may_skip: bool, out: &mut impl Offers) -> Flow {
        for recruit in self.recruits(worker) {
            out.push(Choice::Recruit(recruit))?;
        }
        if may_skip {
            out.push(Choice::Skip)?;
        }
        GO_ON
    }

    pub(super) fn recruit<S: Sink<Event>>(
        &mut self,
        who: Participant,
        step: Step,
        worker: Worker,
        events: &mut Events<S>,
    ) {
        if step == Step::Zaida {
            self.give(who, Good::Water, crate::data::ZAIDA_WATER, events);
        }
        self.recruit_pool.take(worker);
        self.gain_worker(who, Waiting { worker, column: Column::Active }, events);
        if let Step::Recruit { tile, .. } = step {
            let bonuses = if tile == Some(Collapse::BonusTwice) { 2 } else { 1 };
            for _ in 0..bonuses {
                match worker {
                    Worker::Scientist => self.give_bonus(who, Bonus::Water, events),
                    Worker::Engineer => self.give_bonus(who, Bonus::Core, events),
                    Worker::Administrator => self.give_bonus(who, Bonus::Point, events),
                    Worker::Genius => self.steps.push(Step::Bonus),
                }
            }
            match tile {
                Some(Collapse::ChargeSuit) => self.charge_one(who, events),
                Some(Collapse::RaiseMorale) => self.raise_morale(who, events),
                Some(Collapse::WakeAll) => self.wake_all(who, events),
                _ => {}
            }
        }
    }

    pub(super) fn offer_bonuses(&self, out: &mut impl Offers) -> Flow {
        for bonus in Bonus::ALL {
            out.push(Choice::Bonus(bonus))?;
        }
        GO_ON
    }

    pub(super) fn give_bonus<S: Sink<Event>>(&mut self, who: Participant, bonus: Bonus, events: &mut Events<S>) {
        match bonus {
            Bonus::Water => self.gain(who, Good::Water, 2, events),
            Bonus::Core => self.gain(who, Good::Core, 1, events),
            Bonus::Point => self.score(who, 1, events),
        }
    }
}
