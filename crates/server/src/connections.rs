//! Accepting connections, and shutting down.

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

/// How long a client may take to send the headers of each request.
const HEADER_READ_TIMEOUT: Duration = Duration::from_secs(30);
/// How long running requests may take after shutdown was requested.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(5);

/// Serves connections until `shutdown` resolves. Then `shutting_down` is set, which ends streams, and running requests are
/// finished.
pub(crate) async fn accept(
    listener: TcpListener,
    router: &Router,
    limits: &Limits,
    shutdown: impl Future<Output = ()>,
    shutting_down: watch::Sender<bool>,
) {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(HEADER_READ_TIMEOUT);
    let graceful = GracefulShutdown::new();
    tokio::pin!(shutdown);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut shutdown => break,
        };
        let (stream, address) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // Usually too many open files; some will be closed soon.
                tracing::warn!(%error, "could not accept a connection");
                sleep(Duration::from_millis(100)).await;
                continue;
            }
        };
        // Too many connections from this address. Closing is cheaper than an HTTP response.
        let Some(permit) = limits.connection(address.ip()) else { continue };
        // Updates are small and should be sent at once.
        let _ = stream.set_nodelay(true);
        let service = router.clone().map_request(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(address));
            request
        });
        let connection = http.serve_connection(TokioIo::new(stream), TowerToHyperService::new(service));
        let connection = graceful.watch(connection);
        tokio::spawn(async move {
            let _held_while_connected = permit;
            connection.await
        });
    }
    drop(listener);
    tracing::info!("shutting down");
    let _ = shutting_down.send(true);
    if timeout(SHUTDOWN_TIMEOUT, graceful.shutdown()).await.is_err() {
        tracing::warn!("some requests did not finish in time");
    }
}
