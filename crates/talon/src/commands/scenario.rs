//! `talon scenario FILE…`.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Result;
use serde_json::{Value, json};
use talon_table::scenario::{self, Flaw, Report, What};

use crate::words::{self, say};
use crate::{input, output};

/// Run scenario files: rules questions with their answers
#[derive(clap::Args)]
#[command(after_help = "Example:\n  talon scenario crates/realms/scenarios/*.toml\n\n\
    Exit status: 0 if every file passed, 1 if one failed or is faulty, 2 if one cannot be read.")]
pub(crate) struct Args {
    /// The files.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    // All files are read before anything is said: a misspelt name gets no half answer.
    let read = |path: &PathBuf| Ok((path.clone(), input::read(path, scenario::BYTES_MAX)?));
    let files: Vec<(PathBuf, Vec<u8>)> = args.files.iter().map(read).collect::<Result<_>>()?;
    let reports: Vec<(PathBuf, Report)> =
        files.into_iter().map(|(path, bytes)| (path, report(&bytes))).collect();
    let passed = reports.iter().filter(|(_, report)| report.passed()).count();
    if args.json {
        output::print_json(&json_of(&reports, passed))?;
    } else {
        output::print(&text_of(&reports, passed))?;
    }
    Ok(if passed == reports.len() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn report(bytes: &[u8]) -> Report {
    match input::text(bytes) {
        Ok(text) => scenario::run(text),
        Err(line) => {
            let what = What::File("not UTF-8 text".to_string());
            Report { title: String::new(), flaws: vec![Flaw { line, what }] }
        }
    }
}

/// A check that failed in words of the language; faults of the file itself are told in English, as its keys are.
fn said(flaw: &Flaw) -> String {
    match &flaw.what {
        What::File(reason) | What::Move(reason) => reason.clone(),
        What::Check { key, expected, found } => {
            let parts = [
                ("key", key.as_str().into()),
                ("expected", expected.as_str().into()),
                ("found", found.as_str().into()),
            ];
            say("cli-scenario-check", &parts)
        }
    }
}

fn text_of(reports: &[(PathBuf, Report)], passed: usize) -> String {
    let mut text = String::new();
    for (path, report) in reports {
        for flaw in &report.flaws {
            let reason = words::one_line(&said(flaw));
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{}:{}: {reason}", path.display(), flaw.line);
        }
    }
    let _ = writeln!(text, "{passed} passed, {} failed", reports.len() - passed);
    text
}

fn json_of(reports: &[(PathBuf, Report)], passed: usize) -> Value {
    let files: Vec<Value> = reports
        .iter()
        .map(|(path, report)| {
            let flaws: Vec<Value> = report.flaws.iter().map(|flaw| flaw_of(path, flaw)).collect();
            json!({
                "file": path.display().to_string(),
                "title": report.title,
                "passed": report.passed(),
                "flaws": flaws,
            })
        })
        .collect();
    json!({ "passed": passed, "failed": reports.len() - passed, "files": files })
}

fn flaw_of(path: &Path, flaw: &Flaw) -> Value {
    let place = format!("{}:{}", path.display(), flaw.line);
    let mut json = json!({ "at": place, "line": flaw.line, "reason": flaw.to_string() });
    match &flaw.what {
        What::File(_) => json["kind"] = "file".into(),
        What::Move(_) => json["kind"] = "move".into(),
        What::Check { key, expected, found } => {
            json["kind"] = "check".into();
            json["key"] = key.as_str().into();
            json["expected"] = expected.as_str().into();
            json["found"] = found.as_str().into();
        }
    }
    json
}
