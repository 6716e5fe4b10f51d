//! What things are called.

use super::effect::{Part, parts, sentence};
use crate::words::{Language, Words};
use std::sync::OnceLock;
use the_loop::data::{Agent, Card, CardSet, Dimension, Era, Level, Mission, Slots};
use the_loop::outcome::Ending;

/// An artifact in words. They never change: they are put together once.
struct CardText {
    name: String,
    text: String,
    parts: Vec<Part>,
}

/// The words of a language, for the things of this game.
#[derive(Clone, Copy)]
pub struct Names(pub &'static Words);

impl Names {
    pub fn card(self, card: Card) -> &'static str {
        &self.card_text(card).name
    }

    /// What an artifact does.
    pub fn text(self, card: Card) -> &'static str {
        &self.card_text(card).text
    }

    /// The clauses of that sentence.
    pub(super) fn parts(self, card: Card) -> &'static [Part] {
        &self.card_text(card).parts
    }

    fn card_text(self, card: Card) -> &'static CardText {
        static CACHE: [OnceLock<Vec<CardText>>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
        let tell = |card: Card| CardText {
            name: self.0.say(&format!("loop-card-{}", dashed(card.name()))),
            text: sentence(self.0, card.face().effect),
            parts: parts(self.0, card.face().effect),
        };
        &CACHE[self.0.language as usize].get_or_init(|| Card::all().map(tell).collect())[card.index()]
    }

    pub fn agent(self, agent: Agent) -> String {
        self.0.say(&format!("loop-agent-{}", dashed(agent.name())))
    }

    /// What an agent can do.
    pub fn ability(self, agent: Agent) -> String {
        self.0.say(&format!("loop-agent-{}-text", dashed(agent.name())))
    }

    /// The same in a few words.
    pub fn ability_in_short(self, agent: Agent) -> String {
        self.0.say(&format!("loop-ability-{}", dashed(agent.name())))
    }

    pub fn mission(self, mission: Mission) -> String {
        self.0.say(&format!("loop-mission-{}", dashed(mission.name())))
    }

    /// What brings a mission a cube.
    pub fn task(self, mission: Mission) -> String {
        self.0.say(&format!("loop-mission-{}-text", dashed(mission.name())))
    }

    /// What completes a mission.
    pub fn needs(self, mission: Mission) -> String {
        match mission.slots() {
            Slots::Any(n) => self.0.with("loop-mission-needs-cubes", &[("n", n.into())]),
            Slots::Eras(n) => self.0.with("loop-mission-needs-eras", &[("n", n.into())]),
        }
    }

    pub fn era(self, era: Era) -> String {
        self.0.say(&format!("loop-era-{}", era.name()))
    }

    /// An era as the ring writes it.
    pub fn era_in_short(self, era: Era) -> String {
        self.0.say(&format!("loop-era-short-{}", era.name()))
    }

    /// In an era, as a part of a sentence.
    pub fn in_era(self, era: Era) -> String {
        self.0.say(&format!("loop-era-in-{}", era.name()))
    }

    /// To an era, as a part of a sentence.
    pub fn to_era(self, era: Era) -> String {
        self.0.say(&format!("loop-era-to-{}", era.name()))
    }

    /// The names of artifacts, separated by commas.
    pub fn cards(self, cards: CardSet) -> String {
        cards.iter().map(|card| self.card(card)).collect::<Vec<_>>().join(", ")
    }

    pub fn dimension(self, dimension: Dimension) -> String {
        self.0.say(&format!("loop-dimension-{}", dashed(dimension.name())))
    }

    /// How a game ended.
    pub fn ending(self, ending: Ending) -> String {
        self.0.say(&format!("loop-over-{}", dashed(ending.name())))
    }

    pub fn level(self, level: Level) -> String {
        self.0.say(&format!("loop-level-{}", dashed(level.name())))
    }
}

/// A name as keys have it.
pub(super) fn dashed(name: &str) -> String {
    name.replace('_', "-")
}
