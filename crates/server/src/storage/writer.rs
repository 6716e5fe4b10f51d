//! The task that writes: on one connection, and in one transaction whatever arrives together.
//!
//! It proves what it acknowledges. Transactions are begun and ended by plain statements, so that only SQLite itself keeps
//! count of them; after each commit another one is begun and ended, which fails if the first is still open. Now and then
//! what was written last is read back through a connection that only reads. If that shows anything else, nothing is
//! accepted any more.
//!
//! After a failure nobody knows the state of a connection: it is closed, and the next write opens another.

use super::fault;
use super::sqlite::{Task, perform, to_json};
use super::{Append, StorageError};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection, Row};
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

/// How many writes are committed together at most.
pub(super) const TOGETHER: usize = 256;
/// After so many groups the last one is read back.
const GROUPS_BETWEEN_PROOFS: u32 = 64;
/// After so long the last group is read back, however few there were.
const TIME_BETWEEN_PROOFS: Duration = Duration::from_secs(1);
/// How long nothing is tried after the disk has failed.
const PAUSE: Duration = Duration::from_millis(100);

/// How long the log may grow once the disk has failed, in pages of 4 kB.
const PAGES_OF_LOG: u32 = 100;

/// Something to be written, and who waits for it.
pub(super) struct Write {
    pub(super) task: Task,
    pub(super) done: oneshot::Sender<Result<(), StorageError>>,
}

/// Set once something else was read than was written, and never unset.
pub(super) type Stop = Arc<OnceLock<StorageError>>;

/// The task that writes.
pub(super) struct Writer {
    options: SqliteConnectOptions,
    folder: PathBuf,
    stop: Stop,
    connection: Option<SqliteConnection>,
    reader: Option<SqliteConnection>,
    /// Until when nothing is tried, and why.
    pause: Option<(Instant, StorageError)>,
    /// What was written last and not read back yet.
    claim: Option<Claim>,
    groups: u32,
    proved: Instant,
}

/// What the file must hold after a write.
#[derive(Clone, PartialEq, Debug)]
enum Claim {
    Table { id: String, revisions: String, line: Option<(u64, String)> },
    Name { guest: String, name: String },
}

impl Claim {
    /// What the file must hold after these writes. An older claim stands only if none of them could have changed it.
    fn after<'a>(tasks: impl Iterator<Item = &'a Task> + Clone, before: Option<Self>) -> Option<Self> {
        if tasks.clone().any(|task| matches!(task, Task::Clear(_))) {
            return None;
        }
        tasks.filter_map(Self::of).fold(before, |before, new| Some(new.besides(before)))
    }

    /// A line stays as it is: where nothing but a snapshot was written since, the last line of the table is still claimed.
    fn besides(self, before: Option<Self>) -> Self {
        match (self, before) {
            (Self::Table { id, revisions, line: None }, Some(Self::Table { id: same, line, .. })) if same == id => {
                Self::Table { id, revisions, line }
            }
            (new, _) => new,
        }
    }

    fn of(task: &Task) -> Option<Self> {
        let table = |append: &Append| {
            let number = (append.number + append.lines.len() as u64).checked_sub(1);
            let line = number.zip(append.lines.last().cloned());
            Self::Table { id: append.table.clone(), revisions: to_json(&append.revisions), line }
        };
        match task {
            Task::Create(new) => Some(table(&new.first)),
            Task::Append(append) => Some(table(append)),
            Task::Name { guest, name } => Some(Self::Name { guest: guest.clone(), name: name.clone() }),
            Task::Clear(_) | Task::Health { .. } => None,
        }
    }

    /// Whether a reader sees it.
    async fn holds(&self, reader: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
        match self {
            Self::Table { id, revisions, line } => {
                let query = sqlx::query(
                    "SELECT t.revisions, l.line FROM tables t LEFT JOIN lines l ON l.table_id = t.id AND l.number = ? WHERE t.id = ?",
                );
                let number = line.as_ref().map_or(-1, |(number, _)| *number as i64);
                let Some(row) = query.bind(number).bind(id).fetch_optional(reader).await? else { return Ok(false) };
                let (seen, told): (String, Option<String>) = (row.try_get(0)?, row.try_get(1)?);
                Ok(seen == *revisions && told.as_ref() == line.as_ref().map(|(_, line)| line))
            }
            Self::Name { guest, name } => {
                let query = sqlx::query_scalar("SELECT name FROM people WHERE guest = ?").bind(guest);
                let seen: Option<String> = query.fetch_optional(reader).await?;
                Ok(seen.as_ref() == Some(name))
            }
        }
    }
}

