//! The server is killed at random moments while many tables are played: what was acknowledged is there, once.
//!
//! `TALON_KILLS` (25 by default) says how often it is killed, `TALON_SEED` is the seed of moments and moves; both are
//! printed.

use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};
use talon_core::{Luck, Record};

/// People who play at the same time, each at their own tables.
const PEOPLE: usize = 8;
/// How many tables each of them has.
const TABLES: usize = 4;

/// How long somebody waits before trying again while the server is away.
const AWAY: Duration = Duration::from_millis(2);

/// The server's process, which is started again and again.
struct Server {
    child: Child,
    at: String,
}

impl Server {
    fn start(data: &Path) -> Self {
        let mut child = talon()
            .args(["--bind", "127.0.0.1:0", "--log", "off", "--trust", "127.0.0.1", "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let at = line.trim().strip_prefix("Talon: ").expect("the server says where it listens").to_string();
        Self { child, at }
    }

    /// `kill -9`.
    fn kill(self) {
        drop(self);
    }
}

/// A test that fails must not leave a server behind: a program reading its output would wait for ever.
impl Drop for Server {
    fn drop(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

fn talon() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_talon"));
    command.env("LC_ALL", "C").arg("serve");
    command
}

/// Where the server is now, and whether the play is over.
struct World {
    at: Mutex<String>,
    over: AtomicBool,
}

/// A table for two, both played by one person of ours, and every move known to be played.
struct PlayedTable {
    tokens: Vec<String>,
    moves: Vec<(usize, String)>,
    /// How many moves each seat was last shown. For the others, a question that only some hands are asked is one step with
    /// its answer, so this can be fewer than all moves.
    shown: [u64; 2],
    finished: bool,
}

impl PlayedTable {
    /// Nothing a seat was shown goes away.
    fn see(&mut self, seat: usize, view: &Value) {
        let moves = view["moves"].as_u64().unwrap();
        assert!(moves >= self.shown[seat], "{} moves were shown, now {moves}", self.shown[seat]);
        self.shown[seat] = moves;
    }
}

/// Somebody who plays; `None` from a function means that the server is away.
struct Person {
    world: Arc<World>,
    agent: ureq::Agent,
    luck: Luck,
    /// How often an unanswered move turned out to have been played, and how often not.
    played: usize,
    lost: usize,
}

impl Person {
    fn get(&self, path: &str) -> Option<String> {
        let url = format!("{}{path}", self.world.at.lock().unwrap());
        let mut answer = self.agent.get(url).call().ok()?;
        assert_eq!(answer.status(), 200, "{path}");
        answer.body_mut().read_to_string().ok()
    }

    fn send(&self, path: &str, body: &Value) -> Option<(u16, Value)> {
        let url = format!("{}{path}", self.world.at.lock().unwrap());
        let request = self.agent.post(url).header("content-type", "application/json");
        let mut answer = request.send(body.to_string()).ok()?;
        let text = answer.body_mut().read_to_string().ok()?;
        Some((answer.status().as_u16(), serde_json::from_str(&text).ok()?))
    }

    /// Asks until the server answers again.
    fn look(&self, table: &PlayedTable, seat: usize) -> Value {
        loop {
            if let Some(view) = self.get(&format!("/api/seats/{}", table.tokens[seat])) {
                return serde_json::from_str(&view).unwrap();
            }
            thread::sleep(AWAY);
        }
    }

    fn deal(&mut self, short: bool) -> PlayedTable {
        let duel = json!({ "game": "realms", "options": { "mode": "duel" }, "seats": ["human", "human"] });
        let shards = json!({ "game": "shards", "seats": ["human", "human"] });
        let wish = if short { duel } else { shards };
        loop {
            if let Some((201, made)) = self.send("/api/tables", &wish) {
                let token = |seat: usize| made["seats"][seat]["token"].as_str().unwrap().to_string();
                return PlayedTable {
                    tokens: vec![token(0), token(1)],
                    moves: Vec::new(),
                    shown: [0; 2],
                    finished: false,
                };
            }
            thread::sleep(AWAY);
        }
    }

    /// Makes one move at a table, and makes sure what became of it.
    fn step(&mut self, table: &mut PlayedTable) {
        let mut view = self.look(table, 0);
        table.see(0, &view);
        let Some(seat) = view["to_act"][0].as_u64().map(|seat| seat as usize - 1) else {
            table.finished = true;
            return;
        };
        if seat == 1 {
            view = self.look(table, 1);
            table.see(1, &view);
        }
        let offers = view["offers"].as_array().unwrap();
        let chosen = offers[self.luck.below(offers.len())]["move"].as_str().unwrap().to_string();
        let post = json!({ "count": view["count"], "move": chosen });
        let path = format!("/api/seats/{}/moves", table.tokens[seat]);
        match self.send(&path, &post) {
            Some((200, after)) => {
                // With the last move everybody is shown every move, including those that were one step before.
                let is_over = after["to_act"] == json!([]);
                assert!(is_over || after["moves"] == table.shown[seat] + 1, "{after}");
                table.see(seat, &after);
            }
            Some(other) => panic!("{post}: {other:?}"),
            None => {
                // The server died before it answered. The move was played or it was not, and a second try tells which.
                let again = loop {
                    if let Some((status, _)) = self.send(&path, &post) {
                        break status;
                    }
                    thread::sleep(AWAY);
                };
                assert!(matches!(again, 200 | 409), "{again}");
                *(if again == 409 { &mut self.played } else { &mut self.lost }) += 1;
            }
        }
        table.moves.push((seat, chosen));
    }

    fn play(mut self) -> (Vec<PlayedTable>, usize, usize) {
        let mut tables: Vec<PlayedTable> = (0..TABLES).map(|number| self.deal(number % 2 == 0)).collect();
        let mut done = Vec::new();
        // Everybody plays at least one game to its end, to be compared move by move.
        while !self.world.over.load(Ordering::SeqCst) || done.is_empty() {
            for table in &mut tables {
                self.step(table);
                if table.finished {
                    done.push(std::mem::replace(table, self.deal(true)));
                }
            }
        }
        done.extend(tables);
        (done, self.played, self.lost)
    }
}

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// Every finished game's record holds exactly the moves that were made.
fn compare(server: &Server, tables: &[PlayedTable]) -> usize {
    let agent = agent();
    let mut compared = 0;
    for table in tables.iter().filter(|table| table.finished) {
        let url = format!("{}/api/seats/{}/record", server.at, table.tokens[0]);
        let text = agent.get(url).call().unwrap().body_mut().read_to_string().unwrap();
        let record = Record::parse(&text).unwrap();
        let lines: Vec<(usize, String)> =
            record.lines.into_iter().map(|line| (line.seat.index(), line.text)).collect();
        assert_eq!(lines, table.moves);
        compared += 1;
    }
    compared
}

fn agent() -> ureq::Agent {
    let settings = ureq::Agent::config_builder()
        .http_status_as_error(false)
        .timeout_global(Some(Duration::from_mins(1)));
    settings.build().into()
}

#[test]
fn what_was_acknowledged_survives_every_kill_once() {
    let (kills, seed) = (number("TALON_KILLS", 25), number("TALON_SEED", u64::from(std::process::id())));
    println!("TALON_KILLS={kills} TALON_SEED={seed}");
    let data = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("crash");
    let _ = std::fs::remove_dir_all(&data);
    let mut server = Server::start(&data);
    let world = Arc::new(World { at: Mutex::new(server.at.clone()), over: AtomicBool::new(false) });
    let person = |number: usize| {
        let luck = Luck::of(seed, number as u64 + 1);
        let person = Person { world: Arc::clone(&world), agent: agent(), luck, played: 0, lost: 0 };
        thread::spawn(move || person.play())
    };
    let people: Vec<_> = (0..PEOPLE).map(person).collect();
    let mut luck = Luck::of(seed, 0);
    for _ in 0..kills {
        // A random moment, not a meeting point: nothing is waited for.
        thread::sleep(Duration::from_micros(50_000 + luck.below(450_000) as u64));
        server.kill();
        server = Server::start(&data);
        world.at.lock().unwrap().clone_from(&server.at);
    }
    world.over.store(true, Ordering::SeqCst);
    let (mut tables, mut played, mut lost) = (Vec::new(), 0, 0);
    for person in people {
        let (own, was_played, was_lost) = person.join().expect("nobody has seen anything wrong");
        tables.extend(own);
        (played, lost) = (played + was_played, lost + was_lost);
    }
    let compared = compare(&server, &tables);
    server.kill();
    let checked = talon().arg("--check").arg("--data").arg(&data).output().unwrap();
    // Figures are written with commas.
    let said = String::from_utf8_lossy(&checked.stdout).replace(',', "");
    let moves: usize = tables.iter().map(|table| table.moves.len()).sum();
    println!(
        "{kills} kills, {moves} moves at {} tables, {compared} finished games compared move by move;",
        tables.len()
    );
    println!("unanswered when the server died: {played} played, {lost} not; {said}");
    assert!(checked.status.success() && moves > 0, "{said}");
    assert!(said.contains(&format!(" {moves} moves")), "{moves} moves were acknowledged: {said}");
}
