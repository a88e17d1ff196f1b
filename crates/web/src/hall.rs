//! All tables: finding them by their links, changing them durably, telling whoever listens.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use talon_core::{Options, Seat};
use talon_store::{Entry, Store, StoreError};
use tokio::sync::{oneshot, watch};
use tracing::{debug, error, info, warn};

use crate::bots::Pool;
use crate::gate::{Gate, Kind, Limits};
use crate::journal::{Deal, Note, Place, Who};
use crate::ledger;
use crate::metrics::Metrics;
use crate::proof::Proof;
use crate::room::{Role, Room, first_record, public_id};
use crate::trouble::Trouble;

/// No more tables than this are open in one server.
const TABLES_MAX: usize = 20_000;
/// Bots of a table with a clock think at least this long, so that people can trade too.
const TRADING_PAUSE: Duration = Duration::from_secs(5);
/// A store that takes longer to say that it is there is not well.
const PROBE_MAX: Duration = Duration::from_secs(5);

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
    /// How many there are.
    tables: AtomicUsize,
    /// Those the front page may show, in the order they were dealt; it takes out what is over.
    listed: Mutex<Vec<Arc<Cell>>>,
    pool: Pool,
    bot_pause: Duration,
    /// What an address may ask for.
    pub(crate) gate: Gate,
    /// Turns true when the server stops, so that open streams end.
    pub(crate) stopping: watch::Sender<bool>,
    pub(crate) metrics: Metrics,
}

impl Hall {
    /// Opens every stored table again. One that does not replay is left in the store and out of the hall.
    pub(crate) fn open(store: Store, bot_pause: Duration, limits: Limits) -> Result<Arc<Self>, Trouble> {
        let mut rooms = Vec::new();
        for (id, opened) in ledger::reopen_all(&store)? {
            match opened {
                Ok(room) => rooms.push(room),
                Err(trouble) => warn!(table = public_id(&id), %trouble, "a table is not opened"),
            }
        }
        rooms.sort_by_key(|room| room.deal.dealt_at);
        info!(tables = rooms.len(), "opened");
        let hall = Arc::new(Self {
            store,
            doors: RwLock::default(),
            tables: AtomicUsize::new(0),
            listed: Mutex::default(),
            pool: Pool::default(),
            bot_pause,
            gate: Gate::new(limits),
            stopping: watch::channel(false).0,
            metrics: Metrics::default(),
        });
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
        if self.count() >= TABLES_MAX {
            return Err(Trouble::TooMany("web-trouble-full"));
        }
        self.gate.take(Kind::Tables)?;
        let (record, seats) = first_record(game, options, random())?;
        let places = (0..seats).map(|seat| Place { token: token(), who: who(seat) }).collect();
        let proof = Some(Proof::new(&record, token()));
        let deal = Deal { record, places, watch: token(), join: token(), dealt_at: now(), listed, proof };
        let body = serde_json::to_string(&deal).map_err(|error| Trouble::Store(error.to_string()))?;
        let id = token();
        let mut room = Room::new(id.clone(), deal)?;
        room.kept.push(body.clone());
        self.commit(Entry { table: id, seq: 0, body }).await?;
        info!(table = room.public_id(), line = 0, game, seats, "dealt");
        Ok(self.admit(room))
    }

    /// The table behind a link.
    pub(crate) fn find(&self, token: &str) -> Result<Door, Trouble> {
        let doors = self.doors.read().unwrap_or_else(PoisonError::into_inner);
        doors.get(token).cloned().ok_or(Trouble::NotFound)
    }

    /// How many tables there are.
    pub(crate) fn count(&self) -> usize {
        self.tables.load(Ordering::Relaxed)
    }

    /// The tables for the front page, newest first.
    pub(crate) fn listed(&self) -> Vec<Arc<Cell>> {
        self.listed.lock().unwrap_or_else(PoisonError::into_inner).iter().rev().cloned().collect()
    }

    /// A table is over and off the front page.
    pub(crate) fn unlist(&self, cell: &Arc<Cell>) {
        let mut listed = self.listed.lock().unwrap_or_else(PoisonError::into_inner);
        listed.retain(|other| !Arc::ptr_eq(other, cell));
    }

