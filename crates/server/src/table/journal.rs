//! The lines of a table: everything that ever happened at it, in order. A table is what its lines say.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::time::Duration;
use tabletop::Seat;

/// Who a person is to the site: a word that their cookie carries.
pub(crate) type Guest = String;

/// One line.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Line {
    /// An entry of the game's record.
    Act(Value),
    /// Somebody sits down, gets up or is called otherwise.
    Chair { seat: Seat, chair: Chair },
    /// Whether the table goes on by itself for a seat.
    GoOn { seat: Seat, on: bool },
    /// Whether a seat confirms the end of its turns.
    Confirming { seat: Seat, on: bool },
    /// The choice that waits to be confirmed; none once it does not.
    Held { seat: Seat, choice: Option<Value> },
    /// Who is given hints; a table without this line is a usual one.
    Hints { to: Hints },
    /// After how long a bot may play for somebody who is away; a table without this line is a usual one.
    Patience { time: Patience },
    /// Somebody proposes that a bot plays for the holder of `seat`, who is away. People are known by their first seat.
    Proposed { seat: Seat, by: Seat, bot: String },
    /// Somebody agrees to what is proposed for `seat`, or does not: then it is off the table.
    Answered { seat: Seat, by: Seat, agrees: bool },
    /// What was proposed for `seat` is off the table, since its holder is back.
    Lapsed { seat: Seat },
    /// Somebody said something.
    Said(Said),
    /// The game goes on at another table, with the same options.
    Next { table: String },
    /// The rules have changed, and the game goes on from a snapshot: the entries before this line are history.
    Resumed(Resumed),
}

/// How a table goes on whose earlier entries no longer replay.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Resumed {
    /// The header that the entries after this line follow.
    pub(crate) header: Value,
    /// What had happened before.
    pub(crate) events: Vec<Value>,
    /// How many of the last entries could not be made again.
    pub(crate) lost: usize,
}

/// Who is given hints at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Hints {
    /// Whoever plays alone or against bots; nobody once a second seat is, or can become, a person's.
    #[default]
    Alone,
    Everybody,
    Nobody,
}

/// After how long without a move the others may let a bot play for somebody who is away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Patience {
    Never,
    TenMinutes,
    #[default]
    Day,
    ThreeDays,
    Week,
}

impl Patience {
    /// All of them, the shortest first.
    pub(crate) const ALL: [Self; 5] = [Self::TenMinutes, Self::Day, Self::ThreeDays, Self::Week, Self::Never];

    /// How forms write it.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::TenMinutes => "ten-minutes",
            Self::Day => "day",
            Self::ThreeDays => "three-days",
            Self::Week => "week",
            Self::Never => "never",
        }
    }

    pub(crate) fn time(self) -> Option<Duration> {
        const DAY: u64 = 24 * 3600;
        let seconds = match self {
            Self::TenMinutes => 600,
            Self::Day => DAY,
            Self::ThreeDays => 3 * DAY,
            Self::Week => 7 * DAY,
            Self::Never => return None,
        };
        Some(Duration::from_secs(seconds))
    }
}

/// Something that somebody said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Said {
    pub(crate) name: String,
    pub(crate) text: String,
    /// Whether they had no seat at the table.
    #[serde(default)]
    pub(crate) watching: bool,
}

/// Who plays a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Chair {
    /// The person it belongs to, on each of their devices.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) guests: Vec<Guest>,
    /// What that person is called.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub(crate) name: String,
    /// The bot that plays; also in the place of a person who may come back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) bot: Option<String>,
    /// How often the link to the seat has been replaced by a new one.
    #[serde(skip_serializing_if = "is_zero")]
    pub(crate) link: u32,
}

fn is_zero(number: &u32) -> bool {
    *number == 0
}

impl Chair {
    /// A chair for anybody.
    pub(crate) fn open() -> Self {
        Self::default()
    }

    /// A bot's chair.
    pub(crate) fn bot(name: &str) -> Self {
        Self { bot: Some(name.to_owned()), ..Self::default() }
    }

    /// A person's chair.
    pub(crate) fn person(guest: &str, name: &str) -> Self {
        Self { guests: vec![guest.to_owned()], name: name.to_owned(), ..Self::default() }
    }

    /// Whether nobody plays it.
    pub(crate) fn is_open(&self) -> bool {
        self.guests.is_empty() && self.bot.is_none()
    }

    /// Whether it belongs to this person.
    pub(crate) fn is_of(&self, guest: &str) -> bool {
        self.guests.iter().any(|other| other == guest)
    }
}
