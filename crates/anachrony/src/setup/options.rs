//! Options and their checks.

use crate::data::{Leader, Path, Side};
use crate::modules;
use crate::state::Anachrony;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use tabletop::{About, Chosen, Game, List, OptionField, Preset, Relation, any_of};

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
    /// The modules played.
    pub modules: modules::Chosen,
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
            modules: modules::Chosen::default(),
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
    #[serde(default, skip_serializing_if = "Option::is_none")]
    modules: Option<WordOrList>,
}

#[derive(Serialize, Deserialize)]
#[serde(untagged, expecting = "players is a whole number from 2 to 4")]
enum WrittenPlayers {
    Number(i64),
}

#[derive(Serialize, Deserialize)]
#[serde(
    untagged,
    expecting = "paths, leaders and evacuation are \"dealt\", \"chosen\" or a list with one name for each seat; variants and modules are lists"
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
            modules: modules(written.modules)?,
        };
        options.agree()?;
        if usize::from(options.participants()) > MOST_PLAYERS {
            return Err(format!("{} cannot play: with these modules there is room for fewer", options.players));
        }
        Ok(options)
    }
}

impl Options {
    /// How many take part, with and without a seat.
    pub(crate) fn participants(&self) -> u8 {
        self.players + self.modules.participants()
    }

    /// The same options, read as if they were written.
    pub(crate) fn checked(self) -> Result<Self, String> {
        Self::try_from(Written::from(self))
    }

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

fn names(written: Option<WordOrList>) -> Vec<String> {
    match written {
        None => Vec::new(),
        Some(WordOrList::Word(word)) => vec![word],
        Some(WordOrList::List(names)) => names,
    }
}

fn variants(written: Option<WordOrList>) -> Result<Variants, String> {
    let mut variants = Variants::default();
    for name in &names(written) {
        match variants.flags().into_iter().find(|(known, _)| known == name) {
            Some((_, flag)) => *flag = true,
            None => return Err(format!("there is no variant {name:?}: choose {}", any_of(&VARIANTS))),
        }
    }
    Ok(variants)
}

fn modules(written: Option<WordOrList>) -> Result<modules::Chosen, String> {
    let mut chosen = modules::Chosen::default();
    for name in &names(written) {
        match modules::Name::ALL.iter().find(|known| known.name() == name) {
            Some(&module) => chosen.choose(module),
            None if modules::Name::ALL.is_empty() => return Err(format!("there is no module {name:?}")),
            None => {
                let known: Vec<_> = modules::Name::ALL.iter().map(|module| module.name()).collect();
                return Err(format!("there is no module {name:?}: choose {}", any_of(&known)));
            }
        }
    }
    Ok(chosen)
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
            modules: match options.modules.names() {
                names if names.is_empty() => None,
                names => Some(WordOrList::List(names)),
            },
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

/// How the game presents itself.
pub(crate) fn about() -> About {
    let found = ["dealt", "chosen"];
    let modules: Vec<_> = modules::Name::ALL.iter().map(|module| module.name()).collect();
    let mut about = About {
        name: Anachrony::NAME,
        title: "Anachrony",
        rules: Anachrony::RULES,
        players: (2, MOST_PLAYERS as u8),
        options: vec![
            OptionField::number("players", (2, MOST_PLAYERS as u8), Some(4), "How many play."),
            OptionField::one_of("side", &Side::ALL.map(Side::name), Some("A"), "The side of every player board."),
            OptionField::one_of(
                "paths",
                &found,
                Some("dealt"),
                "How paths are found: dealt at random, chosen seat by seat, or a list that names one for each seat.",
            )
            .or_by_seat(&Path::ALL.map(Path::name), true),
            OptionField::one_of(
                "leaders",
                &found,
                Some("chosen"),
                "How leaders are found: dealt, chosen by each player, or a list that names one for each seat.",
            )
            .or_by_seat(&Leader::ALL.map(Leader::name), false),
            OptionField::one_of(
                "evacuation",
                &found,
                Some("dealt"),
                "The side of each path board, which says who can be evacuated: dealt, chosen, or a list of A and B.",
            )
            .or_by_seat(&Side::ALL.map(Side::name), false),
            OptionField::any_of("variants", &VARIANTS, "Variants of the base book, any of them together; a list."),
        ],
        relations: Path::ALL.into_iter().map(leaders_follow).collect(),
        presets: vec![
            Preset::new("first_game").one("leaders", "dealt"),
            Preset::new("full_game").one("paths", "chosen").one("evacuation", "chosen"),
            Preset::new("everything")
                .one("side", "B")
                .one("paths", "chosen")
                .one("evacuation", "chosen")
                .all("variants", &VARIANTS),
        ],
    };
    if !modules.is_empty() {
        about.options.push(OptionField::any_of("modules", &modules, "Modules on top of the base game; a list."));
    }
    about
}

/// A leader who is named for a seat leads the path that is named for it.
fn leaders_follow(path: Path) -> Relation {
    let leaders = Chosen::of("leaders", &path.leaders().map(Leader::name));
    Relation::needs("leader_path", leaders, Chosen::of("paths", &[path.name()]))
}
