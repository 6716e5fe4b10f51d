//! The real program is killed under load again and again. Whatever it has acknowledged is there when it is started anew,
//! once; what it was cut off from acknowledging is there once or not at all; every table loads.
//!
//! A killed process loses what it has not given to the system, so this shows that nothing is acknowledged before that, and that
//! a write is whole or not there. That it is also on the disk is what `synchronous=FULL` is for; only a power cut could show it.
//!
//! `CHRONOTOPE_KILLS` says how often it is killed, 50 times if not said.
#![allow(clippy::unwrap_used)]

mod file;
#[cfg(target_os = "linux")]
mod full_disk;
mod ledger;
mod pair;

use file::DatabaseFile;
use load::program::{Program, fresh_folder, under_test};
use load::rng::Rng;
use pair::PlayerPair;
use std::path::Path;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

/// How many pairs of people play at the same time.
const COUPLES: usize = 12;
/// How many older tables are looked at after each start; all of them are at the end.
const OLDER: usize = 12;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_acknowledged_outlives_every_kill_and_is_there_once() {
    let kills: usize = std::env::var("CHRONOTOPE_KILLS").map_or(50, |kills| kills.parse().unwrap());
    let binary = under_test().unwrap();
    let home = fresh_folder(Path::new(env!("CARGO_TARGET_TMPDIR")), "crash").unwrap();
    let (data, log) = (home.join("data"), home.join("log"));
    let mut rng = Rng::new();
    let begun = Instant::now();

    let program = Program::start(&binary, &data, &log).unwrap();
    let file = DatabaseFile::below(&data);
    let mut pairs = Vec::new();
    for number in 0..COUPLES {
        pairs.push(PlayerPair::new(number, program.url(), rng.split()).await);
    }
    let mut program = program;
    for _ in 0..kills {
        let moment = Duration::from_millis(100 + rng.below(400));
        pairs = play_until_killed(pairs, program, moment).await;
        program = Program::start(&binary, &data, &log).unwrap();
        for pair in &mut pairs {
            pair.check_last_table(&file, program.url()).await;
            pair.check_some_older_table(program.url(), OLDER.div_ceil(COUPLES)).await;
        }
    }

    let mut acknowledged = 0;
    for pair in &mut pairs {
        acknowledged += pair.check_every_table(&file, program.url()).await;
    }
    let (told, doubtful) = pairs.iter().fold((0, 0), |sum, pair| {
        let (told, doubtful) = pair.tables_opened();
        (sum.0 + told, sum.1 + doubtful)
    });
    let there = file.count_tables().await;
    assert!((told..=told + doubtful).contains(&there), "{there} tables, of which {told} were acknowledged");
    assert!(program.end(Duration::from_secs(10)).unwrap().success());
    assert_eq!(file.integrity().await, "ok");
    let logged = std::fs::read_to_string(&log).unwrap();
    assert!(!logged.contains("ERROR") && !logged.contains("panicked"), "{logged}");
    println!("{kills} kills, {told} tables, {acknowledged} acts acknowledged, all there, in {:.0?}", begun.elapsed());
    std::fs::remove_dir_all(&home).unwrap();
}

/// Everybody plays; at the moment the program is killed. Nobody stops before they notice.
async fn play_until_killed(pairs: Vec<PlayerPair>, program: Program, moment: Duration) -> Vec<PlayerPair> {
    let mut playing = JoinSet::new();
    for mut pair in pairs {
        let url = program.url().to_owned();
        playing.spawn(async move {
            pair.play(&url).await;
            pair
        });
    }
    tokio::time::sleep(moment).await;
    program.kill().unwrap();
    playing.join_all().await
}
