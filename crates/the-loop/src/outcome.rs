//! How it ended: all win together or all lose together.

use crate::state::{Fate, TheLoop};
use serde::{Deserialize, Serialize};
use tabletop::{Results, SeatResult, named};

named! {
    /// The ways in which a game ends.
    pub enum Ending: "ending" {
        /// Four missions are archived: the team has won.
        Won = "won",
        /// A vortex would have appeared in an era that has one.
        SecondVortex = "second_vortex",
        /// A fourth vortex would have appeared.
        FourthVortex = "fourth_vortex",
        /// A fourth cycle would have begun.
        FourthCycle = "fourth_cycle",
    }
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// Whether the team has won.
    pub won: bool,
    /// How.
    pub ending: Ending,
    /// Missions archived.
    pub archived: u8,
    /// Vortexes on the board.
    pub vortexes: u8,
    /// The last turn.
    pub turns: u8,
    /// How many seats share this.
    pub seats: u8,
}

impl Outcome {
    pub(crate) fn new(game: &TheLoop, ending: Ending) -> Self {
        Self {
            won: ending == Ending::Won,
            ending,
            archived: game.tiles(Fate::Archived) as u8,
            vortexes: game.vortexes().len() as u8,
            turns: game.turn,
            seats: game.options.players,
        }
    }
}

impl Results for Outcome {
    fn results(&self) -> Vec<SeatResult> {
        let rank = if self.won { 1 } else { 2 };
        vec![SeatResult { rank, score: self.archived.into(), won: self.won }; usize::from(self.seats)]
    }

    fn verdict(&self) -> Option<&'static str> {
        Some(self.ending.name())
    }

    fn is_shared_by_all(&self) -> bool {
        true
    }
}
