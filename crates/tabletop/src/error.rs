//! Errors, for people and for programs.

use serde::Serialize;
use std::fmt;

/// What was wrong with a request; the name that programs match on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ErrorKind {
    /// Options that no game can be started with, or that do not go together.
    Options,
    /// A given setup or a dumped state that cannot be.
    Position,
    /// A choice that the seat does not have now.
    Illegal,
    /// Nothing that could be taken back or done again.
    Undo,
    /// A record that cannot be read or does not replay.
    Record,
    /// A request that is not understood.
    Request,
    /// A fault of the program.
    Internal,
}

/// Its kind, and a sentence that says what was refused, why, and what would do instead.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Error {
    /// What was wrong.
    pub kind: ErrorKind,
    /// For the person who reads it.
    pub message: String,
}

impl Error {
    /// A refusal of this kind.
    pub fn new(kind: ErrorKind, message: impl Into<String>) -> Self {
        Self { kind, message: message.into() }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Error {}

/// The name most like `word`, for "did you mean"; none when nothing comes close.
pub fn closest<'a>(word: &str, names: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    // No name is that long, and the time grows with the length.
    let word = word.chars().take(60).collect::<String>();
    names
        .into_iter()
        .map(|name| (strsim::levenshtein(&word, name), name))
        .filter(|&(distance, name)| distance <= name.len() / 3 + 1)
        .min_by_key(|&(distance, _)| distance)
        .map(|(_, name)| name)
}

#[cfg(test)]
mod tests {
    use super::closest;

    #[test]
    fn a_slip_of_the_finger_finds_the_name_and_nonsense_finds_none() {
        let names = ["mega_drill", "mega_bomb", "zeppelin"];
        assert_eq!(closest("mega_dril", names), Some("mega_drill"));
        assert_eq!(closest("zepelin", names), Some("zeppelin"));
        assert_eq!(closest("cathedral", names), None);
        assert_eq!(closest("", names), None);
    }
}
