//! The scenario runner, with a toy game.

mod toy;

use talon_core::Dice;
use talon_table::scenario::{Case, File, Flaw, Scenario, run_for};
use toy::Toy;

const FILE: &str = r#"
game = "toy"
title = "A bee makes everybody clap"
source = "toy R1"

[setup]
players = 3

[given]
to_act = 2
deck = ["elk", "cat", "fox"]
[given.seat2]
hand = ["bee", "ant"]

[[step]]
do = "draw"
illegal = ""
seat = 1

[[step]]
do = "play bee"
[step.then]
to_act = [1, 2, 3]
row = ["bee"]
options_include = [" clap "]
options_exclude = ["draw", "play fox"]

[[step]]
seat = 2
do = "play ant"
illegal = "CLAP first"

[[step]]
seat = 3
do = "clap"

[then]
to_act = 3
outcome = "ongoing"
row = [{ card = "bee", seat = 2 }]
deck = { any_order = ["fox", "elk", "cat"] }
[then.seat2]
hand = ["ant"]
claps = 0
[then.seat3]
hand = 2
claps = 1
[then.view.seat1]
deck = ["?", "?", "?"]
row = ["bee"]
[then.view.seat1.seat2]
hand = ["?"]
[then.view.seat2.seat2]
hand = ["ant"]
[then.view.seat3]
options_include = ["draw"]
[then.view.watcher.seat2]
hand = ["?"]
"#;

fn flaws(text: &str) -> Vec<(usize, String)> {
    match Scenario::read(text) {
        Ok(scenario) => {
            run_for(&Toy, &scenario).into_iter().map(|flaw| (flaw.line, flaw.to_string())).collect()
        }
        Err(flaw) => vec![(flaw.line, flaw.to_string())],
    }
}

#[test]
fn a_file_that_holds_passes() {
    assert_eq!(flaws(FILE), []);
    assert_eq!(flaws("game = \"toy\""), []);
}

/// Each line of the sample, changed, is refused or fails at that line with a reason.
#[test]
fn every_fault_is_named_with_its_line() {
    for (was, is, word) in [
        ("game = \"toy\"", "game = \"toys\"", "not a scenario of `toy`"),
        ("title = \"A", "titel = \"A", "unknown key `titel`"),
        ("source = \"toy R1\"", "source = 1", "must be a text"),
        ("players = 3", "players = 9", "must be 2 or 3"),
        ("players = 3", "player = 3", "option `player`"),
        ("to_act = 2\ndeck", "to_act = 4\ndeck", "given.to_act: no such seat"),
        ("deck = [\"elk\"", "deck = [\"elf\"", "unknown card `elf`"),
        ("deck = [\"elk\"", "deck = [1.5", "not a whole number"),
        ("hand = [\"bee\"", "hands = [\"bee\"", "given.seat2.hands: unknown key"),
        ("do = \"draw\"", "dew = \"draw\"", "unknown key `step.dew`"),
        ("seat = 1\n", "seat = 9\n", "seat number"),
        ("seat = 1\n", "seat = 4\n", "no seat4"),
        ("seat = 1\n", "seat = 2\n", ""),
        ("do = \"play bee\"", "do = \"play elk\"", "is refused: elk is not in your hand"),
        ("to_act = [1, 2, 3]", "to_act = [1, 2]", "expected [1, 2], found [1, 2, 3]"),
        ("to_act = [1, 2, 3]", "to_act = [1, 2, 2]", "twice"),
        ("to_act = [1, 2, 3]", "to_act = [1, 2, 8]", "no seat8"),
        ("row = [\"bee\"]\noptions", "row = [\"ant\"]\noptions", "step.then.row"),
        ("[\" clap \"]", "[\"draw\"]", "is in `options_include` and"),
        ("[\" clap \"]", "[\"flap\"]", "cannot read"),
        ("[\"draw\", \"play fox\"]", "[\"draw\", \"clap\"]", "may be played"),
        ("[\"draw\", \"play fox\"]", "[\"draw\", \"draw\"]", "is twice"),
        ("\"CLAP first\"", "\"gems\"", "not with `gems`"),
        ("outcome = \"ongoing\"", "outcome = \"win seat3\"", "expected `win seat3`, found `ongoing`"),
        ("outcome = \"ongoing\"", "outcome = \"seat3 wins\"", "is no outcome"),
        ("row = [{ card = \"bee\", seat = 2 }]", "row = [{ card = \"bee\", seat = 3 }]", "then.row"),
        ("deck = { any_order", "deck = { any_oder", "then.deck"),
        ("claps = 0", "claps = 1", "then.seat2.claps: expected 1, found 0"),
        ("claps = 0", "clap = 0", "unknown key `then.seat2.clap`"),
        ("hand = 2", "hand = 3", "then.seat3.hand"),
        ("deck = [\"?\", \"?\", \"?\"]", "deck = [\"?\", \"?\", \"elk\"]", "then.view.seat1.deck"),
        ("[then.view.watcher.seat2]", "[then.view.judge.seat2]", "unknown key `then.view.judge`"),
        ("[then.view.watcher.seat2]", "[then.view.seat4.seat2]", "no seat4"),
        ("claps = 1\n", "claps = 1\nclaps = 1\n", "duplicate"),
    ] {
        assert!(FILE.contains(was), "{was}");
        let text = FILE.replacen(was, is, 1);
        let line = text[..text.find(is).unwrap()].lines().count();
        let flaws = flaws(&text);
        let (found, reason) = flaws.first().unwrap_or_else(|| panic!("{is} passed"));
        assert!(found.abs_diff(line) <= 3 && reason.contains(word), "{line} {is}: {flaws:?}");
    }
}

