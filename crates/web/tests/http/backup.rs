//! A copy of the database, made while the server runs, holds the server as it was at that moment.

use serde_json::{Value, json};

use crate::client::Server;

fn view(server: &Server, token: &str) -> Value {
    server.get(&format!("/api/seats/{token}")).json()
}

/// Plays the first move on offer for the one of the two who is to act.
fn play(server: &Server, tokens: &[String]) {
    let to_act = view(server, &tokens[0])["to_act"][0].as_u64().unwrap() as usize - 1;
    let mine = view(server, &tokens[to_act]);
    let body = json!({ "count": mine["count"], "move": mine["offers"][0]["move"] });
    let played = server.send(&format!("/api/seats/{}/moves", tokens[to_act]), &body);
    assert_eq!(played.status, 200, "{played:?}");
}

#[test]
fn what_was_backed_up_is_restored_and_played_on() {
    let server = Server::new("backup");
    let wish = json!({ "game": "realms", "options": { "mode": "duel" }, "seats": ["human", "human"] });
    let made = server.send("/api/tables", &wish).json();
    let tokens: Vec<String> =
        (0..2).map(|seat| made["seats"][seat]["token"].as_str().unwrap().to_string()).collect();
    for _ in 0..4 {
        play(&server, &tokens);
    }
    let then: Vec<Value> = tokens.iter().map(|token| view(&server, token)).collect();
    let data = server.config().data;
    let copy = data.with_file_name("web-backup-copy.db");
    let _ = std::fs::remove_file(&copy);
    // As the documentation says it: sqlite3 DIR/talon.db "VACUUM INTO 'backup.db'"
    let file = rusqlite::Connection::open(data.join("talon.db")).unwrap();
    file.execute("VACUUM INTO ?1", [copy.to_str().unwrap()]).unwrap();
    drop(file);
    play(&server, &tokens);
    let (data, stopped) = server.stopped();
    std::fs::remove_dir_all(&data).unwrap();
    std::fs::create_dir(&data).unwrap();
    std::fs::copy(&copy, data.join("talon.db")).unwrap();
    let server = stopped.started();
    let now: Vec<Value> = tokens.iter().map(|token| view(&server, token)).collect();
    assert_eq!(now, then, "every seat sees what it saw when the copy was made");
    play(&server, &tokens);
    let checked = talon_web::check(&server.config()).unwrap();
    assert_eq!((checked.tables, checked.moves, checked.broken.len()), (1, 5, 0));
}
