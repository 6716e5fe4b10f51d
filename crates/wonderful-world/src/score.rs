//! Final scoring: points with their breakdown, tie-breaks, ratings and medals.

use crate::data::{Card, Counted, Leader, Medal, Points, RATINGS, Rating, SIDE_A_HANDICAP, Scenario, Side, Type};
use crate::state::{PublicPlayer, WonderfulWorld};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use tabletop::{Results, Seat, SeatResult};

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "Written")]
pub struct Outcome {
    /// Each seat's result, by seat.
    pub seats: Vec<SeatOutcome>,
    /// The winners; several share a victory. None if a scenario is lost.
    pub winners: Vec<Seat>,
    /// What decided between the first and the next.
    pub decided_by: Decision,
    /// What a solo game earned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solo: Option<SoloOutcome>,
}

/// An outcome as it is read. Older records name the player of a lost scenario as its winner.
#[derive(Deserialize)]
struct Written {
    seats: Vec<SeatOutcome>,
    winners: Vec<Seat>,
    decided_by: Decision,
    #[serde(default)]
    solo: Option<SoloOutcome>,
}

impl From<Written> for Outcome {
    fn from(Written { seats, winners, decided_by, solo }: Written) -> Self {
        Self { seats, winners, decided_by, solo }.unless_lost()
    }
}

impl Outcome {
    /// Whether this is a scenario that was lost.
    fn is_lost(&self) -> bool {
        matches!(self.solo, Some(SoloOutcome::Scenario { won: false, .. }))
    }

    /// Nobody is first in a lost scenario.
    fn unless_lost(mut self) -> Self {
        if self.is_lost() {
            self.winners.clear();
            self.seats.iter_mut().for_each(|seat| seat.rank = 2);
        }
        self
    }
}

/// What decided a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    /// Nobody to compare with.
    Solo,
    Points,
    /// Equal points, more cards built.
    BuiltCards,
    /// Equal in that too, more leaders.
    Leaders,
    /// Equal in everything.
    Shared,
}

/// One seat's result.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatOutcome {
    pub seat: Seat,
    /// Its rank; equals share one. It is 2 if a scenario is lost.
    pub rank: u8,
    /// Its points.
    #[serde(flatten)]
    pub score: Score,
    /// Built development cards: the first tie-break.
    pub built: u16,
    /// Leaders on the empire card: the second.
    pub leaders: u16,
}

/// Points, part by part.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Score {
    /// All together.
    pub total: i32,
    /// Points that depend on nothing.
    pub flat: i32,
    /// Points for built cards of a type.
    pub per_type: Vec<TypePoints>,
    pub generals: LeaderPoints,
    pub financiers: LeaderPoints,
}

/// Points for the built cards of one type.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TypePoints {
    #[serde(rename = "type")]
    pub kind: Type,
    /// How many are built.
    pub built: u16,
    /// How many points each brings.
    pub each: i32,
    /// Together.
    pub points: i32,
}

/// Points for the leaders of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct LeaderPoints {
    /// How many are on the empire card.
    pub count: u16,
    /// How many points each brings.
    pub each: i32,
    /// Together.
    pub points: i32,
}

/// What a solo game earned.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SoloOutcome {
    /// Without a scenario.
    Rated {
        /// The score that is rated: on side A less than the points.
        score: i32,
        rating: Rating,
    },
    /// With a scenario.
    Scenario {
        /// Which.
        scenario: Scenario,
        /// Whether every required card is built.
        won: bool,
        /// Those that are not.
        unbuilt: Vec<Card>,
        /// The medal of a won scenario, if the points reach one.
        medal: Option<Medal>,
    },
}

impl PublicPlayer {
    /// The points this player would have if the game ended now.
    pub fn total(&self, side: Side) -> i32 {
        let leaders: u16 = Leader::ALL.iter().map(|&leader| u16::from(self.leaders(leader))).sum();
        let printed = self.points(side).map(|points| match points {
            Points::Flat(points) => i32::from(points),
            Points::Each(points, counted) => i32::from(points) * i32::from(self.count(counted)),
        });
        i32::from(leaders) + printed.sum::<i32>()
    }

