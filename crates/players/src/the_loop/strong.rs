//! A whole turn planned as a chain of actions, the most promising chains side by side.

use super::fair::Fair;
use super::trial::done;
use super::worth::worth;
use crate::Player;
use tabletop::{Game, Seat};
use the_loop::state::Phase;
use the_loop::{Choice, TheLoop};

/// How many chains are gone on with at a time.
const WIDTH: usize = 100;
/// How many actions a chain has at most: more than good turns have.
const LONGEST: usize = 16;

/// Plans from where it stands to the end of the turn, makes the first action of the best plan, and plans anew.
#[derive(Debug, Default)]
pub(super) struct Strong {
    /// For the parts of an action, and for what is outside actions.
    thumb: Fair,
    choices: Vec<Choice>,
    deeper: Vec<Choice>,
}

/// A chain of actions: what it leads to, and how it begins.
struct Chain {
    worth: i32,
    first: Choice,
    then: TheLoop,
}

impl Player<TheLoop> for Strong {
    fn choose(&mut self, game: &TheLoop, seat: Seat) -> Option<Choice> {
        match game.phase {
            Phase::Actions if game.steps.is_empty() => Some(self.plan(game, seat)),
            _ => self.thumb.choose(game, seat),
        }
    }
}

impl Strong {
    /// The action that the best plan begins with; the end of the phase, if nothing gains.
    fn plan(&mut self, game: &TheLoop, seat: Seat) -> Choice {
        let mut best = (worth(game), Choice::End);
        let mut chains = Vec::new();
        self.go_on(game, None, seat, &mut chains);
        for _ in 0..LONGEST {
            chains.sort_by_key(|chain: &Chain| -chain.worth);
            chains.truncate(WIDTH);
            match chains.first() {
                Some(leader) if leader.worth > best.0 => best = (leader.worth, leader.first),
                Some(_) => {}
                None => break,
            }
            let mut longer = Vec::new();
            for chain in &chains {
                self.go_on(&chain.then, Some(chain.first), seat, &mut longer);
            }
            chains = longer;
        }
        best.1
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