    /// Does the store answer?
    pub(crate) async fn probe(&self) -> Result<(), Trouble> {
        let (send, receive) = oneshot::channel();
        self.store.probe(Box::new(move |result| drop(send.send(result))));
        let answered = tokio::time::timeout(PROBE_MAX, receive).await;
        let result = answered.map_err(|_| Trouble::Store("the store does not answer".into()))?;
        result.unwrap_or(Err(StoreError::Closed)).map_err(Trouble::from)
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
        self.change(cell, work).await?;
        self.metrics.played();
        Ok(())
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
            let entry = Entry { table: room.id.clone(), seq: room.count, body: body.clone() };
            match hall.commit(entry).await {
                Ok(()) => {
                    room.counted(&note);
                    room.kept.push(body);
                }
                Err(trouble) => hall.restore(&mut room, &body, trouble).await?,
            }
            debug!(table = room.public_id(), line = room.count, "changed");
            cell.bell.send_replace(room.count);
            let for_a_bot = room.bot_to_act().is_some();
            drop(room);
            if for_a_bot {
                hall.drive(&cell);
            }
            Ok(())
        });
        task.await.unwrap_or_else(|error| Err(Trouble::Store(error.to_string())))
    }

    /// After a failed commit the store is the truth; if it cannot be asked, what it has answered before. It may turn out
    /// to have kept the change, if only its answer was lost.
    async fn restore(&self, room: &mut Room, body: &str, trouble: Trouble) -> Result<(), Trouble> {
        error!(table = room.public_id(), line = room.count, %trouble, "a change was not stored");
        let (send, receive) = oneshot::channel();
        self.store.read(&room.id, move |journal| drop(send.send(journal)));
        let place = room.count as usize;
        let bodies: Vec<String> = match receive.await {
            Ok(Ok(journal)) if !journal.is_empty() => journal.into_iter().map(|entry| entry.body).collect(),
            _ => std::mem::take(&mut room.kept),
        };
        let is_kept = bodies.get(place).is_some_and(|kept| kept == body);
        *room = ledger::reopen(&room.id, bodies)?;
        if is_kept { Ok(()) } else { Err(trouble) }
    }

    async fn commit(&self, entry: Entry) -> Result<(), Trouble> {
        let began = Instant::now();
        let (send, receive) = oneshot::channel();
        self.store.append(entry, Box::new(move |result| drop(send.send(result))));
        let result = receive.await.unwrap_or(Err(StoreError::Closed));
        self.metrics.commits.note(began.elapsed());
        result.map_err(Trouble::from)
    }

    /// Opens the doors of a table and sets it going.
    fn admit(self: &Arc<Self>, room: Room) -> Arc<Cell> {
        let mut links = vec![(room.deal.watch.clone(), Role::Watcher), (room.deal.join.clone(), Role::Guest)];
        let seats = room.deal.places.iter().enumerate();
        links.extend(seats.map(|(seat, place)| (place.token.clone(), Role::Seat(Seat::at(seat)))));
        let left = crate::games::clock(room.table.as_ref())
            .map(|length| (room.deal.dealt_at + length.as_secs()).saturating_sub(now()));
        let (bell, _) = watch::channel(room.count);
        let listed = room.deal.listed && room.table.outcome().is_none();
        let room = tokio::sync::Mutex::new(room);
        let cell = Arc::new(Cell { room, bell, scheduled: AtomicBool::new(false) });
        let mut doors = self.doors.write().unwrap_or_else(PoisonError::into_inner);
        doors.extend(links.into_iter().map(|(token, role)| (token, (Arc::clone(&cell), role))));
        drop(doors);
        self.tables.fetch_add(1, Ordering::Relaxed);
        if listed {
            self.listed.lock().unwrap_or_else(PoisonError::into_inner).push(Arc::clone(&cell));
        }
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
            let Some((text, took)) = hall.pool.think(table, seat, level).await else { return };
            hall.metrics.thoughts.note(took);
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
