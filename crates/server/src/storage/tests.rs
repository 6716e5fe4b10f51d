//! What is acknowledged is stored, whatever has failed before.
#![allow(clippy::unwrap_used)]

use super::*;
use crate::storage::writer::is_outside_a_transaction;
use tempfile::TempDir;

/// A database in a folder of its own that can grow by a few pages only: what does not fit is refused as by a full disk.
struct Scene {
    folder: TempDir,
    /// Somebody else who looks into the file.
    other: SqliteConnection,
    storage: Sqlite,
}

impl Scene {
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

    /// Makes room in the file.
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
    let standing = Standing { chairs: Vec::new(), waiting: Vec::new(), over: false, scores: Vec::new() };
    let (table, lines, revisions) = (table.to_owned(), vec![line.to_owned()], vec![number + 1]);
    Append { table, number, lines, revisions, seated: false, played: false, standing, snapshot: None }
}

fn table(id: &str) -> NewTable {
    let (game, header, opened_by) = ("game".to_owned(), "{}".to_owned(), "anna".to_owned());
    NewTable { id: id.to_owned(), game, opened_by, listed: false, header, first: append(id, 0, "first") }
}

#[tokio::test]
async fn what_is_acknowledged_after_failed_commits_is_stored() {
    let mut scene = Scene::open().await;
    scene.storage.create(table("a")).await.unwrap();
    // As at a failing disk, SQLite rolls the transaction back by itself.
    scene.sql("CREATE TRIGGER failing BEFORE INSERT ON lines BEGIN SELECT RAISE(ROLLBACK, 'failing'); END").await;
    for _ in 0..3 {
        scene.storage.append(append("a", 1, "second")).await.unwrap_err();
    }
    scene.sql("DROP TRIGGER failing").await;
    scene.storage.append(append("a", 1, "second")).await.unwrap();
    scene.storage.create(table("b")).await.unwrap();
    assert_eq!(scene.stored("a").await, ["first", "second"]);
    assert_eq!(scene.stored("b").await, ["first"]);
}

#[tokio::test]
async fn a_full_disk_is_told_in_words_and_what_was_refused_fits_once_there_is_room() {
    let mut scene = Scene::open().await;
    scene.storage.create(table("a")).await.unwrap();
    let large = "x".repeat(100_000);
    let refused = scene.storage.append(append("a", 1, &large)).await.unwrap_err();
    let StorageError::NotSaved(why) = &refused else { panic!("{refused:?}") };
    assert!(why.starts_with("the disk is full: "), "{why}");
    assert!(why.ends_with(&format!("left in {}", scene.folder.path().display())), "{why}");
    assert_eq!(scene.stored("a").await, ["first"]);
    scene.free().await;
    while scene.storage.append(append("a", 1, &large)).await.is_err() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(scene.stored("a").await, ["first".to_owned(), large]);
}

#[tokio::test]
async fn one_bad_write_does_not_take_the_others_with_it() {
    let mut scene = Scene::open().await;
    scene.storage.create(table("a")).await.unwrap();
    let storage = &scene.storage;
    // They arrive before the writer runs, and so together.
    let written = tokio::join!(
        storage.create(table("b")),
        storage.create(table("a")),
        storage.append(append("a", 1, "second")),
        storage.set_name("anna", "Anna"),
    );
    assert!(matches!(written, (Ok(()), Err(StorageError::Failed(_)), Ok(()), Ok(()))), "{written:?}");
    assert_eq!(scene.storage.name_of("anna").await.unwrap().as_deref(), Some("Anna"));
    assert_eq!(scene.stored("a").await, ["first", "second"]);
    assert_eq!(scene.stored("b").await, ["first"]);
}

#[tokio::test]
async fn if_what_was_acknowledged_cannot_be_read_no_change_is_accepted_any_more() {
    let mut scene = Scene::open().await;
    scene.storage.create(table("a")).await.unwrap();
    assert_eq!(scene.storage.health().await, Ok(()));
    scene.sql("CREATE TRIGGER lost AFTER INSERT ON lines BEGIN DELETE FROM lines WHERE line = NEW.line; END").await;
    let mut accepted = 0;
    let stopped = loop {
        match scene.storage.append(append("a", 1 + accepted, "lost")).await {
            Ok(()) => accepted += 1,
            Err(error) => break error,
        }
        assert!(accepted < 64, "so many were acknowledged, and nobody has noticed");
    };
    assert!(matches!(&stopped, StorageError::Stopped(why) if why.contains("start the program again")), "{stopped:?}");
    // It stays so, though all would be well again.
    scene.sql("DROP TRIGGER lost").await;
    assert_eq!(scene.storage.create(table("b")).await, Err(stopped.clone()));
    assert_eq!(scene.storage.set_name("anna", "Anna").await, Err(stopped.clone()));
    tokio::time::sleep(HEALTH_HOLDS).await;
    assert_eq!(scene.storage.health().await, Err(stopped));
    assert_eq!(scene.stored("b").await, [""; 0]);
}

#[tokio::test]
async fn the_last_write_is_read_back_though_no_other_follows() {
    let mut scene = Scene::open().await;
    scene.storage.create(table("a")).await.unwrap();
    scene.sql("DELETE FROM lines").await;
    let deadline = Instant::now() + Duration::from_secs(20);
    while scene.storage.stop.get().is_none() {
        assert!(Instant::now() < deadline, "nobody has noticed");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn an_open_transaction_is_noticed() {
    let mut scene = Scene::open().await;
    assert!(is_outside_a_transaction(&mut scene.other).await);
    scene.sql("BEGIN").await;
    assert!(!is_outside_a_transaction(&mut scene.other).await);
    scene.sql("COMMIT; SAVEPOINT one").await;
    assert!(!is_outside_a_transaction(&mut scene.other).await);
}
