//! A whole turn planned as a chain of actions, the most promising chains side by side.
//!
//! Each sweep is made in another guess of what is hidden, and an action is worth what it leads to on average. The more time there
//! is, the more sweeps.

use super::evaluation::{TERMS, chance, evaluation, terms};
use super::fair::Fair;
use super::trial::done;
use crate::pace::{Clock, pause_if_due};
use crate::{Budget, Candidate, Effort, Player, Thinker};
use std::ops::Add;
use std::thread;
use tabletop::{Dice, Game, Seat, Seed, Viewer};
use the_loop::state::Phase;
use the_loop::{Choice, TheLoop};

/// How many chains a sweep goes on with at a time.
const WIDTH: usize = 25;
/// How many actions a chain has at most: more than good turns have.
const LONGEST: usize = 16;

/// Plans from where it stands to the end of the turn, makes the first action of the best plan, and plans anew.
#[derive(Debug)]
pub(super) struct Planner {
    budget: Budget,
    sweepers: Vec<Sweeper>,
    /// For the parts of an action, and for what is outside actions.
    thumb: Fair,
    dice: Dice,
    choices: Vec<Choice>,
}

/// A chain of actions: what it leads to, and how it begins.
#[derive(Clone, Debug)]
struct Chain {
    evaluation: i32,
    first: Choice,
    then: TheLoop,
}

impl Chain {
    fn new(first: Choice, then: TheLoop) -> Self {
        Self { evaluation: evaluation(&then), first, then }
    }

    fn leads_where(&self, other: &Self) -> bool {
        self.evaluation == other.evaluation
            && self.then.agents == other.then.agents
            && self.then.eras == other.then.eras
    }

    fn candidate(&self) -> Candidate<Choice> {
        let mut into = vec![0.0; TERMS.len()];
        terms(&self.then, &mut into);
        let value = chance(&self.then);
        let expected = vec![value; self.then.seats().len()];
        Candidate { choice: self.first, visits: 1, value, expected, terms: into }
    }
}

/// What came of an action.
#[derive(Clone, Debug)]
struct Found {
    /// All that it came to, added up.
    evaluation: i64,
    candidate: Candidate<Choice>,
}

impl Found {
    fn mean(&self) -> i64 {
        self.evaluation / i64::from(self.candidate.visits.max(1))
    }

    /// Adds what was found elsewhere.
    fn merge_into(all: &mut Vec<Self>, more: Self) {
        match all.iter_mut().find(|found| found.candidate.choice == more.candidate.choice) {
            Some(found) => {
                found.evaluation += more.evaluation;
                found.candidate.add(&more.candidate);
            }
            None => all.push(more),
        }
    }
}

impl Player<TheLoop> for Planner {
    fn choose(&mut self, game: &TheLoop, seat: Seat) -> Option<Choice> {
        match game.phase {
            Phase::Actions if game.steps.is_empty() => {
                self.plan(game, seat, None).first().map(|found| found.candidate.choice)
            }
            _ => self.thumb.choose(&game.guess(Viewer::Seat(seat), &mut self.dice), seat),
        }
    }
}

impl Thinker<TheLoop> for Planner {
    fn consider(&mut self, game: &TheLoop, seat: Seat, question: Option<Choice>) -> Vec<Candidate<Choice>> {
        match game.phase {
            Phase::Actions if game.steps.is_empty() => {
                self.plan(game, seat, question).into_iter().map(|found| found.candidate).collect()
            }
            _ => self.quick_candidates(game, seat),
        }
    }

    fn effort(&self) -> Effort {
        self.sweepers.iter().map(|sweeper| sweeper.effort).fold(Effort::default(), Add::add)
    }
}

impl Planner {
    pub(super) fn new(budget: Budget, threads: usize, seed: Seed) -> Self {
        let sweepers = (0..threads.max(1) as u64).map(|number| Sweeper::new(seed.nth(number)));
        Self {
            budget,
            sweepers: sweepers.collect(),
            thumb: Fair::default(),
            dice: Dice::new(seed, u64::MAX),
            choices: Vec::new(),
        }
    }

    /// What each action leads to, the best of all in front; the end of the phase is the first of equals, since nothing gains then.
    /// The action in question is among them.
    fn plan(&mut self, game: &TheLoop, seat: Seat, question: Option<Choice>) -> Vec<Found> {
        let share = self.budget.share(self.sweepers.len());
        let mut found = match &mut self.sweepers[..] {
            [sweeper] => sweeper.sweep_on(game, seat, question, share),
            sweepers => thread::scope(|scope| {
                let threads: Vec<_> = sweepers
                    .iter_mut()
                    .map(|sweeper| scope.spawn(|| sweeper.sweep_on(game, seat, question, share)))
                    .collect();
                let mut all = Vec::new();
                for more in threads.into_iter().filter_map(|thread| thread.join().ok()).flatten() {
                    Found::merge_into(&mut all, more);
                }
                all
            }),
        };
        // What was pruned in most of the guesses has been lucky in the others.
        let most = found.iter().map(|found| found.candidate.visits).max().unwrap_or_default();
        found.sort_by_key(|found| (found.candidate.visits * 2 <= most, -found.mean()));
        found
    }

