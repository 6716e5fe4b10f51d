//! Pages that follow a table: after a crash, in many tabs, and without disturbing the viewer.

use browser::look::DESK;
use browser::seat::{Dice, choice};
use browser::tables::{open_side, open_table, sit_down};
use browser::{Site, Tab, story};
use std::time::Duration;

/// Anna and Bob at a table for two; where it is.
async fn two(site: &Site) -> (Tab, Tab, String) {
    let (anna, bob) = (site.person(DESK).await.tab("/").await, site.person(DESK).await.tab("/").await);
    let table = open_table(&anna, 2, &[(1, "open")]).await;
    sit_down(&bob, &table, 1).await;
    anna.until("Bob is seen", "!document.querySelector('#chairs form[action$=\"/sit\"]')").await;
    (anna, bob, table)
}

async fn say(tab: &Tab, text: &str) {
    open_side(tab).await;
    tab.click("#say-text").await;
    tab.write(text).await;
    tab.key("Enter").await;
}

async fn hears(tab: &Tab, text: &str) {
    tab.until(text, &format!("document.querySelector('#chat').textContent.includes({text:?})")).await;
}

#[test]
fn a_page_catches_up_by_itself_when_the_server_comes_back_from_a_crash() {
    story("crash", Duration::from_secs(60), async |site| {
        let (anna, bob, _) = two(site).await;
        let mut dice = Dice::new(5);
        for _ in 0..3 {
            anna.turn().await;
            anna.choose(dice.below(2)).await;
            bob.turn().await;
            bob.choose(dice.below(2)).await;
        }
        let (stood, told) = (anna.turn().await, anna.text("#ww-picks").await);

        site.kill().await;
        anna.until("the page sees that it is alone", "document.body.classList.contains('lost')").await;
        // A choice that does not get through says so, and changes nothing.
        anna.click(&choice(0)).await;
        anna.until(
            "the failure is told",
            "document.querySelector('#toast.shown')?.textContent === document.querySelector('#table').dataset.failed",
        )
        .await;
        site.start_again().await;
        say(&bob, "I am back").await;
        hears(&anna, "I am back").await;
        anna.until("the page is not alone", "!document.body.classList.contains('lost')").await;
        let stands = anna.stand().await;
        assert_eq!(
            (stands.choices, anna.text("#ww-picks").await),
            (stood.choices, told),
            "nothing is lost, nothing was done"
        );

        for _ in 0..2 {
            anna.turn().await;
            anna.choose(0).await;
            bob.turn().await;
            bob.choose(0).await;
        }
        anna.until("the game goes on", "document.querySelectorAll('#ww-picks .card').length === 5").await;
    });
}

#[test]
fn seven_tabs_of_one_browser_all_follow_and_say_whose_turn_it_is() {
    story("seven-tabs", Duration::from_secs(90), async |site| {
        let (anna, bob) = (site.person(DESK).await, site.person(DESK).await);
        let at_bobs = bob.tab("/").await;
        let mut tabs = Vec::new();
        for copies in [3, 2, 2] {
            let first = anna.tab("/").await;
            let table = open_table(&first, 2, &[(1, "open")]).await;
            sit_down(&at_bobs, &table, 1).await;
            let mut copies_of_it = vec![first];
            while copies_of_it.len() < copies {
                copies_of_it.push(anna.tab(&table).await);
            }
            tabs.push((table, copies_of_it));
        }
        let my_turn = "document.title.startsWith('●')";
        for (table, copies) in &tabs {
            at_bobs.go(table).await;
            for tab in copies {
                tab.until("it is my turn", my_turn).await;
            }
            // A choice in one tab is seen in all of them; then the other's.
            copies[0].choose(0).await;
            for tab in copies {
                tab.until("it is not my turn", &format!("!{my_turn}")).await;
            }
            at_bobs.turn().await;
            at_bobs.choose(0).await;
            for tab in copies {
                tab.until(
                    "it is my turn again",
                    &format!("{my_turn} && document.querySelectorAll('#ww-picks .card').length === 1"),
                )
                .await;
            }
        }
        // Six connections would be used up by now if every tab had a stream of its own.
        for (table, copies) in &tabs {
            at_bobs.go(table).await;
            let said = format!("hello at {table}");
            say(&at_bobs, &said).await;
            for tab in copies {
                hears(tab, &said).await;
            }
        }
    });
}

