//! What happens, for logs and animations.

use crate::choice::{Die, FreeAction, OtherSpace, Space};
use crate::data::{
    Asset, Breakthrough, Building, Capital, Collapse, Column, GOALS, Goal, Good, Leader, Path, Project, Shape, Side,
    SpotId, Symbol, Warp, Worker, Workers,
};
use crate::participant::Participant;
use serde::{Deserialize, Serialize};
use tabletop::List;

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A player follows a path.
    Path { seat: Participant, path: Path },
    /// A player's path board lies with this side up.
    Board { seat: Participant, side: Side },
    /// A player is led by this leader.
    Leader { seat: Participant, leader: Leader },
    /// A player picked a starting-asset card, face down.
    Picked {
        seat: Participant,
        #[serde(skip_serializing_if = "Option::is_none")]
        asset: Option<Asset>,
    },
    /// A player's starting-asset cards are turned up.
    Assets { seat: Participant, assets: List<Asset, 4> },
    /// A player kept an endgame card, face down; only that player sees it.
    Kept { seat: Participant, goal: Goal },
    /// The endgame cards in play.
    Goals { goals: List<Goal, GOALS> },
    /// The first player of the game or of an era.
    FirstPlayer { seat: Participant },
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
    Rolled { seat: Participant, tile: u8, paradoxes: u8 },
    /// A player has so many paradoxes now.
    Paradoxes { seat: Participant, paradoxes: u8 },
    /// An anomaly lies on a spot.
    Anomaly { seat: Participant, spot: SpotId },
    /// A building was given up instead.
    GaveUp { seat: Participant, spot: SpotId, building: Building },
    /// A warp token came back from the timeline, free of charge.
    TookBack { seat: Participant, warp: Warp },
    /// A suit was charged on a slot, counted from 1.
    Charged { seat: Participant, slot: u8 },
    /// Something was paid.
    Paid { seat: Participant, good: Good, count: u16 },
    /// Something was gained.
    Gained { seat: Participant, good: Good, count: u16 },
    /// Points were gained.
    Points { seat: Participant, points: u16 },
    /// A worker was paid or given up.
    LostWorker { seat: Participant, worker: Worker },
    /// A worker came.
    NewWorker { seat: Participant, worker: Worker, column: Column },
    /// A player finished a choice that all make at once, or in turn.
    Ready { seat: Participant },
    /// A player chose a warp token; only that player sees it.
    Warping { seat: Participant, warp: Warp },
    /// A warp token lies on the current tile.
    Warped { seat: Participant, warp: Warp, cell: u8 },
    /// A worker, or an empty suit, was placed.
    Placed {
        seat: Participant,
        worker: Option<Worker>,
        on: Space,
        /// The suit, if a module brings it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        suit: Option<crate::modules::Suit>,
    },
    /// A free action was used.
    Used { seat: Participant, action: FreeAction },
    /// A player passed.
    Passed { seat: Participant },
    /// A player performs a capital action elsewhere than on its spaces.
    Performs { seat: Participant, action: Capital },
    /// A player copies a space.
    Copies { seat: Participant, space: OtherSpace },
    /// A building was constructed.
    Built { seat: Participant, building: Building, spot: SpotId },
    /// A superproject was constructed.
    BuiltSuperproject { seat: Participant, superproject: Project, spot: SpotId },
    /// A research die was set.
    Set { seat: Participant, die: Die, shape: Option<Shape>, symbol: Option<Symbol> },
    /// Research dice were rolled; no symbol is the question mark.
    RolledDie { seat: Participant, die: Die, shape: Option<Shape>, symbol: Option<Symbol> },
    /// A breakthrough was made.
    Breakthrough { seat: Participant, breakthrough: Breakthrough },
    /// A breakthrough was paid.
    PaidBreakthrough { seat: Participant, breakthrough: Breakthrough },
    /// The focus lies on this era.
    Focus { seat: Participant, era: u8 },
    /// What a warp token shows was repaid.
    Repaid { seat: Participant, warp: Warp },
    /// Steps on the time-travel track.
    TimeTravel { seat: Participant, steps: u8 },
    /// Morale, counted from the left end.
    Morale { seat: Participant, morale: u8 },
    /// All tired workers woke.
    Woke { seat: Participant },
    /// An anomaly was removed.
    Removed { seat: Participant, spot: SpotId },
    /// A player's banner stands at the World Council.
    Banner { seat: Participant },
    /// A player was evacuated, on this circle.
    Evacuated { seat: Participant, circle: u8, points: u16 },
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
    /// Something of a module.
    Module(crate::modules::Event),
}
