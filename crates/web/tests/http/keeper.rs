//! What the keeper of a server relies on: nothing half done, limits, proofs, clocks, health.

use std::net::IpAddr;
use std::sync::atomic::Ordering;

use serde_json::{Value, json};
use talon_store::{Entry, Memory, RequestId, TableId};
use talon_web::{Limits, Rate};

use crate::client::Server;

/// A duel of two people, the token of the first seat, and what it sees.
fn duel(server: &Server) -> (String, Value) {
    let wish = json!({ "game": "realms", "options": { "mode": "duel" }, "seats": ["human", "human"] });
    let made = server.send("/api/tables", &wish);
    assert_eq!(made.status, 201, "{made:?}");
    let token = made.json()["seats"][0]["token"].as_str().unwrap().to_string();
    let view = server.get(&format!("/api/seats/{token}")).json();
    (token, view)
}

#[test]
fn a_move_that_cannot_be_stored_is_answered_503_and_nothing_has_changed() {
    let memory = Memory::default();
    let (broken, gone) = (&memory.faults.full, &memory.faults.unreadable);
    let server = Server::on_store("fragile", memory.store().unwrap());
    let (token, before) = duel(&server);
    let draw = json!({ "count": before["count"], "move": "draw" });
    for reading_fails_too in [false, true] {
        broken.store(true, Ordering::SeqCst);
        gone.store(reading_fails_too, Ordering::SeqCst);
        let failed = server.send(&format!("/api/seats/{token}/moves"), &draw);
        assert_eq!(failed.status, 503, "{failed:?}");
        assert_eq!(
            server.get(&format!("/api/seats/{token}")).json(),
            before,
            "reading fails: {reading_fails_too}"
        );
        assert_eq!(server.send("/api/tables", &json!({ "game": "realms" })).status, 503);
        assert_eq!(server.get("/healthz").status, 503, "a full disk is not well");
    }
    broken.store(false, Ordering::SeqCst);
    gone.store(false, Ordering::SeqCst);
    let played = server.send(&format!("/api/seats/{token}/moves"), &draw);
    assert!(
        played.status == 200 && played.json()["moves"] == 1,
        "the same post plays once the store is back: {played:?}"
    );
    assert!(server.get("/metrics").text.contains("talon_rejected_total{reason=\"store\"} 4"));
}

#[test]
fn bots_go_on_after_the_store_has_failed() {
    let memory = Memory::default();
    memory.faults.stumbles_after.store(5, Ordering::SeqCst);
    let server = Server::on_store("stumble", memory.store().unwrap());
    let wish =
        json!({ "game": "realms", "options": { "mode": "duel" }, "seats": ["bot:random", "bot:random"] });
    let made = server.send("/api/tables", &wish).json();
    let watch = made["watch"].as_str().unwrap();
    let stream = server.stream(&format!("/api/seats/{watch}/stream"));
    while server.get(&format!("/api/seats/{watch}")).json()["outcome"].is_null() {
        assert!(stream.next_event().is_some(), "the server is still there");
    }
}

#[test]
fn a_commit_whose_answer_was_lost_counts_once() {
    let memory = Memory::default();
    let server = Server::on_store("mute", memory.store().unwrap());
    let (token, before) = duel(&server);
    memory.faults.mute.store(true, Ordering::SeqCst);
    let draw = json!({ "count": before["count"], "move": "draw" });
    let played = server.send(&format!("/api/seats/{token}/moves"), &draw);
    assert!(played.status == 200 && played.json()["moves"] == 1, "the store has it: {played:?}");
    assert_eq!(server.send(&format!("/api/seats/{token}/moves"), &draw).status, 409);
}

