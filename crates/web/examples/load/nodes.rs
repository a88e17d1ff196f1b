//! Two servers on one `PostgreSQL`: what a move costs at the owner of its table, and what it costs when the other passes it on.

#[path = "../../../store/tests/database/mod.rs"]
mod database;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use talon_web::Node;
use tokio::sync::Mutex;

use self::database::Cluster;
use crate::http::Line;
use crate::tables::LoadTable;
use crate::{Args, Process, own_work, work_of};

/// How often the two ways are measured, in turn.
const ROUNDS: u64 = 3;

/// One of the servers, as `talon serve --node` runs it, but that this machine may ask as often as it likes.
pub(crate) fn serve(name: &str, database: &str, port: u16) {
    let at = SocketAddr::from(([127, 0, 0, 1], port));
    let mut config = talon_web::Config::new(at, "");
    config.limits = talon_web::Limits::trusting_this_machine();
    config.database = Some(database.to_string());
    config.node = Some(Node { name: name.to_string(), advertise: format!("http://{at}") });
    talon_web::serve(&config, |at| println!("http://{at}"), talon_web::asked_to_stop()).unwrap();
}

/// A port that nobody has just now.
fn port() -> u16 {
    std::net::TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).unwrap().port()
}

/// Time of the processors that the database used so far, in seconds.
fn database_work(cluster: &Cluster) -> f64 {
    let first = std::fs::read_to_string(format!("{}/postmaster.pid", cluster.data())).unwrap_or_default();
    let postmaster = first.lines().next().unwrap_or_default().to_string();
    let is_child = |process: &String| {
        let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
        let parent = stat.rsplit(')').next().and_then(|rest| rest.split_whitespace().nth(1));
        parent == Some(postmaster.as_str())
    };
    let processes = std::fs::read_dir("/proc").into_iter().flatten().flatten();
    let names = processes.filter_map(|process| process.file_name().into_string().ok());
    names.filter(is_child).map(|process| work_of(&process)).sum()
}

/// What a stretch of play has cost.
#[derive(Default)]
struct Cost {
    moves: u64,
    seconds: f64,
    owner: f64,
    other: f64,
    database: f64,
    client: f64,
    latencies: Vec<Duration>,
}

struct World {
    cluster: Cluster,
    owner: Process,
    other: Process,
    tables: Vec<Arc<Mutex<LoadTable>>>,
}

impl World {
    /// Plays for a while through the server at this address; tables are always dealt, and so owned, by the first.
    async fn play(&self, args: &Args, through: SocketAddr, cost: &mut Cost) {
        let before = [self.owner.work(), self.other.work(), database_work(&self.cluster), own_work()];
        let began = Instant::now();
        let until = began + Duration::from_secs(args.seconds);
        let clients: Vec<_> = (0..args.clients)
            .map(|number| {
                let tables: Vec<_> =
                    self.tables.iter().skip(number).step_by(args.clients).map(Arc::clone).collect();
                tokio::spawn(drive(tables, self.owner.1, through, until))
            })
            .collect();
        for client in clients {
            let latencies = client.await.unwrap();
            cost.moves += latencies.len() as u64;
            cost.latencies.extend(latencies);
        }
        cost.seconds += began.elapsed().as_secs_f64();
        let after = [self.owner.work(), self.other.work(), database_work(&self.cluster), own_work()];
        let mut sums = [&mut cost.owner, &mut cost.other, &mut cost.database, &mut cost.client];
        for (sum, (before, after)) in sums.iter_mut().zip(before.into_iter().zip(after)) {
            **sum += after - before;
        }
    }
}

async fn drive(
    tables: Vec<Arc<Mutex<LoadTable>>>,
    owner: SocketAddr,
    through: SocketAddr,
    until: Instant,
) -> Vec<Duration> {
    let (mut dealer, mut line, mut latencies) =
        (Line::open(owner).await, Line::open(through).await, Vec::new());
    for table in tables.iter().cycle() {
        if Instant::now() >= until {
            break;
        }
        let (mut table, began) = (table.lock().await, Instant::now());
        let goes_on = table.play(&mut line, "end", true).await;
        latencies.push(began.elapsed());
        if !goes_on {
            *table = LoadTable::deal(&mut dealer).await;
        }
    }
    latencies
}

fn show(name: &str, cost: &mut Cost) {
    cost.latencies.sort_unstable();
    let quantile = |share: f64| {
        let place = (cost.latencies.len() as f64 * share) as usize;
        cost.latencies.get(place).or(cost.latencies.last()).map_or(0.0, |took| took.as_secs_f64() * 1e3)
    };
    let each = |work: f64| work / cost.moves as f64 * 1e6;
    println!(
        "{name}\n  {:.0} durable moves/s; post to answer p50 {:.1} ms, p99 {:.1} ms",
        cost.moves as f64 / cost.seconds,
        quantile(0.5),
        quantile(0.99),
    );
    println!(
        "  us of a processor a move: owner {:.1}, other server {:.1}, database {:.1}, client {:.1}",
        each(cost.owner),
        each(cost.other),
        each(cost.database),
        each(cost.client),
    );
}

/// Both ways in turn, so that whatever else the machine does is beside both.
pub(crate) async fn measure(args: &Args) {
    let cluster = Cluster::start("load");
    let url = cluster.made("load");
    let start = |name: &str| Process::start(&["serve-node", name, &url, &port().to_string()]);
    let (owner, other) = (start("one"), start("two"));
    let mut line = Line::open(owner.1).await;
    let mut tables = Vec::with_capacity(args.tables);
    for _ in 0..args.tables {
        tables.push(Arc::new(Mutex::new(LoadTable::deal(&mut line).await)));
    }
    println!(
        "two servers on one PostgreSQL; {} tables of the first, {} clients, {ROUNDS} times {} s each way in turn",
        args.tables, args.clients, args.seconds
    );
    let world = World { cluster, owner, other, tables };
    let (mut straight, mut passed) = (Cost::default(), Cost::default());
    for _ in 0..ROUNDS {
        world.play(args, world.owner.1, &mut straight).await;
        world.play(args, world.other.1, &mut passed).await;
    }
    show("straight to the owner", &mut straight);
    show("through the other server", &mut passed);
    let all = |cost: &Cost| (cost.owner + cost.other + cost.database) / cost.moves as f64;
    let (one, two) = (all(&straight), all(&passed));
    println!(
        "a move that is passed on costs both servers and the database {:.2} of one that is not",
        two / one
    );
}
