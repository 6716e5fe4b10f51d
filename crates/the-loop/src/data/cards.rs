//! The 79 artifacts. What they are called and what they do in words is told where people read it; the words are made from
//! the effect.

use super::Agent::{Cztwyzzek, MrTime, Robofinisher, TimeProwler, VGirl};
use super::Along::{Anywhere, Vortex as InVortex};
use super::At::{
    Adjacent, Any, Doctor, EachAdjacent, EachVortex, Next, OtherAgent, OtherAgentOrDoctor, Own, OwnOrAdjacent, There,
    Vortex, VortexOrDoctor,
};
use super::Dimension::{BlackHole, Line, Spiral, Star};
use super::Era::{Dawn, End, Globalization, Industrial, Medieval, Renaissance, Robots};
use super::Op::{
    Add, Carry, Destroy, DestroyCard, Discard, Draw, EachDraws, Either, EnergyUntilRifts, May, Move, MoveAny,
    MoveOther, MoveTo, OtherDraws, Pull, Push, Ready, Recover, Remove, Reveal, RiftsUntilClones, RiftsUntilEnergy,
    Summon, SwapAgents, SwapClones, UseOther, WithCompany,
};
use super::{ARTIFACTS, Agent, CardSet, Dimension, ERAS, Era, Op, Symbol};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// What is printed on an artifact.
#[derive(Clone, Copy, Debug)]
pub struct Face {
    /// The name in records and requests.
    pub name: &'static str,
    /// The agent who starts with it; none for a card of the Great Deck.
    pub starter_of: Option<Agent>,
    pub dimension: Dimension,
    pub home: Era,
    /// What it does.
    pub effect: &'static [Op],
}

/// Every artifact: the starting artifacts by agent, then those of the Great Deck by era.
#[rustfmt::skip]
pub static CARDS: [Face; ARTIFACTS] = FACES;

