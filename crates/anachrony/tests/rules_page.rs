//! The pages of rules that players read: they tell every rule that the tests check, in every language, and the
//! buildings have the points of the components.

use anachrony::RULES_PAGES;
use anachrony::data::{BUILDINGS, PROJECTS};
use std::collections::BTreeSet;
use tabletop::kit::pages::Pages;

const PAGES: Pages = Pages { prefix: "ANA", pages: RULES_PAGES, folder: env!("CARGO_MANIFEST_DIR") };

#[test]
fn the_page_tells_exactly_the_rules_that_tests_show() {
    PAGES.tell_what_tests_check(&[]);
    assert!(PAGES.cited(PAGES.english()).len() > 400, "the scanner reads the page");
}

#[test]
fn every_language_tells_the_same() {
    PAGES.agree();
}

#[test]
fn every_building_stands_in_the_table_with_its_points() {
    for (language, page) in RULES_PAGES {
        for tile in &BUILDINGS {
            let row = format!("\n| {} | {} | ", tile.number, tile.points);
            assert!(page.contains(&row), "{language}: {row}");
        }
    }
}

#[test]
fn every_superproject_stands_in_the_list() {
    for tile in &PROJECTS {
        assert!(PAGES.english().contains(&format!("\n- {}: ", tile.name)), "{}", tile.name);
    }
}

#[test]
fn the_rulings_cite_rules_that_the_page_tells() {
    let rulings = include_str!("../../../docs/rulings/anachrony.md");
    let [told, rules] = [PAGES.english(), rulings].map(|text| BTreeSet::from_iter(PAGES.cited(text)));
    assert!(rules.len() > 20 && rules.is_subset(&told), "{:?}", rules.difference(&told));
}
