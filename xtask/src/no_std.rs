//! Builds the rules without a standard library.
//!
//! `#![no_std]` alone keeps little out: one `extern crate std` brings it all back, and so does a dependency with the wrong
//! feature. So core and the games are checked, dependencies included, against a copy of the compiler's libraries that
//! lacks `std`: code that asks for it fails with "can't find crate". That needs no further target and runs everywhere.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::deps;

/// What is there without a standard library.
const KEPT: [&str; 3] = ["libcore-", "liballoc-", "libcompiler_builtins-"];

/// Checks core and the games without a standard library.
pub fn check(root: &Path) -> Result<bool, String> {
    let folder = root.join("target/no-std");
    let sysroot = sysroot(&folder.join("sysroot"))?;
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["check", "--lib", "--target", &host()?]).arg("--target-dir").arg(&folder);
    for (name, _) in deps::TABLE.iter().filter(|(_, row)| row.outside.is_some()) {
        cargo.arg("--package").arg(format!("talon-{name}"));
    }
    // Flags go to what is built for a named target alone: macros and build scripts keep their standard library.
    cargo.env("CARGO_ENCODED_RUSTFLAGS", format!("--sysroot\x1f{}", sysroot.display()));
    let status = cargo.current_dir(root).status();
    status.map(|status| status.success()).map_err(|error| format!("cargo cannot be started: {error}"))
}

/// Makes a folder that the compiler takes for its own (`--sysroot`), with only `core` and `alloc`.
pub fn sysroot(folder: &Path) -> Result<PathBuf, String> {
    let libraries = Path::new("lib/rustlib").join(host()?).join("lib");
    let from = Path::new(&asked(&["--print", "sysroot"])?).join(&libraries);
    let to = folder.join(libraries);
    let fault = |error: std::io::Error| format!("{}: {error}", to.display());
    if folder.exists() {
        // It may come from an older compiler.
        fs::remove_dir_all(folder).map_err(fault)?;
    }
    fs::create_dir_all(&to).map_err(fault)?;
    for entry in fs::read_dir(&from).map_err(|error| format!("{}: {error}", from.display()))? {
        let entry = entry.map_err(fault)?;
        let name = entry.file_name();
        if KEPT.iter().any(|kept| name.to_string_lossy().starts_with(kept)) {
            let place = to.join(&name);
            fs::hard_link(entry.path(), &place)
                .or_else(|_| fs::copy(entry.path(), &place).map(|_| ()))
                .map_err(fault)?;
        }
    }
    Ok(folder.to_path_buf())
}

/// The target that the compiler builds for by itself.
fn host() -> Result<String, String> {
    let version = asked(&["--version", "--verbose"])?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_string).ok_or_else(|| format!("rustc names no host: {version}"))
}

fn asked(question: &[&str]) -> Result<String, String> {
    let answer = Command::new("rustc").args(question).output();
    let answer = answer.map_err(|error| format!("rustc cannot be started: {error}"))?;
    Ok(String::from_utf8_lossy(&answer.stdout).trim().to_string())
}
