//! What the fits of Fantasy Realms share.

use talon_core::{Game, Options, Value};
use talon_realms::{Realms, Setup};

/// The tables that games are played at: mostly of three.
pub(crate) fn setups(game: &Realms) -> Vec<Setup> {
    [3, 3, 3, 3, 3, 3, 2, 4, 5, 6].map(|players| setup(game, players)).into()
}

pub(crate) fn setup(game: &Realms, players: i64) -> Setup {
    let mut options: Options = [("players".to_string(), Value::Int(players))].into();
    if players == 2 {
        options.insert("mode".to_string(), Value::from("duel"));
    }
    game.setup(&options).expect("these options are good")
}
