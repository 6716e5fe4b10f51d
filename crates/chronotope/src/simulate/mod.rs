//! `chronotope simulate`: many games between bots.

mod plot;
mod report;
mod run;
mod thinking;

use run::Plan;

use crate::options::OptionFlags;
use crate::out::{put, say};
use clap::ValueEnum;
use std::io::IsTerminal;
use std::num::NonZero;
use std::path::PathBuf;
use std::thread::available_parallelism;
use tabletop::{Error, ErrorKind, Seed};

#[derive(clap::Args)]
#[command(after_help = crate::options::help())]
pub(crate) struct Args {
    /// The game
    game: String,
    /// The bots in the order of seats, separated by commas; a single one plays every seat
    #[arg(long, value_delimiter = ',', required = true)]
    bots: Vec<String>,
    /// How many games to play
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// The seed of all randomness: the same seed gives the same results
    #[arg(long, default_value = "chronotope")]
    seed: String,
    /// How many threads to use [default: one for each core]
    #[arg(long)]
    threads: Option<NonZero<usize>>,
    /// Play each deal once for every seat, moving the bots on by one seat each time; rounds the number of games up
    #[arg(long)]
    rotate: bool,
    /// The format of the results
    #[arg(long, value_enum, default_value_t = Format::Table)]
    format: Format,
    /// The file to draw the results into
    #[arg(long, value_name = "FILE.svg")]
    plot: Option<PathBuf>,
    /// The folder to save the record of every game in
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

pub(crate) fn run(args: &Args) -> Result<(), Error> {
    let entry = games::find(&args.game)?;
    if args.games == 0 {
        return Err(Error::new(ErrorKind::Request, "--games must be at least 1"));
    }
    let plan = Plan {
        options: args.options.json(&entry.about())?,
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
            Error::new(ErrorKind::Request, format!("the folder {} cannot be made: {error}", folder.display()))
        })?;
    }
    let report = games::with_game(entry.name, &plan)??;
    put(&match args.format {
        Format::Table => report.table(),
        Format::Json => report.json() + "\n",
        Format::Csv => report.csv(),
    })?;
    if let Some(file) = &args.plot {
        std::fs::write(file, plot::draw(&report)).map_err(|error| {
            Error::new(ErrorKind::Request, format!("the plot cannot be written to {}: {error}", file.display()))
        })?;
        say(&format!("The plot is in {}.", file.display()));
    }
    Ok(())
}
