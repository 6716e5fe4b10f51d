//! One guest opens sixty tables of five *best* bots and leaves. Everybody else's bots answer as if little had happened. And one
//! address has so many connections and no more.
#![allow(clippy::unwrap_used)]

use load::client::{Client, CommandResult};
use load::program::{Program, allow_files, fresh_folder, under_test};
use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// What a stranger is promised while the attack runs.
const FAIR: Duration = Duration::from_secs(1);
const STRONG_TAKES_TIMES: u32 = 3;

/// How long a bot takes to answer, choice by choice: the stranger always chooses at once.
async fn answers(stranger: &Client, bot: &str) -> Vec<Duration> {
    let table = stranger.open_table(&["me", bot]).await.unwrap();
    let mut stream = stranger.follow(&table, 0).await.unwrap();
    tokio::spawn(async move { while stream.next().await.is_some() {} });
    let mut times = Vec::new();
    // Its first pick is thought about before the stranger's first, so that one is not counted.
    for choice in 0..7 {
        let now = stranger.now(&table, 0).await.unwrap();
        let chose = stranger.choose(&table, 0, now.revision, "0").await.unwrap();
        assert!(matches!(chose, CommandResult::Done(_)), "{chose:?}");
        let asked = Instant::now();
        while stranger.now(&table, 0).await.unwrap().choices.is_empty() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        if choice > 0 {
            times.push(asked.elapsed());
        }
    }
    times
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guest_who_opens_sixty_tables_of_best_bots_and_leaves_stops_nobody_elses() {
    let binary = under_test().unwrap();
    let home = fresh_folder(Path::new(env!("CARGO_TARGET_TMPDIR")), "sharing").unwrap();
    let program = Program::start(&binary, &home.join("data"), &home.join("log")).unwrap();
    let (mallory, anna) = (Client::new(program.url()).await.unwrap(), Client::new(program.url()).await.unwrap());
    let usual = answers(&anna, "bot:strong").await;
    for _ in 0..60 {
        let table = mallory.open_table(&["bot:best"; 5]).await.unwrap();
        mallory.get(&format!("/t/{table}")).await.unwrap().accepted().unwrap();
    }
    let fair = answers(&anna, "bot:fair").await;
    let strong = answers(&anna, "bot:strong").await;
    println!("strong, usually: {usual:?}\nfair, meanwhile: {fair:?}\nstrong, meanwhile: {strong:?}");
    assert!(fair.iter().all(|time| *time <= FAIR), "{fair:?}");
    let (usual, strong): (Duration, Duration) = (usual.iter().sum(), strong.iter().sum());
    assert!(strong <= usual * STRONG_TAKES_TIMES, "{strong:?} instead of {usual:?}");
    drop(program);
    std::fs::remove_dir_all(&home).unwrap();
}

/// Connects and asks for something. Nothing if the connection is closed without an answer.
fn enter(address: &str) -> Option<TcpStream> {
    let mut stream = TcpStream::connect(address).unwrap();
    let _ = stream.write_all(b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n");
    stream.read_exact(&mut [0; 12]).ok().map(|()| stream)
}

#[test]
fn an_address_with_too_many_connections_gets_another_one_when_one_is_closed() {
    allow_files();
    let home = fresh_folder(Path::new(env!("CARGO_TARGET_TMPDIR")), "connections").unwrap();
    let mut command = Command::new(under_test().unwrap());
    command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(home.join("data")).stdin(Stdio::null());
    let program = Program::start_with(command, &home.join("log")).unwrap();
    let address = program.url().strip_prefix("http://").unwrap();
    let mut inside = Vec::new();
    while let Some(stream) = enter(address) {
        inside.push(stream);
        assert!(inside.len() <= 600, "nobody is refused");
    }
    assert_eq!(inside.len(), 600);
    inside.pop();
    let deadline = Instant::now() + Duration::from_secs(20);
    while enter(address).is_none() {
        assert!(Instant::now() < deadline, "the place is not given back");
        std::thread::sleep(Duration::from_millis(20));
    }
    drop(program);
    std::fs::remove_dir_all(&home).unwrap();
}
