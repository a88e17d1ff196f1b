//! How a node knows that a request was passed on by another: both know a secret kept in the database.

use std::net::IpAddr;

use axum::http::{HeaderMap, HeaderValue, Method};
use sha2::{Digest as _, Sha256};

/// The header that says who asked first.
const CLIENT: &str = "x-talon-client";
/// The header that only a node can fill in.
const PROOF: &str = "x-talon-proof";

/// The proof by which nodes recognise each other. The secret itself is never sent.
pub(super) struct Proof(u128);

impl Proof {
    pub(super) const fn new(secret: u128) -> Self {
        Self(secret)
    }

    /// Adds the headers of a request that is passed on.
    pub(super) fn sign(&self, method: &Method, path: &str, client: IpAddr, headers: &mut HeaderMap) {
        let client = client.to_string();
        let values = [(PROOF, self.of(method, path, &client)), (CLIENT, client)];
        for (name, value) in values {
            if let Ok(value) = HeaderValue::from_str(&value) {
                headers.insert(name, value);
            }
        }
    }

    /// Who asked first, if a node vouches for it.
    pub(super) fn client(&self, method: &Method, path: &str, headers: &HeaderMap) -> Option<IpAddr> {
        let text = |name: &str| headers.get(name)?.to_str().ok();
        let (client, proof) = (text(CLIENT)?, text(PROOF)?);
        let right = self.of(method, path, client);
        // Compared to the end, so that the time taken tells nothing.
        let differs = right.bytes().zip(proof.bytes()).fold(0, |differs, (a, b)| differs | (a ^ b));
        (differs == 0 && right.len() == proof.len()).then(|| client.parse().ok()).flatten()
    }

    /// The secret goes both before and after the text, so that nothing can be appended to what was signed.
    fn of(&self, method: &Method, path: &str, client: &str) -> String {
        let secret = format!("{:032x}", self.0);
        let inner = Sha256::digest(format!("{secret}\n{method}\n{path}\n{client}").as_bytes());
        let outer = Sha256::new().chain_update(secret.as_bytes()).chain_update(inner).finalize();
        outer.iter().fold(String::new(), |text, byte| text + &format!("{byte:02x}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_node_that_knows_the_secret_is_believed_and_only_for_what_it_signed() {
        let (proof, client) = (Proof::new(7), IpAddr::from([192, 0, 2, 1]));
        let mut headers = HeaderMap::new();
        assert_eq!(proof.client(&Method::GET, "/s/a", &headers), None);
        proof.sign(&Method::GET, "/s/a", client, &mut headers);
        assert_eq!(proof.client(&Method::GET, "/s/a", &headers), Some(client));
        assert_eq!(proof.client(&Method::POST, "/s/a", &headers), None);
        assert_eq!(proof.client(&Method::GET, "/s/b", &headers), None);
        assert_eq!(Proof::new(8).client(&Method::GET, "/s/a", &headers), None);
        headers.insert(CLIENT, HeaderValue::from_static("192.0.2.9"));
        assert_eq!(proof.client(&Method::GET, "/s/a", &headers), None);
        headers.insert(PROOF, HeaderValue::from_static(""));
        assert_eq!(proof.client(&Method::GET, "/s/a", &headers), None);
    }
}
