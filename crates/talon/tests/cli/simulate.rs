//! `talon simulate`.

use serde_json::Value;

use crate::program::{refused, run};

fn json(args: &[&str]) -> Value {
    let answer = run(["simulate", "realms", "--json"].iter().chain(args));
    assert!(answer.code == Some(0) && answer.err.is_empty(), "{answer:?}");
    serde_json::from_str(&answer.out).unwrap()
}

/// Everything but the clock.
fn without_time(mut json: Value) -> Value {
    for key in ["seconds", "games_per_second", "decisions_per_second", "threads"] {
        json.as_object_mut().unwrap().remove(key);
    }
    json
}

#[test]
fn the_fields_of_the_contract_are_there() {
    let json = json(&["--games", "50", "--players", "4", "--seed", "9"]);
    for key in [
        "games",
        "seconds",
        "games_per_second",
        "decisions",
        "decisions_per_second",
        "wins",
        "draws",
        "mean_turns",
        "seed",
        "threads",
        "scores",
    ] {
        assert!(!json[key].is_null(), "{key}: {json}");
    }
    assert_eq!((&json["games"], &json["seed"], &json["unfinished"]), (&50.into(), &9.into(), &0.into()));
    let wins = |part: &str| -> u64 {
        json["wins"][part].as_object().unwrap().values().filter_map(Value::as_u64).sum()
    };
    let draws = json["draws"].as_u64().unwrap();
    assert_eq!((wins("seats") + draws, wins("bots") + draws), (50, 50));
    assert_eq!(json["scores"]["count"], 200);
}

#[test]
fn a_seed_gives_the_same_games_whatever_the_threads() {
    let one = without_time(json(&["--games", "300", "--seed", "4", "--threads", "1"]));
    assert_eq!(one, without_time(json(&["--games", "300", "--seed", "4", "--threads", "3"])));
    assert_ne!(one, without_time(json(&["--games", "300", "--seed", "5", "--threads", "3"])));
}

#[test]
fn every_mode_is_played_to_its_end() {
    for (mode, players) in [("standard", "6"), ("duel", "2"), ("chaos", "7")] {
        let json = json(&["--games", "20", "--mode", mode, "--players", players]);
        assert_eq!((&json["unfinished"], &json["options"]["mode"]), (&0.into(), &mode.into()));
    }
}

#[test]
fn as_many_seats_as_bots_are_named() {
    let json = json(&["--games", "1", "--bots", "random,random,random,random"]);
    assert_eq!(json["options"]["players"], 4);
}

#[test]
fn a_report_page_stands_alone() {
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("report.html");
    let name = path.to_str().unwrap();
    let answer = run(["simulate", "realms", "--games", "40", "--html", name]);
    assert!(answer.code == Some(0) && answer.err.is_empty() && answer.out.contains("40 games"), "{answer:?}");
    let page = std::fs::read_to_string(&path).unwrap();
    assert!(page.contains("<svg") && page.contains("Scores") && page.ends_with("</html>\n"));
    assert!(!page.contains("http") && !page.contains("<script"), "nothing is fetched");
}

#[test]
fn bad_options_are_refused_with_what_would_be_right() {
    let refused = |args: &[&str], word: &str| refused(["simulate", "realms"].iter().chain(args), word);
    refused(&["--players", "9"], "3 to 6");
    refused(&["--mode", "poker"], "standard, duel, chaos");
    refused(&["--option", "colour=red"], "players");
    refused(&["--option", "colour"], "key=value");
    refused(&["--players", "4", "--option", "players=5"], "twice");
    refused(&["--games", "0"], "1..");
    refused(&["--games", "many"], "many");
    refused(&["--threads", "0"], "1..");
    refused(&["--seed", "-1"], "-1");
    refused(&["--bots", "genius"], "random");
    refused(&["--bots", "random,random", "--players", "3"], "2 bots for 3 seats");
    refused(&["--html", "/no/such/folder/x.html"], "/no/such/folder/x.html");
}

#[test]
fn a_refused_run_writes_no_page() {
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("never.html");
    let _ = std::fs::remove_file(&path);
    refused(["simulate", "realms", "--players", "99", "--html", path.to_str().unwrap()], "99");
    assert!(!path.exists());
}

#[test]
fn bots_meet_in_mirrored_deals_and_come_with_intervals() {
    let args = ["simulate", "shards", "--bots", "greedy,random", "--games", "20", "--mirror", "--json"];
    let one = serde_json::from_str::<Value>(&run(args.iter().chain(&["--threads", "1"])).out).unwrap();
    let two = serde_json::from_str::<Value>(&run(args.iter().chain(&["--threads", "2"])).out).unwrap();
    assert_eq!((&one["wins"], &one["decisions"]), (&two["wins"], &two["decisions"]));
    assert!(one["wins"]["bots"]["greedy"].as_u64() >= Some(18), "{one}");
    let share = &one["shares"]["greedy"];
    assert!(share["low"].as_f64() < share["share"].as_f64() || share["low"].as_f64() > Some(0.8), "{one}");
}

#[test]
fn a_search_is_the_same_whatever_the_number_of_threads() {
    let play = |threads: &str| {
        let args = ["simulate", "realms", "--bots", "expert@6,greedy,random", "--games", "4", "--json"];
        serde_json::from_str::<Value>(&run(args.iter().chain(&["--threads", threads])).out).unwrap()
    };
    let (one, two) = (play("1"), play("2"));
    assert_eq!(
        (&one["wins"], &one["decisions"], &one["scores"]),
        (&two["wins"], &two["decisions"], &two["scores"])
    );
}
