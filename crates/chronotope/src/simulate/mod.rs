//! Many games between bots, and what came of them.

mod plot;
mod report;
mod run;
mod thinking;

pub(crate) use report::Report;
pub(crate) use run::{Plan, games};

use crate::games;
use crate::options::OptionFlags;
use crate::out::{put, say};
use clap::ValueEnum;
use std::io::IsTerminal;
use std::num::NonZero;
use std::path::PathBuf;
use std::thread::available_parallelism;
use tabletop::{Kind, Refusal, Seed};

/// What `chronotope simulate` is told.
#[derive(clap::Args)]
#[command(after_help = crate::options::help())]
pub(crate) struct Args {
    /// The game
    game: String,
    /// The bots by seat, separated by commas; one name: for all seats
    #[arg(long, value_delimiter = ',', required = true)]
    bots: Vec<String>,
    /// How many games are played
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// All chance comes from it: the same seed gives the same results
    #[arg(long, default_value = "chronotope")]
    seed: String,
    /// How many threads play [default: one for each core]
    #[arg(long)]
    threads: Option<NonZero<usize>>,
    /// Play each deal once for each seat, the bots moving on by one; only whole deals are played
    #[arg(long)]
    rotate: bool,
    /// How the results are written
    #[arg(long, value_enum, default_value_t = Format::Table)]
    format: Format,
    /// Draw the results into this file
    #[arg(long, value_name = "FILE.svg")]
    plot: Option<PathBuf>,
    /// Keep the record of every game in this folder
    #[arg(long, value_name = "FOLDER")]
    records: Option<PathBuf>,
    #[command(flatten)]
    options: OptionFlags,
}

#[derive(Clone, Copy, ValueEnum)]
enum Format {
    /// For people
    Table,
    /// For programs
    Json,
    /// For spreadsheets
    Csv,
}

/// Plays the games and writes what came of them.
pub(crate) fn run(args: &Args) -> Result<(), Refusal> {
    let entry = games::find(&args.game)?;
    if args.games == 0 {
        return Err(Refusal::new(Kind::Request, "no games are no simulation: play at least one"));
    }
    let plan = Plan {
        options: args.options.json(&entry.game.about())?,
        bots: args.bots.clone(),
        games: args.games,
        seed: Seed::from_text(&args.seed)?,
        threads: args.threads.or(available_parallelism().ok()).map_or(1, NonZero::get),
        rotate: args.rotate,
        records: args.records.clone(),
        progress: std::io::stderr().is_terminal(),
    };
    if let Some(folder) = &args.records {
        std::fs::create_dir_all(folder).map_err(|error| {
            Refusal::new(Kind::Request, format!("the folder {} cannot be made: {error}", folder.display()))
        })?;
    }
    let report = (entry.simulate)(&plan)?;
    put(&match args.format {
        Format::Table => report.table(),
        Format::Json => report.json() + "\n",
        Format::Csv => report.csv(),
    })?;
    if let Some(file) = &args.plot {
        std::fs::write(file, plot::draw(&report)).map_err(|error| {
            Refusal::new(Kind::Request, format!("the plot cannot be written to {}: {error}", file.display()))
        })?;
        say(&format!("The plot is in {}.", file.display()));
    }
    Ok(())
}
