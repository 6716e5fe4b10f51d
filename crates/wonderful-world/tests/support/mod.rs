//! Positions in a line or two, and a table to try them on.
// Every test program uses another part of it, and a position that cannot be made ends the test.
#![allow(dead_code, unreachable_pub, clippy::unwrap_used, clippy::needless_pass_by_value)]

use serde_json::{Value, json};
use tabletop::{Game, Seat, Seed, Viewer};
use wonderful_world::data::{Card, Empire, Piece, Resource};
use wonderful_world::state::{Building, Phase, Player, PublicPlayer, Unplaced};
use wonderful_world::{Choice, Event, Options, Outcome, Setup, View, WonderfulWorld};

pub fn card(id: &str) -> Card {
    Card::from_id(id).unwrap_or_else(|| panic!("there is no card {id}"))
}

/// A game from its options, as written in JSON.
pub fn start(options: Value) -> Played {
    let options: Options = serde_json::from_value(options).unwrap();
    Played(WonderfulWorld::start(&options, Seed::from_text("a test").unwrap()).unwrap())
}

/// A game with these cards on top of the deck, in draw order: each seat in turn is dealt its whole hand.
pub fn start_with(options: Value, top: &[&str]) -> Played {
    let options: Options = serde_json::from_value(options).unwrap();
    let top: Vec<Card> = top.iter().map(|id| card(id)).collect();
    let left = |card: Card| usize::from(card.printed().copies) - top.iter().filter(|&&other| other == card).count();
    let rest = Card::all().flat_map(|card| std::iter::repeat_n(card, left(card)));
    let setup = Setup { deck: top.iter().copied().chain(rest).collect(), empires: None, seed: Seed([0; 32]) };
    Played(WonderfulWorld::start_from(&options, &setup).unwrap())
}

/// A position to be described: nothing lies anywhere, all cards are in the deck, round 1 is being planned.
///
/// Cards are taken out of the deck by whatever puts them elsewhere, so that all 150 are always there.
pub struct Position(WonderfulWorld);

/// A position of so many players on side B, where every empire makes 2 materials, 1 energy and 1 science.
pub fn position(players: u8) -> Position {
    Position::of(json!({"players": players, "side": "B"}))
}

impl Position {
    /// A position of a game with these options.
    pub fn of(options: Value) -> Self {
        let mut game = start(options).0;
        let mut deck: Vec<Card> = Vec::new();
        for id in Card::all() {
            deck.extend(std::iter::repeat_n(id, id.printed().copies.into()));
        }
        for (player, empire) in game.players.iter_mut().zip(Empire::ALL) {
            let public = PublicPlayer { empire: Some(player.empire.unwrap_or(empire)), ..PublicPlayer::default() };
            *player = Player { public, ..Player::default() };
        }
        game.deck = deck.into_iter().collect::<tabletop::List<Card, 150>>().into();
        game.discard = Default::default();
        game.round = 1;
        game.phase = Phase::Planning;
        let mut position = Self(game);
        if position.0.is_solo() {
            let scenario = position.0.options.scenario;
            let required: Vec<_> = scenario.iter().flat_map(|scenario| scenario.printed().required()).collect();
            for card in required {
                position = position.site(0, card.printed().id, &[]);
            }
            for pile in 0..8 {
                position.0.piles[pile] = (0..5).map(|_| position.top()).collect();
            }
            position = position.taken(2);
        }
        position
    }

    /// The card that would be drawn next leaves the deck.
    fn top(&mut self) -> Card {
        let cards: tabletop::List<Card, 150> = self.0.deck.clone().into();
        self.0.deck = cards[1..].iter().copied().collect::<tabletop::List<Card, 150>>().into();
        cards[0]
    }

    /// A card leaves the deck; which copy does not matter.
    fn out_of_deck(&mut self, id: &str) -> Card {
        let mut cards: tabletop::List<Card, 150> = self.0.deck.clone().into();
        assert!(cards.take(card(id)), "all copies of {id} are elsewhere already");
        self.0.deck = cards.into();
        card(id)
    }

