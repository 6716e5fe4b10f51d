//! What to do with cards: pick them, build or recycle them, dig for better ones.

use super::empire_state::{EmpireState, ForecastContext};
use super::forecast::{StartPoint, forecast};
use tabletop::List;
use wonderful_world::Choice;
use wonderful_world::data::{Card, DIFFERENT, PICKS, PILE};
use wonderful_world::state::WonderfulWorld;

/// At most this many cards are planned at once: a draft area or a hand, and one card more.
const MOST: usize = 11;
/// Of so many cards one is looked at to see what digging promises.
const SAMPLED: usize = 3;

/// An empire, the cards it may build or recycle, and which of them it had better build.
pub(super) struct Plan<'a> {
    context: &'a ForecastContext,
    empire_state: &'a EmpireState,
    /// The cards to be planned.
    cards: List<Card, MOST>,
    /// Those to build, as bits.
    build: u32,
    /// What that comes to.
    value: i32,
}

impl<'a> Plan<'a> {
    fn recycling(context: &'a ForecastContext, empire_state: &'a EmpireState, cards: &[Card]) -> Self {
        let cards: List<Card, MOST> = cards.iter().copied().collect();
        let mut plan = Self { context, empire_state, cards, build: 0, value: 0 };
        plan.value = plan.value_of(0, None);
        plan
    }

    /// What one more card would make of it, with everything planned anew.
    pub(super) fn value_of_adding(
        context: &'a ForecastContext,
        empire_state: &'a EmpireState,
        cards: &[Card],
        more: Card,
    ) -> i32 {
        let mut all: List<Card, MOST> = cards.iter().copied().collect();
        all.push(more);
        Self::new(context, empire_state, &all).value
    }

    /// A good plan: from recycling everything, always changing what gains most.
    pub(super) fn new(context: &'a ForecastContext, empire_state: &'a EmpireState, cards: &[Card]) -> Self {
        let mut plan = Self::recycling(context, empire_state, cards);
        while plan.improve() {}
        plan
    }

    /// A plan made in no time: card by card in this order of places, each is put to the use that gains more.
    pub(super) fn at_once(
        context: &'a ForecastContext,
        empire_state: &'a EmpireState,
        cards: &[Card],
        order: impl Iterator<Item = usize>,
    ) -> Self {
        let mut plan = Self::recycling(context, empire_state, cards);
        order.for_each(|index| plan.consider(plan.build ^ 1 << index));
        plan
    }

    /// The best plan there is. Of a whole hand there are too many to look at them all.
    pub(super) fn best(context: &'a ForecastContext, empire_state: &'a EmpireState, cards: &[Card]) -> Self {
        if cards.len() > usize::from(PICKS) {
            return Self::new(context, empire_state, cards);
        }
        let mut plan = Self::recycling(context, empire_state, cards);
        for build in 1..1 << cards.len() {
            plan.consider(build);
        }
        plan
    }

    /// The most promising plans there are, the best first.
    pub(super) fn ranked(
        context: &'a ForecastContext,
        empire_state: &'a EmpireState,
        cards: &[Card],
        most: usize,
    ) -> Vec<Self> {
        let plan = Self::recycling(context, empire_state, cards);
        let sensible = (0..1 << cards.len()).filter(|&build| plan.takes_first_copies(build));
        let mut ranked: Vec<(i32, u32)> = sensible.map(|build| (plan.value_of(build, None), build)).collect();
        ranked.sort_by_key(|&(value, _)| std::cmp::Reverse(value));
        ranked
            .into_iter()
            .take(most)
            .map(|(value, build)| Self { context, empire_state, cards: plan.cards, build, value })
            .collect()
    }

    /// Changes the one decision that gains most.
    fn improve(&mut self) -> bool {
        let before = self.build;
        for index in 0..self.cards.len() {
            self.consider(before ^ 1 << index);
        }
        self.build != before
    }

    fn consider(&mut self, build: u32) {
        if self.takes_first_copies(build) {
            let value = self.value_of(build, None);
            if value > self.value {
                (self.build, self.value) = (build, value);
            }
        }
    }

    /// Whether of equal cards the first ones are built: to build others would come to the same.
    fn takes_first_copies(&self, build: u32) -> bool {
        let skipped = |index: usize| {
            build & 1 << index != 0 && {
                let earlier = self.cards[..index].iter().rposition(|card| *card == self.cards[index]);
                earlier.is_some_and(|earlier| build & 1 << earlier == 0)
            }
        };
        !(1..self.cards.len()).any(skipped)
    }

    /// What it comes to with these cards built and the others recycled, and perhaps one more card.
    fn value_of(&self, build: u32, more: Option<(Card, bool)>) -> i32 {
        let (empire_state, from) = self.carried_out(build, more);
        forecast(&empire_state, self.context, from)
    }

