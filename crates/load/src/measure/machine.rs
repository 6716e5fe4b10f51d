//! What a process takes of the machine, and what the machine gives to anybody: without the latter, times say little.

use crate::figures::{Figures, Times};
use load::Error;
use std::fs::{self, File};
use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

/// The memory of a process that is in use now, in bytes.
pub(super) fn resident(process: u32) -> Result<f64, Error> {
    let status = fs::read_to_string(format!("/proc/{process}/status"))?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.trim().trim_end_matches(" kB").parse::<f64>().ok());
    kilobytes.map(|kilobytes| kilobytes * 1024.0).ok_or_else(|| Error::new("this system does not tell memory"))
}

/// How long a process has been computing, on all cores together.
pub(super) fn computing(process: u32) -> Result<Duration, Error> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat"))?;
    // The name in brackets may hold anything; the numbers follow it, those of time as the twelfth and thirteenth.
    let numbers = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
    let ticks: u64 = numbers.skip(11).take(2).filter_map(|ticks| ticks.parse::<u64>().ok()).sum();
    Ok(Duration::from_secs_f64(ticks as f64 / rustix::param::clock_ticks_per_second() as f64))
}

/// How long the disk takes for what a choice needs at least: a page that is written and is then there to stay.
pub(crate) fn disk(folder: &Path, figures: &mut Figures) -> Result<(), Error> {
    let path = folder.join("page");
    let (mut file, mut times) = (File::create(&path)?, Times::default());
    for _ in 0..300 {
        let begun = Instant::now();
        file.write_all(&[0; 4096])?;
        file.sync_data()?;
        times.add(begun.elapsed());
    }
    fs::remove_file(path)?;
    figures.add_times("the disk alone: a page is durable after", &mut times);
    Ok(())
}
