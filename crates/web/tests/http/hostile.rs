//! Somebody means harm: everything is refused with the right status, nothing leaks, and others are still served.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::time::Duration;

use serde_json::{Value, json};
use talon_core::Luck;
use talon_web::Limits;

use crate::client::{Answer, Server};

/// How many wild requests a run makes.
const ROUNDS: usize = 600;

/// Chance that can be repeated: the seed is printed, and taken from `TALON_SEED` if it is set.
fn luck() -> Luck {
    let given = std::env::var("TALON_SEED").ok().and_then(|seed| seed.parse().ok());
    let seed = given.unwrap_or_else(|| u64::from(std::process::id()));
    println!("TALON_SEED={seed}");
    Luck::of(seed, 0)
}

/// A table of three people: their links, and what must not be seen through the first of them.
struct Victim {
    tokens: Vec<String>,
    join: String,
    secrets: Vec<String>,
}

impl Victim {
    fn sit(server: &Server) -> Self {
        let made = server
            .send("/api/tables", &json!({ "game": "realms", "seats": ["human", "human", "human"] }))
            .json();
        let tokens: Vec<String> =
            (0..3).map(|seat| made["seats"][seat]["token"].as_str().unwrap().to_string()).collect();
        let mut secrets = vec![tokens[1].clone(), tokens[2].clone()];
        for seat in 1..3 {
            let view = server.get(&format!("/api/seats/{}", tokens[seat])).json();
            let hand = view["position"][format!("seat{}", seat + 1)]["hand"].as_array().unwrap().clone();
            secrets.extend(hand.iter().map(|card| format!("\"{}\"", card.as_str().unwrap())));
        }
        let file = server.config().data.join("talon.db");
        let file =
            rusqlite::Connection::open_with_flags(file, rusqlite::OpenFlags::SQLITE_OPEN_READ_ONLY).unwrap();
        let body: String =
            file.query_row("SELECT body FROM log WHERE seq = 0", (), |row| row.get(0)).unwrap();
        let deal: Value = serde_json::from_str(&body).unwrap();
        let record = talon_core::Record::parse(deal["record"].as_str().unwrap()).unwrap();
        secrets.push(record.seed.to_string());
        secrets.push(deal["proof"]["salt"].as_str().unwrap().to_string());
        Self { tokens, join: made["join"].as_str().unwrap().into(), secrets }
    }

    fn check(&self, what: &str, text: &str) {
        let leaked = self.secrets.iter().find(|secret| text.contains(secret.as_str()));
        assert!(leaked.is_none(), "{what} shows {leaked:?}: {text}");
    }
}

/// Something between a word and noise.
fn wild(luck: &mut Luck) -> String {
    const WORDS: &[&str] = &[
        "",
        "draw",
        "discard king",
        "take",
        "0",
        "-1",
        "18446744073709551616",
        "1e9",
        "null",
        "true",
        "[]",
        "{}",
        "\"",
        "'; DROP TABLE entry; --",
        "<script>alert(1)</script>",
        "../../etc/passwd",
        "%00",
        "\u{0}",
        "\u{202e}",
        "žluťoučký",
        "🂡",
        "choose seat99",
        "offer king 1 queen",
        "seed",
        "salt",
    ];
    let mut text: String = (0..=luck.below(3)).map(|_| WORDS[luck.below(WORDS.len())]).collect();
    if luck.below(10) == 0 {
        text = text.repeat(luck.below(40) + 1);
    }
    text.chars().take(2_000).collect()
}

fn wild_json(luck: &mut Luck, depth: usize) -> Value {
    match luck.below(if depth > 3 { 5 } else { 7 }) {
        0 => Value::Null,
        1 => json!(luck.word() as i64),
        2 => json!(luck.below(2) == 0),
        3 => json!(luck.below(20)),
        4 => json!(wild(luck)),
        5 => (0..luck.below(4)).map(|_| wild_json(luck, depth + 1)).collect(),
        _ => {
            let keys = ["count", "move", "game", "options", "seats", "seat", "name", "mode", "players", "x"];
            let object = (0..luck.below(5))
                .map(|_| (keys[luck.below(keys.len())].to_string(), wild_json(luck, depth + 1)));
            Value::Object(object.collect())
        }
    }
}

