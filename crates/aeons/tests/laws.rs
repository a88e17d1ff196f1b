//! The seven laws on random games: each nemesis with each number of players.
//!
//! `./check` plays 500 games of each. `TALON_LAW_GAMES=3125 cargo test --release -p talon-aeons --test laws` plays 50,000.

use talon_aeons::{Catalogue, Setup, Supply};
use talon_core::laws;

/// Games of each nemesis and player count, spread over the four difficulties and two kinds of supply.
fn uphold(nemesis: usize, players: usize) {
    let games: u64 = std::env::var("TALON_LAW_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(500);
    let game = Catalogue::load();
    for difficulty in 0..4 {
        let supply = if difficulty % 2 == 0 { Supply::Random } else { Supply::Printed(1) };
        let setup = Setup { players, nemesis: Some(nemesis), supply, difficulty, ..Setup::default() };
        let from = difficulty as u64 * games / 4;
        laws::uphold(&game, &setup, from..from + games.div_ceil(4));
    }
}

macro_rules! laws {
    ($($name:ident: $nemesis:literal, $players:literal;)*) => {
        $(#[test] fn $name() { uphold($nemesis, $players); })*
    };
}

laws! {
    games_of_one_against_rageborne_keep_the_laws: 0, 1;
    games_of_two_against_rageborne_keep_the_laws: 0, 2;
    games_of_three_against_rageborne_keep_the_laws: 0, 3;
    games_of_four_against_rageborne_keep_the_laws: 0, 4;
    games_of_one_against_carapace_queen_keep_the_laws: 1, 1;
    games_of_two_against_carapace_queen_keep_the_laws: 1, 2;
    games_of_three_against_carapace_queen_keep_the_laws: 1, 3;
    games_of_four_against_carapace_queen_keep_the_laws: 1, 4;
    games_of_one_against_crooked_mask_keep_the_laws: 2, 1;
    games_of_two_against_crooked_mask_keep_the_laws: 2, 2;
    games_of_three_against_crooked_mask_keep_the_laws: 2, 3;
    games_of_four_against_crooked_mask_keep_the_laws: 2, 4;
    games_of_one_against_prince_of_gluttons_keep_the_laws: 3, 1;
    games_of_two_against_prince_of_gluttons_keep_the_laws: 3, 2;
    games_of_three_against_prince_of_gluttons_keep_the_laws: 3, 3;
    games_of_four_against_prince_of_gluttons_keep_the_laws: 3, 4;
}
