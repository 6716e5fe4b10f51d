//! The task that writes. It has one connection and commits what arrives together in one transaction.
//!
//! It verifies what it acknowledges. Transactions are plain statements, so that only SQLite tracks them. After each commit, an
//! empty transaction is begun and rolled back, which fails if the first one is still open. Now and then the last write is read
//! back through a read-only connection. If it differs, no change is accepted any more.
//!
//! After an error the state of a connection is unknown. It is closed, and the next write opens a new one.

use super::sqlite::{WriteOp, perform, to_json};
use super::sqlite_error;
use super::{Append, StorageError};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection, Row};
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

/// How many writes are committed together at most.
pub(super) const BATCH_SIZE: usize = 256;
/// How often the last write is read back.
const BATCHES_BETWEEN_CHECKS: u32 = 64;
const TIME_BETWEEN_CHECKS: Duration = Duration::from_secs(1);
/// How long writes are refused without being tried after the disk has failed.
const RETRY_DELAY: Duration = Duration::from_millis(100);

/// The maximum size of the WAL after the disk has failed, in pages of 4 kB.
const WAL_PAGES: u32 = 100;

pub(super) struct WriteRequest {
    pub(super) op: WriteOp,
    pub(super) done: oneshot::Sender<Result<(), StorageError>>,
}

/// Set for good once a row could not be read back as it was written.
pub(super) type Stop = Arc<OnceLock<StorageError>>;

pub(super) struct Writer {
    options: SqliteConnectOptions,
    folder: PathBuf,
    stop: Stop,
    connection: Option<SqliteConnection>,
    reader: Option<SqliteConnection>,
    /// Until when writes are refused, and why.
    retry_at: Option<(Instant, StorageError)>,
    /// The last write, if it has not been read back yet.
    unverified: Option<Expected>,
    batches: u32,
    verified_at: Instant,
}

/// The rows that must be in the file after a write.
#[derive(Clone, PartialEq, Debug)]
enum Expected {
    Table { id: String, revisions: String, line: Option<(u64, String)> },
    Name { guest: String, name: String },
}

impl Expected {
    /// What to expect after these writes. An older expectation is kept only if none of them could have changed it.
    fn after<'a>(ops: impl Iterator<Item = &'a WriteOp> + Clone, before: Option<Self>) -> Option<Self> {
        if ops.clone().any(|op| matches!(op, WriteOp::Delete(_))) {
            return None;
        }
        ops.filter_map(Self::of).fold(before, |before, new| Some(new.merge(before)))
    }

    /// Lines never change: if only a snapshot was written since, the last line of the table is still expected.
    fn merge(self, before: Option<Self>) -> Self {
        match (self, before) {
            (Self::Table { id, revisions, line: None }, Some(Self::Table { id: same, line, .. })) if same == id => {
                Self::Table { id, revisions, line }
            }
            (new, _) => new,
        }
    }

    fn of(op: &WriteOp) -> Option<Self> {
        let table = |append: &Append| {
            let number = (append.number + append.lines.len() as u64).checked_sub(1);
            let line = number.zip(append.lines.last().cloned());
            Self::Table { id: append.table.clone(), revisions: to_json(&append.revisions), line }
        };
        match op {
            WriteOp::Create(new) => Some(table(&new.first)),
            WriteOp::Append(append) => Some(table(append)),
            WriteOp::Name { guest, name } => Some(Self::Name { guest: guest.clone(), name: name.clone() }),
            WriteOp::Delete(_) | WriteOp::Health { .. } => None,
        }
    }

    async fn is_found(&self, reader: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
        match self {
            Self::Table { id, revisions, line } => {
                let query = sqlx::query(
                    "SELECT t.revisions, l.line FROM tables t LEFT JOIN lines l ON l.table_id = t.id AND l.number = ? WHERE t.id = ?",
                );
                let number = line.as_ref().map_or(-1, |(number, _)| *number as i64);
                let Some(row) = query.bind(number).bind(id).fetch_optional(reader).await? else { return Ok(false) };
                let (found, found_line): (String, Option<String>) = (row.try_get(0)?, row.try_get(1)?);
                Ok(found == *revisions && found_line.as_ref() == line.as_ref().map(|(_, line)| line))
            }
            Self::Name { guest, name } => {
                let query = sqlx::query_scalar("SELECT name FROM people WHERE guest = ?").bind(guest);
                let found: Option<String> = query.fetch_optional(reader).await?;
                Ok(found.as_ref() == Some(name))
            }
        }
    }
}

