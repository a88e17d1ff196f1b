//! Proves every puzzle in the repository from scratch, and checks that false claims are not proven.

use std::collections::BTreeSet;

use talon_core::{Options, Viewer};
use talon_puzzle::{Answer, Certificate, Flaw, Kind, Maker, Move, Puzzle, SHIPPED, answer, verify};

fn all() -> impl Iterator<Item = (&'static str, &'static str, Puzzle)> {
    SHIPPED.iter().map(|&(game, name, text)| {
        let puzzle = Puzzle::read(text).unwrap_or_else(|bad| panic!("{game}/{name}: {bad}"));
        assert_eq!(puzzle.game, game, "{name} lies in the folder of another game");
        (game, name, puzzle)
    })
}

fn proven(game: &str) {
    let mut failed = Vec::new();
    for (_, name, puzzle) in all().filter(|(of, ..)| *of == game) {
        if let Err(flaw) = verify(&puzzle) {
            failed.push(format!("{name}: {flaw}"));
        }
    }
    assert!(failed.is_empty(), "{failed:#?}");
}

#[test]
fn every_puzzle_of_realms_is_proven() {
    proven("realms");
}

#[test]
fn every_puzzle_of_shards_is_proven() {
    proven("shards");
}

#[test]
fn every_puzzle_of_aeons_is_proven() {
    proven("aeons");
}

#[test]
fn files_are_small_and_no_two_puzzles_are_alike() {
    let mut known = BTreeSet::new();
    for &(game, name, text) in SHIPPED {
        assert!(text.len() < 4_000, "{game}/{name} has {} bytes", text.len());
    }
    for (game, name, puzzle) in all() {
        assert!(known.insert(puzzle.likeness()), "{game}/{name} is much like another");
    }
}

/// One puzzle of each kind there is.
fn samples() -> Vec<(String, Puzzle)> {
    let mut samples: Vec<(String, Puzzle)> = Vec::new();
    for (game, name, puzzle) in all() {
        if samples.iter().all(|(_, known)| (known.kind, &known.game) != (puzzle.kind, &puzzle.game)) {
            samples.push((format!("{game}/{name}"), puzzle));
        }
    }
    samples
}

#[test]
fn another_solution_another_certificate_and_other_rules_are_not_believed() {
    for (name, puzzle) in samples() {
        let other = Puzzle { rules: puzzle.rules + 1, ..puzzle.clone() };
        assert!(matches!(verify(&other), Err(Flaw::Rules { .. })), "{name}");
        let other = Puzzle { solution: Vec::new(), ..puzzle.clone() };
        assert_eq!(verify(&other), Err(Flaw::Unproven), "{name}");
        let certificate = match &puzzle.certificate {
            Certificate::EveryWorld { worlds, states } => {
                Certificate::EveryWorld { worlds: worlds + 1, states: *states }
            }
            Certificate::Values(values) => Certificate::Values(values[1..].to_vec()),
        };
        let other = Puzzle { certificate, ..puzzle.clone() };
        assert_eq!(verify(&other), Err(Flaw::Certificate), "{name}");
    }
}

#[test]
fn the_solution_solves_and_a_line_without_one_of_its_moves_does_not() {
    for (name, puzzle) in samples() {
        assert_eq!(answer(&puzzle, &puzzle.solution), Answer::Solves, "{name}");
        for left_out in 0..puzzle.solution.len() {
            let mut line = puzzle.solution.clone();
            line.remove(left_out);
            // Moves that only end the turn follow by themselves where nothing else can be done.
            if !line.is_empty() && left_out + 1 < puzzle.solution.len() {
                assert_ne!(answer(&puzzle, &line), Answer::Solves, "{name} without move {left_out}");
            }
        }
    }
}

#[test]
fn another_discard_is_answered_with_what_it_misses() {
    let (_, _, puzzle) = all().find(|(.., puzzle)| puzzle.kind == Kind::Discard).unwrap();
    let Certificate::Values(values) = &puzzle.certificate else { panic!("{puzzle:?}") };
    let line = [Move { seat: puzzle.seat, text: values[1].text.clone() }];
    let missed = values[0].mean() - values[1].mean();
    assert_eq!(answer(&puzzle, &line), Answer::Less { missed });
}

#[test]
fn puzzles_are_found_in_records_once() {
    let mut maker = Maker::default();
    let mut found = 0;
    for seed in 1..=40 {
        let game = talon_table::games::named("realms").unwrap();
        let mut table = game.table(&Options::new(), seed).unwrap();
        while let Some(seat) = table.to_act().lowest() {
            let first = table.choices(seat).remove(0);
            table.play(seat, &first, Viewer::Watcher).unwrap();
        }
        let record = table.record();
        for puzzle in maker.puzzles_in(&record).unwrap() {
            assert_eq!(verify(&puzzle), Ok(()));
            assert_eq!(Puzzle::read(&puzzle.print()).unwrap().solution, puzzle.solution);
            found += 1;
        }
        assert!(maker.puzzles_in(&record).unwrap().is_empty(), "nothing is found twice");
    }
    assert!(found > 5, "{found}");
}

#[test]
fn a_file_that_is_no_puzzle_is_refused_with_a_reason() {
    let (_, _, text) = SHIPPED[0];
    for (bad, said) in [
        (String::new(), "[puzzle]"),
        (text.replace("[puzzle]", "[puzzles]"), "[puzzle]"),
        (text.replace("difficulty = ", "difficulty = 9"), "1 to 5"),
        (text.replace("kind = ", "knid = "), "unknown key `knid`"),
        (text.replace("solution = [\"1 ", "solution = [\"x "), "no move"),
        (text.replace("solution = [\"2 ", "solution = [\"x "), "no move"),
    ] {
        if bad != text {
            let told = Puzzle::read(&bad).unwrap_err().to_string();
            assert!(told.contains(said), "{told}");
        }
    }
}
