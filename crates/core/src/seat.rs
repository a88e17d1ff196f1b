//! Seats at a table, sets of them, and who is looking.

use core::fmt;

use serde::{Deserialize, Serialize};

/// A place at the table. Stored from 0, read and printed from 1.
///
/// ```
/// use talon_core::Seat;
///
/// let seat = Seat::at(1);
/// assert_eq!(seat.to_string(), "seat2");
/// assert_eq!((seat.index(), seat.number()), (1, 2));
/// assert_eq!(seat.next(2), Seat::at(0));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Seat(u8);

impl Seat {
    /// No table has more seats than this.
    pub const MAX: usize = 8;

    /// The seat with this index, counted from 0.
    #[inline]
    pub const fn at(index: usize) -> Self {
        Self(index as u8)
    }

    /// The seat a person calls `number`, counted from 1.
    ///
    /// ```
    /// use talon_core::Seat;
    ///
    /// assert_eq!(Seat::numbered(1), Some(Seat::at(0)));
    /// assert_eq!(Seat::numbered(0), None);
    /// assert_eq!(Seat::numbered(9), None);
    /// ```
    pub const fn numbered(number: usize) -> Option<Self> {
        if number >= 1 && number <= Self::MAX { Some(Self(number as u8 - 1)) } else { None }
    }

    /// Reads `seat2` (or a bare `2` with `prefix` empty).
    ///
    /// ```
    /// use talon_core::Seat;
    ///
    /// assert_eq!(Seat::parse("seat2", "seat"), Some(Seat::at(1)));
    /// assert_eq!(Seat::parse("2", ""), Some(Seat::at(1)));
    /// assert_eq!(Seat::parse("chair2", "seat"), None);
    /// ```
    pub fn parse(text: &str, prefix: &str) -> Option<Self> {
        Self::numbered(text.strip_prefix(prefix)?.parse().ok()?)
    }

    /// Counted from 0, for indexing.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Counted from 1, for people and programs.
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }

    /// The next seat clockwise at a table of `seats`.
    #[inline]
    #[must_use]
    pub const fn next(self, seats: usize) -> Self {
        Self(((self.0 as usize + 1) % seats) as u8)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat{}", self.number())
    }
}

/// A set of seats, as bits.
///
/// ```
/// use talon_core::{Seat, SeatSet};
///
/// let all = SeatSet::first(4);
/// let others = all.without(Seat::at(0));
/// assert_eq!(others.len(), 3);
/// assert_eq!(others.lowest(), Some(Seat::at(1)));
/// assert!(!others.has(Seat::at(0)));
///
/// let even: SeatSet = all.iter().filter(|seat| seat.number() % 2 == 0).collect();
/// assert!(even.meets(others));
/// assert_eq!(even.union(SeatSet::one(Seat::at(0))).len(), 3);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const NONE: Self = Self(0);

    /// One seat.
    #[inline]
    pub const fn one(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// The first `n` seats.
    #[inline]
    pub const fn first(n: usize) -> Self {
        Self(((1u16 << n) - 1) as u8)
    }

    /// Is this seat in the set?
    #[inline]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// This set with `seat` added.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// This set with `seat` taken out.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// Seats in either set.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Is a seat in both sets?
    #[inline]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// How many seats.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is nobody in it?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest seat of the set.
    #[inline]
    pub const fn lowest(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..Seat::MAX).map(Seat::at).filter(move |&seat| self.has(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, SeatSet::with)
    }
}

/// Who is looking at a table.
///
/// ```
/// use talon_core::{Game, Options, Seat, Silent, Viewer};
/// use talon_realms::Realms;
///
/// let game = Realms::load();
/// let mut state = game.deal(&game.setup(&Options::new())?, 8812);
/// game.open(&mut state, &mut Silent);
/// let seen = |viewer| game.position(&game.view(&state, viewer)).to_string();
/// assert!(seen(Viewer::Watcher).contains('?'), "hands are hidden");
/// assert!(!seen(Viewer::Judge).contains('?'));
/// assert_ne!(seen(Viewer::Seat(Seat::at(0))), seen(Viewer::Seat(Seat::at(1))));
/// # Ok::<(), talon_core::BadOption>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Viewer {
    /// A player: the seat's own secrets and what it has seen.
    Seat(Seat),
    /// A spectator: only what is public.
    Watcher,
    /// The referee: everything. For digests, scenario checks and finished games; never for a player.
    Judge,
}

impl Viewer {
    /// Does this viewer know what only the seats in `seen_by` know?
    ///
    /// ```
    /// use talon_core::{Seat, SeatSet, Viewer};
    ///
    /// // A card that seats 1 and 2 of three have seen.
    /// let seen_by = SeatSet::first(2);
    /// assert!(Viewer::Seat(Seat::at(1)).knows(seen_by, 3));
    /// assert!(!Viewer::Seat(Seat::at(2)).knows(seen_by, 3));
    /// assert!(!Viewer::Watcher.knows(seen_by, 3), "only what everybody has seen is public");
    /// assert!(Viewer::Judge.knows(seen_by, 3));
    /// ```
    #[inline]
    pub const fn knows(self, seen_by: SeatSet, seats: usize) -> bool {
        match self {
            Self::Seat(seat) => seen_by.has(seat),
            Self::Watcher => seen_by.0 == SeatSet::first(seats).0,
            Self::Judge => true,
        }
    }
}
