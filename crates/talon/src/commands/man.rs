//! `talon man DIR`.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::CommandFactory;

use crate::cli::Cli;
use crate::words::say;

/// Write the manual pages into a folder
#[derive(clap::Args)]
#[command(after_help = "Example:\n  talon man /usr/local/share/man/man1")]
pub(crate) struct Args {
    /// The folder; it must exist.
    dir: PathBuf,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    clap_mangen::generate_to(Cli::command(), &args.dir)
        .with_context(|| say("cli-error-man", &[("file", args.dir.display().to_string().into())]))?;
    Ok(ExitCode::SUCCESS)
}
