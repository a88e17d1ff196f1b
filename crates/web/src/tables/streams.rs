//! Streams of a table's news, as server-sent events.
//!
//! A move is written to every stream of its table, so each one must be cheap: whoever has news writes it straight to the
//! listeners' sockets. No task is woken for it, and hyper, which read the request, is gone by then. The task of a stream
//! only handles what is rare: a full socket, a long silence, a listener who hangs up.

use std::io::{ErrorKind, Write as _};
use std::pin::Pin;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll};
use std::time::{Duration, SystemTime};

use axum::body::Body;
use axum::http::{HeaderValue, header};
use axum::response::Response;
use futures_util::task::AtomicWaker;
use tokio::time::{Instant, Sleep, sleep};

use super::updates::LAST;
use crate::limits::Pass;
use crate::tables::presence::PresenceGuard;
use crate::tables::registry::{Registry, TableHandle, held};
use crate::tables::socket::Socket;

/// A stream silent for this long sends a sign of life, after twice this time at the latest: proxies hang up on silent
/// streams.
const SILENCE: Duration = Duration::from_secs(10);
/// How long after a move, at the latest, the mover's own streams are told.
const LATE: Duration = Duration::from_millis(250);
/// The content type of a stream.
pub(crate) const EVENTS: &str = "text/event-stream";
/// What a stream sends when it has nothing to say.
const NOTHING: &[u8] = b":\n\n";

/// Somebody who wants to listen.
pub(crate) struct Listener {
    here: PresenceGuard,
    write: fn(u64) -> String,
    pass: Pass,
}

/// A listener on the way to their connection.
#[derive(Clone)]
struct Underway(Arc<Mutex<Option<Listener>>>);

/// Answers with the events of a table, for somebody who counts as present as long as they listen. Their connection finds
/// the listener in the answer.
pub(crate) fn events(here: PresenceGuard, pass: Pass, write: fn(u64) -> String) -> Response {
    let mut response = Response::new(Body::empty());
    response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static(EVENTS));
    response.extensions_mut().insert(Underway(Arc::new(Mutex::new(Some(Listener { here, write, pass })))));
    response
}

/// The listener, if the answer carries one, and the head of the answer as it is sent.
pub(crate) fn listener(response: &mut Response) -> Option<(Listener, Vec<u8>)> {
    let underway = response.extensions_mut().remove::<Underway>()?;
    let listener = held(&underway.0).take()?;
    let mut head = b"HTTP/1.1 200 OK\r\n".to_vec();
    let date = httpdate::fmt_http_date(SystemTime::now());
    // Nobody knows how long the stream will be, so it ends with its connection.
    for (name, value) in [("connection", "close"), ("date", &date)] {
        // Writing to memory cannot fail.
        let _ = write!(head, "{name}: {value}\r\n");
    }
    // Routers assume that an answer without a body yet will never have one.
    for (name, value) in response.headers().iter().filter(|(name, _)| *name != header::CONTENT_LENGTH) {
        head.extend_from_slice(name.as_str().as_bytes());
        head.extend_from_slice(b": ");
        head.extend_from_slice(value.as_bytes());
        head.extend_from_slice(b"\r\n");
    }
    head.extend_from_slice(b"\r\n");
    Some((listener, head))
}

/// A listener's socket, and what they were told.
pub(crate) struct Line {
    socket: Socket,
    /// The viewer's place among those with a count.
    place: usize,
    write: fn(u64) -> String,
    said: Mutex<Said>,
    /// The task of the stream.
    task: AtomicWaker,
}

struct Said {
    /// The count of the last event.
    count: u64,
    /// What the socket has not accepted yet.
    rest: Vec<u8>,
    /// Whether nothing was said since the last pause.
    silent: bool,
    /// The listener is gone, or there will be no more news.
    over: bool,
}

impl Line {
    pub(super) const fn place(&self) -> usize {
        self.place
    }

    /// Writes an event, unless the listener was told already. Changes made while the socket is full become one event
    /// once there is room again.
    pub(super) fn tell(&self, count: u64) {
        let mut said = held(&self.said);
        if said.count == count || said.over {
            return;
        }
        if count == LAST {
            said.over = true;
        } else if said.rest.is_empty() {
            said.count = count;
            said.silent = false;
            self.put(&mut said, format!("data: {}\n\n", (self.write)(count)).as_bytes());
        }
        if said.over || !said.rest.is_empty() {
            self.task.wake();
        }
    }

    /// Says something; what the socket does not accept now has to wait.
    fn put(&self, said: &mut Said, words: &[u8]) {
        match self.socket.try_write(words) {
            Ok(taken) => said.rest = words[taken..].to_vec(),
            Err(error) if error.kind() == ErrorKind::WouldBlock => said.rest = words.to_vec(),
            Err(_) => said.over = true,
        }
    }

