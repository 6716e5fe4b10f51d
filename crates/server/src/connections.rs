//! Who is let in, and for how long.

use crate::http::Limits;
use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::time::{sleep, timeout};
use tower::ServiceExt;

/// How long a connection may take to say what it wants, the first time and after each answer.
const SILENCE: Duration = Duration::from_secs(30);
/// How long requests that are under way may take once the server is asked to end.
const PATIENCE: Duration = Duration::from_secs(5);

/// Answers whoever connects until `end` comes; then `ending` is told, so that streams end, and what is under way is finished.
pub(crate) async fn accept(
    listener: TcpListener,
    router: &Router,
    limits: &Limits,
    end: impl Future<Output = ()>,
    ending: watch::Sender<bool>,
) {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(SILENCE);
    let graceful = GracefulShutdown::new();
    tokio::pin!(end);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut end => break,
        };
        let (stream, address) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // Mostly that no more files can be open; some will be closed soon.
                tracing::warn!(%error, "nobody can be let in just now");
                sleep(Duration::from_millis(100)).await;
                continue;
            }
        };
        // Whoever has too many open already is let go without a word: an answer would cost more than it is worth.
        let Some(place) = limits.connection(address.ip()) else { continue };
        // Updates are small and wanted at once.
        let _ = stream.set_nodelay(true);
        let service = router.clone().map_request(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(address));
            request
        });
        let connection = http.serve_connection(TokioIo::new(stream), TowerToHyperService::new(service));
        let connection = graceful.watch(connection);
        tokio::spawn(async move {
            let _until_it_ends = place;
            connection.await
        });
    }
    drop(listener);
    tracing::info!("ending");
    let _ = ending.send(true);
    if timeout(PATIENCE, graceful.shutdown()).await.is_err() {
        tracing::warn!("some requests did not end in time");
    }
}
