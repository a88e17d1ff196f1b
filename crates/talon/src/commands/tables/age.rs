//! How long: `45s`, `30m`, `12h`, `7d` or `never`.

use std::time::Duration;

/// A time, or for ever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Age(pub(crate) Option<Duration>);

/// The letters of the units and how many seconds each has, the longest first.
const UNITS: [(char, u64); 4] = [('d', 86_400), ('h', 3_600), ('m', 60), ('s', 1)];

/// Reads an age.
pub(crate) fn read_age(text: &str) -> Result<Age, String> {
    if text == "never" {
        return Ok(Age(None));
    }
    let wrong = || format!("`{text}` is not a time: write a number followed by s, m, h or d, or `never`");
    let unit = UNITS.iter().find(|(letter, _)| text.ends_with(*letter)).ok_or_else(wrong)?;
    let number: u64 = text[..text.len() - 1].parse().map_err(|_| wrong())?;
    let seconds = number.checked_mul(unit.1).ok_or_else(wrong)?;
    Ok(Age(Some(Duration::from_secs(seconds))))
}

/// An age in its largest unit.
pub(super) fn in_words(age: Duration) -> String {
    let seconds = age.as_secs();
    let unit = UNITS.iter().find(|(_, length)| seconds >= *length).unwrap_or(&UNITS[3]);
    format!("{}{}", seconds / unit.1, unit.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_age_is_read_and_anything_else_refused() {
        assert_eq!(read_age("7d"), Ok(Age(Some(Duration::from_hours(7 * 24)))));
        assert_eq!(read_age("0s"), Ok(Age(Some(Duration::ZERO))));
        assert_eq!(read_age("never"), Ok(Age(None)));
        for bad in ["", "7", "d", "-1d", "1.5h", "7 d", "99999999999999999d", "ž"] {
            assert!(read_age(bad).is_err(), "{bad}");
        }
        assert_eq!(in_words(Duration::from_secs(7_300)), "2h");
        assert_eq!(in_words(Duration::ZERO), "0s");
    }
}
