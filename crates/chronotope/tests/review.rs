//! Finished games looked at again, with the real program.
#![allow(clippy::unwrap_used)] // everything here is a test

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn chronotope(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_chronotope")).args(words).env("LC_ALL", "C").output().unwrap()
}

/// The record of a game between bots, in a folder of this test alone.
fn recorded(game: &str, options: &[&str], bots: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("chronotope-review-{game}-{}", std::process::id()));
    let words = ["simulate", game, "--bots", bots, "--games", "1", "--records", folder.to_str().unwrap()];
    let output = chronotope(&[&words[..], options].concat());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    fs::read_dir(folder).unwrap().next().unwrap().unwrap().path()
}

fn review(file: &Path, more: &[&str]) -> Output {
    chronotope(&[&["review", file.to_str().unwrap()][..], more].concat())
}

#[test]
fn every_game_is_told_of_and_drawn() {
    for (game, options, bots, shown) in [
        ("wonderful-world", &["--players", "2"][..], "fair,random", 2),
        ("anachrony", &["--players", "2"][..], "fair,random", 2),
        ("the-loop", &["--players", "3"][..], "easy", 1),
    ] {
        let file = recorded(game, options, bots);
        let output = review(&file, &["--bot", "strong:20"]);
        assert!(output.status.success(), "{game}: {}", String::from_utf8_lossy(&output.stderr));
        let told = String::from_utf8(output.stdout).unwrap();
        assert!(told.contains("choices") && told.contains("Turning points") && told.contains("better: "), "{told}");
        let picture = fs::read_to_string(file.with_extension("svg")).unwrap();
        let curves = picture.matches("class=\"curve").count() / 2;
        assert!(picture.starts_with("<svg") && picture.ends_with("</svg>") && curves == shown, "{picture}");
        fs::remove_dir_all(file.parent().unwrap()).unwrap();
    }
}

#[test]
fn what_cannot_be_looked_at_is_refused_with_the_reason() {
    let refused = |output: Output| {
        assert!(!output.status.success());
        String::from_utf8(output.stderr).unwrap()
    };
    assert!(refused(review(Path::new("/no/such/file"), &[])).contains("/no/such/file"));
    let file = std::env::temp_dir().join(format!("chronotope-review-{}.jsonl", std::process::id()));
    fs::write(&file, "hello\n").unwrap();
    assert!(refused(review(&file, &[])).contains("chronotope-review"));
    let begun = "{\"game\":\"wonderful-world\",\"format\":1,\"rules\":1,\"options\":{\"players\":2},\"seed\":\"1\"}\n";
    fs::write(&file, begun).unwrap();
    assert!(refused(review(&file, &[])).contains("not over"));
    assert!(refused(review(&file, &["--bot", "genius"])).contains("there is random, easy"));
    fs::remove_file(file).unwrap();
}
