//! Durable choices per second: at every table, one person chooses as fast as choices are acknowledged.

use super::{Plan, bar, each, show_seconds};
use crate::figures::{Figures, Times};
use load::Error;
use load::client::{Client, CommandResult};
use load::rng::Rng;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

pub(crate) async fn measure(url: &str, plan: &Plan, figures: &mut Figures) -> Result<(), Error> {
    for seats in [1, 3] {
        let person = Client::new(url).await?;
        let tables = each("opening tables", plan.tables, |_| opened(person.clone(), seats)).await?;
        let until = Instant::now() + Duration::from_secs(plan.seconds.into());
        let mut players = JoinSet::new();
        for table in tables {
            players.spawn(play(person.clone(), table, seats, until));
        }
        show_seconds("choosing", plan.seconds).await;
        let mut times = Times::default();
        let waiting = bar("waiting for the last", players.len() as u64);
        while let Some(done) = super::joined(&mut players).await? {
            times.append(done);
            waiting.inc(1);
        }
        waiting.finish_and_clear();
        let name = match seats {
            1 => format!("{} tables of one seat", plan.tables),
            _ => format!("{} tables of {seats} seats, each choice looked up first", plan.tables),
        };
        figures.add(format!("{name}: durable choices"), times.len() as f64 / f64::from(plan.seconds), "/s");
        figures.add_times(&format!("{name}: acknowledged after"), &mut times);
    }
    Ok(())
}

async fn opened(person: Client, seats: usize) -> Result<String, Error> {
    person.open_table(&vec!["me"; seats]).await
}

/// Plays one game after the other. Returns how long each acknowledgement took.
async fn play(person: Client, mut table: String, seats: usize, until: Instant) -> Result<Times, Error> {
    let (mut times, mut rng) = (Times::default(), Rng::new());
    'tables: while Instant::now() < until {
        let mut revision = 1;
        let mut idle = 0;
        for seat in (0..seats).cycle() {
            let place = if seats == 1 {
                // Nobody else acts, so the last reply has the revision, and the first choice always exists.
                0
            } else {
                let now = person.now(&table, seat).await?;
                revision = now.revision;
                idle = if now.choices.is_empty() { idle + 1 } else { 0 };
                rng.below(now.choices.len() as u64)
            };
            if Instant::now() >= until {
                break 'tables;
            }
            if idle > seats {
                break;
            }
            if idle > 0 {
                continue;
            }
            let asked = Instant::now();
            match person.choose(&table, seat, revision, &place.to_string()).await? {
                CommandResult::Done(next) => {
                    // Late acknowledgements do not count.
                    if Instant::now() < until {
                        times.add(asked.elapsed());
                    }
                    revision = next;
                }
                CommandResult::Refused => break,
                other => return Err(Error::new(format!("nobody else chooses here, and yet: {other:?}"))),
            }
        }
        table = opened(person.clone(), seats).await?;
    }
    Ok(times)
}
