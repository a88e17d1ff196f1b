//! Cards of one's own: added to a game, or put in the place of printed ones.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use crate::digest::digest;
use crate::{BadOption, Options, Value};

/// The option that marks a game with cards of one's own, in records too.
const MARK: &str = "cards";

/// A file of cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardFile {
    /// Its name, for whoever has to mend it.
    pub name: String,
    /// Which of the game's files it is like: `market` for `market.ron`.
    pub stem: String,
    /// Its text.
    pub text: String,
}

/// Some files of cards that are played with together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnSet {
    /// What its maker calls it.
    pub name: String,
    /// Its files.
    pub files: Vec<CardFile>,
}

impl OwnSet {
    /// The name by which a record says what it was played with: that of the maker, and a digest of the cards.
    ///
    /// ```
    /// use talon_core::{CardFile, OwnSet};
    ///
    /// let file = CardFile { name: "a/cards.ron".into(), stem: "cards".into(), text: "[]".into() };
    /// let set = OwnSet { name: "tides".into(), files: vec![file] };
    /// assert!(set.mark().starts_with("tides@"));
    /// ```
    pub fn mark(&self) -> String {
        let texts: Vec<&str> = self.files.iter().flat_map(|file| [file.stem.as_str(), &file.text]).collect();
        format!("{}@{:08x}", self.name, digest(&texts.join("\n")) as u32)
    }
}

/// A game that takes cards of one's own.
pub trait OwnCards: Sized {
    /// The card files it takes, without their ending.
    const CARD_FILES: &'static [&'static str];

    /// The same game with these cards: one whose id is known takes the place of the printed one, any other is added.
    fn with_own(&self, set: &OwnSet) -> Result<Self, BadCards>;

    /// The mark of the cards it was given; none for the game as printed.
    fn own_mark(&self) -> Option<&str>;
}

/// Cards that cannot be played with: where, and what would be right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadCards {
    /// The file.
    pub file: String,
    /// The line, as far as it is known.
    pub line: Option<usize>,
    /// What is wrong.
    pub what: String,
}

impl BadCards {
    /// A fault of a whole file, or of a line of it.
    pub fn new(file: &CardFile, line: Option<usize>, what: impl Into<String>) -> Self {
        Self { file: file.name.clone(), line, what: what.into() }
    }

    /// A fault that names a card first (`king: there is no card …`), with the line where that card is written.
    pub fn of_card(files: &[CardFile], what: impl Into<String>) -> Self {
        let what = what.into();
        let id = what.split_once(':').map_or("", |(id, _)| id.trim());
        let quoted = format!("\"{id}\"");
        let place = files.iter().find_map(|file| {
            let line = file.text.lines().position(|line| line.contains("id:") && line.contains(&quoted))?;
            Some((file, line + 1))
        });
        match place {
            Some((file, line)) => Self::new(file, Some(line), what),
            None => {
                Self { file: files.first().map_or(String::new(), |file| file.name.clone()), line: None, what }
            }
        }
    }
}

impl fmt::Display for BadCards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "{}:{line}: {}", self.file, self.what),
            None => write!(f, "{}: {}", self.file, self.what),
        }
    }
}

impl core::error::Error for BadCards {}

/// The options without the mark of own cards, which has to be that of the cards at hand.
pub fn unmarked<'a>(options: &'a Options, own: Option<&str>) -> Result<Cow<'a, Options>, BadOption> {
    let Some(mark) = options.get(MARK) else { return Ok(Cow::Borrowed(options)) };
    let written = mark.as_text().map_or_else(|| mark.to_string(), ToString::to_string);
    if own != Some(&*written) {
        let here = own.map_or_else(
            || "here are the printed cards; give the folder with `--cards DIR`".to_string(),
            |own| format!("here are the cards `{own}`"),
        );
        return Err(BadOption::new(MARK, format!("it is played with the cards `{written}`, and {here}")));
    }
    let mut rest = options.clone();
    rest.remove(MARK);
    Ok(Cow::Owned(rest))
}

/// The options with the mark of own cards, if there are any.
pub fn marked(mut options: Options, own: Option<&str>) -> Options {
    if let Some(own) = own {
        options.insert(MARK.to_string(), Value::from(own));
    }
    options
}
