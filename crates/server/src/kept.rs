//! How long tables are kept, and how much of the disk is left to games that have begun.
//!
//! The host sets both with `chronotope tables set`; they are kept in the database, so that a running site follows.

use crate::disk::{self, Space};
use crate::folder;
use crate::storage::{self, StorageError};
use crate::table::{Desk, Tables};
use std::path::Path;
use std::time::Duration;
use tokio::sync::watch;

const DAY: Duration = Duration::from_secs(24 * 3600);
/// How many tables are deleted together: few, so that a choice that arrives meanwhile does not wait long.
const TOGETHER: u32 = 10;
/// How long choices have the writer to themselves between two groups.
const PAUSE: Duration = Duration::from_millis(20);

/// What a table is to whoever clears up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableKind {
    /// It runs, and no person has made a choice.
    Unplayed,
    /// It runs, and somebody has played.
    Unfinished,
    /// The game is over.
    Finished,
}

impl TableKind {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Unplayed, Self::Unfinished, Self::Finished];
}

/// How long tables are kept after the last thing that happened there; for ever if there is no time. And how many bytes
/// of the disk have to be free for new tables to be opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kept {
    /// Tables where no person has made a choice.
    pub unplayed: Option<Duration>,
    /// Games that were begun and not ended.
    pub unfinished: Option<Duration>,
    /// Games that are over.
    pub finished: Option<Duration>,
    /// The free bytes that new tables leave alone; as many as is usual for the disk if not said.
    pub reserve: Option<u64>,
}

impl Default for Kept {
    fn default() -> Self {
        Self { unplayed: Some(2 * DAY), unfinished: Some(180 * DAY), finished: None, reserve: None }
    }
}

impl Kept {
    /// How long tables of a kind are kept.
    pub fn time(&self, kind: TableKind) -> Option<Duration> {
        match kind {
            TableKind::Unplayed => self.unplayed,
            TableKind::Unfinished => self.unfinished,
            TableKind::Finished => self.finished,
        }
    }

    /// How many bytes of a disk new tables leave free: 64 MB, which more than a thousand whole games fit in, or a tenth of
    /// a disk that is so small that 64 MB would be most of it.
    pub fn reserved(&self, total: u64) -> u64 {
        self.reserve.unwrap_or((64 << 20).min(total / 10))
    }
}

/// What the host changes; what is not named stays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct KeptChange {
    /// See [`Kept::unplayed`].
    pub unplayed: Option<Option<Duration>>,
    /// See [`Kept::unfinished`].
    pub unfinished: Option<Option<Duration>>,
    /// See [`Kept::finished`].
    pub finished: Option<Option<Duration>>,
    /// See [`Kept::reserve`].
    pub reserve: Option<Option<u64>>,
}

/// The tables of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Holding {
    /// How many there are.
    pub tables: u64,
    /// How many bytes their lines have.
    pub bytes: u64,
    /// How many have been kept long enough.
    pub due: u64,
    /// How long the next of the others has left.
    pub next: Option<Duration>,
}

/// What is in the database.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Overview {
    /// What is set.
    pub kept: Kept,
    /// The tables, in the order of [`TableKind::ALL`].
    pub holdings: [Holding; 3],
    /// The bytes of the file, and how many of them are free to be used again.
    pub file: (u64, u64),
    /// The free bytes of the disk, and all of them, where the system tells.
    pub disk: Option<(u64, u64)>,
}

/// What is kept in a data folder. The site may run meanwhile.
pub async fn overview(data: &Path) -> Result<Overview, crate::Failure> {
    let disk = disk::free(data).map(|Space { free, total }| (free, total));
    let (kept, holdings, file) =
        storage::overview(&folder::database(data)).await.map_err(|error| crate::Failure(error.to_string()))?;
    Ok(Overview { kept, holdings, file, disk })
}

/// Sets what is kept in a data folder. A running site follows.
pub async fn set_kept(data: &Path, change: &KeptChange) -> Result<(), crate::Failure> {
    storage::set_kept(&folder::database(data), change).await.map_err(|error| crate::Failure(error.to_string()))
}

impl Desk {
    /// The room on the disk, if there is too little for new tables. Pages of the database that are free count as room.
    pub(crate) async fn nearly_full(&self) -> Result<Option<Space>, StorageError> {
        let Some(mut space) = disk::free(&self.data) else { return Ok(None) };
        space.free = space.free.saturating_add(self.storage.reusable().await?);
        let reserved = self.storage.kept().await?.reserved(space.total);
        Ok((space.free < reserved).then_some(space))
    }
}

/// Clears tables away soon after the start, and then every so often, until the site ends.
pub(crate) async fn clear_now_and_then(tables: Tables, every: Duration, mut ended: watch::Receiver<bool>) {
    let mut wait = every / 12;
    loop {
        tokio::select! {
            _ = ended.changed() => return,
            () = tokio::time::sleep(wait) => wait = every,
        }
        match clear(&tables).await {
            Ok(0) => {}
            Ok(cleared) => tracing::info!(cleared, "tables that nobody came back to are cleared away"),
            Err(error) => tracing::error!(%error, "tables cannot be cleared away"),
        }
    }
}

/// Clears away the tables that have been kept long enough, except those that somebody has open; how many they were.
async fn clear(tables: &Tables) -> Result<usize, StorageError> {
    let storage = &tables.desk().storage;
    let kept = storage.kept().await?;
    let (mut cleared, mut after) = (0, String::new());
    loop {
        let group = storage.clearable(&kept, &after, TOGETHER).await?;
        let Some(last) = group.last() else { return Ok(cleared) };
        after.clone_from(&last.id);
        cleared += tables.clear(group).await?;
        tokio::time::sleep(PAUSE).await;
    }
}

#[cfg(test)]
mod tests {
    use super::Kept;

    #[test]
    fn new_tables_leave_64_megabytes_free_or_a_tenth_of_a_small_disk() {
        let usual = Kept::default();
        assert_eq!(usual.reserved(100 << 30), 64 << 20);
        assert_eq!(usual.reserved(40 << 20), 4 << 20);
        assert_eq!(Kept { reserve: Some(5), ..usual }.reserved(100 << 30), 5);
    }
}
