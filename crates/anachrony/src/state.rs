//! What lies on the table.

use crate::data::{
    ASSETS_KEPT, Asset, BUILDINGS_OF_A_KIND, BreakthroughTokens, Building, Capital, Collapse, ERAS, GOALS, Goal, Good,
    LAST_ERA_BEFORE_IMPACT, Project, Row, Shape, Symbol, Worker, Workers,
};
use crate::modules::{self, Modules};
use crate::participant::Participant;
use crate::player::{Home, Player, is_usual};
use crate::setup::{Foretold, Options};
use crate::step::{MOST_STEPS, Step};
use serde::{Deserialize, Serialize};
use tabletop::{Chance, List, Seat};

/// The whole state of a game.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Anachrony {
    /// What was agreed before the game.
    pub options: Options,
    /// The era, from 1; 0 during setup.
    pub era: u8,
    /// The phase of the era.
    pub phase: Phase,
    /// The first player of the era.
    pub first_player: Participant,
    /// Whose banner stands at the World Council: the first player of the next era.
    pub banner: Participant,
    /// Whose steps are pending, or whose turn it is.
    pub actor: Participant,
    /// What is left of an action; the last comes first.
    pub steps: List<Step, MOST_STEPS>,
    /// The number of the simultaneous block.
    pub block: u32,
    /// What was rolled in the paradox phase of this era.
    pub paradox_rolls: List<Roll, 24>,
    /// The research dice as they lie since they were last used.
    pub research_dice: ResearchDice,
    /// Whether the Grand Reservoir has saved a water in this turn.
    pub water_saved: bool,
    /// The players, by seat.
    pub players: List<Player, 4>,
    /// The primary stacks, in the order of rows.
    pub primary: [Primary; 4],
    /// The secondary stacks, the top building last.
    pub secondary: [List<Building, BUILDINGS_OF_A_KIND>; 4],
    /// The superprojects above the timeline tiles; face up as far as the tile after the current one.
    pub superprojects: [Option<Project>; ERAS as usize],
    /// The timeline tiles of the alternate timeline, by number from 0; empty on the plain side.
    pub timeline: List<u8, 7>,
    /// The recruit cards yet to come, the next one last; by number from 0.
    pub recruit_deck: List<u8, 11>,
    /// Workers to be recruited.
    pub recruit_pool: Workers,
    /// The mining cards yet to come, the next one last; by number from 0.
    pub mine_deck: List<u8, 11>,
    /// What can be mined, from the top.
    pub mine_pool: List<Good, 5>,
    /// Breakthroughs in the supply.
    pub breakthroughs: BreakthroughTokens,
    /// The endgame cards in play.
    pub goals: List<Goal, GOALS>,
    /// The spaces of the capital actions, in their order.
    pub capital: [[Hex; 3]; 3],
    /// The spaces of the World Council.
    pub council: [Option<Suit>; 2],
    /// The spaces of the mine, from the top.
    pub mine: [Option<Suit>; 3],
    /// The tiles of the collapsing capital that lie face down, the next one last, by action; none after the impact.
    pub collapsing: [List<Collapse, 5>; 3],
    /// The hands of the asset draft, by the seat that each was dealt to: first the cards picked out of it, in order, then
    /// the others by number.
    pub packets: [List<Asset, 8>; 4],
    /// The first player, where a given setup says so and the moment has not come yet.
    pub first_player_to_be: Option<Participant>,
    /// Chance that a given setup has decided.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub foretold: Foretold,
    /// What the modules that are played keep.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub modules: Modules,
    /// The coming chance.
    pub chance: Chance<{ Stream::COUNT }>,
}

/// A primary stack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Primary {
    /// The buildings, the top one last.
    pub tiles: List<Building, BUILDINGS_OF_A_KIND>,
    /// How many at the bottom everybody has seen put there.
    pub known: u8,
}

/// A roll of the paradox die.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Roll {
    /// Who rolled.
    pub seat: Participant,
    /// For the tile of which era.
    pub tile: u8,
    /// How many paradoxes.
    pub paradoxes: u8,
}

