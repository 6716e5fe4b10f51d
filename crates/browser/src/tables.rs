//! Tables, opened by the form of the site.

use crate::tab::Tab;
use std::time::Duration;

/// It's a Wonderful World, in addresses.
pub const GAME: &str = "wonderful-world";

/// Opens a table for so many players by the form, and goes there. `seats` says what is not as the form proposes it: me first,
/// then bots that play fairly. Such as `(1, "open")` or `(2, "bot:random")`.
pub async fn open_table(tab: &Tab, players: u8, seats: &[(u8, &str)]) -> String {
    tab.go(&format!("/new/{GAME}")).await;
    tab.click(&format!("label:has(> input[name='option.players'][data-value='{players}'])")).await;
    for (seat, sitter) in seats {
        pick(tab, &format!("[name='seat.{seat}']"), sitter).await;
    }
    tab.click("form.create [type=submit]").await;
    tab.arrives("/t/").await;
    tab.path().await
}

/// Picks a value of a list, as its popup would, which no script can open.
pub async fn pick(tab: &Tab, list: &str, value: &str) {
    let picked: bool = tab
        .js(&format!(
            "(() => {{
              const list = document.querySelector({list:?});
              if (!list || list.disabled) return false;
              list.value = {value:?};
              list.dispatchEvent(new Event('input', {{ bubbles: true }}));
              list.dispatchEvent(new Event('change', {{ bubbles: true }}));
              return list.value === {value:?};
            }})()"
        ))
        .await;
    assert!(picked, "{list} has {value}");
}

/// Opens the players, the log and the chat beside the board.
pub async fn open_side(tab: &Tab) {
    if !tab.is("document.body.classList.contains('with-side')").await {
        tab.click("#top [data-toggle=side]").await;
    }
}

/// Comes to a table as somebody new and takes a free seat.
pub async fn sit_down(tab: &Tab, path: &str, seat: u8) {
    tab.go(path).await;
    open_side(tab).await;
    tab.click(&format!("#chairs form[action$='/sit'] button[value='{seat}']")).await;
    tab.until("the seat is mine", &format!("document.querySelector('#table')?.dataset.seat === '{seat}'")).await;
}

/// Lets a bot play this seat.
pub async fn hand_over(tab: &Tab, bot: &str) {
    open_side(tab).await;
    tab.click("#chairs .mine details > summary").await;
    tab.click(&format!("#chairs .mine [value='hand-over:{bot}']")).await;
}

/// Lets a bot play the rest of the game.
pub async fn hand_over_and_wait(tab: &Tab) {
    hand_over(tab, "random").await;
    tab.within(Duration::from_secs(40), "the result", "!document.querySelector('#result').hidden").await;
}
