//! `talon play`, through pipes and through a real pseudo-terminal.

use std::io::Write as _;
use std::process::{Command, Stdio};

use crate::program::{refused, talon};

/// What it prints when this is typed; it must end well.
fn typed(args: &[&str], input: &str) -> String {
    let mut child = talon(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program was built and starts");
    // It may leave before everything is read.
    let _ = child.stdin.take().expect("its input is a pipe").write_all(input.as_bytes());
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success(), "{output:?}");
    assert!(output.stderr.is_empty(), "{output:?}");
    String::from_utf8(output.stdout).expect("it speaks UTF-8")
}

const REALMS: [&str; 6] = ["play", "realms", "--seats", "human,bot:greedy,bot:random", "--seed", "5"];

#[test]
fn the_end_of_the_input_ends_it() {
    let text = typed(&REALMS, "");
    assert!(text.contains("Seat 1 (you)") && text.contains("left unfinished after 0 moves"), "{text}");
}

#[test]
fn a_game_is_played_to_its_end_by_numbers() {
    let text = typed(&REALMS, &"1\n".repeat(400));
    assert!(text.contains("The game is over: win seat"), "{text}");
    assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
}

#[test]
fn words_that_are_no_moves_are_answered() {
    let path = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("played.record");
    let _ = std::fs::remove_file(&path);
    let save = format!("save {}", path.display());
    let words =
        ["help", "log", "", "dance", "99", "take nothing", "undo", "why", "why 1", "hint", "draw", "undo"];
    let text = typed(&REALMS, &format!("{}\n{save}\n{save}\nquit\n", words.join("\n")));
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    for said in [
        "save FILE",
        "Nothing has happened yet",
        "Type a move or help",
        "numbered from 1 to",
        "cannot read the move `dance`",
        "Nothing to take back",
        "Say which move",
        "I would play",
        "Saved to",
        "Not saved to",
        "left unfinished after 1 moves",
    ] {
        assert!(text.contains(said), "`{said}` is missing in:\n{text}");
    }
    let verified = crate::program::run(["record", "verify", path.to_str().expect("a plain path")]);
    assert_eq!(verified.code, Some(0), "{verified:?}");
}

#[test]
fn a_move_that_reveals_nothing_is_taken_back() {
    let text = typed(
        &["play", "shards", "--seats", "human,bot:greedy", "--seed", "3"],
        "play crystal\nfocus\nundo\nquit\n",
    );
    assert!(text.contains("Taken back."), "{text}");
}

#[test]
fn people_hand_over_to_each_other() {
    let text = typed(&["play", "realms", "--seats", "human,human,bot:random"], "\ndraw\n1\n\nquit\n");
    assert_eq!(text.matches("Hand over to").count(), 2, "{text}");
}

#[test]
fn every_game_is_shown() {
    for (game, word) in [("realms", "hand"), ("shards", "mastery"), ("aeons", "gravehold")] {
        let text = typed(&["play", game, "--seed", "2"], "quit\n");
        assert!(text.contains(word), "{game}: {text}");
        assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
    }
}

#[test]
fn who_cannot_sit_there_is_refused() {
    refused(["play", "chess"], "realms");
    refused(["play", "realms", "--seats", "human,robot"], "bot:expert");
    refused(["play", "realms", "--seats", "human,bot:genius,human"], "random, greedy, expert");
    refused(["play", "realms", "--seats", "human,human"], "players");
    refused(["play", "realms", "--players", "4", "--seats", "human,human,human"], "3 seats are named");
}

/// `script` runs it on a pseudo-terminal of its own; where there is no `script` there is nothing to be shown.
#[test]
fn it_works_on_a_terminal() {
    let program = env!("CARGO_BIN_EXE_talon");
    let command = format!("{program} play realms --seats human,bot:greedy,bot:greedy --seed 5");
    let spawned = Command::new("script")
        .args(["-qec", &command, "/dev/null"])
        .env("TERM", "dumb")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn();
    let Ok(mut child) = spawned else { return };
    child.stdin.take().expect("its input is a pipe").write_all(b"help\ndraw\n1\nquit\n").expect("it listens");
    let output = child.wait_with_output().expect("it ends");
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success() && text.contains("seat 1> "), "{text}");
    assert!(text.contains("left unfinished") && !text.contains('\u{1b}'), "{text}");
}

#[test]
fn advice_is_found_for_a_saved_game() {
    for game in ["shards", "aeons"] {
        let path = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{game}.record"));
        let _ = std::fs::remove_file(&path);
        typed(&["play", game, "--seed", "4"], &format!("save {}\nquit\n", path.display()));
        let answer = crate::program::run(["advise", game, path.to_str().expect("a plain path"), "--json"]);
        let json: serde_json::Value = serde_json::from_str(&answer.out).expect("JSON and nothing else");
        let moves = json["moves"].as_array().expect("moves");
        let share: f64 = moves.iter().filter_map(|found| found["share"].as_f64()).sum();
        assert!(moves.len() > 1 && (share - 1.0).abs() < 1e-3, "{json}");
    }
}
