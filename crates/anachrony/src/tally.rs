//! How many of each kind.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

/// A kind of thing that can be counted.
pub trait Kind: Copy + Ord + fmt::Debug + Serialize + 'static {
    /// All of them, in order.
    const KINDS: &'static [Self];
    /// The index among them.
    fn index(self) -> usize;
}

/// How many there are of each of `N` kinds. Written as an object with the kinds that there are.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Tally<K, const N: usize> {
    counts: [u16; N],
    kinds: PhantomData<K>,
}

impl<K: Kind, const N: usize> Tally<K, N> {
    /// None of anything.
    pub const NONE: Self = Self { counts: [0; N], kinds: PhantomData };

    /// Each kind that there is, with its number.
    pub fn iter(&self) -> impl Iterator<Item = (K, u16)> {
        K::KINDS.iter().copied().zip(self.counts).filter(|&(_, count)| count > 0)
    }

    /// How many of all kinds together.
    pub fn total(&self) -> u16 {
        self.counts.iter().sum()
    }

    /// Whether there is nothing.
    pub fn is_empty(&self) -> bool {
        self.counts == [0; N]
    }

    /// Takes one away, if there is one.
    pub(crate) fn take(&mut self, kind: K) {
        self[kind] = self[kind].saturating_sub(1);
    }

    /// Adds all of `other`, which is left empty.
    pub(crate) fn absorb(&mut self, other: &mut Self) {
        for (count, more) in self.counts.iter_mut().zip(other.counts) {
            *count += more;
        }
        *other = Self::NONE;
    }
}

impl<K: Kind, const N: usize> Index<K> for Tally<K, N> {
    type Output = u16;
    #[inline]
    fn index(&self, kind: K) -> &u16 {
        &self.counts[kind.index()]
    }
}

impl<K: Kind, const N: usize> IndexMut<K> for Tally<K, N> {
    #[inline]
    fn index_mut(&mut self, kind: K) -> &mut u16 {
        &mut self.counts[kind.index()]
    }
}

impl<K: Kind, const N: usize> Default for Tally<K, N> {
    fn default() -> Self {
        Self::NONE
    }
}

impl<K: Kind, const N: usize> fmt::Debug for Tally<K, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl<K: Kind, const N: usize> FromIterator<(K, u16)> for Tally<K, N> {
    fn from_iter<I: IntoIterator<Item = (K, u16)>>(counts: I) -> Self {
        let mut tally = Self::NONE;
        for (kind, count) in counts {
            tally[kind] += count;
        }
        tally
    }
}

impl<K: Kind, const N: usize> Serialize for Tally<K, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

/// More of a kind than any game can bring; a state from outside may have no more, so that sums stay in range.
const MOST: u16 = 1_000;

impl<'de, K: Kind + Deserialize<'de>, const N: usize> Deserialize<'de> for Tally<K, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let counts = BTreeMap::<K, u16>::deserialize(deserializer)?;
        if let Some((kind, count)) = counts.iter().find(|(_, count)| **count > MOST) {
            return Err(serde::de::Error::custom(format_args!("{count} {kind:?} are more than a game can bring")));
        }
        Ok(counts.into_iter().collect())
    }
}
