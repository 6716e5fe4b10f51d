//! Variations compared by simulation: whole games from the same deals, or in a hurry to the end of the round.

use super::fair::Fair;
use super::heuristic::{EvaluationWeights, ForecastHeuristic};
use super::planned_steps::PlannedSteps;
use crate::pace::{Clock, pause_if_due};
use crate::search::Heuristic;
use crate::{Budget, Candidate, Effort, Player};
use std::ops::Add;
use std::thread;
use std::time::Duration;
use tabletop::{Dice, Game, Seat, Seed, Viewer};
use wonderful_world::data::ROUNDS;
use wonderful_world::setup::MOST_PLAYERS;
use wonderful_world::{Choice, WonderfulWorld};

/// In a hurry every variation is tried on so many deals, to the end of the round.
const DEALS_IN_A_HURRY: usize = 4;
/// So many standard errors a variation has to be ahead of the usual one.
const CLEARLY: f32 = 1.0;

/// How many terms the evaluation has.
const TERMS: usize = <ForecastHeuristic as Heuristic<WonderfulWorld>>::TERMS.len();

/// A variation: its first steps, and the results of simulating it.
#[derive(Clone)]
pub(super) struct Variation {
    pub(super) steps: Vec<Choice>,
    found: VariationStats,
}

/// The results of a variation: its value in each game, and the sums of what every seat could expect and of the terms.
#[derive(Clone, Default)]
struct VariationStats {
    values: Vec<f32>,
    expected: [f32; MOST_PLAYERS],
    terms: [f32; TERMS],
}

/// How far a simulation plays.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Horizon {
    RoundEnds,
    GameEnds,
}

impl Horizon {
    /// It takes as long as so many iterations of a search.
    fn iterations(self) -> u32 {
        match self {
            Self::RoundEnds => 1,
            Self::GameEnds => 6,
        }
    }
}

impl VariationStats {
    fn add(&mut self, expected: &[f32; MOST_PLAYERS], terms: &[f32; TERMS]) {
        self.expected.iter_mut().zip(expected).for_each(|(sum, more)| *sum += more);
        self.terms.iter_mut().zip(terms).for_each(|(sum, more)| *sum += more);
    }
}

impl Variation {
    pub(super) fn new(steps: Vec<Choice>) -> Self {
        Self { steps, found: VariationStats::default() }
    }

    /// The same with a step of it, if it is one, made first: the order of a plan matters little.
    pub(super) fn begin_with(&mut self, step: Choice) {
        if let Some(at) = self.steps.iter().position(|&other| other == step) {
            self.steps[..=at].rotate_right(1);
        }
    }

    /// Its first step, with what `seat` and the others, so many in all, can expect of it.
    pub(super) fn candidate(&self, seat: Seat, seats: usize) -> Option<Candidate<Choice>> {
        let visits = self.found.values.len();
        let mean = |sums: &[f32]| -> Vec<f32> { sums.iter().map(|sum| sum / visits.max(1) as f32).collect() };
        let expected = mean(&self.found.expected[..seats]);
        self.steps.first().map(|&choice| Candidate {
            choice,
            visits: visits as u32,
            value: expected[seat.index()],
            expected,
            terms: mean(&self.found.terms),
        })
    }

    fn mean(&self) -> f32 {
        self.found.values.iter().sum::<f32>() / self.found.values.len().max(1) as f32
    }

    /// How much better this did than another in the same games, in standard errors.
    fn beats(&self, other: &Self) -> f32 {
        let leads = || self.found.values.iter().zip(&other.found.values).map(|(one, other)| one - other);
        let count = leads().count().max(1) as f32;
        let mean = leads().sum::<f32>() / count;
        let variance = leads().map(|lead| (lead - mean).powi(2)).sum::<f32>() / count;
        mean / (variance / count).sqrt().max(1e-6)
    }
}

/// Simulates variations, on one or more threads.
pub(super) struct Simulations {
    workers: Vec<Worker>,
}

impl Simulations {
    pub(super) fn new(evaluation_weights: EvaluationWeights, threads: usize, seed: Seed) -> Self {
        let workers = (0..threads.max(1) as u64).map(|number| Worker::new(evaluation_weights, seed.nth(number)));
        Self { workers: workers.collect() }
    }

    /// What the last decision took.
    pub(super) fn effort(&self) -> Effort {
        self.workers.iter().map(|worker| worker.effort).fold(Effort::default(), Add::add)
    }

