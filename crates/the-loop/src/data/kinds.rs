//! The kinds of things in the game.

use super::MOST_AGENTS;
use serde::{Deserialize, Serialize};
use tabletop::named;

named! {
    /// The seven eras, clockwise.
    pub enum Era: "era" {
        /// E1, Prehistory.
        Dawn = "dawn",
        /// E2, the Middle Ages.
        Medieval = "medieval",
        /// E3, the Renaissance.
        Renaissance = "renaissance",
        /// E4, the Industrial Revolution.
        Industrial = "industrial",
        /// E5, Globalization.
        Globalization = "globalization",
        /// E6, the Rule of Robots.
        Robots = "robots",
        /// E7, the End of Times.
        End = "end",
    }
}

impl Era {
    /// Its place in an array with one entry for each era.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The era so many steps clockwise.
    #[inline]
    pub const fn clockwise(self, steps: u8) -> Self {
        Self::ALL[(self as usize + steps as usize) % ERAS]
    }

    /// The adjacent era, clockwise.
    #[inline]
    pub const fn next(self) -> Self {
        self.clockwise(1)
    }

    /// The adjacent era, counter-clockwise.
    #[inline]
    pub const fn previous(self) -> Self {
        self.clockwise(ERAS as u8 - 1)
    }

    /// The era so many steps in this direction.
    #[inline]
    pub const fn towards(self, way: Way, steps: u8) -> Self {
        match way {
            Way::Next => self.clockwise(steps),
            Way::Previous => self.clockwise(ERAS as u8 - steps % ERAS as u8),
        }
    }

    /// Both adjacent eras.
    pub const fn adjacent(self) -> EraSet {
        EraSet::only(self.next()).union(EraSet::only(self.previous()))
    }
}

/// How many eras there are.
pub const ERAS: usize = Era::ALL.len();

named! {
    /// The two ways round the board.
    pub enum Way: "way" {
        /// Clockwise.
        Next = "next",
        /// Counter-clockwise.
        Previous = "previous",
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Era>", into = "Vec<Era>")]
pub struct EraSet(u8);

impl EraSet {
    /// No era.
    pub const NONE: Self = Self(0);
    /// Every era.
    pub const ALL: Self = Self((1 << ERAS) - 1);

    /// Just this era.
    pub const fn only(era: Era) -> Self {
        Self(1 << era as u8)
    }

    /// The eras in either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// These eras without one of them.
    #[must_use]
    pub const fn without(self, era: Era) -> Self {
        Self(self.0 & !(1 << era as u8))
    }

    /// Whether an era is among them.
    pub const fn contains(self, era: Era) -> bool {
        self.0 & (1 << era as u8) != 0
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Those that keep a condition.
    #[must_use]
    #[inline]
    pub fn which(self, keep: impl Fn(Era) -> bool) -> Self {
        self.iter().filter(|&era| keep(era)).collect()
    }

    /// The eras, from the Dawn on.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Era> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let era = *Era::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(era)
        })
    }
}

impl FromIterator<Era> for EraSet {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Era>>(eras: I) -> Self {
        eras.into_iter().fold(Self::NONE, |set, era| set.union(Self::only(era)))
    }
}

impl From<Vec<Era>> for EraSet {
    fn from(eras: Vec<Era>) -> Self {
        eras.into_iter().collect()
    }
}

impl From<EraSet> for Vec<Era> {
    fn from(eras: EraSet) -> Self {
        eras.iter().collect()
    }
}

impl std::fmt::Debug for EraSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

named! {
    /// The dimensions of artifacts.
    pub enum Dimension: "dimension" {
        Spiral = "spiral",
        Star = "star",
        Line = "line",
        /// Black Hole, which no LOOP readies.
        BlackHole = "black_hole",
    }
}

impl Dimension {
    /// Those that a LOOP can ready.
    pub const LOOPED: [Self; 3] = [Self::Spiral, Self::Star, Self::Line];
}

named! {
    /// What an artifact is about.
    pub enum Symbol: "symbol" {
        /// Adds energy.
        Energy = "energy",
        /// Removes rifts.
        Rift = "rift",
        /// Moves or destroys clones.
        Clone = "clone",
        /// Moves agents.
        Move = "move",
        /// Has to do with cards.
        Card = "card",
    }
}

named! {
    pub enum Agent: "agent" {
        /// Cancels a rift that falls into her era.
        TimeProwler = "time_prowler",
        /// Moves freely to any era.
        Cztwyzzek = "cztwyzzek",
        /// Removes rifts where he destroys clones, from the second on.
        Robofinisher = "robofinisher_404",
        /// Moves another agent.
        MrTime = "mr_time",
        /// Pushes clones further.
        VGirl = "v_girl",
    }
}

impl Agent {
    /// The era where the figure starts.
    pub const fn start(self) -> Era {
        match self {
            Self::TimeProwler => Era::Globalization,
            Self::Cztwyzzek => Era::Dawn,
            Self::Robofinisher => Era::Robots,
            Self::MrTime => Era::End,
            Self::VGirl => Era::Renaissance,
        }
    }
}

named! {
    /// The chutes of the Machine.
    pub enum Chute: "chute" {
        /// Into the era before the Doctor's.
        Previous = "previous",
        /// Into the Doctor's era.
        Doctor = "doctor",
        /// Into the era after the Doctor's.
        Next = "next",
    }
}

impl Chute {
    /// How often cubes come out of each, of ten.
    pub const WEIGHTS: [u8; 3] = [3, 4, 3];

    pub const fn leads_to(self, doctor: Era) -> Era {
        match self {
            Self::Previous => doctor.previous(),
            Self::Doctor => doctor,
            Self::Next => doctor.next(),
        }
    }
}

named! {
    /// The levels of S.A.B.O.T.A.G.E.
    pub enum Level: "level" {
        /// For a first game.
        Employee = "employee_of_the_month",
        /// The second.
        Agent = "agent_of_the_year",
        /// The third.
        Legend = "agency_legend",
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LevelNumbers {
    /// Rifts that fall in a turn beside those for clones, by cycle.
    pub rifts: [u8; 3],
    /// More clones in setup, by the number of players from 1.
    pub extra_clones: [u8; MOST_AGENTS],
    /// Rifts that an era with a vortex holds.
    pub vortex_holds: u8,
}

impl Level {
    #[rustfmt::skip]
    pub const fn numbers(self) -> LevelNumbers {
        match self {
            Self::Employee => LevelNumbers { rifts: [2, 2, 2], extra_clones: [0, 0, 0, 0], vortex_holds: 3 },
            Self::Agent    => LevelNumbers { rifts: [2, 3, 3], extra_clones: [0, 0, 1, 2], vortex_holds: 3 },
            Self::Legend   => LevelNumbers { rifts: [2, 3, 3], extra_clones: [2, 2, 3, 4], vortex_holds: 2 },
        }
    }
}
