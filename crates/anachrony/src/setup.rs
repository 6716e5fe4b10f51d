//! Options, their checks, and the first state.

use crate::data::{
    Asset, BUILDINGS_OF_A_KIND, Breakthrough, Building, COPIES_OF_A_BREAKTHROUGH, Capital, Collapse, ERAS, GOALS, Goal,
    Leader, MINE_CARDS, Path, Project, RECRUIT_CARDS, Row, Side, TIMELINE,
};
use crate::player::Player;
use crate::state::{Anachrony, Hex, Phase, Primary, Stream};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use tabletop::{About, Chance, Game, Happenings, Kind, List, OptionField, Refusal, Seat, Seed, any_of};

/// The most players.
pub const MOST_PLAYERS: usize = 4;

/// What is agreed before a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct Options {
    /// How many play.
    pub players: u8,
    /// The side of every player board.
    pub side: Side,
    /// How the players come to their paths.
    pub paths: How<Path>,
    /// How the players come to their leaders.
    pub leaders: How<Leader>,
    /// How the sides of path boards are found.
    pub evacuation: How<Side>,
    /// The variants played.
    pub variants: Variants,
}

/// How the players come to something.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum How<T> {
    /// At random.
    Dealt,
    /// Each seat chooses, one after the other.
    Chosen,
    /// As listed, by seat.
    Named(List<T, MOST_PLAYERS>),
}

/// The variants of the base book.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Variants {
    /// The timeline shows its fiery side.
    pub alternate_timeline: bool,
    /// Starting assets are drafted.
    pub asset_draft: bool,
    /// Endgame cards are drafted.
    pub goal_draft: bool,
    /// One paradox instead of every roll.
    pub fixed_paradox: bool,
}

/// The names of the variants.
const VARIANTS: [&str; 4] = ["alternate_timeline", "asset_draft", "goal_draft", "fixed_paradox"];

impl Variants {
    fn flags(&mut self) -> [(&'static str, &mut bool); 4] {
        let Self { alternate_timeline, asset_draft, goal_draft, fixed_paradox } = self;
        let [one, two, three, four] = VARIANTS;
        [(one, alternate_timeline), (two, asset_draft), (three, goal_draft), (four, fixed_paradox)]
    }
}

impl Default for Options {
    fn default() -> Self {
        Self {
            players: 4,
            side: Side::A,
            paths: How::Dealt,
            leaders: How::Chosen,
            evacuation: How::Dealt,
            variants: Variants::default(),
        }
    }
}

/// Options as they are written; what is left out is filled in.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "options are an object, such as {\"players\": 3, \"side\": \"A\"}")]
struct Written {
    #[serde(default)]
    players: Option<WrittenPlayers>,
    #[serde(default)]
    side: Option<Side>,
    #[serde(default)]
    paths: Option<WordOrList>,
    #[serde(default)]
    leaders: Option<WordOrList>,
    #[serde(default)]
    evacuation: Option<WordOrList>,
    #[serde(default)]
    variants: Option<WordOrList>,
}

#[derive(Serialize, Deserialize)]
#[serde(untagged, expecting = "players is a whole number from 2 to 4")]
enum WrittenPlayers {
    Number(i64),
}

#[derive(Serialize, Deserialize)]
#[serde(
    untagged,
    expecting = "paths, leaders and evacuation are \"dealt\", \"chosen\" or a list with one name for each seat; variants are a list"
)]
enum WordOrList {
    Word(String),
    List(Vec<String>),
}

impl TryFrom<Written> for Options {
    type Error = String;

    fn try_from(written: Written) -> Result<Self, String> {
        let usual = Self::default();
        let players = match written.players {
            None => usual.players,
            Some(WrittenPlayers::Number(number)) => u8::try_from(number)
                .ok()
                .filter(|players| (2..=MOST_PLAYERS as u8).contains(players))
                .ok_or_else(|| format!("{number} cannot play: this game is for 2 to {MOST_PLAYERS} players"))?,
        };
        let options = Self {
            players,
            side: written.side.unwrap_or(usual.side),
            paths: how(written.paths, usual.paths, "paths", players)?,
            leaders: how(written.leaders, usual.leaders, "leaders", players)?,
            evacuation: how(written.evacuation, usual.evacuation, "evacuation", players)?,
            variants: variants(written.variants)?,
        };
        options.agree()?;
        Ok(options)
    }
}

