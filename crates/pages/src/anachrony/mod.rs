//! Anachrony: its table, and what site, terminal, hints and reviews say of it.
//!
//! | file | what it says |
//! |---|---|
//! | `names` | what things are called |
//! | `effect` | what tiles and path boards do, made from their data |
//! | `ask`, `offers`, `chips` | what is asked, and what can be chosen |
//! | `log` | what happened |
//! | `result` | how it stands and how it ended |
//! | `board`, `icons` | the table, zone by zone, and its drawings |
//! | `dialogs` | what is chosen before the first era |

mod ask;
mod board;
mod chips;
mod dialogs;
mod effect;
mod icons;
mod log;
mod names;
mod offers;
mod result;
#[cfg(test)]
mod tests;

use crate::board::{Board, BoardContext, Chapter, LogContext, Offers, Zone};
use anachrony::state::Phase;
use anachrony::{Anachrony, Event, View};
use maud::Markup;
pub use names::Names;

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

    fn hides(view: &View) -> bool {
        matches!(view.phase, Phase::Warp | Phase::Goals | Phase::Assets { .. })
    }

    fn result(context: &Context) -> Markup {
        result::result(context)
    }
}
