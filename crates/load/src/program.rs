//! The program as a separate process.

use crate::Error;
use rustix::process::{Pid, Resource, Rlimit, Signal, getrlimit, kill_process, setrlimit};
use serde_json::Value;
use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// A server on loopback. It is killed when dropped.
pub struct Program {
    child: Child,
    url: String,
}

impl Program {
    /// Starts `binary` on a free port with its data in `data`; with its log appended to `log`. Returns when it accepts connections.
    pub fn start(binary: &Path, data: &Path, log: &Path) -> Result<Self, Error> {
        Self::start_with(serve_command(binary, data, "127.0.0.1:0"), log)
    }

    /// Like `start`, with another command.
    pub fn start_with(mut command: Command, log: &Path) -> Result<Self, Error> {
        let log = File::options().create(true).append(true).open(log)?;
        let mut child = command.stdout(Stdio::piped()).stderr(log).spawn()?;
        let mut line = String::new();
        if let Some(out) = child.stdout.take() {
            // If the program ends instead, the pipe closes.
            BufReader::new(out).read_line(&mut line)?;
        }
        match line.trim().strip_prefix("Chronotope is open: ") {
            Some(url) => Ok(Self { child, url: url.to_owned() }),
            None => {
                let _ = child.kill();
                Err(Error::new(format!("it did not start: {}", child.wait()?)))
            }
        }
    }

    pub fn url(&self) -> &str {
        &self.url
    }

    /// The process id.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Kills it at once, as a power failure would.
    pub fn kill(mut self) -> Result<(), Error> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }

    /// Sends SIGTERM and waits for the end.
    pub fn end(mut self, limit: Duration) -> Result<ExitStatus, Error> {
        let pid = Pid::from_child(&self.child);
        kill_process(pid, Signal::TERM).map_err(|error| Error::new(error.to_string()))?;
        let start = Instant::now();
        while start.elapsed() < limit {
            if let Some(status) = self.child.try_wait()? {
                return Ok(status);
            }
            thread::sleep(Duration::from_millis(5));
        }
        Err(Error::new(format!("it has not ended {} s after SIGTERM", limit.as_secs())))
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The command that starts the server, without rate limits.
pub fn serve_command(binary: &Path, data: &Path, listen: &str) -> Command {
    let mut command = Command::new(binary);
    command.args(["serve", "--unlimited", "--listen", listen, "--data"]).arg(data);
    command.env("RUST_LOG", "warn").stdin(Stdio::null());
    command
}

/// Builds the program with the release profile.
pub fn build_release() -> Result<PathBuf, Error> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut build = Command::new(cargo);
    build.args(["build", "--release", "--workspace", "--bin", "chronotope", "--message-format", "json"]);
    let built = build.current_dir(env!("CARGO_MANIFEST_DIR")).stderr(Stdio::inherit()).output()?;
    let messages = String::from_utf8_lossy(&built.stdout);
    let path = messages.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok()).find_map(|message| {
        let is_it = message["target"]["name"] == "chronotope" && message["target"]["kind"][0] == "bin";
        message["executable"].as_str().filter(|_| is_it).map(PathBuf::from)
    });
    path.ok_or_else(|| Error::new("chronotope could not be built, see the output of cargo above"))
}

pub fn under_test() -> Result<PathBuf, Error> {
    let path = std::env::var_os("CHRONOTOPE_PROGRAM").map(PathBuf::from);
    path.ok_or_else(|| Error::new("these tests need the program: run `cargo xtask slow`"))
}

/// Creates an empty folder below `parent`.
pub fn fresh_folder(parent: &Path, name: &str) -> Result<PathBuf, Error> {
    let folder = parent.join(format!("{name}-{}", std::process::id()));
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    Ok(folder)
}

/// Raises the limit of open files as far as possible and returns it.
pub fn allow_files() -> u64 {
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    let _ = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX)
}