    /// Says what is waiting.
    fn go_on(&self) {
        let mut said = held(&self.said);
        let rest = std::mem::take(&mut said.rest);
        if !rest.is_empty() {
            self.put(&mut said, &rest);
        }
    }

    fn is_over(&self) -> bool {
        held(&self.said).over
    }

    fn is_full(&self) -> bool {
        !held(&self.said).rest.is_empty()
    }

    /// Called after each pause: if nothing was said since the last one, says that the stream is still there.
    fn rest(&self) {
        let mut said = held(&self.said);
        if std::mem::replace(&mut said.silent, true) && said.rest.is_empty() {
            self.put(&mut said, NOTHING);
        }
    }
}

/// Tables where the mover's own streams have not been told yet. Movers know it from the answer, so their streams can wait
/// until somebody else moves, and then hear one event; if nobody does, all such tables are told together.
#[derive(Default)]
pub(crate) struct Late(Mutex<Vec<Arc<TableHandle>>>);

impl Late {
    pub(crate) fn add(&self, table: &Arc<TableHandle>) {
        if !table.late.swap(true, Ordering::AcqRel) {
            held(&self.0).push(Arc::clone(table));
        }
    }

    /// Tells their streams.
    fn tell(&self) {
        for table in std::mem::take(&mut *held(&self.0)) {
            // Cleared first: anything that changes from now on is late again.
            table.late.store(false, Ordering::Release);
            table.updates.tell_all();
        }
    }
}

impl Registry {
    /// Keeps telling late streams, until the server stops.
    pub(crate) async fn tell_late(self: Arc<Self>) {
        loop {
            tokio::select! {
                biased;
                () = self.stopping.begun() => return,
                () = sleep(LATE) => self.late.tell(),
            }
        }
    }
}

/// A stream, until it ends.
pub(crate) struct Stream {
    here: PresenceGuard,
    line: Arc<Line>,
    rest: Pin<Box<Sleep>>,
    _pass: Pass,
}

impl Listener {
    /// Begins to listen: writes the head of the answer, and the current count.
    pub(crate) fn begin(self, socket: impl Into<Socket>, head: Vec<u8>) -> Stream {
        let updates = &self.here.handle().updates;
        // People at one screen share a count; somebody without a seat counts as the watcher.
        let place = updates.place(self.here.seats().lowest());
        let count = updates.count(place);
        let mut first = head;
        if count != LAST {
            first.extend_from_slice(format!("data: {}\n\n", (self.write)(count)).as_bytes());
        }
        let said = Said { count, rest: first, silent: false, over: count == LAST };
        let line = Line {
            socket: socket.into(),
            place,
            write: self.write,
            said: Mutex::new(said),
            task: AtomicWaker::new(),
        };
        let line = Arc::new(line);
        updates.listen(&line);
        Stream { here: self.here, line, rest: Box::pin(sleep(SILENCE)), _pass: self.pass }
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        self.here.handle().updates.leave(&self.line);
    }
}

impl Stream {
    /// Writes what is waiting, then what has changed meanwhile; ready once all of it is written.
    fn poll_write(&self, context: &mut Context<'_>) -> Poll<()> {
        loop {
            while self.line.is_full() {
                match self.line.socket.poll_write_ready(context) {
                    Poll::Ready(Ok(())) => self.line.go_on(),
                    Poll::Ready(Err(_)) => {
                        held(&self.line.said).over = true;
                        return Poll::Ready(());
                    }
                    Poll::Pending => return Poll::Pending,
                }
            }
            self.line.tell(self.here.handle().updates.count(self.line.place));
            if self.line.is_over() || !self.line.is_full() {
                return Poll::Ready(());
            }
        }
    }

    /// Ready once the listener has hung up. Anything else they send means nothing.
    fn poll_hang_up(&self, context: &mut Context<'_>) -> Poll<()> {
        loop {
            match self.line.socket.poll_read_ready(context) {
                Poll::Pending => return Poll::Pending,
                Poll::Ready(Err(_)) => return Poll::Ready(()),
                Poll::Ready(Ok(())) => match self.line.socket.try_read(&mut [0; 256]) {
                    Ok(0) => return Poll::Ready(()),
                    Err(error) if error.kind() != ErrorKind::WouldBlock => return Poll::Ready(()),
                    Ok(_) | Err(_) => {}
                },
            }
        }
    }
}

impl Future for Stream {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<()> {
        // Checked only after there is a task to wake.
        self.line.task.register(context.waker());
        while self.rest.as_mut().poll(context).is_ready() {
            self.rest.as_mut().reset(Instant::now() + SILENCE);
            self.line.rest();
        }
        let written = self.poll_write(context).is_ready();
        if (written && self.line.is_over()) || self.poll_hang_up(context).is_ready() {
            return Poll::Ready(());
        }
        Poll::Pending
    }
}

