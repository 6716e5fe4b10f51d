//! Cards, dice and the fiery side of the timeline.

use super::Good::{Gold as G, Neutronium as N, Titanium as T, Uranium as U};
use super::Worker::{Administrator, Engineer, Genius, Scientist};
use super::{Bill, Column, Good, Shape, Symbol, Worker};
use serde::{Deserialize, Serialize};
use tabletop::named;

/// The recruit cards: scientists, engineers, administrators, geniuses.
#[rustfmt::skip]
pub static RECRUIT_CARDS: [[u16; 4]; 11] = [
    [2, 0, 1, 1], [1, 1, 2, 0], [0, 2, 1, 1], [1, 1, 2, 0], [1, 0, 2, 1], [2, 2, 0, 0],
    [1, 1, 1, 1], [2, 1, 0, 1], [1, 2, 0, 1], [0, 2, 0, 2], [1, 0, 1, 2],
];

/// The mining cards, from the top square, which neutronium takes after the impact.
#[rustfmt::skip]
pub static MINE_CARDS: [[Good; 5]; 11] = [
    [G, U, U, U, T], [N, G, U, T, T], [N, G, G, U, T], [N, G, U, U, T], [N, N, G, T, T], [N, N, U, U, U],
    [G, G, G, U, T], [G, G, U, T, T], [G, G, U, U, T], [G, U, T, T, T], [N, G, T, T, T],
];

/// The faces of the paradox die.
pub const PARADOX_DIE: [u8; 6] = [0, 1, 1, 1, 1, 2];
/// The faces of the shape die.
pub const SHAPE_DIE: [Shape; 6] =
    [Shape::Circle, Shape::Circle, Shape::Triangle, Shape::Triangle, Shape::Square, Shape::Square];
/// The faces of the symbol die; the last is the question mark.
pub const SYMBOL_DIE: [Option<Symbol>; 6] = [
    Some(Symbol::TimeTravel),
    Some(Symbol::Warfare),
    Some(Symbol::Genetics),
    Some(Symbol::Technology),
    Some(Symbol::Society),
    None,
];

named! {
    /// What a space on the fiery side of a timeline tile does.
    pub enum Cell: "timeline space" {
        /// Nothing.
        Plain = "plain",
        /// Inspiring message: morale rises.
        Inspiring = "inspiring_message",
        /// Glorious future: a point.
        Glorious = "glorious_future",
        /// Stable rift: a paradox less.
        StableRift = "stable_rift",
        /// Parallel timeline: the asset twice.
        Parallel = "parallel_timeline",
        /// Grim message: morale falls.
        Grim = "grim_message",
        /// Unstable rift: a paradox more.
        UnstableRift = "unstable_rift",
    }
}

/// The fiery sides of the timeline tiles, along the arrows. Which space has which symbol is ours: no source tells it.
#[rustfmt::skip]
pub static TIMELINE: [[Cell; 8]; 12] = [
    tile("V..p.m.."), tile(".2.p..p."), tile("M...p.m."), tile("P.V..p.."), tile("VV.p..m."), tile(".M.p.V.."),
    tile("2.p..m.."), tile(".P.V.p.."), tile("m.2.p..."), tile("pV.M..p."), tile(".Vp.2.m."), tile("M.P.p.V."),
];

const fn tile(text: &str) -> [Cell; 8] {
    let text = text.as_bytes();
    let mut cells = [Cell::Plain; 8];
    let mut at = 0;
    while at < 8 {
        cells[at] = match text[at] {
            b'.' => Cell::Plain,
            b'M' => Cell::Inspiring,
            b'V' => Cell::Glorious,
            b'P' => Cell::StableRift,
            b'2' => Cell::Parallel,
            b'm' => Cell::Grim,
            b'p' => Cell::UnstableRift,
            _ => panic!("no such space"),
        };
        at += 1;
    }
    cells
}

/// A starting-asset card.
#[derive(Debug)]
pub struct AssetCard {
    /// The goods it gives.
    pub goods: Bill,
    /// The worker it gives.
    pub worker: Option<(Worker, Column)>,
    /// Random breakthroughs.
    pub breakthroughs: u8,
}

/// Every starting-asset card, by number from 1. What they give is ours: no source tells it.
#[rustfmt::skip]
pub static ASSETS: [AssetCard; 16] = [
    asset("2C",       None),
    asset("1G 1U 1T", None),
    asset("1T 1W",    Some((Engineer, Column::Tired))),
    asset("1U 2T",    None),
    asset("4W 1C",    None),
    asset("2C 1T",    None),
    asset("2G 1T 1W", None),
    asset("1T",       Some((Administrator, Column::Tired))),
    asset("1N 1C",    None),
    asset("1W",       Some((Scientist, Column::Active))),
    asset("1T",       Some((Engineer, Column::Active))),
    asset("1U",       Some((Engineer, Column::Active))),
    AssetCard { goods: Bill::parse("1U 1W"), worker: None, breakthroughs: 1 },
    asset("1T",       Some((Administrator, Column::Active))),
    asset("1G",       Some((Administrator, Column::Active))),
    asset("",         Some((Genius, Column::Tired))),
];

/// What everybody has before the cards of a draft: goods, and active workers in the order of [`Worker`].
pub const BASE_KIT: (Bill, [u16; 4]) = (Bill::parse("2C 2W"), [2, 1, 0, 0]);

const fn asset(goods: &str, worker: Option<(Worker, Column)>) -> AssetCard {
    AssetCard { goods: Bill::parse(goods), worker, breakthroughs: 0 }
}

/// A starting-asset card, by its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Asset(u8);

impl Asset {
    /// Every card.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=ASSETS.len() as u8).map(Self)
    }

    pub const fn number(self) -> u8 {
        self.0
    }

    /// What is printed on it.
    pub fn printed(self) -> &'static AssetCard {
        &ASSETS[usize::from(self.0) - 1]
    }
}

impl Default for Asset {
    fn default() -> Self {
        Self(1)
    }
}

impl TryFrom<u8> for Asset {
    type Error = String;
    fn try_from(number: u8) -> Result<Self, String> {
        match number {
            1..=16 => Ok(Self(number)),
            _ => Err(format!("there is no starting-asset card {number}: they are numbered 1 to 16")),
        }
    }
}

impl From<Asset> for u8 {
    fn from(asset: Asset) -> Self {
        asset.0
    }
}
