//! What each link opens, and what it does not.

use serde_json::{Value, json};

use crate::client::Server;

/// A duel of two people: what was made.
fn duel(server: &Server) -> Value {
    let wish = json!({ "game": "realms", "options": { "mode": "duel" }, "seats": ["human", "human"] });
    server.send("/api/tables", &wish).json()
}

/// The tokens of both seats.
fn seats(made: &Value) -> [String; 2] {
    std::array::from_fn(|seat| made["seats"][seat]["token"].as_str().unwrap().to_string())
}

/// Plays the first offer of whoever is to act until the game is over.
fn play_out(server: &Server, tokens: &[String; 2]) {
    loop {
        let view = server.get(&format!("/api/seats/{}", tokens[0])).json();
        let Some(seat) = view["to_act"][0].as_u64() else { return };
        let token = &tokens[seat as usize - 1];
        let mine = server.get(&format!("/api/seats/{token}")).json();
        let body = json!({ "count": mine["count"], "move": mine["offers"][0]["move"] });
        assert_eq!(server.send(&format!("/api/seats/{token}/moves"), &body).status, 200);
    }
}

#[test]
fn a_link_opens_below_its_own_address_and_no_other() {
    let server = Server::new("doors");
    let made = duel(&server);
    let ([seat, _], watch) = (seats(&made), made["watch"].as_str().unwrap());
    assert_eq!(server.get(&format!("/s/{seat}")).status, 200);
    assert_eq!(server.get(&format!("/w/{watch}")).status, 200);
    for wrong in [format!("/w/{seat}"), format!("/h/{seat}"), format!("/s/{watch}"), format!("/h/{watch}")] {
        assert_eq!(server.get(&wrong).status, 404, "{wrong}");
        assert_eq!(server.get(&format!("{wrong}/board")).status, 404, "{wrong}");
        let draw = [("count", "1"), ("move", "draw"), ("sure", "true")];
        assert_eq!(server.post(&format!("{wrong}/move"), &draw).status, 404, "{wrong}");
    }
    assert_eq!(server.get(&format!("/api/seats/{seat}")).json()["moves"], 0, "nothing was played");
}

#[test]
fn however_many_ask_for_a_rematch_there_is_one_and_watchers_are_not_asked_to_it() {
    let server = Server::new("one_rematch");
    let made = duel(&server);
    let (tokens, watch) = (seats(&made), made["watch"].as_str().unwrap());
    play_out(&server, &tokens);
    assert_eq!(server.post(&format!("/w/{watch}/rematch"), &[]).status, 404);
    let press = |number: usize| {
        let pressed = server.post(&format!("/s/{}/rematch", tokens[number % 2]), &[]);
        assert_eq!(pressed.status, 303, "{pressed:?}");
        pressed.location
    };
    let pressed: Vec<String> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..8).map(|number| scope.spawn(move || press(number))).collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    let (first, others): (Vec<_>, Vec<_>) = pressed.iter().partition(|to| to.starts_with("/s/"));
    assert_eq!(first.len(), 1, "one has dealt it: {pressed:?}");
    assert!(others.iter().all(|to| *to == others[0] && to.starts_with("/j/")), "{pressed:?}");
    let metrics = server.get("/metrics").text;
    assert!(metrics.contains("talon_tables 2\n"), "{metrics}");
    let join = others[0];
    for token in &tokens {
        assert!(
            server.get(&format!("/s/{token}")).text.contains(join.as_str()),
            "those who played are asked"
        );
    }
    assert!(!server.get(&format!("/w/{watch}")).text.contains(join.as_str()), "whoever watches is not");
}
