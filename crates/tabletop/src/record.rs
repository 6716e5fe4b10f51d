//! Records: a game as JSON Lines.
//!
//! The first line is the [`Header`]: which game, by which rules, and how it began. Every further line is an
//! [`Entry`]: a choice by its value, or that a seat took its last choice back, or made it again. The last
//! line of a finished game is its outcome. A record is only ever added to.

use crate::{Game, Kind, Refusal, Seat, Seed};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The version of the form that records are written in.
pub const FORMAT: u32 = 1;

/// The first line of a record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Header {
    /// The name of the game.
    pub game: String,
    /// The version of the form.
    pub format: u32,
    /// The version of the game's rules.
    pub rules: u32,
    /// The options of the game.
    pub options: Value,
    /// What it began from.
    #[serde(flatten)]
    pub origin: Origin,
}

/// What a game begins from: chance, a given setup, or a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// All chance comes from a seed.
    Seed(Seed),
    /// Decks and bags lie as given.
    Setup(Value),
    /// A dumped state is played on.
    State(Value),
}

/// A line of a record after the header.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Line<C>", into = "Line<C>", bound(serialize = "C: Copy + Serialize"))]
pub struct Entry<C> {
    /// Who did it.
    pub seat: Seat,
    /// What was done.
    pub act: Act<C>,
}

/// What an entry says was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act<C> {
    /// A choice; `by_itself` when the table went on for a seat that had asked for it.
    Choose {
        /// What was chosen.
        choice: C,
        /// Whether the table made it for the seat.
        by_itself: bool,
    },
    /// The seat's last choice was taken back.
    TakeBack,
    /// The choice last taken back was made again.
    Redo,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line<C> {
    seat: Seat,
    #[serde(default = "none", skip_serializing_if = "Option::is_none")]
    choice: Option<C>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    by_itself: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    take_back: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    redo: bool,
}

fn none<C>() -> Option<C> {
    None
}

impl<C> TryFrom<Line<C>> for Entry<C> {
    type Error = &'static str;

    fn try_from(line: Line<C>) -> Result<Self, Self::Error> {
        let act = match (line.choice, line.take_back, line.redo) {
            (Some(choice), false, false) => Act::Choose { choice, by_itself: line.by_itself },
            (None, true, false) => Act::TakeBack,
            (None, false, true) => Act::Redo,
            _ => return Err("an entry has exactly one of choice, take_back and redo"),
        };
        Ok(Self { seat: line.seat, act })
    }
}

impl<C> From<Entry<C>> for Line<C> {
    fn from(entry: Entry<C>) -> Self {
        let mut line = Self { seat: entry.seat, choice: None, by_itself: false, take_back: false, redo: false };
        match entry.act {
            Act::Choose { choice, by_itself } => {
                line.choice = Some(choice);
                line.by_itself = by_itself;
            }
            Act::TakeBack => line.take_back = true,
            Act::Redo => line.redo = true,
        }
        line
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Ending<O> {
    outcome: O,
}

/// A record of a game of kind `G`, taken apart.
#[derive(Clone, Debug, PartialEq)]
pub struct Record<G: Game> {
    /// What the game began from.
    pub header: Header,
    /// What was done, in order.
    pub entries: Vec<Entry<G::Choice>>,
    /// How it ended, if it has.
    pub outcome: Option<G::Outcome>,
}

impl<G: Game> Record<G> {
    /// Reads a record; the refusal names the line that is wrong.
    pub fn parse(text: &str) -> Result<Self, Refusal> {
        let mut lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
        let header = header(text)?;
        if header.game != G::NAME {
            let message = format!("this is a record of {}, not of {}", header.game, G::NAME);
            return Err(Refusal::new(Kind::Record, message));
        }
        lines.next();
        let mut entries = Vec::new();
        let mut outcome = None;
        for (number, line) in lines {
            let wrong = |what: String| Refusal::new(Kind::Record, format!("line {}: {what}", number + 1));
            if outcome.is_some() {
                return Err(wrong("nothing may follow the outcome".into()));
            }
            if line.trim_start().starts_with("{\"outcome\"") {
                let ending: Ending<G::Outcome> = serde_json::from_str(line).map_err(|e| wrong(e.to_string()))?;
                outcome = Some(ending.outcome);
            } else {
                entries.push(serde_json::from_str(line).map_err(|e| wrong(e.to_string()))?);
            }
        }
        Ok(Self { header, entries, outcome })
    }

    /// Writes the record, one JSON value a line.
    pub fn to_text(&self) -> String {
        let mut text = line_of(&self.header);
        for entry in &self.entries {
            text.push_str(&line_of(entry));
        }
        if let Some(outcome) = &self.outcome {
            text.push_str(&line_of(&Ending { outcome }));
        }
        text
    }
}

/// One line of a record, with its end.
fn line_of(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default() + "\n"
}

/// The header of a record of whatever game.
pub fn header(text: &str) -> Result<Header, Refusal> {
    let first = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
    let wrong = |what: String| Refusal::new(Kind::Record, what);
    let header: Header =
        serde_json::from_str(first).map_err(|e| wrong(format!("line 1 is not the header of a record: {e}")))?;
    if header.format > FORMAT {
        return Err(wrong(format!(
            "this record has form {}, this program reads up to {FORMAT}: a newer program will open it",
            header.format
        )));
    }
    Ok(header)
}
