//! The seats a browser has had, kept in its own cookie: no account, and nothing stored on the server.
//!
//! The cookie holds the secrets of the links, newest first, and no script can read it. Once it is cleared, the browser is
//! forgotten. The list moves to another device by a link that works once, for a few minutes.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::Response;

/// The cookie that holds the list.
const COOKIE: &str = "talon-seats";
/// A year.
const KEPT_SECONDS: u32 = 365 * 24 * 60 * 60;
/// Older seats are forgotten: a cookie has little room, and it travels with every request.
const SEATS_MAX: usize = 48;
/// How long a link to another device works.
pub(crate) const ALONG: Duration = Duration::from_mins(10);
/// How many such links may wait at a time.
const ALONG_MAX: usize = 10_000;
/// The length of a secret.
const SECRET: usize = 32;

/// A seat of one's own (`s`) or a shared screen (`h`), with the secret in its link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Remembered {
    pub(crate) door: char,
    pub(crate) secret: String,
}

impl Remembered {
    /// From the path of a table's page: `/s/SECRET` or `/h/SECRET`.
    fn of_path(path: &str) -> Option<Self> {
        let (door, secret) = path.strip_prefix('/')?.split_once('/')?;
        let door = ["s", "h"].contains(&door).then(|| door.chars().next())??;
        is_secret(secret).then(|| Self { door, secret: secret.to_string() })
    }

    /// Its address.
    pub(crate) fn path(&self) -> String {
        format!("/{}/{}", self.door, self.secret)
    }
}

