//! The task that runs a table, and the list of tables that are in memory.
//!
//! Whatever is to be done at a table is a job that its task runs, on a thread that may block. Jobs that arrive together are
//! written down together. Only when they are durable is anybody told: whoever asked, and whoever watches. A table that
//! nobody has asked for a while leaves memory; the next job brings it back from its lines.

use super::core::{Core, Outcome};
use super::load::{Loading, rules_of};
use crate::chance::Chance;
use crate::games::SiteGame;
use crate::keys::Keys;
use crate::reviews::Reviews;
use crate::scheduler::{Ask, Attention, Scheduler, Unthought};
use crate::storage::{Clearable, Snapshot, Storage, StorageError};
use crate::thinking::Thought;
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::fmt;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tabletop::Seat;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::task::spawn_blocking;
use tokio::time::timeout;

/// How many jobs may wait at one table.
const MOST_JOBS: usize = 256;
/// How many jobs are written down together.
const TOGETHER: usize = 64;

/// What all tables share.
pub(crate) struct Desk {
    /// The games there are.
    pub(crate) games: &'static [SiteGame],
    /// Where tables are kept.
    pub(crate) storage: Arc<dyn Storage>,
    /// The folder that everything is kept in.
    pub(crate) data: PathBuf,
    /// What links are signed with.
    pub(crate) keys: Arc<Keys>,
    /// Who thinks when.
    pub(crate) scheduler: Arc<Scheduler>,
    /// Finished games, looked at again.
    pub(crate) reviews: Arc<Reviews>,
    /// After so long without a sign of them, somebody is away.
    pub(crate) away: Duration,
    /// How often a table looks around for who has gone, and whether it is still needed.
    pub(crate) look_around: Duration,
    /// How long after the last person has gone the bots of a table pause.
    pub(crate) pause_after: Duration,
    /// The chance of games and bots.
    pub(crate) chance: Arc<Chance>,
}

/// Why a job could not be done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Trouble {
    /// There is no such table.
    NoSuchTable,
    /// Its lines cannot be made a table of, and why.
    Broken(String),
    /// Its lines cannot be read at the moment, and why.
    Unreadable(StorageError),
    /// What was done could not be written down, so it is not done.
    NotSaved(StorageError),
    /// The program has failed at this table; it is as it was before.
    Stumbled,
    /// Too much is asked of this table at once.
    Busy,
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchTable => f.write_str("there is no such table"),
            Self::Broken(why) => write!(f, "the table cannot be opened: {why}"),
            Self::Unreadable(why) => write!(f, "the table cannot be read: {why}"),
            Self::NotSaved(why) => write!(f, "nothing was done, since it could not be saved: {why}"),
            Self::Stumbled => f.write_str("the program has stumbled; nothing was done"),
            Self::Busy => f.write_str("too much is asked of this table at once"),
        }
    }
}

/// Something to be done at a table; what it gives is told when it is durable.
type Job = Box<dyn FnOnce(Result<&mut Core, &Trouble>) -> Told + Send>;
type Told = Box<dyn FnOnce(Result<(), Trouble>) + Send>;

/// The tables in memory.
#[derive(Clone)]
pub(crate) struct Tables {
    desk: Arc<Desk>,
    open: Arc<Mutex<HashMap<String, mpsc::Sender<Job>>>>,
}

impl Tables {
    /// No table is in memory yet.
    pub(crate) fn new(desk: Desk) -> Self {
        Self { desk: Arc::new(desk), open: Arc::default() }
    }

    /// What all tables share.
    pub(crate) fn desk(&self) -> &Desk {
        &self.desk
    }

    /// How many tables are in memory.
    pub(crate) fn in_memory(&self) -> usize {
        self.locked().len()
    }

