//! A whole turn planned as a chain of actions, the most promising chains side by side.

use super::fair::Fair;
use super::trial::done;
use super::worth::{TERMS, chance, terms, worth};
use crate::{Considered, Player, Thinker};
use tabletop::{Game, Seat};
use the_loop::state::Phase;
use the_loop::{Choice, TheLoop};

/// How many chains are gone on with at a time.
const WIDTH: usize = 100;
/// How many actions a chain has at most: more than good turns have.
const LONGEST: usize = 16;

/// Plans from where it stands to the end of the turn, makes the first action of the best plan, and plans anew.
#[derive(Debug, Default)]
pub(super) struct Planner {
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
}

impl Planner {
    /// Fills `found` with the best that each action leads to, the best of all in front; the end of the phase is the first of
    /// equals, since nothing gains then.
    fn plan(&mut self, game: &TheLoop, seat: Seat) {
        self.found.clear();
        self.found.push(Chain { worth: worth(game), first: Choice::End, then: game.clone() });
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
        self.found.sort_by_key(|chain| -chain.worth);
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
                self.found.push(Chain { worth: worth(&then), first, then });
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
            let worth = worth(&then);
            let same = |other: &Chain| {
                other.worth == worth && other.then.agents == then.agents && other.then.eras == then.eras
            };
            if !into.iter().any(same) {
                into.push(Chain { worth, first: first.unwrap_or(choice), then });
            }
        }
        self.choices = choices;
    }
}
