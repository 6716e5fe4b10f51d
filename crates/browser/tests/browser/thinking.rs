//! What the table thinks when it is asked: hints while a game runs, and a review of a finished one.

use crate::phone::confirmed;
use browser::look::{DESK, PHONE};
use browser::story;
use browser::tables::{hand_over_and_wait, open_table};
use std::time::Duration;

const GIVEN: &str = "document.querySelectorAll('#hint .advice').length > 1";
const GONE: &str = "!document.querySelector('#hint .advice') && !document.querySelector('[data-advised]')";

#[test]
fn a_hint_comes_by_a_key_marks_what_it_advises_and_goes_when_something_is_chosen() {
    story("hint", Duration::from_secs(60), async |site| {
        let tab = site.person(DESK).await.tab("/").await;
        tab.click("form[action='/play/wonderful-world'] button").await;
        tab.arrives("/t/").await;
        tab.turn().await;
        tab.key("h").await;
        tab.until("a hint", GIVEN).await;
        assert!(tab.text("#hint .advice .because").await.len() > 3, "it says why");
        let (advised, marked): (String, String) = tab
            .js("[document.querySelector('#hint .advice').value, document.querySelector('#actions [data-advised=\"1\"]').value]")
            .await;
        assert_eq!(advised, marked, "the best one is marked in the action bar");
        assert!(tab.count("#board [data-advised]").await > 1, "and on the board");
        let page = "document.scrollingElement.scrollHeight <= innerHeight";
        assert!(tab.is(page).await, "a decision needs no scrolling");

        tab.key("h").await;
        tab.until("it goes by the same key", GONE).await;
        tab.key("h").await;
        tab.until("and comes again", GIVEN).await;
        tab.key("Escape").await;
        tab.until("Escape closes it", GONE).await;
        tab.key("h").await;
        tab.until("and comes again", GIVEN).await;
        let stand = tab.stand().await;
        let name: String = tab.js("document.querySelector('#hint .advice .what').lastChild.textContent").await;
        let number: String = tab.js("document.querySelector('#hint .advice kbd').textContent").await;
        assert!(stand.choices.contains(&format!("{number}{name}")), "{number} {name}: {:?}", stand.choices);
        tab.key(&number).await;
        tab.chosen(stand.revision).await;
        tab.until("it goes with the choice", GONE).await;

        // Where no hints are given, the page says so.
        tab.go("/new/wonderful-world").await;
        tab.click("label:has(> input[name='hints'][value='nobody'])").await;
        tab.click("form.create [type=submit]").await;
        tab.arrives("/t/").await;
        tab.turn().await;
        tab.key("h").await;
        tab.until("a reason", "document.querySelector('#toast').textContent.includes('opened without them')").await;
    });
}

#[test]
fn on_a_phone_a_hint_leaves_the_choices_in_sight_and_its_line_is_tapped() {
    story("hint-phone", Duration::from_secs(60), async |site| {
        let tab = site.person(PHONE).await.tab("/").await;
        open_table(&tab, 2, &[]).await;
        let before = tab.turn().await;
        tab.tap("#top [form=ask]").await;
        tab.until("a hint", GIVEN).await;
        let wrong: bool = tab
            .js("(() => {
              const [hint, bar] = ['.advised-choices', '#actions'].map((one) => document.querySelector(one).getBoundingClientRect());
              return hint.left < 0 || hint.right > innerWidth || hint.bottom > bar.top || document.documentElement.scrollWidth > innerWidth;
            })()")
            .await;
        assert!(!wrong, "the hint hides the choices, or is wider than the phone");
        tab.tap("#hint .advice").await;
        confirmed(&tab, before.revision).await;
        tab.until("it goes with the choice", GONE).await;
    });
}

#[test]
fn a_finished_game_is_reviewed_and_its_turning_points_lead_to_the_replay() {
    story("review", Duration::from_secs(120), async |site| {
        let tab = site.person(DESK).await.tab("/").await;
        open_table(&tab, 2, &[]).await;
        hand_over_and_wait(&tab).await;
        tab.click("#result a[href$='/review']").await;
        tab.until("its page", "location.pathname.endsWith('/review')").await;
        tab.within(Duration::from_secs(90), "the review", "document.querySelector('.chart .curve')").await;
        assert_eq!(tab.count(".chart .curve").await, 2, "a line for each seat");
        assert!(tab.count(".turns li").await > 0, "random play misses something");
        tab.click(".chart .spot").await;
        tab.until("its turning point", "location.hash.startsWith('#turn-')").await;
        tab.click(".turns li a").await;
        tab.until("the replay", "location.pathname.endsWith('/replay') && document.readyState === 'complete'").await;
        let asked = "new URL(location).searchParams.get('step')";
        assert!(tab.is(&format!("document.querySelector('#step').value === {asked}")).await);
        // Known by now, it is there at once.
        tab.click(".bar a[href$='/review']").await;
        tab.until("the review again", "document.querySelector('.chart .curve')").await;
    });
}
