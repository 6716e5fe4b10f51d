//! Rules of thumb: every choice is the one after which a quick forecast of the own empire comes to most.
//!
//! The forecast knows what lies open and what this player holds, and takes averages for the rest.

use super::empire_state::{EmpireState, ForecastContext};
use super::forecast::{StartPoint, forecast};
use super::place::{complete_now, drop_hopeless, place_cube, take_leader};
use super::plan::Plan;
use super::planned_steps::{PlannedSteps, cards};
use super::weights::{WEIGHTS, Weights};
use crate::Player;
use tabletop::{Game, Seat};
use wonderful_world::data::{Card, Direction, Empire, PICKS, ROUNDS, Resource};
use wonderful_world::state::{Phase, Unplaced};
use wonderful_world::{Choice, WonderfulWorld};

/// Empires, the ones it does best with first.
const FAVOURITES: [Empire; 5] = [
    Empire::NoramStates,
    Empire::FederationOfAsia,
    Empire::RepublicOfEurope,
    Empire::AztecEmpire,
    Empire::PanafricanUnion,
];

/// Goes by rules of thumb. It needs no chance: equal choices are told apart by their order.
#[derive(Debug)]
pub(super) struct Fair {
    weights: &'static Weights,
    choices: Vec<Choice>,
    /// What it means to do with its cards.
    planned_steps: PlannedSteps,
}

impl Fair {
    pub(super) fn new() -> Self {
        Self::with_weights(&WEIGHTS)
    }

    /// The same with other weights.
    pub(super) fn with_weights(weights: &'static Weights) -> Self {
        Self { weights, choices: Vec::new(), planned_steps: PlannedSteps::default() }
    }
}

impl Player<WonderfulWorld> for Fair {
    fn choose(&mut self, game: &WonderfulWorld, seat: Seat) -> Option<Choice> {
        game.choices(seat, &mut self.choices);
        let first = *self.choices.first()?;
        let choice = match first {
            Choice::Choose(_) => self.choose_empire(),
            // Nothing is known of a pile, so one is as good as another.
            Choice::Pile(_) => first,
            Choice::Build(_) => self.plan(game, seat)?,
            _ => Decision::new(game, seat, self.weights).choose(first),
        };
        debug_assert!(self.choices.contains(&choice), "{choice:?} is not among {:?}", self.choices);
        Some(if self.choices.contains(&choice) { choice } else { first })
    }
}

impl Fair {
    /// First what is to be built, then the rest onto it; alone perhaps two cards for the best of five.
    fn plan(&mut self, game: &WonderfulWorld, seat: Seat) -> Option<Choice> {
        if let Some(step) = self.planned_steps.next(game, seat) {
            return Some(step);
        }
        let thought = Decision::new(game, seat, self.weights);
        // Alone, where planning is most of the game, every plan is looked at.
        let plan = if game.is_solo() {
            Plan::best(&thought.context, &thought.empire_state, cards(game, seat))
        } else {
            Plan::new(&thought.context, &thought.empire_state, cards(game, seat))
        };
        if game.is_solo()
            && let Some(card) = plan.worth_digging(game)
        {
            return Some(Choice::Dig(card));
        }
        self.planned_steps.set(game, seat, plan.steps());
        self.planned_steps.next(game, seat)
    }

    fn choose_empire(&self) -> Choice {
        let free = FAVOURITES.map(Choice::Choose).into_iter().find(|choice| self.choices.contains(choice));
        free.unwrap_or(self.choices[0])
    }
}

/// What picking each of these cards promises `seat`, in hundredths of a point.
pub(super) fn priors(
    game: &WonderfulWorld,
    seat: Seat,
    weights: &'static Weights,
    choices: &[Choice],
    mut prior: impl FnMut(i32),
) {
    let mut thought = Decision::new(game, seat, weights);
    let neighbour = thought.neighbour();
    for &choice in choices {
        prior(if let Choice::Pick(card) = choice { thought.prior_of(card, neighbour.as_ref()) } else { 0 });
    }
}

struct Decision<'a> {
    game: &'a WonderfulWorld,
    seat: Seat,
    context: ForecastContext,
    empire_state: EmpireState,
}

impl<'a> Decision<'a> {
    fn new(game: &'a WonderfulWorld, seat: Seat, weights: &'static Weights) -> Self {
        let context = ForecastContext::of(game, seat, weights);
        let empire_state = EmpireState::of(&game.players[seat.index()], &context);
        Self { game, seat, context, empire_state }
    }

    /// The choice, by what the rules ask for first.
    fn choose(&mut self, first: Choice) -> Choice {
        match first {
            Choice::Pick(card) => Choice::Pick(self.pick().unwrap_or(card)),
            Choice::Dig(card) => Choice::Dig(self.throw_second().unwrap_or(card)),
            Choice::Keep(card) => Choice::Keep(self.keep().unwrap_or(card)),
            Choice::Take(_) => take_leader(&self.empire_state, &self.context, self.now()),
            Choice::Done => self.finish(),
            _ => self.place(),
        }
    }

