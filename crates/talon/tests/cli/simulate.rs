//! `talon simulate`.

use std::process::Stdio;

use serde_json::Value;

use crate::program::{refused, run, talon};

fn json(args: &[&str]) -> Value {
    let answer = run(["simulate", "realms", "--json"].iter().chain(args));
    assert!(answer.code == Some(0) && answer.err.is_empty(), "{answer:?}");
    serde_json::from_str(&answer.out).unwrap()
}

/// Everything but the clock and the way it was asked for.
fn without_time(mut json: Value) -> Value {
    for key in ["seconds", "games_per_second", "decisions_per_second", "threads", "command", "date"] {
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
    assert!(page.contains("<svg") && page.contains("Final scores") && page.ends_with("</html>\n"));
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
    refused(&["--games", "-3"], "-3 is not in 1..");
    refused(&["--threads", "-1"], "-1 is not in 1..");
    refused(&["--seed", "-1"], "from 0 to 18446744073709551615");
    refused(&["--players", "-1"], "3 to 6");
    refused(&["--bots", "expert@0"], "bad budget");
    refused(&["--bots", "greedy@5"], "do not search");
    refused(&["--bots", "genius"], "random");
    refused(&["--bots", "random,random", "--players", "3"], "2 bots for 3 seats");
    refused(&["--html", "/no/such/folder/x.html"], "/no/such/folder/x.html");
}

fn path(name: &str) -> std::path::PathBuf {
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&path);
    path
}

#[test]
fn the_page_of_an_earlier_run_stays_until_the_new_one_is_whole() {
    let page = path("earlier.html");
    std::fs::write(&page, "the earlier page").unwrap();
    let args =
        ["simulate", "shards", "--bots", "expert@300", "--games", "100000", "--html", page.to_str().unwrap()];
    let mut child = talon(args).stdout(Stdio::null()).spawn().unwrap();
    std::thread::sleep(std::time::Duration::from_millis(700));
    assert!(child.try_wait().unwrap().is_none(), "it was to be killed while it plays");
    child.kill().unwrap();
    child.wait().unwrap();
    assert_eq!(std::fs::read_to_string(&page).unwrap(), "the earlier page");
    assert_eq!(run(["simulate", "realms", "--games", "9", "--html", page.to_str().unwrap()]).code, Some(0));
    assert!(std::fs::read_to_string(&page).unwrap().ends_with("</html>\n"));
    let left = std::fs::read_dir(page.parent().unwrap()).unwrap().map(|entry| entry.unwrap().file_name());
    assert!(!left.into_iter().any(|name| name.to_string_lossy().starts_with("earlier.html.")));
}

