//! A game whose rules, page or bot panics: one request ends, one table is quarantined and named, and nothing else happens.

#[path = "../../table/tests/toy/mod.rs"]
mod toy;

use std::io::Write;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::Duration;

use serde_json::{Value as Json, json};
use talon_bots::{Chances, Judge, Judged};
use talon_core::{Game, Seat};
use talon_table::Table;
use talon_web::{Config, Layout, Limits};
use toy::{BROKEN, State, Toy};

static TOY: Toy = Toy;
static PAGE_BROKEN: AtomicBool = AtomicBool::new(false);
static BOT_BROKEN: AtomicBool = AtomicBool::new(false);

#[derive(Clone, Debug)]
struct ToyJudge;

impl Judged for Toy {
    type Judge = ToyJudge;

    fn judge(&self) -> ToyJudge {
        assert!(!BOT_BROKEN.load(Ordering::SeqCst), "the bot of the toy is broken");
        ToyJudge
    }
}

impl Judge<Toy> for ToyJudge {
    type Belief = ();

    const ITERATIONS: u32 = 50;
    const SPREAD: f32 = 1.0;
    const RANDOM_ONE_IN: usize = 8;

    fn horizon(&self, _world: &State) -> u32 {
        60
    }

    fn policy_score(&self, _: &Toy, _: &State, _: Seat, _: &<Toy as Game>::Choice) -> f32 {
        0.0
    }

    fn chances(&self, _: &Toy, _: &State) -> Chances {
        Chances::default()
    }
}

impl Layout for Toy {
    // Asked for by every page of the table.
    fn clock(_: &Table<Self>) -> Option<Duration> {
        assert!(!PAGE_BROKEN.load(Ordering::SeqCst), "the page of the toy is broken");
        None
    }
}

/// What the server logs.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

struct Server {
    at: String,
    stop: Option<tokio::sync::oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Server {
    fn start(folder: &Path) -> Self {
        let bind: SocketAddr = ([127, 0, 0, 1], 0).into();
        let mut config = Config::new(bind, folder);
        config.limits = Limits::trusting_this_machine();
        config.bot_pause = Duration::ZERO;
        let (ready, is_ready) = channel();
        let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
        let thread = std::thread::spawn(move || {
            let stop = async move { drop(stopped.await) };
            talon_web::serve(&config, |at| ready.send(at).unwrap(), stop).unwrap();
        });
        let at = format!("http://{}", is_ready.recv().unwrap());
        Self { at, stop: Some(stop), thread: Some(thread) }
    }

    fn get(&self, path: &str) -> (u16, String) {
        let request = ureq::get(format!("{}{path}", self.at));
        let mut answer = request.config().http_status_as_error(false).build().call().unwrap();
        (answer.status().as_u16(), answer.body_mut().read_to_string().unwrap())
    }

    fn post(&self, path: &str, body: &Json) -> (u16, Json) {
        let request = ureq::post(format!("{}{path}", self.at)).header("content-type", "application/json");
        let request = request.config().http_status_as_error(false).build();
        let mut answer = request.send(body.to_string()).unwrap();
        let text = answer.body_mut().read_to_string().unwrap();
        (answer.status().as_u16(), serde_json::from_str(&text).unwrap())
    }

    /// The first seat of a new table.
    fn deal(&self, game: &str, seats: [&str; 2]) -> String {
        let wish = if game == "realms" { json!({ "mode": "duel" }) } else { json!({}) };
        let (status, made) =
            self.post("/api/tables", &json!({ "game": game, "seats": seats, "options": wish }));
        assert_eq!(status, 201, "{made}");
        made["seats"][0]["token"].as_str().unwrap().to_string()
    }

    fn view(&self, seat: &str) -> (u16, String) {
        self.get(&format!("/api/seats/{seat}"))
    }

    /// Makes the first move on offer.
    fn play(&self, seat: &str) -> (u16, Json) {
        let view: Json = serde_json::from_str(&self.view(seat).1).unwrap();
        let post = json!({ "count": view["count"], "move": view["offers"][0]["move"] });
        self.post(&format!("/api/seats/{seat}/moves"), &post)
    }

    /// How many tables the server says are quarantined.
    fn quarantined(&self) -> usize {
        let metrics = self.get("/metrics").1;
        metrics.lines().filter(|line| line.starts_with("talon_quarantined{table=\"")).count()
    }

    /// Everything but the tables that broke goes on.
    fn goes_on(&self, others: &[&str]) {
        assert_eq!(self.get("/").0, 200);
        for seat in others {
            assert_eq!(self.get(&format!("/s/{seat}")).0, 200);
            assert_eq!(self.view(seat).0, 200);
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.stop.take());
        if let Some(thread) = self.thread.take() {
            thread.join().unwrap();
        }
    }
}

/// Does something while a part of the toy is broken.
fn while_broken<T>(part: &AtomicBool, what: impl FnOnce() -> T) -> T {
    part.store(true, Ordering::SeqCst);
    let done = what();
    part.store(false, Ordering::SeqCst);
    done
}

fn folder() -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("panics");
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

#[test]
fn a_panic_takes_one_table_out_and_nothing_else() {
    assert!(talon_web::install(&TOY), "before the first server");
    let log = Log::default();
    let writer = log.clone();
    tracing_subscriber::fmt().with_ansi(false).with_writer(move || writer.clone()).init();
    let folder = folder();
    let server = Server::start(&folder);
    let people = ["human", "human"];
    let [page, rules, toy] = std::array::from_fn(|_| server.deal("toy", people));
    let realms = server.deal("realms", people);

    let (status, text) = while_broken(&PAGE_BROKEN, || {
        let shown = server.get(&format!("/s/{page}"));
        server.goes_on(&[&realms]);
        shown
    });
    assert!(status == 500 && text.contains("Something broke"), "{status}: {text}");
    let (status, text) = server.get(&format!("/s/{page}"));
    assert!(status == 500 && text.contains("out of order"), "it stays out: {status}: {text}");
    assert_eq!(server.view(&page).0, 500, "for programs too");

    let before = server.view(&rules).1;
    let (status, said) = while_broken(&BROKEN, || server.play(&rules));
    assert!(status == 500 && said["error"].is_string(), "{status}: {said}");
    assert_eq!(server.play(&toy).0, 200, "another table of the same game goes on");

    let bot = while_broken(&BOT_BROKEN, || {
        let bot = server.deal("toy", ["human", "bot:expert"]);
        assert_eq!(server.play(&bot).0, 200);
        // The bot's thought ends the table; until then the page is shown.
        while server.view(&bot).0 == 200 {}
        bot
    });
    assert_eq!(server.view(&bot).0, 500);
    let thinking = server.deal("toy", ["human", "bot:expert"]);
    assert_eq!(server.play(&thinking).0, 200);
    let moves = || serde_json::from_str::<Json>(&server.view(&thinking).1).unwrap()["moves"].as_u64();
    // The threads that think are still there.
    while moves() < Some(2) {}

    server.goes_on(&[&toy, &realms]);
    assert_eq!(server.quarantined(), 3);
    let logged = String::from_utf8(log.0.lock().unwrap().clone()).unwrap();
    assert_eq!(logged.matches("is quarantined").count(), 3, "{logged}");

    drop(server);
    let server = Server::start(&folder);
    assert_eq!((server.view(&rules).1, server.quarantined()), (before, 0), "nothing of it was lost");
    assert_eq!(server.play(&rules).0, 200, "and it is played on once its rules are mended");
    std::fs::remove_dir_all(folder).unwrap();
}
