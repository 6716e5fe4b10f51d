//! Positions, described thing by thing.

use super::{Played, all_named, named, start};
use serde_json::{Value, json};
use tabletop::{Game, List};
use the_loop::TheLoop;
use the_loop::data::{Card, CardSet, Chute, Era, Mission, Slots, Token, TokenSet};
use the_loop::deck::Deck;
use the_loop::state::{Fate, Phase, Tile};

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
        game.this_turn = Default::default();
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

    pub fn energy(mut self, era: &str, count: u32) -> Self {
        self.ground(era).energy = count;
        self
    }

    /// As much energy in every era.
    pub fn energy_everywhere(mut self, count: u32) -> Self {
        self.game.eras.iter_mut().for_each(|era| era.energy = count);
        self
    }

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
        pile.discard = pile.discard.union(pile.deck.cards.iter().copied().collect());
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
        self.game.destroyed = self.game.destroyed.union(rest.cards.iter().copied().collect());
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
        Played(self.game.admit().unwrap_or_else(|error| panic!("no such position: {error}")))
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
