//! The rules pages of a game have the rules that its tests check, and the same ones in every language.
//!
//! A page is Markdown, and every rule on it has an id such as `WW-DRAFT-03`: what the game's rules begin with, a
//! chapter, a number. A game's own test makes [`Pages`] of its pages and asks them whether they
//! [tell what the tests check](Pages::tell_what_tests_check) and whether they [agree](Pages::agree) with each other.
//! What the English page says about a game's components is for that test to compare.

use super::{Law, ensure};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::{fs, io};

/// Widths at which the lines of a page are broken. The row of a table cannot be broken.
const WIDEST_LINE: usize = 100;
const WIDEST_ROW: usize = 130;

/// A rule's chapter and number.
pub type Rule<'a> = (&'a str, u8);

/// The rules pages of a game.
#[derive(Clone, Copy, Debug)]
pub struct Pages<'a> {
    /// What the ids of its rules begin with, such as `WW`.
    pub prefix: &'a str,
    /// The code of each language and its page, English first.
    pub pages: &'a [(&'a str, &'a str)],
    /// The folder of the game's crate, in which `rules/` and `tests/` are.
    pub folder: &'a str,
}

impl<'a> Pages<'a> {
    /// The page that the others are compared with.
    ///
    /// # Panics
    /// When there is no page.
    pub fn english(&self) -> &'a str {
        self.pages[0].1
    }

    /// Every rule that a text cites, as often as it does: the prefix, a chapter of capitals and digits, two digits.
    pub fn cited<'t>(&self, text: &'t str) -> Vec<Rule<'t>> {
        let rule = |rest: &'t str| {
            let (chapter, rest) = rest.split_once('-')?;
            let number = rest.get(..2).filter(|number| number.bytes().all(|digit| digit.is_ascii_digit()))?;
            let capitals = chapter.bytes().all(|letter| letter.is_ascii_uppercase() || letter.is_ascii_digit());
            (capitals && !chapter.is_empty()).then_some((chapter, number.parse().ok()?))
        };
        let prefix = format!("{}-", self.prefix);
        // A chapter may have the name of the prefix: `LOOP-LOOP-01`.
        text.match_indices(&prefix).filter_map(|(at, _)| rule(&text[at + prefix.len()..])).collect()
    }

    /// The English page has the rules that the tests of the crate cite, and no others. Of the chapters that are
    /// `exempt` no test has to cite every rule.
    ///
    /// # Panics
    /// When the tests cite a rule that is not on the page, or no test cites one that is.
    #[track_caller]
    pub fn tell_what_tests_check(&self, exempt: &[&str]) {
        keep(self.on_page_and_checked(exempt));
    }

    /// Each language has one page, which is plain and says what the English one does: the same chapters, paragraphs,
    /// points and tables, with the same rules and the same numbers in each.
    ///
    /// # Panics
    /// When a page differs from the English one; the message has both places.
    #[track_caller]
    pub fn agree(&self) {
        keep(self.are_those_of_the_folder());
        for (language, page) in self.pages {
            let laws = is_plain(page).and_then(|()| self.is_like_english(page)).and_then(|()| self.same_tables(page));
            keep(laws.map_err(|broken| format!("{language}: {broken}")));
        }
    }

    fn on_page_and_checked(&self, exempt: &[&str]) -> Law {
        let sources = sources(&Path::new(self.folder).join("tests"))
            .map_err(|error| format!("the tests of {} cannot be read: {error}", self.folder))?;
        let checked = BTreeSet::from_iter(self.cited(&sources));
        let on_page = BTreeSet::from_iter(self.cited(self.english()));
        let missing: Vec<_> = checked.difference(&on_page).collect();
        ensure!(missing.is_empty(), "checked by a test, but not on the page: {missing:?}");
        let unchecked: Vec<_> = on_page.difference(&checked).filter(|(chapter, _)| !exempt.contains(chapter)).collect();
        ensure!(unchecked.is_empty(), "on the page, but not checked by a test: {unchecked:?}");
        Ok(())
    }

    fn are_those_of_the_folder(&self) -> Law {
        ensure!(self.pages.first().is_some_and(|(code, _)| *code == "en"), "English comes first");
        let listed: BTreeSet<_> = self.pages.iter().map(|(code, _)| format!("{code}.md")).collect();
        ensure!(listed.len() == self.pages.len(), "a language has two pages");
        let names = |folder: &Path| -> io::Result<BTreeSet<String>> {
            fs::read_dir(folder)?.map(|file| Ok(file?.file_name().to_string_lossy().into_owned())).collect()
        };
        let files = names(&Path::new(self.folder).join("rules"))
            .map_err(|error| format!("the pages of {} cannot be read: {error}", self.folder))?;
        ensure!(files == listed, "the folder has the pages {files:?}, but {listed:?} are listed");
        Ok(())
    }

    fn is_like_english(&self, page: &str) -> Law {
        let (ours, theirs) = (blocks(self.english()), blocks(page));
        for (ours, theirs) in ours.iter().zip(&theirs) {
            ensure!(shape(theirs) == shape(ours), "\n{theirs}\nis not built like\n{ours}");
            ensure!(
                sorted(self.cited(theirs)) == sorted(self.cited(ours)),
                "\n{theirs}\ntells other rules than\n{ours}"
            );
            ensure!(
                sorted(self.numbers(theirs)) == sorted(self.numbers(ours)),
                "\n{theirs}\nhas other numbers in digits than\n{ours}"
            );
        }
        ensure!(theirs.len() == ours.len(), "{} paragraphs and tables instead of {}", theirs.len(), ours.len());
        Ok(())
    }

    /// The tables have the same size; in each cell are the same rules, numbers and letters, and a name has one
    /// translation, which no other name has.
    fn same_tables(&self, page: &str) -> Law {
        let size = |page| -> Vec<Vec<usize>> {
            tables(page).iter().map(|table| table.iter().map(Vec::len).collect()).collect()
        };
        ensure!(size(page) == size(self.english()), "the tables are of another size");
        let letters = self.letters();
        let (mut names, mut meanings) = (BTreeMap::new(), BTreeMap::new());
        for (ours, theirs) in cells(self.english()).into_iter().zip(cells(page)) {
            let same = self.numbers(theirs) == self.numbers(ours)
                && self.cited(theirs) == self.cited(ours)
                && theirs.ends_with('*') == ours.ends_with('*');
            ensure!(same, "{theirs:?} stands in a table for {ours:?}");
            ensure!(
                theirs == ours || !in_letters(ours, &letters),
                "letters of the program stay: {theirs:?} for {ours:?}"
            );
            if !self.numbers(ours).is_empty() {
                continue;
            }
            let [our, their] = [ours, theirs].map(|cell| self.without_rules(cell));
            let [our, their] = [&our, &their].map(|cell| cell.split(", ").map(str::trim).collect::<Vec<_>>());
            ensure!(their.len() == our.len(), "{their:?} are not as many as {our:?}");
            for (our, their) in our.into_iter().zip(their) {
                let name = names.entry(our.to_owned()).or_insert_with(|| their.to_owned());
                ensure!(name == their, "{our:?} has two names: {name:?} and {their:?}");
                let meaning = meanings.entry(their.to_owned()).or_insert_with(|| our.to_owned());
                ensure!(meaning == our, "{their:?} stands for two things: {meaning:?} and {our:?}");
            }
        }
        Ok(())
    }

    /// The letters that the program writes for things: the second column of the English tables with such a head.
    fn letters(&self) -> BTreeSet<&'a str> {
        let tables = tables(self.english());
        let head = |table: &Table| table[0].get(1).is_some_and(|head| head.starts_with("Letter"));
        let listing = tables.iter().filter(|table| head(table));
        listing.flat_map(|table| &table[1..]).filter_map(|row| row.get(1)).copied().collect()
    }

    /// A text without the rules that it cites.
    fn without_rules(&self, text: &str) -> String {
        let (mut kept, mut rest) = (String::new(), text);
        while let Some((before, cited)) = rest.split_once(&format!("[{}-", self.prefix)) {
            kept.push_str(before);
            rest = cited.split_once(']').map_or("", |(_, after)| after);
        }
        kept + rest
    }

    /// The numbers of a text, those of rules apart.
    fn numbers(&self, text: &str) -> Vec<u32> {
        let text = self.without_rules(text);
        text.split(|letter: char| !letter.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect()
    }
}

