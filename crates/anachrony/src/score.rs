//! Final scoring: points with their breakdown, and tie-breaks.

use crate::data::{
    ANOMALY_POINTS, ERAS, GOAL_POINTS, Goal, Good, Passive, Project, SET_POINTS, Shape, Side, WARP_POINTS,
};
use crate::modules;
use crate::participant::Participant;
use crate::player::{Home, PlayerArea};
use crate::state::Anachrony;
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use tabletop::{Results, Seat, SeatResult};

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// Each seat's result, by seat.
    pub seats: Vec<SeatOutcome>,
    /// The winners; several share a victory.
    pub winners: Vec<Seat>,
    /// What decided between the first and the next.
    pub decided_by: Decision,
    /// Why the game ended.
    pub ending: Ending,
}

/// What decided a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    Points,
    /// Equal points, more water.
    Water,
    /// Equal in that too, more resources.
    Resources,
    /// Equal in everything.
    Shared,
}

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// The last era is over.
    LastEra,
    /// The capital has collapsed before.
    Collapse,
    /// A module ended it.
    Module(modules::Name),
}

/// One seat's result.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatOutcome {
    pub seat: Seat,
    /// Its rank; equals share one.
    pub rank: u8,
    /// Its points.
    #[serde(flatten)]
    pub score: Score,
    /// Water left: the first tie-break.
    pub water: u16,
    /// Resources left: the second.
    pub resources: u16,
}

/// Points, part by part.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Score {
    /// All together.
    pub total: i32,
    /// Printed on buildings.
    pub buildings: i32,
    /// Superprojects, with what they count.
    pub superprojects: i32,
    /// Anomalies, less than nothing.
    pub anomalies: i32,
    /// The time-travel track.
    pub time_travel: i32,
    /// The morale track.
    pub morale: i32,
    /// Points gained during the game.
    pub tokens: i32,
    /// Endgame cards.
    pub goals: i32,
    /// Warp tokens left on the timeline, less than nothing.
    pub warp_tokens: i32,
    /// Breakthroughs and sets of them.
    pub breakthroughs: i32,
    #[serde(default, skip_serializing_if = "crate::player::is_usual")]
    pub modules: i32,
}

impl PlayerArea {
    /// The points of this player, endgame cards left out.
    fn score(&self, side: Side) -> Score {
        let board = self.board(side);
        let morale = i32::from(board.morale[usize::from(self.morale)]);
        let softer = 2 * i32::from(self.has(Passive::AnomaliesCostLess));
        let projects = self.superprojects().count() as i32;
        let project_points = |project: Project| i32::from(project.printed().points);
        let mut score = Score {
            buildings: self.buildings().map(|building| i32::from(building.printed().points)).sum(),
            superprojects: self.superprojects().map(project_points).sum::<i32>()
                + i32::from(self.time_travel) * i32::from(self.has(Passive::StepsScore))
                + 3 * projects * i32::from(self.has(Passive::ProjectsScore)),
            anomalies: self.anomalies() as i32 * (ANOMALY_POINTS + softer),
            time_travel: board.time_travel[usize::from(self.time_travel)].into(),
            morale: if self.has(Passive::NoLowMorale) > 0 { morale.max(0) } else { morale },
            tokens: self.points.into(),
            goals: 0,
            warp_tokens: WARP_POINTS * self.warped().count() as i32,
            breakthroughs: self.breakthrough_points(),
            modules: 0,
            total: 0,
        };
        score.add_up();
        score
    }

    fn breakthrough_points(&self) -> i32 {
        let of = |shape: Shape| {
            self.breakthroughs.iter().filter(|(kind, _)| kind.shape() == shape).map(|(_, count)| count).sum::<u16>()
        };
        let sets = Shape::ALL.into_iter().map(of).min().unwrap_or_default();
        i32::from(self.breakthroughs.total()) + SET_POINTS * i32::from(sets)
    }

    /// The total of the ranges of power plants, labs and Temporal Tourism.
    fn total_range(&self) -> u16 {
        let tourism = self.superprojects().any(|project| project == Project::TemporalTourism);
        self.buildings().map(|building| u16::from(building.printed().range)).sum::<u16>() + if tourism { 3 } else { 0 }
    }

