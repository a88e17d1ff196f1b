//! The cards of a game as a reader sees them.

use alloc::string::String;
use alloc::vec::Vec;

use crate::{Phrase, Value};

/// A card, a mage, a nemesis: whatever has an id and a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardText {
    /// Its id, as in `facts/` and in scenario files.
    pub id: String,
    /// The message key of its name.
    pub name: String,
    /// Its figures in the order they are shown: suit, cost, copies …
    pub figures: Vec<(&'static str, Value)>,
    /// Its rules text line by line, made from its definition.
    pub lines: Vec<TextLine>,
}

/// A line of rules text.
///
/// A line that applies only under another ("Twice:", "You may:", "Cast:") is one deeper than that line, so that readers
/// put no more under a heading than the rules do. The first line has depth 0, and no line is more than one deeper than
/// the line before it.
///
/// ```
/// use talon_core::{Phrase, TextLine};
///
/// // "Twice:" and, under it, "Gain 1 gem."
/// let lines = [TextLine::from(Phrase::new("twice")), TextLine::at(1, Phrase::new("gain").with("n", 1))];
/// assert_eq!(lines.map(|line| line.depth), [0, 1]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextLine {
    /// How many lines it is nested under.
    pub depth: u8,
    /// What it says.
    pub say: Phrase,
    /// The value from which it applies, if it has one: mastery in Shards of Infinity.
    pub threshold: Option<u8>,
    /// What a page may show in some other way than words.
    pub kind: LineKind,
}

/// What a line of rules text is, apart from what it says.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum LineKind {
    /// A sentence.
    #[default]
    Plain,
    /// The heading of the lines below it.
    Heading,
    /// A step of a ladder; the last step is a sentence that says what is counted.
    Rung {
        /// From this many on.
        count: u8,
        /// What it is worth.
        points: i16,
    },
    /// A sentence after a colon.
    Led(Lead),
}

/// What comes before the colon of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lead {
    /// What it is.
    pub sign: LeadSign,
    /// The message that says it.
    pub key: String,
    /// The line without it.
    pub rest: Phrase,
}

/// What a lead is, for a page that draws it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LeadSign {
    /// A value to reach, and nothing else.
    Step(u8),
    /// What the card does when it is used.
    Use,
    /// Any other word.
    Keyword,
}

impl TextLine {
    /// A line at this depth.
    pub const fn at(depth: u8, say: Phrase) -> Self {
        Self { depth, say, threshold: None, kind: LineKind::Plain }
    }

    /// The heading of the lines that follow one deeper.
    pub const fn heading(depth: u8, say: Phrase) -> Self {
        Self { depth, say, threshold: None, kind: LineKind::Heading }
    }
}

impl From<Phrase> for TextLine {
    /// A line that is nested under no other.
    fn from(say: Phrase) -> Self {
        Self::at(0, say)
    }
}

/// A game that can show its cards.
///
/// ```
/// use talon_core::Gallery;
/// use talon_realms::Realms;
///
/// let cards = Realms::load().gallery();
/// let king = cards.iter().find(|card| card.id == "king").unwrap();
/// assert_eq!(king.name, "realms-card-king");
/// assert!(!king.lines.is_empty(), "its text is made from its definition");
/// ```
pub trait Gallery {
    /// Every card once, in the order of the facts.
    fn gallery(&self) -> Vec<CardText>;
}
