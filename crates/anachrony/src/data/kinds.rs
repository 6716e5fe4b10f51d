//! The kinds of things there are, with their names in records and requests.

use crate::tally::{Kind, Tally};
use serde::{Deserialize, Serialize};
use tabletop::named;

named! {
    /// What is paid and gained.
    pub enum Good: "good" {
        Water = "water",
        Titanium = "titanium",
        Uranium = "uranium",
        Gold = "gold",
        Neutronium = "neutronium",
        /// An energy core.
        Core = "core",
    }
}

impl Good {
    /// What "titanium, uranium or gold" leaves the choice of.
    pub const COMMON: [Self; 3] = [Self::Titanium, Self::Uranium, Self::Gold];
}

named! {
    /// The kinds of workers.
    pub enum Worker: "worker" {
        /// Researches.
        Scientist = "scientist",
        /// Builds.
        Engineer = "engineer",
        /// Recruits.
        Administrator = "administrator",
        /// Does the work of any.
        Genius = "genius",
    }
}

named! {
    /// The columns of a player board where workers wait.
    pub enum Column: "column" {
        /// Ready to be placed.
        Active = "active",
        /// Not before they are woken.
        Tired = "tired",
    }
}

named! {
    pub enum Path: "path" {
        Harmony = "harmony",
        Dominance = "dominance",
        Progress = "progress",
        Salvation = "salvation",
    }
}

named! {
    /// The sides of player boards and of path boards.
    pub enum Side: "side" {
        /// The first.
        A = "A",
        /// The second.
        B = "B",
    }
}

named! {
    /// The leaders, two for each path.
    pub enum Leader: "leader" {
        /// Harmony: one more worker on the own board.
        Haulani = "haulani",
        /// Harmony: a worker left in the pool.
        Zaida = "zaida",
        /// Dominance: water for cores and back.
        Wolfe = "wolfe",
        /// Dominance: what is left in the mine.
        Samira = "samira",
        /// Progress: a suit without a worker.
        Valerian = "valerian",
        /// Progress: the second die set too.
        Cornella = "cornella",
        /// Salvation: water for paradoxes and back.
        Caratacus = "caratacus",
        /// Salvation: no slot closes.
        Amena = "amena",
    }
}

impl Path {
    /// The two leaders of this path.
    pub const fn leaders(self) -> [Leader; 2] {
        match self {
            Self::Harmony => [Leader::Haulani, Leader::Zaida],
            Self::Dominance => [Leader::Wolfe, Leader::Samira],
            Self::Progress => [Leader::Valerian, Leader::Cornella],
            Self::Salvation => [Leader::Caratacus, Leader::Amena],
        }
    }
}

impl Leader {
    /// The path that this leader leads.
    pub const fn path(self) -> Path {
        match self {
            Self::Haulani | Self::Zaida => Path::Harmony,
            Self::Wolfe | Self::Samira => Path::Dominance,
            Self::Valerian | Self::Cornella => Path::Progress,
            Self::Caratacus | Self::Amena => Path::Salvation,
        }
    }
}

named! {
    /// The kinds of buildings, which are the rows of a player board.
    pub enum Row: "row" {
        /// Power plants.
        Plant = "power_plant",
        Factory = "factory",
        /// Life supports.
        Life = "life_support",
        Lab = "lab",
    }
}

named! {
    /// The capital actions.
    pub enum Capital: "capital action" {
        Construct = "construct",
        Recruit = "recruit",
        Research = "research",
    }
}

named! {
    /// A player's warp tokens, each there once.
    pub enum Warp: "warp token" {
        /// Two water.
        Water = "water",
        Titanium = "titanium",
        Uranium = "uranium",
        Gold = "gold",
        Neutronium = "neutronium",
        Scientist = "scientist",
        Engineer = "engineer",
        Administrator = "administrator",
        /// A charged exosuit.
        Suit = "suit",
    }
}

/// What a warp token shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shown {
    Goods(Good, u16),
    Worker(Worker),
    /// A charged exosuit.
    Suit,
}

impl Warp {
    /// What it shows.
    pub const fn shows(self) -> Shown {
        match self {
            Self::Water => Shown::Goods(Good::Water, 2),
            Self::Titanium => Shown::Goods(Good::Titanium, 1),
            Self::Uranium => Shown::Goods(Good::Uranium, 1),
            Self::Gold => Shown::Goods(Good::Gold, 1),
            Self::Neutronium => Shown::Goods(Good::Neutronium, 1),
            Self::Scientist => Shown::Worker(Worker::Scientist),
            Self::Engineer => Shown::Worker(Worker::Engineer),
            Self::Administrator => Shown::Worker(Worker::Administrator),
            Self::Suit => Shown::Suit,
        }
    }
}

