//! The file of a report page. A run may take hours: any obstacle is reported before it starts, and the page of an earlier run stays
//! until the new one is complete.

use std::fs::{self, File, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::words::say;

/// Where a page will be written.
pub(crate) struct Page {
    path: PathBuf,
    /// A device or a pipe cannot be replaced; it is written as it is.
    device: Option<File>,
}

impl Page {
    /// Checks that a page can be written there. Nothing is left behind, and what is there is not touched.
    pub(crate) fn at(path: &Path, resume: Option<&Path>) -> Result<Self> {
        if path.as_os_str() == "-" {
            bail!(say("cli-error-html-dash", &[]));
        }
        if resume.is_some_and(|resume| place(resume) == place(path)) {
            bail!(say("cli-error-html-resume", &[("file", path.display().to_string().into())]));
        }
        let open = || -> std::io::Result<Self> {
            let there = if path.exists() { Some(OpenOptions::new().write(true).open(path)?) } else { None };
            let is_file = |file: &File| file.metadata().map(|found| found.is_file());
            if let Some(device) = there.filter(|file| !is_file(file).unwrap_or(true)) {
                return Ok(Self { path: path.to_path_buf(), device: Some(device) });
            }
            let page = Self { path: place(path), device: None };
            File::create(beside(&page.path))?;
            fs::remove_file(beside(&page.path))?;
            Ok(page)
        };
        open().with_context(|| unwritable(path))
    }

    /// Writes it to a temporary name first.
    pub(crate) fn write(self, text: &str) -> Result<()> {
        let path = self.path.clone();
        let write = || -> std::io::Result<()> {
            if let Some(mut device) = self.device {
                return device.write_all(text.as_bytes());
            }
            let beside = beside(&self.path);
            let written = fs::write(&beside, text).and_then(|()| fs::rename(&beside, &self.path));
            if written.is_err() {
                let _ = fs::remove_file(&beside); // the first failure is the one to tell
            }
            written
        };
        write().with_context(|| unwritable(&path))
    }
}

/// A name in the same folder that no other run uses.
fn beside(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_os_string();
    name.push(format!(".{}.part", std::process::id()));
    path.with_file_name(name)
}

/// One path for each place, however it was written; links are followed, so that they survive.
fn place(path: &Path) -> PathBuf {
    let folder = || {
        let parent = path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
        Some(parent.canonicalize().ok()?.join(path.file_name()?))
    };
    path.canonicalize().ok().or_else(folder).unwrap_or_else(|| path.to_path_buf())
}

fn unwritable(path: &Path) -> String {
    say("cli-error-unwritable", &[("file", path.display().to_string().into())])
}
