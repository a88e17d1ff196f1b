//! How much a server bears: tables, streams and moves on this machine, beside a handler that does nothing.
//!
//! ```sh
//! ulimit -n 16384 && cargo run --release -p talon-web --example load
//! ```
//!
//! The server and the trivial handler run as processes of their own on loopback; this one plays, and shares the
//! processors with them. Everything is bounded by `--tables`, `--bot-tables`, `--clients` and `--seconds`, and the data lie in
//! a folder that is removed at the end. `--only moves` (or `trivial`, `streams`, `pace`, `random`) measures that alone, for
//! a look at it with a profiler. `--only nodes` is something else: two servers on a `PostgreSQL` of its own, and what it costs when
//! one passes requests on to the other. What the figures mean stands in `docs/operations.md`.

mod http;
mod nodes;
mod phase;
mod tables;
mod trivial;

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use phase::{Pace, Play};
use tables::Tables;

/// The one that `talon` has.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// What is to be measured.
#[derive(Clone)]
struct Args {
    tables: usize,
    bot_tables: usize,
    streams: usize,
    clients: usize,
    seconds: u64,
    rate: u64,
    /// The one phase to measure; nothing: all of them.
    only: Option<String>,
}

impl Args {
    fn wants(&self, phase: &str) -> bool {
        self.only.as_ref().is_none_or(|only| only == phase)
    }
}

fn main() {
    let mut words = std::env::args().skip(1).peekable();
    match words.peek().map(String::as_str) {
        Some("serve") => return serve(Path::new(&words.nth(1).expect("serve FOLDER"))),
        Some("trivial") => return trivial::serve(),
        Some("serve-node") => {
            let mut next = || words.next().expect("serve-node NAME DATABASE PORT");
            let (_, name, database, port) = (next(), next(), next(), next());
            return nodes::serve(&name, &database, port.parse().expect("a port"));
        }
        _ => {}
    }
    let mut args = Args {
        tables: 1000,
        bot_tables: 1000,
        streams: 2000,
        clients: 256,
        seconds: 15,
        rate: 1000,
        only: None,
    };
    while let Some(word) = words.next() {
        if word == "--only" {
            args.only = words.next();
            continue;
        }
        let value: u64 = words.next().and_then(|value| value.parse().ok()).expect("--option NUMBER");
        match word.as_str() {
            "--tables" => args.tables = value as usize,
            "--bot-tables" => args.bot_tables = value as usize,
            "--streams" => args.streams = value as usize,
            "--clients" => args.clients = (value as usize).max(1),
            "--seconds" => args.seconds = value,
            "--rate" => args.rate = value.max(1),
            other => {
                panic!("{other}: --tables, --bot-tables, --streams, --clients, --seconds, --rate or --only")
            }
        }
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    if args.only.as_deref() == Some("nodes") {
        return runtime.block_on(nodes::measure(&args));
    }
    runtime.block_on(measure(&args));
}

/// The server itself, as `talon serve` runs it, but that this machine may ask as often as it likes.
fn serve(folder: &Path) {
    let mut config = talon_web::Config::new(SocketAddr::from(([127, 0, 0, 1], 0)), folder);
    config.limits = talon_web::Limits::trusting_this_machine();
    talon_web::serve(&config, |at| println!("http://{at}"), talon_web::asked_to_stop()).unwrap();
}

/// A process of ours that listens; dropping it ends it.
struct Process(Child, SocketAddr);

impl Process {
    fn start(words: &[&str]) -> Self {
        let own = std::env::current_exe().unwrap();
        let mut child = Command::new(own).args(words).stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let at = line.trim().trim_start_matches("http://").parse().expect("it says where it listens");
        Self(child, at)
    }

    /// Memory in use, in MB.
    fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.0.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or_default();
        line.trim().trim_end_matches(" kB").trim().parse().unwrap_or(0) / 1024
    }
}

impl Process {
    fn work(&self) -> f64 {
        work_of(&self.0.id().to_string())
    }
}

fn own_work() -> f64 {
    work_of("self")
}

