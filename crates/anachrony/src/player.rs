//! What lies in front of one player.

use crate::choice::{Exchange, Waiting};
use crate::data::{
    Ability, Asset, BreakthroughTokens, Building, Column, ERAS, Goal, Good, Goods, Leader, MARKERS, Passive, Path,
    PlayerBoard, Project, Row, SLOTS, SPOTS, SUITS, Shown, Side, SpotId, Warp, Worker, Workers, board,
};
use serde::{Deserialize, Serialize};
use std::ops::{Deref, DerefMut};
use tabletop::List;

/// A struct with the values that its fields have by default, where they are not those of their types.
macro_rules! with_defaults {
    ($(#[$about:meta])* pub struct $Name:ident { $($(#[$field_about:meta])* pub $field:ident: $Type:ty $(= $value:expr)?,)* }) => {
        $(#[$about])*
        pub struct $Name { $($(#[$field_about])* pub $field: $Type,)* }

        impl Default for $Name {
            fn default() -> Self {
                Self { $($field: with_defaults!(@value $($value)?),)* }
            }
        }
    };
    (@value) => { Default::default() };
    (@value $value:expr) => { $value };
}

with_defaults! {
    /// What lies open in front of a player. Everybody sees all of it: [`PlayerView`](crate::view::PlayerView) shows it as it is.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
    #[serde(default)]
    pub struct PlayerArea {
        pub path: Option<Path>,
        pub leader: Option<Leader>,
        /// The side of the path board that lies up.
        pub evacuation: Option<Side>,
        pub goods: Goods,
        /// Points in tokens.
        pub points: u16,
        pub breakthroughs: BreakthroughTokens,
        pub active: Workers,
        pub tired: Workers,
        /// Workers in open zones of the main board; they come back tired.
        pub away: Workers,
        /// Workers whose building was given up; they come back tired.
        pub set_aside: Workers,
        /// The worker on Supply.
        pub supply: Option<Busy>,
        /// The spots, row by row.
        pub spots: [Spot; SPOTS],
        /// Suits in the personal supply.
        pub suits: u8 = SUITS,
        /// The slots that hold a charged suit: top left to bottom right.
        pub charged: [bool; SLOTS],
        /// The slots that are closed.
        pub closed: [bool; SLOTS],
        /// Suits in open zones of the main board.
        pub suits_away: u8,
        /// Path markers in the personal supply.
        pub markers: u8 = MARKERS,
        /// Whether Force Workers was used in this era.
        pub forced: bool,
        /// Whether Supply was used as a free action in this era.
        pub supplied: bool,
        /// Whether the leader's free action was used in this era.
        pub led: bool,
        /// Steps on the morale track, from the left end.
        pub morale: u8,
        /// Steps made on the time-travel track.
        pub time_travel: u8,
        /// The era in focus.
        pub focus: u8 = 1,
        /// Paradox tokens.
        pub paradoxes: u8,
        /// Where each warp token lies; none in the personal supply.
        pub warps: [Option<Warped>; Warp::ALL.len()],
        /// The circle of the evacuation, from 1.
        pub evacuated: Option<u8>,
        /// The points that the evacuation brought; they are among the points in tokens.
        #[serde(skip_serializing_if = "is_usual")]
        pub evacuation_points: u16,
        pub passed: bool,
        /// Whether an anomaly ended this player's rolling in this phase.
        pub stopped: bool,
        /// Which way Wolfe has exchanged in this phase.
        pub exchanged: Option<Exchange>,
        /// The warp token whose asset comes twice.
        pub parallel: Option<Warp>,
    }
}

/// A player: the open area, and what the others must not see.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Player {
    #[serde(flatten)]
    pub area: PlayerArea,
    /// Warp tokens chosen and not yet revealed.
    pub warping: List<Warp, 2>,
    /// Whether this player has finished a choice that all make at once.
    pub ready: bool,
    /// Starting-asset card picked and not yet put down.
    pub pick: Option<Asset>,
    /// Endgame cards to choose from.
    pub goal_hand: List<Goal, 4>,
    /// Endgame cards kept of them.
    pub goals_kept: List<Goal, 2>,
}

impl Deref for Player {
    type Target = PlayerArea;
    #[inline]
    fn deref(&self) -> &PlayerArea {
        &self.area
    }
}

impl DerefMut for Player {
    #[inline]
    fn deref_mut(&mut self) -> &mut PlayerArea {
        &mut self.area
    }
}

/// A spot of a player board, and what is on it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Spot {
    /// The tile there.
    #[serde(skip_serializing_if = "is_usual")]
    pub tile: Tile,
    /// Whether an anomaly lies there, on the tile if there is one.
    #[serde(skip_serializing_if = "is_usual")]
    pub anomaly: bool,
    /// The worker there.
    #[serde(skip_serializing_if = "is_usual")]
    pub busy: Option<Busy>,
    /// Whether a path marker lies there.
    #[serde(skip_serializing_if = "is_usual")]
    pub marked: bool,
}

/// Whether something may be left out when it is written: most spots and spaces are empty.
pub(crate) fn is_usual<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// What is built on a spot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tile {
    /// Nothing.
    #[default]
    None,
    Building(Building),
    /// A superproject, on this spot and the next.
    Superproject(Project),
    /// The superproject that begins on the spot to the left.
    Beside,
}

impl Spot {
    /// Whether nothing is on it.
    #[inline]
    pub fn is_free(&self) -> bool {
        self.tile == Tile::None && !self.anomaly
    }

    /// What the tile is good for, unless it is covered.
    #[inline]
    pub fn ability(&self) -> Option<&'static Ability> {
        match self.tile {
            _ if self.anomaly => None,
            Tile::Building(building) => Some(&building.printed().ability),
            Tile::Superproject(project) => Some(&project.printed().ability),
            Tile::None | Tile::Beside => None,
        }
    }
}

/// A worker on a space.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Busy {
    pub worker: Worker,
    /// How the worker comes home.
    pub home: Home,
}

