//! Who sits at the table, and who looks on.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A seat, counted from 0 clockwise around the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "SeatNumber", into = "u8")]
pub struct Seat(pub u8);

#[derive(Deserialize)]
#[serde(untagged, expecting = "a seat is a whole number, counted from 0")]
enum SeatNumber {
    Number(u64),
}

impl TryFrom<SeatNumber> for Seat {
    type Error = &'static str;
    fn try_from(SeatNumber::Number(number): SeatNumber) -> Result<Self, Self::Error> {
        u8::try_from(number).map(Self).map_err(|_| "there is no such seat: a table has sixteen at most")
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

impl Seat {
    /// The index in an array with one entry for each seat.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// A set of seats; a table has sixteen at most.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct Seats(u16);

impl Seats {
    /// The most seats a table can have.
    pub const MOST: usize = 16;
    /// No seat at all.
    pub const NONE: Self = Self(0);

    /// Seats 0 to `count - 1`.
    pub const fn first(count: usize) -> Self {
        assert!(count <= Self::MOST);
        Self(((1u32 << count) - 1) as u16)
    }

    /// Just this seat. A number beyond [`Seats::MOST`] is no seat.
    pub const fn only(seat: Seat) -> Self {
        if (seat.0 as usize) < Self::MOST { Self(1 << seat.0) } else { Self::NONE }
    }

    /// Whether `seat` is among them.
    pub const fn contains(self, seat: Seat) -> bool {
        (seat.0 as usize) < Self::MOST && self.0 & (1 << seat.0) != 0
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Adds a seat. A number beyond [`Seats::MOST`] is no seat and is left out.
    pub fn insert(&mut self, seat: Seat) {
        if (seat.0 as usize) < Self::MOST {
            self.0 |= 1 << seat.0;
        }
    }

    /// Takes a seat out.
    pub fn remove(&mut self, seat: Seat) {
        if (seat.0 as usize) < Self::MOST {
            self.0 &= !(1 << seat.0);
        }
    }

    /// The seats in either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// These seats without `seat`.
    #[must_use]
    pub fn without(mut self, seat: Seat) -> Self {
        self.remove(seat);
        self
    }

    /// The seats in rising order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let seat = (left != 0).then(|| Seat(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::NONE;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

impl From<Vec<Seat>> for Seats {
    fn from(seats: Vec<Seat>) -> Self {
        seats.into_iter().collect()
    }
}

impl From<Seats> for Vec<Seat> {
    fn from(seats: Seats) -> Self {
        seats.iter().collect()
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|s| s.0)).finish()
    }
}

/// Who looks at a table: a seat, or a spectator. In JSON a seat's number, or `null`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(from = "Option<Seat>", into = "Option<Seat>")]
pub enum Viewer {
    /// Sees what this seat may see.
    Seat(Seat),
    /// Sees only what lies open to everybody.
    Spectator,
}

impl Viewer {
    /// Whether this viewer looks on from `seat`.
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }

    /// Every viewer that a table with these seats can have.
    pub fn all(seats: Seats) -> impl Iterator<Item = Self> {
        seats.iter().map(Self::Seat).chain([Self::Spectator])
    }
}

impl From<Option<Seat>> for Viewer {
    fn from(seat: Option<Seat>) -> Self {
        seat.map_or(Self::Spectator, Self::Seat)
    }
}

impl From<Viewer> for Option<Seat> {
    fn from(viewer: Viewer) -> Self {
        match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }
}
