//! What a keeper does with stored tables.

use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::Stdio;

use serde_json::{Value, json};

use crate::program::{Answer, refused, run, talon};

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("tables-{name}"));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

/// Makes a store with two duels, one of them begun, and stops the server.
fn make_store(data: &Path) {
    let mut command = talon(["serve", "--bind", "127.0.0.1:0", "--log", "off", "--data"]);
    let mut server = command.arg(data).stdout(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(server.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let at = line.trim().strip_prefix("Talon: ").unwrap().to_string();
    let post = |path: &str, body: &Value| -> Value {
        let request = ureq::post(format!("{at}{path}")).header("content-type", "application/json");
        let text = request.send(body.to_string()).unwrap().body_mut().read_to_string().unwrap();
        serde_json::from_str(&text).unwrap()
    };
    let wish = json!({ "game": "realms", "options": { "mode": "duel" }, "seats": ["human", "human"] });
    let made = [post("/api/tables", &wish), post("/api/tables", &wish)];
    let seat = made[0]["seats"][0]["token"].as_str().unwrap();
    post(&format!("/api/seats/{seat}/moves"), &json!({ "count": 1, "move": "draw" }));
    server.kill().unwrap();
    server.wait().unwrap();
}

/// Runs `talon tables` on the store of a folder.
fn tables(data: &Path, args: &[&str]) -> Answer {
    let data = data.to_str().unwrap();
    run(["tables"].iter().chain(args).chain(&["--json", "--data", data]))
}

fn done(answer: &Answer) -> Vec<Value> {
    assert_eq!(answer.code, Some(0), "{answer:?}");
    answer.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn name(table: &Value) -> &str {
    table["table"].as_str().unwrap()
}

#[test]
fn tables_are_listed_shown_and_taken_from_one_store_to_another() {
    let (data, other) = (folder("here"), folder("there"));
    make_store(&data);
    let listed = done(&tables(&data, &["list"]));
    assert_eq!(listed.len(), 2, "{listed:?}");
    let begun = listed.iter().find(|table| table["moves"] == 1).unwrap();
    let shown = done(&tables(&data, &["show", &name(begun)[..8]]));
    assert!(shown[0]["record"].as_str().unwrap().contains("\n1 draw\n"), "{shown:?}");
    let copies = folder("copies.jsonl");
    let _ = std::fs::remove_file(&copies);
    done(&tables(&data, &["export", "--out", copies.to_str().unwrap()]));
    assert_eq!(done(&tables(&other, &["import", copies.to_str().unwrap()])).len(), 2);
    let figures = |table: &Value| (name(table).to_string(), table["moves"].clone(), table["entries"].clone());
    let there: Vec<_> = done(&tables(&other, &["list"])).iter().map(figures).collect();
    assert_eq!(there, listed.iter().map(figures).collect::<Vec<_>>());
    let again = tables(&other, &["import", copies.to_str().unwrap()]);
    assert!(again.code == Some(2) && again.err.contains("already"), "{again:?}");
    let all = tables(&other, &["export"]);
    assert_eq!(all.out, std::fs::read_to_string(&copies).unwrap(), "what is taken in is what was given");
    let checked = run(["serve", "--check", "--data", other.to_str().unwrap()]);
    assert_eq!(checked.code, Some(0), "{checked:?}");
}

#[test]
fn tables_are_deleted_and_expire_and_what_is_left_of_a_file_is_salvaged() {
    let data = folder("deleted");
    make_store(&data);
    let listed = done(&tables(&data, &["list"]));
    let expire = ["expire", "--unstarted", "0s", "--abandoned", "never"];
    let dry = done(&tables(&data, &[&expire[..], &["--dry-run"]].concat()));
    assert!(dry.len() == 1 && dry[0]["moves"] == 0, "{dry:?}");
    assert_eq!(done(&tables(&data, &["list"])), listed, "it was only said");
    assert_eq!(done(&tables(&data, &expire)), dry);
    let left = done(&tables(&data, &["list"]));
    assert!(left.len() == 1 && left[0]["moves"] == 1, "{left:?}");
    let saved = folder("saved");
    std::fs::create_dir_all(&saved).unwrap();
    let (from, to) = (data.join("talon.db"), saved.join("talon.db"));
    let salvage = ["salvage", from.to_str().unwrap(), to.to_str().unwrap()];
    assert_eq!(done(&tables(&data, &salvage))[0]["whole"], 1);
    assert_eq!(done(&tables(&saved, &["list"]))[0]["table"], left[0]["table"]);
    assert_eq!(done(&tables(&data, &["delete", name(&left[0])]))[0]["deleted"], left[0]["table"]);
    assert_eq!(done(&tables(&data, &["list"])).len(), 0);
    let data = data.to_str().unwrap();
    refused(["tables", "show", "ffff", "--data", data], "there is no table ffff");
    refused(["tables", "expire", "--unstarted", "soon", "--data", data], "never");
    refused(["tables", "list", "--data", "/nowhere"], "there is no talon.db");
}
