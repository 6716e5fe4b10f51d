//! What every request goes through: where it comes from, how many there are, and what answers always say.

use super::Site;
use super::answer::Denied;
use super::visitor::Visitor;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{self, HeaderName, HeaderValue};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};

/// What a person may do in a second, and at once after a pause.
const ACTS: (u32, u32) = (20, 60);
/// What an address may ask for in a second, and at once after a pause: a whole club may sit behind one.
const REQUESTS: (u32, u32) = (100, 400);
/// Tables that may be opened from an address in a second, and at once after a pause.
const OPENINGS: (u32, u32) = (1, 120);
/// What a person may say in a second, and at once after a pause.
const TALK: (u32, u32) = (1, 8);
/// Hints that a person may ask for in a second, and at once after a pause.
const HINTS: (u32, u32) = (1, 10);
/// Streams that one person may have open.
const MOST_STREAMS: usize = 12;
/// Streams that all together may have open.
const MOST_STREAMS_IN_ALL: usize = 20_000;
/// After how many seconds somebody who was refused may try again, where the answer does not know better.
const RETRY_AFTER: &str = "5";
/// Running tables that one person may have opened.
pub(super) const MOST_TABLES: u32 = 60;

/// Counts what people and addresses ask for.
pub(crate) struct Limits {
    limited: bool,
    acts: DefaultKeyedRateLimiter<String>,
    requests: DefaultKeyedRateLimiter<IpAddr>,
    openings: DefaultKeyedRateLimiter<IpAddr>,
    talk: DefaultKeyedRateLimiter<String>,
    hints: DefaultKeyedRateLimiter<String>,
    streams: Mutex<HashMap<String, usize>>,
    /// Who opens a table just now: one at a time, or a limit could be passed by asking often at once.
    opening: Mutex<HashMap<String, Arc<tokio::sync::Mutex<()>>>>,
}

impl Limits {
    pub(super) fn new(limited: bool) -> Self {
        Self {
            limited,
            acts: limiter(ACTS),
            requests: limiter(REQUESTS),
            openings: limiter(OPENINGS),
            talk: limiter(TALK),
            hints: limiter(HINTS),
            streams: Mutex::default(),
            opening: Mutex::default(),
        }
    }

    /// Whether a person may do one more thing now.
    fn may_act(&self, guest: &str) -> bool {
        !self.limited || self.acts.check_key(&guest.to_owned()).is_ok()
    }

    /// Whether an address may ask once more now.
    fn may_ask(&self, address: IpAddr) -> bool {
        !self.limited || self.requests.check_key(&address).is_ok()
    }

    /// Whether a table may be opened from an address now.
    fn may_open(&self, address: IpAddr) -> bool {
        !self.limited || self.openings.check_key(&address).is_ok()
    }

    /// Whether a person may say one more thing now.
    pub(super) fn may_talk(&self, guest: &str) -> bool {
        !self.limited || self.talk.check_key(&guest.to_owned()).is_ok()
    }

    /// Whether a person may ask for one more hint now.
    pub(super) fn may_ask_for_a_hint(&self, guest: &str) -> bool {
        !self.limited || self.hints.check_key(&guest.to_owned()).is_ok()
    }

    /// Forgets who has not been here for a while.
    pub(crate) fn tidy(&self) {
        self.acts.retain_recent();
        self.requests.retain_recent();
        self.openings.retain_recent();
        self.talk.retain_recent();
        self.hints.retain_recent();
        self.opening.lock().unwrap_or_else(PoisonError::into_inner).retain(|_, turn| Arc::strong_count(turn) > 1);
    }

    /// A person's turn to open a table.
    pub(super) fn opening(&self, guest: &str) -> Arc<tokio::sync::Mutex<()>> {
        let mut opening = self.opening.lock().unwrap_or_else(PoisonError::into_inner);
        opening.entry(guest.to_owned()).or_default().clone()
    }

    /// Whether one more running table is too many for somebody who has opened so many.
    pub(super) fn is_too_many(&self, tables: u32) -> bool {
        self.limited && tables >= MOST_TABLES
    }

    /// A place for one more stream of a person; it is given back when dropped.
    pub(super) fn stream(self: &Arc<Self>, guest: &str) -> Option<StreamPlace> {
        let mut streams = self.streams.lock().unwrap_or_else(PoisonError::into_inner);
        let (own, all) = (streams.get(guest).copied().unwrap_or_default(), streams.values().sum::<usize>());
        if self.limited && (own >= MOST_STREAMS || all >= MOST_STREAMS_IN_ALL) {
            return None;
        }
        streams.insert(guest.to_owned(), own + 1);
        Some(StreamPlace { limits: self.clone(), guest: guest.to_owned() })
    }
}

/// A place for a stream.
pub(super) struct StreamPlace {
    limits: Arc<Limits>,
    guest: String,
}

impl Drop for StreamPlace {
    fn drop(&mut self) {
        let mut streams = self.limits.streams.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = streams.get_mut(&self.guest) {
            *count -= 1;
            if *count == 0 {
                streams.remove(&self.guest);
            }
        }
    }
}