    /// Every variation, best first by simulation. The first one, the usual, is first unless another is clearly better;
    /// so many of the first are not dropped.
    pub(super) fn ranked(
        &mut self,
        game: &WonderfulWorld,
        seat: Seat,
        mut variations: Vec<Variation>,
        kept: usize,
        until: Horizon,
        budget: Budget,
    ) -> Vec<Variation> {
        self.workers.iter_mut().for_each(|worker| worker.effort = Effort::default());
        let clock = Clock::start();
        let stages = variations.len().next_power_of_two().trailing_zeros().max(1);
        let mut count = variations.len();
        for stage in 1..=stages {
            let enough = match budget {
                Budget::Iterations(most) => {
                    let simulations = (most / (until.iterations() * stages)) as usize;
                    StopRule::Deals(simulations.div_ceil(count * self.workers.len()).max(1))
                }
                Budget::Time(most) => StopRule::Time(clock, most * stage / stages),
            };
            self.try_all(game, seat, &mut variations[..count], until, enough);
            if kept < count {
                variations[kept..count].sort_by(|one, other| other.mean().total_cmp(&one.mean()));
                count = kept + (count - kept).div_ceil(2);
            }
        }
        let better = (1..count).filter(|&at| variations[at].beats(&variations[0]) > CLEARLY);
        let best =
            better.max_by(|&one, &other| variations[one].mean().total_cmp(&variations[other].mean())).unwrap_or(0);
        if count > 1 {
            variations[..=best].rotate_right(1);
            variations[1..count].sort_by(|one, other| other.mean().total_cmp(&one.mean()));
        }
        variations
    }

    /// Every variation, the one first that comes to most at the end of the round, as far as a few deals tell.
    pub(super) fn ranked_in_a_hurry(
        &mut self,
        game: &WonderfulWorld,
        seat: Seat,
        mut variations: Vec<Variation>,
    ) -> Vec<Variation> {
        self.workers.iter_mut().for_each(|worker| worker.effort = Effort::default());
        let deals = DEALS_IN_A_HURRY.div_ceil(self.workers.len());
        self.try_all(game, seat, &mut variations, Horizon::RoundEnds, StopRule::Deals(deals));
        variations.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
        variations
    }

    fn try_all(
        &mut self,
        game: &WonderfulWorld,
        seat: Seat,
        variations: &mut [Variation],
        until: Horizon,
        enough: StopRule,
    ) {
        let found: Vec<Vec<VariationStats>> = match &mut self.workers[..] {
            [worker] => vec![worker.deal_out(game, seat, variations, until, enough)],
            workers => thread::scope(|scope| {
                let variations = &*variations;
                let threads: Vec<_> = workers
                    .iter_mut()
                    .map(|worker| scope.spawn(move || worker.deal_out(game, seat, variations, until, enough)))
                    .collect();
                threads.into_iter().filter_map(|thread| thread.join().ok()).collect()
            }),
        };
        for found in found {
            for (variation, found) in variations.iter_mut().zip(found) {
                variation.found.values.extend(found.values);
                variation.found.add(&found.expected, &found.terms);
            }
        }
    }
}

/// How long a stage goes on.
#[derive(Clone, Copy)]
enum StopRule {
    Deals(usize),
    /// So long on this clock.
    Time(Clock, Duration),
}

/// One thread of it.
struct Worker {
    /// Who plays on: at a table, and alone.
    thumbs: [Fair; 2],
    /// Who plays on for others.
    heuristic: ForecastHeuristic,
    planned_steps: PlannedSteps,
    dice: Dice,
    choices: Vec<Choice>,
    effort: Effort,
}

impl Worker {
    fn new(evaluation_weights: EvaluationWeights, seed: Seed) -> Self {
        Self {
            thumbs: [evaluation_weights.table, evaluation_weights.alone].map(Fair::with_weights),
            heuristic: ForecastHeuristic::of(evaluation_weights),
            planned_steps: PlannedSteps::default(),
            dice: Dice::new(seed, 2),
            choices: Vec::new(),
            effort: Effort::default(),
        }
    }