    /// These cards lie on top of the deck, the first one uppermost.
    pub fn on_top(mut self, ids: &[&str]) -> Self {
        let top: Vec<Card> = ids.iter().map(|id| self.out_of_deck(id)).collect();
        let rest: tabletop::List<Card, 150> = self.0.deck.clone().into();
        self.0.deck = top.into_iter().chain(rest.iter().copied()).collect::<tabletop::List<Card, 150>>().into();
        self
    }

    /// The deck keeps only its top `count` cards; the others are discarded.
    pub fn deck_of(mut self, count: usize) -> Self {
        let cards: tabletop::List<Card, 150> = self.0.deck.clone().into();
        let mut discard: std::collections::BTreeMap<Card, u8> = self.0.discard.iter().collect();
        for card in &cards[count..] {
            *discard.entry(*card).or_default() += 1;
        }
        self.0.deck = cards[..count].iter().copied().collect::<tabletop::List<Card, 150>>().into();
        self.0.discard = serde_json::from_value(serde_json::to_value(discard).unwrap()).unwrap();
        self
    }

    fn player(&mut self, seat: u8) -> &mut Player {
        &mut self.0.players[usize::from(seat)]
    }

    pub fn round(mut self, round: u8) -> Self {
        self.0.round = round;
        self
    }

    /// The phase, with everything else as it is.
    pub fn phase(mut self, phase: Phase) -> Self {
        self.0.phase = phase;
        self
    }

    /// This seat rules this empire.
    pub fn empire(mut self, seat: u8, empire: Empire) -> Self {
        self.player(seat).empire = Some(empire);
        self
    }

    /// Cards in the draft area.
    pub fn drafted(mut self, seat: u8, ids: &[&str]) -> Self {
        for id in ids {
            let card = self.out_of_deck(id);
            self.player(seat).draft_area.push(card);
        }
        self
    }

    /// Cards in hand.
    pub fn hand(mut self, seat: u8, ids: &[&str]) -> Self {
        for id in ids {
            let card = self.out_of_deck(id);
            self.player(seat).hand.insert_sorted(card);
        }
        self
    }

    /// A card under construction, with pieces on it. Sites are numbered from 1 in the order of these calls.
    pub fn site(mut self, seat: u8, id: &str, filled: &[(Piece, u8)]) -> Self {
        let card = self.out_of_deck(id);
        let player = self.player(seat);
        player.opened += 1;
        let site = player.opened;
        player.sites.push(Building { site, card, filled: filled.iter().copied().collect(), ..Building::default() });
        self
    }

    /// Cards that are built.
    pub fn built(mut self, seat: u8, ids: &[&str]) -> Self {
        for id in ids {
            let card = self.out_of_deck(id);
            let player = self.player(seat);
            player.opened += 1;
            player.built.push(card);
        }
        self
    }

    /// Basic cubes on the empire card.
    pub fn cubes(mut self, seat: u8, count: u8) -> Self {
        self.player(seat).cubes = count;
        self
    }

    /// Krystallium on the empire card.
    pub fn krystallium(mut self, seat: u8, count: u16) -> Self {
        self.player(seat).krystallium = count;
        self
    }

    /// Leaders on the empire card.
    pub fn leaders(mut self, seat: u8, generals: u8, financiers: u8) -> Self {
        self.player(seat).generals = generals;
        self.player(seat).financiers = financiers;
        self
    }

    /// The production step of this resource, with so many cubes yet to be placed by this seat, which must make them.
    pub fn at_hand(mut self, seat: u8, resource: Resource, count: u16) -> Self {
        self.0.phase = Phase::Production(resource);
        let player = self.player(seat);
        player.produced = count;
        player.unplaced = Some(Unplaced { resource, count });
        self
    }

    /// A recycled cube waits to be placed by this seat, in the planning phase.
    pub fn recycled(mut self, seat: u8, resource: Resource) -> Self {
        self.player(seat).unplaced = Some(Unplaced { resource, count: 1 });
        self
    }

