//! What comes after a turn: the Doctor, and the turns of those who go on.

use super::fair::Fair;
use super::worth::chance;
use crate::{Effort, Player};
use tabletop::{Dice, Game, Seat, Seed, Viewer};
use the_loop::{Choice, TheLoop};

/// How many turns after this one are played.
const TURNS: u8 = 2;

/// Plays on from where a plan leads, by rules of thumb.
#[derive(Debug, Default)]
pub(super) struct Foresight {
    /// What all looks since the last decision took.
    pub(super) effort: Effort,
    thumb: Fair,
    choices: Vec<Choice>,
}

impl Foresight {
    /// How likely the team is to win after the turn of `seat` has ended here and others have had theirs. The same `seed` brings
    /// the same luck, as far as it can: so that plans are compared and not their luck.
    pub(super) fn look(&mut self, end: &TheLoop, seat: Seat, seed: Seed) -> f32 {
        let mut game = end.guess(Viewer::Seat(seat), &mut Dice::new(seed, 0));
        let until = end.turn + TURNS;
        self.effort.iterations += 1;
        game.choices(seat, &mut self.choices);
        if self.choices.contains(&Choice::End) && game.apply(seat, Choice::End, &mut ()).is_err() {
            return chance(&game);
        }
        while let Some(next) = game.waiting_for().iter().next() {
            if game.turn > until {
                break;
            }
            let Some(choice) = self.thumb.choose(&game, next) else { break };
            self.effort.choices += 1;
            if game.apply(next, choice, &mut ()).is_err() {
                break;
            }
        }
        chance(&game)
    }
}
