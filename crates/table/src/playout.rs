//! Whole games played without anybody looking.

use talon_core::{Dice, Game, Outcome, Seat, SeatSet, Seed, Silent};

/// Where players trade until the clock rings, a seat makes this many moves before it does.
const MOVES_BEFORE_THE_CLOCK: usize = 50;

/// What a bot may know: what its seat sees, and other states it could not tell from the real one. Never the state.
#[derive(Debug)]
pub struct Eyes<'a, G: Game> {
    game: &'a G,
    state: &'a G::State,
    seat: Seat,
}

impl<G: Game> Eyes<'_, G> {
    /// The game.
    pub const fn game(&self) -> &G {
        self.game
    }

    /// The seat that is to choose.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// What it sees.
    pub fn view(&self) -> G::View {
        self.game.view(self.state, talon_core::Viewer::Seat(self.seat))
    }

    /// A state that looks the same to this seat.
    pub fn resample(&self, dice: &mut Dice) -> G::State {
        self.game.resample(self.state, self.seat, dice)
    }
}

/// A game that was played out.
#[derive(Clone, Debug)]
pub struct Played<G: Game> {
    /// How it stands at the end.
    pub state: G::State,
    /// How it ended; `None` only if it did not end within [`Game::LINES_MAX`].
    pub outcome: Option<Outcome>,
    /// How many choices were made.
    pub decisions: u64,
    /// How many times the choice passed to another seat.
    pub turns: u64,
}

/// Deals and plays one game. `pick` is asked for the number of its choice whenever a seat has more than one; `luck`
/// decides who is asked where several may act.
pub fn play<G: Game>(
    game: &G,
    setup: &G::Setup,
    seed: Seed,
    luck: &mut Luck,
    mut pick: impl FnMut(&Eyes<'_, G>, &[G::Choice], &mut Luck) -> usize,
) -> Played<G> {
    let mut state = game.deal(setup, seed);
    game.open(&mut state, &mut Silent);
    let clock_at = MOVES_BEFORE_THE_CLOCK * game.seats(&state);
    let (mut decisions, mut turns, mut last) = (0, 0, None);
    let mut choices = Vec::new();
    while decisions < G::LINES_MAX {
        let to_act = game.to_act(&state);
        let Some(seat) = one_of(to_act, luck) else { break };
        choices.clear();
        game.choices(&state, seat, &mut choices);
        if let Some(clock) = choices.iter().position(|choice| game.is_clock(choice)) {
            if decisions < clock_at && choices.len() > 1 {
                choices.swap_remove(clock);
            } else {
                choices.swap(0, clock);
                choices.truncate(1);
            }
        }
        let number = match choices.len() {
            0 => break,
            1 => 0,
            most => pick(&Eyes { game, state: &state, seat }, &choices, luck).min(most - 1),
        };
        game.advance(&mut state, seat, &choices[number], &mut Silent);
        decisions += 1;
        turns += u64::from(last != Some(seat));
        last = Some(seat);
    }
    Played { outcome: game.outcome(&state), decisions: decisions as u64, turns, state }
}

fn one_of(seats: SeatSet, luck: &mut Luck) -> Option<Seat> {
    match seats.len() {
        0 | 1 => seats.lowest(),
        many => seats.iter().nth(luck.below(many)),
    }
}

/// Quick chance for bots (`SplitMix64`). Nothing that is recorded depends on it: the dice of the game are its own.
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
