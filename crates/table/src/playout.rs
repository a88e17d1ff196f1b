//! Whole games played without anybody looking.

pub use talon_core::{Eyes, Luck};
use talon_core::{Game, Outcome, Seat, SeatSet, Seed, Silent, Sink};

/// When players trade until the clock rings, a seat makes this many moves before it does.
const MOVES_BEFORE_THE_CLOCK: usize = 50;

/// A game that was played out.
#[derive(Clone, Debug)]
pub struct Played<G: Game> {
    /// How it stands at the end.
    pub state: G::State,
    /// How it ended; `None` if it did not end within [`Game::LINES_MAX`], or somebody gave up.
    pub outcome: Option<Outcome>,
    /// How many choices were made.
    pub decisions: u64,
    /// Who made no choice when asked for one.
    pub gave_up: Option<Seat>,
}

/// An observer who follows a game move by move and sees every secret.
///
/// ```
/// use talon_core::{Game, Options, Seat, Sink};
/// use talon_games::Realms;
/// use talon_table::playout::{self, Follower, Luck};
///
/// /// Counts the moves of each seat.
/// #[derive(Default)]
/// struct Moves([u32; Seat::MAX]);
///
/// impl<E> Sink<E> for Moves {
///     fn note(&mut self, _make: impl FnOnce() -> E) {}
/// }
///
/// impl<G: Game> Follower<G> for Moves {
///     fn before(&mut self, _: &G, _: &G::State, seat: Seat, _: &G::Choice) {
///         self.0[seat.index()] += 1;
///     }
/// }
///
/// let game = Realms::load();
/// let (setup, mut moves) = (game.setup(&Options::new())?, Moves::default());
/// let played = playout::play(&game, &setup, 8812, &mut Luck::of(1, 0), &mut moves, |_, _, _| 0);
/// assert_eq!(u64::from(moves.0.iter().sum::<u32>()), played.decisions);
/// # Ok::<(), talon_core::BadOption>(())
/// ```
pub trait Follower<G: Game>: Sink<G::Event> {
    /// A seat is about to make this choice.
    fn before(&mut self, _game: &G, _state: &G::State, _seat: Seat, _choice: &G::Choice) {}
    /// The opening, or a choice, is done and the next question is up.
    fn after(&mut self, _game: &G, _state: &G::State) {}
}

impl<G: Game> Follower<G> for Silent {}

/// Deals and plays one game. `pick` is asked for the number of its choice whenever a seat has more than one; `luck`
/// decides who is asked where several may act; `ear` hears what happens.
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
pub fn play<G: Game, E: Follower<G>>(
    game: &G,
    setup: &G::Setup,
    seed: Seed,
    luck: &mut Luck,
    ear: &mut E,
    mut pick: impl FnMut(&Eyes<'_, G>, &[G::Choice], &mut Luck) -> usize,
) -> Played<G> {
    follow(game, setup, seed, luck, ear, |eyes, choices, luck| {
        Some(if choices.len() < 2 { 0 } else { pick(eyes, choices, luck) })
    })
}

/// The same, but `pick` is asked even about a single choice and may give up, which ends the game.
///
/// ```
/// use talon_core::{Game, Options, Seat, Silent};
/// use talon_games::Realms;
/// use talon_table::playout::{self, Luck};
///
/// let game = Realms::load();
/// let setup = game.setup(&Options::new())?;
/// let played = playout::follow(&game, &setup, 8812, &mut Luck::of(1, 0), &mut Silent, |eyes, _, _| {
///     (eyes.seat() != Seat::at(1)).then_some(0)
/// });
/// assert_eq!((played.gave_up, played.outcome), (Some(Seat::at(1)), None));
/// # Ok::<(), talon_core::BadOption>(())
/// ```
pub fn follow<G: Game, E: Follower<G>>(
    game: &G,
    setup: &G::Setup,
    seed: Seed,
    luck: &mut Luck,
    ear: &mut E,
    mut pick: impl FnMut(&Eyes<'_, G>, &[G::Choice], &mut Luck) -> Option<usize>,
) -> Played<G> {
    let mut state = game.deal(setup, seed);
    game.open(&mut state, ear);
    ear.after(game, &state);
    let clock_at = MOVES_BEFORE_THE_CLOCK * game.seats(&state);
    let (mut decisions, mut choices, mut gave_up) = (0, Vec::new(), None);
    while decisions < G::LINES_MAX {
        let Some(seat) = one_of(game.to_act(&state), luck) else { break };
        choices.clear();
        game.choices(&state, seat, &mut choices);
        keep_time(game, &mut choices, decisions < clock_at);
        let number = match choices.as_slice() {
            [] => break,
            [only] if game.is_clock(only) => 0,
            all => {
                let Some(number) = pick(&Eyes::new(game, &state, seat), all, luck) else {
                    gave_up = Some(seat);
                    break;
                };
                number.min(all.len() - 1)
            }
        };
        ear.before(game, &state, seat, &choices[number]);
        game.advance(&mut state, seat, &choices[number], ear);
        ear.after(game, &state);
        decisions += 1;
    }
    Played { outcome: game.outcome(&state), decisions: decisions as u64, state, gave_up }
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