named! {
    /// The shapes of breakthroughs.
    pub enum Shape: "shape" {
        Circle = "circle",
        Triangle = "triangle",
        Square = "square",
    }
}

named! {
    /// The symbols on breakthroughs.
    pub enum Symbol: "symbol" {
        TimeTravel = "time_travel",
        Warfare = "warfare",
        Genetics = "genetics",
        Technology = "technology",
        Society = "society",
    }
}

named! {
    pub enum Breakthrough: "breakthrough" {
        /// Time travel on a circle.
        CircleTimeTravel = "circle_time_travel",
        /// Warfare on a circle.
        CircleWarfare = "circle_warfare",
        /// Genetics on a circle.
        CircleGenetics = "circle_genetics",
        /// Technology on a circle.
        CircleTechnology = "circle_technology",
        /// Society on a circle.
        CircleSociety = "circle_society",
        /// Time travel on a triangle.
        TriangleTimeTravel = "triangle_time_travel",
        /// Warfare on a triangle.
        TriangleWarfare = "triangle_warfare",
        /// Genetics on a triangle.
        TriangleGenetics = "triangle_genetics",
        /// Technology on a triangle.
        TriangleTechnology = "triangle_technology",
        /// Society on a triangle.
        TriangleSociety = "triangle_society",
        /// Time travel on a square.
        SquareTimeTravel = "square_time_travel",
        /// Warfare on a square.
        SquareWarfare = "square_warfare",
        /// Genetics on a square.
        SquareGenetics = "square_genetics",
        /// Technology on a square.
        SquareTechnology = "square_technology",
        /// Society on a square.
        SquareSociety = "square_society",
    }
}

impl Breakthrough {
    /// The breakthrough of this shape and symbol.
    pub const fn of(shape: Shape, symbol: Symbol) -> Self {
        Self::ALL[shape as usize * Symbol::ALL.len() + symbol as usize]
    }

    pub const fn shape(self) -> Shape {
        Shape::ALL[self as usize / Symbol::ALL.len()]
    }

    pub const fn symbol(self) -> Symbol {
        Symbol::ALL[self as usize % Symbol::ALL.len()]
    }
}

named! {
    /// The superprojects.
    pub enum Project: "superproject" {
        WelfareSociety = "welfare_society",
        ArchiveOfTheEras = "archive_of_the_eras",
        ContinuumStabilizer = "continuum_stabilizer",
        GrandReservoir = "grand_reservoir",
        AntiGravityField = "anti_gravity_field",
        UraniumCores = "uranium_cores",
        ParticleCollider = "particle_collider",
        TemporalTourism = "temporal_tourism",
        OutbackConditioner = "outback_conditioner",
        SyntheticEndorphins = "synthetic_endorphins",
        Exocrawler = "exocrawler",
        DarkMatterConverter = "dark_matter_converter",
        TectonicDrill = "tectonic_drill",
        RescuePods = "rescue_pods",
        NeutroniumResearchCenter = "neutronium_research_center",
        TheUltimatePlan = "the_ultimate_plan",
        QuantumChameleon = "quantum_chameleon",
        CloningVat = "cloning_vat",
    }
}

named! {
    /// The tiles of the collapsing capital, five for each capital action.
    pub enum Collapse: "collapsing capital tile" {
        /// Construct: the cost is 1 titanium, uranium or gold lower.
        LessOfAny = "less_of_any",
        /// Construct: the cost is 1 neutronium lower.
        LessNeutronium = "less_neutronium",
        /// Construct: a building gives the number of its spot in points.
        BuildingPoints = "building_points",
        /// Construct: a superproject gives 2 points more.
        ProjectPoints = "superproject_points",
        /// Construct: once more.
        ConstructAgain = "construct_again",
        /// Recruit: the bonus twice.
        BonusTwice = "bonus_twice",
        /// Recruit: an exosuit is charged.
        ChargeSuit = "charge_suit",
        /// Recruit: morale rises.
        RaiseMorale = "raise_morale",
        /// Recruit: tired workers wake.
        WakeAll = "wake_all",
        /// Recruit: once more.
        RecruitAgain = "recruit_again",
        /// Research: the second die may be set.
        SetBothDice = "set_both_dice",
        /// Research: 2 points.
        ResearchPoints = "research_points",
        /// Research: then a superproject.
        ThenProject = "then_superproject",
        /// Research: up to 2 paradoxes are returned.
        ReturnParadoxes = "return_paradoxes",
        /// Research: once more.
        ResearchAgain = "research_again",
    }
}

