//! How many move sequences there are to a small depth: a change of the rules shows here first.

use talon_aeons::state::State;
use talon_aeons::{Catalogue, Setup};
use talon_core::{Game, Seat, SeatSet, Silent};

fn sequences(game: &Catalogue, state: &State, depth: usize) -> u64 {
    let seats: Vec<Seat> = game.to_act(state).iter().collect();
    if depth == 0 || seats.is_empty() {
        return 1;
    }
    let mut count = 0;
    for seat in seats {
        let mut choices = Vec::new();
        game.choices(state, seat, &mut choices);
        for choice in choices {
            let mut next = *state;
            game.advance(&mut next, seat, &choice, &mut Silent);
            count += sequences(game, &next, depth - 1);
        }
    }
    count
}

#[test]
fn move_sequences_are_counted() {
    let game = Catalogue::load();
    let mut counted = Vec::new();
    for (nemesis, players) in [(0, 2), (1, 3), (2, 1), (3, 4)] {
        let mages = Some((0..players).collect());
        let setup = Setup { players, nemesis: Some(nemesis), mages, ..Setup::default() };
        let mut state = game.deal(&setup, 7);
        game.open(&mut state, &mut Silent);
        assert!(game.to_act(&state) != SeatSet::NONE);
        counted.push((1..=4).map(|depth| sequences(&game, &state, depth)).collect::<Vec<_>>());
    }
    assert_eq!(counted, COUNTS);
}

/// From seed 7: Rageborne with 2, the Queen with 3, the Mask with 1, the Prince with 4 players; depths 1 to 4.
const COUNTS: [[u64; 4]; 4] = [[3, 9, 31, 112], [3, 9, 37, 163], [4, 13, 40, 135], [5, 23, 116, 574]];
