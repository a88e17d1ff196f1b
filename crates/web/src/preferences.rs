//! The person behind a request: their language and their settings.
//!
//! A layer reads both from the request and keeps them while it is answered, so that every function that draws part of a
//! page finds them without being handed them. They are wishes, not rights: the cookie that remembers them gives no access
//! and needs no signature.

use axum::extract::Form;
use axum::http::{HeaderMap, HeaderValue, Uri, header};
use axum::response::{IntoResponse, Redirect, Response};
use talon_text::Lang;

use crate::error::WebError;

/// The cookie that remembers the wishes.
const COOKIE: &str = "talon";
/// A year.
const KEPT_SECONDS: u32 = 365 * 24 * 60 * 60;
/// Pages whose address keeps the language, so that a link shows everybody the same page.
const KEEPING: [&str; 3] = ["/cards", "/rules", "/tools"];

tokio::task_local! {
    static READER: Preferences;
    /// The address being answered, if it is one to come back to.
    static HERE: Option<Uri>;
}

/// Who reads this page. Outside a request, somebody who has set nothing.
pub(crate) fn preferences() -> Preferences {
    READER.try_with(|preferences| *preferences).unwrap_or_default()
}

/// The page the reader is on, to come back to.
pub(crate) fn here() -> String {
    let here = |uri: &Option<Uri>| uri.as_ref()?.path_and_query().map(ToString::to_string);
    HERE.try_with(here).ok().flatten().unwrap_or_else(|| "/".to_string())
}

/// A setting with its values, the default first.
pub(crate) struct Setting {
    pub(crate) key: &'static str,
    pub(crate) values: &'static [&'static str],
}

/// Everything that can be set, except the language.
pub(crate) const SETTINGS: [Setting; 8] = [
    Setting { key: "theme", values: &["system", "light", "dark"] },
    Setting { key: "motion", values: &["system", "full", "less"] },
    Setting { key: "size", values: &["medium", "small", "large"] },
    Setting { key: "forced", values: &["play", "ask"] },
    Setting { key: "warn", values: &["on", "off"] },
    Setting { key: "sounds", values: &["off", "on"] },
    Setting { key: "pace", values: &["normal", "slow", "quick", "at-once"] },
    Setting { key: "explain", values: &["all", "quiet"] },
];

/// A person's language and wishes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Preferences {
    /// The language they read.
    pub(crate) lang: Lang,
    /// Whether it was chosen by hand, not guessed from the browser.
    chosen: bool,
    /// For each setting, which of its values.
    picked: [u8; SETTINGS.len()],
}

impl Preferences {
    /// The value of a setting.
    pub(crate) fn wish(&self, key: &str) -> &'static str {
        let place = SETTINGS.iter().position(|setting| setting.key == key);
        place.map_or("", |place| SETTINGS[place].values[usize::from(self.picked[place])])
    }

    /// What a request says: the address goes before the cookie, the cookie before the browser.
    pub(crate) fn of(uri: &Uri, headers: &HeaderMap) -> Self {
        let mut preferences = Self::default();
        let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
        if let Some(lang) = text(header::ACCEPT_LANGUAGE).and_then(preferred) {
            preferences.lang = lang;
        }
        for pair in text(header::COOKIE).map_or("", cookie).split('.') {
            if let Some((key, value)) = pair.split_once(':') {
                preferences.set(key, value);
            }
        }
        if let Some(code) = uri.query().and_then(lang_in) {
            preferences.set("lang", code);
        }
        preferences
    }

    /// Sets one thing; anything unknown is ignored.
    fn set(&mut self, key: &str, value: &str) {
        if key == "lang" {
            if let Ok(lang) = value.parse() {
                (self.lang, self.chosen) = (lang, true);
            }
        } else if let Some(place) = SETTINGS.iter().position(|setting| setting.key == key)
            && let Some(which) = SETTINGS[place].values.iter().position(|known| *known == value)
        {
            self.picked[place] = which as u8;
        }
    }

    /// The cookie that remembers it.
    fn cookie(&self) -> String {
        let mut pairs: Vec<String> = Vec::new();
        if self.chosen {
            pairs.push(format!("lang:{}", self.lang));
        }
        let set = SETTINGS.iter().zip(self.picked).filter(|(_, which)| *which > 0);
        pairs.extend(
            set.map(|(setting, which)| format!("{}:{}", setting.key, setting.values[usize::from(which)])),
        );
        format!("{COOKIE}={}; Path=/; Max-Age={KEPT_SECONDS}; HttpOnly; SameSite=Lax", pairs.join("."))
    }
}

/// The language code in an address's query.
fn lang_in(query: &str) -> Option<&str> {
    query.split('&').find_map(|pair| pair.strip_prefix("lang="))
}

/// Our own cookie among those sent.
fn cookie(sent: &str) -> &str {
    let ours = sent.split(';').find_map(|pair| pair.trim().strip_prefix(COOKIE)?.strip_prefix('='));
    ours.unwrap_or_default()
}

/// The language a browser prefers among those we have.
fn preferred(accepted: &str) -> Option<Lang> {
    let wishes = accepted.split(',').filter_map(|wish| {
        let (code, weight) = wish.split_once(";q=").unwrap_or((wish, "1"));
        let lang = code.trim().split('-').next()?.to_ascii_lowercase().parse().ok()?;
        let weight: f32 = weight.trim().parse().ok()?;
        (weight > 0.0).then_some((lang, weight))
    });
    // The first of those preferred equally: that is how browsers list them.
    wishes.reduce(|best, next| if next.1 > best.1 { next } else { best }).map(|(lang, _)| lang)
}

