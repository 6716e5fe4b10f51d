//! The half-made action: what its player has still to do, the last step first.

use crate::data::{Card, Era, EraSet, Op, Token, TokenSet, Way};
use serde::{Deserialize, Serialize};

/// The most steps that can be pending. The deepest chain: the end of the action, a card that applies another, that other
/// card, the arrival of a move, a second clone to take along, and the Robofinisher's rift for the first: six. Effects nest
/// no deeper, since a card applied from another hand never applies a third.
pub const MOST_STEPS: usize = 16;

/// One thing still to be done by the active agent.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// The action is over.
    #[default]
    EndAction,
    /// Go on with an effect.
    Run(Frame),
    /// The figure arrives.
    Arrive(Era),
    /// Choose between two parts of the effect.
    Either { first: u8, second: u8 },
    /// Choose where to add so many energy.
    Add { energy: u8, eras: EraSet },
    /// Choose where to remove so many rifts.
    Remove { rifts: u8, eras: EraSet },
    /// Choose where to add energy or remove rifts until they are equal to something else.
    Until { what: Until, eras: EraSet },
    /// Choose a clone to push; so many, or one from each era, each of them once.
    Push { clones: u8, eras: EraSet, each: bool, pushed: TokenSet },
    /// Choose where it goes.
    PushTo { clone: Token },
    /// Choose a clone to pull; so many, or one from each era.
    Pull { clones: u8, eras: EraSet, each: bool },
    /// Choose a clone to destroy.
    Destroy { eras: EraSet },
    /// Choose a clone of the own era to swap.
    Swap,
    /// Choose the clone to swap it with.
    SwapWith { clone: Token },
    /// Choose which of two clones destroyed together counts first.
    Order { one: Token, other: Token },
    /// Choose the direction of a move over so many eras; so many clones may come along.
    Move { eras: u8, clones: u8, from_vortex: bool },
    /// Choose a clone to take along, or none.
    TakeAlong { from: Era, way: Way, eras: u8, clones: u8, from_vortex: bool, taken: TokenSet },
    /// Choose where to leave it, at most so many eras on.
    Leave { clone: Token, way: Way, eras: u8 },
    /// Choose where to move.
    MoveTo { eras: EraSet },
    /// Choose an agent.
    Agent { task: Task },
    /// Choose where that agent goes.
    AgentTo {
        #[serde(rename = "place")]
        index: u8,
    },
    /// Choose a card of the hand to discard.
    Discard,
    /// Choose a card of the hand to destroy.
    DestroyCard,
    /// Choose a card of the hand to ready.
    Ready,
    /// Choose a card of the discard pile to take back.
    Recover,
    /// Choose a card of another hand to apply.
    UseOther,
    /// Robofinisher 404: remove a rift from there, or not.
    Finish { era: Era },
}

/// An effect being applied.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Frame {
    /// The card; none for Mr. Time's ability.
    pub card: Option<Card>,
    /// The next operation.
    pub at: u8,
    /// Before this operation, so many are left out: the part not chosen of two.
    pub leap: Option<(u8, u8)>,
    /// How many operations, counted from the one begun, may still be left out.
    pub optional: u8,
    /// Where the last operation ended, if that is somewhere.
    pub there: [Option<Era>; 2],
    /// Operations that could not be done, or that were declined: the first as 1, the second as 2, then 4 and so on.
    #[serde(default, skip_serializing_if = "is_none")]
    pub left_out: u8,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // as serde asks for it
const fn is_none(operations: &u8) -> bool {
    *operations == 0
}

/// Mr. Time's ability, in the vocabulary of artifacts.
const MR_TIME: &[Op] = &[Op::MoveOther];

impl Frame {
    /// The beginning of an effect.
    pub(crate) const fn of(card: Option<Card>) -> Self {
        Self { card, at: 0, leap: None, optional: 0, there: [None; 2], left_out: 0 }
    }

    /// All its operations.
    #[inline]
    pub(crate) fn effect(&self) -> &'static [Op] {
        self.card.map_or(MR_TIME, |card| card.face().effect)
    }

    /// The next operation; none at the end.
    #[inline]
    pub(crate) fn next(&mut self) -> Option<Op> {
        if let Some((at, count)) = self.leap
            && at == self.at
        {
            self.at += count;
            self.leap = None;
        }
        let op = self.effect().get(usize::from(self.at)).copied();
        self.at += u8::from(op.is_some());
        op
    }

    /// Leaves out the optional operations that were begun.
    pub(crate) fn leave_out(&mut self) {
        if self.optional > 0 {
            self.mark_left_out(self.optional);
        }
        self.at += self.optional.saturating_sub(1);
        self.optional = 0;
    }

    /// Remembers that the operation begun, and so many in all, are left out.
    pub(crate) fn mark_left_out(&mut self, count: u8) {
        for op in (self.at.saturating_sub(1)..).take(count.into()) {
            self.left_out |= 1_u8.checked_shl(op.into()).unwrap_or_default();
        }
    }
}

/// What is made equal to what.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Until {
    /// Energy is added until it equals the rifts.
    EnergyIsRifts,
    /// Rifts are removed until they equal the clones.
    RiftsAreClones,
    /// Rifts are removed until they equal the energy.
    RiftsAreEnergy,
}

/// What an agent is chosen for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// Any agent goes to an adjacent era.
    MoveAny,
    /// Another agent goes to an adjacent era.
    MoveOther,
    /// Another agent comes to the own era.
    Summon,
    /// Another agent changes places with the active one.
    Swap,
    /// Another agent draws a card.
    Draw,
}
