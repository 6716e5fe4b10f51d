//! Players with other opinions, for whoever tunes them.

use super::MANNER;
use super::fair::Fair;
use super::forecast::{From, Prospect};
use super::plan::Plan;
use super::realm::{Realm, Setting};
use super::sense::Opinions;
use super::strong::Strong;
use super::weights::{INSIGHTFUL, WEIGHTS, Weights};
use crate::tuning::Tunable;
use crate::{Blindfolded, Bot, Player};
use tabletop::{Seat, Seed};
use wonderful_world::WonderfulWorld;
use wonderful_world::data::{Card, PICKS};
use wonderful_world::state::Phase;

impl Tunable for WonderfulWorld {
    /// Changed opinions are never given back: a tool that tries a few of them ends before that matters.
    fn tuned(bot: Bot, changes: &[(&str, f32)], seed: Seed) -> Option<Box<dyn Player<Self>>> {
        let change = |weights: &Weights| {
            let mut weights = weights.clone();
            for (name, value) in changes {
                match *name {
                    "insight" => weights.insight = *value != 0.0,
                    name => *weights.of(name)? = *value as i32,
                }
            }
            Some(&*Box::leak(Box::new(weights)))
        };
        if !bot.searches() {
            return Some(Box::new(Blindfolded::new(Fair::of_opinion(change(&WEIGHTS)?), seed)));
        }
        let usual = Opinions::within(bot.budget::<Self>());
        let opinions = Opinions { table: change(usual.table)?, alone: change(usual.alone)? };
        Some(Box::new(Strong::new(opinions, MANNER, bot.budget::<Self>(), 1, seed)))
    }
}

/// What *fair* expects `seat` to come to, in points without those for required cards, and the cards it expects to be built by
/// then, as bits. `more` is a card about to be picked.
pub fn expectation(game: &WonderfulWorld, seat: Seat, more: Option<Card>) -> (f64, u128) {
    let player = &game.players[seat.index()];
    let cards: Vec<Card> =
        player.draft_area.iter().chain(player.hand.iter().filter(|_| game.is_solo())).copied().collect();
    let cards: Vec<Card> = cards.into_iter().chain(more).collect();
    let picks_left = if game.is_solo() { 0 } else { i32::from(PICKS) - cards.len() as i32 };
    let setting = Setting { picks_left, ..Setting::of(game, seat, &WEIGHTS) };
    let realm = Realm::of(player, &setting);
    let (realm, from) = Plan::new(&setting, &realm, &cards).begun();
    let prospect = Prospect::of(&realm, &setting, from);
    let points = prospect.sum() - prospect.end.required_built() * WEIGHTS.required;
    (f64::from(points) / 100.0, prospect.end.cards)
}

/// What insight sees of an empire, and what is forecast without it, in points. `more` is a card about to be picked.
pub fn sight(game: &WonderfulWorld, seat: Seat, more: Option<Card>) -> (Vec<(u16, f32)>, f32) {
    let player = &game.players[seat.index()];
    let cards: Vec<Card> = player.draft_area.iter().copied().chain(more).collect();
    let picks_left = match game.phase {
        Phase::Draft { .. } => i32::from(PICKS) - cards.len() as i32,
        _ => 0,
    };
    let setting = Setting { picks_left, ..Setting::of(game, seat, &INSIGHTFUL) };
    let realm = Realm::of(player, &setting);
    let (realm, from) = match game.phase {
        Phase::Production(step) => {
            (realm, From::Step(step as usize, player.unplaced.map_or(0, |unplaced| unplaced.count.into())))
        }
        _ => Plan::new(&setting, &realm, &cards).begun(),
    };
    let (now, prospect) = Prospect::round_by_round(&realm, &setting, from);
    let mut seen = Vec::new();
    prospect.sight(&now, &setting, from).look(|at, value| seen.push((at as u16, value)));
    (seen, prospect.sum() as f32 / 100.0)
}

/// *fair* with insight.
pub fn insightful() -> Box<dyn Player<WonderfulWorld>> {
    Box::new(Fair::of_opinion(&INSIGHTFUL))
}
