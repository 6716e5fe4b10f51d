//! The 79 artifacts, two lines each: what is printed on the card, and its effect in our words.

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
use super::{ARTIFACTS, Agent, CardSet, Dimension, ERAS, Era, Op, STARTERS, Symbol};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// What is printed on an artifact.
#[derive(Clone, Copy, Debug)]
pub struct Face {
    /// The name in records and requests.
    pub name: &'static str,
    /// The name as it is printed.
    pub title: &'static str,
    /// The dimension.
    pub dimension: Dimension,
    /// The home era.
    pub home: Era,
    /// What it does.
    pub effect: &'static [Op],
    /// The same in words.
    pub text: &'static str,
}

/// Every artifact: the starting artifacts by agent, then those of the Great Deck by era.
#[rustfmt::skip]
pub static CARDS: [Face; ARTIFACTS] = FACES;

#[rustfmt::skip]
const FACES: [Face; ARTIFACTS] = [
    // Starting artifacts of Time Prowler
    row("needle",              "Retractable Time Needle",   Spiral,    Globalization, &[Remove(1, Own)],
        "Remove 1 rift from your era."),
    row("night_bus",           "Night-Bus Pass",            Spiral,    Globalization, &[Carry(2, 1, Anywhere)],
        "Move to an adjacent era; you may take along 1 clone."),
    row("alley_shortcut",      "Alley Shortcut Map",        Spiral,    Globalization, &[Move(2)],
        "Move 2 eras in one direction."),
    row("generator",           "Pocket Generator",          Star,      Globalization, &[Add(2, Own)],
        "Add 1 energy to your era."),
    row("binoculars",          "Lookout Binoculars",        Star,      Globalization, &[Remove(1, Adjacent)],
        "Remove 1 rift from one adjacent era."),
    row("elbow_guard",         "Elbow Guard",               Line,      Globalization, &[Push(1, Own)],
        "Push 1 clone from your era (either direction)."),
    // Starting artifacts of Cztwyzzek
    row("tentacle",            "Tractor Tentacle",          Star,      Dawn,          &[Pull(1, Adjacent)],
        "Pull 1 clone."),
    row("antenna",             "Glowing Antenna",           Star,      Dawn,          &[Add(2, Own)],
        "Add 1 energy to your era."),
    row("burp",                "Gravity Burp",              Star,      Dawn,          &[Push(2, Own)],
        "Push 1 clone from your era (either direction)."),
    row("skates",              "Saucer Skates",             Line,      Dawn,          &[Carry(2, 1, Anywhere)],
        "Move to an adjacent era; you may take along 1 clone."),
    row("sealant",             "Slime Sealant",             Line,      Dawn,          &[Remove(1, Own)],
        "Remove 1 rift from your era."),
    row("egg",                 "Spare Battery Egg",         Spiral,    Dawn,          &[Add(1, Own), Add(1, Adjacent)],
        "Add 1 energy to one adjacent era."),
    // Starting artifacts of Robofinisher 404
    row("piston",              "Piston Fist",               Line,      Robots,        &[Push(1, Own)],
        "Push 1 clone from your era (either direction)."),
    row("magnet",              "Magnet Claw",               Line,      Robots,        &[Pull(2, Adjacent)],
        "Pull 1 clone."),
    row("monocle",             "Targeting Monocle",         Line,      Robots,        &[Push(2, Adjacent)],
        "Push 1 clone from one adjacent era (either direction)."),
    row("heels",               "Rocket Heels",              Spiral,    Robots,        &[Carry(2, 1, Anywhere)],
        "Move to an adjacent era; you may take along 1 clone."),
    row("reactor",             "Chest Reactor",             Spiral,    Robots,        &[Add(2, Own)],
        "Add 1 energy to your era."),
    row("welder",              "Welding Finger",            Star,      Robots,        &[Remove(1, Own)],
        "Remove 1 rift from your era."),
    // Starting artifacts of Mr. Time
    row("ionic_temporograph",  "Ionic Temporograph",        Spiral,    End,           &[Add(1, OtherAgent)],
        "Add 1 energy to the era of one other agent."),
    row("duct_tape",           "Big Roll of Duct Tape",     Spiral,    End,           &[Remove(1, Own)],
        "Remove 1 rift from your era."),
    row("grab_boot",           "Hidden Grab-Boot",          Star,      End,           &[Pull(1, Adjacent)],
        "Pull 1 clone."),
    row("whistle",             "Instructor's Whistle",      Star,      End,           &[MoveTo(OtherAgent), Add(1, Own)],
        "Move to the era of one other agent."),
    row("paperclip",           "All-Purpose Paperclip",     Line,      End,           &[Either(1, 1), Add(2, Own), Push(2, Own)],
        "Either add 1 energy to your era or push 1 clone from your era (either direction)."),
    row("radio_watch",         "Radio Watch",               Line,      End,           &[MoveAny, Add(1, Own)],
        "Move any agent to an era adjacent to it."),
    // Starting artifacts of V-Girl
    row("super_pants",         "Super Pants",               Line,      Renaissance,   &[Remove(1, Own)],
        "Remove 1 rift from your era."),
    row("exo_kick",            "Exo-Kick",                  Line,      Renaissance,   &[Push(1, Own)],
        "Push 1 clone from your era (either direction)."),
    row("donut",               "Hydraulic Donut",           Star,      Renaissance,   &[Add(2, Own)],
        "Add 1 energy to your era."),
    row("soles",               "Spring Soles",              Star,      Renaissance,   &[Carry(2, 1, Anywhere)],
        "Move to an adjacent era; you may take along 1 clone."),
    row("sketchbook",          "Folding Sketchbook",        Spiral,    Renaissance,   &[Either(1, 1), Push(2, Adjacent), Add(2, Adjacent)],
        "Either push 1 clone from one adjacent era (either direction) or add 1 energy to one adjacent era."),
    row("shredder",            "Homework Shredder",         BlackHole, Renaissance,   &[May(2), DestroyCard, Draw(1)],
        "You may destroy 1 card from your hand; if you do, draw 1 card."),
    // The Great Deck: dawn
    row("spartan_shield",      "Spartan Shield",            Line,      Dawn,          &[Remove(2, Own)],
        "Remove 2 rifts from your era."),
    row("flint_starter",       "Flint Jump-Starter",        Spiral,    Dawn,          &[Add(3, Own)],
        "Add 2 energy to your era."),
    row("cave_map",            "Cave-Wall Navigator",       Spiral,    Dawn,          &[Remove(1, Own), May(2), Move(1), Remove(1, Own)],
        "Remove 1 rift from your era; then you may move to an adjacent era."),
    row("mammoth_sled",        "Mammoth Sled",              Star,      Dawn,          &[Carry(2, 1, Anywhere), Remove(1, Own), Add(1, Own)],
        "Move 2 eras in one direction; you may take along 1 clone; then add 1 energy to your era."),
    row("bone_boomerang",      "Bone Boomerang",            Star,      Dawn,          &[Push(1, Own), Remove(2, There)],
        "Push 1 clone from your era (either direction); then remove 1 rift from the era the clone was pushed to."),
    row("primordial_soup",     "Primordial Soup",           Line,      Dawn,          &[Add(1, Own), Add(1, EachAdjacent)],
        "Add 1 energy to each adjacent era."),
    row("leashed_meteor",      "Meteor on a Leash",         BlackHole, Dawn,          &[Destroy(Own), Remove(1, Own), Add(1, Own)],
        "Destroy 1 clone in your era; then add 1 energy to your era."),
    // The Great Deck: medieval
    row("battle_steed",        "Battle Steed",              Line,      Medieval,      &[Carry(2, 2, Anywhere), Remove(1, Own)],
        "Move 2 eras in one direction; you may take along up to 2 clones."),
    row("holy_grails",         "Holy Grails",               Star,      Medieval,      &[EnergyUntilRifts(Adjacent)],
        "In one adjacent era add energy one by one until it equals the number of rifts there."),
    row("trebuchet",           "Trebuchet of Exile",        Spiral,    Medieval,      &[Push(2, Own), Remove(1, Own)],
        "Push 2 clones from your era (either direction)."),
    row("alchemy_receipt",     "Alchemist's Receipt",       Star,      Medieval,      &[Draw(2), Discard, Add(1, Own)],
        "Draw 2 cards; then discard 1 card from your hand."),
    row("round_table",         "Round Table Summons",       Spiral,    Medieval,      &[Summon, Add(2, Own)],
        "Move one other agent to your era; then add 1 energy to your era."),
    row("drawbridge",          "Portable Drawbridge",       Line,      Medieval,      &[Remove(1, Own), Remove(2, Adjacent)],
        "Remove 1 rift from your era; then remove 1 rift from one adjacent era."),
    row("dragon_timer",        "Dragon-Egg Timer",          BlackHole, Medieval,      &[RiftsUntilClones(Own), Add(1, Own)],
        "In your era remove rifts one by one until their number equals the number of clones there."),
    // The Great Deck: renaissance
    row("gutenberg",           "Gutenberg's Bookworm-hole", Spiral,    Renaissance,   &[Remove(1, Own), Remove(1, Vortex)],
        "Remove 1 rift from your era; then remove 1 rift from one vortex era."),
    row("spinning_top",        "Heliocentric Spinning Top", Spiral,    Renaissance,   &[SwapAgents, Add(2, Own)],
        "Swap places with one other agent; then add 1 energy to your era."),
    row("flying_screw",        "Flying Screw Prototype",    Star,      Renaissance,   &[MoveTo(Any), Remove(1, Own)],
        "Move to any era (may be your own)."),
    row("fresco_filler",       "Fresco Filler",             Star,      Renaissance,   &[Remove(1, Own), Remove(1, EachAdjacent)],
        "Remove 1 rift from each adjacent era."),
    row("smiling_portrait",    "Smiling Portrait",          Line,      Renaissance,   &[Pull(2, Adjacent), Remove(1, Own)],
        "Pull 2 clones (from one or both adjacent eras)."),
    row("patron_purse",        "Patron's Purse",            Line,      Renaissance,   &[Reveal(1), Add(1, There), Add(2, Own)],
        "Reveal 1 artifact from the Big Deck and make it available; then add 1 energy to the origin era of the revealed artifact; then add 1 energy to your era."),
    row("vitruvian_copier",    "Vitruvian Copier",          BlackHole, Renaissance,   &[UseOther],
        "Apply the effect of 1 card in another agent's hand as if it were yours (its ready/exhausted state does not change)."),
    // The Great Deck: industrial
    row("matryoshka",          "Matryoshka",                BlackHole, Industrial,    &[Ready],
        "Ready 1 other exhausted card in your hand, not of the Black Hole."),
    row("steam_whistle",       "Steam Whistle",             Spiral,    Industrial,    &[Push(1, Own), Push(1, Adjacent), Add(1, Own)],
        "Push 1 clone from your era (either direction); then push 1 clone from one adjacent era (either direction)."),
    row("riveter",             "Riveting Machine",          Spiral,    Industrial,    &[Remove(2, Next), Add(1, Own)],
        "Remove 2 rifts from the next era."),
    row("dynamo",              "Overtime Dynamo",           Star,      Industrial,    &[Add(2, Own), Add(1, Doctor)],
        "Add 1 energy to your era; then add 1 energy to the Doctor's era."),
    row("telegraph",           "Telegraph of Tomorrow",     Star,      Industrial,    &[Draw(1), OtherDraws, Add(1, Own)],
        "Draw 1 card; then one other agent draws 1 card."),
    row("locomotive",          "Locomotive Ticket",         Line,      Industrial,    &[Carry(3, 1, Anywhere), Remove(1, Own)],
        "Move 3 eras in one direction; you may take along 1 clone."),
    row("boiler_valve",        "Boiler Valve",              Line,      Industrial,    &[May(1), Move(1), Either(1, 1), Add(1, Own), Add(1, EachVortex), Remove(1, Own)],
        "You may move to an adjacent era; then either add 1 energy to your era or add 1 energy to each vortex era."),
    // The Great Deck: globalization
    row("double_joystick",     "Double Joystick",           Spiral,    Globalization, &[Carry(2, 1, InVortex), Remove(2, Own)],
        "Move 2 eras in one direction; you may take along 1 clone picked up in a vortex era; then remove 1 rift from your era."),
    row("patch_cable",         "Fibre Patch Cable",         Spiral,    Globalization, &[Remove(2, Doctor), Add(1, Own)],
        "Remove 1 rift from the Doctor's era; then add 1 energy to the Doctor's era."),
    row("viral_video",         "Viral Video",               Star,      Globalization, &[Pull(1, Adjacent), May(1), Push(1, Own), Remove(1, Own)],
        "Pull 1 clone; then you may push 1 clone from your era (either direction)."),
    row("frequent_flyer",      "Frequent Flyer Card",       Star,      Globalization, &[MoveTo(OtherAgentOrDoctor), Remove(1, Own), Add(1, Own)],
        "Move to the era of one other agent or the Doctor's era; then add 1 energy to your era."),
    row("currywurst",          "Expired Currywurst",        Line,      Globalization, &[Push(1, EachAdjacent), Add(1, Own)],
        "Push 1 clone from each adjacent era (either direction)."),
    row("crowdfunding",        "Crowdfunding Campaign",     Line,      Globalization, &[Add(1, Own), WithCompany(1), Add(2, Own), May(1), Pull(1, Adjacent)],
        "Add 1 energy to your era; then if another agent is in your era, add 1 energy to your era; then you may pull 1 clone."),
    row("cloud_backup",        "Cloud Backup",              BlackHole, Globalization, &[Recover],
        "Take 1 card of your choice from your discard pile into your hand, ready."),
    // The Great Deck: robots
    row("recycler",            "Recycling Drone",           Spiral,    Robots,        &[May(3), DestroyCard, Add(2, Own), Draw(1)],
        "You may destroy 1 card from your hand; if you do, add 2 energy to your era, then draw 1 card."),
    row("laser_broom",         "Laser Broom",               Spiral,    Robots,        &[Move(1), Remove(2, Own)],
        "Move to an adjacent era; then remove 1 rift from your era; then add 1 energy to your era."),
    row("nano_caulk",          "Nanobot Caulk",             Star,      Robots,        &[Remove(1, Own), Remove(1, Doctor), Add(1, Doctor)],
        "Remove 1 rift from your era; then remove 1 rift from the Doctor's era."),
    row("charging_dock",       "Charging Dock",             Star,      Robots,        &[Add(2, Own), Add(1, Adjacent)],
        "Add 1 energy to your era; then add 1 energy to one adjacent era."),
    row("pole_swapper",        "Magnetic Pole Swapper",     Line,      Robots,        &[SwapClones, Add(1, Own)],
        "Swap 1 clone in your era with 1 clone in any other era."),
    row("firmware_oracle",     "Firmware Oracle",           Line,      Robots,        &[Draw(1), Add(1, There), Remove(1, Own)],
        "Draw 1 card; then add 1 energy to the origin era of the drawn card."),
    row("kill_switch",         "Kill-Switch Remote",        BlackHole, Robots,        &[Destroy(OwnOrAdjacent), Remove(1, There)],
        "Destroy 1 clone in your era or one adjacent era; then remove 1 rift from the era where the clone was destroyed."),
    // The Great Deck: end
    row("ash_parachute",       "Ash Parachute",             Spiral,    End,           &[MoveTo(VortexOrDoctor), Remove(2, Own), Add(1, Own)],
        "Move to a vortex era or the Doctor's era; then remove 1 rift from your era; then add 1 energy to your era."),
    row("entropy_hourglass",   "Entropy Hourglass",         Spiral,    End,           &[RiftsUntilEnergy(Adjacent), Add(1, Own)],
        "In one adjacent era remove rifts one by one until they equal the energy there."),
    row("last_calendar",       "Last Calendar",             Star,      End,           &[Reveal(2), Add(1, There), Remove(1, Own)],
        "Reveal 2 artifacts from the Big Deck and make them available; then add 1 energy to the origin era of each revealed artifact."),
    row("megaphone",           "Echo Megaphone",            Star,      End,           &[MoveOther, Push(1, There), Remove(1, Own)],
        "Move one other agent to an era adjacent to it; then push 1 clone from that agent's era (either direction)."),
    row("umbrella",            "Apocalypse Umbrella",       Line,      End,           &[Remove(2, Vortex), Add(1, Own)],
        "Remove 2 rifts from one vortex era; then add 1 energy to your era."),
    row("gravity_bag",         "Gravity Bin Bag",           Line,      End,           &[Pull(1, EachAdjacent), Remove(1, Own), Add(1, Own)],
        "Pull 1 clone from each adjacent era; then add 1 energy to your era."),
    row("alarm_clock",         "Final Alarm Clock",         BlackHole, End,           &[EachDraws, Add(2, Own)],
        "Each agent draws 1 card; then add 1 energy to your era."),
];

const fn row(
    name: &'static str,
    title: &'static str,
    dimension: Dimension,
    home: Era,
    effect: &'static [Op],
    text: &'static str,
) -> Face {
    Face { name, title, dimension, home, effect, text }
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

    /// Its home era.
    #[inline]
    pub fn home(self) -> Era {
        self.face().home
    }

    /// Whose starting artifact it is.
    #[inline]
    pub fn starter_of(self) -> Option<Agent> {
        Agent::ALL.get(self.index() / STARTERS).copied()
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
            sets[at] = sets[at].and(Self::only(Card::at(index)));
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
            sets[at] = sets[at].and(Self::only(Card::at(index)));
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
                    set = set.and(Self::only(Card::at(index)));
                }
                at += 1;
            }
            index += 1;
        }
        set
    };
    /// The starting artifacts of an agent.
    pub fn starters(agent: Agent) -> Self {
        Card::all().filter(|card| card.starter_of() == Some(agent)).collect()
    }

    /// The Great Deck as it is at the start.
    pub fn great_deck() -> Self {
        Card::all().filter(|card| card.starter_of().is_none()).collect()
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
