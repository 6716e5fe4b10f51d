//! Many tables with viewers: the time from a choice until everybody sees it, and the memory of a table.

use super::viewers::{FollowedTable, Posted, VIEWERS};
use super::{Plan, bar, each, machine, play};
use crate::figures::{Figures, Times};
use load::Error;
use load::client::{Client, CommandResult};
use load::rng::Rng;
use serde_json::Value;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;
use tokio::time::{MissedTickBehavior, interval, sleep};

/// How long to wait until the last choices are seen.
const LAST: Duration = Duration::from_secs(3);
/// How long tables may take to leave memory.
const UNLOAD_TIMEOUT: Duration = Duration::from_secs(120);

/// A table with three people.
#[derive(Clone)]
pub(crate) struct LiveTable {
    table: String,
    people: Arc<Vec<Client>>,
}

/// Opens tables with three people each, and plays until the boards are not empty.
pub(crate) async fn open(url: &str, plan: &Plan) -> Result<Vec<LiveTable>, Error> {
    let mut people = Vec::new();
    for _ in 0..VIEWERS {
        people.push(Client::new(url).await?);
    }
    let (people, moves) = (Arc::new(people), plan.moves);
    each("opening and playing", plan.live_tables, |_| {
        let people = people.clone();
        async move {
            let table = people[0].open_table(&["me", "open", "open"]).await?;
            for (seat, person) in people.iter().enumerate().skip(1) {
                person.sit(&table, seat).await?.accepted()?;
            }
            play(&people, &table, moves).await?;
            Ok(LiveTable { table, people })
        }
    })
    .await
}

/// Measures memory if the process is known, and the latency from a choice to all viewers.
pub(crate) async fn measure(
    url: &str,
    process: Option<u32>,
    tables: &[LiveTable],
    plan: &Plan,
    figures: &mut Figures,
) -> Result<(), Error> {
    let tables = moved(tables, url);
    let Some((first, people)) = tables.first().map(|first| (first.clone(), first.people.clone())) else {
        return Ok(());
    };
    let resident = || process.map_or(Ok(0.0), machine::resident);
    let computing = || process.map_or(Ok(Duration::ZERO), machine::computing);
    // What is allocated once for all tables does not count.
    drop(FollowedTable::follow(&people, first.table).await?);
    let before = resident()?;

    let looked = |index: usize| {
        let LiveTable { table, people } = tables[index].clone();
        async move { people[0].get(&format!("/t/{table}/now?seat=0")).await?.accepted().map(drop) }
    };
    each("bringing into memory", plan.live_tables, looked).await?;
    let without_viewers = resident()?;
    let followed = |index: usize| {
        let LiveTable { table, people } = tables[index].clone();
        async move { FollowedTable::follow(&people, table).await }
    };
    let begun = Instant::now();
    let watched = each("following", plan.live_tables, followed).await?;
    let streams = f64::from(plan.live_tables) * VIEWERS as f64;
    figures.add("streams opened", streams / begun.elapsed().as_secs_f64(), "/s");
    let with_viewers = resident()?;
    let computed = computing()?;
    let choices = steady(&people, &watched, plan, figures).await?;
    let computed = computing()?.saturating_sub(computed).as_secs_f64() * 1e3;
    let after = resident()?;
    drop(watched);

    if process.is_some() {
        until_left(&people[0]).await?;
        let idle = resident()?;
        let each = |bytes: f64| (bytes - before) / f64::from(plan.live_tables) / 1e3;
        figures.add("computed for a choice and its 3 viewers", computed / choices as f64, "ms");
        figures.add("memory of the process before", before / 1e6, "MB");
        figures.add("memory of a table in use, no viewer", each(without_viewers), "kB");
        figures.add("memory of a table in use, 3 viewers", each(with_viewers), "kB");
        figures.add("memory of a table in use, 3 viewers, after a while", each(after), "kB");
        figures.add("memory of a table that has left", each(idle), "kB");
        figures.add("memory of the process then", idle / 1e6, "MB");
    }
    Ok(())
}

