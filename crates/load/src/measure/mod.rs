//! What is measured.

pub(crate) mod choices;
pub(crate) mod live;
pub(crate) mod machine;
pub(crate) mod start;
mod viewers;

use indicatif::{ProgressBar, ProgressStyle};
use load::Error;
use load::client::{Client, CommandResult};
use load::rng::Rng;
use std::time::Duration;
use tokio::task::JoinSet;

pub(crate) const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(15);
/// How many tables are prepared in parallel.
const AT_ONCE: usize = 32;

#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Plan {
    /// Tables at which choices are made as fast as they are acknowledged
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=20_000))]
    pub(crate) tables: u32,
    /// For how many seconds
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..=3_600))]
    pub(crate) seconds: u32,
    /// Tables of three viewers each
    #[arg(long, value_name = "N", default_value_t = 1_000, value_parser = clap::value_parser!(u32).range(1..=6_000))]
    pub(crate) live_tables: u32,
    /// Choices a second at all of them together
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub(crate) rate: u32,
    /// For how many seconds
    #[arg(long, value_name = "N", default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..=3_600))]
    pub(crate) live_seconds: u32,
    /// Choices that each of them begins with, so that its boards are not empty
    #[arg(long, value_name = "N", default_value_t = 40, value_parser = clap::value_parser!(u32).range(0..=200))]
    pub(crate) moves: u32,
}

/// On standard error, to keep it apart from the results.
fn bar(what: &'static str, length: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{msg:28} {wide_bar} {pos}/{len}");
    let bar = ProgressBar::new(length).with_message(what);
    style.map_or(bar.clone(), |style| bar.with_style(style))
}

/// Runs `work` for 0, 1, 2 and so on, some in parallel, and returns the results in order.
async fn each<T, W>(what: &'static str, count: u32, work: impl Fn(usize) -> W) -> Result<Vec<T>, Error>
where
    T: Send + 'static,
    W: Future<Output = Result<T, Error>> + Send + 'static,
{
    let bar = bar(what, count.into());
    let (mut under_way, mut given) = (JoinSet::new(), Vec::new());
    for index in 0..count as usize {
        let work = work(index);
        under_way.spawn(async move { work.await.map(|value| (index, value)) });
        if under_way.len() == AT_ONCE {
            given.extend(joined(&mut under_way).await?);
            bar.inc(1);
        }
    }
    while let Some(value) = joined(&mut under_way).await? {
        given.push(value);
        bar.inc(1);
    }
    bar.finish_and_clear();
    given.sort_by_key(|(index, _)| *index);
    Ok(given.into_iter().map(|(_, value)| value).collect())
}

async fn joined<T: 'static>(tasks: &mut JoinSet<Result<T, Error>>) -> Result<Option<T>, Error> {
    match tasks.join_next().await {
        Some(Ok(done)) => done.map(Some),
        Some(Err(error)) => Err(Error::new(format!("the driver has failed: {error}"))),
        None => Ok(None),
    }
}

async fn show_seconds(what: &'static str, seconds: u32) {
    let bar = bar(what, seconds.into());
    for _ in 0..seconds {
        tokio::time::sleep(Duration::from_secs(1)).await;
        bar.inc(1);
    }
    bar.finish_and_clear();
}

/// Makes random choices for one seat after the other until so many are made or the game is over.
async fn play(people: &[Client], table: &str, choices: u32) -> Result<(), Error> {
    let (mut rng, mut made, mut idle) = (Rng::new(), 0, 0);
    for (seat, person) in people.iter().enumerate().cycle() {
        if made >= choices || idle > people.len() {
            break;
        }
        let now = person.now(table, seat).await?;
        if now.choices.is_empty() {
            idle += 1;
            continue;
        }
        let place = rng.below(now.choices.len() as u64).to_string();
        if let CommandResult::Done(_) = person.choose(table, seat, now.revision, &place).await? {
            (made, idle) = (made + 1, 0);
        }
    }
    Ok(())
}
