//! What a game shows on its pages.
//!
//! A game that says nothing for itself is shown by [`plain`]: state as tidy text, choices as buttons.

use crate::lesson::{FirstGame, Lesson};
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
    fn zones(context: &BoardContext<Self>) -> Vec<Zone> {
        plain::zones(context)
    }

    /// The choices in words, in groups; every choice is in exactly one of them.
    fn offers(context: &BoardContext<Self>) -> Vec<Offers> {
        plain::offers(context)
    }

    /// Whether a new chapter of the log begins with this event.
    fn begins_chapter(event: &Self::Event) -> bool {
        plain::begins_chapter(event)
    }

    /// A chapter of the log, in the words a player would use.
    fn chapter(events: &[Self::Event], context: &LogContext) -> Chapter {
        plain::chapter(events, context)
    }

    /// The number of the round, or of whatever long parts a game has, from 1; none outside of them.
    fn round(view: &Self::View) -> Option<u8> {
        let _ = view;
        None
    }

    /// What is asked now, in a few words: the end of the chain above the action bar.
    fn question(context: &BoardContext<Self>) -> String {
        let offers = Self::offers(context);
        offers.into_iter().map(|offers| offers.title).find(|title| !title.is_empty()).unwrap_or_default()
    }

    /// The figures on the board that a choice can change. A preview of a choice compares them before and after it.
    fn figures(view: &Self::View, viewer: Viewer, words: &'static Words) -> Vec<Figure> {
        let _ = (view, viewer, words);
        Vec::new()
    }

    /// What happened, in a few entries: for the strip of recent events.
    fn recent(events: &[Self::Event], context: &LogContext) -> Vec<RecentEvent> {
        let entry = |(seat, text)| RecentEvent { seat, icons: Markup::default(), text };
        let chapters = events.chunk_by(|_, next| !Self::begins_chapter(next)).flat_map(|events| {
            let chapter = Self::chapter(events, context);
            let begins = events.first().is_some_and(Self::begins_chapter);
            let title = (begins && !chapter.title.is_empty()).then_some((None, chapter.title));
            title.into_iter().chain(chapter.lines)
        });
        chapters.map(entry).collect()
    }

    /// The lessons of this game; see [`lesson`](crate::lesson). A game that has some has one for every kind of decision.
    const LESSONS: &'static [Lesson] = &[];

    /// The game in which somebody learns; it is offered if there are lessons.
    const FIRST_GAME: FirstGame = FirstGame { options: "{}", seed: "1", next: "full_game" };

    /// The name of the lesson about the kind of decision that this choice belongs to.
    fn lesson_of_choice(choice: &Self::Choice, context: &BoardContext<Self>) -> Option<&'static str> {
        let _ = (choice, context);
        None
    }

    /// The name of the lesson about this kind of event, as `viewer` learns of it.
    fn lesson_of_event(event: &Self::Event, viewer: Viewer) -> Option<&'static str> {
        let _ = (event, viewer);
        None
    }

    /// Whether the view shows something that others in the same room must not see.
    fn hides(view: &Self::View) -> bool {
        let _ = view;
        true
    }

    /// How it ended, part by part, as a table and a chart; empty before the end.
    fn result(context: &BoardContext<Self>) -> Markup {
        plain::result(context)
    }
}

/// What a board is drawn from: one viewer's view and choices.
#[derive(Clone, Copy)]
pub struct BoardContext<'a, G: Game> {
    pub viewer: Viewer,
    /// What they see.
    pub view: &'a G::View,
    /// The viewer's legal choices; empty if it is not their turn.
    pub choices: &'a [G::Choice],
    /// The choice that waits to be confirmed.
    pub held: Option<G::Choice>,
    /// What each seat is called, in the order of seats.
    pub names: &'a [String],
    pub words: &'static Words,
}

