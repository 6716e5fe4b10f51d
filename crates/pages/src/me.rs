//! Who somebody is here: a name, and nothing else.

use crate::frame::{SitePage, site_page};
use crate::words::Words;
use maud::{Markup, html};

/// The most letters of a name.
pub const LONGEST_NAME: usize = 24;

/// The page where a name is changed.
pub fn me(words: &'static Words, person: &str, error: Option<&str>) -> Markup {
    let title = words.say("me-title");
    let inside = html! {
        form.narrow method="post" action="/me" {
            h1 { (title) }
            @if let Some(error) = error { p.error #error role="alert" { (error) } }
            label for="name" { (words.say("me-name")) }
            input #name type="text" name="name" value=(person) required maxlength=(LONGEST_NAME)
                autocomplete="nickname" spellcheck="false" aria-describedby="about-name"
                aria-invalid=[error.map(|_| "true")] aria-errormessage=[error.map(|_| "error")];
            p.soft #about-name { (words.say("me-about")) }
            button.button.primary type="submit" { (words.say("me-save")) }
        }
    };
    site_page(&SitePage { words, person, here: "/me", title: &title, class: "form", scripts: &[] }, &inside)
}