impl Options {
    /// Whether what is named goes together.
    fn agree(&self) -> Result<(), String> {
        if let How::Named(paths) = self.paths {
            for (index, path) in paths.iter().enumerate() {
                if paths[..index].contains(path) {
                    return Err(format!("{path} is named twice: every player follows another path"));
                }
            }
        }
        match (self.leaders, self.paths) {
            (How::Named(leaders), How::Named(paths)) => {
                match leaders.iter().zip(&paths).find(|(leader, path)| leader.path() != **path) {
                    Some((leader, path)) => Err(format!(
                        "{leader} leads {}, not {path}: name {}",
                        leader.path(),
                        any_of(&path.leaders().map(Leader::name))
                    )),
                    None => Ok(()),
                }
            }
            (How::Named(_), _) => Err("leaders are named and paths are not: name the path of each leader too".into()),
            _ => Ok(()),
        }
    }
}

fn how<T: Copy + Default + DeserializeOwned>(
    written: Option<WordOrList>,
    usual: How<T>,
    what: &str,
    players: u8,
) -> Result<How<T>, String> {
    let names = match written {
        None => return Ok(usual),
        Some(WordOrList::Word(word)) => {
            return match word.as_str() {
                "dealt" => Ok(How::Dealt),
                "chosen" => Ok(How::Chosen),
                _ => Err(format!(
                    "{what} cannot be {word:?}: write \"dealt\", \"chosen\" or a list with one name for each seat"
                )),
            };
        }
        Some(WordOrList::List(names)) => names,
    };
    if names.len() != usize::from(players) {
        return Err(format!("{what}: {} are named for {players} players: name one for each seat", names.len()));
    }
    names
        .iter()
        .map(|name| read_name(name))
        .collect::<Result<Vec<T>, _>>()
        .map(|named| How::Named(named.into_iter().collect()))
}

fn read_name<T: DeserializeOwned>(name: &str) -> Result<T, String> {
    let reader = serde::de::value::StrDeserializer::<serde::de::value::Error>::new(name);
    T::deserialize(reader).map_err(|error| error.to_string())
}

fn variants(written: Option<WordOrList>) -> Result<Variants, String> {
    let names = match written {
        None => Vec::new(),
        Some(WordOrList::Word(word)) => vec![word],
        Some(WordOrList::List(names)) => names,
    };
    let mut variants = Variants::default();
    for name in &names {
        match variants.flags().into_iter().find(|(known, _)| known == name) {
            Some((_, flag)) => *flag = true,
            None => return Err(format!("there is no variant {name:?}: choose {}", any_of(&VARIANTS))),
        }
    }
    Ok(variants)
}

impl From<Options> for Written {
    fn from(mut options: Options) -> Self {
        let flags = options.variants.flags();
        let variants = flags.into_iter().filter(|(_, set)| **set).map(|(name, _)| name.to_owned()).collect();
        Self {
            players: Some(WrittenPlayers::Number(options.players.into())),
            side: Some(options.side),
            paths: Some(words(options.paths, Path::name)),
            leaders: Some(words(options.leaders, Leader::name)),
            evacuation: Some(words(options.evacuation, Side::name)),
            variants: Some(WordOrList::List(variants)),
        }
    }
}

fn words<T: Copy + Default>(how: How<T>, name: fn(T) -> &'static str) -> WordOrList {
    match how {
        How::Dealt => WordOrList::Word("dealt".into()),
        How::Chosen => WordOrList::Word("chosen".into()),
        How::Named(named) => WordOrList::List(named.iter().map(|&one| name(one).to_owned()).collect()),
    }
}

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
    /// The first player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_player: Option<Seat>,
    /// All other chance: dice, and what is left out here.
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
struct Decks {
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
    pub(crate) fn from_seed(options: &Options, seed: Seed) -> Result<Self, Refusal> {
        Self::from_setup(options, &Setup { seed: SetupSeed(seed), ..Setup::default() })
    }

    pub(crate) fn from_setup(options: &Options, setup: &Setup) -> Result<Self, Refusal> {
        let options =
            Options::try_from(Written::from(*options)).map_err(|message| Refusal::new(Kind::Options, message))?;
        let mut chance = Chance::new(setup.seed.0);
        let decks = arranged(setup, &options, &mut chance).map_err(|why| Refusal::new(Kind::Position, why))?;
        Ok(Self::laid_out(options, &decks, setup.first_player, chance))
    }

