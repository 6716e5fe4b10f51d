//! The LOOP, from the form of a new table to the end, by the pieces on the board alone.

use browser::look::DESK;
use browser::{Tab, story};
use std::time::Duration;

/// Presses the lit piece, or the entry in the menu of a lit piece, that the number picks among those that are there, and
/// waits for what comes of it. Answers whether the game is over.
async fn press_a_lit_piece(tab: &Tab, number: usize) -> bool {
    let state = "document.querySelector('#result').hidden && document.querySelector('#top').dataset.turn === undefined";
    tab.within(Duration::from_secs(60), "my turn or the end", &format!("!({state})")).await;
    if tab.is("!document.querySelector('#result').hidden").await {
        return true;
    }
    let revision: String = tab.js("document.querySelector('#choose [name=revision]').value").await;
    let pressed: bool = tab
        .js(&format!(
            "(() => {{
              const pieces = [...document.querySelectorAll('#board button[form=choose]')];
              const ends = new Set([...document.querySelectorAll('#actions .primary')].map((button) => button.value));
              const others = pieces.filter((piece) => !ends.has(piece.value));
              const list = others.length && {number} % 7 ? others : pieces;
              list[{number} % list.length]?.click();
              return list.length > 0;
            }})()"
        ))
        .await;
    assert!(pressed, "something on the board is lit");
    let changed = format!(
        "document.querySelector('#choose [name=revision]').value !== '{revision}' || !document.querySelector('#result').hidden"
    );
    tab.within(Duration::from_secs(20), "the table goes on", &changed).await;
    false
}

#[test]
fn a_team_of_three_plays_to_the_end_by_pieces_alone() {
    story("the-loop", Duration::from_secs(240), async |site| {
        let tab = site.person(DESK).await.tab("/").await;
        tab.go("/new/the-loop").await;
        tab.click("label:has(> input[name='option.players'][data-value='3'])").await;
        tab.click("form.create [type=submit]").await;
        tab.arrives("/t/").await;
        let mut over = false;
        for number in 0..600 {
            over = press_a_lit_piece(&tab, number * 31 + number / 5).await;
            if over {
                break;
            }
            let raw: bool = tab.is("document.querySelector('#board').textContent.includes('loop-')").await;
            assert!(!raw, "no raw key on the board");
            let fits: bool = tab.is("document.scrollingElement.scrollHeight <= innerHeight + 1").await;
            assert!(fits, "the page does not scroll at 1280 by 800");
        }
        assert!(over, "the game came to its end");
        assert_eq!(tab.count("#result .loop-result").await, 1, "the end has its scene");
    });
}
