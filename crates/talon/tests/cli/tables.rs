//! What a keeper does with stored tables.

use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::Stdio;

use serde_json::{Value, json};

#[cfg(feature = "postgres")]
use crate::database::{self, Cluster};
use crate::program::{Answer, refused, run, talon};

fn folder_of(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("tables-{name}"))
}

/// The same, with nothing in it.
fn folder(name: &str) -> PathBuf {
    let folder = folder_of(name);
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

/// Where tables are kept, as the command line says it.
struct Place([String; 2]);

impl Place {
    fn folder(name: &str) -> Self {
        Self(["--data".into(), folder(name).to_str().unwrap().into()])
    }

    #[cfg(feature = "postgres")]
    fn database(cluster: &Cluster, name: &str) -> Self {
        Self(["--database".into(), cluster.made(name)])
    }
}

/// Makes a store with two duels, one of them begun, and stops the server.
fn make_store(place: &Place) {
    let mut command = talon(["serve", "--bind", "127.0.0.1:0", "--log", "off"]);
    let mut server = command.args(&place.0).stdout(Stdio::piped()).spawn().unwrap();
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

/// Runs `talon tables` on a store.
fn tables(place: &Place, args: &[&str]) -> Answer {
    let place: Vec<&str> = place.0.iter().map(String::as_str).collect();
    run(["tables"].iter().chain(args).chain(&["--json"]).chain(&place))
}

fn done(answer: &Answer) -> Vec<Value> {
    assert_eq!(answer.code, Some(0), "{answer:?}");
    answer.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn name(table: &Value) -> &str {
    table["table"].as_str().unwrap()
}

/// Lists, shows and checks what is here, and takes it there.
fn look_and_copy(data: &Place, other: &Place, copies: &Path) {
    make_store(data);
    let listed = done(&tables(data, &["list"]));
    assert_eq!(listed.len(), 2, "{listed:?}");
    let begun = listed.iter().find(|table| table["moves"] == 1).unwrap();
    let shown = done(&tables(data, &["show", &name(begun)[..8]]));
    assert!(shown[0]["record"].as_str().unwrap().contains("\n1 draw\n"), "{shown:?}");
    let _ = std::fs::remove_file(copies);
    done(&tables(data, &["export", "--out", copies.to_str().unwrap()]));
    assert_eq!(done(&tables(other, &["import", copies.to_str().unwrap()])).len(), 2);
    let figures = |table: &Value| (name(table).to_string(), table["moves"].clone(), table["entries"].clone());
    let there: Vec<_> = done(&tables(other, &["list"])).iter().map(figures).collect();
    assert_eq!(there, listed.iter().map(figures).collect::<Vec<_>>());
    let again = tables(other, &["import", copies.to_str().unwrap()]);
    assert!(again.code == Some(2) && again.err.contains("already"), "{again:?}");
    let all = tables(other, &["export"]);
    assert_eq!(all.out, std::fs::read_to_string(copies).unwrap(), "what is taken in is what was given");
    let checked = run(["serve", "--check", &other.0[0], &other.0[1]]);
    assert_eq!(checked.code, Some(0), "{checked:?}");
}

/// Lets what was never begun expire, then deletes the other; `between` looks at what is left.
fn expire_and_delete(data: &Place, between: impl FnOnce(&Value)) {
    make_store(data);
    let listed = done(&tables(data, &["list"]));
    let expire = ["expire", "--unstarted", "0s", "--abandoned", "never"];
    let dry = done(&tables(data, &[&expire[..], &["--dry-run"]].concat()));
    assert!(dry.len() == 1 && dry[0]["moves"] == 0, "{dry:?}");
    assert_eq!(done(&tables(data, &["list"])), listed, "it was only said");
    assert_eq!(done(&tables(data, &expire)), dry);
    let left = done(&tables(data, &["list"]));
    assert!(left.len() == 1 && left[0]["moves"] == 1, "{left:?}");
    between(&left[0]);
    assert_eq!(done(&tables(data, &["delete", name(&left[0])]))[0]["deleted"], left[0]["table"]);
    assert_eq!(done(&tables(data, &["list"])).len(), 0);
    assert!(tables(data, &["show", "ffff"]).err.contains("there is no table ffff"));
}

#[test]
fn tables_are_listed_shown_and_taken_from_one_store_to_another() {
    look_and_copy(&Place::folder("here"), &Place::folder("there"), &folder("copies.jsonl"));
}

#[test]
fn tables_are_deleted_and_expire_and_what_is_left_of_a_file_is_salvaged() {
    let (place, data) = (Place::folder("deleted"), folder_of("deleted"));
    expire_and_delete(&place, |left| {
        let saved = folder("saved");
        std::fs::create_dir_all(&saved).unwrap();
        let (from, to) = (data.join("talon.db"), saved.join("talon.db"));
        let salvage = ["salvage", from.to_str().unwrap(), to.to_str().unwrap()];
        assert_eq!(done(&tables(&place, &salvage))[0]["whole"], 1);
        let saved = Place(["--data".into(), saved.to_str().unwrap().into()]);
        assert_eq!(done(&tables(&saved, &["list"]))[0]["table"], left["table"]);
    });
    let data = data.to_str().unwrap();
    refused(["tables", "expire", "--unstarted", "soon", "--data", data], "never");
    refused(["tables", "list", "--data", "/nowhere"], "there is no talon.db");
}

/// The same with a real database, from a file into it and back.
#[cfg(feature = "postgres")]
#[test]
fn every_command_that_looks_copies_or_deletes_does_so_in_postgresql_too() {
    let cluster = Cluster::start("tables");
    let place = |name: &str| Place::database(&cluster, name);
    look_and_copy(&place("here"), &Place::folder("from-postgres"), &folder("from-postgres.jsonl"));
    look_and_copy(&Place::folder("to-postgres"), &place("there"), &folder("to-postgres.jsonl"));
    expire_and_delete(&place("deleted"), |_| {});
}

/// A damaged row of a database keeps no other table from being exported; exporting is how the whole tables are saved there.
#[cfg(feature = "postgres")]
#[test]
fn what_is_whole_in_a_damaged_postgresql_is_exported_and_the_rest_is_named() {
    let cluster = Cluster::start("damaged");
    let (place, other) = (Place::database(&cluster, "damaged"), Place::folder("undamaged"));
    make_store(&place);
    let listed = done(&tables(&place, &["list"]));
    let begun = listed.iter().find(|table| table["moves"] == 1).unwrap();
    let sql = "UPDATE talon_entry SET body = replace(body, 'draw', 'drax') WHERE seq = 1";
    let socket = cluster.folder.display().to_string();
    database::run(cluster.program("psql").args(["-q", "-h", &socket, "-U", "talon", "damaged", "-c", sql]));
    let copies = folder("undamaged.jsonl");
    let _ = std::fs::remove_file(&copies);
    let exported = tables(&place, &["export", "--out", copies.to_str().unwrap()]);
    assert!(exported.code == Some(1) && exported.err.contains(&name(begun)[..8]), "{exported:?}");
    assert_eq!(done(&tables(&other, &["import", copies.to_str().unwrap()])).len(), 1);
    let checked = run(["serve", "--check", &place.0[0], &place.0[1]]);
    assert!(checked.code == Some(1) && checked.out.contains(&name(begun)[..8]), "{checked:?}");
}
