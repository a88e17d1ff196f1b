//! Whole games played without anybody looking.

pub use talon_core::{Eyes, Luck};
use talon_core::{Game, Outcome, Seat, SeatSet, Seed, Sink};

/// Where players trade until the clock rings, a seat makes this many moves before it does.
const MOVES_BEFORE_THE_CLOCK: usize = 50;

/// A game that was played out.
#[derive(Clone, Debug)]
pub struct Played<G: Game> {
    /// How it stands at the end.
    pub state: G::State,
    /// How it ended; `None` only if it did not end within [`Game::LINES_MAX`].
    pub outcome: Option<Outcome>,
    /// How many choices were made.
    pub decisions: u64,
}

/// Deals and plays one game. `pick` is asked for the number of its choice whenever a seat has more than one; `luck`
/// decides who is asked where several may act; `sink` hears what happens.
///
/// ```
/// use talon_core::{Game, Options, Silent};
/// use talon_games::Realms;
/// use talon_table::playout::{self, Luck};
///
/// // Three players who choose blindly.
/// let game = Realms::load();
/// let setup = game.setup(&Options::new())?;
/// let mut luck = Luck::of(1, 0);
/// let played = playout::play(&game, &setup, 8812, &mut luck, &mut Silent, |_eyes, choices, luck| {
///     luck.below(choices.len())
/// });
/// assert!(played.outcome.is_some());
/// # Ok::<(), talon_core::BadOption>(())
/// ```
pub fn play<G: Game, S: Sink<G::Event>>(
    game: &G,
    setup: &G::Setup,
    seed: Seed,
    luck: &mut Luck,
    sink: &mut S,
    mut pick: impl FnMut(&Eyes<'_, G>, &[G::Choice], &mut Luck) -> usize,
) -> Played<G> {
    let mut state = game.deal(setup, seed);
    game.open(&mut state, sink);
    let clock_at = MOVES_BEFORE_THE_CLOCK * game.seats(&state);
    let (mut decisions, mut choices) = (0, Vec::new());
    while decisions < G::LINES_MAX {
        let Some(seat) = one_of(game.to_act(&state), luck) else { break };
        choices.clear();
        game.choices(&state, seat, &mut choices);
        keep_time(game, &mut choices, decisions < clock_at);
        let number = match choices.len() {
            0 => break,
            1 => 0,
            most => pick(&Eyes::new(game, &state, seat), &choices, luck).min(most - 1),
        };
        game.advance(&mut state, seat, &choices[number], sink);
        decisions += 1;
    }
    Played { outcome: game.outcome(&state), decisions: decisions as u64, state }
}

/// The clock rings when it is time and there is one, and not before.
fn keep_time<G: Game>(game: &G, choices: &mut Vec<G::Choice>, is_early: bool) {
    let Some(clock) = choices.iter().position(|choice| game.is_clock(choice)) else { return };
    if is_early && choices.len() > 1 {
        choices.swap_remove(clock);
    } else {
        choices.swap(0, clock);
        choices.truncate(1);
    }
}

fn one_of(seats: SeatSet, luck: &mut Luck) -> Option<Seat> {
    match seats.len() {
        0 | 1 => seats.lowest(),
        many => seats.iter().nth(luck.below(many)),
    }
}
