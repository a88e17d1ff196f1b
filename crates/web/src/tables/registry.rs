//! All tables: finding them by their links, changing them durably, telling whoever listens.

use std::collections::HashMap;
use std::pin::Pin;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::task::{Context, Poll};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use talon_core::{Options, Record};
use talon_store::{Answer, Backend, Change, Lane, RequestId, Store, StoreError, TableId, Work};
use tokio::runtime::Handle;
use tokio::sync::{oneshot, watch};
use tracing::{debug, error, info, warn};

use crate::error::WebError;
use crate::limits::{Kind, Limiter, Limits};
use crate::metrics::Metrics;
use crate::tables::commitment::Commitment;
use crate::tables::handle::Quarantine;
pub(crate) use crate::tables::handle::TableHandle;
use crate::tables::journal::{Deal, Note, Place, TableSettings, Who, Written};
use crate::tables::live::{LiveTable, Role, first_record, host, public_id};
use crate::tables::restore;
use crate::tables::standing::{new_table, secrets, standing};
use crate::thinking::{Pool, usual};
use crate::work::Desk;

/// No more tables than this are open in one server.
const TABLES_MAX: usize = 20_000;
/// Nobody waits longer for the store than this.
const ANSWER_MAX: Duration = Duration::from_secs(8);

/// How often tables are looked through.
const HOUSEKEEPING: Duration = Duration::from_secs(5);
/// A table that nobody looked at for this many seconds forgets what can be made again.
const LEFT_SECONDS: u64 = 20;

/// What somebody wants a new table to be.
#[derive(Clone)]
pub(crate) struct Wanted {
    /// Game, options and seed; moves, if it branches off another game.
    pub(crate) record: Record,
    /// Who sits where; bots where nothing is said.
    pub(crate) seats: Vec<Who>,
    pub(crate) settings: TableSettings,
    /// Whether hints may be asked for; nothing said: where nobody else plays.
    pub(crate) hints: Option<bool>,
    /// Do the people who sit down at once want forced moves to play themselves?
    pub(crate) forced: bool,
}

impl Wanted {
    /// A fresh game with these seats.
    pub(crate) fn fresh(game: &str, options: &Options, seats: Vec<Who>) -> Result<Self, WebError> {
        Self::seeded(game, options, seats, random())
    }

    /// The same with a seed that is known.
    pub(crate) fn seeded(
        game: &str,
        options: &Options,
        seats: Vec<Who>,
        seed: u64,
    ) -> Result<Self, WebError> {
        let record = first_record(game, options, seed)?;
        Ok(Self { record, seats, settings: TableSettings::default(), hints: None, forced: false })
    }

    /// The first entry of its journal.
    pub(crate) fn dealt(self) -> Result<Deal, WebError> {
        let table = host(&self.record.game)?.table(&self.record.options, self.record.seed);
        let seats = table.map_err(WebError::Option)?.seats();
        let sits = |seat: usize| self.seats.get(seat).cloned().unwrap_or_else(|| Who::Bot(usual()));
        let place = |seat| Place { token: token(), who: sits(seat), forced: self.forced };
        let places: Vec<Place> = (0..seats).map(place).collect();
        let hints = self.hints.unwrap_or_else(|| with_one_person(&places));
        let record = self.record.to_string();
        Ok(Deal {
            proof: Some(Commitment::new(&record, token())),
            record,
            places,
            watch: token(),
            join: token(),
            screen: token(),
            dealt_at: now(),
            settings: TableSettings { hints, ..self.settings },
        })
    }
}

/// A change of a table on its way.
type Doing = Pin<Box<dyn Future<Output = Result<(), WebError>> + Send>>;

/// Work that goes on by itself if whoever waits for it goes away.
struct ToTheEnd(Option<Doing>);

impl Future for ToTheEnd {
    type Output = Result<(), WebError>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        let done = self.0.as_mut().map_or(Poll::Pending, |work| work.as_mut().poll(context));
        if done.is_ready() {
            self.0 = None;
        }
        done
    }
}

