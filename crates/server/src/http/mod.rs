//! The site over HTTP.
//!
//! | file | contents |
//! |---|---|
//! | [`security`] | middleware for every request: limits, origin check, security headers |
//! | [`limits`] | rate limits, and limits of streams, connections and tables |
//! | [`semaphore`] | counts what a client has open at once |
//! | [`proxies`] | trusted proxies, and the client address of a request |
//! | [`visitor`] | who makes a request, and in which language |
//! | [`form`], [`options`] | the fields of a submitted form, and the options of a game in it |
//! | [`error`] | error responses |
//! | [`site`] | home page, new tables, rules, names, static files, health |
//! | [`table`] | the page of a table, and actions there |
//! | [`hint`] | hints |
//! | [`learning`] | the table where a game is taught, and its lessons |
//! | [`live`] | the stream of updates |
//! | [`preview`] | what a choice would change, and what happened since the last one |
//! | [`finished`] | replays, records, rematches, and reports |
//! | [`review`] | the review of a finished game |

mod error;
mod finished;
mod form;
mod hint;
mod learning;
mod limits;
mod live;
mod options;
mod preview;
mod proxies;
mod review;
mod security;
mod semaphore;
mod site;
mod table;
mod visitor;

use crate::table::{Core, TableError, Tables};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::routing::{get, post};
pub(crate) use limits::Limits;
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

/// The maximum size of a request body.
const MAX_BODY_BYTES: usize = 16 * 1024;
/// For all requests except streams.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(20);

/// The state shared by all request handlers.
#[derive(Clone)]
pub(crate) struct Site {
    pub(crate) tables: Tables,
    pub(crate) limits: Arc<Limits>,
    /// The public address of the site, if it is configured.
    pub(crate) origin: Option<Arc<str>>,
    pub(crate) proxies: Arc<Proxies>,
    /// Becomes true when the server shuts down.
    pub(crate) shutting_down: watch::Receiver<bool>,
}

impl Site {
    /// Runs `work` at a table and records the visit, so that its bots play on.
    async fn visit<T: Send + 'static>(
        &self,
        visitor: &Visitor,
        table: &str,
        work: impl FnOnce(&mut Core) -> T + Send + 'static,
    ) -> Result<T, TableError> {
        let (guest, network) = (visitor.guest.clone(), visitor.network.map(|network| network.to_string()));
        let result = self.tables.at(table, move |core| {
            core.visit(&guest, network.as_deref());
            work(core)
        });
        result.await
    }

    fn is_https(&self) -> bool {
        self.origin.as_deref().is_some_and(|origin| origin.starts_with("https://"))
    }
}

pub(crate) struct HttpConfig {
    pub(crate) origin: Option<String>,
    /// Whether limits are enforced.
    pub(crate) limited: bool,
    pub(crate) proxies: Arc<Proxies>,
}

pub(crate) fn router(
    tables: Tables,
    config: HttpConfig,
    shutting_down: watch::Receiver<bool>,
) -> (Router, Arc<Limits>) {
    let limits = Arc::new(Limits::new(config.limited, config.proxies.clone()));
    let site = Site {
        tables,
        limits: limits.clone(),
        origin: config.origin.map(Into::into),
        proxies: config.proxies,
        shutting_down,
    };
    let pages = Router::new()
        .route("/", get(site::home))
        .route("/play/{game}", post(site::play))
        .route("/learn/{game}", post(learning::learn))
        .route("/lessons/{game}", get(learning::lessons))
        .route("/new/{game}", get(site::new))
        .route("/tables", post(site::create))
        .route("/rules", get(site::rules_list))
        .route("/rules/{game}", get(site::rules))
        .route("/me", get(site::me).post(site::rename))
        .route("/language", post(site::language))
        .route("/t/{id}", get(table::page))
        .route("/t/{id}/now", get(table::now))
        .route("/t/{id}/preview", get(preview::preview))
        .route("/t/{id}/since", get(preview::since))
        .route("/t/{id}/choose", post(table::choose))
        .route("/t/{id}/act", post(table::act))
        .route("/t/{id}/hint", post(hint::hint))
        .route("/t/{id}/sit", post(table::sit))
        .route("/t/{id}/chair", post(table::change_holder))
        .route("/t/{id}/link", post(table::link))
        .route("/t/{id}/say", post(table::say))
        .route("/take/{id}/{seat}/{secret}", get(table::take_page).post(table::take))
        .route("/t/{id}/report", get(finished::report))
        .route("/t/{id}/record", get(finished::record))
        .route("/t/{id}/replay", get(finished::replay))
        .route("/t/{id}/review", get(review::review))
        .route("/t/{id}/again", post(finished::rematch))
        .route("/t/{id}/what-if", post(finished::what_if))
        .fallback(error::not_found)
        .method_not_allowed_fallback(error::method_not_allowed)
        .layer(CompressionLayer::new())
        .layer(TimeoutLayer::with_status_code(axum::http::StatusCode::SERVICE_UNAVAILABLE, REQUEST_TIMEOUT));
    let live = Router::new().route("/live", get(live::live)).method_not_allowed_fallback(error::method_not_allowed);
    let middleware = ServiceBuilder::new()
        .layer(TraceLayer::new_for_http().make_span_with(security::span))
        .layer(CatchPanicLayer::custom(error::panicked))
        .layer(from_fn_with_state(site.clone(), security::headers))
        .layer(from_fn_with_state(site.clone(), visitor::identify))
        .layer(from_fn_with_state(site.clone(), security::check))
        .layer(DefaultBodyLimit::max(MAX_BODY_BYTES));
    let files = Router::new()
        .route("/assets/{hash}/{*name}", get(site::asset))
        .route("/health", get(site::health))
        .method_not_allowed_fallback(error::method_not_allowed)
        .layer(CompressionLayer::new())
        .layer(from_fn_with_state(site.clone(), security::limit_rate))
        .layer(from_fn_with_state(site.clone(), security::headers));
    (pages.merge(live).layer(middleware).merge(files).with_state(site), limits)
}
