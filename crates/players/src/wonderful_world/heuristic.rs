//! What a search knows of the game beyond its rules: how an iteration goes on, and what its end is worth.

use super::empire_state::{EmpireState, ForecastContext};
use super::fair::{Fair, priors};
use super::forecast::{Projection, StartPoint};
use super::rollout_policy::RolloutPolicy;
use super::weights::{ALONE_AT_IT, WEIGHTS, WITH_NETWORK, Weights};
use crate::search::Heuristic;
use crate::{Budget, Player};
use tabletop::{Dice, Game, Results, Seat};
use wonderful_world::data::{Medal, PICKS, RATINGS, ROUNDS, SIDE_A_HANDICAP, Side};
use wonderful_world::state::Phase;
use wonderful_world::{Choice, WonderfulWorld};

/// The weights to use, by the kind of game.
#[derive(Debug, Clone, Copy)]
pub(super) struct EvaluationWeights {
    /// In the draft.
    pub table: &'static Weights,
    pub alone: &'static Weights,
}

impl Default for EvaluationWeights {
    fn default() -> Self {
        Self { table: &WEIGHTS, alone: &ALONE_AT_IT }
    }
}

impl EvaluationWeights {
    /// The weights for a budget: a long one affords the value network.
    pub(super) fn within(budget: Budget) -> Self {
        let table = if budget.is_long() { &WITH_NETWORK } else { &WEIGHTS };
        Self { table, ..Self::default() }
    }

    /// Those that go with a game.
    pub(super) fn on(self, game: &WonderfulWorld) -> &'static Weights {
        if game.is_solo() { self.alone } else { self.table }
    }
}

/// Plays to the end of the round with the rollout policy, then forecasts every empire.
#[derive(Debug)]
pub(super) struct ForecastHeuristic {
    evaluation_weights: EvaluationWeights,
    table: RolloutPolicy,
    alone: RolloutPolicy,
    /// Plays for the deciding seat with more care than the rollout policy, if there is time.
    fair_player: Option<Fair>,
}

impl Default for ForecastHeuristic {
    fn default() -> Self {
        Self::of(EvaluationWeights::default())
    }
}

/// A card that promises so much less, in hundredths of a point, is tried e times less at first.
const WARMTH: f32 = 300.0;
/// Nothing looks so bad at a glance that it is never tried.
const LEAST: f32 = 0.002;

impl ForecastHeuristic {
    pub(super) fn of(evaluation_weights: EvaluationWeights) -> Self {
        Self {
            evaluation_weights,
            table: RolloutPolicy::new(evaluation_weights.table),
            alone: RolloutPolicy::new(evaluation_weights.alone),
            fair_player: None,
        }
    }

    /// The same, but the deciding seat plays on by rules of thumb.
    pub(super) fn careful(evaluation_weights: EvaluationWeights) -> Self {
        Self { fair_player: Some(Fair::with_weights(evaluation_weights.table)), ..Self::of(evaluation_weights) }
    }

    fn rollout_policy(&mut self, game: &WonderfulWorld) -> &mut RolloutPolicy {
        if game.is_solo() { &mut self.alone } else { &mut self.table }
    }

    /// The forecast of a seat's empire as it would stand in the end.
    fn outlook(&self, game: &WonderfulWorld, seat: Seat) -> (Projection, ForecastContext) {
        let player = &game.players[seat.index()];
        let mut context = ForecastContext::of(game, seat, self.evaluation_weights.on(game));
        let empire_state = EmpireState::of(player, &context);
        if game.phase == Phase::Over {
            return (Projection::over(&empire_state, &context), context);
        }
        let from = match game.phase {
            Phase::Production(step) => {
                StartPoint::Step(step as usize, player.unplaced.map_or(0, |unplaced| unplaced.count.into()))
            }
            _ => {
                let mut recycled = [0; 5];
                for card in player.draft_area.iter() {
                    recycled[card.printed().recycling as usize] += 1;
                }
                StartPoint::Planning(recycled)
            }
        };
        if matches!(game.phase, Phase::Draft { .. }) || game.is_solo() {
            context.picks_left = i32::from(PICKS) - player.draft_area.len() as i32;
        }
        (Projection::of(&empire_state, &context, from), context)
    }

    fn evaluation(&self, game: &WonderfulWorld, seat: Seat) -> f32 {
        if game.phase == Phase::Over {
            return game.players[seat.index()].total(game.options.side) as f32;
        }
        self.outlook(game, seat).0.sum() as f32 / 100.0
    }

