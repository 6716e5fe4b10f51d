//! The laws where random play never comes to by itself: late cycles, archived missions, the bonus, decks that run out.
//!
//! Played here is the same game in a calmer world: when actions begin no era keeps more than one rift and one clone, none is
//! without energy, and missions that are counted lack one cube at most.
#![allow(clippy::unwrap_used)] // everything here is a test

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tabletop::{About, Dice, Error, Game, IllegalChoice, Seat, Seats, Seed, Sink, Viewer, kit};
use the_loop::data::{Slots, TokenSet};
use the_loop::state::{Fate, Phase};
use the_loop::{Choice, Event, Options, Outcome, Setup, TheLoop, View};

/// The game, and how it was before it was last calmed down: everybody saw that.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
struct Calm(TheLoop, Option<Box<TheLoop>>);

impl Calm {
    fn calm_down(&mut self) {
        self.1 = Some(Box::new(self.0.clone()));
        for era in &mut self.0.eras {
            era.rifts = era.rifts.min(1);
            era.energy = era.energy.max(3);
            let kept: TokenSet = era.clones.iter().take(1).collect();
            self.0.bag = self.0.bag.union(era.clones.without(kept));
            era.clones = kept;
            if let (Fate::Open, Slots::Any(needs)) = (era.tile.fate, era.tile.mission.slots()) {
                era.tile.cubes = era.tile.cubes.max(needs - 1);
            }
        }
    }
}

impl Game for Calm {
    type Options = Options;
    type Setup = Setup;
    type Choice = Choice;
    type Event = Event;
    type View = (View, Option<View>);
    type Outcome = Outcome;

    const NAME: &'static str = "calm-loop";
    const RULES: u32 = TheLoop::RULES;
    const MOST_CHOICES: usize = TheLoop::MOST_CHOICES;

    fn about() -> About {
        TheLoop::about()
    }
    fn start(options: &Options, seed: Seed) -> Result<Self, Error> {
        TheLoop::start(options, seed).map(|game| Self(game, None))
    }
    fn start_from(options: &Options, setup: &Setup) -> Result<Self, Error> {
        TheLoop::start_from(options, setup).map(|game| Self(game, None))
    }
    fn options(&self) -> Options {
        self.0.options()
    }
    fn seats(&self) -> Seats {
        self.0.seats()
    }
    fn check(&self) -> Result<(), String> {
        self.0.check()
    }
    fn waiting_for(&self) -> Seats {
        self.0.waiting_for()
    }
    fn block(&self) -> u32 {
        self.0.block()
    }
    fn choices(&self, seat: Seat, into: &mut Vec<Choice>) {
        self.0.choices(seat, into);
    }
    fn apply(&mut self, seat: Seat, choice: Choice, events: &mut impl Sink<Event>) -> Result<Seats, IllegalChoice> {
        let before = self.0.turn;
        let revealed = self.0.apply(seat, choice, events)?;
        if self.0.turn != before && self.0.phase == Phase::Actions {
            self.calm_down();
        }
        Ok(revealed)
    }
    fn view(&self, viewer: Viewer) -> Self::View {
        (self.0.view(viewer), self.1.as_ref().map(|before| before.view(viewer)))
    }
    fn event_for(event: &Event, viewer: Viewer) -> Option<Event> {
        TheLoop::event_for(event, viewer)
    }
    fn guess(&self, viewer: Viewer, dice: &mut Dice) -> Self {
        Self(self.0.guess(viewer, dice), self.1.as_ref().map(|before| Box::new(before.guess(viewer, dice))))
    }
    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }
}

fn laws(options: &str, series: &str, games: u64) {
    kit::hold_in_games::<Calm>(&serde_json::from_str(options).unwrap(), series, 0..games);
}

#[test]
fn two_to_the_end_of_time() {
    laws(r#"{"players":2}"#, "two late", 300);
}

#[test]
fn three_to_the_end_of_time() {
    laws(r#"{"players":3,"level":"agent_of_the_year"}"#, "three late", 200);
}

#[test]
fn four_to_the_end_of_time() {
    laws(r#"{"players":4,"level":"agency_legend"}"#, "four late", 200);
}

#[test]
fn alone_to_the_end_of_time() {
    laws(r#"{"players":1,"team":2}"#, "two alone late", 200);
    laws(r#"{"players":1,"team":4}"#, "four alone late", 200);
}

#[test]
fn the_calmer_world_does_lead_there() {
    let mut seen: BTreeMap<String, u32> = BTreeMap::new();
    let mut list = Vec::new();
    let (mut longest, mut turns) = (0, 0);
    for number in 0..300 {
        let options = if number % 2 == 0 { r#"{"players":3}"# } else { r#"{"players":1,"team":3}"# };
        let mut game = Calm::start(&serde_json::from_str(options).unwrap(), Seed([5; 32]).nth(number)).unwrap();
        let mut dice = Dice::new(Seed([6; 32]), number);
        let mut choices = 0;
        while let Some(seat) = game.waiting_for().iter().next() {
            game.choices(seat, &mut list);
            let mut events = Vec::new();
            game.apply(seat, dice.pick(&list).unwrap(), &mut events).unwrap();
            choices += 1;
            for event in events {
                let name = format!("{event:?}").split([' ', '{']).next().unwrap().to_owned();
                *seen.entry(name).or_default() += 1;
            }
        }
        longest = longest.max(choices);
        turns += u32::from(game.outcome().unwrap().turns);
    }
    println!("{seen:?}, {turns} turns, the longest game {longest} choices");
    for event in ["Archived", "Bonus", "Cycle", "Recovered", "Applied", "Readied", "Cancelled", "Failed"] {
        assert!(seen.get(event).is_some_and(|&count| count > 5), "{event}: {seen:?}");
    }
}
