//! `talon scenario`, with files of a real game.

use std::ffi::OsStr;

use serde_json::Value;

use crate::program::{file, run};

const GOOD: &str = r#"
game = "realms"
title = "A card is taken from the discard area, and another put there"
source = "test"

[given]
discard = ["king"]
deck = ["queen", "candle", "forge"]
[given.seat1]
hand = ["mountain", "cavern", "forest", "swamp", "island", "smoke", "unicorn"]

[[step]]
do = "take queen"
illegal = "discard area"

[[step]]
do = "take king"

[[step]]
do = "discard swamp"

[then]
to_act = 2
outcome = "ongoing"
discard = ["swamp"]
options_include = ["draw", "take swamp"]
options_exclude = ["take king", "end"]
[then.seat1]
hand = ["mountain", "cavern", "forest", "king", "island", "smoke", "unicorn"]
[then.view.seat2]
deck = ["?", "?", "?"]
[then.view.seat2.seat1]
hand = ["king", "?", "?", "?", "?", "?", "?"]
"#;

#[test]
fn a_file_that_holds_passes() {
    let path = file("good.toml", GOOD);
    let answer = run([OsStr::new("scenario"), path.as_os_str()]);
    assert_eq!(
        (answer.code, answer.out.as_str(), answer.err.as_str()),
        (Some(0), "1 passed, 0 failed\n", "")
    );
}

#[test]
fn every_flaw_is_named_with_file_and_line() {
    for (was, is, line, said) in [
        ("take king", "take kang", 17, "kang"),
        (
            "hand = [\"mountain\", \"cavern\", \"forest\", \"swamp\"",
            "hand = [\"mountain\", \"mountain\"",
            10,
            "twice",
        ),
        ("deck = [\"queen\"", "deck = [\"qeen\"", 8, "qeen"),
        ("outcome = \"ongoing\"", "winner = 1", 24, "then.winner: expected 1, found []"),
        ("to_act = 2", "to_act = 3", 23, "then.to_act: expected [3], found [2]"),
        ("[given.seat1]", "[given.seat9]", 9, "unknown key"),
    ] {
        let path = file(&format!("flaw{line}.toml"), GOOD.replacen(was, is, 1));
        let answer = run([OsStr::new("scenario"), path.as_os_str()]);
        let place = format!("{}:{line}: ", path.display());
        let first = answer.out.lines().next().unwrap_or_default();
        let named = first.starts_with(&place) && first.contains(said);
        assert!(answer.code == Some(1) && named, "{is}: {answer:?}");
        assert!(answer.out.ends_with("0 passed, 1 failed\n"));
    }
}

#[test]
fn json_carries_the_same() {
    let good = file("json_good.toml", GOOD);
    let bad = file("json_bad.toml", GOOD.replace("to_act = 2", "to_act = 3"));
    let answer = run([OsStr::new("scenario"), "--json".as_ref(), good.as_os_str(), bad.as_os_str()]);
    let json: Value = serde_json::from_str(&answer.out).unwrap();
    assert_eq!((answer.code, &json["passed"], &json["failed"]), (Some(1), &1.into(), &1.into()));
    let flaw = &json["files"][1]["flaws"][0];
    assert_eq!(
        (&flaw["kind"], &flaw["key"], &flaw["line"]),
        (&"check".into(), &"then.to_act".into(), &23.into())
    );
}

const CASES: &str = r#"
game = "realms"
title = "What a turn takes"

[given]
discard = ["king"]
deck = ["queen", "candle", "forge"]
[given.seat1]
hand = ["mountain", "cavern", "forest", "swamp", "island", "smoke", "unicorn"]

[[case]]
title = "The top of the deck"
[[case.step]]
do = "draw"
[case.then]
deck = 2

[[case]]
title = "The card that lies there"
[[case.step]]
do = "take king"
[case.then]
discard = ["king"]

[[case]]
title = "Another card lies there"
[case.given]
discard = ["queen"]
deck = ["candle"]
[[case.step]]
do = "take queen"
"#;

#[test]
fn each_case_of_a_file_counts_and_a_flaw_names_its_case() {
    let path = file("cases.toml", CASES);
    let answer = run([OsStr::new("scenario"), path.as_os_str()]);
    let place = path.display();
    let flaw = format!(
        "{place}:23: case 2 (The card that lies there): then.discard: expected [\"king\"], found []\n"
    );
    assert_eq!((answer.code, answer.out), (Some(1), flaw + "2 passed, 1 failed\n"));
}

#[test]
fn json_lists_the_cases_of_a_file() {
    let path = file("json_cases.toml", CASES);
    let answer = run([OsStr::new("scenario"), "--json".as_ref(), path.as_os_str()]);
    let json: Value = serde_json::from_str(&answer.out).unwrap();
    assert_eq!((&json["passed"], &json["failed"]), (&2.into(), &1.into()));
    let file = &json["files"][0];
    assert_eq!((&file["title"], &file["passed"]), (&"What a turn takes".into(), &false.into()));
    assert_eq!((&file["cases"][1]["case"], &file["cases"][1]["passed"]), (&2.into(), &false.into()));
    assert_eq!(file["cases"][1]["flaws"], file["flaws"]);
}

#[test]
fn advice_on_a_file_of_several_cases_asks_which() {
    let path =
        file("advise_cases.toml", CASES.replacen("deck = [\"queen\", \"candle\", \"forge\"]\n", "", 1));
    let which = |more: &[&str]| {
        let words = ["advise", "realms"].into_iter().map(OsStr::new).chain([path.as_os_str()]);
        run(words.chain(more.iter().map(OsStr::new)))
    };
    let answer = which(&["--case", "2", "--json"]);
    assert!(answer.code == Some(0) && answer.out.contains("discard king"), "{answer:?}");
    for bad in [&[][..], &["--case", "0"], &["--case", "4"]] {
        let answer = which(bad);
        assert!(answer.code == Some(2) && answer.err.contains("3 cases"), "{bad:?}: {answer:?}");
    }
}
