//! The interface for programs.

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