    fn judge_alone(&self, game: &WonderfulWorld) -> f32 {
        let (projection, context) = self.outlook(game, Seat(0));
        let built = projection.end.required_built();
        let missing = context.required.iter().flatten().count() as i32 - built;
        let required = built * context.weights.required;
        let points = if game.phase == Phase::Over {
            game.players[0].total(game.options.side) as f32
        } else {
            (projection.sum() - required) as f32 / 100.0
        };
        let after = f32::from(ROUNDS - game.round.min(ROUNDS)) + if game.phase == Phase::Over { 0.0 } else { 1.0 };
        let scale = 3.0 + 2.0 * after;
        let reach = |threshold: i32| chance((points - threshold as f32) / scale);
        let [low, middle, high] = match game.options.scenario {
            Some(scenario) => Medal::ALL.map(|medal| scenario.printed().points_for(medal)),
            None => {
                let handicap = if game.options.side == Side::A { SIDE_A_HANDICAP } else { 0 };
                [RATINGS[1].0 + handicap, RATINGS[2].0 + handicap, RATINGS[3].0 + handicap]
            }
        };
        let value = 0.3 * reach(low) + 0.2 * reach(middle) + 0.45 * reach(high) + 0.05 * reach(high + 30);
        value * 0.15_f32.powi(missing)
    }
}

fn chance(lead: f32) -> f32 {
    1.0 / (1.0 + (-lead).exp())
}

impl Heuristic<WonderfulWorld> for ForecastHeuristic {
    const TERMS: &'static [&'static str] =
        &["points", "sets", "leaders", "supremacy", "production", "krystallium", "required", "experience"];

    fn stops(&self, start: &WonderfulWorld, now: &WonderfulWorld) -> bool {
        now.round > start.round.max(1)
    }

    fn terms(&mut self, now: &WonderfulWorld, seat: Seat, into: &mut [f32]) {
        for (term, value) in into.iter_mut().zip(self.outlook(now, seat).0.parts()) {
            *term = value as f32 / 100.0;
        }
    }

    fn evaluate(&mut self, now: &WonderfulWorld, expected: &mut [f32]) {
        if let [alone] = expected {
            *alone = self.judge_alone(now);
            return;
        }
        let mut evaluation = [0.0; 5];
        for (seat, evaluation) in (0..).zip(&mut evaluation[..expected.len()]) {
            *evaluation = self.evaluation(now, Seat(seat));
        }
        let outcome = now.outcome();
        let scale = match now.phase {
            Phase::Over => 4.0,
            _ => 8.0 + 2.0 * f32::from(ROUNDS - now.round),
        };
        for seat in 0..expected.len() {
            let others = (0..expected.len()).filter(|&other| other != seat);
            let rival = others.map(|other| evaluation[other]).fold(f32::MIN, f32::max);
            expected[seat] = chance((evaluation[seat] - rival) / scale);
        }
        if let Some(outcome) = outcome {
            for (expected, result) in expected.iter_mut().zip(outcome.results()) {
                *expected = 0.5 * *expected + if result.won { 0.5 } else { 0.0 };
            }
        }
    }

    fn prior_weights(
        &mut self,
        now: &WonderfulWorld,
        seat: Seat,
        choices: &[Choice],
        depth: usize,
        weights: &mut Vec<f32>,
    ) {
        weights.clear();
        match choices.first() {
            Some(Choice::Pick(_)) => {
                let mut most = i32::MIN;
                let note = |prior: i32| {
                    most = most.max(prior);
                    weights.push(prior as f32);
                };
                if depth == 0 {
                    priors(now, seat, self.evaluation_weights.on(now), choices, note);
                } else {
                    self.table.priors(now, seat, choices, note);
                }
                for weight in weights.iter_mut() {
                    *weight = ((*weight - most as f32) / WARMTH).exp().max(LEAST);
                }
            }
            _ => {
                let likely = self.rollout_policy(now).choose(now, seat, choices);
                weights.extend(choices.iter().map(|choice| match choice {
                    choice if Some(*choice) == likely => 8.0,
                    Choice::Drop(_) => 0.05,
                    _ => 1.0,
                }));
            }
        }
    }

    fn rollout(
        &mut self,
        now: &WonderfulWorld,
        seat: Seat,
        decides: bool,
        choices: &[Choice],
        _: &mut Dice,
    ) -> Option<Choice> {
        if let Some(fair_player) = self.fair_player.as_mut().filter(|_| decides) {
            return fair_player.choose(now, seat);
        }
        self.rollout_policy(now).choose(now, seat, choices)
    }
}
