//! What a seat does without thinking: the quick policy that games are played on with beyond the tree.

use super::card_values::{CardValues, Demand};
use super::empire_state::{EmpireState, ForecastContext};
use super::plan::Plan;
use super::planned_steps::{PlannedSteps, cards};
use super::weights::Weights;
use tabletop::{List, Seat};
use wonderful_world::choice::{Placement, Site};
use wonderful_world::data::{Card, Leader, Piece, ROUNDS, Resource, Slots};
use wonderful_world::state::{Building, Phase, Player};
use wonderful_world::{Choice, WonderfulWorld};

/// The quick policy, with what it has seen so far.
#[derive(Debug)]
pub(super) struct RolloutPolicy {
    weights: &'static Weights,
    /// By round and seat.
    glances: Vec<CardValues>,
    /// What each seat means to do with its cards.
    intents: [PlannedSteps; 5],
}

impl RolloutPolicy {
    pub(super) fn new(weights: &'static Weights) -> Self {
        Self { weights, glances: vec![CardValues::none(); 5 * usize::from(ROUNDS)], intents: Default::default() }
    }

    fn card_values(&mut self, game: &WonderfulWorld, seat: Seat) -> &CardValues {
        let at = usize::from(game.round.max(1) - 1) * 5 + seat.index();
        let player = &game.players[seat.index()];
        let card_values = &mut self.glances[at];
        if !card_values.holds(game, player) {
            card_values.for_each(game, player, self.weights);
        }
        &self.glances[at]
    }

    /// What it does.
    pub(super) fn choose(&mut self, game: &WonderfulWorld, seat: Seat, choices: &[Choice]) -> Option<Choice> {
        let first = *choices.first()?;
        let player = &game.players[seat.index()];
        Some(match first {
            Choice::Choose(_) | Choice::Pile(_) => first,
            Choice::Pick(card) => Choice::Pick(self.pick(game, seat).unwrap_or(card)),
            Choice::Build(_) => self.dig(game, seat).or_else(|| self.plan(game, seat)).unwrap_or(first),
            Choice::Dig(card) => Choice::Dig(self.worst(game, seat).map_or(card, |(_, card)| card)),
            Choice::Keep(card) => Choice::Keep(self.keep(game, seat).unwrap_or(card)),
            Choice::Take(_) => Choice::Take(Leader::General),
            Choice::Done => self.finish(game, seat, player),
            _ => self.place(game, seat, player).unwrap_or(first),
        })
    }

    fn pick(&mut self, game: &WonderfulWorld, seat: Seat) -> Option<Card> {
        let player = &game.players[seat.index()];
        let card_values = self.card_values(game, seat);
        let demand = after_picks(player, card_values);
        best(&player.hand, |card| demand.use_of(card, card_values, player))
    }

    /// What the two cards of the hand that are worth least are worth together, and the worst of them.
    fn worst(&mut self, game: &WonderfulWorld, seat: Seat) -> Option<(i32, Card)> {
        let player = &game.players[seat.index()];
        let card_values = self.card_values(game, seat);
        let demand = Demand::of(player);
        let (mut worst, mut second) = (None, i32::MAX);
        for &card in &player.hand {
            let value = demand.use_of(card, card_values, player);
            match worst {
                Some((least, _)) if value >= least => second = second.min(value),
                Some((least, _)) => {
                    second = least;
                    worst = Some((value, card));
                }
                None => worst = Some((value, card)),
            }
        }
        worst.map(|(least, card)| (least.saturating_add(second), card))
    }

    /// Two cards for the best of five, if that promises more.
    fn dig(&mut self, game: &WonderfulWorld, seat: Seat) -> Option<Choice> {
        let player = &game.players[seat.index()];
        if !game.is_solo() || player.hand.len() < 2 || self.intents[seat.index()].holds(game, seat) {
            return None;
        }
        let (evaluation, card) = self.worst(game, seat)?;
        Demand::is_worth_digging(self.card_values(game, seat), evaluation).then_some(Choice::Dig(card))
    }

    fn keep(&mut self, game: &WonderfulWorld, seat: Seat) -> Option<Card> {
        let player = &game.players[seat.index()];
        let card_values = self.card_values(game, seat);
        let demand = Demand::of(player);
        best(&player.dug, |card| demand.use_of(card, card_values, player))
    }

    /// What picking each of these cards promises, in hundredths of a point.
    pub(super) fn priors(&mut self, game: &WonderfulWorld, seat: Seat, choices: &[Choice], mut prior: impl FnMut(i32)) {
        let player = &game.players[seat.index()];
        let card_values = self.card_values(game, seat);
        let demand = after_picks(player, card_values);
        for &choice in choices {
            prior(if let Choice::Pick(card) = choice { demand.use_of(card, card_values, player) } else { 0 });
        }
    }

