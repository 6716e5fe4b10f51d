//! Seats that are shared, watched, handed over and taken along.

use browser::look::DESK;
use browser::story;
use browser::tables::{hand_over, open_table, sit_down};
use std::time::Duration;

/// What stands in a hand.
const HAND: &str = "[...document.querySelectorAll('#ww-hand .cards .name')].map((name) => name.textContent)";

#[test]
fn a_curtain_hangs_between_two_people_at_one_screen_while_hands_are_hidden() {
    story("hotseat", Duration::from_secs(90), async |site| {
        let tab = site.person(DESK).await.tab("/").await;
        open_table(&tab, 2, &[(1, "me")]).await;
        let mut hands: Vec<Vec<String>> = Vec::new();
        let mut seats = Vec::new();
        let curtained = "document.body.classList.contains('curtained') && document.readyState === 'complete'";
        // Seven picks each; the player who picks last of a hand begins with the next, so the device changes hands seven times.
        for pick in 0..14 {
            if pick == 0 || pick % 2 == 1 {
                tab.until("the curtain", curtained).await;
                let page: String = tab.js("document.documentElement.outerHTML").await;
                for card in hands.last().into_iter().flatten() {
                    assert!(!page.contains(card.as_str()), "{card} can be seen behind the curtain");
                }
                assert!(!page.contains("ww-hand") && !page.contains("data-piece"));
                tab.click("main.curtain a.primary").await;
            }
            tab.until("a hand", "document.querySelectorAll('#ww-hand .cards .card .take').length > 0").await;
            seats.push(tab.js::<String>("document.querySelector('#table').dataset.seat").await);
            hands.push(tab.js(HAND).await);
            let before = tab.turn().await.revision;
            tab.click("#actions .choice").await;
            let picked = format!("Number(document.querySelector('#choose [name=revision]')?.value) > {before}");
            tab.until("the pick is made", &format!("({curtained}) || ({picked})")).await;
        }
        assert_ne!(hands[0], hands[1], "each has a hand of their own");
        assert_eq!(seats.join(""), "01100110011001");
        // Nothing is hidden while planning: no curtain any more.
        tab.until(
            "planning",
            "document.querySelector('#ww-status')?.dataset.phase === 'planning' && document.readyState === 'complete'",
        )
        .await;
        assert!(tab.turn().await.choices.len() > 1);
    });
}

#[test]
fn a_secret_link_takes_a_seat_along_and_a_spectator_sees_no_hand() {
    story("seat-link", Duration::from_secs(60), async |site| {
        let home = site.person(DESK).await.tab("/").await;
        let table = open_table(&home, 2, &[(1, "open")]).await;
        let other = site.person(DESK).await.tab("/").await;
        sit_down(&other, &table, 1).await;
        home.click("#top [data-open=menu]").await;
        let link: String = home.js("document.querySelector('#seat-link').value").await;
        assert!(link.starts_with(site.address()), "{link}");
        home.key("Escape").await;

        let watching = site.person(DESK).await.tab(&table).await;
        assert_eq!(watching.stand().await.choices.len(), 0);
        assert_eq!(watching.count("#board button.lit, #ww-hand .card, #seat-link").await, 0);
        let page: String = watching.js("document.documentElement.outerHTML").await;
        let hand: Vec<String> = home.js(HAND).await;
        assert!(!hand.is_empty() && hand.iter().all(|card| !page.contains(card.as_str())), "{hand:?}");
        // A visitor who asks for somebody else's seat only watches.
        watching.go(&format!("{table}?seat=0&open=1")).await;
        assert_eq!((watching.stand().await.choices.len(), watching.count("#ww-hand .card").await), (0, 0));
        assert!(!watching.js::<String>("document.documentElement.outerHTML").await.contains(hand[0].as_str()));

        let phone = site.person(DESK).await.tab(&link).await;
        assert_eq!(phone.count("#board").await, 0, "first it is asked");
        phone.click("main form[action^='/take/'] button").await;
        phone.arrives("/t/").await;
        assert_eq!(phone.js::<Vec<String>>(HAND).await, hand, "the same hand on another device");
        let before = home.stand().await.revision;
        phone.choose(2).await;
        home.until(
            "it is seen at home",
            &format!("Number(document.querySelector('#choose [name=revision]').value) > {before}"),
        )
        .await;
        assert_eq!(home.stand().await.choices.len(), 0, "the seat has picked");

        // A link that is not good is refused.
        let (start, end) = link.split_at(link.len() - 8);
        let other = if end.starts_with('x') { 'y' } else { 'x' };
        let bad = site.person(DESK).await.tab(&format!("{start}{other}{}", &end[1..])).await;
        assert!(bad.count("form[action^='/take/']").await == 0 && bad.count(".note .status").await == 1);
    });
}

#[test]
fn a_seat_is_handed_to_a_bot_and_taken_back() {
    story("hand-over", Duration::from_secs(60), async |site| {
        let anna = site.person(DESK).await.tab("/").await;
        let table = open_table(&anna, 2, &[(1, "open")]).await;
        let bob = site.person(DESK).await.tab("/").await;
        sit_down(&bob, &table, 1).await;
        bob.turn().await;
        bob.choose(0).await;
        anna.turn().await;
        hand_over(&anna, "fair").await;
        // The bot picks for Anna: Bob can go on.
        bob.until("the bot has picked", "document.querySelectorAll('#ww-picks .card').length === 1").await;
        anna.until("she may come back", "document.querySelector('#chairs [value=return]')").await;
        assert_eq!(anna.stand().await.choices.len(), 0, "a bot chooses now");
        anna.click("#chairs [value=return]").await;
        anna.until("her seat is hers", "!document.querySelector('#chairs [value=return]')").await;
        // The bot may have picked once more before she was back; from then on she does.
        let mut hers = 0;
        while bob.count("#ww-picks .card").await < 4 {
            for (tab, is_anna) in [(&anna, true), (&bob, false)] {
                if !tab.stand().await.choices.is_empty() {
                    tab.choose(0).await;
                    hers += usize::from(is_anna);
                }
            }
        }
        assert!(hers >= 2, "she plays on: {hers}");
    });
}
