//! English, Russian and Czech.

use browser::look::DESK;
use browser::seat::Dice;
use browser::tables::open_side;
use browser::{Tab, story};
use std::time::Duration;

/// Every key of the words of the site, as it would stand on a page whose words are missing.
fn keys() -> Vec<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../pages/locales/en");
    let files = std::fs::read_dir(folder).unwrap().map(|file| std::fs::read_to_string(file.unwrap().path()).unwrap());
    let files: Vec<_> = files.collect();
    let lines = files.iter().flat_map(|text| text.lines());
    let keys = lines.filter_map(|line| line.split_once(" = ").or(line.split_once(" =")).map(|(key, _)| key));
    keys.filter(|key| key.contains('-') && !key.contains(' ') && !key.starts_with('#')).map(str::to_owned).collect()
}

/// Fails if a key stands where words should: as text, as a name for readers by ear, or as a title.
pub(crate) async fn has_no_raw_key(tab: &Tab) {
    let said: String = tab
        .js(
            "[document.title, document.body.innerText, ...[...document.querySelectorAll('[aria-label], [title], [placeholder], option')]
              .map((one) => `${one.ariaLabel} ${one.title} ${one.placeholder} ${one.textContent}`)].join(' ')",
        )
        .await;
    let words: std::collections::HashSet<_> =
        said.split(|letter: char| !letter.is_alphanumeric() && letter != '-').collect();
    let raw: Vec<_> = keys().into_iter().filter(|key| words.contains(key.as_str())).collect();
    assert_eq!(raw, Vec::<String>::new(), "keys instead of words on {}", tab.path().await);
}

async fn language(tab: &Tab) -> String {
    tab.js("document.documentElement.lang").await
}

#[test]
fn the_browsers_language_is_spoken_also_at_the_table() {
    for (wanted, spoken, play) in [("cs-CZ,cs", "cs", "Hrát"), ("ru-RU,ru", "ru", "Играть"), ("fr-FR,fr", "en", "Play")]
    {
        story("languages-accepted", Duration::from_secs(40), async |site| {
            let tab = site.reader(wanted, DESK).await.tab("/").await;
            assert_eq!(language(&tab).await, spoken);
            let says = tab.text("form[action='/play/wonderful-world'] button").await;
            assert!(says.contains(play), "{spoken}: {says}");
            has_no_raw_key(&tab).await;
            tab.click("form[action='/play/wonderful-world'] button").await;
            tab.arrives("/t/").await;
            assert_eq!(language(&tab).await, spoken);
            let turn = tab.text("#top .turn").await;
            // What comes by the stream speaks the same language.
            tab.choose(0).await;
            tab.turn().await;
            assert_eq!(tab.text("#top .turn").await, turn);
            has_no_raw_key(&tab).await;
        });
    }
}

#[test]
fn another_language_is_chosen_and_kept() {
    story("languages-chosen", Duration::from_secs(60), async |site| {
        let person = site.person(DESK).await;
        let tab = person.tab("/").await;
        assert_eq!(language(&tab).await, "en");
        for (code, play) in [("ru", "Играть"), ("cs", "Hrát")] {
            tab.click("button.language").await;
            tab.click(&format!("#languages [value={code}]")).await;
            tab.until(
                "the language",
                &format!("document.documentElement.lang === '{code}' && document.readyState === 'complete'"),
            )
            .await;
            assert!(tab.text("form[action='/play/wonderful-world'] button").await.contains(play));
        }
        let another = person.tab("/rules/wonderful-world").await;
        assert_eq!(language(&another).await, "cs");
        has_no_raw_key(&another).await;

        // At a table too, by its menu; the table stays the same and goes on in that language.
        tab.click("form[action='/play/wonderful-world'] button").await;
        tab.arrives("/t/").await;
        let table = tab.path().await;
        tab.click("#top [data-open=menu]").await;
        tab.click("#menu button.language").await;
        tab.click("#languages [value=ru]").await;
        tab.until("the language", "document.documentElement.lang === 'ru' && document.readyState === 'complete'").await;
        assert_eq!(tab.path().await, table);
        open_side(&tab).await;
        tab.play_to(&mut Dice::new(9), "planning").await;
        has_no_raw_key(&tab).await;
        let log = tab.text("#chapters").await;
        let russian = log.chars().filter(|letter| ('а'..='я').contains(letter)).count();
        let latin = log.chars().filter(char::is_ascii_lowercase).count();
        assert!(russian > 20 * (1 + latin / 10), "the log is Russian: {log}");
    });
}
