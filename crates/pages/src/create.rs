//! A new table: what is agreed before a game, and who sits where.

use crate::frame::{SitePage, site_page};
use crate::home::GameCard;
use crate::words::Words;
use maud::{Markup, html};
use serde_json::Value;
use tabletop::About;

mod options;

pub use options::BY_SEAT;

/// What the form is made of.
pub struct Create<'a> {
    /// The visitor's name.
    pub person: &'a str,
    pub game: &'a GameCard,
    /// What the keys of this game begin with in the Fluent files.
    pub keys: &'static str,
    /// The options, as the game itself describes them.
    pub about: &'a About,
    /// The bots of this game, the weakest first.
    pub bots: &'a [&'static str],
    /// The options that are chosen already: by a preset, or before a refusal.
    pub options: &'a Value,
    /// What was sent for another field (`seat.0`, `listed`), after a refusal; nothing on a fresh form.
    pub chosen: &'a dyn Fn(&str) -> Option<String>,
    /// Why the last try was refused, as the game says it; what the options' own description says is shown instead.
    pub error: Option<&'a str>,
}

/// The page with the form. An option that is left as it is goes as an empty value, so that what depends on another
/// option can follow it.
pub fn create(words: &'static Words, create: &Create) -> Markup {
    let name = create.game.name;
    let conflicts = create.error.map(|_| create.about.conflicts(create.options)).unwrap_or_default();
    let relations = options::relations(words, create.keys, create.about);
    let inside = html! {
        form.create method="post" action="/tables" data-relations=(relations) {
            h1 { (words.say("create-title")) }
            p.soft { (create.game.title) " · " a href={ "/rules/" (name) } { (words.say("rules")) } }
            @if let Some(error) = create.error {
                p.error role="alert" {
                    strong { (words.say("create-refused")) } " "
                    @if conflicts.is_empty() { (error) } @else { (words.say("create-refused-below")) }
                }
            }
            input type="hidden" name="game" value=(name);
            (options::options(words, create, &conflicts))
            (seats(words, create))
            (hints(words, create))
            (patience(words, create))
            label.check {
                input type="checkbox" name="listed" value="on" checked[(create.chosen)("listed").is_some()];
                span { (words.say("create-listed")) }
            }
            p.soft { (words.say("create-link-about")) }
            button.button.primary.big type="submit" { (words.say("create-submit")) }
        }
    };
    let (title, here) = (words.say("create-title"), format!("/new/{name}"));
    let page =
        SitePage { words, person: create.person, here: &here, title: &title, class: "form", scripts: &["create.js"] };
    site_page(&page, &inside)
}

fn seats(words: &Words, create: &Create) -> Markup {
    html! {
        section.seats aria-labelledby="seats" {
            h2 #seats { (words.say("create-seats")) }
            p.soft { (words.say("create-seats-about")) }
            p.soft.without-script { (words.say("create-seats-more")) }
            ol { @for seat in 0..create.game.players.1 { (seat_row(words, create, seat)) } }
        }
    }
}

fn hints(words: &Words, create: &Create) -> Markup {
    let chosen = (create.chosen)("hints").unwrap_or_default();
    html! {
        fieldset.option aria-describedby="about-hints" {
            legend { (words.say("create-hints")) }
            div.pills {
                @for (sent, label) in [("", "create-hints-alone"), ("everybody", "create-hints-everybody"), ("nobody", "create-hints-nobody")] {
                    label {
                        input type="radio" name="hints" value=(sent) checked[sent == chosen];
                        span { (words.say(label)) }
                    }
                }
            }
            p.soft #about-hints { (words.say("create-hints-about")) }
        }
    }
}

/// After how long a bot may play for somebody who is away: what the form sends, nothing for what is usual, and the words.
const PATIENCE: [(&str, &str); 5] = [
    ("ten-minutes", "create-patience-ten-minutes"),
    ("", "create-patience-day"),
    ("three-days", "create-patience-three-days"),
    ("week", "create-patience-week"),
    ("never", "create-patience-never"),
];

fn patience(words: &Words, create: &Create) -> Markup {
    let chosen = (create.chosen)("patience").unwrap_or_default();
    html! {
        fieldset.option aria-describedby="about-patience" {
            legend { (words.say("create-patience")) }
            div.pills {
                @for (sent, label) in PATIENCE {
                    label {
                        input type="radio" name="patience" value=(sent) checked[sent == chosen];
                        span { (words.say(label)) }
                    }
                }
            }
            p.soft #about-patience { (words.say("create-patience-about")) }
        }
    }
}

fn seat_row(words: &Words, create: &Create, seat: u8) -> Markup {
    let name = format!("seat.{seat}");
    let fair = create.bots.iter().find(|&&bot| bot == "fair").or(create.bots.last());
    let usual = match fair {
        _ if seat == 0 => "me".to_owned(),
        Some(bot) => format!("bot:{bot}"),
        None => "open".to_owned(),
    };
    let chosen = (create.chosen)(&name).unwrap_or(usual);
    html! {
        li.seat {
            label for=(name) { (words.with("seat-number", &[("n", (seat + 1).into())])) }
            select id=(name) name=(name) {
                option value="me" selected[chosen == "me"] { (words.with("seat-me", &[("name", create.person.into())])) }
                option value="open" selected[chosen == "open"] { (words.say("seat-open")) }
                @for bot in create.bots.iter().rev() {
                    @let value = format!("bot:{bot}");
                    option value=(value) selected[chosen == value] { (bot_name(words, bot)) }
                }
            }
        }
    }
}

/// What a bot of this level is called.
pub fn bot_name(words: &Words, bot: &str) -> String {
    words.get(&format!("bot-{bot}"), &[]).unwrap_or_else(|| bot.to_owned())
}
