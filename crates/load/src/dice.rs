//! Chance for whoever drives; what it brings differs from run to run unless a seed is given.

use std::time::{SystemTime, UNIX_EPOCH};

/// A source of numbers (SplitMix64), quick and good enough for picking a choice.
pub struct Dice(u64);

impl Dice {
    /// One that begins with the clock.
    pub fn new() -> Self {
        Self(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_nanos() as u64)
    }

    /// One that brings the same every time.
    pub fn seeded(seed: u64) -> Self {
        Self(seed)
    }

    /// Another one.
    pub fn split(&mut self) -> Self {
        Self(self.next())
    }

    /// A number below `most`; nought if there is none.
    pub fn below(&mut self, most: u64) -> u64 {
        self.next() % most.max(1)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ mixed >> 31
    }
}

impl Default for Dice {
    fn default() -> Self {
        Self::new()
    }
}
