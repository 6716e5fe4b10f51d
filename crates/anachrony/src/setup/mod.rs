//! Options, their checks, and the first state.

mod foretold;
mod options;

pub use foretold::Foretold;
pub use options::{MOST_PLAYERS, Options, Variants};

pub(crate) use options::about;

use crate::data::{
    Asset, BUILDINGS_OF_A_KIND, Breakthrough, Building, COPIES_OF_A_BREAKTHROUGH, Capital, Collapse, ERAS, GOALS, Goal,
    MINE_CARDS, Project, RECRUIT_CARDS, Row, TIMELINE,
};
use crate::modules::Modules;
use crate::participant::Participant;
use crate::player::Player;
use crate::state::{Anachrony, Hex, Phase, Primary, Stream};
use serde::{Deserialize, Serialize};
use tabletop::{Chance, Events, List, Seed};

/// A given arrangement instead of a shuffled one. Decks are listed in the order in which they come; what is left out is
/// shuffled from the seed, and so are the cards that a list leaves out, behind those it names.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(
    deny_unknown_fields,
    default,
    expecting = "a setup is an object, such as {\"recruit\": [7, 1], \"first_player\": 0}"
)]
pub struct Setup {
    /// The recruit cards, by number from 1.
    pub recruit: Vec<u8>,
    /// The mining cards, by number from 1.
    pub mine: Vec<u8>,
    /// The buildings, by number; each kind in the order of this list, the top of its primary stack first.
    pub buildings: Vec<Building>,
    /// The superprojects above tiles 1 to 7.
    pub superprojects: Vec<Project>,
    /// The endgame cards in play; in a draft, in the order in which they are dealt, a whole hand to each seat.
    pub goals: Vec<Goal>,
    /// The tiles of the collapsing capital; each action in the order of this list, the top space first.
    pub collapsing: Vec<Collapse>,
    /// The tiles of the alternate timeline, by number from 1.
    pub timeline: Vec<u8>,
    /// The starting-asset cards in the order in which they are dealt, a whole hand to each seat.
    pub assets: Vec<Asset>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_player: Option<Participant>,
    /// What dice will show, and which breakthroughs are drawn.
    pub foretold: Foretold,
    /// Decks and dice of modules.
    #[serde(skip_serializing_if = "crate::player::is_usual")]
    pub modules: crate::modules::Setup,
    /// All other chance: what is left out here.
    pub seed: SetupSeed,
}

/// The seed of a setup; zeros if left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SetupSeed(pub Seed);

impl Default for SetupSeed {
    fn default() -> Self {
        Self(Seed([0; 32]))
    }
}

/// Decks in the order in which they come.
pub(crate) struct Decks {
    recruit: Vec<u8>,
    mine: Vec<u8>,
    buildings: [Vec<Building>; 4],
    superprojects: Vec<Project>,
    goals: Vec<Goal>,
    collapsing: [Vec<Collapse>; 3],
    timeline: Vec<u8>,
    assets: Vec<Asset>,
}

impl Anachrony {
    /// The table laid out.
    pub(crate) fn laid_out(options: Options, decks: &Decks, chance: Chance<{ Stream::COUNT }>) -> Self {
        let players = options.participants();
        Self {
            options,
            era: 0,
            phase: Phase::Paths,
            first_player: Participant(0),
            banner: Participant(0),
            actor: Participant(0),
            steps: List::new(),
            block: 0,
            paradox_rolls: List::new(),
            research_dice: Default::default(),
            water_saved: false,
            players: (0..players).map(|_| Player::default()).collect(),
            primary: Row::ALL.map(|row| Primary { tiles: bottom_first(&decks.buildings[row as usize]), known: 0 }),
            secondary: [List::new(); 4],
            superprojects: std::array::from_fn(|era| decks.superprojects.get(era).copied()),
            timeline: decks
                .timeline
                .iter()
                .copied()
                .take(usize::from(options.variants.alternate_timeline) * 7)
                .collect(),
            recruit_deck: bottom_first(&decks.recruit),
            recruit_pool: Default::default(),
            mine_deck: bottom_first(&decks.mine),
            mine_pool: List::new(),
            breakthroughs: Breakthrough::ALL.into_iter().map(|kind| (kind, COPIES_OF_A_BREAKTHROUGH)).collect(),
            goals: List::new(),
            capital: [[Hex::default(); 3]; 3],
            council: [None; 2],
            mine: [None; 3],
            collapsing: Capital::ALL.map(|action| bottom_first(&decks.collapsing[action as usize])),
            packets: [List::new(); 4],
            first_player_to_be: None,
            foretold: Foretold::default(),
            modules: Modules::default(),
            chance,
        }
    }