#[track_caller]
fn keep(law: Law) {
    if let Err(broken) = law {
        panic!("{broken}");
    }
}

/// All that is written in the tests of a folder and the folders in it.
fn sources(folder: &Path) -> io::Result<String> {
    let mut all = String::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            all.push_str(&sources(&path)?);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            all.push_str(&fs::read_to_string(&path)?);
        }
    }
    Ok(all)
}

fn is_plain(page: &str) -> Law {
    let ends = page.ends_with('\n') && !page.ends_with("\n\n");
    ensure!(page.starts_with("# ") && ends, "a page begins with its title and ends with one end of line");
    for (number, line) in (1..).zip(page.lines()) {
        let widest = if line.starts_with('|') { WIDEST_ROW } else { WIDEST_LINE };
        ensure!(line.chars().count() <= widest, "line {number} is wider than {widest}");
        ensure!(!line.contains('<') && line.trim_end() == line, "line {number}: no HTML, nothing after the end");
    }
    Ok(())
}

/// What stands between two empty lines: a heading, a paragraph, a list or a table.
fn blocks(page: &str) -> Vec<&str> {
    page.trim_end().split("\n\n").collect()
}

/// What kind of thing each line of a block begins, in order. Lines that only go on are left out.
fn shape(block: &str) -> Vec<&'static str> {
    let number = |line: &str| line.split_once(". ").is_some_and(|(number, _)| number.parse::<u8>().is_ok());
    let begins = |line: &str| match line {
        _ if line.starts_with("# ") => "title of the page",
        _ if line.starts_with("## ") => "heading",
        _ if line.starts_with("- ") => "point",
        _ if line.starts_with('|') => "row",
        _ if line.starts_with("**") => "title",
        _ if number(line) => "numbered point",
        _ => "",
    };
    block.lines().map(begins).filter(|kind| !kind.is_empty()).collect()
}

