//! Players that are not people.
//!
//! A [`Player`] is asked for one choice at a time. Whoever thinks is [`Blindfolded`]: it is handed not the real state but
//! a guess that its seat cannot tell from it, so that it can know nothing it may not know.
//!
//! Each game lists its players in [`Bots`]:
//!
//! * *random* chooses uniformly,
//! * *fair* goes by rules of thumb, at once.
#![forbid(unsafe_code)]

mod anachrony;
mod blindfolded;
mod random;
mod the_loop;
mod wonderful_world;

pub use blindfolded::Blindfolded;
pub use random::Random;

use tabletop::{Game, Seat, Seed};

/// Somebody who chooses for a seat.
pub trait Player<G: Game>: Send {
    /// The choice of `seat`; none if it is not waited for.
    fn choose(&mut self, game: &G, seat: Seat) -> Option<G::Choice>;
}

/// A game that there are players for.
pub trait Bots: Game {
    /// The names of its players, the weakest first.
    const NAMES: &'static [&'static str];

    /// The player of this name, drawing its chance from `seed`; none if there is no such player.
    fn bot(name: &str, seed: Seed) -> Option<Box<dyn Player<Self>>>;
}
