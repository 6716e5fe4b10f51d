//! What buildings and superprojects are good for: the vocabulary of their tables.

use super::{Bill, Worker};

/// What a building or superproject is good for.
#[derive(Debug, PartialEq, Eq)]
pub enum Ability {
    /// Nothing beyond what it gave when it was built.
    None,
    /// A space for a worker.
    Worker(WorkSpace),
    /// A free action.
    Free(PrintedAction),
    /// Something that always holds.
    Passive(Passive),
}

/// A space for a worker.
#[derive(Debug, PartialEq, Eq)]
pub struct WorkSpace {
    /// Who may work there.
    pub who: Who,
    /// How the worker comes back.
    pub returns: Returns,
    /// What is done there.
    pub action: PrintedAction,
}

/// A price, a gain, and something special.
#[derive(Debug, PartialEq, Eq)]
pub struct PrintedAction {
    /// What is paid first.
    pub cost: Bill,
    /// What is gained.
    pub gain: Bill,
    /// What else happens.
    pub effect: Effect,
}

/// Who may work on a space; a genius always may.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// Any worker.
    Any,
    /// Workers of this kind.
    Only(Worker),
}

impl Who {
    /// Whether this worker may work there.
    #[inline]
    pub fn admits(self, worker: Worker) -> bool {
        match self {
            Self::Any => true,
            Self::Only(kind) => worker == kind || worker == Worker::Genius,
        }
    }
}

/// How a worker comes back from a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Returns {
    Tired,
    /// Motivated, that is active.
    Motivated,
    /// Administrators motivated, others tired.
    AdministratorsMotivated,
    /// Not at all.
    Dies,
}

/// What happens beyond paying and gaining.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Nothing else.
    Nothing,
    /// Time travel within this range.
    Focus(u8),
    /// Time travel within this range, twice.
    FocusTwice(u8),
    /// Time travel, a water for each era.
    FocusForWater,
    /// Time travel, a titanium, uranium or gold for each era, and as many points.
    FocusForResources,
    /// Three of titanium, uranium, gold, or a neutronium.
    ThreeOrNeutronium,
    /// An exosuit is charged.
    ChargeSuit,
    /// A paradox token is returned.
    ReturnParadox,
    /// A paradox token is taken.
    Paradox,
    /// A warp token is taken back.
    TakeBack,
    /// All tired workers wake.
    WakeAll,
    /// An active worker of one of these kinds.
    NewWorker(&'static [Worker]),
    /// Morale rises.
    RaiseMorale,
    CapitalAction,
    /// A tired worker like the one placed.
    CloneWorker,
    /// The worker space of any building or superproject of any player.
    CopySpace,
    /// A worker is given up for an active genius, a neutronium or a core.
    Convert,
    /// Two of titanium, uranium, gold for a neutronium, or back.
    Collide,
    /// A worker in a charged exosuit is placed on the main board.
    PlaceOnMainBoard,
}

/// What always holds for the owner of the tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Passive {
    /// Supply costs half the water, rounded up.
    HalvesSupply,
    /// Power plants reach so many eras further.
    Range(u8),
    /// One more paradox before an anomaly.
    MoreParadoxes,
    /// Each anomaly costs 2 points less.
    AnomaliesCostLess,
    /// When researching, a water sets the second die too.
    SetsSecondDie,
    /// A point for each step on the time-travel track.
    StepsScore,
    /// Three points for each superproject.
    ProjectsScore,
    /// A water less, once a turn.
    SavesWater,
    /// Construction costs a titanium, uranium or gold less.
    CheaperConstruction,
    /// Low morale does no harm.
    NoLowMorale,
    /// The condition of the evacuation counts as met.
    EvacuatesAnyway,
    /// Mining brings one more titanium, uranium or gold.
    MinesMore,
}

/// What a tile gives once, when it is built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Once {
    Nothing,
    /// So much water.
    Water(u16),
    /// Up to so many warp tokens are taken back.
    TakeBack(u8),
    /// Up to so many research actions.
    Research(u8),
}
