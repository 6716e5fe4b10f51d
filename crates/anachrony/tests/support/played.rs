//! A table to try positions on.

use super::goods;
use anachrony::player::Player;
use anachrony::state::Phase;
use anachrony::{Anachrony, Choice, Event, View};
use serde_json::Value;
use tabletop::{Game, Seat, Viewer};

/// A game being tried. Choices are written as JSON.
pub struct Played(pub Anachrony);

impl Played {
    /// Makes a choice, which must be legal. Answers what happened.
    pub fn choose(&mut self, seat: u8, choice: Value) -> Vec<Event> {
        let mut events = Vec::new();
        let read: Choice = serde_json::from_value(choice.clone()).unwrap_or_else(|error| panic!("{choice}: {error}"));
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
        let read: Choice = serde_json::from_value(choice.clone()).unwrap_or_else(|error| panic!("{choice}: {error}"));
        let mut copy = self.0.clone();
        assert_eq!(copy.apply(Seat(seat), read, &mut ()).is_ok(), offered, "{choice} is offered: {offered}");
        offered
    }

    /// What a seat is offered under this name: `named(0, "build")`.
    pub fn named(&self, seat: u8, name: &str) -> Vec<Value> {
        let choices = self.choices(seat).into_iter();
        choices.filter_map(|choice| if choice == name { Some(choice) } else { choice.get(name).cloned() }).collect()
    }

    /// The names of what a seat is offered under this name.
    pub fn words(&self, seat: u8, name: &str) -> Vec<String> {
        self.named(seat, name).iter().map(|value| value.as_str().map_or(value.to_string(), str::to_owned)).collect()
    }

    /// Whether anybody of a seat can go there: `can_go(0, json!({"construct": 1}))`.
    pub fn can_go(&self, seat: u8, on: Value) -> bool {
        self.named(seat, "place").iter().any(|place| place["on"] == on)
    }

    /// Who of a seat can go there.
    pub fn who_can_go(&self, seat: u8, on: Value) -> Vec<String> {
        let places = self.named(seat, "place").into_iter().filter(|place| place["on"] == on);
        places.map(|place| place["worker"].as_str().unwrap_or("nobody").to_owned()).collect()
    }

    /// The seats that are waited for.
    pub fn waiting(&self) -> Vec<u8> {
        self.0.waiting_for().iter().map(|seat| seat.0).collect()
    }

    /// The seat that is waited for takes the first uneventful choice, until `stop` or the end. Answers what happened.
    pub fn idle_until(&mut self, stop: impl Fn(&Anachrony) -> bool) -> Vec<Event> {
        let mut events = Vec::new();
        while !stop(&self.0) {
            let Some(seat) = self.0.waiting_for().iter().next() else { break };
            let mut choices = Vec::new();
            self.0.choices(seat, &mut choices);
            let dull = |choice: &&Choice| matches!(choice, Choice::Pass | Choice::Done | Choice::Skip);
            let choice = *choices.iter().find(dull).unwrap_or(&choices[0]);
            self.0.apply(seat, choice, &mut events).unwrap();
            assert!(events.len() < 20_000, "the game goes on for ever");
        }
        events
    }

    /// Everybody passes; the next era, or the end, or a leader's choice in clean-up.
    pub fn end_era(&mut self) -> Vec<Event> {
        let era = self.0.era;
        self.idle_until(|game| game.era > era || matches!(game.phase, Phase::CleanUp { .. }))
    }

    /// A player's things.
    pub fn player(&self, seat: usize) -> &Player {
        &self.0.players[seat]
    }

    /// Whether a player's goods are these.
    pub fn has(&self, seat: usize, text: &str) -> bool {
        let has = self.player(seat).goods == goods(text);
        if !has {
            println!("seat {seat} has {:?}", self.player(seat).goods);
        }
        has
    }

    /// What a seat sees; a spectator with none.
    pub fn view(&self, seat: Option<u8>) -> View {
        self.0.view(Viewer::from(seat.map(Seat)))
    }
}
