//! The 28 clone tokens: four for each era of appearance and four for each era of destruction.

use super::Era::{self, Dawn, End, Globalization, Industrial, Medieval, Renaissance, Robots};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// Where each token appears, and where it is destroyed.
#[rustfmt::skip]
pub const CLONES: [(Era, Era); 28] = [
    (Dawn,          Renaissance),    (Dawn,          Industrial),     (Dawn,          Globalization),  (Dawn,          End),
    (Medieval,      Industrial),     (Medieval,      Globalization),  (Medieval,      Robots),         (Medieval,      Dawn),
    (Renaissance,   Globalization),  (Renaissance,   Robots),         (Renaissance,   End),            (Renaissance,   Medieval),
    (Industrial,    Robots),         (Industrial,    End),            (Industrial,    Dawn),           (Industrial,    Renaissance),
    (Globalization, End),            (Globalization, Dawn),           (Globalization, Medieval),       (Globalization, Industrial),
    (Robots,        Dawn),           (Robots,        Medieval),       (Robots,        Renaissance),    (Robots,        Globalization),
    (End,           Medieval),       (End,           Renaissance),    (End,           Industrial),     (End,           Robots),
];

/// The tokens that are destroyed in each era.
pub const DESTROYED_IN: [TokenSet; super::ERAS] = {
    let mut sets = [TokenSet::NONE; super::ERAS];
    let mut number = 0;
    while number < CLONES.len() {
        let era = CLONES[number].1 as usize;
        sets[era] = TokenSet(sets[era].0 | 1 << number);
        number += 1;
    }
    sets
};

/// One clone token; written as its number, from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Token(u8);

impl Token {
    /// The token of this number, from 1.
    pub fn numbered(number: u8) -> Option<Self> {
        (1..=CLONES.len() as u8).contains(&number).then(|| Self(number - 1))
    }

    /// Its number, from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The era of its appearance side.
    #[inline]
    pub const fn appears_in(self) -> Era {
        CLONES[self.0 as usize].0
    }

    /// The era of its destruction side.
    #[inline]
    pub const fn destroyed_in(self) -> Era {
        CLONES[self.0 as usize].1
    }
}

impl Serialize for Token {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Token {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u64::deserialize(deserializer)?;
        let token = u8::try_from(number).ok().and_then(Self::numbered);
        token.ok_or_else(|| serde::de::Error::custom(format_args!("there is no clone {number}: they go from 1 to 28")))
    }
}

/// A set of clone tokens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Token>", into = "Vec<Token>")]
pub struct TokenSet(u32);

impl TokenSet {
    /// No token.
    pub const NONE: Self = Self(0);
    /// Every token.
    pub const ALL: Self = Self((1 << CLONES.len()) - 1);

    /// Just this token.
    pub const fn only(token: Token) -> Self {
        Self(1 << token.0)
    }

    /// Whether a token is among them.
    pub const fn contains(self, token: Token) -> bool {
        self.0 & (1 << token.0) != 0
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Adds a token.
    pub fn insert(&mut self, token: Token) {
        self.0 |= 1 << token.0;
    }

    /// Takes a token out.
    pub fn remove(&mut self, token: Token) {
        self.0 &= !(1 << token.0);
    }

    /// The tokens in either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The tokens in both sets.
    #[must_use]
    pub const fn common(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The tokens of this set that are not in the other.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The tokens by number.
    pub fn iter(self) -> impl Iterator<Item = Token> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let token = (left != 0).then(|| Token(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(token)
        })
    }

    /// The token of the lowest number.
    #[inline]
    pub fn first(self) -> Option<Token> {
        self.iter().next()
    }
}

impl FromIterator<Token> for TokenSet {
    fn from_iter<I: IntoIterator<Item = Token>>(tokens: I) -> Self {
        tokens.into_iter().fold(Self::NONE, |set, token| set.union(Self::only(token)))
    }
}

impl From<Vec<Token>> for TokenSet {
    fn from(tokens: Vec<Token>) -> Self {
        tokens.into_iter().collect()
    }
}

impl From<TokenSet> for Vec<Token> {
    fn from(tokens: TokenSet) -> Self {
        tokens.iter().collect()
    }
}

impl fmt::Debug for TokenSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Token::number)).finish()
    }
}
