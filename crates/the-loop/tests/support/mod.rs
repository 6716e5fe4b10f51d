//! Positions in a line or two, and a table to try them on.
//!
//! ```
//! let mut game = position(&["mr_time", "v_girl"]).agent(0, "end").hand(0, &["duct_tape"]).rifts("end", 2).ready();
//! game.choose(play("duct_tape"));
//! assert_eq!(game.rifts("end"), 1);
//! ```
//!
//! Everything is named as in records: eras, agents, cards, missions. `position` is an empty board in the action phase of the
//! first agent: no cubes, clones or artifacts, no hands (every card lies in its deck), the Doctor in the End of Times, and
//! two open missions that only a LOOP or destroyed clones serve. `solo` is the same for one player.
//! What is described is put there, wherever it was before; `ready` lets the game look at it, which refuses what cannot be.
// Every test program uses another part of it, and a position that cannot be made ends the test.
#![allow(dead_code, unreachable_pub, clippy::unwrap_used, clippy::needless_pass_by_value)]

use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tabletop::{Game, List, Seat, Seed};
use the_loop::data::{Card, CardSet, Chute, Era, Mission, Slots, Token, TokenSet};
use the_loop::deck::Deck;
use the_loop::state::{Fate, Phase, Tile};
use the_loop::{Choice, Event, Options, Outcome, Setup, TheLoop};

