//! What is printed on the components.

mod developments;
mod empires;
mod scenarios;

pub use developments::{COPIES, DEVELOPMENTS, DIFFERENT};
pub use empires::{EMPIRES, EmpireSide};
pub use scenarios::{SCENARIOS, ScenarioCard};

use serde::{Deserialize, Serialize};
use tabletop::named;

/// Rounds of a game.
pub const ROUNDS: u8 = 4;
/// Cards that each player has picked when a draft is over.
pub const PICKS: u8 = 7;
/// Cards dealt to each of two players, who discard the last three.
pub const DEALT_TO_TWO: u8 = 10;
/// Basic cubes on an empire card that turn into one krystallium.
pub const CUBES_TO_KRYSTALLIUM: u8 = 5;
/// Piles laid out in the solo game.
pub const PILES: usize = 8;
/// Piles taken in each round of the solo game.
pub const PILES_A_ROUND: u8 = 2;
/// Cards in a pile of the solo game, and cards drawn when digging.
pub const PILE: usize = 5;
/// Cubes of one resource that bring a leader in the solo game.
pub const SOLO_SUPREMACY: u16 = 5;
/// What side A costs when a solo game is rated.
pub const SIDE_A_HANDICAP: i32 = 15;

/// The solo ratings: each from this score on.
pub const RATINGS: [(i32, Rating); 4] =
    [(i32::MIN, Rating::Novice), (60, Rating::Dictator), (80, Rating::Emperor), (100, Rating::Deity)];

named! {
    /// The basic resources, in the order in which they are produced.
    pub enum Resource: "resource" {
        /// Grey.
        Materials = "materials",
        /// Black.
        Energy = "energy",
        /// Green.
        Science = "science",
        /// Yellow.
        Gold = "gold",
        /// Blue.
        Exploration = "exploration",
    }
}

impl Resource {
    /// The leaders that supremacy in this resource offers; where there are two, the player chooses.
    pub const fn supremacy(self) -> &'static [Leader] {
        match self {
            Self::Materials | Self::Gold => &[Leader::Financier],
            Self::Energy | Self::Exploration => &[Leader::General],
            Self::Science => &[Leader::General, Leader::Financier],
        }
    }

    /// The cube of this resource, as a piece.
    pub const fn piece(self) -> Piece {
        Piece::ALL[self as usize]
    }
}

named! {
    /// The leader tokens.
    pub enum Leader: "leader" {
        /// Military.
        General = "general",
        /// Of money.
        Financier = "financier",
    }
}

impl Leader {
    /// The token of this leader, as a piece.
    pub const fn piece(self) -> Piece {
        match self {
            Self::General => Piece::General,
            Self::Financier => Piece::Financier,
        }
    }
}

named! {
    /// Everything that can fill a slot of a card under construction.
    pub enum Piece: "piece" {
        /// A cube of materials.
        Materials = "materials",
        /// A cube of energy.
        Energy = "energy",
        /// A cube of science.
        Science = "science",
        /// A cube of gold.
        Gold = "gold",
        /// A cube of exploration.
        Exploration = "exploration",
        /// The special cube, which can stand for any resource.
        Krystallium = "krystallium",
        General = "general",
        Financier = "financier",
    }
}

named! {
    /// The types of development cards.
    pub enum Type: "type" {
        /// Grey: mostly cheap producers.
        Structure = "structure",
        /// Black: explorers.
        Vehicle = "vehicle",
        /// Green.
        Research = "research",
        /// Yellow.
        Project = "project",
        /// Blue: mostly points.
        Discovery = "discovery",
    }
}

named! {
    /// Where hands are passed in a draft.
    pub enum Direction: "direction" {
        /// To the next seat.
        Left = "left",
        /// To the previous seat.
        Right = "right",
    }
}

named! {
    /// The sides of an empire card.
    pub enum Side: "side" {
        /// Each empire is different.
        A = "A",
        /// All empires are alike.
        B = "B",
    }
}

named! {
    /// The empire cards.
    pub enum Empire: "empire" {
        /// Explores from the start.
        AztecEmpire = "aztec_empire",
        /// Starts with gold.
        FederationOfAsia = "federation_of_asia",
        /// Lives on materials and financiers.
        NoramStates = "noram_states",
        /// Starts with science.
        PanafricanUnion = "panafrican_union",
        /// A little of all, and generals.
        RepublicOfEurope = "republic_of_europe",
    }
}

named! {
    /// The solo scenarios, by the numbers they are printed under.
    pub enum Scenario: "scenario" {
        /// To the centre of the Earth.
        S01 = "01",
        /// A better world.
        S02 = "02",
        /// They are among us.
        S03 = "03",
        /// Masters of time.
        S04 = "04",
        /// End of times.
        S05 = "05",
        /// Money has no smell.
        S06 = "06",
    }
}

named! {
    /// What a solo game without a scenario earns.
    pub enum Rating: "rating" {
        /// Below 60.
        Novice = "novice",
        /// 60 to 79.
        Dictator = "dictator",
        /// 80 to 99.
        Emperor = "emperor",
        /// 100 or more.
        Deity = "deity",
    }
}

