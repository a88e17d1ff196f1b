//! The seven laws, in every mode and with every number of players.
//!
//! `LAWS=13 cargo test --release -p talon-shards --test laws` plays thirteen times as many games, over 100,000.

use talon_core::{Game, Options, Value, laws};
use talon_shards::Catalogue;

fn uphold(options: &[(&str, Value)], games: u64) {
    let game = Catalogue::load();
    let options: Options = options.iter().map(|(key, value)| ((*key).to_string(), value.clone())).collect();
    let setup = game.setup(&options).expect("the options of a test are good");
    assert_eq!(game.setup(&game.options(&setup)).as_ref(), Ok(&setup), "options are read back");
    let times = std::env::var("LAWS").map_or(1, |times| times.parse().expect("LAWS is a number"));
    laws::uphold(&game, &setup, 0..games * times);
}

fn mode(mode: &str, players: i64) -> Vec<(&'static str, Value)> {
    vec![("mode", mode.into()), ("players", Value::Int(players))]
}

#[test]
fn standard_games_of_two_keep_the_laws() {
    uphold(&mode("standard", 2), 1000);
}

#[test]
fn standard_games_of_three_keep_the_laws() {
    uphold(&mode("standard", 3), 1000);
}

#[test]
fn standard_games_of_four_keep_the_laws() {
    uphold(&mode("standard", 4), 1000);
}

#[test]
fn team_games_keep_the_laws() {
    uphold(&mode("teams", 4), 1000);
}

#[test]
fn melees_keep_the_laws() {
    uphold(&mode("melee", 3), 1000);
}

#[test]
fn games_against_the_nemesis_keep_the_laws() {
    for gain in ["mastery", "power", "health"] {
        let mut options = mode("nemesis", 1);
        options.push(("nemesis_gain", gain.into()));
        uphold(&options, 400);
    }
}

#[test]
fn the_base_game_with_a_row_of_five_keeps_the_laws() {
    let mut options = mode("standard", 2);
    options.extend([("relics", "none".into()), ("row", Value::Int(5))]);
    uphold(&options, 300);
}

#[test]
fn games_with_auction_and_draft_keep_the_laws() {
    for players in 2..=4 {
        let mut options = mode("standard", players);
        options.extend([("characters", "auction".into()), ("relics", "draft".into())]);
        uphold(&options, 150);
    }
}

#[test]
fn games_with_secret_relics_keep_the_laws() {
    for players in 2..=4 {
        let mut options = mode("standard", players);
        options.push(("relics", "random".into()));
        uphold(&options, 200);
    }
    let mut options = mode("nemesis", 1);
    options.push(("relics", "random".into()));
    uphold(&options, 100);
}

#[test]
fn every_mode_with_an_auction_keeps_the_laws() {
    for (name, players) in [("teams", 4), ("melee", 3)] {
        let mut options = mode(name, players);
        options.push(("characters", "auction".into()));
        uphold(&options, 100);
    }
}
