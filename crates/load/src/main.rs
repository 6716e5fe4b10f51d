//! Measures the real program as many people at once would meet it.

mod figures;
mod measure;

use clap::Parser;
use figures::Figures;
use load::Error;
use load::program::{self, Program};
use measure::{Plan, choices, live, machine, start};
use std::path::PathBuf;
use std::process::ExitCode;

/// Measures Chronotope on this machine: durable choices a second, from a choice to everybody seeing it, memory for each
/// table, and how soon it is open. Only ever on loopback, in a folder of its own.
#[derive(Parser)]
#[command(version)]
struct Args {
    /// A site that runs already, started with --unlimited; memory and starting are not measured then
    #[arg(long, value_name = "ADDRESS")]
    url: Option<String>,
    /// The program to measure; built with the release profile if not said
    #[arg(long, value_name = "FILE")]
    program: Option<PathBuf>,
    /// A folder on the disk to measure; there the data is kept meanwhile
    #[arg(long, value_name = "FOLDER", default_value = "target/load")]
    folder: PathBuf,
    /// Only these, separated by commas
    #[arg(long, value_delimiter = ',', value_name = "WHAT", default_values_t = [What::Start, What::Choices, What::Live])]
    only: Vec<What>,
    /// Write the figures as JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    plan: Plan,
}

/// What can be measured.
#[derive(clap::ValueEnum, Clone, Copy, PartialEq, Eq)]
enum What {
    /// How soon it is open
    Start,
    /// Durable choices a second
    Choices,
    /// From a choice to all viewers, and memory
    Live,
}

impl std::fmt::Display for What {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Start => "start",
            Self::Choices => "choices",
            Self::Live => "live",
        })
    }
}

#[tokio::main]
async fn main() -> ExitCode {
    let args = Args::parse();
    match run(&args).await {
        Ok(figures) if args.json => println!("{}", figures.json()),
        Ok(figures) => print!("{figures}"),
        Err(error) => {
            eprintln!("load: {error}");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

async fn run(args: &Args) -> Result<Figures, Error> {
    let files = program::allow_files();
    let needed = 3 * args.plan.live_tables as u64 + 200;
    if args.only.contains(&What::Live) && files < needed {
        return Err(Error::new(format!(
            "this process may open {files} files and needs {needed}: take fewer --live-tables, or raise ulimit -n"
        )));
    }
    let mut figures = Figures::default();
    if let Some(url) = &args.url {
        if args.only.contains(&What::Choices) {
            choices::measure(url, &args.plan, &mut figures).await?;
        }
        if args.only.contains(&What::Live) {
            let tables = live::open(url, &args.plan).await?;
            live::measure(url, None, &tables, &args.plan, &mut figures).await?;
        }
        return Ok(figures);
    }

    let binary = match &args.program {
        Some(program) => program.clone(),
        None => program::build_release()?,
    };
    let home = program::fresh_folder(&args.folder, "measured")?;
    let (data, log) = (home.join("data"), home.join("log"));
    machine::disk(&home, &mut figures)?;
    if args.only.contains(&What::Start) {
        start::fresh(&binary, &home, &mut figures).await?;
    }
    let program = Program::start(&binary, &data, &log)?;
    if args.only.contains(&What::Choices) {
        choices::measure(program.url(), &args.plan, &mut figures).await?;
    }
    let wants_live = args.only.contains(&What::Live);
    let tables = if wants_live { live::open(program.url(), &args.plan).await? } else { Vec::new() };
    program.end(measure::SHUTDOWN_TIMEOUT)?;
    if args.only.contains(&What::Start) {
        start::existing(&binary, &data, &log, &mut figures).await?;
    }
    if wants_live {
        let program = Program::start(&binary, &data, &log)?;
        live::measure(program.url(), Some(program.id()), &tables, &args.plan, &mut figures).await?;
        program.end(measure::SHUTDOWN_TIMEOUT)?;
    }
    std::fs::remove_dir_all(&home)?;
    Ok(figures)
}
