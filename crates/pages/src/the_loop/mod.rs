//! The LOOP: its table, and its words, which site, terminal, hints and reviews say.
//!
//! | file | what it says |
//! |---|---|
//! | `names` | what things are called |
//! | `effect` | what an artifact does, made from its effect |
//! | `offers` | what can be chosen |
//! | `log` | what happened |
//! | `lessons` | what a first game teaches |
//! | `board` | the table, and how it ended |

mod board;
mod effect;
mod lessons;
mod log;
mod names;
mod offers;
#[cfg(test)]
mod tests;

use crate::board::{Board, BoardContext, Chapter, Figure, LogContext, Offers, RecentEvent, Zone};
use crate::lesson::{FirstGame, Lesson};
use crate::words::Words;
use maud::Markup;
pub use names::Names;
use tabletop::Viewer;
use the_loop::{Choice, Event, TheLoop, View};

type Context<'a> = BoardContext<'a, TheLoop>;

impl Board for TheLoop {
    const RULES_PAGES: &'static [(&'static str, &'static str)] = the_loop::RULES_PAGES;
    const KEYS: &'static str = "loop";
    const LESSONS: &'static [Lesson] = lessons::LESSONS;
    const FIRST_GAME: FirstGame = lessons::FIRST_GAME;

    fn zones(context: &Context) -> Vec<Zone> {
        board::zones(context)
    }

    fn offers(context: &Context) -> Vec<Offers> {
        offers::offers(context)
    }

    fn question(context: &Context) -> String {
        board::question(context)
    }

    fn figures(view: &View, viewer: Viewer, words: &'static Words) -> Vec<Figure> {
        board::figures(view, viewer, words)
    }

    fn recent(events: &[Event], context: &LogContext) -> Vec<RecentEvent> {
        log::recent(events, context)
    }

    fn lesson_of_choice(choice: &Choice, context: &Context) -> Option<&'static str> {
        Some(lessons::of_choice(*choice, context))
    }

    fn lesson_of_event(event: &Event, _: Viewer) -> Option<&'static str> {
        lessons::of_event(event)
    }

    fn begins_chapter(event: &Event) -> bool {
        matches!(event, Event::Turn { .. })
    }

    fn chapter(events: &[Event], context: &LogContext) -> Chapter {
        log::chapter(events, context)
    }

    fn round(view: &View) -> Option<u8> {
        Some(view.cycle).filter(|&cycle| cycle > 0)
    }

    fn result(context: &Context) -> Markup {
        board::result(context)
    }

    /// Hands lie open, and everybody knows the same.
    fn hides(_: &View) -> bool {
        false
    }
}
