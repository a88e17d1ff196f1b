//! What the store has of a table, in case it fails and cannot be asked.

/// The bodies of a journal's entries, one after the other in one string: an entry takes little more memory than its own
/// length.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct StoredEntries {
    text: String,
    /// Where each body ends.
    ends: Vec<usize>,
}

impl StoredEntries {
    /// Adds one.
    pub(crate) fn push(&mut self, body: &str) {
        self.text.push_str(body);
        self.ends.push(self.text.len());
    }

    /// The body of the entry at this place.
    pub(crate) fn get(&self, place: usize) -> Option<&str> {
        let end = *self.ends.get(place)?;
        let start = place.checked_sub(1).map_or(0, |before| self.ends[before]);
        self.text.get(start..end)
    }

    pub(crate) fn bodies(&self) -> Vec<String> {
        (0..self.ends.len()).filter_map(|place| self.get(place)).map(ToString::to_string).collect()
    }
}

impl From<&[String]> for StoredEntries {
    fn from(bodies: &[String]) -> Self {
        let mut kept = Self::default();
        for body in bodies {
            kept.push(body);
        }
        kept
    }
}

#[cfg(test)]
mod tests {
    use super::StoredEntries;

    #[test]
    fn what_was_put_in_comes_out_again() {
        let bodies = ["deal", "", "1 draw\n", "ž"].map(ToString::to_string);
        let kept = StoredEntries::from(bodies.as_slice());
        assert_eq!(kept.bodies(), bodies);
        assert_eq!((kept.get(2), kept.get(4)), (Some("1 draw\n"), None));
    }
}