impl Drop for ToTheEnd {
    fn drop(&mut self) {
        // Without a runtime the server is gone, and nobody was told that the work was done.
        if std::thread::panicking() {
            return; // the work itself broke off
        }
        if let (Some(work), Ok(runtime)) = (self.0.take(), Handle::try_current()) {
            runtime.spawn(work);
        }
    }
}

/// A way to a table.
pub(crate) type TableLink = (Arc<TableHandle>, Role);

/// The server's tables and everything they share.
pub(crate) struct Registry {
    store: Store,
    doors: RwLock<HashMap<String, TableLink>>,
    /// How many there are.
    tables: AtomicUsize,
    /// Those the front page may show, in the order they were dealt; it takes out what is over.
    listed: Mutex<Vec<Arc<TableHandle>>>,
    pub(crate) pool: Pool,
    /// Where what takes long is done.
    pub(crate) desk: Desk,
    pub(crate) bot_pause: Duration,
    /// What an address may ask for.
    pub(crate) limiter: Limiter,
    /// Turns true when the server stops.
    pub(crate) stopping: watch::Sender<bool>,
    pub(crate) metrics: Metrics,
    /// Tables that panicked.
    pub(crate) quarantine: Arc<Quarantine>,
}

impl Registry {
    /// Opens every stored table again. One that does not replay is left in the store and out of the registry.
    pub(crate) fn open(store: Store, bot_pause: Duration, limits: Limits) -> Result<Arc<Self>, WebError> {
        let mut lives = Vec::new();
        for (id, opened) in restore::reopen_all(&store)? {
            match opened {
                Ok(live) => lives.push(live),
                Err(error) => warn!(table = public_id(id), %error, "a table is not opened"),
            }
        }
        lives.sort_by_key(|live| live.deal.dealt_at);
        info!(tables = lives.len(), "opened");
        let registry = Arc::new(Self {
            store,
            doors: RwLock::default(),
            tables: AtomicUsize::new(0),
            listed: Mutex::default(),
            pool: Pool::default(),
            desk: Desk::default(),
            bot_pause,
            limiter: Limiter::new(limits),
            stopping: watch::channel(false).0,
            metrics: Metrics::default(),
            quarantine: Arc::default(),
        });
        for live in lives {
            registry.admit(live);
        }
        Ok(registry)
    }

    /// Deals a new table.
    pub(crate) async fn deal(self: &Arc<Self>, wanted: Wanted) -> Result<Arc<TableHandle>, WebError> {
        if self.count() >= TABLES_MAX {
            return Err(WebError::TooMany("web-trouble-full"));
        }
        self.limiter.take(Kind::Tables)?;
        let deal = wanted.dealt()?;
        let body = serde_json::to_string(&deal).map_err(|error| WebError::Store(error.to_string()))?;
        let mut live = LiveTable::new(TableId::fresh(), deal)?;
        live.stored.push(&body);
        self.commit(Work::Create(new_table(&live, body))).await?;
        live.epoch = talon_store::FIRST_EPOCH;
        info!(
            table = live.public_id(),
            line = 0,
            game = live.table.name(),
            seats = live.table.seats(),
            "dealt"
        );
        let handle = self.admit(live);
        self.settle(&handle).await?;
        Ok(handle)
    }

    /// The table behind a link.
    pub(crate) fn find(&self, token: &str) -> Result<TableLink, WebError> {
        let doors = self.doors.read().unwrap_or_else(PoisonError::into_inner);
        let found = doors.get(token).cloned().ok_or(WebError::NotFound)?;
        found.0.touch();
        Ok(found)
    }

    /// The server stops: streams end, and nobody waits for what takes long.
    pub(crate) fn stop(&self) {
        self.stopping.send_replace(true);
        for (handle, _) in self.doors.read().unwrap_or_else(PoisonError::into_inner).values() {
            handle.updates.close();
        }
    }

    /// How many tables there are.
    pub(crate) fn count(&self) -> usize {
        self.tables.load(Ordering::Relaxed)
    }

    /// The tables for the front page, newest first.
    pub(crate) fn listed(&self) -> Vec<Arc<TableHandle>> {
        self.listed.lock().unwrap_or_else(PoisonError::into_inner).iter().rev().cloned().collect()
    }

