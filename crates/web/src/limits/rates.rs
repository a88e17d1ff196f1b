//! How much of its allowance each address has used up, for as many addresses as may come.
//!
//! What an address owes shrinks with time, and an address that owes nothing is forgotten. For this there are two generations
//! of entries: an entry that nobody asked for during a whole generation goes with it. That costs no more than dropping a
//! map; nobody looks at each entry. A generation lasts at least as long as the largest debt. Both are bounded; if more
//! addresses than that come at once the oldest debts are forgotten early, which errs in favour of the client.

use std::collections::HashMap;
use std::hash::{BuildHasher as _, BuildHasherDefault, Hasher, RandomState};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::address::Counted;

/// How many locks there are, so that requests seldom wait for each other.
const SHARDS: usize = 64;
/// Entries of a shard in one generation: seven eighths of a power of two fill a map.
const SHARD_MAX: usize = 14_336;
/// No generation is shorter than this.
const GENERATION_MIN: Duration = Duration::from_mins(1);

/// How many kinds of things are counted.
pub(super) const KINDS: usize = 5;

/// What an address owes of each kind, in milliseconds until it is forgiven.
#[derive(Clone, Copy, Default)]
struct Owed {
    /// As of this moment, in milliseconds since the start.
    at: u64,
    debts: [f32; KINDS],
}

impl Owed {
    fn as_of(mut self, now: u64) -> Self {
        let since = now.saturating_sub(self.at) as f32;
        self.debts = self.debts.map(|debt| (debt - since).max(0.0));
        self.at = self.at.max(now);
        self
    }
}

/// A key is a hash already.
#[derive(Default)]
struct IdentityHasher(u64);

impl Hasher for IdentityHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, _: &[u8]) {
        unreachable!("keys are numbers")
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}

type Entries = HashMap<u64, Owed, BuildHasherDefault<IdentityHasher>>;

#[derive(Default)]
struct Shard {
    young: Entries,
    old: Entries,
    /// When the young generation began.
    turned: u64,
}

impl Shard {
    /// Begins a new generation, if it is time or there is no room in this one.
    fn turn(&mut self, now: u64, generation: u64) {
        let age = now.saturating_sub(self.turned);
        if age < generation && self.young.len() < SHARD_MAX {
            return;
        }
        self.old = std::mem::take(&mut self.young);
        if age >= 2 * generation {
            self.old = Entries::default();
        }
        self.turned = now;
    }

    fn entry(&mut self, key: u64) -> &mut Owed {
        let Self { young, old, .. } = self;
        young.entry(key).or_insert_with(|| old.remove(&key).unwrap_or_default())
    }
}

/// What one of a kind costs, and how much may be owed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Price {
    /// Milliseconds until one is forgiven.
    pub(super) each: f32,
    /// Milliseconds that may be owed.
    pub(super) most: f32,
}

/// The debts of all addresses.
pub(super) struct Rates {
    start: Instant,
    keys: RandomState,
    /// In milliseconds.
    generation: u64,
    shards: Box<[Mutex<Shard>]>,
}

impl Rates {
    /// For debts that are forgiven after this time at the latest.
    pub(super) fn new(longest: Duration) -> Self {
        Self {
            start: Instant::now(),
            keys: RandomState::new(),
            generation: longest.max(GENERATION_MIN).as_millis() as u64,
            shards: (0..SHARDS).map(|_| Mutex::default()).collect(),
        }
    }

    /// One more of a kind; refused with the seconds until there is room for it.
    pub(super) fn take(&self, who: &Counted, kind: usize, price: Price, now: Instant) -> Result<(), f32> {
        self.with(who, now, |owed| {
            let debt = owed.debts[kind] + price.each;
            // Sums of fractions may miss the edge by a hair.
            if debt <= price.most + 0.01 {
                owed.debts[kind] = debt;
                return Ok(());
            }
            Err((debt - price.most) / 1000.0)
        })
    }

    /// Adds to a debt what was not known before, however large the debt gets.
    pub(super) fn add(&self, who: &Counted, kind: usize, millis: f32, now: Instant) {
        self.with(who, now, |owed| owed.debts[kind] += millis);
    }

    fn with<T>(&self, who: &Counted, now: Instant, change: impl FnOnce(&mut Owed) -> T) -> T {
        let now = now.saturating_duration_since(self.start).as_millis() as u64;
        let key = self.keys.hash_one(who);
        // The upper bits choose the shard; a map looks at the lower ones, and at the topmost seven.
        let shard = &self.shards[(key >> 40) as usize % SHARDS];
        let mut shard = shard.lock().unwrap_or_else(PoisonError::into_inner);
        shard.turn(now, self.generation);
        let owed = shard.entry(key);
        *owed = owed.as_of(now);
        change(owed)
    }

    /// Entries that are kept.
    #[cfg(test)]
    fn kept(&self) -> usize {
        let count = |shard: &Mutex<Shard>| {
            let shard = shard.lock().unwrap();
            shard.young.len() + shard.old.len()
        };
        self.shards.iter().map(count).sum()
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::super::address::counted;
    use super::*;

    const PRICE: Price = Price { each: 1000.0, most: 2000.0 };

    fn address(n: u32) -> Counted {
        counted(IpAddr::from(n.to_be_bytes())).next().unwrap()
    }

    #[test]
    fn two_million_addresses_take_bounded_room_and_everybody_is_served() {
        let rates = Rates::new(Duration::from_mins(1));
        let now = Instant::now();
        let most = 2 * SHARDS * SHARD_MAX;
        for n in 0..2_000_000 {
            assert!(rates.take(&address(n), 0, PRICE, now).is_ok());
        }
        assert!(rates.kept() <= most, "{} of {most}", rates.kept());
        let last = address(1_999_999);
        assert!(rates.take(&last, 0, PRICE, now).is_ok());
        assert!(rates.take(&last, 0, PRICE, now).is_err(), "what is fresh is remembered");
    }

    #[test]
    fn a_debt_outlives_its_generation_and_is_forgotten_when_it_is_forgiven() {
        let rates = Rates::new(Duration::from_mins(1));
        let (start, one) = (Instant::now(), address(1));
        let at = |seconds| start + Duration::from_secs(seconds);
        rates.add(&one, 0, 90_000.0, start);
        assert!(rates.take(&one, 0, PRICE, at(61)).is_err(), "a generation later it still owes 29 s");
        assert!(rates.take(&one, 0, PRICE, at(95)).is_ok());
        let two = address(2);
        for second in 100..400 {
            let _ = rates.take(&two, 1, PRICE, at(second));
        }
        assert!(rates.kept() <= 2, "nobody else asked since");
    }

    #[test]
    fn kinds_do_not_count_for_each_other() {
        let rates = Rates::new(Duration::from_mins(1));
        let (now, one) = (Instant::now(), address(1));
        for kind in 0..KINDS {
            assert!(rates.take(&one, kind, PRICE, now).is_ok());
            assert!(rates.take(&one, kind, PRICE, now).is_ok());
            assert_eq!(rates.take(&one, kind, PRICE, now), Err(1.0));
        }
    }
}
