//! The rules of the games for people to read: `guides/<lang>/<game>.toml`.
//!
//! The words are a translator's; sections, cards, rulings and scenarios are the same in every language, and a test keeps
//! them so. A sentence may point at things: `{card:king}` stands for the card's name, `{card:king|kings}` for the same
//! card in the words after the bar (where grammar asks for another form), `{ruling:R12}` for a ruling of the same game.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::{Lang, Places, Speech};

/// The guide files: language, game, text.
pub const GUIDES: &[(&str, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/guides.rs"));

static READ: LazyLock<Vec<(&str, &str, Guide)>> = LazyLock::new(|| {
    let guides = GUIDES.iter().map(|(lang, game, text)| match toml::from_str(text) {
        Ok(guide) => (*lang, *game, guide),
        Err(error) => panic!("guides/{lang}/{game}.toml, part of this program, can be read: {error}"),
    });
    guides.collect()
});

/// The guide of a game. A language without the file has the English one, whole; `None` if there is no such game.
pub fn guide(lang: Lang, game: &str) -> Option<&'static Guide> {
    let written = |lang: Lang| READ.iter().find(|(code, name, _)| *code == lang.code() && *name == game);
    written(lang).or_else(|| written(Lang::En)).map(|(_, _, guide)| guide)
}

/// The rulings that concern a card.
pub fn rulings_of(lang: Lang, game: &str, card: &str) -> impl Iterator<Item = &'static Ruling> {
    let rulings = guide(lang, game).map_or(&[][..], |guide| &guide.rulings);
    rulings.iter().filter(move |ruling| ruling.cards.iter().any(|id| id == card))
}

/// How to play a game, and its rulings.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Guide {
    /// The heading.
    pub title: String,
    /// What it is about, in a sentence or three.
    pub lead: String,
    /// How to play.
    #[serde(rename = "section")]
    pub sections: Vec<Section>,
    /// Questions and answers.
    #[serde(rename = "ruling")]
    pub rulings: Vec<Ruling>,
}

impl Guide {
    /// The ruling with this number.
    pub fn ruling(&self, id: &str) -> Option<&Ruling> {
        self.rulings.iter().find(|ruling| ruling.id == id)
    }
}

/// A part of the rules under a heading.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Section {
    /// Its anchor, the same in every language.
    pub id: String,
    /// Its heading.
    pub title: String,
    /// What is in it.
    #[serde(rename = "block")]
    pub blocks: Vec<Block>,
}

/// A piece of a section.
#[derive(Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum Block {
    /// A paragraph.
    Text {
        /// Its words.
        text: Words,
    },
    /// A paragraph set apart: an exception, or a note of our own.
    Note {
        /// Its words.
        text: Words,
    },
    /// Things in no particular order.
    List {
        /// One sentence or more each.
        items: Vec<Words>,
    },
    /// Things in order.
    Steps {
        /// One sentence or more each.
        items: Vec<Words>,
    },
    /// Cards as they lie on the table, and what they show.
    Example {
        /// The cards.
        cards: Vec<String>,
        /// What they show.
        text: Words,
        /// The scenario that lays them out, if there is one.
        #[serde(default)]
        scenario: Option<String>,
        /// Which of its cases, from 1; the first if not said.
        #[serde(default)]
        case: Option<usize>,
    },
}

impl Block {
    /// The kind, as the file names it.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Text { .. } => "text",
            Self::Note { .. } => "note",
            Self::List { .. } => "list",
            Self::Steps { .. } => "steps",
            Self::Example { .. } => "example",
        }
    }

    /// Every paragraph or item of it.
    pub fn words(&self) -> &[Words] {
        match self {
            Self::Text { text } | Self::Note { text } | Self::Example { text, .. } => {
                std::slice::from_ref(text)
            }
            Self::List { items } | Self::Steps { items } => items,
        }
    }

    /// The cards that are drawn.
    pub fn cards(&self) -> &[String] {
        if let Self::Example { cards, .. } = self { cards } else { &[] }
    }
}

/// A question about the rules with its answer.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruling {
    /// Its number, the same in every language, in `RULINGS.md` and in the scenarios.
    pub id: String,
    /// The question.
    pub question: Words,
    /// How we play it.
    pub answer: Words,
    /// Who says so.
    pub source: Authority,
    /// Where it is printed, or what is printed that it follows from: every edition that has it.
    #[serde(rename = "where")]
    pub places: Places,
    /// The cards it concerns.
    pub cards: Vec<String>,
    /// The scenarios that show it, as files of the game's `scenarios` folder without `.toml`.
    pub scenarios: Vec<String>,
}

