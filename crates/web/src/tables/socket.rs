//! What the news of a table is written to: the socket of a connection, or in tests of a simulated one.

use std::io;
#[cfg(test)]
use std::sync::Arc;
use std::task::{Context, Poll};

use tokio::net::TcpStream;

/// The other end of somebody who listens.
pub(crate) enum Socket {
    Tcp(TcpStream),
    #[cfg(test)]
    Simulated(Arc<dyn SimulatedSocket>),
}

/// A connection that is only played: it takes whatever it is given, until it is hung up.
#[cfg(test)]
pub(crate) trait SimulatedSocket: Send + Sync {
    fn write(&self, words: &[u8]) -> io::Result<usize>;
    /// Ready: it was hung up.
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
