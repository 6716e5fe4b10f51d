//! The sixty buildings, and the vocabulary that buildings and superprojects are told in.

use super::Effect::*;
use super::Passive::{AnomaliesCostLess, HalvesSupply, MoreParadoxes, Range, SetsSecondDie};
use super::Returns::{AdministratorsMotivated, Dies, Motivated, Tired};
use super::Who::{Any, Only};
use super::Worker::{Administrator, Engineer, Genius, Scientist};
use super::{Ability, BUILDINGS_OF_A_KIND, Bill, Deed, Once, Passive, Row, WorkSpace};
use serde::{Deserialize, Serialize};

/// A building, as printed.
#[derive(Debug)]
pub struct BuildingTile {
    /// Its number.
    pub number: u16,
    /// Points at the end.
    pub points: u8,
    /// What counts for the endgame card of ranges.
    pub range: u8,
    /// What it is good for.
    pub ability: Ability,
    /// What it gives once, when it is built.
    pub once: Once,
}

/// Every building, by number. Costs and gains: W water, T titanium, U uranium, G gold, N neutronium, C core, X any of T, U, G, V points.
#[rustfmt::skip]
pub static BUILDINGS: [BuildingTile; 60] = [
    //   number points range  who                  comes back               pays     gains       does
    row(101, 4, 1, worker(Any,                 Tired,                   "",      "",         Focus(1))),
    row(102, 3, 2, worker(Any,                 Tired,                   "",      "",         Focus(2))),
    row(103, 3, 2, worker(Any,                 Tired,                   "",      "",         Focus(2))),
    row(104, 4, 2, worker(Only(Scientist),     Tired,                   "",      "",         Focus(2))),
    row(105, 2, 3, worker(Any,                 Tired,                   "",      "",         Focus(3))),
    row(106, 2, 3, worker(Any,                 Tired,                   "",      "",         Focus(3))),
    row(107, 3, 3, worker(Any,                 Tired,                   "1U",    "1V",       Focus(3))),
    row(108, 2, 2, worker(Only(Scientist),     Motivated,               "",      "",         Focus(2))),
    row(109, 2, 3, worker(Only(Scientist),     Tired,                   "1N",    "2V",       Focus(3))),
    row(110, 2, 4, worker(Any,                 Tired,                   "1W",    "",         Focus(4))),
    row(111, 1, 3, worker(Any,                 Tired,                   "",      "",         Focus(3))).once(Once::TakeBack(1)),
    row(112, 1, 1, worker(Any,                 Tired,                   "",      "1V",       FocusForWater)),
    row(113, 1, 1, worker(Any,                 Tired,                   "",      "",         FocusForResources)),
    row(114, 1, 3, worker(Only(Scientist),     Tired,                   "1W",    "",         FocusTwice(3))),
    row(115, 3, 3, worker(Any,                 Tired,                   "1G",    "1V",       Focus(3))),

    row(201, 1, 0, worker(Any,                 Motivated,               "",      "2T",       Nothing)),
    row(202, 1, 0, worker(Any,                 Tired,                   "1W",    "3T",       Nothing)),
    row(203, 2, 0, worker(Any,                 Motivated,               "1W",    "1X",       Nothing)),
    row(204, 3, 0, worker(Any,                 Motivated,               "",      "1G",       Nothing)),
    row(205, 2, 0, worker(Any,                 Tired,                   "1W",    "2G",       Nothing)),
    row(206, 3, 0, worker(Any,                 Motivated,               "",      "1U",       Nothing)),
    row(207, 2, 0, worker(Any,                 Tired,                   "1W",    "2U",       Nothing)),
    row(208, 2, 0, worker(Any,                 Tired,                   "1G 1W", "1N 1V",    Nothing)),
    row(209, 2, 0, worker(Any,                 Tired,                   "1U 1W", "1N 1V",    Nothing)),
    row(210, 1, 0, worker(Only(Engineer),      Tired,                   "3W",    "",         ThreeOrNeutronium)),
    row(211, 3, 0, worker(Only(Engineer),      Motivated,               "1T",    "1C",       Nothing)),
    row(212, 2, 0, worker(Only(Engineer),      Tired,                   "",      "1C",       Nothing)),
    row(213, 2, 0, worker(Only(Engineer),      Tired,                   "2X",    "2C",       Nothing)),
    row(214, 1, 0, worker(Only(Engineer),      Tired,                   "3W",    "2C",       Nothing)),
    row(215, 1, 0, free("1W", "1X", Nothing)),

    row(301, 1, 0, free("", "1W", Nothing)).once(Once::Water(3)),
    row(302, 1, 0, free("", "1W", Nothing)).once(Once::Water(3)),
    row(303, 1, 0, free("", "2W", Nothing)),
    row(304, 1, 0, free("", "2W", Nothing)),
    row(305, 3, 0, worker(Any,                 Motivated,               "",      "3W",       Nothing)),
    row(306, 3, 0, worker(Any,                 Motivated,               "",      "3W",       Nothing)),
    row(307, 2, 0, worker(Only(Administrator), Tired,                   "",      "5W",       Nothing)),
    row(308, 2, 0, worker(Only(Administrator), Tired,                   "",      "5W",       Nothing)),
    row(309, 2, 0, worker(Any,                 Tired,                   "1N",    "8W",       Nothing)),
    row(310, 2, 0, worker(Any,                 Dies,                    "",      "7W",       Nothing)),
    row(311, 1, 0, passive(HalvesSupply)),
    row(312, 1, 0, passive(HalvesSupply)),
    row(313, 1, 0, worker(Any,                 Motivated,               "1U",    "6W 1V",    Nothing)),
    row(314, 1, 0, worker(Any,                 Motivated,               "1G",    "6W 1V",    Nothing)),
    row(315, 2, 0, Ability::None).once(Once::Water(8)),

    row(401, 4, 1, passive(Range(1))),
    row(402, 3, 2, passive(Range(2))),
    row(403, 2, 0, worker(Any,                 Motivated,               "1C",    "",         ChargeSuit)),
    row(404, 3, 0, worker(Only(Scientist),     Tired,                   "",      "",         ReturnParadox)),
    row(405, 3, 0, passive(MoreParadoxes)),
    row(406, 2, 0, passive(AnomaliesCostLess)),
    row(407, 2, 0, worker(Only(Scientist),     Tired,                   "",      "",         TakeBack)),
    row(408, 2, 0, worker(Any,                 AdministratorsMotivated, "",      "",         WakeAll)),
    row(409, 2, 0, worker(Only(Administrator), Motivated,               "2W",    "",         NewWorker(&[Scientist, Engineer]))),
    row(410, 1, 0, worker(Only(Administrator), Motivated,               "2W",    "",         NewWorker(&[Genius]))),
    row(411, 2, 0, passive(SetsSecondDie)),
    row(412, 2, 0, worker(Any,                 Tired,                   "1X",    "2V",       Nothing)),
    row(413, 2, 0, worker(Any,                 Tired,                   "",      "1W 1V",    Nothing)),
    row(414, 1, 0, free("", "2V", Paradox)),
    row(415, 2, 0, worker(Only(Scientist),     Dies,                    "",      "2W 2V",    Nothing)),
];