/// Where a ruling comes from, as in `RULINGS.md`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Authority {
    /// A rulebook says so.
    Printed,
    /// It follows from what a rulebook prints.
    Derived,
    /// The designer or the publisher has published it, and we have read it.
    Official,
    /// Nobody settles it, so we chose, often the way other programs do.
    Ours,
}

impl Authority {
    /// All of them, in the order of their authority.
    pub const ALL: [Self; 4] = [Self::Printed, Self::Derived, Self::Official, Self::Ours];

    /// Its word in the files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Printed => "printed",
            Self::Derived => "derived",
            Self::Official => "official",
            Self::Ours => "ours",
        }
    }
}

/// A text with references in it.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
pub struct Words(pub Vec<Piece>);

/// A piece of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Piece {
    /// Plain words.
    Plain(String),
    /// A card, by its name or in the words given.
    Card {
        /// Which.
        id: String,
        /// What it is called here; `None` for its own name.
        words: Option<String>,
    },
    /// A ruling of the same game.
    Ruling(String),
}

impl Words {
    /// The text without links.
    pub fn say(&self, game: &str, speech: &Speech) -> String {
        self.0.iter().map(|piece| piece.say(game, speech)).collect()
    }

    /// The cards it points at.
    pub fn cards(&self) -> impl Iterator<Item = &str> {
        self.0
            .iter()
            .filter_map(|piece| if let Piece::Card { id, .. } = piece { Some(id.as_str()) } else { None })
    }

    /// The rulings it points at.
    pub fn rulings(&self) -> impl Iterator<Item = &str> {
        self.0.iter().filter_map(|piece| if let Piece::Ruling(id) = piece { Some(id.as_str()) } else { None })
    }
}

impl Piece {
    /// What a reader sees of it.
    pub fn say(&self, game: &str, speech: &Speech) -> String {
        match self {
            Self::Plain(text) | Self::Card { words: Some(text), .. } => text.clone(),
            Self::Card { id, words: None } => card_name(game, id, speech),
            Self::Ruling(id) => id.clone(),
        }
    }
}

/// The name of a card, mage or nemesis.
fn card_name(game: &str, id: &str, speech: &Speech) -> String {
    let id = id.replace('_', "-");
    let keys = ["card", "mage", "nemesis"].map(|kind| format!("{game}-{kind}-{id}"));
    let known = keys.iter().find(|key| speech.can_say(key)).unwrap_or(&keys[0]);
    speech.name(known)
}

/// A reference that cannot be read is an error, so none is ever printed raw.
impl TryFrom<String> for Words {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let mut pieces = Vec::new();
        let mut rest = text.as_str();
        while let Some((before, after)) = rest.split_once('{') {
            let (inside, after) =
                after.split_once('}').ok_or_else(|| format!("a reference without its end: {text}"))?;
            if !before.is_empty() {
                pieces.push(Piece::Plain(before.to_string()));
            }
            pieces.push(reference(inside)?);
            rest = after;
        }
        if rest.contains('}') {
            return Err(format!("the end of a reference without its beginning: {text}"));
        }
        if !rest.is_empty() {
            pieces.push(Piece::Plain(rest.to_string()));
        }
        Ok(Self(pieces))
    }
}

fn reference(inside: &str) -> Result<Piece, String> {
    let wrong =
        || format!("`{{{inside}}}` is no reference; write {{card:id}}, {{card:id|words}} or {{ruling:id}}");
    let (kind, target) = inside.split_once(':').ok_or_else(wrong)?;
    let (id, words) = target.split_once('|').map_or((target, None), |(id, words)| (id, Some(words)));
    let is_named = !id.is_empty() && words.is_none_or(|words| !words.trim().is_empty());
    match (kind, words) {
        ("card", words) if is_named => {
            Ok(Piece::Card { id: id.to_string(), words: words.map(ToString::to_string) })
        }
        ("ruling", None) if is_named => Ok(Piece::Ruling(id.to_string())),
        _ => Err(wrong()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Result<Words, String> {
        Words::try_from(text.to_string())
    }

    #[test]
    fn references_are_read_and_said() {
        let speech = Speech::new(Lang::Cs);
        let read = words("{card:king} and {card:queen|the queen}, see {ruling:R1}.").unwrap();
        assert_eq!(read.cards().collect::<Vec<_>>(), ["king", "queen"]);
        assert_eq!(read.rulings().collect::<Vec<_>>(), ["R1"]);
        assert_eq!(read.say("realms", &speech), "Král and the queen, see R1.");
        assert_eq!(words("{card:kadir}").unwrap().say("aeons", &speech), "Kadir");
    }

    #[test]
    fn a_broken_reference_is_refused() {
        for text in
            ["{king}", "{card:}", "{card:king", "king}", "{card:king|}", "{ruling:R1|one}", "{seat:1}"]
        {
            assert!(words(text).is_err(), "{text}");
        }
    }
}