#[rustfmt::skip]
const FACES: [Face; ARTIFACTS] = [
    // Starting artifacts of Time Prowler
    row("needle",              Some(TimeProwler),   Spiral,    Globalization, &[Remove(1, Own)]),
    row("night_bus",           Some(TimeProwler),   Spiral,    Globalization, &[Carry(2, 1, Anywhere)]),
    row("alley_shortcut",      Some(TimeProwler),   Spiral,    Globalization, &[Move(2)]),
    row("generator",           Some(TimeProwler),   Star,      Globalization, &[Add(2, Own)]),
    row("binoculars",          Some(TimeProwler),   Star,      Globalization, &[Remove(1, Adjacent)]),
    row("elbow_guard",         Some(TimeProwler),   Line,      Globalization, &[Push(1, Own)]),
    // Starting artifacts of Cztwyzzek
    row("tentacle",            Some(Cztwyzzek),     Star,      Dawn,          &[Pull(1, Adjacent)]),
    row("antenna",             Some(Cztwyzzek),     Star,      Dawn,          &[Add(2, Own)]),
    row("burp",                Some(Cztwyzzek),     Star,      Dawn,          &[Push(2, Own)]),
    row("skates",              Some(Cztwyzzek),     Line,      Dawn,          &[Carry(2, 1, Anywhere)]),
    row("sealant",             Some(Cztwyzzek),     Line,      Dawn,          &[Remove(1, Own)]),
    row("egg",                 Some(Cztwyzzek),     Spiral,    Dawn,          &[Add(1, Own), Add(1, Adjacent)]),
    // Starting artifacts of Robofinisher 404
    row("piston",              Some(Robofinisher),  Line,      Robots,        &[Push(1, Own)]),
    row("magnet",              Some(Robofinisher),  Line,      Robots,        &[Pull(2, Adjacent)]),
    row("monocle",             Some(Robofinisher),  Line,      Robots,        &[Push(2, Adjacent)]),
    row("heels",               Some(Robofinisher),  Spiral,    Robots,        &[Carry(2, 1, Anywhere)]),
    row("reactor",             Some(Robofinisher),  Spiral,    Robots,        &[Add(2, Own)]),
    row("welder",              Some(Robofinisher),  Star,      Robots,        &[Remove(1, Own)]),
    // Starting artifacts of Mr. Time
    row("ionic_temporograph",  Some(MrTime),        Spiral,    End,           &[Add(1, OtherAgent)]),
    row("duct_tape",           Some(MrTime),        Spiral,    End,           &[Remove(1, Own)]),
    row("grab_boot",           Some(MrTime),        Star,      End,           &[Pull(1, Adjacent)]),
    row("whistle",             Some(MrTime),        Star,      End,           &[MoveTo(OtherAgent), Add(1, Own)]),
    row("paperclip",           Some(MrTime),        Line,      End,           &[Either(1, 1), Add(2, Own), Push(2, Own)]),
    row("radio_watch",         Some(MrTime),        Line,      End,           &[MoveAny, Add(1, Own)]),
    // Starting artifacts of V-Girl
    row("super_pants",         Some(VGirl),         Line,      Renaissance,   &[Remove(1, Own)]),
    row("exo_kick",            Some(VGirl),         Line,      Renaissance,   &[Push(1, Own)]),
    row("donut",               Some(VGirl),         Star,      Renaissance,   &[Add(2, Own)]),
    row("soles",               Some(VGirl),         Star,      Renaissance,   &[Carry(2, 1, Anywhere)]),
    row("sketchbook",          Some(VGirl),         Spiral,    Renaissance,   &[Either(1, 1), Push(2, Adjacent), Add(2, Adjacent)]),
    row("shredder",            Some(VGirl),         BlackHole, Renaissance,   &[May(2), DestroyCard, Draw(1)]),
    // The Great Deck: dawn
    row("spartan_shield",      None,                Line,      Dawn,          &[Remove(2, Own)]),
    row("flint_starter",       None,                Spiral,    Dawn,          &[Add(3, Own)]),
    row("cave_map",            None,                Spiral,    Dawn,          &[Remove(1, Own), May(2), Move(1), Remove(1, Own)]),
    row("mammoth_sled",        None,                Star,      Dawn,          &[Carry(2, 1, Anywhere), Remove(1, Own), Add(1, Own)]),
    row("bone_boomerang",      None,                Star,      Dawn,          &[Push(1, Own), Remove(2, There)]),
    row("primordial_soup",     None,                Line,      Dawn,          &[Add(1, Own), Add(1, EachAdjacent)]),
    row("leashed_meteor",      None,                BlackHole, Dawn,          &[Destroy(Own), Remove(1, Own), Add(1, Own)]),
    // The Great Deck: medieval
    row("battle_steed",        None,                Line,      Medieval,      &[Carry(2, 2, Anywhere), Remove(1, Own)]),
    row("holy_grails",         None,                Star,      Medieval,      &[EnergyUntilRifts(Adjacent)]),
    row("trebuchet",           None,                Spiral,    Medieval,      &[Push(2, Own), Remove(1, Own)]),
    row("alchemy_receipt",     None,                Star,      Medieval,      &[Draw(2), Discard, Add(1, Own)]),
    row("round_table",         None,                Spiral,    Medieval,      &[Summon, Add(2, Own)]),
    row("drawbridge",          None,                Line,      Medieval,      &[Remove(1, Own), Remove(2, Adjacent)]),
    row("dragon_timer",        None,                BlackHole, Medieval,      &[RiftsUntilClones(Own), Add(1, Own)]),
    // The Great Deck: renaissance
    row("gutenberg",           None,                Spiral,    Renaissance,   &[Remove(1, Own), Remove(1, Vortex)]),
    row("spinning_top",        None,                Spiral,    Renaissance,   &[SwapAgents, Add(2, Own)]),
    row("flying_screw",        None,                Star,      Renaissance,   &[MoveTo(Any), Remove(1, Own)]),
    row("fresco_filler",       None,                Star,      Renaissance,   &[Remove(1, Own), Remove(1, EachAdjacent)]),
    row("smiling_portrait",    None,                Line,      Renaissance,   &[Pull(2, Adjacent), Remove(1, Own)]),
    row("patron_purse",        None,                Line,      Renaissance,   &[Reveal(1), Add(1, There), Add(2, Own)]),
    row("vitruvian_copier",    None,                BlackHole, Renaissance,   &[UseOther]),
    // The Great Deck: industrial
    row("matryoshka",          None,                BlackHole, Industrial,    &[Ready]),
    row("steam_whistle",       None,                Spiral,    Industrial,    &[Push(1, Own), Push(1, Adjacent), Add(1, Own)]),
    row("riveter",             None,                Spiral,    Industrial,    &[Remove(2, Next), Add(1, Own)]),
    row("dynamo",              None,                Star,      Industrial,    &[Add(2, Own), Add(1, Doctor)]),
    row("telegraph",           None,                Star,      Industrial,    &[Draw(1), OtherDraws, Add(1, Own)]),
    row("locomotive",          None,                Line,      Industrial,    &[Carry(3, 1, Anywhere), Remove(1, Own)]),
    row("boiler_valve",        None,                Line,      Industrial,    &[May(1), Move(1), Either(1, 1), Add(1, Own), Add(1, EachVortex), Remove(1, Own)]),
    // The Great Deck: globalization
    row("double_joystick",     None,                Spiral,    Globalization, &[Carry(2, 1, InVortex), Remove(2, Own)]),
    row("patch_cable",         None,                Spiral,    Globalization, &[Remove(2, Doctor), Add(1, Own)]),
    row("viral_video",         None,                Star,      Globalization, &[Pull(1, Adjacent), May(1), Push(1, Own), Remove(1, Own)]),
    row("frequent_flyer",      None,                Star,      Globalization, &[MoveTo(OtherAgentOrDoctor), Remove(1, Own), Add(1, Own)]),
    row("currywurst",          None,                Line,      Globalization, &[Push(1, EachAdjacent), Add(1, Own)]),
    row("crowdfunding",        None,                Line,      Globalization, &[Add(1, Own), WithCompany(1), Add(2, Own), May(1), Pull(1, Adjacent)]),
    row("cloud_backup",        None,                BlackHole, Globalization, &[Recover]),
    // The Great Deck: robots
    row("recycler",            None,                Spiral,    Robots,        &[May(3), DestroyCard, Add(2, Own), Draw(1)]),
    row("laser_broom",         None,                Spiral,    Robots,        &[Move(1), Remove(2, Own)]),
    row("nano_caulk",          None,                Star,      Robots,        &[Remove(1, Own), Remove(1, Doctor), Add(1, Doctor)]),
    row("charging_dock",       None,                Star,      Robots,        &[Add(2, Own), Add(1, Adjacent)]),
    row("pole_swapper",        None,                Line,      Robots,        &[SwapClones, Add(1, Own)]),
    row("firmware_oracle",     None,                Line,      Robots,        &[Draw(1), Add(1, There), Remove(1, Own)]),
    row("kill_switch",         None,                BlackHole, Robots,        &[Destroy(OwnOrAdjacent), Remove(1, There)]),
    // The Great Deck: end
    row("ash_parachute",       None,                Spiral,    End,           &[MoveTo(VortexOrDoctor), Remove(2, Own), Add(1, Own)]),
    row("entropy_hourglass",   None,                Spiral,    End,           &[RiftsUntilEnergy(Adjacent), Add(1, Own)]),
    row("last_calendar",       None,                Star,      End,           &[Reveal(2), Add(1, There), Remove(1, Own)]),
    row("megaphone",           None,                Star,      End,           &[MoveOther, Push(1, There), Remove(1, Own)]),
    row("umbrella",            None,                Line,      End,           &[Remove(2, Vortex), Add(1, Own)]),
    row("gravity_bag",         None,                Line,      End,           &[Pull(1, EachAdjacent), Remove(1, Own), Add(1, Own)]),
    row("alarm_clock",         None,                BlackHole, End,           &[EachDraws, Add(2, Own)]),
];