fn limiter<K: Clone + Eq + std::hash::Hash>((second, burst): (u32, u32)) -> DefaultKeyedRateLimiter<K> {
    let count = |number| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
    RateLimiter::keyed(Quota::per_second(count(second)).allow_burst(count(burst)))
}

/// Refuses what comes too often, and changes that come from elsewhere.
pub(super) async fn check(State(site): State<Site>, request: Request, next: Next) -> Response {
    let visitor = request.extensions().get::<Visitor>().cloned().unwrap_or_default();
    let address = address_of(&request, site.origin.is_some());
    if address.is_some_and(|address| !site.limits.may_ask(address)) {
        return Denied::TooOften.answer(&visitor);
    }
    let opens = request.uri().path() == "/tables" || request.uri().path().starts_with("/play/");
    if opens && address.is_some_and(|address| !site.limits.may_open(address)) {
        return Denied::TooOften.answer(&visitor);
    }
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        if !comes_from_here(request.headers(), site.origin.as_deref()) {
            return Denied::OtherOrigin.answer(&visitor);
        }
        if visitor.is_new {
            return Denied::NoCookie.answer(&visitor);
        }
        if !site.limits.may_act(&visitor.guest) {
            return Denied::TooOften.answer(&visitor);
        }
    }
    next.run(request).await
}

/// Refuses what comes too often from one address; for files, which anybody may ask for.
pub(super) async fn count(State(site): State<Site>, request: Request, next: Next) -> Response {
    match address_of(&request, site.origin.is_some()) {
        Some(address) if !site.limits.may_ask(address) => Denied::TooOften.answer(&Visitor::default()),
        _ => next.run(request).await,
    }
}

/// Where a request comes from. A proxy says whom it asks for; only what the proxy itself has added last can be believed.
fn address_of(request: &Request, behind_proxy: bool) -> Option<IpAddr> {
    let forwarded = request.headers().get_all("x-forwarded-for").iter().next_back();
    let forwarded = forwarded.and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    let direct = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(address)| address.ip());
    forwarded.filter(|_| behind_proxy).or(direct)
}

/// Whether a change was asked for by a page of this site.
fn comes_from_here(headers: &HeaderMap, own: Option<&str>) -> bool {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    let Some(origin) = text(header::ORIGIN) else {
        return headers.get("sec-fetch-site").is_some_and(|site| site == "same-origin");
    };
    let host = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    own.is_some_and(|own| own == origin) || (host.is_some() && host == text(header::HOST))
}

/// What the log says about a request. The link to a seat is a secret, and so is all that follows `/take`.
pub(super) fn span<B>(request: &axum::http::Request<B>) -> tracing::Span {
    let path = request.uri().path();
    let path = if path.starts_with("/take") { "/take/…" } else { path };
    tracing::debug_span!("request", method = %request.method(), path)
}

/// What answers always say: nothing is loaded from elsewhere, nothing runs that is not a file of ours.
pub(super) async fn headers(State(site): State<Site>, request: Request, next: Next) -> Response {
    const ALWAYS: [(&str, &str); 7] = [
        (
            "content-security-policy",
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
             connect-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
        ),
        ("x-content-type-options", "nosniff"),
        ("x-frame-options", "DENY"),
        ("referrer-policy", "same-origin"),
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
        ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
    ];
    let mut response = next.run(request).await.into_response();
    let status = response.status();
    let headers = response.headers_mut();
    for (name, value) in ALWAYS {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    if site.is_https() {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
    if matches!(status, StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE) {
        headers.entry(header::RETRY_AFTER).or_insert(HeaderValue::from_static(RETRY_AFTER));
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from(origin: Option<&'static str>, own: Option<&str>) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, HeaderValue::from_static("table.example:8080"));
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, HeaderValue::from_static(origin));
        }
        comes_from_here(&headers, own)
    }

    #[test]
    fn changes_come_from_this_site_alone() {
        assert!(from(Some("http://table.example:8080"), None));
        assert!(from(Some("https://table.example:8080"), None));
        for other in ["http://table.example", "http://evil.example", "null", "http://table.example:8080.evil.example"] {
            assert!(!from(Some(other), None), "{other}");
        }
        assert!(!from(None, None));
        assert!(from(Some("https://games.example"), Some("https://games.example")));
        assert!(!from(Some("https://games.example"), None));
    }

    #[test]
    fn a_person_has_so_many_streams_and_gets_their_places_back() {
        let limits = Arc::new(Limits::new(true));
        let places: Vec<_> = (0..MOST_STREAMS).filter_map(|_| limits.stream("anna")).collect();
        assert_eq!((places.len(), limits.stream("anna").is_none(), limits.stream("bob").is_some()), (12, true, true));
        drop(places);
        assert!(limits.stream("anna").is_some());
    }

    #[test]
    fn whoever_asks_too_often_waits_and_nobody_else_does() {
        let limits = Limits::new(true);
        assert_eq!((0..200).filter(|_| limits.may_act("anna")).count() / 10, ACTS.1 as usize / 10);
        assert!(limits.may_act("bob"));
        assert!((0..200).all(|_| Limits::new(false).may_act("anna")));
    }
}