    /// First what is to be built, then the rest onto it.
    fn plan(&mut self, game: &WonderfulWorld, seat: Seat) -> Option<Choice> {
        if !self.intents[seat.index()].holds(game, seat) {
            self.make_plan(game, seat);
        }
        self.intents[seat.index()].next(game, seat)
    }

    fn make_plan(&mut self, game: &WonderfulWorld, seat: Seat) {
        let player = &game.players[seat.index()];
        let (cards, weights) = (cards(game, seat), self.weights);
        let card_values = self.card_values(game, seat);
        let demand = Demand::of(player);
        let mut order: List<(i32, u8), 10> =
            (0..).zip(cards).map(|(at, &card)| (-demand.gain(card, card_values, player), at)).collect();
        order.sort_unstable();
        let context = ForecastContext::of(game, seat, weights);
        let empire_state = EmpireState::of(player, &context);
        let plan = Plan::at_once(&context, &empire_state, cards, order.iter().map(|(_, at)| usize::from(*at)));
        self.intents[seat.index()].set(game, seat, plan.steps());
    }

    /// Onto what it completes, else onto what brings most for what it still needs.
    fn place(&mut self, game: &WonderfulWorld, seat: Seat, player: &Player) -> Option<Choice> {
        let unplaced = player.unplaced?;
        let piece = unplaced.resource.piece();
        let card_values = self.card_values(game, seat);
        let mut best = (i32::MIN, None);
        for building in &player.sites {
            let missing = building.missing();
            let needs = missing.of(piece);
            if needs == 0 {
                continue;
            }
            let left = total(missing);
            let completes = u16::from(needs) <= unplaced.count && i32::from(needs) == left;
            let rank =
                4 * card_values.evaluation[building.card.index()] / (left + 1) + if completes { 1_000_000 } else { 0 };
            if rank > best.0 {
                best = (rank, Some(building));
            }
        }
        let on = site(best.1?);
        Some(Choice::Place(Placement { piece, stands_for: None, on }))
    }

    /// Krystallium and leaders complete what they can.
    fn finish(&mut self, game: &WonderfulWorld, seat: Seat, player: &Player) -> Choice {
        if player.krystallium == 0 && player.generals == 0 && player.financiers == 0 {
            return Choice::Done;
        }
        let is_last = game.round == ROUNDS;
        let rounds_after = usize::from(ROUNDS - game.round);
        let krystallium_worth = if is_last { 0 } else { self.weights.krystallium[rounds_after] };
        let step = match game.phase {
            Phase::Production(resource) => resource as usize,
            _ => 0,
        };
        let card_values = self.card_values(game, seat);
        let mut best = (0, None);
        for building in &player.sites {
            let missing = building.missing();
            let basic: i32 = Resource::ALL.iter().map(|resource| i32::from(missing.of(resource.piece()))).sum();
            let krystallium = basic + i32::from(missing.of(Piece::Krystallium));
            let (generals, financiers) = (missing.of(Piece::General), missing.of(Piece::Financier));
            if krystallium > i32::from(player.krystallium)
                || generals > player.generals
                || financiers > player.financiers
            {
                continue;
            }
            let waits = matches!(game.phase, Phase::Production(_))
                && (step + 1..5)
                    .any(|later| missing.of(Resource::ALL[later].piece()) > 0 && card_values.makes[later] > 0);
            if waits {
                continue;
            }
            let price = krystallium * krystallium_worth + 100 * i32::from(generals + financiers);
            let gain = card_values.evaluation[building.card.index()] - price;
            if gain > best.0 {
                best = (gain, Some(building));
            }
        }
        best.1.and_then(next_piece).unwrap_or(Choice::Done)
    }
}

/// What will be needed once the picks so far are begun, as far as they should be.
fn after_picks(player: &Player, card_values: &CardValues) -> Demand {
    let mut demand = Demand::of(player);
    for &card in &player.draft_area {
        if demand.gain(card, card_values, player) > 0 {
            demand.add(card);
        }
    }
    demand
}

/// A piece of what is on the empire card that goes on this card.
fn next_piece(building: &Building) -> Option<Choice> {
    let missing = building.missing();
    let piece = *Piece::ALL.iter().find(|&&piece| missing.of(piece) > 0)?;
    let basic = Resource::ALL.into_iter().find(|resource| resource.piece() == piece);
    let piece = if basic.is_some() { Piece::Krystallium } else { piece };
    Some(Choice::Place(Placement { piece, stands_for: basic, on: site(building) }))
}

fn site(building: &Building) -> Site {
    Site { site: building.site, card: building.card }
}

fn total(slots: Slots) -> i32 {
    Piece::ALL.iter().map(|&piece| i32::from(slots.of(piece))).sum()
}

fn best(cards: &[Card], value: impl Fn(Card) -> i32) -> Option<Card> {
    let mut best = None;
    for &card in cards {
        let value = value(card);
        if best.is_none_or(|(_, most)| value > most) {
            best = Some((card, value));
        }
    }
    best.map(|(card, _)| card)
}
