//! Limits by person, by address and by table.

use super::proxies::{Proxies, network};
use super::semaphore::{KeyedSemaphore, Permit};
use super::visitor::Visitor;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use ipnet::IpNet;
use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// Changes by a person: per second, and as a burst.
const ACTIONS: (u32, u32) = (20, 60);
/// Requests from an address, which a whole club may share: per second, and as a burst.
const REQUESTS: (u32, u32) = (100, 400);
/// New tables from an address and by a person: the interval, and the burst.
const NEW_TABLES_OF_ADDRESS: (Duration, u32) = (Duration::from_secs(6), 120);
const NEW_TABLES_OF_PERSON: (Duration, u32) = (Duration::from_secs(30), 60);
/// Chat messages by a person, from an address and at a table: per second, and as a burst. Enough for a lively round of six.
const CHAT: [(u32, u32); 3] = [(1, 8), (2, 16), (2, 16)];
/// Hints for a person, for an address and at a table: per second, and as a burst. One takes a fifth of a second of thinking.
const HINTS: [(u32, u32); 3] = [(1, 10), (4, 30), (2, 20)];
/// Open streams.
const MAX_STREAMS_OF_PERSON: usize = 12;
/// A club of a hundred people with some tabs.
const MAX_STREAMS_OF_ADDRESS: usize = 300;
/// Connections from one address. A browser opens up to six, and one for its stream.
const MAX_CONNECTIONS: usize = 600;
const MAX_STREAMS: usize = 20_000;
/// Running tables opened by one person.
const MAX_TABLES: u32 = 60;

pub(crate) struct Limits {
    enabled: bool,
    actions: DefaultKeyedRateLimiter<String>,
    requests: DefaultKeyedRateLimiter<IpNet>,
    new_tables_of_address: DefaultKeyedRateLimiter<IpNet>,
    new_tables_of_person: DefaultKeyedRateLimiter<String>,
    chat: RateLimits,
    hints: RateLimits,
    proxies: Arc<Proxies>,
    streams: Arc<KeyedSemaphore>,
    connections: Arc<KeyedSemaphore>,
    /// Each person opens one table at a time, so that parallel requests cannot exceed the limit.
    opening_locks: Mutex<HashMap<String, Arc<tokio::sync::Mutex<()>>>>,
}

impl Limits {
    pub(super) fn new(enabled: bool, proxies: Arc<Proxies>) -> Self {
        Self {
            enabled,
            actions: limiter(ACTIONS),
            requests: limiter(REQUESTS),
            new_tables_of_address: slow_limiter(NEW_TABLES_OF_ADDRESS),
            new_tables_of_person: slow_limiter(NEW_TABLES_OF_PERSON),
            chat: RateLimits::new(CHAT),
            hints: RateLimits::new(HINTS),
            proxies,
            streams: Arc::default(),
            connections: Arc::default(),
            opening_locks: Mutex::default(),
        }
    }

    pub(super) fn may_act(&self, guest: &str) -> bool {
        !self.enabled || self.actions.check_key(&guest.to_owned()).is_ok()
    }

    pub(super) fn may_request(&self, address: IpNet) -> bool {
        !self.enabled || self.requests.check_key(&address).is_ok()
    }

    pub(super) fn may_open_table(&self, visitor: &Visitor) -> bool {
        let address_may =
            || visitor.network.is_none_or(|network| self.new_tables_of_address.check_key(&network).is_ok());
        !self.enabled || (self.new_tables_of_person.check_key(&visitor.guest).is_ok() && address_may())
    }

    pub(super) fn may_chat(&self, visitor: &Visitor, table: &str) -> bool {
        !self.enabled || self.chat.allow(visitor, table)
    }

    pub(super) fn may_request_hint(&self, visitor: &Visitor, table: &str) -> bool {
        !self.enabled || self.hints.allow(visitor, table)
    }

    /// Removes counters that are no longer needed.
    pub(crate) fn prune(&self) {
        self.actions.retain_recent();
        self.requests.retain_recent();
        self.new_tables_of_address.retain_recent();
        self.new_tables_of_person.retain_recent();
        self.chat.prune();
        self.hints.prune();
        self.opening_locks.lock().unwrap_or_else(PoisonError::into_inner).retain(|_, lock| Arc::strong_count(lock) > 1);
    }

    pub(super) fn opening_lock(&self, guest: &str) -> Arc<tokio::sync::Mutex<()>> {
        let mut locks = self.opening_locks.lock().unwrap_or_else(PoisonError::into_inner);
        locks.entry(guest.to_owned()).or_default().clone()
    }

    pub(super) fn is_table_limit_reached(&self, tables: u32) -> bool {
        self.enabled && tables >= MAX_TABLES
    }

    pub(super) fn stream(&self, visitor: &Visitor) -> Option<Permit> {
        let mut limits = Vec::new();
        if self.enabled {
            limits.push((format!("person {}", visitor.guest), MAX_STREAMS_OF_PERSON));
            limits.extend(visitor.network.map(|network| (network.to_string(), MAX_STREAMS_OF_ADDRESS)));
            limits.push(("all".to_owned(), MAX_STREAMS));
        }
        self.streams.try_acquire(limits)
    }

    /// Connections of a trusted proxy, which connects for everybody, are not limited.
    pub(crate) fn connection(&self, peer: IpAddr) -> Option<Permit> {
        let limited = self.enabled && !self.proxies.trusts(peer);
        self.connections
            .try_acquire(limited.then(|| (network(peer).to_string(), MAX_CONNECTIONS)).into_iter().collect())
    }
}

