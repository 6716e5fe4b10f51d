//! The program and its commands.
#![forbid(unsafe_code)]

mod advice;
mod backup;
mod bots;
mod engine;
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
    command: Option<Command>,
    #[command(flatten)]
    serve: serve::Args,
}

#[derive(Subcommand)]
enum Command {
    /// Run the site (the default command)
    Serve(serve::Args),
    /// Show how many tables are kept and for how long, or change it
    Tables(tables::Args),
    /// Write the whole site into one file, even while it runs
    Backup(backup::Backup),
    /// Restore a site from a backup file
    Restore(backup::Restore),
    /// Play in the terminal
    Play(play::Args),
    /// Let bots play many games and compare them
    Simulate(simulate::Args),
    /// Review a finished game: the chances of every player over time, and the choices that cost most
    Review(review::Args),
    /// Read the rules of a game
    Rules(rules::Args),
    /// Speak the engine protocol: JSON Lines on standard input and output
    Engine,
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let done = match cli.command {
        None => serve::run(&cli.serve),
        Some(Command::Serve(args)) => serve::run(&args),
        Some(Command::Tables(args)) => tables::run(&args),
        Some(Command::Backup(args)) => backup::backup(&args),
        Some(Command::Restore(args)) => backup::restore(&args),
        Some(Command::Play(args)) => play::run(&args),
        Some(Command::Simulate(args)) => simulate::run(&args),
        Some(Command::Review(args)) => review::run(&args),
        Some(Command::Rules(args)) => rules::run(&args),
        Some(Command::Engine) => engine::run(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            out::say(&format!("chronotope: {error}"));
            ExitCode::FAILURE
        }
    }
}
