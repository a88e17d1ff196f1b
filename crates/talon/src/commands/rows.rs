//! `talon rows RECORD…`: a row for each game and seat, from records.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use talon_arena::{Cell, Column, Row, Rows, SHARED, rows_of_record};

use crate::commands::record;
use crate::origin::origin;
use crate::output;
use crate::words::say;

/// Turn records into rows of data, one row per game and seat
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  talon rows games/*.record --out games.csv\n  talon rows exported --out games.parquet\n\n\
    The columns are those of `talon simulate --rows`; a folder stands for all the records in it. A \
    damaged record is reported on standard error and left out; the exit status is then 2.\n\n\
    Parquet needs a program built with `--features parquet`."
)]
pub(crate) struct Args {
    /// Records, or folders with records.
    #[arg(required = true, value_name = "RECORD")]
    records: Vec<PathBuf>,
    /// Where the rows go: a file that ends in .csv or .parquet.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    Rows::check(&args.out)?;
    let mut files = Vec::new();
    for path in &args.records {
        gather(path, &mut files)?;
    }
    if files.is_empty() {
        bail!(say("cli-error-no-records", &[]));
    }
    let (mut games, mut bad) = (Vec::new(), 0);
    for path in &files {
        let rows = record::read(path)
            .and_then(|record| rows_of_record(&record).map_err(|error| record::fault(path, &error)));
        match rows {
            Ok(rows) => games.push(rows),
            Err(fault) => {
                bad += 1;
                output::complain(&fault);
            }
        }
    }
    write(&args.out, &games)?;
    let told = [
        ("rows", games.iter().map(|(_, rows)| rows.len()).sum::<usize>().into()),
        ("games", games.len().into()),
    ];
    output::print(&format!("{}\n", say("cli-rows-written", &told)))?;
    Ok(if bad == 0 { ExitCode::SUCCESS } else { ExitCode::from(output::BAD_INPUT) })
}

/// Files as they are named; for a folder, all the records in it, ordered by name.
fn gather(path: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    if !path.is_dir() {
        files.push(path.to_path_buf());
        return Ok(());
    }
    let entries = fs::read_dir(path).with_context(|| path.display().to_string())?;
    let mut inside =
        entries.map(|entry| entry.map(|entry| entry.path())).collect::<std::io::Result<Vec<_>>>()?;
    inside.sort();
    for path in inside {
        if path.is_dir() || path.extension().is_some_and(|end| end == "record") {
            gather(&path, files)?;
        }
    }
    Ok(())
}

/// Games of one kind have their own columns; a mix has all of them.
fn write(path: &Path, games: &[(&'static [Column], Vec<Row>)]) -> Result<()> {
    let mut columns: Vec<Column> = Vec::new();
    for column in games.iter().flat_map(|(columns, _)| columns.iter()) {
        if !columns.contains(column) {
            columns.push(*column);
        }
    }
    let mut out = Rows::begin(path, &columns, &origin())?;
    for (own, rows) in games {
        let place = |column: &Column| own.iter().position(|own| own == column).map(|at| SHARED.len() + at);
        let whole = |row: &Row| -> Row {
            let cell =
                |column: &Column| place(column).and_then(|at| row.get(at)).cloned().unwrap_or(Cell::Empty);
            row[..SHARED.len()].iter().cloned().chain(columns.iter().map(cell)).collect()
        };
        out.write(&rows.iter().map(whole).collect::<Vec<_>>())?;
    }
    Ok(out.close()?)
}
