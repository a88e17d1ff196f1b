//! The seven laws on random games.
use talon_aeons::{Catalogue, Setup};
use talon_core::laws;

#[test]
fn quick() {
    let cat = Catalogue::load();
    for nemesis in 0..4 {
        for players in 1..=4 {
            for difficulty in [0,1,2,3] {
            let setup = Setup { players, nemesis: Some(nemesis), supply: talon_aeons::Supply::Random, difficulty, ..Setup::default() };
            laws::uphold(&cat, &setup, 0..20);
            }
        }
    }
}
