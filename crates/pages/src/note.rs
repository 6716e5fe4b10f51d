//! A page that says one thing: what went wrong, or what is asked.

use crate::frame::{Sheet, sheet};
use crate::ornament;
use crate::words::Words;
use maud::{Markup, html};

/// What a page says.
pub struct Note<'a> {
    /// The status it is answered with; those that mean a failure are shown.
    pub status: u16,
    /// What it is about.
    pub title: String,
    /// What happened and what can be done.
    pub text: String,
    /// Where to go from here: the address and what is written on the link; else to the first page.
    pub link: Option<(&'a str, String)>,
    /// What was asked for and may be asked for again.
    pub again: Option<Again<'a>>,
}

/// A form that was sent.
pub struct Again<'a> {
    /// Where it was sent to.
    pub action: &'a str,
    /// Its fields.
    pub fields: Vec<(&'a str, &'a str)>,
}

/// A page with a note.
pub fn note(words: &'static Words, person: &str, note: &Note) -> Markup {
    let inside = html! {
        section.note {
            (ornament::dial())
            @if note.status >= 400 { p.status { (note.status) } }
            h1 { (note.title) }
            p { (note.text) }
            @if let Some(again) = &note.again {
                form method="post" action=(again.action) {
                    @for (name, value) in &again.fields { input type="hidden" name=(name) value=(value); }
                    button.button.primary type="submit" { (words.say("try-again")) }
                }
            }
            p {
                @match &note.link {
                    Some((href, label)) => a.button.primary href=(href) { (label) },
                    None => a.button.primary href="/" { (words.say("to-home")) },
                }
            }
        }
    };
    sheet(&Sheet { words, person, here: "/", title: &note.title, class: "noted", scripts: &[] }, &inside)
}

/// A secret link to a seat was opened: whether this browser is to sit there.
pub fn take(words: &'static Words, person: &str, title: &str, seat_name: &str, token: &str) -> Markup {
    let question = words.say("take-title");
    let address = format!("/take/{token}");
    let inside = html! {
        section.note {
            (ornament::dial())
            h1 { (question) }
            p { (words.with("take-text", &[("seat", seat_name.into()), ("game", title.into())])) }
            p.soft { (words.say("take-about")) }
            form method="post" action=(address) {
                button.button.primary.big type="submit" { (words.say("take-submit")) }
            }
            p { a href="/" { (words.say("take-not")) } }
        }
    };
    sheet(&Sheet { words, person, here: &address, title: &question, class: "noted", scripts: &[] }, &inside)
}
