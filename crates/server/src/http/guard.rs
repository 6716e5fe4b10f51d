//! What every request goes through: where it comes from, how many there are, and what answers always say.

use super::Site;
use super::answer::Denied;
use super::places::{Place, Places};
use super::proxies::{Proxies, network};
use super::visitor::Visitor;
use axum::extract::{Request, State};
use axum::http::header::{self, HeaderName, HeaderValue};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use ipnet::IpNet;
use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// What a person may do in a second, and at once after a pause.
const ACTS: (u32, u32) = (20, 60);
/// What an address may ask for in a second, and at once after a pause: a whole club may sit behind one.
const REQUESTS: (u32, u32) = (100, 400);
/// How long until one more table may be opened, and how many at once after a pause: from an address, and by a person.
const OPENINGS: (Duration, u32) = (Duration::from_secs(6), 120);
const OWN_OPENINGS: (Duration, u32) = (Duration::from_secs(30), 60);
/// What may be said in a second, and at once after a pause: by a person, from an address, and at a table. A lively round of six
/// stays below it; a screen full of lines at once does not.
const TALK: [(u32, u32); 3] = [(1, 8), (2, 16), (2, 16)];
/// Hints in a second, and at once after a pause: for a person, for an address, and at a table. One takes a fifth of a second of
/// thinking.
const HINTS: [(u32, u32); 3] = [(1, 10), (4, 30), (2, 20)];
/// Streams that one person may have open.
const MOST_STREAMS: usize = 12;
/// Streams from one address: a club of a hundred, with some tabs.
const MOST_STREAMS_OF_ADDRESS: usize = 300;
/// Connections from one address. A browser opens up to six, and one more for its stream.
const MOST_CONNECTIONS: usize = 600;
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
    requests: DefaultKeyedRateLimiter<IpNet>,
    openings: DefaultKeyedRateLimiter<IpNet>,
    own_openings: DefaultKeyedRateLimiter<String>,
    talk: Rates,
    hints: Rates,
    proxies: Arc<Proxies>,
    streams: Arc<Places>,
    connections: Arc<Places>,
    /// Who opens a table just now: one at a time, or a limit could be passed by asking often at once.
    opening: Mutex<HashMap<String, Arc<tokio::sync::Mutex<()>>>>,
}

impl Limits {
    pub(super) fn new(limited: bool, proxies: Arc<Proxies>) -> Self {
        Self {
            limited,
            acts: limiter(ACTS),
            requests: limiter(REQUESTS),
            openings: slow_limiter(OPENINGS),
            own_openings: slow_limiter(OWN_OPENINGS),
            talk: Rates::new(TALK),
            hints: Rates::new(HINTS),
            proxies,
            streams: Arc::default(),
            connections: Arc::default(),
            opening: Mutex::default(),
        }
    }

    /// Whether a person may do one more thing now.
    fn may_act(&self, guest: &str) -> bool {
        !self.limited || self.acts.check_key(&guest.to_owned()).is_ok()
    }

    /// Whether an address may ask once more now.
    fn may_ask(&self, address: IpNet) -> bool {
        !self.limited || self.requests.check_key(&address).is_ok()
    }

    /// Whether this person may open a table now, from where they are.
    pub(super) fn may_open(&self, visitor: &Visitor) -> bool {
        let from_there = || visitor.network.is_none_or(|network| self.openings.check_key(&network).is_ok());
        !self.limited || (self.own_openings.check_key(&visitor.guest).is_ok() && from_there())
    }

    /// Whether a person may say one more thing at a table now.
    pub(super) fn may_talk(&self, visitor: &Visitor, table: &str) -> bool {
        !self.limited || self.talk.allow(visitor, table)
    }

    /// Whether a person may ask for one more hint at a table now.
    pub(super) fn may_ask_for_a_hint(&self, visitor: &Visitor, table: &str) -> bool {
        !self.limited || self.hints.allow(visitor, table)
    }

