//! `talon record verify|show`.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Result;
use serde_json::json;
use talon_core::{Record, RecordError, Viewer};
use talon_table::{AnyTable, games};

use crate::words::{self, say};
use crate::{input, output};

/// No game is that long, so a larger file is not a record.
const BYTES_MAX: usize = 4 << 20;

/// Check or read the record of a game
#[derive(clap::Subcommand)]
#[command(after_help = "Example:\n  talon record verify game.record")]
pub(crate) enum Command {
    /// Replay records and check every move
    #[command(after_help = "Example:\n  talon record verify *.record\n\n\
    Every file is checked. Exit status: 0 if every record is good, 2 if one is not; each fault is \
    reported with its line.")]
    Verify {
        /// The records.
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
    /// Print a record move by move
    #[command(
        after_help = "Examples:\n  talon record show game.record\n  talon record show game.record --json"
    )]
    Show {
        /// The record.
        file: PathBuf,
        /// Print JSON.
        #[arg(long)]
        json: bool,
    },
}

pub(crate) fn run(command: &Command) -> Result<ExitCode> {
    match command {
        Command::Verify { files } => verify(files),
        Command::Show { file, json: false } => show(file),
        Command::Show { file, json: true } => show_json(file),
    }
}

fn verify(files: &[PathBuf]) -> Result<ExitCode> {
    let mut faults = 0;
    for path in files {
        let read = input::read(path, BYTES_MAX).map_err(|error| format!("{error:#}"));
        match read.and_then(|bytes| replayed(path, &bytes)) {
            Ok((record, table)) => {
                let parts = [
                    ("file", path.display().to_string().into()),
                    ("n", table.lines().len().into()),
                    ("ending", words::ending(&record.game, table.outcome()).into()),
                ];
                output::print(&format!("{}\n", say("cli-record-verified", &parts)))?;
            }
            Err(fault) => {
                faults += 1;
                output::complain(&fault);
            }
        }
    }
    Ok(if faults == 0 { ExitCode::SUCCESS } else { ExitCode::from(output::BAD_INPUT) })
}

/// The same as `show`, for programs: every move, with what everybody could tell about it afterwards.
fn show_json(path: &Path) -> Result<ExitCode> {
    let (record, whole) = replayed(path, &input::read(path, BYTES_MAX)?).map_err(anyhow::Error::msg)?;
    let speech = words::speech();
    let mut table = games::named(&record.game)?.beginning(&record)?;
    let mut moves = Vec::new();
    for (index, line) in record.lines.iter().enumerate() {
        let told = table.play(line.seat, &line.text, Viewer::Judge)?;
        let log: Vec<String> = told.iter().map(|phrase| speech.say(phrase)).collect();
        moves.push(json!({ "number": index + 1, "seat": line.seat.number(), "move": line.text, "log": log }));
    }
    output::print_json(&json!({
        "game": record.game,
        "rules": record.rules,
        "seed": record.seed,
        "options": record.options,
        "moves": moves,
        "outcome": whole.outcome().map_or_else(|| "ongoing".to_string(), |outcome| outcome.to_string()),
        "position": whole.position(Viewer::Judge),
    }))
}

fn show(path: &Path) -> Result<ExitCode> {
    let (record, whole) = replayed(path, &input::read(path, BYTES_MAX)?).map_err(anyhow::Error::msg)?;
    let speech = words::speech();
    // Every move was just replayed; they are made once more to hear what happens.
    let mut table = games::named(&record.game)?.beginning(&record)?;
    let title = [
        ("game", words::game(&record.game).into()),
        ("rules", i64::from(record.rules).into()),
        ("seed", record.seed.to_string().into()),
    ];
    let mut text = say("cli-record-title", &title);
    for (key, value) in &record.options {
        let _ = write!(text, ", {key} = {value}");
    }
    text.push('\n');
    for comment in &record.comments {
        let _ = writeln!(text, "# {comment}");
    }
    for (index, line) in record.lines.iter().enumerate() {
        let told = table.play(line.seat, &line.text, Viewer::Judge)?;
        let said: Vec<String> = told.iter().map(|phrase| speech.say(phrase)).collect();
        let entry = format!("{:>5}  {}  {:<28}  {}", index + 1, line.seat, line.text, said.join(" "));
        text.push_str(entry.trim_end());
        text.push('\n');
    }
    let _ = writeln!(text, "{}", words::ending(&record.game, whole.outcome()));
    output::print(&text)
}

/// The record with the table it leads to, or what is wrong with it: `FILE:LINE: reason`.
fn replayed(path: &Path, bytes: &[u8]) -> Result<(Record, Box<dyn AnyTable>), String> {
    let record = parsed(path, bytes)?;
    let game = games::named(&record.game)
        .map_err(|unknown| fault(path, &RecordError::new(2, unknown.to_string())))?;
    let table = game.replay(&record).map_err(|error| fault(path, &error))?;
    Ok((record, table))
}

/// The record of a file, its moves not yet checked.
pub(crate) fn read(path: &Path) -> Result<Record, String> {
    let bytes = input::read(path, BYTES_MAX).map_err(|error| format!("{error:#}"))?;
    parsed(path, &bytes)
}

/// What is wrong with a record, and where.
pub(crate) fn fault(path: &Path, error: &RecordError) -> String {
    format!("{}:{}: {}", path.display(), error.line, error.reason)
}

fn parsed(path: &Path, bytes: &[u8]) -> Result<Record, String> {
    let file = || ("file", path.display().to_string().into());
    if bytes.len() > BYTES_MAX {
        return Err(say(
            "cli-error-too-long",
            &[file(), ("bytes", words::lang().number(BYTES_MAX as i64).into())],
        ));
    }
    let text =
        input::text(bytes).map_err(|line| say("cli-error-not-text", &[file(), ("line", line.into())]))?;
    Record::parse(text).map_err(|error| fault(path, &error))
}
