//! What things are called, and what is printed on a card in words.

use crate::words::{Language, Value, Words, capital};
use std::sync::OnceLock;
use wonderful_world::data::{Card, Counted, Empire, Leader, Makes, Piece, Points, Resource, Scenario, Slots, Type};

/// A card in words. They never change, and every page is full of them: they are put together once.
struct CardText {
    name: String,
    in_full: String,
    built: String,
}

/// The words of a language, for the things of this game.
#[derive(Clone, Copy)]
pub struct Names(pub &'static Words);

impl Names {
    pub(super) fn say(self, key: &str) -> String {
        self.0.say(key)
    }

    pub(super) fn with(self, key: &str, values: &[(&str, Value)]) -> String {
        self.0.with(key, values)
    }

    pub fn card(self, card: Card) -> &'static str {
        &self.card_text(card).name
    }

    /// Everything printed on a card, in words.
    pub fn in_full(self, card: Card) -> &'static str {
        &self.card_text(card).in_full
    }

    /// What still matters of a card that is built, in words.
    pub(super) fn built(self, card: Card) -> &'static str {
        &self.card_text(card).built
    }

    fn card_text(self, card: Card) -> &'static CardText {
        static CACHE: [OnceLock<Vec<CardText>>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
        &CACHE[self.0.language as usize].get_or_init(|| Card::all().map(|card| self.write_card_text(card)).collect())
            [card.index()]
    }

    /// The names of cards, separated by commas.
    pub fn cards(self, cards: &[Card]) -> String {
        cards.iter().map(|&card| self.card(card)).collect::<Vec<_>>().join(", ")
    }

    pub fn piece(self, piece: Piece) -> String {
        self.say(&format!("ww-{piece}"))
    }

    /// As a heading or at the beginning of a line.
    pub fn resource(self, resource: Resource) -> String {
        capital(&self.piece(resource.piece()))
    }

    /// So many of a piece.
    pub fn count(self, piece: Piece, n: impl Into<i64>) -> String {
        self.with(&format!("ww-count-{piece}"), &[("n", n.into().into())])
    }

    /// Pieces such as "2 materials, 1 general".
    pub(super) fn counts(self, slots: Slots) -> String {
        slots.iter().map(|(piece, n)| self.count(piece, n)).collect::<Vec<_>>().join(", ")
    }

    /// A type of cards.
    pub fn kind(self, kind: Type) -> String {
        self.say(&format!("ww-type-{kind}"))
    }

    pub fn empire(self, empire: Empire) -> String {
        self.say(&format!("ww-empire-{}", empire.name().replace('_', "-")))
    }

    /// The name of an empire, in a word.
    pub fn empire_short(self, empire: Empire) -> String {
        self.say(&format!("ww-empire-{}-short", empire.name().replace('_', "-")))
    }

    /// The title of a scenario.
    pub fn scenario(self, scenario: Scenario) -> String {
        self.say(&format!("ww-scenario-{scenario}"))
    }

    pub(super) fn each_type(self, kind: Type) -> String {
        self.say(&format!("ww-type-each-{kind}"))
    }

    pub(super) fn each_leader(self, leader: Leader) -> String {
        self.say(&format!("ww-each-{leader}"))
    }

    pub(super) fn makes(self, makes: Makes) -> String {
        let cubes = self.counts(makes.cubes);
        match makes.for_each {
            Some(kind) => format!("{cubes} {}", self.each_type(kind)),
            None => cubes,
        }
    }

    pub(super) fn points(self, points: Points) -> String {
        match points {
            Points::Flat(points) => points.to_string(),
            Points::Each(points, Counted::Built(kind)) => format!("{points} {}", self.each_type(kind)),
            Points::Each(points, Counted::Token(leader)) => format!("{points} {}", self.each_leader(leader)),
        }
    }

    fn write_card_text(self, card: Card) -> CardText {
        let printed = card.printed();
        let name = self.say(&format!("ww-card-{}", dashed(card)));
        let title = format!("{name} ({})", self.kind(printed.kind));
        let yields: Vec<_> = self.yields(printed.makes, printed.points).collect();
        let mut parts = vec![title.clone(), self.part("ww-text-cost", self.counts(printed.cost))];
        parts.extend(yields.iter().cloned());
        if !printed.bonus.is_empty() {
            parts.push(self.part("ww-text-bonus", self.counts(printed.bonus)));
        }
        parts.push(self.part("ww-text-recycles", self.count(printed.recycling.piece(), 1)));
        let built = std::iter::once(title).chain(yields).collect::<Vec<_>>();
        CardText { name, in_full: parts.join(". ") + ".", built: built.join(". ") + "." }
    }

    /// What production and points a card has, if any.
    fn yields(self, makes: Makes, points: Points) -> impl Iterator<Item = String> {
        let makes = (!makes.cubes.is_empty()).then(|| self.part("ww-text-makes", self.makes(makes)));
        let points = (points != Points::Flat(0)).then(|| self.part("ww-text-points", self.points(points)));
        makes.into_iter().chain(points)
    }

    fn part(self, key: &str, what: String) -> String {
        self.with(key, &[("what", what.into())])
    }

    /// What one side of an empire card says, in words.
    pub fn empire_in_full(self, cubes: Slots, points: Points) -> String {
        self.yields(Makes { cubes, for_each: None }, points).collect::<Vec<_>>().join(". ")
    }
}

/// The id of a card as keys and attributes have it.
pub(super) fn dashed(card: Card) -> String {
    card.printed().id.replace('_', "-")
}
