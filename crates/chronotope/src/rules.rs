//! `chronotope rules`.

use crate::language;
use crate::out::{Colour, put};
use tabletop::{Error, ErrorKind};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,
    /// Show only this: a chapter (`draft`), a rule (`WW-DRAFT-03`) or the paragraphs with these words
    topic: Vec<String>,
    /// The language of the rules: en, ru or cs
    #[arg(long, value_name = "CODE", default_value = "en", value_parser = language::parse)]
    language: pages::Language,
}

pub(crate) fn run(args: &Args) -> Result<(), Error> {
    let entry = games::find(&args.game)?;
    let rules = entry.rules_in(args.language);
    let topic = args.topic.join(" ").to_lowercase();
    let told = if topic.is_empty() { rules.to_owned() } else { about(rules, &topic) };
    if told.is_empty() {
        let message = format!(
            "the rules of {} say nothing about {topic:?}; the chapters are {}",
            entry.name,
            chapters(rules).join(", ")
        );
        return Err(Error::new(ErrorKind::Request, message));
    }
    put(&if Colour::Auto.shows() { bold_headings(&told) } else { told })
}

/// The chapters of that name; if there is none, the paragraphs with those words, under their chapters' headings.
pub(crate) fn about(rules: &str, topic: &str) -> String {
    let chapters = split_chapters(rules);
    let named: Vec<&str> =
        chapters.iter().filter(|(name, _)| name.to_lowercase().contains(topic)).map(|(_, text)| *text).collect();
    if !named.is_empty() {
        return named.concat();
    }
    let mut told = String::new();
    for (name, text) in chapters {
        let paragraphs: Vec<&str> =
            text.split("\n\n").skip(1).filter(|paragraph| flat(paragraph).to_lowercase().contains(topic)).collect();
        if !paragraphs.is_empty() {
            told.push_str(&format!("## {name}\n\n{}\n\n", paragraphs.join("\n\n").trim_end()));
        }
    }
    told
}

/// A paragraph on one line, so that words are found across the ends of lines.
fn flat(paragraph: &str) -> String {
    paragraph.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Each chapter's name, and its text with its heading.
fn split_chapters(rules: &str) -> Vec<(&str, &str)> {
    let starts: Vec<usize> = rules.match_indices("\n## ").map(|(at, _)| at + 1).chain([rules.len()]).collect();
    let texts = starts.windows(2).map(|ends| &rules[ends[0]..ends[1]]);
    texts.map(|text| (text.lines().next().unwrap_or_default().trim_start_matches("## "), text)).collect()
}

fn chapters(rules: &str) -> Vec<&str> {
    split_chapters(rules).into_iter().map(|(name, _)| name).collect()
}

fn bold_headings(text: &str) -> String {
    let line = |line: &str| if line.starts_with('#') { format!("\x1b[1m{line}\x1b[0m\n") } else { format!("{line}\n") };
    text.lines().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::{about, chapters};
    use games::GAMES;
    use pages::Language;

    const RULES: &str =
        "# Game\n\n## Draft\n\nPick one. [G-DRAFT-01]\n\n## Scoring\n\nCount\nall points. [G-SCORE-01]\n";

    #[test]
    fn a_chapter_is_found_by_its_name_and_a_paragraph_by_its_words() {
        assert_eq!(about(RULES, "draft"), "## Draft\n\nPick one. [G-DRAFT-01]\n\n");
        assert_eq!(about(RULES, "count all"), "## Scoring\n\nCount\nall points. [G-SCORE-01]\n\n");
        assert_eq!(about(RULES, "g-score-01"), about(RULES, "count all"));
        assert_eq!(about(RULES, "dragons"), "");
    }

    #[test]
    fn every_game_has_rules_with_chapters_in_every_language() {
        for (entry, language) in GAMES.iter().flat_map(|entry| Language::ALL.map(|language| (entry, language))) {
            assert!(chapters(entry.rules_in(language)).len() > 5, "{} in {language}", entry.name);
        }
    }
}