#[test]
fn a_page_that_cannot_be_written_is_refused_before_the_run() {
    let kept = path("kept.lab");
    let name = kept.to_str().unwrap();
    let refused = |html: &str, word: &str| {
        refused(["simulate", "realms", "--games", "9", "--resume", name, "--html", html], word);
        assert!(!kept.exists(), "{html}");
    };
    refused(name, "a file of its own");
    refused("/no/such/folder/x.html", "/no/such/folder/x.html");
    refused("-", "needs a file");
    refused(env!("CARGO_TARGET_TMPDIR"), "cannot be written");
    assert!(!std::path::Path::new("-").exists());
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

#[test]
fn a_killed_run_is_taken_up_again_and_ends_like_a_whole_one() {
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("killed.lab");
    let _ = std::fs::remove_file(&path);
    let args = ["simulate", "shards", "--bots", "greedy,random", "--mirror", "--games", "4000", "--json"];
    let whole = without_time(serde_json::from_str(&run(args).out).unwrap());
    let resumed: Vec<&str> = args.iter().copied().chain(["--resume", path.to_str().unwrap()]).collect();
    let mut child = talon(&resumed).stdout(Stdio::null()).spawn().unwrap();
    let lines = || std::fs::read(&path).map_or(0, |text| text.split(|&byte| byte == b'\n').count() - 1);
    // It is killed while it writes; should it be done by then, the rest of the test still holds.
    while lines() < 20 && child.try_wait().unwrap().is_none() {
        std::thread::sleep(std::time::Duration::from_millis(1));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    let before = std::fs::read(&path).unwrap();
    let kept = before.iter().rposition(|&byte| byte == b'\n').unwrap() + 1;
    let again = run(&resumed);
    assert!(again.code == Some(0) && again.err.is_empty(), "{again:?}");
    assert_eq!(without_time(serde_json::from_str(&again.out).unwrap()), whole);
    let after = std::fs::read(&path).unwrap();
    assert!(after.len() >= kept && after[..kept] == before[..kept], "what was finished is kept as it was");
    refused(resumed.iter().copied().chain(["--seed", "2"]), "another run");
}

#[test]
fn a_test_a_pool_and_a_change_are_asked_for_with_flags() {
    let of = |args: &[&str]| -> Value {
        let answer = run(["simulate"].iter().chain(args).chain(&["--json"]));
        assert!(answer.code == Some(0) && answer.err.is_empty(), "{answer:?}");
        serde_json::from_str(&answer.out).unwrap()
    };
    let test = of(&["shards", "--bots", "greedy,random", "--mirror", "--games", "2000", "--until-decided"]);
    assert!(test["test"]["decided"] == "upper" && test["games"].as_u64() < Some(2000), "{test}");
    let pool = of(&["realms", "--pool", "random,greedy", "--games", "12"]);
    assert!(pool["ratings"]["greedy"]["elo"].as_f64() > Some(0.0), "{pool}");
    let change = of(&["realms", "--games", "20", "--card", "king:strength=30", "--card", "queen:strength=1"]);
    assert_eq!(change["what_if"]["changes"][1], "queen:strength=1");
    let varied =
        of(&["aeons", "--games", "8", "--vary", "difficulty", "--vary", "nemesis=rageborne,crooked_mask"]);
    assert_eq!(varied["varied"].as_array().unwrap().len(), 8);
}

#[test]
fn bad_experiments_are_refused_with_what_would_be_right() {
    let refused = |args: &[&str], word: &str| refused(["simulate", "realms"].iter().chain(args), word);
    refused(&["--card", "king"], "ID:key=value");
    refused(&["--card", "kign:strength=3"], "king");
    refused(&["--card", "king:power=3"], "strength");
    refused(&["--pool", "random"], "at least two");
    refused(&["--pool", "random,greedy", "--bots", "random"], "--bots");
    refused(&["--share", "0.5"], "--until-decided");
    refused(&["--until-decided"], "two different bots");
    refused(&["--vary", "colour"], "players");
    refused(&["--vary", "mode", "--mode", "duel"], "given and varied");
    refused(&["--vary", "players"], "cannot be varied");
    refused(&["--card", "king:strength=3", "--card", "king:strength=4"], "the same number");
    refused(&["--card", "xyzzy:strength=3"], "`talon cards realms` lists them");
    let elo = ["--players", "3", "--bots", "greedy,random,random", "--until-decided"];
    refused(&[elo.as_slice(), &["--elo1", "inf"]].concat(), "Elo");
    refused(&[elo.as_slice(), &["--elo0", "20", "--elo1", "0"]].concat(), "20 Elo with 0 Elo");
    refused(&["--resume", "/no/such/folder/x"], "/no/such/folder/x");
    refused(&["--resume", env!("CARGO_TARGET_TMPDIR")], "regular file");
    #[cfg(unix)]
    refused(&["--resume", "/dev/null"], "regular file");
    refused(&["--lang", "xx"], "en");
}

/// The report speaks the language it is asked for; cards have a name in all four.
#[test]
fn a_report_follows_the_language() {
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("czech.html");
    let args = ["simulate", "realms", "--games", "200", "--lang", "cs", "--html", path.to_str().unwrap()];
    assert_eq!(run(args).code, Some(0));
    let page = std::fs::read_to_string(&path).unwrap();
    assert!(page.contains("<html lang=\"cs\">") && page.contains("Král"), "the king is Czech");
}

/// A refusal comes in the language that was asked for, for options and for experiments.
#[test]
fn a_refusal_follows_the_language() {
    for (args, said) in [
        (["simulate", "realms", "--lang", "cs", "--players", "9"].as_slice(), "3"),
        (&["simulate", "realms", "--lang", "cs", "--pool", "random"], "skupina potřebuje aspoň dva boty"),
        (&["simulate", "realms", "--lang", "pl", "--vary", "players"], "liczby miejsc nie można zmieniać"),
        (&["simulate", "aeons", "--lang", "uk", "--bots", "greedy", "--until-decided"], "Elo немає"),
        (&["simulate", "realms", "--lang", "cs", "--option", "colour=red"], "colour"),
    ] {
        let answer = run(args);
        assert!(answer.code == Some(2) && answer.err.contains(said), "{args:?}: {answer:?}");
        assert!(!answer.err.contains("unknown") && !answer.err.contains(" is none of "), "{answer:?}");
    }
}
