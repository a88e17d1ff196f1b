//! Says which commit is built, where git knows: results name it.

use std::process::Command;

fn git(args: &[&str]) -> Option<String> {
    let answer = Command::new("git").args(args).output().ok().filter(|answer| answer.status.success())?;
    String::from_utf8(answer.stdout).ok().map(|text| text.trim().to_string())
}

fn main() {
    let commit = git(&["rev-parse", "--short=12", "HEAD"]).unwrap_or_default();
    println!("cargo::rustc-env=TALON_COMMIT={commit}");
    println!("cargo::rerun-if-changed=build.rs");
    // A commit moves this log; without git there is nothing to watch.
    if let Some(log) = git(&["rev-parse", "--git-path", "logs/HEAD"]) {
        println!("cargo::rerun-if-changed={log}");
    }
}
