//! Where the chance of games and bots comes from. Secrets do not come from here (see [`crate::keys`]).

use crate::keys;
use std::sync::atomic::{AtomicU64, Ordering};
use tabletop::Seed;

/// Seeds, one after the other.
pub(crate) struct Chance {
    /// All follow from this one; from the system if there is none.
    from: Option<Seed>,
    given: AtomicU64,
}

impl Chance {
    pub(crate) fn new(from: Option<Seed>) -> Self {
        Self { from, given: AtomicU64::new(0) }
    }

    /// A seed that has not been given before. None if the system has no random numbers.
    pub(crate) fn seed(&self) -> Option<Seed> {
        match self.from {
            Some(seed) => Some(seed.nth(self.given.fetch_add(1, Ordering::Relaxed))),
            None => keys::random().map(Seed),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_follow_from_one_if_there_is_one_and_from_nothing_if_there_is_none() {
        let series = |from| {
            let chance = Chance::new(from);
            [chance.seed(), chance.seed()]
        };
        let told = Some(Seed([7; 32]));
        assert_eq!(series(told), series(told));
        assert_ne!(series(told)[0], series(told)[1]);
        assert_ne!(series(None), series(None));
    }
}
