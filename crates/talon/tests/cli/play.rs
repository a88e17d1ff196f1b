//! `talon play`, through pipes.

use std::io::Write as _;
use std::process::Stdio;

use unicode_width::UnicodeWidthStr as _;

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
    assert!(text.contains("The game is over. Winner: seat"), "{text}");
    assert!(text.lines().all(|line| line.width() <= 80), "{text}");
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
        "Type a move, or help",
        "numbered from 1 to",
        "“dance” is no move here",
        "Nothing to take back",
        "Say which move",
        "I would play",
        "Saved to",
        "Not saved to",
        "left unfinished after 1 move.",
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

/// The heading of the own seat, and a label of each game.
const SHOWN: [(&str, &str, [&str; 3]); 4] = [
    ("en", "Seat 1 (you)", ["Hand: ", "Mastery: ", "Gravehold: "]),
    ("cs", "Hráč 1 (ty)", ["Ruka: ", "Mistrovství: ", "Útočiště: "]),
    ("pl", "Gracz 1 (ty)", ["Ręka: ", "Biegłość: ", "Gravehold: "]),
    ("uk", "Гравець 1 (ви)", ["Рука: ", "Опанування: ", "Грейвголд: "]),
];

#[test]
fn every_game_is_shown_in_every_language_within_80_columns() {
    for (lang, title, labels) in SHOWN {
        for (game, label) in ["realms", "shards", "aeons"].into_iter().zip(labels) {
            let seats = if game == "realms" { "human,bot:greedy,bot:greedy" } else { "human,bot:greedy" };
            let text = typed(
                &["play", game, "--seats", seats, "--seed", "2", "--lang", lang],
                "help\ntable\n1\n1\n1\nlog\nquit\n",
            );
            assert!(text.contains(title) && text.contains(label), "{game}, {lang}: {text}");
            assert!(text.lines().all(|line| line.width() <= 80), "{text}");
            for key in ["cli-", "realms-", "shards-", "aeons-", "resource-", "{$"] {
                assert!(!text.contains(key), "{game}, {lang}: words are missing in {text}");
            }
        }
    }
}

#[test]
fn the_environment_chooses_the_language_and_the_option_overrules_it() {
    let said = |args: &[&str]| {
        let output = talon(REALMS.iter().chain(args)).env("LC_ALL", "pl_PL.UTF-8").output().expect("it runs");
        String::from_utf8(output.stdout).expect("it speaks UTF-8")
    };
    assert!(said(&[]).contains("Gra przerwana po 0 ruchach."));
    assert!(said(&["--lang", "uk"]).contains("Гру перервано після 0 ходів."));
}

#[test]
fn a_bad_option_is_refused_in_the_language() {
    refused(["play", "realms", "--lang", "cs", "--players", "9"], "celé číslo od 3 do 6");
    refused(["play", "realms", "--lang", "pl", "--option", "kolor=2"], "nie ma opcji `kolor`");
    refused(
        ["play", "realms", "--lang", "uk", "--seats", "human,human,human", "--players", "4"],
        "названо місць: 3",
    );
}

#[test]
fn who_cannot_sit_there_is_refused() {
    refused(["play", "chess"], "realms");
    refused(["play", "realms", "--seats", "human,robot"], "bot:expert");
    refused(["play", "realms", "--seats", "human,bot:genius,human"], "random, greedy, expert");
    refused(["play", "realms", "--seats", "human,human"], "players");
    refused(["play", "realms", "--players", "4", "--seats", "human,human,human"], "3 seats are named");
}

#[test]
fn advice_is_found_for_a_saved_game() {
    for game in ["shards", "aeons"] {
        let path =
            std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("advised-{game}.record"));
        let _ = std::fs::remove_file(&path);
        typed(&["play", game, "--seed", "4"], &format!("save {}\nquit\n", path.display()));
        let answer = crate::program::run(["advise", game, path.to_str().expect("a plain path"), "--json"]);
        let json: serde_json::Value = serde_json::from_str(&answer.out).expect("JSON and nothing else");
        let moves = json["moves"].as_array().expect("moves");
        let share: f64 = moves.iter().filter_map(|found| found["share"].as_f64()).sum();
        assert!(moves.len() > 1 && (share - 1.0).abs() < 1e-3, "{json}");
        assert_eq!(json["line"][0], serde_json::json!({ "seat": 1, "move": moves[0]["move"] }), "{json}");
        let told = crate::program::run(["advise", game, path.to_str().expect("a plain path")]);
        assert!(json["line"].as_array().is_some_and(|line| line.len() > 1), "nothing follows: {json}");
        assert!(told.out.contains("What I expect: seat 1: "), "{}", told.out);
    }
}
