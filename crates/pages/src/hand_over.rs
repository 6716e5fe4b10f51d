//! The page between two people who share one screen.

use crate::frame::{Head, page};
use crate::ornament;
use crate::words::Words;
use maud::{Markup, html};

/// A page without a secret: the next person looks at `href`, which shows what `seat_name` may see, only once the device
/// is in their hands. `person` owns the browser.
pub fn hand_over(words: &'static Words, person: &str, title: &str, seat_name: &str, href: &str) -> Markup {
    let heading = words.with("curtain-title", &[("seat", seat_name.into())]);
    let tab = format!("{heading} · Chronotope");
    let body = html! {
        main #main .curtain {
            (ornament::dial())
            p.soft { (title) }
            h1 { (heading) }
            p { (words.say("curtain-about")) }
            p { a.button.primary.big href=(href) autofocus { (words.with("curtain-open", &[("seat", seat_name.into())])) } }
            p.soft { (words.with("curtain-device", &[("person", person.into())])) " · " a href="/" { (words.say("to-home")) } }
        }
    };
    page(&Head { words, title: &tab, styles: &["sheet.css"], scripts: &[], class: "curtained" }, &body)
}
