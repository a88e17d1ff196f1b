//! Rows, records and parts: what a run leaves behind for other programs.

use std::path::{Path, PathBuf};
use std::process::Stdio;

use serde_json::Value;

use crate::program::{refused, run, talon};

fn place(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&path);
    let _ = std::fs::remove_dir_all(&path);
    path
}

/// The lines of a CSV file as cells; our cells hold no line breaks.
fn cells(text: &str) -> Vec<Vec<String>> {
    let line = |line: &str| {
        let (mut cells, mut cell, mut quoted) = (Vec::new(), String::new(), false);
        for c in line.chars() {
            match c {
                '"' => quoted = !quoted,
                ',' if !quoted => cells.push(core::mem::take(&mut cell)),
                c => cell.push(c),
            }
        }
        cells.push(cell);
        cells
    };
    text.lines().map(line).collect()
}

fn column(rows: &[Vec<String>], name: &str) -> Vec<String> {
    let at = rows[0].iter().position(|head| head == name).unwrap_or_else(|| panic!("{name}: {:?}", rows[0]));
    rows[1..].iter().map(|row| row[at].clone()).collect()
}

const SHARED: &str = "run,game,index,seed,options,rules,version,seat,bot,name,first,winner,outcome,cause,place,score,turns,\
                      decisions,seconds";

#[test]
fn a_row_for_each_game_and_seat_has_the_columns_of_the_contract() {
    for (game, own) in [
        ("realms", "hand,base,bonus,penalty"),
        ("shards", "character,health,mastery,cards_recruited,relic"),
        ("aeons", "mage,nemesis,difficulty,market,life,gravehold,nemesis_life,exhausted"),
    ] {
        let path = place(&format!("rows-{game}.csv"));
        let args = ["simulate", game, "--bots", "greedy", "--games", "12", "--seed", "5", "--json", "--rows"];
        let answer = run(args.into_iter().chain([path.to_str().unwrap()]));
        assert_eq!(answer.code, Some(0), "{answer:?}");
        let told: Value = serde_json::from_str(&answer.out).unwrap();
        let rows = cells(&std::fs::read_to_string(&path).unwrap());
        assert_eq!(rows[0].join(","), format!("{SHARED},{own}"));
        let seats = told["bots"].as_array().unwrap().len();
        assert_eq!(rows.len(), 1 + 12 * seats, "{game}");
        assert!(rows.iter().all(|row| row.len() == rows[0].len()), "{game}");
        assert!(column(&rows, "run").iter().all(|run| *run == told["run"].as_str().unwrap()));
        let won: u64 = column(&rows, "winner").iter().map(|won| u64::from(won == "true")).sum();
        let wins: u64 = told["wins"]["seats"].as_object().unwrap().values().filter_map(Value::as_u64).sum();
        assert!(won >= wins, "{game}: a shared win is several rows");
        let firsts = column(&rows, "first").iter().filter(|first| *first == "true").count();
        assert_eq!(firsts, 12, "{game}: somebody began each game");
        if game == "realms" {
            let number =
                |name: &str| column(&rows, name).iter().map(|n| n.parse().unwrap()).collect::<Vec<i64>>();
            let (base, bonus, penalty) = (number("base"), number("bonus"), number("penalty"));
            for (index, score) in number("score").into_iter().enumerate() {
                assert_eq!(base[index] + bonus[index] + penalty[index], score);
            }
            assert!(column(&rows, "hand").iter().all(|hand| hand.split(' ').count() >= 7));
        }
        let beside = std::fs::read_to_string(format!("{}.run.json", path.display())).unwrap();
        let beside: Value = serde_json::from_str(&beside).unwrap();
        for key in ["run", "version", "build", "command", "date", "plan"] {
            assert!(!beside[key].is_null(), "{key}: {beside}");
        }
        assert!(beside["command"].as_str().unwrap().starts_with("talon simulate"), "{beside}");
        assert_eq!(beside["plan"]["seed"], 5);
    }
}

