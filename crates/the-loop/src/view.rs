//! What each viewer sees. Hands lie open and everybody has seen the same: viewers differ in nothing but who they are.

use crate::data::{Agent, Card, CardSet, Era, Mission, Slots, Token};
use crate::deck::Deck;
use crate::outcome::Outcome;
use crate::setup::Options;
use crate::state::{Fate, Phase, TheLoop, ThisTurn, Tile};
use crate::step::Step;
use serde::Serialize;
use tabletop::{Game, Seat, Seats, Viewer};

/// What one viewer may see. Built up from what is open, never cut down from the whole.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What was agreed before the game.
    pub options: Options,
    /// The turn, from 1.
    pub turn: u8,
    /// The cycle, from 1.
    pub cycle: u8,
    /// The phase of the turn.
    pub phase: Phase,
    /// Whose turn it is; nobody's while cards are dealt to a player alone.
    pub active: Option<Agent>,
    /// The seats that owe a choice.
    pub waiting: Seats,
    /// What was done in this turn.
    #[serde(rename = "deeds")]
    pub this_turn: ThisTurn,
    /// What the next LOOP of this turn costs.
    pub loop_cost: u16,
    /// What is left of an action; the last comes first.
    pub steps: Vec<Step>,
    /// The eras, clockwise.
    pub eras: Vec<EraView>,
    /// Where the Doctor is.
    pub doctor: Option<Era>,
    /// The eras that he will yet visit in this cycle, in no order.
    pub doctor_to_come: Vec<Era>,
    /// The agents, in the order of seats.
    pub agents: Vec<AgentView>,
    /// The own decks, in the order of agents; playing alone, the common one.
    pub piles: Vec<PileView>,
    /// The clones in the bag, by number.
    pub bag: Vec<Token>,
    pub great_deck: DeckView,
    /// The pile of destroyed artifacts.
    pub destroyed: CardSet,
    /// Cards discarded by the effect that is being applied.
    pub discarded: CardSet,
    /// Cards of the Agency's bonus that nobody has taken yet.
    pub bonus: CardSet,
    pub archived: Vec<Mission>,
    /// Missions that lie face down or in the box.
    pub unseen_missions: Vec<Mission>,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct EraView {
    pub era: Era,
    pub energy: u32,
    pub rifts: u8,
    /// How many rifts it holds; one more, and it becomes a vortex.
    pub holds: u8,
    /// Whether it is a vortex.
    pub vortex: bool,
    pub clones: Vec<CloneView>,
    pub agents: Vec<Agent>,
    /// Artifacts that can be taken.
    pub artifacts: CardSet,
    /// The sabotage tile that was dealt here.
    pub tile: TileView,
}

/// One clone on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct CloneView {
    /// Its number.
    pub clone: Token,
    /// Where it is destroyed.
    pub destroyed_in: Era,
}

/// A sabotage tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TileView {
    /// What became of it.
    pub fate: Fate,
    /// The mission, if it has been seen.
    pub mission: Option<Mission>,
    /// The cubes on it.
    pub cubes: u8,
    /// How many it needs.
    pub needs: Option<u8>,
    /// The eras whose slots are taken, where the slots are for eras.
    pub slots: Vec<Era>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct AgentView {
    pub agent: Agent,
    /// Whose it is.
    pub seat: Seat,
    /// Where the figure is.
    pub era: Era,
    /// Whether the free move is used.
    pub moved: bool,
    /// The ready cards of the hand.
    pub ready: CardSet,
    /// The exhausted cards of the hand.
    pub exhausted: CardSet,
}

/// An own deck and its discard pile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PileView {
    pub deck: DeckView,
    /// The discard pile.
    pub discard: CardSet,
}

/// A face-down deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct DeckView {
    /// The cards on top that everybody has seen put there, the top one first.
    pub on_top: Vec<Card>,
    /// The cards below, in no order.
    pub below: CardSet,
}

impl From<&Deck> for DeckView {
    fn from(deck: &Deck) -> Self {
        Self { on_top: deck.on_top().iter().rev().copied().collect(), below: deck.unknown().iter().copied().collect() }
    }
}

impl DeckView {
    pub fn count(&self) -> usize {
        self.on_top.len() + self.below.len()
    }
}

impl View {
    /// What an agent has.
    pub fn agent(&self, agent: Agent) -> Option<&AgentView> {
        self.agents.iter().find(|one| one.agent == agent)
    }

    /// What lies in an era.
    pub fn era(&self, era: Era) -> &EraView {
        &self.eras[era.index()]
    }
}

impl View {
    pub(crate) fn new(game: &TheLoop, viewer: Viewer) -> Self {
        let mut doctor_to_come = game.doctor_deck.to_vec();
        doctor_to_come.sort_unstable();
        let archived = game.eras.iter().filter(|era| era.tile.fate == Fate::Archived);
        let agents = game.agents.iter().enumerate();
        Self {
            viewer,
            options: game.options,
            turn: game.turn,
            cycle: game.cycle,
            phase: game.phase,
            active: (!matches!(game.phase, Phase::Choose | Phase::Deal { .. })).then(|| game.me().agent),
            waiting: game.waiting_for(),
            this_turn: game.this_turn,
            loop_cost: game.loop_cost(),
            steps: game.steps.to_vec(),
            eras: Era::ALL.map(|era| EraView::new(game, era)).into(),
            doctor: game.doctor,
            doctor_to_come,
            agents: agents
                .map(|(index, one)| AgentView {
                    agent: one.agent,
                    seat: game.seat_of(index),
                    era: one.era,
                    moved: one.moved,
                    ready: one.ready(),
                    exhausted: one.exhausted,
                })
                .collect(),
            piles: game
                .piles
                .iter()
                .map(|pile| PileView { deck: (&pile.deck).into(), discard: pile.discard })
                .collect(),
            bag: game.bag.iter().collect(),
            great_deck: (&game.great_deck).into(),
            destroyed: game.destroyed,
            discarded: game.discarded,
            bonus: game.bonus,
            archived: archived.map(|era| era.tile.mission).collect(),
            unseen_missions: game.unseen_missions(),
            outcome: game.outcome(),
        }
    }
}

impl EraView {
    fn new(game: &TheLoop, era: Era) -> Self {
        let ground = game.era(era);
        let clones = ground.clones.iter();
        let here = game.agents.iter().filter(|one| one.era == era);
        Self {
            era,
            energy: ground.energy,
            rifts: ground.rifts,
            holds: game.holds(era),
            vortex: ground.vortex,
            clones: clones.map(|clone| CloneView { clone, destroyed_in: clone.destroyed_in() }).collect(),
            agents: here.map(|one| one.agent).collect(),
            artifacts: game.available_in(era),
            tile: TileView::new(&ground.tile),
        }
    }
}

impl TileView {
    fn new(tile: &Tile) -> Self {
        let by_era = matches!(tile.mission.slots(), Slots::Eras(_)) && tile.is_seen();
        let taken = |slot: &Era| by_era && tile.cubes & 1 << *slot as u8 != 0;
        Self {
            fate: tile.fate,
            mission: tile.is_seen().then_some(tile.mission),
            cubes: if tile.is_seen() { tile.count() } else { 0 },
            needs: tile.is_seen().then(|| tile.mission.needs()),
            slots: Era::ALL.into_iter().filter(taken).collect(),
        }
    }
}