    /// What each choice comes to at once, what the rule of thumb says in front.
    fn quick_candidates(&mut self, game: &TheLoop, seat: Seat) -> Vec<Candidate<Choice>> {
        let guess = game.guess(Viewer::Seat(seat), &mut self.dice);
        let chosen = self.thumb.choose(&guess, seat);
        guess.choices(seat, &mut self.choices);
        let tried = self.choices.iter().map(|&first| {
            let mut then = guess.clone();
            then.apply_listed(seat, first, &mut ());
            Chain::new(first, then)
        });
        let mut tried: Vec<Chain> = tried.collect();
        tried.sort_by_key(|chain| (Some(chain.first) != chosen, -chain.evaluation));
        tried.iter().map(Chain::candidate).collect()
    }
}

/// One thread of it.
#[derive(Debug)]
struct Sweeper {
    dice: Dice,
    choices: Vec<Choice>,
    deeper: Vec<Choice>,
    /// The best that each first action leads to in this sweep.
    best: Vec<Chain>,
    /// Chains tried, and all their actions.
    effort: Effort,
}

impl Sweeper {
    fn new(seed: Seed) -> Self {
        Self {
            dice: Dice::new(seed, 1),
            choices: Vec::new(),
            deeper: Vec::new(),
            best: Vec::new(),
            effort: Effort::default(),
        }
    }

    /// Sweeps through one guess after the other as long as the budget lasts.
    fn sweep_on(&mut self, game: &TheLoop, seat: Seat, question: Option<Choice>, budget: Budget) -> Vec<Found> {
        let clock = Clock::start();
        let mut found = Vec::new();
        self.effort = Effort::default();
        loop {
            let guess = game.guess(Viewer::Seat(seat), &mut self.dice);
            self.sweep(&guess, seat);
            question.filter(|asked| *asked != Choice::End).inspect(|&asked| self.sweep_from(&guess, seat, asked));
            for chain in self.best.drain(..) {
                Found::merge_into(
                    &mut found,
                    Found { evaluation: chain.evaluation.into(), candidate: chain.candidate() },
                );
            }
            let enough = match budget {
                Budget::Iterations(most) => self.effort.choices >= u64::from(most),
                Budget::Time(most) => clock.elapsed() >= most,
            };
            if enough {
                return found;
            }
        }
    }

    /// Finds the best that each action leads to in one guess.
    fn sweep(&mut self, guess: &TheLoop, seat: Seat) {
        self.best.push(Chain::new(Choice::End, guess.clone()));
        let mut chains = Vec::new();
        self.go_on(guess, None, seat, &mut chains);
        self.follow(chains, seat);
    }

    /// Finds the best that one action leads to, however little it promises, and even if others lead there as well.
    fn sweep_from(&mut self, guess: &TheLoop, seat: Seat, first: Choice) {
        let chain = self.act(guess, seat, first).map(|then| Chain::new(first, then));
        self.follow(chain.into_iter().collect(), seat);
    }

    /// Goes on with the most promising chains until none goes on.
    fn follow(&mut self, mut chains: Vec<Chain>, seat: Seat) {
        for _ in 0..LONGEST {
            chains.sort_by_key(|chain: &Chain| -chain.evaluation);
            chains.truncate(WIDTH);
            if chains.is_empty() {
                break;
            }
            let mut longer = Vec::new();
            for chain in &chains {
                pause_if_due();
                self.go_on(&chain.then, Some(chain.first), seat, &mut longer);
            }
            self.effort.iterations += chains.len() as u64;
            chains.into_iter().for_each(|chain| self.keep(chain));
            chains = longer;
        }
    }

    /// Remembers a chain if it is the best of those that begin like it.
    fn keep(&mut self, chain: Chain) {
        match self.best.iter_mut().find(|best| best.first == chain.first) {
            Some(best) if best.evaluation < chain.evaluation => *best = chain,
            Some(_) => {}
            None => self.best.push(chain),
        }
    }

    /// Adds every chain that goes on from here by one action, unless another leads to the same.
    fn go_on(&mut self, from: &TheLoop, first: Option<Choice>, seat: Seat, into: &mut Vec<Chain>) {
        let mut choices = std::mem::take(&mut self.choices);
        from.choices(seat, &mut choices);
        for &choice in choices.iter().filter(|choice| **choice != Choice::End) {
            let Some(then) = self.act(from, seat, choice) else { continue };
            let chain = Chain::new(first.unwrap_or(choice), then);
            if !into.iter().any(|other| other.leads_where(&chain)) {
                into.push(chain);
            }
        }
        self.choices = choices;
    }

    /// Where an action leads when it is over.
    fn act(&mut self, from: &TheLoop, seat: Seat, choice: Choice) -> Option<TheLoop> {
        self.effort.choices += 1;
        let mut then = done(from, seat, choice, &mut self.deeper).filter(|then| then.steps.is_empty())?;
        let me = usize::from(then.active);
        then.agents[me].moved = from.agents[me].moved || matches!(choice, Choice::FreeMove(_));
        Some(then)
    }
}
