//! Random numbers.

use std::time::{SystemTime, UNIX_EPOCH};

/// SplitMix64: fast, and good enough to pick a choice.
pub struct Rng(u64);

impl Rng {
    /// Seeded from the clock.
    pub fn new() -> Self {
        Self(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_nanos() as u64)
    }

    pub fn seeded(seed: u64) -> Self {
        Self(seed)
    }

    /// A new generator, seeded from this one.
    pub fn split(&mut self) -> Self {
        Self(self.next())
    }

    /// A number below `limit`, or 0.
    pub fn below(&mut self, limit: u64) -> u64 {
        self.next() % limit.max(1)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ mixed >> 31
    }
}

impl Default for Rng {
    fn default() -> Self {
        Self::new()
    }
}
