//! The Fantasy Realms commands: score, best, advise.

use std::fs;
use std::io::Write;
use std::process::{Output, Stdio};
use std::thread;

use serde_json::Value;

use crate::program::{file, refused, run, talon};

const C1: &str = "mountain wildfire smoke great_flood whirlwind mirage air_elemental";

/// Runs `talon score realms` with this on its standard input.
fn score(args: &[&str], input: impl Into<Vec<u8>>) -> Output {
    let mut command = talon(["score", "realms"].iter().chain(args));
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("starts");
    let mut stdin = child.stdin.take().expect("piped");
    let input = input.into();
    // A program that stops reading early closes the pipe: that is its right.
    let writer = thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("ends");
    writer.join().expect("the writer does not panic");
    output
}

fn answers(output: &Output) -> Vec<Value> {
    let text = String::from_utf8(output.stdout.clone()).expect("UTF-8");
    text.lines().map(|line| serde_json::from_str(line).expect("each line is JSON")).collect()
}

fn json_hand(ids: &str) -> String {
    format!("{{\"hand\":{:?}}}", ids.split(' ').collect::<Vec<_>>())
}

#[test]
fn a_sheet_adds_up_and_names_its_choice() {
    let output = score(&["--jsonl"], json_hand(C1));
    let sheet = &answers(&output)[0];
    assert_eq!(
        (sheet["score"].as_i64(), sheet["choices"]["mirage"].as_str()),
        (Some(260), Some("rainstorm"))
    );
    let cards = sheet["cards"].as_array().expect("a list");
    let points = |card: &Value| {
        ["base", "bonus", "penalty"].map(|key| card[key].as_i64().expect("a number")).iter().sum::<i64>()
    };
    assert_eq!(cards.iter().map(points).sum::<i64>(), 260);
    let flood = cards.iter().find(|card| card["id"] == "great_flood").expect("in the hand");
    assert_eq!(flood["cleared_by"][0], "mountain");
    let mirage = cards.iter().find(|card| card["id"] == "mirage").expect("in the hand");
    assert_eq!((&mirage["as"]["name"], &mirage["as"]["suit"]), (&"rainstorm".into(), &"weather".into()));
    assert!(sheet["next_best"]["mirage"]["score"].as_i64().expect("a number") < 260);
}

#[test]
fn the_necromancer_fetches_what_is_best() {
    let line = r#"{"hand":["book_of_changes","bell_tower","candle","necromancer","sword_of_keth","shield_of_keth","gem_of_order"],"discard":["king","warhorse"]}"#;
    let sheet = &answers(&score(&["--jsonl"], line))[0];
    assert_eq!(
        (sheet["score"].as_i64(), sheet["choices"]["necromancer"].as_str()),
        (Some(397), Some("warhorse"))
    );
}

#[test]
fn bad_lines_are_answered_and_the_next_one_is_scored() {
    let mut input: Vec<u8> = Vec::new();
    let necromancer = "necromancer king queen knights rangers forest candle swamp";
    for line in [
        json_hand(&C1.replace("mirage", "mirrage")),
        json_hand(&C1.replace("mirage", "smoke")),
        json_hand("king queen"),
        json_hand(&format!("{C1} king")),
        r#"{"hand":["king"],"hands":[]}"#.to_string(),
        "{\"hand\":".to_string(),
        format!("{},\"discard\":[\"dragon\"]}}", json_hand(necromancer).trim_end_matches('}')),
        format!("{},\"discard\":[\"swamp\"]}}", json_hand(necromancer).trim_end_matches('}')),
    ] {
        input.extend(line.bytes().chain([b'\n']));
    }
    input.extend([0xff, 0xfe, b'\n']);
    input.extend(vec![b'['; 100_000]);
    input.extend(b"\n");
    input.extend(json_hand(C1).bytes());
    let output = score(&["--jsonl"], input);
    let answers = answers(&output);
    let words = [
        "did you mean mirage",
        "twice",
        "7 cards",
        "necromancer",
        "unknown field",
        "EOF",
        "none of them was in the discard area",
        "must be an army",
        "UTF-8",
        "longer",
    ];
    for (answer, word) in answers.iter().zip(words) {
        let error = answer["error"].as_str().unwrap_or_else(|| panic!("no error with `{word}`: {answer}"));
        assert!(error.contains(word), "`{error}` does not say `{word}`");
    }
    assert_eq!((answers.len(), answers[10]["score"].as_i64()), (11, Some(260)));
    assert_eq!((output.status.code(), output.stderr.len()), (Some(0), 0));
}

#[test]
fn a_line_of_a_hundred_megabytes_is_one_bad_line() {
    let mut input = vec![b'x'; 100 << 20];
    input.push(b'\n');
    input.extend(json_hand(C1).bytes());
    let answers = answers(&score(&["--jsonl"], input));
    assert!(answers[0]["error"].as_str().expect("an error").contains("longer"));
    assert_eq!(answers[1]["score"], 260);
}

#[test]
fn a_sheet_for_people_is_a_table() {
    let output = score(&[], C1);
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    assert!(
        text.contains("Great Flood") && text.contains("cleared by Mountain") && text.contains("260"),
        "{text}"
    );
    let bad = score(&[], "king queen");
    assert_eq!((bad.status.code(), bad.stdout.len()), (Some(2), 0));
    assert!(String::from_utf8_lossy(&bad.stderr).contains("line 1: the hand has 2 cards"));
    assert_eq!(score(&["--partial"], "king fountain_of_life").status.code(), Some(0));
}

