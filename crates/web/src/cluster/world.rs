//! A world that is only played: several servers on one store, in virtual time, and everything goes wrong that can.
//!
//! The servers are real: tables, heartbeats, claims, freezing and handing over are those of `talon serve`. What is played is the
//! network, the database and the people: messages are lost, late and doubled, nodes are killed and held up until their lease has
//! run out, the clock of the database jumps. `TALON_SEEDS` (150) is how many worlds are played, `TALON_SEED` the first of them.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use talon_core::{Game as _, Luck, Options, Seat};
use talon_realms::Realms;
use talon_store::{
    Answer, Ask, Backend as _, Door, Lane, Memory, RequestId, Store, StoreError, TableId, Work,
};
use tokio::time::{Instant, sleep};

use super::{Cluster, Located};
use crate::Config;
use crate::error::WebError;
use crate::tables::actions::Actor;
use crate::tables::journal::{Note, Who, Written};
use crate::tables::live::Role;
use crate::tables::registry::{Registry, TableLink, Wanted, held};
use crate::tables::restore;

/// What was never answered is let go after this.
const FOR_EVER: Duration = Duration::from_mins(1);
/// After this many answers that call it too old, a post counts as not played.
const TOO_OLD: usize = 25;
/// Trouble lasts this long, in milliseconds.
const STORM: u64 = 40_000;
/// The clock of the database is off by no more than this, in milliseconds.
const OFF_MAX: usize = 10_000;
/// With no trouble every table answers within the lease and a little. If the clock of the database went back, leases last
/// that much longer.
const CALM: Duration = Duration::from_millis(9_000 + 2 * OFF_MAX as u64);

/// What all share.
struct World {
    luck: Mutex<Luck>,
    began: Instant,
    /// How far the clock of the database is off, in milliseconds.
    off: AtomicI64,
    stormy: AtomicBool,
    /// A bug put in on purpose: a node that does not own a table may write.
    unfenced: bool,
    database: Memory,
    servers: Mutex<BTreeMap<u64, Server>>,
    started: AtomicU64,
    broken: Mutex<Vec<String>>,
}

/// What happens to a server from outside.
struct Fate {
    is_alive: AtomicBool,
    held_until: Mutex<Instant>,
}

#[derive(Clone)]
struct Server {
    registry: Arc<Registry>,
    cluster: Arc<Cluster>,
    fate: Arc<Fate>,
}

impl World {
    fn below(&self, bound: usize) -> usize {
        held(&self.luck).below(bound)
    }

    fn happens(&self, per_mille: usize) -> bool {
        self.stormy.load(Ordering::SeqCst) && self.below(1000) < per_mille
    }

    fn broke(&self, what: String) {
        held(&self.broken).push(what);
    }

    /// The database looks at its clock.
    fn tick(&self) {
        let now = self.began.elapsed().as_millis() as i64 + 1_000_000 + self.off.load(Ordering::SeqCst);
        self.database.set_time(now as u64);
    }

    /// Something is on its way to or from a server. Did it get there?
    async fn travels(&self, fate: &Fate) -> bool {
        let late = if self.happens(60) { self.below(9_000) } else { self.below(12) };
        sleep(Duration::from_millis(late as u64)).await;
        let held_until = *held(&fate.held_until);
        tokio::time::sleep_until(held_until).await;
        fate.is_alive.load(Ordering::SeqCst) && !self.happens(25)
    }

    /// A change reaches the database: nobody writes but the owner, in its epoch.
    fn commit(&self, memory: &mut Memory, work: &Work) -> Result<(), StoreError> {
        self.tick();
        let before = memory.row(work.table()).ok().flatten();
        let result = memory.write(std::slice::from_ref(work)).pop().unwrap_or(Err(StoreError::Closed));
        let after = memory.row(work.table()).ok().flatten();
        if let (Work::Append(change), Some(before), Some(after)) = (work, before, after)
            && after.next > before.next
            && before.epoch != change.epoch
        {
            self.broke(format!("epoch {} wrote in epoch {}", change.epoch, before.epoch));
        }
        result
    }

    fn server(&self) -> Option<Server> {
        let servers = held(&self.servers);
        let alive: Vec<&Server> = servers.values().filter(|server| server.is_alive()).collect();
        (!alive.is_empty()).then(|| alive[self.below(alive.len())].clone())
    }

