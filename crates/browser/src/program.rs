//! The real program, as a process.

use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::time::timeout;

/// How long the program may take to say where it listens.
const START: Duration = Duration::from_secs(20);

/// A running program with a data folder of its own.
pub struct Program {
    data: TempDir,
    seed: String,
    address: String,
    process: Child,
}

impl Program {
    /// Starts the program on a free port. All games follow from a seed, so that what went wrong goes wrong again; the variable DEALS
    /// gives others.
    pub async fn start(name: &str) -> Self {
        let data = TempDir::new().expect("a folder for the program's data");
        let seed = std::env::var("DEALS").map_or_else(|_| name.to_owned(), |deals| format!("{name} {deals}"));
        let (process, address) = open(data.path(), &seed, "127.0.0.1:0").await;
        Self { data, seed, address, process }
    }

    /// Where it listens, such as `http://127.0.0.1:40123`.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Ends the program as a power cut would.
    pub async fn kill(&mut self) {
        self.process.kill().await.expect("the program is killed");
    }

    /// Starts it again after [`kill`](Self::kill), where it was and with what it had.
    pub async fn start_again(&mut self) {
        let listen = self.address.trim_start_matches("http://").to_owned();
        let (process, address) = open(self.data.path(), &self.seed, &listen).await;
        assert_eq!(address, self.address, "the program is where it was");
        self.process = process;
    }

    /// Lets the program write to no file any more, as on a disk that fails, or again to all of them. Only Linux can do that.
    #[cfg(target_os = "linux")]
    pub fn let_write(&self, may: bool) {
        use rustix::process::{Pid, Resource, Rlimit, prlimit};
        let pid = self.process.id().and_then(|id| Pid::from_raw(id.cast_signed())).expect("the program runs");
        let limit = Rlimit { current: (!may).then_some(0), maximum: None };
        prlimit(Some(pid), Resource::Fsize, limit).expect("the limit is set");
    }

    /// What the program has written to its log.
    pub fn log(&self) -> String {
        std::fs::read_to_string(self.data.path().join("log")).unwrap_or_default()
    }
}

async fn open(data: &Path, seed: &str, listen: &str) -> (Child, String) {
    let log = std::fs::File::options().create(true).append(true).open(data.join("log")).expect("a file for the log");
    let mut process = Command::new(binary())
        .args(["--data".as_ref(), data.as_os_str()])
        .args(["--listen", listen, "--seed", seed])
        .stdout(Stdio::piped())
        .stderr(log)
        .kill_on_drop(true)
        .spawn()
        .expect("the program starts");
    let mut lines = BufReader::new(process.stdout.take().expect("its output")).lines();
    let first = timeout(START, lines.next_line()).await.expect("the program says where it is").expect("its first line");
    let first = first.unwrap_or_else(|| {
        panic!("the program ended: {}", std::fs::read_to_string(data.join("log")).unwrap_or_default())
    });
    let address = first.strip_prefix("Chronotope is open: ").unwrap_or_else(|| panic!("the program says {first:?}"));
    (process, address.to_owned())
}

/// The finished program.
fn binary() -> PathBuf {
    std::env::var_os("CHRONOTOPE_PROGRAM").expect("these tests need the program: run `cargo xtask slow`").into()
}

/// Such as `target/debug`: tests lie in a folder within it.
fn folder_of_profile() -> PathBuf {
    let test = std::env::current_exe().expect("where this test lies");
    test.ancestors().nth(2).expect("a folder of the profile").to_owned()
}

/// A folder within `target` for what is to be looked at.
pub fn screenshots() -> PathBuf {
    let folder = folder_of_profile().parent().expect("the target folder").join("screenshots");
    std::fs::create_dir_all(&folder).expect("a folder for screenshots");
    folder
}