#[test]
fn focus_scrolling_what_is_open_and_what_is_typed_survive_what_others_do() {
    story("undisturbed", Duration::from_secs(90), async |site| {
        let (anna, bob, _) = two(site).await;
        open_side(&anna).await;
        // Long enough to scroll; chat is paced, so few.
        for number in 0..3 {
            say(&bob, &format!("{} {number}", "so it goes, on and on".repeat(12))).await;
            hears(&anna, &format!("on and on {number}")).await;
        }
        let mut dice = Dice::new(6);
        while anna.turn().await.phase == "draft" {
            anna.choose(dice.below(2)).await;
            bob.turn().await;
            bob.choose(dice.below(2)).await;
        }
        // How long the log is depends on the cards dealt; in so low a box its beginning is far from its end.
        anna.run("((low) => { low.replaceSync('#chapters { max-height: 90px; }'); document.adoptedStyleSheets = [low]; })(new CSSStyleSheet())").await;
        anna.click("#ww-p1 > summary").await;
        anna.until("Bob's things are open", "document.querySelector('#ww-p1').open").await;
        anna.click("#say-text").await;
        anna.write("half a sen").await;
        let scrolled: (i64, i64) = anna
            .js("['chapters', 'chat'].map((id) => { const box = document.getElementById(id); box.scrollTop = 7; return box.scrollTop; })")
            .await;
        assert_eq!(scrolled, (7, 7), "log and chat are long enough to scroll");
        let below =
            "((box) => box.scrollHeight - box.scrollTop - box.clientHeight)(document.querySelector('#chapters'))";
        assert!(anna.js::<f64>(below).await > 100.0, "the end of the log is out of sight");

        bob.choose(0).await;
        say(&bob, "and now?").await;
        hears(&anna, "and now?").await;
        let kept: (String, String, bool, i64, i64) = anna
            .js("[document.activeElement.id, document.activeElement.value, document.querySelector('#ww-p1').open,
                  document.querySelector('#chapters').scrollTop, document.querySelector('#chat').scrollTop]")
            .await;
        assert_eq!(kept, ("say-text".into(), "half a sen".into(), true, 7, 7));

        // Who was at the end of the log stays at its end.
        let end = "((box) => box.scrollHeight - box.scrollTop - box.clientHeight)(document.querySelector('#chapters'))";
        anna.js::<i64>("document.querySelector('#chapters').scrollTop = 1e6").await;
        bob.turn().await;
        bob.choose(0).await;
        say(&bob, "still there?").await;
        hears(&anna, "still there?").await;
        assert!(anna.js::<f64>(end).await < 2.0);

        // The focus on a choice stays in the action bar when that choice is gone.
        anna.run(&format!("document.querySelector({:?}).focus()", choice(0))).await;
        let before = anna.stand().await.revision;
        anna.key("Enter").await;
        anna.chosen(before).await;
        assert!(anna.is("document.activeElement.closest('#actions')").await, "keys go on working");
    });
}

#[test]
fn a_double_click_makes_one_choice() {
    story("double-click", Duration::from_secs(60), async |site| {
        // Alone a next choice stands ready at once, just where the first one was.
        let tab = site.person(DESK).await.tab("/").await;
        open_table(&tab, 1, &[]).await;
        while tab.count("#ww-hand .build").await == 0 {
            tab.turn().await;
            tab.choose(0).await;
        }
        let built = "document.querySelectorAll('#ww-sites .card').length";
        for cards in 1..=2 {
            let before = tab.turn().await;
            tab.double_click(&the_only(&tab, "#ww-hand .build").await).await;
            tab.chosen(before.revision).await;
            assert_eq!((tab.stand().await.revision, tab.js::<usize>(built).await), (before.revision + 1, cards));
        }
        // A slower hand: the second click comes when another choice stands there already.
        let before = tab.turn().await;
        tab.slow_double_click(
            &the_only(&tab, "#actions [data-number]").await,
            &format!("Number(document.querySelector('#choose [name=revision]').value) > {}", before.revision),
        )
        .await;
        // If the second click has sent anything, that is answered when this is.
        let now = "fetch(location.pathname + '/now?seat=0', { headers: { Accept: 'application/json' } }).then((now) => now.ok)";
        assert!(tab.js::<bool>(now).await);
        tab.until("all is answered", "!document.body.classList.contains('busy')").await;
        assert_eq!(tab.stand().await.revision, before.revision + 1);
        tab.choose(0).await;
    });
}

