//! Games from the first page to the result.

use browser::look::DESK;
use browser::seat::{Dice, play_to_the_end};
use browser::tables::{open_table, sit_down};
use browser::{Stand, Tab, story};
use std::time::Duration;

#[test]
fn two_people_and_a_bot_click_through_a_game_and_see_the_same_result() {
    story("whole-game", Duration::from_secs(150), async |site| {
        let (anna, bob) = (site.person(DESK).await, site.person(DESK).await);
        let (at_annas, at_bobs) = (anna.tab("/").await, bob.tab("/").await);
        let table = open_table(&at_annas, 3, &[(1, "open"), (2, "bot:fair")]).await;
        sit_down(&at_bobs, &table, 1).await;

        play_to_the_end(&[&at_annas, &at_bobs], &mut Dice::new(1)).await;

        // Each is called "You" in their own table: the heads differ, the numbers do not.
        let (annas, bobs) = (at_annas.text("#result .scores tbody").await, at_bobs.text("#result .scores tbody").await);
        assert_eq!(annas, bobs);
        assert_eq!(at_annas.count("#result .scores tr.total td").await, 3, "a score for each: {annas}");
        let tab_title: String = at_annas.js("document.title").await;
        assert!(!tab_title.starts_with('●'), "nobody's turn any more: {tab_title}");

        at_bobs.click("#result a[href*='/replay']").await;
        at_bobs.arrives(&format!("{table}/replay")).await;
        let steps: u32 = at_bobs.js("Number(document.querySelector('#step').max)").await;
        assert!(steps > 100, "the whole game can be walked through: {steps}");
    });
}

#[test]
fn a_game_alone_is_played_by_keys_from_the_first_page_to_the_rating() {
    story("keys-alone", Duration::from_secs(120), async |site| {
        let tab = site.person(DESK).await.tab("/").await;
        tab.tab_to("a[href='/new/wonderful-world']").await;
        tab.key("Enter").await;
        tab.arrives("/new/").await;
        tab.tab_to("input[name='option.players']").await;
        tab.key("ArrowLeft").await;
        tab.key("ArrowLeft").await;
        tab.until("one player", "document.activeElement.dataset.value === '1'").await;
        tab.tab_to("form.create [type=submit]").await;
        tab.key("Enter").await;
        tab.arrives("/t/").await;

        // The first choice by Tab and Enter, all others by their numbers.
        let before = tab.turn().await;
        tab.tab_to("#actions .choice").await;
        tab.key("Enter").await;
        tab.chosen(before.revision).await;
        let mut dice = Dice::new(2);
        let mut taken_back = 0;
        loop {
            let stand = tab.turn().await;
            if stand.over {
                break;
            }
            choose_by_number(&tab, dice.choice(&stand), &stand).await;
            if taken_back < 3 && tab.is("document.querySelector('#top [value=back]:enabled')").await {
                let made = tab.stand().await;
                tab.key("u").await;
                tab.chosen(made.revision).await;
                assert_eq!(tab.stand().await.choices, stand.choices, "the choice is taken back");
                taken_back += 1;
            }
        }
        assert_eq!(taken_back, 3);
        assert!(!tab.text("#result .verdict").await.is_empty(), "a rating");
        assert!(tab.is("document.activeElement.id === 'result'").await, "who reads by ear is led to the result");
    });
}

#[test]
fn a_game_without_a_board_of_its_own_is_played_on_a_plain_table() {
    story("plain", Duration::from_secs(60), async |site| {
        let tab = site.person(DESK).await.tab("/").await;
        tab.click("form[action='/play/anachrony'] button").await;
        tab.arrives("/t/").await;
        let mut dice = Dice::new(3);
        for _ in 0..12 {
            let stand = tab.turn().await;
            tab.choose(dice.choice(&stand)).await;
        }
        assert!(tab.text("#board").await.len() > 200, "how it stands, in words");
        assert!(tab.is("document.querySelector('#chapters li')").await, "and what happened");
    });
}

/// Types the number of a choice; Enter, where it could be the beginning of a longer one.
async fn choose_by_number(tab: &Tab, place: usize, stand: &Stand) {
    let number = (place + 1).to_string();
    for digit in number.chars() {
        tab.key(&digit.to_string()).await;
    }
    if (1..=stand.choices.len())
        .any(|other| other.to_string().len() > number.len() && other.to_string().starts_with(&number))
    {
        tab.key("Enter").await;
    }
    tab.chosen(stand.revision).await;
}