/// The thing of this name.
pub fn named<T: DeserializeOwned>(name: &str) -> T {
    serde_json::from_value(json!(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// Several things by name.
pub fn all_named<T: DeserializeOwned>(names: &[&str]) -> Vec<T> {
    names.iter().map(|name| named(name)).collect()
}

/// A game from its options, as written in JSON.
pub fn start(options: Value) -> Played {
    let options: Options = serde_json::from_value(options).unwrap();
    Played(TheLoop::start(&options, Seed::from_text("a test").unwrap()).unwrap())
}

/// A game from its options and a given setup.
pub fn start_with(options: Value, setup: Value) -> Played {
    let options: Options = serde_json::from_value(options).unwrap();
    let setup: Setup = serde_json::from_value(setup).unwrap();
    Played(TheLoop::start_from(&options, &setup).unwrap())
}

/// What is said of options or a setup that do not go together.
pub fn refused(options: Value, setup: Value) -> String {
    let options: Result<Options, _> = serde_json::from_value(options);
    let setup: Result<Setup, _> = serde_json::from_value(setup);
    match (options, setup) {
        (Err(error), _) => error.to_string(),
        (_, Err(error)) => error.to_string(),
        (Ok(options), Ok(setup)) => TheLoop::start_from(&options, &setup).unwrap_err().message,
    }
}

/// A position to be described.
pub struct Position {
    game: TheLoop,
    missions: bool,
}

/// An empty board with these agents, one for each seat; the first is to act.
pub fn position(agents: &[&str]) -> Position {
    Position::of(json!({"players": agents.len(), "agents": agents}))
}

/// The same on another level.
pub fn position_on(level: &str, agents: &[&str]) -> Position {
    Position::of(json!({"players": agents.len(), "agents": agents, "level": level}))
}

/// An empty board with one player leading these agents; the first is to act.
pub fn solo(agents: &[&str]) -> Position {
    Position::of(json!({"players": 1, "agents": agents}))
}

/// Missions that nothing but a LOOP or a destroyed clone serves.
const QUIET: [Mission; 4] = [Mission::LoopTour, Mission::RunRings, Mission::CloneHunt, Mission::ProdigalClones];

impl Position {
    fn of(options: Value) -> Self {
        let mut game = start(options).0;
        let tiles = Mission::ALL.into_iter();
        for (era, mission) in game.eras.iter_mut().zip(tiles.clone()) {
            *era = Default::default();
            era.tile = Tile { mission, ..Tile::default() };
        }
        game.boxed = std::array::from_fn(|index| Mission::ALL[7 + index]);
        game.bag = TokenSet::ALL;
        (game.available, game.destroyed) = (CardSet::NONE, CardSet::NONE);
        let place = |card: Card| game.agents.iter().position(|one| Some(one.agent) == card.starter_of());
        let pile = |card: &Card| place(*card).map(|place| if game.options.players == 1 { 0 } else { place });
        let deck = |cards: Vec<Card>| Deck { cards: cards.into_iter().rev().collect(), known: 0 };
        let own: Vec<Deck> = (0..game.piles.len())
            .map(|place| deck(Card::all().filter(|card| pile(card) == Some(place)).collect()))
            .collect();
        game.great_deck = deck(CardSet::great_deck().iter().collect());
        for (pile, own) in game.piles.iter_mut().zip(own) {
            pile.deck = own;
            pile.discard = CardSet::NONE;
        }
        for one in game.agents.iter_mut() {
            (one.hand, one.exhausted, one.moved, one.era) = (CardSet::NONE, CardSet::NONE, false, one.agent.start());
        }
        (game.phase, game.active, game.steps, game.block) = (Phase::Actions, 0, List::new(), 0);
        game.deeds = Default::default();
        Self { game, missions: false }.turn(1).doctor("end")
    }

    fn ground(&mut self, era: &str) -> &mut the_loop::state::EraState {
        &mut self.game.eras[named::<Era>(era).index()]
    }

    /// Takes a card from wherever it lies.
    fn lift(&mut self, name: &str) -> Card {
        let card: Card = named(name);
        let game = &mut self.game;
        for deck in game.piles.iter_mut().map(|pile| &mut pile.deck).chain([&mut game.great_deck]) {
            let before = deck.cards.len();
            deck.cards = deck.cards.iter().copied().filter(|other| *other != card).collect();
            deck.known -= u8::from(deck.cards.len() < before && deck.known > 0);
        }
        game.piles.iter_mut().for_each(|pile| pile.discard.remove(card));
        for one in game.agents.iter_mut() {
            one.hand.remove(card);
            one.exhausted.remove(card);
        }
        game.available.remove(card);
        game.destroyed.remove(card);
        card
    }

    /// Where an agent is, by place at the table.
    pub fn agent(mut self, place: usize, era: &str) -> Self {
        self.game.agents[place].era = named(era);
        self
    }

    /// The agent whose turn it is.
    pub fn active(mut self, place: u8) -> Self {
        self.game.active = place;
        self
    }

    /// The free move of the active agent is used.
    pub fn moved(mut self) -> Self {
        self.game.agents[usize::from(self.game.active)].moved = true;
        self
    }

    /// Where the Doctor is.
    pub fn doctor(mut self, era: &str) -> Self {
        let era: Era = named(era);
        self.game.doctor = Some(era);
        let left = self.game.doctor_deck.len();
        let others = Era::ALL.into_iter().filter(|&other| other != era);
        self.game.doctor_deck = others.take(left).collect::<Vec<_>>().into_iter().rev().collect();
        self
    }

    /// The turn, from 1 to 21, and with it the cycle.
    pub fn turn(mut self, turn: u8) -> Self {
        let game = &mut self.game;
        game.turn = turn;
        game.cycle = (turn - 1) / 7 + 1;
        let left = usize::from(game.cycle * 7 - turn);
        let doctor = game.doctor;
        game.doctor_deck = Era::ALL.into_iter().filter(|era| Some(*era) != doctor).take(left).collect();
        self
    }

    /// The Doctor cards that come next; the others stay behind them.
    pub fn next_doctor(mut self, eras: &[&str]) -> Self {
        let next: Vec<Era> = all_named(eras);
        let left = self.game.doctor_deck.len();
        let doctor = self.game.doctor;
        let rest = Era::ALL.into_iter().filter(|era| !next.contains(era) && Some(*era) != doctor);
        let order: Vec<Era> = next.iter().copied().chain(rest).take(left).collect();
        self.game.doctor_deck = order.into_iter().rev().collect();
        self
    }

    /// Where the next rifts fall: "previous", "doctor" or "next".
    pub fn chutes(mut self, chutes: &[&str]) -> Self {
        self.game.given.chutes = all_named::<Chute>(chutes).into_iter().rev().collect();
        self
    }

    /// The clones that leave the bag next, by where they appear and where they are destroyed.
    pub fn next_clones(mut self, clones: &[(&str, &str)]) -> Self {
        self.game.given.bag = clones.iter().rev().map(|(from, to)| token(from, to)).collect();
        self
    }

    /// Energy in an era.
    pub fn energy(mut self, era: &str, count: u32) -> Self {
        self.ground(era).energy = count;
        self
    }

    /// As much energy in every era.
    pub fn energy_everywhere(mut self, count: u32) -> Self {
        self.game.eras.iter_mut().for_each(|era| era.energy = count);
        self
    }

    /// Rifts in an era.
    pub fn rifts(mut self, era: &str, count: u8) -> Self {
        self.ground(era).rifts = count;
        self
    }

    /// A clone in an era, by where it is destroyed: one more each time.
    pub fn clone_in(mut self, era: &str, destroyed_in: &str) -> Self {
        let to: Era = named(destroyed_in);
        let clone = self.game.bag.iter().find(|clone| clone.destroyed_in() == to);
        let clone = clone.unwrap_or_else(|| panic!("no clone for {destroyed_in} is left in the bag"));
        self.game.bag.remove(clone);
        self.ground(era).clones.insert(clone);
        self
    }

    /// A vortex, which has taken the tile of the era.
    pub fn vortex(mut self, era: &str) -> Self {
        let ground = self.ground(era);
        ground.vortex = true;
        ground.tile.fate = Fate::Buried;
        self
    }

    /// A mission lies open at an era, with so many cubes.
    pub fn mission(mut self, era: &str, mission: &str, cubes: u8) -> Self {
        let mission = self.deal_tile(era, mission);
        let tile = &mut self.ground(era).tile;
        tile.fate = Fate::Open;
        assert!(cubes == 0 || matches!(mission.slots(), Slots::Any(_)), "{mission} has slots for eras: name them");
        tile.cubes = cubes;
        self
    }

    /// A mission lies open at an era, with cubes in the slots of these eras.
    pub fn mission_with(mut self, era: &str, mission: &str, slots: &[&str]) -> Self {
        self = self.mission(era, mission, 0);
        self.ground(era).tile.cubes = all_named::<Era>(slots).iter().map(|&slot| 1u8 << slot as u8).sum();
        self
    }

    /// A tile lies face down at an era.
    pub fn face_down(mut self, era: &str, mission: &str) -> Self {
        self.deal_tile(era, mission);
        self.ground(era).tile.fate = Fate::FaceDown;
        self
    }

    /// The mission of an era is archived.
    pub fn archived(mut self, era: &str) -> Self {
        self.ground(era).tile.fate = Fate::Archived;
        self
    }

    /// The missions that are open stay as described, even if they are fewer than two.
    pub fn no_more_missions(mut self) -> Self {
        self.missions = true;
        self
    }

    fn deal_tile(&mut self, era: &str, mission: &str) -> Mission {
        let (era, mission): (Era, Mission) = (named(era), named(mission));
        let old = self.game.eras[era.index()].tile.mission;
        let elsewhere = self.game.eras.iter_mut().map(|era| &mut era.tile.mission).chain(&mut self.game.boxed);
        elsewhere.filter(|other| **other == mission).for_each(|other| *other = old);
        self.game.eras[era.index()].tile = Tile { mission, ..Tile::default() };
        mission
    }

    /// Ready cards in an agent's hand, besides those that are there.
    pub fn hand(mut self, place: usize, cards: &[&str]) -> Self {
        for name in cards {
            let card = self.lift(name);
            self.game.agents[place].hand.insert(card);
        }
        self
    }

    /// Exhausted cards in an agent's hand, besides those that are there.
    pub fn exhausted(mut self, place: usize, cards: &[&str]) -> Self {
        self = self.hand(place, cards);
        for name in cards {
            self.game.agents[place].exhausted.insert(named(name));
        }
        self
    }

    /// An agent's deck holds just these cards, the top one first, in an order that nobody knows; what was in it is discarded.
    pub fn deck(mut self, place: usize, cards: &[&str]) -> Self {
        let lifted: Vec<Card> = cards.iter().map(|name| self.lift(name)).collect();
        let pile = &mut self.game.piles[place];
        pile.discard = pile.discard.and(pile.deck.cards.iter().copied().collect());
        pile.deck = Deck { cards: lifted.into_iter().rev().collect(), known: 0 };
        self
    }

    /// An agent's discard pile holds just these cards; what was in it is at the bottom of the deck.
    pub fn discard(mut self, place: usize, cards: &[&str]) -> Self {
        let lifted: CardSet = cards.iter().map(|name| self.lift(name)).collect();
        let pile = &mut self.game.piles[place];
        let old = pile.discard.iter();
        pile.deck.cards = old.chain(pile.deck.cards.iter().copied()).collect();
        pile.discard = lifted;
        self
    }

    /// The next cards of the Great Deck.
    pub fn great_deck(mut self, cards: &[&str]) -> Self {
        for name in cards.iter().rev() {
            let card = self.lift(name);
            self.game.great_deck.cards.push(card);
        }
        self
    }

    /// The Great Deck holds just these cards; the others are destroyed.
    pub fn only_great_deck(mut self, cards: &[&str]) -> Self {
        let rest = std::mem::take(&mut self.game.great_deck);
        self.game.destroyed = self.game.destroyed.and(rest.cards.iter().copied().collect());
        self.great_deck(cards)
    }

    /// Artifacts that can be taken, each beside its home era.
    pub fn available(mut self, cards: &[&str]) -> Self {
        for name in cards {
            let card = self.lift(name);
            self.game.available.insert(card);
        }
        self
    }

    /// Anything else.
    pub fn with(mut self, change: impl FnOnce(&mut TheLoop)) -> Self {
        change(&mut self.game);
        self
    }

    /// Two missions are open, if need be quiet ones.
    fn open_quiet_missions(&mut self) {
        let wanted = if self.missions { 0 } else { 2 };
        for mission in QUIET {
            if self.game.tiles(Fate::Open) >= wanted {
                return;
            }
            if self.game.eras.iter().any(|era| era.tile.mission == mission && era.tile.fate != Fate::FaceDown) {
                continue;
            }
            let free = Era::ALL.into_iter().rev().find(|era| self.game.era(*era).tile.fate == Fate::FaceDown);
            if let Some(era) = free {
                self.deal_tile(era.name(), mission.name());
                self.game.eras[era.index()].tile.fate = Fate::Open;
            }
        }
    }

    /// The position, made ready to be played on.
    pub fn ready(mut self) -> Played {
        self.open_quiet_missions();
        Played(self.game.admit().unwrap_or_else(|refusal| panic!("no such position: {refusal}")))
    }

    /// Why the position cannot be.
    pub fn impossible(mut self) -> String {
        self.open_quiet_missions();
        self.game.admit().unwrap_err().message
    }
}

fn token(from: &str, to: &str) -> Token {
    let (from, to): (Era, Era) = (named(from), named(to));
    let found = TokenSet::ALL.iter().find(|token| token.appears_in() == from && token.destroyed_in() == to);
    found.unwrap_or_else(|| panic!("no clone appears in {from} and is destroyed in {to}"))
}

/// A game being tried. Choices are written as JSON, by the helpers below; whoever is waited for makes them.
pub struct Played(pub TheLoop);

impl Played {
    /// The seat that is waited for.
    pub fn waiting(&self) -> u8 {
        self.0.waiting_for().iter().next().unwrap_or_else(|| panic!("over: {:?}", self.0.phase)).0
    }

    /// Makes a choice, which must be legal. Answers what happened.
    pub fn choose(&mut self, choice: Value) -> Vec<Event> {
        let mut events = Vec::new();
        let read: Choice = serde_json::from_value(choice.clone()).unwrap_or_else(|error| panic!("{choice}: {error}"));
        if let Err(illegal) = self.0.apply(Seat(self.waiting()), read, &mut events) {
            panic!("{choice} is refused: {illegal}; there is {:#?}", self.choices());
        }
        self.0.check().unwrap();
        events
    }

    /// Makes several choices.
    pub fn choose_all(&mut self, choices: &[Value]) {
        for choice in choices {
            self.choose(choice.clone());
        }
    }

    /// What can be chosen.
    pub fn choices(&self) -> Vec<Value> {
        let mut choices = Vec::new();
        self.0.choices(Seat(self.waiting()), &mut choices);
        choices.iter().map(|choice| serde_json::to_value(choice).unwrap()).collect()
    }

    /// Whether a choice is offered. That what is not offered is refused is tried as well.
    pub fn offers(&self, choice: Value) -> bool {
        let offered = self.choices().contains(&choice);
        let read: Choice = serde_json::from_value(choice.clone()).unwrap_or_else(|error| panic!("{choice}: {error}"));
        let mut copy = self.0.clone();
        let applied = copy.apply(Seat(self.waiting()), read, &mut ()).is_ok();
        assert_eq!(applied, offered, "{choice} is offered: {offered}");
        offered
    }

    /// What is offered under this name, such as the eras of `"era"`; for clones where they are and where they are destroyed.
    pub fn named(&self, name: &str) -> Vec<String> {
        let word = |value: &Value| match value {
            Value::Object(clone) => format!("{} {}", clone["era"], clone["destroyed_in"]).replace('"', ""),
            value => value.as_str().unwrap().to_owned(),
        };
        self.choices().iter().filter_map(|choice| choice.get(name).map(word)).collect()
    }

    /// Ends the action phase and leaves out everything until the next turn has begun and its player is to act, or the end.
    pub fn end_turn(&mut self) -> Vec<Event> {
        let turn = self.0.turn;
        let mut events = Vec::new();
        while self.0.outcome().is_none() && (self.0.turn == turn || self.0.phase != Phase::Actions) {
            let choices = self.choices();
            let dull = choices.iter().find(|choice| *choice == "end" || *choice == "skip");
            events.extend(self.choose(dull.unwrap_or(&choices[0]).clone()));
        }
        events
    }

    /// Energy of an era.
    pub fn energy(&self, era: &str) -> u32 {
        self.0.era(named(era)).energy
    }

    /// Rifts of an era.
    pub fn rifts(&self, era: &str) -> u8 {
        self.0.era(named(era)).rifts
    }

    /// Where the clones of an era are destroyed.
    pub fn clones(&self, era: &str) -> Vec<&'static str> {
        self.0.era(named(era)).clones.iter().map(|clone| clone.destroyed_in().name()).collect()
    }

    /// Whether an era is a vortex.
    pub fn is_vortex(&self, era: &str) -> bool {
        self.0.era(named(era)).vortex
    }

    /// What became of the tile of an era, and its mission.
    pub fn tile(&self, era: &str) -> (Fate, &'static str) {
        let tile = self.0.era(named(era)).tile;
        (tile.fate, tile.mission.name())
    }

    /// The cubes on a mission, wherever it lies.
    pub fn cubes(&self, mission: &str) -> u8 {
        let mission: Mission = named(mission);
        self.0.eras.iter().find(|era| era.tile.mission == mission).map(|era| era.tile.count()).unwrap()
    }

    /// Where an agent is.
    pub fn place(&self, place: usize) -> &'static str {
        self.0.agents[place].era.name()
    }

    /// The ready cards of an agent's hand.
    pub fn ready_cards(&self, place: usize) -> Vec<&'static str> {
        self.0.agents[place].ready().iter().map(Card::name).collect()
    }

    /// The whole hand of an agent.
    pub fn hand(&self, place: usize) -> Vec<&'static str> {
        self.0.agents[place].hand.iter().map(Card::name).collect()
    }

    /// An agent's deck, the top card first.
    pub fn deck(&self, place: usize) -> Vec<&'static str> {
        self.0.piles[place].deck.cards.iter().rev().map(|card| card.name()).collect()
    }

    /// An agent's discard pile.
    pub fn discard(&self, place: usize) -> Vec<&'static str> {
        self.0.piles[place].discard.iter().map(Card::name).collect()
    }

    /// Whether a card lies in the destroyed pile.
    pub fn is_destroyed(&self, card: &str) -> bool {
        self.0.destroyed.contains(named(card))
    }

    /// Whether a card can be taken.
    pub fn is_available(&self, card: &str) -> bool {
        self.0.available.contains(named(card))
    }

    /// How it ended.
    pub fn outcome(&self) -> Outcome {
        self.0.outcome().unwrap_or_else(|| panic!("not over: {:?}", self.0.phase))
    }
}

