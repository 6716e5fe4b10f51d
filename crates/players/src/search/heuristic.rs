//! Knowledge of a game beyond its rules, for the search.

use tabletop::{Dice, Game, Results, Seat};

/// Knowledge of a game beyond its rules, for the search.
pub trait Heuristic<G: Game>: Send {
    /// What the evaluation counts, by name: hints are made of it.
    const TERMS: &'static [&'static str];

    /// Whether an iteration that began at `start` has gone far enough to be judged.
    fn stops(&self, start: &G, now: &G) -> bool;

    /// What `seat` has and can expect here, term by term, in points. `into` has a place for each of [`TERMS`](Self::TERMS).
    fn terms(&mut self, now: &G, seat: Seat, into: &mut [f32]);

    /// What each seat can expect to come of it, from 0 (lost) to 1 (won). `expected` has a place for each seat.
    fn evaluate(&mut self, now: &G, expected: &mut [f32]);

    /// How promising choices look at first sight: fills `weights` anew with one for each, above 0, of which only ratios count.
    /// `depth` is how many choices the tree has led to here: at 0 stands the decision itself, which more effort can be spent on.
    fn prior_weights(&mut self, now: &G, seat: Seat, choices: &[G::Choice], depth: usize, weights: &mut Vec<f32>);

    /// What a seat does beyond its tree, perhaps with more care if it is the one that `decides`. If it knows nothing, the first
    /// choice is made.
    fn rollout(
        &mut self,
        now: &G,
        seat: Seat,
        decides: bool,
        choices: &[G::Choice],
        dice: &mut Dice,
    ) -> Option<G::Choice>;
}

/// No knowledge beyond the rules: random rollouts to the end of the game.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomRollouts;

impl<G: Game> Heuristic<G> for RandomRollouts {
    const TERMS: &'static [&'static str] = &["victory"];

    fn stops(&self, _: &G, _: &G) -> bool {
        false
    }

    fn terms(&mut self, now: &G, seat: Seat, into: &mut [f32]) {
        let mut expected = [0.5; tabletop::Seats::MOST];
        self.evaluate(now, &mut expected);
        into.fill(expected[seat.index()]);
    }

    fn evaluate(&mut self, now: &G, expected: &mut [f32]) {
        let Some(outcome) = now.outcome() else { return };
        let results = outcome.results();
        let winners = results.iter().filter(|result| result.won).count();
        let share = if outcome.is_shared_by_all() { 1.0 } else { 1.0 / winners.max(1) as f32 };
        for (expected, result) in expected.iter_mut().zip(&results) {
            *expected = if result.won { share } else { 0.0 };
        }
    }

    fn prior_weights(&mut self, _: &G, _: Seat, choices: &[G::Choice], _: usize, weights: &mut Vec<f32>) {
        weights.clear();
        weights.resize(choices.len(), 1.0);
    }

    fn rollout(&mut self, _: &G, _: Seat, _: bool, choices: &[G::Choice], dice: &mut Dice) -> Option<G::Choice> {
        dice.pick(choices)
    }
}
