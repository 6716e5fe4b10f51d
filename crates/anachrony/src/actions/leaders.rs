//! What leaders do outside the action phase.

use super::{Flow, GO_ON, Offers};
use crate::choice::{Choice, Exchange};
use crate::data::{Good, Leader, SAMIRA_WATER, WOLFE_WATER, Worker, ZAIDA_WATER};
use crate::event::Event;
use crate::participant::Participant;
use crate::state::Anachrony;
use crate::step::Step;
use tabletop::{Events, Sink};

impl Anachrony {
    /// Wolfe's exchanges, in the one direction of this phase.
    pub(crate) fn offer_wolfe(&self, who: Participant, out: &mut impl Offers) -> Flow {
        let player = self.player(who);
        if !player.is_led_by(Leader::Wolfe) {
            return GO_ON;
        }
        for exchange in Exchange::ALL {
            let affordable = match exchange {
                Exchange::WaterForCore => player.goods[Good::Water] >= WOLFE_WATER,
                Exchange::CoreForWater => player.goods[Good::Core] > 0,
            };
            if affordable && player.exchanged.is_none_or(|direction| direction == exchange) {
                out.push(Choice::Exchange(exchange))?;
            }
        }
        GO_ON
    }

    /// After the water for empty slots.
    pub(super) fn offer_exchanges(&self, who: Participant, out: &mut impl Offers) -> Flow {
        self.offer_wolfe(who, out)?;
        out.push(Choice::Done)
    }

    pub(super) fn exchange<S: Sink<Event>>(&mut self, who: Participant, exchange: Exchange, events: &mut Events<S>) {
        self.player_mut(who).exchanged = Some(exchange);
        let (given, gained) = match exchange {
            Exchange::WaterForCore => ((Good::Water, WOLFE_WATER), (Good::Core, 1)),
            Exchange::CoreForWater => ((Good::Core, 1), (Good::Water, WOLFE_WATER)),
        };
        self.give(who, given.0, given.1, events);
        self.gain(who, gained.0, gained.1, events);
    }

    /// What a leader may do when workers are home.
    pub(crate) fn leader_cleans_up(&self, who: Participant) -> Option<Step> {
        match self.player(who).leader? {
            Leader::Zaida => Some(Step::Zaida),
            Leader::Samira => Some(Step::Samira { pays: false }),
            _ => None,
        }
    }

    pub(super) fn offer_zaida(&self, who: Participant, out: &mut impl Offers) -> Flow {
        if self.player(who).goods[Good::Water] >= ZAIDA_WATER {
            for worker in Worker::ALL.into_iter().filter(|&worker| self.recruit_pool[worker] > 0) {
                out.push(Choice::Recruit(worker))?;
            }
        }
        out.push(Choice::Skip)
    }

    /// The first is free and taken; the second costs water and may be left.
    pub(super) fn offer_samira(&self, who: Participant, pays: bool, out: &mut impl Offers) -> Flow {
        if !pays || self.player(who).goods[Good::Water] >= SAMIRA_WATER {
            for good in Good::COMMON.into_iter().filter(|good| self.mine_pool.contains(good)) {
                out.push(Choice::Take(good))?;
            }
        }
        if pays { out.push(Choice::Skip) } else { GO_ON }
    }

    pub(super) fn samira_pays<S: Sink<Event>>(&mut self, who: Participant, events: &mut Events<S>) {
        self.give(who, Good::Water, SAMIRA_WATER, events);
    }
}