#[cfg(test)]
mod tests {
    use talon_core::{Options, Seat, SeatSet};
    use talon_store::Memory;
    use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader};
    use tokio::net::{TcpListener, TcpStream};
    use tokio::task::JoinHandle;

    use super::*;
    use crate::tables::journal::Who;
    use crate::tables::registry::DealRequest;

    async fn table() -> (Arc<Registry>, Arc<TableHandle>) {
        let store = Memory::default().store().unwrap();
        let mut config = crate::Config::new(([127, 0, 0, 1], 0).into(), "");
        config.bot_pause = Duration::ZERO;
        let registry = Registry::new(store, &config);
        let people = vec![Who::Human(String::new()); 6];
        let handle =
            registry.deal(DealRequest::fresh("realms", &Options::new(), people).unwrap()).await.unwrap();
        (registry, handle)
    }

    /// Both ends of a stream: who listens, and its task.
    struct Ends(BufReader<TcpStream>, JoinHandle<()>);

    impl Ends {
        async fn of(registry: &Registry, handle: &Arc<TableHandle>, seat: Option<Seat>) -> Self {
            Self::with(registry, handle, seat, |count| count.to_string()).await
        }

        async fn with(
            registry: &Registry,
            handle: &Arc<TableHandle>,
            seat: Option<Seat>,
            write: fn(u64) -> String,
        ) -> Self {
            let seats = seat.map_or_else(SeatSet::default, SeatSet::one);
            let here = PresenceGuard::new(Arc::clone(handle), seats);
            let mut response = events(here, registry.limiter.stream().unwrap(), write);
            let (listener, head) = listener(&mut response).unwrap();
            let (client, server) = sockets().await;
            let mut ends = Self(BufReader::new(client), tokio::spawn(listener.begin(server, head)));
            let mut head = String::new();
            while !head.ends_with("\r\n\r\n") {
                ends.0.read_line(&mut head).await.unwrap();
            }
            assert!(head.starts_with("HTTP/1.1 200 OK\r\nconnection: close\r\ndate: "), "{head}");
            assert!(head.contains("\r\ncontent-type: text/event-stream\r\n"), "{head}");
            ends
        }

        /// The next event; `None` if the stream has ended.
        async fn heard(&mut self) -> Option<String> {
            let mut event = String::new();
            while !event.ends_with("\n\n") {
                if self.0.read_line(&mut event).await.unwrap() == 0 {
                    return None;
                }
            }
            Some(event)
        }

        fn is_silent(&self) -> bool {
            let read = self.0.get_ref().try_read(&mut [0]);
            self.0.buffer().is_empty() && read.is_err_and(|error| error.kind() == ErrorKind::WouldBlock)
        }
    }

    async fn sockets() -> (TcpStream, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let (client, server) =
            tokio::join!(TcpStream::connect(listener.local_addr().unwrap()), listener.accept());
        (client.unwrap(), server.unwrap().0)
    }

    #[tokio::test]
    async fn bots_among_themselves_wait_until_somebody_looks_or_listens() {
        let (registry, handle) = table().await;
        assert!(!handle.is_left_for(60), "somebody was there just now");
        assert!(handle.is_left_for(0), "nobody looks and nobody listens");
        let Ends(client, stream) = Ends::of(&registry, &handle, None).await;
        assert!(!handle.is_left_for(0), "somebody listens");
        drop(client);
        stream.await.unwrap();
        assert!(handle.is_left_for(0), "they hung up");
    }

    #[tokio::test]
    async fn every_stream_hears_the_count_of_now_and_what_follows() {
        let (registry, handle) = table().await;
        let mut streams =
            [Ends::of(&registry, &handle, None).await, Ends::of(&registry, &handle, None).await];
        for stream in &mut streams {
            assert_eq!(stream.heard().await.unwrap(), "data: 1\n\n");
        }
        for count in [2, 2, 3] {
            handle.updates.announce(&[count; 7], None);
        }
        for stream in &mut streams {
            assert_eq!(stream.heard().await.unwrap(), "data: 2\n\n");
            assert_eq!(stream.heard().await.unwrap(), "data: 3\n\n");
        }
        registry.stop();
        for mut stream in streams {
            assert_eq!(stream.heard().await, None);
            stream.1.await.unwrap();
        }
        assert!(!handle.updates.is_heard() && registry.limiter.open_streams() == 0);
        let mut late = Ends::of(&registry, &handle, None).await;
        assert_eq!(late.heard().await, None, "nobody begins to listen any more");
    }

    #[tokio::test]
    async fn a_stream_hears_only_what_its_viewer_knows_of() {
        let (registry, handle) = table().await;
        let mut mover = Ends::of(&registry, &handle, Some(Seat::at(0))).await;
        let mut other = Ends::of(&registry, &handle, Some(Seat::at(1))).await;
        let mut watcher = Ends::of(&registry, &handle, None).await;
        for stream in [&mut mover, &mut other, &mut watcher] {
            assert_eq!(stream.heard().await.unwrap(), "data: 1\n\n");
        }
        // The first seat made a move that nobody else is shown yet, then one that everybody is.
        handle.updates.announce(&[2, 1, 1, 1, 1, 1, 1], None);
        assert_eq!(mover.heard().await.unwrap(), "data: 2\n\n");
        assert!(other.is_silent() && watcher.is_silent(), "they hear nothing");
        handle.updates.announce(&[3, 2, 2, 2, 2, 2, 2], None);
        for (stream, count) in [(&mut mover, 3), (&mut other, 2), (&mut watcher, 2)] {
            assert_eq!(stream.heard().await.unwrap(), format!("data: {count}\n\n"));
        }
    }

    #[tokio::test]
    async fn whoever_moved_hears_of_it_with_the_next_news_or_a_little_later() {
        let (registry, handle) = table().await;
        let mut mover = Ends::of(&registry, &handle, Some(Seat::at(0))).await;
        let mut other = Ends::of(&registry, &handle, Some(Seat::at(1))).await;
        for stream in [&mut mover, &mut other] {
            assert_eq!(stream.heard().await.unwrap(), "data: 1\n\n");
        }
        assert!(handle.updates.announce(&[2; 7], Some(Seat::at(0))), "somebody is late");
        assert_eq!(other.heard().await.unwrap(), "data: 2\n\n");
        assert!(mover.is_silent());
        assert!(handle.updates.announce(&[3; 7], Some(Seat::at(1))));
        assert_eq!(mover.heard().await.unwrap(), "data: 3\n\n", "both moves are one event");
        registry.late.add(&handle);
        registry.late.tell();
        assert_eq!(other.heard().await.unwrap(), "data: 3\n\n");
        registry.late.tell();
        assert!(mover.is_silent() && other.is_silent());
        assert!(!handle.updates.announce(&[4; 7], Some(Seat::at(5))), "nobody of them listens");
    }

    #[tokio::test]
    async fn a_listener_who_does_not_read_holds_nobody_up_and_hears_the_last_count_once_there_is_room() {
        let (registry, handle) = table().await;
        let mut slow = Ends::with(&registry, &handle, None, |count| format!("{count:05000}")).await;
        // More than both sockets can hold.
        let mut count = 2;
        while !handle.updates.lines().iter().any(|line| line.is_full()) {
            handle.updates.announce(&[count; 7], None);
            count += 1;
        }
        let last = count + 1_000;
        for more in count..=last {
            handle.updates.announce(&[more; 7], None);
        }
        let (mut heard, mut events) = (0, 0);
        while heard != last {
            let event = slow.heard().await.unwrap();
            let next: u64 = event["data: ".len()..].trim().parse().unwrap();
            assert!(next > heard, "{next} after {heard}: whole events, in their order");
            (heard, events) = (next, events + 1);
        }
        assert!(slow.is_silent() && events < last, "{events} events of {last}");
    }

    #[tokio::test]
    async fn what_a_listener_says_means_nothing_and_one_who_hangs_up_is_gone() {
        let (registry, handle) = table().await;
        let mut ends = Ends::of(&registry, &handle, None).await;
        ends.0.get_mut().write_all(&[b'x'; 5_000]).await.unwrap();
        assert_eq!(ends.heard().await.unwrap(), "data: 1\n\n");
        handle.updates.announce(&[2; 7], None);
        assert_eq!(ends.heard().await.unwrap(), "data: 2\n\n");
        drop(ends.0);
        ends.1.await.unwrap();
        assert!(!handle.updates.is_heard() && registry.limiter.open_streams() == 0);
    }

    #[tokio::test]
    async fn a_silent_stream_says_that_it_is_still_there() {
        let (registry, handle) = table().await;
        let mut stream = Ends::of(&registry, &handle, None).await;
        assert_eq!(stream.heard().await.unwrap(), "data: 1\n\n");
        tokio::time::pause();
        let began = Instant::now();
        for times in [2, 3] {
            assert_eq!(stream.heard().await.unwrap(), ":\n\n");
            let passed = began.elapsed().as_secs_f64();
            let rests = (SILENCE * times).as_secs_f64();
            assert!(passed > rests - 1.0 && passed < rests + 1.0, "{passed} s");
        }
        handle.updates.announce(&[2; 7], None);
        assert_eq!(stream.heard().await.unwrap(), "data: 2\n\n");
    }
}
