//! Cards of one's own: `--cards`, `talon cards check`, `talon smith`.

use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::program::{refused, run};

/// The expansion of the examples.
fn tides() -> String {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/cards/tides").display().to_string()
}

/// A folder with one file of cards.
fn folder(name: &str, game: &str, file: &str, text: &str) -> PathBuf {
    let dir = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(dir.join(game)).expect("the folder for test files can be written");
    std::fs::write(dir.join(game).join(file), text).expect("the folder for test files can be written");
    dir
}

#[test]
fn an_expansion_is_checked_and_shown_in_every_language() {
    let answer = run(["cards", "check", &tides()]);
    assert_eq!(answer.code, Some(0), "{answer:?}");
    for id in ["tide_lord", "sunken_bell", "brine_oracle", "coral_bastion", "tidal_pearl", "undertow"] {
        assert!(answer.out.contains(id), "{id}: {}", answer.out);
    }
    for (lang, name) in [("en", "Tide Lord"), ("cs", "Pán přílivu"), ("uk", "Володар припливу")]
    {
        let answer = run(["cards", "realms", "tide_lord", "--lang", lang, "--cards", &tides()]);
        assert!(answer.out.contains(name), "{answer:?}");
    }
    assert_eq!(run(["cards", "realms", "tide_lord"]).code, Some(2), "the printed box has no such card");
}

#[test]
fn own_cards_are_scored_and_can_replace_printed_ones() {
    let hand = "tide_lord great_flood swamp island fountain_of_life water_elemental candle";
    let score = |args: &[&str]| {
        let mut command = crate::program::talon(args);
        let mut child = command
            .stdin(std::process::Stdio::piped())
            .stdout(std::process::Stdio::piped())
            .spawn()
            .expect("the program was built and starts");
        let stdin = child.stdin.take().expect("it was asked for");
        std::io::Write::write_all(&mut { stdin }, hand.as_bytes()).expect("it reads");
        String::from_utf8(child.wait_with_output().expect("it ends").stdout).expect("it speaks UTF-8")
    };
    let sheet = score(&["score", "realms", "--cards", &tides()]);
    let line = sheet.lines().find(|line| line.starts_with("Tide Lord")).expect("a line for each card");
    // Six, and eight for each of five floods.
    assert!(line.split_whitespace().eq(["Tide", "Lord", "6", "40", "0", "46"]), "{sheet}");

    let dir = folder("own-king", "realms", "cards.ron", r#"[(id: "king", suit: Leader, base: 30)]"#);
    let dir = dir.display().to_string();
    let cards: Value =
        serde_json::from_str(&run(["cards", "realms", "--json", "--cards", &dir]).out).unwrap();
    let cards = cards["cards"].as_array().unwrap();
    let king = cards.iter().find(|card| card["id"] == "king").unwrap();
    assert_eq!((cards.len(), &king["strength"]), (53, &Value::from(30)));
}

#[test]
fn records_say_with_which_cards_they_were_played() {
    let games = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("own-records");
    let _ = std::fs::remove_dir_all(&games);
    let out = games.display().to_string();
    for game in talon_table::games::NAMES {
        let plan =
            ["simulate", game, "--games", "3", "--bots", "greedy", "--records", &out, "--cards", &tides()];
        assert_eq!(run(plan).code, Some(0));
        let record = std::fs::read_dir(&games).unwrap().next().unwrap().unwrap().path();
        let text = std::fs::read_to_string(&record).unwrap();
        assert!(text.lines().nth(1).is_some_and(|header| header.contains("cards = \"tides@")), "{text}");
        let record = record.display().to_string();
        assert_eq!(run(["record", "verify", &record, "--cards", &tides()]).code, Some(0));
        refused(["record", "verify", &record], "tides@");
        std::fs::remove_dir_all(&games).unwrap();
    }
}

#[test]
fn mistakes_are_told_with_their_place_and_what_would_be_right() {
    let of = |name: &str, game: &str, file: &str, text: &str, word: &str| {
        let dir = folder(name, game, file, text).display().to_string();
        refused(["cards", "check", &dir], word);
    };
    let unknown = "[\n(id: \"x\", suit: Land, base: 3, bonus: [Add(n: 5, per: [Card(\"kign\")])]),\n]";
    of(
        "own-unknown",
        "realms",
        "cards.ron",
        unknown,
        "cards.ron:2: x: there is no card `kign`; the nearest are king",
    );
    of(
        "own-verb",
        "shards",
        "cards.ron",
        "[\n(id: \"x\", kind: Ally, copies: 1, play: [Gian(1, Gem)])]",
        "cards.ron:2: ",
    );
    of("own-file", "aeons", "cards.ron", "[]", "market.ron");
    of(
        "own-pile",
        "aeons",
        "market.ron",
        "[(id: \"x\", class: Gem, cost: 2, pile: 9, play: [Aether(2)])]",
        "at most 7",
    );
    let many = "(id: \"x\", faction: Order, kind: Ally, cost: 1, copies: 99, play: [Gain(1, Gem)])";
    of("own-many", "shards", "cards.ron", &format!("[{many}]"), "room for 136");
    refused(["cards", "check", "no-such-folder"], "realms, shards, aeons");
    refused(["best", "realms", "--cards", &tides()], "--cards");
}

#[test]
fn a_card_is_played_at_several_prices() {
    let ask = ["smith", &tides(), "brine_oracle", "--games", "40", "--around", "1", "--json"];
    let json: Value = serde_json::from_str(&run(ask).out).unwrap();
    let prices: Vec<i64> =
        json["prices"].as_array().unwrap().iter().map(|one| one["price"].as_i64().unwrap()).collect();
    assert_eq!(prices, [2, 3, 4]);
    assert!(json["prices"][0]["card"]["seats"].as_u64() > Some(0), "{json}");
    refused(["smith", &tides(), "brine_oracel"], "brine_oracle");
}
