//! The SQLite database in the data folder.
//!
//! One task writes ([`super::writer`]), and `synchronous=FULL` makes a commit durable before it returns. Readers have their own
//! connections and, thanks to the write-ahead log, do not wait for the writer.

use super::check::{IntegrityCheck, StartCheck};
use super::sqlite_error;
use super::writer::{self, BATCH_SIZE, Stop, WriteRequest, Writer};
use super::{Append, ExpiredTable, NewTable, Snapshot, Storage, StorageError, StoredTable, Summary, TableStatus};
use crate::retention::Retention;
use async_trait::async_trait;
use serde::Serialize;
use serde::de::DeserializeOwned;
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, Row};
use std::path::Path;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

static MIGRATIONS: Migrator = sqlx::migrate!("migrations/sqlite");

/// After so many seconds of inactivity a table no longer counts as running.
const ABANDONED_AFTER: u64 = 14 * 24 * 3600;
/// Larger files are checked in the background after the start.
const MAX_CHECKED_AT_START: u64 = 256 * 1024 * 1024;

pub(crate) struct Sqlite {
    readers: SqlitePool,
    requests: Mutex<Option<mpsc::Sender<WriteRequest>>>,
    writer: Mutex<Option<JoinHandle<()>>>,
    check: StartCheck,
    stop: Stop,
    /// The last health check and its result.
    health: Mutex<Option<(Instant, Result<(), StorageError>)>>,
}

/// How long the result of a health check is reused.
const HEALTH_TTL: Duration = Duration::from_secs(1);

pub(super) enum WriteOp {
    Create(NewTable),
    Append(Append),
    Name { guest: String, name: String },
    Delete(Vec<ExpiredTable>),
    Health { written: i64 },
}

impl Sqlite {
    /// Opens the file, or creates it, and applies migrations.
    pub(crate) async fn open(path: &Path) -> Result<Self, StorageError> {
        Self::open_with(path, options(path)).await
    }

    async fn open_with(path: &Path, options: SqliteConnectOptions) -> Result<Self, StorageError> {
        let open_error = |error: sqlx::Error| StorageError::Failed(open_error(path, &error));
        let mut connection = options.connect().await.map_err(open_error)?;
        // The future of `run` is not `Send`.
        MIGRATIONS.run_direct(None, &mut connection, false).await.map_err(|error| match error {
            MigrateError::VersionMissing(_) | MigrateError::VersionMismatch(_) => StorageError::Failed(format!(
                "the database {} was written by a newer version of this program: start that version, or name another folder with --data",
                path.display()
            )),
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => open_error(error),
            other => StorageError::Failed(format!("the database {} cannot be migrated: {other}", path.display())),
        })?;
        let large = std::fs::metadata(path).is_ok_and(|file| file.len() > MAX_CHECKED_AT_START);
        if !large {
            let found = sqlx::query_scalar("PRAGMA quick_check(1)").fetch_one(&mut connection).await;
            let found: String = found.map_err(open_error)?;
            if found != "ok" {
                return Err(StorageError::Failed(damaged(path, &found)));
            }
        }
        // Readers are kept open, because none could be opened on a full disk.
        let pool = SqlitePoolOptions::new().max_connections(4).min_connections(1).idle_timeout(None).max_lifetime(None);
        let reader_options = options.clone().read_only(true).create_if_missing(false);
        let readers = pool.connect_with(reader_options).await.map_err(open_error)?;
        let (requests, received) = mpsc::channel(4 * BATCH_SIZE);
        let (stop, folder) = (Stop::default(), path.parent().unwrap_or(path).to_owned());
        let writer = tokio::spawn(Writer::new(connection, options, folder, stop.clone()).run(received));
        let (requests, writer) = (Mutex::new(Some(requests)), Mutex::new(Some(writer)));
        let check = if large { StartCheck::in_background(path) } else { StartCheck::done() };
        Ok(Self { readers, requests, writer, check, stop, health: Mutex::default() })
    }

    async fn write(&self, op: WriteOp) -> Result<(), StorageError> {
        let closed = || StorageError::Failed("the database is closed".into());
        let requests = self.requests.lock().await.clone().ok_or_else(closed)?;
        let (done, result) = oneshot::channel();
        requests.send(WriteRequest { op, done }).await.map_err(|_| closed())?;
        result.await.map_err(|_| closed())?
    }

