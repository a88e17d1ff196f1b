//! News of a table, announced whenever its journal has grown, and the streams that listen to it.
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
use talon_core::Seat;
use tokio::time::{Instant, Sleep, sleep};

use crate::limits::Pass;
use crate::tables::presence::Here;

/// A stream that said nothing for this long says so, at the latest when it is over twice: proxies hang up on the silent.
const SILENCE: Duration = Duration::from_secs(10);
/// Announced for the last time; no journal is that long.
const LAST: u64 = u64::MAX;

/// How many entries of a table's journal each viewer knows of, for those who wait for more: the seats, then the watcher.
pub(crate) struct Updates {
    counts: Vec<AtomicU64>,
    ears: Mutex<Vec<Arc<AtomicWaker>>>,
}

impl Updates {
    /// Of a table of which its viewers know this many entries.
    pub(crate) fn of(counts: &[u64]) -> Self {
        Self { counts: counts.iter().map(|count| AtomicU64::new(*count)).collect(), ears: Mutex::default() }
    }

    /// The viewers know of this many entries now.
    pub(crate) fn announce(&self, counts: &[u64]) {
        for (told, count) in self.counts.iter().zip(counts) {
            told.fetch_max(*count, Ordering::AcqRel);
        }
        for ear in self.ears.lock().unwrap_or_else(PoisonError::into_inner).iter() {
            ear.wake();
        }
    }

    /// Does anybody listen?
    pub(crate) fn is_heard(&self) -> bool {
        !self.ears.lock().unwrap_or_else(PoisonError::into_inner).is_empty()
    }

    /// Announces for the last time: everybody who listens goes.
    pub(crate) fn close(&self) {
        self.announce(&vec![LAST; self.counts.len()]);
    }

    /// Waits until a viewer knows of another count than this one; the seats, then the watcher.
    pub(crate) async fn another_than(&self, viewer: Option<Seat>, told: u64) {
        let place = viewer.map_or(self.counts.len() - 1, Seat::index);
        let waiting = Waiting { updates: self, ear: self.listen() };
        std::future::poll_fn(|context| {
            waiting.ear.register(context.waker());
            // Looked at after somebody is there to be woken.
            let is_same = self.counts[place].load(Ordering::Acquire) == told;
            if is_same { Poll::Pending } else { Poll::Ready(()) }
        })
        .await;
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

/// Somebody who waits for one change.
struct Waiting<'a> {
    updates: &'a Updates,
    ear: Arc<AtomicWaker>,
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.updates.leave(&self.ear);
    }
}

