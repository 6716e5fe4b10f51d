//! What printed actions, travels and exchanges look like at a glance.

use super::quick_estimate::QuickEstimate;
use anachrony::choice::FreeAction;
use anachrony::data::{Ability, Bill, Effect, Good, Leader, Passive, PrintedAction, Shown, Trade, Warp, board};

impl QuickEstimate<'_> {
    /// Waking everybody for water, with the step on the morale track.
    pub(super) fn supplied(&self) -> f32 {
        let (player, weights) = (&self.position.player, self.position.weights);
        let board = board(player.path(), self.position.game.options.side);
        let morale = usize::from(player.morale);
        let step = match board.morale.get(morale + 1) {
            Some(next) => f32::from(next - board.morale[morale]),
            None => f32::from(board.beyond_morale),
        };
        let halves =
            player.spots.iter().filter(|spot| matches!(spot.ability(), Some(Ability::Passive(Passive::HalvesSupply))));
        let cost = halves.fold(u16::from(board.supply[morale]), |water, _| water.div_ceil(2));
        self.woken() + step - f32::from(cost) * weights.water * self.position.fading()
    }

    fn woken(&self) -> f32 {
        let (player, weights) = (&self.position.player, self.position.weights);
        let tired = f32::from(player.tired.total());
        let suits = f32::from(player.suits_charged()) - f32::from(player.active.total());
        weights.action * tired.min(suits.max(0.0)) + tired * (self.tiring + 0.3)
    }

    pub(super) fn used(&self, action: FreeAction) -> f32 {
        let (player, weights) = (&self.position.player, self.position.weights);
        match action {
            FreeAction::Force => {
                let idle = f32::from(player.active.total()) < f32::from(player.suits_charged());
                if idle { self.woken() - 2.2 } else { -1.0 }
            }
            FreeAction::Supply => self.supplied(),
            FreeAction::Leader => match player.leader {
                Some(Leader::Haulani) => 0.4,
                _ => (2.0 * self.more(Good::Water) - self.paradox()).max(0.0) - 0.1,
            },
            FreeAction::Spot(spot) => match player.spot(spot).ability() {
                Some(Ability::Free(action)) if action.effect == Effect::PlaceOnMainBoard => 0.3 * weights.action,
                // What costs nothing is done before it is forgotten.
                Some(Ability::Free(action)) => self.action(action) + 0.5,
                _ => 0.0,
            },
        }
    }

    /// One more paradox.
    pub(super) fn paradox(&self) -> f32 {
        let (player, weights) = (&self.position.player, self.position.weights);
        let last = if player.paradoxes >= 2 { 3.0 } else { 0.0 };
        last + (weights.paradox + weights.paradox_more * f32::from(player.paradoxes)) * self.position.eras.left.min(1.0)
    }

    pub(super) fn action(&self, action: &PrintedAction) -> f32 {
        let weights = self.position.weights;
        let bill = |bill: &Bill| {
            let goods: f32 = Good::ALL.iter().map(|&good| f32::from(bill.of(good)) * self.more(good)).sum();
            goods + f32::from(bill.any) * self.more(Good::Titanium) + f32::from(bill.points)
        };
        let effect = match action.effect {
            Effect::Focus(range) | Effect::FocusTwice(range) => self.travelled(range),
            Effect::FocusForWater | Effect::FocusForResources => self.travelled(2),
            Effect::Paradox => -self.paradox(),
            Effect::WakeAll => self.woken(),
            Effect::NewWorker(kinds) => kinds.iter().map(|&kind| self.kind(kind)).fold(0.0, f32::max) + 0.5,
            Effect::ChargeSuit => {
                let more = self.position.player.active.total() as u8 > self.position.player.suits_charged();
                if more { weights.action } else { 0.0 }
            }
            other => weights.effect(other),
        };
        bill(&action.gain) - bill(&action.cost) + effect
    }

    /// A travel in time: to where something can be repaid, or to a superproject.
    fn travelled(&self, range: u8) -> f32 {
        let now = self.position.game.era;
        let range = range.max(self.position.reach);
        let eras = now.saturating_sub(range).max(1)..now;
        eras.map(|era| self.focused(era)).fold(0.0, f32::max)
    }

    pub(super) fn focused(&self, era: u8) -> f32 {
        let position = &self.position;
        let player = &position.player;
        let can = |warp: &Warp| {
            player.era_of(*warp) == Some(era)
                && match warp.shows() {
                    Shown::Goods(good, count) => player.goods[good] >= count,
                    Shown::Worker(worker) => player.active[worker] > 0,
                    Shown::Suit => player.suits_charged() > 0,
                }
        };
        let repaid = Warp::ALL.into_iter().filter(can);
        let repaid = repaid.map(|warp| 2.0 + position.weights.debt - self.asset(warp)).fold(0.0, f32::max);
        let project = position.game.superproject_above(era).filter(|&project| position.can_pay(project, true));
        repaid + 0.5 * project.map_or(0.0, |project| position.project_value(project))
    }

    pub(super) fn can_trade(&self, trade: Trade) -> bool {
        let (given, _) = trade.terms();
        let player = &self.position.player;
        Good::ALL.iter().all(|&good| player.goods[good] >= given.of(good).into()) && player.common() >= given.any.into()
    }

    pub(super) fn traded(&self, trade: Trade) -> f32 {
        let (given, gained) = trade.terms();
        let any = Good::COMMON.iter().map(|&good| self.more(good));
        let (most, least) = (any.clone().fold(0.0, f32::max), any.fold(f32::MAX, f32::min));
        let gained = Good::ALL.iter().map(|&good| f32::from(gained.of(good)) * self.more(good)).sum::<f32>()
            + f32::from(gained.any) * most;
        let given = Good::ALL.iter().map(|&good| f32::from(given.of(good)) * self.more(good)).sum::<f32>()
            + f32::from(given.any) * least;
        gained - given
    }
}
