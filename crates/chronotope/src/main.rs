//! Chronotope: one program with several doors to the same games.
#![forbid(unsafe_code)]

mod bots;
mod engine;
mod games;
mod options;
mod out;
mod play;
mod rules;
mod simulate;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// A table for board games about time and the future.
#[derive(Parser)]
#[command(name = "chronotope", version, arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    door: Door,
}

#[derive(Subcommand)]
enum Door {
    /// Play in the terminal
    Play(play::Args),
    /// Let bots play many games and compare them
    Simulate(simulate::Args),
    /// Read the rules of a game
    Rules(rules::Args),
    /// Speak the engine protocol: JSON Lines on standard input and output
    Engine,
}

fn main() -> ExitCode {
    let done = match Cli::parse().door {
        Door::Play(args) => play::run(&args),
        Door::Simulate(args) => simulate::run(&args),
        Door::Rules(args) => rules::run(&args),
        Door::Engine => engine::run(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            out::say(&format!("chronotope: {error}"));
            ExitCode::FAILURE
        }
    }
}
