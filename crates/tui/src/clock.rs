//! The clock of a table where people trade: it rings by itself, and no player can.

use std::time::{Duration, Instant};

use talon_core::{Allowed, OptionSpec, Options, Value};

/// The option that says how long it runs.
const MINUTES: &str = "minutes";

/// When the trading ends; a saved game gets its whole time again.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    rings_at: Option<Instant>,
}

impl Clock {
    /// Started now; a game without such an option has no clock.
    pub(crate) fn wound_up(specs: &[OptionSpec], options: &Options, now: Instant) -> Self {
        let usual = specs.iter().find(|spec| spec.key == MINUTES).and_then(|spec| match spec.allowed {
            Allowed::Whole { default, .. } => Some(default),
            Allowed::OneOf(_) | Allowed::WordOrIds { .. } => None,
        });
        let asked = options.get(MINUTES).and_then(Value::as_int).or(usual);
        let minutes = asked.and_then(|minutes| u64::try_from(minutes).ok());
        Self { rings_at: minutes.map(|minutes| now + Duration::from_secs(60 * minutes)) }
    }

    /// The time left; `None` if there is no clock.
    pub(crate) fn left(self, now: Instant) -> Option<Duration> {
        self.rings_at.map(|rings| rings.saturating_duration_since(now))
    }

    /// Is the time up?
    pub(crate) fn is_up(self, now: Instant) -> bool {
        self.left(now).is_some_and(|left| left.is_zero())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_rings_after_the_minutes_that_were_asked_for() {
        let specs = talon_table::games::named("realms").unwrap().option_specs();
        let now = Instant::now();
        for (minutes, seconds) in [(None, 300), (Some(2), 120)] {
            let asked = minutes.map(|minutes| (MINUTES.to_string(), Value::Int(minutes)));
            let clock = Clock::wound_up(&specs, &asked.into_iter().collect(), now);
            assert_eq!(clock.left(now), Some(Duration::from_secs(seconds)));
            assert!(!clock.is_up(now + Duration::from_secs(seconds - 1)));
            assert!(clock.is_up(now + Duration::from_secs(seconds)));
        }
        assert!(
            !Clock::wound_up(&[], &Options::new(), now).is_up(now),
            "without an option there is no clock"
        );
    }
}
