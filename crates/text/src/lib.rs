//! Phrases put into words.
//!
//! A game says *what* is to be said as a [`Phrase`](talon_core::Phrase); the words live in `locales/<lang>/*.ftl`. A
//! language exists as soon as its folder does; what it lacks is said in English. Rules text can be said in signs too,
//! for faces too small for sentences: `signs/<game>.ftl`. The rules for people to read are
//! [`Guide`]s, in `guides/<lang>/*.toml`; games with a coach are [`Lesson`]s, in `lessons/<game>/*.toml`; what each thing in a game is called is in the [`Glossary`] of the language.

mod books;
mod card;
mod ending;
mod fold;
mod format;
mod glossary;
mod guide;
mod join;
mod lang;
mod lesson;
mod option;
mod speech;
mod values;

pub use books::{Book, Place, Places, book};
pub use fold::{fold, is_named, names};
pub use format::timestamp;
pub use glossary::{Entry, Glossary, Source, glossary};
pub use guide::{Authority, Block, GUIDES, Guide, Piece, Ruling, Section, Words, guide, rulings_of};
pub use lang::{Lang, UnknownLang};
pub use lesson::{Instead, Lesson, LessonProgress, Point, Step, Then, lesson, lessons};
pub use speech::{MissingText, Part, Speech, add_words};
pub use values::Span;

/// The rules text of cards in signs: game, text.
const SIGNS: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/signs.rs"));

/// The locale files: language, name, text.
pub const FILES: &[(&str, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/files.rs"));
