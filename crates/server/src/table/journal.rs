//! The journal of a table: everything that happened there, in order. A table can always be rebuilt from it.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::time::Duration;
use tabletop::Seat;

/// The id of a visitor, as stored in their cookie.
pub(crate) type Guest = String;

/// The serde names are those of the database and never change.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Line {
    /// An entry of the game's record.
    #[serde(rename = "act")]
    Entry(Value),
    /// The holder of a seat has changed: another person, another name, another bot.
    #[serde(rename = "chair")]
    Holder {
        seat: Seat,
        #[serde(rename = "chair")]
        holder: SeatHolder,
    },
    /// Whether the table goes on by itself for a seat.
    GoOn { seat: Seat, on: bool },
    /// Whether a seat confirms the end of its turns.
    Confirming { seat: Seat, on: bool },
    /// The choice that waits to be confirmed, or `None` once it no longer does.
    Held { seat: Seat, choice: Option<Value> },
    /// Only written if it differs from the default.
    Hints { to: Hints },
    /// Only written if it differs from the default.
    #[serde(rename = "patience")]
    AbsenceTimeout {
        #[serde(rename = "time")]
        timeout: AbsenceTimeout,
    },
    /// The table was opened to learn the game.
    Learning {},
    /// A person proposes that a bot plays for the holder of `seat`, who is away. People are identified by their first
    /// seat.
    Proposed { seat: Seat, by: Seat, bot: String },
    /// A person agrees to the proposal for `seat`, or rejects it, which ends the proposal.
    #[serde(rename = "answered")]
    Voted { seat: Seat, by: Seat, agrees: bool },
    /// The proposal for `seat` has ended because its holder is back.
    #[serde(rename = "lapsed")]
    ProposalWithdrawn { seat: Seat },
    #[serde(rename = "said")]
    Chat(ChatMessage),
    /// The rematch is played at this table.
    #[serde(rename = "next")]
    NextTable { table: String },
    /// The rules have changed and the game goes on from a snapshot. Earlier entries are no longer replayed.
    Resumed(Resumed),
}

/// How a table goes on when its earlier entries no longer replay.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Resumed {
    /// The record header for the entries after this line.
    pub(crate) header: Value,
    /// The events before this line, for the log.
    pub(crate) events: Vec<Value>,
    /// How many of the last entries could not be replayed.
    pub(crate) lost: usize,
}

/// Who may ask for hints at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Hints {
    /// A person who plays alone or against bots. Nobody, if a second seat is vacant or held by a person.
    #[default]
    Alone,
    Everybody,
    Nobody,
}

/// After how long without a move the others may let a bot play for a person who is away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum AbsenceTimeout {
    Never,
    TenMinutes,
    #[default]
    Day,
    ThreeDays,
    Week,
}

impl AbsenceTimeout {
    pub(crate) const ALL: [Self; 5] = [Self::TenMinutes, Self::Day, Self::ThreeDays, Self::Week, Self::Never];

    /// The value in forms.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::TenMinutes => "ten-minutes",
            Self::Day => "day",
            Self::ThreeDays => "three-days",
            Self::Week => "week",
            Self::Never => "never",
        }
    }

    pub(crate) fn duration(self) -> Option<Duration> {
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

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct ChatMessage {
    pub(crate) name: String,
    pub(crate) text: String,
    /// Whether the author had no seat at the table.
    #[serde(default, rename = "watching")]
    pub(crate) from_spectator: bool,
}

/// Who plays a seat: a person, a bot, a bot in place of a person, or nobody.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct SeatHolder {
    /// One person, with one id for each of their devices.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) guests: Vec<Guest>,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub(crate) name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) bot: Option<String>,
    /// How often the seat link has been replaced.
    #[serde(skip_serializing_if = "is_zero")]
    pub(crate) link: u32,
}

fn is_zero(number: &u32) -> bool {
    *number == 0
}

impl SeatHolder {
    pub(crate) fn vacant() -> Self {
        Self::default()
    }

    pub(crate) fn bot(name: &str) -> Self {
        Self { bot: Some(name.to_owned()), ..Self::default() }
    }

    pub(crate) fn person(guest: &str, name: &str) -> Self {
        Self { guests: vec![guest.to_owned()], name: name.to_owned(), ..Self::default() }
    }

    pub(crate) fn is_vacant(&self) -> bool {
        self.guests.is_empty() && self.bot.is_none()
    }

    pub(crate) fn is_guest(&self, guest: &str) -> bool {
        self.guests.iter().any(|other| other == guest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn lines_are_written_as_in_earlier_versions() {
        let holder = SeatHolder { link: 2, ..SeatHolder::person("abc", "Anna") };
        let message = ChatMessage { name: "Anna".into(), text: "hello".into(), from_spectator: true };
        for (line, written) in [
            (Line::Entry(json!({ "seat": 0 })), json!({ "act": { "seat": 0 } })),
            (
                Line::Holder { seat: Seat(1), holder },
                json!({ "chair": { "seat": 1, "chair": { "guests": ["abc"], "name": "Anna", "link": 2 } } }),
            ),
            (
                Line::AbsenceTimeout { timeout: AbsenceTimeout::TenMinutes },
                json!({ "patience": { "time": "ten_minutes" } }),
            ),
            (
                Line::Voted { seat: Seat(1), by: Seat(0), agrees: true },
                json!({ "answered": { "seat": 1, "by": 0, "agrees": true } }),
            ),
            (Line::ProposalWithdrawn { seat: Seat(1) }, json!({ "lapsed": { "seat": 1 } })),
            (Line::Chat(message), json!({ "said": { "name": "Anna", "text": "hello", "watching": true } })),
            (Line::NextTable { table: "t".into() }, json!({ "next": { "table": "t" } })),
        ] {
            assert_eq!(serde_json::to_value(&line).unwrap(), written);
            assert_eq!(serde_json::from_value::<Line>(written).unwrap(), line);
        }
    }
}
