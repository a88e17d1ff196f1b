//! `cargo xtask deps`, `cargo xtask cards`, `cargo xtask golden` and `cargo xtask snapshots`.

use std::process::{Command, ExitCode};

const USAGE: &str = "\
usage: cargo xtask COMMAND

  deps       compares what each crate depends on with the table of who may know whom
  cards      lists the cards that no scenario shows
  golden     writes the golden games that are not there yet
  snapshots  writes what every card and every plural says in every language";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let done = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["deps"] => deps(),
        ["cards"] => cards(),
        ["golden"] => golden(),
        ["snapshots"] => snapshots(),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(reason) => {
            eprintln!("{reason}");
            ExitCode::from(2)
        }
    }
}

fn deps() -> Result<bool, String> {
    let faults = xtask::deps::check(&xtask::root())?;
    for fault in &faults {
        println!("{fault}");
    }
    if faults.is_empty() {
        println!("every crate keeps to the table of who may know whom");
    }
    Ok(faults.is_empty())
}

fn golden() -> Result<bool, String> {
    let written = xtask::golden::write_missing(&xtask::root().join("crates/table/tests/golden"))?;
    for path in &written {
        println!("{path}");
    }
    Ok(true)
}

/// The tests that compare the snapshots write them instead when they are asked to.
fn snapshots() -> Result<bool, String> {
    let status = Command::new(env!("CARGO"))
        .args(["test", "-q", "-p", "talon-text", "--test", "words", "snapshots::"])
        .env("TALON_WRITE_SNAPSHOTS", "1")
        .current_dir(xtask::root())
        .status();
    status.map(|status| status.success()).map_err(|error| format!("cargo cannot be started: {error}"))
}

fn cards() -> Result<bool, String> {
    let games = xtask::cards::check(&xtask::root())?;
    for game in &games {
        let shown = game.cards - game.without.len();
        println!("{}: {} scenarios show {shown} of {} cards", game.game, game.scenarios, game.cards);
        for id in &game.without {
            println!("  {id}");
        }
    }
    if games.is_empty() {
        println!("no game has scenarios yet");
    }
    Ok(games.iter().all(|game| game.without.is_empty()))
}
