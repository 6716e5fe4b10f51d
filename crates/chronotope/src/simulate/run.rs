//! Playing the games on several threads. The results do not depend on the number of threads.

use super::report::{Played, Report};
use super::thinking::Times;
use crate::{bots, out};
use indicatif::{ProgressBar, ProgressStyle};
use players::{Bot, Bots};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;
use tabletop::record::Origin;
use tabletop::{Error, ErrorKind, Results, Seat, Seed, Table};

pub(crate) struct Plan {
    pub(crate) options: Value,
    pub(crate) bots: Vec<String>,
    pub(crate) games: u64,
    pub(crate) seed: Seed,
    pub(crate) threads: usize,
    pub(crate) rotate: bool,
    pub(crate) records: Option<PathBuf>,
    pub(crate) progress: bool,
}

/// The games of one thread.
#[derive(Clone)]
struct Share {
    /// The games, each with its number.
    played: Vec<(u64, Played)>,
    /// How long each bot that searches thought.
    times: Vec<Times>,
}

impl Share {
    fn merge(mut self, other: Self) -> Self {
        self.played.extend(other.played);
        self.times.iter_mut().zip(&other.times).for_each(|(times, others)| times.add(others));
        self
    }
}

impl<G: Bots> games::Visitor<G> for &Plan {
    type Output = Result<Report, Error>;

    fn visit(self) -> Self::Output {
        play_all::<G>(self)
    }
}

fn play_all<G: Bots>(plan: &Plan) -> Result<Report, Error> {
    let options: G::Options = serde_json::from_value(plan.options.clone())
        .map_err(|error| Error::new(ErrorKind::Options, format!("options: {error}")))?;
    let seats = G::start(&options, plan.seed)?.seats().len();
    let bots = bots::for_seats(&plan.bots, seats)?;
    let games = if plan.rotate { whole_deals(plan.games, seats as u64) } else { plan.games };
    let bar = if plan.progress { progress_bar(games) } else { ProgressBar::hidden() };
    let next = AtomicU64::new(0);
    let begun = Instant::now();
    let nothing = Share { played: Vec::new(), times: vec![Times::new()?; seats] };
    let work = || -> Result<Share, Error> {
        let mut share = nothing.clone();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return Ok(share);
            }
            share.played.push((number, game::<G>(plan, &options, &bots, number, &mut share.times)?));
            bar.inc(1);
        }
    };
    let Share { mut played, times } = thread::scope(|scope| {
        let threads: Vec<_> = (0..plan.threads.clamp(1, 256)).map(|_| scope.spawn(work)).collect();
        threads.into_iter().try_fold(nothing.clone(), |all, thread| {
            let share = thread.join();
            let share =
                share.map_err(|_| Error::new(ErrorKind::Internal, "a game failed because of a fault in the program"));
            Ok::<_, Error>(all.merge(share??))
        })
    })?;
    let seconds = begun.elapsed().as_secs_f64();
    let names: Vec<String> = bots.iter().map(ToString::to_string).collect();
    bar.finish_and_clear();
    played.sort_by_key(|(number, _)| *number);
    let played: Vec<Played> = played.into_iter().map(|(_, played)| played).collect();
    Ok(Report::new(G::NAME, serde_json::to_value(&options).unwrap_or_default(), &names, seconds, &played, &times))
}

/// As many games as make whole deals, so that every bot sits everywhere equally often.
fn whole_deals(games: u64, seats: u64) -> u64 {
    let whole = games.checked_next_multiple_of(seats).unwrap_or(games);
    if whole != games {
        out::say(&format!("--rotate plays every deal {seats} times: {whole} games are played instead of {games}."));
    }
    whole
}

/// Plays one game. Rotated games share a deal, and the bots move on by one seat. `times` are those of the bots.
fn game<G: Bots>(
    plan: &Plan,
    options: &G::Options,
    bots: &[Bot],
    number: u64,
    times: &mut [Times],
) -> Result<Played, Error> {
    let seats = bots.len() as u64;
    let (deal, shift) = if plan.rotate { (number / seats, number % seats) } else { (number, 0) };
    let seed = plan.seed.nth(deal);
    let mut game = G::start(options, seed)?;
    let bot_at: Vec<usize> = (0..seats).map(|seat| ((seat + shift) % seats) as usize).collect();
    let seated = |(seat, &bot): (u8, &usize)| bots[bot].seated::<G>(bots::seed_of(seed, Seat(seat)));
    let mut players: Vec<_> = (0..).zip(&bot_at).map(seated).collect();
    let mut line = Vec::new();
    let mut choices = 0;
    while let Some(seat) = game.waiting_for().iter().next() {
        let bot = bot_at[seat.index()];
        // Reading the clock takes longer than many a decision of a bot that does not search.
        let asked = bots[bot].searches().then(Instant::now);
        let choice = players[seat.index()].choose(&game, seat).ok_or_else(|| stuck(seat, number))?;
        if let Some(asked) = asked {
            times[bot].note(asked.elapsed());
        }
        game.apply_listed(seat, choice, &mut ());
        choices += 1;
        if plan.records.is_some() {
            line.push((seat, choice));
        }
    }
    if let Some(folder) = &plan.records {
        keep_record::<G>(plan, seed, &line, &folder.join(format!("{}-{number:06}.jsonl", G::NAME)))?;
    }
    let outcome = game.outcome().ok_or_else(|| stuck(Seat(0), number))?;
    let team = outcome.is_shared_by_all();
    Ok(Played { bot_at, results: outcome.results(), team, choices, verdict: outcome.verdict() })
}

fn keep_record<G: Bots>(plan: &Plan, seed: Seed, line: &[(Seat, G::Choice)], file: &Path) -> Result<(), Error> {
    let mut table = Table::<G>::start(&plan.options, Origin::Seed(seed))?;
    for &(seat, choice) in line {
        table.choose(seat, choice)?;
    }
    std::fs::write(file, table.record().to_text()).map_err(|error| {
        Error::new(ErrorKind::Request, format!("the record cannot be written to {}: {error}", file.display()))
    })
}

fn stuck(seat: Seat, number: u64) -> Error {
    Error::new(ErrorKind::Internal, format!("game {number} is stuck: {seat} makes no choice"))
}

fn progress_bar(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games  {per_sec}  {eta} left");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
