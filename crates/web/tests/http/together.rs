//! Decisions of the group: bots propose, people agree, one may decide for all.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::client::Server;

/// A table whose very first question is for the group: the nine cards of the Prince's increased difficulty.
fn table(server: &Server, seats: &[&str], grace: u64) -> Vec<String> {
    let options = json!({ "players": seats.len(), "nemesis": "prince_of_gluttons", "difficulty": "expert" });
    let wish = json!({ "game": "aeons", "options": options, "seats": seats, "grace_seconds": grace });
    let made = server.send("/api/tables", &wish).json();
    let seats = made["seats"].as_array().unwrap();
    seats.iter().filter_map(|seat| seat["token"].as_str()).map(ToString::to_string).collect()
}

fn view(server: &Server, token: &str) -> Value {
    server.get(&format!("/api/seats/{token}")).json()
}

/// Looks until the view is as it should be; bots think on their own threads.
fn until(server: &Server, token: &str, is_so: impl Fn(&Value) -> bool) -> Value {
    let began = Instant::now();
    loop {
        let seen = view(server, token);
        if is_so(&seen) {
            return seen;
        }
        assert!(began.elapsed() < Duration::from_mins(4), "{seen}");
        std::thread::sleep(Duration::from_millis(5));
    }
}

fn proposers(seen: &Value) -> Vec<u64> {
    seen["proposals"].as_array().unwrap().iter().map(|one| one["seat"].as_u64().unwrap()).collect()
}

fn play(server: &Server, token: &str, seen: &Value, text: &Value) -> Value {
    let answer =
        server.send(&format!("/api/seats/{token}/moves"), &json!({ "count": seen["count"], "move": text }));
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.json()
}

#[test]
fn alone_with_bots_a_person_decides_and_bots_only_propose() {
    let server = Server::new("group-alone");
    let tokens = table(&server, &["human", "bot:greedy", "bot:greedy"], 30);
    let me = tokens[0].as_str();
    let seen = until(&server, me, |seen| proposers(seen) == [2, 3]);
    assert_eq!(seen["moves"], 0, "no bot has answered");
    let proposed = &seen["proposals"][0];
    assert!(proposed["move"].is_string() && !proposed["say"].as_str().unwrap().is_empty(), "{proposed}");
    let page = server.get(&format!("/s/{me}")).text;
    assert!(page.contains("data-proposal=\"2\"") && page.contains("/agree"), "{page}");
    // If it is taken up, the bot's move is played; an answer of one's own counts at once too.
    let body = json!({ "count": seen["count"], "seat": 2 });
    let after = server.send(&format!("/api/seats/{me}/agree"), &body);
    assert!(after.status == 200 && after.json()["moves"] == 1, "{after:?}");
    let stale = server.send(&format!("/api/seats/{me}/agree"), &body);
    assert_eq!(stale.status, 409, "the question is another one: {stale:?}");
    let seen = until(&server, me, |seen| proposers(seen) == [2, 3]);
    assert_eq!(play(&server, me, &seen, &seen["offers"][0]["move"])["moves"], 2);
}

#[test]
fn people_agree_and_change_their_minds() {
    let server = Server::new("group-people");
    let tokens = table(&server, &["human", "human", "bot:greedy"], 3600);
    let (one, two) = (tokens[0].as_str(), tokens[1].as_str());
    let seen = until(&server, one, |seen| proposers(seen) == [3]);
    let seen = play(&server, one, &seen, &seen["offers"][0]["move"]);
    assert_eq!((&seen["moves"], proposers(&seen)), (&json!(0), vec![1, 3]), "{seen}");
    let other = seen["offers"][1]["move"].clone();
    let seen = play(&server, one, &seen, &other);
    assert_eq!((&seen["moves"], proposers(&seen)), (&json!(0), vec![1, 3]), "one proposal a person");
    let theirs = view(&server, two);
    assert_eq!(theirs["proposals"][0]["move"], other, "the other sees it");
    // What cannot be played cannot be proposed; nobody decides for all before the time.
    let bad = json!({ "count": theirs["count"], "move": "choose spark" });
    assert_eq!(server.send(&format!("/api/seats/{two}/moves"), &bad).status, 422);
    let early = json!({ "count": theirs["count"], "seat": 1, "all": true });
    assert_eq!(server.send(&format!("/api/seats/{two}/agree"), &early).status, 400);
    let agreed = json!({ "count": theirs["count"], "seat": 1 });
    let after = server.send(&format!("/api/seats/{two}/agree"), &agreed).json();
    assert_eq!((&after["moves"], &after["proposals"]), (&json!(1), &json!([])), "{after}");
}

#[test]
fn after_the_time_of_grace_one_decides_for_all() {
    let server = Server::new("group-grace");
    let tokens = table(&server, &["human", "human"], 0);
    let (one, two) = (tokens[0].as_str(), tokens[1].as_str());
    let seen = view(&server, one);
    let seen = play(&server, one, &seen, &seen["offers"][0]["move"]);
    assert_eq!((&seen["moves"], &seen["grace_left"]), (&json!(0), &json!(0)));
    let page = server.get(&format!("/s/{one}")).text;
    assert!(page.contains("/decide"), "{page}");
    let body = json!({ "count": seen["count"], "seat": 1, "all": true });
    let after = server.send(&format!("/api/seats/{one}/agree"), &body).json();
    assert_eq!(after["moves"], 1, "{after}");
    // There is nobody to wait for: the seat cannot step into a turn now.
    assert_eq!(server.send(&format!("/api/seats/{two}/wait"), &json!({ "on": true })).status, 400);
    let nothing = json!({ "count": after["count"], "seat": 2 });
    assert_eq!(server.send(&format!("/api/seats/{two}/agree"), &nothing).status, 400, "nobody proposes that");
}
