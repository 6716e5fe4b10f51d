//! Player boards, path boards, and what a path starts with.

use super::{Bill, COLUMNS, Good, Goods, Path, Row, SLOTS, Side, Worker, Workers};

/// One side of a player board.
#[derive(Debug)]
pub struct PlayerBoard {
    /// What charging costs: top left, top middle, top right, bottom left, bottom middle, bottom right.
    pub slots: [SlotCost; SLOTS],
    /// The slots that close at the impact.
    pub closing: [bool; SLOTS],
    /// Water for each slot left empty.
    pub water_for_empty: u16,
    /// Points of the morale track.
    pub morale: [i8; 7],
    /// Where morale starts.
    pub morale_start: u8,
    /// The water that Supply costs at each morale.
    pub supply: [u8; 7],
    /// Points for morale beyond the right end.
    pub beyond_morale: u16,
    /// Points of the time-travel track.
    pub time_travel: [u8; 9],
    /// The paradox token that brings an anomaly.
    pub paradox_limit: u8,
    /// What the spots of each row cost.
    pub spots: [[Bill; COLUMNS]; 4],
    /// Supply is a free action, without a worker.
    pub supply_is_free_action: bool,
    /// An administrator on Supply is motivated.
    pub supply_motivates: bool,
    /// Scientists on power plants, factories and labs are motivated.
    pub scientists_motivated: bool,
    /// A building may be given up instead of an anomaly.
    pub gives_up_buildings: bool,
    /// Superprojects may lie on any two free spots side by side.
    pub projects_anywhere: bool,
    /// Anomalies may lie on any free spot.
    pub anomalies_anywhere: bool,
}

/// What charging an exosuit on a slot costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SlotCost {
    /// Nothing.
    Free,
    Core,
    /// A core or 3 water.
    CoreOrWater,
    /// A core, or a titanium, uranium or gold.
    CoreOrResource,
    /// A titanium, uranium or gold.
    Resource,
}

/// The water that stands for a core on some slots.
pub const WATER_FOR_SLOT: u16 = 3;

impl SlotCost {
    /// The goods that pay for it, one of them each.
    pub const fn goods(self) -> &'static [Good] {
        match self {
            Self::Free => &[],
            Self::Core => &[Good::Core],
            Self::CoreOrWater => &[Good::Core, Good::Water],
            Self::CoreOrResource => &[Good::Core, Good::Titanium, Good::Uranium, Good::Gold],
            Self::Resource => &Good::COMMON,
        }
    }
}

use SlotCost::{Core, CoreOrResource, CoreOrWater, Free, Resource};

#[rustfmt::skip]
const SPOTS_A: [[Bill; COLUMNS]; 4] = [
    spots("1N 2T 1W", "1N 2T 1G 2W", "2N 2T 2W"),
    spots("2T 1G",    "2T 1G 2W",    "2T 2G 2W"),
    spots("2T",       "1U 2T 1W",    "1U 2T 1G 2W"),
    spots("1U 2T 1W", "1U 2T 2W",    "2U 2T 1G 2W"),
];

/// Side A, the same for every path.
pub static BOARD_A: PlayerBoard = A;

#[rustfmt::skip]
const A: PlayerBoard = PlayerBoard {
    slots:   [Free, Free,  Free, Core,  Core,  Core],
    closing: [true, false, true, false, false, false],
    water_for_empty: 1,
    morale: [-6, -4, -2, 0, 2, 4, 6],
    morale_start: 3,
    supply: [4, 4, 5, 5, 6, 7, 7],
    beyond_morale: 2,
    time_travel: [0, 2, 4, 6, 8, 10, 12, 14, 16],
    paradox_limit: 3,
    spots: SPOTS_A,
    supply_is_free_action: false,
    supply_motivates: true,
    scientists_motivated: false,
    gives_up_buildings: false,
    projects_anywhere: false,
    anomalies_anywhere: false,
};

/// Side B of each path, in the order of [`Path`].
#[rustfmt::skip]
static BOARDS_B: [PlayerBoard; 4] = [
    PlayerBoard {
        slots:   [Free, Free,  Free, CoreOrWater, Core, CoreOrWater],
        closing: [true, false, true, false,       true, false],
        water_for_empty: 2,
        morale: [-4, -2, 0, 2, 4, 6, 8],
        morale_start: 2,
        supply: [4, 4, 5, 5, 6, 7, 8],
        beyond_morale: 3,
        spots: instead(&[(Row::Factory, 1, "2T 1G 1W"), (Row::Life, 1, "2T 1W")]),
        gives_up_buildings: true,
        ..A
    },
    PlayerBoard {
        water_for_empty: 0,
        morale: [-3, -2, -1, 0, 2, 4, 6],
        supply: [4, 4, 4, 4, 5, 5, 5],
        supply_is_free_action: true,
        time_travel: [0, 2, 4, 6, 8, 10, 12, 12, 12],
        spots: instead(&[(Row::Plant, 2, "1N 2T 2W"), (Row::Factory, 3, "2T 1G 2W"), (Row::Life, 2, "2T 1W")]),
        projects_anywhere: true,
        ..A
    },
    PlayerBoard {
        slots: [Free, Free, Free, CoreOrResource, CoreOrResource, CoreOrResource],
        morale: [-6, -4, -2, 0, 3, 5, 7],
        supply: [4, 4, 5, 5, 7, 8, 8],
        supply_motivates: false,
        scientists_motivated: true,
        paradox_limit: 4,
        time_travel: [0, 1, 2, 4, 8, 10, 12, 14, 16],
        spots: instead(&[(Row::Plant, 1, "1N 2T 1G 1W"), (Row::Life, 1, "1U 2T")]),
        ..A
    },
    PlayerBoard {
        slots: [Resource, Free, Core, Resource, Free, Core],
        morale: [-8, -6, -4, -2, 0, 2, 4],
        morale_start: 4,
        supply: [4, 4, 4, 5, 5, 6, 7],
        time_travel: [0, 2, 4, 6, 8, 12, 14, 16, 20],
        spots: instead(&[(Row::Plant, 2, "1N 2T 2W"), (Row::Lab, 3, "1N 2T 2W")]),
        anomalies_anywhere: true,
        ..A
    },
];

