//! Impossible set-ups are refused with what would be right; possible ones are read back.

use talon_aeons::{Catalogue, Event, Setup, Supply, What};
use talon_core::{First, Game, Options, Seat, Value};

fn options(pairs: &[(&str, Value)]) -> Options {
    pairs.iter().map(|(key, value)| (key.to_string(), value.clone())).collect()
}

fn ids(names: &[&str]) -> Value {
    Value::Row(names.iter().map(|name| Value::from(*name)).collect())
}

#[test]
fn impossible_set_ups_are_refused_with_what_would_be_right() {
    let game = Catalogue::load();
    let nine = ["jade", "searing_ruby", "burning_opal", "flexing_dagger", "bottled_vortex"];
    let spells = ["amplify_vision", "essence_theft", "planar_insight", "consuming_void"];
    let ten = [nine.as_slice(), spells.as_slice(), &["ignite"]].concat();
    let five_gems = ["jade", "searing_ruby", "burning_opal", "diamond_cluster", "sifters_pearl"];
    let gems = [five_gems.as_slice(), &spells].concat();
    for (pairs, key, word) in [
        (vec![("players", Value::Int(5))], "players", "1, 2, 3, 4"),
        (vec![("first", Value::Int(3))], "first", "1, 2, random"),
        (vec![("nemesis", Value::from("umbra_titan"))], "nemesis", "carapace_queen"),
        (vec![("mages", ids(&["mist", "mist"]))], "mages", "twice"),
        (vec![("mages", ids(&["mist"]))], "mages", "one for each seat"),
        (vec![("mages", ids(&["mist", "gandalf"]))], "mages", "adelheim"),
        (vec![("supply", ids(&ten))], "supply", "10 piles"),
        (vec![("supply", ids(&gems))], "supply", "5 gems"),
        (vec![("supply", ids(&["crystal"]))], "supply", "no market card"),
        (vec![("difficulty", Value::from("hard"))], "difficulty", "extinction"),
        (vec![("solo_turns", Value::Int(4))], "solo_turns", "one player"),
        (vec![("players", Value::Int(1)), ("solo_life", Value::Int(11))], "solo_life", "10, 12, 15"),
        (vec![("colour", Value::from("red"))], "colour", "nemesis"),
    ] {
        let bad = game.setup(&options(&pairs)).expect_err("refused");
        assert!(bad.key == key && bad.reason.contains(word), "{pairs:?} gave {bad}");
    }
}

#[test]
fn set_ups_are_read_back_from_their_options() {
    let game = Catalogue::load();
    let setups = [
        Setup::default(),
        Setup { players: 1, solo_turns: 4, solo_life: 15, ..Setup::default() },
        Setup { players: 4, nemesis: None, supply: Supply::Random, difficulty: 3, ..Setup::default() },
        Setup { players: 3, nemesis: Some(2), mages: Some(vec![7, 0, 4]), ..Setup::default() },
        Setup { supply: Supply::Printed(1), difficulty: 1, ..Setup::default() },
    ];
    for setup in setups {
        assert_eq!(game.setup(&game.options(&setup)), Ok(setup));
    }
}

/// The first player as announced at the beginning of a game.
fn told(setup: &Setup, seed: u64) -> Vec<u8> {
    let game = Catalogue::load();
    let (mut state, mut log) = (game.deal(setup, seed), Vec::<Event>::new());
    game.open(&mut state, &mut log);
    log.iter().filter(|event| event.what == What::Lot).map(|event| event.seat).collect()
}

#[test]
fn drawing_who_goes_first_is_announced_and_changes_nothing_else() {
    let game = Catalogue::load();
    let fixed = Setup { players: 4, ..Setup::default() };
    let drawn = Setup { first: First::Random, ..fixed.clone() };
    let seats: Vec<Seat> = (0..4).map(Seat::at).collect();
    for seed in 0..40 {
        let first = First::Random.resolve(seed, &seats).index() as u8;
        assert_eq!(told(&drawn, seed), [first]);
        assert!(told(&fixed, seed).is_empty());
        let (by_lot, without) = (game.deal(&drawn, seed), game.deal(&fixed, seed));
        for (here, there) in by_lot.turn_deck.iter().zip(&without.turn_deck) {
            assert_eq!(here.kind, if there.kind < 4 { (there.kind + first) % 4 } else { there.kind });
        }
        let mut same = by_lot;
        (same.turn_deck, same.lot) = (without.turn_deck, without.lot);
        assert_eq!(same, without, "seed {seed}");
    }
}

#[test]
fn somebody_alone_draws_no_lot() {
    assert!(told(&Setup { players: 1, first: First::Random, ..Setup::default() }, 1).is_empty());
}
