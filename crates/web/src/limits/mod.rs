//! Who is asking, and how often they may.
//!
//! Every address has an allowance for each kind of request; a request uses some of it, and time restores it. The limits
//! are far above what a household of players needs and far below what would hurt.

mod address;
pub(crate) mod connections;
mod rates;

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::Request;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt as _;

use self::address::{Counted, counted, forwarded, household};
use self::connections::Connections;
use self::rates::{Price, Rates};
use crate::api::{self, Refused};
use crate::csrf;
use crate::error::WebError;
use crate::routes::body_max;

/// How often something may be done: a burst right away, then a steady rate per minute.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    /// At once, after a pause.
    pub burst: u32,
    /// Per minute, steadily.
    pub per_minute: u32,
}

/// What one address may ask for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Limits {
    /// New tables.
    pub tables: Rate,
    /// Posts of any kind.
    pub posts: Rate,
    /// Everything that only looks.
    pub views: Rate,
    /// Streams open at the same time.
    pub streams: usize,
    /// Streams open at once, across all addresses.
    pub streams_in_all: usize,
    /// Milliseconds of a processor, for requests that take more than a few: exact scores, uploads, replays.
    pub work: Rate,
    /// Connections open at once; not counted behind a proxy, which opens them all.
    pub connections: usize,
    /// Connections open at once, across all addresses; fewer if the system allows fewer open files.
    pub connections_in_all: usize,
    /// How long a connection may take.
    pub patience: Patience,
    /// Addresses without limits: the keeper's own programs.
    pub trusted: Vec<IpAddr>,
    /// Whether a proxy in front says, in `X-Forwarded-For`, who is asking.
    pub behind_proxy: bool,
    /// With this, the keeper's page can be seen from other machines too.
    pub keeper_token: Option<String>,
}

/// How long the server waits for its clients.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Patience {
    /// From connecting to the end of the first request's headers.
    pub headers: Duration,
    /// From an answer to the end of the next request's headers; the answer itself must also arrive within this time.
    pub idle: Duration,
    /// From the headers of a request, including its body, to the answer.
    pub request: Duration,
}

impl Patience {
    /// How often a connection is looked at.
    fn shortest(&self) -> Duration {
        self.headers.min(self.idle).min(self.request)
    }
}

impl Default for Patience {
    fn default() -> Self {
        Self {
            headers: Duration::from_secs(10),
            idle: Duration::from_secs(75),
            request: Duration::from_secs(30),
        }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            tables: Rate { burst: 30, per_minute: 10 },
            posts: Rate { burst: 200, per_minute: 1200 },
            views: Rate { burst: 600, per_minute: 3000 },
            streams: 60,
            streams_in_all: 20_000,
            work: Rate { burst: 10_000, per_minute: 15_000 },
            connections: 256,
            connections_in_all: 30_000,
            patience: Patience::default(),
            trusted: Vec::new(),
            behind_proxy: false,
            keeper_token: None,
        }
    }
}

impl Limits {
    /// For tests and the keeper's own programs: this machine has no limits.
    pub fn trusting_this_machine() -> Self {
        let trusted = vec![IpAddr::from([127, 0, 0, 1]), IpAddr::V6(Ipv6Addr::LOCALHOST)];
        Self { trusted, ..Self::default() }
    }
}

/// What a limit is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum LimitKind {
    Tables,
    Posts,
    Views,
    Work,
    /// Links that lead nowhere.
    Misses,
    Streams,
    Connections,
}

impl LimitKind {
    /// All of them, numbered in order, each with the word its metric uses.
    pub(crate) const ALL: [(Self, &'static str); 7] = [
        (Self::Tables, "tables"),
        (Self::Posts, "posts"),
        (Self::Views, "views"),
        (Self::Work, "work"),
        (Self::Misses, "misses"),
        (Self::Streams, "streams"),
        (Self::Connections, "connections"),
    ];
}

/// How much of a request's body is read once it is refused, and for how long.
const HEARD_MAX: usize = 2 << 20;
const HEARD_TIME: Duration = Duration::from_secs(5);
/// How often an address may follow links that lead nowhere.
const MISSES: Rate = Rate { burst: 60, per_minute: 60 };

/// The allowances, streams and connections of all addresses.
pub(crate) struct Limiter {
    limits: Limits,
    rates: Rates,
    streams: Arc<Streams>,
    pub(crate) connections: Arc<Connections>,
    refused: [AtomicU64; LimitKind::ALL.len()],
}

/// Open streams.
#[derive(Default)]
struct Streams {
    all: AtomicUsize,
    by_address: Mutex<HashMap<Counted, usize>>,
}

impl Streams {
    /// Counts a household's streams up, if there is room for one more of each that is counted.
    fn enter(&self, household: IpAddr, most: usize) -> bool {
        let mut open = self.by_address.lock().unwrap_or_else(PoisonError::into_inner);
        let is_free = |who: Counted| {
            open.get(&who).is_none_or(|count| *count < most.saturating_mul(who.share as usize))
        };
        let free = counted(household).all(is_free);
        if free {
            counted(household).for_each(|who| *open.entry(who).or_default() += 1);
        }
        free
    }