#[test]
fn a_fault_is_reported_with_its_exact_line() {
    for (text, line) in [
        ("game = \"toy\"\n[given]\nseat1 = { hand = [\"ant\"] }\n[given.seat2]\nhand = [\n \"emu\"]", 5),
        ("game = \"toy\"\n[then]\n\nx = 1", 4),
        ("game = \"toy\"\n[[step]]\n\ndo = \"fly\"", 4),
        ("game = \"toy\"\n[[step]]\n[[step]]\ndo = \"fly\"", 2),
        ("title = \"no game\"", 1),
        ("game = \"toy\"\n\nstep = 3", 3),
        ("game = \"toy\"\n\n[given]\n[given.seat1]\nhand = [\"ant\", \"ant\", \"ant\"]", 3),
    ] {
        assert_eq!(flaws(text).first().map(|flaw| flaw.0), Some(line), "{text}");
    }
}

const CASES: &str = r#"
game = "toy"
title = "Bees"

[setup]
players = 3

[given]
to_act = 2
deck = ["elk", "cat", "fox"]
[given.seat1]
hand = ["dog"]
[given.seat2]
hand = ["bee", "ant"]

[[case]]
title = "A bee makes everybody clap"
[[case.step]]
do = "play bee"
[case.then]
to_act = [1, 2, 3]
deck = 3

[[case]]
title = "An ant does not"
[case.given]
deck = ["elk"]
[case.given.seat2]
hand = ["ant"]
[[case.step]]
do = "play ant"
[case.then]
to_act = 3
deck = ["elk"]
[case.then.seat1]
hand = ["dog"]

[[case]]
seed = 4
[case.setup]
players = 2
[case.then]
to_act = 2
deck = ["elk", "cat", "fox"]
"#;

/// The flaws of each case; of a file that is faulty as a whole, its one flaw.
fn flaws_by_case(text: &str) -> Vec<Vec<(usize, String)>> {
    let told = |flaw: Flaw| (flaw.line, flaw.to_string());
    match File::read(text) {
        Err(flaw) => vec![vec![told(flaw)]],
        Ok(file) => {
            let run = |case: Case| case.scenario.map_or_else(|flaw| vec![flaw], |one| run_for(&Toy, &one));
            file.cases.into_iter().map(|case| run(case).into_iter().map(told).collect()).collect()
        }
    }
}

#[test]
fn each_case_has_a_fresh_table_with_what_the_file_gives_under_its_own() {
    assert_eq!(flaws_by_case(CASES), vec![vec![]; 3]);
}

#[test]
fn a_case_has_the_title_of_the_file_unless_it_has_its_own() {
    let file = File::read(CASES).unwrap();
    let names: Vec<_> = file.cases.iter().map(|case| (case.number, case.title.as_str())).collect();
    assert_eq!(
        names,
        [(Some(1), "A bee makes everybody clap"), (Some(2), "An ant does not"), (Some(3), "Bees")]
    );
    assert_eq!(File::read("game = \"toy\"").unwrap().cases[0].number, None);
}

