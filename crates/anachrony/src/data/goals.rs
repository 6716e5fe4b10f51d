//! The endgame cards.

use crate::modules;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// An endgame card: of the base game, or of a module.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Goal {
    #[default]
    Workers,
    Water,
    Breakthroughs,
    Spots,
    Morale,
    Range,
    Projects,
    Travel,
    Module(modules::Goal),
}

/// The cards of the base game with their names in records and requests.
const NAMES: [(Goal, &str); 8] = [
    (Goal::Workers, "most_workers"),
    (Goal::Water, "most_water"),
    (Goal::Breakthroughs, "most_breakthroughs"),
    (Goal::Spots, "most_spots"),
    (Goal::Morale, "highest_morale"),
    (Goal::Range, "largest_range"),
    (Goal::Projects, "most_superprojects"),
    (Goal::Travel, "furthest_time_travel"),
];

impl Goal {
    /// The cards of the base game, in order.
    pub const ALL: [Self; 8] = [
        Self::Workers,
        Self::Water,
        Self::Breakthroughs,
        Self::Spots,
        Self::Morale,
        Self::Range,
        Self::Projects,
        Self::Travel,
    ];

    /// The name that records and requests use.
    pub fn name(self) -> &'static str {
        match self {
            Self::Module(goal) => goal.name(),
            base => NAMES.iter().find(|(goal, _)| *goal == base).map_or("", |(_, name)| name),
        }
    }
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Serialize for Goal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Goal {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let written = String::deserialize(deserializer).map_err(|_| {
            serde::de::Error::custom(format_args!(
                "an endgame card is written as its name: {}",
                tabletop::any_of(&NAMES.map(|(_, name)| name))
            ))
        })?;
        let all = Self::ALL.into_iter().chain(modules::Goal::all().map(Self::Module));
        all.into_iter()
            .find(|goal| goal.name() == written)
            .ok_or_else(|| tabletop::unknown("endgame card", &written, &NAMES.map(|(_, name)| name)))
    }
}
