//! Many games between bots, and what came of them.

mod plot;
mod report;
mod run;

pub(crate) use report::Report;
pub(crate) use run::{Plan, games};

use crate::games;
use clap::ValueEnum;
use serde_json::{Map, Value, json};
use std::io::IsTerminal;
use std::num::NonZero;
use std::path::PathBuf;
use std::thread::available_parallelism;
use tabletop::{Kind, Refusal, Seed};

/// What `chronotope simulate` is told.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,
    /// How many play
    #[arg(long)]
    players: Option<u8>,
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
    /// Play each deal once for each seat, the bots moving on by one
    #[arg(long)]
    rotate: bool,
    /// The side of the boards
    #[arg(long)]
    side: Option<String>,
    /// A solo scenario
    #[arg(long)]
    scenario: Option<String>,
    /// Further options of the game, as a JSON object
    #[arg(long, value_name = "JSON")]
    options: Option<String>,
    /// How the results are written
    #[arg(long, value_enum, default_value_t = Format::Table)]
    format: Format,
    /// Draw the results into this file
    #[arg(long, value_name = "FILE.svg")]
    plot: Option<PathBuf>,
    /// Keep the record of every game in this folder
    #[arg(long, value_name = "FOLDER")]
    records: Option<PathBuf>,
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
        options: options(args)?,
        bots: args.bots.clone(),
        games: args.games,
        seed: Seed::from_text(&args.seed)?,
        threads: args.threads.or(available_parallelism().ok()).map_or(1, NonZero::get),
        rotate: args.rotate,
        records: args.records.clone(),
        progress: std::io::stderr().is_terminal(),
    };
    let report = (entry.simulate)(&plan)?;
    match args.format {
        Format::Table => print!("{}", report.table()),
        Format::Json => println!("{}", report.json()),
        Format::Csv => print!("{}", report.csv()),
    }
    if let Some(file) = &args.plot {
        std::fs::write(file, plot::draw(&report)).map_err(|error| {
            Refusal::new(Kind::Request, format!("the plot cannot be written to {}: {error}", file.display()))
        })?;
        eprintln!("The plot is in {}.", file.display());
    }
    Ok(())
}

/// The options of the game: the named flags over the JSON object.
fn options(args: &Args) -> Result<Value, Refusal> {
    let mut options: Map<String, Value> = match &args.options {
        None => Map::new(),
        Some(text) => serde_json::from_str(text)
            .map_err(|error| Refusal::new(Kind::Options, format!("--options takes a JSON object: {error}")))?,
    };
    let flags = [
        ("players", args.players.map(|players| json!(players))),
        ("side", args.side.as_ref().map(|side| json!(side))),
        ("scenario", args.scenario.as_ref().map(|scenario| json!(scenario))),
    ];
    for (name, value) in flags {
        options.extend(value.map(|value| (name.to_owned(), value)));
    }
    Ok(Value::Object(options))
}
