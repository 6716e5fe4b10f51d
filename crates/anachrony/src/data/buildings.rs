//! The sixty buildings, and what buildings and superprojects are described with.

use super::Effect::*;
use super::Passive::{AnomaliesCostLess, HalvesSupply, MoreParadoxes, Range, SetsSecondDie};
use super::Returns::{AdministratorsMotivated, Dies, Motivated, Tired};
use super::Row::{Factory, Lab, Life, Plant};
use super::Who::{Any, Only};
use super::Worker::{Administrator, Engineer, Genius, Scientist};
use super::{Ability, Bill, Once, Passive, PrintedAction, Row, WorkSpace};
use serde::{Deserialize, Serialize};

/// A building, as printed.
#[derive(Debug)]
pub struct BuildingTile {
    /// Its kind, which is the row it is built in.
    pub row: Row,
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
    //  kind     number points range  who                  comes back               pays     gains       does
    row(Plant,   101, 4, 1, worker(Any,                 Tired,                   "",      "",         Focus(1))),
    row(Plant,   102, 3, 2, worker(Any,                 Tired,                   "",      "",         Focus(2))),
    row(Plant,   103, 3, 2, worker(Any,                 Tired,                   "",      "",         Focus(2))),
    row(Plant,   104, 4, 2, worker(Only(Scientist),     Tired,                   "",      "",         Focus(2))),
    row(Plant,   105, 2, 3, worker(Any,                 Tired,                   "",      "",         Focus(3))),
    row(Plant,   106, 2, 3, worker(Any,                 Tired,                   "",      "",         Focus(3))),
    row(Plant,   107, 3, 3, worker(Any,                 Tired,                   "1U",    "1V",       Focus(3))),
    row(Plant,   108, 2, 2, worker(Only(Scientist),     Motivated,               "",      "",         Focus(2))),
    row(Plant,   109, 2, 3, worker(Only(Scientist),     Tired,                   "1N",    "2V",       Focus(3))),
    row(Plant,   110, 2, 4, worker(Any,                 Tired,                   "1W",    "",         Focus(4))),
    row(Plant,   111, 1, 3, worker(Any,                 Tired,                   "",      "",         Focus(3))).once(Once::TakeBack(1)),
    row(Plant,   112, 1, 1, worker(Any,                 Tired,                   "",      "1V",       FocusForWater)),
    row(Plant,   113, 1, 1, worker(Any,                 Tired,                   "",      "",         FocusForResources)),
    row(Plant,   114, 1, 3, worker(Only(Scientist),     Tired,                   "1W",    "",         FocusTwice(3))),
    row(Plant,   115, 3, 3, worker(Any,                 Tired,                   "1G",    "1V",       Focus(3))),

    row(Factory, 201, 1, 0, worker(Any,                 Motivated,               "",      "2T",       Nothing)),
    row(Factory, 202, 1, 0, worker(Any,                 Tired,                   "1W",    "3T",       Nothing)),
    row(Factory, 203, 2, 0, worker(Any,                 Motivated,               "1W",    "1X",       Nothing)),
    row(Factory, 204, 3, 0, worker(Any,                 Motivated,               "",      "1G",       Nothing)),
    row(Factory, 205, 2, 0, worker(Any,                 Tired,                   "1W",    "2G",       Nothing)),
    row(Factory, 206, 3, 0, worker(Any,                 Motivated,               "",      "1U",       Nothing)),
    row(Factory, 207, 2, 0, worker(Any,                 Tired,                   "1W",    "2U",       Nothing)),
    row(Factory, 208, 2, 0, worker(Any,                 Tired,                   "1G 1W", "1N 1V",    Nothing)),
    row(Factory, 209, 2, 0, worker(Any,                 Tired,                   "1U 1W", "1N 1V",    Nothing)),
    row(Factory, 210, 1, 0, worker(Only(Engineer),      Tired,                   "3W",    "",         ThreeOrNeutronium)),
    row(Factory, 211, 3, 0, worker(Only(Engineer),      Motivated,               "1T",    "1C",       Nothing)),
    row(Factory, 212, 2, 0, worker(Only(Engineer),      Tired,                   "",      "1C",       Nothing)),
    row(Factory, 213, 2, 0, worker(Only(Engineer),      Tired,                   "2X",    "2C",       Nothing)),
    row(Factory, 214, 1, 0, worker(Only(Engineer),      Tired,                   "3W",    "2C",       Nothing)),
    row(Factory, 215, 1, 0, free("1W", "1X", Nothing)),