impl Writer {
    /// One that goes on with a connection; others are opened with these options.
    pub(super) fn new(
        connection: SqliteConnection,
        options: SqliteConnectOptions,
        folder: PathBuf,
        stop: Stop,
    ) -> Self {
        let (connection, reader, proved) = (Some(connection), None, Instant::now());
        Self { options, folder, stop, connection, reader, pause: None, claim: None, groups: 0, proved }
    }

    /// Writes whatever arrives until nobody can send any more.
    pub(super) async fn run(mut self, mut writes: mpsc::Receiver<Write>) {
        let mut group = Vec::new();
        loop {
            match timeout(TIME_BETWEEN_PROOFS, writes.recv_many(&mut group, TOGETHER)).await {
                Ok(0) => break,
                Ok(_) => self.write(std::mem::take(&mut group)).await,
                Err(_) => drop(self.prove().await),
            }
        }
        if let Some(reader) = self.reader.take() {
            let _ = reader.close().await;
        }
        self.drop_connection().await;
    }

    /// Writes a group, and tells everybody what became of it.
    async fn write(&mut self, group: Vec<Write>) {
        let written = self.commit(&group).await;
        // One bad write must not take the others with it. If it is the disk that fails, it fails for all.
        let one_by_one = group.len() > 1 && matches!(&written, Err(Failed::Write(_)));
        for write in group {
            let done = match &written {
                Err(Failed::Write(_)) if one_by_one => self.commit(std::slice::from_ref(&write)).await,
                same => same.clone(),
            };
            let _ = write.done.send(done.map_err(Failed::into_error));
        }
    }

    async fn commit(&mut self, group: &[Write]) -> Result<(), Failed> {
        if let Some(stopped) = self.stop.get() {
            return Err(Failed::Disk(stopped.clone()));
        }
        if let Some((until, why)) = &self.pause
            && Instant::now() < *until
        {
            return Err(Failed::Disk(why.clone()));
        }
        self.pause = None;
        let committed = match self.connected().await {
            Ok(connection) => transaction(connection, group).await,
            Err(error) => Err(error),
        };
        match committed {
            Ok(true) => {}
            Ok(false) => return Err(Failed::Disk(stop(&self.stop, "a transaction is open after it was committed"))),
            Err(error) => return Err(self.failed(error).await),
        }
        self.claim = Claim::after(group.iter().map(|write| &write.task), self.claim.take());
        self.groups += 1;
        if self.groups >= GROUPS_BETWEEN_PROOFS || self.proved.elapsed() >= TIME_BETWEEN_PROOFS {
            self.prove().await.map_err(Failed::Disk)?;
        }
        Ok(())
    }

    /// After a failure: what to tell, and away with the connection.
    async fn failed(&mut self, error: sqlx::Error) -> Failed {
        self.drop_connection().await;
        let why = fault::in_words(&error, &self.folder);
        if fault::is_bad_write(&error) {
            return Failed::Write(StorageError::Failed(why));
        }
        let why = StorageError::NotSaved(why);
        self.pause = Some((Instant::now() + PAUSE, why.clone()));
        Failed::Disk(why)
    }

    /// Reads back what was written last. A reader that cannot read proves nothing, and is asked again later.
    async fn prove(&mut self) -> Result<(), StorageError> {
        let Some(claim) = &self.claim else { return Ok(()) };
        let reader = match &mut self.reader {
            Some(reader) => reader,
            none => {
                let options = self.options.clone().read_only(true).create_if_missing(false);
                match options.connect().await {
                    Ok(reader) => none.insert(reader),
                    Err(error) => {
                        tracing::warn!(%error, "what was written cannot be read back");
                        return Ok(());
                    }
                }
            }
        };
        match claim.holds(reader).await {
            Ok(true) => {
                (self.claim, self.groups, self.proved) = (None, 0, Instant::now());
                Ok(())
            }
            Ok(false) => Err(stop(&self.stop, "what was written last cannot be read")),
            Err(error) => {
                tracing::warn!(%error, "what was written cannot be read back");
                self.reader = None;
                Ok(())
            }
        }
    }