/// A wild request with the first seat's link, a made-up one or the joining one.
fn attack(server: &Server, victim: &Victim, count: u64, luck: &mut Luck) -> (String, Answer) {
    let made_up = format!("{:032x}", luck.word());
    let token = [victim.tokens[0].as_str(), victim.join.as_str(), made_up.as_str()][luck.below(3)];
    // Never the count that is right, so that nothing is played by chance.
    let stale = (count + 1 + luck.below(9) as u64).to_string();
    let pages = ["move", "undo", "rematch", "reply", "seed", ""];
    let path = match luck.below(7) {
        0 => format!("/s/{token}/{}", pages[luck.below(pages.len())]),
        1 => format!("/j/{token}"),
        2 => format!("/new/{}", ["realms", "chess", "%2e%2e"][luck.below(3)]),
        3 => format!("/api/seats/{token}/moves"),
        4 => format!("/api/seats/{token}/undo"),
        5 => format!("/api/tables/{token}/seats"),
        _ => "/api/tables".to_string(),
    };
    let answer = match luck.below(3) {
        0 => server.send(&path, &wild_json(luck, 0)),
        1 => server.send_text(&path, &wild(luck)),
        _ => server.post(
            &path,
            &[("count", stale.as_str()), ("move", &wild(luck)), ("name", &wild(luck)), ("seat", &wild(luck))],
        ),
    };
    (path, answer)
}

#[test]
fn wild_posts_are_refused_and_nothing_leaks() {
    let server = Server::new("hostile");
    let (victim, luck) = (Victim::sit(&server), &mut luck());
    let look = || server.get(&format!("/api/seats/{}", victim.tokens[0])).json();
    let before = look();
    let count = before["count"].as_u64().unwrap();
    let mut refused = 0;
    for _ in 0..ROUNDS {
        let (path, answer) = attack(&server, &victim, count, luck);
        // A wild form may happen to ask for a table; everything else is refused.
        let is_new = path.starts_with("/new/") || path == "/api/tables";
        let good = matches!(answer.status, 400 | 404 | 405 | 409 | 413 | 415 | 422)
            || is_new && matches!(answer.status, 201 | 303);
        assert!(good, "{path}: {answer:?}");
        refused += u64::from(answer.status >= 400);
        victim.check(&path, &answer.text);
    }
    assert_eq!(look(), before, "nothing has changed");
    let metrics = server.get("/metrics").text;
    let counts = metrics.lines().filter_map(|line| {
        line.strip_prefix("talon_rejected_total{")?.split(' ').nth(1)?.parse::<u64>().ok()
    });
    assert_eq!(counts.sum::<u64>(), refused, "every refusal is counted: {metrics}");
}

#[test]
fn moves_of_other_seats_and_moves_twice_are_refused() {
    let server = Server::new("hostile-moves");
    let victim = Victim::sit(&server);
    let count = server.get(&format!("/api/seats/{}", victim.tokens[0])).json()["count"].clone();
    let post = |token: &str, count: &Value| {
        server.send(&format!("/api/seats/{token}/moves"), &json!({ "count": count, "move": "draw" })).status
    };
    assert_eq!(post(&victim.tokens[1], &count), 422, "not this seat's turn");
    assert_eq!(post(&victim.join, &count), 404, "no seat");
    assert_eq!(post(&victim.tokens[0], &count), 200);
    assert_eq!(post(&victim.tokens[0], &count), 409, "a second time");
    assert_eq!(post(&victim.tokens[0], &json!(u64::MAX)), 409);
    let undone = server.send(&format!("/api/seats/{}/undo", victim.tokens[1]), &json!({ "count": count }));
    assert_eq!(undone.status, 409, "{undone:?}");
}