    /// Forgets who has not been here for a while.
    pub(crate) fn tidy(&self) {
        self.acts.retain_recent();
        self.requests.retain_recent();
        self.openings.retain_recent();
        self.own_openings.retain_recent();
        self.talk.tidy();
        self.hints.tidy();
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

    /// A place for one more stream of a person; none if there are too many.
    pub(super) fn stream(&self, visitor: &Visitor) -> Option<Place> {
        let mut counted = Vec::new();
        if self.limited {
            counted.push((format!("person {}", visitor.guest), MOST_STREAMS));
            counted.extend(visitor.network.map(|network| (network.to_string(), MOST_STREAMS_OF_ADDRESS)));
            counted.push(("all".to_owned(), MOST_STREAMS_IN_ALL));
        }
        self.streams.take(counted)
    }

    /// A place for one more connection; none if too many are open from that address. A proxy that is believed connects for
    /// everybody, and is not limited.
    pub(crate) fn connection(&self, peer: IpAddr) -> Option<Place> {
        let counted = self.limited && !self.proxies.believe(peer);
        self.connections.take(counted.then(|| (network(peer).to_string(), MOST_CONNECTIONS)).into_iter().collect())
    }
}

/// Counts something by person, by address and by table.
struct Rates {
    by_person: DefaultKeyedRateLimiter<String>,
    by_address: DefaultKeyedRateLimiter<IpNet>,
    by_table: DefaultKeyedRateLimiter<String>,
}

impl Rates {
    fn new([by_person, by_address, by_table]: [(u32, u32); 3]) -> Self {
        Self { by_person: limiter(by_person), by_address: limiter(by_address), by_table: limiter(by_table) }
    }

    /// Whether none of the three comes too often. Whoever is refused for their own sake does not count for the others.
    fn allow(&self, visitor: &Visitor, table: &str) -> bool {
        self.by_person.check_key(&visitor.guest).is_ok()
            && visitor.network.is_none_or(|network| self.by_address.check_key(&network).is_ok())
            && self.by_table.check_key(&table.to_owned()).is_ok()
    }

