//! What a position is worth to a seat, term by term, in points.

use super::eras::{Eras, foreseen};
use super::plan::{plans, reach};
use super::weights::Weights;
use anachrony::Anachrony;
use anachrony::data::{Ability, Effect, Good, Row, Warp, Worker, Workers, board};
use anachrony::player::{Home, Player, Spot};
use anachrony::state::Phase;
use tabletop::Seat;

/// What is counted, by name.
pub(super) const TERMS: &[&str] = &[
    "points",
    "actions",
    "workers",
    "goods",
    "engine",
    "plans",
    "time-travel",
    "paradoxes",
    "evacuation",
    "goals",
    "first-player",
];
/// How many terms there are.
pub(super) const COUNT: usize = TERMS.len();
/// The two that are left when the game is over.
const POINTS: usize = 0;
const GOALS: usize = COUNT - 2;

/// A position as one seat sees it.
pub(super) struct Position<'a> {
    pub(super) game: &'a Anachrony,
    pub(super) seat: Seat,
    /// The player, with what is as good as there already.
    pub(super) player: Player,
    pub(super) weights: &'a Weights,
    pub(super) eras: Eras,
    /// Every worker, and those who come from the future in a moment.
    pub(super) workers: Workers,
    /// How many eras back the best plant reaches.
    pub(super) reach: u8,
}

/// What the position is worth to a seat.
pub(super) fn evaluation(game: &Anachrony, seat: Seat, weights: &Weights) -> f32 {
    let mut terms = [0.0; COUNT];
    fill(game, seat, weights, &mut terms);
    terms.iter().sum()
}

/// The same, term by term.
pub(super) fn fill(game: &Anachrony, seat: Seat, weights: &Weights, terms: &mut [f32]) {
    let score = game.score_of(seat);
    if game.phase == Phase::Over {
        terms.fill(0.0);
        terms[POINTS] = (score.total - score.goals) as f32;
        terms[GOALS] = score.goals as f32;
        return;
    }
    let position = Position::new(game, seat, weights);
    let values = [
        (score.total - score.goals - score.warp_tokens) as f32,
        position.actions(),
        position.workers(),
        position.goods(),
        position.engine(),
        plans(&position),
        position.debts(),
        position.paradoxes(),
        position.evacuation(),
        position.goals(),
        position.first(),
    ];
    terms.copy_from_slice(&values);
}

impl<'a> Position<'a> {
    pub(super) fn new(game: &'a Anachrony, seat: Seat, weights: &'a Weights) -> Self {
        let player = foreseen(game, seat);
        let mut workers = game.workers_of(seat);
        if game.phase == Phase::Warp {
            let now = &game.players[seat.index()];
            for kind in Worker::ALL {
                workers[kind] += player.active[kind].saturating_sub(now.active[kind]);
            }
        }
        Self { game, seat, reach: reach(&player), player, weights, eras: Eras::of(game, seat, weights), workers }
    }
}

