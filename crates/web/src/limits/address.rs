//! Whose address it is, as far as limits are concerned: a household, and the networks around it.

use std::net::{IpAddr, Ipv6Addr};

use axum::http::HeaderMap;

/// How much more than a household the networks around it may ask for, by the length of their prefix. A provider gives a
/// home anything from a /64 to a /48; a /48 holds up to 65,536 households.
const NETWORKS: [(u32, u32); 2] = [(56, 4), (48, 16)];

/// A household or network that is counted, and how many households it stands for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Counted {
    /// The address, its last bits cleared.
    network: IpAddr,
    /// How long its prefix is: a /56 is not the /64 it begins with.
    length: u32,
    /// How many households' worth it may ask for.
    pub(crate) share: u32,
}

/// Everybody who is counted for a household: itself, and with IPv6 the networks around it.
pub(crate) fn counted(household: IpAddr) -> impl Iterator<Item = Counted> {
    let around = match household {
        IpAddr::V6(long) if !long.is_loopback() => Some(long),
        _ => None,
    };
    let networks = around.into_iter().flat_map(|long| {
        NETWORKS.map(|(length, share)| Counted { network: IpAddr::V6(cut(long, length)), length, share })
    });
    std::iter::once(Counted { network: household, length: 128, share: 1 }).chain(networks)
}

/// A household has one IPv4 address, or 2^64 IPv6 addresses.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(long) => match long.to_ipv4_mapped() {
            Some(short) => IpAddr::V4(short),
            None if long.is_loopback() => address,
            None => IpAddr::V6(cut(long, 64)),
        },
    }
}

/// The network of this length that an address is in.
fn cut(address: Ipv6Addr, length: u32) -> Ipv6Addr {
    Ipv6Addr::from_bits(address.to_bits() & !(u128::MAX >> length))
}

/// The last address of the header: the one our own proxy has seen. Anybody may have written the ones before it.
pub(super) fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    last.rsplit(',').next()?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderName, HeaderValue};

    use super::*;

    fn told(value: &'static str) -> HeaderMap {
        let name = HeaderName::from_static("x-forwarded-for");
        [(name, HeaderValue::from_static(value))].into_iter().collect()
    }

    #[test]
    fn only_the_nearest_proxy_is_believed() {
        assert_eq!(forwarded(&told("1.2.3.4, 203.0.113.9")), Some(IpAddr::from([203, 0, 113, 9])));
        assert_eq!(forwarded(&told("unknown")), None);
    }

    #[test]
    fn a_household_of_ipv6_is_counted_with_the_networks_around_it() {
        let home = |text: &str| household(text.parse().unwrap());
        assert_eq!(home("2001:db8::1"), home("2001:db8::ffff:2"));
        assert_eq!(home("::ffff:10.0.0.1"), IpAddr::from([10, 0, 0, 1]));
        let all = |text: &str| counted(home(text)).collect::<Vec<_>>();
        assert_eq!(all("10.0.0.1").len(), 1);
        assert_eq!(all("::1").len(), 1);
        let (one, near, far) = (all("2001:db8:0:1::1"), all("2001:db8:0:2::1"), all("2001:db8:0:ff01::1"));
        assert_eq!(one.iter().map(|counted| counted.share).collect::<Vec<_>>(), [1, 4, 16]);
        assert_ne!(one[0], near[0], "two households");
        assert_eq!(one[1..], near[1..], "of one /56");
        assert_ne!(one[1], far[1], "another /56");
        assert_eq!(one[2], far[2], "of one /48");
    }
}
