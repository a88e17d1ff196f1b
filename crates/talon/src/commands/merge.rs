//! `talon merge FILE…`: parts of a run put together.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use talon_arena::{Report, merge};

use crate::commands::simulate::Page;
use crate::origin::origin;
use crate::{output, words};

/// Put the parts of a run together, as if one machine had played them
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  talon merge part-1.lab part-2.lab\n  \
    talon merge results/*.lab --json --without-clock\n\n\
    The parts come from `talon simulate … --part K/N --out FILE`, with all other options the same.\n\n\
    The result is what one machine would have printed, byte for byte with --without-clock. A test \
    (`--until-decided`) stops where one machine would have stopped.")]
pub(crate) struct Args {
    /// The files of all parts, in any order.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
    /// Write a report page with charts.
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// Leave out what depends on the clock, the threads and the command.
    #[arg(long)]
    without_clock: bool,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let page = args.html.as_deref().map(|path| Page::at(path, None)).transpose()?;
    let finished = merge(&args.files, origin())?;
    let report = Report::new(&finished);
    let report = if args.without_clock { report.timeless() } else { report };
    let speech = words::speech();
    if let Some(page) = page {
        page.write(&report.html(speech))?;
    }
    if args.json { output::print_json(&report.json()) } else { output::print(&report.text(speech)) }
}
