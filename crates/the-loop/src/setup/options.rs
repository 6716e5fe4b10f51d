//! Options and their checks.

use crate::data::{Agent, Level, MOST_AGENTS};
use serde::{Deserialize, Serialize};
use tabletop::{Error, ErrorKind, List};

/// What is agreed before a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct Options {
    /// How many play; one player leads a team.
    pub players: u8,
    /// The level of S.A.B.O.T.A.G.E.
    pub level: Level,
    /// Who goes.
    pub agents: Team,
}

/// How the agents are found.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Team {
    /// So many, at random.
    Dealt(u8),
    /// So many, each seat chooses, one after the other; alone one chooses them all.
    Chosen(u8),
    /// These, in the order of seats.
    Named(List<Agent, MOST_AGENTS>),
}

impl Options {
    /// Options that a program made by hand must keep the same rules as written ones.
    pub(crate) fn checked(self) -> Result<Self, Error> {
        Self::try_from(Written::from(self)).map_err(|message| Error::new(ErrorKind::Options, message))
    }
}

impl Team {
    /// How many they are.
    pub fn size(&self) -> usize {
        match self {
            Self::Dealt(size) | Self::Chosen(size) => usize::from(*size),
            Self::Named(agents) => agents.len(),
        }
    }
}

impl Default for Options {
    fn default() -> Self {
        Self { players: 2, level: Level::Employee, agents: Team::Dealt(2) }
    }
}

/// Options as they are written; what is left out is filled in.
#[derive(Serialize, Deserialize)]
#[serde(
    deny_unknown_fields,
    expecting = "options are an object, such as {\"players\": 3, \"level\": \"agent_of_the_year\"}"
)]
struct Written {
    #[serde(default)]
    players: Option<WrittenPlayers>,
    #[serde(default)]
    level: Option<Level>,
    #[serde(default)]
    agents: Option<WrittenAgents>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    team: Option<WrittenTeam>,
}

#[derive(Serialize, Deserialize)]
#[serde(untagged, expecting = "players is a whole number from 1 to 4")]
enum WrittenPlayers {
    Number(i64),
}

#[derive(Serialize, Deserialize)]
#[serde(untagged, expecting = "team is a whole number from 2 to 4: the agents of a player who plays alone")]
enum WrittenTeam {
    Number(i64),
}

#[derive(Serialize, Deserialize)]
#[serde(
    untagged,
    expecting = "agents are \"dealt\", \"chosen\" or a list of names, one for each seat; 2 to 4 for a player alone"
)]
enum WrittenAgents {
    Word(String),
    List(Vec<Agent>),
}

impl TryFrom<Written> for Options {
    type Error = String;

    fn try_from(written: Written) -> Result<Self, String> {
        let usual = Self::default();
        let players = match written.players {
            None => usual.players,
            Some(WrittenPlayers::Number(number)) => u8::try_from(number)
                .ok()
                .filter(|players| (1..=MOST_AGENTS as u8).contains(players))
                .ok_or_else(|| format!("{number} cannot play: this game is for 1 to {MOST_AGENTS} players"))?,
        };
        let team = match written.team {
            None => None,
            Some(WrittenTeam::Number(_)) if players > 1 => {
                return Err(format!(
                    "a team is led by one player alone, and {players} play: leave team out, or say 1 player"
                ));
            }
            Some(WrittenTeam::Number(number)) => Some(team_size(number)?),
        };
        let size = if players > 1 { players } else { team.unwrap_or(2) };
        let agents = match written.agents {
            None => Team::Dealt(size),
            Some(WrittenAgents::Word(word)) => match word.as_str() {
                "dealt" => Team::Dealt(size),
                "chosen" => Team::Chosen(size),
                _ => {
                    return Err(format!("agents cannot be {word:?}: write \"dealt\", \"chosen\" or a list of names"));
                }
            },
            Some(WrittenAgents::List(names)) => named_team(&names, players, team)?,
        };
        Ok(Self { players, level: written.level.unwrap_or(usual.level), agents })
    }
}

fn team_size(number: i64) -> Result<u8, String> {
    let size = u8::try_from(number).ok().filter(|size| (2..=MOST_AGENTS as u8).contains(size));
    size.ok_or_else(|| format!("a player alone cannot lead {number} agents: a team has 2 to {MOST_AGENTS}"))
}

fn named_team(names: &[Agent], players: u8, team: Option<u8>) -> Result<Team, String> {
    if players > 1 && names.len() != usize::from(players) {
        return Err(format!("{} agents are named for {players} players: name one for each seat", names.len()));
    }
    if players == 1 {
        let size = team_size(names.len() as i64)?;
        if team.is_some_and(|team| team != size) {
            return Err(format!("{size} agents are named for another size of team: leave team out"));
        }
    }
    match names.iter().enumerate().find(|(index, agent)| names[..*index].contains(agent)) {
        Some((_, agent)) => Err(format!("{agent} is named twice: there is one of each agent")),
        None => Ok(Team::Named(names.iter().copied().collect())),
    }
}

impl From<Options> for Written {
    fn from(options: Options) -> Self {
        let (agents, team) = match options.agents {
            Team::Dealt(size) | Team::Chosen(size) => {
                let team = (options.players == 1).then_some(WrittenTeam::Number(size.into()));
                let how = if matches!(options.agents, Team::Dealt(_)) { "dealt" } else { "chosen" };
                (WrittenAgents::Word(how.into()), team)
            }
            Team::Named(agents) => (WrittenAgents::List(agents.to_vec()), None),
        };
        Self {
            players: Some(WrittenPlayers::Number(options.players.into())),
            level: Some(options.level),
            agents: Some(agents),
            team,
        }
    }
}
