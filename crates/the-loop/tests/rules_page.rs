//! The pages of rules that players read: they tell every rule that the tests check, in every language, and their tables
//! have the numbers of the components.
#![allow(clippy::unwrap_used)] // everything here is a test

use std::collections::BTreeSet;
use tabletop::kit::pages::Pages;
use the_loop::RULES_PAGES;
use the_loop::data::{Agent, CLONES, Era, Level, Mission, SETUP, Slots};

const PAGES: Pages = Pages { prefix: "LOOP", pages: RULES_PAGES, folder: env!("CARGO_MANIFEST_DIR") };

/// The chapter on what lies in the box also tells of things that mean nothing in this game: how many cubes there are of a
/// supply that never runs out, how many boards.
const EXEMPT: &[&str] = &["COMP"];

#[test]
fn the_page_tells_exactly_the_rules_that_tests_show() {
    PAGES.tell_what_tests_check(EXEMPT);
    assert!(PAGES.cited(PAGES.english()).len() > 350, "the scanner reads the page");
}

#[test]
fn every_language_tells_the_same() {
    PAGES.agree();
}

/// The English page in one line, for sentences that are broken somewhere.
fn english() -> String {
    PAGES.english().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The row of an English table whose first cell begins with this; the cells without codes of rules.
fn row(first: &str) -> Vec<String> {
    let begins = |line: &&str| line.strip_prefix("| ").is_some_and(|cells| cells.starts_with(first));
    let line = PAGES.english().lines().find(begins).unwrap_or_else(|| panic!("no table has a row for {first}"));
    let plain = |cell: &str| cell.split('[').next().unwrap_or_default().trim().to_owned();
    line.trim_matches('|').split('|').map(plain).collect()
}

#[test]
fn the_table_of_setup_has_the_clones_and_artifacts_of_each_number_of_players() {
    for (players, (clones, artifacts)) in (1..).zip(SETUP) {
        assert_eq!(row(&format!("{players} ")), [players.to_string(), clones.to_string(), artifacts.to_string()]);
    }
}

#[test]
fn the_table_of_missions_has_the_cubes_of_each() {
    let rows = PAGES.english().lines().skip_while(|line| !line.starts_with("| Mission")).skip(2);
    for (mission, line) in Mission::ALL.into_iter().zip(rows) {
        let needs = match mission.slots() {
            Slots::Any(cubes) => format!("{cubes} cubes"),
            Slots::Eras(cubes) => format!("{cubes} different eras"),
        };
        assert_eq!(line.split('|').nth(2).map(str::trim), Some(&*needs), "{mission}");
    }
}

#[test]
fn the_table_of_agents_has_their_starting_eras() {
    let title = |era: Era| match era {
        Era::Dawn => "Dawn of Time",
        Era::Medieval => "Medieval Era",
        Era::Renaissance => "Renaissance Era",
        Era::Industrial => "Industrial Era",
        Era::Globalization => "Globalization Era",
        Era::Robots => "Age of Robots",
        Era::End => "End of Times",
    };
    for agent in Agent::ALL {
        let name = match agent {
            Agent::TimeProwler => "Time Prowler",
            Agent::Cztwyzzek => "Cztwyzzek",
            Agent::Robofinisher => "Robofinisher 404",
            Agent::MrTime => "Mr. Time",
            Agent::VGirl => "V-Girl",
        };
        assert_eq!(row(name)[1], title(agent.start()), "{agent}");
    }
}

#[test]
fn the_table_of_levels_has_the_numbers_of_each() {
    let title = |level: Level| match level {
        Level::Employee => "Employee of the Month",
        Level::Agent => "Agent of the Year",
        Level::Legend => "Agency Legend",
    };
    for level in Level::ALL {
        let (cells, numbers) = (row(title(level)), level.numbers());
        let digits = cells[1..].join(" ");
        let told: Vec<u8> = digits.split(|letter: char| !letter.is_ascii_digit()).flat_map(str::parse).collect();
        assert_eq!(
            told,
            [&numbers.rifts[..], &numbers.extra_clones[..]].concat(),
            "{level}: rifts by cycle, clones by players"
        );
        let mega = cells.iter().any(|cell| cell.contains("mega"));
        assert_eq!(mega, numbers.vortex_holds == 2, "{level}: vortex side");
    }
}

#[test]
fn the_page_tells_how_far_from_their_appearance_clones_are_destroyed() {
    let steps: BTreeSet<usize> = CLONES.iter().map(|(from, to)| (to.index() + 7 - from.index()) % 7).collect();
    let steps: Vec<String> = steps.iter().map(usize::to_string).collect();
    let (last, others) = steps.split_last().unwrap();
    let told = format!("lies {} or {last} eras clockwise", others.join(", "));
    assert!(english().contains(&told), "{told}");
}

#[test]
fn the_rulings_cite_rules_that_the_page_tells() {
    let rulings = include_str!("../../../docs/rulings/the-loop.md");
    let [told, rules] = [PAGES.english(), rulings].map(|text| BTreeSet::from_iter(PAGES.cited(text)));
    assert!(rules.len() > 20 && rules.is_subset(&told), "{:?}", rules.difference(&told));
}
