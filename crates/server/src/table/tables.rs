//! The tables in memory, and how they are reached.
//!
//! Each table in memory has a task ([`super::task`]) that owns it and runs the jobs sent to it. A table that nobody uses
//! leaves memory; the next job loads it again from its journal.

use super::core::Core;
use super::load::{LoadInput, rules_of};
use super::task::{Job, run_table};
use crate::random::SeedSource;
use crate::reviews::Reviews;
use crate::scheduler::Scheduler;
use crate::signing::SigningKey;
use crate::storage::{ExpiredTable, Snapshot, Storage, StorageError};
use games::GameEntry;
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::fmt;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::task::spawn_blocking;

/// How many jobs may be queued at one table.
const MAX_JOBS: usize = 256;

/// What all tables share.
pub(crate) struct Services {
    pub(crate) games: &'static [GameEntry],
    pub(crate) storage: Arc<dyn Storage>,
    /// The data folder.
    pub(crate) data: PathBuf,
    pub(crate) signing_key: Arc<SigningKey>,
    pub(crate) scheduler: Arc<Scheduler>,
    pub(crate) reviews: Arc<Reviews>,
    /// See [`crate::Config`] for these three.
    pub(crate) away_after: Duration,
    pub(crate) presence_interval: Duration,
    pub(crate) pause_after: Duration,
    pub(crate) seeds: Arc<SeedSource>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum TableError {
    NoSuchTable,
    /// Its journal does not make a valid table.
    Broken(String),
    /// Its journal cannot be read at the moment.
    Unreadable(StorageError),
    /// The change could not be saved, so it was undone.
    NotSaved(StorageError),
    /// The table's code panicked. The table was loaded again, without the change.
    Panicked,
    /// Too many jobs are queued at this table.
    Busy,
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchTable => f.write_str("there is no such table"),
            Self::Broken(why) => write!(f, "the table cannot be opened: {why}"),
            Self::Unreadable(why) => write!(f, "the table cannot be read: {why}"),
            Self::NotSaved(why) => write!(f, "the change was not made because it could not be saved: {why}"),
            Self::Panicked => f.write_str("internal error; nothing was changed"),
            Self::Busy => f.write_str("too many requests for this table"),
        }
    }
}

#[derive(Clone)]
pub(crate) struct Tables {
    services: Arc<Services>,
    open: Arc<Mutex<HashMap<String, mpsc::Sender<Job>>>>,
}

impl Tables {
    pub(crate) fn new(services: Services) -> Self {
        Self { services: Arc::new(services), open: Arc::default() }
    }

    pub(crate) fn services(&self) -> &Services {
        &self.services
    }

    pub(crate) fn in_memory(&self) -> usize {
        self.lock().len()
    }

    /// Runs `work` at a table, which is loaded if it is not in memory. Changes are durable when this returns.
    pub(crate) async fn at<T: Send + 'static>(
        &self,
        table: &str,
        work: impl FnOnce(&mut Core) -> T + Send + 'static,
    ) -> Result<T, TableError> {
        let (sender, result) = oneshot::channel();
        let job: Job = Box::new(move |core| match core {
            Ok(core) => {
                let value = work(core);
                Box::new(move |done| drop(sender.send(done.map(|()| value))))
            }
            Err(error) => {
                let error = error.clone();
                Box::new(move |_| drop(sender.send(Err(error))))
            }
        });
        self.send(table, job)?;
        result.await.unwrap_or(Err(TableError::Panicked))
    }

    /// Sends while the list is locked, so that a table cannot be removed between being found and receiving its job.
    fn send(&self, table: &str, job: Job) -> Result<(), TableError> {
        let mut open = self.lock();
        let jobs = open.entry(table.to_owned()).or_insert_with(|| {
            let (sender, jobs) = mpsc::channel(MAX_JOBS);
            tokio::spawn(run_table(self.clone(), table.to_owned(), jobs));
            sender
        });
        jobs.try_send(job).map_err(|_| TableError::Busy)
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, mpsc::Sender<Job>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Removes a table from the list, unless jobs are waiting and `force` is not set.
    pub(super) fn remove(&self, table: &str, jobs: &mut mpsc::Receiver<Job>, force: bool) -> bool {
        let mut open = self.lock();
        if !force && !jobs.is_empty() {
            return false;
        }
        jobs.close();
        open.remove(table);
        true
    }

    /// Saves a snapshot of every changed table in memory, in case the next version has other rules.
    pub(crate) async fn save_snapshots(&self) {
        let tables: Vec<String> = self.lock().keys().cloned().collect();
        for table in tables {
            // If this fails, the table is still in its journal.
            let _ = self.at(&table, Core::request_snapshot).await;
        }
    }

    async fn snapshot(&self, table: &str) -> Result<Option<Snapshot>, TableError> {
        self.services.storage.snapshot(table).await.map_err(TableError::Unreadable)
    }

    /// Deletes those of the tables that are not in memory and returns their number. Requests for one of them wait until
    /// it is deleted.
    pub(crate) async fn delete(&self, expired: Vec<ExpiredTable>) -> Result<usize, StorageError> {
        let mut locked = Vec::new();
        let mut deletable = Vec::new();
        {
            let mut open = self.lock();
            for table in expired {
                if let Entry::Vacant(entry) = open.entry(table.id.clone()) {
                    let (sender, jobs) = mpsc::channel(MAX_JOBS);
                    entry.insert(sender);
                    locked.push((table.id.clone(), jobs));
                    deletable.push(table);
                }
            }
        }
        let deleted = self.services.storage.delete_expired(deletable).await;
        let count = locked.len();
        for (table, mut jobs) in locked {
            if !self.remove(&table, &mut jobs, false) {
                tokio::spawn(run_table(self.clone(), table, jobs));
            }
        }
        deleted.map(|()| count)
    }

    pub(super) async fn load(&self, table: &str) -> Result<Core, TableError> {
        let stored = self.services.storage.load(table).await.map_err(TableError::Unreadable)?;
        let stored = stored.ok_or(TableError::NoSuchTable)?;
        let game = self.services.games.iter().find(|game| game.name == stored.game);
        let game = game.ok_or_else(|| TableError::Broken(format!("unknown game {:?}", stored.game)))?;
        // With changed rules the journal may be refused, or lead to another position.
        let changed = rules_of(&stored) != Some(game.about().rules);
        let Services { signing_key, away_after, pause_after, .. } = &*self.services;
        let input = Arc::new(LoadInput {
            id: table.to_owned(),
            stored,
            game,
            signing_key: signing_key.clone(),
            away_after: *away_after,
            pause_after: *pause_after,
        });
        let journal = input.clone();
        let mut loaded = spawn_blocking(move || Core::load(&journal)).await;
        if (changed || !matches!(loaded, Ok(Ok(_))))
            && let Some(snapshot) = self.snapshot(table).await?
        {
            loaded = spawn_blocking(move || Core::load_or_resume(&input, &snapshot)).await;
        }
        match loaded {
            Ok(loaded) => loaded.map_err(|error| TableError::Broken(error.message)),
            Err(_) => Err(TableError::Broken("the program panicked while reading its record".into())),
        }
    }
}
