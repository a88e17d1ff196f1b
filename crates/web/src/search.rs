//! Finding cards by words, whatever language the words are in.

use talon_text::{fold, names};

/// What a message says in every language, ready to be searched.
pub(crate) fn all_names(key: &str) -> String {
    names(key).join(" ")
}

/// Is every word of the search in this text?
pub(crate) fn fits(text: &str, query: &str) -> bool {
    query.split_whitespace().all(|word| text.contains(&fold(word)))
}
