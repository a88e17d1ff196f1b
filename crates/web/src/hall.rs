//! All tables: finding them by their links, changing them durably, telling whoever listens.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use talon_core::{Options, Seat};
use talon_store::{Entry, Store};
use tokio::sync::{oneshot, watch};

use crate::bots::Pool;
use crate::journal::{Deal, Note, Place, Who};
use crate::metrics::Metrics;
use crate::room::{Role, Room, first_record};
use crate::trouble::Trouble;

/// No more tables than this are open in one server.
const TABLES_MAX: usize = 20_000;
/// Bots of a table with a clock think at least this long, so that people can trade too.
const TRADING_PAUSE: Duration = Duration::from_secs(5);

/// A table behind its lock, and the bell for those who watch it.
pub(crate) struct Cell {
    pub(crate) room: tokio::sync::Mutex<Room>,
    pub(crate) bell: watch::Sender<u64>,
    /// A bot's move is on its way.
    scheduled: AtomicBool,
}

/// A way to a table.
pub(crate) type Door = (Arc<Cell>, Role);

/// The server's tables and everything they share.
pub(crate) struct Hall {
    store: Store,
    doors: RwLock<HashMap<String, Door>>,
    /// In the order they were dealt.
    tables: Mutex<Vec<Arc<Cell>>>,
    pool: Pool,
    bot_pause: Duration,
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
    pub(crate) async fn deal(
        self: &Arc<Self>,
        game: &str,
        options: &Options,
        who: impl Fn(usize) -> Who,
        listed: bool,
    ) -> Result<Arc<Cell>, Trouble> {
        if self.tables().len() >= TABLES_MAX {
            return Err(Trouble::TooMany("web-trouble-full"));
        }
        let (record, seats) = first_record(game, options, random())?;
        let places = (0..seats).map(|seat| Place { token: token(), who: who(seat) }).collect();
        let deal = Deal { record, places, watch: token(), join: token(), dealt_at: now(), listed };
        let body = serde_json::to_string(&deal).map_err(|error| Trouble::Store(error.to_string()))?;
        let id = token();
        let room = Room::new(id.clone(), deal)?;
        self.commit(Entry { table: id, seq: 0, body }).await?;
        Ok(self.admit(room))
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

    /// Plays a move that was chosen when the journal had `count` entries.
    pub(crate) async fn play(
        self: &Arc<Self>,
        cell: &Arc<Cell>,
        seat: Seat,
        count: u64,
        text: &str,
    ) -> Result<(), Trouble> {
        let text = text.to_string();
        let work = move |room: &mut Room| {
            if room.is_stale(seat, count) {
                return Err(Trouble::Stale);
            }
            if room.has_open_seat() {
                return Err(Trouble::Cannot("web-trouble-open-seats"));
            }
            room.play(seat, &text)?;
            let line = room.table.lines().last().map(|line| line.text.clone());
            Ok(Note::Move(seat.index(), line.unwrap_or_default()))
        };
        let result = self.change(cell, work).await;
        self.metrics.played(result.as_ref().err());
        result
    }

    /// Takes the seat's last move back.
    pub(crate) async fn undo(
        self: &Arc<Self>,
        cell: &Arc<Cell>,
        seat: Seat,
        count: u64,
    ) -> Result<(), Trouble> {
        let work = move |room: &mut Room| {
            if room.is_stale(seat, count) {
                return Err(Trouble::Stale);
            }
            let back_to = room.undo_to(seat).ok_or(Trouble::Cannot("web-trouble-undo"))?;
            room.rewind(back_to);
            Ok(Note::Undo(seat.index(), back_to))
        };
        self.change(cell, work).await
    }

    /// Gives a free seat to somebody.
    pub(crate) async fn sit(
        self: &Arc<Self>,
        cell: &Arc<Cell>,
        seat: Seat,
        name: String,
    ) -> Result<(), Trouble> {
        let work = move |room: &mut Room| {
            let free = room.deal.places.get(seat.index()).is_some_and(|place| place.who == Who::Open);
            if !free {
                return Err(Trouble::Cannot("web-trouble-taken"));
            }
            let note = Note::Sit(seat.index(), name);
            if let Note::Sit(seat, name) = &note {
                room.deal.places[*seat].who = Who::Human(name.clone());
            }
            Ok(note)
        };
        self.change(cell, work).await
    }

    /// Remembers the table that follows this one.
    pub(crate) async fn follow(self: &Arc<Self>, cell: &Arc<Cell>, join: String) -> Result<(), Trouble> {
        let work = move |room: &mut Room| {
            room.again = Some(join.clone());
            Ok(Note::Again(join))
        };
        self.change(cell, work).await
    }

    /// Changes a table: in memory, then in the store, then for everybody to see. The table stays locked until the
    /// commit, so nobody sees what is not durable; it runs as a task of its own, because a client that hangs up must
    /// not leave it half done.
    async fn change(
        self: &Arc<Self>,
        cell: &Arc<Cell>,
        work: impl FnOnce(&mut Room) -> Result<Note, Trouble> + Send + 'static,
    ) -> Result<(), Trouble> {
        let (hall, cell) = (Arc::clone(self), Arc::clone(cell));
        let task = tokio::spawn(async move {
            let mut room = cell.room.lock().await;
            let note = work(&mut room)?;
            let body = serde_json::to_string(&note).map_err(|error| Trouble::Store(error.to_string()))?;
            let entry = Entry { table: room.id.clone(), seq: room.count, body };
            if let Err(trouble) = hall.commit(entry).await {
                hall.restore(&mut room);
                return Err(trouble);
            }
            room.counted(&note);
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

    async fn commit(&self, entry: Entry) -> Result<(), Trouble> {
        let (send, receive) = oneshot::channel();
        self.store.append(entry, Box::new(move |result| drop(send.send(result))));
        let result = receive.await.map_err(|error| Trouble::Store(error.to_string()))?;
        result.map_err(|error| Trouble::Store(error.to_string()))
    }

    /// Opens the doors of a table and sets it going.
    fn admit(self: &Arc<Self>, room: Room) -> Arc<Cell> {
        let mut links = vec![(room.deal.watch.clone(), Role::Watcher), (room.deal.join.clone(), Role::Guest)];
        let seats = room.deal.places.iter().enumerate();
        links.extend(seats.map(|(seat, place)| (place.token.clone(), Role::Seat(Seat::at(seat)))));
        let left = crate::games::clock(room.table.as_ref())
            .map(|length| (room.deal.dealt_at + length.as_secs()).saturating_sub(now()));
        let (bell, _) = watch::channel(room.count);
        let room = tokio::sync::Mutex::new(room);
        let cell = Arc::new(Cell { room, bell, scheduled: AtomicBool::new(false) });
        let mut doors = self.doors.write().unwrap_or_else(PoisonError::into_inner);
        doors.extend(links.into_iter().map(|(token, role)| (token, (Arc::clone(&cell), role))));
        drop(doors);
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).push(Arc::clone(&cell));
        if let Some(left) = left {
            tokio::spawn(ring(Arc::clone(self), Arc::clone(&cell), Duration::from_secs(left)));
        }
        self.drive(&cell);
        cell
    }

    /// Sees to it that a bot whose turn it is moves, after a short while in which people can follow.
    pub(crate) fn drive(self: &Arc<Self>, cell: &Arc<Cell>) {
        if cell.scheduled.swap(true, Ordering::AcqRel) {
            return;
        }
        let (hall, cell) = (Arc::clone(self), Arc::clone(cell));
        tokio::spawn(async move {
            let room = cell.room.lock().await;
            let Some((seat, _)) = room.bot_to_act() else {
                cell.scheduled.store(false, Ordering::Release);
                return;
            };
            let trading = room.table.clock_move(seat).is_some();
            drop(room);
            tokio::time::sleep(if trading { TRADING_PAUSE } else { hall.bot_pause }).await;
            let room = cell.room.lock().await;
            cell.scheduled.store(false, Ordering::Release);
            let Some((seat, level)) = room.bot_to_act() else { return };
            let (count, table, level) = (room.count, room.table.copy(), level.to_string());
            drop(room);
            let Some(text) = hall.pool.think(table, seat, level).await else { return };
            // Refused means the table moved on while the bot thought; whoever moved it has called again.
            let _ = hall.play(&cell, seat, count, &text).await;
        });
    }
}

/// Ends the trading of a table with a clock.
async fn ring(hall: Arc<Hall>, cell: Arc<Cell>, left: Duration) {
    tokio::time::sleep(left).await;
    let room = cell.room.lock().await;
    let rung = room.table.to_act().iter().find_map(|seat| Some((seat, room.table.clock_move(seat)?)));
    let count = room.count;
    drop(room);
    if let Some((seat, text)) = rung {
        // Refused only if the game ended in this very moment.
        let _ = hall.play(&cell, seat, count, &text).await;
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

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
}
