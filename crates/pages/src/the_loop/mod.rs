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

use crate::board::{Board, Chapter, Offers, Sight, Teller, Zone};
use maud::Markup;
pub use names::Names;
use the_loop::{Event, TheLoop, View};

type See<'a> = Sight<'a, TheLoop>;

impl Board for TheLoop {
    const RULES_PAGES: &'static [(&'static str, &'static str)] = the_loop::RULES_PAGES;
    const KEYS: &'static str = "loop";

    fn zones(see: &See) -> Vec<Zone> {
        zones::zones(see)
    }

    fn offers(see: &See) -> Vec<Offers> {
        offers::offers(see)
    }

    fn begins_chapter(event: &Event) -> bool {
        matches!(event, Event::Turn { .. })
    }

    fn tell(events: &[Event], teller: &Teller) -> Chapter {
        log::tell(events, teller)
    }

    fn round(view: &View) -> Option<u8> {
        Some(view.cycle).filter(|&cycle| cycle > 0)
    }

    fn result(see: &See) -> Markup {
        zones::result(see)
    }

    /// Hands lie open, and everybody knows the same.
    fn hides(_: &View) -> bool {
        false
    }
}
