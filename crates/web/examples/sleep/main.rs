//! Many stored tables: how long the server takes to start with them, to wake one, and what it holds in memory.
//!
//! `--tables` are put into a fresh store, `--moves` of them played; then a server of its own process is started on it, `--wake` of them are
//! looked at one after the other by `--clients` connections, and the server's memory is told before, between and after they have gone to
//! sleep again.

#[path = "../load/http.rs"]
#[allow(dead_code, reason = "the load needs more of it")]
mod http;

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::channel;
use std::time::{Duration, Instant};

use http::{Line, number, words};
use talon_store::{Derive, Link, LinkHash, NewTable, RequestId, Store, TableId, TableStatus, Work};

#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Roles as the server numbers them: watcher, guest, the first two seats.
const ROLES: [u8; 4] = [0, 1, 16, 17];

/// Front pages that are asked for when all are asleep.
const PAGES: usize = 3_000;

struct Args {
    tables: usize,
    wake: usize,
    moves: usize,
    clients: usize,
}

fn main() {
    let mut words = std::env::args().skip(1);
    let mut args = Args { tables: 100_000, wake: 100_000, moves: 40, clients: 16 };
    while let Some(word) = words.next() {
        let value = words.next().expect("--option VALUE");
        let figure = || value.parse().expect("a number");
        match word.as_str() {
            "--serve" => return serve(Path::new(&value)),
            "--tables" => args.tables = figure(),
            "--wake" => args.wake = figure(),
            "--moves" => args.moves = figure(),
            "--clients" => args.clients = figure(),
            other => panic!("{other}: --tables, --wake, --moves or --clients"),
        }
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    runtime.block_on(measure(&args));
}

/// A server whose tables sleep as soon as nobody looks.
fn serve(folder: &Path) {
    let mut config = talon_web::Config::new(SocketAddr::from(([127, 0, 0, 1], 0)), folder);
    config.limits = talon_web::Limits::trusting_this_machine();
    config.life.idle = Duration::from_secs(2);
    talon_web::serve(&config, |at| println!("http://{at}"), talon_web::asked_to_stop()).unwrap();
}

/// A server as a process; dropping it ends it.
struct Server(Child, SocketAddr);

impl Server {
    fn start(folder: &Path) -> Self {
        let mut command = Command::new(std::env::current_exe().unwrap());
        let mut child = command.arg("--serve").arg(folder).stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let at = line.trim().trim_start_matches("http://").parse().expect("it says where it listens");
        Self(child, at)
    }

    /// Memory in use, in MB.
    fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.0.id())).unwrap_or_default();
        number(status.split("VmRSS:").nth(1).unwrap_or_default().trim(), "").unwrap_or(0) / 1024
    }

    /// Tables awake.
    async fn awake(&self) -> u64 {
        number(Line::open(self.1).await.get("/metrics").await.1, "\ntalon_tables ").unwrap_or(0)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

async fn measure(args: &Args) {
    let folder = std::env::temp_dir().join(format!("talon-sleep-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    let entries = played(&folder, args.moves).await;
    let began = Instant::now();
    let seats = fill(&folder, &entries, args.tables);
    let size = std::fs::metadata(folder.join("talon.db")).map_or(0, |file| file.len()) >> 20;
    println!("{} tables of {} moves stored in {:.1?}, {size} MB", args.tables, args.moves, began.elapsed());
    let began = Instant::now();
    let server = Server::start(&folder);
    println!("started in {:.3?}; memory {} MB", began.elapsed(), server.memory());
    for round in 1..=2 {
        let began = Instant::now();
        let mut took = wake(&server, &seats[..args.wake.min(seats.len())], args.clients).await;
        took.sort_unstable();
        let at = |share: f64| took[((took.len() - 1) as f64 * share) as usize];
        println!(
            "round {round}: {} tables woken in {:.1?}; a look took p50 {:.2?}, p99 {:.2?}, longest {:.2?}; {} awake, memory {} MB",
            took.len(),
            began.elapsed(),
            at(0.5),
            at(0.99),
            at(1.0),
            server.awake().await,
            server.memory()
        );
        while server.awake().await > 0 {
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
        println!("round {round}: all asleep after {:.1?}; memory {} MB", began.elapsed(), server.memory());
        look_around(&server, args.clients).await;
        println!("round {round}: after {PAGES} front pages; memory {} MB", server.memory());
    }
    drop(server);
    let _ = std::fs::remove_dir_all(&folder);
}

/// The journal of a table of two people with this many moves.
async fn played(folder: &Path, moves: usize) -> Vec<String> {
    let server = Server::start(folder);
    let mut line = Line::open(server.1).await;
    let wish = "{\"game\":\"shards\",\"seats\":[\"human\",\"human\"]}";
    let tokens: Vec<String> = words(line.post("/api/tables", false, wish).await.1, "\"token\":\"")
        .map(ToString::to_string)
        .collect();
    for number in 0..moves {
        let count = number + 1;
        let body = format!("{{\"count\":{count},\"move\":\"end\"}}");
        let path = format!("/api/seats/{}/moves", tokens[number % 2]);
        let (status, answer) = line.post(&path, true, &body).await;
        assert_eq!(status, 200, "{answer}");
    }
    drop(server);
    let store = Store::open_read_only(&folder.join("talon.db")).unwrap();
    let found = store.found().unwrap();
    let entries = found[0].entries.iter().map(|entry| entry.body.clone()).collect();
    drop(store);
    std::fs::remove_dir_all(folder).unwrap();
    entries
}

/// Stores this journal as that many tables, each with links of its own; gives the secret of one seat of each.
fn fill(folder: &Path, entries: &[String], tables: usize) -> Vec<String> {
    std::fs::create_dir_all(folder).unwrap();
    let derive: Derive = std::sync::Arc::new(|_, _| Err("nothing is old here".into()));
    let store = Store::open(&folder.join("talon.db"), &derive).unwrap();
    let deal: serde_json::Value = serde_json::from_str(&entries[0]).unwrap();
    let (send, receive) = channel();
    let mut seats = Vec::with_capacity(tables);
    for number in 0..tables {
        let secrets = ROLES.map(|role| format!("{number:024x}{role:08x}"));
        let mut deal = deal.clone();
        deal["watch"] = secrets[0].clone().into();
        deal["join"] = secrets[1].clone().into();
        for seat in 0..2 {
            deal["places"][seat]["token"] = secrets[2 + seat].clone().into();
        }
        let mut bodies = entries.to_vec();
        bodies[0] = deal.to_string();
        let links = secrets.iter().zip(ROLES);
        let links = links.map(|(secret, role)| Link { hash: LinkHash::of(secret), role }).collect();
        seats.push(secrets[2].clone());
        let created = deal["dealt_at"].as_u64().unwrap();
        let standing =
            TableStatus { moves: bodies.len() as u64 - 1, changed: created, ..TableStatus::default() };
        let (table, request) = (TableId::fresh(), RequestId::fresh());
        let new = NewTable { table, request, game: "shards".into(), created, standing, links, bodies };
        let send = send.clone();
        store.write(Work::Create(new), Box::new(move |kept| drop(send.send(kept))));
        // No more wait than the store commits at once.
        if number % 512 == 511 {
            for kept in receive.iter().take(512) {
                kept.unwrap();
            }
        }
    }
    drop((send, store));
    for kept in receive {
        kept.unwrap();
    }
    seats
}

/// Asks for the front page, as whoever comes by does. The allocator gives back what was freed when the threads that had it
/// are at work again.
async fn look_around(server: &Server, clients: usize) {
    let at = server.1;
    let looks = (0..clients).map(|_| {
        tokio::spawn(async move {
            let mut line = Line::open(at).await;
            for _ in 0..PAGES / clients {
                assert_eq!(line.get("/").await.0, 200);
            }
        })
    });
    for look in looks.collect::<Vec<_>>() {
        look.await.unwrap();
    }
}

/// Looks at each of these tables once; how long each look took.
async fn wake(server: &Server, seats: &[String], clients: usize) -> Vec<Duration> {
    let parts: Vec<Vec<String>> =
        seats.chunks(seats.len().div_ceil(clients)).map(<[String]>::to_vec).collect();
    let looks = parts.into_iter().map(|part| {
        let at = server.1;
        tokio::spawn(async move {
            let (mut line, mut took) = (Line::open(at).await, Vec::with_capacity(part.len()));
            for seat in part {
                let began = Instant::now();
                let (status, answer) = line.get(&format!("/api/seats/{seat}")).await;
                assert_eq!(status, 200, "{answer}");
                took.push(began.elapsed());
            }
            took
        })
    });
    let mut all = Vec::new();
    for look in looks.collect::<Vec<_>>() {
        all.extend(look.await.unwrap());
    }
    all
}
