//! Who goes first: the option `first`, and the lot behind it.

use alloc::format;
use alloc::string::ToString;
use alloc::vec::Vec;

use crate::dice::lot;
use crate::{Allowed, BadOption, OptionSpec, Options, Phrase, Seat, Seed, Value};

/// The key of the option.
const KEY: &str = "first";
/// The word that asks for a lot.
const RANDOM: &str = "random";

/// Who goes first, as the option `first` says.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum First {
    /// This seat; seat 1 unless somebody says otherwise.
    Seat(Seat),
    /// Drawn by lot, from the seed of the deal but separate from every other draw.
    Random,
}

impl Default for First {
    fn default() -> Self {
        Self::Seat(Seat::at(0))
    }
}

impl First {
    /// What a lobby shows: the seats of the largest table, and the lot.
    ///
    /// ```
    /// use talon_core::{Allowed, First, Phrase};
    ///
    /// let spec = First::spec(3, Phrase::new("option-first"));
    /// let words = ["1", "2", "3", "random"].map(String::from);
    /// assert_eq!(spec.allowed, Allowed::OneOf(words.to_vec()));
    /// ```
    pub fn spec(seats_max: usize, say: Phrase) -> OptionSpec {
        let seats = (1..=seats_max).map(|number| number.to_string());
        let words: Vec<_> = seats.chain([RANDOM.to_string()]).collect();
        OptionSpec { key: KEY, allowed: Allowed::OneOf(words), say }
    }

    /// Reads the option; `may` are the seats that may go first at this table.
    ///
    /// ```
    /// use talon_core::{First, Options, Seat, Value};
    ///
    /// let teams = [Seat::at(0), Seat::at(2)];
    /// let options = Options::from([("first".to_string(), Value::Int(3))]);
    /// assert_eq!(First::read(&options, &teams), Ok(First::Seat(Seat::at(2))));
    /// let options = Options::from([("first".to_string(), Value::Int(2))]);
    /// let refused = First::read(&options, &teams).unwrap_err();
    /// assert_eq!(refused.to_string(), "option `first`: 2 is none of 1, 3, random");
    /// ```
    pub fn read(options: &Options, may: &[Seat]) -> Result<Self, BadOption> {
        let Some(value) = options.get(KEY) else { return Ok(Self::default()) };
        if value.as_text() == Some(RANDOM) {
            return Ok(Self::Random);
        }
        // On the command line a number arrives as a word.
        let number = value.as_int().or_else(|| value.as_text()?.parse().ok());
        let seat = number.and_then(|n| usize::try_from(n).ok()).and_then(Seat::numbered);
        seat.filter(|seat| may.contains(seat)).map(Self::Seat).ok_or_else(|| {
            let good: Vec<_> = may.iter().map(|seat| seat.number().to_string()).collect();
            let written = value.as_text().map_or_else(|| value.to_string(), ToString::to_string);
            BadOption::new(KEY, format!("{written} is none of {}, {RANDOM}", good.join(", ")))
        })
    }

    /// Writes the option down, unless it is left at its default.
    ///
    /// ```
    /// use talon_core::{First, Options, Seat};
    ///
    /// let mut options = Options::new();
    /// First::Seat(Seat::at(0)).write(&mut options);
    /// assert!(options.is_empty(), "seat 1 begins anyway");
    /// First::Random.write(&mut options);
    /// assert_eq!(options["first"].as_text(), Some("random"));
    /// ```
    pub fn write(self, options: &mut Options) {
        let value = match self {
            Self::Random => Value::from(RANDOM),
            Self::Seat(seat) if seat.index() == 0 => return,
            Self::Seat(seat) => Value::from(seat.number()),
        };
        options.insert(KEY.to_string(), value);
    }

    /// The seat that goes first in the deal with this seed, among those that may.
    ///
    /// The lot has its own stream, so asking for one changes no other draw.
    ///
    /// ```
    /// use talon_core::{First, Seat};
    ///
    /// let seats = [Seat::at(0), Seat::at(1), Seat::at(2)];
    /// let drawn = First::Random.resolve(8812, &seats);
    /// assert_eq!(drawn, First::Random.resolve(8812, &seats));
    /// assert_eq!(First::Seat(Seat::at(1)).resolve(8812, &seats), Seat::at(1));
    /// ```
    pub fn resolve(self, seed: Seed, may: &[Seat]) -> Seat {
        match self {
            Self::Seat(seat) => seat,
            Self::Random => may.get(lot(seed, may.len() as u32) as usize).copied().unwrap_or_default(),
        }
    }

    /// Asks for a lot if the game knows this option and nobody has said who goes first. Programs that deal for people call it.
    ///
    /// ```
    /// use talon_core::{First, Options, Phrase, Value};
    ///
    /// let specs = [First::spec(4, Phrase::new("option-first"))];
    /// let mut options = Options::new();
    /// First::draw_unless_asked(&specs, &mut options);
    /// assert_eq!(options["first"], Value::from("random"));
    ///
    /// let mut options = Options::from([("first".to_string(), Value::Int(2))]);
    /// First::draw_unless_asked(&specs, &mut options);
    /// assert_eq!(options["first"], Value::Int(2), "somebody has said who begins");
    /// ```
    pub fn draw_unless_asked(specs: &[OptionSpec], options: &mut Options) {
        if specs.iter().any(|spec| spec.key == KEY) {
            options.entry(KEY.to_string()).or_insert_with(|| Value::from(RANDOM));
        }
    }

    /// The sentence for the log of a game whose first seat was drawn; the same in every game.
    pub fn told(seat: Seat) -> Phrase {
        Phrase::new("log-first").with("seat", seat)
    }

    /// Was a lot drawn, so that the log should mention it?
    pub const fn is_drawn(self) -> bool {
        matches!(self, Self::Random)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lot_is_pinned_for_good_and_falls_on_everybody() {
        let seats: Vec<_> = (0..4).map(Seat::at).collect();
        let mut counts = [0u32; 4];
        for seed in 0..4_000 {
            counts[First::Random.resolve(seed, &seats).index()] += 1;
        }
        assert!(counts.iter().all(|count| count.abs_diff(1_000) < 120), "{counts:?}");
        let drawn: Vec<_> = (1..=8).map(|seed| First::Random.resolve(seed, &seats).number()).collect();
        assert_eq!(drawn, [4, 2, 2, 1, 3, 4, 4, 2]);
    }

    #[test]
    fn what_is_written_is_read_again() {
        let seats = [Seat::at(0), Seat::at(1)];
        for first in [First::Seat(Seat::at(0)), First::Seat(Seat::at(1)), First::Random] {
            let mut options = Options::new();
            first.write(&mut options);
            assert_eq!(First::read(&options, &seats), Ok(first));
        }
    }
}