const fn row(number: u16, points: u8, range: u8, ability: Ability) -> BuildingTile {
    BuildingTile { number, points, range, ability, once: Once::Nothing }
}

impl BuildingTile {
    const fn once(mut self, once: Once) -> Self {
        self.once = once;
        self
    }
}

pub(super) const fn worker(
    who: super::Who,
    returns: super::Returns,
    cost: &str,
    gain: &str,
    effect: super::Effect,
) -> Ability {
    Ability::Worker(WorkSpace { who, returns, deed: deed(cost, gain, effect) })
}

pub(super) const fn free(cost: &str, gain: &str, effect: super::Effect) -> Ability {
    Ability::Free(deed(cost, gain, effect))
}

pub(super) const fn passive(passive: Passive) -> Ability {
    Ability::Passive(passive)
}

const fn deed(cost: &str, gain: &str, effect: super::Effect) -> Deed {
    Deed { cost: Bill::parse(cost), gain: Bill::parse(gain), effect }
}

/// A building, by its place in [`BUILDINGS`]; written as its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub struct Building(u8);

impl Building {
    /// Every building.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..BUILDINGS.len() as u8).map(Self)
    }

    /// The buildings of a kind.
    pub fn of(row: Row) -> impl Iterator<Item = Self> {
        Self::all().skip(row as usize * BUILDINGS_OF_A_KIND).take(BUILDINGS_OF_A_KIND)
    }

    /// The building of this number.
    pub fn numbered(number: u16) -> Option<Self> {
        BUILDINGS.iter().position(|tile| tile.number == number).map(|index| Self(index as u8))
    }

    /// Its place in [`BUILDINGS`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What is printed on it.
    #[inline]
    pub fn printed(self) -> &'static BuildingTile {
        &BUILDINGS[self.index()]
    }

    /// Its kind.
    pub const fn row(self) -> Row {
        Row::ALL[self.index() / BUILDINGS_OF_A_KIND]
    }
}

impl TryFrom<u16> for Building {
    type Error = String;
    fn try_from(number: u16) -> Result<Self, String> {
        Self::numbered(number).ok_or_else(|| {
            format!(
                "there is no building {number}: they are numbered 101 to 115, 201 to 215, 301 to 315 and 401 to 415"
            )
        })
    }
}

impl From<Building> for u16 {
    fn from(building: Building) -> Self {
        building.printed().number
    }
}

impl std::fmt::Debug for Building {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.printed().number)
    }
}