    /// Starts a server.
    fn start(self: &Arc<Self>) {
        let number = self.started.fetch_add(1, Ordering::SeqCst) + 1;
        self.tick();
        let memory = self.database.node(number, &number.to_string());
        memory.faults.unfenced.store(self.unfenced, Ordering::SeqCst);
        let fate = Arc::new(Fate { is_alive: AtomicBool::new(true), held_until: Mutex::new(Instant::now()) });
        let wire = Wire { world: Arc::clone(self), fate: Arc::clone(&fate), memory };
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), "");
        config.limits = crate::Limits::trusting_this_machine();
        let registry = Registry::new(Store::behind(wire), &config);
        let cluster = registry.share(Cluster::new(7));
        tokio::spawn(Arc::clone(&registry).keep_beating(Arc::clone(&cluster)));
        tokio::spawn(Arc::clone(&registry).keep_house());
        held(&self.servers).insert(number, Server { registry, cluster, fate });
    }
}

impl Server {
    fn is_alive(&self) -> bool {
        self.fate.is_alive.load(Ordering::SeqCst)
    }

    /// `kill -9`: nothing comes out of it any more; what is on its way to the database may arrive.
    fn kill(&self) {
        self.fate.is_alive.store(false, Ordering::SeqCst);
        self.registry.stop();
    }
}

/// The way from a server to the database.
struct Wire {
    world: Arc<World>,
    fate: Arc<Fate>,
    memory: Memory,
}

impl Door for Wire {
    fn write(&self, work: Work, answer: Answer<()>) {
        let (world, fate, mut memory) =
            (Arc::clone(&self.world), Arc::clone(&self.fate), self.memory.clone());
        tokio::spawn(async move {
            // A message that was sent before its sender died may still arrive.
            let arrives = world.travels(&fate).await || world.happens(500);
            if arrives {
                let result = world.commit(&mut memory, &work);
                if world.happens(40) {
                    sleep(Duration::from_millis(world.below(9_000) as u64)).await;
                    let _ = world.commit(&mut memory, &work);
                }
                if world.travels(&fate).await {
                    return answer(result);
                }
            }
            sleep(FOR_EVER).await;
            drop(answer);
        });
    }

    fn ask(&self, _: Lane, ask: Ask) {
        let (world, fate, mut memory) =
            (Arc::clone(&self.world), Arc::clone(&self.fate), self.memory.clone());
        tokio::spawn(async move {
            if world.travels(&fate).await {
                world.tick();
                return ask(Ok(&mut memory));
            }
            sleep(FOR_EVER).await;
            drop(ask);
        });
    }
}

/// What somebody asks of a table.
#[derive(Clone)]
enum TableRequest {
    Look(Seat),
    Move(Seat, u64, String, RequestId),
}

/// What a seat sees: who is to act, the count, the moves on offer.
type Sight = (Option<Seat>, u64, Vec<String>);

async fn done(registry: &Arc<Registry>, link: TableLink, asked: &TableRequest) -> Result<Sight, WebError> {
    let (handle, _) = link;
    if let TableRequest::Move(seat, count, text, request) = asked {
        registry.play(&handle, *seat, *count, text.clone(), Actor::Program, *request).await?;
        return Ok((None, 0, Vec::new()));
    }
    let TableRequest::Look(seat) = asked else { return Err(WebError::NotFound) };
    let live = handle.lock().await?;
    let offers = live.table.offers(*seat).into_iter().map(|offer| offer.text).collect();
    Ok((live.table.to_act().lowest(), live.count_for(talon_core::Viewer::Seat(*seat)), offers))
}

/// Somebody with a table of their own, at which they play both seats.
struct Person {
    world: Arc<World>,
    table: TableId,
    tokens: Vec<String>,
    moves: Vec<(usize, String)>,
}

impl Person {
    /// Sits down at a new table; nothing: nobody answered.
    async fn new(world: Arc<World>) -> Option<Self> {
        let people = vec![Who::Human(String::new()); 2];
        let options: Options = [("mode".to_string(), "duel".into())].into_iter().collect();
        for _ in 0..40 {
            let wanted = Wanted::fresh(Realms::NAME, &options, people.clone()).ok()?;
            let Some(server) = world.server() else { continue };
            if let Ok(handle) = server.registry.deal(wanted).await {
                let live = handle.lock().await.ok()?;
                let tokens = live.deal.places.iter().map(|place| place.token.clone()).collect();
                return Some(Self { world: Arc::clone(&world), table: live.id, tokens, moves: Vec::new() });
            }
            sleep(Duration::from_millis(500)).await;
        }
        None
    }

