//! The same deal again, and finding somebody to play with.

use serde_json::json;

use crate::client::Server;
use crate::daily::{after, first, last, play};

/// The path of the challenge that a finished seat's page offers.
fn challenge(server: &Server, seat: &str) -> String {
    after(&server.get(&format!("/s/{seat}")).text, "id=\"compare\" href=\"").to_string()
}

fn score(server: &Server, seat: &str) -> i64 {
    server.get(&format!("/api/seats/{seat}")).json()["position"]["seat1"]["score"].as_i64().unwrap()
}

#[test]
fn a_finished_game_is_sent_on_and_results_stand_side_by_side() {
    let server = Server::new("challenge");
    let made = server.send("/api/tables", &json!({ "game": "realms", "options": { "players": 3 }, "seats": ["human", "bot:greedy", "bot:greedy"] })).json();
    let seat = made["seats"][0]["token"].as_str().unwrap();
    let dealt = server.get(&format!("/api/seats/{seat}")).json()["position"].clone();
    assert!(!server.get(&format!("/s/{seat}")).text.contains("id=\"compare\""), "not while it goes on");
    play(&server, seat, first);
    let path = challenge(&server, seat);
    let page = server.get(&path);
    assert!(page.status == 200 && page.text.contains("data-page=\"challenge\""), "{}", page.text);
    assert!(page.text.contains(&format!("<b class=\"end\">{}</b>", score(&server, seat))), "{}", page.text);
    // The link shows results and nothing else.
    let (watch, join) = (made["watch"].as_str().unwrap(), made["join"].as_str().unwrap());
    assert!(![seat, watch, join].iter().any(|secret| page.text.contains(*secret)), "{}", page.text);
    let code = path.trim_start_matches("/c/").split('?').next().unwrap();
    for door in ["s", "w", "h", "j"] {
        assert_eq!(server.get(&format!("/{door}/{code}")).status, 404, "{door}");
    }
    assert_eq!(server.get(&format!("/api/seats/{code}")).status, 404);
    // The same cards, and then the same cards again.
    let take_up = || server.post_asked(&format!("/c/{code}"), &[("seat", "1"), ("name", "Bo")]).location;
    let tries = [take_up(), take_up()].map(|location| location.strip_prefix("/s/").unwrap().to_string());
    assert_eq!(server.get(&format!("/api/seats/{}", tries[0])).json()["position"], dealt);
    assert_eq!(server.post(&format!("/s/{}/hint", tries[0]), &[]).status, 400, "no hints");
    assert_eq!(
        play(&server, &tries[0], last),
        play(&server, &tries[1], last),
        "the bots do the same for all"
    );
    let page = server.get(&challenge(&server, &tries[0])).text;
    let mine = format!("<b class=\"end\">{}</b>", score(&server, &tries[0]));
    assert_eq!(page.matches(&mine).count(), 2, "{page}");
    assert!(
        page.contains("Bo") && page.contains(&format!("<b class=\"end\">{}</b>", score(&server, seat))),
        "{page}"
    );
    let server = server.restarted();
    assert!(server.get(&path).text.contains(&mine), "it is there after a restart");
}

#[test]
fn a_game_that_goes_on_is_no_challenge_and_tells_nothing() {
    let server = Server::new("challenge-early");
    let seat = server.post("/new/realms", &[("o-mode", "duel")]).location;
    let watch = server.find_watch(seat.strip_prefix("/s/").unwrap());
    let code = &crate::daily::digest(&format!("challenge {watch}"))[..32];
    for answer in [server.get(&format!("/c/{code}")), server.post(&format!("/c/{code}"), &[("seat", "1")])] {
        assert_eq!(answer.status, 400, "{}", answer.text);
        assert!(answer.text.contains("when its game is over"), "{}", answer.text);
    }
    for bad in ["0".repeat(32), watch, "x".into()] {
        assert_eq!(server.get(&format!("/c/{bad}")).status, 404, "{bad}");
        assert_eq!(server.post(&format!("/c/{bad}"), &[("seat", "1")]).status, 404, "{bad}");
    }
}

#[test]
fn two_who_look_for_somebody_find_each_other() {
    let server = Server::new("find");
    let lobby = server.get("/lobby").text;
    assert!(lobby.contains("action=\"/lobby/find\"") && lobby.contains("nobody is waiting"), "{lobby}");
    let find = |cookie: &str, game: &str| {
        let answer = server.post_from("/lobby/find", cookie, &[("game", game), ("name", "Anna")]);
        assert_eq!(answer.status, 303, "{}", answer.text);
        answer.location
    };
    let anna = find("", "shards");
    let page = server.get(&anna);
    let cookie = page.cookie.split(';').next().unwrap().to_string();
    assert!(page.text.contains("/j/"), "she waits: {}", page.text);
    let here = server.stream(&format!("{anna}/events"));
    assert!(
        server.get("/lobby").text.contains("1 is waiting")
            && server.get("/lobby").text.contains("people of any strength")
    );
    assert_eq!(find(&cookie, "shards"), anna, "nobody is dealt in with themselves");
    assert_ne!(find("", "realms"), anna, "another game is another line");
    let bo = find("", "shards");
    assert_ne!(bo, anna);
    assert!(here.next_event().is_some(), "she is told");
    let view = server.get(&format!("/api/seats/{}", bo.strip_prefix("/s/").unwrap())).json();
    assert!(view["seat"] == 2 && !view["to_act"].as_array().unwrap().is_empty(), "the game begins: {view}");
    assert_ne!(find("", "shards"), bo, "the next one waits anew");
    assert_eq!(server.post("/lobby/find", &[("game", "chess")]).status, 404);
}
