//! What a person or a program is told when something cannot be done.

use serde::Serialize;
use std::fmt;

/// What was wrong with a request; the name that programs match on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
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

/// A refusal: its kind, and a sentence that says what was refused, why, and what would do instead.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Refusal {
    /// What was wrong.
    pub kind: Kind,
    /// For the person who reads it.
    pub message: String,
}

impl Refusal {
    /// A refusal of this kind.
    pub fn new(kind: Kind, message: impl Into<String>) -> Self {
        Self { kind, message: message.into() }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Refusal {}

/// The name most like `word`, for "did you mean". None when nothing comes close.
pub fn closest<'a>(word: &str, names: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let short = word.chars().take(60).collect::<Vec<_>>();
    names
        .into_iter()
        .map(|name| (distance(&short, name), name))
        .filter(|&(far, name)| far <= name.len() / 3 + 1)
        .min_by_key(|&(far, _)| far)
        .map(|(_, name)| name)
}

/// Letters to add, drop or change to make one word of the other.
fn distance(word: &[char], name: &str) -> usize {
    let mut row: Vec<usize> = (0..=word.len()).collect();
    for (i, letter) in name.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, &other) in word.iter().enumerate() {
            let change = diagonal + usize::from(letter != other);
            diagonal = row[j + 1];
            row[j + 1] = change.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[word.len()]
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