fn is_secret(text: &str) -> bool {
    text.len() == SECRET && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// The seats a request brings along, most recently looked at first.
pub(crate) fn remembered(headers: &HeaderMap) -> Vec<Remembered> {
    let mut sent = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let ours = |sent: &str| {
        sent.split(';')
            .find_map(|pair| pair.trim().strip_prefix(COOKIE)?.strip_prefix('=').map(ToString::to_string))
    };
    sent.find_map(ours).map_or_else(Vec::new, |list| read(&list))
}

fn read(list: &str) -> Vec<Remembered> {
    let one = |text: &str| {
        let door = text.chars().next().filter(|door| ['s', 'h'].contains(door))?;
        let secret = text.get(1..)?;
        is_secret(secret).then(|| Remembered { door, secret: secret.to_string() })
    };
    list.split('.').filter_map(one).take(SEATS_MAX).collect()
}

/// The header that makes a browser remember these; an empty list makes it forget them all.
pub(crate) fn cookie(seats: &[Remembered], headers: &HeaderMap) -> Option<HeaderValue> {
    let list: Vec<String> =
        seats.iter().take(SEATS_MAX).map(|seat| format!("{}{}", seat.door, seat.secret)).collect();
    let kept = if list.is_empty() { 0 } else { KEPT_SECONDS };
    let safe = headers.get("x-forwarded-proto").is_some_and(|scheme| scheme == "https");
    let safe = if safe { "; Secure" } else { "" };
    let text = format!("{COOKIE}={}; Path=/; Max-Age={kept}; HttpOnly; SameSite=Lax{safe}", list.join("."));
    HeaderValue::from_str(&text).ok()
}

/// What a request says about the seat it looks at, kept until its answer is known.
pub(crate) struct Visit {
    seats: Vec<Remembered>,
    headers: HeaderMap,
}

impl Visit {
    /// The page of a seat that is not yet at the top of the list.
    pub(crate) fn of(method: &Method, path: &str, headers: &HeaderMap) -> Option<Self> {
        let seat = Remembered::of_path(path).filter(|_| method == Method::GET)?;
        let mut seats = remembered(headers);
        if seats.first() == Some(&seat) {
            return None;
        }
        seats.retain(|other| *other != seat);
        seats.insert(0, seat);
        let scheme = headers.get("x-forwarded-proto").cloned();
        let headers = scheme.map(|scheme| (header::HeaderName::from_static("x-forwarded-proto"), scheme));
        Some(Self { seats, headers: headers.into_iter().collect() })
    }

    /// The seat exists: the browser is asked to remember it.
    pub(crate) fn remember(&self, response: &mut Response) {
        if response.status() == StatusCode::OK
            && let Some(cookie) = cookie(&self.seats, &self.headers)
        {
            response.headers_mut().append(header::SET_COOKIE, cookie);
        }
    }
}

/// Lists on their way to another device, by the secret in their link.
#[derive(Default)]
pub(crate) struct SeatTransfers(Mutex<HashMap<String, (Instant, Vec<Remembered>)>>);

impl SeatTransfers {
    /// Keeps a list for a while; `false` if too many are waiting.
    pub(crate) fn put(&self, code: String, seats: Vec<Remembered>) -> bool {
        let mut waiting = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        waiting.retain(|_, (since, _)| since.elapsed() < ALONG);
        let room = waiting.len() < ALONG_MAX;
        if room {
            waiting.insert(code, (Instant::now(), seats));
        }
        room
    }

    /// How many seats are waiting there.
    pub(crate) fn count(&self, code: &str) -> Option<usize> {
        let waiting = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        waiting.get(code).filter(|(since, _)| since.elapsed() < ALONG).map(|(_, seats)| seats.len())
    }

    /// Hands the list out, once.
    pub(crate) fn take(&self, code: &str) -> Option<Vec<Remembered>> {
        let mut waiting = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        waiting.remove(code).filter(|(since, _)| since.elapsed() < ALONG).map(|(_, seats)| seats)
    }
}

/// Both lists, the first one first, each seat once.
pub(crate) fn merged(first: Vec<Remembered>, then: Vec<Remembered>) -> Vec<Remembered> {
    let mut all = first;
    for seat in then {
        if !all.contains(&seat) {
            all.push(seat);
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(digit: char) -> Remembered {
        Remembered { door: 's', secret: digit.to_string().repeat(SECRET) }
    }

    fn sent(seats: &[Remembered]) -> HeaderMap {
        let set = cookie(seats, &HeaderMap::new()).unwrap();
        let pair = set.to_str().unwrap().split(';').next().unwrap().to_string();
        HeaderMap::from_iter([(header::COOKIE, HeaderValue::from_str(&format!("a=b; {pair}")).unwrap())])
    }

    #[test]
    fn what_a_browser_was_told_it_tells_again() {
        let seats = [seat('a'), seat('b')];
        assert_eq!(remembered(&sent(&seats)), seats);
        assert!(remembered(&HeaderMap::new()).is_empty());
        for bad in
            ["x", "s", "sabc", "q00000000000000000000000000000000", "s0000000000000000000000000000000g", "š"]
        {
            assert!(read(bad).is_empty(), "{bad}");
        }
    }

    #[test]
    fn the_seat_looked_at_last_is_the_first() {
        let headers = sent(&[seat('a'), seat('b')]);
        let visit = Visit::of(&Method::GET, &seat('b').path(), &headers).unwrap();
        assert_eq!(visit.seats, [seat('b'), seat('a')]);
        assert!(Visit::of(&Method::GET, &seat('a').path(), &headers).is_none(), "it is on top already");
        assert!(Visit::of(&Method::POST, &seat('b').path(), &headers).is_none());
        assert!(Visit::of(&Method::GET, &format!("{}/events", seat('b').path()), &headers).is_none());
        assert!(Visit::of(&Method::GET, "/w/00000000000000000000000000000000", &headers).is_none());
    }

    #[test]
    fn old_seats_make_room_for_new_ones() {
        let many: Vec<Remembered> =
            (0..100).map(|n| Remembered { door: 's', secret: format!("{n:032x}") }).collect();
        assert_eq!(remembered(&sent(&many)), many[..SEATS_MAX]);
    }

    #[test]
    fn a_list_of_seats_goes_to_another_device_once() {
        let along = SeatTransfers::default();
        assert!(along.put("code".into(), vec![seat('a')]));
        assert_eq!((along.count("code"), along.count("other")), (Some(1), None));
        assert_eq!(along.take("code"), Some(vec![seat('a')]));
        assert_eq!((along.take("code"), along.count("code")), (None, None));
    }
}
