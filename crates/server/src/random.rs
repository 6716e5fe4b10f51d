//! Randomness from the operating system: ids, secrets and the seeds of games and bots.

use data_encoding::{Encoding, Specification};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering};
use tabletop::Seed;

/// Base32 without `l`, `o`, `0` and `1`, which are easily confused.
#[allow(clippy::expect_used)] // the alphabet is a constant: if it were wrong, nothing would work at all
pub(crate) static BASE32: LazyLock<Encoding> = LazyLock::new(|| {
    let mut specification = Specification::new();
    specification.symbols.push_str("abcdefghijkmnpqrstuvwxyz23456789");
    specification.encoding().expect("the alphabet has 32 different symbols")
});

/// Returns `None` if the system has no random numbers.
pub(crate) fn random_bytes<const N: usize>() -> Option<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).ok()?;
    Some(bytes)
}

/// An id with 120 bits of randomness.
pub(crate) fn random_id() -> Option<String> {
    random_bytes::<15>().map(|bytes| BASE32.encode(&bytes))
}

/// Gives each game and bot a seed of its own.
pub(crate) struct SeedSource {
    /// If set, all seeds are derived from it. Otherwise they come from the system.
    base: Option<Seed>,
    count: AtomicU64,
}

impl SeedSource {
    pub(crate) fn new(base: Option<Seed>) -> Self {
        Self { base, count: AtomicU64::new(0) }
    }

    /// Returns `None` if the system has no random numbers.
    pub(crate) fn next_seed(&self) -> Option<Seed> {
        match self.base {
            Some(seed) => Some(seed.nth(self.count.fetch_add(1, Ordering::Relaxed))),
            None => random_bytes().map(Seed),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_repeat_only_with_a_base_seed() {
        let series = |base| {
            let seeds = SeedSource::new(base);
            [seeds.next_seed(), seeds.next_seed()]
        };
        let base = Some(Seed([7; 32]));
        assert_eq!(series(base), series(base));
        assert_ne!(series(base)[0], series(base)[1]);
        assert_ne!(series(None), series(None));
    }

    #[test]
    fn random_ids_are_long_and_differ() {
        let (one, two) = (random_id().unwrap(), random_id().unwrap());
        assert_eq!((one.len(), one == two), (24, false));
        assert!(one.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit()));
    }

    #[test]
    fn ids_are_written_as_in_earlier_versions() {
        assert_eq!(BASE32.encode(&std::array::from_fn::<u8, 15, _>(|index| index as u8)), "aaasea2eawdaqcajbifs2diq");
    }
}