/// `{"use":…}`: use a card of the hand.
pub fn play(card: &str) -> Value {
    json!({"use": card})
}

/// `{"move":…}`: for an energy.
pub fn walk(era: &str) -> Value {
    json!({"move": era})
}

/// `{"free_move":…}`.
pub fn free(era: &str) -> Value {
    json!({"free_move": era})
}

/// `{"loop":…}`.
pub fn loop_(dimension: &str) -> Value {
    json!({"loop": dimension})
}

/// `{"era":…}`: pick an era.
pub fn era(era: &str) -> Value {
    json!({"era": era})
}

/// `{"clone":…}`: pick a clone by where it is and where it is destroyed.
pub fn clone(era: &str, destroyed_in: &str) -> Value {
    json!({"clone": {"era": era, "destroyed_in": destroyed_in}})
}

/// `{"agent":…}`: pick an agent.
pub fn agent(agent: &str) -> Value {
    json!({"agent": agent})
}

/// `{"card":…}`: pick a card.
pub fn card(card: &str) -> Value {
    json!({"card": card})
}

/// `{"take":…}`: take an artifact.
pub fn take(card: &str) -> Value {
    json!({"take": card})
}

/// `"skip"`: leave out what may be left out.
pub fn skip() -> Value {
    json!("skip")
}

/// `"end"`: end the action phase.
pub fn end() -> Value {
    json!("end")
}