    /// The empire with these cards begun, and where a forecast of it begins.
    fn carried_out(&self, build: u32, more: Option<(Card, bool)>) -> (EmpireState, StartPoint) {
        let mut empire_state = *self.empire_state;
        let mut recycled = [0; 5];
        let planned = self.cards.iter().enumerate().map(|(index, &card)| (card, build & (1 << index) != 0));
        for (card, built) in planned.chain(more) {
            if built {
                empire_state.slate(card, self.context);
            } else {
                recycled[card.printed().recycling as usize] += 1;
            }
        }
        (empire_state, StartPoint::Planning(recycled))
    }

    /// What it comes to with one more card, put to its better use.
    fn value_with(&self, card: Card) -> i32 {
        self.value_of(self.build, Some((card, true))).max(self.value_of(self.build, Some((card, false))))
    }

    /// The same without one of the cards.
    fn without(&self, index: usize) -> Self {
        let mut less = Self { ..*self };
        less.cards.remove(index);
        less.build = self.build & ((1 << index) - 1) | (self.build >> 1) & !((1 << index) - 1);
        less.value = less.value_of(less.build, None);
        less
    }

    /// Whether the card of this place is to be built.
    pub(super) fn builds(&self, index: usize) -> bool {
        self.build & 1 << index != 0
    }

    /// The empire with what is to be built begun, and where a forecast of it begins.
    pub(super) fn begun(&self) -> (EmpireState, StartPoint) {
        self.carried_out(self.build, None)
    }

    /// What to do with the cards: first what is to be built, then the rest onto it.
    pub(super) fn steps(&self) -> impl DoubleEndedIterator<Item = Choice> {
        let of = |built: bool| (0..self.cards.len()).filter(move |&index| self.builds(index) == built);
        let builds = of(true).map(|index| Choice::Build(self.cards[index]));
        builds.chain(of(false).map(|index| Choice::Recycle(self.cards[index])))
    }

    /// Pairs of the three cards that would be missed least.
    pub(super) fn pairs_to_dig(&self) -> impl Iterator<Item = [Card; 2]> {
        let mut order: Vec<usize> = (0..self.cards.len()).collect();
        order.sort_by_key(|&index| std::cmp::Reverse(self.without(index).value));
        let least: Vec<Card> = order.into_iter().take(3).map(|index| self.cards[index]).collect();
        let pairs = [[0, 1], [0, 2], [1, 2]].into_iter();
        pairs.filter_map(move |[one, other]| Some([*least.get(one)?, *least.get(other)?]))
    }

    /// The card that would be missed least.
    pub(super) fn least_missed(&self) -> Option<usize> {
        (0..self.cards.len()).max_by_key(|&index| (self.without(index).value, std::cmp::Reverse(index)))
    }

    /// The card to throw away first, if giving up two for the best of five promises more.
    pub(super) fn worth_digging(&self, game: &WonderfulWorld) -> Option<Card> {
        if self.cards.len() < 2 {
            return None;
        }
        let first = self.least_missed()?;
        let less = self.without(first);
        let less = less.without(less.least_missed()?);
        let promised = less.best_of_five(game);
        (promised > self.value + self.context.weights.dig_margin).then(|| self.cards[first])
    }

    /// What the best of five unseen cards will bring it to, on average, as a sample of the cards tells.
    fn best_of_five(&self, game: &WonderfulWorld) -> i32 {
        let unseen = unseen_alone(game);
        let mut values: List<(i32, u8), DIFFERENT> = List::new();
        for card in Card::all().step_by(SAMPLED).filter(|card| unseen[card.index()] > 0) {
            values.push((self.value_with(card), unseen[card.index()]));
        }
        values.sort_unstable();
        // From the worst card up: how likely all five are not better than this one.
        let draws = PILE as i32;
        let all: i32 = values.iter().map(|(_, count)| i32::from(*count)).sum();
        let (mut below, mut seen, mut mean) = (0.0, 0, 0.0);
        for &(value, count) in &values {
            seen += i32::from(count);
            let not_better: f64 =
                (0..draws).map(|drawn| f64::from((seen - drawn).max(0)) / f64::from((all - drawn).max(1))).product();
            mean += f64::from(value) * (not_better - below);
            below = not_better;
        }
        mean as i32
    }
}

/// How many of each card a lone player has not seen anywhere: they are in the deck or in the piles.
fn unseen_alone(game: &WonderfulWorld) -> [u8; DIFFERENT] {
    let mut unseen = [0; DIFFERENT];
    for card in Card::all() {
        unseen[card.index()] = card.printed().copies.saturating_sub(game.discard.count(card));
    }
    let player = &game.players[0];
    let sites = player.sites.iter().map(|building| &building.card);
    for card in player.hand.iter().chain(&player.dug).chain(&player.built).chain(sites) {
        unseen[card.index()] = unseen[card.index()].saturating_sub(1);
    }
    unseen
}
