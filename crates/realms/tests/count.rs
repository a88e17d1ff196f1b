//! How many ways the first moves of a game can go: any change to what is offered changes these numbers.
use talon_core::{Game, Options, Silent, Value};
use talon_realms::{Realms, State};

fn count(realms: &Realms, state: &State, depth: usize) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut sum = 0;
    for seat in realms.to_act(state).iter() {
        let mut choices = Vec::new();
        realms.choices(state, seat, &mut choices);
        for choice in choices {
            let mut next = *state;
            realms.advance(&mut next, seat, &choice, &mut Silent);
            sum += count(realms, &next, depth - 1);
        }
    }
    sum
}

fn counts(mode: &str, players: usize, seed: u64, depth: usize) -> Vec<u64> {
    let realms = Realms::load();
    let options: Options =
        [("mode".to_string(), Value::from(mode)), ("players".to_string(), Value::from(players))].into();
    let mut state = realms.deal(&realms.setup(&options).expect("options"), seed);
    realms.open(&mut state, &mut Silent);
    (1..=depth).map(|depth| count(&realms, &state, depth)).collect()
}

#[test]
fn move_sequences_of_standard_games_are_counted() {
    // One card to draw, eight to discard; then one to draw or one to take, eight to discard, and so on.
    assert_eq!(counts("standard", 3, 1, 6), [1, 8, 16, 128, 320, 2_560]);
}

#[test]
fn move_sequences_of_duels_are_counted() {
    // A draft pick from the deck is two moves, one from the area a single one.
    assert_eq!(counts("duel", 2, 1, 6), [1, 2, 4, 6, 16, 32]);
}

#[test]
fn move_sequences_of_chaos_are_counted() {
    // Seven cards for any of 46, of either neighbour; called out for any of 46, of ten suits, or for anything; or the clock.
    // And that for each of three seats.
    assert_eq!(counts("chaos", 3, 1, 1), [3 * (7 * 2 * 46 + 7 * (46 + 10 + 1) + 1)]);
}
