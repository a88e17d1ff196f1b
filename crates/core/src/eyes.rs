//! What the player who chooses may know, and the quick random numbers bots think with.

use alloc::string::String;
use alloc::vec::Vec;

use crate::{Dice, Game, Phrase, Seat, Seed, Viewer};

/// What a bot may know: what its seat sees, and other states it could not tell from the real one. Never the state.
///
/// ```
/// use talon_core::{Dice, Eyes, Game, Options, Seat, Silent};
/// use talon_realms::Realms;
///
/// let game = Realms::load();
/// let mut state = game.deal(&game.setup(&Options::new())?, 8812);
/// game.open(&mut state, &mut Silent);
///
/// let eyes = Eyes::new(&game, &state, Seat::at(0));
/// assert!(!eyes.choices().is_empty());
///
/// // What others hold is dealt anew, and this seat sees no difference.
/// let world = eyes.resample(&mut Dice::new(1));
/// assert_eq!(Eyes::new(&game, &world, Seat::at(0)).view(), eyes.view());
/// # Ok::<(), talon_core::BadOption>(())
/// ```
#[derive(Debug)]
pub struct Eyes<'a, G: Game> {
    game: &'a G,
    state: &'a G::State,
    seat: Seat,
}

impl<'a, G: Game> Eyes<'a, G> {
    /// The eyes of a seat. They are made from the state, but give no way back to it.
    pub const fn new(game: &'a G, state: &'a G::State, seat: Seat) -> Self {
        Self { game, state, seat }
    }

    /// The game.
    pub const fn game(&self) -> &'a G {
        self.game
    }

    /// The seat that has to choose.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// What it sees.
    pub fn view(&self) -> G::View {
        self.game.view(self.state, Viewer::Seat(self.seat))
    }

    /// What it may do.
    pub fn choices(&self) -> Vec<G::Choice> {
        let mut choices = Vec::new();
        self.game.choices(self.state, self.seat, &mut choices);
        choices
    }

    /// One of these choices in the notation of `docs/notation.md`.
    pub fn print(&self, choice: &G::Choice) -> String {
        self.game.print(self.state, self.seat, choice)
    }

    /// The sentence that says what the seat is asked.
    pub fn prompt(&self) -> Phrase {
        self.game.prompt(self.state, self.seat)
    }

    /// A state that looks the same to this seat.
    pub fn resample(&self, dice: &mut Dice) -> G::State {
        self.game.resample(self.state, self.seat, dice)
    }
}

/// Quick random numbers for bots (`SplitMix64`). Nothing recorded depends on them: the game has its own dice.
///
/// ```
/// use talon_core::Luck;
///
/// // Each game of a series has its own luck; the same game always has the same.
/// let mut third = Luck::of(1, 3);
/// assert!(third.below(6) < 6);
/// assert_eq!(Luck::of(1, 3).word(), Luck::of(1, 3).word());
/// assert_ne!(Luck::of(1, 3).word(), Luck::of(1, 4).word());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Luck(u64);

impl Luck {
    /// The luck of one game in a series.
    pub const fn of(seed: Seed, game: u64) -> Self {
        Self(mix(seed ^ mix(game.wrapping_add(0x6c75_636b))))
    }

    /// The next word.
    #[inline]
    pub const fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mix(self.0)
    }

    /// A number below `n` (0 for an empty range), near enough equally likely for short lists.
    #[inline]
    pub const fn below(&mut self, n: usize) -> usize {
        (((self.word() >> 32) * n as u64) >> 32) as usize
    }
}

const fn mix(word: u64) -> u64 {
    let word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ (word >> 31)
}