#[test]
fn each_address_has_its_limits_and_is_told_when_to_come_again() {
    let limits = Limits {
        tables: Rate { burst: 3, per_minute: 1 },
        posts: Rate { burst: 8, per_minute: 1 },
        views: Rate { burst: 6, per_minute: 1 },
        streams: 2,
        behind_proxy: true,
        ..Limits::default()
    };
    let server = Server::limited("limits", limits);
    let create = json!({ "game": "realms" });
    let from = |address: &str| server.send_as(address, "/api/tables", &create);
    for _ in 0..3 {
        assert_eq!(from("192.0.2.1").status, 201);
    }
    let refused = from("192.0.2.1");
    assert!(refused.status == 429 && refused.retry_after.parse::<u64>().unwrap() > 0, "{refused:?}");
    assert_eq!(from("192.0.2.2").status, 201, "another address has its own limit");
    assert_eq!(
        from("10.0.0.1, 192.0.2.1").status,
        429,
        "what stands before the proxy's own word is not believed"
    );
    let statuses: Vec<u16> = (0..5).map(|_| from("192.0.2.1").status).collect();
    assert!(statuses.iter().all(|status| *status == 429), "{statuses:?}");
    let views: Vec<u16> = (0..8).map(|_| server.get("/cards").status).collect();
    assert_eq!(views, [200, 200, 200, 200, 200, 200, 429, 429]);
    let metrics = server.get("/metrics").text;
    for line in [
        "talon_limited_total{kind=\"tables\"} ",
        "talon_limited_total{kind=\"views\"} 2",
        "talon_limited_total{kind=\"posts\"} ",
    ] {
        let found = metrics.lines().find(|written| written.starts_with(line));
        assert!(found.is_some_and(|found| !found.ends_with(" 0")), "{line}: {metrics}");
    }
}

#[test]
fn streams_are_counted_and_limited_and_end_with_the_server() {
    let server = Server::limited("streams", Limits { streams: 2, ..Limits::default() });
    let (token, _) = duel(&server);
    let path = format!("/api/seats/{token}/stream");
    let open = [server.stream(&path), server.stream(&path)];
    assert!(open.iter().all(|stream| stream.first == "data: {\"count\":1}"), "{open:?}");
    assert_eq!(server.get(&path).status, 429);
    assert!(server.get("/metrics").text.contains("talon_streams 2\n"));
    let server = server.restarted();
    for stream in open {
        assert!(stream.rest_ends(), "a stopped server ends its streams");
    }
    assert_eq!(server.stream(&path).first, "data: {\"count\":1}");
}

#[test]
fn a_form_from_another_site_does_nothing() {
    let server = Server::new("forged");
    for (name, value) in
        [("sec-fetch-site", "cross-site"), ("origin", "https://evil.example"), ("origin", "null")]
    {
        let answer = server.post_with("/play/realms", &[(name, value)]);
        assert!(answer.status == 403 && answer.text.contains("another site"), "{name}: {answer:?}");
        assert!(answer.policy.contains("script-src 'self'"), "a refusal is a page too");
    }
    let own = server.url("");
    assert_eq!(server.post_with("/play/realms", &[("origin", &own)]).status, 303);
    assert_eq!(
        server.post_with("/play/realms", &[("sec-fetch-site", "same-origin"), ("origin", "null")]).status,
        303
    );
    assert!(server.get("/metrics").text.contains("talon_rejected_total{reason=\"forged\"} 3"));
}

#[test]
fn a_proxy_is_believed_only_if_the_keeper_says_so() {
    let server = Server::limited(
        "unproxied",
        Limits { tables: Rate { burst: 1, per_minute: 1 }, ..Limits::default() },
    );
    let create = json!({ "game": "realms" });
    assert_eq!(server.send_as("192.0.2.1", "/api/tables", &create).status, 201);
    assert_eq!(server.send_as("192.0.2.2", "/api/tables", &create).status, 429);
    let trusted = Limits {
        tables: Rate { burst: 1, per_minute: 1 },
        trusted: vec![IpAddr::from([127, 0, 0, 1])],
        ..Limits::default()
    };
    let server = Server::limited("trusted", trusted);
    assert!((0..5).all(|_| server.send("/api/tables", &create).status == 201));
}