/// A rate limit by person, by address and by table.
struct RateLimits {
    by_person: DefaultKeyedRateLimiter<String>,
    by_address: DefaultKeyedRateLimiter<IpNet>,
    by_table: DefaultKeyedRateLimiter<String>,
}

impl RateLimits {
    fn new([by_person, by_address, by_table]: [(u32, u32); 3]) -> Self {
        Self { by_person: limiter(by_person), by_address: limiter(by_address), by_table: limiter(by_table) }
    }

    /// A request that is refused for its person does not count for the address and the table.
    fn allow(&self, visitor: &Visitor, table: &str) -> bool {
        self.by_person.check_key(&visitor.guest).is_ok()
            && visitor.network.is_none_or(|network| self.by_address.check_key(&network).is_ok())
            && self.by_table.check_key(&table.to_owned()).is_ok()
    }

    fn prune(&self) {
        self.by_person.retain_recent();
        self.by_address.retain_recent();
        self.by_table.retain_recent();
    }
}

fn limiter<K: Clone + Eq + std::hash::Hash>((per_second, burst): (u32, u32)) -> DefaultKeyedRateLimiter<K> {
    let count = |number| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
    RateLimiter::keyed(Quota::per_second(count(per_second)).allow_burst(count(burst)))
}

fn slow_limiter<K: Clone + Eq + std::hash::Hash>((period, burst): (Duration, u32)) -> DefaultKeyedRateLimiter<K> {
    let quota = Quota::with_period(period).unwrap_or(Quota::per_second(NonZeroU32::MIN));
    RateLimiter::keyed(quota.allow_burst(NonZeroU32::new(burst).unwrap_or(NonZeroU32::MIN)))
}

#[cfg(test)]
mod tests {
    use super::*;

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
    fn streams_of_a_person_are_limited_and_released() {
        let limits = limits();
        let (anna, bob) = (visitor("anna", HERE), visitor("bob", HERE));
        let permits: Vec<_> = (0..MAX_STREAMS_OF_PERSON).filter_map(|_| limits.stream(&anna)).collect();
        assert_eq!((permits.len(), limits.stream(&anna).is_none(), limits.stream(&bob).is_some()), (12, true, true));
        drop(permits);
        assert!(limits.stream(&anna).is_some());
    }

    #[test]
    fn streams_and_connections_of_an_address_are_limited() {
        let limits = limits();
        let streams = (0..500).filter_map(|guest| limits.stream(&visitor(&guest.to_string(), HERE)));
        assert_eq!(streams.collect::<Vec<_>>().len(), MAX_STREAMS_OF_ADDRESS);
        let connections: Vec<_> = (0..1000).filter_map(|_| limits.connection(HERE.into())).collect();
        assert_eq!(connections.len(), MAX_CONNECTIONS);
        assert!(limits.connection(THERE.into()).is_some());
        drop(connections);
        assert!(limits.connection(HERE.into()).is_some());
        // Everybody comes through the proxy.
        assert_eq!((0..1000).filter_map(|_| limits.connection([10, 0, 0, 1].into())).collect::<Vec<_>>().len(), 1000);
    }

    #[test]
    fn new_tables_are_limited_by_person_and_by_network() {
        let limits = limits();
        let visitor = |guest: usize, address: &str| Visitor {
            guest: guest.to_string(),
            network: address.parse().ok().map(network),
            ..Visitor::default()
        };
        let opened = (0..200).filter(|_| limits.may_open_table(&visitor(0, "203.0.113.1"))).count();
        assert_eq!(opened, NEW_TABLES_OF_PERSON.1 as usize, "one person");
        let opened =
            (1..500).filter(|&guest| limits.may_open_table(&visitor(guest, &format!("2001:db8::{guest:x}")))).count();
        assert_eq!(opened, NEW_TABLES_OF_ADDRESS.1 as usize, "one network, and a new cookie each time");
        assert!(limits.may_open_table(&visitor(1, "2001:db8:0:1::1")));
        assert!(limits.may_open_table(&visitor(1, "198.51.100.1")));
    }

    #[test]
    fn a_rate_limit_of_one_person_does_not_affect_others() {
        let limits = limits();
        assert_eq!((0..200).filter(|_| limits.may_act("anna")).count() / 10, ACTIONS.1 as usize / 10);
        assert!(limits.may_act("bob"));
        assert!((0..200).all(|_| Limits::new(false, Arc::default()).may_act("anna")));
    }

    #[test]
    fn chat_and_hints_are_limited_by_address() {
        let limits = limits();
        let allowed =
            (0..80).filter(|line| limits.may_chat(&visitor(&format!("{}", line / 4), HERE), &line.to_string()));
        // A slow machine may take long enough for one or two more.
        assert!(allowed.count() <= CHAT[1].1 as usize + 2);
        assert!(limits.may_chat(&visitor("bob", THERE), "other"));
        let hints = (0..80)
            .filter(|&hint| limits.may_request_hint(&visitor(&format!("{}", hint / 4), HERE), &hint.to_string()));
        assert!(hints.count() <= HINTS[1].1 as usize + 4);
    }

    #[test]
    fn chat_is_limited_by_table() {
        let limits = limits();
        let allowed = (0..80).filter(|&line| limits.may_chat(&visitor(&line.to_string(), [192, 0, 2, line]), "t"));
        assert!(allowed.count() <= CHAT[2].1 as usize + 2);
        assert!(limits.may_chat(&visitor("bob", THERE), "other"));
    }
}
