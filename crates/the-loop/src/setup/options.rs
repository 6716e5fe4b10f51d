//! Options and their checks.

use crate::data::{Agent, Level, MOST_AGENTS};
use serde::{Deserialize, Serialize};
use tabletop::{Assignment, Error, ErrorKind, Written, read_players};

/// What is agreed before a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "WrittenOptions", into = "WrittenOptions")]
pub struct Options {
    /// How many play; one player leads a team.
    pub players: u8,
    /// The level of S.A.B.O.T.A.G.E.
    pub level: Level,
    /// How many agents go: one for each player, or the team of a player alone.
    pub team: u8,
    /// How the agents are found; alone one chooses them all.
    pub agents: Assignment<Agent, MOST_AGENTS>,
}

impl Options {
    /// Options that a program made by hand must keep the same rules as written ones.
    pub(crate) fn checked(self) -> Result<Self, Error> {
        Self::try_from(WrittenOptions::from(self)).map_err(|message| Error::new(ErrorKind::Options, message))
    }
}

impl Default for Options {
    fn default() -> Self {
        Self { players: 2, level: Level::Employee, team: 2, agents: Assignment::Dealt }
    }
}

/// Options as they are written; what is left out is filled in.
#[derive(Serialize, Deserialize)]
#[serde(
    deny_unknown_fields,
    expecting = "options are an object, such as {\"players\": 3, \"level\": \"agent_of_the_year\"}"
)]
struct WrittenOptions {
    #[serde(default)]
    players: Option<Written>,
    #[serde(default)]
    level: Option<Level>,
    #[serde(default)]
    agents: Option<Written>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    team: Option<Written>,
}

impl TryFrom<WrittenOptions> for Options {
    type Error = String;

    fn try_from(written: WrittenOptions) -> Result<Self, String> {
        let usual = Self::default();
        let players = match &written.players {
            None => usual.players,
            Some(players) => read_players(players, (1, MOST_AGENTS as u8))?,
        };
        let team = match (written.team, &written.agents) {
            (None, _) if players > 1 => players,
            (Some(_), _) if players > 1 => {
                return Err(format!(
                    "a team is led by one player alone, and {players} play: leave team out, or say 1 player"
                ));
            }
            (team, Some(Written::Names(names))) => {
                let size = team_size(names.len() as i64)?;
                if team.is_some_and(|team| !matches!(team, Written::Number(number) if number == i64::from(size))) {
                    return Err(format!("{size} agents are named for another size of team: leave team out"));
                }
                size
            }
            (None, _) => usual.team,
            (Some(Written::Number(number)), _) => team_size(number)?,
            (Some(_), _) => {
                let most = MOST_AGENTS;
                return Err(format!("team is a whole number from 2 to {most}: the agents of a player who plays alone"));
            }
        };
        let agents = written.agents.map_or(Ok(usual.agents), |agents| Assignment::read(agents, "agents", team))?;
        let agents = agents.distinct("there is one of each agent")?;
        Ok(Self { players, level: written.level.unwrap_or(usual.level), team, agents })
    }
}

fn team_size(number: i64) -> Result<u8, String> {
    let size = u8::try_from(number).ok().filter(|size| (2..=MOST_AGENTS as u8).contains(size));
    size.ok_or_else(|| format!("a player alone cannot lead {number} agents: a team has 2 to {MOST_AGENTS}"))
}

impl From<Options> for WrittenOptions {
    fn from(options: Options) -> Self {
        let alone = options.players == 1 && !matches!(options.agents, Assignment::Named(_));
        Self {
            players: Some(Written::Number(options.players.into())),
            level: Some(options.level),
            agents: Some(options.agents.write(Agent::name)),
            team: alone.then_some(Written::Number(options.team.into())),
        }
    }
}
