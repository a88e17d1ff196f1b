//! When a search has to stop.

use std::time::{Duration, Instant};

/// Tells when time is up. A search looks before each step in the tree and every few moves of a playout.
pub(crate) trait Clock {
    fn is_up(&mut self) -> bool;

    /// How many more iterations there will be time for at the pace of those that are done; an estimate on the high side.
    fn left(&self, _done: u32) -> u32 {
        u32::MAX
    }
}

/// No time at all is kept: the number of iterations is the limit.
pub(crate) struct Timeless;

impl Clock for Timeless {
    fn is_up(&mut self) -> bool {
        false
    }
}

/// A moment, and when the wait for it began.
pub(crate) struct Deadline {
    began: Instant,
    end: Instant,
}

impl Deadline {
    /// So many milliseconds from now.
    pub(crate) fn after(millis: u32) -> Self {
        let began = Instant::now();
        Self { began, end: began + Duration::from_millis(millis.into()) }
    }
}

impl Clock for Deadline {
    fn is_up(&mut self) -> bool {
        Instant::now() >= self.end
    }

    fn left(&self, done: u32) -> u32 {
        let now = Instant::now();
        let (spent, left) = (now - self.began, self.end.saturating_duration_since(now));
        // A quarter more: the pace may pick up.
        let share = left.as_secs_f32() / spent.as_secs_f32().max(f32::MIN_POSITIVE);
        (done as f32 * share * 1.25) as u32
    }
}
