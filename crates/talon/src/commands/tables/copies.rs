//! Tables from one store to another, and out of a damaged one.

use std::fs::File;
use std::io::{BufRead as _, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::{Context as _, Result};
use serde_json::json;
use talon_web::Keeper;

use crate::output;
use crate::words::say;

/// Where exported lines go, with the first failure to write one.
struct Out {
    to: Box<dyn Write + Send>,
    failed: Option<std::io::Error>,
    /// What could not be exported, in words.
    broken: Vec<String>,
}

impl Out {
    fn line(&mut self, line: &str) {
        if self.failed.is_none()
            && let Err(error) = writeln!(self.to, "{line}")
        {
            self.failed = Some(error);
        }
    }
}

/// Writes the named tables, or all of them.
pub(super) fn export(keeper: Keeper, names: &[String], file: Option<&Path>) -> Result<ExitCode> {
    let shown = file.map_or_else(|| "-".to_string(), |file| file.display().to_string());
    let to: Box<dyn Write + Send> = match file {
        // It holds the secrets of every seat.
        Some(file) => Box::new(BufWriter::new(private(file).with_context(|| shown.clone())?)),
        None => Box::new(std::io::stdout()),
    };
    let mut out = Out { to, failed: None, broken: Vec::new() };
    if names.is_empty() {
        let shared = Arc::new(Mutex::new(out));
        let writer = Arc::clone(&shared);
        keeper.export_all(move |line| {
            let mut out = writer.lock().unwrap_or_else(PoisonError::into_inner);
            match line {
                Ok(line) => out.line(&line),
                Err(reason) => out.broken.push(reason),
            }
        })?;
        // The store's thread may hold it for a moment longer.
        drop(keeper);
        out = Arc::into_inner(shared)
            .context("the store still exports")?
            .into_inner()
            .unwrap_or_else(PoisonError::into_inner);
    } else {
        for name in names {
            out.line(&keeper.export(name)?);
        }
    }
    if let Some(error) = out.failed.or_else(|| out.to.flush().err()) {
        return Err(error).context(shown);
    }
    for reason in &out.broken {
        output::complain(reason);
    }
    Ok(if out.broken.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn private(file: &Path) -> std::io::Result<File> {
    let mut options = File::options();
    options.create_new(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)
}

/// Reads every line of these files; if one is wrong, that is reported and the next is read.
pub(super) fn import(keeper: &Keeper, files: &[PathBuf], as_json: bool) -> Result<ExitCode> {
    let mut is_whole = true;
    for file in files {
        let shown = || file.display().to_string();
        let lines = BufReader::new(File::open(file).with_context(shown)?).lines();
        for (number, line) in (1_usize..).zip(lines) {
            match keeper.import(&line.with_context(shown)?) {
                Ok(table) if as_json => drop(output::print_json(&json!({ "imported": table }))?),
                Ok(table) => {
                    let said = say("cli-tables-imported", &[("table", table.into())]);
                    output::print(&format!("{said}\n"))?;
                }
                Err(error) => {
                    is_whole = false;
                    output::complain(&format!("{}:{number}: {error}", shown()));
                }
            }
        }
    }
    Ok(if is_whole { ExitCode::SUCCESS } else { ExitCode::from(output::BAD_INPUT) })
}

/// Saves what can be saved of a damaged file.
pub(super) fn salvage(from: &Path, to: &Path, as_json: bool) -> Result<ExitCode> {
    anyhow::ensure!(!to.exists(), say("cli-tables-there", &[("file", to.display().to_string().into())]));
    let saved = talon_web::salvage(from, to)?;
    if as_json {
        let cut: Vec<_> = saved
            .cut
            .iter()
            .map(|(table, entries, reason)| json!({ "table": table, "entries": entries, "reason": reason }))
            .collect();
        return output::print_json(&json!({ "whole": saved.whole, "cut": cut, "lost": saved.lost }));
    }
    let mut lines: Vec<String> = saved
        .cut
        .iter()
        .map(|(table, entries, reason)| {
            let n = i64::try_from(*entries).unwrap_or(i64::MAX);
            let parts = [("table", table[..8].into()), ("n", n.into()), ("reason", reason.as_str().into())];
            say("cli-tables-cut", &parts)
        })
        .collect();
    let count = |n: usize| (n as i64).into();
    let parts = [("whole", count(saved.whole)), ("cut", count(saved.cut.len())), ("lost", count(saved.lost))];
    lines.push(say("cli-tables-salvaged", &parts));
    output::print(&(lines.join("\n") + "\n"))
}
