//! Who is connected, and how long they may be silent.
//!
//! A silent connection costs a file and some memory, and both are limited. A connection that is asking for something is
//! never closed for the sake of another; if there is no room, the one that has been silent longest goes. So clients that
//! only connect and wait keep nobody out, however many they are.

use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::atomic::{AtomicU8, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use futures_util::task::AtomicWaker;
use tokio::time::Sleep;

use super::address::{Counted, counted, household};
use super::{Limits, Patience};

/// If there is no room, this many connections are looked at for one that can go: this must stay cheap just when it is
/// needed most.
const LOOKED_AT: usize = 256;

/// What a connection is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum Phase {
    /// It has not asked for anything yet.
    New,
    /// It has been answered, and may ask again.
    Idle,
    /// It is being answered.
    Asking,
    /// It listens for news, as long as it likes.
    Listening,
    /// There is no room for it.
    Leaving,
}

impl Phase {
    const ALL: [Self; 5] = [Self::New, Self::Idle, Self::Asking, Self::Listening, Self::Leaving];
}

/// One connection.
pub(crate) struct Connection {
    phase: AtomicU8,
    /// Since when it has been in this phase, in milliseconds since the start.
    since: AtomicU64,
    waker: AtomicWaker,
    start: Instant,
    patience: Patience,
}

impl Connection {
    fn new(start: Instant, patience: Patience) -> Self {
        let connection = Self {
            phase: AtomicU8::new(Phase::New as u8),
            since: AtomicU64::new(0),
            waker: AtomicWaker::new(),
            start,
            patience,
        };
        connection.enter(Phase::New, Instant::now());
        connection
    }

    /// It does something else from now on.
    pub(crate) fn enter(&self, phase: Phase, now: Instant) {
        let now = now.saturating_duration_since(self.start).as_millis() as u64;
        self.since.store(now, Ordering::Relaxed);
        self.phase.store(phase as u8, Ordering::Release);
    }

    fn phase(&self) -> Phase {
        Phase::ALL[usize::from(self.phase.load(Ordering::Acquire)) % Phase::ALL.len()]
    }

    /// Since when it has been silent; `None` if it is not.
    fn silent_since(&self) -> Option<u64> {
        matches!(self.phase(), Phase::New | Phase::Idle).then(|| self.since.load(Ordering::Relaxed))
    }

    /// Tells it to go, if it is still silent. It checks for this itself between requests.
    fn send_away(&self) {
        for silent in [Phase::New, Phase::Idle] {
            let (from, to) = (silent as u8, Phase::Leaving as u8);
            let _ = self.phase.compare_exchange(from, to, Ordering::AcqRel, Ordering::Acquire);
        }
        self.waker.wake();
    }

    /// When it will have taken too long; `None` if it may continue as it is.
    fn ends(&self) -> Option<Instant> {
        let most = match self.phase() {
            Phase::New => self.patience.headers,
            Phase::Idle => self.patience.idle,
            Phase::Asking => self.patience.request,
            Phase::Listening => return None,
            Phase::Leaving => Duration::ZERO,
        };
        Some(self.start + Duration::from_millis(self.since.load(Ordering::Relaxed)) + most)
    }
}

/// A connection that is answered until it ends, takes too long, or has to make room. One timer serves all its requests:
/// when it rings, it looks at what the connection is doing and is set again.
pub(crate) struct Bounded<F> {
    answered: Pin<Box<F>>,
    entered: Entered,
    rings: Pin<Box<Sleep>>,
}

impl<F: Future> Bounded<F> {
    pub(crate) fn new(entered: Entered, answered: F) -> Self {
        let rings = Box::pin(tokio::time::sleep(entered.connection.patience.shortest()));
        Self { answered: Box::pin(answered), entered, rings }
    }
}

impl<F: Future> Future for Bounded<F> {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<()> {
        if self.answered.as_mut().poll(context).is_ready() {
            return Poll::Ready(());
        }
        self.entered.connection.waker.register(context.waker());
        if self.entered.connection.phase() == Phase::Leaving {
            return Poll::Ready(());
        }
        while self.rings.as_mut().poll(context).is_ready() {
            let (now, connection) = (Instant::now(), &self.entered.connection);
            let ends = connection.ends();
            if ends.is_some_and(|ends| ends <= now) {
                return Poll::Ready(());
            }
            // It may do something shorter in the meantime.
            let soon = now + connection.patience.shortest();
            self.rings.as_mut().reset(ends.map_or(soon, |ends| ends.min(soon)).into());
        }
        Poll::Pending
    }
}

/// All connections.
pub(crate) struct Connections {
    start: Instant,
    patience: Patience,
    each: usize,
    in_all: AtomicUsize,
    trusted: Vec<IpAddr>,
    open: Mutex<Open>,
}

#[derive(Default)]
struct Open {
    /// By household, in the order they came.
    all: BTreeMap<(IpAddr, u64), Arc<Connection>>,
    counts: HashMap<Counted, usize>,
    next: u64,
    /// Where the search for a silent one continues.
    at: (Option<IpAddr>, u64),
}

/// An open connection; dropping it makes room.
pub(crate) struct Entered {
    all: Arc<Connections>,
    key: (IpAddr, u64),
    pub(crate) connection: Arc<Connection>,
}

impl Drop for Entered {
    fn drop(&mut self) {
        self.all.open.lock().unwrap_or_else(PoisonError::into_inner).remove(self.key);
    }
}

impl Open {
    fn insert(&mut self, key: (IpAddr, u64), connection: Arc<Connection>) {
        self.all.insert(key, connection);
        counted(key.0).for_each(|who| *self.counts.entry(who).or_default() += 1);
    }

