//! `talon scenario FILE…`.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Result;
use serde_json::{Value, json};
use talon_table::scenario::{self, CaseReport, Flaw, Report, What};

use crate::words::{self, say};
use crate::{input, output};

/// Run scenario files: rules questions with their answers
#[derive(clap::Args)]
#[command(after_help = "Example:\n  talon scenario crates/realms/scenarios/*.toml\n\n\
    A file may hold several cases; each of them counts.\n\
    Exit status: 0 if every case passed, 1 if one failed or is faulty, 2 if a file cannot be read.")]
pub(crate) struct Args {
    /// The files.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    // All files are read before anything is printed, so a misspelt name does not get half an answer.
    let read = |path: &PathBuf| Ok((path.clone(), input::read(path, scenario::BYTES_MAX)?));
    let files: Vec<(PathBuf, Vec<u8>)> = args.files.iter().map(read).collect::<Result<_>>()?;
    let reports: Vec<(PathBuf, Report)> =
        files.into_iter().map(|(path, bytes)| (path, report(&bytes))).collect();
    let count = Count::of(&reports);
    if args.json {
        output::print_json(&json_of(&reports, &count))?;
    } else {
        output::print(&text_of(&reports, &count))?;
    }
    Ok(if count.failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// How many cases there are of each kind: a file counts once for each of its cases.
struct Count {
    passed: usize,
    failed: usize,
}

impl Count {
    fn of(reports: &[(PathBuf, Report)]) -> Self {
        let cases = || reports.iter().flat_map(|(_, report)| &report.cases);
        let passed = cases().filter(|case| case.passed()).count();
        Self { passed, failed: cases().count() - passed }
    }
}

fn report(bytes: &[u8]) -> Report {
    match input::text(bytes) {
        Ok(text) => scenario::run(text),
        Err(line) => {
            let what = What::File("not UTF-8 text".to_string());
            Report::unreadable(Flaw { line, what })
        }
    }
}

/// A failed check in the reader's language; faults in the file itself are reported in English, like its keys.
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

/// The same, with the case it stands in.
fn said_of(case: &CaseReport, flaw: &Flaw) -> String {
    let Some(name) = case.name() else { return said(flaw) };
    say("cli-scenario-case", &[("case", name.into()), ("flaw", said(flaw).into())])
}

fn text_of(reports: &[(PathBuf, Report)], count: &Count) -> String {
    let mut text = String::new();
    for (path, report) in reports {
        for (case, flaw) in
            report.cases.iter().flat_map(|case| case.flaws.iter().map(move |flaw| (case, flaw)))
        {
            let reason = words::one_line(&said_of(case, flaw));
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{}:{}: {reason}", path.display(), flaw.line);
        }
    }
    let _ = writeln!(text, "{} passed, {} failed", count.passed, count.failed);
    text
}

fn json_of(reports: &[(PathBuf, Report)], count: &Count) -> Value {
    let files: Vec<Value> = reports
        .iter()
        .map(|(path, report)| {
            let cases: Vec<Value> = report.cases.iter().map(|case| case_of(path, case)).collect();
            let flaws: Vec<Value> = report.flaws().map(|flaw| flaw_of(path, flaw)).collect();
            json!({
                "file": path.display().to_string(),
                "title": report.title,
                "passed": report.passed(),
                "flaws": flaws,
                "cases": cases,
            })
        })
        .collect();
    json!({ "passed": count.passed, "failed": count.failed, "files": files })
}

fn case_of(path: &Path, case: &CaseReport) -> Value {
    let flaws: Vec<Value> = case.flaws.iter().map(|flaw| flaw_of(path, flaw)).collect();
    json!({ "case": case.number, "title": case.title, "passed": case.passed(), "flaws": flaws })
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
