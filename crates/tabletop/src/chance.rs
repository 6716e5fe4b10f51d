//! Randomness that is the same on every machine.
//!
//! A [`Seed`] is 256 bits. From it ChaCha with 12 rounds (64-bit block counter, 64-bit stream number)
//! makes as many streams of 32-bit words as a game wants: one for each deck, bag and die, so that drawing
//! from one never moves another. A number below *n* is the upper half of `word × n`; a word for which the
//! lower half is less than `2³² mod n` is drawn again. A shuffle swaps each position, from the last to the
//! second, with a position at or before it. That is the whole definition.

use crate::words::Words;
use crate::{Error, ErrorKind};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The 256 bits that all chance of a game comes from; written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "SeedText", into = "String")]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// The seed that this text stands for: 64 hexadecimal digits as they are; any other text of at
    /// most 32 bytes as those bytes, filled up with zeros.
    pub fn from_text(text: &str) -> Result<Self, Error> {
        let bytes = text.as_bytes();
        let mut seed = [0; 32];
        if bytes.len() == 64 && bytes.iter().all(u8::is_ascii_hexdigit) {
            for (byte, pair) in seed.iter_mut().zip(bytes.chunks(2)) {
                *byte = pair.iter().fold(0, |n, &digit| n << 4 | hex(digit));
            }
        } else if bytes.len() <= 32 {
            seed[..bytes.len()].copy_from_slice(bytes);
        } else {
            let message = "a seed is 64 hexadecimal digits or a text of at most 32 bytes";
            return Err(Error::new(ErrorKind::Options, message));
        }
        Ok(Self(seed))
    }

    /// One of many seeds that follow from this one; game `number` of a series uses it.
    #[must_use]
    pub fn nth(self, number: u64) -> Self {
        Dice::new(self, number).seed()
    }
}

fn hex(digit: u8) -> u8 {
    match digit {
        b'0'..=b'9' => digit - b'0',
        _ => (digit | 0x20) - b'a' + 10,
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed({self})")
    }
}

/// Seeds are read from text, or from a whole number as its decimal text.
#[derive(Deserialize)]
#[serde(untagged, expecting = "a seed is a text of at most 32 bytes, 64 hexadecimal digits or a whole number from 0")]
enum SeedText {
    Text(String),
    Number(u64),
}

impl TryFrom<SeedText> for Seed {
    type Error = Error;
    fn try_from(text: SeedText) -> Result<Self, Error> {
        match text {
            SeedText::Text(text) => Self::from_text(&text),
            SeedText::Number(number) => Self::from_text(&number.to_string()),
        }
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> Self {
        seed.to_string()
    }
}

/// One stream of chance, being drawn from.
#[derive(Clone, Debug)]
pub struct Dice {
    words: Words,
}

impl Dice {
    /// The start of stream `stream` of this seed.
    pub fn new(seed: Seed, stream: u64) -> Self {
        Self { words: Words::new(seed, stream, 0) }
    }

    /// A number from 0 to `below - 1`, each as likely as the other. `below` must not be 0.
    pub fn below(&mut self, below: u32) -> u32 {
        let fair = below.wrapping_neg() % below;
        loop {
            let wide = u64::from(self.words.next()) * u64::from(below);
            if wide as u32 >= fair {
                return (wide >> 32) as u32;
            }
        }
    }

    /// One of these, each as likely as the other; none of nothing.
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        match items.len() {
            0 => None,
            len => items.get(self.below(len as u32) as usize).copied(),
        }
    }

    /// Puts the items in a random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    /// Puts the items in a random order that does not depend on the one they come in: equal things, equal dice, equal order.
    pub fn deal_anew<T: Ord>(&mut self, items: &mut [T]) {
        items.sort_unstable();
        self.shuffle(items);
    }

    /// A fresh seed out of this stream.
    pub fn seed(&mut self) -> Seed {
        let mut seed = [0; 32];
        for bytes in seed.chunks_exact_mut(4) {
            bytes.copy_from_slice(&self.words.next().to_le_bytes());
        }
        Seed(seed)
    }
}

/// The chance of a running game, as part of its state: a seed, and how far each of its `N` streams has
/// been drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Chance<const N: usize> {
    seed: Seed,
    drawn: [u32; N],
}

impl<const N: usize> Chance<N> {
    /// All streams of `seed`, undrawn.
    pub const fn new(seed: Seed) -> Self {
        Self { seed, drawn: [0; N] }
    }

