//! What a card is: a suit, a strength and two formulas. Loading the catalogue.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use serde::{Deserialize, Serialize};
use talon_core::nearest;

/// The ten suits, and wild, which is not one of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names are the game's own")]
pub enum Suit {
    Land,
    Flood,
    Weather,
    Flame,
    Army,
    Wizard,
    Leader,
    Beast,
    Weapon,
    Artifact,
    Wild,
}

impl Suit {
    /// The ten suits a card can be turned into.
    pub const TEN: [Self; 10] = [
        Self::Land,
        Self::Flood,
        Self::Weather,
        Self::Flame,
        Self::Army,
        Self::Wizard,
        Self::Leader,
        Self::Beast,
        Self::Weapon,
        Self::Artifact,
    ];

    /// The word of the facts file.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Land => "land",
            Self::Flood => "flood",
            Self::Weather => "weather",
            Self::Flame => "flame",
            Self::Army => "army",
            Self::Wizard => "wizard",
            Self::Leader => "leader",
            Self::Beast => "beast",
            Self::Weapon => "weapon",
            Self::Artifact => "artifact",
            Self::Wild => "wild",
        }
    }
}

/// No card is stronger than this; runs of strengths are kept as bits.
pub(crate) const BASE_MAX: u8 = 40;

/// A kind of card; each exists once, so the kind is the card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Card(pub(crate) u8);

impl Card {
    /// How many cards the box holds.
    pub const COUNT: usize = 53;

    /// How many there can be with cards of one's own beside them: a set of cards is the bits of a word.
    pub const MAX: usize = 60;

    /// By its place in the catalogue.
    #[inline]
    pub const fn at(index: usize) -> Self {
        Self(index as u8)
    }

    /// Its place in the catalogue.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What a formula can point at.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum Target {
    /// Every card, wild ones included.
    All,
    /// A card that now has this suit.
    Suit(Suit),
    /// A card that now has this name.
    Card(String),
}

/// One clause of a card's bonus or penalty, as written in the card file.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum Clause {
    /// Points.
    Add {
        /// How many.
        n: i16,
        /// Times the cards that match; empty: once.
        #[serde(default)]
        per: Vec<Target>,
        /// The card itself does not count for `per`.
        #[serde(default)]
        other: bool,
        /// For each group at least one card must match.
        #[serde(default)]
        with: Vec<Vec<Target>>,
        /// No card may match.
        #[serde(default)]
        without: Vec<Target>,
    },
    /// The best of these.
    Best(Vec<Clause>),
    /// The highest base strength among the cards that match.
    BestBase(Vec<Target>),
    /// The sum of the base strengths of the cards that match.
    SumBase(Vec<Target>),
    /// Points for each suit by its number of different names.
    Sets(Vec<(u8, i16)>),
    /// Points for each run of base strengths by its length.
    Runs(Vec<(u8, i16)>),
    /// Points if no two cards share a suit.
    SuitsDiffer(i16),
    /// Voids the whole penalty of the cards that match.
    Clear(Vec<Target>),
    /// Voids the whole penalty of one card that matches; the owner chooses.
    ClearOne(Vec<Target>),
    /// Takes a suit's word out of the penalties of the cards that match.
    Strike {
        /// The suit that is struck out.
        word: Suit,
        /// Whose penalties.
        from: Vec<Target>,
    },
    /// The cards that match lose everything.
    Blank {
        /// Which.
        of: Vec<Target>,
        /// But not these.
        #[serde(default)]
        except: Vec<Target>,
        /// Nor the card itself.
        #[serde(default)]
        other: bool,
    },
    /// The card blanks itself unless a card matches.
    Needs(Vec<Target>),
    /// The card blanks itself if a card matches.
    Shuns(Vec<Target>),
    /// At the end one matching card of the discard area joins the hand.
    Fetch(Vec<Target>),
    /// One other card gets another of the ten suits.
    ChangeSuit,
    /// Takes name and suit of any card of these suits.
    Become(Vec<Suit>),
    /// Takes name, suit, strength and penalty of another card of the hand.
    Copy,
}

/// A card as printed.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Printed {
    /// Its id in moves and scenarios; also its name in formulas.
    pub id: String,
    /// Its suit.
    pub suit: Suit,
    /// Its base strength.
    pub base: u8,
    /// What it gives.
    #[serde(default)]
    pub bonus: Vec<Clause>,
    /// What it costs.
    #[serde(default)]
    pub penalty: Vec<Clause>,
}

/// A card file that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardFileError(String);

