//! How it ended: all win together or all lose together.

use crate::state::{Fate, Phase, TheLoop};
use serde::{Deserialize, Serialize};
use tabletop::{Place, Standing, named};

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

impl TheLoop {
    pub(crate) fn ended(&self) -> Option<Outcome> {
        let Phase::Over { ending } = self.phase else { return None };
        Some(Outcome {
            won: ending == Ending::Won,
            ending,
            archived: self.tiles(Fate::Archived) as u8,
            vortexes: self.vortexes().len() as u8,
            turns: self.turn,
            seats: self.options.players,
        })
    }
}

impl Standing for Outcome {
    fn places(&self) -> Vec<Place> {
        let rank = if self.won { 1 } else { 2 };
        vec![Place { rank, score: self.archived.into(), won: self.won }; usize::from(self.seats)]
    }

    fn verdict(&self) -> Option<&'static str> {
        Some(self.ending.name())
    }

    fn is_shared_by_all(&self) -> bool {
        true
    }
}
