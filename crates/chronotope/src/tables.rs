//! `chronotope tables`: how many tables are kept, and for how long.

use crate::{out, serve};
use server::{Overview, RetentionChange, TableKind, TableStats};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tabletop::{Error, ErrorKind};

const HOUR: u64 = 3600;
const DAY: u64 = 24 * HOUR;
const MB: u64 = 1 << 20;

#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Args {
    /// The data folder of the site [default: the same as for `serve`]
    #[arg(long, value_name = "FOLDER", global = true)]
    data: Option<PathBuf>,
    #[command(subcommand)]
    what: Option<What>,
}

#[derive(clap::Subcommand, Clone, Debug)]
enum What {
    /// Set how long tables are kept and how much of the disk stays free; a running site applies it within an hour
    Set(Set),
}

#[derive(clap::Args, Clone, Debug)]
#[group(required = true, multiple = true)]
struct Set {
    /// How long to keep tables where no person has made a choice: 2d, 12h or forever
    #[arg(long, value_name = "TIME", value_parser = time)]
    unplayed: Option<Time>,
    /// How long to keep unfinished games after the last choice: 180d or forever
    #[arg(long, value_name = "TIME", value_parser = time)]
    unfinished: Option<Time>,
    /// How long to keep finished games: 365d or forever
    #[arg(long, value_name = "TIME", value_parser = time)]
    finished: Option<Time>,
    /// Open no new tables while less of the disk is free: 200MB, 2GB, or usual (64 MB, or a tenth of a small disk)
    #[arg(long, value_name = "SIZE", value_parser = size)]
    reserve: Option<Size>,
}

/// `None` is forever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Time(Option<Duration>);

/// `None` is the usual size.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Size(Option<u64>);

pub(crate) fn run(args: &Args) -> Result<(), Error> {
    let failed = |message: String| Error::new(ErrorKind::Request, message);
    let data = serve::folder(args.data.as_ref())?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| failed(format!("threads cannot be started: {error}")))?;
    let overview = runtime.block_on(async {
        if let Some(What::Set(set)) = &args.what {
            server::set_retention(&data, &set.change()).await?;
        }
        server::overview(&data).await
    });
    out::put(&told(&data, &overview.map_err(|failure| failed(failure.to_string()))?))
}

impl Set {
    fn change(&self) -> RetentionChange {
        let time = |time: Option<Time>| time.map(|Time(time)| time);
        RetentionChange {
            unplayed: time(self.unplayed),
            unfinished: time(self.unfinished),
            finished: time(self.finished),
            reserve: self.reserve.map(|Size(size)| size),
        }
    }
}

fn time(text: &str) -> Result<Time, String> {
    if text == "forever" {
        return Ok(Time(None));
    }
    let number = |unit: &str| text.strip_suffix(unit)?.parse::<u64>().ok();
    let seconds = number("d").and_then(|days| days.checked_mul(DAY)).or_else(|| number("h")?.checked_mul(HOUR));
    // Long enough that nobody loses a table while reading its rules.
    match seconds {
        Some(seconds) if (HOUR..=100_000 * DAY).contains(&seconds) => Ok(Time(Some(Duration::from_secs(seconds)))),
        Some(_) => Err("it is at least 1h and at most 100000d".into()),
        None => Err("a time is written like 7d, 12h or forever".into()),
    }
}

fn size(text: &str) -> Result<Size, String> {
    if text == "usual" {
        return Ok(Size(None));
    }
    let number = |unit: &str| text.strip_suffix(unit)?.trim_end().parse::<u64>().ok();
    let bytes = number("MB").and_then(|size| size.checked_mul(MB)).or_else(|| number("GB")?.checked_mul(1024 * MB));
    bytes.map(|bytes| Size(Some(bytes))).ok_or_else(|| "a size is written like 200MB, 2GB or usual".into())
}

fn told(data: &Path, overview: &Overview) -> String {
    let mut text = format!("Tables in {}\n\n", data.display());
    // Writing to a text cannot fail.
    let _ = writeln!(text, "{:<14}{:>8}{:>11}  {:<12}to be cleared away", "", "tables", "size", "kept for");
    for (kind, stats) in TableKind::ALL.into_iter().zip(&overview.stats) {
        let name = match kind {
            TableKind::Unplayed => "never played",
            TableKind::Unfinished => "unfinished",
            TableKind::Finished => "finished",
        };
        let kept = overview.retention.duration(kind).map_or_else(|| "ever".to_owned(), in_words);
        let size = megabytes(stats.bytes);
        let _ = writeln!(text, "{name:<14}{:>8}{size:>11}  {kept:<12}{}", stats.tables, due(stats));
    }
    let (file, free) = overview.file;
    let _ = writeln!(
        text,
        "\nThe database takes {}; {} of it are free and will be used again.",
        megabytes(file),
        megabytes(free)
    );
    if let Some((free, total)) = overview.disk {
        let reserved = megabytes(overview.retention.reserved(total));
        let _ = writeln!(
            text,
            "{} of {} on its disk are free. No table is opened while less than {reserved} are.",
            megabytes(free),
            megabytes(total)
        );
    }
    text
}

/// What the settings clear away, and when.
fn due(stats: &TableStats) -> String {
    match (stats.expired, stats.next_expiry) {
        (0, None) => "nothing".into(),
        (0, Some(next)) => format!("the next in {}", in_words(next)),
        (due, None) => format!("{due} within the hour"),
        (due, Some(next)) => format!("{due} within the hour, the next in {}", in_words(next)),
    }
}

fn in_words(time: Duration) -> String {
    let counted = |number: u64, one: &str| format!("{number} {one}{}", if number == 1 { "" } else { "s" });
    let seconds = time.as_secs();
    if seconds >= 2 * DAY || (seconds >= DAY && seconds.is_multiple_of(DAY)) {
        counted(seconds / DAY, "day")
    } else {
        counted(seconds.div_ceil(HOUR).max(1), "hour")
    }
}

fn megabytes(bytes: u64) -> String {
    format!("{}.{} MB", bytes / MB, bytes % MB * 10 / MB)
}

#[cfg(test)]
mod tests {
    use super::{DAY, HOUR, Size, Time, in_words, size, time};
    use std::time::Duration;

    #[test]
    fn times_and_sizes_are_read_and_nonsense_is_refused() {
        let seconds = |seconds| Ok(Time(Some(Duration::from_secs(seconds))));
        assert_eq!((time("7d"), time("12h"), time("forever")), (seconds(7 * DAY), seconds(12 * HOUR), Ok(Time(None))));
        for wrong in ["", "7", "0d", "d", "-1d", "7days", "18446744073709551615d", "100001d"] {
            assert!(time(wrong).is_err(), "{wrong}");
        }
        assert_eq!(
            (size("200MB"), size("2GB"), size("usual")),
            (Ok(Size(Some(200 << 20))), Ok(Size(Some(2 << 30))), Ok(Size(None)))
        );
        for wrong in ["", "200", "MB", "-1MB", "99999999999999999GB"] {
            assert!(size(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn times_are_told_in_days_or_hours() {
        let told = |seconds| in_words(Duration::from_secs(seconds));
        assert_eq!(
            [told(180 * DAY), told(DAY), told(DAY + HOUR), told(1)],
            ["180 days", "1 day", "25 hours", "1 hour"]
        );
    }
}