type Table<'a> = Vec<Vec<&'a str>>;

/// All tables of a page, cell by cell, with their heads and without the line below the head.
fn tables<'a>(page: &'a str) -> Vec<Table<'a>> {
    let cells = |line: &'a str| line.trim_matches('|').split('|').map(str::trim).collect();
    let rows = |block: &'a str| {
        let rows = (0..).zip(block.lines()).filter(|(row, _)| *row != 1);
        rows.map(|(_, line)| cells(line)).collect()
    };
    blocks(page).into_iter().filter(|block| block.starts_with('|')).map(rows).collect()
}

/// Every cell of a page's tables, their heads apart.
fn cells(page: &str) -> Vec<&str> {
    tables(page).into_iter().flat_map(|table| table.into_iter().skip(1)).flatten().collect()
}

/// A cell written in the program's letters, such as "2M 3G", "1 N, 2 T", "1/Res" or "-".
fn in_letters(cell: &str, letters: &BTreeSet<&str>) -> bool {
    let mut parts =
        cell.split([' ', '/', ',']).map(|part| part.trim_start_matches(|letter: char| letter.is_ascii_digit()));
    parts.all(|part| part.is_empty() || part == "-" || letters.contains(part))
}

fn sorted<T: Ord>(mut items: Vec<T>) -> Vec<T> {
    items.sort_unstable();
    items
}
