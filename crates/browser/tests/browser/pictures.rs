//! Pictures of every page for `target/screenshots`, in three languages, on a desk and on a phone, dark and light: to be looked
//! at after every change of the look. On the way no key may stand where words should, and no page be wider than its
//! screen.

use crate::languages::has_no_raw_key;
use browser::look::{DESK, Look, PHONE};
use browser::program::screenshots;
use browser::tables::hand_over_and_wait;
use browser::{Site, Tab, story};
use std::time::Duration;

/// One person's way through the site in one language.
struct Album<'a> {
    tab: &'a Tab,
    language: &'a str,
}

impl Album<'_> {
    /// A picture on each screen. English and the desk in both colours; the others dark, as the site is at first.
    async fn keep(&self, what: &str) {
        let tab = self.tab;
        let screens: &[(&str, Look)] = match self.language {
            "en" => &[("phone", PHONE), ("phone-light", PHONE.light()), ("desk-light", DESK.light()), ("desk", DESK)],
            _ => &[("phone", PHONE), ("desk", DESK)],
        };
        for (screen, look) in screens {
            tab.look(*look).await;
            tab.run("scrollTo(0, 0)").await;
            tab.drawn().await;
            let (page, window): (f64, f64) = tab.js("[document.documentElement.scrollWidth, innerWidth]").await;
            assert!(page <= window, "{what}, {screen}, {}: {page} wide on {window}", self.language);
            tab.photograph(&screenshots().join(format!("{what}-{}-{screen}.png", self.language))).await;
        }
        has_no_raw_key(tab).await;
    }
}

async fn take_pictures(site: &Site, language: &'static str) {
    let tab = site.person(DESK).await.tab("/").await;
    if language != "en" {
        tab.click("button.language").await;
        tab.click(&format!("#languages [value={language}]")).await;
        tab.until(
            "the language",
            &format!("document.documentElement.lang === '{language}' && document.readyState === 'complete'"),
        )
        .await;
    }
    let album = Album { tab: &tab, language };
    for (page, what) in [
        ("/", "home"),
        ("/new/wonderful-world", "create"),
        ("/new/anachrony", "create-anachrony"),
        ("/new/the-loop", "create-the-loop"),
        ("/rules/wonderful-world", "rules"),
        ("/me", "me"),
        ("/no-such-page", "not-found"),
    ] {
        tab.go(page).await;
        album.keep(what).await;
    }
    tab.go("/").await;
    tab.click("form[action='/play/wonderful-world'] button").await;
    tab.arrives("/t/").await;
    for phase in ["draft", "planning", "production"] {
        tab.build_until(|stand| stand.phase == phase).await;
        album.keep(&format!("table-{phase}")).await;
    }
    for phase in ["draft", "planning", "production"] {
        tab.build_until(|stand| stand.rounds == 2 && stand.phase == phase).await;
        album.keep(&format!("table-{phase}-later")).await;
    }
    tab.key("h").await;
    tab.until("a hint", "document.querySelector('#hint .advice')").await;
    album.keep("hint").await;
    tab.click("#top [data-open=menu]").await;
    album.keep("menu").await;
    tab.key("Escape").await;
    hand_over_and_wait(&tab).await;
    tab.key("l").await;
    album.keep("result").await;
    tab.click("#result a[href$='/review']").await;
    tab.within(Duration::from_secs(60), "the review", "document.querySelector('.chart .curve')").await;
    album.keep("review").await;
    tab.click(".bar a[href*='/replay']").await;
    tab.until("the replay", "location.pathname.endsWith('/replay') && document.readyState === 'complete'").await;
    for _ in 0..3 {
        tab.key("ArrowRight").await;
    }
    tab.until("three steps", "new URL(location).searchParams.get('step') === '3'").await;
    album.keep("replay").await;
    tab.go("/").await;
    album.keep("home-later").await;
}

#[test]
fn pictures_in_english() {
    story("pictures-en", Duration::from_secs(150), async |site| take_pictures(site, "en").await);
}

#[test]
fn pictures_in_russian() {
    story("pictures-ru", Duration::from_secs(150), async |site| take_pictures(site, "ru").await);
}

#[test]
fn pictures_in_czech() {
    story("pictures-cs", Duration::from_secs(150), async |site| take_pictures(site, "cs").await);
}

#[test]
fn pictures_of_a_game_alone_and_of_five() {
    story("pictures-others", Duration::from_secs(120), async |site| {
        let tab = site.person(DESK).await.tab("/").await;
        let album = Album { tab: &tab, language: "en" };
        for (players, what) in [(1, "alone"), (5, "five")] {
            browser::tables::open_table(&tab, players, &[]).await;
            tab.turn().await;
            album.keep(&format!("table-{what}-start")).await;
            tab.build_until(|stand| stand.rounds == 1 && stand.phase == "planning").await;
            tab.choose(0).await;
            tab.turn().await;
            album.keep(&format!("table-{what}-planning")).await;
            let watching = site.person(DESK).await.tab(&tab.path().await).await;
            Album { tab: &watching, language: "en" }.keep(&format!("table-{what}-watched")).await;
        }
        tab.hover("#ww-hand .card").await;
        tab.until("a card is enlarged", "!document.querySelector('#enlarged').hidden").await;
        tab.photograph(&screenshots().join("card-enlarged-en-desk.png")).await;
    });
}
