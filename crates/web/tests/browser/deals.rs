//! Tables that lie the same in every run: dealt and played here from a seed, brought to the server as a record, and played
//! on from its last move against bots.

use talon_core::{Options, Seat, Seed, Value, Viewer};
use talon_table::{AnyTable, games};

use crate::client::Server;

/// Moves that bring a table forward, the most telling first.
const LIVELY: [&str; 12] = [
    "play", "exhaust", "recruit", "buy", "prepare", "cast", "target", "open", "focus", "take", "attack",
    "charge",
];

/// What a lively player does with these moves. Not always the first, so that games differ; the same every time.
pub(crate) fn lively(moves: &[String], number: usize) -> Option<&String> {
    let verb = |text: &String| text.split(' ').next().unwrap_or_default().to_string();
    let lively: Vec<&String> = moves.iter().filter(|text| LIVELY.contains(&verb(text).as_str())).collect();
    let choice = if lively.is_empty() { moves.iter().collect() } else { lively };
    choice.get(number * 7 % choice.len().max(1)).copied()
}

/// The address of the seat that is asked something after this many moves.
pub(crate) fn laid(
    server: &Server,
    game: &str,
    options: &[(&str, &str)],
    seed: Seed,
    moves: usize,
) -> String {
    laid_when(server, game, options, seed, |number, choices| number >= moves && choices.len() > 1)
}

/// The same as soon as one seat alone is asked what is wanted.
pub(crate) fn laid_when(
    server: &Server,
    game: &str,
    options: &[(&str, &str)],
    seed: Seed,
    wanted: impl Fn(usize, &[String]) -> bool,
) -> String {
    let table = played(game, options, seed, wanted);
    let seat = asked(table.as_ref()).unwrap_or_else(|| panic!("{game} {seed} is over"));
    let shown = server.post("/replay", &[("record", &table.record().to_string())]);
    assert_eq!(shown.status, 303, "{shown:?}");
    let step = table.lines().len().to_string();
    let fields = [("step", step.as_str()), ("seat", &seat.number().to_string())];
    let onward = server.post(&shown.location.replace("/replay", "/branch"), &fields);
    assert_eq!(onward.status, 303, "{onward:?}");
    onward.location
}

/// A table after as many moves as it takes until one seat alone has what is wanted to choose from.
fn played(
    game: &str,
    options: &[(&str, &str)],
    seed: Seed,
    wanted: impl Fn(usize, &[String]) -> bool,
) -> Box<dyn AnyTable> {
    let value = |word: &str| word.parse().map_or_else(|_| Value::from(word), Value::Int);
    let options: Options = options.iter().map(|(key, word)| ((*key).to_string(), value(word))).collect();
    let mut table = games::named(game).unwrap().table(&options, seed).unwrap();
    for number in 0.. {
        let Some(seat) = table.to_act().lowest() else { break };
        let choices = table.choices(seat);
        if table.to_act().len() == 1 && wanted(number, &choices) {
            break;
        }
        let text = lively(&choices, number).unwrap().clone();
        table.play(seat, &text, Viewer::Watcher).unwrap();
    }
    table
}

fn asked(table: &dyn AnyTable) -> Option<Seat> {
    table.to_act().lowest()
}