impl Collapse {
    /// The action on whose spaces it lies.
    pub const fn action(self) -> Capital {
        match self {
            Self::LessOfAny
            | Self::LessNeutronium
            | Self::BuildingPoints
            | Self::ProjectPoints
            | Self::ConstructAgain => Capital::Construct,
            Self::BonusTwice | Self::ChargeSuit | Self::RaiseMorale | Self::WakeAll | Self::RecruitAgain => {
                Capital::Recruit
            }
            Self::SetBothDice
            | Self::ResearchPoints
            | Self::ThenProject
            | Self::ReturnParadoxes
            | Self::ResearchAgain => Capital::Research,
        }
    }
}

named! {
    /// What nomads give and take; the first is given, the second gained.
    pub enum Trade: "trade" {
        /// 3 water for a core.
        WaterForCore = "water_for_core",
        /// A core for 3 water.
        CoreForWater = "core_for_water",
        CoreForNeutronium = "core_for_neutronium",
        NeutroniumForCore = "neutronium_for_core",
        /// A neutronium for 2 of titanium, uranium, gold.
        NeutroniumForTwo = "neutronium_for_two",
        /// 2 of titanium, uranium, gold for a neutronium.
        TwoForNeutronium = "two_for_neutronium",
        /// 2 of titanium, uranium, gold for 3 water.
        TwoForWater = "two_for_water",
        /// 3 water for 2 of titanium, uranium, gold.
        WaterForTwo = "water_for_two",
    }
}

impl Trade {
    /// What is given and what is gained.
    pub const fn terms(self) -> (super::Bill, super::Bill) {
        const WATER: super::Bill = super::Bill::parse("3W");
        const CORE: super::Bill = super::Bill::parse("1C");
        const NEUTRONIUM: super::Bill = super::Bill::parse("1N");
        const TWO: super::Bill = super::Bill::parse("2X");
        match self {
            Self::WaterForCore => (WATER, CORE),
            Self::CoreForWater => (CORE, WATER),
            Self::CoreForNeutronium => (CORE, NEUTRONIUM),
            Self::NeutroniumForCore => (NEUTRONIUM, CORE),
            Self::NeutroniumForTwo => (NEUTRONIUM, TWO),
            Self::TwoForNeutronium => (TWO, NEUTRONIUM),
            Self::TwoForWater => (TWO, WATER),
            Self::WaterForTwo => (WATER, TWO),
        }
    }
}

macro_rules! counted {
    ($($Kind:ident),+) => {
        $(impl Kind for $Kind {
            const KINDS: &'static [Self] = &Self::ALL;
            #[inline]
            fn index(self) -> usize {
                self as usize
            }
        })+
    };
}
counted!(Good, Worker, Breakthrough);

/// Goods in front of a player.
pub type Goods = Tally<Good, 6>;
/// Workers of each kind.
pub type Workers = Tally<Worker, 4>;
/// Breakthroughs of each kind.
pub type BreakthroughTokens = Tally<Breakthrough, 15>;

/// A spot of a player board, counted from 0: rows of three, from the left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "WrittenSpot", into = "WrittenSpot")]
pub struct SpotId(u8);

/// A spot as it is written.
#[derive(Serialize, Deserialize)]
#[serde(
    deny_unknown_fields,
    expecting = "a spot is an object with row and spot, such as {\"row\": \"lab\", \"spot\": 1}"
)]
struct WrittenSpot {
    row: Row,
    spot: u8,
}

impl SpotId {
    /// The spot of this row and column, counted from 0.
    pub const fn new(row: Row, column: usize) -> Self {
        assert!(column < super::COLUMNS);
        Self(row as u8 * 3 + column as u8)
    }

    /// Every spot.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..super::SPOTS as u8).map(Self)
    }

    /// The index in an array with one entry for each spot.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn row(self) -> Row {
        Row::ALL[self.index() / super::COLUMNS]
    }

    /// The column, from 0.
    pub const fn column(self) -> usize {
        self.index() % super::COLUMNS
    }
}

impl TryFrom<WrittenSpot> for SpotId {
    type Error = String;
    fn try_from(written: WrittenSpot) -> Result<Self, String> {
        match written.spot {
            1..=3 => Ok(Self::new(written.row, usize::from(written.spot) - 1)),
            spot => Err(format!("there is no spot {spot}: a row has spots 1 to 3")),
        }
    }
}

impl From<SpotId> for WrittenSpot {
    fn from(spot: SpotId) -> Self {
        Self { row: spot.row(), spot: spot.column() as u8 + 1 }
    }
}
