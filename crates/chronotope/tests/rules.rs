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
fn a_closed_pipe_is_no_mistake() {
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    let output = rules(&["wonderful-world"]).stdout(writer).spawn().unwrap().wait_with_output().unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert!(output.status.success());
}
