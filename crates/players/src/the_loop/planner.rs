//! A whole turn planned as a chain of actions: the most promising chains side by side, and of the best of them what comes after.

use super::fair::Fair;
use super::foresight::Foresight;
use super::trial::done;
use super::worth::{TERMS, chance, terms, worth};
use crate::{Budget, Considered, Effort, Player, Thinker};
use std::time::Instant;
use tabletop::{Dice, Game, Seat, Seed};
use the_loop::state::Phase;
use the_loop::{Choice, TheLoop};

/// How many chains are gone on with at a time.
const WIDTH: usize = 100;
/// How many actions a chain has at most: more than good turns have.
const LONGEST: usize = 16;
/// How many of the best ends are looked beyond.
const ENDS: usize = 8;

/// Plans from where it stands to the end of the turn, makes the first action of the best plan, and plans anew.
#[derive(Debug)]
pub(super) struct Planner {
    budget: Budget,
    dice: Dice,
    /// For the parts of an action, and for what is outside actions.
    thumb: Fair,
    foresight: Foresight,
    choices: Vec<Choice>,
    deeper: Vec<Choice>,
    /// The best ends, each different.
    ends: Vec<Chain>,
    /// The best that each first action leads to.
    found: Vec<Chain>,
}

/// A chain of actions: what it leads to, and how it begins.
#[derive(Clone, Debug)]
struct Chain {
    worth: i32,
    first: Choice,
    then: TheLoop,
    /// How often it was looked beyond, and what was seen there, added up.
    looks: u32,
    seen: f32,
}

impl Chain {
    fn new(first: Choice, then: TheLoop) -> Self {
        Self { worth: worth(&then), first, then, looks: 0, seen: 0.0 }
    }

    /// How likely the team is to win by it.
    fn chance(&self) -> f32 {
        if self.looks == 0 { chance(&self.then) } else { self.seen / self.looks as f32 }
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
            let value = chain.chance();
            let (choice, tries) = (chain.first, chain.looks.max(1));
            Considered { choice, tries, value, expected: vec![value; seats], terms: into.to_vec() }
        });
        considered.collect()
    }

    fn effort(&self) -> Effort {
        self.foresight.effort
    }
}

impl Planner {
    pub(super) fn new(budget: Budget, seed: Seed) -> Self {
        Self {
            budget,
            dice: Dice::new(seed, 1),
            thumb: Fair::default(),
            foresight: Foresight::default(),
            choices: Vec::new(),
            deeper: Vec::new(),
            ends: Vec::new(),
            found: Vec::new(),
        }
    }

    /// Fills `found` with the best that each action leads to, the best of all in front.
    fn plan(&mut self, game: &TheLoop, seat: Seat) {
        let began = Instant::now();
        self.foresight.effort = Effort::default();
        self.found.clear();
        self.ends.clear();
        self.keep(Chain::new(Choice::End, game.clone()));
        let mut chains = Vec::new();
        self.go_on(game, None, seat, &mut chains);
        for _ in 0..LONGEST {
            chains.sort_by_key(|chain: &Chain| -chain.worth);
            chains.truncate(WIDTH);
            if chains.is_empty() {
                break;
            }
            let mut longer = Vec::new();
            for chain in &chains {
                self.go_on(&chain.then, Some(chain.first), seat, &mut longer);
            }
            chains.into_iter().for_each(|chain| self.keep(chain));
            chains = longer;
        }
        self.look_beyond(seat, began);
        for end in self.ends.drain(..) {
            match self.found.iter_mut().find(|best| best.first == end.first) {
                Some(best) if best.looks == 0 || best.chance() < end.chance() => *best = end,
                _ => {}
            }
        }
        // What was looked beyond comes first, and of equals the end of the phase, since nothing gains then.
        self.found.sort_by(|one, other| {
            (other.looks > 0).cmp(&(one.looks > 0)).then(other.chance().total_cmp(&one.chance()))
        });
    }

    /// Remembers a chain if it is the best of those that begin like it, or one of the best ends.
    fn keep(&mut self, chain: Chain) {
        let place = self.ends.partition_point(|end| end.worth >= chain.worth);
        if place < ENDS && !self.ends.iter().any(|end| end.leads_where(&chain)) {
            self.ends.insert(place, chain.clone());
            self.ends.truncate(ENDS);
        }
        match self.found.iter_mut().find(|best| best.first == chain.first) {
            Some(best) if best.worth < chain.worth => *best = chain,
            Some(_) => {}
            None => self.found.push(chain),
        }
    }

    /// Looks beyond the best ends, all with the same luck, and each time the worse half of them is given up.
    fn look_beyond(&mut self, seat: Seat, began: Instant) {
        let rounds = self.ends.len().next_power_of_two().trailing_zeros().max(1);
        for round in 0..rounds {
            let mut looks = 0;
            loop {
                let enough = match self.budget {
                    Budget::Iterations(all) => looks * self.ends.len() as u32 >= all / rounds,
                    Budget::Time(all) => looks > 0 && began.elapsed() >= all * (round + 1) / rounds,
                };
                if enough || self.ends.len() < 2 {
                    break;
                }
                let seed = self.dice.seed();
                for end in &mut self.ends {
                    end.seen += self.foresight.look(&end.then, seat, seed);
                    end.looks += 1;
                }
                looks += 1;
            }
            self.ends.sort_by(|one, other| other.chance().total_cmp(&one.chance()));
            if round + 1 < rounds {
                self.ends.truncate(self.ends.len().div_ceil(2));
            }
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
