//! What every page has around it.

use crate::assets;
use crate::words::{Language, Words};
use maud::{DOCTYPE, Markup, html};

/// What a page says about itself.
pub struct Head<'a> {
    /// The language.
    pub words: &'static Words,
    /// The title of the tab.
    pub title: &'a str,
    /// Further style sheets.
    pub styles: &'a [&'a str],
    /// Scripts, besides none.
    pub scripts: &'a [&'a str],
    /// A class for the whole page.
    pub class: &'a str,
}

/// A whole page.
pub fn page(head: &Head, body: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(head.words.language.name()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="dark light";
                title { (head.title) }
                link rel="icon" type="image/svg+xml" href=(assets::address("icon.svg"));
                link rel="preload" as="font" type="font/woff2" crossorigin href=(assets::address("fonts/exo-2-latin-400-normal.woff2"));
                link rel="stylesheet" href=(assets::address("site.css"));
                @for style in head.styles { link rel="stylesheet" href=(assets::address(style)); }
                @for script in head.scripts { script defer src=(assets::address(script)) {} }
            }
            body .(head.class) { (body) }
        }
    }
}

/// The bar above every page that is not a table.
pub fn bar(words: &Words, person: &str, here: &str) -> Markup {
    html! {
        a.skip href="#main" { (words.say("skip-to-content")) }
        header.bar {
            a.brand href="/" { (mark()) span { "Chronotope" } }
            form.languages method="post" action="/language" aria-label=(words.say("language")) {
                input type="hidden" name="back" value=(here);
                @for language in Language::ALL {
                    button.quiet type="submit" name="language" value=(language.name()) lang=(language.name())
                        aria-pressed=(if language == words.language { "true" } else { "false" }) { (language.own_name()) }
                }
            }
            a.person href="/me" { (person) }
        }
    }
}

/// Our sign: an hourglass lying in its orbit.
pub fn mark() -> Markup {
    html! {
        svg.mark viewBox="0 0 32 32" aria-hidden="true" {
            circle cx="16" cy="16" r="13" fill="none" stroke="currentColor" stroke-width="2" stroke-dasharray="62 20" {}
            path d="M10 9h12l-6 7 6 7H10l6-7z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" {}
        }
    }
}
