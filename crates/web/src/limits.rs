//! Who asks, and how often they may.
//!
//! Every address has a bucket of tokens for each kind of thing it may ask for; a request takes one, time refills them. The
//! limits are far above what a household of players needs and far below what hurts.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::Request;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt as _;

use crate::api::{self, Refused};
use crate::csrf;
use crate::error::WebError;
use crate::routes::body_max;

/// How often something may be done: a burst at once, then a number each minute.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    /// At once, after a rest.
    pub burst: u32,
    /// Each minute, for good.
    pub per_minute: u32,
}

/// What one address may ask for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Limits {
    /// New tables.
    pub tables: Rate,
    /// Posts of any kind.
    pub posts: Rate,
    /// Everything that is only looked at.
    pub views: Rate,
    /// Streams open at the same time.
    pub streams: usize,
    /// Streams open at the same time, of all addresses.
    pub streams_in_all: usize,
    /// Addresses without limits: the keeper's own programs.
    pub trusted: Vec<IpAddr>,
    /// Is there a proxy in front that says in `X-Forwarded-For` who asks?
    pub behind_proxy: bool,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            tables: Rate { burst: 30, per_minute: 10 },
            posts: Rate { burst: 200, per_minute: 1200 },
            views: Rate { burst: 600, per_minute: 3000 },
            streams: 60,
            streams_in_all: 20_000,
            trusted: Vec::new(),
            behind_proxy: false,
        }
    }
}

impl Limits {
    /// For tests and the keeper's own programs: this machine may do as it likes.
    pub fn trusting_this_machine() -> Self {
        let trusted = vec![IpAddr::from([127, 0, 0, 1]), IpAddr::V6(Ipv6Addr::LOCALHOST)];
        Self { trusted, ..Self::default() }
    }
}

/// What a limit is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Kind {
    Tables,
    Posts,
    Views,
    Streams,
}

impl Kind {
    /// All of them, in the order of their numbers, with the words of the metrics.
    pub(crate) const ALL: [(Self, &'static str); 4] = [
        (Self::Tables, "tables"),
        (Self::Posts, "posts"),
        (Self::Views, "views"),
        (Self::Streams, "streams"),
    ];
}

/// How much of a request that is refused is heard to its end, and for how long.
const HEARD_MAX: usize = 2 << 20;
const HEARD_TIME: Duration = Duration::from_secs(5);
/// More buckets than this are swept: those that are full again say nothing.
const BUCKETS_MAX: usize = 50_000;

/// What is left of an allowance.
struct Bucket {
    left: f64,
    at: Instant,
}

/// The buckets and streams of all addresses.
pub(crate) struct Limiter {
    limits: Limits,
    buckets: Mutex<HashMap<(IpAddr, Kind), Bucket>>,
    streams: Arc<Streams>,
    refused: [AtomicU64; Kind::ALL.len()],
}

/// Open streams.
#[derive(Default)]
struct Streams {
    all: AtomicUsize,
    by_address: Mutex<HashMap<IpAddr, usize>>,
}

/// An open stream; dropping it makes room for another.
pub(crate) struct Pass {
    streams: Arc<Streams>,
    address: IpAddr,
}

impl Drop for Pass {
    fn drop(&mut self) {
        self.streams.all.fetch_sub(1, Ordering::Relaxed);
        let mut open = self.streams.by_address.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = open.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.address);
            }
        }
    }
}

tokio::task_local! {
    /// Whose request is being answered.
    static CALLER: IpAddr;
}

impl Limiter {
    pub(crate) fn new(limits: Limits) -> Self {
        Self {
            limits,
            buckets: Mutex::default(),
            streams: Arc::default(),
            refused: [const { AtomicU64::new(0) }; Kind::ALL.len()],
        }
    }

    /// Takes a token of whoever asks. Outside a request (the server's own doing) nothing is counted.
    pub(crate) fn take(&self, kind: Kind) -> Result<(), WebError> {
        CALLER.try_with(|caller| *caller).map_or(Ok(()), |caller| self.take_of(caller, kind, Instant::now()))
    }

    fn take_of(&self, caller: IpAddr, kind: Kind, now: Instant) -> Result<(), WebError> {
        let rate = match kind {
            Kind::Tables => self.limits.tables,
            Kind::Posts => self.limits.posts,
            Kind::Views | Kind::Streams => self.limits.views,
        };
        if self.limits.trusted.contains(&caller) {
            return Ok(());
        }
        let (burst, per_second) = (f64::from(rate.burst), f64::from(rate.per_minute) / 60.0);
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() > BUCKETS_MAX {
            buckets.retain(|_, bucket| now.duration_since(bucket.at).as_secs() < 600);
        }
        let bucket = buckets.entry((caller, kind)).or_insert(Bucket { left: burst, at: now });
        let since = now.duration_since(bucket.at).as_secs_f64();
        bucket.left = since.mul_add(per_second, bucket.left).min(burst);
        bucket.at = now;
        if bucket.left >= 1.0 {
            bucket.left -= 1.0;
            return Ok(());
        }
        let wait = ((1.0 - bucket.left) / per_second).ceil().max(1.0) as u64;
        drop(buckets);
        self.refuse(kind);
        Err(WebError::TooFast(wait))
    }