    /// Draws from stream `stream`, going on where it was left.
    pub fn draw<T>(&mut self, stream: usize, draw: impl FnOnce(&mut Dice) -> T) -> T {
        let mut dice = Dice { words: Words::new(self.seed, stream as u64, self.drawn[stream].into()) };
        let result = draw(&mut dice);
        self.drawn[stream] = dice.words.read() as u32;
        result
    }
}

impl<const N: usize> Serialize for Chance<N> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.seed, self.drawn.as_slice()).serialize(serializer)
    }
}

impl<'de, const N: usize> Deserialize<'de> for Chance<N> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (seed, known) = <(Seed, Vec<u32>)>::deserialize(deserializer)?;
        let mut drawn = [0; N];
        // A state from before a stream was added has not drawn from it.
        let known_streams = drawn.get_mut(..known.len()).ok_or_else(|| {
            let count = known.len();
            serde::de::Error::custom(format_args!("this game draws from {N} streams of chance, not from {count}"))
        })?;
        known_streams.copy_from_slice(&known);
        Ok(Self { seed, drawn })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The numbers come from another implementation of the definition above.
    #[test]
    fn the_streams_are_those_of_every_other_machine() {
        let mut dice = Dice::new(Seed::from_text("chronotope").unwrap(), 3);
        let drawn: Vec<u32> = (0..8).map(|_| dice.below(1000)).collect();
        assert_eq!(drawn, [667, 479, 134, 345, 966, 649, 918, 876]);
        let mut order: Vec<u8> = (0..12).collect();
        dice.shuffle(&mut order);
        assert_eq!(order, [6, 0, 10, 7, 11, 1, 2, 5, 4, 9, 3, 8]);
    }

    #[test]
    fn a_stream_that_was_added_later_begins_at_its_beginning() {
        let old = Chance::<2>::new(Seed([3; 32]));
        let text = serde_json::to_string(&old).unwrap();
        let new: Chance<3> = serde_json::from_str(&text).unwrap();
        assert_eq!(new, Chance::new(Seed([3; 32])));
        assert!(serde_json::from_str::<Chance<1>>(&text).is_err(), "but none is forgotten");
    }

    #[test]
    fn a_stream_goes_on_where_it_was_left_and_moves_no_other() {
        let seed = Seed::from_text("1").unwrap();
        let mut chance = Chance::<2>::new(seed);
        let first: Vec<u32> = (0..20).map(|_| chance.draw(1, |dice| dice.below(6))).collect();
        let mut dice = Dice::new(seed, 1);
        let whole: Vec<u32> = (0..20).map(|_| dice.below(6)).collect();
        assert_eq!(first, whole);
        assert_eq!(chance.draw(0, Dice::seed), Dice::new(seed, 0).seed());
    }

    #[test]
    fn a_state_from_before_a_stream_was_added_loads_with_that_stream_undrawn() {
        let mut before = Chance::<2>::new(Seed::from_text("1").unwrap());
        before.draw(1, |dice| dice.below(6));
        let text = serde_json::to_string(&before).unwrap();
        let mut now: Chance<3> = serde_json::from_str(&text).unwrap();
        assert_eq!(now.drawn, [before.drawn[0], before.drawn[1], 0]);
        assert_eq!(now.draw(1, Dice::seed), before.draw(1, Dice::seed));
        assert!(
            serde_json::from_str::<Chance<1>>(&text)
                .unwrap_err()
                .to_string()
                .contains("1 streams of chance, not from 2")
        );
    }

    #[test]
    fn every_number_below_is_reached_about_as_often_as_the_others() {
        let mut dice = Dice::new(Seed::from_text("fair").unwrap(), 0);
        let mut seen = [0; 7];
        for _ in 0..70_000 {
            seen[dice.below(7) as usize] += 1;
        }
        assert!(seen.iter().all(|n| (9_600..10_400).contains(n)), "{seen:?}");
    }

    #[test]
    fn seeds_are_texts_numbers_or_hexadecimal_digits() {
        let seed = |json: &str| serde_json::from_str::<Seed>(json);
        let text = seed("\"7\"").unwrap();
        assert_eq!(seed("7").unwrap(), text);
        assert_eq!(seed(&format!("\"{text}\"")).unwrap(), text);
        assert!(seed(&format!("\"{}\"", "x".repeat(33))).is_err());
        assert_ne!(text.nth(0), text.nth(1));
        assert_eq!(serde_json::to_string(&text).unwrap().len(), 66);
    }
}
