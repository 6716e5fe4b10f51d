//! One address has so many connections and no more: the others find their way in.
#![allow(clippy::unwrap_used)]

use load::program::{Program, allow_files, built_for_tests, fresh_folder};
use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// Connects and asks for something. Nothing if the connection is closed without an answer.
fn enter(address: &str) -> Option<TcpStream> {
    let mut stream = TcpStream::connect(address).unwrap();
    let _ = stream.write_all(b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n");
    stream.read_exact(&mut [0; 12]).ok().map(|_| stream)
}

#[test]
fn an_address_with_too_many_connections_gets_another_one_when_one_is_closed() {
    allow_files();
    let home = fresh_folder(Path::new(env!("CARGO_TARGET_TMPDIR")), "connections").unwrap();
    let mut command = Command::new(built_for_tests().unwrap());
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
