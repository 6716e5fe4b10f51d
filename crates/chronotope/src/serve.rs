//! The site.

use crate::games::SITE_GAMES;
use crate::out;
use directories::ProjectDirs;
use ipnet::IpNet;
use server::Config;
use std::io::IsTerminal;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;
use tabletop::{Kind, Refusal, Seed};
use tracing_subscriber::EnvFilter;

/// What `chronotope serve` is told.
#[derive(clap::Args, Clone, Debug, Default)]
pub(crate) struct Args {
    /// Where to listen, 127.0.0.1:8080 if not said; 0.0.0.0:8080 lets others in the same network come too
    #[arg(long, value_name = "ADDRESS")]
    listen: Option<String>,
    /// The folder that tables are kept in; a place of its own among your data if not said
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// The address that people use, if a proxy stands before this program
    #[arg(long, value_name = "https://games.example")]
    origin: Option<String>,
    /// A proxy whose X-Forwarded-For is believed: an address or a network such as 10.0.0.0/8; more than one with commas or by
    /// repeating the option. Nobody is believed if not said
    #[arg(long, value_name = "NETWORK", value_delimiter = ',', value_parser = network)]
    trusted_proxy: Vec<IpNet>,
    /// How many bots, hints and reviews may search at the same time, as many as there are cores less one if not said. They
    /// take turns by address, person and table; bots that do not search never wait for them
    #[arg(long, value_name = "N")]
    thinkers: Option<usize>,
    /// Do not limit requests, streams and tables: for measuring only
    #[arg(long)]
    unlimited: bool,
    /// Let the chance of all games follow from this word: for tests only, since whoever knows it knows every card
    #[arg(long, value_name = "WORD")]
    seed: Option<String>,
    /// Write the log as JSON, a line each; RUST_LOG says how much of it
    #[arg(long)]
    log_json: bool,
}

const LISTEN: &str = "127.0.0.1:8080";
/// Long enough for a page to be loaded again, or a phone to find its network.
const PAUSE_AFTER: Duration = Duration::from_secs(30);

pub(crate) fn run(args: &Args) -> Result<(), Refusal> {
    let failed = |message: String| Refusal::new(Kind::Request, message);
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
        look_around: Duration::from_secs(20),
        away: Duration::from_secs(60),
        clear_every: Duration::from_secs(3600),
        pause_after: PAUSE_AFTER,
        seed: args.seed.as_deref().map(Seed::from_text).transpose()?,
    };
    // Tables work on threads that may block; more of them than the cores can feed would only cost memory.
    let threads = 2 * cores + 2;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().max_blocking_threads(threads).build();
    let runtime = runtime.map_err(|error| failed(format!("no threads can be had: {error}")))?;
    let ready = |address: SocketAddr| {
        let kept = format!("Tables are kept in {}. Ctrl+C ends.", data.display());
        // Whoever does not read it can still be served.
        let _ = out::put(&format!("Chronotope is open: http://{}\n{kept}\n", shown(address)));
    };
    let site = async { server::serve(config, SITE_GAMES, ready, end()).await };
    runtime.block_on(site).map_err(|failure| failed(failure.to_string()))
}

/// A network, or a single address.
fn network(text: &str) -> Result<IpNet, String> {
    let network = text.parse().ok().or_else(|| text.parse::<IpAddr>().ok().map(IpNet::from));
    network.ok_or_else(|| "write an address like 10.0.0.1, or a network like 10.0.0.0/8 or fd00::/8".to_owned())
}

/// The folder that was named, or the usual place.
pub(crate) fn folder(named: Option<&PathBuf>) -> Result<PathBuf, Refusal> {
    let own = || ProjectDirs::from("", "", "chronotope").map(|folders| folders.data_dir().to_owned());
    let none = || Refusal::new(Kind::Request, "there is no folder for your data on this system: name one with --data");
    named.cloned().or_else(own).ok_or_else(none)
}

/// An address that a browser can open: one that stands for all is shown as this machine.
fn shown(address: SocketAddr) -> String {
    if address.ip().is_unspecified() { format!("localhost:{}", address.port()) } else { address.to_string() }
}

fn log(json: bool) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn,server=info"));
    // A file has no colours.
    let colours = std::io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|wish| wish.is_empty());
    // The log may lie on a disk that is full. Saying so on the same way would be a panic, in whatever was about to be logged.
    let log = tracing_subscriber::fmt().log_internal_errors(false).with_ansi(colours);
    let log = log.with_env_filter(filter).with_writer(std::io::stderr);
    if json { log.json().init() } else { log.init() }
}

/// Every stream is an open file, and many systems begin with no more than a thousand of them unless asked.
fn allow_files() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
        // Where it is not granted, fewer people can watch.
        let _ = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    }
}

/// Comes when the program is asked to end. It listens from now on: whoever sees the address may ask at once.
fn end() -> impl Future<Output = ()> + Send + 'static {
    #[cfg(unix)]
    let asked = {
        use tokio::signal::unix::{SignalKind, signal};
        // A file that may not grow any more is an error of that write, not the end of the program. Being listened for is enough.
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
