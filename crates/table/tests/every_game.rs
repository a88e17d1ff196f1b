//! What must hold for every game at the table, whatever is written to it. A new game is covered by being listed.

use talon_core::{Options, Record, Seat, Value, Viewer};
use talon_table::playout::Luck;
use talon_table::{AnyTable, Host, games, scenario};

/// The default set-up and every mode the game names.
fn set_ups(game: &dyn Host) -> Vec<Options> {
    let mode = game.option_specs().into_iter().find(|spec| spec.key == "mode").map(|spec| spec.allowed);
    let words = if let Some(talon_core::Allowed::OneOf(words)) = mode { words } else { Vec::new() };
    let with = |word: String| Options::from([("mode".to_string(), Value::from(word))]);
    std::iter::once(Options::new()).chain(words.into_iter().map(with)).collect()
}

fn each_game(mut check: impl FnMut(&'static dyn Host, &Options, u64)) {
    for name in games::NAMES {
        let game = games::named(name).unwrap();
        for options in set_ups(game) {
            (0..6).for_each(|seed| check(game, &options, seed));
        }
    }
}

/// Plays up to `moves` random moves.
fn play(table: &mut dyn AnyTable, moves: usize, luck: &mut Luck) {
    for _ in 0..moves {
        let to_act = table.to_act();
        let Some(seat) = to_act.iter().nth(luck.below(to_act.len())) else { return };
        let choices = table.choices(seat);
        table.play(seat, &choices[luck.below(choices.len())], Viewer::Watcher).unwrap();
    }
}

/// Texts that are nearly moves: pieces of real ones, cut, doubled, with numbers out of range.
fn nearly(real: &str, luck: &mut Luck) -> String {
    let words: Vec<&str> =
        real.split(' ').chain(["#2", "seat9", "99999999999999999999", "-1", "ž", ""]).collect();
    let mut text = String::new();
    for _ in 0..=luck.below(4) {
        text.push_str(words[luck.below(words.len())]);
        text.push_str(["", " ", "  ", "#", "\t"][luck.below(5)]);
    }
    let cut = text.char_indices().map(|(at, _)| at).nth(luck.below(text.chars().count().max(1)));
    if luck.below(3) == 0 { text[..cut.unwrap_or_default()].to_string() } else { text }
}

#[test]
fn records_of_every_length_lead_back() {
    each_game(|game, options, seed| {
        let mut luck = Luck::of(seed, 1);
        let mut table = game.table(options, seed).unwrap();
        for _ in 0..4 {
            let text = table.record().to_string();
            let again = game.replay(&Record::parse(&text).unwrap()).unwrap();
            assert_eq!(again.record().to_string(), text);
            play(&mut *table, 30, &mut luck);
        }
    });
}

#[test]
fn what_is_no_move_is_refused_and_changes_nothing() {
    each_game(|game, options, seed| {
        let mut luck = Luck::of(seed, 2);
        let mut table = game.table(options, seed).unwrap();
        for _ in 0..30 {
            play(&mut *table, 3, &mut luck);
            let Some(seat) = table.to_act().lowest() else { return };
            let real = table.choices(seat).swap_remove(0);
            for _ in 0..20 {
                let before = table.record();
                let seat = Seat::at(luck.below(Seat::MAX));
                if table.play(seat, &nearly(&real, &mut luck), Viewer::Judge).is_err() {
                    assert_eq!(table.record(), before);
                }
            }
        }
    });
}

#[test]
fn a_reason_is_given_for_exactly_what_may_not_be_done() {
    each_game(|game, options, seed| {
        let mut luck = Luck::of(seed, 3);
        let mut table = game.table(options, seed).unwrap();
        for _ in 0..25 {
            play(&mut *table, 3, &mut luck);
            let Some(seat) = table.to_act().lowest() else { return };
            let choices = table.choices(seat);
            for text in &choices {
                assert_eq!(table.refusal(seat, text), None, "{} {text}", game.name());
            }
            let other = Seat::at(table.seats());
            assert!(table.refusal(other, &choices[0]).is_some(), "a seat that is not there may do nothing");
            for text in ["play nothing", "", "fly", "buy x"] {
                let refused = table.copy().play(seat, text, Viewer::Watcher).err();
                assert_eq!(table.refusal(seat, text), refused, "{} {text}", game.name());
            }
        }
    });
}

#[test]
fn scrambled_records_are_answered() {
    each_game(|game, options, seed| {
        let mut luck = Luck::of(seed, 3);
        let mut table = game.table(options, seed).unwrap();
        play(&mut *table, 70, &mut luck);
        let text = table.record().to_string();
        for _ in 0..60 {
            let mut bytes = text.clone().into_bytes();
            for _ in 0..=luck.below(3) {
                let (from, to) = (luck.below(bytes.len()), luck.below(bytes.len()));
                match luck.below(3) {
                    0 => bytes.swap(from, to),
                    1 => bytes[from] = luck.below(128) as u8,
                    _ => drop(bytes.drain(from.min(to)..from.max(to).min(from.min(to) + 9))),
                }
            }
            let scrambled = String::from_utf8_lossy(&bytes);
            // Either it is still a record of this game or the reason says where it is not; never a panic.
            if let Ok(record) = Record::parse(&scrambled) {
                let _ = game.replay(&record).map_err(|error| assert!(error.line > 0));
            }
        }
    });
}

/// A position as TOML, for a `given` that is nearly right.
fn written(value: &Value) -> String {
    match value {
        Value::Bag(items) | Value::Row(items) => {
            format!("[{}]", items.iter().map(written).collect::<Vec<_>>().join(", "))
        }
        Value::Map(map) => {
            let parts: Vec<String> =
                map.iter().map(|(key, value)| format!("{key:?} = {}", written(value))).collect();
            format!("{{ {} }}", parts.join(", "))
        }
        Value::Bool(_) | Value::Int(_) | Value::Text(_) => value.to_string(),
    }
}

/// A scenario that lays these parts over a deal and tries a move of every kind there was.
fn scenario_of(game: &dyn Host, options: &Options, parts: &[(&str, &Value)], moves: &[String]) -> String {
    let given: Vec<String> =
        parts.iter().map(|(path, value)| format!("{path} = {}", written(value))).collect();
    let moves: Vec<String> = moves.iter().map(|text| format!("[[step]]\ndo = {text:?}\n")).collect();
    let setup = written(&Value::Map(options.clone()));
    let name = game.name();
    format!("game = {name:?}\nsetup = {setup}\n[given]\n{}\n{}", given.join("\n"), moves.join(""))
}

/// The parts of a position that can be written one by one: `seat1.hand` and what is there.
fn parts_of(position: &Value) -> Vec<(String, Value)> {
    let mut parts = Vec::new();
    for (key, value) in position.as_map().expect("a position is a map") {
        match value {
            Value::Map(inner) => {
                parts.extend(inner.iter().map(|(part, value)| (format!("{key}.{part:?}"), value.clone())));
            }
            _ => parts.push((key.clone(), value.clone())),
        }
    }
    parts
}

/// Parts of a position are laid into each other's places and played on: refused or played, never a panic.
#[test]
fn impossible_positions_are_answered() {
    let odd = [Value::Int(i64::MAX), Value::Int(-1), Value::Row(Vec::new()), Value::from("ž")];
    let mut laid = 0;
    each_game(|game, options, seed| {
        let mut luck = Luck::of(seed, 4);
        let mut table = game.table(options, seed).unwrap();
        play(&mut *table, 1 + 9 * seed as usize, &mut luck);
        let moves: Vec<String> = table.lines().iter().rev().take(4).map(|line| line.text.clone()).collect();
        let mut parts = parts_of(&table.position(Viewer::Judge));
        // What follows from the rest, such as a score, cannot be given.
        parts.retain(|(path, value)| {
            scenario::run(&scenario_of(game, options, &[(path, value)], &[])).passed()
        });
        for _ in 0..60 {
            let mut chosen = Vec::new();
            for (path, own) in &parts {
                match luck.below(9) {
                    0..3 => {}
                    3 => chosen.push((path.as_str(), &odd[luck.below(odd.len())])),
                    4 => chosen.push((path, &parts[luck.below(parts.len())].1)),
                    _ => chosen.push((path, own)),
                }
            }
            laid += usize::from(scenario::run(&scenario_of(game, options, &chosen, &[])).passed());
            scenario::run(&scenario_of(game, options, &chosen, &moves));
        }
    });
    assert!(laid > 100, "only {laid} of these positions could be laid; the test would prove nothing");
}

/// Every key of a position that holds a value, with those above it.
fn keys(value: &Value, path: &str, found: &mut Vec<String>) {
    match value.as_map() {
        Some(map) => {
            for (key, below) in map {
                let path = if path.is_empty() { key.clone() } else { format!("{path}.{key}") };
                keys(below, &path, found);
            }
        }
        None => found.push(path.to_string()),
    }
}

#[test]
fn a_moment_written_as_a_position_stands_as_it_stood() {
    let (mut written, mut all) = (0, 0);
    each_game(|game, options, seed| {
        let mut luck = Luck::of(seed, 3);
        let mut table = game.table(options, seed).unwrap();
        for _ in 0..12 {
            play(&mut *table, 1 + luck.below(9), &mut luck);
            all += 1;
            let Some(given) = table.as_given() else { continue };
            written += 1;
            let record = table.record();
            let draft = scenario::Draft {
                game: game.name().to_string(),
                title: String::new(),
                seed,
                options: record.options,
                given,
            };
            let mut laid = game.laid(&draft.scenario().unwrap(), 0).unwrap();
            assert_eq!(laid.position(Viewer::Judge).to_string(), table.position(Viewer::Judge).to_string());
            // Played on, its record leads back, and it can be rewound to the position.
            play(&mut *laid, 5, &mut luck);
            let text = laid.record().to_string();
            let again = game.replay(&Record::parse(&text).unwrap()).unwrap();
            assert_eq!(again.record().to_string(), text);
            laid.rewind(0);
            assert_eq!(laid.position(Viewer::Judge).to_string(), table.position(Viewer::Judge).to_string());
        }
    });
    assert!(written * 3 > all, "only {written} of {all} moments can be written");
}

#[test]
fn whatever_a_scenario_lays_out_is_offered_to_an_editor() {
    let mut read = 0;
    for name in games::NAMES {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name).join("scenarios");
        let mut folders = vec![folder];
        while let Some(folder) = folders.pop() {
            for path in std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()) {
                if path.is_dir() {
                    folders.push(path);
                    continue;
                }
                let file = scenario::File::read(&std::fs::read_to_string(&path).unwrap()).unwrap();
                for case in file.cases.into_iter().filter_map(|case| case.scenario.ok()) {
                    // Some files are there to be refused.
                    let Ok(table) = games::named(name).unwrap().laid(&case, 0) else { continue };
                    let parts: Vec<String> = table.given_parts().into_iter().map(|part| part.path).collect();
                    let mut written = Vec::new();
                    keys(&scenario::Draft::of(&case).given, "", &mut written);
                    for key in written {
                        let below = format!("{key}.");
                        let is_offered = parts.iter().any(|part| *part == key || part.starts_with(&below));
                        // The phase that a set-up begins in may be written, and nothing else in its place.
                        assert!(is_offered || key == "phase", "{}: {key} is not offered", path.display());
                    }
                    read += 1;
                }
            }
        }
    }
    assert!(read > 500, "{read}");
}
