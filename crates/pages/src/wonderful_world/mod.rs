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
//! | `lessons` | what a first game teaches |
//! | `log`, `result`, `chart` | what happened, and how it ended |

mod card;
mod chart;
mod empire;
mod figures;
mod goal;
mod hand;
mod icons;
mod lessons;
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

use crate::board::{Board, BoardContext, Chapter, Figure, LogContext, Offers, Zone};
use crate::lesson::{FirstGame, Lesson};
use crate::words::Words;
use maud::{Markup, html};
pub use names::Names;
use tabletop::Viewer;
use wonderful_world::state::Phase;
use wonderful_world::view::PlayerView;
use wonderful_world::{Choice, Event, View, WonderfulWorld};

type Context<'a> = BoardContext<'a, WonderfulWorld>;

impl Board for WonderfulWorld {
    const RULES_PAGES: &'static [(&'static str, &'static str)] = wonderful_world::RULES_PAGES;
    const KEYS: &'static str = "ww";

    fn zones(context: &Context) -> Vec<Zone> {
        vec![
            // The drawings never change, so they are sent only once.
            Zone::new("ww-sprite", html! { div #ww-sprite .unseen aria-hidden="true" { (icons::sprite()) } }),
            Zone::new("ww-status", status::status(context)),
            Zone::new("ww-players", players::players(context)),
            Zone::new("ww-race", race::race(context)),
            Zone::new("ww-goal", goal::goal(context)),
            Zone::new("ww-sites", sites::sites(context)),
            Zone::new("ww-empire", empire::empire(context)),
            Zone::new("ww-hand", hand::hand(context)),
        ]
    }

    fn offers(context: &Context) -> Vec<Offers> {
        offers::offers(context)
    }

    fn question(context: &Context) -> String {
        figures::question(context)
    }

    fn figures(view: &View, viewer: Viewer, words: &'static Words) -> Vec<Figure> {
        figures::figures(view, viewer, words)
    }

    fn begins_chapter(event: &Event) -> bool {
        matches!(event, Event::Round { .. } | Event::Planning | Event::Step { .. } | Event::Over)
    }

    fn chapter(events: &[Event], context: &LogContext) -> Chapter {
        log::chapter(events, context)
    }

    fn round(view: &View) -> Option<u8> {
        Some(view.round).filter(|&round| round > 0)
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
        matches!(view.phase, Phase::Draft { .. }) && view.players.len() > 1
    }

    fn result(context: &Context) -> Markup {
        result::result(context)
    }
}

/// The player who looks.
fn me<'a>(context: &Context<'a>) -> Option<&'a PlayerView> {
    match context.viewer {
        Viewer::Seat(seat) => context.view.players.get(seat.index()),
        Viewer::Spectator => None,
    }
}

/// The names in the viewer's language.
fn names(context: &Context) -> Names {
    Names(context.words)
}

/// A zone that has nothing to show now.
fn nothing(id: &str) -> Markup {
    html! { section #(id) hidden {} }
}
