//! Tables and records, with a toy game.

mod toy;

use talon_core::{Options, Record, RecordError, Refusal, Seat, Silent, Value, Viewer, laws};
use talon_table::playout::{self, Luck};
use talon_table::{AnyTable, Host, Table};
use toy::Toy;

fn table(seed: u64) -> Table<Toy> {
    Table::new(&Toy, &Options::new(), seed).unwrap()
}

/// Plays the first choice of the first seat until the end.
fn played_out(seed: u64) -> Table<Toy> {
    let mut table = table(seed);
    while let Some(seat) = table.to_act().lowest() {
        let text = table.choices(seat)[0].clone();
        table.play(seat, &text).unwrap();
    }
    table
}

/// Why a record is not accepted.
fn error_in(text: &str) -> RecordError {
    match Record::parse(text).and_then(|record| Table::replay(&Toy, &record)) {
        Ok(_) => panic!("accepted:\n{text}"),
        Err(error) => error,
    }
}

#[test]
fn the_toy_game_keeps_the_laws() {
    for players in [2, 3] {
        let options = [("players".to_string(), Value::Int(players))].into();
        let setup = talon_core::Game::setup(&Toy, &options).unwrap();
        laws::uphold(&Toy, &setup, 0..300);
    }
}

#[test]
fn a_record_leads_back_to_its_table() {
    for seed in 0..50 {
        let table = played_out(seed);
        let text = table.record().to_string();
        let again = Table::replay(&Toy, &Record::parse(&text).unwrap()).unwrap();
        assert_eq!(again.state(), table.state());
        assert_eq!(again.record().to_string(), text);
    }
}

#[test]
fn moves_are_stored_in_their_one_spelling() {
    let mut table = table(1);
    table.play(Seat::at(0), "  draw ").unwrap();
    assert_eq!(table.lines()[0].text, "draw");
}

#[test]
fn a_refused_move_changes_nothing() {
    let mut table = table(1);
    let before = table.state().clone();
    for (seat, text) in [(0, "fly"), (1, "draw"), (0, "clap"), (7, "draw"), (0, "play emu"), (0, "")] {
        assert!(table.play(Seat::at(seat), text).is_err(), "{seat} {text}");
    }
    assert!(matches!(table.play(Seat::at(7), "draw"), Err(Refusal::NotYourTurn { .. })));
    assert_eq!((table.state(), table.lines().len()), (&before, 0));
}

#[test]
fn what_does_not_fit_is_named_with_its_line() {
    let text = played_out(3).record().to_string();
    let lines: Vec<&str> = text.lines().collect();
    let last = lines.len();
    let swapped = |number: usize, line: &str| {
        let mut lines = lines.clone();
        lines[number - 1] = line;
        lines.join("\n")
    };
    let header = lines[1];
    let digest = lines[last - 1].split('@').nth(1).unwrap();
    let more = format!("{}\n1 draw\n{}", lines[..last - 1].join("\n"), lines[last - 1]);
    for (text, line, word) in [
        (swapped(2, &header.replace("toy", "realms")), 2, "a record of `realms`"),
        (swapped(2, &header.replace("rules = 2", "rules = 1")), 2, "version 1"),
        (swapped(2, &header.replace("players = 2", "players = 9")), 2, "must be 2 or 3"),
        (swapped(3, "1 fly"), 3, "cannot read"),
        (swapped(3, "2 draw"), 3, "not the turn of seat2"),
        (swapped(3, "1 clap"), 3, "no bee"),
        (more, last, "over before it"),
        (swapped(last, &format!("= ongoing @{digest}")), last, "the closing line says `ongoing`"),
        (swapped(last, &lines[last - 1].replace(digest, "0000000000000000")), last, "differs"),
        (lines[..last - 1].join("\n"), last, "breaks off"),
    ] {
        let error = error_in(&text);
        assert!(error.line == line && error.reason.contains(word), "line {line}, {word}: {error}");
    }
}

#[test]
fn an_ongoing_game_has_a_record_too() {
    let mut table = table(5);
    table.play(Seat::at(0), "draw").unwrap();
    let text = table.record().to_string();
    assert!(text.contains("\n1 draw\n= ongoing @"), "{text}");
    Table::replay(&Toy, &Record::parse(&text).unwrap()).unwrap();
}

#[test]
fn going_back_gives_the_earlier_position() {
    let whole = played_out(8);
    for count in 0..=whole.lines().len() {
        let mut back = whole.clone();
        back.rewind(count);
        let mut forth = table(8);
        for line in &whole.lines()[..count] {
            forth.play(line.seat, &line.text).unwrap();
        }
        assert_eq!(back.state(), forth.state());
    }
}

/// Everybody who may have seen a card.
const EVERYBODY: [Viewer; 3] = [Viewer::Seat(Seat::at(0)), Viewer::Seat(Seat::at(1)), Viewer::Watcher];

#[test]
fn a_move_that_showed_a_card_is_not_taken_back() {
    let mut table = table(1);
    table.play(Seat::at(0), "draw").unwrap();
    assert_eq!(table.undo_floor(Seat::at(0), &EVERYBODY), 1);
    assert_eq!(table.undo_floor(Seat::at(1), &EVERYBODY), 1);
    // The player who drew has seen the card; where nobody counts as a viewer, nobody has.
    assert_eq!(table.undo_floor(Seat::at(0), &EVERYBODY[..1]), 1);
    assert_eq!(table.undo_floor(Seat::at(0), &[]), 0);
}

#[test]
fn a_move_that_showed_nothing_may_be_taken_back() {
    let mut table = (0..100).map(table).find(|table| table.choices(Seat::at(0))[0] == "play bee").unwrap();
    table.play(Seat::at(0), "play bee").unwrap();
    table.play(Seat::at(1), "clap").unwrap();
    assert_eq!(table.undo_floor(Seat::at(1), &EVERYBODY), 1);
    table.rewind(1);
    assert_eq!(table.to_act().len(), 2);
}

#[test]
fn a_playout_ends_and_is_the_same_every_time() {
    let setup = talon_core::Game::setup(&Toy, &Options::new()).unwrap();
    for seed in 0..100 {
        let play = || {
            let mut luck = Luck::of(seed, 0);
            playout::play(&Toy, &setup, seed, &mut luck, &mut Silent, |_, choices, luck| {
                luck.below(choices.len())
            })
        };
        let (one, two) = (play(), play());
        assert!(one.outcome.is_some() && one.decisions >= 6);
        assert_eq!(one.state, two.state);
    }
}

#[test]
fn a_table_can_be_used_without_its_type() {
    let host: &'static dyn Host = &Toy;
    let mut table: Box<dyn AnyTable> = host.table(&Options::new(), 4).unwrap();
    let told = table.play(Seat::at(0), "draw", Viewer::Watcher).unwrap();
    assert_eq!((told.len(), table.lines().len(), table.seats()), (1, 1, 2));
    assert_eq!(table.offers(Seat::at(1)).len(), table.choices(Seat::at(1)).len());
    assert!(table.position(Viewer::Watcher).to_string().contains("\"?\""));
    assert!(host.replay(&table.record()).is_ok());
    assert!(table.typed::<Toy>().is_some());
    assert_eq!(host.cards().len(), 6);
    assert!(host.table(&[("x".to_string(), Value::Int(1))].into(), 4).is_err());
}