    /// Cards with fixed points and then generals, until this seat has exactly so many points.
    pub fn worth(mut self, seat: u8, points: i32) -> Self {
        let side = self.0.options.side;
        for id in [
            "time_travel",
            "center_of_the_earth",
            "alexanders_tomb",
            "ancient_astronauts",
            "giant_tower",
            "lunar_base",
            "teleportation",
            "island_of_avalon",
            "ark_of_the_covenant",
        ] {
            let cards: tabletop::List<Card, 150> = self.0.deck.clone().into();
            let mut richer = *self.player(seat);
            richer.built.push(card(id));
            if cards.contains(&card(id)) && richer.total(side) <= points {
                self = self.built(seat, &[id]);
            }
        }
        let missing = points - self.player(seat).total(side);
        self.player(seat).generals += u8::try_from(missing).unwrap();
        assert_eq!(self.player(seat).total(side), points);
        self
    }

    /// The first `count` piles of the solo game have been taken; their cards go back under the deck.
    pub fn taken(mut self, count: usize) -> Self {
        for pile in 0..count {
            let cards = std::mem::take(&mut self.0.piles[pile]);
            let deck: tabletop::List<Card, 150> = self.0.deck.clone().into();
            self.0.deck = deck.iter().chain(&cards).copied().collect::<tabletop::List<Card, 150>>().into();
        }
        self
    }

    /// Anything else.
    pub fn with(mut self, change: impl FnOnce(&mut WonderfulWorld)) -> Self {
        change(&mut self.0);
        self
    }

    /// The position as it is, with what the game does by itself left undone.
    pub fn untouched(self) -> Played {
        Played(self.0)
    }

    /// The position, made ready to be played on.
    pub fn ready(self) -> Played {
        Played(self.0.admit().unwrap_or_else(|error| panic!("no such position: {error}")))
    }

    /// The position as the first production step begins: every seat has finished planning.
    pub fn producing(self) -> Played {
        self.with(|game| game.players.iter_mut().for_each(|player| player.finished = true)).ready()
    }

    /// The position in the draft of the round after: nothing was done in between, every cube went to the empire cards.
    pub fn drafting(self) -> Played {
        let mut game = self.producing();
        game.idle_until(|game| matches!(game.phase, Phase::Draft { .. }));
        game
    }

    /// The outcome, if the game ends with everything as it lies.
    pub fn outcome(self) -> Outcome {
        let piles = self.0.piles.len();
        self.round(4).taken(piles).phase(Phase::Over).ready().0.outcome().unwrap()
    }
}

/// A game being tried. Choices are written as JSON.
pub struct Played(pub WonderfulWorld);

impl Played {
    /// Makes a choice, which must be legal. Answers what happened.
    pub fn choose(&mut self, seat: u8, choice: Value) -> Vec<Event> {
        let mut events = Vec::new();
        let read: Choice = serde_json::from_value(choice.clone()).unwrap();
        if let Err(illegal) = self.0.apply(Seat(seat), read, &mut events) {
            panic!("seat {seat} cannot choose {choice}: {illegal}; it has {:#?}", self.choices(seat));
        }
        self.0.check().unwrap();
        events
    }

    /// Makes several choices of one seat.
    pub fn choose_all(&mut self, seat: u8, choices: &[Value]) {
        for choice in choices {
            self.choose(seat, choice.clone());
        }
    }

    /// What a seat is offered.
    pub fn choices(&self, seat: u8) -> Vec<Value> {
        let mut choices = Vec::new();
        self.0.choices(Seat(seat), &mut choices);
        choices.iter().map(|choice| serde_json::to_value(choice).unwrap()).collect()
    }

    /// Whether a seat is offered a choice. That what is not offered is refused is tried as well.
    pub fn offers(&self, seat: u8, choice: Value) -> bool {
        let offered = self.choices(seat).contains(&choice);
        let read: Choice = serde_json::from_value(choice.clone()).unwrap();
        let mut copy = self.0.clone();
        assert_eq!(copy.apply(Seat(seat), read, &mut ()).is_ok(), offered, "{choice} is offered: {offered}");
        offered
    }

