//! Rules of thumb: every choice is tried, and what its player goes on with as well; the one that leaves the most is made.

use super::worth::worth;
use crate::Player;
use anachrony::{Anachrony, Choice};
use tabletop::{Game, Seat};

/// How many of its own choices a trial goes on for: as long as most actions take.
const AHEAD: usize = 4;

/// Goes by what lies in front of it after the action. It needs no chance: equal choices are told apart by their order.
#[derive(Debug)]
pub(super) struct Fair {
    choices: Vec<Choice>,
    deeper: Vec<Choice>,
}

impl Fair {
    pub(super) fn new() -> Self {
        Self { choices: Vec::new(), deeper: Vec::new() }
    }

    /// What a choice comes to, if the action it begins is gone on with one good choice after the other.
    fn after(&mut self, game: &Anachrony, seat: Seat, choice: Choice) -> i32 {
        let Some(mut game) = tried(game, seat, choice) else { return i32::MIN };
        for _ in 0..AHEAD {
            if game.steps.is_empty() || game.actor != seat {
                break;
            }
            game.choices(seat, &mut self.deeper);
            let nexts = self.deeper.iter().filter_map(|&choice| tried(&game, seat, choice));
            let Some(best) = nexts.max_by_key(|next| worth(next, seat)) else { break };
            game = best;
        }
        worth(&game, seat)
    }
}

impl Player<Anachrony> for Fair {
    fn choose(&mut self, game: &Anachrony, seat: Seat) -> Option<Choice> {
        let mut choices = std::mem::take(&mut self.choices);
        game.choices(seat, &mut choices);
        let mut best = None;
        for &choice in &choices {
            let worth = self.after(game, seat, choice);
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, choice));
            }
        }
        self.choices = choices;
        best.map(|(_, choice)| choice)
    }
}

fn tried(game: &Anachrony, seat: Seat, choice: Choice) -> Option<Anachrony> {
    let mut next = game.clone();
    next.apply(seat, choice, &mut ()).ok().map(|_| next)
}
