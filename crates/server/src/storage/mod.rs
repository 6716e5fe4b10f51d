//! Storage of tables and people. A small trait, so that another database can be used.

mod check;
mod retention;
mod sqlite;
mod sqlite_error;
mod writer;

pub(crate) use check::IntegrityCheck;
pub(crate) use retention::{overview, set_retention};
use sqlite::now;
pub(crate) use sqlite::{Sqlite, newest_migration};

use crate::retention::Retention;
use crate::table::SeatHolder;
use async_trait::async_trait;
use std::fmt;

/// When a write returns `Ok`, it is durable.
#[async_trait]
pub(crate) trait Storage: Send + Sync + 'static {
    async fn create(&self, table: NewTable) -> Result<(), StorageError>;
    /// Adds lines to the journal of a table and updates its status.
    async fn append(&self, append: Append) -> Result<(), StorageError>;
    async fn load(&self, id: &str) -> Result<Option<StoredTable>, StorageError>;
    /// The newest snapshot of a table.
    async fn snapshot(&self, id: &str) -> Result<Option<Snapshot>, StorageError>;
    async fn summary(&self, id: &str) -> Result<Option<Summary>, StorageError>;
    /// The name of a person, if they have set one.
    async fn name_of(&self, guest: &str) -> Result<Option<String>, StorageError>;
    async fn set_name(&self, guest: &str, name: &str) -> Result<(), StorageError>;
    /// The running or the finished tables of a person, the most recently active first.
    async fn tables_of(&self, guest: &str, over: bool, limit: u32) -> Result<Vec<Summary>, StorageError>;
    /// The listed tables with vacant seats, the most recently active first.
    async fn open_tables(&self, limit: u32) -> Result<Vec<Summary>, StorageError>;
    /// How many running tables a person has opened.
    async fn running_opened_by(&self, guest: &str) -> Result<u32, StorageError>;
    async fn retention(&self) -> Result<Retention, StorageError>;
    /// The tables that have expired, in the order of their ids.
    async fn expired_tables(
        &self,
        retention: &Retention,
        after: &str,
        limit: u32,
    ) -> Result<Vec<ExpiredTable>, StorageError>;
    /// Deletes tables, except those that were used since they were found.
    async fn delete_expired(&self, tables: Vec<ExpiredTable>) -> Result<(), StorageError>;
    /// The bytes that can be written without making the file larger.
    async fn reusable_bytes(&self) -> Result<u64, StorageError>;
    /// Writes and reads a row, at most once a second.
    async fn health(&self) -> Result<(), StorageError>;
    fn integrity_check(&self) -> IntegrityCheck;
    /// Finishes pending writes and closes the database.
    async fn close(&self);
}

#[derive(Clone, Debug)]
pub(crate) struct NewTable {
    pub(crate) id: String,
    /// The name of the game.
    pub(crate) game: String,
    pub(crate) opened_by: String,
    /// Whether it is in the public list of tables with vacant seats.
    pub(crate) listed: bool,
    /// The header of the record.
    pub(crate) header: String,
    pub(crate) first: Append,
}

/// Lines to be added to the journal of a table.
#[derive(Clone, Debug)]
pub(crate) struct Append {
    pub(crate) table: String,
    /// The number of the first line.
    pub(crate) number: u64,
    pub(crate) lines: Vec<String>,
    /// The revision of each seat after these lines.
    pub(crate) revisions: Vec<u64>,
    /// Whether a person has made a choice.
    pub(crate) played: bool,
    pub(crate) holders_changed: bool,
    pub(crate) status: TableStatus,
    pub(crate) snapshot: Option<Snapshot>,
}

/// The game of a table at one moment, for a version whose rules no longer replay the journal.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Snapshot {
    /// After how many lines it was made.
    pub(crate) lines: u64,
    /// The version of the rules.
    pub(crate) rules: u32,
    /// State and events as compressed JSON.
    pub(crate) body: Vec<u8>,
}

/// What lists show about a table.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct TableStatus {
    pub(crate) holders: Vec<SeatHolder>,
    /// The seats that have to choose.
    pub(crate) waiting: Vec<u8>,
    pub(crate) over: bool,
    /// The score of each seat in a finished game.
    pub(crate) scores: Vec<i32>,
}

#[derive(Clone, Debug)]
pub(crate) struct ExpiredTable {
    pub(crate) id: String,
    /// In seconds since 1970.
    pub(crate) last_activity: i64,
}

#[derive(Clone, Debug)]
pub(crate) struct Summary {
    pub(crate) id: String,
    /// The name of the game.
    pub(crate) game: String,
    pub(crate) status: TableStatus,
    pub(crate) seconds_inactive: u64,
}

#[derive(Clone, Debug)]
pub(crate) struct StoredTable {
    /// The name of the game.
    pub(crate) game: String,
    pub(crate) opened_by: String,
    /// The header of the record.
    pub(crate) header: String,
    pub(crate) lines: Vec<String>,
    /// The revision of each seat.
    pub(crate) revisions: Vec<u64>,
    /// After how many lines the newest snapshot was made.
    pub(crate) snapshot_lines: Option<u64>,
    /// In seconds since 1970.
    pub(crate) last_activity: u64,
}

/// The text is for the operator of the site.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum StorageError {
    /// The database cannot be opened or read, or refuses this write only.
    Failed(String),
    /// Nothing can be written at the moment. The change was not made.
    NotSaved(String),
    /// A row that was written could not be read back. No change is accepted until the program is restarted.
    Stopped(String),
}

impl fmt::Display for StorageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (Self::Failed(why) | Self::NotSaved(why) | Self::Stopped(why)) = self;
        f.write_str(why)
    }
}

impl std::error::Error for StorageError {}
