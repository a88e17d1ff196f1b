//! By which a push service knows this server (VAPID, RFC 8292): a key of the server's own, made once, and a signed word with
//! every message.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _};
use serde_json::json;

/// How long a signed word is good, in seconds; the standard allows a day.
const GOOD: u64 = 12 * 60 * 60;

/// The key of this server.
pub(crate) struct Identity(EcdsaKeyPair);

impl Identity {
    /// A new one, as it is kept.
    pub(crate) fn fresh() -> Option<String> {
        let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
        Some(URL_SAFE_NO_PAD.encode(made.ok()?))
    }

    /// Reads one that was kept.
    pub(crate) fn read(kept: &str) -> Option<Self> {
        let bytes = URL_SAFE_NO_PAD.decode(kept.trim()).ok()?;
        let random = SystemRandom::new();
        EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &bytes, &random).ok().map(Self)
    }

    /// What browsers are told of it.
    pub(crate) fn public(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.0.public_key())
    }

    /// The header that says who sends a message to a push service: to which one, and whom to ask about it.
    pub(super) fn authorization(&self, service: &str, contact: &str, now: u64) -> Option<String> {
        let part = |value: serde_json::Value| URL_SAFE_NO_PAD.encode(value.to_string());
        let head = part(json!({ "typ": "JWT", "alg": "ES256" }));
        let claims = part(json!({ "aud": service, "exp": now + GOOD, "sub": contact }));
        let said = format!("{head}.{claims}");
        let signature = self.0.sign(&SystemRandom::new(), said.as_bytes()).ok()?;
        let signature = URL_SAFE_NO_PAD.encode(signature);
        Some(format!("vapid t={said}.{signature}, k={}", self.public()))
    }
}