/// Answers a request in the language and look its reader prefers.
pub(crate) async fn read_by<T>(
    preferences: Preferences,
    here: Option<Uri>,
    answer: impl Future<Output = T>,
) -> T {
    READER.scope(preferences, HERE.scope(here, answer)).await
}

/// Work for the reader of this request, to be done on whatever thread.
pub(crate) fn for_this_reader<T>(draw: impl FnOnce() -> T) -> impl FnOnce() -> T {
    let here = HERE.try_with(Clone::clone).ok().flatten();
    let preferences = preferences();
    move || READER.sync_scope(preferences, || HERE.sync_scope(here, draw))
}

/// Remembers what was set, and leads back to where it was set.
pub(crate) async fn remember(Form(fields): Form<Vec<(String, String)>>) -> Result<Response, WebError> {
    let mut preferences = preferences();
    let mut back = "/";
    for (key, value) in &fields {
        if key == "back" && is_garbled(value) {
            return Err(WebError::Cannot("keeper-back"));
        } else if key == "back" {
            back = value;
        } else {
            preferences.set(key, value);
        }
    }
    let Ok(cookie) = HeaderValue::from_str(&preferences.cookie()) else {
        return Ok(Redirect::to("/").into_response());
    };
    let back = Redirect::to(&leading_back(back, preferences.lang));
    Ok(([(header::SET_COOKIE, cookie)], back).into_response())
}

/// Whether it contains characters that no address of ours has and that browsers read differently from us.
pub(crate) fn is_garbled(back: &str) -> bool {
    back.contains(char::is_control)
}

/// An address of this server to go back to, in the language just chosen.
pub(crate) fn leading_back(back: &str, lang: Lang) -> String {
    // `//host` and `/\host` would lead elsewhere; and browsers drop tabs before they look, so `/<TAB>/host` too.
    let ours = back.starts_with('/') && !back.starts_with("//") && !back.contains('\\') && !is_garbled(back);
    if !ours {
        return "/".to_string();
    }
    let (path, query) = back.split_once('?').unwrap_or((back, ""));
    let rest: Vec<&str> =
        query.split('&').filter(|pair| !pair.is_empty() && !pair.starts_with("lang=")).collect();
    let mut rest = rest.join("&");
    if keeps_language(path) {
        rest = if rest.is_empty() { format!("lang={lang}") } else { format!("lang={lang}&{rest}") };
    }
    if rest.is_empty() { path.to_string() } else { format!("{path}?{rest}") }
}

fn keeps_language(path: &str) -> bool {
    KEEPING.iter().any(|start| path.starts_with(start))
}

/// An address as the reader would follow it: with the language where a link should keep it.
pub(crate) fn link(path: &str) -> String {
    leading_back(path, preferences().lang)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(uri: &str, headers: &[(header::HeaderName, &'static str)]) -> Preferences {
        let headers =
            headers.iter().map(|(name, value)| (name.clone(), HeaderValue::from_static(value))).collect();
        Preferences::of(&uri.parse().unwrap(), &headers)
    }

    #[test]
    fn the_browser_is_asked_last() {
        let browser = (header::ACCEPT_LANGUAGE, "de-DE,de;q=0.9,uk;q=0.5,pl;q=0.7");
        assert_eq!(of("/", std::slice::from_ref(&browser)).lang, Lang::Pl);
        let cookie = (header::COOKIE, "other=1; talon=lang:cs.theme:dark.size:huge");
        let preferences = of("/", &[browser.clone(), cookie.clone()]);
        assert_eq!(
            (preferences.lang, preferences.wish("theme"), preferences.wish("size")),
            (Lang::Cs, "dark", "medium")
        );
        assert_eq!(of("/cards?q=a&lang=uk", &[browser, cookie]).lang, Lang::Uk);
        assert_eq!(of("/?lang=xx", &[]).lang, Lang::En);
    }

    #[test]
    fn what_is_remembered_is_read_back() {
        let mut preferences = Preferences::default();
        for (key, value) in [("lang", "uk"), ("theme", "light"), ("forced", "ask"), ("warn", "off")] {
            preferences.set(key, value);
        }
        let cookie = preferences.cookie();
        let headers = [(header::COOKIE, HeaderValue::from_str(cookie.split(';').next().unwrap()).unwrap())];
        assert_eq!(Preferences::of(&Uri::from_static("/"), &headers.into_iter().collect()), preferences);
        assert_eq!((preferences.wish("forced"), preferences.wish("warn")), ("ask", "off"));
    }

    #[test]
    fn the_way_back_never_leaves_this_server() {
        for elsewhere in ["https://example.org/", "//example.org", "/\\example.org", "x", ""]
            .into_iter()
            .chain(["/\t/example.org", "/\n/example.org", "/\u{b}x", "/cards\0", "/\u{7f}", "/\u{85}"])
        {
            assert_eq!(leading_back(elsewhere, Lang::Cs), "/");
        }
        assert_eq!(leading_back("/s/abc", Lang::Cs), "/s/abc");
        assert_eq!(leading_back("/cards/realms?q=a&lang=en", Lang::Cs), "/cards/realms?lang=cs&q=a");
    }
}