impl Position<'_> {
    /// What can still be done in this era.
    fn actions(&self) -> f32 {
        let (player, weights) = (&self.player, self.weights);
        if player.passed || !self.eras.acting {
            return 0.0;
        }
        let board = board(player.path(), self.game.options.side);
        let water = player.goods[Good::Water];
        let supplied = if board.supply_is_free_action { player.supplied } else { player.supply.is_some() };
        let woken = if !supplied && water >= board.supply[usize::from(player.morale)].into() {
            weights.supplied
        } else if !player.forced && player.markers > 0 {
            weights.forced
        } else {
            0.0
        };
        let ready = f32::from(player.active.total()) + woken * f32::from(player.tired.total());
        let suits = f32::from(player.suits_charged());
        let out = ready.min(suits);
        let spaces = player.spots.iter().filter(|spot| spot.busy.is_none()).filter_map(Spot::ability);
        let spaces = spaces.filter(|ability| matches!(ability, Ability::Worker(_))).count() as f32;
        let home = (ready - out).min(spaces + 0.5);
        weights.action * out + weights.own_action * home + weights.spare_suit * (suits - out)
    }

    /// Workers in eras to come: how many, of what kinds, how many of them awake.
    fn workers(&self) -> f32 {
        let (player, weights) = (&self.player, self.weights);
        let all = self.workers;
        let total = f32::from(all.total());
        let each = weights.worker * total.min(4.0)
            + weights.more_workers * (total - 4.0).clamp(0.0, 2.0)
            + weights.many_workers * (total - 6.0).max(0.0);
        let kinds = [weights.scientist, weights.engineer, weights.administrator, weights.genius];
        let kinds: f32 =
            Worker::ALL.iter().zip(kinds).map(|(&kind, value)| f32::from(all[kind]).min(3.0) * value).sum();
        let busy = player.spots.iter().map(|spot| spot.busy).chain([player.supply]).flatten();
        let out = self.out().map(|(_, home)| home);
        let homes = busy.map(|busy| busy.home).chain(out);
        let (mut awake, mut dead) = (f32::from(player.active.total()), 0.0);
        for home in homes {
            match home {
                Home::Motivated => awake += 1.0,
                Home::Dies => dead += 1.0,
                Home::Tired => {}
            }
        }
        let left = self.eras.left;
        let once = left.min(1.0);
        (each + kinds) * left + weights.awake * awake.min(6.0) * once - weights.worker * dead * left
    }

    /// Workers on spaces of the main board that are for one suit each.
    fn out(&self) -> impl Iterator<Item = (Option<Worker>, Home)> {
        let game = self.game;
        let suits = game.capital.iter().flatten().map(|hex| hex.suit).chain(game.council).chain(game.mine).flatten();
        suits.filter(|suit| suit.owner == self.seat && suit.worker.is_some()).map(|suit| (suit.worker, suit.home))
    }

    /// What part of their value goods have still.
    pub(super) fn fading(&self) -> f32 {
        let weights = self.weights;
        weights.last_goods + (1.0 - weights.last_goods) * (self.eras.left / weights.goods_eras.max(0.1)).min(1.0)
    }

    fn goods(&self) -> f32 {
        let weights = self.weights;
        let fade = self.fading();
        let fade = if self.eras.to_act() { fade } else { fade * self.eras.left.min(1.0) };
        let value = |good: Good| {
            let enough = match good {
                Good::Water => weights.enough_water,
                Good::Neutronium => weights.enough_neutronium,
                Good::Core => weights.enough_cores * self.eras.left.max(if self.eras.charging { 1.0 } else { 0.0 }),
                _ => weights.enough,
            };
            let count = f32::from(self.player.goods[good]);
            weights.good(good) * (count.min(enough) + weights.plenty * (count - enough).max(0.0))
        };
        fade * Good::ALL.into_iter().map(value).sum::<f32>()
    }

    /// What tiles bring in eras to come, and in this one where nobody has been there yet.
    fn engine(&self) -> f32 {
        let weights = self.weights;
        let mut spaces = [0.0f32; 12];
        let mut total = 0.0;
        let mut count = 0;
        for spot in &self.player.spots {
            let Some(ability) = spot.ability() else { continue };
            let (each, takes_worker) = weights.each_era(ability);
            let used = if takes_worker { spot.busy.is_some() } else { spot.marked };
            let now = if used || !self.eras.to_act() { 0.0 } else { 1.0 };
            let value = each * (self.eras.left + now);
            match takes_worker {
                true => {
                    spaces[count] = value;
                    count += 1;
                }
                false => total += value,
            }
        }
        let spaces = &mut spaces[..count];
        spaces.sort_unstable_by(|one, other| other.total_cmp(one));
        let mut share = 1.0;
        for value in spaces.iter() {
            total += share * value;
            share *= weights.engine_next;
        }
        weights.engine * total
    }

    /// Travels to come, and what lies on the timeline.
    fn debts(&self) -> f32 {
        let (player, weights) = (&self.player, self.weights);
        let mut travels = 0.0;
        for spot in &player.spots {
            let action = match spot.ability() {
                Some(Ability::Worker(space)) => &space.action,
                Some(Ability::Free(action)) => action,
                _ => continue,
            };
            let each = match action.effect {
                Effect::FocusTwice(_) => 1.7,
                Effect::Focus(_) | Effect::FocusForResources | Effect::FocusForWater => 1.0,
                _ => continue,
            };
            let now = spot.busy.is_none() && !spot.marked && self.eras.to_act();
            travels += each * (self.eras.left + if now { 1.0 } else { 0.0 });
        }
        let owed = player.warped().count() as f32;
        let repaid = owed.min(travels);
        let hopes = (travels - repaid).min(2.0 * self.eras.left) * 0.6;
        let reach = if travels > 0.0 { weights.reach * self.eras.left } else { 0.0 };
        let at_once = player.warped().filter(|&warp| self.can_repay_at_the_end(warp)).count() as f32;
        let unpaid = (owed - repaid).max(0.0);
        let last = if self.eras.left < 0.5 { at_once.min(unpaid) } else { 0.3 * at_once.min(unpaid) };
        weights.travel * (repaid + hopes) + reach - weights.repayable * repaid - weights.debt * unpaid
            + weights.debt * last
    }

    fn can_repay_at_the_end(&self, warp: Warp) -> bool {
        use anachrony::data::Shown;
        match warp.shows() {
            Shown::Goods(good, count) => self.player.goods[good] >= count,
            Shown::Worker(worker) => self.player.active[worker] > 0,
            Shown::Suit => false,
        }
    }

    /// Paradoxes there are and paradoxes that will come, and the spots that anomalies take.
    fn paradoxes(&self) -> f32 {
        let (player, weights, left) = (&self.player, self.weights, self.eras.left);
        let others = self.game.players.iter().enumerate().filter(|(index, _)| *index != self.seat.index());
        let mut rolls = 0.0;
        for era in 1..=self.game.era {
            let own = player.warped_in(era);
            let most = others.clone().map(|(_, other)| other.warped_in(era)).max().unwrap_or_default();
            if own > 0 && own >= most {
                rolls += 1.0;
            }
        }
        let danger = left.min(1.0);
        let held = f32::from(player.paradoxes);
        let held = held * weights.paradox + held * (held - 1.0) / 2.0 * weights.paradox_more;
        -weights.rollout * rolls * left.min(2.0)
            - held * danger
            - weights.anomaly * player.anomalies() as f32 * left.min(2.0) / 2.0
    }

    fn first(&self) -> f32 {
        if self.game.banner == self.seat { self.weights.banner * self.eras.left.min(1.0) } else { 0.0 }
    }

    /// How many uncovered buildings of a kind there are, for conditions.
    pub(super) fn of(&self, row: Row) -> usize {
        self.player.buildings_of(row)
    }
}
