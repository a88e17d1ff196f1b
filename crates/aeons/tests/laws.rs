//! The seven laws on random games: each nemesis with each number of players.
//!
//! `./check` plays 500 games of each. `TALON_LAW_GAMES=3125 cargo test --release -p talon-aeons --test laws` plays 50,000.

use talon_aeons::{Catalogue, Setup, Supply};
use talon_core::laws;

/// Games of each nemesis and player count, dealt in turn over the four difficulties and two kinds of supply.
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
    rageborne_alone: 0, 1;
    rageborne_with_two: 0, 2;
    rageborne_with_three: 0, 3;
    rageborne_with_four: 0, 4;
    carapace_queen_alone: 1, 1;
    carapace_queen_with_two: 1, 2;
    carapace_queen_with_three: 1, 3;
    carapace_queen_with_four: 1, 4;
    crooked_mask_alone: 2, 1;
    crooked_mask_with_two: 2, 2;
    crooked_mask_with_three: 2, 3;
    crooked_mask_with_four: 2, 4;
    prince_of_gluttons_alone: 3, 1;
    prince_of_gluttons_with_two: 3, 2;
    prince_of_gluttons_with_three: 3, 3;
    prince_of_gluttons_with_four: 3, 4;
}
