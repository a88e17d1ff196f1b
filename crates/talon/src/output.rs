//! Answers on standard output, complaints on standard error.

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use anyhow::{Context, Result};
use talon_arena::{Refused, Trouble};

use crate::cli::Cli;
use crate::words::{self, one_line, say};

/// The exit status for bad input.
pub(crate) const BAD_INPUT: u8 = 2;

/// Prints an answer.
pub(crate) fn print(text: &str) -> Result<ExitCode> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())
        .and_then(|()| out.flush())
        .with_context(|| say("cli-error-stdout", &[]))?;
    Ok(ExitCode::SUCCESS)
}

/// Prints an answer as JSON, on one line.
pub(crate) fn print_json(value: &serde_json::Value) -> Result<ExitCode> {
    print(&format!("{value}\n"))
}

/// Says in one line what is wrong. It is not an error if the reader has gone away: it has seen enough.
pub(crate) fn failure(error: &anyhow::Error) -> ExitCode {
    let broken_pipe = |cause: &(dyn std::error::Error + 'static)| {
        cause.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == ErrorKind::BrokenPipe)
    };
    if error.chain().any(broken_pipe) {
        return ExitCode::SUCCESS;
    }
    complain(&refused(error).unwrap_or_else(|| format!("{error:#}")));
    ExitCode::from(BAD_INPUT)
}

/// Why the lab cannot play it, in the reader's language.
fn refused(error: &anyhow::Error) -> Option<String> {
    let trouble = error.downcast_ref::<Trouble>();
    let refused = match trouble {
        Some(Trouble::Refused(refused)) => Some(refused),
        _ => error.downcast_ref::<Refused>(),
    };
    refused.map(|refused| refused.told(words::speech()))
}

/// Help and version are answers; everything else the argument parser says is a complaint, made one line.
pub(crate) fn clap_error(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        // Coloured on a terminal; a closed pipe is nobody's fault.
        return match error.print() {
            Err(error) if error.kind() != ErrorKind::BrokenPipe => ExitCode::from(BAD_INPUT),
            _ => ExitCode::SUCCESS,
        };
    }
    let mut text = error.render().to_string();
    if error.kind() == clap::error::ErrorKind::InvalidSubcommand {
        text = format!("{text}The commands are {}.", Cli::names().join(", "));
    }
    complain(text.strip_prefix("error: ").unwrap_or(&text));
    ExitCode::from(BAD_INPUT)
}

/// One line on standard error. Nobody is left to hear that this cannot be written, so it is not checked.
pub(crate) fn complain(text: &str) {
    let _ = writeln!(io::stderr(), "talon: {}", one_line(text));
}
