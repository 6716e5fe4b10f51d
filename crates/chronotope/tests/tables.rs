//! `chronotope tables`: what is kept, shown and set.
#![allow(clippy::unwrap_used)] // everything here is a test

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

fn chronotope(data: &Path, words: &[&str]) -> (bool, String) {
    let out = Command::new(env!("CARGO_BIN_EXE_chronotope")).args(words).arg("--data").arg(data).output().unwrap();
    let text = [out.stdout, out.stderr].concat();
    (out.status.success(), String::from_utf8(text).unwrap())
}

#[test]
fn what_is_kept_is_shown_and_set_beside_a_site_that_runs() {
    let folder = std::env::temp_dir().join(format!("chronotope-tables-{}", std::process::id()));
    let (done, told) = chronotope(&folder, &["tables"]);
    assert!(!done && told.contains("there is no database") && told.contains("--data"), "{told}");

    let mut site = Command::new(env!("CARGO_BIN_EXE_chronotope"));
    let site = site.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(&folder).stdout(Stdio::piped());
    let mut site = site.stderr(Stdio::null()).spawn().unwrap();
    let mut ready = String::new();
    BufReader::new(site.stdout.as_mut().unwrap()).read_line(&mut ready).unwrap();
    let (shown, told) = chronotope(&folder, &["tables"]);
    let (set, after) =
        chronotope(&folder, &["tables", "set", "--unplayed", "7d", "--finished", "365d", "--reserve", "1GB"]);
    let (again, kept) = chronotope(&folder, &["tables"]);
    let (wrong, error) = chronotope(&folder, &["tables", "set", "--unplayed", "soon"]);
    let (nothing, _) = chronotope(&folder, &["tables", "set"]);
    site.kill().unwrap();
    site.wait().unwrap();
    std::fs::remove_dir_all(&folder).unwrap();

    assert!(shown && told.contains("2 days") && told.contains("180 days") && told.contains("ever"), "{told}");
    assert!(set && after == kept, "{after}\n{kept}");
    let usual = kept.contains("180 days");
    assert!(again && kept.contains("7 days") && usual && kept.contains("365 days"), "{kept}");
    assert!(kept.contains("less than 1024.0 MB"), "{kept}");
    assert!(!wrong && error.contains("7d, 12h or forever"), "{error}");
    assert!(!nothing);
}
