//! Rules of thumb: every choice is the one after which a quick forecast of the own empire comes to most.
//!
//! The forecast knows what lies open and what this player holds, and takes averages for the rest.

use super::forecast::{From, forecast};
use super::intent::{Intent, cards};
use super::place::{complete_now, drop_hopeless, place_cube, take_leader};
use super::plan::Plan;
use super::realm::{Realm, Setting};
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
    intent: Intent,
}

impl Fair {
    pub(super) fn new() -> Self {
        Self::of_opinion(&WEIGHTS)
    }

    /// The same with other opinions.
    pub(super) fn of_opinion(weights: &'static Weights) -> Self {
        Self { weights, choices: Vec::new(), intent: Intent::default() }
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
            _ => Thought::new(game, seat, self.weights).choose(first),
        };
        debug_assert!(self.choices.contains(&choice), "{choice:?} is not among {:?}", self.choices);
        Some(if self.choices.contains(&choice) { choice } else { first })
    }
}

impl Fair {
    /// First what is to be built, then the rest onto it; alone perhaps two cards for the best of five.
    fn plan(&mut self, game: &WonderfulWorld, seat: Seat) -> Option<Choice> {
        if let Some(step) = self.intent.next(game, seat) {
            return Some(step);
        }
        let thought = Thought::new(game, seat, self.weights);
        // Alone, where planning is most of the game, every plan is looked at.
        let plan = if game.is_solo() {
            Plan::best(&thought.setting, &thought.realm, cards(game, seat))
        } else {
            Plan::new(&thought.setting, &thought.realm, cards(game, seat))
        };
        if game.is_solo()
            && let Some(card) = plan.worth_digging(game)
        {
            return Some(Choice::Dig(card));
        }
        self.intent.set(game, seat, plan.steps());
        self.intent.next(game, seat)
    }

    fn choose_empire(&self) -> Choice {
        let free = FAVOURITES.map(Choice::Choose).into_iter().find(|choice| self.choices.contains(choice));
        free.unwrap_or(self.choices[0])
    }
}

/// What picking each of these cards promises `seat`, in hundredths of a point.
pub(super) fn promises(
    game: &WonderfulWorld,
    seat: Seat,
    weights: &'static Weights,
    choices: &[Choice],
    mut promise: impl FnMut(i32),
) {
    let mut thought = Thought::new(game, seat, weights);
    let eye = thought.eye();
    for &choice in choices {
        promise(if let Choice::Pick(card) = choice { thought.promise_of(card, eye.as_ref()) } else { 0 });
    }
}

/// One decision.
struct Thought<'a> {
    game: &'a WonderfulWorld,
    seat: Seat,
    setting: Setting,
    realm: Realm,
}

impl<'a> Thought<'a> {
    fn new(game: &'a WonderfulWorld, seat: Seat, weights: &'static Weights) -> Self {
        let setting = Setting::of(game, seat, weights);
        let realm = Realm::of(&game.players[seat.index()], &setting);
        Self { game, seat, setting, realm }
    }

    /// The choice, by what the rules ask for first.
    fn choose(&mut self, first: Choice) -> Choice {
        match first {
            Choice::Pick(card) => Choice::Pick(self.pick().unwrap_or(card)),
            Choice::Dig(card) => Choice::Dig(self.throw_second().unwrap_or(card)),
            Choice::Keep(card) => Choice::Keep(self.keep().unwrap_or(card)),
            Choice::Take(_) => take_leader(&self.realm, &self.setting, self.now()),
            Choice::Done => self.finish(),
            _ => self.place(),
        }
    }

    /// The card that brings this player most, with an eye on what the next one would make of it.
    fn pick(&mut self) -> Option<Card> {
        let hand = &self.game.players[self.seat.index()].hand;
        let eye = self.eye();
        best_of(hand, |card| self.promise_of(card, eye.as_ref()))
    }

    /// Whoever will get what this player leaves.
    fn eye(&mut self) -> Option<Neighbour> {
        let player = &self.game.players[self.seat.index()];
        self.setting.picks_left = i32::from(PICKS) - 1 - player.draft_area.len() as i32;
        Neighbour::of(self.game, self.seat, &self.setting)
    }

    fn promise_of(&self, card: Card, eye: Option<&Neighbour>) -> i32 {
        let draft_area = &self.game.players[self.seat.index()].draft_area;
        let denied = eye.map_or(0, |neighbour| neighbour.gain(card));
        Plan::value_of_adding(&self.setting, &self.realm, draft_area, card) + denied
    }

    fn throw_second(&self) -> Option<Card> {
        let hand = &self.game.players[self.seat.index()].hand;
        Plan::new(&self.setting, &self.realm, hand).least_missed().map(|index| hand[index])
    }

    fn keep(&self) -> Option<Card> {
        let player = &self.game.players[self.seat.index()];
        best_of(&player.dug, |card| Plan::value_of_adding(&self.setting, &self.realm, &player.hand, card))
    }

    fn place(&self) -> Choice {
        let player = &self.game.players[self.seat.index()];
        let Some(Unplaced { resource, count }) = player.unplaced else { return Choice::Done };
        let rest = match self.now() {
            From::Step(step, _) => From::Step(step, i32::from(count) - 1),
            planning => planning,
        };
        place_cube(&self.realm, &self.setting, resource, rest)
    }

    fn finish(&self) -> Choice {
        let (now, next) = match self.now() {
            From::Step(step, unplaced) => (From::Step(step, unplaced), step + 1),
            planning => (planning, 0),
        };
        let completed = complete_now(&self.realm, &self.setting, now, From::Next(next));
        let is_end = self.game.round == ROUNDS && self.game.phase == Phase::Production(Resource::Exploration);
        let dropped = || if is_end { drop_hopeless(&self.realm, &self.setting) } else { None };
        completed.or_else(dropped).unwrap_or(Choice::Done)
    }

    /// Where a forecast begins: what is still in hand will be recycled, since what is to be built has been begun.
    fn now(&self) -> From {
        let player = &self.game.players[self.seat.index()];
        match self.game.phase {
            Phase::Production(step) => {
                From::Step(step as usize, player.unplaced.map_or(0, |unplaced| unplaced.count.into()))
            }
            _ => {
                let mut recycled = [0; 5];
                for card in player.draft_area.iter().chain(&player.hand) {
                    recycled[card.printed().recycling as usize] += 1;
                }
                From::Planning(recycled)
            }
        }
    }
}

/// Whoever takes up the hand next.
struct Neighbour {
    setting: Setting,
    realm: Realm,
    value: i32,
}

impl Neighbour {
    fn of(game: &WonderfulWorld, seat: Seat, setting: &Setting) -> Option<Self> {
        if setting.picks_left == 0 {
            return None;
        }
        let players = game.players.len() as u8;
        let step = if game.passing() == Direction::Left { 1 } else { players - 1 };
        let next = Seat((seat.0 + step) % players);
        let setting = Setting { picks_left: setting.picks_left, ..Setting::of(game, next, setting.weights) };
        let realm = Realm::of(&game.players[next.index()], &setting);
        let value = forecast(&realm, &setting, From::Planning([0; 5]));
        Some(Self { setting, realm, value })
    }

    /// How much it matters that this player does not get a card.
    fn gain(&self, card: Card) -> i32 {
        let mut realm = self.realm;
        realm.slate(card, &self.setting);
        let gain = forecast(&realm, &self.setting, From::Planning([0; 5])) - self.value;
        let [two, more] = self.setting.weights.denial;
        let is_duel = self.setting.players == 2;
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
