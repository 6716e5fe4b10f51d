//! Every language tells what the English page tells: the same chapters, paragraphs, points and tables, with the same
//! rules and the same numbers in each.

use super::cited;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use wonderful_world::RULES_PAGES;

/// Widths at which the lines of a page are broken. The row of a table cannot be broken.
const WIDEST_LINE: usize = 100;
const WIDEST_ROW: usize = 110;

fn english() -> &'static str {
    RULES_PAGES[0].1
}

/// The languages that are held to the English page.
fn others() -> impl Iterator<Item = (&'static str, &'static str)> {
    RULES_PAGES.iter().skip(1).copied()
}

/// What stands between two empty lines: a heading, a paragraph, a list or a table.
fn blocks(page: &str) -> Vec<&str> {
    page.trim_end().split("\n\n").collect()
}

/// The blocks of the English page, each with the one in its place on another.
fn paired(language: &str, page: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let (ours, theirs) = (blocks(english()), blocks(page));
    assert_eq!(theirs.len(), ours.len(), "{language} has not as many paragraphs as the English page");
    ours.into_iter().zip(theirs)
}

/// What kind of thing each line of a block begins, in order: a heading, a point of a list, a numbered one, a row, a
/// paragraph with a title. Lines that only go on are left out.
fn shape(block: &str) -> Vec<&str> {
    let number = |line: &str| line.split_once(". ").is_some_and(|(number, _)| number.parse::<u8>().is_ok());
    let begins = |line: &str| match line {
        _ if line.starts_with("## ") => "heading",
        _ if line.starts_with("- ") => "point",
        _ if line.starts_with('|') => "row",
        _ if line.starts_with("**") => "title",
        _ if number(line) => "numbered point",
        _ => "",
    };
    block.lines().map(begins).filter(|kind| !kind.is_empty()).collect()
}

/// A text without the rules that it cites.
fn without_rules(text: &str) -> String {
    let mut kept = String::new();
    let mut rest = text;
    while let Some((before, cited)) = rest.split_once("[WW-") {
        kept.push_str(before);
        rest = cited.split_once(']').map_or("", |(_, after)| after);
    }
    kept + rest
}

/// The numbers of a text, those of rules apart.
fn numbers(text: &str) -> Vec<u32> {
    let text = without_rules(text);
    text.split(|letter: char| !letter.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect()
}

fn sorted<T: Ord>(items: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut items: Vec<_> = items.into_iter().collect();
    items.sort_unstable();
    items
}

type Table = Vec<Vec<&'static str>>;

/// All tables of a page, cell by cell, with their heads and without the line below the head.
fn tables(page: &'static str) -> Vec<Table> {
    let cells = |line: &'static str| line.trim_matches('|').split('|').map(str::trim).collect();
    let of_block = |block: &'static str| (0..).zip(block.lines()).filter(|(row, _)| *row != 1).map(|(_, line)| line);
    let tables = blocks(page).into_iter().filter(|block| block.starts_with('|'));
    tables.map(|block| of_block(block).map(cells).collect()).collect()
}

/// Each cell of the English tables, their heads apart, with the one in its place on another page.
fn paired_cells(page: &'static str) -> Vec<(&'static str, &'static str)> {
    let rows = |page| tables(page).into_iter().flat_map(|table: Table| table.into_iter().skip(1));
    rows(english()).zip(rows(page)).flat_map(|(ours, theirs)| ours.into_iter().zip(theirs)).collect()
}

/// The letters that the program writes for pieces and types: the second column of each table with such a head.
fn letters() -> BTreeSet<&'static str> {
    let tables = tables(english());
    let listing = tables.iter().filter(|table| table[0][1].starts_with("Letter"));
    listing.flat_map(|table| &table[1..]).map(|row| row[1]).collect()
}

/// A cell written in those letters, such as "2M 3G", "1/Res" or "-".
fn in_letters(cell: &str, letters: &BTreeSet<&str>) -> bool {
    let mut parts = cell.split([' ', '/']).map(|part| part.trim_start_matches(|letter: char| letter.is_ascii_digit()));
    parts.all(|part| part.is_empty() || part == "-" || letters.contains(part))
}

