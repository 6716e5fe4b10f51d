//! The page of rules that players read: it tells every rule that the tests check, and its numbers are those of the components.
#![allow(clippy::unwrap_used)] // everything here is a test

use anachrony::RULES_PAGES;
use anachrony::data::{BUILDINGS, PROJECTS};
use std::collections::BTreeSet;
use std::path::Path;

/// Every rule that a text cites: `ANA-`, a chapter in capitals, a dash, two digits.
fn cited(text: &str) -> BTreeSet<String> {
    let rule = |rest: &str| {
        let (chapter, rest) = rest.split_once('-')?;
        let number = rest.get(..2).filter(|number| number.bytes().all(|digit| digit.is_ascii_digit()))?;
        chapter.bytes().all(|letter| letter.is_ascii_uppercase()).then(|| format!("ANA-{chapter}-{number}"))
    };
    text.split("ANA-").skip(1).filter_map(rule).collect()
}

fn tests(folder: &Path) -> String {
    let mut all = String::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            all.push_str(&tests(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            all.push_str(&std::fs::read_to_string(&path).unwrap());
        }
    }
    all
}

#[test]
fn the_page_tells_exactly_the_rules_that_tests_show() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let (told, shown) = (cited(RULES_PAGES[0].1), cited(&tests(&folder)));
    assert!(told.len() > 400);
    assert_eq!(told.difference(&shown).collect::<Vec<_>>(), Vec::<&String>::new(), "told, and shown by no test");
    assert_eq!(shown.difference(&told).collect::<Vec<_>>(), Vec::<&String>::new(), "shown, and told nowhere");
}

#[test]
fn every_building_stands_in_the_table_with_its_points() {
    for tile in &BUILDINGS {
        let row = format!("| {} | {} | ", tile.number, tile.points);
        assert!(RULES_PAGES[0].1.contains(&row), "{row}");
    }
    for tile in &PROJECTS {
        assert!(RULES_PAGES[0].1.contains(&format!("- {}: ", tile.name)), "{}", tile.name);
    }
}

#[test]
fn the_rulings_cite_rules_that_the_page_tells() {
    let rulings = include_str!("../../../docs/rulings/anachrony.md");
    let told = cited(RULES_PAGES[0].1);
    let rules = cited(rulings);
    assert!(rules.len() > 20 && rules.is_subset(&told), "{:?}", rules.difference(&told));
}
