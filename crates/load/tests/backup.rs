//! A backup is made while people play, and put back elsewhere: all that was acknowledged before is there, and it goes on.
#![allow(clippy::unwrap_used)]

use load::client::{Client, CommandResult};
use load::program::{Program, fresh_folder, under_test};
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

const SOON: Duration = Duration::from_secs(10);

/// A table that somebody plays as fast as they can, and the last number that was acknowledged.
struct Played {
    guest: Client,
    table: String,
    acknowledged: Arc<AtomicU64>,
}

async fn play(guest: Client, table: String, acknowledged: Arc<AtomicU64>, enough: Arc<AtomicBool>) {
    let mut revision = 1;
    while !enough.load(Ordering::SeqCst) {
        match guest.choose(&table, 0, revision, "0").await.unwrap() {
            CommandResult::Done(next) => revision = next,
            // The game is over: what was done last is taken back and done again.
            _ => match guest.act(&table, 0, revision, "back").await.unwrap() {
                CommandResult::Done(next) => revision = next,
                other => panic!("{other:?}"),
            },
        }
        acknowledged.store(revision, Ordering::SeqCst);
    }
}

fn run(binary: &Path, command: &str, file: &Path, data: &Path, more: &[&str]) -> Output {
    Command::new(binary).arg(command).arg(file).arg("--data").arg(data).args(more).output().unwrap()
}

#[track_caller]
fn refused(output: &Output, parts: &[&str]) {
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success() && !said.contains("panicked"), "{said}");
    for part in parts {
        assert!(said.contains(part), "{part:?} is not in: {said}");
    }
}

fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<_> =
        fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_acknowledged_before_a_backup_is_in_it_and_goes_on() {
    let binary = under_test().unwrap();
    let home = fresh_folder(Path::new(env!("CARGO_TARGET_TMPDIR")), "backup").unwrap();
    let (data, log, file) = (home.join("data"), home.join("log"), home.join("site.backup"));
    let program = Program::start(&binary, &data, &log).unwrap();
    let enough = Arc::new(AtomicBool::new(false));
    let (mut tables, mut playing) = (Vec::new(), Vec::new());
    for _ in 0..6 {
        let guest = Client::new(program.url()).await.unwrap();
        let table = guest.open_table(&["me"]).await.unwrap();
        let acknowledged = Arc::new(AtomicU64::new(1));
        playing.push(tokio::spawn(play(guest.clone(), table.clone(), acknowledged.clone(), enough.clone())));
        tables.push(Played { guest, table, acknowledged });
    }
    while tables.iter().any(|played| played.acknowledged.load(Ordering::SeqCst) < 10) {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let before: Vec<u64> = tables.iter().map(|played| played.acknowledged.load(Ordering::SeqCst)).collect();
    let (program_path, from, to) = (binary.clone(), data.clone(), file.clone());
    let made = tokio::task::spawn_blocking(move || run(&program_path, "backup", &to, &from, &[])).await.unwrap();
    assert!(made.status.success(), "{made:?}");
    assert!(String::from_utf8_lossy(&made.stdout).contains("6 tables"), "{made:?}");
    assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
    // Nobody who plays has noticed: they still do.
    let then: Vec<u64> = tables.iter().map(|played| played.acknowledged.load(Ordering::SeqCst)).collect();
    while tables.iter().zip(&then).any(|(played, then)| played.acknowledged.load(Ordering::SeqCst) <= *then) {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    enough.store(true, Ordering::SeqCst);
    for player in playing {
        player.await.unwrap();
    }
    refused(&run(&binary, "backup", &file, &data, &[]), &["site.backup", "already exists"]);
    refused(&run(&binary, "restore", &file, &data, &["--replace"]), &["another chronotope"]);
    assert!(program.end(SOON).unwrap().success());

    let elsewhere = home.join("elsewhere");
    let put_back = run(&binary, "restore", &file, &elsewhere, &[]);
    assert!(put_back.status.success(), "{put_back:?}");
    assert_eq!(names(&elsewhere), ["chronotope.sqlite", "lock", "secret.key"]);
    let program = Program::start(&binary, &elsewhere, &log).unwrap();
    for (played, before) in tables.iter().zip(before) {
        let guest = played.guest.moved_to(program.url());
        let now = guest.now(&played.table, 0).await.unwrap();
        assert!(now.revision >= before, "{} was acknowledged, and {} is there", before, now.revision);
        let went_on = match guest.choose(&played.table, 0, now.revision, "0").await.unwrap() {
            CommandResult::Refused => guest.act(&played.table, 0, now.revision, "back").await.unwrap(),
            result => result,
        };
        assert!(matches!(went_on, CommandResult::Done(_)), "{went_on:?}");
    }
    assert!(program.end(SOON).unwrap().success());
    fs::remove_dir_all(&home).unwrap();
}

/// A site that was served once, and a backup of it.
fn backed_up(name: &str) -> (PathBuf, PathBuf, PathBuf, PathBuf) {
    let binary = under_test().unwrap();
    let home = fresh_folder(Path::new(env!("CARGO_TARGET_TMPDIR")), name).unwrap();
    let (data, file) = (home.join("data"), home.join("site.backup"));
    assert!(Program::start(&binary, &data, &home.join("log")).unwrap().end(SOON).unwrap().success());
    let made = run(&binary, "backup", &file, &data, &[]);
    assert!(made.status.success(), "{made:?}");
    (binary, home, data, file)
}

#[test]
fn a_site_is_replaced_only_if_that_is_said_and_is_kept_aside() {
    let (binary, home, data, file) = backed_up("replace");
    let before = fs::read(data.join("chronotope.sqlite")).unwrap();
    refused(&run(&binary, "restore", &file, &data, &[]), &["already has a site", "--replace", "--data"]);
    assert_eq!(fs::read(data.join("chronotope.sqlite")).unwrap(), before);
    let put_back = run(&binary, "restore", &file, &data, &["--replace"]);
    assert!(put_back.status.success(), "{put_back:?}");
    let aside = names(&data).into_iter().find(|name| name.starts_with("replaced-")).unwrap();
    assert_eq!(names(&data.join(&aside)), ["chronotope.sqlite", "secret.key"]);
    assert_eq!(fs::read(data.join(&aside).join("chronotope.sqlite")).unwrap(), before);
    assert!(Program::start(&binary, &data, &home.join("log")).unwrap().end(SOON).unwrap().success());
    // An emptied database is no site: the drill needs no other word.
    fs::write(data.join("chronotope.sqlite"), "").unwrap();
    let put_back = run(&binary, "restore", &file, &data, &[]);
    assert!(put_back.status.success(), "{put_back:?}");
    assert!(Program::start(&binary, &data, &home.join("log")).unwrap().end(SOON).unwrap().success());
    fs::remove_dir_all(&home).unwrap();
}

#[test]
fn what_is_no_sound_backup_is_refused_and_leaves_nothing_behind() {
    let (binary, home, data, file) = backed_up("unsound");
    let (empty, bad) = (home.join("empty"), home.join("bad.backup"));
    let no_site = run(&binary, "backup", &home.join("x"), &empty, &[]);
    refused(&no_site, &["there is no site in", "--data"]);
    assert!(!home.join("x").exists() && !home.join("x.part").exists());
    refused(&run(&binary, "restore", &home.join("nowhere"), &empty, &[]), &["there is no file"]);

    let mut bytes = fs::read(&file).unwrap();
    let middle = bytes.len() / 2 / 4096 * 4096;
    bytes[middle..middle + 4096].fill(0x5A);
    fs::write(&bad, &bytes).unwrap();
    refused(&run(&binary, "restore", &bad, &empty, &[]), &["bad.backup", "damaged", "another backup"]);
    fs::write(&bad, "no database at all, but long enough to be looked at").unwrap();
    refused(&run(&binary, "restore", &bad, &empty, &[]), &["bad.backup", "damaged or not a backup"]);
    // The bare database is no whole site: it has no secret.
    refused(&run(&binary, "restore", &data.join("chronotope.sqlite"), &empty, &[]), &["was not made by"]);
    assert_eq!(names(&empty), ["lock"]);
    fs::remove_dir_all(&home).unwrap();
}
