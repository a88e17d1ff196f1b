//! The time at the tables.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use tokio::time::Instant;

/// Nobody has told us the time yet, so the machine's own clock counts.
const UNTOLD: i64 = i64::MIN;

/// The time at the tables of a server. A server on its own uses its machine's clock. Servers that share a database use the
/// database's time, which comes with every heartbeat, and count on from there. So a table that moves from one server to
/// another keeps its time, however wrong the machines' clocks are.
#[derive(Clone, Debug)]
pub(crate) struct Clock(Arc<Origin>);

#[derive(Debug)]
struct Origin {
    origin: Instant,
    /// The database's time at the origin, in milliseconds since 1970.
    at_origin: AtomicI64,
}

impl Default for Clock {
    fn default() -> Self {
        Self(Arc::new(Origin { origin: Instant::now(), at_origin: AtomicI64::new(UNTOLD) }))
    }
}

impl Clock {
    /// Seconds since 1970.
    pub(crate) fn now(&self) -> u64 {
        self.millis() / 1_000
    }

    /// Milliseconds since 1970.
    pub(crate) fn millis(&self) -> u64 {
        match self.0.at_origin.load(Ordering::Relaxed) {
            UNTOLD => crate::clock::now() * 1_000,
            at_origin => at_origin.saturating_add(self.passed()).max(0) as u64,
        }
    }

    /// The database says what time it is now.
    pub(crate) fn hear(&self, millis: u64) {
        self.0.at_origin.store(millis as i64 - self.passed(), Ordering::Relaxed);
    }

    fn passed(&self) -> i64 {
        self.0.origin.elapsed().as_millis() as i64
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

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
    }
}
