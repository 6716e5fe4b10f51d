//! How soon the program is open: from starting the process to the home page.

use crate::figures::{Figures, Times};
use load::Error;
use load::client::Client;
use load::program::Program;
use std::path::Path;
use std::time::{Duration, Instant};

const TIMES: u32 = 7;

/// On a folder that is not there yet.
pub(crate) async fn fresh(binary: &Path, home: &Path, figures: &mut Figures) -> Result<(), Error> {
    let mut times = Times::default();
    for number in 0..TIMES {
        let data = home.join(format!("fresh-{number}"));
        times.add(started(binary, &data, &home.join("log")).await?);
    }
    figures.add("start to first page, fresh folder, p50", milliseconds(&mut times), "ms");
    Ok(())
}

/// On a folder that has tables.
pub(crate) async fn existing(binary: &Path, data: &Path, log: &Path, figures: &mut Figures) -> Result<(), Error> {
    let mut times = Times::default();
    for _ in 0..TIMES {
        times.add(started(binary, data, log).await?);
    }
    let bytes = std::fs::metadata(data.join("chronotope.sqlite"))?.len();
    figures.add("start to first page, with tables, p50", milliseconds(&mut times), "ms");
    figures.add("size of that database", bytes as f64 / 1e6, "MB");
    Ok(())
}

async fn started(binary: &Path, data: &Path, log: &Path) -> Result<Duration, Error> {
    let begun = Instant::now();
    let program = Program::start(binary, data, log)?;
    Client::new(program.url()).await?;
    let time = begun.elapsed();
    program.end(super::SHUTDOWN_TIMEOUT)?;
    Ok(time)
}

fn milliseconds(times: &mut Times) -> f64 {
    times.quantile(0.5).as_secs_f64() * 1e3
}
