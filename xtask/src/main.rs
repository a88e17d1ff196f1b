//! The commands of `cargo xtask`.

use std::process::{Command, ExitCode};
use std::time::Duration;

const USAGE: &str = "\
usage: cargo xtask COMMAND

  deps       compares what each crate depends on with the table of who may know whom
  deb        builds the Debian package: target/deb/talon_VERSION_ARCHITECTURE.deb (--program FILE: around a program that is already built)
  notices    prints the licences of everything the program is made of
  sbom       prints what the program is made of, as CycloneDX
  cards      lists the cards that no scenario shows
  art-sheet  puts all pictures of each game on one sheet: docs/art/<game>.webp
  golden     writes the golden games that are not there yet, and what the seats see in all of them
  no-std     builds core and the games where there is no standard library
  snapshots  writes what every card and every plural says in every language
  speed      measures the promised speeds and prints them beside the figures of the documents";

/// How long `speed` measures each figure.
const TIME: Duration = Duration::from_secs(2);

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let done = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["deps"] => deps(),
        ["deb"] => deb(None),
        ["deb", "--program", file] => deb(Some(file)),
        ["notices"] => printed(xtask::notices::text),
        ["sbom"] => printed(|graph| xtask::sbom::made(graph).map(|bom| format!("{bom:#}\n"))),
        ["cards"] => cards(),
        ["golden"] => golden(),
        ["no-std"] => xtask::no_std::check(&xtask::root()),
        ["snapshots"] => snapshots(),
        ["speed"] => speed(),
        ["art-sheet"] => art_sheet(),
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

/// Prints what is made of the packages that the program is built from.
fn printed(make: impl FnOnce(&xtask::graph::Graph) -> Result<String, String>) -> Result<bool, String> {
    print!("{}", make(&xtask::graph::Graph::read(&xtask::root())?)?);
    Ok(true)
}

fn deb(program: Option<&str>) -> Result<bool, String> {
    let program = if let Some(file) = program {
        file.into()
    } else {
        if !cargo(Command::new(env!("CARGO")).args(["build", "--release", "-p", "talon"]))? {
            return Ok(false);
        }
        xtask::root().join("target/release/talon")
    };
    println!("{}", xtask::package::build(&xtask::root(), &program)?.display());
    Ok(true)
}

fn golden() -> Result<bool, String> {
    let written = xtask::golden::write_missing(&xtask::root().join("crates/table/tests/golden"))?;
    for path in &written {
        println!("{path}");
    }
    write_by_test(&["-p", "talon-table", "--test", "golden", "seats_see"], "TALON_WRITE_GOLDEN")
}

fn art_sheet() -> Result<bool, String> {
    for path in xtask::pictures::write_sheets(&xtask::root())? {
        println!("{}", path.display());
    }
    Ok(true)
}

fn snapshots() -> Result<bool, String> {
    write_by_test(&["-p", "talon-text", "--test", "words", "snapshots::"], "TALON_WRITE_SNAPSHOTS")
}

/// A test that compares its output with a file writes the file instead when asked to.
fn write_by_test(test: &[&str], asked: &str) -> Result<bool, String> {
    cargo(Command::new(env!("CARGO")).args(["test", "-q"]).args(test).env(asked, "1"))
}

fn cargo(command: &mut Command) -> Result<bool, String> {
    let status = command.current_dir(xtask::root()).status();
    status.map(|status| status.success()).map_err(|error| format!("cargo cannot be started: {error}"))
}

/// Speeds are those of a release build: another build of this program does the measuring.
fn speed() -> Result<bool, String> {
    if cfg!(debug_assertions) {
        return cargo(Command::new(env!("CARGO")).args([
            "run",
            "--release",
            "-q",
            "-p",
            "xtask",
            "--",
            "speed",
        ]));
    }
    println!("{}", xtask::speed::heading());
    for speed in xtask::speed::documented(&xtask::root())? {
        let measured = xtask::speed::measure(&speed, TIME)?;
        println!("{}", xtask::speed::told(&speed, measured));
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
