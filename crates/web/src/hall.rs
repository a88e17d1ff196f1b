//! All tables: finding them by their links, changing them durably, telling whoever listens.

use std::collections::HashMap;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use talon_core::{Options, Record, Seat};
use talon_store::{Entry, Store};
use tokio::sync::{oneshot, watch};

use crate::bots::Pool;
use crate::journal::{Deal, Manners, Note, Place, Who, Written};
use crate::metrics::Metrics;
use crate::presence::Presence;
use crate::room::{Role, Room, first_record, host};
use crate::trouble::Trouble;

/// No more tables than this are open in one server.
const TABLES_MAX: usize = 20_000;

/// What somebody wants a new table to be.
#[derive(Clone)]
pub(crate) struct Wanted {
    /// Game, options and seed; moves, if it branches off another game.
    pub(crate) record: Record,
    /// Who sits where; bots where nothing is said.
    pub(crate) seats: Vec<Who>,
    pub(crate) manners: Manners,
    /// Whether hints may be asked for; nothing said: where nobody else plays.
    pub(crate) hints: Option<bool>,
    /// Do the people who sit down at once want forced moves to play themselves?
    pub(crate) forced: bool,
}

impl Wanted {
    /// A fresh game with these seats.
    pub(crate) fn fresh(game: &str, options: &Options, seats: Vec<Who>) -> Result<Self, Trouble> {
        let record = first_record(game, options, random())?;
        Ok(Self { record, seats, manners: Manners::default(), hints: None, forced: false })
    }
}

/// A table behind its lock, and the bell for those who watch it.
pub(crate) struct Cell {
    pub(crate) room: tokio::sync::Mutex<Room>,
    pub(crate) bell: watch::Sender<u64>,
    /// A bot's move is on its way.
    pub(crate) scheduled: AtomicBool,
    /// Held while a hint is thought about.
    pub(crate) thinking: tokio::sync::Mutex<()>,
    /// By seat: is somebody there?
    pub(crate) presences: Vec<Presence>,
}

/// A way to a table.
pub(crate) type Door = (Arc<Cell>, Role);

/// The server's tables and everything they share.
pub(crate) struct Hall {
    store: Store,
    doors: RwLock<HashMap<String, Door>>,
    /// In the order they were dealt.
    tables: Mutex<Vec<Arc<Cell>>>,
    pub(crate) pool: Pool,
    pub(crate) bot_pause: Duration,
    /// Turns true when the server stops, so that open streams end.
    pub(crate) stopping: watch::Sender<bool>,
    pub(crate) metrics: Metrics,
}

impl Hall {
    /// Opens every stored table again. One that does not replay is left in the store and out of the hall.
    pub(crate) fn open(store: Store, bot_pause: Duration) -> Result<Arc<Self>, Trouble> {
        let journals = store.journals().map_err(|error| Trouble::Store(error.to_string()))?;
        let hall = Arc::new(Self {
            store,
            doors: RwLock::default(),
            tables: Mutex::default(),
            pool: Pool::default(),
            bot_pause,
            stopping: watch::channel(false).0,
            metrics: Metrics::default(),
        });
        let mut rooms: Vec<Room> = Vec::new();
        for journal in journals {
            let id = journal.first().map_or_else(String::new, |entry| entry.table.clone());
            match reopen(&id, &journal) {
                Ok(room) => rooms.push(room),
                Err(trouble) => eprintln!("talon: table {id} is not opened: {trouble}"),
            }
        }
        rooms.sort_by_key(|room| room.deal.dealt_at);
        for room in rooms {
            hall.admit(room);
        }
        Ok(hall)
    }

    /// Deals a new table.
    pub(crate) async fn deal(self: &Arc<Self>, wanted: Wanted) -> Result<Arc<Cell>, Trouble> {
        if self.tables().len() >= TABLES_MAX {
            return Err(Trouble::TooMany("web-trouble-full"));
        }
        let seats = host(&wanted.record.game)?.table(&wanted.record.options, wanted.record.seed);
        let seats = seats.map_err(Trouble::Option)?.seats();
        let sits =
            |seat: usize| wanted.seats.get(seat).cloned().unwrap_or_else(|| Who::Bot(crate::bots::usual()));
        let place = |seat| Place { token: token(), who: sits(seat), forced: wanted.forced };
        let places: Vec<Place> = (0..seats).map(place).collect();
        let mut manners = wanted.manners;
        manners.hints = wanted.hints.unwrap_or_else(|| with_one_person(&places));
        let deal = Deal {
            record: wanted.record.to_string(),
            places,
            watch: token(),
            join: token(),
            screen: token(),
            dealt_at: now(),
            manners,
        };
        let body = serde_json::to_string(&deal).map_err(|error| Trouble::Store(error.to_string()))?;
        let id = token();
        let room = Room::new(id.clone(), deal)?;
        self.commit(Entry { table: id, seq: 0, body }).await?;
        let cell = self.admit(room);
        self.settle(&cell).await?;
        Ok(cell)
    }

    /// The table behind a link.
    pub(crate) fn find(&self, token: &str) -> Result<Door, Trouble> {
        let doors = self.doors.read().unwrap_or_else(PoisonError::into_inner);
        doors.get(token).cloned().ok_or(Trouble::NotFound)
    }

