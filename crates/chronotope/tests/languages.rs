//! The terminal in every language: nothing untranslated, no raw key, nothing wider than 80 columns.
#![allow(clippy::unwrap_used)] // everything here is a test

use pages::Language;
use pages::words::FILES;
use std::collections::BTreeSet;
use std::io::Write;
use std::process::{Command, Stdio};

/// What the program writes in a language when this is typed.
fn played(language: Language, args: &str, typed: impl Iterator<Item = String>) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_chronotope"));
    command.arg("play").args(args.split(' ')).args(["--language", language.name(), "--seed", "words"]);
    command.current_dir(std::env::temp_dir());
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let typed: String = typed.map(|line| line + "\n").collect();
    let writer = std::thread::spawn(move || stdin.write_all(typed.as_bytes()).ok());
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// Every kind of thing that a person can type, and many choices in between.
fn a_bit_of_everything(count: usize) -> impl Iterator<Item = String> {
    const ODD: [&str; 18] =
        ["h", "b", "l", "u", "r", "r", "zzz", "", "i", "i 1", "i 99", "i zzz", "? zzz", "s", "c", "m", "o", "v"];
    let odd = ODD.into_iter().chain(["g", "g", "a"]).map(String::from).collect::<Vec<_>>();
    (0..count).map(move |index| match index % 25 {
        12 => odd.get(index / 25).cloned().unwrap_or_else(|| "1".into()),
        other => ["1", "2", "1", "3", "1", "2", "4", "1"][(other + index / 25) % 8].into(),
    })
}

/// The parts of sentences between their variables, if they are long enough to be told from other languages.
fn fragments(files: &[&str]) -> BTreeSet<String> {
    let lines = files.iter().flat_map(|file| file.lines()).filter(|line| !line.starts_with('#'));
    let values = lines.map(|line| match line.split_once(" = ") {
        Some((key, value)) if !key.contains(' ') => value,
        _ => line.trim().trim_start_matches(|c| c != ']').trim_start_matches(']'),
    });
    let parts = values.flat_map(|value| value.split(['{', '}'])).filter(|part| !part.trim_start().starts_with('$'));
    parts.map(|part| part.trim().to_owned()).filter(|part| part.len() >= 8 && part.contains(' ')).collect()
}

fn check(language: Language, args: &str, told: &str) {
    let text = told.split_whitespace().collect::<Vec<_>>().join(" ");
    let wide = told.lines().find(|line| line.chars().count() > 80);
    assert_eq!(wide, None, "{language}, {args}");
    let keys = ["terminal-", "ww-", "ana-", "loop-", "review-"];
    let raw = text.split(' ').find(|word| keys.iter().any(|key| word.starts_with(key)));
    assert_eq!(raw, None, "{language}, {args}");
    if language == Language::English {
        return;
    }
    let own = FILES[language as usize].concat();
    let english = fragments(&FILES[Language::English as usize]);
    let found: Vec<_> = english.iter().filter(|part| !own.contains(*part) && text.contains(*part)).collect();
    assert!(found.is_empty(), "{language}, {args}: {found:?} is English");
    if language == Language::Russian {
        // Sentences that are in no file at all show by their alphabet. Bots and commands keep their names.
        const LATIN: [&str; 7] = ["Enter", "record", "fair", "random", "zzz", "LOOP", "III"];
        let words = text.split(|c: char| !c.is_alphabetic()).filter(|word| word.len() > 2 && word.is_ascii());
        let latin: BTreeSet<_> = words.filter(|word| !LATIN.contains(word) && !is_hexadecimal(word)).collect();
        assert!(latin.is_empty(), "{args}: {latin:?}");
    }
}

/// The seed is told in hexadecimal digits.
fn is_hexadecimal(word: &str) -> bool {
    word.chars().all(|c| c.is_ascii_hexdigit())
}

fn in_every_language(args: &str, typed: usize) {
    for language in Language::ALL {
        check(language, args, &played(language, args, a_bit_of_everything(typed)));
    }
}

#[test]
fn wonderful_world_is_played_in_every_language() {
    in_every_language("wonderful-world --bots random", 3000);
    in_every_language("wonderful-world --players 2 --hotseat --empires chosen", 400);
}

#[test]
fn wonderful_world_is_played_alone_in_every_language() {
    in_every_language("wonderful-world --players 1", 800);
    in_every_language("wonderful-world --scenario 03", 800);
}

#[test]
fn anachrony_is_played_in_every_language() {
    in_every_language("anachrony --bots random --option players=2", 2500);
}

#[test]
fn the_loop_is_played_in_every_language() {
    in_every_language("the-loop --bots random", 2500);
    in_every_language("the-loop --players 1", 600);
}

#[test]
fn a_game_is_saved_and_resumed_in_every_language() {
    for language in Language::ALL {
        let name = format!("chronotope-languages-{}-{}.jsonl", std::process::id(), language.name());
        let args = format!("wonderful-world --players 3 --record {name}");
        let lines = |lines: &[&str]| lines.iter().map(|&line| line.to_owned()).collect::<Vec<_>>().into_iter();
        let [first, second] = [["1", "q"], ["1", "q"]].map(|typed| played(language, &args, lines(&typed)));
        std::fs::remove_file(std::env::temp_dir().join(&name)).unwrap();
        let (saved, resumed) = match language {
            Language::English => ("The game is saved in", "The recorded game goes on."),
            Language::Russian => ("Игра сохранена в", "Сохранённая игра продолжается."),
            Language::Czech => ("Hra je uložena v", "Uložená hra pokračuje."),
        };
        assert!(first.contains(saved) && !first.contains(resumed), "{first}");
        assert!(second.contains(saved) && second.contains(resumed), "{second}");
    }
}
