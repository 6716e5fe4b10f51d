//! Search: Monte Carlo trees over guesses.
//!
//! Each iteration plays on from a fresh guess of what the searching seat cannot see, so that nothing hidden is known. Inside
//! the tree a choice is made by what came of it before and by its prior; beyond the tree a
//! game's [`Heuristic`] chooses, and where the iteration stops the same heuristic evaluates the position for every seat.
//!
//! Where several seats choose at once, every seat has a tree of its own, keyed by that seat's own choices alone: nobody
//! answers what they cannot see yet. Elsewhere all choices are in one tree, and everybody answers everybody.

mod budget;
mod heuristic;
mod tree;
mod worker;

pub use budget::Budget;
pub use heuristic::{Heuristic, RandomRollouts};

use crate::{Candidate, Effort, Player, Thinker};
use std::ops::Add;
use std::thread;
use tabletop::{Game, Seat, Seed};
use worker::Worker;

/// Parameters of a search, independent of the game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SearchParams {
    /// How much a choice with a high prior or few visits is explored.
    pub exploration: f32,
    /// How much worse than its siblings an untried choice is assumed to be.
    pub untried_penalty: f32,
}

impl Default for SearchParams {
    fn default() -> Self {
        Self { exploration: 1.0, untried_penalty: 0.05 }
    }
}

/// A search that keeps its memory from one decision to the next.
pub struct Search<G: Game, S> {
    budget: Budget,
    workers: Vec<Worker<G, S>>,
    choices: Vec<G::Choice>,
}

impl<G: Game, S: Heuristic<G>> Search<G, S> {
    /// A search with so many threads, which divide iterations among them and think side by side as long as they have time. All
    /// chance comes from `seed`.
    pub fn new(heuristic: impl Fn() -> S, params: SearchParams, budget: Budget, threads: usize, seed: Seed) -> Self {
        let workers = (0..threads.max(1) as u64).map(|number| Worker::new(heuristic(), params, seed.nth(number)));
        Self { budget, workers: workers.collect(), choices: Vec::new() }
    }

    /// Has every worker do its share of a decision.
    fn work(&mut self, think: impl Fn(&mut Worker<G, S>, Budget) + Sync) {
        let share = self.budget.share(self.workers.len());
        match &mut self.workers[..] {
            [worker] => think(worker, share),
            workers => thread::scope(|scope| {
                for worker in workers {
                    scope.spawn(|| think(worker, share));
                }
            }),
        }
    }

    /// What all workers found, the most tried first.
    fn found(&self) -> Vec<Candidate<G::Choice>> {
        let mut found: Vec<Candidate<G::Choice>> = Vec::new();
        for worker in &self.workers {
            for tried in worker.tried() {
                match found.iter_mut().find(|other| other.choice == tried.choice) {
                    Some(other) => other.add(&tried),
                    None => found.push(tried),
                }
            }
        }
        found.sort_by(|one, other| other.visits.cmp(&one.visits).then(other.value.total_cmp(&one.value)));
        found
    }
}

impl<G: Game, S: Heuristic<G>> Player<G> for Search<G, S> {
    fn choose(&mut self, game: &G, seat: Seat) -> Option<G::Choice> {
        game.choices(seat, &mut self.choices);
        if let [] | [_] = self.choices[..] {
            return self.choices.first().copied();
        }
        self.work(|worker, share| worker.think(game, seat, share));
        let choice = self.found().first().map(|best| best.choice)?;
        self.workers.iter_mut().for_each(|worker| worker.expect(game, seat, choice));
        Some(choice)
    }
}

impl<G: Game, S: Heuristic<G>> Thinker<G> for Search<G, S> {
    fn consider(&mut self, game: &G, seat: Seat, question: Option<G::Choice>) -> Vec<Candidate<G::Choice>> {
        game.choices(seat, &mut self.choices);
        if self.choices.is_empty() {
            return Vec::new();
        }
        self.work(|worker, share| worker.explain(game, seat, share, question));
        let mut found = self.found();
        found.sort_by(|one, other| other.lower_bound().total_cmp(&one.lower_bound()));
        found
    }

    fn effort(&self) -> Effort {
        self.workers.iter().map(Worker::effort).fold(Effort::default(), Effort::add)
    }
}