/// Plays the first offer of whoever is to act until the game is over.
fn play_out(server: &Server, tokens: &[String]) -> Value {
    let mut view = server.get(&format!("/api/seats/{}", tokens[0])).json();
    while view["outcome"].is_null() {
        let token = &tokens[view["to_act"][0].as_u64().unwrap() as usize - 1];
        let mine = server.get(&format!("/api/seats/{token}")).json();
        let body = json!({ "count": mine["count"], "move": mine["offers"][0]["move"] });
        let moved = server.send(&format!("/api/seats/{token}/moves"), &body);
        assert_eq!(moved.status, 200, "{moved:?}");
        view = moved.json();
    }
    view
}

#[test]
fn the_deal_is_sealed_at_the_start_and_proven_at_the_end() {
    let server = Server::new("proof");
    let wish = json!({ "game": "realms", "options": { "mode": "duel" }, "seats": ["human", "human"] });
    let made = server.send("/api/tables", &wish).json();
    let tokens: Vec<String> =
        (0..2).map(|seat| made["seats"][seat]["token"].as_str().unwrap().to_string()).collect();
    let start = server.get(&format!("/api/seats/{}", tokens[0])).json();
    let commitment = start["commitment"].as_str().unwrap().to_string();
    assert!(commitment.len() == 64 && start["proof"].is_null(), "{start}");
    let watched = server.get(&format!("/w/{}", made["watch"].as_str().unwrap())).text;
    assert!(watched.contains(&commitment), "watchers see it too");
    assert_eq!(server.get(&format!("/api/seats/{}/record", tokens[0])).status, 400);
    let end = play_out(&server, &tokens);
    assert_eq!(end["commitment"].as_str(), Some(commitment.as_str()));
    let record = server.get(&format!("/api/seats/{}/record", tokens[0])).text;
    let (header, salt) = (end["proof"]["header"].as_str().unwrap(), end["proof"]["salt"].as_str().unwrap());
    assert_eq!(record.lines().nth(1), Some(header), "it is sealed under the very header of the record");
    let page = server.get(&format!("/s/{}", tokens[0])).text;
    let link =
        page.split("href=\"").find(|rest| rest.starts_with("/verify?")).unwrap().split('"').next().unwrap();
    let link = link.replace("&amp;", "&");
    assert!(server.get(&link).text.contains("They agree"), "{link}");
    let other = link.replace(&format!("salt={salt}"), "salt=0");
    assert!(server.get(&other).text.contains("They do not agree"), "{other}");
}

#[test]
fn a_clock_runs_on_while_the_server_is_away() {
    let server = Server::new("clock");
    let wish = json!({ "game": "realms", "options": { "mode": "chaos", "minutes": 60 }, "seats": ["human", "human", "human"] });
    let token =
        || server.send("/api/tables", &wish).json()["seats"][0]["token"].as_str().unwrap().to_string();
    let (early, late) = (token(), token());
    let (data, server) = server.stopped();
    // An hour passes for one of the two tables.
    let file = rusqlite::Connection::open(data.join("talon.db")).unwrap();
    let (id, table, request, body): (i64, [u8; 16], [u8; 16], String) = file
        .query_row(
            "SELECT log.id, tbl.id, request, body FROM log JOIN tbl ON tbl.num = log.tbl WHERE body LIKE ?1",
            [format!("%{early}%")],
            |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?)),
        )
        .unwrap();
    let mut deal: Value = serde_json::from_str(&body).unwrap();
    deal["dealt_at"] = json!(deal["dealt_at"].as_u64().unwrap() - 3600);
    let request = RequestId(u128::from_be_bytes(request));
    let entry = Entry { seq: 0, epoch: 1, request, body: deal.to_string() };
    let sum = entry.checksum(TableId(u128::from_be_bytes(table)));
    file.execute("UPDATE log SET body = ?1, sum = ?2 WHERE id = ?3", (entry.body, sum, id)).unwrap();
    file.execute("UPDATE tbl SET due = due - 3600 WHERE id = ?1", [table]).unwrap();
    drop(file);
    let server = server.started();
    // The first tick is the count at the start, the next one the clock's move.
    let stream = server.stream(&format!("/api/seats/{early}/stream"));
    let view = |token: &str| server.get(&format!("/api/seats/{token}")).json();
    if view(&early)["moves"] == 0 {
        stream.next_event();
    }
    assert!(view(&early)["moves"].as_u64() > Some(0), "the clock has rung: {}", view(&early));
    assert_eq!(view(&late)["moves"], 0, "the other one has not");
}