    /// A table is over and off the front page.
    pub(crate) fn unlist(&self, handle: &Arc<TableHandle>) {
        let mut listed = self.listed.lock().unwrap_or_else(PoisonError::into_inner);
        listed.retain(|other| !Arc::ptr_eq(other, handle));
    }

    /// Lets tables that nobody looks at forget what can be made again, until the server stops.
    pub(crate) async fn keep_house(self: Arc<Self>) {
        let mut stop = self.stopping.subscribe();
        loop {
            tokio::select! {
                () = tokio::time::sleep(HOUSEKEEPING) => {}
                _ = stop.wait_for(|stop| *stop) => return,
            }
            let doors = self.doors.read().unwrap_or_else(PoisonError::into_inner);
            let tables = doors.values().filter(|(_, role)| *role == Role::Watcher);
            tables.filter(|(table, _)| table.is_left_for(LEFT_SECONDS)).for_each(|(table, _)| table.forget());
        }
    }

    /// Does the store answer?
    pub(crate) async fn probe(&self) -> Result<(), WebError> {
        Ok(self.ask(Lane::Write, |store| store.probe()).await?)
    }

    /// Changes a table: in memory, then in the store, then for everybody to see. `work` says in notes what it has
    /// done, and does nothing if it fails. The table stays locked until the commit, so nobody sees what is not durable; it
    /// is seen to its end, because a client that hangs up must not leave it half done.
    pub(crate) async fn change(
        self: &Arc<Self>,
        handle: &Arc<TableHandle>,
        work: impl FnOnce(&mut LiveTable) -> Result<Vec<Note>, WebError> + Send + 'static,
    ) -> Result<(), WebError> {
        let (registry, handle) = (Arc::clone(self), Arc::clone(handle));
        let change = async move {
            let mut live = handle.lock().await?;
            let (first, at) = (live.count, now());
            let notes = work(&mut live)?;
            live.stamp(at);
            registry.write(&mut live, first, notes.into_iter().map(|note| Written { at, note })).await?;
            debug!(table = live.public_id(), line = live.count, "changed");
            handle.updates.announce(live.counts());
            let for_a_bot = live.bot_to_act().or_else(|| live.bot_to_propose()).is_some();
            drop(live);
            if for_a_bot {
                registry.drive(&handle);
            }
            Ok(())
        };
        ToTheEnd(Some(Box::pin(change))).await
    }

    /// Stores what was done, all of it or nothing. If it cannot be stored the table is as the store has it.
    async fn write(
        &self,
        live: &mut LiveTable,
        first: u64,
        written: impl Iterator<Item = Written> + Send,
    ) -> Result<(), WebError> {
        let bodies: Result<Vec<String>, _> = written.map(|written| serde_json::to_string(&written)).collect();
        let bodies = bodies.map_err(|error| WebError::Store(error.to_string()))?;
        if bodies.is_empty() {
            return Ok(());
        }
        let stored = match self.claimed(live).await {
            Ok(epoch) => {
                let (table, request, standing) = (live.id, RequestId::fresh(), standing(live));
                let change = Change {
                    table,
                    epoch,
                    first,
                    request,
                    bodies: bodies.clone(),
                    standing,
                    links: Vec::new(),
                };
                self.commit_surely(change).await
            }
            Err(error) => Err(error),
        };
        match stored {
            Ok(()) => {
                bodies.iter().for_each(|body| live.stored.push(body));
                Ok(())
            }
            Err(error) => self.restore(live, first, error.into()).await,
        }
    }

    /// The epoch in which this server has the table.
    async fn claimed(&self, live: &mut LiveTable) -> Result<u64, StoreError> {
        if live.epoch == 0 {
            let table = live.id;
            live.epoch = self.ask(Lane::Own, move |store| store.claim(table)).await?.epoch;
        }
        Ok(live.epoch)
    }

    /// A change whose answer was lost is sent once more, word for word: it is kept once, and the second answer tells.
    async fn commit_surely(&self, change: Change) -> Result<(), StoreError> {
        match self.commit(Work::Append(change.clone())).await {
            Err(StoreError::Unknown(_)) => self.commit(Work::Append(change)).await,
            other => other,
        }
    }

