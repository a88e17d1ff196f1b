//! A simulated world: several servers on one database, in virtual time, where everything that can go wrong does.
//!
//! The servers are complete: routes, tables, streams, bots, clocks, heartbeats, claims, forwarding, freezing and handing
//! over are those of `talon serve`. These parts are simulated:
//!
//! - the network (`network.rs`) between people and servers and between servers, in place of sockets and hyper: requests and answers are
//!   lost, late and doubled, streams break off, servers do not reach each other;
//! - the way to the database (`wire.rs`) and the database itself (`talon_store::Memory`): changes are lost, late and doubled, it is
//!   full, hangs, and its clock jumps;
//! - time (tokio's, paused), the threads for bots and for opening journals (the work is done on the spot), and
//!   the bots' dice.
//!
//! Ids, deals, moves and faults come from the seed, and the same seed gives the same world. Only the secrets of links and the names of
//! changes come from the system, and nothing depends on them. So no part of a server may wake those who wait in a random order, as
//! `tokio::select!` without `biased` and `tokio::sync::watch` do, or ask a clock other than tokio's for anything that somebody can notice.
//!
//! `TALON_SEEDS` says how many worlds are played (300 by default), `TALON_SEED` which is the first.

mod checks;
mod network;
mod people;
mod wire;

use std::collections::{BTreeMap, BTreeSet};
use std::panic::Location;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU8, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use serde_json::Value;
use talon_core::{Luck, Viewer};
use talon_store::{Hint, Memory, Store};
use tokio::time::{Instant, sleep};

use self::checks::Key;
use self::network::Between;
use self::people::{Kind, Person};
use self::wire::Wire;
use super::Cluster;
use crate::Config;
use crate::tables::registry::{Registry, held};
use crate::thinking::Pool;
use crate::work::WorkPool;

/// How long the trouble lasts, in milliseconds.
const STORM: u64 = 15_000;
/// The most by which the database's clock is off, in milliseconds.
const OFF_MAX: usize = 10_000;
/// When the world begins by the database's clock, in milliseconds.
const BASE: i64 = 1_000_000_000;
/// Without trouble, every table answers within the lease and a little. If the database's clock went back, leases last that
/// much longer.
const CALM: Duration = Duration::from_millis(9_000 + 2 * OFF_MAX as u64);
/// By then everything due at a table has been done: a forgotten bot has moved, or one has moved for somebody away. A game's
/// clock is one minute.
const DONE: Duration = Duration::from_millis(90_000 + 2 * OFF_MAX as u64);

/// A bug put in on purpose: the checks must find it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Bug {
    /// The database does not check owner and epoch.
    Unfenced,
    /// A request passed on by a server does not say so, and is passed on again.
    Unsigned,
    /// The key of a post is lost between servers, so that it may be done twice.
    Unkeyed,
    /// A watcher is shown what only a seat may see.
    WrongEyes,
    /// The database claims to have kept something it has not.
    Forgetful,
}

/// What was heard on a table's streams: all counts, and the last one.
type Counts = (BTreeSet<u64>, u64);

/// A chance decision: when it was made, and where in the code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Step {
    millis: u64,
    at: &'static Location<'static>,
}

/// What everything in the world shares.
struct World {
    luck: Mutex<Luck>,
    trace: Mutex<Vec<Step>>,
    began: Instant,
    /// By how much the database's clock is off, in milliseconds.
    off: AtomicI64,
    stormy: AtomicBool,
    /// The world is over, and nobody listens any more.
    over: AtomicBool,
    bug: Option<Bug>,
    database: Memory,
    /// Until when the database answers nobody.
    hangs_until: Mutex<Instant>,
    /// Two servers that cannot reach each other, and until when.
    cut: Mutex<(u64, u64, Instant)>,
    servers: Mutex<BTreeMap<u64, Server>>,
    started: AtomicU64,
    /// The keys of posts that were sent twice.
    doubled: Mutex<BTreeSet<String>>,
    /// The links of watchers, each with the link of a seat.
    eyes: Mutex<Vec<(String, String)>>,
    views: Mutex<BTreeMap<Key, BTreeSet<String>>>,
    counts: Mutex<BTreeMap<Key, Counts>>,
    broken: Mutex<Vec<String>>,
}

