//! What the program says to bad input, whatever the command: one line, status 2, nothing else.

use std::fs::OpenOptions;
use std::os::unix::ffi::OsStrExt;
use std::process::Stdio;

use crate::program::{file, refused, run, talon};

#[test]
fn unknown_words_are_refused_with_what_would_be_right() {
    refused(["fly"], "The commands are ");
    refused(["simulate", "chess"], "chess");
    refused(["simulate"], "<GAME>");
    refused(["scenario"], "<FILE>");
    refused(["record"], "verify");
    refused(["cards", "chess"], "chess");
    refused(["--fly"], "--fly");
}

#[test]
fn files_that_cannot_be_read_are_named() {
    for command in [&["scenario"][..], &["record", "verify"], &["record", "show"]] {
        let with = |name: &str| {
            command.iter().map(ToString::to_string).chain([name.to_string()]).collect::<Vec<_>>()
        };
        refused(with("/no/such/file"), "/no/such/file: there is no such file");
        refused(with("/"), "is a folder");
    }
    refused(["man", "/no/such/folder"], "/no/such/folder");
}

#[test]
fn a_name_that_is_not_utf8_is_only_a_name() {
    let name = std::ffi::OsStr::from_bytes(b"/tmp/\xff\xfe");
    refused(["scenario".as_ref(), name], "there is no such file");
}

#[test]
fn a_misspelt_file_gets_no_half_answer() {
    let good = file("half.toml", "game = \"x\"");
    refused(["scenario".as_ref(), good.as_os_str(), "/no/such".as_ref()], "/no/such");
}

#[test]
fn faulty_scenarios_fail_with_their_line() {
    for (name, content, said) in [
        ("latin.toml", b"# one\n# \xe9\n".to_vec(), "latin.toml:2: not UTF-8"),
        ("huge.toml", vec![b'#'; 3 << 20], "huge.toml:1: longer than"),
        ("empty.toml", Vec::new(), "empty.toml:1: no `game`"),
        ("chess.toml", b"\ngame = \"chess\"".to_vec(), "chess.toml:2: unknown game `chess`"),
        ("keys.toml", b"game = \"chess\"\n\nfoo = 1\n".to_vec(), "keys.toml:3: unknown key `foo`"),
    ] {
        let path = file(name, content);
        let answer = run(["scenario".as_ref(), path.as_os_str()]);
        let lines: Vec<&str> = answer.out.lines().collect();
        let right = answer.code == Some(1) && answer.err.is_empty() && lines.len() == 2;
        assert!(right && lines[0].contains(said) && lines[1] == "0 passed, 1 failed", "{said}: {answer:?}");
    }
}

#[test]
fn faulty_records_are_refused_with_their_line() {
    for (name, content, said) in [
        ("latin.record", b"talon-record 1\n\xff".to_vec(), "latin.record:2: not UTF-8"),
        ("huge.record", vec![b'a'; 9 << 20], "huge.record:1: longer"),
        ("empty.record", Vec::new(), "empty.record:1: empty"),
        ("chess.record", b"1. e4 e5".to_vec(), "chess.record:1: not a record"),
        (
            "foreign.record",
            b"talon-record 1\ngame = \"chess\" rules = 1 seed = 1\n= ongoing @0000000000000001\n".to_vec(),
            "foreign.record:2: unknown game `chess`",
        ),
    ] {
        let path = file(name, content);
        refused(["record".as_ref(), "verify".as_ref(), path.as_os_str()], said);
        refused(["record".as_ref(), "show".as_ref(), path.as_os_str()], said);
    }
}

/// More than a pipe holds is written, and nobody reads it.
#[test]
fn a_closed_pipe_is_a_clean_end() {
    for args in [&["completions", "zsh"][..], &["--help"], &["scenario", "--help"]] {
        let mut child = talon(args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert!(output.status.success() && output.stderr.is_empty(), "{args:?}: {output:?}");
    }
}

#[test]
fn a_full_disk_is_reported() {
    let Ok(full) = OpenOptions::new().write(true).open("/dev/full") else { return };
    let output = talon(["completions", "bash"]).stdout(full).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("cannot write"));
}