const fn row(
    name: &'static str,
    starter_of: Option<Agent>,
    dimension: Dimension,
    home: Era,
    effect: &'static [Op],
) -> Face {
    Face { name, starter_of, dimension, home, effect }
}

/// One artifact; written as its name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Card(u8);

impl Card {
    /// The artifact at this place of the list.
    #[inline]
    pub const fn at(index: usize) -> Self {
        assert!(index < ARTIFACTS);
        Self(index as u8)
    }

    /// Its place in the list.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The artifact of this name.
    pub fn named(name: &str) -> Option<Self> {
        CARDS.iter().position(|face| face.name == name).map(Self::at)
    }

    /// Every artifact, in the order of the list.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..ARTIFACTS).map(Self::at)
    }

    /// What is printed on it.
    #[inline]
    pub fn face(self) -> &'static Face {
        &CARDS[self.index()]
    }

    /// The name in records and requests.
    pub fn name(self) -> &'static str {
        self.face().name
    }

    #[inline]
    pub fn home(self) -> Era {
        self.face().home
    }

    /// Whose starting artifact it is.
    #[inline]
    pub fn starter_of(self) -> Option<Agent> {
        self.face().starter_of
    }

    /// What it is about, each symbol once.
    pub fn symbols(self) -> impl Iterator<Item = Symbol> {
        let effect = self.face().effect;
        Symbol::ALL.into_iter().filter(move |symbol| effect.iter().any(|op| op.symbols().contains(symbol)))
    }
}

