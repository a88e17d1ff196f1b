//! All tables: dealing them, finding them by their links, and what they share.

use std::sync::atomic::AtomicU64;
use std::sync::{Arc, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use talon_store::{Answer, Backend, Lane, Store, StoreError, TableId, Work};
use tokio::sync::oneshot;
use tracing::info;

use crate::Config;
use crate::ahead::Sights;
use crate::clock::Clock;
use crate::cluster::{Cluster, Hints};
use crate::daily::Daily;
use crate::error::WebError;
use crate::hooks::Outbox;
use crate::limits::{LimitKind, Limiter};
use crate::metrics::Metrics;
use crate::push::Pushes;
use crate::reviews::Reviews;
use crate::seat_memory::SeatTransfers;
use crate::stopping::Stopping;
pub(crate) use crate::tables::deal_request::DealRequest;
use crate::tables::handle::Quarantine;
pub(crate) use crate::tables::handle::TableHandle;
use crate::tables::journal::Deal;
use crate::tables::life::Life;
use crate::tables::links::LinkCache;
use crate::tables::live::{LiveTable, Role};
use crate::tables::lobby::Lobby;
use crate::tables::residents::Residents;
use crate::tables::standing::new_table;
use crate::tables::streams::Late;
use crate::thinking::Pool;
use crate::work::WorkPool;

/// The longest anybody waits for an answer from the store.
const ANSWER_MAX: Duration = Duration::from_secs(3);

/// A table, and what a link to it allows.
pub(crate) type TableLink = (Arc<TableHandle>, Role);

/// The server's tables and everything they share.
pub(crate) struct Registry {
    store: Store,
    /// The tables in use.
    pub(super) residents: Residents,
    pub(super) links: LinkCache,
    pub(crate) lobby: Lobby,
    /// When tables sleep and when they expire.
    pub(super) life: Life,
    pub(crate) pool: Pool,
    /// Where long work is done.
    pub(crate) desk: WorkPool,
    /// What pages say about the turns to come.
    pub(crate) sights: Sights,
    /// Reviews of finished games.
    pub(crate) reviews: Reviews,
    pub(crate) late: Late,
    pub(crate) bot_pause: Duration,
    /// What an address may ask for.
    pub(crate) limiter: Limiter,
    pub(crate) stopping: Stopping,
    pub(crate) metrics: Metrics,
    /// The other servers on the same database, if there can be any.
    pub(crate) cluster: OnceLock<Arc<Cluster>>,
    /// How often all tables had to be claimed again.
    pub(super) leases: AtomicU64,
    /// What the servers tell each other.
    pub(crate) hints: Hints,
    /// Tables that panicked.
    pub(crate) quarantine: Arc<Quarantine>,
    pub(crate) clock: Clock,
    /// When the server was started.
    pub(super) started: tokio::time::Instant,
    /// Seats on their way to another device.
    pub(crate) along: SeatTransfers,
    /// The deals of the day.
    pub(crate) daily: Daily,
    /// Messages of tables to their webhooks.
    pub(crate) outbox: Outbox,
    /// The key for messages to browsers.
    pub(crate) pushes: Pushes,
}

impl Registry {
    /// No table is opened until it is needed.
    pub(crate) fn new(store: Store, config: &Config) -> Arc<Self> {
        Self::with(store, config, Pool::default(), WorkPool::default())
    }

    /// The same, with the given pools for bots and long work.
    pub(crate) fn with(store: Store, config: &Config, pool: Pool, desk: WorkPool) -> Arc<Self> {
        Arc::new(Self {
            store,
            residents: Residents::default(),
            links: LinkCache::default(),
            lobby: Lobby::default(),
            life: config.life.clone(),
            pool,
            desk,
            sights: Sights::default(),
            reviews: Reviews::new(config.review),
            late: Late::default(),
            bot_pause: config.bot_pause,
            limiter: Limiter::new(config.limits.clone()),
            stopping: Stopping::default(),
            metrics: Metrics::default(),
            cluster: OnceLock::new(),
            leases: AtomicU64::new(0),
            hints: Hints::default(),
            quarantine: Arc::default(),
            clock: config.clock.clone(),
            started: tokio::time::Instant::now(),
            along: SeatTransfers::default(),
            daily: Daily::default(),
            outbox: Outbox::new(config.webhooks.clone()),
            pushes: Pushes::default(),
        })
    }

    /// Deals a new table.
    pub(crate) async fn deal(self: &Arc<Self>, wanted: DealRequest) -> Result<Arc<TableHandle>, WebError> {
        self.deal_as(TableId::fresh(), wanted).await
    }

    /// Deals a table under this id, once: a second request gets the table that already exists.
    pub(crate) async fn deal_as(
        self: &Arc<Self>,
        id: TableId,
        wanted: DealRequest,
    ) -> Result<Arc<TableHandle>, WebError> {
        self.daily.check_early(&wanted.record)?;
        self.deal_out(id, wanted.dealt(self.clock.now())?).await
    }

    /// Lays out a table as it was dealt, under this id, once.
    pub(crate) async fn deal_out(
        self: &Arc<Self>,
        id: TableId,
        deal: Deal,
    ) -> Result<Arc<TableHandle>, WebError> {
        self.make_room(1)?;
        self.limiter.take(LimitKind::Tables)?;
        let body = serde_json::to_string(&deal).map_err(|error| WebError::Store(error.to_string()))?;
        let mut live = LiveTable::new(id, deal)?;
        live.stored.push(&body);
        let create = Work::Create(new_table(&live, body));
        match self.commit_or_repeat(create).await {
            Err(StoreError::Taken { .. }) => return self.resident(id).await,
            other => other?,
        }
        live.epoch = talon_store::FIRST_EPOCH;
        let (game, seats) = (live.table.name(), live.table.seats());
        info!(table = live.public_id(), line = 0, game, seats, "dealt");
        if live.deal.settings.listed {
            self.list_changed();
        }
        self.remember_links(id, &live.deal);
        let handle =
            self.residents.admit(TableHandle::new(live, Arc::clone(&self.quarantine), self.clock.clone()));
        // It came in after the others had been stopped.
        if self.stopping.has_begun() {
            handle.updates.close();
        }
        self.settle(&handle).await?;
        self.tell_hook(&handle, &*handle.lock().await?);
        self.drive(&handle);
        Ok(handle)
    }

    /// The server stops: streams end, and nobody waits for long work.
    pub(crate) fn stop(&self) {
        self.stopping.begin();
        for handle in self.residents.all() {
            handle.updates.close();
        }
    }

    /// How many tables are in memory.
    pub(crate) fn count(&self) -> usize {
        self.residents.count()
    }

    /// Other servers share the database.
    pub(crate) fn share(&self, cluster: Cluster) -> Arc<Cluster> {
        Arc::clone(self.cluster.get_or_init(|| Arc::new(cluster)))
    }

    /// Starts listening to what the other servers say.
    pub(crate) fn listen(self: &Arc<Self>) {
        let registry = Arc::downgrade(self);
        self.store.listen(move |hint| {
            if let Some(registry) = registry.upgrade() {
                registry.heed(hint);
            }
        });
    }

    /// Whether the store keeps what it is given.
    pub(crate) async fn probe(&self) -> Result<(), WebError> {
        Ok(self.ask(Lane::Write, |store| store.probe()).await?)
    }

    /// Gives the store something to keep. If no answer comes in time, it is unknown whether it did.
    pub(super) async fn commit(&self, work: Work) -> Result<(), StoreError> {
        let began = Instant::now();
        let (send, receive) = oneshot::channel();
        self.store.write(work, Box::new(move |result| drop(send.send(result))));
        let result = tokio::time::timeout(ANSWER_MAX, receive).await;
        self.metrics.commits.note(began.elapsed());
        match result {
            Ok(answer) => answer.unwrap_or(Err(StoreError::Closed)),
            Err(_) => Err(StoreError::Unknown("no answer in time".into())),
        }
    }

    /// The same; if the answer was lost, the work is sent once more, word for word: it is kept only once, and the second
    /// answer says so.
    async fn commit_or_repeat(&self, work: Work) -> Result<(), StoreError> {
        match self.commit(work.clone()).await {
            Err(StoreError::Unknown(_)) => self.commit(work).await,
            other => other,
        }
    }

    /// Asks the store something; the wait for the answer is bounded.
    pub(crate) async fn ask<T: Send + 'static>(
        &self,
        lane: Lane,
        question: impl FnOnce(&mut dyn Backend) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (send, receive) = oneshot::channel();
        let answer: Answer<T> = Box::new(move |result| drop(send.send(result)));
        self.store.ask(lane, question, answer);
        match tokio::time::timeout(ANSWER_MAX, receive).await {
            Ok(answer) => answer.unwrap_or(Err(StoreError::Closed)),
            Err(_) => Err(StoreError::TimedOut),
        }
    }

    /// The same, without waiting for the answer.
    pub(super) fn tell(
        &self,
        lane: Lane,
        question: impl FnOnce(&mut dyn Backend) -> Result<(), StoreError> + Send + 'static,
    ) {
        self.store.ask(lane, question, Box::new(drop));
    }
}

/// Takes a lock; if somebody panicked while holding it, its value is still as it was.
pub(crate) fn held<T>(lock: &std::sync::Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A secret for a link: 128 bits that nobody can guess.
pub(crate) fn token() -> String {
    format!("{:016x}{:016x}", random(), random())
}

/// Randomness for secrets and seeds.
///
/// # Panics
/// If the system has none to give: a guessable link would be worse than no server.
pub(crate) fn random() -> u64 {
    getrandom::u64().expect("the system gives random numbers")
}