    /// Hands are dealt, and what chance decides is decided as far as the first choice.
    pub(crate) fn open_setup(&mut self, decks: &Decks) {
        let (players, variants) = (usize::from(self.options.players), self.options.variants);
        if variants.asset_draft {
            let hand = asset_hand(players);
            for (packet, cards) in self.packets.iter_mut().take(players).zip(decks.assets.chunks(hand)) {
                *packet = cards.iter().copied().collect();
                packet.sort_unstable();
            }
        }
        let mut nobody = ();
        let mut events = Events::new(&mut nobody);
        if variants.goal_draft {
            self.phase = Phase::Goals;
            let hand = if players == 2 { 4 } else { 2 };
            for (player, goals) in self.players.iter_mut().zip(decks.goals.chunks(hand)) {
                player.goal_hand = goals.iter().copied().collect();
                player.goal_hand.sort_unstable();
            }
        } else {
            self.goals = decks.goals.iter().copied().take(GOALS).collect();
            self.goals.sort_unstable();
            self.hand_out_paths(&mut events);
        }
        self.move_on(&mut events);
    }
}

/// Starting-asset cards dealt to each.
pub(crate) const fn asset_hand(players: usize) -> usize {
    match players {
        2 => 8,
        3 => 5,
        _ => 4,
    }
}

/// A deck whose last card comes first.
fn bottom_first<T: Copy + Default, const N: usize>(cards: &[T]) -> List<T, N> {
    cards.iter().rev().copied().collect()
}

/// The decks of a setup; what it leaves out comes shuffled behind what it names.
pub(crate) fn arranged(
    setup: &Setup,
    options: &Options,
    modules: &Modules,
    chance: &mut Chance<{ Stream::COUNT }>,
) -> Result<Decks, String> {
    let (recruits, mines, tiles) = (RECRUIT_CARDS.len() as u8, MINE_CARDS.len() as u8, TIMELINE.len() as u8);
    let mut numbered = |what, given: &[u8], most: u8, stream: Stream| {
        let cards = deck(what, given, (1..=most).collect(), chance, stream as usize)?;
        Ok::<_, String>(cards.into_iter().map(|card| card - 1).collect::<Vec<_>>())
    };
    let recruit = numbered("recruit card", &setup.recruit, recruits, Stream::Recruits)?;
    let mine = numbered("mining card", &setup.mine, mines, Stream::Mines)?;
    let timeline = numbered("timeline tile", &setup.timeline, tiles, Stream::Timeline)?;
    let buildings = deck("building", &setup.buildings, Building::all().collect(), chance, Stream::Buildings as usize)?;
    let of_row = |row: Row| buildings.iter().copied().filter(|building| building.row() == row).collect::<Vec<_>>();
    let collapsing = deck(
        "collapsing capital tile",
        &setup.collapsing,
        Collapse::ALL.to_vec(),
        chance,
        Stream::Collapsing as usize,
    )?;
    let of_action = |action| collapsing.iter().copied().filter(|tile| tile.action() == action).collect::<Vec<_>>();
    let decks = Decks {
        recruit,
        mine,
        timeline,
        superprojects: deck(
            "superproject",
            &setup.superprojects,
            Project::ALL.to_vec(),
            chance,
            Stream::Superprojects as usize,
        )?,
        goals: deck(
            "endgame card",
            &setup.goals,
            Goal::ALL.into_iter().chain(modules.goals()).collect(),
            chance,
            Stream::Goals as usize,
        )?,
        assets: deck("starting-asset card", &setup.assets, Asset::all().collect(), chance, Stream::Assets as usize)?,
        buildings: Row::ALL.map(of_row),
        collapsing: Capital::ALL.map(of_action),
    };
    let drafted = options.variants.asset_draft;
    setup.foretold.can_be(options)?;
    if setup.first_player.is_some_and(|seat| seat.0 >= options.players) {
        return Err(format!("the first player is no seat of {} players", options.players));
    }
    if setup.first_player.is_some() && drafted {
        return Err("the asset draft decides who is first player: leave first_player out, or the draft".into());
    }
    if !setup.assets.is_empty() && !drafted {
        return Err("starting-asset cards are dealt in the asset draft only: add the variant, or leave them out".into());
    }
    if !setup.timeline.is_empty() && !options.variants.alternate_timeline {
        return Err("timeline tiles differ on the alternate timeline only: add the variant, or leave them out".into());
    }
    debug_assert!(decks.buildings.iter().all(|stack| stack.len() == BUILDINGS_OF_A_KIND) && ERAS == 7);
    Ok(decks)
}

/// The cards given, each once, and the others shuffled behind them.
pub(crate) fn deck<T: Copy + PartialEq + std::fmt::Debug>(
    what: &str,
    given: &[T],
    all: Vec<T>,
    chance: &mut Chance<{ Stream::COUNT }>,
    stream: usize,
) -> Result<Vec<T>, String> {
    for (index, card) in given.iter().enumerate() {
        if given[..index].contains(card) {
            return Err(format!("{what} {card:?} is given twice: there is one of each"));
        }
        if !all.contains(card) {
            return Err(format!("there is no {what} {card:?}"));
        }
    }
    let mut rest: Vec<T> = all.into_iter().filter(|card| !given.contains(card)).collect();
    chance.draw(stream, |dice| dice.shuffle(&mut rest));
    Ok(given.iter().copied().chain(rest).collect())
}
