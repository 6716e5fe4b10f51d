//! Players with other weights, for tuning.

use super::PARAMS;
use super::empire_state::{EmpireState, ForecastContext};
use super::fair::Fair;
use super::forecast::{Projection, StartPoint};
use super::heuristic::EvaluationWeights;
use super::plan::Plan;
use super::strong::Strong;
use super::weights::{WEIGHTS, WITH_NETWORK, Weights};
use crate::tuning::Tunable;
use crate::{Bot, Determinized, Player};
use tabletop::{Seat, Seed};
use wonderful_world::WonderfulWorld;
use wonderful_world::data::{Card, PICKS};
use wonderful_world::state::Phase;

impl Tunable for WonderfulWorld {
    /// Changed weights are leaked: a tool that tries a few of them ends before that matters.
    fn tuned(bot: Bot, changes: &[(&str, f32)], seed: Seed) -> Option<Box<dyn Player<Self>>> {
        let change = |weights: &Weights| {
            let mut weights = weights.clone();
            for (name, value) in changes {
                match *name {
                    "insight" => weights.value_network = *value != 0.0,
                    name => *weights.of(name)? = *value as i32,
                }
            }
            Some(&*Box::leak(Box::new(weights)))
        };
        if !bot.searches() {
            return Some(Box::new(Determinized::new(Fair::with_weights(change(&WEIGHTS)?), seed)));
        }
        let usual = EvaluationWeights::within(bot.budget::<Self>());
        let evaluation_weights = EvaluationWeights { table: change(usual.table)?, alone: change(usual.alone)? };
        Some(Box::new(Strong::new(evaluation_weights, PARAMS, bot.budget::<Self>(), 1, seed)))
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
    let context = ForecastContext { picks_left, ..ForecastContext::of(game, seat, &WEIGHTS) };
    let empire_state = EmpireState::of(player, &context);
    let (empire_state, from) = Plan::new(&context, &empire_state, &cards).begun();
    let projection = Projection::of(&empire_state, &context, from);
    let points = projection.sum() - projection.end.required_built() * WEIGHTS.required;
    (f64::from(points) / 100.0, projection.end.cards)
}

/// The network's inputs for an empire, and the forecast without the network, in points. `more` is a card about to be picked.
pub fn features(game: &WonderfulWorld, seat: Seat, more: Option<Card>) -> (Vec<(u16, f32)>, f32) {
    let player = &game.players[seat.index()];
    let cards: Vec<Card> = player.draft_area.iter().copied().chain(more).collect();
    let picks_left = match game.phase {
        Phase::Draft { .. } => i32::from(PICKS) - cards.len() as i32,
        _ => 0,
    };
    let context = ForecastContext { picks_left, ..ForecastContext::of(game, seat, &WITH_NETWORK) };
    let empire_state = EmpireState::of(player, &context);
    let (empire_state, from) = match game.phase {
        Phase::Production(step) => {
            (empire_state, StartPoint::Step(step as usize, player.unplaced.map_or(0, |unplaced| unplaced.count.into())))
        }
        _ => Plan::new(&context, &empire_state, &cards).begun(),
    };
    let (now, projection) = Projection::round_by_round(&empire_state, &context, from);
    let mut seen = Vec::new();
    projection.features(&now, &context, from).for_each(|at, value| seen.push((at as u16, value)));
    (seen, projection.sum() as f32 / 100.0)
}

/// *fair* with the value network.
pub fn with_network() -> Box<dyn Player<WonderfulWorld>> {
    Box::new(Fair::with_weights(&WITH_NETWORK))
}
