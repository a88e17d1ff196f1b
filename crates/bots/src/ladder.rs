//! The levels that people choose from: six birds, the weakest first, and what each of them is in a game.

use talon_core::Luck;

use crate::bot::Level;

/// A level that people choose, the weakest first. What it does in a game is the game's [`Rung`].
///
/// ```
/// use talon_bots::{Bird, Bot, Level};
///
/// let bot: Bot = "kestrel".parse()?;
/// assert_eq!(bot.level, Level::Bird(Bird::Kestrel));
/// assert!(Bird::Sparrow < Bird::Roc, "weakest first");
/// # Ok::<(), talon_bots::BadBot>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Bird {
    /// For somebody's first game.
    Sparrow,
    /// Knows what is good, but often misses it.
    Magpie,
    /// Takes what looks best at once.
    Kestrel,
    /// Looks ahead a little.
    Falcon,
    /// Looks ahead.
    Eagle,
    /// The strongest there is.
    Roc,
}

impl Bird {
    /// All of them, weakest first.
    pub const ALL: [Self; 6] =
        [Self::Sparrow, Self::Magpie, Self::Kestrel, Self::Falcon, Self::Eagle, Self::Roc];

    /// What it is called everywhere.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Sparrow => "sparrow",
            Self::Magpie => "magpie",
            Self::Kestrel => "kestrel",
            Self::Falcon => "falcon",
            Self::Eagle => "eagle",
            Self::Roc => "roc",
        }
    }

    /// The bird with this name.
    pub fn of(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|bird| bird.name() == name)
    }
}

/// What a level for people means in one game. The numbers are measured: docs/bots.md.
///
/// ```
/// use talon_bots::{Engine, Level, Rung};
/// use talon_core::{Eyes, Game, Luck, Options, Seat, Silent};
/// use talon_realms::Realms;
///
/// // A level of your own: a search of 20 iterations.
/// let game = Realms::load();
/// let mut state = game.deal(&game.setup(&Options::new())?, 8812);
/// game.open(&mut state, &mut Silent);
/// let eyes = Eyes::new(&game, &state, Seat::at(0));
/// let (choices, rung) = (eyes.choices(), Rung::searching(Level::Expert, 20));
/// let number = Engine::new(&game).choose_as(rung, &eyes, &choices, &mut Luck::of(1, 0));
/// assert!(number < choices.len());
/// # Ok::<(), talon_core::BadOption>(())
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rung {
    /// How it decides.
    pub level: Level,
    /// The most iterations of its search.
    pub iterations: u32,
    /// How it goes wrong.
    pub lapses: Lapses,
}

impl Rung {
    /// One that takes what looks best, with these lapses.
    pub const fn erring(overlooks: f32, haze: f32) -> Self {
        Self { level: Level::Greedy, iterations: 0, lapses: Lapses { overlooks, haze } }
    }

    /// One that searches and makes no slips.
    pub const fn searching(level: Level, iterations: u32) -> Self {
        Self { level, iterations, lapses: Lapses::NONE }
    }
}

/// How somebody who knows what is good still goes wrong: some moves are overlooked, and the worth of the others is hazy.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Lapses {
    /// The share of moves that are overlooked.
    pub overlooks: f32,
    /// The error of a judgement, as a multiple of how much the moves of a question differ.
    pub haze: f32,
}

impl Lapses {
    /// None.
    pub const NONE: Self = Self { overlooks: 0.0, haze: 0.0 };

    /// Does anything go wrong at all?
    pub fn any(self) -> bool {
        self != Self::NONE
    }

    /// Leaves out what is overlooked; at least one move always stays.
    pub(crate) fn overlook<T: Copy>(self, moves: &mut Vec<T>, luck: &mut Luck) {
        let Some(&last) = moves.last() else { return };
        moves.retain(|_| even(luck) >= self.overlooks);
        if moves.is_empty() {
            moves.push(last);
        }
    }

    /// Puts the haze over what each move is worth.
    pub(crate) fn blur(self, values: &mut [(f32, usize)], luck: &mut Luck) {
        let count = values.len() as f32;
        let mean = values.iter().map(|(value, _)| value).sum::<f32>() / count;
        let differ = values.iter().map(|(value, _)| (value - mean).abs()).sum::<f32>() / count;
        for (value, _) in values {
            *value += self.haze * differ * error(luck);
        }
    }
}

/// Any number from 0 to 1, each equally likely.
fn even(luck: &mut Luck) -> f32 {
    const STEPS: usize = 1 << 16;
    luck.below(STEPS) as f32 / STEPS as f32
}

/// An error with mean 0 and a standard deviation of 1, small ones more often than large ones.
fn error(luck: &mut Luck) -> f32 {
    (0..12).map(|_| even(luck)).sum::<f32>() - 6.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn something_is_always_seen() {
        let mut luck = Luck::of(1, 0);
        for _ in 0..100 {
            let mut moves = vec![1, 2, 3];
            Lapses { overlooks: 0.95, haze: 0.0 }.overlook(&mut moves, &mut luck);
            assert!(!moves.is_empty());
        }
    }

    #[test]
    fn a_haze_turns_near_values_round_more_often_than_far_ones() {
        let mut luck = Luck::of(1, 0);
        let haze = Lapses { overlooks: 0.0, haze: 1.0 };
        let mut beaten = [0, 0];
        for _ in 0..1_000 {
            // The second is almost as good as the first, the third is not.
            let mut values = [(10.0, 0), (9.5, 1), (0.0, 2)];
            haze.blur(&mut values, &mut luck);
            beaten[0] += usize::from(values[1].0 > values[0].0);
            beaten[1] += usize::from(values[2].0 > values[0].0);
        }
        assert!(beaten[0] > 300 && beaten[1] < 200 && beaten[1] > 0, "{beaten:?}");
    }
}
