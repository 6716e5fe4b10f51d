//! What is kept for how long, in SQLite.

use super::{Clearable, StorageError};
use crate::kept::{Holding, Kept, KeptChange, TableKind};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection, Row, SqliteExecutor};
use std::path::Path;
use std::time::Duration;

/// How a time or a size without an end is written.
const FOREVER: &str = "forever";
const NAMES: [&str; 3] = ["keep-unplayed", "keep-unfinished", "keep-finished"];
const RESERVE: &str = "reserve";
/// The kind of a table, by its place in `TableKind::ALL`.
const KIND: &str = "CASE WHEN over = 1 THEN 2 WHEN played = 1 THEN 1 ELSE 0 END";

/// What the host has set.
pub(super) async fn kept(database: impl SqliteExecutor<'_>) -> Result<Kept, StorageError> {
    let mut kept = Kept::default();
    let rows = sqlx::query_as::<_, (String, String)>("SELECT name, value FROM settings").fetch_all(database).await?;
    for (name, value) in rows {
        // What cannot be read clears nothing away.
        let time = value.parse().ok().map(Duration::from_secs);
        match name.as_str() {
            "keep-unplayed" => kept.unplayed = time,
            "keep-unfinished" => kept.unfinished = time,
            "keep-finished" => kept.finished = time,
            RESERVE => kept.reserve = value.parse().ok(),
            _ => {}
        }
    }
    Ok(kept)
}

/// The next tables by id that have been kept long enough.
pub(super) async fn clearable(
    database: impl SqliteExecutor<'_>,
    kept: &Kept,
    after: &str,
    most: u32,
    now: u64,
) -> Result<Vec<Clearable>, StorageError> {
    // What moved before this has been kept long enough; nothing has moved before the beginning of time.
    let before = TableKind::ALL.map(|kind| kept.time(kind).map_or(0, |time| now.saturating_sub(time.as_secs()) as i64));
    let query = "SELECT id, moved FROM tables
         WHERE id > ? AND ((over = 0 AND played = 0 AND moved < ?) OR (over = 0 AND played = 1 AND moved < ?) OR (over = 1 AND moved < ?))
         ORDER BY id LIMIT ?";
    let query = sqlx::query_as::<_, (String, i64)>(query).bind(after).bind(before[0]).bind(before[1]).bind(before[2]);
    let rows = query.bind(most).fetch_all(database).await?;
    Ok(rows.into_iter().map(|(id, moved)| Clearable { id, moved }).collect())
}

/// Deletes a table, unless something has happened there since it was found.
pub(super) async fn clear(connection: &mut SqliteConnection, table: &Clearable) -> sqlx::Result<()> {
    let same = sqlx::query("SELECT 1 FROM tables WHERE id = ? AND moved = ?").bind(&table.id).bind(table.moved);
    if same.fetch_optional(&mut *connection).await?.is_none() {
        return Ok(());
    }
    sqlx::query("DELETE FROM lines WHERE table_id = ?").bind(&table.id).execute(&mut *connection).await?;
    sqlx::query("DELETE FROM sitters WHERE table_id = ?").bind(&table.id).execute(&mut *connection).await?;
    sqlx::query("DELETE FROM snapshots WHERE table_id = ?").bind(&table.id).execute(&mut *connection).await?;
    sqlx::query("DELETE FROM tables WHERE id = ?").bind(&table.id).execute(&mut *connection).await?;
    Ok(())
}

/// The bytes of the file that are free to be used again.
pub(super) async fn reusable(database: impl SqliteExecutor<'_>) -> Result<u64, StorageError> {
    let query =
        "SELECT (SELECT freelist_count FROM pragma_freelist_count()) * (SELECT page_size FROM pragma_page_size())";
    let bytes: i64 = sqlx::query_scalar(query).fetch_one(database).await?;
    Ok(bytes.max(0) as u64)
}

/// What is set, what there is of each kind, and the bytes of the file with those that are free in it.
pub(crate) async fn overview(path: &Path) -> Result<(Kept, [Holding; 3], (u64, u64)), StorageError> {
    let mut connection = connect(path).await?;
    let kept = kept(&mut connection).await?;
    let now = super::now();
    let mut holdings = [Holding::default(); 3];
    let query = format!(
        "SELECT {KIND} AS kind, moved,
         length(header) + (SELECT coalesce(sum(length(line)), 0) FROM lines WHERE table_id = id) AS bytes FROM tables"
    );
    for row in sqlx::query(sqlx::AssertSqlSafe(query)).fetch_all(&mut connection).await? {
        let (kind, moved, bytes): (i64, i64, i64) =
            (row.try_get("kind")?, row.try_get("moved")?, row.try_get("bytes")?);
        let Some(index) = usize::try_from(kind).ok().filter(|index| *index < 3) else { continue };
        let holding = &mut holdings[index];
        holding.tables += 1;
        holding.bytes += bytes.max(0) as u64;
        let Some(time) = kept.time(TableKind::ALL[index]) else { continue };
        let age = Duration::from_secs(now.saturating_sub(moved.max(0) as u64));
        match time.checked_sub(age) {
            None => holding.due += 1,
            Some(left) => holding.next = Some(holding.next.map_or(left, |next| next.min(left))),
        }
    }
    let pages = "SELECT (SELECT page_count FROM pragma_page_count()) * (SELECT page_size FROM pragma_page_size())";
    let bytes: i64 = sqlx::query_scalar(pages).fetch_one(&mut connection).await?;
    let free = reusable(&mut connection).await?;
    connection.close().await?;
    Ok((kept, holdings, (bytes.max(0) as u64, free)))
}

/// Sets what is named.
pub(crate) async fn set_kept(path: &Path, change: &KeptChange) -> Result<(), StorageError> {
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

/// A connection beside that of a site which may run meanwhile.
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
    let known = sqlx::query("SELECT 1 FROM sqlite_master WHERE name = 'settings'").fetch_optional(&mut connection);
    if known.await.map_err(cannot)?.is_none() {
        let message = "was written by an older version: start the site once, which brings it up to date";
        return Err(StorageError::Failed(format!("the database {shown} {message}")));
    }
    Ok(connection)
}
