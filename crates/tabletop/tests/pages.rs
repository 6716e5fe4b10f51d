//! The kit passes sound rules pages, and sees where pages part from the tests or from each other.
#![allow(clippy::unwrap_used)] // everything here is a test

use std::fs;
use std::panic::catch_unwind;
use std::path::PathBuf;
use tabletop::kit::pages::Pages;

const ENGLISH: &str = "# Toy

Bid 2 coins. [TOY-BID-01] A bid of 3 or more wins. [TOY-M1-02]

## What there is

- a coin; [TOY-BOX-01]
- a card.

| Thing | Letter | Beside it |
|---|---|---|
| Coin | C | Card |
| Card | K | Coin, Card |

| Cost | Rule |
|---|---|
| 2C 1K | 1 coin [TOY-BOX-02] |
";

const CZECH: &str = "# Hračka

Vsaďte 2 mince. [TOY-BID-01] Kdo vsadí 3 nebo víc,
vyhrává. [TOY-M1-02]

## Co tu je

- mince; [TOY-BOX-01]
- karta.

| Věc | Písmeno | Vedle ní |
|---|---|---|
| Mince | C | Karta |
| Karta | K | Mince, Karta |

| Cena | Pravidlo |
|---|---|
| 2C 1K | 1 mince [TOY-BOX-02] |
";

const TESTS: &str = "// TOY-BID-01\n// TOY-M1-02\n// TOY-BOX-01, and neither TOY-BOX-2 nor TOY-bid-07\n";

/// A crate with such files, in a folder of its own.
fn crate_with(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("pages").join(name);
    let _ = fs::remove_dir_all(&folder);
    for (path, text) in files {
        let path = folder.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    folder
}

/// What the kit says about a translation.
fn said_of(name: &str, czech: &str) -> Result<(), String> {
    let folder = crate_with(name, &[("rules/en.md", ENGLISH), ("rules/cs.md", czech)]);
    let pages = [("en", ENGLISH), ("cs", czech)];
    let pages = Pages { prefix: "TOY", pages: &pages, folder: folder.to_str().unwrap() };
    catch_unwind(|| pages.agree()).map_err(|told| *told.downcast::<String>().unwrap())
}

/// What the kit says about tests, of which those of the box are exempt or not.
fn said_of_tests(name: &str, tests: &str, exempt: &[&str]) -> Result<(), String> {
    let folder = crate_with(name, &[("tests/bid/main.rs", tests), ("tests/notes.md", "TOY-BID-09")]);
    let pages = Pages { prefix: "TOY", pages: &[("en", ENGLISH)], folder: folder.to_str().unwrap() };
    catch_unwind(|| pages.tell_what_tests_check(exempt)).map_err(|told| *told.downcast::<String>().unwrap())
}

#[test]
fn a_chapter_may_have_digits_and_the_name_of_the_prefix() {
    let pages = Pages { prefix: "TOY", pages: &[("en", ENGLISH)], folder: "" };
    let cited = pages.cited("[TOY-TOY-01] [TOY-M10-04], TOY-BID-2, NOTOY_BID-01, TOY-BOX-12.");
    assert_eq!(cited, [("TOY", 1), ("M10", 4), ("BOX", 12)]);
}

#[test]
fn sound_pages_agree() {
    assert_eq!(said_of("sound", CZECH), Ok(()));
}

#[test]
fn a_translation_that_parts_from_the_english_page_is_noticed() {
    let wide = format!("vyhrává{}. ", " dnes".repeat(20));
    let defects = [
        ("paragraph", "\n\n- mince", "\n\nNic.\n\n- mince", "is not built like"),
        ("end", "[TOY-BOX-02] |\n", "[TOY-BOX-02] |\n\nKonec.\n", "7 paragraphs and tables instead of 6"),
        ("point", "\n- karta", " a karta", "is not built like"),
        ("heading", "## Co", "Co", "is not built like"),
        ("rule", "[TOY-M1-02]", "[TOY-M1-03]", "tells other rules than"),
        ("number", "Kdo vsadí 3", "Kdo vsadí 4", "has other numbers in digits than"),
        ("word", "Kdo vsadí 3", "Kdo vsadí tři", "has other numbers in digits than"),
        ("column", "| 2C 1K | 1 mince", "| 2C 1K | - | 1 mince", "of another size"),
        ("places", "| 2C 1K | 1 mince", "| 1C 2K | 1 mince", "stands in a table for \"2C 1K\""),
        ("letters", "| 2C 1K |", "| 2M 1K |", "letters of the program stay"),
        ("names", "Mince, Karta", "Peníz, Karta", "\"Coin\" has two names"),
        ("meanings", "| Karta |", "| Mince |", "\"Mince\" stands for two things"),
        ("list", "Mince, Karta", "Mince a Karta", "are not as many as"),
        ("width", "vyhrává. ", &wide, "line 4 is wider than 100"),
        ("html", "1 mince", "1 <b>mince</b>", "no HTML"),
        ("space", "karta.\n", "karta. \n", "nothing after the end"),
        ("title", "# Hračka\n", "Hračka\n", "begins with its title"),
    ];
    for (name, sound, broken, told) in defects {
        assert!(CZECH.contains(sound), "{name}");
        let said = said_of(name, &CZECH.replacen(sound, broken, 1)).unwrap_err();
        assert!(said.contains("cs: ") && said.contains(told), "{name}: {said}");
    }
}

#[test]
fn pages_are_those_of_the_folder_and_english_comes_first() {
    let folder = crate_with("listed", &[("rules/en.md", ENGLISH), ("rules/cs.md", CZECH)]);
    let folder = folder.to_str().unwrap();
    let lists: [&[(&str, &str)]; 4] =
        [&[("en", ENGLISH)], &[("cs", CZECH), ("en", ENGLISH)], &[("en", ENGLISH), ("cs", CZECH), ("cs", CZECH)], &[]];
    for pages in lists {
        assert!(catch_unwind(|| Pages { prefix: "TOY", pages, folder }.agree()).is_err());
    }
}

#[test]
fn tests_cite_what_is_on_the_page_and_nothing_else() {
    assert_eq!(said_of_tests("exempt", TESTS, &["BOX"]), Ok(()));
    let said = said_of_tests("unchecked", TESTS, &[]).unwrap_err();
    assert!(said.contains(r#"not checked by a test: [("BOX", 2)]"#), "{said}");
    let said = said_of_tests("missing", &format!("{TESTS}// TOY-BID-02"), &["BOX"]).unwrap_err();
    assert!(said.contains(r#"not on the page: [("BID", 2)]"#), "{said}");
}
