//! What a table's news is written to: the socket of a connection, or a simulated one in tests.

use std::io;
#[cfg(test)]
use std::sync::Arc;
use std::task::{Context, Poll};

use tokio::net::TcpStream;

/// The connection of somebody who listens.
pub(crate) enum Socket {
    Tcp(TcpStream),
    #[cfg(test)]
    Simulated(Arc<dyn SimulatedSocket>),
}

/// A simulated connection: it takes whatever it is given, until it is closed.
#[cfg(test)]
pub(crate) trait SimulatedSocket: Send + Sync {
    fn write(&self, words: &[u8]) -> io::Result<usize>;
    /// Ready once the connection is closed.
    fn poll_end(&self, context: &mut Context<'_>) -> Poll<()>;
}

impl From<TcpStream> for Socket {
    fn from(socket: TcpStream) -> Self {
        Self::Tcp(socket)
    }
}

impl Socket {
    pub(super) fn try_write(&self, words: &[u8]) -> io::Result<usize> {
        match self {
            Self::Tcp(socket) => socket.try_write(words),
            #[cfg(test)]
            Self::Simulated(socket) => socket.write(words),
        }
    }

    pub(super) fn try_read(&self, words: &mut [u8]) -> io::Result<usize> {
        match self {
            Self::Tcp(socket) => socket.try_read(words),
            #[cfg(test)]
            Self::Simulated(_) => Ok(0),
        }
    }

    pub(super) fn poll_write_ready(&self, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        match self {
            Self::Tcp(socket) => socket.poll_write_ready(context),
            #[cfg(test)]
            Self::Simulated(_) => Poll::Ready(Ok(())),
        }
    }

    pub(super) fn poll_read_ready(&self, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        match self {
            Self::Tcp(socket) => socket.poll_read_ready(context),
            #[cfg(test)]
            Self::Simulated(socket) => socket.poll_end(context).map(Ok),
        }
    }
}