    fn leave(&self, household: IpAddr) {
        let mut open = self.by_address.lock().unwrap_or_else(PoisonError::into_inner);
        for who in counted(household) {
            if let Some(count) = open.get_mut(&who) {
                *count -= 1;
                if *count == 0 {
                    open.remove(&who);
                }
            }
        }
    }
}

/// An open stream; dropping it makes room for another.
pub(crate) struct Pass {
    streams: Arc<Streams>,
    address: IpAddr,
}

impl Drop for Pass {
    fn drop(&mut self) {
        self.streams.all.fetch_sub(1, Ordering::Relaxed);
        self.streams.leave(self.address);
    }
}

tokio::task_local! {
    /// Whose request is being answered right now.
    static CALLER: IpAddr;
}

impl Limiter {
    pub(crate) fn new(limits: Limits) -> Self {
        let rates = [limits.tables, limits.posts, limits.views, limits.work, MISSES];
        let longest = rates.map(|rate| price(rate, 1).most).into_iter().fold(0.0, f32::max);
        Self {
            rates: Rates::new(Duration::from_millis(longest as u64)),
            streams: Arc::default(),
            connections: Arc::new(Connections::new(&limits)),
            refused: [const { AtomicU64::new(0) }; LimitKind::ALL.len()],
            limits,
        }
    }

    /// Takes one from the allowance of whoever is asking. Outside a request (the server's own doing), nothing counts.
    pub(crate) fn take(&self, kind: LimitKind) -> Result<(), WebError> {
        caller().map_or(Ok(()), |caller| self.take_of(caller, kind, Instant::now()))
    }

    fn rate(&self, kind: LimitKind) -> Rate {
        match kind {
            LimitKind::Tables => self.limits.tables,
            LimitKind::Posts => self.limits.posts,
            LimitKind::Work => self.limits.work,
            LimitKind::Misses => MISSES,
            LimitKind::Views | LimitKind::Streams | LimitKind::Connections => self.limits.views,
        }
    }

    fn take_of(&self, caller: IpAddr, kind: LimitKind, now: Instant) -> Result<(), WebError> {
        if self.limits.trusted.contains(&caller) {
            return Ok(());
        }
        let rate = self.rate(kind);
        for who in counted(caller) {
            if let Err(seconds) = self.rates.take(&who, kind as usize, price(rate, who.share), now) {
                self.refuse(kind);
                return Err(WebError::TooFast(seconds.ceil().max(1.0) as u64));
            }
        }
        Ok(())
    }

    /// Notes how long a piece of work took; once an address has used up its allowance, its next request is refused.
    pub(crate) fn worked(&self, who: IpAddr, took: Duration, now: Instant) {
        for who in counted(who) {
            let each = price(self.limits.work, who.share).each;
            self.rates.add(&who, LimitKind::Work as usize, took.as_secs_f32() * 1000.0 * each, now);
        }
    }

    /// Makes room for one more stream from this address, if there is any.
    pub(crate) fn stream(&self) -> Result<Pass, WebError> {
        let address = caller().unwrap_or(IpAddr::V6(Ipv6Addr::UNSPECIFIED));
        let is_free = self.limits.trusted.contains(&address);
        let full = !is_free && self.streams.all.load(Ordering::Relaxed) >= self.limits.streams_in_all;
        let most = if is_free { usize::MAX } else { self.limits.streams };
        if full || !self.streams.enter(address, most) {
            self.refuse(LimitKind::Streams);
            return Err(WebError::TooFast(10));
        }
        self.streams.all.fetch_add(1, Ordering::Relaxed);
        Ok(Pass { streams: Arc::clone(&self.streams), address })
    }

    /// What opens the keeper's page from elsewhere.
    pub(crate) fn keeper_token(&self) -> Option<&str> {
        self.limits.keeper_token.as_deref().filter(|token| !token.is_empty())
    }

    /// Streams open now.
    pub(crate) fn open_streams(&self) -> usize {
        self.streams.all.load(Ordering::Relaxed)
    }

