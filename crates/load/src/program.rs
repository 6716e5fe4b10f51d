//! The program as a process of its own: what is measured and killed is what people run.

use crate::Trouble;
use rustix::process::{Pid, Resource, Rlimit, Signal, getrlimit, kill_process, setrlimit};
use serde_json::Value;
use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// A chronotope that serves on loopback. It is killed when dropped.
pub struct Program {
    child: Child,
    url: String,
}

impl Program {
    /// Starts `binary` on a free port with its data in `data`; what it logs is added to `log`. Returns when it is open.
    pub fn start(binary: &Path, data: &Path, log: &Path) -> Result<Self, Trouble> {
        Self::start_with(serving(binary, data, "127.0.0.1:0"), log)
    }

    /// The same, with a command that serves on a free port.
    pub fn start_with(mut command: Command, log: &Path) -> Result<Self, Trouble> {
        let log = File::options().create(true).append(true).open(log)?;
        let mut child = command.stdout(Stdio::piped()).stderr(log).spawn()?;
        let mut line = String::new();
        if let Some(out) = child.stdout.take() {
            // The pipe closes if it ends instead, so nobody waits for ever.
            BufReader::new(out).read_line(&mut line)?;
        }
        match line.trim().strip_prefix("Chronotope is open: ") {
            Some(url) => Ok(Self { child, url: url.to_owned() }),
            None => {
                let _ = child.kill();
                Err(Trouble::new(format!("it did not open, {}", child.wait()?)))
            }
        }
    }

    /// The address that it is open at.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// The number of its process.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Kills it at once, as a power cut would: it has no time for anything.
    pub fn kill(mut self) -> Result<(), Trouble> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }

    /// Asks it to end, as an administrator would, and waits for that, but not longer than `patience`.
    pub fn end(mut self, patience: Duration) -> Result<ExitStatus, Trouble> {
        let pid = Pid::from_child(&self.child);
        kill_process(pid, Signal::TERM).map_err(|error| Trouble::new(error.to_string()))?;
        let asked = Instant::now();
        while asked.elapsed() < patience {
            if let Some(status) = self.child.try_wait()? {
                return Ok(status);
            }
            thread::sleep(Duration::from_millis(5));
        }
        Err(Trouble::new(format!("it has not ended {} s after being asked to", patience.as_secs())))
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The command that serves, without limits that a single machine full of people would meet.
pub fn serving(binary: &Path, data: &Path, listen: &str) -> Command {
    let mut command = Command::new(binary);
    command.args(["serve", "--unlimited", "--listen", listen, "--data"]).arg(data);
    command.env("RUST_LOG", "warn").stdin(Stdio::null());
    command
}

/// The program with all optimisations, built if it is not up to date.
pub fn released() -> Result<PathBuf, Trouble> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut build = Command::new(cargo);
    build.args(["build", "--release", "--workspace", "--bin", "chronotope", "--message-format", "json"]);
    let built = build.current_dir(env!("CARGO_MANIFEST_DIR")).stderr(Stdio::inherit()).output()?;
    let messages = String::from_utf8_lossy(&built.stdout);
    let path = messages.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok()).find_map(|message| {
        let is_it = message["target"]["name"] == "chronotope" && message["target"]["kind"][0] == "bin";
        message["executable"].as_str().filter(|_| is_it).map(PathBuf::from)
    });
    path.ok_or_else(|| Trouble::new("chronotope could not be built: cargo says why above"))
}

/// The program that the tests are about.
pub fn under_test() -> Result<PathBuf, Trouble> {
    let path = std::env::var_os("CHRONOTOPE_PROGRAM").map(PathBuf::from);
    path.ok_or_else(|| Trouble::new("these tests need the program: run `cargo xtask slow`"))
}

/// An empty folder for data, below `parent`.
pub fn fresh_folder(parent: &Path, name: &str) -> Result<PathBuf, Trouble> {
    let folder = parent.join(format!("{name}-{}", std::process::id()));
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    Ok(folder)
}

/// Allows this process as many open files as the system lets it have, and tells how many those are.
pub fn allow_files() -> u64 {
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    let _ = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX)
}