    fn tidy(&self) {
        self.by_person.retain_recent();
        self.by_address.retain_recent();
        self.by_table.retain_recent();
    }
}

fn limiter<K: Clone + Eq + std::hash::Hash>((second, burst): (u32, u32)) -> DefaultKeyedRateLimiter<K> {
    let count = |number| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
    RateLimiter::keyed(Quota::per_second(count(second)).allow_burst(count(burst)))
}

fn slow_limiter<K: Clone + Eq + std::hash::Hash>((period, burst): (Duration, u32)) -> DefaultKeyedRateLimiter<K> {
    let quota = Quota::with_period(period).unwrap_or(Quota::per_second(NonZeroU32::MIN));
    RateLimiter::keyed(quota.allow_burst(NonZeroU32::new(burst).unwrap_or(NonZeroU32::MIN)))
}

/// Refuses what comes too often, and changes that come from elsewhere.
pub(super) async fn check(State(site): State<Site>, request: Request, next: Next) -> Response {
    let visitor = request.extensions().get::<Visitor>().cloned().unwrap_or_default();
    let address = visitor.network;
    if address.is_some_and(|address| !site.limits.may_ask(address)) {
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
    match site.proxies.network_of(&request) {
        Some(address) if !site.limits.may_ask(address) => Denied::TooOften.answer(&Visitor::default()),
        _ => next.run(request).await,
    }
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

    fn limits() -> Limits {
        let proxy = "10.0.0.0/8".parse().unwrap();
        Limits::new(true, Arc::new(Proxies::new(vec![proxy])))
    }

    fn visitor(guest: &str, address: [u8; 4]) -> Visitor {
        Visitor { guest: guest.to_owned(), network: Some(network(address.into())), ..Visitor::default() }
    }

    const HERE: [u8; 4] = [192, 0, 2, 1];
    const THERE: [u8; 4] = [192, 0, 2, 2];

    #[test]
    fn a_person_has_so_many_streams_and_gets_their_places_back() {
        let limits = limits();
        let (anna, bob) = (visitor("anna", HERE), visitor("bob", HERE));
        let places: Vec<_> = (0..MOST_STREAMS).filter_map(|_| limits.stream(&anna)).collect();
        assert_eq!((places.len(), limits.stream(&anna).is_none(), limits.stream(&bob).is_some()), (12, true, true));
        drop(places);
        assert!(limits.stream(&anna).is_some());
    }

    #[test]
    fn an_address_has_so_many_streams_and_connections_whoever_asks() {
        let limits = limits();
        let streams = (0..500).filter_map(|guest| limits.stream(&visitor(&guest.to_string(), HERE)));
        assert_eq!(streams.collect::<Vec<_>>().len(), MOST_STREAMS_OF_ADDRESS);
        let connections: Vec<_> = (0..1000).filter_map(|_| limits.connection(HERE.into())).collect();
        assert_eq!(connections.len(), MOST_CONNECTIONS);
        assert!(limits.connection(THERE.into()).is_some());
        drop(connections);
        assert!(limits.connection(HERE.into()).is_some());
        // All of the world comes through a proxy.
        assert_eq!((0..1000).filter_map(|_| limits.connection([10, 0, 0, 1].into())).collect::<Vec<_>>().len(), 1000);
    }

    #[test]
    fn tables_are_counted_by_person_and_by_the_network_they_are_opened_from() {
        let limits = limits();
        let visitor = |guest: usize, address: &str| Visitor {
            guest: guest.to_string(),
            network: address.parse().ok().map(network),
            ..Visitor::default()
        };
        let opened = (0..200).filter(|_| limits.may_open(&visitor(0, "203.0.113.1"))).count();
        assert_eq!(opened, OWN_OPENINGS.1 as usize, "one person");
        let opened =
            (1..500).filter(|&guest| limits.may_open(&visitor(guest, &format!("2001:db8::{guest:x}")))).count();
        assert_eq!(opened, OPENINGS.1 as usize, "one network, and a new cookie each time");
        assert!(limits.may_open(&visitor(1, "2001:db8:0:1::1")));
        assert!(limits.may_open(&visitor(1, "198.51.100.1")));
    }

    #[test]
    fn whoever_asks_too_often_waits_and_nobody_else_does() {
        let limits = limits();
        assert_eq!((0..200).filter(|_| limits.may_act("anna")).count() / 10, ACTS.1 as usize / 10);
        assert!(limits.may_act("bob"));
        assert!((0..200).all(|_| Limits::new(false, Arc::default()).may_act("anna")));
    }

    #[test]
    fn many_cookies_of_one_address_say_and_ask_no_more_than_an_address_may() {
        let limits = limits();
        let said = (0..80).filter(|line| limits.may_talk(&visitor(&format!("{}", line / 4), HERE), &line.to_string()));
        // A slow machine may take long enough for one or two more.
        assert!(said.count() <= TALK[1].1 as usize + 2);
        assert!(limits.may_talk(&visitor("bob", THERE), "other"));
        let hints = (0..80)
            .filter(|&hint| limits.may_ask_for_a_hint(&visitor(&format!("{}", hint / 4), HERE), &hint.to_string()));
        assert!(hints.count() <= HINTS[1].1 as usize + 4);
    }

    #[test]
    fn a_table_hears_no_more_than_a_table_may_wherever_it_comes_from() {
        let limits = limits();
        let said = (0..80).filter(|&line| limits.may_talk(&visitor(&line.to_string(), [192, 0, 2, line]), "t"));
        assert!(said.count() <= TALK[2].1 as usize + 2);
        assert!(limits.may_talk(&visitor("bob", THERE), "other"));
    }
}