#[inline]
pub fn board(path: Path, side: Side) -> &'static PlayerBoard {
    match side {
        Side::A => &BOARD_A,
        Side::B => &BOARDS_B[path as usize],
    }
}

const fn spots(one: &str, two: &str, three: &str) -> [Bill; COLUMNS] {
    [Bill::parse(one), Bill::parse(two), Bill::parse(three)]
}

/// The costs of side A with these instead; spots are counted from 1.
const fn instead(others: &[(Row, usize, &str)]) -> [[Bill; COLUMNS]; 4] {
    let mut all = SPOTS_A;
    let mut at = 0;
    while at < others.len() {
        let (row, spot, cost) = others[at];
        all[row as usize][spot - 1] = Bill::parse(cost);
        at += 1;
    }
    all
}

/// One side of a path board: who may be evacuated, and what for.
#[derive(Debug)]
pub struct Evacuation {
    /// Its English name.
    pub name: &'static str,
    /// What must be there.
    pub condition: Condition,
    /// Points for that.
    pub points: i32,
    /// Points for each set of what follows.
    pub extra: i32,
    /// What a set is made of.
    pub reward: Reward,
}

/// What must be there to be evacuated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    /// Three buildings of a kind.
    ThreeOf(Row),
    /// Six spots taken.
    SixSpots,
    /// Morale at the right end.
    BestMorale,
    EightWater,
    TwoAnomalies,
}

/// What a set is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reward {
    /// A worker of a kind and a good.
    WorkerAndGood(Worker, Good),
    BuildingAndAdministrator,
    AnyWorker,
    ScientistAndBreakthrough,
    Superproject,
    Neutronium,
    /// A warp token that is not on the timeline, and a uranium.
    WarpTokenAndUranium,
}

/// Both sides of every path board, in the order of [`Path`].
#[rustfmt::skip]
pub static EVACUATIONS: [[Evacuation; 2]; 4] = [
    [evac("Welfare and Prosperity",    Condition::ThreeOf(Row::Life),    2, 3, Reward::WorkerAndGood(Worker::Genius, Good::Gold)),
     evac("Nature's Resurgence",       Condition::SixSpots,              2, 3, Reward::BuildingAndAdministrator)],
    [evac("Industrial Revolution",     Condition::ThreeOf(Row::Factory), 5, 2, Reward::WorkerAndGood(Worker::Engineer, Good::Titanium)),
     evac("The Power of Unity",        Condition::BestMorale,            3, 1, Reward::AnyWorker)],
    [evac("Technological Superiority", Condition::ThreeOf(Row::Lab),     5, 2, Reward::ScientistAndBreakthrough),
     evac("The Apex of Humanity",      Condition::EightWater,            3, 4, Reward::Superproject)],
    [evac("Overwhelming Power",        Condition::ThreeOf(Row::Plant),   3, 3, Reward::Neutronium),
     evac("Masters of Time",           Condition::TwoAnomalies,          6, 2, Reward::WarpTokenAndUranium)],
];

const fn evac(name: &'static str, condition: Condition, points: i32, extra: i32, reward: Reward) -> Evacuation {
    Evacuation { name, condition, points, extra, reward }
}

/// The evacuation of a path on a side of its path board.
pub fn evacuation(path: Path, side: Side) -> &'static Evacuation {
    &EVACUATIONS[path as usize][side as usize]
}

/// What a path starts with.
#[derive(Debug)]
pub struct Start {
    goods: Bill,
    active: [u16; 4],
    tired: [u16; 4],
    /// Random breakthroughs.
    pub breakthroughs: u8,
}

/// What each path starts with, in the order of [`Path`]; workers as scientists, engineers, administrators, geniuses.
#[rustfmt::skip]
pub static STARTS: [Start; 4] = [
    Start { goods: Bill::parse("1U 3T 6W 3C"),    active: [2, 2, 0, 0], tired: [0, 0, 0, 1], breakthroughs: 0 },
    Start { goods: Bill::parse("1G 2U 2T 3W 4C"), active: [2, 2, 0, 0], tired: [0, 1, 0, 0], breakthroughs: 0 },
    Start { goods: Bill::parse("1G 1U 2T 3W 4C"), active: [2, 0, 2, 0], tired: [0, 1, 0, 0], breakthroughs: 1 },
    Start { goods: Bill::parse("1N 2G 2T 4W 3C"), active: [3, 1, 0, 0], tired: [0, 0, 1, 0], breakthroughs: 0 },
];

impl Start {
    pub fn goods(&self) -> Goods {
        Good::ALL.into_iter().map(|good| (good, self.goods.of(good).into())).collect()
    }

    pub fn active(&self) -> Workers {
        Worker::ALL.into_iter().zip(self.active).collect()
    }

    pub fn tired(&self) -> Workers {
        Worker::ALL.into_iter().zip(self.tired).collect()
    }
}