impl CardSet {
    /// The artifacts of each dimension.
    pub const BY_DIMENSION: [Self; Dimension::ALL.len()] = {
        let mut sets = [Self::NONE; Dimension::ALL.len()];
        let mut index = 0;
        while index < ARTIFACTS {
            let at = FACES[index].dimension as usize;
            sets[at] = sets[at].union(Self::only(Card::at(index)));
            index += 1;
        }
        sets
    };
    /// The artifacts of each home era.
    pub const BY_HOME: [Self; ERAS] = {
        let mut sets = [Self::NONE; ERAS];
        let mut index = 0;
        while index < ARTIFACTS {
            let at = FACES[index].home as usize;
            sets[at] = sets[at].union(Self::only(Card::at(index)));
            index += 1;
        }
        sets
    };
    /// Artifacts that apply a card of another agent's hand.
    pub const USE_OTHERS: Self = {
        let mut set = Self::NONE;
        let mut index = 0;
        while index < ARTIFACTS {
            let mut at = 0;
            while at < FACES[index].effect.len() {
                if matches!(FACES[index].effect[at], UseOther) {
                    set = set.union(Self::only(Card::at(index)));
                }
                at += 1;
            }
            index += 1;
        }
        set
    };
    /// The Great Deck as it is at the start, and after it the starting artifacts of each agent.
    const BY_OWNER: [Self; 1 + Agent::ALL.len()] = {
        let mut sets = [Self::NONE; 1 + Agent::ALL.len()];
        let mut index = 0;
        while index < ARTIFACTS {
            let at = match FACES[index].starter_of {
                Some(agent) => 1 + agent as usize,
                None => 0,
            };
            sets[at] = sets[at].union(Self::only(Card::at(index)));
            index += 1;
        }
        sets
    };

    /// The starting artifacts of an agent.
    pub const fn starters(agent: Agent) -> Self {
        Self::BY_OWNER[1 + agent as usize]
    }

    /// The Great Deck as it is at the start.
    pub const fn great_deck() -> Self {
        Self::BY_OWNER[0]
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let written = String::deserialize(deserializer)?;
        Self::named(&written).ok_or_else(|| {
            let names: Vec<&str> = CARDS.iter().map(|face| face.name).collect();
            tabletop::unknown("artifact", &written, &names)
        })
    }
}
