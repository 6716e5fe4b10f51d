//! What lies on the table.

use crate::data::{
    Agent, Card, CardSet, Chute, ERAS, Era, EraSet, MOST_AGENTS, Mission, RIFT_SLOTS, Slots, TILES_IN_BOX, Token,
    TokenSet,
};
use crate::deck::Deck;
use crate::outcome::Ending;
use crate::setup::Options;
use crate::step::{MOST_STEPS, Step};
use serde::{Deserialize, Serialize};
use tabletop::{Chance, List, Seat};

/// The whole state of a game.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TheLoop {
    /// What was agreed before the game.
    pub options: Options,
    /// The turn, from 1; 0 before the first.
    pub turn: u8,
    /// The cycle, from 1.
    pub cycle: u8,
    /// The phase of the turn.
    pub phase: Phase,
    /// The index of the active agent in `agents`.
    pub active: u8,
    /// What was done in this turn.
    #[serde(rename = "deeds")]
    pub this_turn: ThisTurn,
    /// What is left of an action; the last comes first.
    pub steps: List<Step, MOST_STEPS>,
    /// The number of the simultaneous block: in this game, of a row of choices of one seat.
    pub block: u32,
    /// The agents, in the order of seats.
    pub agents: List<AgentState, MOST_AGENTS>,
    /// The own decks, in the order of agents; playing alone, the common one.
    pub piles: List<Pile, MOST_AGENTS>,
    /// The eras, clockwise.
    pub eras: [EraState; ERAS],
    /// Where the Doctor is; nowhere before the first turn.
    pub doctor: Option<Era>,
    /// The Doctor cards yet to come in this cycle, the next one last.
    pub doctor_deck: List<Era, ERAS>,
    /// The clones in the bag.
    pub bag: TokenSet,
    pub great_deck: Deck,
    /// The pile of destroyed artifacts.
    pub destroyed: CardSet,
    /// Artifacts that can be taken, each beside its home era.
    pub available: CardSet,
    /// Cards discarded by the effect that is being applied: they join the discard pile when it has ended.
    pub discarded: CardSet,
    /// Cards of the Agency's bonus that nobody has taken yet.
    pub bonus: CardSet,
    /// The sabotage tiles that were left in the box.
    pub boxed: [Mission; TILES_IN_BOX],
    /// What a given setup says of the coming chance.
    pub given: Given,
    /// The coming chance.
    pub chance: Chance<{ Stream::COUNT }>,
}

/// An agent at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AgentState {
    pub agent: Agent,
    /// Where the figure is.
    pub era: Era,
    /// Whether the board shows its exhausted side: the free move is used.
    pub moved: bool,
    /// The hand, face up.
    pub hand: CardSet,
    /// The exhausted cards of the hand.
    pub exhausted: CardSet,
}

impl AgentState {
    /// The cards that can be used.
    #[inline]
    pub fn ready(&self) -> CardSet {
        self.hand.without(self.exhausted)
    }

    /// A card leaves the hand.
    pub(crate) fn lose(&mut self, card: Card) {
        self.hand.remove(card);
        self.exhausted.remove(card);
    }
}

/// An own deck and its discard pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pile {
    /// The deck, face down.
    pub deck: Deck,
    /// The discard pile, face up.
    pub discard: CardSet,
}

/// What lies in an era, but for agents and artifacts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EraState {
    pub energy: u32,
    pub rifts: u8,
    /// Whether it is a vortex.
    pub vortex: bool,
    pub clones: TokenSet,
    /// The sabotage tile dealt here.
    pub tile: Tile,
}

/// A sabotage tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tile {
    /// The mission on it.
    pub mission: Mission,
    /// What became of it.
    pub fate: Fate,
    /// The cubes on it: how many, or the slots of which eras, the Dawn's as 1, the next as 2, then 4 and so on.
    pub cubes: u8,
}

/// What became of a sabotage tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// It lies face down.
    #[default]
    FaceDown,
    /// It lies mission side up.
    Open,
    /// It was archived.
    Archived,
    /// A vortex took it when it was open.
    Failed,
    /// A vortex took it when it lay face down; nobody has seen it.
    Buried,
}

impl Tile {
    /// How many cubes lie on it.
    pub const fn count(&self) -> u8 {
        match self.mission.slots() {
            Slots::Any(_) => self.cubes,
            Slots::Eras(_) => self.cubes.count_ones() as u8,
        }
    }

    /// Whether it has all the cubes it needs.
    pub const fn is_complete(&self) -> bool {
        self.count() >= self.mission.needs()
    }

    /// Whether everybody has seen what is on it.
    pub const fn is_seen(&self) -> bool {
        !matches!(self.fate, Fate::FaceDown | Fate::Buried)
    }
}

