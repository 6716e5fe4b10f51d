//! The stream of what changes: one for each browser, whatever number of tables it shows.

use super::Site;
use super::answer::Denied;
use super::visitor::Visitor;
use crate::table::{Look, WAITING_UPDATES, Watcher};
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

/// How many tables one stream follows.
const MOST_TABLES: usize = 16;

/// What a browser wants to follow: `table.seat.language.print`, the seat's number or nothing, the language of the page, and
/// what stands for it.
#[derive(PartialEq)]
struct Wanted {
    table: String,
    seat: Option<Seat>,
    language: Option<Language>,
    print: Option<String>,
}

impl Wanted {
    fn read(text: &str) -> Option<Self> {
        let mut parts = text.split('.');
        let (table, seat) = (parts.next()?.to_owned(), parts.next()?.parse().ok().map(Seat));
        let language = parts.next().and_then(Language::from_code);
        Some(Self { table, seat, language, print: parts.next().map(str::to_owned) })
    }
}

/// `None` ends the stream: a table has let go of it, or the server ends. The browser comes back and catches up.
type Update = Option<Arc<str>>;

pub(super) async fn live(State(site): State<Site>, visitor: Visitor, RawQuery(query): RawQuery) -> Response {
    let query = query.unwrap_or_default();
    let mut wanted: Vec<_> = query.split('&').filter_map(|pair| Wanted::read(pair.strip_prefix("at=")?)).collect();
    wanted.dedup();
    wanted.truncate(MOST_TABLES);
    // Whoever brings no cookie could be anybody, as often as they like.
    if visitor.is_new {
        return Denied::NoCookie.answer(&visitor);
    }
    let Some(place) = site.limits.stream(&visitor) else {
        return Denied::TooManyStreams.answer(&visitor);
    };
    let mut streams: StreamMap<usize, std::pin::Pin<Box<dyn Stream<Item = Update> + Send>>> = StreamMap::new();
    for (index, wanted) in wanted.into_iter().enumerate() {
        let (updates, received) = mpsc::channel(WAITING_UPDATES);
        let (guest, language) = (visitor.guest.clone(), wanted.language.unwrap_or(visitor.language));
        let table = wanted.table.clone();
        let watch = site.visit(&visitor, &table, move |core| {
            let viewer = wanted.seat.filter(|seat| core.seats_of(&guest).contains(*seat));
            let look = Look { guest, viewer: viewer.map_or(Viewer::Spectator, Viewer::Seat), language };
            core.watch(Watcher::new(look, updates), wanted.print.as_deref());
        });
        // A table that is not there must not keep the others from being followed.
        if watch.await.is_ok() {
            streams.insert(index, Box::pin(ReceiverStream::new(received).map(Some).chain(tokio_stream::once(None))));
        }
    }
    let ending = WatchStream::new(site.ending.clone()).filter(|ending| *ending).map(|_| None);
    streams.insert(usize::MAX, Box::pin(ending));
    let events = streams.map(|(_, update)| update).take_while(Option::is_some).map(move |update| {
        let _held_while_streaming = &place;
        Ok::<_, Infallible>(Event::default().data(update.as_deref().unwrap_or_default()))
    });
    // Browsers pass over an event that has no data.
    let hello = tokio_stream::once(Ok(Event::default().event("hello").data("hello")));
    // A beat that scripts can hear: a line that has died in silence is noticed by its absence.
    let keep_alive = KeepAlive::new().interval(Duration::from_secs(15)).event(Event::default().event("beat").data("1"));
    let mut response = Sse::new(hello.chain(events)).keep_alive(keep_alive).into_response();
    // Proxies must not wait until there is more of it.
    response.headers_mut().insert("x-accel-buffering", axum::http::HeaderValue::from_static("no"));
    response
}
