//! The table in the browser.
//!
//! [`serve`] opens the store and answers until it is stopped. What leaves the server for a seat is built from that seat's
//! view alone; what changes a table is durable before anybody sees it.

mod ahead;
mod api;
mod clock;
mod cluster;
mod conversation;
mod csrf;
mod daily;
mod editor;
mod error;
mod fair;
mod games;
mod history;
mod hooks;
mod keeper;
mod layouts;
mod limits;
mod metrics;
mod open_store;
mod pages;
mod poster;
mod preferences;
mod push;
mod reviews;
mod routes;
mod search;
mod seat_memory;
mod server;
mod static_files;
mod stopping;
mod streak;
mod tables;
mod thinking;
mod work;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

pub use clock::Clock;
pub use cluster::Node;
pub use games::{Playable, install};
pub use hooks::Webhooks;
pub use keeper::{Keeper, KeeperError, Saved, Shown, Summary, salvage};
pub use layouts::{Ask, Daily, Layout, Parts, Scene, Way};
pub use limits::{Limits, Patience, Rate};
pub use poster::Poster;
pub use static_files::File;
pub use tables::life::Life;
pub use tables::restore::{Checked, check};
use talon_store::Store;
pub use thinking::{Hint, HintRequest};
use tokio::net::TcpListener;
use tracing::info;

/// Long enough to see one bot's move before the next, short enough that nobody feels the wait.
const BOT_PAUSE: Duration = Duration::from_millis(500);
/// How long a stopping server waits for clients that are slow to accept their answer. A store that hangs takes about as
/// long again; after ten seconds the server has ended.
const FAREWELL: Duration = Duration::from_secs(4);

/// How a server is set up.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub bind: SocketAddr,
    /// The folder of its embedded database; created if it does not exist.
    pub data: PathBuf,
    /// The address of another database, used instead of the folder.
    pub database: Option<String>,
    /// Its name and address among the servers that share the database; `None` if it has the database to itself.
    pub node: Option<Node>,
    /// How long a bot waits before it moves, so that people can follow.
    pub bot_pause: Duration,
    /// What an address may ask for.
    pub limits: Limits,
    /// When tables sleep and when they are deleted.
    pub life: Life,
    /// The clock it goes by.
    pub clock: Clock,
    /// How many iterations a review spends on each decision; `None` for what suits the game.
    pub review: Option<u32>,
    /// How tables may send messages to the outside.
    pub webhooks: Webhooks,
}

impl Config {
    /// The usual server with its database in a folder.
    pub fn new(bind: SocketAddr, data: impl Into<PathBuf>) -> Self {
        let (limits, life) = (Limits::default(), Life::default());
        Self {
            bind,
            data: data.into(),
            database: None,
            node: None,
            bot_pause: BOT_PAUSE,
            limits,
            life,
            clock: Clock::default(),
            review: None,
            webhooks: Webhooks::default(),
        }
    }
}

/// Why a server could not run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The folder or the database cannot be used.
    #[error("cannot use the data folder {0}: {1}")]
    Data(String, String),
    /// The database given by its address cannot be used.
    #[error("cannot use the database: {0}")]
    Database(String),
    /// The address cannot be used.
    #[error("cannot listen on {0}: {1}")]
    Bind(SocketAddr, std::io::Error),
    /// The key for push messages that was given is none.
    #[error("the push key is not one of ours: leave it out, and one is made and kept")]
    PushKey,
    /// The system gave it no threads, or did not say where it listens.
    #[error("the server cannot run: {0}")]
    Io(std::io::Error),
}

/// Runs a server until `stop` is done. `ready` is called with its address once it answers.
pub fn serve(
    config: &Config,
    ready: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    serve_on(open_store::open(config)?, config, ready, stop)
}

/// The same on a store that is already open.
pub fn serve_on(
    store: Store,
    config: &Config,
    ready: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    if config.webhooks.push_key.as_deref().is_some_and(|key| !push::is_key(key)) {
        return Err(ServeError::PushKey);
    }
    let secret = if config.node.is_some() { cluster::secret(&store)? } else { 0 };
    let clock = config.clock.clone();
    clock.adopt();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .on_thread_start(move || clock.adopt())
        .enable_all()
        .build()
        .map_err(ServeError::Io)?;
    runtime.block_on(run(store, secret, config, ready, stop))
}

/// Done when the keeper asks the server to stop: Ctrl-C, or SIGTERM where there is such a thing.
pub async fn asked_to_stop() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupt => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    // Without signals the server runs until it is ended from outside.
    let _ = interrupt.await;
}

async fn run(
    store: Store,
    secret: u128,
    config: &Config,
    ready: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    let registry = tables::registry::Registry::new(store, config);
    let listener =
        TcpListener::bind(config.bind).await.map_err(|error| ServeError::Bind(config.bind, error))?;
    let at = listener.local_addr().map_err(ServeError::Io)?;
    info!(%at, "serving");
    registry.begin_days().await;
    tokio::spawn(Arc::clone(&registry).keep_house());
    tokio::spawn(Arc::clone(&registry).tell_late());
    if config.node.is_some() {
        let cluster = registry.share(cluster::Cluster::new(secret));
        // So that its tables have the database's time from the beginning.
        registry.beat(&cluster).await;
        tokio::spawn(Arc::clone(&registry).keep_beating(cluster));
        tokio::spawn(Arc::clone(&registry).keep_hinting());
        registry.listen();
    }
    ready(at);
    let (stopping, stopped) = (Arc::clone(&registry), registry.stopping.begun());
    let stop = async move {
        stop.await;
        info!("stopping");
        // Streams end; posts under way are answered.
        stopping.stop();
    };
    tokio::spawn(history::keep(Arc::clone(&registry)));
    let routes = routes::routes(Arc::clone(&registry));
    let too_late = async move {
        stopped.await;
        tokio::time::sleep(FAREWELL).await;
    };
    tokio::select! {
        () = server::open(listener, Arc::clone(&registry), routes, stop) => {}
        () = too_late => {}
    }
    registry.hand_over().await;
    Ok(())
}
