//! A page with one message: an error, or a question.

use crate::frame::{SitePage, site_page};
use crate::ornament;
use crate::words::Words;
use maud::{Markup, html};

/// What a page says.
pub struct Notice<'a> {
    /// The status it is answered with; those that mean a failure are shown.
    pub status: u16,
    /// What it is about.
    pub title: String,
    /// What happened and what can be done.
    pub text: String,
    /// Where to go from here: the address and what is written on the link; else to the first page.
    pub link: Option<(&'a str, String)>,
    /// A form that the visitor may send again.
    pub retry: Option<RetryForm<'a>>,
}

/// A form as it was sent, for a button that tries again.
pub struct RetryForm<'a> {
    /// Where it was sent to.
    pub action: &'a str,
    pub fields: Vec<(&'a str, &'a str)>,
}

pub fn notice(words: &'static Words, person: &str, notice: &Notice) -> Markup {
    let inside = html! {
        section.note {
            (ornament::dial())
            @if notice.status >= 400 { p.status { (notice.status) } }
            h1 { (notice.title) }
            p { (notice.text) }
            @if let Some(retry) = &notice.retry {
                form method="post" action=(retry.action) {
                    @for (name, value) in &retry.fields { input type="hidden" name=(name) value=(value); }
                    button.button.primary type="submit" { (words.say("try-again")) }
                }
            }
            p {
                @match &notice.link {
                    Some((href, label)) => a.button.primary href=(href) { (label) },
                    None => a.button.primary href="/" { (words.say("to-home")) },
                }
            }
        }
    };
    site_page(&SitePage { words, person, here: "/", title: &notice.title, class: "noted", scripts: &[] }, &inside)
}

/// Asks, after a secret seat link was opened, whether this browser should take the seat.
pub fn take_seat(words: &'static Words, person: &str, title: &str, seat_name: &str, token: &str) -> Markup {
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
    site_page(&SitePage { words, person, here: &address, title: &question, class: "noted", scripts: &[] }, &inside)
}
