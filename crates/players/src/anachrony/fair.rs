//! Rules of thumb: every choice is tried, and what its player goes on with as well; the one that leaves the most is made.

use super::evaluation::evaluation;
use super::opening::prior;
use super::weights::Weights;
use crate::Player;
use anachrony::state::Phase;
use anachrony::{Anachrony, Choice};
use tabletop::{Chance, Dice, Game, Seat, Seed};

/// How many of its own choices a trial goes on for: longer than nearly every action takes.
const AHEAD: usize = 8;
/// How often dice are rolled to see what they are good for.
const ROLLS: usize = 6;

/// Goes by what lies in front of it after the action.
#[derive(Debug)]
pub(super) struct Fair {
    weights: Weights,
    choices: Vec<Choice>,
    deeper: Vec<Choice>,
    values: Vec<f32>,
}

impl Fair {
    pub(super) fn new(weights: Weights) -> Self {
        Self { weights, choices: Vec::new(), deeper: Vec::new(), values: Vec::new() }
    }

    /// What a choice comes to, if the action it begins is gone on with one good choice after the other.
    fn after(&mut self, game: &Anachrony, seat: Seat, choice: Choice) -> f32 {
        if let Some(prior) = prior(game, seat, choice, &self.weights) {
            return prior;
        }
        if !rolls(choice) {
            return self.once(game, seat, choice);
        }
        let mut dice = Dice::new(Seed([7; 32]), 0);
        let mut sum = 0.0;
        let mut rolled = game.clone();
        for _ in 0..ROLLS {
            rolled.chance = Chance::new(dice.seed());
            sum += self.once(&rolled, seat, choice);
        }
        sum / ROLLS as f32
    }

    fn once(&mut self, game: &Anachrony, seat: Seat, choice: Choice) -> f32 {
        let mut game = tried(game, seat, choice);
        for _ in 0..AHEAD {
            let goes_on = game.actor == seat
                && (!game.steps.is_empty()
                    || matches!(game.phase, Phase::PowerUp { .. }) && !game.players[seat.index()].ready);
            if !goes_on {
                break;
            }
            game.choices(seat, &mut self.deeper);
            let nexts = self.deeper.iter().map(|&choice| tried(&game, seat, choice));
            let mut best: Option<(f32, Anachrony)> = None;
            for next in nexts {
                let value = evaluation(&next, seat, &self.weights);
                if best.as_ref().is_none_or(|(most, _)| value > *most) {
                    best = Some((value, next));
                }
            }
            let Some((_, next)) = best else { break };
            game = next;
        }
        evaluation(&game, seat, &self.weights)
    }
}

impl Fair {
    /// What each choice comes to.
    pub(super) fn values(&mut self, game: &Anachrony, seat: Seat, choices: &[Choice], values: &mut Vec<f32>) {
        let game = with_time(game, seat);
        values.clear();
        values.extend(choices.iter().map(|&choice| self.after(&game, seat, choice)));
    }
}

impl Player<Anachrony> for Fair {
    fn choose(&mut self, game: &Anachrony, seat: Seat) -> Option<Choice> {
        let mut choices = std::mem::take(&mut self.choices);
        let mut values = std::mem::take(&mut self.values);
        game.choices(seat, &mut choices);
        self.values(game, seat, &choices, &mut values);
        let best =
            choices.iter().zip(&values).fold(None, |best: Option<(f32, Choice)>, (&choice, &value)| match best {
                Some((most, _)) if most >= value => best,
                _ => Some((value, choice)),
            });
        (self.choices, self.values) = (choices, values);
        best.map(|(_, choice)| choice)
    }
}

/// Whether dice may be rolled at once when this is chosen.
fn rolls(choice: Choice) -> bool {
    matches!(choice, Choice::SetShape(_) | Choice::SetSymbol(_) | Choice::Roll | Choice::Reroll(_))
}

/// The position, with another seat that can still do something: so a trial ends before the era does, and what is compared
/// lies on the same side of it.
fn with_time(game: &Anachrony, seat: Seat) -> Anachrony {
    let mut game = game.clone();
    if game.phase == Phase::Actions {
        let other = (seat.index() + 1) % game.players.len();
        let other = &mut game.players[other];
        other.passed = false;
        other.forced = false;
        other.markers = other.markers.max(1);
    }
    game
}

/// What a listed choice leads to.
fn tried(game: &Anachrony, seat: Seat, choice: Choice) -> Anachrony {
    let mut next = game.clone();
    next.apply_listed(seat, choice, &mut ());
    next
}