impl Writer {
    /// After an error, new connections are opened with `options`.
    pub(super) fn new(
        connection: SqliteConnection,
        options: SqliteConnectOptions,
        folder: PathBuf,
        stop: Stop,
    ) -> Self {
        let (connection, reader, verified_at) = (Some(connection), None, Instant::now());
        Self { options, folder, stop, connection, reader, retry_at: None, unverified: None, batches: 0, verified_at }
    }

    /// Runs until the channel is closed.
    pub(super) async fn run(mut self, mut writes: mpsc::Receiver<WriteRequest>) {
        let mut batch = Vec::new();
        loop {
            match timeout(TIME_BETWEEN_CHECKS, writes.recv_many(&mut batch, BATCH_SIZE)).await {
                Ok(0) => break,
                Ok(_) => self.write(std::mem::take(&mut batch)).await,
                Err(_) => drop(self.verify().await),
            }
        }
        if let Some(reader) = self.reader.take() {
            let _ = reader.close().await;
        }
        self.drop_connection().await;
    }

    async fn write(&mut self, batch: Vec<WriteRequest>) {
        let written = self.commit(&batch).await;
        // One invalid write must not make the others fail.
        let one_by_one = batch.len() > 1 && matches!(&written, Err(BatchError::Write(_)));
        for write in batch {
            let done = match &written {
                Err(BatchError::Write(_)) if one_by_one => self.commit(std::slice::from_ref(&write)).await,
                same => same.clone(),
            };
            let _ = write.done.send(done.map_err(BatchError::into_error));
        }
    }

    async fn commit(&mut self, batch: &[WriteRequest]) -> Result<(), BatchError> {
        if let Some(stopped) = self.stop.get() {
            return Err(BatchError::Disk(stopped.clone()));
        }
        if let Some((until, why)) = &self.retry_at
            && Instant::now() < *until
        {
            return Err(BatchError::Disk(why.clone()));
        }
        self.retry_at = None;
        let committed = match self.connected().await {
            Ok(connection) => transaction(connection, batch).await,
            Err(error) => Err(error),
        };
        match committed {
            Ok(true) => {}
            Ok(false) => {
                return Err(BatchError::Disk(stop(&self.stop, "a transaction is open after it was committed")));
            }
            Err(error) => return Err(self.handle_error(error).await),
        }
        self.unverified = Expected::after(batch.iter().map(|write| &write.op), self.unverified.take());
        self.batches += 1;
        if self.batches >= BATCHES_BETWEEN_CHECKS || self.verified_at.elapsed() >= TIME_BETWEEN_CHECKS {
            self.verify().await.map_err(BatchError::Disk)?;
        }
        Ok(())
    }

    /// Closes the connection and explains the error.
    async fn handle_error(&mut self, error: sqlx::Error) -> BatchError {
        self.drop_connection().await;
        let why = sqlite_error::message(&error, &self.folder);
        if sqlite_error::is_bad_write(&error) {
            return BatchError::Write(StorageError::Failed(why));
        }
        let why = StorageError::NotSaved(why);
        self.retry_at = Some((Instant::now() + RETRY_DELAY, why.clone()));
        BatchError::Disk(why)
    }

