//! The rules, told by the real program.
#![allow(clippy::unwrap_used)] // everything here is a test

use std::process::{Command, Stdio};

fn rules(words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_chronotope"));
    command.arg("rules").args(words).stderr(Stdio::piped());
    command
}

#[test]
fn rules_are_told_whole_or_by_topic() {
    let told = |words: &[&str]| String::from_utf8(rules(words).output().unwrap().stdout).unwrap();
    let whole = told(&["wonderful-world"]);
    assert!(whole.starts_with("# ") && !whole.contains('\x1b'), "a pipe has no colours");
    let draft = told(&["wonderful-world", "draft"]);
    assert!(draft.contains("WW-DRAFT-") && draft.len() < whole.len());
}

#[test]
fn rules_are_told_in_english_unless_another_language_is_asked_for() {
    let told = |words: &[&str]| String::from_utf8(rules(words).output().unwrap().stdout).unwrap();
    let english = told(&["wonderful-world", "--language", "en"]);
    assert_eq!(english, told(&["wonderful-world"]));
    let russian = told(&["wonderful-world", "--language", "ru"]);
    assert!(russian.starts_with("# Этот безумный мир\n"));
    let draft = told(&["wonderful-world", "--language", "ru", "драфт"]);
    assert!(draft.starts_with("## Драфт\n") && draft.contains("WW-DRAFT-03") && draft.len() < russian.len());
}

#[test]
fn a_language_without_a_page_is_refused_with_those_that_have_one() {
    let output = rules(&["wonderful-world", "--language", "tlh"]).output().unwrap();
    assert!(!output.status.success() && output.stdout.is_empty());
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(error.contains("tlh") && error.contains("choose \"en\""), "{error}");
    assert!(error.contains("\"ru\""), "{error}");
}

#[test]
fn a_closed_pipe_is_no_mistake() {
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    let output = rules(&["wonderful-world"]).stdout(writer).spawn().unwrap().wait_with_output().unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert!(output.status.success());
}
