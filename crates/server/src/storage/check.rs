//! Reads a large database through while the site is open already, and says what came of it.

use super::StorageError;
use sqlx::ConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::task::AbortHandle;

/// What is known about the database file since the start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Check {
    /// It is being read through.
    Running,
    /// It is sound.
    Sound,
    /// It is damaged, or could not be read through; why.
    Damaged(String),
}

impl Check {
    /// For `/health`.
    pub(crate) fn in_words(&self) -> String {
        match self {
            Self::Running => "running".into(),
            Self::Sound => "ok".into(),
            Self::Damaged(why) => format!("damaged: {why}"),
        }
    }
}

/// The check at the start, shared between who runs it and who shows it.
pub(super) struct StartCheck {
    check: Arc<Mutex<Check>>,
    running: Option<AbortHandle>,
}

impl StartCheck {
    /// One that was done before anything else.
    pub(super) fn done() -> Self {
        Self { check: Arc::new(Mutex::new(Check::Sound)), running: None }
    }

    /// Starts to read the file through, on a connection of its own.
    pub(super) fn in_background(path: &Path) -> Self {
        let check = Arc::new(Mutex::new(Check::Running));
        let (path, result) = (path.to_owned(), check.clone());
        let running = tokio::spawn(async move {
            let found = match quick_check(&path).await {
                Ok(None) => {
                    tracing::info!("the database has been read through: it is sound");
                    Check::Sound
                }
                damage => {
                    let why = damage.map_or_else(|error| error.to_string(), Option::unwrap_or_default);
                    let database = path.display();
                    tracing::error!(%database, why, "the database is damaged: stop the site and restore a backup");
                    Check::Damaged(why)
                }
            };
            *result.lock().unwrap_or_else(PoisonError::into_inner) = found;
        });
        Self { check, running: Some(running.abort_handle()) }
    }

    pub(super) fn now(&self) -> Check {
        self.check.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Gives up a check that is still running.
    pub(super) fn end(&self) {
        if let Some(running) = &self.running {
            running.abort();
        }
    }
}

/// What is wrong with a database, if anything is.
async fn quick_check(path: &Path) -> Result<Option<String>, StorageError> {
    let options = SqliteConnectOptions::new().filename(path).read_only(true);
    let mut connection = options.connect().await?;
    let found: String = sqlx::query_scalar("PRAGMA quick_check(1)").fetch_one(&mut connection).await?;
    // SQLite puts a heading above what it found.
    Ok((found != "ok").then(|| found.lines().last().unwrap_or_default().to_owned()))
}
