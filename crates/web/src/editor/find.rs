//! Cards by what somebody typed: an id, or a name in any language.

use talon_core::{Phrase, nearest};
use talon_text::{fold, names};

use crate::layouts::face;
use crate::pages::speech;
use crate::tables::live::host;

/// A longer text is no name.
const NAME_MAX: usize = 80;

/// What something in a zone is called.
pub(crate) fn name_of(game: &'static str, key: &str, id: &str) -> String {
    let phrase = host(game).ok().and_then(|host| host.position_word(key, id));
    match (phrase, face::find(game, id)) {
        (Some(phrase), _) => speech().say(&phrase),
        (None, Some(card)) => speech().name(&card.name),
        (None, None) => id.to_string(),
    }
}

/// The ids that a text names, parted by commas; of a name that fits none, what was probably meant.
pub(super) fn ids_named(
    game: &'static str,
    key: &str,
    known: &[String],
    text: &str,
) -> (Vec<String>, Vec<String>) {
    let (mut found, mut wrong) = (Vec::new(), Vec::new());
    for typed in text.split(',').map(str::trim).filter(|typed| !typed.is_empty()) {
        match one(game, key, known, typed) {
            Some(id) => found.push(id),
            None => wrong.push(unknown(game, key, known, typed)),
        }
    }
    (found, wrong)
}

fn one(game: &'static str, key: &str, known: &[String], typed: &str) -> Option<String> {
    if known.iter().any(|id| id == typed) {
        return Some(typed.to_string());
    }
    let wanted = fold(&typed.chars().take(NAME_MAX).collect::<String>());
    let called = |id: &&String| all_names(game, key, id).contains(&wanted);
    let mut exact = known.iter().filter(called);
    if let Some(id) = exact.next() {
        return Some(id.clone());
    }
    // A part of a name will do if only one card has it.
    let holds = |id: &&String| all_names(game, key, id).iter().any(|name| name.contains(&wanted));
    let mut near = known.iter().filter(holds);
    near.next().filter(|_| near.next().is_none()).cloned()
}

/// Its names in every language, as they are compared.
fn all_names(game: &'static str, key: &str, id: &str) -> Vec<String> {
    match face::find(game, id) {
        Some(card) => names(&card.name).iter().map(|name| fold(name)).collect(),
        None => vec![fold(&name_of(game, key, id))],
    }
}

fn unknown(game: &'static str, key: &str, known: &[String], typed: &str) -> String {
    let typed: String = typed.chars().take(NAME_MAX).collect();
    let wanted = fold(&typed);
    let called: Vec<(String, String)> =
        known.iter().map(|id| name_of(game, key, id)).map(|name| (fold(&name), name)).collect();
    let near = nearest(&wanted, called.iter().map(|(folded, _)| folded.as_str()));
    let near: Vec<&str> = near
        .iter()
        .filter_map(|near| called.iter().find(|(folded, _)| folded == near))
        .map(|(_, name)| name.as_str())
        .collect();
    if near.is_empty() {
        speech().say(&Phrase::new("editor-no-card").with("card", typed))
    } else {
        speech().say(&Phrase::new("editor-no-card-near").with("card", typed).with("near", near.join(", ")))
    }
}
