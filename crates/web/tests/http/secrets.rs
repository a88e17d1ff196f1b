//! What one seat holds is nowhere in what another gets.

use serde_json::json;

use crate::client::{Answer, Server, values};

fn hand(view: &Answer, seat: usize) -> Vec<String> {
    let cards = view.json()["position"][format!("seat{seat}")]["hand"].as_array().unwrap().clone();
    cards.iter().map(|card| card.as_str().unwrap().to_string()).collect()
}

#[test]
fn no_page_of_a_seat_names_a_card_of_another_hand() {
    let server = Server::new("secrets");
    let made = server.send("/api/tables", &json!({ "game": "realms", "seats": ["human", "human", "human"] }));
    assert_eq!(made.status, 201, "{made:?}");
    let made = made.json();
    let token = |seat: usize| made["seats"][seat]["token"].as_str().unwrap().to_string();
    let watch = made["watch"].as_str().unwrap();
    let hands: Vec<Vec<String>> =
        (0..3).map(|seat| hand(&server.get(&format!("/api/seats/{}", token(seat))), seat + 1)).collect();
    for viewer in 0..4 {
        let (page, api) = match viewer {
            3 => (format!("/w/{watch}"), format!("/api/seats/{watch}")),
            seat => (format!("/s/{}", token(seat)), format!("/api/seats/{}", token(seat))),
        };
        let paths = [page.clone(), format!("{page}/board"), format!("{page}/replay?step=0&eyes=2"), api];
        for path in paths {
            let text = server.get(&path).text;
            for (owner, cards) in hands.iter().enumerate().filter(|(owner, _)| *owner != viewer) {
                for card in cards {
                    assert!(
                        !text.contains(&format!("\"{card}\"")),
                        "{path} shows {card} of seat {}",
                        owner + 1
                    );
                    assert!(!text.contains(&format!("big-{card}\"")), "{path} shows {card}");
                }
            }
        }
        assert!(!server.get(&page).text.contains("seed"), "the seed is a secret");
    }
}

#[test]
fn a_link_opens_only_its_own_door() {
    let server = Server::new("links");
    let made =
        server.send("/api/tables", &json!({ "game": "realms", "seats": ["human", "human", "open"] })).json();
    let (watch, join) = (made["watch"].as_str().unwrap(), made["join"].as_str().unwrap());
    let (one, two) =
        (made["seats"][0]["token"].as_str().unwrap(), made["seats"][1]["token"].as_str().unwrap());
    assert!(made["seats"][2].get("token").is_none(), "the secret of a free seat goes to whoever sits down");
    for path in [
        format!("/s/{join}"),
        format!("/j/{one}"),
        format!("/j/{watch}"),
        "/s/0123".into(),
        "/nothing".into(),
    ] {
        assert_eq!(server.get(&path).status, 404, "{path}");
    }
    for token in [watch, join, "0123"] {
        let posted = server.post(&format!("/s/{token}/move"), &[("count", "1"), ("move", "draw")]);
        assert_eq!(posted.status, 404, "{token}");
    }
    for page in [server.get(&format!("/s/{one}")), server.get(&format!("/j/{join}")), server.get("/")] {
        assert!(!page.text.contains(two), "another seat's secret is in the page");
    }
    // Seat 2 is not to act; its own link does not make it so.
    server.send(&format!("/api/tables/{join}/seats"), &json!({ "seat": 3 }));
    let count = server.get(&format!("/api/seats/{two}")).json()["count"].to_string();
    let posted = server.post(&format!("/s/{two}/move"), &[("count", &count), ("move", "draw")]);
    assert!(posted.status == 422 && posted.text.contains("not your turn"), "{posted:?}");
    assert!(values(&posted.text, "move").is_empty());
}

#[test]
fn names_are_escaped_and_cut() {
    let server = Server::new("names");
    let name = "<script>alert(1)</script>and a very long name after it";
    let seat = server.post("/new/realms", &[("name", name), ("o-mode", "duel"), ("seat2", "open")]).location;
    let join = crate::tables::join_link(&server.get(&seat).text);
    let page = server.get(&join).text;
    assert!(page.contains("&lt;script&gt;") && !page.contains("<script>alert"), "{page}");
    assert!(!page.contains("very long name"));
}
