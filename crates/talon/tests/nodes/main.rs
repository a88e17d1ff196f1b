//! Three servers on one `PostgreSQL`: nodes are killed at random moments, and so is the database, while many tables are
//! played through any of them. What was acknowledged is there, once.
//!
//! `TALON_KILLS` (12 by default) says how often something is killed, `TALON_SEED` is the seed of moments and moves; both
//! are printed.

#[path = "../../../store/tests/database/mod.rs"]
mod database;
mod everywhere;

use std::io::{BufRead as _, BufReader};
use std::net::TcpListener;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use database::Cluster;
use serde_json::{Value, json};
use talon_core::{Luck, Record};

/// People who play at the same time, each at their own tables, asking any node.
const PEOPLE: usize = 4;
const TABLES: usize = 3;
const NODES: usize = 3;
/// How often to start a server that does not stay up.
const STARTS: usize = 20;
/// The longest anybody listens to one stream.
const LISTEN: Duration = Duration::from_secs(5);
/// How long somebody waits before asking again.
const AWAY: Duration = Duration::from_millis(20);

/// A server's process; dropping it kills it.
struct Node(Child);

impl Node {
    /// Starts it, and again if it ends at once, as its keeper would: a database that has just been killed may not answer in
    /// time.
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

    /// SIGTERM, as a keeper would stop it; waits until it has ended.
    fn stop(mut self) {
        database::run(Command::new("kill").arg(self.0.id().to_string()));
        assert!(self.0.wait().unwrap().success());
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        // It is gone already if it was stopped.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn talon(url: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_talon"));
    command.env("LC_ALL", "C").args(["serve", "--database", url]);
    command
}

/// Ports that are free right now.
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
    /// How long answers took.
    waits: Mutex<Vec<Duration>>,
}

impl World {
    fn new(ports: &[u16]) -> Arc<Self> {
        let (over, errors) = (AtomicBool::new(false), AtomicUsize::new(0));
        Arc::new(Self { ports: ports.to_vec(), over, errors, waits: Mutex::default() })
    }

