//! Runs the real program.

use std::ffi::OsStr;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// The program with these arguments.
pub(crate) fn talon<A: AsRef<OsStr>>(args: impl IntoIterator<Item = A>) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_talon"));
    command.args(args).stdin(Stdio::null());
    // The tests choose the language, not the machine they run on.
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(name);
    }
    command
}

/// What it answers.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// Runs it to its end.
pub(crate) fn run<A: AsRef<OsStr>>(args: impl IntoIterator<Item = A>) -> Answer {
    let Output { status, stdout, stderr } = talon(args).output().expect("the program was built and starts");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("it speaks UTF-8");
    Answer { code: status.code(), out: text(stdout), err: text(stderr) }
}

/// Bad input: status 2, nothing on standard output, one line that contains `word` on standard error.
#[track_caller]
pub(crate) fn refused<A: AsRef<OsStr>>(args: impl IntoIterator<Item = A>, word: &str) {
    let answer = run(args);
    let one_line = answer.err.ends_with('\n') && answer.err.lines().count() == 1;
    let right = answer.code == Some(2) && answer.out.is_empty() && one_line && answer.err.contains(word);
    assert!(right, "expected a refusal with `{word}`: {answer:?}");
}

/// A file of this test, with this content.
pub(crate) fn file(name: &str, content: impl AsRef<[u8]>) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, content).expect("the folder for test files can be written");
    path
}