#[test]
fn each_language_has_one_page_and_each_page_is_listed() {
    assert_eq!(RULES_PAGES[0].0, "en");
    let listed: BTreeSet<_> = RULES_PAGES.iter().map(|(code, _)| format!("{code}.md")).collect();
    assert_eq!(listed.len(), RULES_PAGES.len());
    let files = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("rules")).unwrap();
    let files: BTreeSet<_> = files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    assert_eq!(files, listed);
}

#[test]
fn pages_are_plain_and_not_too_wide() {
    for (language, page) in RULES_PAGES {
        assert!(page.starts_with("# ") && page.ends_with('\n') && !page.ends_with("\n\n"), "{language}");
        for (number, line) in (1..).zip(page.lines()) {
            let widest = if line.starts_with('|') { WIDEST_ROW } else { WIDEST_LINE };
            assert!(line.chars().count() <= widest, "{language}, line {number} is too wide");
            let plain = !line.contains('<') && line.trim_end() == line;
            assert!(plain, "{language}, line {number}: no HTML, nothing after the end");
        }
    }
}

#[test]
fn chapters_and_paragraphs_are_those_of_the_english_page() {
    for (language, page) in others() {
        let headings = |page: &str| page.lines().filter(|line| line.starts_with("## ")).count();
        assert_eq!(headings(page), headings(english()), "{language}");
        for (ours, theirs) in paired(language, page) {
            assert_eq!(shape(theirs), shape(ours), "{language}:\n{theirs}\nis not built like\n{ours}");
        }
    }
}

#[test]
fn every_paragraph_cites_the_rules_of_the_english_one() {
    for (language, page) in others() {
        for (ours, theirs) in paired(language, page) {
            assert_eq!(
                sorted(cited(theirs)),
                sorted(cited(ours)),
                "{language}:\n{theirs}\ntells other rules than\n{ours}"
            );
        }
    }
}

#[test]
fn every_paragraph_has_the_numbers_of_the_english_one() {
    for (language, page) in others() {
        for (ours, theirs) in paired(language, page) {
            let (theirs_has, ours_has) = (sorted(numbers(theirs)), sorted(numbers(ours)));
            assert_eq!(theirs_has, ours_has, "{language}:\n{theirs}\nhas other numbers in digits than\n{ours}");
        }
    }
}

#[test]
fn tables_have_the_same_rows_rules_numbers_and_letters() {
    let letters = letters();
    assert!(letters.contains("K") && letters.contains("Fin") && letters.contains("Dis"));
    for (language, page) in others() {
        let size = |page| -> Vec<Vec<usize>> {
            tables(page).iter().map(|table| table.iter().map(Vec::len).collect()).collect()
        };
        assert_eq!(size(page), size(english()), "{language} has tables of another size");
        for (ours, theirs) in paired_cells(page) {
            assert_eq!(numbers(theirs), numbers(ours), "{language}: {theirs:?} for {ours:?}");
            assert!(cited(theirs).eq(cited(ours)), "{language}: {theirs:?} for {ours:?}");
            assert_eq!(theirs.ends_with('*'), ours.ends_with('*'), "{language}: {theirs:?} for {ours:?}");
            if in_letters(ours, &letters) {
                assert_eq!(theirs, ours, "{language}: letters of the program stay as they are");
            }
        }
    }
}

/// A name in a table, be it a card's, an empire's or a resource's, has one translation, and no two names share one.
#[test]
fn a_name_is_the_same_in_every_table() {
    for (language, page) in others() {
        let (mut names, mut meanings) = (BTreeMap::new(), BTreeMap::new());
        for (ours, theirs) in paired_cells(page).into_iter().filter(|(ours, _)| numbers(ours).is_empty()) {
            let [ours, theirs] = [ours, theirs].map(|cell| without_rules(cell).trim().to_owned());
            let [ours, theirs] = [&ours, &theirs].map(|cell| cell.split(", ").map(String::from).collect::<Vec<_>>());
            assert_eq!(theirs.len(), ours.len(), "{language}: {theirs:?} for {ours:?}");
            for (our, their) in ours.into_iter().zip(theirs) {
                let name = names.entry(our.clone()).or_insert_with(|| their.clone());
                assert_eq!(*name, their, "{language} has two names for {our:?}");
                let meaning = meanings.entry(their.clone()).or_insert_with(|| our.clone());
                assert_eq!(*meaning, our, "{language} has {their:?} for two things");
            }
        }
        assert!(names.contains_key("Secret Laboratory"), "the names were read");
    }
}
