//! Those who take more than their share: silent, slow, many at once, or asking for what takes long. Others are
//! still served.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::thread;
use std::time::Duration;

use serde_json::json;
use talon_web::{Limits, Patience, Rate};

use crate::client::Server;

/// Short enough to wait for in a test.
const SHORT: Duration = Duration::from_millis(300);
/// So long that it never passes in one.
const LONG: Duration = Duration::from_mins(10);

/// A server that waits only for what the test is not about.
fn impatient(name: &str, patience: Patience) -> Server {
    Server::limited(name, Limits { patience, ..Limits::trusting_this_machine() })
}

fn connect(server: &Server) -> TcpStream {
    let stream = TcpStream::connect(server.url("").trim_start_matches("http://")).unwrap();
    stream.set_read_timeout(Some(Duration::from_mins(2))).unwrap();
    stream
}

/// Everything that is heard until the server hangs up.
fn heard(mut stream: &TcpStream) -> String {
    let mut heard = Vec::new();
    // A connection that is cut off has ended too.
    let _ = stream.read_to_end(&mut heard);
    String::from_utf8_lossy(&heard).into_owned()
}

#[test]
fn whoever_connects_and_says_nothing_or_too_slowly_is_hung_up_on() {
    let patience = Patience { headers: SHORT, idle: LONG, request: LONG };
    let server = impatient("silent", patience);
    let (silent, mut slow) = (connect(&server), connect(&server));
    slow.write_all(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ").unwrap();
    assert_eq!(heard(&silent), "");
    assert_eq!(heard(&slow), "");
    assert_eq!(server.get("/healthz").status, 200);
}

#[test]
fn a_body_that_does_not_come_to_its_end_is_not_waited_for() {
    let patience = Patience { headers: LONG, idle: SHORT, request: SHORT };
    let server = impatient("slow-body", patience);
    for path in ["/api/tables", "/replay", "/api/seats/0123456789abcdef0123456789abcdef/moves", "/nowhere"] {
        let mut slow = connect(&server);
        let head = "Host: x\r\nContent-Type: application/json\r\nContent-Length: 1000";
        slow.write_all(format!("POST {path} HTTP/1.1\r\n{head}\r\n\r\n{{\"game\":").as_bytes()).unwrap();
        let said = heard(&slow);
        assert!(said.is_empty() || said.starts_with("HTTP/1.1 4"), "{path}: {said}");
    }
    assert_eq!(server.get("/healthz").status, 200);
}

#[test]
fn a_connection_that_asks_nothing_more_is_closed_and_one_that_listens_is_not() {
    let patience = Patience { headers: LONG, idle: SHORT, request: LONG };
    let server = impatient("idle", patience);
    let made = server.send("/api/tables", &json!({ "game": "realms", "seats": ["human", "human"] })).json();
    let token = made["seats"][0]["token"].as_str().unwrap();
    let mut listens = connect(&server);
    let asks = format!("GET /api/seats/{token}/stream HTTP/1.1\r\nHost: x\r\n\r\n");
    listens.write_all(asks.as_bytes()).unwrap();
    // Three others are hung up on, one after the other; the one that listens is still there.
    for _ in 0..3 {
        let mut idle = connect(&server);
        idle.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").unwrap();
        assert!(heard(&idle).ends_with("ok\n"));
    }
    assert!(server.get("/metrics").text.contains("talon_streams 1\n"));
}

#[test]
fn eleven_hundred_idle_clients_keep_nobody_out_and_cut_nobody_off() {
    let patience = Patience { headers: LONG, idle: LONG, request: LONG };
    let limits = Limits { connections_in_all: 500, patience, ..Limits::trusting_this_machine() };
    let server = Server::limited("crowd", limits);
    let made = server.send("/api/tables", &json!({ "game": "realms", "seats": ["human", "human"] })).json();
    let token = made["seats"][0]["token"].as_str().unwrap();
    let stream = server.stream(&format!("/api/seats/{token}/stream"));
    let idle: Vec<TcpStream> = (0..1_100).map(|_| connect(&server)).collect();
    let mut view = server.get(&format!("/api/seats/{token}")).json();
    assert_eq!(view["to_act"][0], 1);
    let body = json!({ "count": view["count"], "move": view["offers"][0]["move"] });
    assert_eq!(server.send(&format!("/api/seats/{token}/moves"), &body).status, 200);
    assert!(stream.next_event().is_some(), "a listener hears the move");
    view = server.get(&format!("/api/seats/{token}")).json();
    assert_eq!(view["moves"], 1);
    let metrics = server.get("/metrics").text;
    let open = metrics.lines().find_map(|line| line.strip_prefix("talon_connections ")).unwrap();
    assert!(open.parse::<usize>().unwrap() <= 500, "{open} are open");
    assert_eq!(heard(&idle[0]), "", "the first of the silent ones made room");
}

#[test]
fn an_address_has_a_limit_of_connections_and_is_told_when_all_are_busy() {
    let server = Server::limited("each", Limits { connections: 3, streams: 9, ..Limits::default() });
    let made = server.send("/api/tables", &json!({ "game": "realms" })).json();
    let path = format!("/api/seats/{}/stream", made["watch"].as_str().unwrap());
    let open = [server.stream(&path), server.stream(&path), server.stream(&path)];
    let refused = heard(&connect(&server));
    assert!(refused.starts_with("HTTP/1.1 503 ") && refused.contains("Retry-After: 10"), "{refused}");
    assert!(refused.ends_with("try later.\n"), "{refused}");
    drop(open);
}

/// The hand with every card that has a choice, and everything in the discard area that could be fetched but for one.
fn slow_score(without: usize) -> String {
    const AREA: [&str; 12] = [
        "knights",
        "elven_archers",
        "light_cavalry",
        "dwarvish_infantry",
        "collector",
        "beastmaster",
        "warlock_lord",
        "enchantress",
        "king",
        "queen",
        "princess",
        "warlord",
    ];
    let area: Vec<&str> = AREA.iter().enumerate().filter(|(n, _)| *n != without).map(|(_, id)| *id).collect();
    let hand = "necromancer.doppelganger.mirage.shapeshifter.book_of_changes.island.wildfire";
    format!("/tools/score?h={hand}&d={}", area.join("."))
}

/// How much is waiting for threads of a kind.
fn waiting(server: &Server, queue: &str) -> u64 {
    figure(server, &format!("talon_waiting{{queue=\"{queue}\"}} "))
}

/// The number behind a name of the metrics.
fn figure(server: &Server, mark: &str) -> u64 {
    let metrics = server.get("/metrics").text;
    metrics.lines().find_map(|line| line.strip_prefix(mark)).unwrap().parse().unwrap()
}

#[test]
fn six_expensive_scores_are_answered_and_other_pages_are_not_held_up() {
    let server = Server::new("scores");
    let asks: Vec<TcpStream> = (0..6)
        .map(|n| {
            let mut stream = connect(&server);
            let asked = format!("GET {} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", slow_score(n));
            stream.write_all(asked.as_bytes()).unwrap();
            stream
        })
        .collect();
    assert_eq!(server.get("/cards").status, 200);
    for stream in &asks {
        let page = heard(stream);
        assert!(page.starts_with("HTTP/1.1 200"), "{page}");
        assert!(page.contains("class=\"total\""), "{page}");
    }
    assert_eq!(server.get(&slow_score(0)).status, 200, "what was scored once is known");
}

#[test]
fn an_address_has_a_budget_for_what_takes_long_and_is_told_when_it_is_used_up() {
    let limits = Limits {
        // Whatever it takes, the first uses it up.
        work: Rate { burst: 1, per_minute: 1 },
        views: Rate { burst: 6_000, per_minute: 6_000 },
        ..Limits::default()
    };
    let server = Server::limited("budget", limits);
    assert_eq!(server.get(&slow_score(0)).status, 200);
    let refused = server.get(&slow_score(1));
    assert_eq!(refused.status, 429, "{refused:?}");
    assert!(refused.retry_after.parse::<u64>().unwrap() > 0, "{refused:?}");
    assert!(refused.text.contains("a lot of work for the server"), "{refused:?}");
    assert_eq!(server.post("/replay", &[("record", "nonsense")]).status, 429, "an upload is work too");
    assert_eq!(server.get("/rules/realms").status, 200, "what is no work is served");
    assert!(server.get("/metrics").text.contains("talon_limited_total{kind=\"work\"} 2\n"));
}

#[test]
fn foresight_is_paid_for_once_and_left_out_with_a_word_when_the_budget_is_used_up() {
    let limits = Limits {
        work: Rate { burst: 1, per_minute: 1 },
        behind_proxy: true,
        trusted: vec!["198.51.100.1".parse().unwrap()],
        ..Limits::default()
    };
    let server = Server::limited("foresight", limits);
    let wish = json!({ "game": "aeons", "seats": ["human", "human"], "options": { "players": 2 } });
    let made = server.send_as("198.51.100.1", "/api/tables", &wish).json();
    let token = |seat: usize| made["seats"][seat]["token"].as_str().unwrap().to_string();
    let look = |from: &str, seat: usize| {
        let page = server.get_with(&format!("/s/{}", token(seat)), &[("x-forwarded-for", from)]);
        assert_eq!(page.status, 200, "{page:?}");
        let told = page.text.contains("class=\"foresight\"");
        let left_out = page.text.contains("id=\"ahead-left-out\"");
        assert_eq!(left_out, page.text.contains("Not worked out this time"), "{page:?}");
        assert_ne!(told, left_out, "{page:?}");
        told
    };
    assert!(look("198.51.100.2", 0), "the first is within the budget");
    assert!(look("198.51.100.2", 0), "the same costs nothing");
    assert!(!look("198.51.100.2", 1), "the budget is used up");
    assert!(look("198.51.100.1", 1), "others have one of their own");
    assert!(look("198.51.100.2", 1), "what is known is told to all who may see that seat");
    let view = server.get(&format!("/api/seats/{}", token(0))).json();
    let first = view["to_act"][0].as_u64().unwrap() as usize - 1;
    let view = server.get(&format!("/api/seats/{}", token(first))).json();
    let body = json!({ "count": view["count"], "move": view["offers"][0]["move"] });
    assert_eq!(server.send(&format!("/api/seats/{}/moves", token(first)), &body).status, 200);
    assert!(!look("198.51.100.2", 0), "a move makes it old");
    assert!(server.get("/metrics").text.contains("talon_limited_total{kind=\"work\"} 2\n"));
}

#[test]
fn a_strangers_hint_goes_before_thirty_tables_of_strong_bots() {
    let limits = Limits {
        tables: Rate { burst: 100, per_minute: 100 },
        streams: 100,
        behind_proxy: true,
        ..Limits::default()
    };
    let server = Server::limited("fair", limits);
    let bots = json!({ "game": "shards", "options": { "players": 4 },
        "seats": ["bot:master", "bot:master", "bot:master", "bot:master"] });
    let watched: Vec<_> = (0..30)
        .map(|_| {
            let made = server.send_as("198.51.100.7", "/api/tables", &bots);
            assert_eq!(made.status, 201, "{made:?}");
            server.stream(&format!("/api/seats/{}/stream", made.json()["watch"].as_str().unwrap()))
        })
        .collect();
    let mine = json!({ "game": "shards", "seats": ["human", "bot:greedy"], "options": { "first": 1 } });
    let made = server.send_as("198.51.100.8", "/api/tables", &mine).json();
    let seat = made["seats"][0]["token"].as_str().unwrap();
    while waiting(&server, "search") < 20 {}
    // Most thoughts at the beginning of a game are forced moves that take no time: only searches count.
    let searched = || {
        figure(&server, "talon_bot_seconds_count ") - figure(&server, "talon_bot_seconds_bucket{le=\"0.1\"} ")
    };
    let before = searched();
    let hinted = server.post_by_script(&format!("/s/{seat}/hint"), &[]);
    assert!(hinted.status == 200 && hinted.text.contains("id=\"hints\""), "{hinted:?}");
    // The hint itself, what each thread was busy with when it came, and what the other threads did meanwhile. First come, first
    // served would have put more before it.
    let threads = thread::available_parallelism().map_or(1, |processors| processors.get() as u64 - 1).max(1);
    let others = searched() - before;
    assert!(others <= 2 * threads + 1, "{others} searches were over before the hint was there");
    drop(watched);
}

#[test]
fn a_return_address_that_browsers_read_differently_is_refused() {
    let server = Server::new("back");
    for odd in ["/%09/example.org", "/%0a/example.org", "/%00", "/cards%7f", "/%c2%85"] {
        let shown = server.get(&format!("/settings?back={odd}"));
        assert_eq!((shown.status, shown.text.contains("not one of ours")), (400, true), "{odd}: {shown:?}");
    }
    for odd in ["/\t/example.org", "/\r\n/example.org", "\t//example.org", "/\u{1b}x"] {
        let set = server.post("/settings", &[("theme", "dark"), ("back", odd)]);
        assert_eq!((set.status, set.location.as_str()), (400, ""), "{odd:?}: {set:?}");
    }
    for elsewhere in ["//example.org", "https://example.org", "/\\example.org"] {
        let set = server.post("/settings", &[("theme", "dark"), ("back", elsewhere)]);
        assert_eq!((set.status, set.location.as_str()), (303, "/"), "{elsewhere}");
    }
}

#[test]
fn the_keepers_page_is_for_the_keeper() {
    let server = Server::new("keeper-page");
    let page = server.get("/keeper");
    assert_eq!(page.status, 200, "{page:?}");
    for part in ["data-page=\"keeper\"", "class=\"chart\"", "Moves a second", "All well", "Bots that search"]
    {
        assert!(page.text.contains(part), "{part}: {}", page.text);
    }
    assert!(!page.text.contains("style="), "the policy lets no style into a page");
    assert_eq!(
        server.get_with("/keeper", &[("x-forwarded-for", "203.0.113.9")]).status,
        404,
        "through a proxy"
    );
    assert_eq!(server.get_with("/keeper", &[("host", "evil.example")]).status, 404, "by another name");
    let secret = Some("open sesame".to_string());
    let server = Server::limited(
        "keeper-token",
        Limits { keeper_token: secret, behind_proxy: true, ..Limits::default() },
    );
    let from = |more: &[(&str, &str)]| {
        server.get_with("/keeper", &[&[("x-forwarded-for", "203.0.113.9")], more].concat()).status
    };
    assert_eq!(from(&[]), 401);
    assert_eq!(from(&[("authorization", "Bearer sesame")]), 401);
    assert_eq!(from(&[("authorization", "Bearer open sesame")]), 200);
}
