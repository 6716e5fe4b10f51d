//! Choices taken back, and made again.

use browser::look::DESK;
use browser::tables::{open_side, open_table};
use browser::{Tab, story};
use std::time::Duration;

/// All that a choice can change: the board, what can be chosen, and the log.
async fn seen(tab: &Tab) -> String {
    tab.js(
        "[...document.querySelectorAll('#board > section, #actions .groups, #chapters')].map((zone) => zone.innerText).join('\\n')",
    )
    .await
}

async fn act(tab: &Tab, command: &str) {
    let before = tab.stand().await.revision;
    tab.click(&format!("#top [value='{command}']")).await;
    tab.chosen(before).await;
}

#[test]
fn one_choice_or_a_whole_turn_goes_back_and_comes_again() {
    story("taking-back", Duration::from_secs(60), async |site| {
        // Alone, so that nothing on the board is changed by others meanwhile.
        let tab = site.person(DESK).await.tab("/").await;
        open_table(&tab, 1, &[]).await;
        open_side(&tab).await;
        while tab.count("#ww-hand .build").await == 0 {
            tab.turn().await;
            tab.choose(0).await;
        }
        tab.until("nothing can be made again", "document.querySelector('#top [value=redo]').disabled").await;

        let mut looks = vec![seen(&tab).await];
        for _ in 0..2 {
            let before = tab.stand().await.revision;
            tab.click("#ww-hand .build").await;
            tab.chosen(before).await;
            looks.push(seen(&tab).await);
        }
        assert!(looks[0] != looks[1] && looks[1] != looks[2], "two cards are built");

        act(&tab, "back").await;
        assert_eq!(seen(&tab).await, looks[1], "one choice is taken back");
        act(&tab, "redo").await;
        assert_eq!(seen(&tab).await, looks[2], "and made again");
        act(&tab, "back-turn").await;
        assert_eq!(seen(&tab).await, looks[0], "the whole turn is taken back");
        act(&tab, "redo").await;
        act(&tab, "redo").await;
        assert_eq!(seen(&tab).await, looks[2], "and made again, choice by choice");

        tab.key("Shift+U").await;
        tab.until("the keys do the same", "document.querySelector('#ww-sites .card') === null").await;
        assert_eq!(seen(&tab).await, looks[0]);
    });
}