#[test]
fn rows_come_in_order_whatever_the_threads_and_records_lead_to_the_same_rows() {
    let (one, two, folder) = (place("threads-1.csv"), place("threads-2.csv"), place("recorded"));
    let play = |threads: &str, path: &Path, more: &[&str]| {
        let args =
            ["simulate", "shards", "--bots", "greedy,random", "--mirror", "--games", "30", "--without-clock"];
        let args = args.iter().copied().chain(["--threads", threads, "--rows", path.to_str().unwrap()]);
        let answer = run(args.chain(more.iter().copied()));
        assert!(answer.code == Some(0) && answer.err.is_empty(), "{answer:?}");
    };
    play("1", &one, &["--records", folder.to_str().unwrap()]);
    play("2", &two, &[]);
    let text = std::fs::read_to_string(&one).unwrap();
    assert_eq!(text, std::fs::read_to_string(&two).unwrap());
    let again = place("again.csv");
    let verified =
        run(["record", "verify"].iter().map(Path::new).chain([folder.join("00000000.record").as_path()]));
    assert_eq!(verified.code, Some(0), "{verified:?}");
    let answer = run(["rows", folder.to_str().unwrap(), "--out", again.to_str().unwrap()]);
    assert!(answer.code == Some(0) && answer.out.contains("60 rows of 30 games"), "{answer:?}");
    let (played, read) = (cells(&text), cells(&std::fs::read_to_string(&again).unwrap()));
    for name in
        ["seed", "seat", "first", "winner", "outcome", "place", "turns", "decisions", "character", "health"]
    {
        assert_eq!(column(&played, name), column(&read, name), "{name}");
    }
    for name in ["options", "mastery", "cards_recruited", "relic"] {
        assert_eq!(column(&played, name), column(&read, name), "{name}");
    }
}

#[test]
fn a_damaged_record_is_named_and_the_others_become_rows() {
    let folder = place("damaged");
    let args = ["simulate", "realms", "--games", "3", "--records", folder.to_str().unwrap()];
    assert_eq!(run(args).code, Some(0));
    std::fs::write(folder.join("00000001.record"), "my diary\n").unwrap();
    let out = place("damaged.csv");
    let answer = run(["rows", folder.to_str().unwrap(), "--out", out.to_str().unwrap()]);
    assert!(answer.code == Some(2) && answer.err.contains("00000001.record:1:"), "{answer:?}");
    assert_eq!(std::fs::read_to_string(&out).unwrap().lines().count(), 1 + 2 * 3);
}

#[test]
fn names_that_rows_cannot_have_are_refused_before_anything_is_played() {
    let never = place("never.xls");
    refused(["simulate", "realms", "--rows", never.to_str().unwrap()], ".csv or .parquet");
    refused(["simulate", "realms", "--rows", "/no/such/folder/x.csv"], "/no/such/folder/x.csv");
    refused(["simulate", "realms", "--rows", env!("CARGO_TARGET_TMPDIR")], "regular file");
    refused(["rows", "/no/such.record", "--out", never.to_str().unwrap()], ".csv or .parquet");
    #[cfg(not(feature = "parquet"))]
    refused(["simulate", "realms", "--rows", "x.parquet"], "--features parquet");
    assert!(!never.exists() && !Path::new("x.parquet").exists());
}

/// The marks that a Parquet file begins and ends with; `examples/rows/check` reads one with three real readers.
#[cfg(feature = "parquet")]
#[test]
fn a_parquet_file_is_whole_once_it_has_its_name() {
    let path = place("rows.parquet");
    let args = ["simulate", "shards", "--bots", "greedy", "--games", "20", "--rows", path.to_str().unwrap()];
    assert_eq!(run(args).code, Some(0));
    let bytes = std::fs::read(&path).unwrap();
    assert!(bytes.starts_with(b"PAR1") && bytes.ends_with(b"PAR1"));
    assert!(!Path::new(&format!("{}.part", path.display())).exists());
}

