//! What every page has around it.

use crate::assets;
use crate::words::{Language, Words};
use maud::{DOCTYPE, Markup, html};

/// What a page says about itself.
pub struct Head<'a> {
    pub words: &'static Words,
    /// The title of the tab.
    pub title: &'a str,
    /// Further style sheets.
    pub styles: &'a [&'a str],
    /// Scripts, besides the one that every page has for its theme.
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
                meta name="description" content=(head.words.say("site-description"));
                title { (head.title) }
                // Before anything is drawn, or the page would flash in the wrong colours: hence not deferred.
                script src=(assets::address("theme.js")) {}
                link rel="icon" type="image/svg+xml" href=(assets::address("icon.svg"));
                @for font in fonts(head.words.language) {
                    link rel="preload" as="font" type="font/woff2" crossorigin href=(assets::address(font));
                }
                link rel="stylesheet" href=(assets::address("site.css"));
                // A game without a board of its own has no style sheet either.
                @for style in head.styles.iter().filter(|style| assets::find(style).is_some()) {
                    link rel="stylesheet" href=(assets::address(style));
                }
                @for script in head.scripts {
                    // A script with a folder of its own is a module that imports the files in it.
                    @let parts = format!("{}/", script.trim_end_matches(".js"));
                    @let parts: Vec<_> = assets::ASSETS.iter().filter(|asset| asset.name.starts_with(&parts)).collect();
                    @if parts.is_empty() { script defer src=(assets::address(script)) {} } @else {
                        @for part in &parts { link rel="modulepreload" href=(assets::address(part.name)); }
                        script type="module" src=(assets::address(script)) {}
                    }
                }
            }
            body class=[(!head.class.is_empty()).then_some(head.class)] { (body) }
        }
    }
}

/// The fonts whose letters most of a page in this language is made of.
fn fonts(language: Language) -> &'static [&'static str] {
    match language {
        Language::Russian => &["fonts/exo-2-cyrillic-400-normal.woff2", "fonts/exo-2-cyrillic-600-normal.woff2"],
        Language::English | Language::Czech => {
            &["fonts/exo-2-latin-400-normal.woff2", "fonts/exo-2-latin-600-normal.woff2"]
        }
    }
}

/// A page that is not a table: the bar, a main part and the footer.
pub(crate) struct SitePage<'a> {
    pub words: &'static Words,
    pub person: &'a str,
    /// The address of this page, to come back to.
    pub here: &'a str,
    /// What the page is about; the name of the site follows it in the tab.
    pub title: &'a str,
    pub class: &'a str,
    pub scripts: &'a [&'a str],
}

pub(crate) fn site_page(site_page: &SitePage, inside: &Markup) -> Markup {
    let SitePage { words, person, here, class, scripts, .. } = *site_page;
    let title = format!("{} · Chronotope", site_page.title);
    let body = html! {
        (bar(words, person, here))
        main #main tabindex="-1" { (inside) }
        footer.foot { p { (words.say("foot-people")) } p { (words.say("foot-games")) } }
    };
    let class = format!("sheet {class}");
    page(&Head { words, title: &title, styles: &["sheet.css"], scripts, class: &class }, &body)
}

/// The bar above every page that is not a table.
pub fn bar(words: &Words, person: &str, here: &str) -> Markup {
    html! {
        a.skip href="#main" { (words.say("skip-to-content")) }
        header.bar {
            a.brand href="/" { (mark()) span { "Chronotope" } }
            nav.links aria-label=(words.say("site-pages")) {
                a href="/rules" aria-current=[(here == "/rules").then_some("page")] { (words.say("rules")) }
            }
            (theme(words))
            (languages(words, here))
            a.person href="/me" title=(words.say("me-change")) { span { (person) } }
        }
    }
}

/// The switch between dark and light. It needs a script, which shows it.
pub fn theme(words: &Words) -> Markup {
    html! {
        button.button.quiet.icon type="button" hidden data-theme-switch
            data-dark=(words.say("theme-dark")) data-light=(words.say("theme-light")) {
            svg viewBox="0 0 20 20" aria-hidden="true" {
                circle cx="10" cy="10" r="7.25" fill="none" stroke="currentColor" stroke-width="1.5" {}
                path d="M10 2.75a7.25 7.25 0 0 1 0 14.5z" fill="currentColor" {}
            }
        }
    }
}

/// The languages behind a button, and the address to come back to once one is chosen.
pub fn languages(words: &Words, here: &str) -> Markup {
    html! {
        button.button.quiet.language type="button" popovertarget="languages"
            aria-label=(words.with("language-is", &[("language", words.language.own_name().into())])) {
            svg viewBox="0 0 20 20" aria-hidden="true" {
                g fill="none" stroke="currentColor" stroke-width="1.5" {
                    circle cx="10" cy="10" r="7.25" {}
                    path d="M2.75 10h14.5M10 2.75c-5 4.5-5 10 0 14.5M10 2.75c5 4.5 5 10 0 14.5" {}
                }
            }
            span aria-hidden="true" { (words.language.own_name()) }
        }
        form #languages popover method="post" action="/language" aria-label=(words.say("language")) {
            input type="hidden" name="back" value=(here);
            @for language in Language::ALL {
                button.button.quiet type="submit" name="language" value=(language.name()) lang=(language.name())
                    aria-current=[(language == words.language).then_some("true")] { (language.own_name()) }
            }
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