    row(Life,    301, 1, 0, free("", "1W", Nothing)).once(Once::Water(3)),
    row(Life,    302, 1, 0, free("", "1W", Nothing)).once(Once::Water(3)),
    row(Life,    303, 1, 0, free("", "2W", Nothing)),
    row(Life,    304, 1, 0, free("", "2W", Nothing)),
    row(Life,    305, 3, 0, worker(Any,                 Motivated,               "",      "3W",       Nothing)),
    row(Life,    306, 3, 0, worker(Any,                 Motivated,               "",      "3W",       Nothing)),
    row(Life,    307, 2, 0, worker(Only(Administrator), Tired,                   "",      "5W",       Nothing)),
    row(Life,    308, 2, 0, worker(Only(Administrator), Tired,                   "",      "5W",       Nothing)),
    row(Life,    309, 2, 0, worker(Any,                 Tired,                   "1N",    "8W",       Nothing)),
    row(Life,    310, 2, 0, worker(Any,                 Dies,                    "",      "7W",       Nothing)),
    row(Life,    311, 1, 0, passive(HalvesSupply)),
    row(Life,    312, 1, 0, passive(HalvesSupply)),
    row(Life,    313, 1, 0, worker(Any,                 Motivated,               "1U",    "6W 1V",    Nothing)),
    row(Life,    314, 1, 0, worker(Any,                 Motivated,               "1G",    "6W 1V",    Nothing)),
    row(Life,    315, 2, 0, Ability::None).once(Once::Water(8)),

    row(Lab,     401, 4, 1, passive(Range(1))),
    row(Lab,     402, 3, 2, passive(Range(2))),
    row(Lab,     403, 2, 0, worker(Any,                 Motivated,               "1C",    "",         ChargeSuit)),
    row(Lab,     404, 3, 0, worker(Only(Scientist),     Tired,                   "",      "",         ReturnParadox)),
    row(Lab,     405, 3, 0, passive(MoreParadoxes)),
    row(Lab,     406, 2, 0, passive(AnomaliesCostLess)),
    row(Lab,     407, 2, 0, worker(Only(Scientist),     Tired,                   "",      "",         TakeBack)),
    row(Lab,     408, 2, 0, worker(Any,                 AdministratorsMotivated, "",      "",         WakeAll)),
    row(Lab,     409, 2, 0, worker(Only(Administrator), Motivated,               "2W",    "",         NewWorker(&[Scientist, Engineer]))),
    row(Lab,     410, 1, 0, worker(Only(Administrator), Motivated,               "2W",    "",         NewWorker(&[Genius]))),
    row(Lab,     411, 2, 0, passive(SetsSecondDie)),
    row(Lab,     412, 2, 0, worker(Any,                 Tired,                   "1X",    "2V",       Nothing)),
    row(Lab,     413, 2, 0, worker(Any,                 Tired,                   "",      "1W 1V",    Nothing)),
    row(Lab,     414, 1, 0, free("", "2V", Paradox)),
    row(Lab,     415, 2, 0, worker(Only(Scientist),     Dies,                    "",      "2W 2V",    Nothing)),
];

const fn row(row: Row, number: u16, points: u8, range: u8, ability: Ability) -> BuildingTile {
    BuildingTile { row, number, points, range, ability, once: Once::Nothing }
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
    Ability::Worker(WorkSpace { who, returns, action: action(cost, gain, effect) })
}

pub(super) const fn free(cost: &str, gain: &str, effect: super::Effect) -> Ability {
    Ability::Free(action(cost, gain, effect))
}

pub(super) const fn passive(passive: Passive) -> Ability {
    Ability::Passive(passive)
}

const fn action(cost: &str, gain: &str, effect: super::Effect) -> PrintedAction {
    PrintedAction { cost: Bill::parse(cost), gain: Bill::parse(gain), effect }
}

/// A building, by its index in [`BUILDINGS`]; written as its number.
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
        Self::all().filter(move |building| building.row() == row)
    }

    /// The building of this number.
    pub fn numbered(number: u16) -> Option<Self> {
        BUILDINGS.iter().position(|tile| tile.number == number).map(|index| Self(index as u8))
    }

    /// The index in [`BUILDINGS`].
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
    #[inline]
    pub fn row(self) -> Row {
        self.printed().row
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
