//! A table to try positions on.

use super::named;
use serde_json::Value;
use tabletop::{Game, Seat};
use the_loop::data::{Card, Mission};
use the_loop::state::{Fate, Phase};
use the_loop::{Choice, Event, Outcome, TheLoop};

/// A game being tried. Choices are written as JSON, by the helpers below; the seat that is waited for makes them.
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

    pub fn energy(&self, era: &str) -> u32 {
        self.0.era(named(era)).energy
    }

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
