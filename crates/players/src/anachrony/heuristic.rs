//! What a search knows of Anachrony.

use super::evaluation::{Position, TERMS, evaluation, fill};
use super::fair::Fair;
use super::quick_estimate::QuickEstimate;
use super::weights::Weights;
use crate::Budget;
use crate::search::Heuristic;
use anachrony::state::Phase;
use anachrony::{Anachrony, Choice};
use tabletop::{Dice, Game, Results, Seat};

/// Plays to the end of this era or of the next one, and judges by what everybody has then.
pub(super) struct AnachronyHeuristic {
    weights: Weights,
    fair: Fair,
    /// How many eras an iteration goes through, the one it begins in among them.
    eras: u8,
}

impl AnachronyHeuristic {
    /// With a long budget the search looks further ahead; with a short one that would only add noise.
    pub(super) fn new(weights: Weights, budget: Budget) -> Self {
        Self { fair: Fair::new(weights.clone()), weights, eras: if budget.is_long() { 2 } else { 1 } }
    }
}

impl Heuristic<Anachrony> for AnachronyHeuristic {
    const TERMS: &'static [&'static str] = TERMS;

    fn stops(&self, start: &Anachrony, now: &Anachrony) -> bool {
        now.era >= start.era.max(1) + self.eras
    }

    fn terms(&mut self, now: &Anachrony, seat: Seat, into: &mut [f32]) {
        fill(now, seat, &self.weights, into);
    }

    /// The more there is to come, the less a lead means.
    fn evaluate(&mut self, now: &Anachrony, expected: &mut [f32]) {
        let points = |seat: usize| evaluation(now, Seat(seat as u8), &self.weights);
        let mut points: [f32; 4] = std::array::from_fn(|seat| if seat < expected.len() { points(seat) } else { 0.0 });
        let eras = f32::from(7 - now.era.min(7));
        let scale = if now.phase == Phase::Over { 4.0 } else { self.weights.lead + self.weights.lead_each_era * eras };
        let most = points[..expected.len()].iter().copied().fold(f32::MIN, f32::max);
        points.iter_mut().for_each(|points| *points = ((*points - most) / scale).exp());
        let all: f32 = points[..expected.len()].iter().sum();
        for (expected, points) in expected.iter_mut().zip(points) {
            *expected = points / all;
        }
        if let Some(outcome) = now.outcome() {
            let results = outcome.results();
            let winners = results.iter().filter(|result| result.won).count() as f32;
            for (expected, result) in expected.iter_mut().zip(&results) {
                *expected = 0.5 * *expected + if result.won { 0.5 / winners } else { 0.0 };
            }
        }
    }

    fn prior_weights(&mut self, now: &Anachrony, seat: Seat, choices: &[Choice], depth: usize, weights: &mut Vec<f32>) {
        if depth == 0 {
            self.fair.values(now, seat, choices, weights);
        } else {
            let quick_estimate = QuickEstimate::new(Position::new(now, seat, &self.weights));
            weights.clear();
            weights.extend(choices.iter().map(|&choice| quick_estimate.gain(choice)));
        }
        let most = weights.iter().copied().fold(f32::MIN, f32::max);
        let sharpness = if depth == 0 { self.weights.sharpness } else { self.weights.sharpness_deeper };
        weights.iter_mut().for_each(|weight| *weight = ((*weight - most) / sharpness).exp() + 0.003);
    }

    fn rollout(&mut self, now: &Anachrony, seat: Seat, _: bool, choices: &[Choice], dice: &mut Dice) -> Option<Choice> {
        let quick_estimate = QuickEstimate::new(Position::new(now, seat, &self.weights));
        let whim = self.weights.whim / 256.0;
        let mut best: Option<(f32, Choice)> = None;
        for &choice in choices {
            let value = quick_estimate.gain(choice) + whim * dice.below(256) as f32;
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, choice));
            }
        }
        best.map(|(_, choice)| choice)
    }
}
