//! The time on a server: the system's, or one set by a test, so that days can pass without anybody waiting.

use std::cell::RefCell;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

thread_local! {
    /// The clock of the server this thread belongs to.
    static HERE: RefCell<Clock> = RefCell::default();
}

/// A clock that shows the system's time, plus whatever it was put forward by.
#[derive(Clone, Debug, Default)]
pub struct Clock(Arc<AtomicU64>);

impl Clock {
    /// Puts the clock forward. Every server set up with this clock, or with a clone of it, sees that much time pass at
    /// once.
    pub fn forward(&self, by: Duration) {
        self.0.fetch_add(by.as_secs(), Ordering::SeqCst);
    }

    /// In seconds since 1970.
    pub fn now(&self) -> u64 {
        let system = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
        system + self.0.load(Ordering::SeqCst)
    }

    /// From now on this thread goes by this clock.
    pub(crate) fn adopt(&self) {
        HERE.set(self.clone());
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
}
