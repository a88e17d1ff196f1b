//! Files that people name.

use std::fs::File;
use std::io::{ErrorKind, Read};
use std::path::Path;

use anyhow::{Result, bail};

/// Reads a file of at most `bytes_max` bytes; a longer one is cut one byte after, so that the caller sees it is.
pub(crate) fn read(path: &Path, bytes_max: usize) -> Result<Vec<u8>> {
    let name = path.display();
    let mut bytes = Vec::new();
    let read = File::open(path).and_then(|file| file.take(bytes_max as u64 + 1).read_to_end(&mut bytes));
    match read {
        Ok(_) => Ok(bytes),
        Err(error) => match error.kind() {
            ErrorKind::NotFound => bail!("{name}: there is no such file"),
            ErrorKind::IsADirectory => bail!("{name}: is a folder; name the files in it"),
            _ => bail!("{name}: cannot be read: {error}"),
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
