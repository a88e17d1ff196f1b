//! Files that people name.

use std::fs::File;
use std::io::{ErrorKind, Read};
use std::path::Path;

use anyhow::{Result, bail};

use crate::words::{self, say};

/// Reads a file of at most `bytes_max` bytes; a longer one is cut one byte after, so that the caller sees it is.
pub(crate) fn read(path: &Path, bytes_max: usize) -> Result<Vec<u8>> {
    let name = ("file", path.display().to_string().into());
    let mut bytes = Vec::new();
    let read = File::open(path).and_then(|file| file.take(bytes_max as u64 + 1).read_to_end(&mut bytes));
    match read {
        Ok(_) => Ok(bytes),
        Err(error) => match error.kind() {
            ErrorKind::NotFound => bail!(say("cli-error-no-file", &[name])),
            ErrorKind::IsADirectory => bail!(say("cli-error-folder", &[name])),
            _ => bail!(say("cli-error-unreadable", &[name, ("reason", words::io_reason(&error).into())])),
        },
    }
}

/// The text of a file, or the line where it stops being text.
pub(crate) fn text(bytes: &[u8]) -> Result<&str, usize> {
    core::str::from_utf8(bytes).map_err(|error| {
        let good = &bytes[..error.valid_up_to()];
        good.split(|&byte| byte == b'\n').count()
    })
}
