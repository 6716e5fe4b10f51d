//! A whole turn planned as a chain of actions, the most promising chains side by side.
//!
//! The more time there is, the more of them: the first sweep is narrow, and each after it twice as wide.

use super::fair::Fair;
use super::trial::done;
use super::worth::{TERMS, chance, terms, worth};
use crate::{Budget, Considered, Effort, Player, Thinker};
use std::time::Instant;
use tabletop::{Game, Seat};
use the_loop::state::Phase;
use the_loop::{Choice, TheLoop};

/// How many chains the first sweep goes on with at a time.
const NARROWEST: usize = 25;
/// More chains side by side find nothing more.
const WIDEST: usize = 6400;
/// How many actions a chain has at most: more than good turns have.
const LONGEST: usize = 16;

/// Plans from where it stands to the end of the turn, makes the first action of the best plan, and plans anew.
#[derive(Debug)]
pub(super) struct Planner {
    budget: Budget,
    began: Instant,
    /// Chains tried, and all their actions.
    effort: Effort,
    /// For the parts of an action, and for what is outside actions.
    thumb: Fair,
    choices: Vec<Choice>,
    deeper: Vec<Choice>,
    /// The best that each first action leads to.
    found: Vec<Chain>,
}

/// A chain of actions: what it leads to, and how it begins.
#[derive(Clone, Debug)]
struct Chain {
    worth: i32,
    first: Choice,
    then: TheLoop,
}

impl Chain {
    fn new(first: Choice, then: TheLoop) -> Self {
        Self { worth: worth(&then), first, then }
    }

    fn leads_where(&self, other: &Self) -> bool {
        self.worth == other.worth && self.then.agents == other.then.agents && self.then.eras == other.then.eras
    }
}

impl Player<TheLoop> for Planner {
    fn choose(&mut self, game: &TheLoop, seat: Seat) -> Option<Choice> {
        match game.phase {
            Phase::Actions if game.steps.is_empty() => {
                self.plan(game, seat);
                self.found.first().map(|chain| chain.first)
            }
            _ => self.thumb.choose(game, seat),
        }
    }
}

impl Thinker<TheLoop> for Planner {
    fn consider(&mut self, game: &TheLoop, seat: Seat, _: Option<Choice>) -> Vec<Considered<Choice>> {
        match game.phase {
            Phase::Actions if game.steps.is_empty() => self.plan(game, seat),
            _ => self.glance(game, seat),
        }
        let seats = game.seats().len();
        let considered = self.found.iter().map(|chain| {
            let mut into = [0.0; TERMS.len()];
            terms(&chain.then, &mut into);
            let value = chance(&chain.then);
            Considered { choice: chain.first, tries: 1, value, expected: vec![value; seats], terms: into.to_vec() }
        });
        considered.collect()
    }

    fn effort(&self) -> Effort {
        self.effort
    }
}

impl Planner {
    pub(super) fn new(budget: Budget) -> Self {
        Self {
            budget,
            began: Instant::now(),
            effort: Effort::default(),
            thumb: Fair::default(),
            choices: Vec::new(),
            deeper: Vec::new(),
            found: Vec::new(),
        }
    }

    /// Fills `found` with the best that each action leads to, the best of all in front; the end of the phase is the first of
    /// equals, since nothing gains then.
    fn plan(&mut self, game: &TheLoop, seat: Seat) {
        self.began = Instant::now();
        self.effort = Effort::default();
        self.found.clear();
        self.found.push(Chain::new(Choice::End, game.clone()));
        let mut width = NARROWEST;
        while self.sweep(game, seat, width) && width < WIDEST {
            width *= 2;
        }
        self.found.sort_by_key(|chain| -chain.worth);
    }

    /// Follows so many chains side by side. Answers whether a wider sweep could find more, and there is time for it.
    fn sweep(&mut self, game: &TheLoop, seat: Seat, width: usize) -> bool {
        let (mut narrow, mut chains) = (false, Vec::new());
        self.go_on(game, None, seat, &mut chains);
        for _ in 0..LONGEST {
            narrow |= chains.len() > width;
            chains.sort_by_key(|chain: &Chain| -chain.worth);
            chains.truncate(width);
            if chains.is_empty() {
                break;
            }
            let mut longer = Vec::new();
            for chain in &chains {
                if self.late() {
                    break;
                }
                self.go_on(&chain.then, Some(chain.first), seat, &mut longer);
            }
            self.effort.iterations += chains.len() as u64;
            chains.into_iter().for_each(|chain| self.keep(chain));
            chains = longer;
        }
        let enough = match self.budget {
            Budget::Iterations(most) => self.effort.choices >= u64::from(most),
            Budget::Time(_) => self.late(),
        };
        narrow && !enough
    }

    /// Whether the time is over. The narrowest sweep is finished in any case.
    fn late(&self) -> bool {
        matches!(self.budget, Budget::Time(most) if self.effort.iterations > NARROWEST as u64 && self.began.elapsed() >= most)
    }

    /// Remembers a chain if it is the best of those that begin like it.
    fn keep(&mut self, chain: Chain) {
        match self.found.iter_mut().find(|best| best.first == chain.first) {
            Some(best) if best.worth < chain.worth => *best = chain,
            Some(_) => {}
            None => self.found.push(chain),
        }
    }

    /// Fills `found` with what each choice comes to at once.
    fn glance(&mut self, game: &TheLoop, seat: Seat) {
        self.found.clear();
        let chosen = self.thumb.choose(game, seat);
        let mut choices = std::mem::take(&mut self.choices);
        game.choices(seat, &mut choices);
        for &first in &choices {
            let mut then = game.clone();
            if then.apply(seat, first, &mut ()).is_ok() {
                self.found.push(Chain::new(first, then));
            }
        }
        self.choices = choices;
        self.found.sort_by_key(|chain| (Some(chain.first) != chosen, -chain.worth));
    }

    /// Adds every chain that goes on from here by one action, unless another leads to the same.
    fn go_on(&mut self, from: &TheLoop, first: Option<Choice>, seat: Seat, into: &mut Vec<Chain>) {
        let mut choices = std::mem::take(&mut self.choices);
        from.choices(seat, &mut choices);
        for &choice in choices.iter().filter(|choice| **choice != Choice::End) {
            self.effort.choices += 1;
            let Some(mut then) = done(from, seat, choice, &mut self.deeper) else { continue };
            if !then.steps.is_empty() {
                continue;
            }
            let me = usize::from(then.active);
            then.agents[me].moved = from.agents[me].moved || matches!(choice, Choice::FreeMove(_));
            let chain = Chain::new(first.unwrap_or(choice), then);
            if !into.iter().any(|other| other.leads_where(&chain)) {
                into.push(chain);
            }
        }
        self.choices = choices;
    }
}
