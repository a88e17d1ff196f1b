//! How many ways the first moves of a game can go: any change to what is offered changes these numbers.

use talon_core::{Game, Options, Silent, Value};
use talon_shards::{Catalogue, State};

fn count(game: &Catalogue, state: &State, depth: usize) -> u64 {
    let Some(seat) = game.to_act(state).lowest() else { return 1 };
    let mut choices = Vec::new();
    game.choices(state, seat, &mut choices);
    if depth == 1 {
        return choices.len() as u64;
    }
    let after = choices.iter().map(|choice| {
        let mut next = *state;
        game.advance(&mut next, seat, choice, &mut Silent);
        count(game, &next, depth - 1)
    });
    after.sum()
}

fn counts(options: &[(&str, Value)], seed: u64) -> Vec<u64> {
    let game = Catalogue::load();
    let options: Options = options.iter().map(|(key, value)| ((*key).to_string(), value.clone())).collect();
    let mut state = game.deal(&game.setup(&options).expect("the options of a test are good"), seed);
    game.open(&mut state, &mut Silent);
    (1..=6).map(|depth| count(&game, &state, depth)).collect()
}

fn mode(mode: &str, players: i64) -> [(&'static str, Value); 2] {
    [("mode", mode.into()), ("players", Value::Int(players))]
}

#[test]
fn move_sequences_of_two_players_are_counted() {
    assert_eq!(counts(&mode("standard", 2), 1), [2, 9, 45, 248, 1370, 7196]);
}

#[test]
fn move_sequences_of_four_players_are_counted() {
    assert_eq!(counts(&mode("standard", 4), 1), [2, 9, 51, 308, 1862, 10723]);
}

#[test]
fn move_sequences_of_teams_are_counted() {
    assert_eq!(counts(&mode("teams", 4), 2), [3, 16, 80, 379, 1880, 8699]);
}

#[test]
fn move_sequences_of_a_melee_are_counted() {
    assert_eq!(counts(&mode("melee", 3), 3), [3, 18, 83, 383, 1926, 8535]);
}

#[test]
fn move_sequences_against_the_nemesis_are_counted() {
    assert_eq!(counts(&mode("nemesis", 1), 4), [4, 17, 84, 411, 1992, 9525]);
}

#[test]
fn move_sequences_of_a_draft_are_counted() {
    // Four relics, three, two; the last one goes without a question, and the first turn begins.
    let [mode, players] = mode("standard", 2);
    assert_eq!(counts(&[mode, players, ("relics", "draft".into())], 1), [4, 12, 24, 48, 216, 1080]);
}
