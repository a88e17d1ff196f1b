//! What a misspelt word was probably meant to be.

use alloc::vec::Vec;

/// Up to three known words near `word`, the nearest first; nothing if none is near.
///
/// ```
/// use talon_core::nearest;
///
/// let cards = ["king", "queen", "princess", "light_cavalry"];
/// assert_eq!(nearest("knig", cards), ["king"]);
/// assert_eq!(nearest("cavalry", cards), ["light_cavalry"]);
/// assert!(nearest("zeppelin", cards).is_empty());
/// ```
pub fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    // A long text is not a misspelt id, and measuring it would take time.
    if word.len() > 64 {
        return Vec::new();
    }
    let limit = 1 + word.len() / 3;
    let mut ranked: Vec<(usize, &str)> = known
        .into_iter()
        .map(|candidate| {
            let part = word.len() >= 3 && candidate.contains(word);
            (if part { 1 } else { distance(word.as_bytes(), candidate.as_bytes()) }, candidate)
        })
        .filter(|(distance, _)| *distance <= limit)
        .collect();
    ranked.sort_unstable();
    ranked.into_iter().take(3).map(|(_, candidate)| candidate).collect()
}

/// Edits (insert, delete, replace) from one word to the other.
fn distance(from: &[u8], to: &[u8]) -> usize {
    let mut row: Vec<usize> = (0..=to.len()).collect();
    for (i, byte) in from.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, other) in to.iter().enumerate() {
            let replaced = diagonal + usize::from(byte != other);
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[to.len()]
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn slips_are_understood_and_nonsense_is_not() {
        let known = ["king", "knights", "sword_of_keth", "shield_of_keth"];
        assert_eq!(nearest("kingg", known), ["king"]);
        assert_eq!(nearest("keth", known), ["shield_of_keth", "sword_of_keth"]);
        assert!(nearest("xyzzy", known).is_empty());
        assert!(nearest(&"k".repeat(100_000), known).is_empty());
    }
}