impl CardFileError {
    /// What is wrong, the card first.
    pub(crate) fn reason(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for CardFileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "card file: {}", self.0)
    }
}

impl core::error::Error for CardFileError {}

/// Reads a card file and checks that its names are known and its figures possible.
pub fn read_cards(text: &str) -> Result<Vec<Printed>, CardFileError> {
    let cards: Vec<Printed> = ron::from_str(text).map_err(|error| CardFileError(error.to_string()))?;
    if cards.len() != Card::COUNT {
        return Err(CardFileError(alloc::format!("{} cards; the box holds {}", cards.len(), Card::COUNT)));
    }
    check_cards(&cards)?;
    Ok(cards)
}

/// Can these cards be played and scored?
pub(crate) fn check_cards(cards: &[Printed]) -> Result<(), CardFileError> {
    if cards.len() > Card::MAX {
        return Err(CardFileError(alloc::format!(
            "{} cards; at most {} can be played with",
            cards.len(),
            Card::MAX
        )));
    }
    for (index, card) in cards.iter().enumerate() {
        if cards[..index].iter().any(|earlier| earlier.id == card.id) {
            return Err(CardFileError(alloc::format!("{} is there twice", card.id)));
        }
        if card.base > BASE_MAX {
            return Err(CardFileError(alloc::format!(
                "{}: base strength {} is above {BASE_MAX}",
                card.id,
                card.base
            )));
        }
        if let Some(clause) = card.bonus.iter().chain(&card.penalty).find(|clause| !can_be_scored(clause)) {
            return Err(CardFileError(alloc::format!("{}: {clause:?} cannot be scored", card.id)));
        }
        let mut unknown = None;
        card.bonus.iter().chain(&card.penalty).for_each(|clause| {
            visit_names(clause, &mut |name| {
                if !cards.iter().any(|card| card.id == name) {
                    unknown = Some(name.to_string());
                }
            });
        });
        if let Some(name) = unknown {
            let near = nearest(&name, cards.iter().map(|card| card.id.as_str())).join(", ");
            let hint =
                if near.is_empty() { String::new() } else { alloc::format!("; the nearest are {near}") };
            return Err(CardFileError(alloc::format!("{}: there is no card `{name}`{hint}", card.id)));
        }
    }
    Ok(())
}

/// Can the scorer hold this clause? A condition has at most three groups, and only points can be the best of several;
/// without this check the rest would be silently left out.
fn can_be_scored(clause: &Clause) -> bool {
    match clause {
        Clause::Add { with, .. } => with.len() <= 3,
        Clause::Best(clauses) => {
            clauses.iter().all(|clause| matches!(clause, Clause::Add { .. }) && can_be_scored(clause))
        }
        _ => true,
    }
}

/// Calls `found` with every card name a clause mentions.
fn visit_names(clause: &Clause, found: &mut dyn FnMut(&str)) {
    let mut targets = |targets: &[Target]| {
        for target in targets {
            if let Target::Card(name) = target {
                found(name);
            }
        }
    };
    match clause {
        Clause::Add { per, with, without, .. } => {
            targets(per);
            targets(without);
            for group in with {
                targets(group);
            }
        }
        Clause::Best(clauses) => clauses.iter().for_each(|clause| visit_names(clause, found)),
        Clause::Blank { of, except, .. } => {
            targets(of);
            targets(except);
        }
        Clause::Strike { from: list, .. }
        | Clause::BestBase(list)
        | Clause::SumBase(list)
        | Clause::Clear(list)
        | Clause::ClearOne(list)
        | Clause::Needs(list)
        | Clause::Shuns(list)
        | Clause::Fetch(list) => targets(list),
        Clause::Sets(_)
        | Clause::Runs(_)
        | Clause::SuitsDiffer(_)
        | Clause::ChangeSuit
        | Clause::Become(_)
        | Clause::Copy => {}
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::read_cards;

    const BASE: &str = include_str!("../cards/base.ron");

    #[test]
    fn clauses_that_would_be_left_out_are_refused() {
        let best = BASE.replacen("[Clear([All])]", "[Best([Clear([All])])]", 1);
        let groups = BASE.replacen("with: [[Card(\"smoke\")],", "with: [[All], [All], [Card(\"smoke\")],", 1);
        for text in [best, groups] {
            assert_ne!(text, BASE);
            let error = read_cards(&text).expect_err("it cannot be scored").to_string();
            assert!(error.contains("cannot be scored"), "{error}");
        }
        assert!(read_cards(BASE).is_ok());
    }
}
