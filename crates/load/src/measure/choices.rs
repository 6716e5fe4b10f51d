//! Durable choices a second: at every table somebody chooses as fast as they are told that it is done.

use super::{Plan, bar, each, show_seconds};
use crate::figures::{Figures, Times};
use load::Trouble;
use load::dice::Dice;
use load::guest::{Became, Guest};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

pub(crate) async fn measure(url: &str, plan: &Plan, figures: &mut Figures) -> Result<(), Trouble> {
    for seats in [1, 3] {
        let person = Guest::new(url).await?;
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

async fn opened(person: Guest, seats: usize) -> Result<String, Trouble> {
    person.open_table(&vec!["me"; seats]).await
}

/// Plays one game after the other; how long each acknowledgement took.
async fn play(person: Guest, mut table: String, seats: usize, until: Instant) -> Result<Times, Trouble> {
    let (mut times, mut dice) = (Times::default(), Dice::new());
    'tables: while Instant::now() < until {
        let mut revision = 1;
        let mut idle = 0;
        for seat in (0..seats).cycle() {
            let place = if seats == 1 {
                // Nobody else acts, so the last answer has the number, and the first place of the list is always there.
                0
            } else {
                let now = person.now(&table, seat).await?;
                revision = now.revision;
                idle = if now.choices.is_empty() { idle + 1 } else { 0 };
                dice.below(now.choices.len() as u64)
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
                Became::Done(next) => {
                    // What is acknowledged too late to count would make the rate look better.
                    if Instant::now() < until {
                        times.add(asked.elapsed());
                    }
                    revision = next;
                }
                Became::Refused => break,
                other => return Err(Trouble::new(format!("nobody else chooses here, and yet: {other:?}"))),
            }
        }
        table = opened(person.clone(), seats).await?;
    }
    Ok(times)
}
