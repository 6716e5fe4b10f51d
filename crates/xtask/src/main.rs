//! The project's own commands, run as `cargo xtask COMMAND`.
//!
//! `cargo test --workspace` needs Rust alone. What needs a browser, kills the program or takes long is in the slow suites; they
//! run only from here, since they need the finished program, which they find in the variable `CHRONOTOPE_PROGRAM`.
#![forbid(unsafe_code)]

mod browser;

use clap::{Parser, Subcommand};
use serde_json::Value;
use std::ffi::OsStr;
use std::path::PathBuf;
use std::process::{Command, ExitCode, Stdio};
use std::time::Instant;

/// The project's own commands.
#[derive(Parser)]
#[command(bin_name = "cargo xtask")]
struct Args {
    #[command(subcommand)]
    command: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Run every test: `cargo test --workspace`, then the slow suites
    Test,
    /// Run the slow suites only: the real program in a browser, on a failing disk, killed, under load
    Slow {
        /// Only tests whose names contain this
        filter: Option<String>,
    },
    /// Check formatting, lints and documentation
    Check,
    /// Run what continuous integration runs: `check`, then `test`
    Ci,
}

/// The test targets of the slow suites, in `crates/load` and `crates/browser`. Their manifests take them out of
/// `cargo test --workspace`.
const SLOW: [&str; 6] = ["starting", "ending", "backup", "sharing", "crash", "browser"];

fn main() -> ExitCode {
    let done = match Args::parse().command {
        Task::Test => test(),
        Task::Slow { filter } => slow(filter.as_deref()),
        Task::Check => check(),
        Task::Ci => check().and_then(|()| test()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("cargo xtask: {error}");
            ExitCode::FAILURE
        }
    }
}

fn test() -> Result<(), String> {
    run(cargo().args(["test", "--workspace", "--locked"]))?;
    slow(None)
}

fn slow(filter: Option<&str>) -> Result<(), String> {
    browser::install_if_missing()?;
    let program = build()?;
    let mut tests = cargo();
    tests.args(["test", "--workspace", "--locked"]).env("CHRONOTOPE_PROGRAM", program);
    run(tests.args(SLOW.iter().flat_map(|name| ["--test", name])).args(filter))
}

fn check() -> Result<(), String> {
    run(cargo().args(["fmt", "--all", "--check"]))?;
    run(cargo().args(["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"]))?;
    run(cargo().args(["doc", "--workspace", "--no-deps", "--locked"]).env("RUSTDOCFLAGS", "-D warnings"))
}

/// Builds the program as tests of the workspace build it, so that nothing is built twice, and tells where it is.
fn build() -> Result<PathBuf, String> {
    let mut build = cargo();
    build.args(["test", "--workspace", "--locked", "--no-run", "--test", "engine", "--message-format", "json"]);
    println!("\n== {}", shown(&build));
    let built = build.stderr(Stdio::inherit()).output().map_err(|error| format!("cargo cannot be run: {error}"))?;
    let messages = String::from_utf8_lossy(&built.stdout);
    let messages = messages.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    let is_program =
        |message: &Value| message["target"]["name"] == "chronotope" && message["target"]["kind"][0] == "bin";
    let path = messages.filter(is_program).find_map(|message| Some(PathBuf::from(message["executable"].as_str()?)));
    path.ok_or_else(|| "the program could not be built: cargo says why above".to_owned())
}

fn cargo() -> Command {
    Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// Runs a command, says which, and how long it took.
fn run(command: &mut Command) -> Result<(), String> {
    let shown = shown(command);
    println!("\n== {shown}");
    let begun = Instant::now();
    let status = command.status().map_err(|error| format!("{shown} cannot be run: {error}"))?;
    println!("== {shown}: {:.0?}", begun.elapsed());
    if status.success() { Ok(()) } else { Err(format!("{shown} failed")) }
}

fn shown(command: &Command) -> String {
    let arguments = command.get_args().map(OsStr::to_string_lossy).collect::<Vec<_>>().join(" ");
    format!("cargo {arguments}")
}