/// Time of the processors that a process used so far, in seconds; it says more than the rate does on a machine that others
/// use too.
fn work_of(process: &str) -> f64 {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
    let ticks: f64 = fields.skip(11).take(2).filter_map(|ticks| ticks.parse::<f64>().ok()).sum();
    ticks / 100.0
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A stretch of play with its name, and the figures of it on a line.
async fn show(tables: &Arc<Tables>, server: &Process, args: &Args, name: &str, way: (Pace, Play)) -> f64 {
    let (work, own, played) = (server.work(), own_work(), tables.played().await);
    let figures = phase::run(tables, args.clients, Duration::from_secs(args.seconds), way).await;
    let each = |work: f64| work / figures.moves as f64 * 1e6;
    let (cost, own) = (each(server.work() - work), each(own_work() - own));
    let bots = (tables.played().await - played).saturating_sub(figures.moves) / args.seconds;
    println!("{name}\n  {figures}");
    println!(
        "  {cost:.1} us of a processor each, the client {own:.1}; bots made {bots} moves/s; memory {} MB",
        server.memory()
    );
    figures.rate()
}

/// Posts a second that the trivial handler answers.
async fn trivial(handler: &Process, args: &Args) -> f64 {
    let time = Duration::from_secs(args.seconds);
    let (before, own) = (handler.work(), own_work());
    let rate = trivial::rate(handler.1, args.clients, time).await;
    let each = |work: f64| work / (rate * time.as_secs_f64()) * 1e6;
    let (cost, own) = (each(handler.work() - before), each(own_work() - own));
    println!("trivial handler\n  {rate:.0} posts/s; {cost:.1} us of a processor each, the client {own:.1}");
    rate
}

async fn measure(args: &Args) {
    let folder = std::env::temp_dir().join(format!("talon-load-{}", std::process::id()));
    let server = Process::start(&["serve", folder.to_str().unwrap()]);
    let handler = Process::start(&["trivial"]);
    println!("{} clients, {} s each; memory, empty: {} MB", args.clients, args.seconds, server.memory());
    let before = if args.wants("trivial") { trivial(&handler, args).await } else { 0.0 };
    let mut tables = Tables::open(server.1, args.tables).await;
    println!("{} tables for two people; memory: {} MB", args.tables, server.memory());
    let flat_out = (Pace::FlatOut, Play::End);
    let (mut deaf, mut heard, mut after) = (0.0, 0.0, 0.0);
    if args.wants("moves") {
        let shared = Arc::new(tables);
        deaf = show(&shared, &server, args, "flat out, no streams, short answers", flat_out).await;
        tables = Arc::into_inner(shared).expect("the clients are done");
    }
    if ["streams", "pace", "random"].iter().any(|phase| args.wants(phase)) {
        tables.listen(args.streams).await;
        println!("{} streams; memory: {} MB", args.streams.min(2 * args.tables), server.memory());
    }
    let tables = Arc::new(tables);
    if args.wants("streams") {
        let name = "flat out, streams at the tables, short answers";
        heard = show(&tables, &server, args, name, flat_out).await;
    }
    if args.wants("trivial") {
        after = trivial(&handler, args).await;
    }
    crowd(&tables, &server, args).await;
    if args.only.is_none() {
        let measure = f64::midpoint(before, after);
        println!("share of the trivial handler ({measure:.0} posts/s, the mean of two):");
        println!("  without streams {:.2}, with streams {:.2}", deaf / measure, heard / measure);
    }
    println!("{}", tables.metrics().await);
    drop(server);
    let _ = std::fs::remove_dir_all(folder);
}

/// What is measured beside tables of bots.
async fn crowd(tables: &Arc<Tables>, server: &Process, args: &Args) {
    if !args.wants("pace") && !args.wants("random") {
        return;
    }
    tables.add_bots(args.bot_tables).await;
    println!("{} more tables, of bots alone; memory: {} MB", args.bot_tables, server.memory());
    if args.wants("pace") {
        let pace = Pace::Each(Duration::from_secs_f64(args.clients as f64 / args.rate as f64));
        let name = format!("{} moves/s wanted, streams and bots, short answers", args.rate);
        show(tables, server, args, &name, (pace, Play::End)).await;
    }
    // Last, because it leaves the tables in the middle of things.
    if args.wants("random") {
        let name = "flat out, streams and bots, random moves, answers with the whole view";
        show(tables, server, args, name, (Pace::FlatOut, Play::Random)).await;
    }
}
