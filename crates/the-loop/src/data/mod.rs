//! What is printed on the components.

mod cards;
mod clones;
mod kinds;
mod missions;
mod ops;
mod set;

pub use cards::{CARDS, Card, Face};
pub use clones::{CLONES, DESTROYED_IN, Token, TokenSet};
pub use kinds::*;
pub use missions::{Mission, Slots};
pub use ops::{Along, At, Op};
pub use set::CardSet;

/// Artifacts, all together.
pub const ARTIFACTS: usize = 79;
/// Cards of a hand.
pub const HAND: usize = 3;
pub const MOST_AGENTS: usize = 4;
/// Cycles of the Machine.
pub const CYCLES: u8 = 3;
/// Clones that appear in a turn, by cycle.
pub const CLONES_A_TURN: [u8; CYCLES as usize] = [1, 2, 3];
/// Rifts that an era without a vortex holds.
pub const RIFT_SLOTS: u8 = 3;
/// Vortex tiles.
pub const VORTEXES: usize = 3;
/// Missions open at a time.
pub const OPEN_MISSIONS: usize = 2;
/// Missions to archive.
pub const MISSIONS_TO_WIN: usize = 4;
/// Sabotage tiles left in the box.
pub const TILES_IN_BOX: usize = Mission::ALL.len() - ERAS;

/// Clones and artifacts in setup, by the number of players from 1.
pub const SETUP: [(u8, u8); MOST_AGENTS] = [(7, 2), (7, 2), (5, 3), (4, 4)];
