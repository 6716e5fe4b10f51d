//! Anachrony: its table, and what site, terminal, hints and reviews say of it.
//!
//! | file | what it says |
//! |---|---|
//! | `names` | what things are called |
//! | `effect` | what tiles and path boards do, made from their data |
//! | `ask`, `offers`, `short`, `chips` | what is asked, and what can be chosen |
//! | `figures`, `evacuation` | the figures that choices change |
//! | `log`, `recent` | what happened |
//! | `result`, `chart` | how it stands and how it ended |
//! | `board`, `icons` | the table, zone by zone, and its drawings |
//! | `lessons` | what a first game teaches |
//! | `dialogs`, `portraits` | what is chosen before the first era |

mod ask;
mod board;
mod chart;
mod chips;
mod dialogs;
mod effect;
mod evacuation;
mod figures;
mod icons;
mod lessons;
mod log;
mod names;
mod offers;
mod portraits;
mod recent;
mod result;
mod short;
#[cfg(test)]
mod tests;

use crate::board::{Board, BoardContext, Chapter, Figure, LogContext, Offers, RecentEvent, Zone};
use crate::lesson::{FirstGame, Lesson};
use crate::words::Words;
use anachrony::state::Phase;
use anachrony::{Anachrony, Choice, Event, View};
use maud::Markup;
pub use names::Names;
use tabletop::Viewer;

type Context<'a> = BoardContext<'a, Anachrony>;

impl Board for Anachrony {
    const RULES_PAGES: &'static [(&'static str, &'static str)] = anachrony::RULES_PAGES;
    const KEYS: &'static str = "ana";

    fn zones(context: &Context) -> Vec<Zone> {
        board::zones(context)
    }

    fn offers(context: &Context) -> Vec<Offers> {
        offers::offers(context)
    }

    fn question(context: &Context) -> String {
        ask::question(context)
    }

    fn figures(view: &View, viewer: Viewer, words: &'static Words) -> Vec<Figure> {
        figures::figures(view, viewer, words)
    }

    fn recent(events: &[Event], context: &LogContext) -> Vec<RecentEvent> {
        recent::recent(events, context)
    }

    fn begins_chapter(event: &Event) -> bool {
        matches!(
            event,
            Event::Era { .. } | Event::PowerUp | Event::Warp | Event::Actions | Event::CleanUp | Event::Over
        )
    }

    fn chapter(events: &[Event], context: &LogContext) -> Chapter {
        log::chapter(events, context)
    }

    fn round(view: &View) -> Option<u8> {
        Some(view.era).filter(|&era| era > 0)
    }

    const LESSONS: &'static [Lesson] = lessons::LESSONS;
    const FIRST_GAME: FirstGame = lessons::FIRST_GAME;

    fn lesson_of_choice(choice: &Choice, context: &Context) -> Option<&'static str> {
        Some(lessons::of_choice(*choice, context))
    }

    fn lesson_of_event(event: &Event, viewer: Viewer) -> Option<&'static str> {
        lessons::of_event(event, viewer)
    }

    fn hides(view: &View) -> bool {
        matches!(view.phase, Phase::Warp | Phase::Goals | Phase::Assets { .. })
    }

    fn result(context: &Context) -> Markup {
        result::result(context)
    }
}