#[test]
fn a_fault_in_one_case_leaves_the_others_alone() {
    for (was, is, line, word) in [
        ("to_act = 3", "to_act = 1", 33, "expected [1], found [3]"),
        ("do = \"play ant\"", "do = \"play elk\"", 31, "elk is not in your hand"),
        ("deck = [\"elk\"]\n[case.given", "deck = [\"elf\"]\n[case.given", 27, "unknown card `elf`"),
        ("title = \"An ant", "titel = \"An ant", 25, "unknown key `case.titel`"),
        ("title = \"An ant does not\"", "game = \"toy\"", 25, "unknown key `case.game`"),
        ("title = \"An ant does not\"", "title = 3", 25, "must be a text"),
    ] {
        assert!(CASES.contains(was), "{was}");
        let flaws = flaws_by_case(&CASES.replacen(was, is, 1));
        assert_eq!((flaws.len(), flaws[0].len(), flaws[2].len()), (3, 0, 0), "{is}: {flaws:?}");
        let (found, reason) = &flaws[1][0];
        assert!(*found == line && reason.contains(word), "{line} {is}: {flaws:?}");
    }
}

#[test]
fn a_fault_in_what_all_cases_share_is_found_in_each_of_them() {
    let flaws = flaws_by_case(&CASES.replace("hand = [\"dog\"]\n[given", "hand = [\"dig\"]\n[given"));
    assert!(flaws.iter().all(|flaws| flaws[0].0 == 12 && flaws[0].1.contains("`dig`")), "{flaws:?}");
}

#[test]
fn what_is_played_is_either_in_the_file_or_in_its_cases() {
    for (text, line, word) in [
        ("game = \"toy\"\n[[case]]\n[then]\nto_act = 1", 2, "each case has its own"),
        ("game = \"toy\"\n[[step]]\ndo = \"draw\"\n[[case]]", 4, "each case has its own"),
        ("game = \"toy\"\ncase = []", 2, "at least one"),
        ("game = \"toy\"\n[case]", 2, "[[case]]"),
    ] {
        let flaws = flaws_by_case(text);
        assert!(
            flaws.len() == 1 && flaws[0][0].0 == line && flaws[0][0].1.contains(word),
            "{text}: {flaws:?}"
        );
    }
}

#[test]
fn one_case_of_several_is_picked_by_its_number() {
    let pick = |number| File::read(CASES).unwrap().into_scenario(number);
    assert_eq!(pick(Some(2)).unwrap().title, "An ant does not");
    for number in [None, Some(0), Some(4)] {
        assert!(pick(number).unwrap_err().to_string().contains("3 cases"));
    }
}

#[test]
fn without_a_seat_the_lowest_that_may_moves() {
    let text = "game = \"toy\"\n[given]\ndeck = []\n[given.seat1]\nhand = [\"bee\"]\n[[step]]\ndo = \"play bee\"\n\
                [[step]]\ndo = \"clap\"\n[then.seat1]\nclaps = 1\n";
    assert_eq!(flaws(text), []);
}

#[test]
fn a_move_after_the_end_is_refused() {
    let text = "game = \"toy\"\n[given]\ndeck = []\n[given.seat1]\nhand = []\n[[step]]\ndo = \"draw\"\n\
                illegal = \"over\"\n[then]\nto_act = []\noutcome = \"win seat2 seat1\"\n";
    assert_eq!(flaws(text), []);
}

/// Files cut, doubled and scrambled in many ways are answered, never a panic.
#[test]
fn no_file_makes_it_panic() {
    let mut dice = Dice::new(20);
    let words = [
        "[", "]", "[[case]]", "=", "\"", "\n", "seat1", "[[step]]", "{", "}", ".", "9", "-", "then", "do",
        "\u{0}", "ž",
    ];
    for round in 0..4000 {
        let mut bytes = [FILE, CASES][round % 2].as_bytes().to_vec();
        for _ in 0..=dice.below(4) {
            let at = dice.below(bytes.len() as u32) as usize;
            match dice.below(4) {
                0 => bytes.truncate(at.max(1)),
                1 => drop(bytes.remove(at)),
                2 => bytes[at] = dice.below(256) as u8,
                _ => {
                    let word = words[dice.below(words.len() as u32) as usize];
                    bytes.splice(at..at, word.bytes());
                }
            }
            if bytes.is_empty() {
                bytes.push(b' ');
            }
        }
        flaws_by_case(&String::from_utf8_lossy(&bytes));
    }
}

#[test]
fn deep_and_huge_files_are_refused() {
    for text in [
        format!("game = {}", "[".repeat(300_000)),
        format!("a{} = 1", ".a".repeat(300_000)),
        format!("[a{}]", ".a".repeat(300_000)),
        format!("a = {}", "{ a = ".repeat(100_000)),
        format!("seed = {}", "9".repeat(100_000)),
        "#".repeat(2_000_000),
    ] {
        assert_eq!(flaws(&text).len(), 1, "{}", &text[..20]);
    }
}
