//! A new table: what is agreed before a game, and who sits where.

use crate::frame::{Sheet, sheet};
use crate::home::GameCard;
use crate::words::Words;
use maud::{Markup, html};
use tabletop::{About, OptionField};

/// Up to so many values are shown side by side instead of in a list to open.
const SIDE_BY_SIDE: usize = 5;

/// What the form is made of.
pub struct Create<'a> {
    /// What whoever looks is called.
    pub person: &'a str,
    /// The game.
    pub game: &'a GameCard,
    /// What the keys of this game begin with in the Fluent files.
    pub keys: &'static str,
    /// The options, as the game itself describes them.
    pub about: &'a About,
    /// The bots of this game, the weakest first.
    pub bots: &'a [&'static str],
    /// What was sent for a field (`option.side`, `seat.0`, `listed`), after a refusal; nothing on a fresh form.
    pub chosen: &'a dyn Fn(&str) -> Option<String>,
    /// Why the last try was refused.
    pub refusal: Option<&'a str>,
}

/// The page with the form. An option that is left as it is goes as an empty value, so that what depends on another
/// option can follow it.
pub fn create(words: &'static Words, create: &Create) -> Markup {
    let name = create.game.name;
    let inside = html! {
        form.create method="post" action="/tables" {
            h1 { (words.say("create-title")) }
            p.soft { (create.game.title) " · " a href={ "/rules/" (name) } { (words.say("rules")) } }
            @if let Some(refusal) = create.refusal {
                p.refusal role="alert" { strong { (words.say("create-refused")) } " " (refusal) }
            }
            input type="hidden" name="game" value=(name);
            section aria-labelledby="options" {
                h2 #options { (words.say("create-options")) }
                @for field in &create.about.options { (option(words, create, field)) }
            }
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
    let sheet_of =
        Sheet { words, person: create.person, here: &here, title: &title, class: "form", scripts: &["create.js"] };
    sheet(&sheet_of, &inside)
}

fn option(words: &Words, create: &Create, field: &OptionField) -> Markup {
    let about = words.get(&key(create.keys, field.name, "about"), &[]).unwrap_or_else(|| field.about.to_owned());
    let label = words
        .get(&format!("{}-option-{}", create.keys, field.name.replace('_', "-")), &[])
        .unwrap_or_else(|| field.name.replace('_', " "));
    let name = format!("option.{}", field.name);
    let hint = format!("about-{}", field.name);
    let chosen = (create.chosen)(&name).unwrap_or_default();
    let values = values(words, create.keys, field);
    html! {
        @if values.len() <= SIDE_BY_SIDE {
            fieldset.option aria-describedby=(hint) {
                legend { (label) }
                div.pills {
                    @for Value { sent, stands_for, label } in &values {
                        label {
                            input type="radio" name=(name) value=(sent) data-value=(stands_for) checked[*sent == chosen];
                            span { (label) }
                        }
                    }
                }
                p.soft id=(hint) { (about) }
            }
        } @else {
            div.option {
                label for=(name) { (label) }
                select id=(name) name=(name) aria-describedby=(hint) {
                    @for Value { sent, stands_for, label } in &values {
                        option value=(sent) data-value=(stands_for) selected[*sent == chosen] { (label) }
                    }
                }
                p.soft id=(hint) { (about) }
            }
        }
    }
}

/// One value of an option in the form.
struct Value {
    /// What the form sends: nothing for what is usual.
    sent: String,
    /// What it stands for.
    stands_for: String,
    /// What is written beside it.
    label: String,
}

fn values(words: &Words, keys: &str, field: &OptionField) -> Vec<Value> {
    // Without one usual value it depends on the other options, and that is a value of its own.
    let depends = field.default.is_none().then(|| Value {
        sent: String::new(),
        stands_for: String::new(),
        label: words.get(&key(keys, field.name, "none"), &[]).unwrap_or_else(|| words.say("option-default")),
    });
    let listed = field.values.iter().map(|value| Value {
        sent: if field.default.as_ref() == Some(value) { String::new() } else { value.clone() },
        stands_for: value.clone(),
        label: words.get(&key(keys, field.name, value), &[]).unwrap_or_else(|| value.replace('_', " ")),
    });
    depends.into_iter().chain(listed).collect()
}

fn key(keys: &str, option: &str, part: &str) -> String {
    format!("{keys}-option-{option}-{part}").replace('_', "-")
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