    /// Writes a row and reads it back.
    async fn check_health(&self) -> Result<(), StorageError> {
        let written = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_nanos() as i64;
        self.write(WriteOp::Health { written }).await?;
        let read: Option<i64> = sqlx::query_scalar("SELECT written FROM health").fetch_optional(&self.readers).await?;
        if read == Some(written) {
            return Ok(());
        }
        Err(writer::stop(&self.stop, "the row written by the health check cannot be read back"))
    }
}

fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(Duration::from_secs(5))
}

#[async_trait]
impl Storage for Sqlite {
    async fn create(&self, table: NewTable) -> Result<(), StorageError> {
        self.write(WriteOp::Create(table)).await
    }

    async fn append(&self, append: Append) -> Result<(), StorageError> {
        self.write(WriteOp::Append(append)).await
    }

    async fn load(&self, id: &str) -> Result<Option<StoredTable>, StorageError> {
        let mut reader = self.readers.acquire().await?;
        let loaded = load(&mut reader, id).await;
        if loaded.is_err() {
            // SQLite may have rolled back the transaction by itself. sqlx does not notice and would never end the next one, so
            // that this connection would see an old state of the file for ever.
            reader.close_on_drop();
        }
        loaded
    }

    async fn snapshot(&self, id: &str) -> Result<Option<Snapshot>, StorageError> {
        let row = sqlx::query("SELECT lines, rules, body FROM snapshots WHERE table_id = ?");
        let Some(row) = row.bind(id).fetch_optional(&self.readers).await? else {
            return Ok(None);
        };
        Ok(Some(Snapshot {
            lines: row.try_get::<i64, _>("lines")? as u64,
            rules: row.try_get("rules")?,
            body: row.try_get("body")?,
        }))
    }

    async fn summary(&self, id: &str) -> Result<Option<Summary>, StorageError> {
        let rows = sqlx::query("SELECT * FROM tables WHERE id = ?").bind(id).fetch_all(&self.readers).await?;
        Ok(summaries(rows).pop())
    }

    async fn name_of(&self, guest: &str) -> Result<Option<String>, StorageError> {
        let name = sqlx::query_scalar("SELECT name FROM people WHERE guest = ?").bind(guest);
        Ok(name.fetch_optional(&self.readers).await?)
    }

    async fn set_name(&self, guest: &str, name: &str) -> Result<(), StorageError> {
        self.write(WriteOp::Name { guest: guest.to_owned(), name: name.to_owned() }).await
    }

    async fn tables_of(&self, guest: &str, over: bool, limit: u32) -> Result<Vec<Summary>, StorageError> {
        let rows = sqlx::query(
            "SELECT t.* FROM sitters s JOIN tables t ON t.id = s.table_id WHERE s.guest = ? AND t.over = ?
             ORDER BY t.moved DESC LIMIT ?",
        );
        Ok(summaries(rows.bind(guest).bind(over).bind(limit).fetch_all(&self.readers).await?))
    }

    async fn open_tables(&self, limit: u32) -> Result<Vec<Summary>, StorageError> {
        let rows = sqlx::query(
            "SELECT * FROM tables WHERE listed = 1 AND open_chairs > 0 AND over = 0 ORDER BY moved DESC LIMIT ?",
        );
        Ok(summaries(rows.bind(limit).fetch_all(&self.readers).await?))
    }

    async fn running_opened_by(&self, guest: &str) -> Result<u32, StorageError> {
        let count = sqlx::query_scalar("SELECT count(*) FROM tables WHERE opened_by = ? AND over = 0 AND moved > ?");
        Ok(count.bind(guest).bind(now().saturating_sub(ABANDONED_AFTER) as i64).fetch_one(&self.readers).await?)
    }

    async fn retention(&self) -> Result<Retention, StorageError> {
        super::retention::retention(&self.readers).await
    }

    async fn expired_tables(
        &self,
        retention: &Retention,
        after: &str,
        limit: u32,
    ) -> Result<Vec<ExpiredTable>, StorageError> {
        super::retention::expired_tables(&self.readers, retention, after, limit, now()).await
    }

