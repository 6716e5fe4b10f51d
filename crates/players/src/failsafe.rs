//! A bot that fails must not block its table.

use crate::{Bot, Bots, Level, Player};
use std::panic::{AssertUnwindSafe, catch_unwind};
use tabletop::{Game, Seat, Seed};

/// A player that always answers: where thinking fails, a rule of thumb does, and where that fails, the first choice listed.
pub(crate) struct Failsafe<G: Bots> {
    bot: Bot,
    seed: Seed,
    player: Box<dyn Player<G>>,
    choices: Vec<G::Choice>,
}

impl<G: Bots> Failsafe<G> {
    pub(crate) fn new(bot: Bot, seed: Seed) -> Self {
        let player = bot.player(seed);
        Self { bot, seed, player, choices: Vec::new() }
    }
}

impl<G: Bots> Player<G> for Failsafe<G> {
    fn choose(&mut self, game: &G, seat: Seat) -> Option<G::Choice> {
        game.choices(seat, &mut self.choices);
        if let [] | [_] = self.choices[..] {
            return self.choices.first().copied();
        }
        let listed = |choice: &G::Choice| self.choices.contains(choice);
        if let Some(choice) = asked(&mut *self.player, game, seat).filter(listed) {
            return Some(choice);
        }
        // A player that panicked may be in a broken state: start the next decision with a fresh one.
        self.player = self.bot.player(self.seed);
        let mut fair = Bot::of(Level::Fair).player(self.seed);
        asked(&mut *fair, game, seat).filter(listed).or_else(|| self.choices.first().copied())
    }
}

/// What a player chooses, if it does not fail.
fn asked<G: Game>(player: &mut dyn Player<G>, game: &G, seat: Seat) -> Option<G::Choice> {
    catch_unwind(AssertUnwindSafe(|| player.choose(game, seat))).ok().flatten()
}
