//! Whoever searches: picks by the tree, and plans an empire by trying the most promising plans.

use super::alone::Alone;
use super::fair::Fair;
use super::plan::Plan;
use super::realm::{Realm, Setting};
use super::sense::{Foresight, Opinions};
use crate::search::{Manner, Search, Sense};
use crate::{Blindfolded, Budget, Considered, Effort, Player, Thinker};
use tabletop::{Dice, Game, List, Seat, Seed, Viewer};
use wonderful_world::data::Card;
use wonderful_world::{Choice, WonderfulWorld};

/// How many plans are tried.
const PLANS: usize = 24;

/// Searches where others can take what one leaves. What to do with one's own things is planned: there is nothing hidden in it.
pub(super) struct Strong {
    search: Search<WonderfulWorld, Foresight>,
    /// Who places cubes and completes cards, at a table and alone.
    thumbs: [Blindfolded<Fair>; 2],
    alone: Alone,
    opinions: Opinions,
    sense: Foresight,
    /// Who places cubes while a plan is tried.
    hand: Fair,
    dice: Dice,
    choices: Vec<Choice>,
}

impl Strong {
    pub(super) fn new(opinions: Opinions, manner: Manner, budget: Budget, threads: usize, seed: Seed) -> Self {
        Self {
            search: Search::new(|| Foresight::of(opinions), manner, budget, threads, seed),
            thumbs: [opinions.table, opinions.alone].map(|weights| Blindfolded::new(Fair::of_opinion(weights), seed)),
            alone: Alone::new(opinions, budget, seed),
            opinions,
            sense: Foresight::of(opinions),
            hand: Fair::of_opinion(opinions.table),
            dice: Dice::new(seed, 1),
            choices: Vec::new(),
        }
    }

    /// The first step of the plan that comes to most at the end of the round.
    fn plan(&mut self, game: &WonderfulWorld, seat: Seat) -> Option<Choice> {
        let player = &game.players[seat.index()];
        let cards = player.draft_area;
        let setting = Setting::of(game, seat, self.opinions.table);
        let realm = Realm::of(player, &setting);
        let mut best: Option<(f32, u32)> = None;
        for build in Plan::ranked(&setting, &realm, &cards).into_iter().take(PLANS) {
            let value = self.try_plan(game, seat, &cards, build)?;
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, build));
            }
        }
        let (_, build) = best?;
        let first = (0..cards.len()).find(|index| build & 1 << index != 0);
        Some(first.map_or(Choice::Recycle(cards[0]), |index| Choice::Build(cards[index])))
    }

    /// What `seat` can expect of building these cards and recycling the others.
    fn try_plan(&mut self, game: &WonderfulWorld, seat: Seat, cards: &List<Card, 7>, build: u32) -> Option<f32> {
        let mut now = game.guess(Viewer::Seat(seat), &mut self.dice);
        for (_, &card) in cards.iter().enumerate().filter(|(index, _)| build & 1 << index != 0) {
            now.apply(seat, Choice::Build(card), &mut ()).ok()?;
        }
        while let Some(next) = now.waiting_for().iter().next() {
            if self.sense.stops(game, &now) {
                break;
            }
            let choice = match now.players[seat.index()].draft_area.first() {
                _ if next != seat => {
                    now.choices(next, &mut self.choices);
                    self.sense.roll(&now, next, &self.choices, &mut self.dice)?
                }
                Some(&card) if now.players[seat.index()].unplaced.is_none() => Choice::Recycle(card),
                _ => self.hand.choose(&now, seat)?,
            };
            now.apply(next, choice, &mut ()).ok()?;
        }
        let mut expected = [0.0; 5];
        self.sense.judge(&now, &mut expected[..game.players.len()]);
        Some(expected[seat.index()])
    }
}

impl Player<WonderfulWorld> for Strong {
    fn choose(&mut self, game: &WonderfulWorld, seat: Seat) -> Option<Choice> {
        game.choices(seat, &mut self.choices);
        let planned = match self.choices.first()? {
            Choice::Pick(_) => return self.search.choose(game, seat),
            Choice::Build(_) if !game.is_solo() => self.plan(game, seat),
            Choice::Build(_) | Choice::Dig(_) | Choice::Keep(_) => self.alone.choose(game, seat),
            _ => None,
        };
        planned.or_else(|| self.thumbs[usize::from(game.is_solo())].choose(game, seat))
    }
}

impl Thinker<WonderfulWorld> for Strong {
    fn consider(&mut self, game: &WonderfulWorld, seat: Seat, question: Option<Choice>) -> Vec<Considered<Choice>> {
        self.search.consider(game, seat, question)
    }

    fn effort(&self) -> Effort {
        self.search.effort() + self.alone.effort()
    }
}