    /// Does something at a table, which is brought into memory if it is not there. What has changed is durable when this
    /// returns.
    pub(crate) async fn at<T: Send + 'static>(
        &self,
        table: &str,
        work: impl FnOnce(&mut Core) -> T + Send + 'static,
    ) -> Result<T, Trouble> {
        let (tell, told) = oneshot::channel();
        let job: Job = Box::new(move |core| match core {
            Ok(core) => {
                let value = work(core);
                Box::new(move |done| drop(tell.send(done.map(|()| value))))
            }
            Err(trouble) => {
                let trouble = trouble.clone();
                Box::new(move |_| drop(tell.send(Err(trouble))))
            }
        });
        self.send(table, job)?;
        told.await.unwrap_or(Err(Trouble::Stumbled))
    }

    /// Jobs are sent while the list is locked, so that a table cannot leave it between being found and being asked.
    fn send(&self, table: &str, job: Job) -> Result<(), Trouble> {
        let mut open = self.locked();
        let jobs = open.entry(table.to_owned()).or_insert_with(|| {
            let (sender, jobs) = mpsc::channel(MOST_JOBS);
            tokio::spawn(live(self.clone(), table.to_owned(), jobs));
            sender
        });
        jobs.try_send(job).map_err(|_| Trouble::Busy)
    }

    fn locked(&self) -> std::sync::MutexGuard<'_, HashMap<String, mpsc::Sender<Job>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a table out of the list, unless it has been asked for something.
    fn leave(&self, table: &str, jobs: &mut mpsc::Receiver<Job>, whatever: bool) -> bool {
        let mut open = self.locked();
        if !whatever && !jobs.is_empty() {
            return false;
        }
        jobs.close();
        open.remove(table);
        true
    }

    /// Makes a snapshot of every table in memory that has none of what happened last: the next program may have other rules.
    pub(crate) async fn keep_snapshots(&self) {
        let tables: Vec<String> = self.locked().keys().cloned().collect();
        for table in tables {
            // A table that cannot be kept now is kept as its lines.
            let _ = self.at(&table, Core::ask_for_snapshot).await;
        }
    }

    async fn snapshot(&self, table: &str) -> Result<Option<Snapshot>, Trouble> {
        self.desk.storage.snapshot(table).await.map_err(Trouble::Unreadable)
    }

    /// Deletes tables that nobody has in memory; how many those were. Whoever asks for one meanwhile waits until it is gone.
    pub(crate) async fn clear(&self, found: Vec<Clearable>) -> Result<usize, StorageError> {
        let mut held = Vec::new();
        let mut clear = Vec::new();
        {
            let mut open = self.locked();
            for table in found {
                if let Entry::Vacant(place) = open.entry(table.id.clone()) {
                    let (sender, jobs) = mpsc::channel(MOST_JOBS);
                    place.insert(sender);
                    held.push((table.id.clone(), jobs));
                    clear.push(table);
                }
            }
        }
        let cleared = self.desk.storage.clear(clear).await;
        let count = held.len();
        for (table, mut jobs) in held {
            if !self.leave(&table, &mut jobs, false) {
                tokio::spawn(live(self.clone(), table, jobs));
            }
        }
        cleared.map(|()| count)
    }

    async fn load(&self, table: &str) -> Result<Core, Trouble> {
        let stored = self.desk.storage.load(table).await.map_err(Trouble::Unreadable)?;
        let stored = stored.ok_or(Trouble::NoSuchTable)?;
        let game = self.desk.games.iter().find(|game| game.name == stored.game);
        let game = game.ok_or_else(|| Trouble::Broken(format!("this program has no game {:?}", stored.game)))?;
        // Rules that have changed may refuse the lines, or lead elsewhere.
        let changed = rules_of(&stored) != Some(game.about().rules);
        let (keys, away, pause_after) = (self.desk.keys.clone(), self.desk.away, self.desk.pause_after);
        let loading = Arc::new(Loading { id: table.to_owned(), stored, game, keys, away, pause_after });
        let lines = loading.clone();
        let mut loaded = spawn_blocking(move || Core::load(&lines)).await;
        if (changed || !matches!(loaded, Ok(Ok(_))))
            && let Some(snapshot) = self.snapshot(table).await?
        {
            loaded = spawn_blocking(move || Core::load_or_resume(&loading, &snapshot)).await;
        }
        match loaded {
            Ok(loaded) => loaded.map_err(|refusal| Trouble::Broken(refusal.message)),
            Err(_) => Err(Trouble::Broken("the program has stumbled over its record".into())),
        }
    }
}