/// One of these buttons with a label of its own: a double click where copies of a card can be built means both.
async fn the_only(tab: &Tab, buttons: &str) -> String {
    let value = format!(
        "((buttons) => {{
          const names = buttons.map((button) => button.ariaLabel ?? button.textContent.replace(/^\\d+/, ''));
          return buttons.find((_, at) => names.indexOf(names[at]) === names.lastIndexOf(names[at])).value;
        }})([...document.querySelectorAll({buttons:?})])"
    );
    format!("{buttons}[value={:?}]", tab.js::<String>(&value).await)
}

#[test]
fn a_choice_for_an_older_table_is_told_so_and_shown_the_table_as_it_is() {
    story("stale", Duration::from_secs(60), async |site| {
        let person = site.person(DESK).await;
        let fresh = person.tab("/").await;
        let table = open_table(&fresh, 1, &[]).await;
        while fresh.count("#ww-hand .build").await == 0 {
            fresh.turn().await;
            fresh.choose(0).await;
        }
        // This tab never hears of anything.
        let deaf = person.blank().await;
        deaf.at_every_page(
            "window.SharedWorker = undefined; window.EventSource = class extends EventTarget { close() {} };",
        )
        .await;
        deaf.go(&table).await;
        let old = deaf.turn().await;
        fresh.choose(0).await;
        assert_eq!(deaf.stand().await.revision, old.revision, "it has not heard");

        deaf.click(&choice(1)).await;
        deaf.until(
            "it is told",
            "document.querySelector('#toast.shown')?.textContent === document.querySelector('#table').dataset.movedOn",
        )
        .await;
        let (shown, fresh_one) = (deaf.stand().await, fresh.stand().await);
        assert_eq!(
            (shown.revision, &shown.choices),
            (fresh_one.revision, &fresh_one.choices),
            "the table as it is, and nothing done"
        );
        assert_eq!(shown.revision, old.revision + 1);
        deaf.choose(0).await;
        fresh
            .until(
                "and it plays on",
                &format!("Number(document.querySelector('#choose [name=revision]').value) === {}", old.revision + 2),
            )
            .await;
    });
}

#[test]
fn a_late_answer_does_not_bring_an_older_table_back() {
    story("late-answer", Duration::from_secs(60), async |site| {
        let person = site.person(DESK).await;
        let other = person.tab("/").await;
        let table = open_table(&other, 1, &[]).await;
        while other.count("#ww-hand .build").await == 0 {
            other.turn().await;
            other.choose(0).await;
        }
        let slow = person.blank().await;
        slow.at_every_page(
            "const quick = window.fetch; window.wait = new Promise((go) => { window.letGo = go; });
             window.fetch = async (...asked) => { const answer = await quick(...asked); window.answered = true; await window.wait; return answer; };",
        )
        .await;
        slow.go(&table).await;
        let old = slow.turn().await.revision;
        // A choice for an older table, whose answer is long on its way.
        slow.run(&format!("document.querySelector('#choose [name=revision]').value = {}", old - 1)).await;
        slow.click(&choice(1)).await;
        slow.until("the server has answered", "window.answered").await;
        other.choose(0).await;
        let newer = format!("Number(document.querySelector('#choose [name=revision]').value) === {}", old + 1);
        slow.until("the stream is faster", &newer).await;
        slow.run("window.letGo()").await;
        slow.until(
            "the answer is there",
            "document.querySelector('#toast.shown') && !document.body.classList.contains('busy')",
        )
        .await;
        assert!(slow.is(&newer).await, "the newer table stays");
        slow.choose(0).await;
    });
}
