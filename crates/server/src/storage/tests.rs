//! What is acknowledged is stored, whatever has failed before.
#![allow(clippy::unwrap_used)]

use super::*;
use crate::storage::writer::no_transaction_open;
use tempfile::TempDir;

/// A database that can grow by a few pages only. Larger writes fail as on a full disk.
struct Fixture {
    folder: TempDir,
    /// A second connection.
    other: SqliteConnection,
    storage: Sqlite,
}

impl Fixture {
    async fn open() -> Self {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("test.sqlite");
        Sqlite::open(&path).await.unwrap().close().await;
        let mut other = SqliteConnectOptions::new().filename(&path).connect().await.unwrap();
        sqlx::raw_sql("CREATE TABLE filler (x); INSERT INTO filler VALUES (zeroblob(400000))")
            .execute(&mut other)
            .await
            .unwrap();
        let pages: i64 = sqlx::query_scalar("PRAGMA page_count").fetch_one(&mut other).await.unwrap();
        let small = options(&path).pragma("max_page_count", (pages + 4).to_string());
        let storage = Sqlite::open_with(&path, small).await.unwrap();
        Self { folder, other, storage }
    }

    /// Makes space in the file.
    async fn free(&mut self) {
        self.sql("DELETE FROM filler").await;
    }

    async fn sql(&mut self, sql: &'static str) {
        sqlx::raw_sql(sql).execute(&mut self.other).await.unwrap();
    }

    async fn stored(&mut self, table: &str) -> Vec<String> {
        let lines = sqlx::query_scalar("SELECT line FROM lines WHERE table_id = ? ORDER BY number").bind(table);
        lines.fetch_all(&mut self.other).await.unwrap()
    }
}

fn append(table: &str, number: u64, line: &str) -> Append {
    let status = TableStatus { holders: Vec::new(), waiting: Vec::new(), over: false, scores: Vec::new() };
    let (table, lines, revisions) = (table.to_owned(), vec![line.to_owned()], vec![number + 1]);
    Append { table, number, lines, revisions, holders_changed: false, played: false, status, snapshot: None }
}

fn table(id: &str) -> NewTable {
    let (game, header, opened_by) = ("game".to_owned(), "{}".to_owned(), "anna".to_owned());
    NewTable { id: id.to_owned(), game, opened_by, listed: false, header, first: append(id, 0, "first") }
}

#[tokio::test]
async fn what_is_acknowledged_after_failed_commits_is_stored() {
    let mut fixture = Fixture::open().await;
    fixture.storage.create(table("a")).await.unwrap();
    // As at a failing disk, SQLite rolls the transaction back by itself.
    fixture.sql("CREATE TRIGGER failing BEFORE INSERT ON lines BEGIN SELECT RAISE(ROLLBACK, 'failing'); END").await;
    for _ in 0..3 {
        fixture.storage.append(append("a", 1, "second")).await.unwrap_err();
    }
    fixture.sql("DROP TRIGGER failing").await;
    fixture.storage.append(append("a", 1, "second")).await.unwrap();
    fixture.storage.create(table("b")).await.unwrap();
    assert_eq!(fixture.stored("a").await, ["first", "second"]);
    assert_eq!(fixture.stored("b").await, ["first"]);
}

#[tokio::test]
async fn a_full_disk_is_reported_and_writes_succeed_once_there_is_space() {
    let mut fixture = Fixture::open().await;
    fixture.storage.create(table("a")).await.unwrap();
    let large = "x".repeat(100_000);
    let refused = fixture.storage.append(append("a", 1, &large)).await.unwrap_err();
    let StorageError::NotSaved(why) = &refused else { panic!("{refused:?}") };
    assert!(why.starts_with("the disk is full: "), "{why}");
    assert!(why.ends_with(&format!("left in {}", fixture.folder.path().display())), "{why}");
    assert_eq!(fixture.stored("a").await, ["first"]);
    fixture.free().await;
    while fixture.storage.append(append("a", 1, &large)).await.is_err() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(fixture.stored("a").await, ["first".to_owned(), large]);
}

#[tokio::test]
async fn one_invalid_write_does_not_make_the_others_fail() {
    let mut fixture = Fixture::open().await;
    fixture.storage.create(table("a")).await.unwrap();
    let storage = &fixture.storage;
    // All are sent before the writer runs, so they are in one batch.
    let written = tokio::join!(
        storage.create(table("b")),
        storage.create(table("a")),
        storage.append(append("a", 1, "second")),
        storage.set_name("anna", "Anna"),
    );
    assert!(matches!(written, (Ok(()), Err(StorageError::Failed(_)), Ok(()), Ok(()))), "{written:?}");
    assert_eq!(fixture.storage.name_of("anna").await.unwrap().as_deref(), Some("Anna"));
    assert_eq!(fixture.stored("a").await, ["first", "second"]);
    assert_eq!(fixture.stored("b").await, ["first"]);
}

#[tokio::test]
async fn if_what_was_acknowledged_cannot_be_read_no_change_is_accepted_any_more() {
    let mut fixture = Fixture::open().await;
    fixture.storage.create(table("a")).await.unwrap();
    assert_eq!(fixture.storage.health().await, Ok(()));
    fixture.sql("CREATE TRIGGER lost AFTER INSERT ON lines BEGIN DELETE FROM lines WHERE line = NEW.line; END").await;
    let mut accepted = 0;
    let stopped = loop {
        match fixture.storage.append(append("a", 1 + accepted, "lost")).await {
            Ok(()) => accepted += 1,
            Err(error) => break error,
        }
        assert!(accepted < 64, "lost writes were not noticed");
    };
    assert!(matches!(&stopped, StorageError::Stopped(why) if why.contains("start the program again")), "{stopped:?}");
    // It stays stopped after the cause is gone.
    fixture.sql("DROP TRIGGER lost").await;
    assert_eq!(fixture.storage.create(table("b")).await, Err(stopped.clone()));
    assert_eq!(fixture.storage.set_name("anna", "Anna").await, Err(stopped.clone()));
    tokio::time::sleep(HEALTH_TTL).await;
    assert_eq!(fixture.storage.health().await, Err(stopped));
    assert_eq!(fixture.stored("b").await, [""; 0]);
}

#[tokio::test]
async fn the_last_write_is_read_back_though_no_other_follows() {
    let mut fixture = Fixture::open().await;
    fixture.storage.create(table("a")).await.unwrap();
    fixture.sql("DELETE FROM lines").await;
    let deadline = Instant::now() + Duration::from_secs(20);
    while fixture.storage.stop.get().is_none() {
        assert!(Instant::now() < deadline, "the lost write was not noticed");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn an_open_transaction_is_noticed() {
    let mut fixture = Fixture::open().await;
    assert!(no_transaction_open(&mut fixture.other).await);
    fixture.sql("BEGIN").await;
    assert!(!no_transaction_open(&mut fixture.other).await);
    fixture.sql("COMMIT; SAVEPOINT one").await;
    assert!(!no_transaction_open(&mut fixture.other).await);
}
