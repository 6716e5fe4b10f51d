//! Ways to go on, each tried by playing on: whole games from the same deals, or in a hurry to the end of the round.

use super::fair::Fair;
use super::intent::Intent;
use super::sense::{Foresight, Opinions};
use crate::pace::{Clock, breathe};
use crate::search::Sense;
use crate::{Budget, Considered, Effort, Player};
use std::ops::Add;
use std::thread;
use std::time::Duration;
use tabletop::{Dice, Game, Seat, Seed, Viewer};
use wonderful_world::data::ROUNDS;
use wonderful_world::setup::MOST_PLAYERS;
use wonderful_world::{Choice, WonderfulWorld};

/// In a hurry every way is tried on so many deals, to the end of the round.
const DEALS_IN_A_HURRY: usize = 4;
/// So many standard errors a way has to be ahead of the usual one.
const CLEARLY: f32 = 1.0;

/// How many terms the evaluation has.
const TERMS: usize = <Foresight as Sense<WonderfulWorld>>::TERMS.len();

/// A way to go on: the first steps, and what came of them.
#[derive(Clone)]
pub(super) struct Way {
    pub(super) steps: Vec<Choice>,
    found: Found,
}

/// What came of a way: its value in each of the games; added up, what every seat could expect, and the terms of the evaluation.
#[derive(Clone, Default)]
struct Found {
    values: Vec<f32>,
    expected: [f32; MOST_PLAYERS],
    terms: [f32; TERMS],
}

/// How far a trial goes.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Until {
    RoundEnds,
    GameEnds,
}

impl Until {
    /// It takes as long as so many iterations of a search.
    fn iterations(self) -> u32 {
        match self {
            Self::RoundEnds => 1,
            Self::GameEnds => 6,
        }
    }
}

impl Found {
    fn add(&mut self, expected: &[f32; MOST_PLAYERS], terms: &[f32; TERMS]) {
        self.expected.iter_mut().zip(expected).for_each(|(sum, more)| *sum += more);
        self.terms.iter_mut().zip(terms).for_each(|(sum, more)| *sum += more);
    }
}

impl Way {
    pub(super) fn new(steps: Vec<Choice>) -> Self {
        Self { steps, found: Found::default() }
    }

    /// The same with a step of it, if it is one, made first: the order of a plan matters little.
    pub(super) fn begin_with(&mut self, step: Choice) {
        if let Some(at) = self.steps.iter().position(|&other| other == step) {
            self.steps[..=at].rotate_right(1);
        }
    }

