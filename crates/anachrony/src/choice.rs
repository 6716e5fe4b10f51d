//! What a player can click.

use crate::data::{
    Asset, Breakthrough, Capital, Column, Goal, Good, Leader, Path, Row, Shape, Side, SpotId, Symbol, Trade, Warp,
    Worker,
};
use crate::participant::Participant;
use serde::{Deserialize, Serialize};
use tabletop::named;

/// One click.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// Setup: follow this path.
    Path(Path),
    /// Setup: lay the path board with this side up.
    Board(Side),
    /// Setup: be led by this leader.
    Leader(Leader),
    /// Draft: keep this starting-asset card and pass the others on.
    Pick(Asset),
    /// Draft: keep this endgame card.
    Keep(Goal),
    /// Power up: charge a suit on a slot.
    Charge(Charge),
    /// Power up, Wolfe: exchange water and cores.
    Exchange(Exchange),
    /// Warp: take this from the future.
    Warp(Warp),
    /// Place a worker on a space.
    Place(Placement),
    /// Use a free action.
    Use(FreeAction),
    /// Take no more turns in this era.
    Pass,
    /// Construct the top building of a stack.
    Build(Stack),
    /// Construct the superproject in focus, from this spot to the one on its right.
    Superproject(SpotId),
    /// Take a discount off this good.
    Discount(Good),
    /// Pay one of these.
    Pay(Good),
    PayWorker(Waiting),
    PayBreakthrough(Breakthrough),
    /// Recruit a worker of this kind out of the pool.
    Recruit(Worker),
    /// Take this bonus for a recruited genius.
    Bonus(Bonus),
    /// Set the shape die, or the symbol die too.
    SetShape(Shape),
    /// Set the symbol die, say what a question mark means, or the symbol die too.
    SetSymbol(Symbol),
    /// Roll the other die.
    Roll,
    /// Roll a die again, since there is no such breakthrough left.
    Reroll(Die),
    /// Perform this capital action.
    Perform(Capital),
    /// Work on this space of any player.
    CopySpace(OtherSpace),
    /// Take this out of the mining pool.
    Take(Good),
    /// Take this from the supply.
    Gain(Good),
    /// Take an active worker of this kind from the supply.
    NewWorker(Worker),
    /// Make this exchange.
    Trade(Trade),
    /// Spend so many of titanium, uranium, gold on a time travel.
    Spend(u8),
    /// Move the focus to this era.
    Focus(u8),
    /// Repay what this warp token shows.
    Repay(Warp),
    /// Take this warp token back from the timeline.
    TakeBack(Warp),
    /// Put the anomaly there.
    Anomaly(SpotId),
    /// Give up this building instead.
    GiveUp(SpotId),
    /// Return a paradox token.
    ReturnParadox,
    /// Lose this worker.
    Lose(Waiting),
    /// Caratacus: one of two.
    Bargain(Bargain),
    /// Leave out what may be left out.
    Skip,
    /// Finish what everybody does in turn or at once.
    Done,
    /// Something that a module lets one choose.
    Module(crate::modules::Choice),
}

/// A slot, and what pays for it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a charge is an object with slot and, if it costs something, pay")]
pub struct Charge {
    /// The slot, from 1: top left to bottom right.
    pub slot: u8,
    /// What pays for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pay: Option<Good>,
}

named! {
    /// The two directions of Wolfe's exchange.
    pub enum Exchange: "exchange" {
        /// 2 water for a core.
        WaterForCore = "water_for_core",
        /// A core for 2 water.
        CoreForWater = "core_for_water",
    }
}

/// Who goes where.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a placement is an object with worker and on")]
pub struct Placement {
    /// Who; nobody in Valerian's empty suit.
    pub worker: Option<Worker>,
    /// Where.
    pub on: Space,
    /// The suit, if a module brings it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub suit: Option<crate::modules::Suit>,
}

/// A space for a worker.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Space {
    /// Construct; spaces are counted from 1, from the top.
    Construct(u8),
    Recruit(u8),
    Research(u8),
    /// The World Council: 1 is the left space, 2 the right.
    Council(u8),
    Mine(u8),
    /// Purify water.
    Purify,
    /// Trade with nomads.
    Nomads,
    /// Evacuation.
    Evacuate,
    /// Own board: Supply.
    Supply,
    /// Own board: a building or superproject.
    Spot(SpotId),
    /// Own board: an anomaly, to remove it.
    Anomaly(SpotId),
    /// The main board: a space of a module.
    Module(crate::modules::Space),
}

impl Space {
    /// Space `number` of a capital action, from 1.
    pub const fn capital(action: Capital, number: u8) -> Self {
        match action {
            Capital::Construct => Self::Construct(number),
            Capital::Recruit => Self::Recruit(number),
            Capital::Research => Self::Research(number),
        }
    }

    /// Whether it takes a suit to go there.
    pub fn is_on_main_board(self) -> bool {
        match self {
            Self::Supply | Self::Spot(_) | Self::Anomaly(_) => false,
            Self::Module(space) => space.is_on_main_board(),
            _ => true,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FreeAction {
    /// Force workers.
    Force,
    /// Supply, where it is a free action.
    Supply,
    Leader,
    /// A building's or a superproject's.
    Spot(SpotId),
    Module(crate::modules::FreeAction),
}

/// A stack of buildings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a stack is an object with row and from")]
pub struct Stack {
    /// The kind of buildings.
    pub row: Row,
    /// Which of the two stacks of that kind.
    pub from: Pile,
}

named! {
    /// The two stacks of a kind of buildings.
    pub enum Pile: "stack" {
        /// The primary stack.
        Primary = "primary",
        /// The secondary stack.
        Secondary = "secondary",
    }
}

/// A worker who waits on the player board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a waiting worker is an object with worker and column")]
pub struct Waiting {
    /// The kind.
    pub worker: Worker,
    pub column: Column,
}

named! {
    /// The bonuses for a recruited worker.
    pub enum Bonus: "bonus" {
        /// 2 water, as for a scientist.
        Water = "water",
        /// A core, as for an engineer.
        Core = "core",
        /// A point, as for an administrator.
        Point = "point",
    }
}

named! {
    /// The research dice.
    pub enum Die: "die" {
        /// The shape die.
        Shape = "shape",
        /// The symbol die.
        Symbol = "symbol",
        /// Both, where one alone cannot help.
        Both = "both",
    }
}

/// A space on the board of any player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "another's space is an object with seat and spot")]
pub struct OtherSpace {
    /// Whose board.
    pub seat: Participant,
    /// Where on it.
    pub spot: SpotId,
}

named! {
    /// What Caratacus can do.
    pub enum Bargain: "bargain" {
        /// Gain 2 water and a paradox.
        Gain = "gain",
        /// Pay 2 water and return a paradox.
        Return = "return",
    }
}