named! {
    /// What a won scenario earns.
    pub enum Medal: "medal" {
        /// The third.
        Bronze = "bronze",
        /// The second.
        Silver = "silver",
        /// The first.
        Gold = "gold",
    }
}

/// A development card, as printed.
#[derive(Debug)]
pub struct Development {
    /// Its name in records and requests.
    pub id: &'static str,
    /// Its English name.
    pub name: &'static str,
    pub kind: Type,
    /// How many of it are in the deck.
    pub copies: u8,
    /// The slots to fill.
    pub cost: Slots,
    /// The cube it gives when it is not built.
    pub recycling: Resource,
    /// What is taken once, on completion: krystallium and leaders.
    pub bonus: Slots,
    /// What it produces every round.
    pub makes: Makes,
    /// What it is worth at the end.
    pub points: Points,
}

/// What a card produces: cubes, or these cubes for each built card of a type.
#[derive(Clone, Copy, Debug)]
pub struct Makes {
    pub cubes: Slots,
    /// The type they are counted for, if any.
    pub for_each: Option<Type>,
}

/// What a card is worth at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Points {
    /// So many points.
    Flat(u8),
    /// So many for each of these.
    Each(u8, Counted),
}

/// What points are counted for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// Built cards of a type.
    Built(Type),
    /// Leaders on the empire card, beyond the one point each is worth.
    Token(Leader),
}

/// How many of each piece: a card's cost, what lies on it, what it gives. Eight numbers below 16, side by side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Slots(u32);

impl Slots {
    /// None of anything.
    pub const NONE: Self = Self(0);

    /// Reads a table entry such as `"4M 1E"`; anything else stops the build.
    pub(crate) const fn parse(text: &str) -> Self {
        let text = text.as_bytes();
        let mut slots = 0;
        let mut at = 0;
        while at < text.len() {
            let count = text[at] - b'0';
            let piece = match text[at + 1] {
                b'M' => Piece::Materials,
                b'E' => Piece::Energy,
                b'S' => Piece::Science,
                b'G' => Piece::Gold,
                b'X' => Piece::Exploration,
                b'K' => Piece::Krystallium,
                b'g' => Piece::General,
                b'f' => Piece::Financier,
                _ => panic!("no such piece"),
            };
            assert!(0 < count && count < 10);
            slots += (count as u32) << (4 * piece as u32);
            at += 3;
        }
        Self(slots)
    }

    /// How many of this piece.
    #[inline]
    pub const fn of(self, piece: Piece) -> u8 {
        (self.0 >> (4 * piece as u32) & 15) as u8
    }

    /// Whether there is nothing.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.0 == 0
    }

    /// One more of a piece.
    #[inline]
    #[must_use]
    pub const fn and_one(self, piece: Piece) -> Self {
        Self(self.0 + (1 << (4 * piece as u32)))
    }

    /// What is left of these when `other`, which is part of them, is taken away.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0.wrapping_sub(other.0))
    }

    /// Whether there is no piece of which `other` has fewer.
    pub fn fit_in(self, other: Self) -> bool {
        Piece::ALL.iter().all(|&piece| self.of(piece) <= other.of(piece))
    }

    /// Each piece there is, with its number.
    pub fn iter(self) -> impl Iterator<Item = (Piece, u8)> {
        Piece::ALL.into_iter().map(move |piece| (piece, self.of(piece))).filter(|&(_, count)| count > 0)
    }

    /// How many pieces in all.
    pub fn total(self) -> u8 {
        self.iter().map(|(_, count)| count).sum()
    }
}

impl FromIterator<(Piece, u8)> for Slots {
    fn from_iter<I: IntoIterator<Item = (Piece, u8)>>(pieces: I) -> Self {
        Self(pieces.into_iter().map(|(piece, count)| u32::from(count & 15) << (4 * piece as u32)).sum())
    }
}

impl std::fmt::Debug for Slots {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl Serialize for Slots {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl<'de> Deserialize<'de> for Slots {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let pieces = std::collections::BTreeMap::<Piece, u8>::deserialize(deserializer)?;
        if let Some((piece, count)) = pieces.iter().find(|(_, count)| **count > 15) {
            return Err(serde::de::Error::custom(format_args!("{count} {piece} fit on no card")));
        }
        Ok(pieces.into_iter().collect())
    }
}

/// A development card, whichever copy of it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Card(u8);

impl Card {
    /// Every card, once.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..DIFFERENT as u8).map(Self)
    }

    /// The card of this id.
    pub fn from_id(id: &str) -> Option<Self> {
        DEVELOPMENTS.iter().position(|card| card.id == id).map(|index| Self(index as u8))
    }

    /// Its place in [`DEVELOPMENTS`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What is printed on it.
    #[inline]
    pub fn printed(self) -> &'static Development {
        &DEVELOPMENTS[self.index()]
    }
}

impl std::fmt::Debug for Card {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.printed().id)
    }
}

impl Serialize for Card {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.printed().id)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = String::deserialize(deserializer)?;
        Self::from_id(&id).ok_or_else(|| tabletop::unknown("card", &id, &DEVELOPMENTS.each_ref().map(|card| card.id)))
    }
}
