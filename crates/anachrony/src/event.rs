//! What happens, for logs and animations.

use crate::choice::{Die, FreeAction, OtherSpace, Space};
use crate::data::{
    Asset, Breakthrough, Building, Capital, Collapse, Column, GOALS, Goal, Good, Leader, Path, Project, Shape, Side,
    SpotId, Symbol, Warp, Worker, Workers,
};
use serde::Serialize;
use tabletop::{List, Seat, Viewer};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // each field is named for what it is
pub enum Event {
    /// A player follows a path.
    Path { seat: Seat, path: Path },
    /// A player's path board lies with this side up.
    Board { seat: Seat, side: Side },
    /// A player is led by this leader.
    Leader { seat: Seat, leader: Leader },
    /// A player picked a starting-asset card, face down.
    Picked {
        seat: Seat,
        #[serde(skip_serializing_if = "Option::is_none")]
        asset: Option<Asset>,
    },
    /// A player's starting-asset cards are turned up.
    Assets { seat: Seat, assets: List<Asset, 4> },
    /// A player kept an endgame card, face down; told to that player only.
    Kept { seat: Seat, goal: Goal },
    /// The endgame cards in play.
    Goals { goals: List<Goal, GOALS> },
    /// The first player of the game or of an era.
    FirstPlayer { seat: Seat },
    /// An era begins.
    Era { era: u8 },
    /// The power-up phase begins.
    PowerUp,
    /// The warp phase begins.
    Warp,
    /// The action phase begins.
    Actions,
    /// The clean-up phase begins.
    CleanUp,
    /// A superproject is turned up above the tile of an era.
    Superproject { era: u8, superproject: Project },
    /// A building went from a primary stack to the secondary one.
    Stocked { building: Building },
    /// The recruit pool is filled.
    RecruitPool { workers: Workers },
    /// The mining pool is filled.
    MinePool { goods: List<Good, 5> },
    /// A player rolled for the tile of an era, or took one paradox instead.
    Rolled { seat: Seat, tile: u8, paradoxes: u8 },
    /// A player has so many paradoxes now.
    Paradoxes { seat: Seat, paradoxes: u8 },
    /// An anomaly lies on a spot.
    Anomaly { seat: Seat, spot: SpotId },
    /// A building was given up instead.
    GaveUp { seat: Seat, spot: SpotId, building: Building },
    /// A warp token came back from the timeline, free of charge.
    TookBack { seat: Seat, warp: Warp },
    /// A suit was charged on a slot, counted from 1.
    Charged { seat: Seat, slot: u8 },
    /// Something was paid.
    Paid { seat: Seat, good: Good, count: u16 },
    /// Something was gained.
    Gained { seat: Seat, good: Good, count: u16 },
    /// Points were gained.
    Points { seat: Seat, points: u16 },
    /// A worker was paid or given up.
    LostWorker { seat: Seat, worker: Worker },
    /// A worker came.
    NewWorker { seat: Seat, worker: Worker, column: Column },
    /// A player finished a choice that all make at once, or in turn.
    Ready { seat: Seat },
    /// A player chose a warp token; told to that player only.
    Warping { seat: Seat, warp: Warp },
    /// A warp token lies on the current tile.
    Warped { seat: Seat, warp: Warp, cell: u8 },
    /// A worker, or an empty suit, was placed.
    Placed { seat: Seat, worker: Option<Worker>, on: Space },
    /// A free action was used.
    Used { seat: Seat, action: FreeAction },
    /// A player passed.
    Passed { seat: Seat },
    /// A player performs a capital action elsewhere than on its spaces.
    Performs { seat: Seat, action: Capital },
    /// A player copies a space.
    Copies { seat: Seat, space: OtherSpace },
    /// A building was constructed.
    Built { seat: Seat, building: Building, spot: SpotId },
    /// A superproject was constructed.
    BuiltSuperproject { seat: Seat, superproject: Project, spot: SpotId },
    /// A research die was set.
    Set { seat: Seat, die: Die, shape: Option<Shape>, symbol: Option<Symbol> },
    /// Research dice were rolled; no symbol is the question mark.
    RolledDie { seat: Seat, die: Die, shape: Option<Shape>, symbol: Option<Symbol> },
    /// A breakthrough was made.
    Breakthrough { seat: Seat, breakthrough: Breakthrough },
    /// A breakthrough was paid.
    PaidBreakthrough { seat: Seat, breakthrough: Breakthrough },
    /// The focus lies on this era.
    Focus { seat: Seat, era: u8 },
    /// What a warp token shows was repaid.
    Repaid { seat: Seat, warp: Warp },
    /// Steps on the time-travel track.
    TimeTravel { seat: Seat, steps: u8 },
    /// Morale, counted from the left end.
    Morale { seat: Seat, morale: u8 },
    /// All tired workers woke.
    Woke { seat: Seat },
    /// An anomaly was removed.
    Removed { seat: Seat, spot: SpotId },
    /// A player's banner stands at the World Council.
    Banner { seat: Seat },
    /// A player was evacuated, on this circle.
    Evacuated { seat: Seat, circle: u8, points: u16 },
    /// Workers and suits come home.
    Home,
    /// A tile of the collapsing capital shows its unavailable side; spaces are counted from 1.
    Collapsed { action: Capital, space: u8 },
    /// The asteroid falls.
    Impact,
    /// A tile of the collapsing capital was laid on a space.
    Laid { tile: Collapse, space: u8 },
    /// The game is over.
    Over,
}

impl Event {
    /// The event as `viewer` may learn of it.
    pub(crate) fn seen_by(mut self, viewer: Viewer) -> Option<Self> {
        match &mut self {
            Self::Picked { seat, asset } if !viewer.is(*seat) => *asset = None,
            Self::Kept { seat, .. } | Self::Warping { seat, .. } if !viewer.is(*seat) => return None,
            _ => {}
        }
        Some(self)
    }
}
