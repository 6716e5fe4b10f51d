//! Trusted proxies, and the client address of a request.

use axum::extract::{ConnectInfo, Request};
use axum::http::HeaderMap;
use ipnet::{IpNet, Ipv6Net};
use std::net::{IpAddr, SocketAddr};

/// The networks of proxies whose `X-Forwarded-For` is trusted.
#[derive(Clone, Default, Debug)]
pub(crate) struct Proxies(Vec<IpNet>);

impl Proxies {
    pub(crate) fn new(networks: Vec<IpNet>) -> Self {
        Self(networks)
    }

    pub(crate) fn trusts(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.0.iter().any(|network| network.contains(&address))
    }

    pub(super) fn network_of(&self, request: &Request) -> Option<IpNet> {
        let ConnectInfo(peer) = request.extensions().get::<ConnectInfo<SocketAddr>>()?;
        Some(network(self.client(peer.ip(), request.headers())))
    }

    /// The address of the client behind the trusted proxies. Each proxy appends the address of its peer to the header; what is to
    /// the left of the last untrusted address could have been written by anybody.
    fn client(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let lines = headers.get_all("x-forwarded-for").iter().filter_map(|value| value.to_str().ok());
        let hops: Vec<&str> = lines.flat_map(|line| line.split(',')).collect();
        let mut client = peer;
        let mut hops = hops.into_iter().rev();
        while self.trusts(client) {
            match hops.next().and_then(parse_hop) {
                Some(address) => client = address,
                None => break,
            }
        }
        client
    }
}

/// An address as proxies write it: `192.0.2.1`, `192.0.2.1:4711`, `2001:db8::1`, `[2001:db8::1]` or `[2001:db8::1]:4711`.
fn parse_hop(hop: &str) -> Option<IpAddr> {
    let hop = hop.trim();
    let bare = hop.strip_prefix('[').and_then(|hop| hop.strip_suffix(']')).unwrap_or(hop);
    bare.parse().ok().or_else(|| hop.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

/// What limits count as one address: an IPv4 address, or an IPv6 /64, which usually belongs to one household.
pub(crate) fn network(address: IpAddr) -> IpNet {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Net::new(address, 64).map_or(IpAddr::V6(address).into(), |net| net.trunc().into()),
        IpAddr::V4(address) => IpAddr::V4(address).into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn client(peer: &str, forwarded: &[&'static str]) -> String {
        let proxies = Proxies::new(["10.0.0.0/8", "fd00::/8"].map(|network| network.parse().unwrap()).into());
        let mut headers = HeaderMap::new();
        for line in forwarded {
            headers.append("x-forwarded-for", HeaderValue::from_static(line));
        }
        proxies.client(peer.parse().unwrap(), &headers).to_string()
    }

    #[test]
    fn only_configured_proxies_are_trusted() {
        assert_eq!(client("192.0.2.7", &["198.51.100.1"]), "192.0.2.7");
        assert_eq!(client("10.0.0.1", &["198.51.100.1"]), "198.51.100.1");
        assert_eq!(client("::ffff:10.0.0.1", &["198.51.100.1"]), "198.51.100.1");
        let headers =
            HeaderMap::from_iter([("x-forwarded-for".parse().unwrap(), HeaderValue::from_static("192.0.2.1"))]);
        assert_eq!(Proxies::default().client([127, 0, 0, 1].into(), &headers).to_string(), "127.0.0.1");
    }

    #[test]
    fn hops_written_by_the_client_are_not_trusted() {
        assert_eq!(client("10.0.0.1", &["1.1.1.1, 198.51.100.1, 10.9.9.9"]), "198.51.100.1");
        assert_eq!(client("10.0.0.1", &["1.1.1.1", "198.51.100.1"]), "198.51.100.1");
        assert_eq!(client("10.0.0.1", &["1.1.1.1, nonsense"]), "10.0.0.1");
        assert_eq!(client("10.0.0.1", &["10.0.0.3, 10.0.0.2"]), "10.0.0.3");
        assert_eq!(client("10.0.0.1", &[]), "10.0.0.1");
    }

    #[test]
    fn addresses_are_read_with_and_without_ports() {
        for (written, read) in [
            ("198.51.100.1:4711", "198.51.100.1"),
            ("2001:db8::1", "2001:db8::1"),
            ("[2001:db8::1]", "2001:db8::1"),
            (" [2001:db8::1]:4711 ", "2001:db8::1"),
        ] {
            assert_eq!(client("fd00::1", &[written]), read, "{written}");
        }
    }

    #[test]
    fn an_ipv6_network_counts_as_one_address() {
        let of = |address: &str| network(address.parse().unwrap()).to_string();
        assert_eq!(of("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64");
        assert_eq!(of("::ffff:192.0.2.1"), "192.0.2.1/32");
        assert_eq!(of("192.0.2.1"), "192.0.2.1/32");
    }
}