    /// Its first step, with what `seat` and the others, so many in all, can expect of it.
    pub(super) fn considered(&self, seat: Seat, seats: usize) -> Option<Considered<Choice>> {
        let tries = self.found.values.len();
        let mean = |sums: &[f32]| -> Vec<f32> { sums.iter().map(|sum| sum / tries.max(1) as f32).collect() };
        let expected = mean(&self.found.expected[..seats]);
        self.steps.first().map(|&choice| Considered {
            choice,
            tries: tries as u32,
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

/// Tries ways, on so many threads.
pub(super) struct Trials {
    workers: Vec<Worker>,
}

impl Trials {
    pub(super) fn new(opinions: Opinions, threads: usize, seed: Seed) -> Self {
        let workers = (0..threads.max(1) as u64).map(|number| Worker::new(opinions, seed.nth(number)));
        Self { workers: workers.collect() }
    }

    /// What the last decision took.
    pub(super) fn effort(&self) -> Effort {
        self.workers.iter().map(|worker| worker.effort).fold(Effort::default(), Add::add)
    }

    /// Every way, in the order that trials speak for. The first one, the usual, is first unless another is clearly better;
    /// so many of the first are not dropped.
    pub(super) fn ranked(
        &mut self,
        game: &WonderfulWorld,
        seat: Seat,
        mut ways: Vec<Way>,
        kept: usize,
        until: Until,
        budget: Budget,
    ) -> Vec<Way> {
        self.workers.iter_mut().for_each(|worker| worker.effort = Effort::default());
        let clock = Clock::start();
        let stages = ways.len().next_power_of_two().trailing_zeros().max(1);
        let mut count = ways.len();
        for stage in 1..=stages {
            let enough = match budget {
                Budget::Iterations(most) => {
                    let trials = (most / (until.iterations() * stages)) as usize;
                    Enough::Deals(trials.div_ceil(count * self.workers.len()).max(1))
                }
                Budget::Time(most) => Enough::Time(clock, most * stage / stages),
            };
            self.try_all(game, seat, &mut ways[..count], until, enough);
            if kept < count {
                ways[kept..count].sort_by(|one, other| other.mean().total_cmp(&one.mean()));
                count = kept + (count - kept).div_ceil(2);
            }
        }
        let better = (1..count).filter(|&at| ways[at].beats(&ways[0]) > CLEARLY);
        let best = better.max_by(|&one, &other| ways[one].mean().total_cmp(&ways[other].mean())).unwrap_or(0);
        if count > 1 {
            ways[..=best].rotate_right(1);
            ways[1..count].sort_by(|one, other| other.mean().total_cmp(&one.mean()));
        }
        ways
    }

    /// Every way, the one first that comes to most at the end of the round, as far as a few deals tell.
    pub(super) fn ranked_in_a_hurry(&mut self, game: &WonderfulWorld, seat: Seat, mut ways: Vec<Way>) -> Vec<Way> {
        self.workers.iter_mut().for_each(|worker| worker.effort = Effort::default());
        let deals = DEALS_IN_A_HURRY.div_ceil(self.workers.len());
        self.try_all(game, seat, &mut ways, Until::RoundEnds, Enough::Deals(deals));
        ways.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
        ways
    }

    fn try_all(&mut self, game: &WonderfulWorld, seat: Seat, ways: &mut [Way], until: Until, enough: Enough) {
        let found: Vec<Vec<Found>> = match &mut self.workers[..] {
            [worker] => vec![worker.deal_out(game, seat, ways, until, enough)],
            workers => thread::scope(|scope| {
                let ways = &*ways;
                let threads: Vec<_> = workers
                    .iter_mut()
                    .map(|worker| scope.spawn(move || worker.deal_out(game, seat, ways, until, enough)))
                    .collect();
                threads.into_iter().filter_map(|thread| thread.join().ok()).collect()
            }),
        };
        for found in found {
            for (way, found) in ways.iter_mut().zip(found) {
                way.found.values.extend(found.values);
                way.found.add(&found.expected, &found.terms);
            }
        }
    }
}

/// How long a stage goes on.
#[derive(Clone, Copy)]
enum Enough {
    Deals(usize),
    /// So long on this clock.
    Time(Clock, Duration),
}

/// One thread of it.
struct Worker {
    /// Who plays on: at a table, and alone.
    thumbs: [Fair; 2],
    /// Who plays on for others.
    sense: Foresight,
    intent: Intent,
    dice: Dice,
    choices: Vec<Choice>,
    effort: Effort,
}

impl Worker {
    fn new(opinions: Opinions, seed: Seed) -> Self {
        Self {
            thumbs: [opinions.table, opinions.alone].map(Fair::of_opinion),
            sense: Foresight::of(opinions),
            intent: Intent::default(),
            dice: Dice::new(seed, 2),
            choices: Vec::new(),
            effort: Effort::default(),
        }
    }

    /// Plays every way on the same deals, one deal after the other: for each way what came of it.
    fn deal_out(
        &mut self,
        game: &WonderfulWorld,
        seat: Seat,
        ways: &[Way],
        until: Until,
        enough: Enough,
    ) -> Vec<Found> {
        let mut all = vec![Found::default(); ways.len()];
        loop {
            let done = match enough {
                Enough::Deals(deals) => all[0].values.len() >= deals,
                Enough::Time(clock, time) => clock.elapsed() >= time,
            };
            if done {
                return all;
            }
            let deal = game.guess(Viewer::Seat(seat), &mut self.dice);
            for (way, found) in ways.iter().zip(&mut all) {
                breathe();
                let (mut expected, mut terms) = ([0.0; MOST_PLAYERS], [0.0; TERMS]);
                let value = self.play_on(deal.clone(), seat, &way.steps, until).map_or(0.0, |end| {
                    self.sense.judge(&end, &mut expected[..end.players.len()]);
                    self.sense.terms(&end, seat, &mut terms);
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
        until: Until,
    ) -> Option<WonderfulWorld> {
        let round = if until == Until::RoundEnds { game.round } else { ROUNDS };
        let (&first, rest) = steps.split_first()?;
        game.apply(seat, first, &mut ()).ok()?;
        self.intent.set(&game, seat, rest.iter().copied());
        self.effort.iterations += 1;
        let alone = usize::from(game.is_solo());
        while let Some(next) = game.waiting_for().iter().next().filter(|_| game.round <= round) {
            if next == seat {
                let choice = self.intent.next(&game, seat).or_else(|| self.thumbs[alone].choose(&game, seat))?;
                game.apply(next, choice, &mut ()).ok()?;
            } else {
                game.choices(next, &mut self.choices);
                let choice = self.sense.roll(&game, next, false, &self.choices, &mut self.dice)?;
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
    use crate::wonderful_world::intent::tests::planning;
    use wonderful_world::data::Card;

    fn way(values: &[f32]) -> Way {
        Way { steps: Vec::new(), found: Found { values: values.to_vec(), ..Found::default() } }
    }

    #[test]
    fn only_the_same_games_are_compared() {
        assert!(way(&[3.0, 5.0, 4.0]).beats(&way(&[2.0, 4.0, 3.1])) > 10.0, "a point more in every game");
        assert!(way(&[9.0, 1.0]).beats(&way(&[1.0, 9.0])).abs() < 0.1, "as much on average");
        let usual = way(&[4.0, 4.0]);
        assert!(way(&[5.0, 5.0, -50.0]).beats(&usual) > 10.0, "the third game has nothing to compare with");
    }

    /// Throwing everything away, and what a rule of thumb makes of it.
    fn ways(game: &WonderfulWorld) -> [Vec<Choice>; 2] {
        let recycled = game.players[0].hand.iter().map(|&card: &Card| Choice::Recycle(card)).collect();
        [recycled, vec![Fair::new().choose(game, Seat(0)).unwrap()]]
    }

    #[test]
    fn the_usual_way_is_left_for_a_clearly_better_one() {
        let (game, _) = planning();
        let [wasteful, sound] = ways(&game);
        for order in [[&wasteful, &sound], [&sound, &wasteful]] {
            let mut trials = Trials::new(Opinions::default(), 1, Seed([1; 32]));
            let ways = order.map(|steps| Way::new(steps.clone())).into();
            let ranked = trials.ranked(&game, Seat(0), ways, 1, Until::GameEnds, Budget::Iterations(400));
            assert_eq!(ranked[0].steps, sound);
            assert_eq!(ranked.len(), 2, "what was dropped is told of too");
        }
    }

    #[test]
    fn threads_divide_the_games_among_them_and_answer_the_same_each_time() {
        let (game, _) = planning();
        let mut efforts = Vec::new();
        for threads in [1, 2, 2] {
            let mut trials = Trials::new(Opinions::default(), threads, Seed([1; 32]));
            let ways = ways(&game).map(Way::new).into();
            trials.ranked(&game, Seat(0), ways, 1, Until::GameEnds, Budget::Iterations(480));
            efforts.push(trials.effort());
        }
        assert_eq!(efforts[0].iterations, efforts[1].iterations);
        assert_eq!(efforts[1], efforts[2]);
    }
}
