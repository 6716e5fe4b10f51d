//! After a game: replay, record, and what would have been.

use browser::look::DESK;
use browser::seat::Dice;
use browser::story;
use browser::tables::{hand_over_and_wait, pick};
use std::time::Duration;

#[test]
fn a_finished_game_is_replayed_from_any_seat_and_played_on_from_any_point() {
    story("replay", Duration::from_secs(90), async |site| {
        let tab = site.person(DESK).await.tab("/").await;
        tab.click("form[action='/play/wonderful-world'] button").await;
        tab.arrives("/t/").await;
        let table = tab.path().await;
        tab.play_until(&mut Dice::new(7), |stand| stand.phase == "planning").await;
        let status = |part: &str| format!("fetch('{table}/{part}').then((answer) => answer.status)");
        assert_eq!(tab.js::<u16>(&status("record")).await, 403, "nothing but views while a game runs");
        assert_eq!(tab.js::<u16>(&status("replay")).await, 403);
        hand_over_and_wait(&tab).await;

        let record = format!(
            "fetch('{table}/record').then(async (answer) => [answer.status, answer.headers.get('content-disposition'), (await answer.text()).split('\\n').length])"
        );
        let (code, kind, lines): (u16, String, usize) = tab.js(&record).await;
        assert!(code == 200 && kind.starts_with("attachment") && lines > 100, "{code} {kind} {lines}");

        tab.click("#result a[href*='/replay']").await;
        tab.until("the replay", "location.pathname.endsWith('/replay') && document.readyState === 'complete'").await;
        let steps: usize = tab.js("Number(document.querySelector('#step').max)").await;
        let at = |step: usize| {
            format!(
                "Number(document.querySelector('#step').value) === {step} && new URL(location).searchParams.get('step') === '{step}'"
            )
        };
        let phase = |phase: &str| format!("document.querySelector('#ww-status').dataset.phase === '{phase}'");
        tab.key("End").await;
        tab.until("the end", &format!("{} && {}", at(steps), phase("over"))).await;
        tab.key("Home").await;
        tab.until("the beginning", &format!("{} && {}", at(0), phase("draft"))).await;
        tab.key("ArrowRight").await;
        tab.key("ArrowRight").await;
        tab.until("two steps on", &at(2)).await;
        tab.click("#replay-previous").await;
        tab.until("one step back", &at(1)).await;
        tab.run("document.querySelector('#step').focus()").await;
        for _ in 0..3 {
            tab.key("ArrowRight").await;
        }
        tab.until("three steps by the slider", &at(4)).await;
        tab.click("#replay-first").await;
        tab.until("the beginning", &at(0)).await;

        let hand = "[...document.querySelectorAll('#ww-hand .name')].map((name) => name.textContent).join()";
        // The address changes at once, the board when its answer is there.
        let settled = "document.body.getAttribute('aria-busy') === 'false'";
        tab.until("my whole hand", &format!("{settled} && document.querySelectorAll('#ww-hand .card').length === 7"))
            .await;
        let mine: String = tab.js(hand).await;
        pick(&tab, "#eyes", "1").await;
        tab.until("another's hand", &format!("{settled} && {hand} !== {mine:?} && {hand} !== ''")).await;
        let theirs: String = tab.js(hand).await;
        pick(&tab, "#eyes", "").await;
        tab.until("nobody's hand", &format!("{hand} === ''")).await;
        assert!(tab.is("document.querySelector('#what-if button').disabled").await, "a spectator has no seat to play");
        pick(&tab, "#eyes", "1").await;
        tab.until("their hand", &format!("{hand} === {theirs:?}")).await;

        tab.click("#what-if button").await;
        tab.until("a table of its own", &format!("location.pathname.startsWith('/t/') && location.pathname !== '{table}' && document.querySelector('#actions')")).await;
        tab.turn().await;
        assert_eq!(tab.js::<String>(hand).await, theirs, "from that point on, in that seat");
        tab.choose(0).await;
        tab.turn().await;
        tab.choose(0).await;
    });
}

#[test]
fn again_with_the_same_options_leads_everybody_to_one_table() {
    story("again", Duration::from_secs(60), async |site| {
        let person = site.person(DESK).await;
        let tab = person.tab("/").await;
        tab.click("form[action='/play/wonderful-world'] button").await;
        tab.arrives("/t/").await;
        let table = tab.path().await;
        hand_over_and_wait(&tab).await;
        let second = person.tab(&table).await;
        tab.click("#result form[action$='/again'] button").await;
        let elsewhere = format!("location.pathname !== '{table}' && document.readyState === 'complete'");
        tab.until("a new table", &elsewhere).await;
        let stand = tab.turn().await;
        assert!(stand.phase == "draft" && !stand.over);
        let way = "#result form[action$='/again'] button";
        second
            .until("the way to it", &format!("document.querySelector(\"{way}\").textContent === 'To the next game'"))
            .await;
        second.click(way).await;
        second.until("the same new table", &elsewhere).await;
        assert_eq!(second.path().await, tab.path().await);
        // Home knows both.
        tab.go("/").await;
        assert_eq!((tab.count(".tables.mine a.row.turn").await, tab.count(".tables.finished a.row").await), (1, 1));
    });
}