    /// Asks any server, which passes it on to the owner; nothing: no answer came.
    async fn ask(&self, asked: &TableRequest) -> Option<Result<Sight, WebError>> {
        let (TableRequest::Look(seat) | TableRequest::Move(seat, ..)) = asked;
        let token = &self.tokens[seat.index()];
        let entry = self.world.server()?;
        if !self.world.travels(&entry.fate).await {
            return None;
        }
        for _ in 0..60 {
            match entry.locate(token).await {
                Ok(Located::Here) => return self.answered(&entry, token, asked).await,
                Ok(Located::At(address)) => {
                    let owner = address
                        .parse()
                        .ok()
                        .and_then(|number: u64| held(&self.world.servers).get(&number).cloned());
                    if let Some(owner) = owner.filter(Server::is_alive) {
                        if !self.world.travels(&owner.fate).await {
                            return None;
                        }
                        match owner.locate(token).await {
                            Ok(Located::Here) => return self.answered(&owner, token, asked).await,
                            // 421: it is not passed on again.
                            Ok(Located::At(_)) => {}
                            Err(error) => return Some(Err(error)),
                        }
                    }
                }
                Err(error) => return Some(Err(error)),
            }
            sleep(super::LOOK_AGAIN).await;
        }
        None
    }

    async fn answered(
        &self,
        server: &Server,
        token: &str,
        asked: &TableRequest,
    ) -> Option<Result<Sight, WebError>> {
        let answer = match server.registry.find(token).await {
            Ok(link) if matches!(link.1, Role::Seat(_)) => done(&server.registry, link, asked).await,
            Ok(_) => Err(WebError::NotFound),
            Err(error) => Err(error),
        };
        (server.is_alive() && self.world.travels(&server.fate).await).then_some(answer)
    }

    /// One move, and certainty about it. Is there another one?
    async fn step(&mut self) -> bool {
        let Some(Ok((to_act, ..))) = self.ask(&TableRequest::Look(Seat::at(0))).await else { return true };
        let Some(seat) = to_act else { return false };
        let Some(Ok((_, count, offers))) = self.ask(&TableRequest::Look(seat)).await else { return true };
        if offers.is_empty() {
            return true;
        }
        let text = offers[self.world.below(offers.len())].clone();
        let post = TableRequest::Move(seat, count, text.clone(), RequestId::fresh());
        let (mut is_uncertain, mut too_old) = (false, 0);
        loop {
            match self.ask(&post).await {
                Some(Ok(_)) => break,
                // The owner knows what it has played. Somebody who is not the owner any more, and has not heard, does not.
                Some(Err(WebError::Stale)) if is_uncertain => {
                    too_old += 1;
                    if too_old > TOO_OLD {
                        return true;
                    }
                }
                // "Nothing has changed" is a promise: another move is made then.
                Some(Err(WebError::Stale | WebError::Refused(_) | WebError::Store(_))) if !is_uncertain => {
                    return true;
                }
                Some(Err(WebError::Store(_))) => {}
                _ => is_uncertain = true,
            }
            sleep(Duration::from_millis(100)).await;
        }
        self.moves.push((seat.index(), text));
        true
    }

    /// The journal holds exactly what was acknowledged, and is one that could have been written.
    fn check(&self) {
        let mut database = self.world.database.clone();
        let Ok(Some(row)) = database.row(self.table) else {
            return self.world.broke("a table is gone".into());
        };
        let journal = match database.journal(self.table, row.next) {
            Ok(journal) => journal,
            Err(error) => return self.world.broke(error.to_string()),
        };
        if !journal.is_sorted_by_key(|entry| entry.epoch) {
            self.world.broke("epochs fall along a journal".into());
        }
        let mut requests: Vec<RequestId> = journal.iter().map(|entry| entry.request).collect();
        requests.dedup();
        let in_a_row = requests.len();
        requests.sort_unstable();
        requests.dedup();
        if requests.len() != in_a_row {
            self.world.broke("a request is there twice".into());
        }
        let note = |body: &str| serde_json::from_str::<Written>(body).ok().map(|written| written.note);
        let moves: Vec<(usize, String)> = journal
            .iter()
            .filter_map(|entry| {
                if let Some(Note::Move(seat, text)) = note(&entry.body) { Some((seat, text)) } else { None }
            })
            .collect();
        if moves != self.moves {
            self.world.broke(format!("acknowledged {:?}, kept {moves:?}", self.moves));
        }
        if let Err(error) = restore::reopen(self.table, &journal) {
            self.world.broke(format!("it does not replay: {error}"));
        }
    }
}