#[test]
fn advice_ranks_every_move_of_the_seat() {
    let path = file(
        "advise.toml",
        "game = \"realms\"\ntitle = \"t\"\nsource = \"s\"\n[given]\nto_act = 2\ndiscard = [\"rainstorm\"]\n\
         [given.seat2]\nhand = [\"mountain\", \"wildfire\", \"smoke\", \"great_flood\", \"whirlwind\", \"king\", \"air_elemental\"]\n",
    );
    let path = path.to_str().expect("UTF-8");
    let answer = run(["advise", "realms", path, "--json"]);
    let json: Value = serde_json::from_str(&answer.out).unwrap_or_else(|_| panic!("{answer:?}"));
    let moves = json["moves"].as_array().expect("a list");
    assert_eq!((json["seat"].as_i64(), moves.len()), (Some(2), 2));
    let values: Vec<f64> = moves.iter().map(|advice| advice["value"].as_f64().expect("a number")).collect();
    assert!(values[0] > values[1], "{values:?}");
    assert!(run(["advise", "realms", path]).out.contains("draw"));
    refused(["advise", "realms", "/no/such/file"], "there is no such file");
    refused(["advise", "realms", file("no.toml", "game = 3").to_str().expect("UTF-8")], "no.toml:1");
}

#[test]
fn a_census_is_stopped_and_goes_on_where_it_was() {
    let path = file("census.json", "");
    fs::remove_file(&path).expect("it was just made");
    let name = path.to_str().expect("UTF-8");
    let hands_after_interrupt = || {
        let mut child = talon(["best", "realms", "--all", "--json", "--threads", "1", "--resume", name])
            .stdout(Stdio::piped())
            .spawn()
            .expect("starts");
        // The program listens before it works; a stop that comes sooner ends it with nothing done, and that is fine.
        wait_for(|| {
            fs::read_to_string(format!("/proc/{}/status", child.id()))
                .is_ok_and(|status| catches_interrupt(&status))
        });
        let kill = std::process::Command::new("kill").args(["-INT", &child.id().to_string()]).status();
        assert!(kill.expect("kill is there").success());
        let mut text = String::new();
        std::io::Read::read_to_string(&mut child.stdout.take().expect("piped"), &mut text).expect("UTF-8");
        assert!(child.wait().expect("ends").success());
        let json: Value = serde_json::from_str(&text).expect("JSON");
        assert_eq!(json["complete"], false);
        json["hands"].as_u64().expect("a number")
    };
    let first = hands_after_interrupt();
    let second = hands_after_interrupt();
    assert!(second >= first, "{first} hands were done, {second} after going on");
    fs::write(&path, "{}").expect("writable");
    refused(["best", "realms", "--all", "--resume", name], "not a progress file");
}

/// Does the process have a handler for SIGINT (bit 2 of the mask of caught signals)?
fn catches_interrupt(status: &str) -> bool {
    let mask = status.lines().find_map(|line| line.strip_prefix("SigCgt:")).unwrap_or("0").trim();
    u64::from_str_radix(mask, 16).is_ok_and(|mask| mask & 0b10 != 0)
}

fn wait_for(mut condition: impl FnMut() -> bool) {
    while !condition() {
        thread::yield_now();
    }
}

#[test]
fn best_takes_no_other_game() {
    refused(["best", "shards"], "realms");
    refused(["score", "aeons"], "realms");
    refused(["best", "realms", "--resume", "x"], "--all");
}

/// The same hand by ids, and by names in four languages, with and without diacritics.
#[test]
fn a_hand_is_named_in_any_language() {
    let one = score(&[], "mountain, smoke, king, queen, unicorn, candle, forest").stdout;
    for hand in [
        "Mountain, Smoke, King, Queen, Unicorn, Candle, Forest",
        "hora, kour, král, Královna, jednorožec, svíčka, les",
        "mountain smoke king queen unicorn candle forest",
        "góra; dym; król; królowa; jednorożec; świeca; las",
        "гора, дим, король, королева, єдиноріг, свічка, ліс",
    ] {
        let answer = score(&[], hand);
        assert_eq!(answer.status.code(), Some(0), "{hand}: {}", String::from_utf8_lossy(&answer.stderr));
        assert_eq!(answer.stdout, one, "{hand}");
    }
}

/// Somebody who sends one line is answered before the input ends.
#[test]
fn every_line_is_answered_as_it_comes() {
    use std::io::{BufRead, BufReader, Write};
    for (args, hand) in [(["--jsonl"].as_slice(), json_hand(C1)), (&[], C1.to_string())] {
        let mut command = talon(["score", "realms"].iter().chain(args));
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let mut input = child.stdin.take().unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        for _ in 0..3 {
            writeln!(input, "{}", hand.trim_end()).unwrap();
            let mut line = String::new();
            output.read_line(&mut line).unwrap();
            assert!(!line.is_empty(), "an answer came while the input is open");
            if args.is_empty() {
                // The table of a sheet ends with an empty line.
                while !line.trim().is_empty() {
                    line.clear();
                    output.read_line(&mut line).unwrap();
                }
            }
        }
        drop(input);
        assert!(child.wait().unwrap().success());
    }
}