    /// All tables, oldest first.
    pub(crate) fn tables(&self) -> Vec<Arc<Cell>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Changes a table: in memory, then in the store, then for everybody to see. `work` says in notes what it has
    /// done, and does nothing if it fails. The table stays locked until the commit, so nobody sees what is not durable; it runs as a task of its own, because a client that hangs up must
    /// not leave it half done.
    pub(crate) async fn change(
        self: &Arc<Self>,
        cell: &Arc<Cell>,
        work: impl FnOnce(&mut Room) -> Result<Vec<Note>, Trouble> + Send + 'static,
    ) -> Result<(), Trouble> {
        let (hall, cell) = (Arc::clone(self), Arc::clone(cell));
        let task = tokio::spawn(async move {
            let mut room = cell.room.lock().await;
            let (first, at) = (room.count, now());
            let notes = work(&mut room)?;
            for (seq, note) in (first..).zip(notes) {
                if let Err(trouble) = hall.write(&room.id, seq, Written { at, note }).await {
                    hall.restore(&mut room);
                    return Err(trouble);
                }
            }
            room.changed_at = at;
            cell.bell.send_replace(room.count);
            drop(room);
            hall.drive(&cell);
            Ok(())
        });
        task.await.unwrap_or_else(|error| Err(Trouble::Store(error.to_string())))
    }

    /// After a failed commit the store is the truth.
    fn restore(&self, room: &mut Room) {
        let journals = self.store.journals().unwrap_or_default();
        let journal = journals.iter().find(|journal| journal[0].table == room.id);
        if let Some(Ok(stored)) = journal.map(|journal| reopen(&room.id, journal)) {
            *room = stored;
        }
    }

    async fn write(&self, table: &str, seq: u64, written: Written) -> Result<(), Trouble> {
        let body = serde_json::to_string(&written).map_err(|error| Trouble::Store(error.to_string()))?;
        self.commit(Entry { table: table.to_string(), seq, body }).await
    }

    async fn commit(&self, entry: Entry) -> Result<(), Trouble> {
        let (send, receive) = oneshot::channel();
        self.store.append(entry, Box::new(move |result| drop(send.send(result))));
        let result = receive.await.map_err(|error| Trouble::Store(error.to_string()))?;
        result.map_err(|error| Trouble::Store(error.to_string()))
    }

    /// Opens the doors of a table and sets it going.
    fn admit(self: &Arc<Self>, room: Room) -> Arc<Cell> {
        let mut links = vec![(room.deal.watch.clone(), Role::Watcher), (room.deal.join.clone(), Role::Guest)];
        if !room.hot().is_empty() {
            links.push((room.deal.screen.clone(), Role::Screen));
        }
        let seats = room.deal.places.iter().enumerate();
        links.extend(seats.map(|(seat, place)| (place.token.clone(), Role::Seat(Seat::at(seat)))));
        let left = crate::games::clock(room.table.as_ref())
            .map(|length| (room.deal.dealt_at + length.as_secs()).saturating_sub(now()));
        let (bell, _) = watch::channel(room.count);
        let presences = room.deal.places.iter().map(|_| Presence::default()).collect();
        let minded = room.deal.manners.away_seconds > 0;
        let cell = Arc::new(Cell {
            room: tokio::sync::Mutex::new(room),
            bell,
            scheduled: AtomicBool::new(false),
            thinking: tokio::sync::Mutex::default(),
            presences,
        });
        let mut doors = self.doors.write().unwrap_or_else(PoisonError::into_inner);
        doors.extend(links.into_iter().map(|(token, role)| (token, (Arc::clone(&cell), role))));
        drop(doors);
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).push(Arc::clone(&cell));
        if let Some(left) = left {
            tokio::spawn(crate::drive::ring(Arc::clone(self), Arc::clone(&cell), Duration::from_secs(left)));
        }
        if minded {
            tokio::spawn(crate::drive::mind_the_absent(Arc::clone(self), Arc::clone(&cell)));
        }
        self.drive(&cell);
        cell
    }
}

fn reopen(id: &str, journal: &[Entry]) -> Result<Room, Trouble> {
    let broken = |error: serde_json::Error| Trouble::Broken(error.to_string());
    let first = journal.first().ok_or(Trouble::NotFound)?;
    let mut room = Room::new(id.to_string(), serde_json::from_str(&first.body).map_err(broken)?)?;
    for entry in &journal[1..] {
        room.redo(&serde_json::from_str(&entry.body).map_err(broken)?)?;
    }
    Ok(room)
}

/// Do all people who sit here now share one screen, with nobody else to come?
fn with_one_person(places: &[Place]) -> bool {
    let humans = places.iter().filter(|place| matches!(place.who, Who::Human(_) | Who::Open)).count();
    let hot = places.iter().any(|place| matches!(place.who, Who::Hot(_)));
    humans + usize::from(hot) <= 1
}

/// A secret for a link: 128 bits that nobody can guess.
fn token() -> String {
    format!("{:016x}{:016x}", random(), random())
}

/// Chance for secrets and seeds.
///
/// # Panics
/// If the system has none to give: a guessable link would be worse than no server.
pub(crate) fn random() -> u64 {
    getrandom::u64().expect("the system gives random numbers")
}

pub(crate) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
}