    /// Makes room for one more stream of this address.
    pub(crate) fn stream(&self) -> Result<Pass, WebError> {
        let address = CALLER.try_with(|caller| *caller).unwrap_or(IpAddr::V6(Ipv6Addr::UNSPECIFIED));
        let is_free = self.limits.trusted.contains(&address);
        let mut open = self.streams.by_address.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.entry(address).or_default();
        let full = self.streams.all.load(Ordering::Relaxed) >= self.limits.streams_in_all;
        if !is_free && (full || *count >= self.limits.streams) {
            if *count == 0 {
                open.remove(&address);
            }
            drop(open);
            self.refuse(Kind::Streams);
            return Err(WebError::TooFast(10));
        }
        *count += 1;
        self.streams.all.fetch_add(1, Ordering::Relaxed);
        Ok(Pass { streams: Arc::clone(&self.streams), address })
    }

    /// Streams open now.
    pub(crate) fn open_streams(&self) -> usize {
        self.streams.all.load(Ordering::Relaxed)
    }

    /// How often each limit refused something.
    pub(crate) fn refusals(&self) -> impl Iterator<Item = (&'static str, u64)> {
        Kind::ALL.iter().zip(&self.refused).map(|((_, word), count)| (*word, count.load(Ordering::Relaxed)))
    }

    fn refuse(&self, kind: Kind) {
        self.refused[kind as usize].fetch_add(1, Ordering::Relaxed);
    }

    /// May this be asked? It takes a token.
    pub(crate) fn admit<B>(
        &self,
        caller: IpAddr,
        request: &Request<B>,
        now: Instant,
    ) -> Result<(), WebError> {
        let (path, headers) = (request.uri().path(), request.headers());
        if !request.method().is_safe() {
            if csrf::is_forged(headers) {
                return Err(WebError::Forged);
            }
            self.take_of(caller, Kind::Posts, now)?;
            return of_our_size(path, headers);
        }
        let free = matches!(path, "/healthz" | "/metrics") || path.starts_with("/static/");
        if free { Ok(()) } else { self.take_of(caller, Kind::Views, now) }
    }

    /// Who asks. What a header says is believed only if the keeper says that a proxy writes it.
    pub(crate) fn caller(&self, connected: IpAddr, headers: &HeaderMap) -> IpAddr {
        let told = if self.limits.behind_proxy { forwarded(headers) } else { None };
        household(told.unwrap_or(connected))
    }
}

/// The last address of the header: the one our own proxy has seen. Those before it anybody may have written.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    last.rsplit(',').next()?.trim().parse().ok()
}

/// A household has one IPv4 address, or 2^64 IPv6 addresses.
fn household(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(long) => match long.to_ipv4_mapped() {
            Some(short) => IpAddr::V4(short),
            None if long.is_loopback() => address,
            None => IpAddr::V6(Ipv6Addr::from_bits(long.to_bits() & !u128::from(u64::MAX))),
        },
    }
}

/// Answers on behalf of whoever asks.
pub(crate) async fn called_by<T>(caller: IpAddr, answer: impl Future<Output = T>) -> T {
    CALLER.scope(caller, answer).await
}

/// Is the body that is announced one that we read?
fn of_our_size(path: &str, headers: &HeaderMap) -> Result<(), WebError> {
    let length = headers.get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok());
    let length = length.and_then(|length| length.parse::<usize>().ok());
    let is_long = length.is_some_and(|length| length > body_max(path));
    if is_long { Err(WebError::TooLarge) } else { Ok(()) }
}

/// Says no, after hearing the rest of the request: who is cut off while still speaking does not hear the answer.
pub(crate) async fn refusal(error: WebError, request: Request) -> Response {
    let by_program = api::has(request.uri().path());
    let heard = async {
        let (mut body, mut length) = (request.into_body().into_data_stream(), 0);
        while let Some(Ok(part)) = body.next().await
            && length < HEARD_MAX
        {
            length += part.len();
        }
    };
    // Whoever takes longer than this is not listening either.
    let _ = tokio::time::timeout(HEARD_TIME, heard).await;
    if by_program { Refused(error).into_response() } else { error.into_response() }
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
    fn a_bucket_empties_and_fills_again_and_each_address_has_its_own() {
        let rate = Rate { burst: 2, per_minute: 6 };
        let limiter = Limiter::new(Limits { tables: rate, ..Limits::default() });
        let (one, two) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        let start = Instant::now();
        let take = |who, seconds| limiter.take_of(who, Kind::Tables, start + Duration::from_secs(seconds));
        assert_eq!((take(one, 0), take(one, 0)), (Ok(()), Ok(())));
        assert_eq!(take(one, 0), Err(WebError::TooFast(10)));
        assert_eq!(take(two, 0), Ok(()));
        assert_eq!(take(one, 5), Err(WebError::TooFast(5)));
        assert_eq!(take(one, 10), Ok(()));
        assert_eq!(limiter.refusals().next(), Some(("tables", 2)));
    }

    #[test]
    fn a_trusted_address_has_no_limit() {
        let limits = Limits { tables: Rate { burst: 1, per_minute: 1 }, ..Limits::trusting_this_machine() };
        let limiter = Limiter::new(limits);
        for _ in 0..100 {
            assert_eq!(limiter.take_of(IpAddr::from([127, 0, 0, 1]), Kind::Tables, Instant::now()), Ok(()));
        }
    }

    #[test]
    fn only_the_nearest_proxy_is_believed() {
        let told = headers(&[("x-forwarded-for", "1.2.3.4, 203.0.113.9")]);
        assert_eq!(forwarded(&told), Some(IpAddr::from([203, 0, 113, 9])));
        assert_eq!(forwarded(&headers(&[("x-forwarded-for", "unknown")])), None);
        let (one, two) = ("2001:db8::1".parse().unwrap(), "2001:db8::ffff:2".parse().unwrap());
        assert_eq!(household(one), household(two));
        assert_eq!(household("::ffff:10.0.0.1".parse().unwrap()), IpAddr::from([10, 0, 0, 1]));
    }
}
