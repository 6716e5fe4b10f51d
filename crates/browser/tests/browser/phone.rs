//! A phone: everything by touch, nothing to the side.

use browser::look::PHONE;
use browser::seat::{Dice, choice};
use browser::{Tab, story};
use std::time::Duration;

/// What is wrong with the page for fingers: wider than the phone, or something to tap that is too small.
async fn is_for_fingers(tab: &Tab, what: &str) {
    let wrong: Vec<String> = tab
        .js(
            "(() => {
              const wide = document.documentElement.scrollWidth > innerWidth ? [`${document.documentElement.scrollWidth} wide`] : [];
              const small = [...document.querySelectorAll('#actions [data-number], #board button.lit, form.create [type=submit], .games button, #top .tool')]
                .map((one) => [one, one.getBoundingClientRect()])
                .filter(([, box]) => box.width && Math.max(box.width, box.height) < 40)
                .map(([one, box]) => `${one.className} ${one.ariaLabel ?? one.textContent}: ${Math.round(box.width)}x${Math.round(box.height)}`);
              return [...wide, ...small];
            })()",
        )
        .await;
    assert_eq!(wrong, Vec::<String>::new(), "{what}");
}

/// A choice was tapped. One that cannot be taken back is only selected by that, and has to be confirmed.
pub(crate) async fn confirmed(tab: &Tab, revision: u64) {
    tab.until(
        "the choice is made, or asked for once more",
        &format!(
            "!document.body.classList.contains('busy') && (Number(document.querySelector('#choose [name=revision]').value) > {revision} || !document.querySelector('#confirm-touch').hidden)"
        ),
    )
    .await;
    if tab.is("!document.querySelector('#confirm-touch').hidden").await {
        tab.tap("#confirm-touch .yes").await;
    }
    tab.chosen(revision).await;
}

/// The numbers of the choices that do not lie folded.
const IN_SIGHT: &str =
    "[...document.querySelectorAll('#actions [data-number]')].filter((choice) => !choice.closest('details'))
  .map((choice) => Number(choice.dataset.number))";

#[test]
fn a_round_is_played_by_touch_alone() {
    story("phone", Duration::from_secs(120), async |site| {
        let tab = site.person(PHONE).await.tab("/").await;
        is_for_fingers(&tab, "home").await;
        tab.tap("a[href='/new/wonderful-world']").await;
        tab.arrives("/new/").await;
        is_for_fingers(&tab, "create").await;
        tab.tap("label:has(> input[name='option.players'][data-value='2'])").await;
        tab.tap("form.create [type=submit]").await;
        tab.arrives("/t/").await;

        // A long press looks at a card and does not choose it; a tap afterwards does.
        let before = tab.turn().await;
        tab.press_for("#ww-hand .card", Duration::from_millis(700)).await;
        tab.until(
            "the card is large",
            "!document.querySelector('#enlarged').hidden && document.querySelector('#enlarged .card .text')",
        )
        .await;
        let wide: f64 = tab.js("document.querySelector('#enlarged .card').getBoundingClientRect().width").await;
        assert!(wide > 200.0, "{wide}");
        assert_eq!(tab.stand().await.choices, before.choices, "looked at, not chosen");
        // The very next tap counts, and puts the card back.
        let before = tab.stand().await.revision;
        tab.tap(&choice(0)).await;
        confirmed(&tab, before).await;
        tab.until(
            "it is picked",
            "document.querySelector('#ww-hand .chosen') || document.querySelector('#ww-picks .card')",
        )
        .await;
        assert!(tab.is("document.querySelector('#enlarged').hidden").await);

        let mut dice = Dice::new(8);
        let (mut on_board, mut in_bar) = (0, 0);
        loop {
            let stand = tab.turn().await;
            if tab
                .is("[...document.querySelectorAll('#chapters h3')].some((title) => title.textContent.includes('2'))")
                .await
                && stand.phase == "draft"
            {
                break;
            }
            is_for_fingers(&tab, &stand.phase).await;
            let lit = tab.count("#board button.lit").await;
            if lit > 0 && (on_board + in_bar) % 2 == 0 {
                let place = dice.below(lit);
                tab.run(&format!("document.querySelectorAll('#board button.lit')[{place}].id = 'tapped'")).await;
                tab.tap("#tapped").await;
                on_board += 1;
            } else {
                let numbers: Vec<usize> = tab.js(IN_SIGHT).await;
                tab.tap(&choice(numbers[dice.below(numbers.len())] - 1)).await;
                in_bar += 1;
            }
            confirmed(&tab, stand.revision).await;
        }
        assert!(on_board > 8 && in_bar > 8, "{on_board} pieces, {in_bar} words");
        // All choices in a sheet, the folded ones too.
        tab.tap("#actions [data-toggle=choices]").await;
        is_for_fingers(&tab, "all choices").await;
        if tab.count("#actions details").await > 0 {
            let before = tab.turn().await.revision;
            tab.tap("#actions details > summary").await;
            tab.tap("#actions details[open] [data-number]").await;
            confirmed(&tab, before).await;
        }
        tab.tap("#actions [data-toggle=choices]").await;
        tab.tap("#top [data-toggle=side]").await;
        is_for_fingers(&tab, "log").await;
        tab.tap("#top [data-toggle=side]").await;
        tab.tap("#top [data-open=menu]").await;
        is_for_fingers(&tab, "menu").await;
    });
}