impl Server {
    async fn locate(&self, token: &str) -> Result<Located, WebError> {
        if !self.cluster.is_sure() {
            self.registry.retire_all();
        }
        self.registry.locate(token).await
    }
}

/// Something goes wrong, again and again.
async fn storm(world: Arc<World>) {
    while (world.began.elapsed().as_millis() as u64) < STORM {
        sleep(Duration::from_millis(100 + world.below(2_500) as u64)).await;
        let Some(server) = world.server() else { continue };
        match world.below(10) {
            0..=1 => {
                server.kill();
                sleep(Duration::from_millis(world.below(3_000) as u64)).await;
                world.start();
            }
            2..=5 => {
                let until = Instant::now() + Duration::from_millis(world.below(12_000) as u64);
                *held(&server.fate.held_until) = until;
            }
            6 => world.off.store(world.below(2 * OFF_MAX) as i64 - OFF_MAX as i64, Ordering::SeqCst),
            _ => {}
        }
    }
    for server in held(&world.servers).values() {
        *held(&server.fate.held_until) = Instant::now();
    }
    world.stormy.store(false, Ordering::SeqCst);
}

/// Plays one world; what was broken in it, and how many moves were made.
fn play(seed: u64, unfenced: bool) -> (Vec<String>, usize) {
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_all().start_paused(true).build().unwrap();
    runtime.block_on(async {
        let world = Arc::new(World {
            luck: Mutex::new(Luck::of(seed, 1)),
            began: Instant::now(),
            off: AtomicI64::new(0),
            stormy: AtomicBool::new(true),
            unfenced,
            database: Memory::default(),
            servers: Mutex::default(),
            started: AtomicU64::new(0),
            broken: Mutex::default(),
        });
        for _ in 0..2 + world.below(4) {
            world.start();
        }
        let people = (0..3).map(|_| {
            let world = Arc::clone(&world);
            tokio::spawn(async move {
                let Some(mut person) = Person::new(Arc::clone(&world)).await else { return (None, 0) };
                let mut goes_on = true;
                while goes_on {
                    goes_on = person.step().await && world.stormy.load(Ordering::SeqCst);
                }
                let moves = person.moves.len();
                (Some(person), moves)
            })
        });
        let people: Vec<_> = people.collect();
        storm(Arc::clone(&world)).await;
        let mut moves = 0;
        for person in people {
            let (person, made) = person.await.unwrap();
            moves += made;
            let Some(person) = person else { continue };
            // Everybody converges: with no trouble left each table answers.
            let until = Instant::now() + CALM;
            while !matches!(person.ask(&TableRequest::Look(Seat::at(0))).await, Some(Ok(_))) {
                if Instant::now() > until {
                    world.broke("a table does not answer although all is well".into());
                    break;
                }
                sleep(Duration::from_millis(200)).await;
            }
            person.check();
        }
        // They hold the world, and the world holds them.
        held(&world.servers).clear();
        (std::mem::take(&mut *held(&world.broken)), moves)
    })
}

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

#[test]
fn whatever_goes_wrong_no_acknowledged_move_is_lost_or_doubled_and_all_tables_come_back() {
    let (first, count) = (number("TALON_SEED", 0), number("TALON_SEEDS", 150));
    let mut moves = 0;
    for seed in first..first + count {
        let (broken, made) = play(seed, false);
        assert!(broken.is_empty(), "TALON_SEED={seed} TALON_SEEDS=1: {broken:?}");
        moves += made;
    }
    println!("{count} worlds from seed {first}, {moves} moves");
    assert!(count < 10 || moves > 0);
}

#[test]
fn a_store_that_checks_no_epoch_is_found_out() {
    assert!((0..200).any(|seed| !play(seed, true).0.is_empty()), "the bug put in on purpose was not found");
}
