//! What is printed on the components.

mod abilities;
mod boards;
mod buildings;
mod cards;
mod goals;
mod kinds;
mod projects;

pub use abilities::{Ability, Effect, Once, Passive, PrintedAction, Returns, Who, WorkSpace};
pub use boards::{
    BOARD_A, Condition, EVACUATIONS, Evacuation, PlayerBoard, Reward, STARTS, SlotCost, Start, WATER_FOR_SLOT, board,
    evacuation,
};
pub use buildings::{BUILDINGS, Building, BuildingTile};
pub use cards::{
    ASSETS, Asset, AssetCard, BASE_KIT, Cell, MINE_CARDS, PARADOX_DIE, RECRUIT_CARDS, SHAPE_DIE, SYMBOL_DIE, TIMELINE,
};
pub use goals::Goal;
pub use kinds::*;
pub use projects::{Breakthroughs, PROJECTS, ProjectTile};

/// The eras of a game.
pub const ERAS: u8 = 7;
/// The era at whose end the asteroid falls.
pub const LAST_ERA_BEFORE_IMPACT: u8 = 4;
/// The water of the spaces of a capital action before the impact, from the top.
pub const CAPITAL_FEES: [u16; 3] = [0, 1, 2];
/// The water of the World Council's spaces, the left one first.
pub const COUNCIL_FEES: [u16; 2] = [2, 1];
/// What lies beside the spaces of the mine, from the top.
pub const BESIDE_THE_MINE: [Good; 3] = [Good::Uranium, Good::Gold, Good::Titanium];
/// The water that purifying brings, without the scientist's.
pub const PURIFIED: u16 = 3;
/// Exosuits of a player.
pub const SUITS: u8 = 6;
/// Path markers of a player, without the one that lies in focus.
pub const MARKERS: u8 = 7;
/// Exosuit slots of a player board.
pub const SLOTS: usize = 6;
/// Spots of a player board: four rows of three.
pub const SPOTS: usize = 12;
/// Spots of a row.
pub const COLUMNS: usize = 3;
/// Buildings of each kind.
pub const BUILDINGS_OF_A_KIND: usize = 15;
/// Tokens of each breakthrough.
pub const COPIES_OF_A_BREAKTHROUGH: u16 = 3;
/// Endgame cards in play.
pub const GOALS: usize = 5;
/// Points of an endgame card.
pub const GOAL_POINTS: i32 = 3;
/// Most points of an evacuation.
pub const MOST_FOR_EVACUATION: i32 = 30;
/// What the last circle of the evacuation takes away.
pub const LAST_CIRCLE: i32 = 3;
pub const ANOMALY_POINTS: i32 = -3;
/// Points of a warp token that stays on the timeline.
pub const WARP_POINTS: i32 = -2;
/// Points of three breakthroughs of different shapes, beyond one for each.
pub const SET_POINTS: i32 = 2;
/// The most warp tokens taken in an era.
pub const MOST_WARPS: usize = 2;
/// Starting-asset cards kept in a draft.
pub const ASSETS_KEPT: usize = 4;
/// The water of the players in turn order.
pub const FIRST_WATER: [u16; 4] = [0, 1, 1, 2];

/// The water that Zaida pays for a worker left in the recruit pool.
pub const ZAIDA_WATER: u16 = 2;
/// The water that Samira pays for a second resource left in the mining pool.
pub const SAMIRA_WATER: u16 = 2;
/// The water that Wolfe exchanges for a core, or gets for one.
pub const WOLFE_WATER: u16 = 2;
/// The water that Caratacus gains for a paradox, or pays to return one.
pub const CARATACUS_WATER: u16 = 2;
/// The water that sets the second die in research.
pub const WATER_FOR_DIE: u16 = 1;
/// The discount of a collapsing tile, in goods.
pub const TILE_DISCOUNT: u8 = 1;
/// The points that a collapsing tile gives for a superproject.
pub const TILE_PROJECT_POINTS: u16 = 2;
/// The points that a collapsing tile gives for research.
pub const TILE_RESEARCH_POINTS: u16 = 2;
/// The most paradoxes that a collapsing tile returns.
pub const TILE_PARADOXES: u8 = 2;

/// A printed price or gain: so many of each good, so many of titanium, uranium or gold in any mix, and points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Bill {
    /// How many of each good, in the order of [`Good`].
    pub goods: [u8; 6],
    /// How many of titanium, uranium or gold, as the player likes.
    pub any: u8,
    pub points: u8,
}

impl Bill {
    pub const NOTHING: Self = Self { goods: [0; 6], any: 0, points: 0 };

    /// Reads a table entry such as `"1N 2T 1W"`; X is any of T, U, G, and V points. Anything else stops the build.
    pub(crate) const fn parse(text: &str) -> Self {
        let text = text.as_bytes();
        let mut bill = Self::NOTHING;
        let mut at = 0;
        while at < text.len() {
            let count = text[at] - b'0';
            assert!(0 < count && count < 10);
            match text[at + 1] {
                b'W' => bill.goods[Good::Water as usize] = count,
                b'T' => bill.goods[Good::Titanium as usize] = count,
                b'U' => bill.goods[Good::Uranium as usize] = count,
                b'G' => bill.goods[Good::Gold as usize] = count,
                b'N' => bill.goods[Good::Neutronium as usize] = count,
                b'C' => bill.goods[Good::Core as usize] = count,
                b'X' => bill.any = count,
                b'V' => bill.points = count,
                _ => panic!("no such good"),
            }
            at += 3;
        }
        bill
    }

    /// How many of this good.
    #[inline]
    pub const fn of(&self, good: Good) -> u8 {
        self.goods[good as usize]
    }
}
