//! The words of the games, one for each thing: `glossary/<lang>.toml`.
//!
//! An entry says what a thing is called in a language, which edition prints the word, the forms in which it occurs, what it
//! must not be called, and in a sentence of ours what it means. Locale files and guides use these words, and a test finds
//! others; tooltips and the rules pages can show the sentence.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;

use crate::Lang;

/// The glossaries: code of the language, and text.
const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/glossaries.rs"));

static READ: LazyLock<Vec<(&str, Glossary)>> = LazyLock::new(|| {
    let read = FILES.iter().map(|(lang, text)| match Glossary::read(text) {
        Ok(glossary) => (*lang, glossary),
        Err(error) => panic!("glossary/{lang}.toml, part of this program, can be read: {error}"),
    });
    read.collect()
});

/// The glossary of a language.
///
/// ```
/// use talon_text::{Lang, Source, glossary};
///
/// let entry = glossary(Lang::Cs).get("shards.zone.centre-deck").unwrap();
/// assert_eq!(entry.term, "verbovací balíček");
/// assert_eq!(entry.source, Source::Book { number: "000".into(), heading: "Příprava hry".into() });
/// assert!(glossary(Lang::En).of("aeons").any(|(id, _)| id == "aeons.keyword.unleash"));
/// ```
pub fn glossary(lang: Lang) -> &'static Glossary {
    let found = READ.iter().find(|(code, _)| *code == lang.code()).or(READ.first());
    found.map_or_else(|| unreachable!("there is a glossary for every language"), |(_, glossary)| glossary)
}

/// What things are called in a language, by id: game, kind and name with points between, `shards.keyword.exhaust`. What
/// belongs to no game is under `common`.
#[derive(Debug, Default)]
pub struct Glossary {
    entries: BTreeMap<String, Entry>,
}

/// What a thing is called.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// The word.
    pub term: String,
    /// Who prints it.
    pub source: Source,
    /// Other forms of it that occur.
    #[serde(default)]
    pub forms: Vec<String>,
    /// What the thing must not be called: words in sequence, `*` for any ending (`centráln* balíč*`).
    #[serde(default)]
    pub shun: Vec<String>,
    /// What it means, in a sentence.
    pub say: Option<String>,
}

/// Who prints a word.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
pub enum Source {
    /// A rulebook: its number, and the heading under which the word appears.
    Book {
        /// `000` Shards of Infinity in Czech, `001` in Ukrainian, `003` in Polish; `002` Fantasy Realms and `004` Aeon's End
        /// in Czech.
        number: String,
        /// The heading.
        heading: String,
    },
    /// The cards of an edition whose rulebook we do not have.
    Edition,
    /// Nobody: it is our translation.
    Ours,
}

impl TryFrom<String> for Source {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        match (text.as_str(), text.split_once(": ")) {
            ("ours", _) => Ok(Self::Ours),
            ("edition", _) => Ok(Self::Edition),
            (_, Some((number, heading))) if matches!(number, "000" | "001" | "002" | "003" | "004") => {
                Ok(Self::Book { number: number.to_string(), heading: heading.to_string() })
            }
            _ => Err(format!("`{text}` is no source; write \"ours\", \"edition\" or \"000: heading\"")),
        }
    }
}

impl Glossary {
    fn read(text: &str) -> Result<Self, toml::de::Error> {
        type Named<T> = BTreeMap<String, T>;
        let games: Named<Named<Named<Entry>>> = toml::from_str(text)?;
        let mut entries = BTreeMap::new();
        for (game, kinds) in games {
            for (kind, named) in kinds {
                entries
                    .extend(named.into_iter().map(|(name, entry)| (format!("{game}.{kind}.{name}"), entry)));
            }
        }
        Ok(Self { entries })
    }

    /// What a thing is called.
    pub fn get(&self, id: &str) -> Option<&Entry> {
        self.entries.get(id)
    }

    /// Every entry with its id.
    pub fn entries(&self) -> impl Iterator<Item = (&str, &Entry)> {
        self.entries.iter().map(|(id, entry)| (id.as_str(), entry))
    }

    /// The entries of a game, or of `common`.
    pub fn of(&self, game: &str) -> impl Iterator<Item = (&str, &Entry)> {
        self.entries().filter(move |(id, _)| id.split('.').next() == Some(game))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_source_is_a_book_an_edition_or_ours() {
        let read = |text: &str| Source::try_from(text.to_string());
        assert_eq!(read("ours"), Ok(Source::Ours));
        assert_eq!(read("edition"), Ok(Source::Edition));
        let book = Source::Book { number: "003".to_string(), heading: "Relikty".to_string() };
        assert_eq!(read("003: Relikty"), Ok(book));
        for wrong in ["", "003", "009: Relikty", "theirs"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
