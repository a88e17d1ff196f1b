//! `talon record`, with records of real games.

use std::ffi::OsStr;
use std::path::Path;

use talon_core::Options;
use talon_table::games;
use talon_table::playout::Luck;

use crate::program::{Answer, file, refused, run};

/// The record of a random game of the real rules.
pub(crate) fn record(name: &str, seed: u64) -> String {
    let mut table = games::named(name).unwrap().table(&Options::new(), seed).unwrap();
    let mut luck = Luck::of(seed, 0);
    while let Some(seat) = table.to_act().lowest() {
        let choices = table.choices(seat);
        let text = &choices[luck.below(choices.len())];
        table.play(seat, text, talon_core::Viewer::Watcher).unwrap();
    }
    table.record().to_string()
}

fn on(command: &str, path: &Path) -> Answer {
    run([OsStr::new("record"), command.as_ref(), path.as_os_str()])
}

#[test]
fn a_whole_record_of_every_game_is_verified_and_shown() {
    for name in games::NAMES {
        let text = record(name, 3);
        let path = file(&format!("{name}.record"), &text);
        let verified = on("verify", &path);
        // Random players lose to the nemesis together, so the last ending is theirs.
        let ended = ["moves. Winner", "moves. Team", "moves. The players"]
            .iter()
            .any(|end| verified.out.contains(end));
        assert!(verified.code == Some(0) && ended, "{verified:?}");
        let shown = on("show", &path);
        let moves = text.lines().count() - 3;
        assert_eq!((shown.code, shown.out.lines().count()), (Some(0), moves + 2));
    }
}

#[test]
fn an_edited_record_is_refused_with_its_line() {
    let text = record("realms", 5);
    let lines: Vec<&str> = text.lines().collect();
    let header = lines[1];
    let last = lines.len();
    let with = |number: usize, line: &str| {
        let mut lines: Vec<&str> = lines.clone();
        lines[number - 1] = line;
        lines.join("\n")
    };
    for (number, (text, line, said)) in [
        (with(2, &header.replace("rules = 2", "rules = 99")), 2, "version 99"),
        (with(2, &header.replace("players = 3", "players = 33")), 2, "players"),
        (with(2, &header.replace("realms", "chess")), 2, "unknown game `chess`"),
        (with(3, "2 draw"), 3, "not the turn of seat2"),
        (with(3, "1 fly"), 3, "fly"),
        (with(last, "= ongoing @0000000000000000"), last, "ongoing"),
        (lines[..last - 1].join("\n"), last, "breaks off"),
        (lines[..last - 3].join("\n"), last - 2, "breaks off"),
        (with(2, &header.replace("seed = 5", "seed = 6")), 3, ""),
    ]
    .into_iter()
    .enumerate()
    {
        let path = file(&format!("edited{number}.record"), text);
        let place = format!("{}:{line}: ", path.display());
        let answer = on("verify", &path);
        // With other dice the first move that cannot be made is somewhere further down.
        let named = answer.err.contains(&place) || said.is_empty() && answer.err.contains("is refused");
        let refused = answer.code == Some(2) && answer.out.is_empty() && answer.err.lines().count() == 1;
        assert!(refused && named && answer.err.contains(said), "{place}{said}: {answer:?}");
    }
}

/// A move that is legal and leads elsewhere is found by the digests.
#[test]
fn a_swapped_move_is_found() {
    let text = record("realms", 9);
    let lines: Vec<&str> = text.lines().collect();
    for number in 3..lines.len() {
        let mut edited: Vec<String> = lines.iter().map(ToString::to_string).collect();
        if !edited[number - 1].contains("draw") && !edited[number - 1].contains('@') {
            continue;
        }
        edited[number - 1] = edited[number - 1].replace("draw", "take mountain");
        if edited[number - 1] == lines[number - 1] {
            continue;
        }
        let path = file("swapped.record", edited.join("\n"));
        refused([OsStr::new("record"), "verify".as_ref(), path.as_os_str()], "swapped.record:");
    }
}

#[test]
fn several_records_are_checked_in_one_go() {
    let good = file("several_good.record", record("realms", 1));
    let bad = file("several_bad.record", "talon-record 1\n");
    let answer = run([OsStr::new("record"), "verify".as_ref(), good.as_os_str(), good.as_os_str()]);
    assert_eq!((answer.code, answer.out.lines().count()), (Some(0), 2));
    // A bad file, or one that is not there, keeps nobody from looking at the others.
    let missing = Path::new("/no/such.record");
    let files = [bad.as_os_str(), missing.as_os_str(), good.as_os_str()];
    let answer = run([OsStr::new("record"), "verify".as_ref()].into_iter().chain(files));
    assert_eq!((answer.code, answer.out.lines().count(), answer.err.lines().count()), (Some(2), 1, 2));
    assert!(
        answer.out.contains("several_good.record") && answer.err.contains("several_bad.record:2"),
        "{answer:?}"
    );
    assert!(answer.err.contains("/no/such.record"), "{answer:?}");
}

#[test]
fn a_record_is_shown_to_programs_too() {
    for name in games::NAMES {
        let text = record(name, 4);
        let path = file(&format!("{name}-json.record"), &text);
        let answer = run([OsStr::new("record"), "show".as_ref(), path.as_os_str(), "--json".as_ref()]);
        let told: serde_json::Value = serde_json::from_str(&answer.out).unwrap();
        let moves = told["moves"].as_array().unwrap();
        assert_eq!((answer.code, moves.len()), (Some(0), text.lines().count() - 3), "{name}");
        assert_eq!((&told["game"], &told["seed"]), (&(*name).into(), &4.into()));
        let third = text.lines().nth(2).unwrap();
        assert_eq!(third, format!("{} {}", moves[0]["seat"], moves[0]["move"].as_str().unwrap()));
        assert!(told["position"].is_object() && told["outcome"].is_string(), "{name}");
    }
}
