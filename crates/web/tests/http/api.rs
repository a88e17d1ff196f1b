//! The interface for programs.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::time::Duration;

use serde_json::json;

use crate::client::Server;

#[test]
fn a_program_creates_joins_looks_and_moves() {
    let server = Server::new("api");
    let wish = json!({ "game": "realms", "options": { "mode": "duel" }, "seats": ["human", "open"] });
    let made = server.send("/api/tables", &wish).json();
    let one = made["seats"][0]["token"].as_str().unwrap();
    let join = made["join"].as_str().unwrap();
    let early = server.send(&format!("/api/seats/{one}/moves"), &json!({ "count": 1, "move": "draw" }));
    assert_eq!(early.status, 400, "the table waits for seat 2: {early:?}");
    let two = server.send(&format!("/api/tables/{join}/seats"), &json!({ "seat": 2, "name": "Bo" })).json();
    assert!(two["token"].is_string());
    assert_eq!(server.send(&format!("/api/tables/{join}/seats"), &json!({ "seat": 2 })).status, 400);
    let view = server.get(&format!("/api/seats/{one}")).json();
    assert_eq!((&view["game"], &view["to_act"]), (&json!("realms"), &json!([1])));
    let first = view["offers"][0]["move"].as_str().unwrap();
    let moved =
        server.send(&format!("/api/seats/{one}/moves"), &json!({ "count": view["count"], "move": first }));
    assert!(moved.status == 200 && moved.json()["moves"] == 1, "{moved:?}");
    let stale =
        server.send(&format!("/api/seats/{one}/moves"), &json!({ "count": view["count"], "move": first }));
    assert!(stale.status == 409 && stale.json()["error"].is_string(), "{stale:?}");
}

#[test]
fn what_is_not_understood_is_refused() {
    let server = Server::new("api-bad");
    for (wish, status) in [
        (json!({ "game": "chess" }), 404),
        (json!({ "game": "realms", "wishes": 1 }), 400),
        (json!({ "game": "realms", "options": { "mode": "slow" } }), 400),
        (json!({ "game": "realms", "options": { "players": 2.5 } }), 400),
    ] {
        let answer = server.send("/api/tables", &wish);
        assert!(answer.status == status && answer.json()["error"].is_string(), "{wish}: {answer:?}");
    }
    for nothing in ["/api/seats/0123", "/api/seats/0123/stream", "/api/seats/0123/nothing", "/api/nothing"] {
        let answer = server.get(nothing);
        assert!(answer.status == 404 && answer.json()["error"].is_string(), "{nothing}: {answer:?}");
        assert!(answer.policy.contains("default-src 'none'"), "{nothing}");
    }
}

/// Posts a move with these headers and this body; returns the status and what is said.
fn posted(server: &Server, path: &str, headers: &str, body: &str) -> (u16, String) {
    let mut stream = TcpStream::connect(server.url("").trim_start_matches("http://")).unwrap();
    stream.set_read_timeout(Some(Duration::from_mins(2))).unwrap();
    let head = format!("POST {path} HTTP/1.1\r\nhost: talon\r\nconnection: close\r\n{headers}\r\n");
    stream.write_all((head + body).as_bytes()).unwrap();
    let mut heard = String::new();
    stream.read_to_string(&mut heard).unwrap();
    let (head, said) = heard.split_once("\r\n\r\n").unwrap();
    assert!(head.contains("nosniff") && head.contains("application/json"), "{head}");
    (head.split(' ').nth(1).unwrap().parse().unwrap(), said.to_string())
}

