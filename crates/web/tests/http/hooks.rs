//! A table tells an address chosen by its maker whose turn it is.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpListener;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use serde_json::{Value, json};

use crate::client::Server;

/// The test's own address: where it is, and what it was told. It answers every message with this status line.
pub(crate) fn listening(answer: &'static str) -> (String, Receiver<(String, Value)>) {
    listening_to(answer, |body| serde_json::from_slice(body).unwrap())
}

/// The same for messages of any kind.
pub(crate) fn listening_to<T: Send + 'static>(
    answer: &'static str,
    read: fn(&[u8]) -> T,
) -> (String, Receiver<(String, T)>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}/told?by=talon", listener.local_addr().unwrap());
    let (tell, told) = channel();
    std::thread::spawn(move || {
        for stream in listener.incoming().map_while(Result::ok) {
            let mut reader = BufReader::new(stream);
            let (mut head, mut length) = (String::new(), 0);
            loop {
                let mut line = String::new();
                reader.read_line(&mut line).unwrap();
                if let Some(said) = line.to_ascii_lowercase().strip_prefix("content-length:") {
                    length = said.trim().parse().unwrap();
                }
                if line.trim().is_empty() {
                    break;
                }
                head.push_str(&line);
            }
            let mut body = vec![0; length];
            reader.read_exact(&mut body).unwrap();
            let _ = reader
                .get_mut()
                .write_all(format!("HTTP/1.1 {answer}\r\nContent-Length: 0\r\n\r\n").as_bytes());
            if tell.send((head, read(&body))).is_err() {
                return;
            }
        }
    });
    (url, told)
}

/// A server that may send to this machine, as often as it likes.
pub(crate) fn telling(name: &str) -> Server {
    Server::with(name, |config| (config.webhooks.private, config.webhooks.gap) = (true, Duration::ZERO))
}

pub(crate) fn next<T>(told: &Receiver<(String, T)>) -> (String, T) {
    told.recv_timeout(Duration::from_mins(2)).expect("it is told")
}

#[test]
fn whose_turn_it_is_is_told_with_a_link_for_watching_and_no_secret() {
    let server = telling("hook");
    let (url, told) = listening("204 No Content");
    let made = json!({ "game": "realms", "options": { "mode": "duel" }, "seats": ["human", "human"], "webhook": url });
    let made = server.send("/api/tables", &made).json();
    let seats = [0, 1].map(|seat| made["seats"][seat]["token"].as_str().unwrap().to_string());
    let (head, body) = next(&told);
    assert!(head.starts_with("POST /told?by=talon HTTP/1.1"), "{head}");
    let watch = server.url(&format!("/w/{}", made["watch"].as_str().unwrap()));
    assert_eq!(
        (&body["game"], &body["over"], &body["watch"]),
        (&json!("realms"), &json!(false), &json!(watch))
    );
    let turn = body["turn"][0].as_str().unwrap().to_string();
    let mover = usize::from(turn.contains('2'));
    // The other player is named once the turn has passed on.
    let path = format!("/api/seats/{}", seats[mover]);
    loop {
        let view = server.get(&path).json();
        let Some(offer) = view["offers"].as_array().and_then(|offers| offers.first()) else { break };
        let made = json!({ "count": view["count"], "move": offer["move"] });
        assert_eq!(server.send(&format!("{path}/moves"), &made).status, 200);
    }
    let (head, body) = next(&told);
    assert_ne!(body["turn"][0].as_str(), Some(turn.as_str()), "{body}");
    let all = format!("{head}{body}");
    let hand = server.get(&path).json()["position"][format!("seat{}", mover + 1)]["hand"].to_string();
    assert!(
        !seats.iter().any(|seat| all.contains(seat)) && !all.contains(made["join"].as_str().unwrap()),
        "{all}"
    );
    assert!(hand.split('"').filter(|card| card.len() > 3).all(|card| !all.contains(card)), "{all}");
    for page in [format!("/s/{}", seats[0]), format!("/w/{}", made["watch"].as_str().unwrap())] {
        assert!(!server.get(&page).text.contains("told?by"), "the address is nobody else's business");
    }
}

#[test]
fn no_private_address_is_told_anything_unless_the_keeper_allows_it() {
    let server = Server::new("hook-inside");
    for url in [
        "http://127.0.0.1:9/",
        "http://[::1]/",
        "http://10.0.0.1/",
        "http://169.254.169.254/",
        "ftp://a/",
        "http://a@b/",
        "x",
    ] {
        let made =
            server.send("/api/tables", &json!({ "game": "realms", "seats": ["human"], "webhook": url }));
        assert_eq!(made.status, 400, "{url}: {}", made.text);
        assert_eq!(server.post("/new/realms", &[("webhook", url)]).status, 400, "{url}");
    }
    // A name is accepted; that it leads inside is noticed when a message is due, and then nothing is connected to.
    let (url, told) = listening("204 No Content");
    let url = url.replace("127.0.0.1", "localhost");
    let seat = server.post("/new/realms", &[("webhook", &url), ("o-mode", "duel"), ("o-first", "1")]);
    assert_eq!(seat.status, 303, "{}", seat.text);
    assert_eq!(server.post("/new/realms", &[("webhook", "")]).status, 303, "nothing said is nothing told");
    assert!(told.try_recv().is_err());
}

#[test]
fn a_redirect_is_not_followed_and_the_next_turn_is_told_all_the_same() {
    let server = telling("hook-redirect");
    let (inside, followed) = listening("204 No Content");
    let line: &'static str = Box::leak(format!("302 Found\r\nLocation: {inside}").into_boxed_str());
    let (url, told) = listening(line);
    let seat = server
        .post("/new/realms", &[("webhook", &url), ("seat2", "open"), ("o-mode", "duel"), ("o-first", "1")])
        .location;
    let page = server.get(&seat).text;
    let join = page.split_once("/j/").unwrap().1[..32].to_string();
    assert!(told.try_recv().is_err(), "nobody's turn while a seat is free");
    assert_eq!(server.post(&format!("/j/{join}"), &[("seat", "2"), ("name", "Bo")]).status, 303);
    assert_eq!(next(&told).1["over"], json!(false));
    assert!(followed.try_recv().is_err());
}
