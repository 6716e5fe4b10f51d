//! Players that are not people.
//!
//! A [`Player`] is asked for one choice at a time. It is handed the whole state, for speed, and must use only what
//! its seat may know: the test `fair_play` deals the hidden cards anew and expects the same choice.
//!
//! Each game lists its players in [`Bots`]:
//!
//! * *random* chooses uniformly,
//! * *fair* goes by rules of thumb, at once.
#![forbid(unsafe_code)]

mod random;
mod wonderful_world;

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