    /// How often each limit has refused a request.
    pub(crate) fn refusals(&self) -> impl Iterator<Item = (&'static str, u64)> {
        LimitKind::ALL
            .iter()
            .zip(&self.refused)
            .map(|((_, word), count)| (*word, count.load(Ordering::Relaxed)))
    }

    pub(crate) fn refuse(&self, kind: LimitKind) {
        self.refused[kind as usize].fetch_add(1, Ordering::Relaxed);
    }

    /// Whether this may be asked now. Asking uses up some of the allowance.
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
            self.take_of(caller, LimitKind::Posts, now)?;
            return of_our_size(path, headers);
        }
        let free = matches!(path, "/healthz" | "/metrics") || path.starts_with("/static/");
        if free { Ok(()) } else { self.take_of(caller, LimitKind::Views, now) }
    }

    /// Who is asking. A header is trusted only if the keeper has said that a proxy writes it.
    pub(crate) fn caller(&self, connected: IpAddr, headers: &HeaderMap) -> IpAddr {
        let told = if self.limits.behind_proxy { forwarded(headers) } else { None };
        household(told.unwrap_or(connected))
    }
}

/// What a request costs an address that stands for this many households.
fn price(rate: Rate, share: u32) -> Price {
    let each = 60_000.0 / (rate.per_minute.max(1) * share) as f32;
    Price { each, most: each * (rate.burst * share) as f32 }
}

/// Whose request is being answered; `None` if the server is acting on its own.
pub(crate) fn caller() -> Option<IpAddr> {
    CALLER.try_with(|caller| *caller).ok()
}

/// Answers a request under the limits of its address.
pub(crate) async fn called_by<T>(caller: IpAddr, answer: impl Future<Output = T>) -> T {
    CALLER.scope(caller, answer).await
}

/// Whether a request body of this announced size is one we will read.
fn of_our_size(path: &str, headers: &HeaderMap) -> Result<(), WebError> {
    let length = headers.get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok());
    let length = length.and_then(|length| length.parse::<usize>().ok());
    let is_long = length.is_some_and(|length| length > body_max(path));
    if is_long { Err(WebError::TooLarge) } else { Ok(()) }
}

/// Refuses a request, after reading the rest of it: a client that is cut off while still sending would not hear the
/// answer.
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
    // A client that takes longer than this is not listening either.
    let _ = tokio::time::timeout(HEARD_TIME, heard).await;
    if by_program { Refused(error).into_response() } else { error.into_response() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_empties_and_fills_again_and_each_address_has_its_own() {
        let rate = Rate { burst: 2, per_minute: 6 };
        let limiter = Limiter::new(Limits { tables: rate, ..Limits::default() });
        let (one, two) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        let start = Instant::now();
        let take =
            |who, seconds| limiter.take_of(who, LimitKind::Tables, start + Duration::from_secs(seconds));
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
            assert_eq!(
                limiter.take_of(IpAddr::from([127, 0, 0, 1]), LimitKind::Tables, Instant::now()),
                Ok(())
            );
        }
    }

    #[test]
    fn many_households_of_one_network_share_a_larger_allowance() {
        let limits = Limits { tables: Rate { burst: 1, per_minute: 1 }, ..Limits::default() };
        let limiter = Limiter::new(limits);
        let now = Instant::now();
        let home = |n: u16| household(IpAddr::from([0x2001, 0xdb8, 7, n, 0, 0, 0, 1]));
        let served = |homes: std::ops::Range<u16>| {
            homes.filter(|n| limiter.take_of(home(*n), LimitKind::Tables, now).is_ok()).count()
        };
        assert_eq!(served(0..256), 4, "a /56 is four households");
        assert_eq!(served(0x100..0x4000), 12, "a /48 is sixteen");
        let elsewhere = IpAddr::from([0x2001, 0xdb8, 8, 0, 0, 0, 0, 1]);
        assert_eq!(limiter.take_of(household(elsewhere), LimitKind::Tables, now), Ok(()));
    }

    #[test]
    fn work_is_charged_when_it_is_done() {
        let limiter =
            Limiter::new(Limits { work: Rate { burst: 1000, per_minute: 60_000 }, ..Limits::default() });
        let (one, now) = (IpAddr::from([10, 0, 0, 1]), Instant::now());
        assert_eq!(limiter.take_of(one, LimitKind::Work, now), Ok(()));
        limiter.worked(one, Duration::from_secs(3), now);
        assert_eq!(limiter.take_of(one, LimitKind::Work, now), Err(WebError::TooFast(3)));
        assert_eq!(limiter.take_of(one, LimitKind::Work, now + Duration::from_secs(3)), Ok(()));
    }
}
