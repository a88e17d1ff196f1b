//! Proof that the cards were not changed during the game: before the first move everybody is shown a digest of how the
//! table was dealt, and after the last one what the digest was made from.
//!
//! The digest is SHA-256 of two lines: the header of the record (game, rules, seed, options) and a salt. The salt is
//! random, so that nobody finds the seed by trying all of them.

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// The digest of a table's deal, and the salt that went into it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Commitment {
    /// A secret until the game is over.
    pub(crate) salt: String,
    /// What everybody is shown from the deal on.
    #[serde(rename = "commitment")]
    pub(crate) digest: String,
}

impl Commitment {
    /// The proof of a record that has just been dealt.
    pub(crate) fn new(record: &str, salt: String) -> Self {
        let digest = commitment(header(record), &salt);
        Self { salt, digest }
    }

    /// Was the digest made from this record and this salt?
    pub(crate) fn holds(&self, record: &str) -> bool {
        commitment(header(record), &self.salt) == self.digest
    }
}

/// The line of a record that says how it was dealt; a single line is taken to be that one.
pub(crate) fn header(record: &str) -> &str {
    let mut lines = record.lines().map(str::trim).filter(|line| !line.is_empty());
    match lines.next() {
        Some(title) if title.starts_with("talon-record") => lines.next().unwrap_or_default(),
        other => other.unwrap_or_default(),
    }
}

/// What `printf '%s\n%s\n' HEADER SALT | sha256sum` says.
pub(crate) fn commitment(header: &str, salt: &str) -> String {
    use std::fmt::Write as _;

    let digest = Sha256::digest(format!("{header}\n{salt}\n"));
    digest.iter().fold(String::with_capacity(64), |mut text, byte| {
        // Writing to a string cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_commitment_is_what_the_command_in_the_manual_prints() {
        // printf '%s\n%s\n' 'game = "realms"   rules = 1   seed = 7' 'salt' | sha256sum
        let expected = "4cd24b317c623ffe644ae7eafde948e069cd6fef8ed3ff902be575ea33dbb6b5";
        assert_eq!(commitment("game = \"realms\"   rules = 1   seed = 7", "salt"), expected);
    }

    #[test]
    fn it_holds_for_the_whole_record_and_for_its_header_and_for_nothing_else() {
        let record = "talon-record 1\ngame = \"realms\"   seed = 7\n1 draw\n= ongoing @0\n";
        let proof = Commitment::new(record, "salt".into());
        assert!(proof.holds(record) && proof.holds("  game = \"realms\"   seed = 7 \n"));
        assert!(!proof.holds("game = \"realms\"   seed = 8"));
        assert!(!Commitment { salt: "other".into(), ..proof }.holds(record));
    }
}