    /// Reads back the last write. If reading fails, this is tried again later.
    async fn verify(&mut self) -> Result<(), StorageError> {
        let Some(expected) = &self.unverified else { return Ok(()) };
        let reader = match &mut self.reader {
            Some(reader) => reader,
            none => {
                let options = self.options.clone().read_only(true).create_if_missing(false);
                match options.connect().await {
                    Ok(reader) => none.insert(reader),
                    Err(error) => {
                        tracing::warn!(%error, "the last write could not be read back");
                        return Ok(());
                    }
                }
            }
        };
        match expected.is_found(reader).await {
            Ok(true) => {
                (self.unverified, self.batches, self.verified_at) = (None, 0, Instant::now());
                Ok(())
            }
            Ok(false) => Err(stop(&self.stop, "the last write cannot be read back")),
            Err(error) => {
                tracing::warn!(%error, "the last write could not be read back");
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
                // A checkpoint frees space on a full disk and discards a commit that could not be synced. If it fails, the
                // next write fails as well and says why. From now on checkpoints are made early: by default SQLite lets the
                // WAL grow to 4 MB, and a disk that was full may have no more than that.
                let checkpoint = format!("PRAGMA wal_autocheckpoint = {WAL_PAGES}; PRAGMA wal_checkpoint(TRUNCATE)");
                let _ = sqlx::raw_sql(sqlx::AssertSqlSafe(checkpoint)).execute(&mut *connection).await;
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

/// Writes all of a batch or nothing. Returns whether the transaction is closed afterwards.
async fn transaction(connection: &mut SqliteConnection, batch: &[WriteRequest]) -> sqlx::Result<bool> {
    sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut *connection).await?;
    for write in batch {
        perform(connection, &write.op).await?;
    }
    sqlx::raw_sql("COMMIT").execute(&mut *connection).await?;
    Ok(no_transaction_open(connection).await)
}

/// `BEGIN` neither locks nor writes anything, and fails only if a transaction is open.
pub(super) async fn no_transaction_open(connection: &mut SqliteConnection) -> bool {
    sqlx::raw_sql("BEGIN").execute(&mut *connection).await.is_ok()
        && sqlx::raw_sql("ROLLBACK").execute(&mut *connection).await.is_ok()
}

/// Refuses all changes from now on.
pub(super) fn stop(stop: &Stop, why: &str) -> StorageError {
    let error = || {
        tracing::error!(why, "an acknowledged write is missing from the database; no more changes are accepted");
        StorageError::Stopped(format!(
            "an acknowledged write is missing from the database ({why}), so no more changes are accepted: \
             check the disk, then start the program again"
        ))
    };
    stop.get_or_init(error).clone()
}

/// Why a batch was not written.
#[derive(Clone)]
enum BatchError {
    /// One of its writes is invalid.
    Write(StorageError),
    /// Nothing can be written.
    Disk(StorageError),
}

impl BatchError {
    fn into_error(self) -> StorageError {
        match self {
            Self::Write(error) | Self::Disk(error) => error,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::{ExpiredTable, TableStatus};

    #[test]
    fn the_newest_write_is_expected_and_never_one_that_was_changed_later() {
        let name = |name: &str| WriteOp::Name { guest: "anna".into(), name: name.into() };
        let claim = |name: &str| Some(Expected::Name { guest: "anna".into(), name: name.into() });
        let health = || WriteOp::Health { written: 7 };
        let clear = || WriteOp::Delete(vec![ExpiredTable { id: "t".into(), last_activity: 0 }]);
        let after = |tasks: &[WriteOp]| Expected::after(tasks.iter(), claim("old"));
        assert_eq!(after(&[health()]), claim("old"));
        assert_eq!(
            after(&[name("Anna"), health()]),
            claim("Anna"),
            "what was written before a look at the health counts"
        );
        assert_eq!(after(&[name("Anna"), name("Eva")]), claim("Eva"));
        assert_eq!(after(&[name("Anna"), clear()]), None, "what was deleted cannot be read back");

        let append = |lines: &[&str], revision: u64| {
            let status = TableStatus { holders: Vec::new(), waiting: Vec::new(), over: false, scores: Vec::new() };
            let lines = lines.iter().map(ToString::to_string).collect();
            let (table, revisions, snapshot) = ("t".to_owned(), vec![revision], None);
            WriteOp::Append(Append {
                table,
                number: 4,
                lines,
                revisions,
                played: false,
                holders_changed: false,
                status,
                snapshot,
            })
        };
        let line = Some((5, "second".to_owned()));
        let claim = Expected::Table { id: "t".into(), revisions: "[8]".into(), line };
        assert_eq!(
            after(&[append(&["first", "second"], 7), append(&[], 8)]),
            Some(claim),
            "a line outlives a snapshot"
        );
    }
}
