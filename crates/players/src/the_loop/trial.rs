//! Trying an action on a copy of the table, to its end.

use super::evaluation::evaluation;
use tabletop::{Game, Seat};
use the_loop::{Choice, TheLoop};

/// How many choices an action is gone on with at most.
const AHEAD: usize = 8;

/// The position when an action is over, one good part after the other. `list` is memory to be used again.
pub(super) fn done(game: &TheLoop, seat: Seat, choice: Choice, list: &mut Vec<Choice>) -> Option<TheLoop> {
    let mut game = tried(&unhurried(game, choice), seat, choice);
    if let Choice::FreeMove(era) = choice {
        game.eras[era.index()].energy -= 1;
    }
    for _ in 0..AHEAD {
        if game.steps.is_empty() {
            break;
        }
        game.choices(seat, list);
        let nexts = list.iter().map(|&choice| tried(&game, seat, choice));
        game = nexts.max_by_key(evaluation)?;
    }
    Some(game)
}

/// A turn in which nothing more can be done ends by itself, and the Doctor comes. While a choice is tried something can always
/// be done: a move that is free, or one that is paid for where the free one leads.
fn unhurried(game: &TheLoop, choice: Choice) -> TheLoop {
    let mut game = game.clone();
    game.agents[usize::from(game.active)].moved = false;
    if let Choice::FreeMove(era) = choice {
        game.eras[era.index()].energy += 1;
    }
    game
}

/// What a listed choice leads to.
fn tried(game: &TheLoop, seat: Seat, choice: Choice) -> TheLoop {
    let mut next = game.clone();
    next.apply_listed(seat, choice, &mut ());
    next
}
