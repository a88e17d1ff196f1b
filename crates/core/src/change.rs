//! Changing a number that is printed on a card, to see what would follow.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::nearest;

/// One number on one card, and what to change it to: `ID:key=value`.
///
/// ```
/// use talon_core::Change;
///
/// let change: Change = "king:strength=12".parse()?;
/// assert_eq!((change.id.as_str(), change.key.as_str(), change.value), ("king", "strength", 12));
/// assert_eq!(change.to_string(), "king:strength=12");
///
/// let refused = "king=12".parse::<Change>().unwrap_err();
/// assert_eq!(refused.to_string(), "`king=12`: write a change as `ID:key=value`, e.g. `king:strength=12`");
/// # Ok::<(), talon_core::BadChange>(())
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Change {
    /// The id of the card.
    pub id: String,
    /// Which of its numbers.
    pub key: String,
    /// Its new value.
    pub value: i64,
}

impl FromStr for Change {
    type Err = BadChange;

    fn from_str(text: &str) -> Result<Self, BadChange> {
        let parts = text.split_once(':').and_then(|(id, rest)| Some((id, rest.split_once('=')?)));
        let (id, (key, value)) = parts.ok_or_else(|| {
            BadChange(format!("`{text}`: write a change as `ID:key=value`, e.g. `king:strength=12`"))
        })?;
        let value = value.trim();
        let number =
            value.parse().map_err(|_| BadChange(format!("`{text}`: `{value}` is not a whole number")))?;
        Ok(Self { id: id.trim().to_string(), key: key.trim().to_string(), value: number })
    }
}

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}={}", self.id, self.key, self.value)
    }
}

/// A change that cannot be made: what was asked, and what would be right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadChange(String);

impl BadChange {
    /// A change refused for the game's own reason.
    pub fn new(reason: impl Into<String>) -> Self {
        Self(reason.into())
    }
}

impl fmt::Display for BadChange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl core::error::Error for BadChange {}

/// A game whose cards can be changed for an experiment. The game itself stays as it is.
///
/// ```
/// use talon_core::Changeable;
/// use talon_realms::Realms;
///
/// let printed = Realms::load();
/// let changed = printed.changed(&["king:strength=20".parse()?])?;
///
/// let strength = |game: &Realms| {
///     let (_, figures) = game.changeable().into_iter().find(|(id, _)| id == "king")?;
///     figures.into_iter().find(|figure| figure.key == "strength").map(|figure| figure.value)
/// };
/// assert_eq!(strength(&printed), Some(8));
/// assert_eq!(strength(&changed), Some(20));
/// # Ok::<(), talon_core::BadChange>(())
/// ```
pub trait Changeable: Sized {
    /// The same game with other numbers on its cards.
    fn changed(&self, changes: &[Change]) -> Result<Self, BadChange>;

    /// Every number that can be changed, by the card's id.
    fn changeable(&self) -> Vec<(String, Vec<Figure>)>;
}

/// A number of a card: what it is called, what it is, and what it may be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figure {
    /// The key of a change.
    pub key: String,
    /// Its present value.
    pub value: i64,
    /// The smallest value that can be played.
    pub least: i64,
    /// The largest value that can be played.
    pub most: i64,
}

/// The numbers of one card, by name, ready to be read or set.
///
/// ```
/// use talon_core::Figures;
///
/// // A card that draws two cards and deals three damage; it may deal up to ten.
/// let (mut draw, mut damage) = (2, 3);
/// let mut figures = Figures::default();
/// figures.byte("draw", &mut draw, 0, 5);
/// figures.byte("damage", &mut damage, 0, 10);
/// figures.set(&"bolt:damage=7".parse()?)?;
/// assert_eq!((draw, damage), (2, 7));
/// # Ok::<(), talon_core::BadChange>(())
/// ```
#[derive(Default)]
pub struct Figures<'a> {
    slots: Vec<(Figure, Slot<'a>)>,
}

