//! Tables live while they are used, sleep when nobody looks, and are deleted when they are dead.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use talon_web::Life;

use crate::client::Server;

/// Nothing here takes longer.
const PATIENCE: Duration = Duration::from_mins(2);

/// A duel of two people: the tokens of its seats, and the watchers' token.
pub(crate) fn duel(server: &Server) -> ([String; 2], String) {
    let wish = json!({ "game": "realms", "options": { "mode": "duel" }, "seats": ["human", "human"] });
    let made = server.send("/api/tables", &wish);
    assert_eq!(made.status, 201, "{made:?}");
    let made = made.json();
    let token = |seat: usize| made["seats"][seat]["token"].as_str().unwrap().to_string();
    ([token(0), token(1)], made["watch"].as_str().unwrap().to_string())
}

pub(crate) fn view(server: &Server, token: &str) -> Value {
    server.get(&format!("/api/seats/{token}")).json()
}

pub(crate) fn draw(server: &Server, token: &str) -> u16 {
    let post = json!({ "count": view(server, token)["count"], "move": "draw" });
    server.send(&format!("/api/seats/{token}/moves"), &post).status
}

/// A figure of the metrics.
pub(crate) fn figure(server: &Server, name: &str) -> u64 {
    let metrics = server.get("/metrics").text;
    let line =
        metrics.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ').map(str::to_string));
    line.and_then(|figure| figure.parse().ok()).unwrap_or_else(|| panic!("no {name} in {metrics}"))
}

/// Asks again until it is so.
pub(crate) fn wait_until(is_so: impl Fn() -> bool) {
    let began = Instant::now();
    while !is_so() {
        assert!(began.elapsed() < PATIENCE, "it does not come to that");
        std::thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn a_table_sleeps_when_nobody_looks_and_is_woken_as_it_was() {
    let server = Server::with("sleeps", |config| config.life.idle = Duration::ZERO);
    let ([seat, other], watch) = duel(&server);
    let (heard, _) = duel(&server);
    let stream = server.stream(&format!("/api/seats/{}/stream", heard[0]));
    assert_eq!(draw(&server, &seat), 200);
    let before = [&seat, &other, &watch].map(|token| view(&server, token));
    wait_until(|| figure(&server, "talon_tables") == 1);
    assert_eq!(figure(&server, "talon_wake_seconds_count"), 0);
    assert_eq!([&seat, &other, &watch].map(|token| view(&server, token)), before, "as it was");
    assert_eq!(draw(&server, &heard[0]), 200, "whoever listens keeps a table awake");
    assert_eq!(stream.next_event().as_deref(), Some("data: {\"count\":2}"));
    let mine = view(&server, &seat);
    let on = json!({ "count": mine["count"], "move": mine["offers"][0]["move"] });
    assert_eq!(server.send(&format!("/api/seats/{seat}/moves"), &on).status, 200, "and it is played on");
}

#[test]
fn a_server_opens_no_table_at_its_start() {
    let server = Server::new("no_replay");
    let tables: Vec<_> = (0..5).map(|_| duel(&server)).collect();
    let server = server.restarted();
    assert_eq!(figure(&server, "talon_tables"), 0);
    assert_eq!(server.get("/").status, 200);
    assert_eq!(view(&server, &tables[3].0[1])["moves"], 0);
    assert_eq!((figure(&server, "talon_tables"), figure(&server, "talon_wake_seconds_count")), (1, 1));
}

#[test]
fn a_listed_table_is_in_the_lobby_without_being_awake_and_leaves_it_when_it_is_dead() {
    let server = Server::new("lobby_rows");
    let dealt = server.post("/new/realms", &[("seat2", "open"), ("listed", "yes")]);
    assert_eq!(dealt.status, 303);
    let shows = |server: &Server| server.get("/lobby").text.contains("/j/");
    assert!(shows(&server));
    let (_, stopped) = server.stopped();
    let server = stopped.started();
    assert!(shows(&server) && figure(&server, "talon_tables") == 0);
    let (_, stopped) = server.stopped();
    let dead = |config: &mut talon_web::Config| {
        config.life =
            Life { unstarted: Some(Duration::ZERO), abandoned: Some(Duration::ZERO), ..Life::default() };
    };
    let server = stopped.with(dead).started();
    wait_until(|| !shows(&server));
    assert_eq!(server.get(&dealt.location).status, 404);
}

#[test]
fn what_was_never_begun_expires_and_what_is_played_or_over_stays() {
    let server = Server::new("expires");
    let ([unstarted, _], _) = duel(&server);
    let ([begun, _], _) = duel(&server);
    assert_eq!(draw(&server, &begun), 200);
    let record = include_str!("../../../table/tests/golden/realms-duel.record");
    let shown = server.post("/replay", &[("record", record)]);
    assert_eq!(shown.status, 303, "{shown:?}");
    let (_, stopped) = server.stopped();
    let unstarted_dies = |config: &mut talon_web::Config| {
        config.life = Life { unstarted: Some(Duration::ZERO), abandoned: None, ..Life::default() };
    };
    let server = stopped.with(unstarted_dies).started();
    // Asked of the store, because a look at a table keeps it awake.
    wait_until(|| talon_web::check(&server.config()).unwrap().tables == 2);
    assert_eq!(server.get(&format!("/s/{unstarted}")).status, 404);
    assert_eq!(server.get(&format!("/s/{begun}")).status, 200);
    assert_eq!(server.get(&shown.location).status, 200);
}

#[test]
fn a_server_that_is_full_says_when_to_come_again_and_makes_room_by_itself() {
    let server = Server::with("full", |config| {
        config.life = Life { tables_max: 2, ..Life::default() };
    });
    let tables: Vec<_> = (0..2).map(|_| duel(&server)).collect();
    let stream = |number: usize| server.stream(&format!("/api/seats/{}/stream", tables[number].0[0]));
    let open = [stream(0), stream(1)];
    let refused = server.send("/api/tables", &json!({ "game": "realms" }));
    assert_eq!((refused.status, refused.retry_after.as_str()), (503, "10"), "{refused:?}");
    assert_eq!(view(&server, &tables[1].0[1])["moves"], 0, "those who are there go on");
    drop(open);
    wait_until(|| server.send("/api/tables", &json!({ "game": "realms" })).status == 201);
}
