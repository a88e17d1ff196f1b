//! `cargo xtask deps`, `cargo xtask cards` and `cargo xtask golden`.

use std::process::ExitCode;

const USAGE: &str = "\
usage: cargo xtask COMMAND

  deps    compares what each crate depends on with the table of who may know whom
  cards   lists the cards that no scenario shows
  golden  writes the golden games that are not there yet";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let done = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["deps"] => deps(),
        ["cards"] => cards(),
        ["golden"] => golden(),
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
