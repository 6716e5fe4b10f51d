//! What is written is shown and never run; little is loaded, and from here alone; motion only where it is wanted.

use browser::look::{DESK, LIVELY};
use browser::story;
use browser::tables::{open_side, open_table, pick, sit_down};
use std::time::Duration;

const NAME: &str = "<script>boom()</script>";
const SAID: &str = "<img src=x onerror=boom()><b>bold</b> & \"more\"";
const TRAP: &str = "window.ran = false; window.boom = () => { window.ran = true; };";

#[test]
fn scripts_in_names_and_chat_are_shown_and_do_not_run() {
    story("escaped", Duration::from_secs(60), async |site| {
        let evil = site.person(DESK).await.tab("/me").await;
        evil.run("document.querySelector('#name').value = ''").await;
        evil.click("#name").await;
        evil.write(NAME).await;
        evil.click("main [type=submit]").await;
        evil.until("home", "location.pathname === '/' && document.readyState === 'complete'").await;
        assert_eq!(evil.text("a.person").await, NAME);
        let table = open_table(&evil, 2, &[(1, "open")]).await;

        let other = site.person(DESK).await.blank().await;
        other.at_every_page(TRAP).await;
        sit_down(&other, &table, 1).await;
        open_side(&evil).await;
        evil.click("#say-text").await;
        evil.write(SAID).await;
        evil.key("Enter").await;
        other.until("it is heard", "document.querySelector('#chat li')").await;
        assert_eq!(other.text("#chat li").await, format!("{NAME} {SAID}"));
        evil.turn().await;
        evil.choose(0).await;
        other.turn().await;
        other.choose(0).await;
        other.until("the round goes on", "document.querySelectorAll('#ww-picks .card').length === 1").await;
        assert!(other.text("#chairs").await.contains(NAME));
        assert_eq!(other.count("#chat img, #chat b b, #chairs script, #board script").await, 0);
        // Read anew as a whole page, and in a list.
        other.go(&table).await;
        open_side(&other).await;
        assert_eq!(other.text("#chat li").await, format!("{NAME} {SAID}"));
        assert!(!other.is("window.ran").await);
        other.go("/").await;
        assert!(other.text(".tables.mine").await.contains(NAME) && !other.is("window.ran").await);
    });
}

#[test]
fn the_first_load_of_any_page_is_below_a_hundred_kilobytes() {
    story("first-load", Duration::from_secs(60), async |site| {
        let settled = "document.readyState === 'complete' && document.fonts.status === 'loaded'";
        let home = site.person(DESK).await.tab("/").await;
        home.until("everything is there", settled).await;
        let table = open_table(&site.person(DESK).await.tab("/").await, 5, &[]).await;
        let watching = site.person(DESK).await.tab(&table).await;
        let playing = site.person(DESK).await.blank().await;
        // Who comes to play sees a page with a hand on it; nothing may be in the cache from before.
        let hand = open_table(&playing, 3, &[]).await;
        playing.forget_files().await;
        let before = playing.bytes();
        playing.go(&hand).await;
        for (what, tab, before) in
            [("home", &home, 0.0), ("a table watched", &watching, 0.0), ("a table played", &playing, before)]
        {
            tab.until("everything is there", settled).await;
            let worker: f64 = tab.js("fetch(document.querySelector('#table')?.dataset.worker ?? '/').then((file) => file.text()).then((text) => document.querySelector('#table') ? text.length : 0)").await;
            let kilobytes = (tab.bytes() - before + worker) / 1000.0;
            println!("first load of {what}: {kilobytes:.1} kB");
            assert!((5.0..100.0).contains(&kilobytes), "{what}: {kilobytes:.1} kB");
        }
    });
}

#[test]
fn pieces_move_for_whoever_likes_motion_and_stand_still_for_who_does_not() {
    const COUNT: &str = "window.moves = 0; const move = Element.prototype.animate;
      Element.prototype.animate = function (...how) { window.moves += 1; return move.apply(this, how); };";
    story("motion", Duration::from_secs(60), async |site| {
        for look in [LIVELY, DESK] {
            let tab = site.person(look).await.blank().await;
            tab.at_every_page(COUNT).await;
            open_table(&tab, 1, &[]).await;
            tab.click("#top [data-open=menu]").await;
            pick(&tab, "#speed", "600").await;
            tab.key("Escape").await;
            while tab.count("#ww-hand .build").await == 0 {
                tab.turn().await;
                tab.choose(0).await;
            }
            tab.until("the last motion has ended", "document.getAnimations().length === 0").await;
            tab.run("window.moves = 0").await;
            let before = tab.stand().await.revision;
            tab.click("#ww-hand .build").await;
            if look.calm {
                tab.chosen(before).await;
                assert_eq!(tab.js::<(u32, u32)>("[window.moves, document.getAnimations().length]").await, (0, 0));
            } else {
                tab.until(
                    "the card moves",
                    "document.getAnimations().some((one) => one.effect.target.matches('#ww-sites .card'))",
                )
                .await;
                tab.chosen(before).await;
                tab.until("and comes to rest", "document.getAnimations().length === 0").await;
                // Motion can be turned off for this browser alone.
                pick(&tab, "#speed", "0").await;
                tab.run("window.moves = 0").await;
                let before = tab.stand().await.revision;
                tab.click("#ww-hand .build").await;
                tab.chosen(before).await;
                assert_eq!(tab.js::<u32>("window.moves").await, 0);
            }
        }
    });
}