impl Default for Roll {
    fn default() -> Self {
        Self { seat: Participant(0), tile: 0, paradoxes: 0 }
    }
}

/// The research dice: everybody sees what they show, and which of them was set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ResearchDice {
    /// What the shape die shows.
    pub shape: Option<Shape>,
    /// Whether it was rolled.
    pub shape_rolled: bool,
    /// What the symbol die shows, or the question mark was made to mean.
    pub symbol: Option<Symbol>,
    /// Whether it was rolled.
    pub symbol_rolled: bool,
    /// How often dice were rolled in the game so far.
    pub rolls: u16,
}

/// A space of a capital action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Hex {
    /// The suit there.
    #[serde(skip_serializing_if = "is_usual")]
    pub suit: Option<Suit>,
    /// The tile that covers it after the impact.
    #[serde(skip_serializing_if = "is_usual")]
    pub tile: Option<Collapse>,
    /// Whether that tile shows its unavailable side.
    #[serde(skip_serializing_if = "is_usual")]
    pub unavailable: bool,
}

/// A suit on a space of the main board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Suit {
    /// Whose.
    #[serde(rename = "seat")]
    pub owner: Participant,
    /// Who sits in it.
    pub worker: Option<Worker>,
    /// How that worker comes home.
    pub home: Home,
    /// The suit, if a module brings it.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub suit: Option<modules::Suit>,
}

/// The phases of a game. `rank` counts the participants in turn order, from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Setup: paths are chosen, seat by seat.
    Paths,
    /// Setup: sides of path boards are chosen, seat by seat.
    Boards,
    /// Setup: starting assets are drafted; picks are counted from 1.
    Assets { pick: u8 },
    /// Setup: leaders are chosen, seat by seat.
    Leaders,
    /// Setup: endgame cards are drafted.
    Goals,
    /// Paradoxes are rolled for the tile of an era.
    Paradox {
        tile: u8,
        #[serde(rename = "place")]
        rank: u8,
    },
    /// Those who got an anomaly may take back a warp token.
    Recovery {
        #[serde(rename = "place")]
        rank: u8,
    },
    /// Suits are charged.
    PowerUp {
        #[serde(rename = "place")]
        rank: u8,
    },
    /// Warp tokens are chosen, by all at once.
    Warp,
    /// Warp tokens are put on the timeline, and assets come from the future; tokens of a player are counted from 0.
    Arrival {
        #[serde(rename = "place")]
        rank: u8,
        token: u8,
    },
    /// Workers are placed.
    Actions,
    /// Workers are home; leaders take what is left.
    CleanUp {
        #[serde(rename = "place")]
        rank: u8,
    },
    /// The game has ended.
    Over,
}

/// The streams of chance, one for each deck, bag and die.
#[derive(Clone, Copy)]
pub(crate) enum Stream {
    Paths,
    Boards,
    Leaders,
    FirstPlayer,
    Buildings,
    Superprojects,
    Timeline,
    Recruits,
    Mines,
    Goals,
    Collapsing,
    Assets,
    Breakthroughs,
    ParadoxDie,
    ShapeDie,
    SymbolDie,
}

impl Stream {
    /// How many there are.
    pub(crate) const COUNT: usize = Self::MODULES + modules::STREAMS;
    /// The first of the streams that modules draw from.
    pub(crate) const MODULES: usize = Self::SymbolDie as usize + 1;
}

impl Primary {
    /// The building that can be built.
    #[inline]
    pub fn top(&self) -> Option<Building> {
        self.tiles.last().copied()
    }

    /// How many lie there face up but out of sight, and nobody has seen which.
    pub fn unseen(&self) -> usize {
        self.tiles.len().saturating_sub(1 + usize::from(self.known))
    }

    /// Takes the top one.
    pub(crate) fn take(&mut self) -> Option<Building> {
        let top = self.tiles.pop();
        self.known = self.known.min(self.tiles.len() as u8);
        top
    }
}