/// A plain post takes a different path through the server than an unusual one, and nobody can tell.
#[test]
fn a_move_is_a_move_however_it_is_posted() {
    let server = Server::new("api-ways");
    let made = server.send("/api/tables", &json!({ "game": "shards", "seats": ["human", "human"] })).json();
    let seats = [0, 1].map(|seat| made["seats"][seat]["token"].as_str().unwrap());
    let plain = |body: &str| format!("content-type: application/json\r\ncontent-length: {}\r\n", body.len());
    let named = |body: &str| plain(body).replace("json", "json; charset=utf-8");
    let pieces = |_: &str| "content-type: application/json\r\ntransfer-encoding: chunked\r\n".to_string();
    let untyped = |body: &str| format!("content-length: {}\r\n", body.len());
    let mut moves = (1..).zip([seats[0], seats[1]].into_iter().cycle());
    for way in [&plain as &dyn Fn(&str) -> String, &named, &pieces] {
        for encoded in [false, true] {
            let (count, token) = moves.next().unwrap();
            let letter = format!("%{:02x}", token.as_bytes()[0]);
            let token = if encoded { letter + &token[1..] } else { token.to_string() };
            let body = json!({ "count": count, "move": "end" }).to_string();
            let sent = if way(&body).contains("chunked") {
                format!("5\r\n{}\r\n{:x}\r\n{}\r\n0\r\n\r\n", &body[..5], body.len() - 5, &body[5..])
            } else {
                body.clone()
            };
            let (status, said) = posted(&server, &format!("/api/seats/{token}/moves"), &way(&body), &sent);
            assert!(status == 200 && said.contains("position"), "{status} {said}");
        }
    }
    let path = format!("/api/seats/{}/moves", seats[0]);
    for bad in
        ["", "{", "[]", "{\"count\":1}", "{\"count\":\"x\",\"move\":\"end\"}", "{\"count\":1,\"more\":1}"]
    {
        let told = posted(&server, &path, &plain(bad), bad);
        assert_eq!(told.0, 400, "{bad}: {told:?}");
        assert_eq!(told, posted(&server, &path, &named(bad), bad), "{bad}");
    }
    let body = json!({ "count": 7, "move": "end" }).to_string();
    assert_eq!(posted(&server, &path, &untyped(&body), &body).0, 400, "a form of a page is no move");
    assert_eq!(posted(&server, "/api/seats/0123/moves", &plain(&body), &body).0, 404);
    let long = format!("{{\"count\":7,\"move\":\"{}\"}}", "x".repeat(20_000));
    assert_eq!(posted(&server, &path, &plain(&long), &long).0, 413);
    assert_eq!(posted(&server, &path, &plain(&body), &body).0, 200);
}

/// Two tables of one seed are dealt alike, their bots move at once, and a program that waits hears of it.
#[test]
fn a_table_in_one_hand_has_a_seed_and_hurried_bots() {
    let server = Server::new("api-seed");
    let wish = |seats: serde_json::Value, seed: u64| json!({ "game": "realms", "seats": seats, "seed": seed, "bot_pause": false, "options": { "first": 1 } });
    let seat = |seed: u64| {
        let made =
            server.send("/api/tables", &wish(json!(["human", "bot:greedy", "bot:greedy"]), seed)).json();
        made["seats"][0]["token"].as_str().unwrap().to_string()
    };
    let hand =
        |token: &str| server.get(&format!("/api/seats/{token}")).json()["position"]["seat1"]["hand"].clone();
    let (one, two, other) = (seat(5), seat(5), seat(6));
    assert!(hand(&one) == hand(&two) && hand(&one) != hand(&other));
    let mut view = server.get(&format!("/api/seats/{one}")).json();
    assert_eq!(view["seeded"], true);
    // A whole game: a waiting call after every move, and never a 429.
    while view["outcome"].is_null() {
        let count = view["count"].as_u64().unwrap();
        view = match view["offers"][0]["move"].as_str() {
            Some(first) => {
                let posted = json!({ "count": count, "move": first });
                server.send(&format!("/api/seats/{one}/moves"), &posted).json()
            }
            None => server.get(&format!("/api/seats/{one}?wait={count}")).json(),
        };
        assert!(view["error"].is_null(), "{view}");
    }
    let record = server.get(&format!("/api/seats/{one}/record")).text;
    assert!(record.contains("seed = 5"), "{record}");
    // The game is over: the count is not 0, so the answer comes at once.
    assert_eq!(server.get(&format!("/api/seats/{one}?wait=0")).status, 200);
    assert_eq!(server.get(&format!("/api/seats/{one}?wait=soon")).status, 400);
    let refused = server.send("/api/tables", &wish(json!(["human", "open"]), 5));
    assert!(
        refused.status == 400 && refused.json()["error"].as_str().unwrap().contains("open"),
        "{refused:?}"
    );
    let hurried = json!({ "game": "realms", "seats": ["human", "open"], "bot_pause": false });
    assert_eq!(server.send("/api/tables", &hurried).status, 400);
}