#[test]
fn what_is_too_large_is_refused_and_names_are_cut() {
    let server = Server::new("hostile-sizes");
    let victim = Victim::sit(&server);
    // Far too much, but little enough to be read to its end: a client that is cut off does not hear the answer.
    let huge = "x".repeat(1 << 18);
    for path in [
        "/api/tables".to_string(),
        format!("/api/seats/{}/moves", victim.tokens[0]),
        format!("/api/tables/{}/seats", victim.join),
    ] {
        let answer =
            server.send(&path, &json!({ "game": huge, "count": 1, "move": huge, "seat": 1, "name": huge }));
        assert!(answer.status == 413 && answer.json()["error"].is_string(), "{path}: {answer:?}");
        let nested = format!("{}{}", "[".repeat(8_000), "]".repeat(8_000));
        assert_eq!(server.send_text(&path, &nested).status, 400, "{path}");
    }
    assert_eq!(
        server.post(&format!("/s/{}/move", victim.tokens[0]), &[("count", "1"), ("move", &huge)]).status,
        413
    );
    let made = server.send("/api/tables", &json!({ "game": "realms", "seats": ["human", "open"] })).json();
    let join = made["join"].as_str().unwrap();
    let name = "\u{202e}<b>\u{7}".to_string() + &"long ".repeat(2_000);
    assert_eq!(
        server.send(&format!("/api/tables/{join}/seats"), &json!({ "seat": 2, "name": name })).status,
        200
    );
    let kept =
        server.get(&format!("/api/tables/{join}")).json()["seats"][1]["name"].as_str().unwrap().to_string();
    assert!(kept.chars().count() <= 24 && !kept.chars().any(char::is_control), "{kept:?}");
}

/// The first line of what the server says to raw bytes.
fn raw(server: &Server, bytes: &[u8]) -> String {
    let mut stream = TcpStream::connect(server.url("").trim_start_matches("http://")).unwrap();
    stream.set_read_timeout(Some(Duration::from_mins(2))).unwrap();
    // The server may hang up before it has heard everything.
    let _ = stream.write_all(bytes);
    let mut heard = Vec::new();
    let _ = stream.take(64 * 1024).read_to_end(&mut heard);
    String::from_utf8_lossy(&heard).into_owned()
}

#[test]
fn tricks_with_paths_and_bytes_find_nothing() {
    let server = Server::new("hostile-paths");
    let (victim, luck) = (Victim::sit(&server), &mut luck());
    let data = server.config().data;
    let long = format!("/{}", "a".repeat(6_000));
    let absolute = format!("/static/{}", data.join("talon.db").display());
    let paths = [
        "/static/../talon.db",
        "/static/..%2f..%2fCargo.toml",
        "/static/%2e%2e/%2e%2e/etc/passwd",
        "/..//..//etc/passwd",
        "/s/%00",
        "/s/%ff%fe",
        "/api/seats/../metrics",
        "/api/../debug",
        "//evil.example/",
        "/s//move",
        "/cards/..%2f",
        "/debug/pprof",
        "/admin",
        "/.git/config",
        &long,
        &absolute,
    ];
    for path in paths {
        let heard =
            raw(&server, format!("GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").as_bytes());
        let status = heard.split(' ').nth(1).unwrap_or_default();
        assert!(matches!(status, "400" | "404" | "414" | "431"), "{path}: {heard}");
        victim.check(path, &heard);
    }
    for _ in 0..50 {
        let noise: Vec<u8> =
            (0..luck.below(400)).flat_map(|_| luck.word().to_le_bytes()).chain(*b"x\r\n\r\n").collect();
        let heard = raw(&server, &noise);
        assert!(heard.is_empty() || heard.starts_with("HTTP/1.1 4"), "{heard}");
    }
    assert_eq!(server.get("/healthz").status, 200);
}

#[test]
fn a_thousand_tables_from_one_address_are_too_many_and_others_are_served() {
    let server = Server::limited("hostile-many", Limits { behind_proxy: true, ..Limits::default() });
    let create = json!({ "game": "realms", "seats": ["human", "open"] });
    let mut made = 0;
    for _ in 0..1000 {
        let answer = server.send_as("198.51.100.7", "/api/tables", &create);
        assert!(matches!(answer.status, 201 | 429), "{answer:?}");
        made += u64::from(answer.status == 201);
    }
    let allowed = u64::from(Limits::default().tables.burst);
    assert!((allowed..allowed + 30).contains(&made), "{made} tables were made");
    let metrics = server.get("/metrics").text;
    assert!(metrics.contains(&format!("talon_tables {made}\n")), "{metrics}");
    assert!(
        metrics.contains(&format!("talon_rejected_total{{reason=\"limit\"}} {}\n", 1000 - made)),
        "{metrics}"
    );
    assert_eq!(server.send_as("198.51.100.8", "/api/tables", &create).status, 201, "others are served");
}