/// The state of a server.
const UP: u8 = 0;
const STOPPING: u8 = 1;
const DEAD: u8 = 2;

/// What happens to a server from outside.
struct Fate {
    at: AtomicU8,
    held_until: Mutex<Instant>,
}

impl Fate {
    fn is_alive(&self) -> bool {
        self.at.load(Ordering::SeqCst) != DEAD
    }

    /// Whether anybody listens at its address.
    fn accepts(&self) -> bool {
        self.at.load(Ordering::SeqCst) == UP
    }
}

#[derive(Clone)]
struct Server {
    registry: Arc<Registry>,
    routes: Router,
    memory: Memory,
    fate: Arc<Fate>,
}

impl World {
    fn new(seed: u64, bug: Option<Bug>) -> Arc<Self> {
        let now = Instant::now();
        Arc::new(Self {
            luck: Mutex::new(Luck::of(seed, 1)),
            trace: Mutex::default(),
            began: now,
            off: AtomicI64::new(0),
            stormy: AtomicBool::new(true),
            over: AtomicBool::new(false),
            bug,
            database: Memory::default(),
            hangs_until: Mutex::new(now),
            cut: Mutex::new((0, 0, now)),
            servers: Mutex::default(),
            started: AtomicU64::new(0),
            doubled: Mutex::default(),
            eyes: Mutex::default(),
            views: Mutex::default(),
            counts: Mutex::default(),
            broken: Mutex::default(),
        })
    }

    #[track_caller]
    fn word(&self) -> u64 {
        let millis = self.began.elapsed().as_millis() as u64;
        held(&self.trace).push(Step { millis, at: Location::caller() });
        held(&self.luck).word()
    }

    #[track_caller]
    fn below(&self, bound: usize) -> usize {
        (self.word() >> 16) as usize % bound
    }

    #[track_caller]
    fn happens(&self, per_mille: usize) -> bool {
        self.stormy.load(Ordering::SeqCst) && self.below(1000) < per_mille
    }

    fn broke(&self, what: String) {
        held(&self.broken).push(what);
    }

    /// Something travels to or from a server. Returns whether it arrives.
    async fn travels(&self, fate: &Fate) -> bool {
        let late = if self.happens(40) { self.below(9_000) } else { self.below(12) };
        sleep(Duration::from_millis(late as u64)).await;
        let held_until = *held(&fate.held_until);
        tokio::time::sleep_until(held_until).await;
        fate.is_alive() && !self.happens(20)
    }

    /// The same to or from the database.
    async fn reaches_database(&self, fate: &Fate) -> bool {
        let hangs_until = *held(&self.hangs_until);
        tokio::time::sleep_until(hangs_until).await;
        self.travels(fate).await
    }

    fn is_cut(&self, from: u64, to: u64) -> bool {
        let (one, other, until) = *held(&self.cut);
        Instant::now() < until && [(one, other), (other, one)].contains(&(from, to))
    }

    /// A server that takes connections.
    #[track_caller]
    fn server(&self) -> Option<Server> {
        let servers = held(&self.servers);
        let open: Vec<&Server> = servers.values().filter(|server| server.fate.accepts()).collect();
        (!open.is_empty()).then(|| open[self.below(open.len())].clone())
    }

    async fn start(self: &Arc<Self>) {
        let number = self.started.fetch_add(1, Ordering::SeqCst) + 1;
        self.tick();
        let memory = self.database.node(number, &format!("http://node-{number}"));
        memory.faults.unfenced.store(self.bug == Some(Bug::Unfenced), Ordering::SeqCst);
        let fate = Arc::new(Fate { at: AtomicU8::new(UP), held_until: Mutex::new(Instant::now()) });
        let wire = Wire { world: Arc::clone(self), fate: Arc::clone(&fate), memory: memory.clone() };
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), "");
        config.limits = crate::Limits::trusting_this_machine();
        // So that tables fall asleep, and are given back, while they are played.
        config.life.idle = Duration::from_secs(3);
        let pool = Pool::at_once(self.word());
        let registry = Registry::with(Store::behind(wire), &config, pool, WorkPool::at_once());
        let network = Between { world: Arc::clone(self), from: number };
        let cluster = registry.share(Cluster::over(7, network));
        while !registry.beat(&cluster).await {}
        tokio::spawn(Arc::clone(&registry).keep_beating(cluster));
        tokio::spawn(Arc::clone(&registry).keep_house());
        tokio::spawn(Arc::clone(&registry).tell_late());
        let routes = crate::routes::routes(Arc::clone(&registry));
        held(&self.servers).insert(number, Server { registry, routes, memory, fate });
    }
}

