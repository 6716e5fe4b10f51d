//! The board of It's a Wonderful World.
//!
//! | file | what it shows |
//! |---|---|
//! | `status` | round, phases and steps as a track; deck and discard pile |
//! | `players` | everybody side by side: what one compares while drafting |
//! | `race` | who would get the leader of each step |
//! | `goal` | what a game alone is about |
//! | `sites`, `empire`, `hand` | my things, and what can be done with them |
//! | `card`, `icons`, `names` | what they are made of |
//! | `offers` | the choices in words |
//! | `log`, `result`, `chart` | what happened, and how it ended |

mod card;
mod chart;
mod empire;
mod goal;
mod hand;
mod icons;
mod log;
mod names;
mod offers;
mod players;
mod race;
mod result;
mod sites;
mod status;
#[cfg(test)]
mod tests;

use crate::board::{Board, Chapter, Offers, Sight, Teller, Zone};
use maud::{Markup, html};
pub use names::Names;
use tabletop::Viewer;
use wonderful_world::state::Phase;
use wonderful_world::view::PlayerView;
use wonderful_world::{Event, View, WonderfulWorld};

type See<'a> = Sight<'a, WonderfulWorld>;

impl Board for WonderfulWorld {
    const RULES_PAGES: &'static [(&'static str, &'static str)] = wonderful_world::RULES_PAGES;
    const KEYS: &'static str = "ww";

    fn zones(see: &See) -> Vec<Zone> {
        vec![
            // The drawings never change, so they are sent only once.
            Zone::new("ww-sprite", html! { div #ww-sprite .unseen aria-hidden="true" { (icons::sprite()) } }),
            Zone::new("ww-status", status::status(see)),
            Zone::new("ww-players", players::players(see)),
            Zone::new("ww-race", race::race(see)),
            Zone::new("ww-goal", goal::goal(see)),
            Zone::new("ww-sites", sites::sites(see)),
            Zone::new("ww-empire", empire::empire(see)),
            Zone::new("ww-hand", hand::hand(see)),
        ]
    }

    fn offers(see: &See) -> Vec<Offers> {
        offers::offers(see)
    }

    fn begins_chapter(event: &Event) -> bool {
        matches!(event, Event::Round { .. } | Event::Planning | Event::Step { .. } | Event::Over)
    }

    fn tell(events: &[Event], teller: &Teller) -> Chapter {
        log::tell(events, teller)
    }

    fn round(view: &View) -> Option<u8> {
        Some(view.round).filter(|&round| round > 0)
    }

    fn hides(view: &View) -> bool {
        matches!(view.phase, Phase::Draft { .. }) && view.players.len() > 1
    }

    fn result(see: &See) -> Markup {
        result::result(see)
    }
}

/// The player who looks.
fn me<'a>(see: &See<'a>) -> Option<&'a PlayerView> {
    match see.viewer {
        Viewer::Seat(seat) => see.view.players.get(seat.index()),
        Viewer::Spectator => None,
    }
}

/// The words of whoever looks.
fn names(see: &See) -> Names {
    Names(see.words)
}

/// A zone that has nothing to show now.
fn nothing(id: &str) -> Markup {
    html! { section #(id) hidden {} }
}
