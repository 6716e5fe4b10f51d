//! Options and their checks.

use crate::data::{Leader, Path, Side};
use crate::modules;
use crate::state::Anachrony;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use tabletop::{About, Assignment, Chosen, Game, OptionField, Preset, Relation, Written, any_of, read_players};

pub const MOST_PLAYERS: usize = 4;

/// What is agreed before a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "WrittenOptions", into = "WrittenOptions")]
pub struct Options {
    /// How many play.
    pub players: u8,
    /// The side of every player board.
    pub side: Side,
    /// How the players come to their paths.
    pub paths: Assignment<Path, MOST_PLAYERS>,
    /// How the players come to their leaders.
    pub leaders: Assignment<Leader, MOST_PLAYERS>,
    /// How the sides of path boards are found.
    pub evacuation: Assignment<Side, MOST_PLAYERS>,
    /// The variants played.
    pub variants: Variants,
    /// The modules played.
    pub modules: modules::Chosen,
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
            paths: Assignment::Dealt,
            leaders: Assignment::Chosen,
            evacuation: Assignment::Dealt,
            variants: Variants::default(),
            modules: modules::Chosen::default(),
        }
    }
}

/// Options as they are written; what is left out is filled in.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "options are an object, such as {\"players\": 3, \"side\": \"A\"}")]
struct WrittenOptions {
    #[serde(default)]
    players: Option<Written>,
    #[serde(default)]
    side: Option<Side>,
    #[serde(default)]
    paths: Option<Written>,
    #[serde(default)]
    leaders: Option<Written>,
    #[serde(default)]
    evacuation: Option<Written>,
    #[serde(default)]
    variants: Option<Written>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    modules: Option<Written>,
}

impl TryFrom<WrittenOptions> for Options {
    type Error = String;

    fn try_from(written: WrittenOptions) -> Result<Self, String> {
        let usual = Self::default();
        let players = match &written.players {
            None => usual.players,
            Some(players) => read_players(players, (2, MOST_PLAYERS as u8))?,
        };
        let options = Self {
            players,
            side: written.side.unwrap_or(usual.side),
            paths: assignment(written.paths, usual.paths, "paths", players)?,
            leaders: assignment(written.leaders, usual.leaders, "leaders", players)?,
            evacuation: assignment(written.evacuation, usual.evacuation, "evacuation", players)?,
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
        Self::try_from(WrittenOptions::from(self))
    }

    /// Whether what is named goes together.
    fn agree(&self) -> Result<(), String> {
        self.paths.distinct("every player follows another path")?;
        match (self.leaders, self.paths) {
            (Assignment::Named(leaders), Assignment::Named(paths)) => {
                match leaders.iter().zip(&paths).find(|(leader, path)| leader.path() != **path) {
                    Some((leader, path)) => Err(format!(
                        "{leader} leads {}, not {path}: name {}",
                        leader.path(),
                        any_of(&path.leaders().map(Leader::name))
                    )),
                    None => Ok(()),
                }
            }
            (Assignment::Named(_), _) => {
                Err("leaders are named and paths are not: name the path of each leader too".into())
            }
            _ => Ok(()),
        }
    }
}

fn assignment<T: Copy + Default + DeserializeOwned>(
    written: Option<Written>,
    usual: Assignment<T, MOST_PLAYERS>,
    what: &str,
    players: u8,
) -> Result<Assignment<T, MOST_PLAYERS>, String> {
    written.map_or(Ok(usual), |written| Assignment::read(written, what, players))
}

fn names(written: Option<Written>, what: &str) -> Result<Vec<String>, String> {
    match written {
        None => Ok(Vec::new()),
        Some(Written::Word(word)) => Ok(vec![word]),
        Some(Written::Names(names)) => Ok(names),
        Some(Written::Number(_) | Written::Other(_)) => Err(format!("{what} are a list of names")),
    }
}

fn variants(written: Option<Written>) -> Result<Variants, String> {
    let mut variants = Variants::default();
    for name in &names(written, "variants")? {
        match variants.flags().into_iter().find(|(known, _)| known == name) {
            Some((_, flag)) => *flag = true,
            None => return Err(format!("there is no variant {name:?}: choose {}", any_of(&VARIANTS))),
        }
    }
    Ok(variants)
}

fn modules(written: Option<Written>) -> Result<modules::Chosen, String> {
    let mut chosen = modules::Chosen::default();
    for name in &names(written, "modules")? {
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

impl From<Options> for WrittenOptions {
    fn from(mut options: Options) -> Self {
        let flags = options.variants.flags();
        let variants = flags.into_iter().filter(|(_, set)| **set).map(|(name, _)| name.to_owned()).collect();
        Self {
            players: Some(Written::Number(options.players.into())),
            side: Some(options.side),
            paths: Some(options.paths.write(Path::name)),
            leaders: Some(options.leaders.write(Leader::name)),
            evacuation: Some(options.evacuation.write(Side::name)),
            variants: Some(Written::Names(variants)),
            modules: match options.modules.names() {
                names if names.is_empty() => None,
                names => Some(Written::Names(names)),
            },
        }
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
