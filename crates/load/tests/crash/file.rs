//! The database file, as anybody may read it: what is in it counts, not what the server says is.

use serde_json::Value;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, query_scalar};
use std::path::{Path, PathBuf};

/// The file of a data folder.
pub(crate) struct DatabaseFile(PathBuf);

impl DatabaseFile {
    pub(crate) fn below(data: &Path) -> Self {
        Self(data.join("chronotope.sqlite"))
    }

    async fn open(&self) -> SqliteConnection {
        SqliteConnectOptions::new().filename(&self.0).read_only(true).connect().await.unwrap()
    }

    /// The lines of a table, in order.
    pub(crate) async fn lines(&self, table: &str) -> Vec<Value> {
        let mut file = self.open().await;
        let numbers: Vec<i64> = query_scalar("SELECT number FROM lines WHERE table_id = ? ORDER BY number")
            .bind(table)
            .fetch_all(&mut file)
            .await
            .unwrap();
        assert!(numbers.iter().copied().eq(0..numbers.len() as i64), "table {table} has gaps: {numbers:?}");
        let lines: Vec<String> = query_scalar("SELECT line FROM lines WHERE table_id = ? ORDER BY number")
            .bind(table)
            .fetch_all(&mut file)
            .await
            .unwrap();
        lines.iter().map(|line| serde_json::from_str(line).unwrap()).collect()
    }

    pub(crate) async fn count_tables(&self) -> usize {
        let count: i64 = query_scalar("SELECT count(*) FROM tables").fetch_one(&mut self.open().await).await.unwrap();
        count as usize
    }

    pub(crate) async fn integrity(&self) -> String {
        query_scalar("PRAGMA integrity_check").fetch_one(&mut self.open().await).await.unwrap()
    }
}
