//! SQLite: a file in the data folder.
//!
//! One task writes ([`super::writer`]), and `synchronous=FULL` makes a commit durable before it returns. Readers have
//! connections of their own, which a write-ahead log lets them use meanwhile.

use super::check::{Check, StartCheck};
use super::fault;
use super::writer::{self, Stop, TOGETHER, Write, Writer};
use super::{Append, Clearable, NewTable, Snapshot, Standing, Storage, StorageError, StoredTable, Summary};
use crate::kept::Kept;
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

/// After so many seconds without anything happening a table runs no more.
const ABANDONED: u64 = 14 * 24 * 3600;
/// Larger files are read through after the start, while the site is open already.
const MOST_CHECKED: u64 = 256 * 1024 * 1024;

/// The storage in a file.
pub(crate) struct Sqlite {
    readers: SqlitePool,
    writes: Mutex<Option<mpsc::Sender<Write>>>,
    writer: Mutex<Option<JoinHandle<()>>>,
    check: StartCheck,
    stop: Stop,
    /// When it was last seen whether anything can be written, and what was seen.
    health: Mutex<Option<(Instant, Result<(), StorageError>)>>,
}

/// How long a look at the health holds: however often it is asked for, little is written.
const HEALTH_HOLDS: Duration = Duration::from_secs(1);

/// Something to be written.
pub(super) enum Task {
    Create(NewTable),
    Append(Append),
    Name { guest: String, name: String },
    Clear(Vec<Clearable>),
    Health { written: i64 },
}

impl Sqlite {
    /// Opens the file, which is created if it is not there, and brings it up to date.
    pub(crate) async fn open(path: &Path) -> Result<Self, StorageError> {
        Self::open_with(path, options(path)).await
    }

    async fn open_with(path: &Path, options: SqliteConnectOptions) -> Result<Self, StorageError> {
        let told = |error: sqlx::Error| StorageError::Failed(told(path, &error));
        let mut connection = options.connect().await.map_err(told)?;
        // `run` would make this future impossible to send to another thread.
        MIGRATIONS.run_direct(None, &mut connection, false).await.map_err(|error| match error {
            MigrateError::VersionMissing(_) | MigrateError::VersionMismatch(_) => StorageError::Failed(format!(
                "the database {} was written by a newer version of this program: start that version, or name another folder with --data",
                path.display()
            )),
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => told(error),
            other => StorageError::Failed(format!("the database {} cannot be brought up to date: {other}", path.display())),
        })?;
        let large = std::fs::metadata(path).is_ok_and(|file| file.len() > MOST_CHECKED);
        if !large {
            let sound = sqlx::query_scalar("PRAGMA quick_check(1)").fetch_one(&mut connection).await;
            let sound: String = sound.map_err(told)?;
            if sound != "ok" {
                return Err(StorageError::Failed(damaged(path, &sound)));
            }
        }
        // Readers stay: on a full disk none could be opened.
        let pool = SqlitePoolOptions::new().max_connections(4).min_connections(1).idle_timeout(None).max_lifetime(None);
        let reading = options.clone().read_only(true).create_if_missing(false);
        let readers = pool.connect_with(reading).await.map_err(told)?;
        let (writes, tasks) = mpsc::channel(4 * TOGETHER);
        let (stop, folder) = (Stop::default(), path.parent().unwrap_or(path).to_owned());
        let writer = tokio::spawn(Writer::new(connection, options, folder, stop.clone()).run(tasks));
        let (writes, writer) = (Mutex::new(Some(writes)), Mutex::new(Some(writer)));
        let check = if large { StartCheck::in_background(path) } else { StartCheck::done() };
        Ok(Self { readers, writes, writer, check, stop, health: Mutex::default() })
    }

    async fn write(&self, task: Task) -> Result<(), StorageError> {
        let closed = || StorageError::Failed("the database is closed".into());
        let writes = self.writes.lock().await.clone().ok_or_else(closed)?;
        let (done, answer) = oneshot::channel();
        writes.send(Write { task, done }).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }

    /// Writes a row and reads it back.
    async fn look_at_health(&self) -> Result<(), StorageError> {
        let written = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_nanos() as i64;
        self.write(Task::Health { written }).await?;
        let read: Option<i64> = sqlx::query_scalar("SELECT written FROM health").fetch_optional(&self.readers).await?;
        if read == Some(written) {
            return Ok(());
        }
        Err(writer::stop(&self.stop, "the row that was written last cannot be read"))
    }
}

/// How the file is opened for writing.
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
        self.write(Task::Create(table)).await
    }

    async fn append(&self, lines: Append) -> Result<(), StorageError> {
        self.write(Task::Append(lines)).await
    }

    async fn load(&self, id: &str) -> Result<Option<StoredTable>, StorageError> {
        let mut reader = self.readers.acquire().await?;
        let loaded = load(&mut reader, id).await;
        if loaded.is_err() {
            // SQLite may have ended the transaction by itself. The library does not notice, and would never end the next one:
            // this reader would see the file as it was then, for good.
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
        self.write(Task::Name { guest: guest.to_owned(), name: name.to_owned() }).await
    }

    async fn tables_of(&self, guest: &str, over: bool, most: u32) -> Result<Vec<Summary>, StorageError> {
        let rows = sqlx::query(
            "SELECT t.* FROM sitters s JOIN tables t ON t.id = s.table_id WHERE s.guest = ? AND t.over = ?
             ORDER BY t.moved DESC LIMIT ?",
        );
        Ok(summaries(rows.bind(guest).bind(over).bind(most).fetch_all(&self.readers).await?))
    }

    async fn open_tables(&self, most: u32) -> Result<Vec<Summary>, StorageError> {
        let rows = sqlx::query(
            "SELECT * FROM tables WHERE listed = 1 AND open_chairs > 0 AND over = 0 ORDER BY moved DESC LIMIT ?",
        );
        Ok(summaries(rows.bind(most).fetch_all(&self.readers).await?))
    }

    async fn running_opened_by(&self, guest: &str) -> Result<u32, StorageError> {
        let count = sqlx::query_scalar("SELECT count(*) FROM tables WHERE opened_by = ? AND over = 0 AND moved > ?");
        Ok(count.bind(guest).bind(now().saturating_sub(ABANDONED) as i64).fetch_one(&self.readers).await?)
    }

    async fn kept(&self) -> Result<Kept, StorageError> {
        super::kept::kept(&self.readers).await
    }

    async fn clearable(&self, kept: &Kept, after: &str, most: u32) -> Result<Vec<Clearable>, StorageError> {
        super::kept::clearable(&self.readers, kept, after, most, now()).await
    }

    async fn clear(&self, tables: Vec<Clearable>) -> Result<(), StorageError> {
        self.write(Task::Clear(tables)).await
    }

    async fn reusable(&self) -> Result<u64, StorageError> {
        super::kept::reusable(&self.readers).await
    }

    async fn health(&self) -> Result<(), StorageError> {
        let mut health = self.health.lock().await;
        match &*health {
            Some((when, seen)) if when.elapsed() < HEALTH_HOLDS => seen.clone(),
            _ => {
                let seen = self.look_at_health().await;
                *health = Some((Instant::now(), seen.clone()));
                seen
            }
        }
    }

    fn check(&self) -> Check {
        self.check.now()
    }

    async fn close(&self) {
        self.check.end();
        // Only a connection that writes can fold the log into the file, and only when it is the last one to go.
        self.readers.close().await;
        // The writer ends when nobody can send to it any more, after the last of what was sent.
        self.writes.lock().await.take();
        if let Some(writer) = self.writer.lock().await.take() {
            let _ = writer.await;
        }
    }
}

/// A table with its lines, all of the same moment.
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
        moved: row.try_get::<i64, _>("moved")?.max(0) as u64,
        lines,
    }))
}