impl Server {
    /// `kill -9`: nothing leaves it any more, but what is on its way to the database may arrive.
    fn kill(&self) {
        self.fate.at.store(DEAD, Ordering::SeqCst);
        self.registry.stop();
    }

    /// SIGTERM: no new connections, streams end, and its tables are handed back.
    async fn stop(&self) {
        self.fate.at.store(STOPPING, Ordering::SeqCst);
        self.registry.stop();
        sleep(Duration::from_millis(50)).await;
        self.registry.hand_over().await;
        self.kill();
    }
}

/// Things go wrong, again and again.
async fn storm(world: Arc<World>) {
    let later = |most: usize| Duration::from_millis(world.below(most) as u64);
    while (world.began.elapsed().as_millis() as u64) < STORM {
        sleep(Duration::from_millis(100) + later(2_000)).await;
        let Some(server) = world.server() else { continue };
        match world.below(16) {
            0..=1 => {
                server.kill();
                sleep(later(3_000)).await;
                world.start().await;
            }
            2 => {
                server.stop().await;
                world.start().await;
            }
            3..=6 => *held(&server.fate.held_until) = Instant::now() + later(12_000),
            7..=8 => world.off.store(world.below(2 * OFF_MAX) as i64 - OFF_MAX as i64, Ordering::SeqCst),
            9 => *held(&world.hangs_until) = Instant::now() + later(5_000),
            10 => {
                let faults = &server.memory.faults;
                faults.full.store(true, Ordering::SeqCst);
                faults.unreadable.store(world.below(2) == 0, Ordering::SeqCst);
                sleep(later(2_000)).await;
                faults.full.store(false, Ordering::SeqCst);
                faults.unreadable.store(false, Ordering::SeqCst);
            }
            11..=12 => {
                let some =
                    |world: &World| 1 + world.below(world.started.load(Ordering::SeqCst) as usize) as u64;
                let (one, other) = (some(&world), some(&world));
                *held(&world.cut) = (one, other, Instant::now() + later(8_000));
            }
            // No hint between servers ever arrives, but one may be heard that nobody sent.
            13 => server.registry.heed(if world.below(2) == 0 { Hint::Free } else { Hint::Lobby }),
            _ => {}
        }
    }
    for server in held(&world.servers).values() {
        *held(&server.fate.held_until) = Instant::now();
    }
    *held(&world.hangs_until) = Instant::now();
    *held(&world.cut) = (0, 0, Instant::now());
    world.stormy.store(false, Ordering::SeqCst);
}

/// Everything settles: without trouble each table answers, what is due there gets done, and listeners hear of it.
async fn converge(person: &Person) {
    let world = &person.world;
    let (answers_by, done_by) = (Instant::now() + CALM, Instant::now() + DONE);
    let mut last = String::new();
    loop {
        let view = person.watch().await;
        if view.is_none() && Instant::now() > answers_by {
            return world.broke("a table does not answer although all is well".into());
        }
        if let Some(view) = &view {
            let said = |key: &str| view[key].to_string();
            last = format!("count {} outcome {} to act {}", said("count"), said("outcome"), said("to_act"));
        }
        let heard = world.last_heard((person.place.table, Viewer::Watcher));
        if view.is_some_and(|view| is_done(person, &view) && view["count"] == heard) {
            return;
        }
        if Instant::now() > done_by {
            let kind = person.place.kind;
            return world
                .broke(format!("{kind:?}: what is due is not done, or not heard of ({heard}): {last}"));
        }
        sleep(Duration::from_secs(2)).await;
    }
}

/// Whether nothing is due any more: it is a person's turn, or the game is over. Nobody posts by now: the clock ends a
/// game, or a bot moves for somebody away.
fn is_done(person: &Person, view: &Value) -> bool {
    let (is_over, asks_person) = (!view["outcome"].is_null(), view["to_act"] == serde_json::json!([1]));
    match person.place.kind {
        Kind::Duel => true,
        Kind::Absent => is_over,
        // While the clock runs everybody may act; afterwards somebody may still be asked something.
        Kind::WithBot | Kind::Clock => is_over || asks_person,
    }
}

