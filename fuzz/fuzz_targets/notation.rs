//! Moves of every game: bytes pick moves to reach a position, then a text is tried there. It is played or refused, and a
//! refusal changes nothing.
#![no_main]

use libfuzzer_sys::fuzz_target;
use talon_core::{Allowed, Options, SeatSet, Viewer};
use talon_table::{AnyTable, Host, games};

fuzz_target!(|input: (u8, u8, u8, Vec<u8>, &str)| {
    let (game, mode, seed, moves, text) = input;
    let game = games::named(pick(games::NAMES, game)).expect("the name is from the list");
    let mut table = game.table(&options(game, mode), seed.into()).expect("every mode has its default table");
    for byte in moves {
        let Some(seat) = table.to_act().lowest() else { break };
        let choice = pick(&table.choices(seat), byte).clone();
        table.play(seat, &choice, Viewer::Judge).expect("a choice that is listed is accepted");
    }
    attempt(&mut *table, text);
});

/// The defaults of one of the game's modes.
fn options(game: &dyn Host, mode: u8) -> Options {
    let specs = game.option_specs();
    let modes = specs.iter().find(|spec| spec.key == "mode").map(|spec| &spec.allowed);
    match modes {
        Some(Allowed::OneOf(words)) => [("mode".to_string(), pick(words, mode).as_str().into())].into(),
        _ => Options::new(),
    }
}

fn attempt(table: &mut dyn AnyTable, text: &str) {
    for seat in SeatSet::first(table.seats()).iter() {
        let before = table.position(Viewer::Judge);
        if table.play(seat, text, Viewer::Judge).is_err() {
            assert_eq!(table.position(Viewer::Judge), before, "`{text}` was refused and changed the table");
        }
    }
}

fn pick<T>(items: &[T], byte: u8) -> &T {
    &items[usize::from(byte) % items.len()]
}
