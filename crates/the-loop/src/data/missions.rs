//! The ten sabotage tiles.

use tabletop::named;

named! {
    pub enum Mission: "mission" {
        /// M1: agents on both sides of the Doctor, you among them.
        Surrounded = "surrounded",
        /// M2: be in eras without clones and rifts.
        QuantumFitters = "quantum_fitters",
        /// M3: remove rifts from the Doctor's era.
        BlockExhaust = "block_exhaust",
        /// M4: LOOP in the Doctor's era.
        RunRings = "run_rings",
        /// M5: destroy clones in the Doctor's era.
        ProdigalClones = "prodigal_clones",
        /// M6: remove rifts from every era.
        ReflashContinuum = "reflash_continuum",
        /// M7: LOOP in different eras.
        LoopTour = "loop_tour",
        /// M8: destroy clones in different eras.
        CloneHunt = "clone_hunt",
        /// M9: add energy to this era while every era has some.
        FeedTime = "feed_time",
        /// M10: add energy to this era.
        QuantumBomb = "quantum_bomb",
    }
}

/// Where the cubes of a mission go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slots {
    /// So many, wherever they were earned.
    Any(u8),
    /// So many in slots of different eras.
    Eras(u8),
}

impl Mission {
    #[rustfmt::skip]
    pub const fn slots(self) -> Slots {
        match self {
            Self::Surrounded       => Slots::Any(3),
            Self::QuantumFitters   => Slots::Eras(3),
            Self::BlockExhaust     => Slots::Any(5),
            Self::RunRings         => Slots::Any(4),
            Self::ProdigalClones   => Slots::Any(4),
            Self::ReflashContinuum => Slots::Eras(7),
            Self::LoopTour         => Slots::Eras(6),
            Self::CloneHunt        => Slots::Eras(6),
            Self::FeedTime         => Slots::Any(3),
            Self::QuantumBomb      => Slots::Any(6),
        }
    }

    /// How many cubes complete it.
    pub const fn needs(self) -> u8 {
        match self.slots() {
            Slots::Any(cubes) | Slots::Eras(cubes) => cubes,
        }
    }
}
