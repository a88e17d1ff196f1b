//! `talon puzzle make|verify|show`.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context as _, Result, bail};
use talon_core::{Record, Viewer};
use talon_puzzle::{BYTES_MAX, Certificate, Maker, Puzzle, verify};

use crate::words::{self, say};
use crate::{input, output};

/// No game is that long, so a larger file is not a record.
const RECORD_MAX: usize = 4 << 20;

/// Find, prove or read puzzles
#[derive(clap::Subcommand)]
#[command(after_help = "Example:\n  talon puzzle verify puzzles/realms/*.toml")]
pub(crate) enum Command {
    /// Look for puzzles in records of games
    #[command(after_help = "Example:\n  talon puzzle make realms records/*.record --out mine\n\n\
    Each puzzle becomes a file in DIR, named after its kind and its position; what is already there is not made again, nor \
    anything much like it.")]
    Make {
        /// The game.
        game: String,
        /// The records.
        #[arg(required = true, value_name = "RECORD")]
        records: Vec<PathBuf>,
        /// The folder for the puzzles; it is made if it is not there.
        #[arg(long, value_name = "DIR")]
        out: PathBuf,
    },
    /// Prove puzzles from scratch
    #[command(after_help = "Example:\n  talon puzzle verify puzzles/*/*.toml\n\n\
    Nothing in a file is believed: the position is laid out and the claim is proven anew.\n\
    Exit status: 0 if every puzzle passed, 1 if one failed, 2 if a file cannot be read.")]
    Verify {
        /// The puzzles.
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
    /// Print a puzzle with its solution
    #[command(after_help = "Example:\n  talon puzzle show puzzles/realms/discard-d5999333.toml")]
    Show {
        /// The puzzle.
        file: PathBuf,
    },
}

pub(crate) fn run(command: &Command) -> Result<ExitCode> {
    match command {
        Command::Make { game, records, out } => make(game, records, out),
        Command::Verify { files } => verify_all(files),
        Command::Show { file } => show(file),
    }
}

fn make(game: &str, paths: &[PathBuf], out: &Path) -> Result<ExitCode> {
    talon_table::games::named(game)?;
    // Everything is read before anything is written.
    let records: Vec<Record> = paths.iter().map(|path| record(game, path)).collect::<Result<_>>()?;
    let mut maker = Maker::default();
    fs::create_dir_all(out).with_context(|| out.display().to_string())?;
    for entry in fs::read_dir(out).with_context(|| out.display().to_string())? {
        let path = entry?.path();
        if path.extension().is_some_and(|end| end == "toml") {
            maker.know(&read(&path)?);
        }
    }
    let mut made = 0;
    for (path, record) in paths.iter().zip(&records) {
        let found = maker.puzzles_in(record).with_context(|| path.display().to_string())?;
        for puzzle in found {
            let to = out.join(format!("{}.toml", puzzle.name()));
            fs::write(&to, puzzle.print()).with_context(|| to.display().to_string())?;
            let parts = [
                ("file", to.display().to_string().into()),
                ("kind", asked(&puzzle).into()),
                ("n", i64::from(puzzle.difficulty).into()),
            ];
            output::print(&format!("{}\n", say("cli-puzzle-made", &parts)))?;
            made += 1;
        }
    }
    let parts = [("n", i64::from(made).into()), ("records", paths.len().into())];
    output::print(&format!("{}\n", say("cli-puzzle-found", &parts)))?;
    Ok(ExitCode::SUCCESS)
}

fn record(game: &str, path: &Path) -> Result<Record> {
    let bytes = input::read(path, RECORD_MAX)?;
    let text =
        input::text(&bytes).map_err(|line| anyhow::anyhow!("{}:{line}: not UTF-8 text", path.display()))?;
    let record = Record::parse(text)
        .map_err(|error| anyhow::anyhow!("{}:{}: {}", path.display(), error.line, error.reason))?;
    if record.game != game {
        bail!("{}: a record of `{}`, not of `{game}`", path.display(), record.game);
    }
    Ok(record)
}

fn read(path: &Path) -> Result<Puzzle> {
    let bytes = input::read(path, BYTES_MAX)?;
    let text =
        input::text(&bytes).map_err(|line| anyhow::anyhow!("{}:{line}: not UTF-8 text", path.display()))?;
    Puzzle::read(text).with_context(|| path.display().to_string())
}

fn verify_all(paths: &[PathBuf]) -> Result<ExitCode> {
    // All files are read before anything is said: a misspelt name gets no half answer.
    let files: Vec<Vec<u8>> = paths.iter().map(|path| input::read(path, BYTES_MAX)).collect::<Result<_>>()?;
    let (mut passed, mut failed) = (0, 0);
    for (path, bytes) in paths.iter().zip(&files) {
        let text = input::text(bytes).map_err(|line| format!("{line}: not UTF-8 text"));
        let puzzle = text.and_then(|text| Puzzle::read(text).map_err(|bad| bad.to_string()));
        match puzzle.and_then(|puzzle| verify(&puzzle).map_err(|flaw| flaw.to_string())) {
            Ok(()) => passed += 1,
            Err(flaw) => {
                failed += 1;
                output::print(&format!("{}: {}\n", path.display(), words::one_line(&flaw)))?;
            }
        }
    }
    output::print(&format!("{passed} passed, {failed} failed\n"))?;
    Ok(if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// What a puzzle asks for, in words.
fn asked(puzzle: &Puzzle) -> String {
    say(&format!("puzzle-{}-{}", puzzle.game, puzzle.kind), &[])
}

fn show(path: &Path) -> Result<ExitCode> {
    let puzzle = read(path)?;
    let game = talon_table::games::named(&puzzle.game)?;
    let scenario = puzzle.scenario()?;
    let table = game
        .laid(&scenario, scenario.steps())
        .map_err(|flaw| anyhow::anyhow!("{}: {flaw}", path.display()))?;
    let mut text = format!("{}: {}\n", words::game(&puzzle.game), asked(&puzzle));
    let _ = writeln!(text, "{}", say("puzzle-difficulty", &[("n", i64::from(puzzle.difficulty).into())]));
    let _ = writeln!(text, "{}", table.position(Viewer::Seat(puzzle.seat)));
    let moves: Vec<&str> = puzzle.solution.iter().map(|made| made.text.as_str()).collect();
    let _ = writeln!(text, "{}: {}", say("puzzle-solution", &[]), moves.join(", "));
    match &puzzle.certificate {
        Certificate::EveryWorld { worlds, states } => {
            let parts = [("worlds", i64::from(*worlds).into()), ("states", i64::from(*states).into())];
            let _ = writeln!(text, "{}", say("puzzle-proof-worlds", &parts));
        }
        Certificate::Values(values) => {
            for worth in values {
                let _ = writeln!(text, "{:>8.2}  {}", worth.mean(), worth.text);
            }
        }
    }
    output::print(&text)?;
    Ok(ExitCode::SUCCESS)
}
