//! Which addresses a webhook or a push service may have: none inside our own network, however they are written.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use axum::http::Uri;

use crate::error::WebError;

/// The longest address accepted, in bytes.
const LONGEST: usize = 1_000;

/// Where a message is sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Target {
    /// A host name, or an IP address as it was written.
    pub(crate) host: String,
    pub(crate) port: u16,
    pub(crate) encrypted: bool,
    /// Path and query.
    pub(crate) path: String,
    /// As it stands in the `Host` header.
    pub(crate) authority: String,
}

impl Target {
    /// Reads `http://…` or `https://…`. A literal IP address that is not allowed is refused at once.
    pub(crate) fn read(written: &str, private: bool) -> Result<Self, WebError> {
        let bad = WebError::Cannot("hook-bad");
        let uri: Uri = written.trim().parse().map_err(|_| bad.clone())?;
        let encrypted = match uri.scheme_str() {
            Some("https") => true,
            Some("http") => false,
            _ => return Err(bad),
        };
        let authority = uri.authority().ok_or_else(|| bad.clone())?;
        // A name and password before the host would be sent along unchanged.
        if written.len() > LONGEST || authority.as_str().contains('@') || authority.host().is_empty() {
            return Err(bad);
        }
        let host = authority.host().trim_start_matches('[').trim_end_matches(']').to_string();
        let port = authority.port_u16().unwrap_or(if encrypted { 443 } else { 80 });
        if host.parse().is_ok_and(|address: IpAddr| !private && !is_public(address)) {
            return Err(WebError::Cannot("hook-private"));
        }
        let path = uri.path_and_query().map_or("/", |path| path.as_str()).to_string();
        Ok(Self { host, port, encrypted, path, authority: authority.to_string() })
    }

    /// The one IP address that will be connected to; what the name resolves to a moment later does not matter. If a name
    /// resolves to anything inside our network, it is refused altogether.
    pub(super) async fn resolved(&self, private: bool) -> Option<SocketAddr> {
        let found = tokio::net::lookup_host((self.host.as_str(), self.port)).await.ok()?;
        let found: Vec<SocketAddr> = found.collect();
        let all_public = found.iter().all(|address| is_public(address.ip()));
        found.first().copied().filter(|_| private || all_public)
    }
}

/// Whether this is an address on the public internet.
pub(super) fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let special = address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_multicast()
        || address.is_documentation()
        || a == 0
        || a >= 240
        || (a == 100 && (64..128).contains(&b))
        || (a == 192 && b == 0 && c == 0)
        || (a == 192 && b == 88 && c == 99)
        || (a == 198 && (18..20).contains(&b));
    !special
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let parts = address.segments();
    // IPv4 addresses embedded in IPv6 ones.
    let inner = |high: u16, low: u16| {
        let ([a, b], [c, d]) = (high.to_be_bytes(), low.to_be_bytes());
        is_public_v4(Ipv4Addr::new(a, b, c, d))
    };
    match parts {
        [0, 0, 0, 0, 0, 0 | 0xffff, high, low] => parts[5] == 0xffff && inner(high, low),
        [0x64, 0xff9b, 0, 0, 0, 0, high, low] | [0x2002, high, low, ..] => inner(high, low),
        // Global unicast is 2000::/3; but Teredo and its neighbours, and the documentation ranges within it, do not count.
        [0x2001, 0..0x200 | 0xdb8, ..] | [0x3fff, ..] => false,
        [first, ..] => (0x2000..0x4000).contains(&first),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_private_address_counts_as_public_however_it_is_written() {
        for inside in [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "172.31.255.255",
            "192.168.1.1",
            "169.254.169.254",
            "0.0.0.0",
            "0.1.2.3",
            "100.64.0.1",
            "192.0.0.8",
            "198.18.0.1",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
            "203.0.113.7",
            "::",
            "::1",
            "::7f00:1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "64:ff9b::10.0.0.1",
            "2002:7f00:1::",
            "2002:a00:1::1",
            "fe80::1",
            "fec0::1",
            "fc00::1",
            "fd12:3456::1",
            "ff02::1",
            "2001::1",
            "2001:db8::1",
            "100::1",
            "3fff::1",
        ] {
            assert!(!is_public(inside.parse().unwrap()), "{inside}");
        }
        for outside in [
            "1.1.1.1",
            "8.8.8.8",
            "172.32.0.1",
            "100.128.0.1",
            "2606:4700::1111",
            "::ffff:8.8.8.8",
            "64:ff9b::808:808",
        ] {
            assert!(is_public(outside.parse().unwrap()), "{outside}");
        }
    }

    #[test]
    fn only_whole_addresses_of_the_web_are_read() {
        let target = Target::read(" https://hooks.example/a/b?c=d ", false).unwrap();
        assert_eq!((target.host.as_str(), target.port, target.encrypted), ("hooks.example", 443, true));
        assert_eq!((target.path.as_str(), target.authority.as_str()), ("/a/b?c=d", "hooks.example"));
        assert_eq!(Target::read("http://[2606:4700::1111]:81/", false).unwrap().host, "2606:4700::1111");
        for bad in [
            "",
            "x",
            "/x",
            "ftp://a/",
            "file:///etc/passwd",
            "gopher://a",
            "http://",
            "https://user:pass@a/",
            "http://a b/",
        ] {
            assert_eq!(Target::read(bad, true).unwrap_err(), WebError::Cannot("hook-bad"), "{bad}");
        }
        assert!(Target::read(&format!("http://a/{}", "x".repeat(LONGEST)), true).is_err());
        for inside in [
            "http://127.0.0.1/",
            "http://[::1]/",
            "https://169.254.169.254/latest",
            "http://[::ffff:10.0.0.1]:80/",
        ] {
            assert_eq!(
                Target::read(inside, false).unwrap_err(),
                WebError::Cannot("hook-private"),
                "{inside}"
            );
            assert!(Target::read(inside, true).is_ok(), "the keeper may allow it: {inside}");
        }
    }

    #[tokio::test]
    async fn a_name_that_leads_inside_is_not_followed() {
        for name in ["localhost", "127.1", "2130706433", "0x7f.1"] {
            let target = Target::read(&format!("http://{name}:9/"), false).unwrap();
            assert_eq!(target.resolved(false).await, None, "{name}");
        }
        let target = Target::read("http://localhost:9/", true).unwrap();
        assert!(target.resolved(true).await.is_some_and(|address| address.ip().is_loopback()));
    }
}
