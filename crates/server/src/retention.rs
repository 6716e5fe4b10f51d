//! How long tables are kept, and how much disk space is reserved for running games.
//!
//! `chronotope tables set` changes both. The settings are in the database, so that a running site sees changes.

use crate::data_dir;
use crate::disk::{self, DiskSpace};
use crate::storage::{self, StorageError};
use crate::table::{Services, Tables};
use std::path::Path;
use std::time::Duration;
use tokio::sync::watch;

const DAY: Duration = Duration::from_secs(24 * 3600);
/// How many tables are deleted together. Few, so that other writes do not wait long.
const BATCH_SIZE: u32 = 10;
/// The pause between two batches, for other writes.
const PAUSE: Duration = Duration::from_millis(20);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableKind {
    /// Running, and no person has made a choice yet.
    Unplayed,
    /// Running, and a person has made a choice.
    Unfinished,
    Finished,
}

impl TableKind {
    pub const ALL: [Self; 3] = [Self::Unplayed, Self::Unfinished, Self::Finished];
}

/// How long tables are kept after their last activity. `None` means for ever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Retention {
    pub unplayed: Option<Duration>,
    pub unfinished: Option<Duration>,
    pub finished: Option<Duration>,
    /// No tables are opened while the disk has less free bytes than this. `None` means the default, see [`Self::reserved`].
    pub reserve: Option<u64>,
}

impl Default for Retention {
    fn default() -> Self {
        Self { unplayed: Some(2 * DAY), unfinished: Some(180 * DAY), finished: None, reserve: None }
    }
}

impl Retention {
    pub fn duration(&self, kind: TableKind) -> Option<Duration> {
        match kind {
            TableKind::Unplayed => self.unplayed,
            TableKind::Unfinished => self.unfinished,
            TableKind::Finished => self.finished,
        }
    }

    /// By default 64 MB, enough for more than a thousand games, or a tenth of a small disk.
    pub fn reserved(&self, total: u64) -> u64 {
        self.reserve.unwrap_or((64 << 20).min(total / 10))
    }
}

/// New values for some of the settings. `None` leaves a setting as it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct RetentionChange {
    pub unplayed: Option<Option<Duration>>,
    pub unfinished: Option<Option<Duration>>,
    pub finished: Option<Option<Duration>>,
    pub reserve: Option<Option<u64>>,
}

/// Statistics of the tables of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TableStats {
    pub tables: u64,
    /// The size of their journals.
    pub bytes: u64,
    pub expired: u64,
    /// When the next table expires.
    pub next_expiry: Option<Duration>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Overview {
    pub retention: Retention,
    /// In the order of [`TableKind::ALL`].
    pub stats: [TableStats; 3],
    /// The size of the database file, and how many of its bytes are free.
    pub file: (u64, u64),
    /// The free bytes and the size of the disk, if the system reports them.
    pub disk: Option<(u64, u64)>,
}

/// Works on the data folder of a running site too.
pub async fn overview(data: &Path) -> Result<Overview, crate::ServeError> {
    let disk = disk::space(data).map(|DiskSpace { free, total }| (free, total));
    let (retention, stats, file) =
        storage::overview(&data_dir::database(data)).await.map_err(|error| crate::ServeError(error.to_string()))?;
    Ok(Overview { retention, stats, file, disk })
}

/// A running site follows the new settings.
pub async fn set_retention(data: &Path, change: &RetentionChange) -> Result<(), crate::ServeError> {
    storage::set_retention(&data_dir::database(data), change)
        .await
        .map_err(|error| crate::ServeError(error.to_string()))
}

impl Services {
    /// Returns the disk space if it is too little for new tables. Free pages of the database count as free space.
    pub(crate) async fn low_disk_space(&self) -> Result<Option<DiskSpace>, StorageError> {
        let Some(mut space) = disk::space(&self.data) else { return Ok(None) };
        space.free = space.free.saturating_add(self.storage.reusable_bytes().await?);
        let reserved = self.storage.retention().await?.reserved(space.total);
        Ok((space.free < reserved).then_some(space))
    }
}

/// Deletes expired tables soon after the start, and then at this interval.
pub(crate) async fn delete_expired_periodically(tables: Tables, interval: Duration, mut ended: watch::Receiver<bool>) {
    let mut wait = interval / 12;
    loop {
        tokio::select! {
            _ = ended.changed() => return,
            () = tokio::time::sleep(wait) => wait = interval,
        }
        match delete_expired(&tables).await {
            Ok(0) => {}
            Ok(deleted) => tracing::info!(deleted, "expired tables deleted"),
            Err(error) => tracing::error!(%error, "expired tables could not be deleted"),
        }
    }
}

/// Deletes expired tables that are not in memory, and returns their number.
async fn delete_expired(tables: &Tables) -> Result<usize, StorageError> {
    let storage = &tables.services().storage;
    let retention = storage.retention().await?;
    let (mut deleted, mut after) = (0, String::new());
    loop {
        let batch = storage.expired_tables(&retention, &after, BATCH_SIZE).await?;
        let Some(last) = batch.last() else { return Ok(deleted) };
        after.clone_from(&last.id);
        deleted += tables.delete(batch).await?;
        tokio::time::sleep(PAUSE).await;
    }
}

#[cfg(test)]
mod tests {
    use super::Retention;

    #[test]
    fn new_tables_leave_64_megabytes_free_or_a_tenth_of_a_small_disk() {
        let default = Retention::default();
        assert_eq!(default.reserved(100 << 30), 64 << 20);
        assert_eq!(default.reserved(40 << 20), 4 << 20);
        assert_eq!(Retention { reserve: Some(5), ..default }.reserved(100 << 30), 5);
    }
}