/// Writes one thing, within a transaction.
pub(super) async fn perform(connection: &mut SqliteConnection, task: &Task) -> sqlx::Result<()> {
    match task {
        Task::Create(table) => create(connection, table).await,
        Task::Append(append) => add_lines(connection, append).await,
        Task::Name { guest, name } => {
            let query = sqlx::query(
                "INSERT INTO people (guest, name) VALUES (?, ?) ON CONFLICT DO UPDATE SET name = excluded.name",
            );
            query.bind(guest).bind(name).execute(connection).await.map(drop)
        }
        Task::Clear(tables) => {
            for table in tables {
                super::kept::clear(&mut *connection, table).await?;
            }
            Ok(())
        }
        Task::Health { written } => {
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
    let standing = &append.standing;
    let open = standing.chairs.iter().filter(|chair| chair.is_open()).count();
    let query = sqlx::query(
        "UPDATE tables SET revisions = ?, chairs = ?, waiting = ?, open_chairs = ?, over = ?, scores = ?, moved = iif(?, ?, moved),
         played = max(played, ?) WHERE id = ?",
    );
    let query = query.bind(to_json(&append.revisions)).bind(to_json(&standing.chairs)).bind(to_json(&standing.waiting));
    let query = query.bind(open as i64).bind(standing.over).bind(to_json(&standing.scores));
    // A snapshot alone is no sign of life.
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
    if append.seated {
        for guest in standing.chairs.iter().flat_map(|chair| &chair.guests) {
            let query = sqlx::query("INSERT INTO sitters (guest, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING");
            query.bind(guest).bind(&append.table).execute(&mut *connection).await?;
        }
    }
    Ok(())
}

/// What lists say about these tables. One that cannot be read is left out, so that the others are still listed.
fn summaries(rows: Vec<SqliteRow>) -> Vec<Summary> {
    let now = now();
    let readable = |row: SqliteRow| match summary(&row, now) {
        Ok(summary) => Some(summary),
        Err(error) => {
            let table = row.try_get::<String, _>("id").unwrap_or_default();
            tracing::error!(table, %error, "what lists say about this table cannot be read: it is left out");
            None
        }
    };
    rows.into_iter().filter_map(readable).collect()
}

fn summary(row: &SqliteRow, now: u64) -> Result<Summary, StorageError> {
    Ok(Summary {
        id: row.try_get("id")?,
        game: row.try_get("game")?,
        standing: Standing {
            chairs: from_json(row.try_get("chairs")?)?,
            waiting: from_json(row.try_get("waiting")?)?,
            over: row.try_get("over")?,
            scores: from_json(row.try_get("scores")?)?,
        },
        seconds: now.saturating_sub(row.try_get::<i64, _>("moved")?.max(0) as u64),
    })
}

/// The newest migration that this program knows.
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
        .map_err(|error| StorageError::Failed(format!("the database holds what cannot be read: {error}")))
}

impl From<sqlx::Error> for StorageError {
    fn from(error: sqlx::Error) -> Self {
        Self::Failed(format!("the database refuses: {error}"))
    }
}

/// What went wrong with opening, and what helps.
fn told(path: &Path, error: &sqlx::Error) -> String {
    let shown = path.display();
    match fault::primary_code(error) {
        fault::CORRUPT | fault::NOT_A_DATABASE => damaged(path, &error.to_string()),
        fault::CANNOT_OPEN | fault::READ_ONLY | fault::PERMISSION => {
            format!(
                "the database {shown} cannot be opened for writing: check who owns it, or name another folder with --data"
            )
        }
        _ => format!("the database {shown} cannot be opened: {error}"),
    }
}

fn damaged(path: &Path, why: &str) -> String {
    // SQLite puts a heading above what it found.
    let why = why.lines().last().unwrap_or_default();
    format!(
        "the database {} is damaged ({why}): put back a copy of it with `chronotope restore FILE --replace`, or move it and secret.key away and start anew",
        path.display()
    )
}

#[cfg(test)]
#[path = "tests.rs"]
mod tests;
