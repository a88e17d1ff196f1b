//! `talon record verify|show`.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Result;
use talon_core::{Record, RecordError, Viewer};
use talon_table::{AnyTable, games};
use talon_text::{Lang, Speech};

use crate::{input, output};

/// No game is that long; a larger file is no record.
const BYTES_MAX: usize = 4 << 20;

/// Check or read the record of a game
#[derive(clap::Subcommand)]
#[command(after_help = "Example:\n  talon record verify game.record")]
pub(crate) enum Command {
    /// Replay records and check every move
    #[command(after_help = "Example:\n  talon record verify *.record\n\n\
        Exit status: 0 if every record is whole, 2 if one is not; each fault is named with its line.")]
    Verify {
        /// The records.
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
    /// Print a record move by move
    #[command(after_help = "Example:\n  talon record show game.record")]
    Show {
        /// The record.
        file: PathBuf,
        /// The language of the sentences.
        #[arg(long, default_value = "en")]
        lang: Lang,
    },
}

pub(crate) fn run(command: &Command) -> Result<ExitCode> {
    match command {
        Command::Verify { files } => verify(files),
        Command::Show { file, lang } => show(file, *lang),
    }
}

fn verify(files: &[PathBuf]) -> Result<ExitCode> {
    let (mut text, mut faults) = (String::new(), Vec::new());
    for path in files {
        match replayed(path, &input::read(path, BYTES_MAX)?) {
            Ok((_, table)) => {
                let moves = table.lines().len();
                let _ = writeln!(text, "{}: {moves} moves, {}", path.display(), ending(&*table));
            }
            Err(fault) => faults.push(fault),
        }
    }
    if faults.is_empty() {
        return output::print(&text);
    }
    for fault in &faults {
        output::complain(fault);
    }
    Ok(ExitCode::from(output::BAD_INPUT))
}

fn show(path: &Path, lang: Lang) -> Result<ExitCode> {
    let (record, whole) = replayed(path, &input::read(path, BYTES_MAX)?).map_err(anyhow::Error::msg)?;
    let speech = Speech::new(lang);
    // Every move was just replayed; they are made once more to hear what happens.
    let mut table = games::named(&record.game)?.table(&record.options, record.seed)?;
    let mut text = format!("{}, rules {}, seed {}", record.game, record.rules, record.seed);
    for (key, value) in &record.options {
        let _ = write!(text, ", {key} = {value}");
    }
    text.push('\n');
    for (index, line) in record.lines.iter().enumerate() {
        let told = table.play(line.seat, &line.text, Viewer::Judge)?;
        let said: Vec<String> = told.iter().map(|phrase| speech.say(phrase)).collect();
        let entry = format!("{:>5}  {}  {:<28}  {}", index + 1, line.seat, line.text, said.join(" "));
        text.push_str(entry.trim_end());
        text.push('\n');
    }
    let _ = writeln!(text, "{}", ending(&*whole));
    output::print(&text)
}

/// The record with the table it leads to, or what is wrong with it: `FILE:LINE: reason`.
fn replayed(path: &Path, bytes: &[u8]) -> Result<(Record, Box<dyn AnyTable>), String> {
    let fault = |line: usize, reason: &str| format!("{}:{line}: {reason}", path.display());
    if bytes.len() > BYTES_MAX {
        return Err(fault(1, &format!("longer than {BYTES_MAX} bytes: no record")));
    }
    let text = input::text(bytes).map_err(|line| fault(line, "not UTF-8 text"))?;
    let replay = |record: Record| {
        let game = games::named(&record.game).map_err(|unknown| RecordError::new(2, unknown.to_string()))?;
        let table = game.replay(&record)?;
        Ok((record, table))
    };
    Record::parse(text).and_then(replay).map_err(|error| fault(error.line, &error.reason))
}

fn ending(table: &dyn AnyTable) -> String {
    table.outcome().map_or_else(|| "ongoing".to_string(), |outcome| outcome.to_string())
}
