//! The seven laws over random games of every mode and player count.
use talon_core::{Game, Options, Value, laws};
use talon_realms::Realms;

fn uphold(mode: &str, players: usize, games: u64) {
    let realms = Realms::load();
    let options: Options =
        [("mode".to_string(), Value::from(mode)), ("players".to_string(), Value::from(players))].into();
    laws::uphold(&realms, &realms.setup(&options).expect("options"), 0..games);
}

#[test]
fn standard_games_are_lawful() {
    (3..=6).for_each(|players| uphold("standard", players, 1_000));
}

#[test]
fn duels_are_lawful() {
    uphold("duel", 2, 1_000);
}

#[test]
fn chaos_is_lawful() {
    // A random seat hardly ever says that time is up, so these games go on for hundreds of moves.
    (3..=7).for_each(|players| uphold("chaos", players, 12));
}
