//! Forms posted from other people's pages are refused.

use axum::http::{HeaderMap, Uri, header};

/// Was it posted from a page that is not ours? Programs say nothing about where they come from, browsers always do.
pub(crate) fn is_forged(headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    if let Some(site) = text(header::HeaderName::from_static("sec-fetch-site")) {
        return site != "same-origin" && site != "none";
    }
    let Some(origin) = text(header::ORIGIN) else { return false };
    let origin: Option<Uri> = origin.parse().ok();
    let from = origin.as_ref().and_then(|origin| origin.authority()).map(axum::http::uri::Authority::as_str);
    from.is_none() || from != text(header::HOST)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        let pair =
            |&(name, value)| (header::HeaderName::from_static(name), header::HeaderValue::from_static(value));
        pairs.iter().map(pair).collect()
    }

    #[test]
    fn a_form_from_another_site_is_known() {
        for (told, forged) in [
            (headers(&[]), false),
            (headers(&[("sec-fetch-site", "same-origin"), ("origin", "null")]), false),
            (headers(&[("sec-fetch-site", "none")]), false),
            (headers(&[("sec-fetch-site", "cross-site")]), true),
            (headers(&[("sec-fetch-site", "same-site")]), true),
            (headers(&[("origin", "http://table.example:80"), ("host", "table.example:80")]), false),
            (headers(&[("origin", "https://evil.example"), ("host", "table.example")]), true),
            (headers(&[("origin", "null"), ("host", "table.example")]), true),
        ] {
            assert_eq!(is_forged(&told), forged, "{told:?}");
        }
    }
}
