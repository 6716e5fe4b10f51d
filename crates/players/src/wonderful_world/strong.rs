//! Whoever searches: picks by the tree, and plans an empire exactly.

use super::fair::Fair;
use super::sense::{Foresight, Opinions};
use crate::search::{Manner, Search};
use crate::{Blindfolded, Budget, Considered, Effort, Player, Thinker};
use tabletop::{Game, Seat, Seed};
use wonderful_world::{Choice, WonderfulWorld};

/// Searches where others can take what one leaves; what to do with one's own things is planned exactly.
pub(super) struct Strong {
    search: Search<WonderfulWorld, Foresight>,
    /// Who plans: at a table, and alone.
    planners: [Blindfolded<Fair>; 2],
    choices: Vec<Choice>,
}

impl Strong {
    pub(super) fn new(opinions: Opinions, manner: Manner, budget: Budget, threads: usize, seed: Seed) -> Self {
        let search = Search::new(|| Foresight::of(opinions), manner, budget, threads, seed);
        let planners =
            [opinions.table, opinions.alone].map(|weights| Blindfolded::new(Fair::of_opinion(weights), seed));
        Self { search, planners, choices: Vec::new() }
    }
}

impl Player<WonderfulWorld> for Strong {
    fn choose(&mut self, game: &WonderfulWorld, seat: Seat) -> Option<Choice> {
        game.choices(seat, &mut self.choices);
        match self.choices.first()? {
            Choice::Pick(_) => self.search.choose(game, seat),
            _ => self.planners[usize::from(game.is_solo())].choose(game, seat),
        }
    }
}

impl Thinker<WonderfulWorld> for Strong {
    fn consider(&mut self, game: &WonderfulWorld, seat: Seat, question: Option<Choice>) -> Vec<Considered<Choice>> {
        self.search.consider(game, seat, question)
    }

    fn effort(&self) -> Effort {
        self.search.effort()
    }
}
