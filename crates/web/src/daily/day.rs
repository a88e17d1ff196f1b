//! Days that are the same all over the world: they begin and end at midnight UTC.

use std::fmt;
use std::str::FromStr;

use crate::clock::now;

const SECONDS: u64 = 24 * 60 * 60;
/// The years accepted; no deal belongs to any other.
const YEARS: std::ops::RangeInclusive<i64> = 1970..=9999;

/// A day, counted from 1 January 1970.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Day(pub(crate) u64);

impl Day {
    pub(crate) fn today() -> Self {
        Self(now() / SECONDS)
    }

    /// The first second after it, counted from 1970.
    pub(crate) const fn end(self) -> u64 {
        (self.0 + 1) * SECONDS
    }

    /// Whether the day is over.
    pub(crate) fn is_over(self) -> bool {
        now() >= self.end()
    }

    /// The day this many days earlier.
    pub(crate) const fn before(self, days: u64) -> Self {
        Self(self.0.saturating_sub(days))
    }

    /// Year, month and day of the month. The calendar repeats every 400 years, and if years begin in March, the leap day
    /// comes last.
    fn date(self) -> (i64, i64, i64) {
        let days = i64::try_from(self.0).unwrap_or(i64::MAX / 2) + 719_468;
        let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
        let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year + year / 4 - year / 100);
        let from_march = (5 * of_year + 2) / 153;
        let day = of_year - (153 * from_march + 2) / 5 + 1;
        let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
        (year + era * 400 + i64::from(month <= 2), month, day)
    }

    /// The day of the week, counted from Monday.
    pub(crate) const fn weekday(self) -> usize {
        ((self.0 + 3) % 7) as usize
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

impl FromStr for Day {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut parts = text.split('-').map(str::parse::<i64>);
        let mut part = || parts.next().and_then(Result::ok).ok_or(());
        let (year, month, day) = (part()?, part()?, part()?);
        if !YEARS.contains(&year) {
            return Err(());
        }
        let shifted = if month <= 2 { year - 1 } else { year };
        let (era, of_era) = (shifted.div_euclid(400), shifted.rem_euclid(400));
        let of_year = (153 * ((month + 9) % 12) + 2) / 5 + day - 1;
        let days = era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719_468;
        let found = u64::try_from(days).map(Self).map_err(|_| ())?;
        // A date that does not exist, or is written differently, does not come out as the same text.
        if found.to_string() == text { Ok(found) } else { Err(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_written_as_dates_and_read_again() {
        for (day, text) in
            [(0, "1970-01-01"), (11_016, "2000-02-29"), (20_775, "2026-11-18"), (20_818, "2026-12-31")]
        {
            assert_eq!(Day(day).to_string(), text);
            assert_eq!(text.parse(), Ok(Day(day)));
        }
        assert!((0..40_000).all(|day| Day(day).to_string().parse() == Ok(Day(day))));
        for bad in
            ["", "2026-02-30", "2026-13-01", "2026-1-1", "1969-12-31", "99999-01-01", "2026-11-18x", "-1-1-1"]
        {
            assert_eq!(bad.parse::<Day>(), Err(()), "{bad}");
        }
        assert_eq!(Day(20_775).weekday(), 2, "a Wednesday");
    }
}
