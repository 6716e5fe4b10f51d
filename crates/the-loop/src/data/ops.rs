//! The vocabulary that artifacts are written in. An effect is a row of operations, done in their order; what cannot be
//! done is left out. `effects/` does them.

use super::Symbol;

/// One operation of an effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Op {
    /// Add so many energy.
    Add(u8, At),
    /// Remove so many rifts.
    Remove(u8, At),
    /// Add energy, one by one, until it equals the rifts.
    EnergyUntilRifts(At),
    /// Remove rifts, one by one, until they equal the clones.
    RiftsUntilClones(At),
    /// Remove rifts, one by one, until they equal the energy.
    RiftsUntilEnergy(At),
    /// Push so many clones; one from each, where the eras are several.
    Push(u8, At),
    /// Pull so many clones; one from each, where the eras are several.
    Pull(u8, At),
    /// Destroy a clone.
    Destroy(At),
    /// Swap a clone of your era with one of another era.
    SwapClones,
    /// Move so many eras in one direction.
    Move(u8),
    /// The same, and up to so many clones may come along.
    Carry(u8, u8, Along),
    /// Move to an era.
    MoveTo(At),
    /// Move any agent to an era adjacent to it.
    MoveAny,
    /// Move another agent to an era adjacent to it.
    MoveOther,
    /// Move another agent to your era.
    Summon,
    /// Swap places with another agent.
    SwapAgents,
    /// Draw so many cards.
    Draw(u8),
    /// Another agent draws a card.
    OtherDraws,
    /// Each agent draws a card.
    EachDraws,
    /// Discard a card from your hand.
    Discard,
    /// Destroy a card from your hand.
    DestroyCard,
    /// Ready another exhausted card of your hand, not of the Black Hole.
    Ready,
    /// Take a card out of your discard pile into your hand.
    Recover,
    /// Apply the effect of a card in another agent's hand; not of one that does the same.
    UseOther,
    /// Let so many artifacts of the Great Deck appear.
    Reveal(u8),
    /// Either the next so many operations or the so many behind them.
    Either(u8, u8),
    /// The next so many operations are optional: the first of them is a pick, and without it none of them is done.
    May(u8),
    /// The next so many operations apply only if another agent is in the same era.
    WithCompany(u8),
}

/// Which eras.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum At {
    /// Your era.
    Own,
    /// One of the two adjacent eras.
    Adjacent,
    /// Both adjacent eras.
    EachAdjacent,
    /// Your era or one of the two adjacent ones.
    OwnOrAdjacent,
    /// The adjacent era, clockwise.
    Next,
    /// The adjacent era, counter-clockwise.
    Previous,
    /// The Doctor's era.
    Doctor,
    /// One era with a vortex.
    Vortex,
    /// Every era with a vortex.
    EachVortex,
    /// One era with a vortex, or the Doctor's.
    VortexOrDoctor,
    /// The era of another agent, be it your own.
    OtherAgent,
    /// The era of another agent, or the Doctor's.
    OtherAgentOrDoctor,
    /// Any era.
    Any,
    /// Where the operation before ended: the era that a clone was pushed to or destroyed in or an agent was moved to; the
    /// home era of each card drawn or revealed. None if it did nothing.
    There,
}

impl At {
    /// Whether all of the eras are meant, not one of them.
    pub const fn is_each(self) -> bool {
        matches!(self, Self::EachAdjacent | Self::EachVortex | Self::There)
    }
}

/// Where a clone that comes along may be picked up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Along {
    /// In every era on the way but the last.
    Anywhere,
    /// In vortexes among these.
    Vortex,
}

impl Op {
    /// What it is about.
    pub const fn symbols(self) -> &'static [Symbol] {
        match self {
            Self::Add(..) | Self::EnergyUntilRifts(_) => &[Symbol::Energy],
            Self::Remove(..) | Self::RiftsUntilClones(_) | Self::RiftsUntilEnergy(_) => &[Symbol::Rift],
            Self::Push(..) | Self::Pull(..) | Self::Destroy(_) | Self::SwapClones => &[Symbol::Clone],
            Self::Carry(..) => &[Symbol::Clone, Symbol::Move],
            Self::Move(_) | Self::MoveTo(_) | Self::MoveAny | Self::MoveOther | Self::Summon | Self::SwapAgents => {
                &[Symbol::Move]
            }
            Self::Draw(_)
            | Self::OtherDraws
            | Self::EachDraws
            | Self::Discard
            | Self::DestroyCard
            | Self::Ready
            | Self::Recover
            | Self::UseOther
            | Self::Reveal(_) => &[Symbol::Card],
            Self::Either(..) | Self::May(_) | Self::WithCompany(_) => &[],
        }
    }
}