impl<G: Game> BoardContext<'_, G> {
    /// The name of a seat as the viewer reads it: "you" for their own.
    pub fn name(&self, seat: Seat) -> String {
        LogContext { viewer: self.viewer, names: self.names, words: self.words }.name(seat)
    }

    /// The index of a choice in the list: what its button sends.
    pub fn index_of(&self, choice: &G::Choice) -> Option<usize> {
        self.choices.iter().position(|other| other == choice)
    }

    /// A piece on the board. If it can be chosen, it is a lit button with `label` for screen readers; otherwise the same
    /// element unlit.
    pub fn piece(&self, choice: &G::Choice, class: &str, label: &str, inside: &Markup) -> Markup {
        match self.index_of(choice) {
            Some(index) => html! {
                button.lit.(class) type="submit" form="choose" name="choice" value=(index) aria-label=(label) title=(label) { (inside) }
            },
            None => html! { div.(class) { (inside) } },
        }
    }

    /// A piece with all that can be chosen there. One choice: a button that makes it. Several: a button that opens a menu
    /// of them at the piece. None: the same thing unlit. `id` must be the same every time and unique on the page.
    pub fn piece_menu(
        &self,
        id: &str,
        items: &[MenuItem<G::Choice>],
        class: &str,
        label: &str,
        inside: &Markup,
    ) -> Markup {
        let listed: Vec<_> = items.iter().filter_map(|item| Some((self.index_of(&item.choice)?, item))).collect();
        let menu = format!("menu-{id}");
        match listed.as_slice() {
            [] => html! { div.(class) { (inside) } },
            [(index, item)] => {
                let label = if item.words.is_empty() { label.to_owned() } else { format!("{label}: {}", item.words) };
                html! {
                    button.lit.(class) type="submit" form="choose" name="choice" value=(index) aria-label=(label) title=(label) { (inside) }
                }
            }
            several => html! {
                button.lit.(class) type="button" popovertarget=(menu) aria-haspopup="menu" aria-label=(label) title=(label) { (inside) }
                div.piece-menu #(menu) popover="auto" role="menu" aria-label=(label) {
                    p.menu-title aria-hidden="true" { (label) }
                    @for (key, (index, item)) in (1..).zip(several) {
                        button.choice type="submit" form="choose" name="choice" value=(index) role="menuitem" data-key=(key) {
                            (item.icon)
                            span.item-words { (item.words) @if !item.note.0.is_empty() { small { (item.note) } } }
                        }
                    }
                }
            },
        }
    }
}

/// A choice in the menu at a piece.
pub struct MenuItem<C> {
    pub choice: C,
    pub words: String,
    /// Drawn before the words.
    pub icon: Markup,
    /// What it costs or brings, below the words.
    pub note: Markup,
}

impl<C> MenuItem<C> {
    /// A choice in words alone.
    pub fn new(choice: C, words: String) -> Self {
        Self { choice, words, icon: Markup::default(), note: Markup::default() }
    }
}

/// A figure on the board that choices can change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figure {
    /// The value of `data-figure` of the elements that show it.
    pub key: String,
    pub value: String,
    /// What it is, in words.
    pub label: String,
}

/// An entry of the strip of recent events.
#[derive(Clone, Debug)]
pub struct RecentEvent {
    /// Who did it, if somebody did.
    pub seat: Option<Seat>,
    /// What it was, in icons of the game; nothing where words must do.
    pub icons: Markup,
    pub text: String,
}

/// A part of the page that is sent again when it changes.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Zone {
    /// The id of its element.
    pub id: String,
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
    /// The rule behind them, such as `WW-PLAN-02`.
    pub rule: Option<&'static str>,
    /// The index of each in the list of choices, and its label.
    pub choices: Vec<(usize, String)>,
    /// Several choices in one go: the label, the index of the choice, and how often it is made.
    pub shortcuts: Vec<(String, usize, u8)>,
    /// Rarely used choices, folded away in the action bar. Their numbers still work, and the board shows them too.
    pub folded: bool,
    /// They end a turn, a phase or a step: shown as the main button.
    pub ends: bool,
    /// How the action bar shows them, in their order: short, and those about one place together. Without chips each choice is shown by
    /// its label.
    pub chips: Vec<Chip>,
}

/// One or several choices, as the action bar shows them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chip {
    pub label: String,
    /// Icons of the game, as HTML, before and after the label.
    pub before: String,
    pub after: String,
    /// How many choices it stands for. Several are asked for in a menu.
    pub count: usize,
}

/// What a chapter of the log is written from.
#[derive(Clone, Copy)]
pub struct LogContext<'a> {
    /// The reader of the log.
    pub viewer: Viewer,
    /// What each seat is called, in the order of seats.
    pub names: &'a [String],
    pub words: &'static Words,
}

impl LogContext<'_> {
    /// The name of a seat as the viewer reads it: "you" for their own.
    pub fn name(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(_) if self.viewer.is(seat) => self.words.say("you"),
            Some(name) => name.clone(),
            None => seat.to_string(),
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chapter {
    /// What it is about, such as "Round 2, draft".
    pub title: String,
    /// What happened, a line each; whose doing it was, if it was somebody's.
    pub lines: Vec<(Option<Seat>, String)>,
}