    async fn delete_expired(&self, tables: Vec<ExpiredTable>) -> Result<(), StorageError> {
        self.write(WriteOp::Delete(tables)).await
    }

    async fn reusable_bytes(&self) -> Result<u64, StorageError> {
        super::retention::reusable_bytes(&self.readers).await
    }

    async fn health(&self) -> Result<(), StorageError> {
        let mut health = self.health.lock().await;
        match &*health {
            Some((when, result)) if when.elapsed() < HEALTH_TTL => result.clone(),
            _ => {
                let result = self.check_health().await;
                *health = Some((Instant::now(), result.clone()));
                result
            }
        }
    }

    fn integrity_check(&self) -> IntegrityCheck {
        self.check.result()
    }

    async fn close(&self) {
        self.check.cancel();
        // The WAL is checkpointed when the last connection closes, and only if that one can write.
        self.readers.close().await;
        // The writer finishes what was sent and ends when its channel is closed.
        self.requests.lock().await.take();
        if let Some(writer) = self.writer.lock().await.take() {
            let _ = writer.await;
        }
    }
}

/// Reads a table and its lines in one transaction.
async fn load(reader: &mut SqliteConnection, id: &str) -> Result<Option<StoredTable>, StorageError> {
    let mut read = reader.begin().await?;
    let table = sqlx::query(
        "SELECT game, opened_by, header, revisions, moved, lines FROM tables LEFT JOIN snapshots ON table_id = id WHERE id = ?",
    );
    let Some(row) = table.bind(id).fetch_optional(&mut *read).await? else {
        return Ok(None);
    };
    let lines = sqlx::query_scalar("SELECT line FROM lines WHERE table_id = ? ORDER BY number");
    let lines = lines.bind(id).fetch_all(&mut *read).await?;
    Ok(Some(StoredTable {
        game: row.try_get("game")?,
        opened_by: row.try_get("opened_by")?,
        header: row.try_get("header")?,
        revisions: from_json(row.try_get("revisions")?)?,
        snapshot_lines: row.try_get::<Option<i64>, _>("lines")?.map(|lines| lines as u64),
        last_activity: row.try_get::<i64, _>("moved")?.max(0) as u64,
        lines,
    }))
}

/// Must be called within a transaction.
pub(super) async fn perform(connection: &mut SqliteConnection, op: &WriteOp) -> sqlx::Result<()> {
    match op {
        WriteOp::Create(table) => create(connection, table).await,
        WriteOp::Append(append) => add_lines(connection, append).await,
        WriteOp::Name { guest, name } => {
            let query = sqlx::query(
                "INSERT INTO people (guest, name) VALUES (?, ?) ON CONFLICT DO UPDATE SET name = excluded.name",
            );
            query.bind(guest).bind(name).execute(connection).await.map(drop)
        }
        WriteOp::Delete(tables) => {
            for table in tables {
                super::retention::delete(&mut *connection, table).await?;
            }
            Ok(())
        }
        WriteOp::Health { written } => {
            let query = sqlx::query(
                "INSERT INTO health (one, written) VALUES (1, ?) ON CONFLICT DO UPDATE SET written = excluded.written",
            );
            query.bind(written).execute(connection).await.map(drop)
        }
    }
}

async fn create(connection: &mut SqliteConnection, table: &NewTable) -> sqlx::Result<()> {
    let query = sqlx::query(
        "INSERT INTO tables (id, game, header, opened_by, listed, revisions, chairs, waiting, open_chairs, over, scores, moved)
         VALUES (?, ?, ?, ?, ?, '[]', '[]', '[]', 0, 0, '[]', 0)",
    );
    let query = query.bind(&table.id).bind(&table.game).bind(&table.header).bind(&table.opened_by).bind(table.listed);
    query.execute(&mut *connection).await?;
    add_lines(connection, &table.first).await
}