/// A table's life, from its first job until nobody needs it. When something fails it is loaded anew, as its lines have it:
/// jobs that wait meanwhile find it so.
async fn live(tables: Tables, table: String, mut jobs: mpsc::Receiver<Job>) {
    loop {
        match tables.load(&table).await {
            Ok(core) => {
                if serve(&tables, &table, core, &mut jobs).await {
                    return;
                }
            }
            Err(trouble) => {
                if trouble != Trouble::NoSuchTable {
                    tracing::error!(table, %trouble, "a table cannot be opened");
                }
                tables.leave(&table, &mut jobs, true);
                while let Some(job) = jobs.recv().await {
                    job(Err(&trouble))(Ok(()));
                }
                return;
            }
        }
    }
}

/// Runs whatever jobs come. True once nobody needs the table, false if something has failed.
async fn serve(tables: &Tables, table: &str, mut core: Core, jobs: &mut mpsc::Receiver<Job>) -> bool {
    let mut looked = Instant::now();
    loop {
        let mut group = Vec::new();
        let jobs_came = timeout(tables.desk.look_around, jobs.recv_many(&mut group, TOGETHER)).await;
        // At a table that is never quiet somebody can leave, too.
        if looked.elapsed() >= tables.desk.look_around {
            core.look_around();
            looked = Instant::now();
        }
        match jobs_came {
            Ok(0) => return true,
            Ok(_) => {}
            Err(_) => {
                if core.is_idle() && core.lacks_snapshot() {
                    core.ask_for_snapshot();
                } else if core.is_idle() && tables.leave(table, jobs, false) {
                    tracing::debug!(table, "a table leaves memory");
                    return true;
                }
            }
        }
        match run(tables, table, core, group).await {
            Some(back) => core = back,
            None => return false,
        }
    }
}

/// Runs jobs, writes down what they did, and tells everybody. The table is lost if something fails: what is durable of it
/// is in its lines.
async fn run(tables: &Tables, table: &str, mut core: Core, group: Vec<Job>) -> Option<Core> {
    let chance = tables.desk.chance.clone();
    let worked = spawn_blocking(move || {
        let told: Vec<Told> = group.into_iter().map(|job| job(Ok(&mut core))).collect();
        let outcome = core.settle(&mut || chance.seed());
        let updates = core.updates();
        (core, told, outcome, updates)
    });
    let Ok((mut core, told, Outcome { append, thoughts }, updates)) = worked.await else {
        tracing::error!(table, "the rules have panicked: the table is loaded anew");
        return None;
    };
    if let Some(append) = append
        && let Err(error) = tables.desk.storage.append(append).await
    {
        tracing::error!(table, %error, "nothing could be written down: the table is loaded anew");
        told.into_iter().for_each(|told| told(Err(Trouble::NotSaved(error.clone()))));
        return None;
    }
    told.into_iter().for_each(|told| told(Ok(())));
    core.send(updates);
    let steps = core.hosted().steps();
    for (seat, thought) in thoughts {
        tokio::spawn(think(tables.clone(), core.ask_to_think(), seat, thought, steps));
    }
    Some(core)
}

/// Lets a bot think when its turn comes. What it has chosen is done at the table before it asks for its next turn. If everybody
/// leaves meanwhile, it stops.
async fn think(tables: Tables, ask: Ask, seat: Seat, mut thought: Box<dyn Thought>, mut steps: usize) {
    let table = ask.payer[2].clone();
    loop {
        let (quick, mut attention) = (thought.is_quick(), ask.attention.clone());
        let thinking = tables.desk.scheduler.think(ask.clone(), quick, move || {
            let thinking = thought.go_on();
            (thought, thinking)
        });
        let (mind, thinking) = tokio::select! {
            thinking = thinking => match thinking {
                Ok((mind, thinking)) => (Some(mind), Some(thinking)),
                Err(Unthought::Failed) => (None, None),
                Err(Unthought::Ended) => return,
            },
            left = nobody_is_at(&mut attention) => {
                // Where the table itself is gone, nobody has to be told.
                if left {
                    let _ = tables.at(&table, move |core| core.bot_paused(seat)).await;
                }
                return;
            }
        };
        let told = tables.at(&table, move |core| core.bot_chose(seat, steps, thinking)).await;
        let (Some(mind), Ok(Some(stand))) = (mind, told) else { return };
        (thought, steps) = (mind, stand);
    }
}

/// Comes when everybody has left a table; false if the table itself is gone.
async fn nobody_is_at(attention: &mut watch::Receiver<Attention>) -> bool {
    attention.wait_for(|attention| *attention == Attention::Nobody).await.is_ok()
}
