//! The site over HTTP.
//!
//! | file | what lives there |
//! |---|---|
//! | [`guard`] | what every request goes through: limits, where it comes from, headers |
//! | [`places`] | how many of something somebody may have at once |
//! | [`proxies`] | which proxies are believed, and where a request comes from |
//! | [`visitor`] | who asks, and in which language |
//! | [`fields`] | what a form brings |
//! | [`answer`] | what a refused request gets |
//! | [`site`] | home, new tables, rules, names, files |
//! | [`table`] | a table: its page, and what is done there |
//! | [`hint`] | a hint for whoever asks |
//! | [`live`] | the stream of what changes |
//! | [`after`] | replays, records, reports, and what comes after a game |
//! | [`review`] | a finished game, looked at again |

mod after;
mod answer;
mod fields;
mod guard;
mod hint;
mod live;
mod options;
mod places;
mod proxies;
mod review;
mod site;
mod table;
mod visitor;

use crate::table::{Core, Tables, Trouble};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::routing::{get, post};
pub(crate) use guard::Limits;
pub(crate) use proxies::Proxies;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tower::ServiceBuilder;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;
use tower_http::trace::TraceLayer;
use visitor::Visitor;

/// The most that a request may bring.
const MOST_BYTES: usize = 16 * 1024;
/// How long a request may take; streams are none.
const PATIENCE: Duration = Duration::from_secs(20);

/// What every request can ask for.
#[derive(Clone)]
pub(crate) struct Site {
    pub(crate) tables: Tables,
    pub(crate) limits: Arc<Limits>,
    /// The address that people use, where it differs from what requests say.
    pub(crate) origin: Option<Arc<str>>,
    /// Whose word counts about where a request comes from.
    pub(crate) proxies: Arc<Proxies>,
    /// Becomes true when the server ends.
    pub(crate) ending: watch::Receiver<bool>,
}

impl Site {
    /// Does something at a table for somebody who is there: while people visit, its bots play.
    async fn visit<T: Send + 'static>(
        &self,
        visitor: &Visitor,
        table: &str,
        work: impl FnOnce(&mut Core) -> T + Send + 'static,
    ) -> Result<T, Trouble> {
        let (guest, network) = (visitor.guest.clone(), visitor.network.map(|network| network.to_string()));
        let visited = self.tables.at(table, move |core| {
            core.visit(&guest, network.as_deref());
            work(core)
        });
        visited.await
    }

    /// Whether people use the site over HTTPS.
    fn is_https(&self) -> bool {
        self.origin.as_deref().is_some_and(|origin| origin.starts_with("https://"))
    }
}

/// What the site can be told about itself.
pub(crate) struct Manner {
    pub(crate) origin: Option<String>,
    /// Whether requests are counted.
    pub(crate) limited: bool,
    pub(crate) proxies: Arc<Proxies>,
}

/// The whole site.
pub(crate) fn router(tables: Tables, manner: Manner, ending: watch::Receiver<bool>) -> (Router, Arc<Limits>) {
    let limits = Arc::new(Limits::new(manner.limited, manner.proxies.clone()));
    let site =
        Site { tables, limits: limits.clone(), origin: manner.origin.map(Into::into), proxies: manner.proxies, ending };
    let pages = Router::new()
        .route("/", get(site::home))
        .route("/play/{game}", post(site::play))
        .route("/new/{game}", get(site::new))
        .route("/tables", post(site::create))
        .route("/rules", get(site::rules_list))
        .route("/rules/{game}", get(site::rules))
        .route("/me", get(site::me).post(site::rename))
        .route("/language", post(site::language))
        .route("/t/{id}", get(table::page))
        .route("/t/{id}/now", get(table::now))
        .route("/t/{id}/choose", post(table::choose))
        .route("/t/{id}/act", post(table::act))
        .route("/t/{id}/hint", post(hint::hint))
        .route("/t/{id}/sit", post(table::sit))
        .route("/t/{id}/chair", post(table::chair))
        .route("/t/{id}/link", post(table::link))
        .route("/t/{id}/say", post(table::say))
        .route("/take/{id}/{seat}/{secret}", get(table::take_page).post(table::take))
        .route("/t/{id}/report", get(after::report))
        .route("/t/{id}/record", get(after::record))
        .route("/t/{id}/replay", get(after::replay))
        .route("/t/{id}/review", get(review::review))
        .route("/t/{id}/again", post(after::again))
        .route("/t/{id}/what-if", post(after::what_if))
        .fallback(answer::no_such_page)
        .method_not_allowed_fallback(answer::wrong_method)
        .layer(CompressionLayer::new())
        .layer(TimeoutLayer::with_status_code(axum::http::StatusCode::SERVICE_UNAVAILABLE, PATIENCE));
    let live = Router::new().route("/live", get(live::live)).method_not_allowed_fallback(answer::wrong_method);
    let asking = ServiceBuilder::new()
        .layer(TraceLayer::new_for_http().make_span_with(guard::span))
        .layer(CatchPanicLayer::custom(answer::panicked))
        .layer(from_fn_with_state(site.clone(), guard::headers))
        .layer(from_fn_with_state(site.clone(), visitor::recognise))
        .layer(from_fn_with_state(site.clone(), guard::check))
        .layer(DefaultBodyLimit::max(MOST_BYTES));
    let files = Router::new()
        .route("/assets/{print}/{*name}", get(site::asset))
        .route("/health", get(site::health))
        .method_not_allowed_fallback(answer::wrong_method)
        .layer(CompressionLayer::new())
        .layer(from_fn_with_state(site.clone(), guard::count))
        .layer(from_fn_with_state(site.clone(), guard::headers));
    (pages.merge(live).layer(asking).merge(files).with_state(site), limits)
}
