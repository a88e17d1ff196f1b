//! The keys of the days: a chain of digests whose end was published before the first day.
//!
//! `key(day) = SHA-256(key(day + 1))`, in hexadecimal digits. From a key one can compute all earlier keys but no later one.
//! So the end of the chain (the anchor) fixes every day to come and gives none of them away. The key of a day is shown when
//! the day is over.

use std::fmt::Write as _;
use std::sync::Mutex;

use sha2::{Digest as _, Sha256};
use talon_core::Seed;

use super::day::Day;
use crate::tables::registry::{held, random};

/// How many days a chain lasts: about twenty years.
const LENGTH: u64 = 7_300;
/// The length of a key.
const KEY: usize = 64;

/// The keys of all days.
pub(crate) struct Chain {
    pub(crate) first: Day,
    last: Day,
    /// The key of the last day: the secret that all others follow from.
    root: String,
    /// The key before the first day, which everybody may see.
    pub(crate) anchor: String,
    /// The key asked for last. Most requests are for days shortly before it.
    latest: Mutex<(Day, String)>,
}

impl Chain {
    /// A new chain that begins today, in the form in which it is stored.
    pub(crate) fn fresh() -> String {
        let first = Day::today();
        let mut root = String::with_capacity(KEY);
        for _ in 0..4 {
            // Writing to a string cannot fail.
            let _ = write!(root, "{:016x}", random());
        }
        format!("{} {} {root}", first.0, first.0 + LENGTH)
    }

    /// Reads a chain from its stored form.
    pub(crate) fn read(kept: &str) -> Option<Self> {
        let mut words = kept.split(' ');
        let mut day = || words.next()?.parse().ok().map(Day);
        let (first, last) = (day()?, day()?);
        let root = words.next().filter(|root| root.len() == KEY)?.to_string();
        let length = last.0.checked_sub(first.0).filter(|length| *length <= 10 * LENGTH)?;
        let anchor = back(&root, length + 1);
        let latest = Mutex::new((last, root.clone()));
        Some(Self { first, last, root, anchor, latest })
    }

    /// The key of a day that has begun; `None` for any other day.
    pub(super) fn key(&self, day: Day) -> Option<String> {
        if day < self.first || day > self.last || day > Day::today() {
            return None;
        }
        let mut latest = held(&self.latest);
        let (from, key) = if latest.0 >= day && latest.0 <= Day::today() {
            (latest.0, latest.1.as_str())
        } else {
            (self.last, self.root.as_str())
        };
        let found = back(key, from.0 - day.0);
        if latest.0 < day || latest.0 == self.last {
            *latest = (day, found.clone());
        }
        Some(found)
    }

    /// The key of a day that is over, which everybody may see.
    pub(crate) fn published(&self, day: Day) -> Option<String> {
        self.key(day).filter(|_| day.is_over())
    }

    /// The seed of a day's deal, once the day has begun.
    pub(crate) fn seed(&self, day: Day, game: &str) -> Option<Seed> {
        Some(seed(day, game, &self.key(day)?))
    }
}

/// The first sixteen digits that `printf '%s %s %s' DATE GAME KEY | sha256sum` prints are the seed.
fn seed(day: Day, game: &str, key: &str) -> Seed {
    half(&format!("{day} {game} {key}"))
}

/// The key this many days earlier.
fn back(key: &str, days: u64) -> String {
    (0..days).fold(key.to_string(), |key, _| digest(&key))
}

/// What `printf %s TEXT | sha256sum` prints.
pub(crate) fn digest(text: &str) -> String {
    Sha256::digest(text).iter().fold(String::with_capacity(KEY), |mut digits, byte| {
        // Writing to a string cannot fail.
        let _ = write!(digits, "{byte:02x}");
        digits
    })
}

/// The first eight bytes of that digest, as a number.
pub(crate) fn half(text: &str) -> u64 {
    Sha256::digest(text).iter().take(8).fold(0, |number, byte| number << 8 | u64::from(*byte))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::clock::Clock;

    #[test]
    fn each_key_is_the_digest_of_the_next_and_the_first_leads_to_the_anchor() {
        let clock = Clock::default();
        clock.adopt();
        let chain = Chain::read(&Chain::fresh()).unwrap();
        assert_eq!(chain.anchor, digest(&chain.key(chain.first).unwrap()));
        for _ in 0..3 {
            let yesterday = Day::today();
            let key = chain.key(yesterday).unwrap();
            clock.forward(Duration::from_hours(24));
            assert_eq!(key, digest(&chain.key(Day::today()).unwrap()));
            assert_eq!(chain.key(yesterday), Some(key), "it stays the same");
        }
    }

    #[test]
    fn nobody_gets_a_key_before_its_day_nor_is_one_shown_before_its_end() {
        let clock = Clock::default();
        clock.adopt();
        let chain = Chain::read(&Chain::fresh()).unwrap();
        let today = Day::today();
        assert_eq!((chain.key(Day(today.0 + 1)), chain.seed(Day(today.0 + 1), "realms")), (None, None));
        assert_eq!(chain.key(today.before(1)), None, "before the first day there is none");
        assert!(chain.key(today).is_some() && chain.published(today).is_none());
        clock.forward(Duration::from_hours(24));
        assert_eq!(chain.published(today), chain.key(today));
    }

    #[test]
    fn the_seed_is_what_the_command_in_the_manual_prints() {
        // printf '%s %s %s' 2026-11-18 realms key | sha256sum
        assert_eq!(format!("{:016x}", seed(Day(20_775), "realms", "key")), SEED);
        assert_eq!(digest("key"), KEY_DIGEST);
    }

    const SEED: &str = "a4402d6b978ead84";
    const KEY_DIGEST: &str = "2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683";

    #[test]
    fn a_garbled_chain_is_not_accepted() {
        for bad in ["", "1", "1 2", "1 2 x", "2 1 0", "x y z", &format!("1 99999999 {}", "0".repeat(KEY))] {
            assert!(Chain::read(bad).is_none(), "{bad}");
        }
    }
}
