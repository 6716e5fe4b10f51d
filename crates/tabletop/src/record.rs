//! Records: a game as JSON Lines.
//!
//! The first line is the [`Header`]: which game, by which rules, and how it began. Every further line is an
//! [`Entry`]: a choice by its value, or that a seat took its last choice back, or made it again. The last
//! line of a finished game is its outcome. A record is only ever added to.

use crate::{Error, ErrorKind, Game, Seat, Seed};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use std::fmt::Display;

/// The version of the form that records are written in.
pub const FORMAT: u32 = 1;

/// The first line of a record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "FirstLine", into = "FirstLine")]
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

impl Origin {
    /// The one of the three that is given.
    pub fn one_of(seed: Option<Seed>, setup: Option<Value>, state: Option<Value>) -> Result<Self, &'static str> {
        match (seed, setup, state) {
            (Some(seed), None, None) => Ok(Self::Seed(seed)),
            (None, Some(setup), None) => Ok(Self::Setup(setup)),
            (None, None, Some(state)) => Ok(Self::State(state)),
            _ => Err("a game begins from exactly one of seed, setup and state"),
        }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FirstLine {
    game: String,
    format: u32,
    rules: u32,
    options: Value,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seed: Option<Seed>,
    #[serde(default, deserialize_with = "given", skip_serializing_if = "Option::is_none")]
    setup: Option<Value>,
    #[serde(default, deserialize_with = "given", skip_serializing_if = "Option::is_none")]
    state: Option<Value>,
}

/// A value that is there, be it `null`.
fn given<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Value>, D::Error> {
    Value::deserialize(deserializer).map(Some)
}

impl TryFrom<FirstLine> for Header {
    type Error = &'static str;

    fn try_from(line: FirstLine) -> Result<Self, Self::Error> {
        let origin = Origin::one_of(line.seed, line.setup, line.state)?;
        Ok(Self { game: line.game, format: line.format, rules: line.rules, options: line.options, origin })
    }
}

impl From<Header> for FirstLine {
    fn from(header: Header) -> Self {
        let Header { game, format, rules, options, origin } = header;
        let mut line = Self { game, format, rules, options, seed: None, setup: None, state: None };
        match origin {
            Origin::Seed(seed) => line.seed = Some(seed),
            Origin::Setup(setup) => line.setup = Some(setup),
            Origin::State(state) => line.state = Some(state),
        }
        line
    }
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
        if line.by_itself && line.choice.is_none() {
            return Err("only a choice is made by_itself");
        }
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
    pub fn parse(text: &str) -> Result<Self, Error> {
        Self::parse_with_lines(text).map(|(record, _)| record)
    }

    /// Reads a record, and on which line of the text each entry stands.
    pub(crate) fn parse_with_lines(text: &str) -> Result<(Self, Vec<usize>), Error> {
        let header = header(text)?;
        if header.game != G::NAME {
            let message = format!("this is a record of {}, not of {}", header.game, G::NAME);
            return Err(Error::new(ErrorKind::Record, message));
        }
        let (mut entries, mut numbers) = (Vec::new(), Vec::new());
        let mut outcome = None;
        for (number, line) in written_lines(text).skip(1) {
            if outcome.is_some() {
                return Err(wrong(number, "nothing may follow the outcome"));
            }
            if is_ending(line) {
                let ending: Ending<G::Outcome> = serde_json::from_str(line).map_err(|e| unread(number, &e))?;
                outcome = Some(ending.outcome);
            } else {
                entries.push(serde_json::from_str(line).map_err(|e| unread(number, &e))?);
                numbers.push(number);
            }
        }
        Ok((Self { header, entries, outcome }, numbers))
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
pub fn header(text: &str) -> Result<Header, Error> {
    /// What a header of any form has.
    #[derive(Deserialize)]
    struct Form {
        format: u32,
    }

    let (number, first) =
        written_lines(text).next().ok_or_else(|| Error::new(ErrorKind::Record, "the record is empty"))?;
    match serde_json::from_str(first) {
        Ok(Form { format }) if format > FORMAT => {
            let message = format!(
                "this record has form {format}, this program reads up to {FORMAT}: a newer program will open it"
            );
            return Err(Error::new(ErrorKind::Record, message));
        }
        Ok(Form { format: 0 }) => return Err(wrong(number, "there is no form 0 of records")),
        _ => {}
    }
    serde_json::from_str(first)
        .map_err(|e| wrong(number, format_args!("this is not the header of a record: {}", without_line(&e))))
}

/// The lines on which something is written, numbered from 1.
fn written_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty())
}

fn is_ending(line: &str) -> bool {
    line.trim_start().strip_prefix('{').is_some_and(|rest| rest.trim_start().starts_with("\"outcome\""))
}

fn wrong(number: usize, what: impl Display) -> Error {
    Error::new(ErrorKind::Record, format!("line {number}: {what}"))
}

fn unread(number: usize, error: &serde_json::Error) -> Error {
    wrong(number, without_line(error))
}

/// What the reader of a single line says, without that it is line 1 of one.
fn without_line(error: &serde_json::Error) -> String {
    error.to_string().replace(" at line 1 column ", " at column ")
}

/// A value as JSON; whatever games let out can be written.
pub(crate) fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}
