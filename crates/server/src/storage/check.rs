//! Checks the integrity of a large database in the background, while the site is already open.

use super::StorageError;
use sqlx::ConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::task::AbortHandle;

/// The result of the check at the start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum IntegrityCheck {
    Running,
    Ok,
    Damaged(String),
}

impl IntegrityCheck {
    /// For `/health`.
    pub(crate) fn message(&self) -> String {
        match self {
            Self::Running => "running".into(),
            Self::Ok => "ok".into(),
            Self::Damaged(why) => format!("damaged: {why}"),
        }
    }
}

pub(super) struct StartCheck {
    check: Arc<Mutex<IntegrityCheck>>,
    running: Option<AbortHandle>,
}

impl StartCheck {
    /// For a database that was checked before the site opened.
    pub(super) fn done() -> Self {
        Self { check: Arc::new(Mutex::new(IntegrityCheck::Ok)), running: None }
    }

    pub(super) fn in_background(path: &Path) -> Self {
        let check = Arc::new(Mutex::new(IntegrityCheck::Running));
        let (path, result) = (path.to_owned(), check.clone());
        let running = tokio::spawn(async move {
            let found = match quick_check(&path).await {
                Ok(None) => {
                    tracing::info!("the integrity check of the database found no errors");
                    IntegrityCheck::Ok
                }
                damage => {
                    let why = damage.map_or_else(|error| error.to_string(), Option::unwrap_or_default);
                    let database = path.display();
                    tracing::error!(%database, why, "the database is damaged: stop the site and restore a backup");
                    IntegrityCheck::Damaged(why)
                }
            };
            *result.lock().unwrap_or_else(PoisonError::into_inner) = found;
        });
        Self { check, running: Some(running.abort_handle()) }
    }

    pub(super) fn result(&self) -> IntegrityCheck {
        self.check.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Stops a check that is still running.
    pub(super) fn cancel(&self) {
        if let Some(running) = &self.running {
            running.abort();
        }
    }
}

/// Returns the first error, if there is one.
async fn quick_check(path: &Path) -> Result<Option<String>, StorageError> {
    let options = SqliteConnectOptions::new().filename(path).read_only(true);
    let mut connection = options.connect().await?;
    let found: String = sqlx::query_scalar("PRAGMA quick_check(1)").fetch_one(&mut connection).await?;
    // SQLite writes a heading above the errors.
    Ok((found != "ok").then(|| found.lines().last().unwrap_or_default().to_owned()))
}
