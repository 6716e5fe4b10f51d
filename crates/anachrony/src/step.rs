//! The half-made action: what its player has still to do, the last step first.

use crate::choice::Pile;
use crate::data::{Collapse, Project, Shape, SpotId, Symbol, Worker};
use serde::{Deserialize, Serialize};

/// The most steps that can be pending: a turn whose research on a collapsing tile leads to a superproject that lets its
/// builder research twice, with a repeated roll on top, is the deepest, at seven.
pub const MOST_STEPS: usize = 12;

/// One thing still to be done by the seat that acts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// The turn is over.
    #[default]
    EndTurn,
    /// Place a worker on the main board (Exocrawler).
    PlaceOnMainBoard,
    /// Place a worker on the own board (Haulani).
    PlaceOnOwnBoard,
    /// Choose what to construct.
    Construct(Terms),
    /// Choose what the discounts are taken off, then pay.
    Settle { cost: [u8; 6], discounts: u8 },
    /// Pay a worker of this kind.
    PayWorker(Worker),
    /// Pay the breakthroughs of a superproject.
    PayBreakthroughs(Project),
    /// Pay a breakthrough of this shape.
    PayShape(Shape),
    /// Put what was paid for on its spot.
    Erect { what: What, at: SpotId, tile: Option<Collapse> },
    /// Gain this, now that something was paid for it; goods in the order of their list.
    Gain { goods: [u8; 6], points: u8 },
    /// Take away an anomaly, now that it is paid for.
    Remove { at: SpotId },
    /// Choose whom to recruit.
    Recruit { worker: Worker, tile: Option<Collapse>, may_skip: bool },
    /// Choose the bonus for a genius.
    Bonus,
    /// Set the first die; so many times.
    Research { tile: Option<Collapse>, may_skip: bool, times: u8 },
    /// Set or roll the second die.
    SecondDie { shape: Option<Shape>, symbol: Option<Symbol>, freely: bool },
    /// Say what the question mark means.
    QuestionMark { shape: Shape },
    /// Choose the die to roll again; without a symbol, a question mark lies there.
    Reroll { shape: Shape, symbol: Option<Symbol> },
    /// Choose a capital action.
    Perform { worker: Worker, council: Option<u8> },
    /// Choose the space to copy; the worker stands there.
    CopySpace { at: SpotId },
    /// Take something out of the mining pool.
    Mine,
    /// Take so many of titanium, uranium, gold.
    GainAny(u8),
    /// Pay so many of titanium, uranium, gold.
    PayAny(u8),
    /// Take three of titanium, uranium, gold, or a neutronium.
    ThreeOrNeutronium,
    /// Take a worker of one of these kinds.
    NewWorker { scientist: bool, engineer: bool, genius: bool },
    /// Give up a worker.
    Lose,
    /// Take what a worker was given up for.
    Converted,
    /// Exchange neutronium and two others.
    Collide,
    /// Exchange something; the second time it may be left out.
    Trade { second: bool, again: bool },
    /// Choose how much to spend on a time travel.
    SpendOnFocus,
    /// Choose the era to travel to.
    Focus { range: u8 },
    /// The same, for a water each.
    FocusForWater,
    /// Repay a warp token in focus, or not.
    Repay,
    /// Take back up to so many warp tokens.
    TakeBack { count: u8, may_skip: bool },
    /// Pay for removing an anomaly.
    RemoveAnomaly { at: SpotId },
    /// Put an anomaly somewhere.
    Anomaly,
    /// Return up to so many paradoxes.
    ReturnParadoxes(u8),
    /// Caratacus chooses.
    Bargain,
    /// Wolfe may go on exchanging.
    Exchange,
    /// Zaida may take a worker out of the pool.
    Zaida,
    /// Samira takes something out of the mining pool.
    Samira { pays: bool },
    /// A step of a module.
    Module(crate::modules::Step),
}

/// On what terms something is constructed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// Whether an engineer does it.
    pub engineer: bool,
    /// The collapsing tile it is done on.
    pub tile: Option<Collapse>,
    /// Whether only a superproject will do.
    pub only_superproject: bool,
    /// Whether it may be left out.
    pub may_skip: bool,
}

/// Something to be constructed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum What {
    /// The top building of a stack of the kind of its spot.
    Building(Pile),
    /// The superproject in focus.
    Superproject,
}