    /// Simulates every variation on the same deals, one deal after the other.
    fn deal_out(
        &mut self,
        game: &WonderfulWorld,
        seat: Seat,
        variations: &[Variation],
        until: Horizon,
        enough: StopRule,
    ) -> Vec<VariationStats> {
        let mut all = vec![VariationStats::default(); variations.len()];
        loop {
            let done = match enough {
                StopRule::Deals(deals) => all[0].values.len() >= deals,
                StopRule::Time(clock, time) => clock.elapsed() >= time,
            };
            if done {
                return all;
            }
            let deal = game.guess(Viewer::Seat(seat), &mut self.dice);
            for (variation, found) in variations.iter().zip(&mut all) {
                pause_if_due();
                let (mut expected, mut terms) = ([0.0; MOST_PLAYERS], [0.0; TERMS]);
                let value = self.play_on(deal.clone(), seat, &variation.steps, until).map_or(0.0, |end| {
                    self.heuristic.evaluate(&end, &mut expected[..end.players.len()]);
                    self.heuristic.terms(&end, seat, &mut terms);
                    expected[seat.index()]
                });
                found.values.push(value);
                found.add(&expected, &terms);
            }
        }
    }

    /// What these steps lead to.
    fn play_on(
        &mut self,
        mut game: WonderfulWorld,
        seat: Seat,
        steps: &[Choice],
        until: Horizon,
    ) -> Option<WonderfulWorld> {
        let round = if until == Horizon::RoundEnds { game.round } else { ROUNDS };
        let (&first, rest) = steps.split_first()?;
        game.apply(seat, first, &mut ()).ok()?;
        self.planned_steps.set(&game, seat, rest.iter().copied());
        self.effort.iterations += 1;
        let alone = usize::from(game.is_solo());
        while let Some(next) = game.waiting_for().iter().next().filter(|_| game.round <= round) {
            if next == seat {
                let choice = self.planned_steps.next(&game, seat).or_else(|| self.thumbs[alone].choose(&game, seat))?;
                game.apply(next, choice, &mut ()).ok()?;
            } else {
                game.choices(next, &mut self.choices);
                let choice = self.heuristic.rollout(&game, next, false, &self.choices, &mut self.dice)?;
                game.apply_listed(next, choice, &mut ());
            }
            self.effort.choices += 1;
        }
        Some(game)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::wonderful_world::planned_steps::tests::planning;
    use wonderful_world::data::Card;

    fn variation(values: &[f32]) -> Variation {
        Variation { steps: Vec::new(), found: VariationStats { values: values.to_vec(), ..VariationStats::default() } }
    }

    #[test]
    fn only_the_same_games_are_compared() {
        assert!(variation(&[3.0, 5.0, 4.0]).beats(&variation(&[2.0, 4.0, 3.1])) > 10.0, "a point more in every game");
        assert!(variation(&[9.0, 1.0]).beats(&variation(&[1.0, 9.0])).abs() < 0.1, "as much on average");
        let usual = variation(&[4.0, 4.0]);
        assert!(variation(&[5.0, 5.0, -50.0]).beats(&usual) > 10.0, "the third game has nothing to compare with");
    }

    /// Throwing everything away, and what a rule of thumb makes of it.
    fn variations(game: &WonderfulWorld) -> [Vec<Choice>; 2] {
        let recycled = game.players[0].hand.iter().map(|&card: &Card| Choice::Recycle(card)).collect();
        [recycled, vec![Fair::new().choose(game, Seat(0)).unwrap()]]
    }

    #[test]
    fn the_usual_way_is_left_for_a_clearly_better_one() {
        let (game, _) = planning();
        let [wasteful, sound] = variations(&game);
        for order in [[&wasteful, &sound], [&sound, &wasteful]] {
            let mut simulations = Simulations::new(EvaluationWeights::default(), 1, Seed([1; 32]));
            let variations = order.map(|steps| Variation::new(steps.clone())).into();
            let ranked = simulations.ranked(&game, Seat(0), variations, 1, Horizon::GameEnds, Budget::Iterations(400));
            assert_eq!(ranked[0].steps, sound);
            assert_eq!(ranked.len(), 2, "what was dropped is told of too");
        }
    }

    #[test]
    fn threads_divide_the_games_among_them_and_answer_the_same_each_time() {
        let (game, _) = planning();
        let mut efforts = Vec::new();
        for threads in [1, 2, 2] {
            let mut simulations = Simulations::new(EvaluationWeights::default(), threads, Seed([1; 32]));
            let variations = variations(&game).map(Variation::new).into();
            simulations.ranked(&game, Seat(0), variations, 1, Horizon::GameEnds, Budget::Iterations(480));
            efforts.push(simulations.effort());
        }
        assert_eq!(efforts[0].iterations, efforts[1].iterations);
        assert_eq!(efforts[1], efforts[2]);
    }
}
