//! The bell of a table, rung whenever its journal has grown, and the streams that listen to it.
//!
//! A move is written to every stream of its table, so a stream is no more than this: a count to look at, somebody to wake, and
//! a body that says the count.

use std::convert::Infallible;
use std::pin::Pin;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::{HeaderValue, header};
use axum::response::Response;
use futures_util::task::AtomicWaker;
use hyper::body::Frame;
use tokio::time::{Instant, Sleep, sleep};

use crate::gate::Pass;
use crate::presence::Here;

/// A stream that said nothing for this long says so, at the latest when it is over twice: proxies hang up on the silent.
const SILENCE: Duration = Duration::from_secs(10);
/// Rung for the last time; no journal is that long.
const LAST: u64 = u64::MAX;

/// How many entries a table's journal has, for those who wait for more.
#[derive(Default)]
pub(crate) struct Bell {
    count: AtomicU64,
    ears: Mutex<Vec<Arc<AtomicWaker>>>,
}

impl Bell {
    /// The bell of a table whose journal has so many entries.
    pub(crate) fn of(count: u64) -> Self {
        Self { count: AtomicU64::new(count), ears: Mutex::default() }
    }

    /// The journal has so many entries now.
    pub(crate) fn ring(&self, count: u64) {
        self.count.fetch_max(count, Ordering::AcqRel);
        for ear in self.ears.lock().unwrap_or_else(PoisonError::into_inner).iter() {
            ear.wake();
        }
    }

    /// Rings for the last time: whoever listens goes.
    pub(crate) fn close(&self) {
        self.ring(LAST);
    }

    fn listen(&self) -> Arc<AtomicWaker> {
        let ear = Arc::new(AtomicWaker::new());
        self.ears.lock().unwrap_or_else(PoisonError::into_inner).push(Arc::clone(&ear));
        ear
    }

    fn leave(&self, ear: &Arc<AtomicWaker>) {
        let mut ears = self.ears.lock().unwrap_or_else(PoisonError::into_inner);
        ears.retain(|other| !Arc::ptr_eq(other, ear));
    }
}

/// The counts of a table as server-sent events: the one of now, then each that it has when somebody looks. Changes that come
/// before the last event was taken are one event.
struct Events {
    here: Here,
    ear: Arc<AtomicWaker>,
    told: u64,
    write: fn(u64) -> String,
    rest: Pin<Box<Sleep>>,
    /// Was nothing said since the last rest?
    silent: bool,
    _pass: Pass,
}

impl Events {
    /// The count, if it is another than was told; nothing: it was the last.
    fn poll_count(&mut self, context: &mut Context<'_>) -> Poll<Option<u64>> {
        let count = &self.here.cell().bell.count;
        if count.load(Ordering::Acquire) == self.told {
            self.ear.register(context.waker());
        }
        // Looked at again: it may have been rung just before somebody was there to be woken.
        match count.load(Ordering::Acquire) {
            LAST => Poll::Ready(None),
            count if count == self.told => Poll::Pending,
            count => {
                self.told = count;
                Poll::Ready(Some(count))
            }
        }
    }

    /// Has it been silent for so long that it should say so?
    fn poll_rest(&mut self, context: &mut Context<'_>) -> Poll<()> {
        while self.rest.as_mut().poll(context).is_ready() {
            self.rest.as_mut().reset(Instant::now() + SILENCE);
            if std::mem::replace(&mut self.silent, true) {
                return Poll::Ready(());
            }
        }
        Poll::Pending
    }
}

impl Drop for Events {
    fn drop(&mut self) {
        self.here.cell().bell.leave(&self.ear);
    }
}

impl hyper::body::Body for Events {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        if let Poll::Ready(count) = self.poll_count(context) {
            self.silent = false;
            let event = count.map(|count| format!("data: {}\n\n", (self.write)(count)));
            return Poll::Ready(event.map(|event| Ok(Frame::data(event.into()))));
        }
        self.poll_rest(context).map(|()| Some(Ok(Frame::data(Bytes::from_static(b":\n\n")))))
    }
}

/// Answers with the events of a table, for somebody who is there as long as they listen.
pub(crate) fn events(here: Here, pass: Pass, write: fn(u64) -> String) -> Response {
    let ear = here.cell().bell.listen();
    let rest = Box::pin(sleep(SILENCE));
    let events = Events { here, ear, told: 0, write, rest, silent: true, _pass: pass };
    let mut response = Response::new(Body::new(events));
    response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static("text/event-stream"));
    response
}
