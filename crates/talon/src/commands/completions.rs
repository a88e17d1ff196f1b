//! `talon completions SHELL`.

use std::process::ExitCode;

use anyhow::Result;
use clap::CommandFactory;
use clap_complete::Shell;

use crate::cli::Cli;
use crate::output;

/// Print completions for a shell
#[derive(clap::Args)]
#[command(after_help = "Example:\n  talon completions bash > /etc/bash_completion.d/talon")]
pub(crate) struct Args {
    /// The shell.
    shell: Shell,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "talon", &mut script);
    output::print(&String::from_utf8_lossy(&script))
}