#[test]
fn neighbouring_seeds_share_no_deal() {
    let seeds = |seed: &str| {
        let path = place(&format!("seed-{seed}.csv"));
        let args = ["simulate", "realms", "--games", "200", "--seed", seed, "--rows", path.to_str().unwrap()];
        assert_eq!(run(args).code, Some(0));
        column(&cells(&std::fs::read_to_string(&path).unwrap()), "seed")
    };
    let (one, two) = (seeds("1"), seeds("2"));
    assert!(one.iter().all(|seed| !two.contains(seed)));
    assert_eq!(one.iter().collect::<std::collections::BTreeSet<_>>().len(), 200, "no deal comes twice");
}

fn stable(args: &[&str]) -> Vec<u8> {
    let answer = talon(args.iter().chain(&["--without-clock"])).output().unwrap();
    assert!(answer.status.success(), "{args:?}: {}", String::from_utf8_lossy(&answer.stderr));
    answer.stdout
}

/// JSON, text and page of several machines are those of one machine, to the byte; a test stops where it would have stopped.
#[test]
fn parts_put_together_are_what_one_machine_gives_to_the_byte() {
    let runs: [&[&str]; 4] = [
        &["shards", "--bots", "greedy,random", "--mirror", "--games", "700"],
        &[
            "shards",
            "--bots",
            "greedy,random",
            "--mirror",
            "--games",
            "400",
            "--until-decided",
            "--share",
            "0.7",
        ],
        &["aeons", "--bots", "greedy", "--games", "96", "--vary", "nemesis", "--option", "supply=random"],
        &["realms", "--bots", "greedy", "--games", "60", "--card", "king:strength=30"],
    ];
    for (index, options) in runs.iter().enumerate() {
        let whole = |form: &[&str]| stable(&[&["simulate"], *options, form].concat());
        let mut files = Vec::new();
        for part in 1..=3 {
            let (file, part) = (place(&format!("part-{index}-{part}.lab")), format!("{part}/3"));
            let more = ["--part", &part, "--out", file.to_str().unwrap()];
            let answer = run([&["simulate"], *options, &more].concat());
            assert!(answer.code == Some(0) && answer.out.contains(&part), "{answer:?}");
            files.push(file.to_str().unwrap().to_string());
        }
        files.reverse();
        let names: Vec<&str> = files.iter().map(String::as_str).collect();
        let merged = |form: &[&str]| stable(&[&["merge"], names.as_slice(), form].concat());
        assert_eq!(whole(&["--json"]), merged(&["--json"]), "{options:?}");
        assert_eq!(whole(&[]), merged(&[]), "{options:?}");
        let pages = [place(&format!("one-{index}.html")), place(&format!("many-{index}.html"))];
        whole(&["--html", pages[0].to_str().unwrap()]);
        merged(&["--html", pages[1].to_str().unwrap()]);
        assert_eq!(std::fs::read(&pages[0]).unwrap(), std::fs::read(&pages[1]).unwrap(), "{options:?}");
        if index == 1 {
            continue; // it is decided before the missing part would be needed, or not: both are right
        }
        refused(["merge", names[0], names[1]], "batches are missing");
    }
}

#[test]
fn parts_of_different_runs_are_not_put_together() {
    let (one, two) = (place("unlike-1.lab"), place("unlike-2.lab"));
    for (file, part, seed) in [(&one, "1/2", "1"), (&two, "2/2", "2")] {
        let args = ["simulate", "realms", "--games", "20", "--seed", seed, "--part", part, "--out"];
        assert_eq!(run(args.into_iter().chain([file.to_str().unwrap()])).code, Some(0));
    }
    refused(["merge", one.to_str().unwrap(), two.to_str().unwrap()], "`seed` is 2 there, 1 here");
    refused(["merge", "/no/such.lab"], "/no/such.lab");
    refused(["simulate", "realms", "--part", "3/2", "--out", "x"], "K/N");
    refused(["simulate", "realms", "--part", "1/2"], "--out");
    refused(
        [
            "simulate",
            "realms",
            "--seed",
            "2",
            "--games",
            "20",
            "--part",
            "1/2",
            "--out",
            one.to_str().unwrap(),
        ],
        "another run",
    );
    refused(
        ["simulate", "realms", "--games", "20", "--part", "2/2", "--out", one.to_str().unwrap()],
        "`part`",
    );
}

