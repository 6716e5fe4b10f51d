//! Search: Monte Carlo trees over guesses.
//!
//! Each iteration plays on from a fresh guess of what the searching seat cannot see, so that nothing hidden is known. Inside
//! the tree a choice is made by what came of it before and by how promising it looked at first sight; beyond the tree a
//! game's [`Sense`] chooses, and where the iteration stops the same sense says what every seat can expect.
//!
//! Where several seats choose at once, every seat has a tree of its own, keyed by that seat's own choices alone: nobody
//! answers what they cannot see yet. Elsewhere all choices are in one tree, and everybody answers everybody.

mod budget;
mod sense;
mod tree;
mod worker;

pub use budget::Budget;
pub use sense::{Clueless, Sense};

use crate::{Considered, Effort, Player, Thinker};
use std::ops::Add;
use std::thread;
use tabletop::{Game, Seat, Seed};
use worker::Worker;

/// How a search goes about it, whatever the game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Manner {
    /// How much a choice is tried that looked promising at first sight, or that little is known of.
    pub curiosity: f32,
    /// How much worse than its siblings a choice is thought to be before it was ever tried.
    pub caution: f32,
}

impl Default for Manner {
    fn default() -> Self {
        Self { curiosity: 1.0, caution: 0.05 }
    }
}

/// A search that keeps its memory from one decision to the next.
pub struct Search<G: Game, S> {
    budget: Budget,
    workers: Vec<Worker<G, S>>,
    choices: Vec<G::Choice>,
}

impl<G: Game, S: Sense<G>> Search<G, S> {
    /// A search with so many threads, which divide iterations among them and think side by side as long as they have time. All
    /// chance comes from `seed`.
    pub fn new(sense: impl Fn() -> S, manner: Manner, budget: Budget, threads: usize, seed: Seed) -> Self {
        let workers = (0..threads.max(1) as u64).map(|number| Worker::new(sense(), manner, seed.nth(number)));
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
    fn found(&self) -> Vec<Considered<G::Choice>> {
        let mut found: Vec<Considered<G::Choice>> = Vec::new();
        for worker in &self.workers {
            for tried in worker.tried() {
                match found.iter_mut().find(|other| other.choice == tried.choice) {
                    Some(other) => other.add(&tried),
                    None => found.push(tried),
                }
            }
        }
        found.sort_by(|one, other| other.tries.cmp(&one.tries).then(other.value.total_cmp(&one.value)));
        found
    }
}

impl<G: Game, S: Sense<G>> Player<G> for Search<G, S> {
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

impl<G: Game, S: Sense<G>> Thinker<G> for Search<G, S> {
    fn consider(&mut self, game: &G, seat: Seat, question: Option<G::Choice>) -> Vec<Considered<G::Choice>> {
        game.choices(seat, &mut self.choices);
        if self.choices.is_empty() {
            return Vec::new();
        }
        self.work(|worker, share| worker.explain(game, seat, share, question));
        let mut found = self.found();
        found.sort_by(|one, other| other.sure_of().total_cmp(&one.sure_of()));
        found
    }

    fn effort(&self) -> Effort {
        self.workers.iter().map(Worker::effort).fold(Effort::default(), Effort::add)
    }
}