    /// What a seat is offered under this name: `named(0, "drop")`.
    pub fn named(&self, seat: u8, name: &str) -> Vec<Value> {
        let choices = self.choices(seat).into_iter();
        choices.filter_map(|choice| if choice == name { Some(choice) } else { choice.get(name).cloned() }).collect()
    }

    /// The seats that are waited for.
    pub fn waiting(&self) -> Vec<u8> {
        self.0.waiting_for().iter().map(|seat| seat.0).collect()
    }

    /// Every waiting seat finishes, until this production step is over or somebody has cubes to place.
    pub fn all_done(&mut self) {
        let block = self.0.block();
        while self.0.block() == block {
            let Some(seat) = self.0.waiting_for().iter().find(|&seat| self.0.idle_choice(seat).is_some()) else {
                return;
            };
            self.0.apply(seat, Choice::Done, &mut ()).unwrap();
        }
    }

    /// Goes on, every cube to the empire card and nothing else done, until `stop` or the end.
    pub fn idle_until(&mut self, stop: impl Fn(&WonderfulWorld) -> bool) {
        self.watch_until(stop);
    }

    /// The same. Answers what happened.
    pub fn watch_until(&mut self, stop: impl Fn(&WonderfulWorld) -> bool) -> Vec<Event> {
        let mut events = Vec::new();
        while !stop(&self.0) {
            let Some(seat) = self.0.waiting_for().iter().next() else { break };
            let mut choices = Vec::new();
            self.0.choices(seat, &mut choices);
            let dull = |choice: &&Choice| {
                matches!(
                    choice,
                    Choice::Done
                        | Choice::Empire(_)
                        | Choice::Take(_)
                        | Choice::Pick(_)
                        | Choice::Recycle(_)
                        | Choice::Pile(_)
                        | Choice::Keep(_)
                        | Choice::Choose(_)
                )
            };
            let choice = *choices.iter().find(dull).unwrap_or(&choices[0]);
            self.0.apply(seat, choice, &mut events).unwrap();
            assert!(events.len() < 20_000, "the game goes on for ever");
        }
        events
    }

    /// Every seat picks the first card of its hand. Answers what happened.
    pub fn all_pick(&mut self) -> Vec<Event> {
        let seats = self.waiting().into_iter();
        seats.flat_map(|seat| self.choose(seat, self.choices(seat)[0].clone())).collect()
    }

    /// Goes on idly until the step of this resource begins in this round.
    pub fn idle_to_step(&mut self, resource: Resource) {
        self.idle_until(|game| game.phase == Phase::Production(resource));
    }

    /// Goes on idly to the end; the outcome.
    pub fn idle_to_the_end(&mut self) -> Outcome {
        self.idle_until(|_| false);
        self.0.outcome().unwrap()
    }

    /// A player's things.
    pub fn player(&self, seat: u8) -> &Player {
        &self.0.players[usize::from(seat)]
    }

    /// What a seat sees; a spectator with none.
    pub fn view(&self, seat: Option<u8>) -> View {
        self.0.view(Viewer::from(seat.map(Seat)))
    }

    /// The ids of some cards.
    pub fn ids(cards: &[Card]) -> Vec<&'static str> {
        cards.iter().map(|card| card.printed().id).collect()
    }
}

/// `{"place":…}` of a cube or a leader.
pub fn place(piece: &str, site: u8, id: &str) -> Value {
    json!({"place": {"piece": piece, "on": {"site": site, "card": id}}})
}

/// `{"place":…}` of a krystallium that stands for a resource.
pub fn stand_in(resource: &str, site: u8, id: &str) -> Value {
    json!({"place": {"piece": "krystallium", "as": resource, "on": {"site": site, "card": id}}})
}

/// `{"drop":…}`.
pub fn drop_site(site: u8, id: &str) -> Value {
    json!({"drop": {"site": site, "card": id}})
}