/// What came of a world.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Outcome {
    broken: Vec<String>,
    moves: usize,
    trace: Vec<Step>,
    /// The journals of the tables, each without its first entry, which holds the secrets of the links.
    journals: Vec<Vec<String>>,
}

/// Plays one world.
fn play(seed: u64, bug: Option<Bug>) -> Outcome {
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build().unwrap();
    runtime.block_on(async {
        let world = World::new(seed, bug);
        for _ in 0..2 + world.below(4) {
            world.start().await;
        }
        let people: Vec<_> = (0..=world.below(3))
            .map(|_| {
                let world = Arc::clone(&world);
                tokio::spawn(async move {
                    let mut person = Person::new(world).await?;
                    for listener in person.listeners() {
                        tokio::spawn(listener.listen());
                    }
                    person.play().await;
                    Some(person)
                })
            })
            .collect();
        storm(Arc::clone(&world)).await;
        let mut outcome = Outcome::default();
        for person in people {
            let Some(person) = person.await.unwrap() else { continue };
            outcome.moves += person.played.len();
            converge(&person).await;
            person.check();
            let journal = world.journal(person.place.table).unwrap_or_default();
            outcome.journals.push(journal.into_iter().skip(1).map(|entry| entry.body).collect());
        }
        world.over.store(true, Ordering::SeqCst);
        // The servers hold the world, and the world holds them.
        held(&world.servers).clear();
        outcome.broken = std::mem::take(&mut *held(&world.broken));
        outcome.trace = std::mem::take(&mut *held(&world.trace));
        outcome
    })
}

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

#[test]
fn whatever_goes_wrong_no_acknowledged_move_is_lost_or_doubled_and_all_tables_come_back() {
    let (first, count) = (number("TALON_SEED", 0), number("TALON_SEEDS", 300));
    let (mut moves, mut broken) = (0, Vec::new());
    for seed in first..first + count {
        let outcome = play(seed, None);
        moves += outcome.moves;
        if !outcome.broken.is_empty() {
            println!("TALON_SEED={seed} TALON_SEEDS=1: {:?}", outcome.broken);
            broken.push(seed);
        }
        let done = seed - first + 1;
        if done % 1_000 == 0 || done == count {
            println!("{done} worlds from seed {first}, {moves} moves, {} broken", broken.len());
        }
    }
    assert!(broken.is_empty(), "seeds {broken:?}");
    assert!(count < 10 || moves > 0);
}

/// Every chance decision is made at the same time and in the same place, and leads to the same journals.
#[test]
fn the_same_seed_is_the_same_world() {
    let (first, count) = (number("TALON_SEED", 0), number("TALON_SEEDS", 12));
    for seed in first..first + count {
        let (one, other) = (play(seed, None), play(seed, None));
        let differs = one.trace.iter().zip(&other.trace).position(|(one, other)| one != other);
        if let Some(place) = differs {
            panic!("seed {seed}, step {place}: {:?} and {:?}", one.trace[place], other.trace[place]);
        }
        assert_eq!(one, other, "seed {seed}");
    }
}

/// Plays worlds with a bug until one of them fails in this way.
fn is_found_out(bug: Bug, by: &str) -> bool {
    (0..400).any(|seed| play(seed, Some(bug)).broken.iter().any(|broken| broken.contains(by)))
}

#[test]
fn a_store_that_checks_no_epoch_is_found_out() {
    assert!(is_found_out(Bug::Unfenced, "wrote in epoch"));
}

#[test]
fn a_request_that_is_passed_on_twice_is_found_out() {
    assert!(is_found_out(Bug::Unsigned, "was passed on 2 times"));
}

#[test]
fn a_post_whose_name_is_lost_on_its_way_is_found_out() {
    assert!(is_found_out(Bug::Unkeyed, "nobody was told that it was kept"));
}

#[test]
fn a_watcher_with_the_eyes_of_a_seat_is_found_out() {
    assert!(is_found_out(Bug::WrongEyes, "was told what no replay tells"));
}

#[test]
fn a_database_that_only_says_that_it_keeps_is_found_out() {
    assert!(is_found_out(Bug::Forgetful, "acknowledged"));
}
