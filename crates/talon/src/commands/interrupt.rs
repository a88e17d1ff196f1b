//! Ctrl-C, and what a batch system sends before it ends a job: stop and say what there is.

use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::{Context, Result};

use crate::words::say;

/// The exit status of an interrupted command.
pub(crate) const INTERRUPTED: u8 = 130;

static STOP: AtomicBool = AtomicBool::new(false);

/// The first signal asks the work to stop and say what it has; the second ends the program.
pub(crate) fn listen() -> Result<&'static AtomicBool> {
    ctrlc::set_handler(|| {
        if STOP.swap(true, Ordering::Relaxed) {
            std::process::exit(INTERRUPTED.into());
        }
    })
    .with_context(|| say("cli-error-interrupt", &[]))?;
    Ok(&STOP)
}
