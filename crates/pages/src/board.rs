//! What a game shows on its pages.
//!
//! A game that says nothing for itself is shown by [`plain`]: state as tidy text, choices as buttons.

use crate::plain;
use crate::words::Words;
use maud::{Markup, html};
use tabletop::{Game, Seat, Viewer};

/// A game on the site. Everything it shows is made from what one viewer may see.
pub trait Board: Game {
    /// The rules as players read them: the code of a language and its page in Markdown; English first.
    const RULES_PAGES: &'static [(&'static str, &'static str)];
    /// What the keys of this game begin with in the Fluent files, such as `ww`.
    const KEYS: &'static str;

    /// The board, zone by zone, in the order in which a keyboard walks through them. The same zones every time.
    fn zones(sight: &Sight<Self>) -> Vec<Zone> {
        plain::zones(sight)
    }

    /// The choices in words, in groups; every choice is in exactly one of them.
    fn offers(sight: &Sight<Self>) -> Vec<Offers> {
        plain::offers(sight)
    }

    /// Whether a new chapter of the log begins with this event.
    fn begins_chapter(event: &Self::Event) -> bool {
        plain::begins_chapter(event)
    }

    /// A chapter of the log, in the words a player would use.
    fn tell(events: &[Self::Event], teller: &Teller) -> Chapter {
        plain::tell(events, teller)
    }

    /// The number of the round, or of whatever long parts a game has, from 1; none outside of them.
    fn round(view: &Self::View) -> Option<u8> {
        let _ = view;
        None
    }

    /// Whether the view shows something that others in the same room must not see.
    fn hides(view: &Self::View) -> bool {
        let _ = view;
        true
    }

    /// How it ended, part by part, as a table and a chart; empty before the end.
    fn result(sight: &Sight<Self>) -> Markup {
        plain::result(sight)
    }
}

/// What a viewer has before them.
#[derive(Clone, Copy)]
pub struct Sight<'a, G: Game> {
    /// Who looks.
    pub viewer: Viewer,
    /// What they see.
    pub view: &'a G::View,
    /// What they can choose; nothing for whoever is not waited for.
    pub choices: &'a [G::Choice],
    /// The choice that waits to be confirmed.
    pub held: Option<G::Choice>,
    /// What each seat is called, in the order of seats.
    pub names: &'a [String],
    /// The language.
    pub words: &'static Words,
}

impl<G: Game> Sight<'_, G> {
    /// What a seat is called by whoever looks.
    pub fn name(&self, seat: Seat) -> String {
        Teller { viewer: self.viewer, names: self.names, words: self.words }.name(seat)
    }

    /// The attributes of a button that makes a choice: its place in the list.
    pub fn place(&self, choice: &G::Choice) -> Option<usize> {
        self.choices.iter().position(|other| other == choice)
    }

    /// A piece on the board that can be chosen now: a real button, lit, named by `label` for whoever cannot see it. What
    /// cannot be chosen is the same thing unlit.
    pub fn piece(&self, choice: &G::Choice, class: &str, label: &str, inside: &Markup) -> Markup {
        match self.place(choice) {
            Some(place) => html! {
                button.lit.(class) type="submit" form="choose" name="choice" value=(place) aria-label=(label) title=(label) { (inside) }
            },
            None => html! { div.(class) { (inside) } },
        }
    }
}

/// A part of the page that is sent anew when it has changed: an element with this id.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Zone {
    /// The id of its element.
    pub id: String,
    /// The element.
    pub html: String,
}

impl Zone {
    /// A zone, from its element; `html`'s outermost element must have the id.
    pub fn new(id: impl Into<String>, html: Markup) -> Self {
        Self { id: id.into(), html: html.into_string() }
    }
}

/// Choices that belong together.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Offers {
    /// What they have in common, such as "Put under construction"; empty where nothing needs to be said.
    pub title: String,
    /// The rule that tells about them, such as `WW-PLAN-02`.
    pub rule: Option<&'static str>,
    /// Their places in the list of choices, and each in words.
    pub choices: Vec<(usize, String)>,
    /// Several of them in one go, where that is a sequence of single choices: what it says and how often the choice at
    /// that place is made again.
    pub shortcuts: Vec<(String, usize, u8)>,
    /// Rights that stand at almost any moment and are seldom used: they lie folded in the action bar. Their numbers work all
    /// the same, and the board shows them in any case.
    pub folded: bool,
    /// They end a turn, a phase or a step: the main button, always in the same place.
    pub ends: bool,
}

/// Who tells what happened, and to whom.
#[derive(Clone, Copy)]
pub struct Teller<'a> {
    /// Who is told.
    pub viewer: Viewer,
    /// What each seat is called, in the order of seats.
    pub names: &'a [String],
    /// The language.
    pub words: &'static Words,
}

impl Teller<'_> {
    /// What a seat is called by whoever is told.
    pub fn name(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(_) if self.viewer.is(seat) => self.words.say("you"),
            Some(name) => name.clone(),
            None => seat.to_string(),
        }
    }
}

/// A part of the log.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chapter {
    /// What it is about, such as "Round 2, draft".
    pub title: String,
    /// What happened, a line each; whose doing it was, if it was somebody's.
    pub lines: Vec<(Option<Seat>, String)>,
}
