//! Bots.
//!
//! A [`Player`] is asked for one choice at a time. A player that thinks is [`Determinized`] or a [`search`]: it is given not the real
//! state but guesses that its seat cannot tell from it, so that it can know nothing it may not know.
//!
//! A [`Bot`] is a player by the name of its [`Level`], the same in every game: *random*, *easy*, *fair*, *strong* and *best*. What
//! a game gives for it is in [`Bots`]: a player by rules of thumb, and what a search should know beyond the rules.
#![forbid(unsafe_code)]

mod advice;
mod anachrony;
mod bot;
mod determinized;
mod failsafe;
pub mod pace;
mod random;
mod review;
pub mod search;
mod the_loop;
mod thinker;
pub mod tuning;
mod with_mistakes;
mod wonderful_world;

pub use advice::{Advice, Reason, advise};
pub use bot::{Bot, Level};
pub use determinized::Determinized;
pub use random::Random;
pub use review::{Review, TurningPoint, review};
pub use search::Budget;
pub use thinker::{Candidate, Effort, Thinker};

use tabletop::{Game, Seat, Seed};

/// Chooses for a seat.
pub trait Player<G: Game>: Send {
    /// The choice of `seat`; none if it is not waited for.
    fn choose(&mut self, game: &G, seat: Seat) -> Option<G::Choice>;
}

impl<G: Game, P: Player<G> + ?Sized> Player<G> for Box<P> {
    fn choose(&mut self, game: &G, seat: Seat) -> Option<G::Choice> {
        (**self).choose(game, seat)
    }
}

/// A game that there are players for.
pub trait Bots: Game {
    /// What is counted when choices are compared, by name.
    const TERMS: &'static [&'static str];
    /// How many of a hundred choices an *easy* player makes without thinking.
    const MISTAKES: u32 = 6;
    /// How many iterations *strong* searches: about a fifth of a second.
    const ITERATIONS: u32;

    /// A player by rules of thumb. It is handed guesses, and answers at once.
    fn fair() -> Box<dyn Player<Self>>;

    /// The bot that is written like this, all its chance from `seed`; `None` if there is no such bot.
    fn bot(written: &str, seed: Seed) -> Option<Box<dyn Player<Self>>> {
        written.parse::<Bot>().ok().map(|bot| bot.seated(seed))
    }

    /// A searching player with this budget and number of threads.
    fn thinker(budget: Budget, threads: usize, seed: Seed) -> Box<dyn Thinker<Self>>;
}
