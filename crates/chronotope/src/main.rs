//! Chronotope: one program with several doors to the same games.
#![forbid(unsafe_code)]

mod advice;
mod backup;
mod bots;
mod engine;
mod games;
mod language;
mod options;
mod out;
mod picture;
mod play;
mod review;
mod rules;
mod serve;
mod simulate;
mod tables;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// A table for board games about time and the future.
#[derive(Parser)]
#[command(name = "chronotope", version, args_conflicts_with_subcommands = true)]
struct Cli {
    #[command(subcommand)]
    door: Option<Door>,
    #[command(flatten)]
    serve: serve::Args,
}

#[derive(Subcommand)]
enum Door {
    /// Open the site, as the program does when nothing is said
    Serve(serve::Args),
    /// Show how many tables are kept and for how long, or set it
    Tables(tables::Args),
    /// Write the whole site into one file, though it is open
    Backup(backup::Backup),
    /// Put a site back from such a file
    Restore(backup::Restore),
    /// Play in the terminal
    Play(play::Args),
    /// Let bots play many games and compare them
    Simulate(simulate::Args),
    /// Look at a finished game again: what everybody could expect, and where a better choice was missed
    Review(review::Args),
    /// Read the rules of a game
    Rules(rules::Args),
    /// Speak the engine protocol: JSON Lines on standard input and output
    Engine,
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let done = match cli.door {
        None => serve::run(&cli.serve),
        Some(Door::Serve(args)) => serve::run(&args),
        Some(Door::Tables(args)) => tables::run(&args),
        Some(Door::Backup(args)) => backup::backup(&args),
        Some(Door::Restore(args)) => backup::restore(&args),
        Some(Door::Play(args)) => play::run(&args),
        Some(Door::Simulate(args)) => simulate::run(&args),
        Some(Door::Review(args)) => review::run(&args),
        Some(Door::Rules(args)) => rules::run(&args),
        Some(Door::Engine) => engine::run(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            out::say(&format!("chronotope: {error}"));
            ExitCode::FAILURE
        }
    }
}
