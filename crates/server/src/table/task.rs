//! The task that owns a table in memory.
//!
//! Everything done at a table is a job. Jobs that arrive together are run together, on a thread that may block, and saved in
//! one write. Replies and updates are sent only after the write is durable.

use super::core::Core;
use super::effects::Effects;
use super::tables::{TableError, Tables};
use crate::scheduler::{Attention, ThinkError, ThinkRequest};
use games::Thought;
use std::time::Instant;
use tabletop::Seat;
use tokio::sync::{mpsc, watch};
use tokio::task::spawn_blocking;
use tokio::time::timeout;

/// How many jobs are run and saved together at most.
const BATCH_SIZE: usize = 64;

/// Work to be done at a table. It returns how to reply, which is called once the outcome is known.
pub(super) type Job = Box<dyn FnOnce(Result<&mut Core, &TableError>) -> Reply + Send>;
pub(super) type Reply = Box<dyn FnOnce(Result<(), TableError>) + Send>;

/// Runs a table from its first job until nobody needs it. After a failure it is loaded again from its journal; queued jobs
/// then run on the reloaded table.
pub(super) async fn run_table(tables: Tables, table: String, mut jobs: mpsc::Receiver<Job>) {
    loop {
        match tables.load(&table).await {
            Ok(core) => {
                if run_jobs(&tables, &table, core, &mut jobs).await {
                    return;
                }
            }
            Err(error) => {
                if error != TableError::NoSuchTable {
                    tracing::error!(table, %error, "a table could not be loaded");
                }
                tables.remove(&table, &mut jobs, true);
                while let Some(job) = jobs.recv().await {
                    job(Err(&error))(Ok(()));
                }
                return;
            }
        }
    }
}

/// Runs jobs as they come. Returns true once nobody needs the table, false after a failure.
async fn run_jobs(tables: &Tables, table: &str, mut core: Core, jobs: &mut mpsc::Receiver<Job>) -> bool {
    let mut last_check = Instant::now();
    loop {
        let mut batch = Vec::new();
        let received = timeout(tables.services().presence_interval, jobs.recv_many(&mut batch, BATCH_SIZE)).await;
        // Also at a busy table, where the timeout never fires.
        if last_check.elapsed() >= tables.services().presence_interval {
            core.update_presence();
            last_check = Instant::now();
        }
        match received {
            Ok(0) => return true,
            Ok(_) => {}
            Err(_) => {
                if core.is_idle() && core.needs_snapshot() {
                    core.request_snapshot();
                } else if core.is_idle() && tables.remove(table, jobs, false) {
                    tracing::debug!(table, "table unloaded");
                    return true;
                }
            }
        }
        match run_batch(tables, table, core, batch).await {
            Some(back) => core = back,
            None => return false,
        }
    }
}

/// Runs jobs, saves what they changed, then sends replies and updates. Returns `None` after a failure: the table in memory
/// may then differ from its journal and must be loaded again.
async fn run_batch(tables: &Tables, table: &str, mut core: Core, batch: Vec<Job>) -> Option<Core> {
    let seeds = tables.services().seeds.clone();
    let worked = spawn_blocking(move || {
        let replies: Vec<Reply> = batch.into_iter().map(|job| job(Ok(&mut core))).collect();
        let effects = core.take_effects(&mut || seeds.next_seed());
        let updates = core.updates();
        (core, replies, effects, updates)
    });
    let Ok((mut core, replies, Effects { append, thoughts }, updates)) = worked.await else {
        tracing::error!(table, "a job panicked; reloading the table");
        return None;
    };
    if let Some(append) = append
        && let Err(error) = tables.services().storage.append(append).await
    {
        tracing::error!(table, %error, "the changes could not be saved; reloading the table");
        replies.into_iter().for_each(|reply| reply(Err(TableError::NotSaved(error.clone()))));
        return None;
    }
    replies.into_iter().for_each(|reply| reply(Ok(())));
    core.send(updates);
    let steps = core.hosted().steps();
    for (seat, thought) in thoughts {
        tokio::spawn(run_bot(tables.clone(), core.think_request(), seat, thought, steps));
    }
    Some(core)
}

/// Runs a bot's turn in slices. The choices of each slice are made at the table before the next slice is scheduled. It stops
/// when everybody has left the table.
async fn run_bot(tables: Tables, request: ThinkRequest, seat: Seat, mut thought: Box<dyn Thought>, mut steps: usize) {
    let table = request.queue_key[2].clone();
    loop {
        let (quick, mut attention) = (thought.is_quick(), request.attention.clone());
        let thinking = tables.services().scheduler.think(request.clone(), quick, move || {
            let thinking = thought.go_on();
            (thought, thinking)
        });
        let (rest, thinking) = tokio::select! {
            thinking = thinking => match thinking {
                Ok((rest, thinking)) => (Some(rest), Some(thinking)),
                Err(ThinkError::Failed) => (None, None),
                Err(ThinkError::Closed) => return,
            },
            unattended = everybody_left(&mut attention) => {
                if unattended {
                    let _ = tables.at(&table, move |core| core.pause_bot(seat)).await;
                }
                return;
            }
        };
        let chosen = tables.at(&table, move |core| core.bot_chose(seat, steps, thinking)).await;
        let (Some(rest), Ok(Some(now))) = (rest, chosen) else { return };
        (thought, steps) = (rest, now);
    }
}

/// Resolves when everybody has left a table; false if the table is no longer in memory.
async fn everybody_left(attention: &mut watch::Receiver<Attention>) -> bool {
    attention.wait_for(|attention| *attention == Attention::Nobody).await.is_ok()
}
