//! What is wrong with a scenario, and where.

use core::fmt;

/// A line of a scenario file that is faulty, or a check that fails.
///
/// ```
/// use talon_table::scenario::{self, What};
///
/// let report = scenario::run("game = \"realms\"\ntitle = \"A wrong sum\"\n\n[then]\ndeck = 1000\n");
/// let flaw = report.flaws().next().unwrap();
/// assert_eq!(flaw.line, 5);
/// assert!(matches!(&flaw.what, What::Check { key, expected, .. } if key == "then.deck" && expected == "1000"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flaw {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong.
    pub what: What,
}

/// The ways in which a scenario fails.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What {
    /// The file cannot be used: unknown key, unknown card, impossible position.
    File(String),
    /// A move did not go as written.
    Move(String),
    /// A check failed.
    Check {
        /// The key, e.g. `then.seat1.hand`.
        key: String,
        /// What was written.
        expected: String,
        /// What there is.
        found: String,
    },
}

impl Flaw {
    pub(crate) fn file(line: usize, reason: impl Into<String>) -> Self {
        Self { line, what: What::File(reason.into()) }
    }

    pub(crate) fn of_move(line: usize, reason: impl Into<String>) -> Self {
        Self { line, what: What::Move(reason.into()) }
    }

    pub(crate) fn check(
        line: usize,
        key: &str,
        expected: impl Into<String>,
        found: impl Into<String>,
    ) -> Self {
        Self {
            line,
            what: What::Check { key: key.to_string(), expected: expected.into(), found: found.into() },
        }
    }

    pub(crate) fn unknown_key(line: usize, key: &str, known: &[&str]) -> Self {
        Self::file(line, format!("unknown key `{key}`; known here: {}", known.join(", ")))
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.what {
            What::File(reason) | What::Move(reason) => f.write_str(reason),
            What::Check { key, expected, found } => write!(f, "{key}: expected {expected}, found {found}"),
        }
    }
}

impl core::error::Error for Flaw {}