    /// What an endgame card counts.
    pub(crate) fn counted(&self, goal: Goal) -> u16 {
        match goal {
            Goal::Workers => self.active.total() + self.tired.total(),
            Goal::Water => self.goods[Good::Water],
            Goal::Breakthroughs => self.breakthroughs.total(),
            Goal::Spots => self.spots_taken() as u16,
            Goal::Morale => self.morale.into(),
            Goal::Range => self.total_range(),
            Goal::Projects => self.superprojects().count() as u16,
            Goal::Travel => self.time_travel.into(),
            Goal::Module(_) => 0,
        }
    }
}

impl Score {
    fn add_up(&mut self) {
        self.total = self.buildings
            + self.superprojects
            + self.anomalies
            + self.time_travel
            + self.morale
            + self.tokens
            + self.goals
            + self.warp_tokens
            + self.breakthroughs
            + self.modules;
    }
}

impl Anachrony {
    /// The points a seat would have if everything stayed as it is.
    pub fn score_of(&self, who: impl Into<Participant>) -> Score {
        let who = who.into();
        let player = self.player(who);
        let leads = |goal: &&Goal| {
            let count = |who: Participant| match **goal {
                Goal::Module(goal) => self.counted_by_module(who, goal),
                Goal::Workers => self.workers_to_score(who),
                goal => self.player(who).counted(goal),
            };
            self.everybody().map(count).max() == Some(count(who))
        };
        let mut score = player.score(self.options.side);
        score.modules = self.modules.score(who);
        score.goals = GOAL_POINTS * self.goals.iter().filter(leads).count() as i32;
        score.add_up();
        score
    }

    /// The workers who will be at home when points are counted: all but those who do not come back from where they work.
    fn workers_to_score(&self, who: Participant) -> u16 {
        let player = self.player(who);
        let busy = player.spots.iter().map(|spot| spot.busy).chain([player.supply]).flatten();
        let lost = busy.filter(|busy| busy.home == Home::Dies).count() as u16;
        self.workers_of(who).total() - lost
    }

    fn seat_outcome(&self, who: Participant) -> SeatOutcome {
        let player = self.player(who);
        SeatOutcome {
            seat: who.seat(),
            rank: 0,
            score: self.score_of(who),
            water: player.goods[Good::Water],
            resources: player.common() + player.goods[Good::Neutronium],
        }
    }
}

impl Outcome {
    /// The outcome of a game that is over.
    pub(crate) fn of(game: &Anachrony) -> Self {
        let mut seats: Vec<SeatOutcome> = game.everybody().map(|who| game.seat_outcome(who)).collect();
        let key = |outcome: &SeatOutcome| (outcome.score.total, outcome.water, outcome.resources);
        let keys: Vec<_> = seats.iter().map(key).collect();
        // Those without a seat count for the ranks, but have no result of their own.
        seats.truncate(game.options.players.into());
        for seat in &mut seats {
            let own = key(seat);
            seat.rank = 1 + keys.iter().filter(|&&other| other > own).count() as u8;
        }
        let mut best = keys.clone();
        best.sort_unstable_by_key(|&key| Reverse(key));
        let decided_by = match best[..] {
            [first, second, ..] if first.0 != second.0 => Decision::Points,
            [first, second, ..] if first.1 != second.1 => Decision::Water,
            [first, second, ..] if first.2 != second.2 => Decision::Resources,
            _ => Decision::Shared,
        };
        let winners = seats.iter().filter(|seat| seat.rank == 1).map(|seat| seat.seat).collect();
        let ending = match game.modules.ends_game(game) {
            _ if game.era == ERAS => Ending::LastEra,
            Some(module) => Ending::Module(module),
            None => Ending::Collapse,
        };
        Self { seats, winners, decided_by, ending }
    }
}

impl Results for Outcome {
    fn results(&self) -> Vec<SeatResult> {
        let result = |seat: &SeatOutcome| SeatResult { rank: seat.rank, score: seat.score.total, won: seat.rank == 1 };
        self.seats.iter().map(result).collect()
    }

    fn verdict(&self) -> Option<&'static str> {
        Some(match self.ending {
            Ending::LastEra => "last_era",
            Ending::Collapse => "collapse",
            Ending::Module(module) => module.name(),
        })
    }
}
