//! The time on a server: one clock for its tables, its days and its pages.
//!
//! A server on its own goes by its machine. Servers that share a database go by the database's time, which comes with every heartbeat,
//! and count on from there. So a table that moves from one server to another keeps its time, and the day of the daily deal begins
//! everywhere at once, however wrong the machines' clocks are. Tests put a clock forward, so that days can pass without anybody waiting.

use std::cell::RefCell;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::time::Instant;

/// The database has not told the time yet, or there is none: the machine's own clock counts.
const UNTOLD: i64 = i64::MIN;

thread_local! {
    /// The clock of the server this thread belongs to.
    static HERE: RefCell<Clock> = RefCell::default();
}

/// The clock of a server.
#[derive(Clone, Debug, Default)]
pub struct Clock(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    /// What it was put forward by, in milliseconds.
    forward: AtomicU64,
    origin: Instant,
    /// The database's time at the origin, in milliseconds since 1970.
    at_origin: AtomicI64,
}

impl Default for Inner {
    fn default() -> Self {
        Self { forward: AtomicU64::new(0), origin: Instant::now(), at_origin: AtomicI64::new(UNTOLD) }
    }
}

impl Clock {
    /// Puts the clock forward. Every server set up with this clock, or with a clone of it, sees that much time pass at
    /// once.
    pub fn forward(&self, by: Duration) {
        self.0.forward.fetch_add(by.as_millis() as u64, Ordering::SeqCst);
    }

    /// In seconds since 1970.
    pub fn now(&self) -> u64 {
        self.millis() / 1_000
    }

    /// In milliseconds since 1970.
    pub(crate) fn millis(&self) -> u64 {
        let time = match self.0.at_origin.load(Ordering::Relaxed) {
            UNTOLD => {
                SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
            }
            at_origin => at_origin.saturating_add(self.passed()).max(0) as u64,
        };
        time + self.0.forward.load(Ordering::SeqCst)
    }

    /// The database says what time it is now.
    pub(crate) fn hear(&self, millis: u64) {
        self.0.at_origin.store(millis as i64 - self.passed(), Ordering::Relaxed);
    }

    fn passed(&self) -> i64 {
        self.0.origin.elapsed().as_millis() as i64
    }

    /// From now on this thread goes by this clock.
    pub(crate) fn adopt(&self) {
        HERE.set(self.clone());
    }

    /// The clock this thread goes by.
    pub(crate) fn here() -> Self {
        HERE.with_borrow(Self::clone)
    }
}

/// The time on this thread's server, in seconds since 1970.
pub(crate) fn now() -> u64 {
    HERE.with_borrow(Clock::now)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thread_goes_by_the_clock_it_was_given() {
        let (clock, before) = (Clock::default(), now());
        clock.forward(Duration::from_hours(24));
        let told = std::thread::spawn(move || {
            clock.adopt();
            now()
        });
        assert!(told.join().unwrap() >= before + 86_400);
        assert!(now() < before + 86_400, "no other thread does");
    }

    #[tokio::test(start_paused = true)]
    async fn what_the_database_says_counts_and_goes_on_by_itself() {
        let clock = Clock::default();
        assert!(clock.now() > 1_700_000_000, "the machine's own until something is heard");
        tokio::time::advance(Duration::from_secs(5)).await;
        clock.hear(1_000_000);
        assert_eq!(clock.now(), 1_000);
        tokio::time::advance(Duration::from_secs(7)).await;
        assert_eq!(clock.clone().now(), 1_007);
        clock.hear(3_000);
        assert_eq!(clock.now(), 3, "even if it goes back");
        clock.forward(Duration::from_secs(10));
        assert_eq!(clock.now(), 13);
    }
}
