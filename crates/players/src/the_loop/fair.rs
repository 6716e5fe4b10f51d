//! Rules of thumb, as a beginner would go by them: use the card that helps most, walk to where another helps, spend energy on
//! a LOOP if that is worth it, archive what is done, take the artifact that does most.

use super::evaluation::{evaluation, prior};
use super::trial::done;
use crate::Player;
use tabletop::{Game, Seat};
use the_loop::state::Phase;
use the_loop::{Choice, TheLoop};

/// Looks at one action and at one card used after it. It needs no chance: equal choices are told apart by their order.
#[derive(Debug, Default)]
pub(super) struct Fair {
    choices: Vec<Choice>,
    deeper: Vec<Choice>,
}

impl Player<TheLoop> for Fair {
    fn choose(&mut self, game: &TheLoop, seat: Seat) -> Option<Choice> {
        let mut choices = std::mem::take(&mut self.choices);
        game.choices(seat, &mut choices);
        let choice = match game.phase {
            Phase::Actions => self.act(game, seat, &choices),
            _ => outside_actions(game, &choices),
        };
        self.choices = choices;
        choice
    }
}

impl Fair {
    /// The choice that an action or its next part had better be.
    fn act(&mut self, game: &TheLoop, seat: Seat, choices: &[Choice]) -> Option<Choice> {
        let mut best = None;
        for &choice in choices {
            let evaluation = match choice {
                Choice::End => evaluation(game),
                _ => self.after(game, seat, choice),
            };
            if best.is_none_or(|(most, _)| evaluation > most) {
                best = Some((evaluation, choice));
            }
        }
        match best {
            // Nothing gains: the phase is over.
            Some((most, _)) if choices.contains(&Choice::End) && most <= evaluation(game) => Some(Choice::End),
            best => best.map(|(_, choice)| choice),
        }
    }

    /// What a choice comes to: at once, or with a card used after it.
    fn after(&mut self, game: &TheLoop, seat: Seat, choice: Choice) -> i32 {
        let Some(then) = done(game, seat, choice, &mut self.deeper) else { return i32::MIN };
        let now = evaluation(&then);
        if !game.steps.is_empty() || !then.steps.is_empty() {
            return now;
        }
        let cards = then.me().ready().iter();
        let used = cards
            .filter_map(|card| done(&then, seat, Choice::Use(card), &mut self.deeper))
            .map(|used| evaluation(&used));
        used.max().map_or(now, |used| used.max(now))
    }
}

/// Rifts are cancelled, missions archived, and of cards the one is taken that does most. Playing alone, cards go to the agent who has
/// most of them already, so that somebody's turn comes.
fn outside_actions(game: &TheLoop, choices: &[Choice]) -> Option<Choice> {
    let value = |choice: &Choice| match *choice {
        Choice::Cancel | Choice::Archive => i32::MAX,
        Choice::Take(card) => prior(card),
        Choice::Deal(agent) | Choice::TakeTurn(agent) => {
            game.index_of(agent).map_or(0, |index| game.agents[index].hand.len() as i32)
        }
        _ => -1,
    };
    // Of equals the first.
    choices.iter().copied().rev().max_by_key(value)
}