    /// The same, part by part.
    pub fn score(&self, side: Side) -> Score {
        let each = |wanted: Counted| -> i32 {
            let each = self.points(side).map(|points| match points {
                Points::Each(points, counted) if counted == wanted => i32::from(points),
                _ => 0,
            });
            each.sum()
        };
        let flat = self.points(side).map(|points| match points {
            Points::Flat(points) => i32::from(points),
            Points::Each(..) => 0,
        });
        let leaders = |leader: Leader| {
            let (count, each) = (u16::from(self.leaders(leader)), 1 + each(Counted::Token(leader)));
            LeaderPoints { count, each, points: i32::from(count) * each }
        };
        let per_type = Type::ALL.map(|kind| {
            let (built, each) = (self.built_of(kind), each(Counted::Built(kind)));
            TypePoints { kind, built, each, points: i32::from(built) * each }
        });
        Score {
            total: self.total(side),
            flat: flat.sum(),
            per_type: per_type.into_iter().filter(|part| part.each > 0).collect(),
            generals: leaders(Leader::General),
            financiers: leaders(Leader::Financier),
        }
    }

    /// What ranks players, the best first: points, then built cards, then leaders.
    fn merit(&self, side: Side) -> (i32, usize, u16) {
        (self.total(side), self.built.len(), u16::from(self.generals) + u16::from(self.financiers))
    }
}

impl Outcome {
    /// The outcome of a game that has just ended.
    pub(crate) fn new(game: &WonderfulWorld) -> Self {
        let side = game.options.side;
        let merits: Vec<_> = game.players.iter().map(|player| player.merit(side)).collect();
        let rank = |merit| 1 + merits.iter().filter(|&&other| other > merit).count() as u8;
        let seats = (0..).map(Seat).zip(&game.players).zip(&merits).map(|((seat, player), &merit)| SeatOutcome {
            seat,
            rank: rank(merit),
            score: player.score(side),
            built: merit.1 as u16,
            leaders: merit.2,
        });
        let seats: Vec<_> = seats.collect();
        let outcome = Self {
            winners: seats.iter().filter(|seat| seat.rank == 1).map(|seat| seat.seat).collect(),
            decided_by: decision(merits),
            solo: game.is_solo().then(|| game.solo_outcome(seats[0].score.total)),
            seats,
        };
        outcome.unless_lost()
    }
}

impl WonderfulWorld {
    fn solo_outcome(&self, total: i32) -> SoloOutcome {
        let Some(scenario) = self.options.scenario else {
            let handicap = if self.options.side == Side::A { SIDE_A_HANDICAP } else { 0 };
            let score = total - handicap;
            let (_, rating) = RATINGS.into_iter().rfind(|(from, _)| score >= *from).unwrap_or(RATINGS[0]);
            return SoloOutcome::Rated { score, rating };
        };
        let printed = scenario.printed();
        let unbuilt: Vec<_> = printed.required().filter(|card| !self.players[0].built.contains(card)).collect();
        let won = unbuilt.is_empty();
        let medal = Medal::ALL.into_iter().rfind(|&medal| won && total >= printed.points_for(medal));
        SoloOutcome::Scenario { scenario, won, unbuilt, medal }
    }
}

fn decision(mut merits: Vec<(i32, usize, u16)>) -> Decision {
    merits.sort_by_key(|&merit| Reverse(merit));
    match merits[..] {
        [first, second, ..] if first == second => Decision::Shared,
        [first, second, ..] if (first.0, first.1) == (second.0, second.1) => Decision::Leaders,
        [first, second, ..] if first.0 == second.0 => Decision::BuiltCards,
        [_, _, ..] => Decision::Points,
        _ => Decision::Solo,
    }
}

impl Results for Outcome {
    fn results(&self) -> Vec<SeatResult> {
        let place = |seat: &SeatOutcome| SeatResult { rank: seat.rank, score: seat.score.total, won: seat.rank == 1 };
        self.seats.iter().map(place).collect()
    }

    fn verdict(&self) -> Option<&'static str> {
        self.solo.as_ref().map(|solo| match solo {
            SoloOutcome::Rated { rating, .. } => rating.name(),
            SoloOutcome::Scenario { won: false, .. } => "lost",
            SoloOutcome::Scenario { medal: None, .. } => "no_medal",
            SoloOutcome::Scenario { medal: Some(medal), .. } => medal.name(),
        })
    }
}