#[test]
fn a_kept_run_is_extended_and_ends_like_a_longer_one() {
    let (kept, rows, whole_rows) = (place("extended.lab"), place("extended.csv"), place("whole.csv"));
    let play = |games: &str, rows: &Path, more: &[&str]| {
        let args = [
            "simulate",
            "shards",
            "--bots",
            "greedy,random",
            "--mirror",
            "--json",
            "--games",
            games,
            "--rows",
        ];
        stable(&[&args, [rows.to_str().unwrap()].as_slice(), more].concat())
    };
    let resume = ["--resume", kept.to_str().unwrap()];
    play("606", &rows, &resume);
    let short = std::fs::metadata(&kept).unwrap().len();
    assert_eq!(play("1500", &rows, &resume), play("1500", &whole_rows, &[]));
    assert!(std::fs::metadata(&kept).unwrap().len() > short);
    assert_eq!(std::fs::read(&rows).unwrap(), std::fs::read(&whole_rows).unwrap());
}

/// The first Ctrl-C stops a run; what was played until then is told, and the rows are whole.
#[test]
fn an_interrupted_run_says_what_there_is() {
    let rows = place("interrupted.csv");
    let args = ["simulate", "shards", "--bots", "greedy", "--games", "10000000", "--json", "--rows"];
    let args = args.into_iter().chain([rows.to_str().unwrap()]);
    let mut child = talon(args).stdout(Stdio::piped()).spawn().unwrap();
    while std::fs::read(&rows).map_or(0, |text| text.len()) < 20_000 {
        assert!(child.try_wait().unwrap().is_none(), "it was to be stopped while it plays");
        std::thread::yield_now();
    }
    let process = rustix::process::Pid::from_raw(child.id() as i32).unwrap();
    rustix::process::kill_process(process, rustix::process::Signal::INT).unwrap();
    let answer = child.wait_with_output().unwrap();
    assert_eq!(answer.status.code(), Some(130));
    let told: Value = serde_json::from_slice(&answer.stdout).unwrap();
    assert_eq!(told["interrupted"], true);
    let games = told["games"].as_u64().unwrap();
    let text = std::fs::read_to_string(&rows).unwrap();
    assert!(games > 0 && text.ends_with('\n'));
    assert_eq!(text.lines().count() as u64, 1 + 2 * games, "all games that the report counts, and no others");
}

#[test]
fn a_result_says_where_it_comes_from() {
    let page = place("origin.html");
    let args = ["simulate", "realms", "--games", "5", "--json", "--html", page.to_str().unwrap()];
    let told: Value = serde_json::from_str(&run(args).out).unwrap();
    assert_eq!((&told["rules"], &told["seed"]), (&2.into(), &1.into()));
    for key in ["version", "build", "command", "date", "run", "options"] {
        assert!(!told[key].is_null(), "{key}: {told}");
    }
    let page = std::fs::read_to_string(page).unwrap();
    for word in [told["build"].as_str().unwrap(), told["date"].as_str().unwrap(), "talon simulate realms"] {
        assert!(page.contains(word), "{word}");
    }
}

#[test]
fn a_bot_that_plays_itself_has_no_share() {
    let answer = run(["simulate", "realms", "--games", "20", "--bots", "greedy"]);
    assert!(!answer.out.contains("won by greedy") && answer.out.contains("won by seat 1"), "{answer:?}");
    let told = run(["simulate", "realms", "--games", "20", "--bots", "greedy", "--json"]).out;
    assert!(!told.contains("\"shares\""), "{told}");
}
