//! A store that loses its answers, hangs or holds damaged rows: what is not known is said, and nothing else is touched.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde_json::json;
use talon_store::{Answer, Ask, Backend as _, Door, Lane, Memory, Store, Work};

use crate::client::{Server, values};
use crate::sleep::{draw, duel, figure, view, wait_until};

#[test]
fn a_post_under_a_key_is_done_once_however_often_it_is_sent() {
    let server = Server::new("idempotent");
    let ([seat, _], _) = duel(&server);
    let path = format!("/api/seats/{seat}/moves");
    let post = json!({ "count": 1, "move": "draw" });
    for _ in 0..3 {
        let answer = server.send_keyed("0b9a", &path, &post);
        assert!(answer.status == 200 && answer.json()["moves"] == 1, "{answer:?}");
    }
    assert_eq!(server.send(&path, &post).status, 409, "without the key it is too late");
    assert_eq!(server.send_keyed("other", &path, &post).status, 409, "under another as well");
    let server = server.restarted();
    assert_eq!(server.send_keyed("0b9a", &path, &post).status, 200, "the journal knows it");
    assert_eq!(view(&server, &seat)["moves"], 1);
}

#[test]
fn a_form_that_is_sent_twice_is_played_once() {
    let server = Server::new("double_click");
    let ([seat, _], _) = duel(&server);
    let page = server.get(&format!("/s/{seat}")).text;
    let count = &values(&page, "count")[0];
    for _ in 0..2 {
        let answer = server.post_asked(&format!("/s/{seat}/move"), &[("count", count), ("move", "draw")]);
        assert_eq!(answer.status, 303, "{answer:?}");
    }
    assert_eq!(view(&server, &seat)["moves"], 1);
    let other = server.post_asked(&format!("/s/{seat}/move"), &[("count", count), ("move", "take king")]);
    assert_eq!(other.status, 409, "another move from the same page is too late");
}

#[test]
fn a_change_of_unknown_fate_freezes_its_table_and_is_settled_by_repeating_it() {
    let memory = Memory::default();
    let server = Server::on_store("unknown", memory.store().unwrap());
    let ([seat, _], watch) = duel(&server);
    let ([other, _], _) = duel(&server);
    let (path, post) = (format!("/api/seats/{seat}/moves"), json!({ "count": 1, "move": "draw" }));
    memory.faults.deaf.store(true, Ordering::SeqCst);
    let answer = server.send_keyed("k", &path, &post);
    assert_eq!((answer.status, answer.retry_after.as_str()), (503, "2"), "{answer:?}");
    assert!(answer.text.contains("do not know yet whether"), "{answer:?}");
    assert_eq!(server.get(&format!("/w/{watch}")).status, 503, "nobody sees what is not known");
    assert_eq!((server.get("/").status, server.get(&format!("/s/{other}")).status), (200, 200));
    memory.faults.deaf.store(false, Ordering::SeqCst);
    wait_until(|| server.get(&format!("/api/seats/{seat}")).status == 200);
    let again = server.send_keyed("k", &path, &post);
    assert!(again.status == 200 && again.json()["moves"] == 1, "once: {again:?}");
}

/// A store that takes everything and answers nothing while it hangs.
struct Hanging {
    memory: Mutex<Memory>,
    hangs: Arc<AtomicBool>,
    taken: Mutex<Vec<(Work, Answer<()>)>>,
    asked: Mutex<Vec<Ask>>,
}

impl Hanging {
    fn new(hangs: &Arc<AtomicBool>) -> Self {
        let (memory, taken, asked) = (Mutex::default(), Mutex::default(), Mutex::default());
        Self { memory, hangs: Arc::clone(hangs), taken, asked }
    }
}

impl Door for Hanging {
    fn write(&self, work: Work, answer: Answer<()>) {
        if self.hangs.load(Ordering::SeqCst) {
            self.taken.lock().unwrap().push((work, answer));
        } else {
            let result = self.memory.lock().unwrap().write(&[work]).remove(0);
            answer(result);
        }
    }

    fn ask(&self, _: Lane, ask: Ask) {
        if self.hangs.load(Ordering::SeqCst) {
            self.asked.lock().unwrap().push(ask);
        } else {
            ask(Ok(&mut *self.memory.lock().unwrap()));
        }
    }
}

#[test]
fn a_store_that_hangs_hangs_neither_other_pages_nor_posts_nor_the_end_of_the_server() {
    let hangs = Arc::new(AtomicBool::new(false));
    let server = Server::on_store("hangs", Store::behind(Hanging::new(&hangs)));
    let ([seat, _], _) = duel(&server);
    let ([other, _], _) = duel(&server);
    hangs.store(true, Ordering::SeqCst);
    std::thread::scope(|scope| {
        let post = json!({ "count": 1, "move": "draw" });
        let (server, path) = (&server, format!("/api/seats/{seat}/moves"));
        let posted = scope.spawn(move || server.send_keyed("k", &path, &post));
        while !posted.is_finished() {
            assert_eq!(server.get("/").status, 200);
            assert_eq!(server.get(&format!("/s/{other}")).status, 200);
        }
        let answer = posted.join().unwrap();
        assert!(answer.status == 503 && answer.text.contains("do not know yet whether"), "{answer:?}");
    });
    assert_eq!(server.get("/healthz").status, 503);
    let began = Instant::now();
    drop(server);
    assert!(began.elapsed() < Duration::from_secs(10), "it ended after {:?}", began.elapsed());
}

/// Changes a row of the file behind the server's back, with the server away.
fn damage(server: Server, sql: &str) -> Server {
    let (data, stopped) = server.stopped();
    let file = rusqlite::Connection::open(data.join("talon.db")).unwrap();
    assert_eq!(file.execute(sql, ()).unwrap(), 1, "{sql}");
    drop(file);
    stopped.started()
}

#[test]
fn a_damaged_row_takes_its_own_table_out_and_no_other() {
    // A letter that is another, bytes that are no text, impossible numbers: each in a table of its own.
    let damages = [
        "UPDATE log SET body = replace(body, 'draw', 'drew') WHERE seq = 1",
        "UPDATE log SET body = CAST(x'fffe' AS TEXT) WHERE seq = 1",
        "UPDATE log SET seq = -7 WHERE seq = 1",
    ];
    for (number, sql) in damages.iter().enumerate() {
        let server = Server::new(&format!("damaged_{number}"));
        let ([good, _], _) = duel(&server);
        let ([bad, _], _) = duel(&server);
        assert_eq!(draw(&server, &bad), 200);
        let server = damage(server, sql);
        let answer = server.get(&format!("/api/seats/{bad}"));
        assert_eq!(answer.status, 410, "{sql}: {answer:?}");
        assert_eq!(draw(&server, &good), 200, "{sql}");
        assert_eq!(figure(&server, "talon_damaged_total"), 1, "{sql}");
        let checked = talon_web::check(&server.config()).unwrap();
        assert_eq!((checked.tables, checked.broken.len()), (1, 1), "{sql}: {checked:?}");
    }
}

#[test]
fn a_record_with_a_default_written_out_is_checked_like_any_other() {
    let server = Server::new("defaults");
    let record = include_str!("../../../table/tests/golden/realms-duel.record");
    let header = record.lines().nth(1).unwrap();
    let said = record.replacen(header, &format!("{header}   first = 1"), 1);
    let shown = server.post("/replay", &[("record", &said)]);
    assert_eq!(shown.status, 303, "{shown:?}");
    let checked = talon_web::check(&server.config()).unwrap();
    assert_eq!((checked.tables, checked.broken.len()), (1, 0), "{checked:?}");
}
