//! Numbers, lists and dates as a language writes them.

use crate::join::{Link, join};
use crate::{Lang, Speech};

const DAY: i64 = 86_400;

impl Lang {
    /// A whole number with its digits in groups of three.
    pub fn number(self, n: i64) -> String {
        let sign = if n < 0 { "−" } else { "" };
        format!("{sign}{}", self.grouped(&n.unsigned_abs().to_string()))
    }

    /// A number with this many digits after the decimal point.
    pub fn decimal(self, value: f64, digits: usize) -> String {
        let text = format!("{:.digits$}", value.abs());
        let (whole, part) = text.split_once('.').unwrap_or((text.as_str(), ""));
        // A number that rounds to zero has no sign.
        let sign =
            if value < 0.0 && text.bytes().any(|byte| (b'1'..=b'9').contains(&byte)) { "−" } else { "" };
        let whole = self.grouped(whole);
        let point = self.habits().point;
        if part.is_empty() { format!("{sign}{whole}") } else { format!("{sign}{whole}{point}{part}") }
    }

    /// A share of one as a percentage.
    pub fn percent(self, share: f64, digits: usize) -> String {
        format!("{}{}", self.decimal(100.0 * share, digits), self.habits().percent)
    }

    /// "a, b and c".
    pub fn all_of(self, items: &[String]) -> String {
        join(self, items, Link::And)
    }

    /// "a, b or c".
    pub fn one_of(self, items: &[String]) -> String {
        join(self, items, Link::Or)
    }

    fn grouped(self, digits: &str) -> String {
        let (space, least) = self.habits().group;
        if digits.len() < least {
            return digits.to_string();
        }
        let mut text = String::new();
        for (at, digit) in digits.chars().enumerate() {
            if at > 0 && (digits.len() - at).is_multiple_of(3) {
                text.push(space);
            }
            text.push(digit);
        }
        text
    }
}

impl Speech {
    /// A day, from the seconds since the beginning of 1970 in UTC.
    pub fn date(&self, seconds: i64) -> String {
        let (year, month, day) = civil(seconds.div_euclid(DAY));
        self.fill("date", &[("day", day.into()), ("month", month.into()), ("year", year.to_string().into())])
    }

    /// A day with its time, in UTC.
    pub fn date_time(&self, seconds: i64) -> String {
        let minutes = seconds.rem_euclid(DAY) / 60;
        let time = format!("{}:{:02}", minutes / 60, minutes % 60);
        self.fill("date-time", &[("date", self.date(seconds).into()), ("time", time.into())])
    }
}

/// A moment as programs write it: `2026-01-31T12:00:00Z`.
pub fn timestamp(seconds: i64) -> String {
    let (year, month, day) = civil(seconds.div_euclid(DAY));
    let time = seconds.rem_euclid(DAY);
    format!("{year:04}-{month:02}-{day:02}T{:02}:{:02}:{:02}Z", time / 3600, time / 60 % 60, time % 60)
}

/// Year, month and day of a day counted from the first of January 1970, after the proleptic Gregorian calendar.
/// Years begin in March here, so that the odd day of a leap year is their last.
const fn civil(days: i64) -> (i64, i64, i64) {
    let days = days + 719_468;
    let era = days.div_euclid(146_097);
    let of_era = days.rem_euclid(146_097);
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let march_month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * march_month + 2) / 5 + 1;
    let month = if march_month < 10 { march_month + 3 } else { march_month - 9 };
    (year + era * 400 + if month <= 2 { 1 } else { 0 }, month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    const FOUR: [Lang; 4] = [Lang::En, Lang::Cs, Lang::Pl, Lang::Uk];

    #[test]
    fn a_moment_is_written_as_programs_do() {
        assert_eq!(timestamp(0), "1970-01-01T00:00:00Z");
        assert_eq!(timestamp(1_709_251_199), "2024-02-29T23:59:59Z");
    }

    #[test]
    fn digits_are_grouped_as_each_language_does() {
        for (lang, four, eight) in [
            (Lang::En, "1,234", "−12,345,678"),
            (Lang::Cs, "1\u{202f}234", "−12\u{202f}345\u{202f}678"),
            (Lang::Pl, "1234", "−12\u{202f}345\u{202f}678"),
            (Lang::Uk, "1\u{202f}234", "−12\u{202f}345\u{202f}678"),
        ] {
            assert_eq!(lang.number(1234), four);
            assert_eq!(lang.number(-12_345_678), eight);
            assert_eq!(lang.number(999), "999");
        }
    }

    #[test]
    fn fractions_have_the_sign_of_the_language() {
        let said = FOUR.map(|lang| lang.decimal(-1234.565, 1));
        assert_eq!(said, ["−1,234.6", "−1\u{202f}234,6", "−1234,6", "−1\u{202f}234,6"]);
        assert_eq!(Lang::Cs.decimal(-0.04, 1), "0,0");
        assert_eq!(Lang::Cs.decimal(7.5, 0), "8");
        assert_eq!(FOUR.map(|lang| lang.percent(0.125, 1)), ["12.5%", "12,5\u{a0}%", "12,5%", "12,5%"]);
    }

    #[test]
    fn days_are_named_in_each_language() {
        let day = |seconds| FOUR.map(|lang| Speech::of(lang).date(seconds));
        assert_eq!(day(0), ["1 January 1970", "1. ledna 1970", "1 stycznia 1970", "1 січня 1970 року"]);
        let leap = ["29 February 2024", "29. února 2024", "29 lutego 2024", "29 лютого 2024 року"];
        assert_eq!(day(1_709_251_199), leap);
        assert_eq!(day(-1)[0], "31 December 1969");
        assert_eq!(Speech::of(Lang::En).date_time(1_709_251_199), "29 February 2024, 23:59 UTC");
        assert_eq!(Speech::of(Lang::Uk).date_time(60), "1 січня 1970 року, 0:01 UTC");
    }

    #[test]
    fn every_day_of_four_centuries_follows_the_one_before() {
        let mut last = civil(-1);
        for days in 0..146_097 {
            let (year, month, day) = civil(days);
            let next = match last {
                (y, 12, 31) => (y + 1, 1, 1),
                (y, m, _) if day == 1 => (y, m + 1, 1),
                (y, m, d) => (y, m, d + 1),
            };
            assert_eq!((year, month, day), next);
            last = next;
        }
        assert_eq!(last, (2369, 12, 31));
    }
}
