//! The stream of updates. Each browser has one, for all tables that it shows.

use super::Site;
use super::error::HttpError;
use super::visitor::Visitor;
use crate::table::{Subscriber, UPDATE_BUFFER, ViewContext};
use axum::extract::{RawQuery, State};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use pages::words::Language;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tabletop::{Seat, Viewer};
use tokio::sync::mpsc;
use tokio_stream::wrappers::{ReceiverStream, WatchStream};
use tokio_stream::{Stream, StreamExt, StreamMap};

/// How many tables one stream may follow.
const MAX_TABLES: usize = 16;

/// A table that a browser follows, from the query: `table.seat.language.hash`. The seat may be empty; the hash is that of the
/// page that the browser shows.
#[derive(PartialEq)]
struct Subscription {
    table: String,
    seat: Option<Seat>,
    language: Option<Language>,
    hash: Option<String>,
}

impl Subscription {
    fn parse(text: &str) -> Option<Self> {
        let mut parts = text.split('.');
        let (table, seat) = (parts.next()?.to_owned(), parts.next()?.parse().ok().map(Seat));
        let language = parts.next().and_then(Language::from_code);
        Some(Self { table, seat, language, hash: parts.next().map(str::to_owned) })
    }
}

/// `None` ends the stream, because a table has closed it or the server shuts down. The browser reconnects and catches up.
type Update = Option<Arc<str>>;

pub(super) async fn live(State(site): State<Site>, visitor: Visitor, RawQuery(query): RawQuery) -> Response {
    let query = query.unwrap_or_default();
    let mut subscriptions: Vec<_> =
        query.split('&').filter_map(|pair| Subscription::parse(pair.strip_prefix("at=")?)).collect();
    subscriptions.dedup();
    subscriptions.truncate(MAX_TABLES);
    // Without a cookie, streams cannot be counted by person.
    if visitor.is_new {
        return HttpError::NoCookie.response(&visitor);
    }
    let Some(permit) = site.limits.stream(&visitor) else {
        return HttpError::TooManyStreams.response(&visitor);
    };
    let mut streams: StreamMap<usize, std::pin::Pin<Box<dyn Stream<Item = Update> + Send>>> = StreamMap::new();
    for (index, subscription) in subscriptions.into_iter().enumerate() {
        let (updates, received) = mpsc::channel(UPDATE_BUFFER);
        let (guest, language) = (visitor.guest.clone(), subscription.language.unwrap_or(visitor.language));
        let table = subscription.table.clone();
        let subscribed = site.visit(&visitor, &table, move |core| {
            let viewer = subscription.seat.filter(|seat| core.seats_of(&guest).contains(*seat));
            let context = ViewContext { guest, viewer: viewer.map_or(Viewer::Spectator, Viewer::Seat), language };
            core.subscribe(Subscriber::new(context, updates), subscription.hash.as_deref());
        });
        // One missing table must not prevent following the others.
        if subscribed.await.is_ok() {
            streams.insert(index, Box::pin(ReceiverStream::new(received).map(Some).chain(tokio_stream::once(None))));
        }
    }
    let shutdown = WatchStream::new(site.shutting_down.clone()).filter(|shutting_down| *shutting_down).map(|_| None);
    streams.insert(usize::MAX, Box::pin(shutdown));
    let events = streams.map(|(_, update)| update).take_while(Option::is_some).map(move |update| {
        let _held_while_streaming = &permit;
        Ok::<_, Infallible>(Event::default().data(update.as_deref().unwrap_or_default()))
    });
    // Browsers ignore an event without data.
    let hello = tokio_stream::once(Ok(Event::default().event("hello").data("hello")));
    // Scripts see these events and notice a dead connection when they stop.
    let keep_alive = KeepAlive::new().interval(Duration::from_secs(15)).event(Event::default().event("beat").data("1"));
    let mut response = Sse::new(hello.chain(events)).keep_alive(keep_alive).into_response();
    // Proxies must not buffer the stream.
    response.headers_mut().insert("x-accel-buffering", axum::http::HeaderValue::from_static("no"));
    response
}
