//! The site: tables that live, their lines on the disk, and their pages over HTTP.
//!
//! | room | what lives there |
//! |---|---|
//! | `games`, `hosted` | the games of the site, each behind the same face |
//! | `thinking` | what is thought about a game apart from its table |
//! | `scheduler` | who thinks when: bots, hints and reviews |
//! | `reviews` | finished games, looked at again |
//! | `table` | a table that lives; it knows nothing of HTTP |
//! | `storage` | where tables are kept: a small trait, and SQLite |
//! | `http` | pages, deeds and streams |
//! | `backup` | a whole site in one file |
//! | `folder` | the files of a site, private and for one program at a time |
//! | `connections` | who is let in, and for how long |
//! | `disk` | how much room there is for all this |
//! | `kept` | how long tables are kept, and when the disk is too full for new ones |
//! | `text` | names and chat, without what could deceive |
//! | `keys` | what cookies and links are signed with |
#![forbid(unsafe_code)]

mod backup;
mod chance;
mod connections;
mod disk;
mod folder;
mod games;
mod hosted;
mod http;
mod kept;
mod keys;
mod reviews;
mod scheduler;
mod storage;
mod table;
mod text;
mod thinking;

pub use backup::{Restored, backup, restore};
pub use games::SiteGame;
pub use kept::{Holding, Kept, KeptChange, Overview, TableKind, overview, set_kept};

use chance::Chance;
use http::{Manner, Proxies};
use ipnet::IpNet;
use keys::Keys;
use reviews::Reviews;
use scheduler::Scheduler;
use std::fmt;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use storage::{Sqlite, Storage};
use table::{Desk, Tables};
use tabletop::Seed;
use tokio::net::TcpListener;
use tokio::sync::watch;

/// How the site is served.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub listen: String,
    /// The folder that everything is kept in.
    pub data: PathBuf,
    /// The address that people use, if a proxy stands before the program.
    pub origin: Option<String>,
    /// The networks of proxies that are believed when they say whom they ask for.
    pub trusted_proxies: Vec<IpNet>,
    /// Whether requests, streams and tables are limited.
    pub limited: bool,
    /// How many searches think at once; quick players have as many slots of their own.
    pub thinkers: usize,
    /// How often a table looks around for who has gone; one that nobody needs leaves memory then.
    pub look_around: Duration,
    /// After so long without a sign of them, somebody is away: the others may agree that a bot plays.
    pub away: Duration,
    /// How often tables are cleared away that have been kept long enough; soon after the start for the first time.
    pub clear_every: Duration,
    /// How long after the last person has gone the bots of a table pause.
    pub pause_after: Duration,
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
    let _lock = folder::lock(&config.data)?;
    folder::prepare(&config.data)?;
    let failed = |what: &str, error: &dyn fmt::Display| Failure(format!("{what}: {error}"));
    let storage = Sqlite::open(&folder::database(&config.data)).await.map_err(|error| Failure(error.to_string()))?;
    // Only now: a secret says that there is a site.
    let secret = folder::secret(&config.data);
    let keys = Keys::in_file(&secret)
        .map_err(|error| failed(&format!("the secret {} cannot be used", secret.display()), &error))?;
    let storage: Arc<dyn Storage> = Arc::new(storage);
    let listener = TcpListener::bind(&config.listen).await.map_err(|error| Failure(unheard(&config.listen, &error)))?;
    let address = listener.local_addr().map_err(|error| failed("the address cannot be told", &error))?;

    folder::warn_if_open(&config.data);
    if config.seed.is_some() {
        tracing::warn!("all games follow from a seed that was told: whoever knows it knows every card");
    }
    if config.origin.is_some() && config.trusted_proxies.is_empty() {
        tracing::warn!("--origin without --trusted-proxy: behind a proxy everybody counts as one address");
    }
    let (ending, ended) = watch::channel(false);
    let scheduler = Scheduler::new(config.thinkers);
    let tables = Tables::new(Desk {
        games,
        storage: storage.clone(),
        data: config.data.clone(),
        keys: Arc::new(keys),
        scheduler: scheduler.clone(),
        reviews: Arc::new(Reviews::new(scheduler.clone())),
        away: config.away,
        look_around: config.look_around,
        pause_after: config.pause_after,
        chance: Arc::new(Chance::new(config.seed)),
    });
    tokio::spawn(kept::clear_now_and_then(tables.clone(), config.clear_every, ended.clone()));
    let proxies = Arc::new(Proxies::new(config.trusted_proxies));
    let manner = Manner { origin: config.origin, limited: config.limited, proxies };
    let (router, limits) = http::router(tables.clone(), manner, ended);
    let counted = limits.clone();
    tokio::spawn(async move {
        loop {
            tokio::time::sleep(Duration::from_secs(60)).await;
            counted.tidy();
        }
    });
    ready(address);
    connections::accept(listener, &router, &limits, end, ending).await;
    // Whoever waits to think waits no longer.
    scheduler.close();
    tables.keep_snapshots().await;
    storage.close().await;
    Ok(())
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
