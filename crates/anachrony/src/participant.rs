//! Who takes part in the game.

use serde::{Deserialize, Serialize};
use std::fmt;
use tabletop::Seat;

/// A participant of the game, by the order around the table. Those who sit at the table come first, under the
/// number of their seat; those that a module plays have the numbers behind them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(from = "Seat", into = "Seat")]
pub struct Participant(pub u8);

impl Participant {
    /// The index in a list with one entry for each participant.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat of this number. Whether there is one at the table, [`Anachrony::seat_of`](crate::Anachrony::seat_of) says.
    #[inline]
    pub const fn seat(self) -> Seat {
        Seat(self.0)
    }
}

impl From<Seat> for Participant {
    #[inline]
    fn from(seat: Seat) -> Self {
        Self(seat.0)
    }
}

impl From<Participant> for Seat {
    #[inline]
    fn from(who: Participant) -> Self {
        who.seat()
    }
}

impl PartialEq<Seat> for Participant {
    #[inline]
    fn eq(&self, seat: &Seat) -> bool {
        self.0 == seat.0
    }
}

impl fmt::Display for Participant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.seat().fmt(f)
    }
}
