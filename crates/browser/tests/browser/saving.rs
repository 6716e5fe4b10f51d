//! The disk refuses, and is well again.

use browser::look::DESK;
use browser::seat::choice;
use browser::story;
use browser::tables::open_table;
use std::time::Duration;

#[test]
fn a_choice_that_cannot_be_saved_is_kept_on_the_page_and_made_when_it_can() {
    story("saving", Duration::from_secs(60), async |site| {
        let tab = site.person(DESK).await.tab("/").await;
        open_table(&tab, 1, &[]).await;
        let before = tab.turn().await;
        tab.until("nothing is told while all is well", "document.querySelector('#unsaved').hidden").await;

        site.let_write(false).await;
        tab.click(&choice(0)).await;
        tab.until("the notice is shown", "document.querySelector('#unsaved').checkVisibility()").await;
        let told: String = tab.js("document.querySelector('#unsaved').innerText").await;
        assert!(told.starts_with("Nothing can be saved at the moment. Your last choice is kept here and sent again."));
        let chosen = before.choices[0].trim_start_matches(|letter: char| letter.is_ascii_digit());
        assert!(told.contains(chosen), "{told:?} should name {chosen:?}");
        assert_eq!(tab.stand().await.revision, before.revision, "nothing is done");
        // The table is loaded again at each try; nobody is told that the connection is lost.
        tab.run("new MutationObserver(() => { window.told = true; }).observe(document.querySelector('#toast'), { childList: true, attributes: true })")
            .await;
        let tries = "performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/choose')).length";
        tab.until("it is tried again", &format!("{tries} >= 4")).await;
        assert!(!tab.is("window.told").await, "{}", tab.text("#toast").await);

        site.let_write(true).await;
        // It is sent again by itself.
        tab.chosen(before.revision).await;
        tab.until("the notice is gone", "document.querySelector('#unsaved').hidden").await;
        let after = tab.stand().await;
        tab.go(&tab.path().await).await;
        assert_eq!(tab.stand().await.revision, after.revision, "the choice is there");
    });
}
