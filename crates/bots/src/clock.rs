//! When a search has to stop.

use std::time::{Duration, Instant};

/// Tells when time is up. A search looks before each step in the tree and every few moves of a playout.
pub(crate) trait Clock {
    fn is_up(&mut self) -> bool;
}

/// No time at all is kept: the number of iterations is the limit.
pub(crate) struct Timeless;

impl Clock for Timeless {
    fn is_up(&mut self) -> bool {
        false
    }
}

/// A moment.
pub(crate) struct Deadline(Instant);

impl Deadline {
    /// So many milliseconds from now.
    pub(crate) fn after(millis: u32) -> Self {
        Self(Instant::now() + Duration::from_millis(millis.into()))
    }
}

impl Clock for Deadline {
    fn is_up(&mut self) -> bool {
        Instant::now() >= self.0
    }
}