/// The counts of a table as server-sent events: the one of now, then each that it has when somebody looks. Changes that come
/// before the last event was taken are one event.
struct Events {
    here: Here,
    ear: Arc<AtomicWaker>,
    /// The viewer's place among those who are counted for.
    place: usize,
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
        let count = &self.here.handle().updates.counts[self.place];
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
        self.here.handle().updates.leave(&self.ear);
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
    // Those before one screen count alike; who has no seat counts as the watcher.
    let watcher = here.handle().updates.counts.len() - 1;
    let place = here.seats().lowest().map_or(watcher, Seat::index);
    let ear = here.handle().updates.listen();
    let rest = Box::pin(sleep(SILENCE));
    let events = Events { here, ear, place, told: 0, write, rest, silent: true, _pass: pass };
    let mut response = Response::new(Body::new(events));
    response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static("text/event-stream"));
    response
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt as _;
    use http_body_util::BodyExt as _;
    use talon_core::{Options, SeatSet};
    use talon_store::Memory;

    use super::*;
    use crate::tables::journal::Who;
    use crate::tables::registry::{Registry, TableHandle, Wanted};

    async fn table() -> (Arc<Registry>, Arc<TableHandle>) {
        let store = Memory::default().store().unwrap();
        let mut config = crate::Config::new(([127, 0, 0, 1], 0).into(), "");
        config.bot_pause = Duration::ZERO;
        let registry = Registry::new(store, &config);
        let people = vec![Who::Human(String::new()); 6];
        let handle = registry.deal(Wanted::fresh("realms", &Options::new(), people).unwrap()).await.unwrap();
        (registry, handle)
    }

    fn listen(registry: &Registry, handle: &Arc<TableHandle>) -> Body {
        let here = Here::new(Arc::clone(handle), SeatSet::default());
        events(here, registry.limiter.stream().unwrap(), |count| count.to_string()).into_body()
    }

    async fn heard(body: &mut Body) -> Option<String> {
        let frame = body.frame().await?.unwrap().into_data().unwrap();
        Some(String::from_utf8(frame.to_vec()).unwrap())
    }

    #[tokio::test]
    async fn bots_among_themselves_wait_until_somebody_looks_or_listens() {
        let (registry, handle) = table().await;
        assert!(!handle.is_left_for(60), "somebody was there just now");
        assert!(handle.is_left_for(0), "nobody looks and nobody listens");
        let stream = listen(&registry, &handle);
        assert!(!handle.is_left_for(0), "somebody listens");
        drop(stream);
    }

    #[tokio::test]
    async fn every_stream_hears_the_count_of_now_and_what_follows() {
        let (registry, handle) = table().await;
        let mut streams = [listen(&registry, &handle), listen(&registry, &handle)];
        for stream in &mut streams {
            assert_eq!(heard(stream).await.unwrap(), "data: 1\n\n");
        }
        // Somebody already waits when it is rung; for the other two changes are one event.
        let [waiting, late] = streams;
        let waiting = tokio::spawn(async move {
            let mut waiting = waiting;
            (heard(&mut waiting).await, waiting)
        });
        tokio::task::yield_now().await;
        handle.updates.announce(&[2; 7]);
        let (told, waiting) = waiting.await.unwrap();
        assert_eq!(told.unwrap(), "data: 2\n\n");
        handle.updates.announce(&[3; 7]);
        let mut streams = [waiting, late];
        for stream in &mut streams {
            assert_eq!(heard(stream).await.unwrap(), "data: 3\n\n");
        }
        registry.stop();
        for stream in &mut streams {
            assert_eq!(heard(stream).await, None);
        }
        drop(streams);
        assert!(handle.updates.ears.lock().unwrap().is_empty() && registry.limiter.open_streams() == 0);
        assert_eq!(heard(&mut listen(&registry, &handle)).await, None, "nobody begins to listen any more");
    }

    #[tokio::test]
    async fn a_stream_hears_only_what_its_viewer_knows_of() {
        let (registry, handle) = table().await;
        let of = |seat: Option<Seat>| {
            let seats = seat.map_or_else(SeatSet::default, SeatSet::one);
            let here = Here::new(Arc::clone(&handle), seats);
            events(here, registry.limiter.stream().unwrap(), |count| count.to_string()).into_body()
        };
        let (mut mover, mut other, mut watcher) = (of(Some(Seat::at(0))), of(Some(Seat::at(1))), of(None));
        for stream in [&mut mover, &mut other, &mut watcher] {
            assert_eq!(heard(stream).await.unwrap(), "data: 1\n\n");
        }
        // The first seat made a move that nobody else is shown yet, then one that everybody is.
        handle.updates.announce(&[2, 1, 1, 1, 1, 1, 1]);
        assert_eq!(heard(&mut mover).await.unwrap(), "data: 2\n\n");
        for stream in [&mut other, &mut watcher] {
            assert!(heard(stream).now_or_never().is_none(), "it hears nothing");
        }
        handle.updates.announce(&[3, 2, 2, 2, 2, 2, 2]);
        for (stream, count) in [(&mut mover, 3), (&mut other, 2), (&mut watcher, 2)] {
            assert_eq!(heard(stream).await.unwrap(), format!("data: {count}\n\n"));
        }
    }

    #[tokio::test]
    async fn the_silent_say_that_they_are_there() {
        let (registry, handle) = table().await;
        tokio::time::pause();
        let mut stream = listen(&registry, &handle);
        assert_eq!(heard(&mut stream).await.unwrap(), "data: 1\n\n");
        let began = Instant::now();
        for times in [2, 3] {
            assert_eq!(heard(&mut stream).await.unwrap(), ":\n\n");
            assert_eq!(began.elapsed().as_secs(), (SILENCE * times).as_secs());
        }
        handle.updates.announce(&[2; 7]);
        assert_eq!(heard(&mut stream).await.unwrap(), "data: 2\n\n");
    }
}