async fn add_lines(connection: &mut SqliteConnection, append: &Append) -> sqlx::Result<()> {
    for (number, line) in (append.number..).zip(&append.lines) {
        let query = sqlx::query("INSERT INTO lines (table_id, number, line) VALUES (?, ?, ?)");
        query.bind(&append.table).bind(number as i64).bind(line).execute(&mut *connection).await?;
    }
    let status = &append.status;
    let open = status.holders.iter().filter(|holder| holder.is_vacant()).count();
    let query = sqlx::query(
        "UPDATE tables SET revisions = ?, chairs = ?, waiting = ?, open_chairs = ?, over = ?, scores = ?, moved = iif(?, ?, moved),
         played = max(played, ?) WHERE id = ?",
    );
    let query = query.bind(to_json(&append.revisions)).bind(to_json(&status.holders)).bind(to_json(&status.waiting));
    let query = query.bind(open as i64).bind(status.over).bind(to_json(&status.scores));
    // Saving a snapshot is not activity.
    let query = query.bind(!append.lines.is_empty()).bind(now() as i64);
    query.bind(append.played).bind(&append.table).execute(&mut *connection).await?;
    if let Some(Snapshot { lines, rules, body }) = &append.snapshot {
        let query = sqlx::query(
            "INSERT INTO snapshots (table_id, lines, rules, body) VALUES (?, ?, ?, ?)
             ON CONFLICT DO UPDATE SET lines = excluded.lines, rules = excluded.rules, body = excluded.body",
        );
        let query = query.bind(&append.table).bind(*lines as i64).bind(rules).bind(body);
        query.execute(&mut *connection).await?;
    }
    if append.holders_changed {
        for guest in status.holders.iter().flat_map(|holder| &holder.guests) {
            let query = sqlx::query("INSERT INTO sitters (guest, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING");
            query.bind(guest).bind(&append.table).execute(&mut *connection).await?;
        }
    }
    Ok(())
}

/// Skips rows that cannot be read, so that the other tables are still listed.
fn summaries(rows: Vec<SqliteRow>) -> Vec<Summary> {
    let now = now();
    let readable = |row: SqliteRow| match summary(&row, now) {
        Ok(summary) => Some(summary),
        Err(error) => {
            let table = row.try_get::<String, _>("id").unwrap_or_default();
            tracing::error!(table, %error, "the row of this table is invalid; it is missing from lists");
            None
        }
    };
    rows.into_iter().filter_map(readable).collect()
}

fn summary(row: &SqliteRow, now: u64) -> Result<Summary, StorageError> {
    Ok(Summary {
        id: row.try_get("id")?,
        game: row.try_get("game")?,
        status: TableStatus {
            holders: from_json(row.try_get("chairs")?)?,
            waiting: from_json(row.try_get("waiting")?)?,
            over: row.try_get("over")?,
            scores: from_json(row.try_get("scores")?)?,
        },
        seconds_inactive: now.saturating_sub(row.try_get::<i64, _>("moved")?.max(0) as u64),
    })
}

pub(crate) fn newest_migration() -> i64 {
    MIGRATIONS.iter().map(|migration| migration.version).max().unwrap_or_default()
}

/// Seconds since 1970.
pub(super) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs()
}

pub(super) fn to_json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

fn from_json<T: DeserializeOwned>(text: &str) -> Result<T, StorageError> {
    serde_json::from_str(text)
        .map_err(|error| StorageError::Failed(format!("the database contains invalid JSON: {error}")))
}

impl From<sqlx::Error> for StorageError {
    fn from(error: sqlx::Error) -> Self {
        Self::Failed(format!("database error: {error}"))
    }
}

/// Why the database could not be opened, and what helps.
fn open_error(path: &Path, error: &sqlx::Error) -> String {
    let shown = path.display();
    match sqlite_error::primary_code(error) {
        sqlite_error::CORRUPT | sqlite_error::NOT_A_DATABASE => damaged(path, &error.to_string()),
        sqlite_error::CANNOT_OPEN | sqlite_error::READ_ONLY | sqlite_error::PERMISSION => {
            format!(
                "the database {shown} cannot be opened for writing: check who owns it, or name another folder with --data"
            )
        }
        _ => format!("the database {shown} cannot be opened: {error}"),
    }
}

fn damaged(path: &Path, why: &str) -> String {
    // SQLite writes a heading above the errors.
    let why = why.lines().last().unwrap_or_default();
    format!(
        "the database {} is damaged ({why}): restore a backup with `chronotope restore FILE --replace`, or move it and secret.key away to begin a new site",
        path.display()
    )
}

#[cfg(test)]
#[path = "tests.rs"]
mod tests;