    fn remove(&mut self, key: (IpAddr, u64)) {
        if self.all.remove(&key).is_none() {
            return; // It was sent away.
        }
        for who in counted(key.0) {
            if let Some(count) = self.counts.get_mut(&who) {
                *count -= 1;
                if *count == 0 {
                    self.counts.remove(&who);
                }
            }
        }
    }

    /// Closes the one of these that has been silent longest; false if none of them is silent.
    fn make_room(&mut self, among: &[(IpAddr, u64)]) -> bool {
        let silent = among.iter().filter_map(|key| Some((self.all.get(key)?.silent_since()?, *key)));
        let Some((_, key)) = silent.min() else { return false };
        if let Some(connection) = self.all.get(&key) {
            connection.send_away();
        }
        self.remove(key);
        true
    }

    /// Some connections of this household.
    fn of(&self, household: IpAddr) -> Vec<(IpAddr, u64)> {
        let own = self.all.range((household, 0)..=(household, u64::MAX));
        own.take(LOOKED_AT).map(|(key, _)| *key).collect()
    }

    /// The next ones in a round through all connections.
    fn some(&mut self) -> Vec<(IpAddr, u64)> {
        let from = self.at.0.map(|address| (address, self.at.1));
        let after = self.all.range(from.unwrap_or((IpAddr::from([0, 0, 0, 0]), 0))..);
        let some: Vec<_> = after.chain(self.all.iter()).take(LOOKED_AT).map(|(key, _)| *key).collect();
        if let Some((address, number)) = some.last() {
            self.at = (Some(*address), number + 1);
        }
        some
    }
}

impl Connections {
    pub(crate) fn new(limits: &Limits) -> Self {
        // Behind a proxy, all connections come from one address.
        let each = if limits.behind_proxy { usize::MAX } else { limits.connections };
        Self {
            start: Instant::now(),
            patience: limits.patience,
            each,
            in_all: AtomicUsize::new(limits.connections_in_all),
            trusted: limits.trusted.clone(),
            open: Mutex::default(),
        }
    }

    /// Only this many files are left for connections.
    pub(crate) fn at_most(&self, files: usize) {
        self.in_all.fetch_min(files.max(1), Ordering::Relaxed);
    }

    /// How many there are.
    pub(crate) fn count(&self) -> usize {
        self.open.lock().unwrap_or_else(PoisonError::into_inner).all.len()
    }

    /// Somebody connects. `None` if there is no room and no silent connection that could go.
    pub(crate) fn enter(self: &Arc<Self>, from: IpAddr) -> Option<Entered> {
        let household = household(from);
        let is_trusted = self.trusted.contains(&household);
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let each = if is_trusted { usize::MAX } else { self.each };
        let is_over = |who: Counted| {
            open.counts.get(&who).is_some_and(|count| *count >= each.saturating_mul(who.share as usize))
        };
        if counted(household).any(is_over) {
            let own = open.of(household);
            if !open.make_room(&own) {
                return None;
            }
        }
        if open.all.len() >= self.in_all.load(Ordering::Relaxed) && !Self::make_any_room(&mut open) {
            return None;
        }
        let connection = Arc::new(Connection::new(self.start, self.patience));
        let key = (household, open.next);
        open.next += 1;
        open.insert(key, Arc::clone(&connection));
        drop(open);
        Some(Entered { all: Arc::clone(self), key, connection })
    }

    /// The system has no room for another connection: a silent one goes.
    pub(crate) fn shed(&self) {
        Self::make_any_room(&mut self.open.lock().unwrap_or_else(PoisonError::into_inner));
    }

    fn make_any_room(open: &mut Open) -> bool {
        let some = open.some();
        open.make_room(&some)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn connections(each: usize, in_all: usize) -> Arc<Connections> {
        let limits = Limits { connections: each, connections_in_all: in_all, ..Limits::default() };
        Arc::new(Connections::new(&limits))
    }

    const ONE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(10, 0, 0, 1));
    const TWO: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(10, 0, 0, 2));

    #[test]
    fn the_longest_silent_one_makes_room_and_whoever_asks_stays() {
        let all = connections(3, 100);
        let entered: Vec<Entered> = (0..3).filter_map(|_| all.enter(ONE)).collect();
        entered[0].connection.enter(Phase::Asking, Instant::now());
        let fourth = all.enter(ONE).expect("the second one is silent");
        assert_eq!(entered[0].connection.phase(), Phase::Asking);
        assert_eq!(entered[1].connection.phase(), Phase::Leaving);
        assert_eq!((all.count(), fourth.connection.phase()), (3, Phase::New));
        for still in [&entered[2], &fourth] {
            still.connection.enter(Phase::Listening, Instant::now());
        }
        assert!(all.enter(ONE).is_none(), "everybody asks or listens");
        assert!(all.enter(TWO).is_some(), "others are not concerned");
        drop(entered);
        assert_eq!(all.count(), 1);
    }

    #[test]
    fn silent_ones_of_many_addresses_keep_nobody_out() {
        let all = connections(10, 1_000);
        let silent: Vec<Option<Entered>> =
            (0..5_000u32).map(|n| all.enter(IpAddr::from((0x0a00_0000 + n).to_be_bytes()))).collect();
        assert!(silent.iter().all(Option::is_some));
        assert_eq!(all.count(), 1_000);
        let asking = all.enter(ONE).expect("there is room for a newcomer");
        asking.connection.enter(Phase::Asking, Instant::now());
        let more: Vec<Option<Entered>> =
            (0..5_000u32).map(|n| all.enter(IpAddr::from((0x0b00_0000 + n).to_be_bytes()))).collect();
        assert!(more.iter().all(Option::is_some));
        assert_eq!(asking.connection.phase(), Phase::Asking);
        drop((silent, more, asking));
        assert_eq!(all.count(), 0);
    }
}