    async fn connected(&mut self) -> Result<&mut SqliteConnection, sqlx::Error> {
        match &mut self.connection {
            Some(connection) => Ok(connection),
            none => {
                let connection = none.insert(self.options.connect().await?);
                // Folding the log into the file makes room on a full disk, and forgets a commit that could not be synced.
                // Where it cannot be done, writing will fail as well and say why. From now on the log is folded early: by
                // itself SQLite lets it grow to 4 MB first, and a disk that has just been freed may have no more than that.
                let fold = format!("PRAGMA wal_autocheckpoint = {PAGES_OF_LOG}; PRAGMA wal_checkpoint(TRUNCATE)");
                let _ = sqlx::raw_sql(sqlx::AssertSqlSafe(fold)).execute(&mut *connection).await;
                Ok(connection)
            }
        }
    }

    async fn drop_connection(&mut self) {
        if let Some(connection) = self.connection.take() {
            let _ = connection.close().await;
        }
    }
}

/// Writes a group, all of it or nothing; whether the transaction is over then.
async fn transaction(connection: &mut SqliteConnection, group: &[Write]) -> sqlx::Result<bool> {
    sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut *connection).await?;
    for write in group {
        perform(connection, &write.task).await?;
    }
    sqlx::raw_sql("COMMIT").execute(&mut *connection).await?;
    Ok(is_outside_a_transaction(connection).await)
}

/// Whether no transaction is open. Beginning one locks and writes nothing, and fails only if one is open.
pub(super) async fn is_outside_a_transaction(connection: &mut SqliteConnection) -> bool {
    sqlx::raw_sql("BEGIN").execute(&mut *connection).await.is_ok()
        && sqlx::raw_sql("ROLLBACK").execute(&mut *connection).await.is_ok()
}

/// Accepts no more changes from now on, and tells why.
pub(super) fn stop(stop: &Stop, why: &str) -> StorageError {
    let told = || {
        tracing::error!(why, "the database does not hold what was acknowledged: no change is accepted any more");
        StorageError::Stopped(format!(
            "the database does not hold what was acknowledged ({why}), so no change is accepted any more: \
             look after the disk, then start the program again"
        ))
    };
    stop.get_or_init(told).clone()
}

/// Why a group was not written.
#[derive(Clone)]
enum Failed {
    /// One of its writes is bad.
    Write(StorageError),
    /// Nothing can be written.
    Disk(StorageError),
}

impl Failed {
    fn into_error(self) -> StorageError {
        match self {
            Self::Write(error) | Self::Disk(error) => error,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::{Clearable, Standing};

    #[test]
    fn a_claim_is_the_newest_there_is_and_never_one_that_a_later_write_has_changed() {
        let name = |name: &str| Task::Name { guest: "anna".into(), name: name.into() };
        let claim = |name: &str| Some(Claim::Name { guest: "anna".into(), name: name.into() });
        let health = || Task::Health { written: 7 };
        let clear = || Task::Clear(vec![Clearable { id: "t".into(), moved: 0 }]);
        let after = |tasks: &[Task]| Claim::after(tasks.iter(), claim("old"));
        assert_eq!(after(&[health()]), claim("old"));
        assert_eq!(
            after(&[name("Anna"), health()]),
            claim("Anna"),
            "what was written before a look at the health counts"
        );
        assert_eq!(after(&[name("Anna"), name("Eva")]), claim("Eva"));
        assert_eq!(after(&[name("Anna"), clear()]), None, "what was deleted cannot be read back");

        let append = |lines: &[&str], revision: u64| {
            let standing = Standing { chairs: Vec::new(), waiting: Vec::new(), over: false, scores: Vec::new() };
            let lines = lines.iter().map(ToString::to_string).collect();
            let (table, revisions, snapshot) = ("t".to_owned(), vec![revision], None);
            Task::Append(Append {
                table,
                number: 4,
                lines,
                revisions,
                played: false,
                seated: false,
                standing,
                snapshot,
            })
        };
        let line = Some((5, "second".to_owned()));
        let claim = Claim::Table { id: "t".into(), revisions: "[8]".into(), line };
        assert_eq!(
            after(&[append(&["first", "second"], 7), append(&[], 8)]),
            Some(claim),
            "a line outlives a snapshot"
        );
    }
}
