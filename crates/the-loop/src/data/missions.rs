//! The ten sabotage tiles.

use tabletop::named;

named! {
    /// The missions.
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
    /// Its slots.
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

    /// Its name, in our words.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Surrounded => "Doctor, You Are Surrounded",
            Self::QuantumFitters => "Quantum Fitters",
            Self::BlockExhaust => "Block the Exhaust",
            Self::RunRings => "Run Rings Round the Doctor",
            Self::ProdigalClones => "Return of the Prodigal Clones",
            Self::ReflashContinuum => "Reflash the Continuum",
            Self::LoopTour => "One Loop, Two Loops, Three Loops",
            Self::CloneHunt => "Clone Hunt",
            Self::FeedTime => "Feed Time",
            Self::QuantumBomb => "Huge Quantum Bomb",
        }
    }

    /// What earns a cube, in our words.
    pub const fn about(self) -> &'static str {
        match self {
            Self::Surrounded => "agents in both eras adjacent to the Doctor, you in one of them; once a turn",
            Self::QuantumFitters => "be in an era without clones and rifts, a new one each time; once a turn",
            Self::BlockExhaust => "each rift you remove from the Doctor's era",
            Self::RunRings => "each LOOP in the Doctor's era",
            Self::ProdigalClones => "each clone you destroy in the Doctor's era",
            Self::ReflashContinuum => "a rift removed from each of the eras",
            Self::LoopTour => "a LOOP in each of 6 different eras",
            Self::CloneHunt => "a clone destroyed in each of 6 different eras",
            Self::FeedTime => "each energy added to this tile's era by an action that began with energy in every era",
            Self::QuantumBomb => "each energy added to this tile's era",
        }
    }
}
