//! Where tables and people are kept. One small trait, so that there can be another database.

mod check;
mod fault;
mod kept;
mod sqlite;
mod writer;

pub(crate) use check::Check;
pub(crate) use kept::{overview, set_kept};
use sqlite::now;
pub(crate) use sqlite::{Sqlite, newest_migration};

use crate::kept::Kept;
use crate::table::Chair;
use async_trait::async_trait;
use std::fmt;

/// What keeps tables and people. What returns `Ok` is durable.
#[async_trait]
pub(crate) trait Storage: Send + Sync + 'static {
    /// Keeps a new table.
    async fn create(&self, table: NewTable) -> Result<(), StorageError>;
    /// Adds lines to a table, together with what the lists say about it.
    async fn append(&self, lines: Append) -> Result<(), StorageError>;
    /// A table with all its lines.
    async fn load(&self, id: &str) -> Result<Option<StoredTable>, StorageError>;
    /// The newest snapshot of a table.
    async fn snapshot(&self, id: &str) -> Result<Option<Snapshot>, StorageError>;
    /// What the lists say about a table.
    async fn summary(&self, id: &str) -> Result<Option<Summary>, StorageError>;
    /// What a person is called, if they ever said so.
    async fn name_of(&self, guest: &str) -> Result<Option<String>, StorageError>;
    /// Calls a person so.
    async fn set_name(&self, guest: &str, name: &str) -> Result<(), StorageError>;
    /// The tables of a person, those that moved last first: running ones, or finished ones.
    async fn tables_of(&self, guest: &str, over: bool, most: u32) -> Result<Vec<Summary>, StorageError>;
    /// Tables with an open chair that anybody may take, the newest first.
    async fn open_tables(&self, most: u32) -> Result<Vec<Summary>, StorageError>;
    /// How many running tables a person has opened.
    async fn running_opened_by(&self, guest: &str) -> Result<u32, StorageError>;
    /// How long tables are kept, as the host has set it.
    async fn kept(&self) -> Result<Kept, StorageError>;
    /// The next tables by id that have been kept long enough.
    async fn clearable(&self, kept: &Kept, after: &str, most: u32) -> Result<Vec<Clearable>, StorageError>;
    /// Deletes tables, except those where something has happened since they were found.
    async fn clear(&self, tables: Vec<Clearable>) -> Result<(), StorageError>;
    /// How many bytes can be written without taking more of the disk.
    async fn reusable(&self) -> Result<u64, StorageError>;
    /// Whether anything can be written and read: really tried, but not more than once a second.
    async fn health(&self) -> Result<(), StorageError>;
    /// What the check at the start has found.
    fn check(&self) -> Check;
    /// Writes what is on its way and closes.
    async fn close(&self);
}

/// A table to be kept.
#[derive(Clone, Debug)]
pub(crate) struct NewTable {
    /// Its id.
    pub(crate) id: String,
    /// The name of the game.
    pub(crate) game: String,
    /// Who opened it.
    pub(crate) opened_by: String,
    /// Whether it is in the list of open tables.
    pub(crate) listed: bool,
    /// The header of the record.
    pub(crate) header: String,
    /// Its first lines, with their revisions and what lists say.
    pub(crate) first: Append,
}

/// Lines to be added to a table.
#[derive(Clone, Debug)]
pub(crate) struct Append {
    /// The table.
    pub(crate) table: String,
    /// The number of the first line.
    pub(crate) number: u64,
    /// The lines.
    pub(crate) lines: Vec<String>,
    /// Each seat's revision after them.
    pub(crate) revisions: Vec<u64>,
    /// Whether a person has made a choice with them.
    pub(crate) played: bool,
    /// Whether somebody has sat down with them.
    pub(crate) seated: bool,
    /// What the lists say then.
    pub(crate) standing: Standing,
    /// The game as it is after them, if it is time to keep it.
    pub(crate) snapshot: Option<Snapshot>,
}

/// A table's game at one moment, kept beside its lines for a program whose rules no longer replay them.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Snapshot {
    /// How many lines of the table it follows.
    pub(crate) lines: u64,
    /// The number of the rules it was made by.
    pub(crate) rules: u32,
    /// State and events, written and packed.
    pub(crate) body: Vec<u8>,
}

/// What lists say about a table.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Standing {
    /// The chairs.
    pub(crate) chairs: Vec<Chair>,
    /// The seats that owe a choice.
    pub(crate) waiting: Vec<u8>,
    /// Whether the game is over.
    pub(crate) over: bool,
    /// The points of each seat, at the end.
    pub(crate) scores: Vec<i32>,
}

/// A table that has been kept long enough.
#[derive(Clone, Debug)]
pub(crate) struct Clearable {
    /// Its id.
    pub(crate) id: String,
    /// When something last happened there, in seconds since 1970.
    pub(crate) moved: i64,
}

/// A table in a list.
#[derive(Clone, Debug)]
pub(crate) struct Summary {
    /// Its id.
    pub(crate) id: String,
    /// The name of the game.
    pub(crate) game: String,
    /// What is known about it.
    pub(crate) standing: Standing,
    /// Seconds since something happened there.
    pub(crate) seconds: u64,
}

/// A table as it is kept.
#[derive(Clone, Debug)]
pub(crate) struct StoredTable {
    /// The name of the game.
    pub(crate) game: String,
    /// Who opened it.
    pub(crate) opened_by: String,
    /// The header of the record.
    pub(crate) header: String,
    /// Its lines, in order.
    pub(crate) lines: Vec<String>,
    /// Each seat's revision.
    pub(crate) revisions: Vec<u64>,
    /// How many lines the newest snapshot follows, if there is one.
    pub(crate) snapshot_lines: Option<u64>,
    /// When something last happened there, in seconds since 1970.
    pub(crate) moved: u64,
}

/// Why something could not be kept or found: a sentence for whoever runs the site.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum StorageError {
    /// It cannot be opened, or read, or does not fit what is there.
    Failed(String),
    /// Nothing can be written at the moment, so that nothing of it is kept.
    NotSaved(String),
    /// Something else was read than was written: no change is accepted any more until the program is started again.
    Stopped(String),
}

impl fmt::Display for StorageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (Self::Failed(why) | Self::NotSaved(why) | Self::Stopped(why)) = self;
        f.write_str(why)
    }
}

impl std::error::Error for StorageError {}