    /// The table laid out and setup begun.
    fn laid_out(options: Options, decks: &Decks, first: Option<Seat>, chance: Chance<{ Stream::COUNT }>) -> Self {
        let players = usize::from(options.players);
        let mut game = Self {
            options,
            era: 0,
            phase: Phase::Paths,
            first_player: Seat(0),
            banner: Seat(0),
            actor: Seat(0),
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
            first_player_to_be: first,
            chance,
        };
        if options.variants.asset_draft {
            let hand = asset_hand(players);
            for (packet, cards) in game.packets.iter_mut().take(players).zip(decks.assets.chunks(hand)) {
                *packet = cards.iter().copied().collect();
                packet.sort_unstable();
            }
        }
        let mut nobody = ();
        let mut happenings = Happenings::new(&mut nobody);
        if options.variants.goal_draft {
            game.phase = Phase::Goals;
            let hand = if players == 2 { 4 } else { 2 };
            for (player, goals) in game.players.iter_mut().zip(decks.goals.chunks(hand)) {
                player.goal_hand = goals.iter().copied().collect();
                player.goal_hand.sort_unstable();
            }
        } else {
            game.goals = decks.goals.iter().copied().take(GOALS).collect();
            game.goals.sort_unstable();
            game.hand_out_paths(&mut happenings);
        }
        game.move_on(&mut happenings);
        game
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
fn arranged(setup: &Setup, options: &Options, chance: &mut Chance<{ Stream::COUNT }>) -> Result<Decks, String> {
    let (recruits, mines, tiles) = (RECRUIT_CARDS.len() as u8, MINE_CARDS.len() as u8, TIMELINE.len() as u8);
    let mut numbered = |what, given: &[u8], most: u8, stream| {
        let cards = deck(what, given, (1..=most).collect(), chance, stream)?;
        Ok::<_, String>(cards.into_iter().map(|card| card - 1).collect::<Vec<_>>())
    };
    let recruit = numbered("recruit card", &setup.recruit, recruits, Stream::Recruits)?;
    let mine = numbered("mining card", &setup.mine, mines, Stream::Mines)?;
    let timeline = numbered("timeline tile", &setup.timeline, tiles, Stream::Timeline)?;
    let buildings = deck("building", &setup.buildings, Building::all().collect(), chance, Stream::Buildings)?;
    let of_row = |row: Row| buildings.iter().copied().filter(|building| building.row() == row).collect::<Vec<_>>();
    let collapsing =
        deck("collapsing capital tile", &setup.collapsing, Collapse::ALL.to_vec(), chance, Stream::Collapsing)?;
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
            Stream::Superprojects,
        )?,
        goals: deck("endgame card", &setup.goals, Goal::ALL.to_vec(), chance, Stream::Goals)?,
        assets: deck("starting-asset card", &setup.assets, Asset::all().collect(), chance, Stream::Assets)?,
        buildings: Row::ALL.map(of_row),
        collapsing: Capital::ALL.map(of_action),
    };
    let drafted = options.variants.asset_draft;
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
fn deck<T: Copy + PartialEq + std::fmt::Debug>(
    what: &str,
    given: &[T],
    all: Vec<T>,
    chance: &mut Chance<{ Stream::COUNT }>,
    stream: Stream,
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
    chance.draw(stream as usize, |dice| dice.shuffle(&mut rest));
    Ok(given.iter().copied().chain(rest).collect())
}

/// How the game presents itself.
pub(crate) fn about() -> About {
    let field = |name, values: Vec<String>, default: &str, about| OptionField {
        name,
        values,
        default: Some(default.to_owned()),
        about,
    };
    let names = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>();
    About {
        name: Anachrony::NAME,
        title: "Anachrony",
        rules: Anachrony::RULES,
        players: (2, MOST_PLAYERS as u8),
        options: vec![
            field("players", (2..=MOST_PLAYERS).map(|n| n.to_string()).collect(), "4", "How many play."),
            field("side", names(&Side::ALL.map(Side::name)), "A", "The side of every player board."),
            field(
                "paths",
                names(&["dealt", "chosen"]),
                "dealt",
                "How paths are found: dealt at random, chosen seat by seat, or a list that names one for each seat.",
            ),
            field(
                "leaders",
                names(&["dealt", "chosen"]),
                "chosen",
                "How leaders are found: dealt, chosen by each player, or a list that names one for each seat.",
            ),
            field(
                "evacuation",
                names(&["dealt", "chosen"]),
                "dealt",
                "The side of each path board, which says who can be evacuated: dealt, chosen, or a list of A and B.",
            ),
            field("variants", names(&VARIANTS), "", "Variants of the base book, any of them together; a list."),
        ],
    }
}
