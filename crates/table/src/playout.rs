//! Whole games played without anybody looking.

pub use talon_core::{Eyes, Luck};
use talon_core::{Game, Outcome, Seat, SeatSet, Seed, Silent};

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
            most => pick(&Eyes::new(game, &state, seat), &choices, luck).min(most - 1),
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
