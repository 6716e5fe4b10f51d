//! `chronotope serve`.

use crate::out;
use directories::ProjectDirs;
use games::GAMES;
use ipnet::IpNet;
use server::Config;
use std::io::IsTerminal;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;
use tabletop::{Error, ErrorKind, Seed};
use tracing_subscriber::EnvFilter;

#[derive(clap::Args, Clone, Debug, Default)]
pub(crate) struct Args {
    /// The address to listen on; 0.0.0.0:8080 lets others in the same network in [default: 127.0.0.1:8080]
    #[arg(long, value_name = "ADDRESS")]
    listen: Option<String>,
    /// The data folder of the site [default: a folder for this program among your data]
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// The public address of the site, if it runs behind a proxy
    #[arg(long, value_name = "https://games.example")]
    origin: Option<String>,
    /// A proxy whose X-Forwarded-For header is trusted: an address, or a network such as 10.0.0.0/8. Several are separated
    /// by commas, or the option is repeated [default: none]
    #[arg(long, value_name = "NETWORK", value_delimiter = ',', value_parser = network)]
    trusted_proxy: Vec<IpNet>,
    /// How many bots, hints and reviews may search at the same time. They share the time fairly by address, person and
    /// table; bots that do not search never wait for them [default: one less than there are cores]
    #[arg(long, value_name = "N")]
    thinkers: Option<usize>,
    /// Turn off the limits on requests, streams and tables; for measurements only
    #[arg(long)]
    unlimited: bool,
    /// Derive all randomness from this word; for tests only, since it gives away every card
    #[arg(long, value_name = "WORD")]
    seed: Option<String>,
    /// Write the log as JSON Lines; RUST_LOG sets the level
    #[arg(long)]
    log_json: bool,
}

const LISTEN: &str = "127.0.0.1:8080";
/// Long enough for a page to be loaded again, or a phone to find its network.
const PAUSE_AFTER: Duration = Duration::from_secs(30);

pub(crate) fn run(args: &Args) -> Result<(), Error> {
    let failed = |message: String| Error::new(ErrorKind::Request, message);
    log(args.log_json);
    allow_files();
    let data = folder(args.data.as_ref())?;
    if let Some(origin) = &args.origin
        && (!origin.starts_with("http") || origin.ends_with('/'))
    {
        return Err(failed(format!("--origin takes an address like https://games.example, not {origin:?}")));
    }
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let config = Config {
        listen: args.listen.clone().unwrap_or_else(|| LISTEN.into()),
        data: data.clone(),
        origin: args.origin.clone(),
        trusted_proxies: args.trusted_proxy.clone(),
        limited: !args.unlimited,
        thinkers: args.thinkers.unwrap_or_else(|| cores.saturating_sub(1).max(1)),
        presence_interval: Duration::from_secs(20),
        away_after: Duration::from_secs(60),
        cleanup_interval: Duration::from_secs(3600),
        pause_after: PAUSE_AFTER,
        seed: args.seed.as_deref().map(Seed::from_text).transpose()?,
    };
    // Tables work on threads that may block; more of them than the cores can feed would only cost memory.
    let threads = 2 * cores + 2;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().max_blocking_threads(threads).build();
    let runtime = runtime.map_err(|error| failed(format!("threads cannot be started: {error}")))?;
    let ready = |address: SocketAddr| {
        let kept = format!("Tables are kept in {}. Ctrl+C ends.", data.display());
        // The site runs even if nobody reads this.
        let _ = out::put(&format!("Chronotope is open: http://{}\n{kept}\n", shown(address)));
    };
    let site = async { server::serve(config, GAMES, ready, end()).await };
    runtime.block_on(site).map_err(|failure| failed(failure.to_string()))
}

/// A network, or a single address.
fn network(text: &str) -> Result<IpNet, String> {
    let network = text.parse().ok().or_else(|| text.parse::<IpAddr>().ok().map(IpNet::from));
    network.ok_or_else(|| "write an address like 10.0.0.1, or a network like 10.0.0.0/8 or fd00::/8".to_owned())
}

/// The folder that was named, or the default one.
pub(crate) fn folder(named: Option<&PathBuf>) -> Result<PathBuf, Error> {
    let own = || ProjectDirs::from("", "", "chronotope").map(|folders| folders.data_dir().to_owned());
    let none = || Error::new(ErrorKind::Request, "this system has no folder for user data: name one with --data");
    named.cloned().or_else(own).ok_or_else(none)
}

/// An address that a browser can open: localhost for an unspecified one.
fn shown(address: SocketAddr) -> String {
    if address.ip().is_unspecified() { format!("localhost:{}", address.port()) } else { address.to_string() }
}

fn log(json: bool) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn,server=info"));
    // A file has no colours.
    let colours = std::io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|wish| wish.is_empty());
    // If the disk of the log is full, reporting that in the log would panic.
    let log = tracing_subscriber::fmt().log_internal_errors(false).with_ansi(colours);
    let log = log.with_env_filter(filter).with_writer(std::io::stderr);
    if json { log.json().init() } else { log.init() }
}

/// Every stream is an open file, and many systems allow only about a thousand unless asked for more.
fn allow_files() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
        // If it is not granted, fewer people can follow tables.
        let _ = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    }
}

/// Completes when the program is asked to end. It listens from this call on, since the request may come at once.
fn end() -> impl Future<Output = ()> + Send + 'static {
    #[cfg(unix)]
    let asked = {
        use tokio::signal::unix::{SignalKind, signal};
        // A file at its size limit should be an error of that write, not the end of the program. Listening is enough.
        let _ = signal(SignalKind::from_raw(rustix::process::Signal::XFSZ.as_raw()));
        [SignalKind::interrupt(), SignalKind::terminate()].map(|kind| signal(kind).ok())
    };
    async move {
        #[cfg(unix)]
        if let [Some(mut interrupted), Some(mut terminated)] = asked {
            tokio::select! { _ = interrupted.recv() => {}, _ = terminated.recv() => {} }
            return;
        }
        let _ = tokio::signal::ctrl_c().await;
    }
}