    /// The card that brings this player most, with an eye on what the next one would make of it.
    fn pick(&mut self) -> Option<Card> {
        let hand = &self.game.players[self.seat.index()].hand;
        let neighbour = self.neighbour();
        best_of(hand, |card| self.prior_of(card, neighbour.as_ref()))
    }

    /// The player who gets what this one passes on.
    fn neighbour(&mut self) -> Option<Neighbour> {
        let player = &self.game.players[self.seat.index()];
        self.context.picks_left = i32::from(PICKS) - 1 - player.draft_area.len() as i32;
        Neighbour::of(self.game, self.seat, &self.context)
    }

    fn prior_of(&self, card: Card, neighbour: Option<&Neighbour>) -> i32 {
        let draft_area = &self.game.players[self.seat.index()].draft_area;
        let denied = neighbour.map_or(0, |neighbour| neighbour.gain(card));
        Plan::value_of_adding(&self.context, &self.empire_state, draft_area, card) + denied
    }

    fn throw_second(&self) -> Option<Card> {
        let hand = &self.game.players[self.seat.index()].hand;
        Plan::new(&self.context, &self.empire_state, hand).least_missed().map(|index| hand[index])
    }

    fn keep(&self) -> Option<Card> {
        let player = &self.game.players[self.seat.index()];
        best_of(&player.dug, |card| Plan::value_of_adding(&self.context, &self.empire_state, &player.hand, card))
    }

    fn place(&self) -> Choice {
        let player = &self.game.players[self.seat.index()];
        let Some(Unplaced { resource, count }) = player.unplaced else { return Choice::Done };
        let rest = match self.now() {
            StartPoint::Step(step, _) => StartPoint::Step(step, i32::from(count) - 1),
            planning => planning,
        };
        place_cube(&self.empire_state, &self.context, resource, rest)
    }

    fn finish(&self) -> Choice {
        let (now, next) = match self.now() {
            StartPoint::Step(step, unplaced) => (StartPoint::Step(step, unplaced), step + 1),
            planning => (planning, 0),
        };
        let completed = complete_now(&self.empire_state, &self.context, now, StartPoint::Next(next));
        let is_end = self.game.round == ROUNDS && self.game.phase == Phase::Production(Resource::Exploration);
        let dropped = || if is_end { drop_hopeless(&self.empire_state, &self.context) } else { None };
        completed.or_else(dropped).unwrap_or(Choice::Done)
    }

    /// Where a forecast begins: what is still in hand will be recycled, since what is to be built has been begun.
    fn now(&self) -> StartPoint {
        let player = &self.game.players[self.seat.index()];
        match self.game.phase {
            Phase::Production(step) => {
                StartPoint::Step(step as usize, player.unplaced.map_or(0, |unplaced| unplaced.count.into()))
            }
            _ => {
                let mut recycled = [0; 5];
                for card in player.draft_area.iter().chain(&player.hand) {
                    recycled[card.printed().recycling as usize] += 1;
                }
                StartPoint::Planning(recycled)
            }
        }
    }
}

/// The player who receives the hand next.
struct Neighbour {
    context: ForecastContext,
    empire_state: EmpireState,
    value: i32,
}

impl Neighbour {
    fn of(game: &WonderfulWorld, seat: Seat, context: &ForecastContext) -> Option<Self> {
        if context.picks_left == 0 {
            return None;
        }
        let players = game.players.len() as u8;
        let step = if game.passing() == Direction::Left { 1 } else { players - 1 };
        let next = Seat((seat.0 + step) % players);
        let context =
            ForecastContext { picks_left: context.picks_left, ..ForecastContext::of(game, next, context.weights) };
        let empire_state = EmpireState::of(&game.players[next.index()], &context);
        let value = forecast(&empire_state, &context, StartPoint::Planning([0; 5]));
        Some(Self { context, empire_state, value })
    }

    /// How much it matters that this player does not get a card.
    fn gain(&self, card: Card) -> i32 {
        let mut empire_state = self.empire_state;
        empire_state.slate(card, &self.context);
        let gain = forecast(&empire_state, &self.context, StartPoint::Planning([0; 5])) - self.value;
        let [two, more] = self.context.weights.denial;
        let is_duel = self.context.players == 2;
        gain.max(0) * if is_duel { two } else { more } / 100
    }
}

/// The card of the highest value; of equals the first.
fn best_of(cards: &[Card], value: impl Fn(Card) -> i32) -> Option<Card> {
    let mut best = None;
    for (index, &card) in cards.iter().enumerate() {
        if cards[..index].contains(&card) {
            continue;
        }
        let value = value(card);
        if best.is_none_or(|(_, most)| value > most) {
            best = Some((card, value));
        }
    }
    best.map(|(card, _)| card)
}
