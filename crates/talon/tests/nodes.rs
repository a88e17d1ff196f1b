//! Three servers on one `PostgreSQL`: nodes are killed at random moments, and the database too, while many tables are played
//! through any of them. What was acknowledged is there, once.
//!
//! `TALON_KILLS` (12) is how often something is killed, `TALON_SEED` the seed of the moments and moves; both are printed.

#[path = "../../store/tests/database/mod.rs"]
mod database;

use std::io::{BufRead as _, BufReader};
use std::net::TcpListener;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use database::Cluster;
use serde_json::{Value, json};
use talon_core::{Luck, Record};

/// People who play at the same time, each at tables of their own, asking any node.
const PEOPLE: usize = 4;
const TABLES: usize = 3;
const NODES: usize = 3;
/// How often a server is started that does not stay.
const STARTS: usize = 20;
/// How long somebody waits before they ask again.
const AWAY: Duration = Duration::from_millis(20);

/// A server's process; dropping it kills it.
struct Node(Child);

impl Node {
    /// Starts it, and again if it ends at once, as its keeper would: a database that has just been killed may not
    /// answer in time.
    fn start(url: &str, number: usize, port: u16) -> Self {
        (0..STARTS)
            .find_map(|_| Self::try_start(url, number, port))
            .expect("the server says where it listens")
    }

    fn try_start(url: &str, number: usize, port: u16) -> Option<Self> {
        let at = format!("127.0.0.1:{port}");
        let mut child = talon(url)
            .args(["--bind", &at, "--log", "off", "--trust", "127.0.0.1"])
            .args(["--node", &format!("node{number}"), "--advertise", &format!("http://{at}")])
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let node = Self(child);
        line.starts_with("Talon: ").then_some(node)
    }

    /// SIGTERM, as a keeper stops it; waits until it has ended.
    fn stop(mut self) {
        database::run(Command::new("kill").arg(self.0.id().to_string()));
        assert!(self.0.wait().unwrap().success());
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        // Gone already, if it was stopped.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn talon(url: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_talon"));
    command.env("LC_ALL", "C").args(["serve", "--database", url]);
    command
}

/// Ports that nobody has just now.
fn ports() -> Vec<u16> {
    let free: Vec<TcpListener> = (0..NODES).map(|_| TcpListener::bind("127.0.0.1:0").unwrap()).collect();
    free.iter().map(|listener| listener.local_addr().unwrap().port()).collect()
}

/// Where the nodes are, and what was seen of them.
struct World {
    ports: Vec<u16>,
    over: AtomicBool,
    /// Answers that were an error page.
    errors: AtomicUsize,
}

struct PlayedTable {
    tokens: Vec<String>,
    moves: Vec<(usize, String)>,
    finished: bool,
}

struct Person {
    world: Arc<World>,
    agent: ureq::Agent,
    luck: Luck,
}

impl Person {
    fn url(&mut self, path: &str) -> String {
        let port = self.world.ports[self.luck.below(NODES)];
        format!("http://127.0.0.1:{port}{path}")
    }

    /// Asks any node until one answers.
    fn asked(&mut self, path: &str, body: Option<(&Value, &str)>) -> (u16, String) {
        loop {
            let url = self.url(path);
            let answer = match body {
                None => self.agent.get(url).call(),
                Some((body, key)) => {
                    let request = self.agent.post(url).header("content-type", "application/json");
                    request.header("idempotency-key", key).send(body.to_string())
                }
            };
            if let Ok(mut answer) = answer {
                let status = answer.status().as_u16();
                if status == 503 {
                    self.world.errors.fetch_add(1, Ordering::SeqCst);
                } else if let Ok(text) = answer.body_mut().read_to_string() {
                    return (status, text);
                }
            }
            thread::sleep(AWAY);
        }
    }

    fn look(&mut self, table: &PlayedTable, seat: usize) -> Value {
        let (status, text) = self.asked(&format!("/api/seats/{}", table.tokens[seat]), None);
        assert_eq!(status, 200, "{text}");
        serde_json::from_str(&text).unwrap()
    }

    fn deal(&mut self) -> PlayedTable {
        let duel = json!({ "game": "realms", "options": { "mode": "duel" }, "seats": ["human", "human"] });
        let (status, text) = self.asked("/api/tables", Some((&duel, "deal")));
        assert_eq!(status, 201, "{text}");
        let made: Value = serde_json::from_str(&text).unwrap();
        let token = |seat: usize| made["seats"][seat]["token"].as_str().unwrap().to_string();
        PlayedTable { tokens: vec![token(0), token(1)], moves: Vec::new(), finished: false }
    }

    /// One move at a table, posted with the same key until a node says that it is played.
    fn step(&mut self, table: &mut PlayedTable) {
        let view = self.look(table, 0);
        let Some(seat) = view["to_act"][0].as_u64().map(|seat| seat as usize - 1) else {
            table.finished = true;
            return;
        };
        let view = if seat == 1 { self.look(table, 1) } else { view };
        let offers = view["offers"].as_array().unwrap();
        let chosen = offers[self.luck.below(offers.len())]["move"].as_str().unwrap().to_string();
        let post = json!({ "count": view["count"], "move": chosen });
        let key = format!("move {}", table.moves.len());
        let (status, text) =
            self.asked(&format!("/api/seats/{}/moves", table.tokens[seat]), Some((&post, &key)));
        assert_eq!(status, 200, "{text}");
        table.moves.push((seat, chosen));
    }