impl Anachrony {
    /// Those who sit at the table.
    pub(crate) fn seated(&self) -> impl Iterator<Item = Participant> + use<> {
        (0..self.options.players).map(Participant)
    }

    /// Everybody who takes part, at the table or not.
    pub fn everybody(&self) -> impl Iterator<Item = Participant> + use<> {
        (0..self.players.len() as u8).map(Participant)
    }

    /// The seat of a participant; none for one that a module plays.
    #[inline]
    pub fn seat_of(&self, who: Participant) -> Option<Seat> {
        (who.0 < self.options.players).then_some(who.seat())
    }

    /// Whether the asteroid has fallen.
    #[inline]
    pub fn is_after_impact(&self) -> bool {
        let usual = || self.era > LAST_ERA_BEFORE_IMPACT || self.phase == Phase::Over;
        self.modules.impact_has_happened().unwrap_or_else(usual)
    }

    /// Whether the asteroid falls in the clean-up of this era.
    pub(crate) fn impact_is_due(&self) -> bool {
        self.modules.impact_is_due(self).unwrap_or(self.era == LAST_ERA_BEFORE_IMPACT)
    }

    /// How many eras come before the impact, after this one, as far as one can tell.
    pub fn eras_to_impact(&self) -> u8 {
        match self.modules.eras_to_impact(self) {
            _ if self.is_after_impact() => 0,
            Some(eras) => eras,
            None => LAST_ERA_BEFORE_IMPACT.saturating_sub(self.era),
        }
    }

    /// How many spaces each capital action has.
    #[inline]
    pub fn capital_spaces(&self) -> usize {
        if self.players.len() == 4 { 3 } else { 2 }
    }

    /// Whether all spaces of a capital action are taken or gone.
    pub(crate) fn is_full(&self, action: Capital) -> bool {
        let spaces = &self.capital[action as usize][..self.capital_spaces()];
        spaces.iter().all(|hex| hex.suit.is_some() || hex.unavailable)
    }

    /// The participant of this rank in the turn order.
    #[inline]
    pub fn in_turn(&self, rank: u8) -> Participant {
        Participant((self.first_player.0 + rank) % self.players.len() as u8)
    }

    /// The top building of the secondary stack of a kind.
    pub fn second_top(&self, row: Row) -> Option<Building> {
        self.secondary[row as usize].last().copied()
    }

    /// The superproject above the tile of an era, if it is there and face up.
    pub fn superproject_above(&self, era: u8) -> Option<Project> {
        let shown = (1..=self.era + 1).contains(&era);
        if shown { self.superprojects.get(usize::from(era) - 1).copied().flatten() } else { None }
    }

    /// Whether the timeline shows its fiery side.
    pub fn is_fiery(&self) -> bool {
        !self.timeline.is_empty()
    }

    /// How many players have been evacuated.
    pub(crate) fn evacuated(&self) -> usize {
        self.players.iter().filter(|player| player.evacuated.is_some()).count()
    }

    /// The packet that a seat holds at this pick of the draft, counted from 1: hands go to the right.
    pub(crate) fn packet_of(&self, who: impl Into<Participant>, pick: u8) -> usize {
        (who.into().index() + usize::from(pick) - 1) % usize::from(self.options.players)
    }

    /// The hand that a seat holds in the asset draft.
    pub(crate) fn asset_hand(&self, who: impl Into<Participant>) -> &[Asset] {
        match self.phase {
            Phase::Assets { pick } => &self.packets[self.packet_of(who, pick)][usize::from(pick) - 1..],
            _ => &[],
        }
    }

    /// The cards that a seat has put down in the asset draft.
    pub(crate) fn assets_kept(&self, who: impl Into<Participant>) -> List<Asset, ASSETS_KEPT> {
        let who = who.into();
        let done = match self.phase {
            Phase::Assets { pick } => pick - 1,
            _ => ASSETS_KEPT as u8,
        };
        (1..=done)
            .filter_map(|pick| self.packets[self.packet_of(who, pick)].get(usize::from(pick) - 1))
            .copied()
            .collect()
    }
}