/// What was done in a turn, as far as later choices depend on it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ThisTurn {
    pub loops: u16,
    /// Clones destroyed.
    pub destroyed: u8,
    /// Whether Mr. Time has moved somebody.
    pub ability: bool,
    /// Whether M1 got its cube.
    pub surrounded: bool,
    /// Whether M2 got its cube.
    pub fitted: bool,
    /// Whether every era had energy when the action began.
    pub powered: bool,
}

/// The phases of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Setup: agents are chosen, one after the other.
    Choose,
    /// Playing alone: cards are dealt before a turn; this one is to be given to an agent.
    Deal { card: Option<Card> },
    /// I: so many rifts have fallen through each chute and are not placed yet.
    Fallen { rifts: [u8; 3] },
    /// II: actions.
    Actions,
    /// III: an artifact may be taken.
    Take,
    /// IV: a mission may be archived.
    Archive,
    /// IV: the bonus is shared out; so many agents have had their turn at it.
    Bonus {
        #[serde(rename = "place")]
        served: u8,
    },
    /// The game has ended.
    Over { ending: Ending },
}

/// The most entries of each list of [`Given`].
pub(crate) const MOST_GIVEN: usize = 128;

/// What a given setup says of the coming chance; nobody at the table knows it. The next comes last.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Given {
    /// Clones that leave the bag; one that is not in it is passed over.
    pub bag: List<Token, MOST_GIVEN>,
    /// Where rifts fall.
    pub chutes: List<Chute, MOST_GIVEN>,
    /// Doctor cards of the second and the third cycle.
    pub doctor: List<Era, { 2 * ERAS }>,
}

/// The streams of chance, one for each deck, bag and die.
#[derive(Clone, Copy)]
pub(crate) enum Stream {
    Agents,
    FirstPlayer,
    Missions,
    GreatDeck,
    Doctor,
    Bag,
    Machine,
    /// The first of four: one for each own deck.
    OwnDecks,
}

impl Stream {
    pub(crate) const COUNT: usize = Self::OwnDecks as usize + MOST_AGENTS;
}

impl TheLoop {
    /// Whether one player leads all agents.
    #[inline]
    pub fn is_solo(&self) -> bool {
        self.options.players == 1
    }

    /// The seat that an agent belongs to.
    #[inline]
    pub fn seat_of(&self, index: usize) -> Seat {
        if self.is_solo() { Seat(0) } else { Seat(index as u8) }
    }

    /// The active agent.
    #[inline]
    pub fn me(&self) -> &AgentState {
        &self.agents[usize::from(self.active)]
    }

    #[inline]
    pub(crate) fn me_mut(&mut self) -> &mut AgentState {
        &mut self.agents[usize::from(self.active)]
    }

    /// The index of an agent in `agents`, if it is at the table.
    pub fn index_of(&self, agent: Agent) -> Option<usize> {
        self.agents.iter().position(|one| one.agent == agent)
    }

    /// The own deck of an agent, or the common one.
    #[inline]
    pub(crate) fn pile_of(&self, index: usize) -> usize {
        if self.is_solo() { 0 } else { index }
    }

    /// What lies in an era.
    #[inline]
    pub fn era(&self, era: Era) -> &EraState {
        &self.eras[era.index()]
    }

    #[inline]
    pub(crate) fn era_mut(&mut self, era: Era) -> &mut EraState {
        &mut self.eras[era.index()]
    }

    /// How many rifts an era can hold.
    #[inline]
    pub fn holds(&self, era: Era) -> u8 {
        if self.era(era).vortex { self.options.level.numbers().vortex_holds } else { RIFT_SLOTS }
    }

    /// The eras that are vortexes.
    #[inline]
    pub fn vortexes(&self) -> EraSet {
        EraSet::ALL.which(|era| self.era(era).vortex)
    }

    /// The artifacts that can be taken in an era.
    #[inline]
    pub fn available_in(&self, era: Era) -> CardSet {
        self.available.common(CardSet::BY_HOME[era.index()])
    }

    /// How many missions are in this state.
    pub fn tiles(&self, fate: Fate) -> usize {
        self.eras.iter().filter(|era| era.tile.fate == fate).count()
    }

    /// The era of a clone on the board.
    pub(crate) fn era_of(&self, clone: Token) -> Option<Era> {
        Era::ALL.into_iter().find(|&era| self.era(era).clones.contains(clone))
    }

    /// The missions that nobody has seen, in the order of their list.
    pub(crate) fn unseen_missions(&self) -> Vec<Mission> {
        let seen = |mission: Mission| self.eras.iter().any(|era| era.tile.is_seen() && era.tile.mission == mission);
        Mission::ALL.into_iter().filter(|&mission| !seen(mission)).collect()
    }
}
