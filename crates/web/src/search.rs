//! Finding cards by words, whatever language the words are in.

use std::sync::LazyLock;

use talon_text::{Lang, Speech};

static SPEECHES: LazyLock<Vec<Speech>> = LazyLock::new(|| Lang::ALL.into_iter().map(Speech::new).collect());

/// What a message says in every language, ready to be searched.
pub(crate) fn all_names(key: &str) -> String {
    let mut names: Vec<String> = SPEECHES.iter().map(|speech| plain(&speech.name(key))).collect();
    names.dedup();
    names.join(" ")
}

/// Is every word of the search in this text?
pub(crate) fn fits(text: &str, query: &str) -> bool {
    query.split_whitespace().all(|word| text.contains(&plain(word)))
}

/// A text without the differences a searching person does not care for.
pub(crate) fn plain(text: &str) -> String {
    text.to_lowercase()
}
