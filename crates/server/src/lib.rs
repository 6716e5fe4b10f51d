//! The site: tables in memory, their storage, and their pages over HTTP.
//!
//! | module | contents |
//! |---|---|
//! | `scheduler` | which bots, hints and reviews run when |
//! | `reviews` | reviews of finished games |
//! | `table` | tables in memory; knows nothing of HTTP |
//! | `storage` | a small trait, and SQLite |
//! | `http` | pages, actions and streams |
//! | `connections` | accepting connections, and shutting down |
//! | `backup` | backup and restore of a whole site |
//! | `data_dir` | the files of a site |
//! | `disk` | free disk space |
//! | `retention` | how long tables are kept |
//! | `text` | cleans names and chat messages |
//! | `signing` | signs cookies and links |
//! | `random` | ids, secrets and seeds |
#![forbid(unsafe_code)]

mod backup;
mod connections;
mod data_dir;
mod disk;
mod http;
mod random;
mod retention;
mod reviews;
mod scheduler;
mod signing;
mod storage;
mod table;
mod text;

pub use backup::{Restored, backup, restore};
pub use retention::{Overview, Retention, RetentionChange, TableKind, TableStats, overview, set_retention};

use games::GameEntry;
use http::{HttpConfig, Proxies};
use ipnet::IpNet;
use random::SeedSource;
use reviews::Reviews;
use scheduler::Scheduler;
use signing::SigningKey;
use std::fmt;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use storage::{Sqlite, Storage};
use table::{Services, Tables};
use tabletop::Seed;
use tokio::net::TcpListener;
use tokio::sync::watch;

#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen on.
    pub listen: String,
    /// The data folder.
    pub data: PathBuf,
    /// The public address of the site, needed behind a proxy.
    pub origin: Option<String>,
    /// The networks of proxies whose `X-Forwarded-For` is trusted.
    pub trusted_proxies: Vec<IpNet>,
    /// Whether requests, streams and tables are limited.
    pub limited: bool,
    /// How many searches run at once. Quick players have as many slots of their own.
    pub thinkers: usize,
    /// How often a table checks who is present. An unused table leaves memory then.
    pub presence_interval: Duration,
    /// How long after they were last seen a person counts as away.
    pub away_after: Duration,
    /// How often expired tables are deleted. The first time comes soon after the start.
    pub cleanup_interval: Duration,
    /// How long after the last person has left the bots of a table pause.
    pub pause_after: Duration,
    /// If set, the randomness of all games and bots is derived from it.
    pub seed: Option<Seed>,
}

/// A message for the operator of the site.
#[derive(Debug)]
pub struct ServeError(String);

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ServeError {}

/// Serves the site until `shutdown` resolves, then finishes running requests. `ready` is called with the address once the site
/// accepts connections.
pub async fn serve(
    config: Config,
    games: &'static [GameEntry],
    ready: impl FnOnce(SocketAddr),
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    let _lock = data_dir::lock(&config.data)?;
    data_dir::prepare(&config.data)?;
    let failed = |what: &str, error: &dyn fmt::Display| ServeError(format!("{what}: {error}"));
    let database = data_dir::database(&config.data);
    let storage = Sqlite::open(&database).await.map_err(|error| ServeError(error.to_string()))?;
    // After the database: a secret without a database means that the site is lost.
    let secret = data_dir::secret(&config.data);
    let signing_key = SigningKey::load_or_create(&secret)
        .map_err(|error| failed(&format!("the secret {} cannot be used", secret.display()), &error))?;
    let storage: Arc<dyn Storage> = Arc::new(storage);
    let listener =
        TcpListener::bind(&config.listen).await.map_err(|error| ServeError(listen_error(&config.listen, &error)))?;
    let address = listener.local_addr().map_err(|error| failed("the local address is unknown", &error))?;

    data_dir::warn_if_open(&config.data);
    if config.seed.is_some() {
        tracing::warn!("all games are derived from a given seed: anyone who knows it can predict every card");
    }
    if config.origin.is_some() && config.trusted_proxies.is_empty() {
        tracing::warn!(
            "--origin without --trusted-proxy: behind a proxy, all visitors share one address and its limits"
        );
    }
    let (shutting_down, shutdown_seen) = watch::channel(false);
    let scheduler = Scheduler::new(config.thinkers);
    let tables = Tables::new(Services {
        games,
        storage: storage.clone(),
        data: config.data.clone(),
        signing_key: Arc::new(signing_key),
        scheduler: scheduler.clone(),
        reviews: Arc::new(Reviews::new(scheduler.clone())),
        away_after: config.away_after,
        presence_interval: config.presence_interval,
        pause_after: config.pause_after,
        seeds: Arc::new(SeedSource::new(config.seed)),
    });
    let cleanup =
        retention::delete_expired_periodically(tables.clone(), config.cleanup_interval, shutdown_seen.clone());
    tokio::spawn(cleanup);
    let proxies = Arc::new(Proxies::new(config.trusted_proxies));
    let http_config = HttpConfig { origin: config.origin, limited: config.limited, proxies };
    let (router, limits) = http::router(tables.clone(), http_config, shutdown_seen);
    let pruned = limits.clone();
    tokio::spawn(async move {
        loop {
            tokio::time::sleep(Duration::from_secs(60)).await;
            pruned.prune();
        }
    });
    ready(address);
    connections::accept(listener, &router, &limits, shutdown, shutting_down).await;
    scheduler.close();
    tables.save_snapshots().await;
    storage.close().await;
    Ok(())
}

fn listen_error(listen: &str, error: &std::io::Error) -> String {
    match error.kind() {
        std::io::ErrorKind::AddrInUse => {
            format!(
                "{listen} is in use by another program: name another address with --listen, such as --listen 127.0.0.1:8090"
            )
        }
        std::io::ErrorKind::PermissionDenied => {
            format!("the system does not allow listening on {listen}: name a port above 1023 with --listen")
        }
        _ => format!("cannot listen on {listen} ({error}): an address is written like 127.0.0.1:8080"),
    }
}
