//! The program is asked to end while people play: it does, soon and well, and has all that it acknowledged.
#![allow(clippy::unwrap_used)]

use load::Error;
use load::client::{Client, CommandResult};
use load::program::{Program, fresh_folder, under_test};
use std::io::Write;
use std::net::TcpStream;
use std::path::Path;
use std::time::{Duration, Instant};

/// How long an administrator waits.
const SOON: Duration = Duration::from_secs(9);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn it_ends_soon_though_people_watch_and_play() {
    let binary = under_test().unwrap();
    let home = fresh_folder(Path::new(env!("CARGO_TARGET_TMPDIR")), "ending").unwrap();
    let (data, log) = (home.join("data"), home.join("log"));
    let program = Program::start(&binary, &data, &log).unwrap();
    let anna = Client::new(program.url()).await.unwrap();
    let table = anna.open_table(&["me"]).await.unwrap();

    let mut streams = Vec::new();
    for _ in 0..20 {
        let mut stream = anna.follow(&table, 0).await.unwrap();
        assert!(stream.next().await.is_some(), "the table as it stands");
        streams.push(stream);
    }
    let playing = tokio::spawn(play_until_cut_off(anna.clone(), table.clone()));
    tokio::time::sleep(Duration::from_millis(300)).await;
    let asked = Instant::now();
    let status = tokio::task::spawn_blocking(move || program.end(SOON)).await.unwrap().unwrap();
    assert_eq!(status.code(), Some(0), "ended after {:?}", asked.elapsed());
    let (revision, choices) = playing.await.unwrap();
    assert!(choices > 0);
    for mut stream in streams {
        while stream.next().await.is_some() {}
    }

    let program = Program::start(&binary, &data, &log).unwrap();
    let now = anna.moved_to(program.url()).now(&table, 0).await.unwrap();
    assert!(now.revision == revision || now.revision == revision + 1, "{} after {revision}", now.revision);
    assert!(!std::fs::read_to_string(&log).unwrap().contains("ERROR"));
    assert!(program.end(SOON).unwrap().success());
    assert!(!data.join("chronotope.sqlite-wal").exists(), "a copy of the database file alone would lack something");
    std::fs::remove_dir_all(&home).unwrap();
}

/// Chooses whatever comes first; the last number that was acknowledged, and how often.
async fn play_until_cut_off(guest: Client, table: String) -> (u64, usize) {
    let (mut revision, mut choices) = (1, 0);
    loop {
        match guest.choose(&table, 0, revision, "0").await {
            Ok(CommandResult::Done(next)) => (revision, choices) = (next, choices + 1),
            Ok(CommandResult::Refused) => return (revision, choices),
            Ok(other) => panic!("{other:?}"),
            Err(error) if Error::is_cut_off(&error) => return (revision, choices),
            Err(trouble) => panic!("{trouble}"),
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

#[test]
fn an_unfinished_request_does_not_keep_the_program_from_ending() {
    let binary = under_test().unwrap();
    let home = fresh_folder(Path::new(env!("CARGO_TARGET_TMPDIR")), "unfinished").unwrap();
    let program = Program::start(&binary, &home.join("data"), &home.join("log")).unwrap();
    let address = program.url().strip_prefix("http://").unwrap().to_owned();
    let halves = [
        "GET / HTT".to_owned(),
        format!("GET / HTTP/1.1\r\nHost: {address}\r\n"),
        format!(
            "POST /tables HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\nContent-Length: 100\r\n\r\ngame="
        ),
    ];
    let open: Vec<TcpStream> = halves
        .iter()
        .map(|half| {
            let mut stream = TcpStream::connect(&address).unwrap();
            stream.write_all(half.as_bytes()).unwrap();
            stream
        })
        .collect();
    std::thread::sleep(Duration::from_millis(200));
    assert!(program.end(SOON).unwrap().success());
    drop(open);
    std::fs::remove_dir_all(&home).unwrap();
}
