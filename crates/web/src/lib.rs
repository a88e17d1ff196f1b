//! The table in the browser.
//!
//! [`serve`] opens the store, deals every stored table again and answers until it is stopped. What leaves the server for
//! a seat is built from that seat's view alone; what changes a table is durable before anybody sees it.

mod api;
mod bots;
mod files;
mod games;
mod hall;
mod journal;
mod metrics;
mod pages;
mod reader;
mod room;
mod routes;
mod trouble;

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use talon_store::Store;
use tokio::net::TcpListener;

/// How a server is set up.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub bind: SocketAddr,
    /// The folder of its database; made if it is not there.
    pub data: PathBuf,
    /// How long a bot waits before it moves, so that people can follow.
    pub bot_pause: Duration,
}

/// Why a server could not run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The folder or the database cannot be used.
    #[error("cannot use the data folder {0}: {1}")]
    Data(String, String),
    /// The address cannot be used.
    #[error("cannot listen on {0}: {1}")]
    Bind(SocketAddr, std::io::Error),
    /// It stopped by itself.
    #[error("the server stopped: {0}")]
    Io(std::io::Error),
}

/// Runs a server until `stop` is done. `ready` is called with its address once it answers.
pub fn serve(
    config: &Config,
    ready: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(ServeError::Io)?;
    runtime.block_on(run(config, ready, stop))
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
    config: &Config,
    ready: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    let store = open_store(&config.data)?;
    let bad = |error: String| ServeError::Data(config.data.display().to_string(), error);
    let hall = hall::Hall::open(store, config.bot_pause).map_err(|trouble| bad(trouble.to_string()))?;
    let listener =
        TcpListener::bind(config.bind).await.map_err(|error| ServeError::Bind(config.bind, error))?;
    ready(listener.local_addr().map_err(ServeError::Io)?);
    let stopping = hall.stopping.clone();
    let stop = async move {
        stop.await;
        stopping.send_replace(true);
    };
    let served = axum::serve(listener, routes::routes(hall)).with_graceful_shutdown(stop).await;
    served.map_err(ServeError::Io)
}

fn open_store(folder: &Path) -> Result<Store, ServeError> {
    let bad = |error: String| ServeError::Data(folder.display().to_string(), error);
    std::fs::create_dir_all(folder).map_err(|error| bad(error.to_string()))?;
    Store::open(&folder.join("talon.db")).map_err(|error| bad(error.to_string()))
}
