//! Players with other opinions, for whoever tunes them.

use super::MANNER;
use super::fair::Fair;
use super::plan::Plan;
use super::realm::{Realm, Setting};
use super::sense::Opinions;
use super::strong::Strong;
use super::weights::{WEIGHTS, Weights};
use crate::tuning::Tunable;
use crate::{Blindfolded, Bot, Player};
use tabletop::{Seat, Seed};
use wonderful_world::WonderfulWorld;
use wonderful_world::data::{Card, PICKS};

impl Tunable for WonderfulWorld {
    /// Changed opinions are never given back: a tool that tries a few of them ends before that matters.
    fn tuned(bot: Bot, changes: &[(&str, f32)], seed: Seed) -> Option<Box<dyn Player<Self>>> {
        let change = |weights: &Weights| {
            let mut weights = weights.clone();
            changes.iter().try_for_each(|(name, value)| weights.of(name).map(|weight| *weight = *value as i32))?;
            Some(&*Box::leak(Box::new(weights)))
        };
        if !bot.searches() {
            return Some(Box::new(Blindfolded::new(Fair::of_opinion(change(&WEIGHTS)?), seed)));
        }
        let usual = Opinions::default();
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
    let end = Plan::new(&setting, &realm, &cards).outlook();
    let points = end.sum(&setting) - end.required_built() * WEIGHTS.required;
    (f64::from(points) / 100.0, end.cards)
}