    fn play(mut self) -> Vec<PlayedTable> {
        let mut tables: Vec<PlayedTable> = (0..TABLES).map(|_| self.deal()).collect();
        let mut done = Vec::new();
        while !self.world.over.load(Ordering::SeqCst) || done.is_empty() {
            for table in &mut tables {
                self.step(table);
                if table.finished {
                    done.push(std::mem::replace(table, self.deal()));
                }
            }
        }
        done.extend(tables);
        done
    }
}

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

fn agent() -> ureq::Agent {
    let settings = ureq::Agent::config_builder()
        .http_status_as_error(false)
        .max_idle_connections(0)
        .timeout_global(Some(Duration::from_mins(1)));
    settings.build().into()
}

fn people(world: &Arc<World>, seed: u64) -> Vec<thread::JoinHandle<Vec<PlayedTable>>> {
    let person = |number: usize| {
        let luck = Luck::of(seed, number as u64 + 1);
        let person = Person { world: Arc::clone(world), agent: agent(), luck };
        thread::spawn(move || person.play())
    };
    (0..PEOPLE).map(person).collect()
}

/// Every finished game's record holds exactly the moves that were made, and every stored game replays.
fn compare(world: &Arc<World>, url: &str, tables: &[PlayedTable], seed: u64) -> usize {
    let mut person = Person { world: Arc::clone(world), agent: agent(), luck: Luck::of(seed, 99) };
    let finished: Vec<&PlayedTable> = tables.iter().filter(|table| table.finished).collect();
    for table in &finished {
        let (status, text) = person.asked(&format!("/api/seats/{}/record", table.tokens[0]), None);
        assert_eq!(status, 200, "{text}");
        let lines = Record::parse(&text).unwrap().lines.into_iter();
        let lines: Vec<(usize, String)> = lines.map(|line| (line.seat.index(), line.text)).collect();
        assert_eq!(lines, table.moves);
    }
    let checked = talon(url).arg("--check").output().unwrap();
    let said = String::from_utf8_lossy(&checked.stdout).replace(',', "");
    let moves: usize = tables.iter().map(|table| table.moves.len()).sum();
    println!("{moves} moves at {} tables, {} finished games compared; {said}", tables.len(), finished.len());
    assert!(checked.status.success() && said.contains(&format!(" {moves} moves")), "{moves}: {said}");
    moves
}

#[test]
fn kills_of_nodes_and_of_the_database_lose_and_double_nothing() {
    let (kills, seed) = (number("TALON_KILLS", 12), number("TALON_SEED", u64::from(std::process::id())));
    println!("TALON_KILLS={kills} TALON_SEED={seed}");
    let cluster = Cluster::start("nodes");
    let (url, ports) = (cluster.made("nodes"), ports());
    let mut nodes: Vec<Option<Node>> =
        (0..NODES).map(|number| Some(Node::start(&url, number, ports[number]))).collect();
    let world =
        Arc::new(World { ports: ports.clone(), over: AtomicBool::new(false), errors: AtomicUsize::new(0) });
    let playing = people(&world, seed);
    let mut luck = Luck::of(seed, 0);
    for kill in 0..kills {
        // A random moment, not a meeting point: nothing is waited for.
        thread::sleep(Duration::from_millis(100 + luck.below(1_500) as u64));
        if kill % 6 == 5 {
            cluster.down();
            cluster.up();
        } else {
            let number = luck.below(NODES);
            drop(nodes[number].take());
            nodes[number] = Some(Node::start(&url, number, ports[number]));
        }
    }
    world.over.store(true, Ordering::SeqCst);
    let tables: Vec<PlayedTable> = playing.into_iter().flat_map(|person| person.join().unwrap()).collect();
    assert!(compare(&world, &url, &tables, seed) > 0);
    println!("{kills} kills, {} answers were 503", world.errors.load(Ordering::SeqCst));
}

#[test]
fn all_nodes_are_restarted_one_after_the_other_and_nobody_sees_an_error() {
    let cluster = Cluster::start("rolling");
    let (url, ports) = (cluster.made("rolling"), ports());
    let mut nodes: Vec<Option<Node>> =
        (0..NODES).map(|number| Some(Node::start(&url, number, ports[number]))).collect();
    let world =
        Arc::new(World { ports: ports.clone(), over: AtomicBool::new(false), errors: AtomicUsize::new(0) });
    let playing = people(&world, 7);
    for number in 0..NODES {
        thread::sleep(Duration::from_millis(500));
        if let Some(node) = nodes[number].take() {
            node.stop();
        }
        nodes[number] = Some(Node::start(&url, number, ports[number]));
    }
    world.over.store(true, Ordering::SeqCst);
    let tables: Vec<PlayedTable> = playing.into_iter().flat_map(|person| person.join().unwrap()).collect();
    assert!(compare(&world, &url, &tables, 7) > 0);
    assert_eq!(world.errors.load(Ordering::SeqCst), 0, "answers that were errors");
}
