//! A browser that wants to be told: its own cookie names it, and its subscription says where messages go.

use axum::http::{HeaderMap, HeaderValue, header};
use serde::{Deserialize, Serialize};
use talon_store::{LinkHash, Notice};
use talon_text::Lang;

use super::encrypt::Receiver;
use crate::error::WebError;
use crate::hooks::Target;
use crate::tables::registry::token;

/// The cookie that names a browser to us. It opens nothing.
const COOKIE: &str = "talon-device";
/// A year.
const KEPT_SECONDS: u32 = 365 * 24 * 60 * 60;
const NAME: usize = 32;

/// A browser, by a name that only it knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Device(String);

impl Device {
    pub(crate) fn fresh() -> Self {
        Self(token())
    }

    /// The browser a request comes from, if it was named before.
    pub(crate) fn of(headers: &HeaderMap) -> Option<Self> {
        let sent = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
        let mut pairs = sent.flat_map(|sent| sent.split(';'));
        let name = pairs.find_map(|pair| pair.trim().strip_prefix(COOKIE)?.strip_prefix('='))?;
        let is_name = name.len() == NAME && name.bytes().all(|digit| digit.is_ascii_hexdigit());
        is_name.then(|| Self(name.to_string()))
    }

    /// What is kept of the name.
    pub(crate) fn hash(&self) -> LinkHash {
        LinkHash::of(&self.0)
    }

    /// The header that makes the browser remember its name.
    pub(crate) fn cookie(&self, headers: &HeaderMap) -> Option<HeaderValue> {
        set(&self.0, KEPT_SECONDS, headers)
    }

    /// The header that makes the browser forget it.
    pub(crate) fn forgotten(headers: &HeaderMap) -> Option<HeaderValue> {
        set("", 0, headers)
    }
}

fn set(value: &str, seconds: u32, headers: &HeaderMap) -> Option<HeaderValue> {
    let safe = headers.get("x-forwarded-proto").is_some_and(|scheme| scheme == "https");
    let safe = if safe { "; Secure" } else { "" };
    let text = format!("{COOKIE}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{safe}");
    HeaderValue::from_str(&text).ok()
}

/// Where and how a browser is told, as it is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Subscription {
    /// The address of its push service.
    pub(crate) endpoint: String,
    /// Its public key.
    pub(crate) p256dh: String,
    /// The secret shared with it.
    pub(crate) auth: String,
    /// The language of its messages.
    #[serde(default)]
    pub(crate) lang: String,
    /// The address at which it reaches this server.
    #[serde(default)]
    pub(crate) origin: String,
}

impl Subscription {
    /// Refuses what cannot be a browser's, and addresses inside our network unless they are allowed.
    pub(crate) fn checked(self, private: bool) -> Result<Self, WebError> {
        let target = Target::read(&self.endpoint, private)?;
        let is_known = Receiver::read(&self.p256dh, &self.auth).is_some();
        if !is_known || !(target.encrypted || private) {
            return Err(WebError::Cannot("push-bad"));
        }
        Ok(self)
    }

    pub(super) fn read(notice: &Notice) -> Option<Self> {
        serde_json::from_str(&notice.body).ok()
    }

    pub(crate) fn notice(&self, device: &Device) -> Notice {
        // Texts can always be serialised.
        Notice { device: device.hash(), body: serde_json::to_string(self).unwrap_or_default() }
    }

    pub(super) fn receiver(&self) -> Option<Receiver> {
        Receiver::read(&self.p256dh, &self.auth)
    }

    pub(super) fn lang(&self) -> Lang {
        Lang::ALL.into_iter().find(|lang| lang.code() == self.lang).unwrap_or(Lang::En)
    }
}

#[cfg(test)]
mod tests {
    use base64::Engine as _;
    use base64::engine::general_purpose::URL_SAFE_NO_PAD;

    use super::*;

    #[test]
    fn only_encrypted_addresses_outside_are_taken() {
        let subscription = |endpoint: &str| Subscription {
            endpoint: endpoint.into(),
            p256dh: URL_SAFE_NO_PAD.encode([4; 65]),
            auth: URL_SAFE_NO_PAD.encode([1; 16]),
            lang: "cs".into(),
            origin: String::new(),
        };
        for (endpoint, private, is_taken) in [
            ("https://push.example/a", false, true),
            ("http://push.example/a", false, false),
            ("https://127.0.0.1/a", false, false),
            ("https://[::ffff:10.0.0.1]/a", false, false),
            ("http://127.0.0.1:9/a", true, true),
            ("ftp://push.example/a", true, false),
        ] {
            assert_eq!(subscription(endpoint).checked(private).is_ok(), is_taken, "{endpoint}");
        }
        let keyless = Subscription { auth: "x".into(), ..subscription("https://push.example/a") };
        assert_eq!(keyless.checked(false), Err(WebError::Cannot("push-bad")));
    }
}