enum Slot<'a> {
    Byte(&'a mut u8),
    Small(&'a mut i8),
    Wide(&'a mut i16),
}

impl<'a> Figures<'a> {
    /// Takes a small natural number.
    pub fn byte(&mut self, key: &str, number: &'a mut u8, least: u8, most: u8) {
        let value = i64::from(*number);
        self.push(key, value, least.into(), most.into(), Slot::Byte(number));
    }

    /// Takes a small whole number.
    pub fn small(&mut self, key: &str, number: &'a mut i8, least: i8, most: i8) {
        let value = i64::from(*number);
        self.push(key, value, least.into(), most.into(), Slot::Small(number));
    }

    /// Takes a whole number.
    pub fn wide(&mut self, key: &str, number: &'a mut i16, least: i16, most: i16) {
        let value = i64::from(*number);
        self.push(key, value, least.into(), most.into(), Slot::Wide(number));
    }

    /// The second number with the same name is `name.2`, in the order of the card's text.
    fn push(&mut self, key: &str, value: i64, least: i64, most: i64, slot: Slot<'a>) {
        let base =
            |known: &str| known.split_once('.').map_or_else(|| known == key, |(first, _)| first == key);
        let count = self.slots.iter().filter(|(figure, _)| base(&figure.key)).count();
        let key = if count == 0 { key.to_string() } else { format!("{key}.{}", count + 1) };
        self.slots.push((Figure { key, value, least, most }, slot));
    }

    /// All of them, as a list.
    ///
    /// ```
    /// use talon_core::Figures;
    ///
    /// let (mut first, mut second) = (1, 4);
    /// let mut figures = Figures::default();
    /// figures.byte("gems", &mut first, 0, 9);
    /// figures.byte("gems", &mut second, 0, 9);
    /// let keys: Vec<_> = figures.list().into_iter().map(|figure| figure.key).collect();
    /// assert_eq!(keys, ["gems", "gems.2"]);
    /// ```
    pub fn list(self) -> Vec<Figure> {
        self.slots.into_iter().map(|(figure, _)| figure).collect()
    }

    /// Sets the number a change names.
    ///
    /// ```
    /// use talon_core::Figures;
    ///
    /// let mut draw = 2;
    /// let mut figures = Figures::default();
    /// figures.byte("draw", &mut draw, 0, 5);
    /// let refused = figures.set(&"bolt:draw=9".parse().unwrap()).unwrap_err();
    /// assert_eq!(refused.to_string(), "bolt: `draw` may be 0 to 5, not 9");
    /// ```
    pub fn set(self, change: &Change) -> Result<(), BadChange> {
        let known: Vec<String> = self.slots.iter().map(|(figure, _)| figure.key.clone()).collect();
        let found = self.slots.into_iter().find(|(figure, _)| figure.key == change.key);
        let Some((figure, slot)) = found else {
            return Err(BadChange(format!(
                "{}: there is no number `{}`; its numbers are {}",
                change.id,
                change.key,
                if known.is_empty() { "none".to_string() } else { known.join(", ") }
            )));
        };
        if !(figure.least..=figure.most).contains(&change.value) {
            return Err(BadChange(format!(
                "{}: `{}` may be {} to {}, not {}",
                change.id, change.key, figure.least, figure.most, change.value
            )));
        }
        match slot {
            Slot::Byte(number) => *number = change.value as u8,
            Slot::Small(number) => *number = change.value as i8,
            Slot::Wide(number) => *number = change.value as i16,
        }
        Ok(())
    }
}

impl fmt::Debug for Figures<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.slots.iter().map(|(figure, _)| figure)).finish()
    }
}

/// The refusal for an id that no card has, with the nearest ones.
///
/// ```
/// let refused = talon_core::no_such_card("knig", ["king", "queen"]);
/// assert_eq!(refused.to_string(), "there is no card `knig`; the nearest: king");
/// ```
pub fn no_such_card<'a>(id: &str, known: impl IntoIterator<Item = &'a str>) -> BadChange {
    let near = nearest(id, known);
    let hint = if near.is_empty() { "`talon cards GAME` lists them".to_string() } else { near.join(", ") };
    BadChange(format!("there is no card `{id}`; the nearest: {hint}"))
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;

    fn change(text: &str) -> Change {
        text.parse().expect("it is well written")
    }

    #[test]
    fn a_change_is_read_and_printed_alike() {
        assert_eq!(change("king:strength=-3").to_string(), "king:strength=-3");
        for bad in ["", "king", "king:strength", "king=3", "king:strength=", "king:strength=much"] {
            assert!(bad.parse::<Change>().is_err(), "{bad}");
        }
    }

    #[test]
    fn numbers_of_one_name_are_counted() {
        let (mut one, mut two, mut cost) = (1, 2, 3);
        let mut figures = Figures::default();
        figures.byte("power", &mut one, 0, 9);
        figures.byte("cost", &mut cost, 0, 9);
        figures.byte("power", &mut two, 0, 9);
        figures.set(&change("x:power.2=7")).expect("it is there");
        assert_eq!((one, two, cost), (1, 7, 3));
    }

    #[test]
    fn an_impossible_change_is_refused_with_what_is_possible() {
        let mut cost = 3;
        let mut figures = Figures::default();
        figures.byte("cost", &mut cost, 0, 9);
        let error = figures.set(&change("x:costs=1")).expect_err("no such number").to_string();
        assert!(error.contains("costs") && error.contains("its numbers are cost"), "{error}");
        let mut figures = Figures::default();
        figures.byte("cost", &mut cost, 0, 9);
        let error = figures.set(&change("x:cost=10")).expect_err("too much").to_string();
        assert!(error.contains("0 to 9"), "{error}");
        assert_eq!(cost, 3);
        assert!(no_such_card("kingg", ["king", "queen"]).to_string().contains("king"));
    }
}
