//! Lessons: what a game says beside the pieces when something comes up for the first time.
//!
//! Lessons are data. A game lists them ([`Board::LESSONS`]) and says which of them belongs to a choice and to an event; their
//! words are in the Fluent files. The page names the lessons of the moment, and the browser, which knows what its reader has
//! seen, shows the first one that is new.

use crate::board::{Board, BoardContext};
use crate::frame::{SitePage, site_page};
use crate::home::GameCard;
use crate::table::{Frame, sign};
use crate::words::Words;
use maud::{Markup, html};

/// A lesson about a kind of decision or event. `<keys>-lesson-<name>` is its title, a few words, and
/// `<keys>-lesson-<name>-text` two or three sentences: what this is, what to look at, what a good player considers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lesson {
    pub name: &'static str,
    /// The pieces that it stands beside, as a CSS selector. The first of them in sight counts; if there is none, the lesson
    /// stands above the action bar.
    pub beside: &'static str,
    /// The rule where one can read on, such as `WW-DRAFT-02`.
    pub rule: &'static str,
}

/// The game in which somebody learns: real rules, and a deal in which much of what matters comes up early.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FirstGame {
    /// The options, as JSON. The learner has the first seat, *easy* bots the others.
    pub options: &'static str,
    /// The seed of the deal, as text.
    pub seed: &'static str,
    /// The preset to try after it.
    pub next: &'static str,
}

/// The lessons of this moment: first about what has happened, in the order in which it did, then about what is asked.
pub fn lessons<G: Board>(context: &BoardContext<G>, events: &[G::Event]) -> Vec<&'static str> {
    let of_events = events.iter().filter_map(|event| G::lesson_of_event(event, context.viewer));
    let of_choices = context.choices.iter().filter_map(|choice| G::lesson_of_choice(choice, context));
    let mut lessons = Vec::new();
    for lesson in of_events.chain(of_choices) {
        if !lessons.contains(&lesson) {
            lessons.push(lesson);
        }
    }
    lessons
}

/// The zone that tells the browser which lessons belong to this moment.
pub(crate) fn now(frame: &Frame) -> Markup {
    html! { div #lessons-now hidden data-lessons=(frame.lessons.join(" ")) {} }
}

/// The place where a lesson is shown. Its words come from the page of lessons.
pub(crate) fn card(frame: &Frame) -> Markup {
    let words = frame.words;
    if !frame.teaches {
        return Markup::default();
    }
    html! {
        section #lesson role="note" aria-labelledby="lesson-title" data-game=(frame.game) data-learning[frame.learning] hidden {
            h2 #lesson-title {}
            p #lesson-text {}
            div.answers {
                button.button.primary type="button" data-lesson="read" { (words.say("lesson-read")) }
                button.button type="button" data-lesson="show" { (words.say("lesson-show")) }
                a.button #lesson-rule href={ "/rules/" (frame.game) } target="_blank" { (words.say("rules")) }
                button.button.quiet type="button" data-lesson="off" { (words.say("lesson-off")) }
            }
        }
    }
}

/// What the menu says about lessons.
pub(crate) fn menu(frame: &Frame) -> Markup {
    let words = frame.words;
    if !frame.teaches {
        return Markup::default();
    }
    html! {
        section #lesson-menu {
            h3 { (words.say("lessons")) }
            button.setting type="button" role="switch" aria-checked="false" data-lesson="switch" { (words.say("lesson-switch")) }
            p {
                a href={ "/lessons/" (frame.game) } target="_blank" { (words.say("lessons-all")) } " · "
                button.link type="button" data-lesson="again" { (words.say("lesson-again")) }
            }
        }
    }
}

/// All lessons of a game, to be read again.
pub fn page(words: &'static Words, person: &str, game: &GameCard, keys: &str, lessons: &[Lesson]) -> Markup {
    let title = words.with("lessons-of", &[("game", game.title.as_str().into())]);
    let here = format!("/lessons/{}", game.name);
    let inside = html! {
        section.lessons {
            h1 { (title) }
            p.lead { (words.say("lessons-about")) }
            @for lesson in lessons {
                @let key = format!("{keys}-lesson-{}", lesson.name);
                article.lesson id={ "lesson-" (lesson.name) } data-lesson=(lesson.name) data-beside=(lesson.beside) {
                    h2 { (words.say(&key)) }
                    p { (words.say(&format!("{key}-text"))) }
                    a.why href={ "/rules/" (game.name) "#" (lesson.rule) } { (words.say("lesson-rule")) }
                }
            }
        }
    };
    site_page(&SitePage { words, person, here: &here, title: &title, class: "shelved", scripts: &[] }, &inside)
}

/// The sign of learning: an open book.
pub(crate) fn book() -> Markup {
    sign("M12 7c-2-2-5-2.5-8-2v13c3-.5 6 0 8 2 2-2 5-2.5 8-2V5c-3-.5-6 0-8 2zM12 7v13")
}
