//! When tables sleep, and when they are forgotten for good.

use std::time::Duration;

use talon_store::TableRow;

const DAY: Duration = Duration::from_hours(24);

/// How long tables stay, and how many at once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Life {
    /// A table that nobody looked at for this long sleeps.
    pub idle: Duration,
    /// No more tables than this are in memory.
    pub tables_max: usize,
    /// No more memory than this is used for tables, in bytes, as far as it can be estimated.
    pub memory_max: usize,
    /// A table at which nobody ever moved is deleted after this; `None`: never.
    pub unstarted: Option<Duration>,
    /// A game that nobody went on with is deleted after this; `None`: never. Finished games stay.
    pub abandoned: Option<Duration>,
}

impl Life {
    /// Is this table to be deleted by now?
    pub(crate) fn is_dead(&self, row: &TableRow, now: u64) -> bool {
        let after = if row.standing.moves == 0 { self.unstarted } else { self.abandoned };
        let is_past = |after: Duration| row.standing.changed.saturating_add(after.as_secs()) <= now;
        !row.standing.over && after.is_some_and(is_past)
    }
}

impl Default for Life {
    fn default() -> Self {
        Self {
            idle: Duration::from_mins(2),
            tables_max: 50_000,
            memory_max: 2 << 30,
            unstarted: Some(7 * DAY),
            abandoned: Some(90 * DAY),
        }
    }
}