#[test]
fn every_stored_game_is_checked_and_a_broken_one_is_named() {
    let server = Server::new("checked");
    let (token, view) = duel(&server);
    let draw = json!({ "count": view["count"], "move": "draw" });
    assert_eq!(server.send(&format!("/api/seats/{token}/moves"), &draw).status, 200);
    duel(&server);
    let config = server.config();
    let alive = talon_web::check(&config).unwrap();
    assert_eq!((alive.tables, alive.moves, alive.broken.len()), (2, 1, 0), "while the server runs");
    let (data, _) = server.stopped();
    let path = data.join("talon.db");
    let file = rusqlite::Connection::open(&path).unwrap();
    file.execute("UPDATE log SET body = '{\"move\":[0,\"discard king\"]}' WHERE seq = 1", ()).unwrap();
    drop(file);
    let before = std::fs::read(&path).unwrap();
    let checked = talon_web::check(&config).unwrap();
    assert_eq!((checked.tables, checked.broken.len()), (1, 1));
    assert!(checked.broken[0].0.len() == 8 && checked.broken[0].1.contains("entry 1"), "{checked:?}");
    assert_eq!(std::fs::read(&path).unwrap(), before, "checking writes nothing");
    std::fs::remove_dir_all(&data).unwrap();
    assert!(talon_web::check(&config).is_err() && !data.exists(), "where nothing is, nothing is made");
}

/// The file of a server as the first version kept it, made from a file of today.
fn as_first_version(path: &std::path::Path) {
    let file = rusqlite::Connection::open(path).unwrap();
    file.execute_batch(
        "CREATE TABLE entry (tbl TEXT NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (tbl, seq)) \
         WITHOUT ROWID, STRICT; \
         INSERT INTO entry SELECT lower(hex(tbl.id)), seq, body FROM log JOIN tbl ON tbl.num = log.tbl; \
         DROP TABLE log; DROP TABLE tbl; DROP TABLE link; DROP TABLE beat; \
         PRAGMA user_version = 1",
    )
    .unwrap();
}

#[test]
fn games_of_the_first_version_are_played_on() {
    let server = Server::new("first_version");
    let games: Vec<(String, Value)> = (0..3).map(|_| duel(&server)).collect();
    let moves = |token: &str| format!("/api/seats/{token}/moves");
    for (token, view) in &games {
        let draw = json!({ "count": view["count"], "move": "draw" });
        assert_eq!(server.send(&moves(token), &draw).status, 200);
    }
    let look = |server: &Server| -> Vec<String> {
        games.iter().map(|(token, _)| server.get(&format!("/api/seats/{token}")).text).collect()
    };
    let before = look(&server);
    let (data, stopped) = server.stopped();
    as_first_version(&data.join("talon.db"));
    let server = stopped.started();
    assert_eq!(look(&server), before, "every seat sees what it saw");
    for (token, _) in &games {
        let view = server.get(&format!("/api/seats/{token}")).json();
        let on = json!({ "count": view["count"], "move": view["offers"][0]["move"] });
        assert_eq!(server.send(&moves(token), &on).status, 200);
    }
    let checked = talon_web::check(&server.config()).unwrap();
    assert_eq!((checked.tables, checked.moves, checked.broken.len()), (3, 6, 0));
}

#[test]
fn a_store_from_the_future_is_refused_at_the_start() {
    let server = Server::new("future_version");
    let config = server.config();
    let (data, _) = server.stopped();
    let file = rusqlite::Connection::open(data.join("talon.db")).unwrap();
    file.pragma_update(None, "user_version", 99).unwrap();
    drop(file);
    let served = talon_web::serve(&config, |_| panic!("it must not serve"), std::future::ready(()));
    let said = served.unwrap_err().to_string();
    assert!(said.contains("version 99"), "{said}");
}
