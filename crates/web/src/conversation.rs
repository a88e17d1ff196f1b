//! One connection from its first word to its last: requests and answers by hyper, and then, if it listens to a table, its stream.

use std::pin::Pin;
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll};

use hyper::server::conn::http1;
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;
use tokio::sync::watch;

use crate::server::{HEADERS_MAX, Site};
use crate::tables::registry::held;
use crate::tables::streams::{Listener, Stream};

/// Where the answer to a request leaves word that its connection listens from now on, and the head to begin with.
pub(crate) type ListenerSlot = Arc<Mutex<Option<(Listener, Vec<u8>)>>>;

/// What a connection is doing.
enum At {
    Requests(Box<http1::Connection<TokioIo<TcpStream>, Site>>),
    Stream(Box<Stream>),
    End,
}

/// A connection that is answered until it ends.
pub(crate) struct Conversation {
    at: At,
    listens: ListenerSlot,
    /// Done when the server stops; `None` once that was heard.
    stop: Option<Pin<Box<dyn Future<Output = ()> + Send>>>,
    /// Whoever stops the server waits until nobody holds one of these any more.
    _open: watch::Receiver<()>,
}

impl Conversation {
    pub(crate) fn new(socket: TcpStream, house: Site, open: &watch::Receiver<()>) -> Self {
        let (mut stop, open) = (open.clone(), open.clone());
        let listens = house.listens();
        let requests =
            http1::Builder::new().max_buf_size(HEADERS_MAX).serve_connection(TokioIo::new(socket), house);
        let stop = async move { drop(stop.changed().await) };
        Self { at: At::Requests(Box::new(requests)), listens, stop: Some(Box::pin(stop)), _open: open }
    }

    /// Takes the connection away from hyper. Its answer is never sent: the stream takes its place.
    fn listen(&mut self) -> bool {
        let Some((listener, head)) = held(&self.listens).take() else { return false };
        if let At::Requests(requests) = std::mem::replace(&mut self.at, At::End) {
            let socket = requests.into_parts().io.into_inner();
            self.at = At::Stream(Box::new(listener.begin(socket, head)));
        }
        true
    }
}

impl Future for Conversation {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<()> {
        loop {
            match &mut self.at {
                At::End => return Poll::Ready(()),
                // It ends by itself when the server stops.
                At::Stream(stream) => return Pin::new(stream).poll(context),
                // If a connection breaks, there is nobody to tell why.
                At::Requests(requests) => {
                    if Pin::new(requests).poll(context).is_ready() {
                        return Poll::Ready(());
                    }
                }
            }
            if self.listen() {
                continue;
            }
            if self.stop.as_mut().is_none_or(|stop| stop.as_mut().poll(context).is_pending()) {
                return Poll::Pending;
            }
            self.stop = None;
            if let At::Requests(requests) = &mut self.at {
                Pin::new(requests.as_mut()).graceful_shutdown();
            }
        }
    }
}