    /// After a failed commit the store is the truth; if it cannot be asked, what it has answered before.
    async fn restore(&self, live: &mut LiveTable, first: u64, error: WebError) -> Result<(), WebError> {
        error!(table = live.public_id(), line = first, %error, "a change was not stored");
        let table = live.id;
        let journal = self.ask(Lane::Read, move |store| {
            let row = store.row(table)?.ok_or(StoreError::NoTable { table })?;
            store.journal(table, row.next)
        });
        let bodies = match journal.await {
            Ok(journal) => restore::bodies(journal),
            Err(_) => live.stored.bodies(),
        };
        // It may have been claimed by somebody else: the next change claims it again.
        *live = restore::reopen(live.id, &bodies)?;
        Err(error)
    }

    async fn commit(&self, work: Work) -> Result<(), StoreError> {
        let began = Instant::now();
        let result = answered(|answer| self.store.write(work, answer)).await;
        self.metrics.commits.note(began.elapsed());
        match result {
            Err(StoreError::TimedOut) => Err(StoreError::Unknown("no answer in time".into())),
            other => other,
        }
    }

    /// Asks the store something; the answer comes within a bound.
    async fn ask<T: Send + 'static>(
        &self,
        lane: Lane,
        question: impl FnOnce(&mut dyn Backend) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        answered(|answer| self.store.ask(lane, question, answer)).await
    }

    /// Opens the doors of a table and sets it going.
    fn admit(self: &Arc<Self>, live: LiveTable) -> Arc<TableHandle> {
        let links = secrets(&live.deal);
        let left = crate::layouts::clock(live.table.as_ref())
            .map(|length| (live.deal.dealt_at + length.as_secs()).saturating_sub(now()));
        let listed = live.deal.settings.listed && live.table.outcome().is_none();
        let minded = live.deal.settings.away_seconds > 0;
        let handle = Arc::new(TableHandle::new(live, Arc::clone(&self.quarantine)));
        let mut doors = self.doors.write().unwrap_or_else(PoisonError::into_inner);
        doors.extend(links.into_iter().map(|(token, role)| (token, (Arc::clone(&handle), role))));
        drop(doors);
        // Behind the back of whoever stopped the others.
        if *self.stopping.borrow() {
            handle.updates.close();
        }
        self.tables.fetch_add(1, Ordering::Relaxed);
        if listed {
            self.listed.lock().unwrap_or_else(PoisonError::into_inner).push(Arc::clone(&handle));
        }
        if let Some(left) = left {
            tokio::spawn(crate::tables::automation::ring(
                Arc::clone(self),
                Arc::clone(&handle),
                Duration::from_secs(left),
            ));
        }
        if minded {
            tokio::spawn(crate::tables::automation::mind_the_absent(Arc::clone(self), Arc::clone(&handle)));
        }
        self.drive(&handle);
        handle
    }
}

/// What the store says, within a bound.
async fn answered<T: Send + 'static>(ask: impl FnOnce(Answer<T>)) -> Result<T, StoreError> {
    let (send, receive) = oneshot::channel();
    // Whoever waited too long has gone.
    ask(Box::new(move |result| drop(send.send(result))));
    match tokio::time::timeout(ANSWER_MAX, receive).await {
        Ok(answer) => answer.unwrap_or(Err(StoreError::Closed)),
        Err(_) => Err(StoreError::TimedOut),
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn work_goes_on_when_nobody_waits_for_it_any_more() {
        let (go_on, may_go_on) = oneshot::channel();
        let (done, is_done) = oneshot::channel();
        let work = async move {
            assert_eq!(may_go_on.await, Ok(()));
            done.send(()).map_err(|()| WebError::NotFound)
        };
        let mut waiting = ToTheEnd(Some(Box::pin(work)));
        tokio::select! {
            biased;
            _ = &mut waiting => panic!("it is not done yet"),
            () = std::future::ready(()) => {}
        }
        drop(waiting);
        assert_eq!(go_on.send(()), Ok(()));
        assert_eq!(is_done.await, Ok(()));
    }
}