    /// How long answers took: at most, and in most cases.
    fn waits(&self) -> String {
        let mut waits = std::mem::take(&mut *self.waits.lock().unwrap());
        waits.sort_unstable();
        let at = |share: f64| waits[((waits.len() - 1) as f64 * share) as usize].as_millis();
        let long = waits.iter().filter(|wait| wait.as_millis() >= 100).count();
        let (half, most, all) = (at(0.5), at(0.99), at(1.0));
        format!(
            "{} answers: p50 {half} ms, p99 {most} ms, longest {all} ms; {long} took 100 ms or more",
            waits.len()
        )
    }
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
            let (url, began) = (self.url(path), Instant::now());
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
                    println!("503 for {path}: {:?}", answer.body_mut().read_to_string());
                    self.world.errors.fetch_add(1, Ordering::SeqCst);
                } else if let Ok(text) = answer.body_mut().read_to_string() {
                    self.world.waits.lock().unwrap().push(began.elapsed());
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

    /// The page of a seat, as a browser gets it.
    fn visit(&mut self, table: &PlayedTable) {
        let (status, page) = self.asked(&format!("/s/{}", table.tokens[0]), None);
        assert!(status == 200 && page.contains("</html>"), "{status}: {page}");
    }

    /// One move at a table, posted with the same key until a node says that it has been played.
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
                if self.luck.below(10) == 0 {
                    self.visit(table);
                }
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
    let world = World::new(&ports);
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

/// Somebody who listens to a table through any node, and reconnects when the stream ends.
fn listen(world: &Arc<World>, token: &str, seed: u64) -> (Arc<AtomicU64>, thread::JoinHandle<()>) {
    let (world, heard, token) = (Arc::clone(world), Arc::<AtomicU64>::default(), token.to_string());
    let last = Arc::clone(&heard);
    let listening = thread::spawn(move || {
        let settings = ureq::Agent::config_builder().http_status_as_error(false).max_idle_connections(0);
        let agent: ureq::Agent = settings.timeout_global(Some(LISTEN)).build().into();
        let mut luck = Luck::of(seed, 77);
        while !world.over.load(Ordering::SeqCst) {
            let port = world.ports[luck.below(NODES)];
            let url = format!("http://127.0.0.1:{port}/api/seats/{token}/stream");
            // Nobody is there: a proxy would ask another node.
            let Ok(mut answer) = agent.get(url).call() else { continue };
            if answer.status().as_u16() != 200 {
                world.errors.fetch_add(1, Ordering::SeqCst);
                continue;
            }
            for line in BufReader::new(answer.body_mut().as_reader()).lines().map_while(Result::ok) {
                let event =
                    line.strip_prefix("data: ").and_then(|data| serde_json::from_str::<Value>(data).ok());
                if let Some(count) = event.and_then(|event| event["count"].as_u64()) {
                    last.fetch_max(count, Ordering::SeqCst);
                }
            }
        }
    });
    (heard, listening)
}

/// Restarts all nodes one after the other while people play and listen.
fn restart_all(url: &str) -> String {
    let ports = ports();
    let mut nodes: Vec<Option<Node>> =
        (0..NODES).map(|number| Some(Node::start(url, number, ports[number]))).collect();
    let world = World::new(&ports);
    let mut host = Person { world: Arc::clone(&world), agent: agent(), luck: Luck::of(7, 50) };
    let mut heard_at: Vec<PlayedTable> = (0..2 * NODES).map(|_| host.deal()).collect();
    let listening: Vec<_> =
        heard_at.iter().zip(0..).map(|(table, seed)| listen(&world, &table.tokens[0], seed)).collect();
    let playing = people(&world, 7);
    for number in 0..NODES {
        thread::sleep(Duration::from_millis(500));
        if let Some(node) = nodes[number].take() {
            node.stop();
        }
        nodes[number] = Some(Node::start(url, number, ports[number]));
    }
    // Listeners hear of a move made after all of it.
    for (table, (heard, _)) in heard_at.iter_mut().zip(&listening) {
        host.step(table);
        let count = host.look(table, 0)["count"].as_u64().unwrap();
        let until = Instant::now() + 4 * LISTEN;
        while heard.load(Ordering::SeqCst) < count {
            assert!(Instant::now() < until, "a stream does not hear of count {count}");
            thread::yield_now();
        }
    }
    world.over.store(true, Ordering::SeqCst);
    let mut tables: Vec<PlayedTable> =
        playing.into_iter().flat_map(|person| person.join().unwrap()).collect();
    tables.append(&mut heard_at);
    for (_, listening) in listening {
        listening.join().unwrap();
    }
    assert!(compare(&world, url, &tables, 7) > 0);
    assert_eq!(world.errors.load(Ordering::SeqCst), 0, "answers that were errors");
    world.waits()
}

#[test]
fn all_nodes_are_restarted_one_after_the_other_and_nobody_sees_an_error() {
    let cluster = Cluster::start("rolling");
    let url = cluster.made("rolling");
    println!("with notifications: {}", restart_all(&url));
}

#[test]
fn nobody_sees_an_error_even_if_every_notification_is_lost() {
    let cluster = Cluster::start("deaf");
    let url = cluster.made("deaf");
    cluster.lose_notifications("deaf");
    println!("without notifications: {}", restart_all(&url));
}

/// How long it takes until a table listed at one node is on another node's list.
fn listed_after(url: &str) -> Duration {
    let ports = ports();
    let nodes: Vec<Node> = (0..2).map(|number| Node::start(url, number, ports[number])).collect();
    let agent = agent();
    let rows = |port: u16| {
        let page = agent.get(format!("http://127.0.0.1:{port}/lobby")).call().unwrap();
        page.into_body().read_to_string().unwrap().matches("class=\"game-row lobby-row\"").count()
    };
    let mut longest = Duration::ZERO;
    for listed in 0..4 {
        assert_eq!(rows(ports[1]), listed, "the list was just read");
        let form = [("seat2", "open"), ("listed", "yes")];
        agent.post(format!("http://127.0.0.1:{}/new/realms", ports[0])).send_form(form).unwrap();
        let began = Instant::now();
        while rows(ports[1]) == listed {
            assert!(began.elapsed() < Duration::from_secs(20), "it is never on the list");
        }
        longest = longest.max(began.elapsed());
    }
    drop(nodes);
    longest
}

#[test]
fn a_table_listed_at_one_node_is_on_the_list_of_another_with_notifications_and_without() {
    let cluster = Cluster::start("lists");
    let (heard, deaf) = (cluster.made("heard"), cluster.made("unheard"));
    cluster.lose_notifications("unheard");
    let (with, without) = (listed_after(&heard), listed_after(&deaf));
    println!("on the list of another node after at most {with:?}; with every notification lost {without:?}");
}