fn moved(tables: &[LiveTable], url: &str) -> Vec<LiveTable> {
    let Some(first) = tables.first() else { return Vec::new() };
    let people = Arc::new(first.people.iter().map(|person| person.moved_to(url)).collect::<Vec<_>>());
    tables.iter().map(|company| LiveTable { table: company.table.clone(), people: people.clone() }).collect()
}

/// Makes choices at a steady rate, however long replies take. Returns how many were made.
async fn steady(
    people: &Arc<Vec<Client>>,
    watched: &[FollowedTable],
    plan: &Plan,
    found: &mut Figures,
) -> Result<usize, Error> {
    let mut rng = Rng::new();
    let (mut told, mut seen, mut late) = (Times::default(), Seen::default(), Times::default());
    let mut asked: JoinSet<Result<Option<Duration>, Error>> = JoinSet::new();
    let mut ticks = interval(Duration::from_secs_f64(1.0 / f64::from(plan.rate)));
    ticks.set_missed_tick_behavior(MissedTickBehavior::Burst);
    let progress = bar("choosing, watched", (plan.rate * plan.live_seconds).into());
    let mut tables = watched.iter().cycle();
    let mut behind = 0;
    for number in 0..plan.rate * plan.live_seconds {
        late.add(ticks.tick().await.elapsed());
        progress.inc(1);
        let Some(watched) = tables.next() else { break };
        let Some((seat, offer)) = watched.offer(number as usize % VIEWERS) else { continue };
        seen.note(watched.post().as_ref());
        let place = offer.places[rng.below(offer.places.len() as u64) as usize].clone();
        let (people, table) = (people.clone(), watched.table.clone());
        let posted = Instant::now();
        asked.spawn(async move {
            let result = people[seat].choose(&table, seat, offer.revision, &place).await?;
            Ok(matches!(result, CommandResult::Done(_)).then(|| posted.elapsed()))
        });
        while let Some(Ok(answer)) = asked.try_join_next() {
            answer?.map_or_else(|| behind += 1, |time| told.add(time));
        }
    }
    while let Some(answer) = super::joined(&mut asked).await? {
        answer.map_or_else(|| behind += 1, |time| told.add(time));
    }
    sleep(LAST).await;
    progress.finish_and_clear();
    watched.iter().for_each(|watched| seen.note(watched.last().as_ref()));
    let name = format!("{} tables of 3 viewers, {} choices a second", watched.len(), plan.rate);
    found.add(format!("{name}: choices made"), told.len() as f64, "");
    found.add(format!("{name}: choices for an older table"), f64::from(behind), "");
    found.add_times("the machine alone: a timer was late by", &mut late);
    found.add_times(&format!("{name}: acknowledged after"), &mut told);
    found.add_times(&format!("{name}: seen by all whom it concerns after"), &mut seen.by_some);
    found.add_times(&format!("{name}: seen by all three after"), &mut seen.by_all);
    found.add(format!("{name}: choices that concerned all three"), seen.by_all.len() as f64, "");
    Ok(told.len())
}

#[derive(Default)]
struct Seen {
    by_some: Times,
    /// Only of choices that everybody sees: picks of a draft are hidden.
    by_all: Times,
}

impl Seen {
    fn note(&mut self, posted: Option<&Posted>) {
        let Some(&Posted { at, seen }) = posted else { return };
        let Some(last) = seen.iter().flatten().max() else { return };
        self.by_some.add(last.duration_since(at));
        if seen.iter().all(Option::is_some) {
            self.by_all.add(last.duration_since(at));
        }
    }
}

/// Waits until nearly all tables have left memory.
async fn until_left(guest: &Client) -> Result<(), Error> {
    let begun = Instant::now();
    let waiting = bar("tables leave memory", UNLOAD_TIMEOUT.as_secs());
    while begun.elapsed() < UNLOAD_TIMEOUT {
        let health = guest.get("/health").await?.accepted()?;
        let health: Value = serde_json::from_slice(&health.body).unwrap_or_default();
        if health["tables_in_memory"] == 0 {
            waiting.finish_and_clear();
            sleep(Duration::from_secs(2)).await;
            return Ok(());
        }
        waiting.set_position(begun.elapsed().as_secs());
        sleep(Duration::from_secs(1)).await;
    }
    Err(Error::new("tables do not leave memory though nobody watches them"))
}
