//! Set-up options and dealing.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use talon_core::{
    Allowed, BadOption, Dice, First, List, OptionSpec, Options, Phrase, Seat, SeatSet, Seed, Value,
};

use crate::card::Card;
use crate::state::{HAND, Question, SEATS_MAX, State};

/// How the game is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mode {
    /// Three to six players.
    Standard,
    /// Two players draft their hands first.
    Duel,
    /// Everybody trades with everybody until time is up.
    Chaos,
}

impl Mode {
    const ALL: [Self; 3] = [Self::Standard, Self::Duel, Self::Chaos];

    /// The word that options use.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Duel => "duel",
            Self::Chaos => "chaos",
        }
    }

    /// Fewest and most players.
    pub const fn players(self) -> (usize, usize) {
        match self {
            Self::Standard => (3, 6),
            Self::Duel => (2, 2),
            Self::Chaos => (3, 7),
        }
    }

    /// How many cards in the discard area end the game; never in chaos.
    pub(crate) const fn area_ends(self) -> u32 {
        match self {
            Self::Standard => 10,
            Self::Duel => 12,
            Self::Chaos => u32::MAX,
        }
    }
}

/// Checked options.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// How many seats.
    pub players: usize,
    /// The mode.
    pub mode: Mode,
    /// How long chaos lasts; the host's clock plays `time` then.
    pub minutes: u8,
    /// Who goes first. In chaos nobody does: the option is checked and then ignored.
    pub first: First,
}

const MINUTES: i64 = 5;

pub(crate) fn option_specs() -> Vec<OptionSpec> {
    let modes = Mode::ALL.iter().map(|mode| mode.id().to_string()).collect();
    let spec = |key, allowed, say| OptionSpec { key, allowed, say: Phrase::new(say) };
    [
        spec("mode", Allowed::OneOf(modes), "realms-option-mode"),
        spec("players", Allowed::Whole { from: 2, to: 7, default: 3 }, "realms-option-players"),
        First::spec(SEATS_MAX, Phrase::new("option-first")),
        spec("minutes", Allowed::Whole { from: 1, to: 60, default: MINUTES }, "realms-option-minutes"),
    ]
    .into()
}

/// Checks options; every refusal says what would be right.
pub(crate) fn setup(options: &Options) -> Result<Setup, BadOption> {
    let known = |key: &&String| matches!(key.as_str(), "players" | "mode" | "first" | "minutes");
    if let Some(key) = options.keys().find(|key| !known(key)) {
        return Err(BadOption::new(key, "realms knows `players`, `mode`, `first` and `minutes`"));
    }
    let mode = match options.get("mode") {
        None => Mode::Standard,
        Some(word) => Mode::ALL
            .into_iter()
            .find(|mode| word.as_text() == Some(mode.id()))
            .ok_or_else(|| BadOption::new("mode", format!("{word} is none of standard, duel, chaos")))?,
    };
    let (from, to) = mode.players();
    let players = match options.get("players") {
        None => from,
        Some(value) => {
            let count =
                value.as_int().and_then(|n| usize::try_from(n).ok()).filter(|n| (from..=to).contains(n));
            count.ok_or_else(|| BadOption::new("players", players_reason(mode, value)))?
        }
    };
    let minutes = check_minutes(options.get("minutes"), mode)?;
    let first = First::read(options, &seats(players))?;
    Ok(Setup { players, mode, minutes, first: if mode == Mode::Chaos { First::default() } else { first } })
}

/// Everybody at a table of this size may go first.
fn seats(players: usize) -> Vec<Seat> {
    (0..players).map(Seat::at).collect()
}

fn players_reason(mode: Mode, value: &Value) -> String {
    match mode.players() {
        (from, to) if from == to => format!("{value} is not possible: {} takes {from}", mode.id()),
        (from, to) => format!("{value} is not possible: {} takes {from} to {to}", mode.id()),
    }
}

fn check_minutes(value: Option<&Value>, mode: Mode) -> Result<u8, BadOption> {
    let Some(value) = value else { return Ok(MINUTES as u8) };
    if mode != Mode::Chaos {
        return Err(BadOption::new("minutes", "only mode chaos is played against the clock"));
    }
    let minutes = value.as_int().filter(|n| (1..=60).contains(n));
    minutes
        .map(|n| n as u8)
        .ok_or_else(|| BadOption::new("minutes", format!("{value} is not a number from 1 to 60")))
}

/// The options that lead to a set-up.
pub(crate) fn options(setup: &Setup) -> Options {
    let mut options = Options::new();
    options.insert("players".to_string(), Value::from(setup.players));
    options.insert("mode".to_string(), Value::from(setup.mode.id()));
    setup.first.write(&mut options);
    if i64::from(setup.minutes) != MINUTES {
        options.insert("minutes".to_string(), Value::Int(i64::from(setup.minutes)));
    }
    options
}

/// Shuffles and deals. The lot for who goes first is separate from the shuffle, so it changes no hand.
pub(crate) fn deal(setup: &Setup, cards: usize, seed: Seed) -> State {
    let turn = setup.first.resolve(seed, &seats(setup.players));
    let mut dice = Dice::new(seed);
    let mut deck: List<Card, { Card::MAX }> = (0..cards).map(Card::at).collect();
    dice.shuffle(&mut deck);
    let mut state = State {
        mode: setup.mode,
        players: setup.players as u8,
        hands: [0; SEATS_MAX],
        area: 0,
        public: 0,
        turns: List::new(),
        deck,
        cards: cards as u8,
        turn,
        lot: setup.first.is_drawn().then_some(turn),
        question: Question::Take,
        drawn: 0,
        takes: 0,
        moves: 0,
        open: [None; SEATS_MAX],
        scores: [0; SEATS_MAX],
        winners: SeatSet::NONE,
        dice,
    };
    if setup.mode != Mode::Duel {
        for seat in 0..setup.players {
            for _ in 0..HAND {
                state.hands[seat] |= state.draw_top();
            }
        }
    }
    state
}
