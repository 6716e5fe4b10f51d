//! How players come to what each of them has one of: empires, paths, agents.

use crate::list::List;
use serde::de::value::{Error, StrDeserializer};
use serde::de::{DeserializeOwned, IgnoredAny};
use serde::{Deserialize, Serialize};
use std::fmt::Display;

/// How the players come to something that each of them has one of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Assignment<T, const N: usize> {
    /// At random.
    Dealt,
    /// Each seat chooses, one after the other.
    Chosen,
    /// As listed, by seat.
    Named(List<T, N>),
}

/// The value of an option as people and programs write it.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
pub enum Written {
    Number(i64),
    Word(String),
    Names(Vec<String>),
    /// Anything else; the reader of the option says what it should be.
    #[serde(skip_serializing)]
    Other(IgnoredAny),
}

impl<T: Copy + Default + DeserializeOwned, const N: usize> Assignment<T, N> {
    /// The assignment of `what`, written for this many seats.
    pub fn read(written: Written, what: &str, seats: u8) -> Result<Self, String> {
        let expected = "\"dealt\", \"chosen\" or a list with one name for each seat";
        match written {
            Written::Word(word) if word == "dealt" => Ok(Self::Dealt),
            Written::Word(word) if word == "chosen" => Ok(Self::Chosen),
            Written::Word(word) => Err(format!("{what} cannot be {word:?}: write {expected}")),
            Written::Names(names) if names.len() != usize::from(seats) || names.len() > N => {
                Err(format!("{} {what} are named for {seats} players: name one for each seat", names.len()))
            }
            Written::Names(names) => {
                let named = names
                    .iter()
                    .map(|name| T::deserialize(StrDeserializer::<Error>::new(name)).map_err(|error| error.to_string()));
                Ok(Self::Named(named.collect::<Result<Vec<T>, _>>()?.into_iter().collect()))
            }
            Written::Number(_) | Written::Other(_) => Err(format!("{what} are {expected}")),
        }
    }

    /// The same, as it is written.
    pub fn write(self, name: fn(T) -> &'static str) -> Written {
        match self {
            Self::Dealt => Written::Word("dealt".into()),
            Self::Chosen => Written::Word("chosen".into()),
            Self::Named(named) => Written::Names(named.iter().map(|&one| name(one).to_owned()).collect()),
        }
    }
}

impl<T: Copy + Default + PartialEq + Display, const N: usize> Assignment<T, N> {
    /// The same if nothing is named twice; otherwise an error that gives the `reason`.
    pub fn distinct(self, reason: &str) -> Result<Self, String> {
        let Self::Named(named) = self else { return Ok(self) };
        match named.iter().enumerate().find(|(index, one)| named[..*index].contains(one)) {
            Some((_, twice)) => Err(format!("{twice} is named twice: {reason}")),
            None => Ok(self),
        }
    }
}

/// The number of players, written for a game of `least` to `most`.
pub fn read_players(written: &Written, (least, most): (u8, u8)) -> Result<u8, String> {
    let Written::Number(number) = *written else {
        return Err(format!("players is a whole number from {least} to {most}"));
    };
    let players = u8::try_from(number).ok().filter(|players| (least..=most).contains(players));
    players.ok_or_else(|| format!("{number} cannot play: this game is for {least} to {most} players"))
}

#[cfg(test)]
mod tests {
    use super::*;

    type Numbers = Assignment<u8, 3>;

    #[test]
    fn what_cannot_be_read_is_refused_with_what_would_do() {
        let read = |json: &str| Numbers::read(serde_json::from_str(json).expect("JSON"), "numbers", 2);
        assert_eq!(read("\"dealt\""), Ok(Numbers::Dealt));
        assert_eq!(read("\"chosen\""), Ok(Numbers::Chosen));
        for (written, says) in [
            ("\"drawn\"", "numbers cannot be \"drawn\""),
            ("[\"1\"]", "1 numbers are named for 2 players"),
            ("7", "numbers are \"dealt\", \"chosen\" or a list"),
            ("{}", "numbers are \"dealt\", \"chosen\" or a list"),
            ("[1, 2]", "numbers are \"dealt\", \"chosen\" or a list"),
        ] {
            let error = read(written).expect_err(written);
            assert!(error.contains(says), "{written}: {error}");
        }
        let players = |json: &str| read_players(&serde_json::from_str(json).expect("JSON"), (2, 4));
        assert_eq!(players("3"), Ok(3));
        assert!(players("5").is_err_and(|error| error.contains("for 2 to 4 players")));
        assert!(players("\"many\"").is_err_and(|error| error.contains("a whole number from 2 to 4")));
    }

    #[test]
    fn nothing_may_be_named_twice() {
        let named = |numbers: [u8; 2]| Numbers::Named(numbers.into_iter().collect()).distinct("one each");
        assert!(named([1, 2]).is_ok());
        assert_eq!(named([2, 2]), Err("2 is named twice: one each".into()));
    }
}
