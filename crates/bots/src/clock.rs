//! When a search has to stop.

use std::time::{Duration, Instant};

/// Says when time is up. A search checks before each step in the tree and every few moves of a playout.
pub(crate) trait Clock {
    fn is_up(&mut self) -> bool;

    /// How many more iterations there will be time for at the pace of those that are done; an estimate on the high side.
    fn left(&self, _done: u32) -> u32 {
        u32::MAX
    }
}

/// No clock at all: the number of iterations is the limit.
pub(crate) struct Timeless;

impl Clock for Timeless {
    fn is_up(&mut self) -> bool {
        false
    }
}

/// A step takes less than the whole time divided by this.
const PAUSE: u32 = 8;

/// A deadline, and when the wait for it began. After checking the clock, a search may go on for as long as the longest step
/// so far, so time is up when such a step would end too late.
pub(crate) struct Deadline {
    began: Instant,
    end: Instant,
    looked: Instant,
    longest: Duration,
}

impl Deadline {
    /// This many milliseconds from now.
    pub(crate) fn after(millis: u32) -> Self {
        Self::from(Instant::now(), millis)
    }

    fn from(began: Instant, millis: u32) -> Self {
        let end = began + Duration::from_millis(millis.into());
        Self { began, end, looked: began, longest: Duration::ZERO }
    }

    fn is_up_at(&mut self, now: Instant) -> bool {
        self.longest = self.longest.max(now - self.looked);
        self.looked = now;
        // What takes longer than a part of the whole was a pause of the machine, not a step.
        now + self.longest.min((self.end - self.began) / PAUSE) >= self.end
    }
}

impl Clock for Deadline {
    fn is_up(&mut self) -> bool {
        self.is_up_at(Instant::now())
    }

    fn left(&self, done: u32) -> u32 {
        let now = Instant::now();
        let (spent, left) = (now - self.began, self.end.saturating_duration_since(now));
        // A quarter more: the pace may pick up.
        let share = left.as_secs_f32() / spent.as_secs_f32().max(f32::MIN_POSITIVE);
        (done as f32 * share * 1.25) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_as_long_as_the_longest_is_not_begun_too_late() {
        let began = Instant::now();
        let mut clock = Deadline::from(began, 40);
        let mut up_after = |millis: u64| clock.is_up_at(began + Duration::from_millis(millis));
        assert!((1..=5).all(|millis| !up_after(millis)));
        // Three at once: from now on as many have to be left.
        assert!((8..=36).all(|millis| !up_after(millis)));
        assert!(up_after(37));
        // The machine stood still for a while.
        let mut clock = Deadline::from(began, 40);
        let mut up_after = |millis: u64| clock.is_up_at(began + Duration::from_millis(millis));
        assert!((1..=5).chain(15..=34).all(|millis| !up_after(millis)));
        assert!(up_after(35));
    }
}
