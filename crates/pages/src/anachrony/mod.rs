//! Anachrony in words: what site, terminal, hints and reviews say of it. The table is shown in words too, until it has a board.
//!
//! | file | what it says |
//! |---|---|
//! | `names` | what things are called |
//! | `effect` | what tiles and path boards do, made from their data |
//! | `ask`, `offers` | what is asked, and what can be chosen |
//! | `log` | what happened |
//! | `result` | how it stands and how it ended |
//! | `zones` | the table |

mod ask;
mod effect;
mod log;
mod names;
mod offers;
mod result;
#[cfg(test)]
mod tests;
mod zones;

use crate::board::{Board, Chapter, Offers, Sight, Teller, Zone};
use anachrony::state::Phase;
use anachrony::{Anachrony, Event, View};
use maud::Markup;
pub use names::Names;

type See<'a> = Sight<'a, Anachrony>;

impl Board for Anachrony {
    const RULES_PAGES: &'static [(&'static str, &'static str)] = anachrony::RULES_PAGES;
    const KEYS: &'static str = "ana";

    fn zones(see: &See) -> Vec<Zone> {
        zones::zones(see)
    }

    fn offers(see: &See) -> Vec<Offers> {
        offers::offers(see)
    }

    fn begins_chapter(event: &Event) -> bool {
        matches!(
            event,
            Event::Era { .. } | Event::PowerUp | Event::Warp | Event::Actions | Event::CleanUp | Event::Over
        )
    }

    fn tell(events: &[Event], teller: &Teller) -> Chapter {
        log::tell(events, teller)
    }

    fn round(view: &View) -> Option<u8> {
        Some(view.era).filter(|&era| era > 0)
    }

    fn hides(view: &View) -> bool {
        matches!(view.phase, Phase::Warp | Phase::Goals | Phase::Assets { .. })
    }

    fn result(see: &See) -> Markup {
        result::result(see)
    }
}
