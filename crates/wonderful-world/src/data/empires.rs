//! The five empire cards and their two sides.

use super::Counted::{Built, Token};
use super::Leader::{Financier, General};
use super::Points::{Each, Flat};
use super::Type::{Discovery, Project, Research};
use super::{Empire, Points, Side, Slots};

/// One side of an empire card.
#[derive(Debug)]
pub struct EmpireSide {
    /// What it produces every round.
    pub makes: Slots,
    /// What it is worth at the end.
    pub points: Points,
}

#[derive(Debug)]
pub struct EmpireCard {
    /// Its English name.
    pub name: &'static str,
    sides: [EmpireSide; 2],
}

/// Every empire card, in the order of [`Empire`]. Side B is the same on all of them.
#[rustfmt::skip]
pub static EMPIRES: [EmpireCard; 5] = [
    // name                     side A                             side B
    row("Aztec Empire",         "2E 1X",    Each(3, Built(Discovery)), "2M 1E 1S"),
    row("Federation of Asia",   "1M 2G",    Each(2, Built(Project)),   "2M 1E 1S"),
    row("Noram States",         "3M 1G",    Each(1, Token(Financier)), "2M 1E 1S"),
    row("Panafrican Union",     "2M 2S",    Each(2, Built(Research)),  "2M 1E 1S"),
    row("Republic of Europe",   "2M 1E 1S", Each(1, Token(General)),   "2M 1E 1S"),
];

impl Empire {
    /// What is printed on the card.
    pub fn printed(self) -> &'static EmpireCard {
        &EMPIRES[self as usize]
    }

    /// What is printed on one of its sides.
    pub fn side(self, side: Side) -> &'static EmpireSide {
        &self.printed().sides[side as usize]
    }
}

const fn row(name: &'static str, makes: &str, points: Points, makes_b: &str) -> EmpireCard {
    let a = EmpireSide { makes: Slots::parse(makes), points };
    let b = EmpireSide { makes: Slots::parse(makes_b), points: Flat(0) };
    EmpireCard { name, sides: [a, b] }
}
