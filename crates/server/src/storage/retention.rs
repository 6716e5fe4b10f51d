//! How long tables are kept, in SQLite.

use super::{ExpiredTable, StorageError};
use crate::retention::{Retention, RetentionChange, TableKind, TableStats};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection, Row, SqliteExecutor};
use std::path::Path;
use std::time::Duration;

const FOREVER: &str = "forever";
const NAMES: [&str; 3] = ["keep-unplayed", "keep-unfinished", "keep-finished"];
const RESERVE: &str = "reserve";
/// The index of a table's kind in `TableKind::ALL`.
const KIND: &str = "CASE WHEN over = 1 THEN 2 WHEN played = 1 THEN 1 ELSE 0 END";

pub(super) async fn retention(database: impl SqliteExecutor<'_>) -> Result<Retention, StorageError> {
    let mut retention = Retention::default();
    let rows = sqlx::query_as::<_, (String, String)>("SELECT name, value FROM settings").fetch_all(database).await?;
    for (name, value) in rows {
        // With an invalid value, nothing is deleted.
        let time = value.parse().ok().map(Duration::from_secs);
        match name.as_str() {
            "keep-unplayed" => retention.unplayed = time,
            "keep-unfinished" => retention.unfinished = time,
            "keep-finished" => retention.finished = time,
            RESERVE => retention.reserve = value.parse().ok(),
            _ => {}
        }
    }
    Ok(retention)
}

/// The tables after this id that have expired.
pub(super) async fn expired_tables(
    database: impl SqliteExecutor<'_>,
    retention: &Retention,
    after: &str,
    limit: u32,
    now: u64,
) -> Result<Vec<ExpiredTable>, StorageError> {
    // Tables that were last used before these times have expired. Nothing was used before 1970.
    let before =
        TableKind::ALL.map(|kind| retention.duration(kind).map_or(0, |time| now.saturating_sub(time.as_secs()) as i64));
    let query = "SELECT id, moved FROM tables
         WHERE id > ? AND ((over = 0 AND played = 0 AND moved < ?) OR (over = 0 AND played = 1 AND moved < ?) OR (over = 1 AND moved < ?))
         ORDER BY id LIMIT ?";
    let query = sqlx::query_as::<_, (String, i64)>(query).bind(after).bind(before[0]).bind(before[1]).bind(before[2]);
    let rows = query.bind(limit).fetch_all(database).await?;
    Ok(rows.into_iter().map(|(id, last_activity)| ExpiredTable { id, last_activity }).collect())
}

/// Deletes a table, unless it was used since it was found.
pub(super) async fn delete(connection: &mut SqliteConnection, table: &ExpiredTable) -> sqlx::Result<()> {
    let same = sqlx::query("SELECT 1 FROM tables WHERE id = ? AND moved = ?").bind(&table.id).bind(table.last_activity);
    if same.fetch_optional(&mut *connection).await?.is_none() {
        return Ok(());
    }
    sqlx::query("DELETE FROM lines WHERE table_id = ?").bind(&table.id).execute(&mut *connection).await?;
    sqlx::query("DELETE FROM sitters WHERE table_id = ?").bind(&table.id).execute(&mut *connection).await?;
    sqlx::query("DELETE FROM snapshots WHERE table_id = ?").bind(&table.id).execute(&mut *connection).await?;
    sqlx::query("DELETE FROM tables WHERE id = ?").bind(&table.id).execute(&mut *connection).await?;
    Ok(())
}

/// The bytes in free pages of the file.
pub(super) async fn reusable_bytes(database: impl SqliteExecutor<'_>) -> Result<u64, StorageError> {
    let query =
        "SELECT (SELECT freelist_count FROM pragma_freelist_count()) * (SELECT page_size FROM pragma_page_size())";
    let bytes: i64 = sqlx::query_scalar(query).fetch_one(database).await?;
    Ok(bytes.max(0) as u64)
}

/// The retention settings, statistics by kind of table, the size of the file and the free bytes in it.
pub(crate) async fn overview(path: &Path) -> Result<(Retention, [TableStats; 3], (u64, u64)), StorageError> {
    let mut connection = connect(path).await?;
    let retention = retention(&mut connection).await?;
    let now = super::now();
    let mut stats = [TableStats::default(); 3];
    let query = format!(
        "SELECT {KIND} AS kind, moved,
         length(header) + (SELECT coalesce(sum(length(line)), 0) FROM lines WHERE table_id = id) AS bytes FROM tables"
    );
    for row in sqlx::query(sqlx::AssertSqlSafe(query)).fetch_all(&mut connection).await? {
        let (kind, moved, bytes): (i64, i64, i64) =
            (row.try_get("kind")?, row.try_get("moved")?, row.try_get("bytes")?);
        let Some(index) = usize::try_from(kind).ok().filter(|index| *index < 3) else { continue };
        let stats_of_kind = &mut stats[index];
        stats_of_kind.tables += 1;
        stats_of_kind.bytes += bytes.max(0) as u64;
        let Some(time) = retention.duration(TableKind::ALL[index]) else { continue };
        let age = Duration::from_secs(now.saturating_sub(moved.max(0) as u64));
        match time.checked_sub(age) {
            None => stats_of_kind.expired += 1,
            Some(left) => {
                stats_of_kind.next_expiry = Some(stats_of_kind.next_expiry.map_or(left, |next| next.min(left)));
            }
        }
    }
    let pages = "SELECT (SELECT page_count FROM pragma_page_count()) * (SELECT page_size FROM pragma_page_size())";
    let bytes: i64 = sqlx::query_scalar(pages).fetch_one(&mut connection).await?;
    let free = reusable_bytes(&mut connection).await?;
    connection.close().await?;
    Ok((retention, stats, (bytes.max(0) as u64, free)))
}

pub(crate) async fn set_retention(path: &Path, change: &RetentionChange) -> Result<(), StorageError> {
    let times = [change.unplayed, change.unfinished, change.finished];
    let times = times.map(|time| time.map(|time| time.map(|time| time.as_secs())));
    let mut connection = connect(path).await?;
    let mut transaction = connection.begin().await?;
    for (name, value) in NAMES.into_iter().zip(times).chain([(RESERVE, change.reserve)]) {
        let Some(value) = value else { continue };
        let value = value.map_or_else(|| FOREVER.to_owned(), |value| value.to_string());
        let query = sqlx::query(
            "INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value",
        );
        query.bind(name).bind(value).execute(&mut *transaction).await?;
    }
    transaction.commit().await?;
    connection.close().await?;
    Ok(())
}

/// The site may be running.
async fn connect(path: &Path) -> Result<SqliteConnection, StorageError> {
    let shown = path.display();
    if !path.exists() {
        return Err(StorageError::Failed(format!(
            "there is no database {shown}: name the folder of the site with --data"
        )));
    }
    let options = SqliteConnectOptions::new().filename(path).busy_timeout(Duration::from_secs(5));
    let cannot = |error: sqlx::Error| StorageError::Failed(format!("the database {shown} cannot be opened: {error}"));
    let mut connection = options.connect().await.map_err(cannot)?;
    let migrated = sqlx::query("SELECT 1 FROM sqlite_master WHERE name = 'settings'").fetch_optional(&mut connection);
    if migrated.await.map_err(cannot)?.is_none() {
        let message = "was written by an older version: start the site once to migrate it";
        return Err(StorageError::Failed(format!("the database {shown} {message}")));
    }
    Ok(connection)
}
