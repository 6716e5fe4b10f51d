//! The LOOP in words: what site, terminal, hints and reviews say of it. The table is shown in words too, until it has a board.
//!
//! | file | what it says |
//! |---|---|
//! | `names` | what things are called |
//! | `effect` | what an artifact does, made from its effect |
//! | `offers` | what can be chosen |
//! | `log` | what happened |
//! | `zones` | the table, and how it ended |

mod effect;
mod log;
mod names;
mod offers;
#[cfg(test)]
mod tests;
mod zones;

use crate::board::{Board, BoardContext, Chapter, LogContext, Offers, Zone};
use maud::Markup;
pub use names::Names;
use the_loop::{Event, TheLoop, View};

type Context<'a> = BoardContext<'a, TheLoop>;

impl Board for TheLoop {
    const RULES_PAGES: &'static [(&'static str, &'static str)] = the_loop::RULES_PAGES;
    const KEYS: &'static str = "loop";

    fn zones(context: &Context) -> Vec<Zone> {
        zones::zones(context)
    }

    fn offers(context: &Context) -> Vec<Offers> {
        offers::offers(context)
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
        zones::result(context)
    }

    /// Hands lie open, and everybody knows the same.
    fn hides(_: &View) -> bool {
        false
    }
}
