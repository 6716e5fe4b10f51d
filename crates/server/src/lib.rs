//! The site: tables that live, their lines on the disk, and their pages over HTTP.
//!
//! | room | what lives there |
//! |---|---|
//! | `games`, `hosted` | the games of the site, each behind the same face |
//! | `thinking` | what is thought about a game apart from its table |
//! | `reviews` | finished games, looked at again |
//! | `table` | a table that lives; it knows nothing of HTTP |
//! | `storage` | where tables are kept: a small trait, and SQLite |
//! | `http` | pages, deeds and streams |
//! | `connections` | who is let in, and for how long |
//! | `disk` | how much room there is for all this |
//! | `keys` | what cookies and links are signed with |
#![forbid(unsafe_code)]

mod chance;
mod connections;
mod disk;
mod games;
mod hosted;
mod http;
mod keys;
mod reviews;
mod storage;
mod table;
mod thinking;

pub use games::SiteGame;

use chance::Chance;
use http::Manner;
use keys::Keys;
use reviews::Reviews;
use std::fmt;
use std::fs::{self, File, TryLockError};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use storage::{Sqlite, Storage};
use table::{Desk, Tables};
use tabletop::Seed;
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, watch};

/// How many hints are thought about at once. One takes about a fifth of a second.
const HINTS: usize = 1;

/// How the site is served.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub listen: String,
    /// The folder that everything is kept in.
    pub data: PathBuf,
    /// The address that people use, if a proxy stands before the program.
    pub origin: Option<String>,
    /// Whether requests, streams and tables are limited.
    pub limited: bool,
    /// How many bots think at once.
    pub thinkers: usize,
    /// How often a table looks around for who has gone; one that nobody needs leaves memory then.
    pub look_around: Duration,
    /// What the chance of all games and bots follows from; nobody can foresee it if there is none.
    pub seed: Option<Seed>,
}

/// Why the site cannot be served: a sentence for whoever started it.
#[derive(Debug)]
pub struct Failure(String);

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Failure {}

/// Serves the site until `end` comes, and then lets everything that is under way finish. `ready` is told the address.
pub async fn serve(
    config: Config,
    games: &'static [SiteGame],
    ready: impl FnOnce(SocketAddr),
    end: impl Future<Output = ()> + Send + 'static,
) -> Result<(), Failure> {
    let _lock = own_folder(&config.data)?;
    let failed = |what: &str, error: &dyn fmt::Display| Failure(format!("{what}: {error}"));
    let secret = config.data.join("secret.key");
    let keys = Keys::in_file(&secret)
        .map_err(|error| failed(&format!("the secret {} cannot be used", secret.display()), &error))?;
    let storage =
        Sqlite::open(&config.data.join("chronotope.sqlite")).await.map_err(|error| Failure(error.to_string()))?;
    let storage: Arc<dyn Storage> = Arc::new(storage);
    let listener = TcpListener::bind(&config.listen).await.map_err(|error| Failure(unheard(&config.listen, &error)))?;
    let address = listener.local_addr().map_err(|error| failed("the address cannot be told", &error))?;

    if config.seed.is_some() {
        tracing::warn!("all games follow from a seed that was told: whoever knows it knows every card");
    }
    let (ending, ended) = watch::channel(false);
    let bots = Arc::new(Semaphore::new(config.thinkers.max(1)));
    let tables = Tables::new(Desk {
        games,
        storage: storage.clone(),
        keys: Arc::new(keys),
        bots: bots.clone(),
        hints: Arc::new(Semaphore::new(HINTS)),
        reviews: Arc::new(Reviews::new(bots.clone())),
        look_around: config.look_around,
        chance: Arc::new(Chance::new(config.seed)),
    });
    let (router, limits) = http::router(tables, Manner { origin: config.origin, limited: config.limited }, ended);
    tokio::spawn(async move {
        loop {
            tokio::time::sleep(Duration::from_secs(60)).await;
            limits.tidy();
        }
    });
    ready(address);
    connections::accept(listener, &router, end, ending).await;
    // Whoever waits to think waits no longer.
    bots.close();
    storage.close().await;
    Ok(())
}

/// Makes the folder if it is not there, and makes sure that no other program serves from it.
fn own_folder(folder: &Path) -> Result<File, Failure> {
    let shown = folder.display();
    let cannot = |error: std::io::Error| {
        Failure(format!("the folder {shown} cannot be written to ({error}): name another with --data"))
    };
    if !folder.exists() {
        fs::create_dir_all(folder).map_err(cannot)?;
        // It will hold what every game still hides.
        #[cfg(unix)]
        fs::set_permissions(folder, std::os::unix::fs::PermissionsExt::from_mode(0o700)).map_err(cannot)?;
    }
    let lock = File::create(folder.join("lock")).map_err(cannot)?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(Failure(format!(
            "another chronotope serves from {shown} already: use that one, or name another folder with --data"
        ))),
        Err(TryLockError::Error(error)) => Err(cannot(error)),
    }
}

/// Why nobody can listen there.
fn unheard(listen: &str, error: &std::io::Error) -> String {
    match error.kind() {
        std::io::ErrorKind::AddrInUse => {
            format!(
                "{listen} is in use by another program: name another address with --listen, such as --listen 127.0.0.1:8090"
            )
        }
        std::io::ErrorKind::PermissionDenied => {
            format!("the system does not allow listening on {listen}: name a port above 1023 with --listen")
        }
        _ => format!("nobody can listen on {listen} ({error}): an address is written like 127.0.0.1:8080"),
    }
}