/// How a worker comes home.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Home {
    Tired,
    /// Active.
    Motivated,
    /// Not at all.
    Dies,
}

/// Where a warp token lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Warped {
    /// The era of its timeline tile.
    pub era: u8,
    /// Its space on the tile, from 1.
    pub cell: u8,
}

impl PlayerArea {
    /// The path; the first where none is chosen yet.
    #[inline]
    pub fn path(&self) -> Path {
        self.path.unwrap_or_default()
    }

    #[inline]
    pub(crate) fn board(&self, side: Side) -> &'static PlayerBoard {
        board(self.path(), side)
    }

    /// Whether this leader leads.
    #[inline]
    pub fn is_led_by(&self, leader: Leader) -> bool {
        self.leader == Some(leader)
    }

    /// The spot of this name.
    #[inline]
    pub fn spot(&self, spot: SpotId) -> &Spot {
        &self.spots[spot.index()]
    }

    /// What always holds for this player.
    pub(crate) fn passives(&self) -> impl Iterator<Item = Passive> {
        self.spots.iter().filter_map(|spot| match spot.ability() {
            Some(Ability::Passive(passive)) => Some(*passive),
            _ => None,
        })
    }

    /// How often this always holds.
    pub(crate) fn has(&self, wanted: Passive) -> u8 {
        self.passives().filter(|&passive| passive == wanted).count() as u8
    }

    /// How many eras further the power plants of this player reach.
    pub(crate) fn longer_range(&self) -> u8 {
        self.passives().map(|passive| if let Passive::Range(eras) = passive { eras } else { 0 }).sum()
    }

    /// The uncovered buildings.
    pub fn buildings(&self) -> impl Iterator<Item = Building> {
        self.spots.iter().filter_map(|spot| match spot.tile {
            Tile::Building(building) if !spot.anomaly => Some(building),
            _ => None,
        })
    }

    /// How many uncovered buildings there are of a kind.
    pub fn buildings_of(&self, row: Row) -> usize {
        self.buildings().filter(|building| building.row() == row).count()
    }

    /// The uncovered superprojects.
    pub fn superprojects(&self) -> impl Iterator<Item = Project> {
        self.spots.iter().filter_map(|spot| match spot.tile {
            Tile::Superproject(project) if !spot.anomaly => Some(project),
            _ => None,
        })
    }

    /// How many anomalies there are.
    pub fn anomalies(&self) -> usize {
        self.spots.iter().filter(|spot| spot.anomaly).count()
    }

    /// How many spots are taken.
    pub fn spots_taken(&self) -> usize {
        self.spots.iter().filter(|spot| !spot.is_free()).count()
    }

    /// How many suits are charged.
    #[inline]
    pub fn suits_charged(&self) -> u8 {
        self.charged.iter().filter(|&&charged| charged).count() as u8
    }

    /// The first slot that is empty and open.
    pub(crate) fn open_slot(&self) -> Option<usize> {
        (0..SLOTS).find(|&slot| !self.charged[slot] && !self.closed[slot])
    }

    /// Whether a suit could be charged outside the power-up phase.
    pub(crate) fn can_charge(&self) -> bool {
        self.suits > 0 && self.open_slot().is_some()
    }

    /// A charged suit leaves its slot: of an open one first, which can be charged again.
    pub(crate) fn take_charged(&mut self) {
        let open = (0..SLOTS).find(|&slot| self.charged[slot] && !self.closed[slot]);
        if let Some(slot) = open.or_else(|| (0..SLOTS).find(|&slot| self.charged[slot])) {
            self.charged[slot] = false;
        }
    }

    /// A suit from the future is put on a slot: on a closed one first, where nothing else can be charged.
    pub(crate) fn charge_from_future(&mut self) {
        let closed = (0..SLOTS).find(|&slot| !self.charged[slot] && self.closed[slot]);
        if let Some(slot) = closed.or_else(|| self.open_slot()) {
            self.charged[slot] = true;
            self.suits = self.suits.saturating_sub(1);
        }
    }

    /// Titanium, uranium and gold together.
    #[inline]
    pub fn common(&self) -> u16 {
        Good::COMMON.iter().map(|&good| self.goods[good]).sum()
    }

    pub(crate) fn column(&mut self, column: Column) -> &mut Workers {
        match column {
            Column::Active => &mut self.active,
            Column::Tired => &mut self.tired,
        }
    }

    /// Every worker who waits on the board, each kind of each column once.
    pub(crate) fn waiting(&self) -> impl Iterator<Item = Waiting> {
        let of = |column, workers: Workers| {
            Worker::ALL
                .into_iter()
                .filter(move |&worker| workers[worker] > 0)
                .map(move |worker| Waiting { worker, column })
        };
        of(Column::Active, self.active).chain(of(Column::Tired, self.tired))
    }

    /// All tired workers wake.
    pub(crate) fn wake_all(&mut self) {
        let Self { active, tired, .. } = self;
        active.absorb(tired);
    }

    /// The era on whose tile a warp token lies.
    #[inline]
    pub fn era_of(&self, warp: Warp) -> Option<u8> {
        self.warps[warp as usize].map(|warped| warped.era)
    }

    /// The warp tokens on the timeline.
    pub fn warped(&self) -> impl Iterator<Item = Warp> {
        Warp::ALL.into_iter().filter(|&warp| self.warps[warp as usize].is_some())
    }

    /// How many warp tokens lie on the tile of an era.
    pub fn warped_in(&self, era: u8) -> usize {
        self.warps.iter().flatten().filter(|warped| warped.era == era).count()
    }

    /// Whether what a warp token shows can be given back: workers only if active, suits only if charged.
    pub(crate) fn can_repay(&self, warp: Warp) -> bool {
        match warp.shows() {
            Shown::Goods(good, count) => self.goods[good] >= count,
            Shown::Worker(worker) => self.active[worker] > 0,
            Shown::Suit => self.suits_charged() > 0,
        }
    }

    /// Gives back what a warp token shows, and takes the token off the timeline.
    pub(crate) fn repay(&mut self, warp: Warp) {
        match warp.shows() {
            Shown::Goods(good, count) => self.goods[good] = self.goods[good].saturating_sub(count),
            Shown::Worker(worker) => self.active.take(worker),
            Shown::Suit => {
                self.take_charged();
                self.suits += 1;
            }
        }
        self.warps[warp as usize] = None;
    }

    /// Whether the marker is on a past era that lies within this range.
    pub(crate) fn eras_within(range: u8, now: u8) -> std::ops::Range<u8> {
        now.saturating_sub(range).max(1)..now.min(ERAS)
    }
}
