//! The network between people and servers, and among servers. Each request is answered by a complete server; only the
//! sockets, and what hyper reads from them, are missing.

use std::convert::Infallible;
use std::future::poll_fn;
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::request::Parts;
use axum::http::{HeaderValue, Request, header};
use axum::response::Response;
use futures_util::StreamExt as _;
use futures_util::stream;
use futures_util::task::AtomicWaker;
use http_body_util::BodyExt as _;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::sleep;

use super::{Bug, Server, World};
use crate::cluster::forward::{Network, Sent, Undelivered};
use crate::server::Site;
use crate::tables::registry::held;
use crate::tables::socket::{SimulatedSocket, Socket};
use crate::tables::streams::EVENTS;

/// The address everybody asks from; it has no rate limits.
const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);
/// How many times a request was passed on.
const HOPS: &str = "x-hops";
/// After this long, a sender has given up on a request that got lost.
const LOST: Duration = Duration::from_mins(1);
/// The longest delay of a message, in milliseconds.
const LATE_MAX: usize = 9_000;

/// A request that can be sent twice.
#[derive(Clone)]
pub(super) struct Letter {
    parts: Parts,
    body: Bytes,
}

impl Letter {
    pub(super) async fn of(request: Request<Body>) -> Self {
        let (parts, body) = request.into_parts();
        // The body was made in memory, so reading it cannot fail.
        let body = body.collect().await.map(http_body_util::Collected::to_bytes).unwrap_or_default();
        Self { parts, body }
    }

    fn request(&self) -> Request<Body> {
        Request::from_parts(self.parts.clone(), Body::from(self.body.clone()))
    }

    fn header(&self, name: &str) -> Option<&str> {
        self.parts.headers.get(name)?.to_str().ok()
    }
}

impl Server {
    /// Answers as a connection would: an answer, or the beginning of a stream.
    async fn answer(&self, request: Request<Body>) -> Option<Response> {
        let entered = self.registry.limiter.connections.enter(HERE)?;
        let house = Site::new(
            Arc::clone(&self.registry),
            self.routes.clone(),
            SocketAddr::new(HERE, 1),
            Arc::clone(&entered.connection),
        );
        let listens = house.listens();
        let mut answer = pin!(house.answer(request));
        let begun = poll_fn(|context| match answer.as_mut().poll(context) {
            Poll::Ready(Ok(answer)) => Poll::Ready(Ok(answer)),
            Poll::Pending => held(&listens).take().map_or(Poll::Pending, |begun| Poll::Ready(Err(begun))),
        });
        Some(match begun.await {
            Ok(answer) => answer,
            Err((listener, head)) => {
                let (pipe, body) = pipe();
                let stream = listener.begin(Socket::Simulated(Arc::new(pipe)), head);
                tokio::spawn(async move {
                    stream.await;
                    drop(entered);
                });
                let mut response = Response::new(body);
                response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static(EVENTS));
                response
            }
        })
    }

    /// A request reaches this server over the network, and its answer goes back; `None` if either was lost on the way.
    pub(super) async fn asked(&self, world: &Arc<World>, letter: &Letter) -> Option<Response> {
        if !self.fate.accepts() || !world.travels(&self.fate).await {
            return None;
        }
        let answer = self.answer(letter.request()).await?;
        self.carried(world, answer).await
    }

    /// An answer on its way back, whole or piece by piece.
    async fn carried(&self, world: &Arc<World>, answer: Response) -> Option<Response> {
        if !world.travels(&self.fate).await {
            return None;
        }
        let (parts, body) = answer.into_parts();
        if parts.headers.get(header::CONTENT_TYPE).is_none_or(|kind| kind != EVENTS) {
            let body = body.collect().await.ok()?.to_bytes();
            return Some(Response::from_parts(parts, Body::from(body)));
        }
        let (say, hear) = unbounded_channel();
        let (world, fate, mut body) = (Arc::clone(world), Arc::clone(&self.fate), body.into_data_stream());
        tokio::spawn(async move {
            loop {
                let piece = tokio::select! {
                    biased;
                    () = say.closed() => return,
                    piece = body.next() => piece,
                };
                let Some(Ok(piece)) = piece else { return };
                if !world.travels(&fate).await || say.send(piece).is_err() {
                    return;
                }
            }
        });
        Some(Response::from_parts(parts, heard(hear, None)))
    }
}

impl World {
    /// Somebody asks a server; `None` if no answer came. A request that changes something may arrive twice, the second time
    /// at any server.
    pub(super) async fn ask(self: &Arc<Self>, request: Request<Body>) -> Option<Response> {
        let letter = Letter::of(request).await;
        let entry = self.server()?;
        self.double(&letter, None);
        entry.asked(self, &letter).await
    }

    /// Perhaps the same request arrives once more, later, and nobody waits for its answer.
    fn double(self: &Arc<Self>, letter: &Letter, to: Option<&Server>) {
        if letter.parts.method.is_safe() || !self.happens(40) {
            return;
        }
        let Some(to) = to.cloned().or_else(|| self.server()) else { return };
        if let Some(key) = letter.header("idempotency-key") {
            held(&self.doubled).insert(key.to_string());
        }
        let (world, letter) = (Arc::clone(self), letter.clone());
        let late = Duration::from_millis(self.below(LATE_MAX) as u64);
        tokio::spawn(async move {
            sleep(late).await;
            drop(to.asked(&world, &letter).await);
        });
    }
}

/// The way from one server to the others.
pub(super) struct Between {
    pub(super) world: Arc<World>,
    pub(super) from: u64,
}

impl Network for Between {
    fn send(&self, request: Request<Body>) -> Sent {
        let (world, from) = (Arc::clone(&self.world), self.from);
        Box::pin(async move {
            let number = request.uri().host().and_then(|host| host.strip_prefix("node-")?.parse().ok());
            let mut letter = Letter::of(request).await;
            world.inspect(&mut letter);
            let to = number.and_then(|number: u64| held(&world.servers).get(&number).cloned());
            let Some(to) = to.filter(|to| to.fate.accepts()) else {
                sleep(Duration::from_millis(1)).await;
                return Err(Undelivered::Surely);
            };
            if world.is_cut(from, number.unwrap_or(0)) {
                sleep(Duration::from_secs(1)).await;
                return Err(Undelivered::Surely);
            }
            world.double(&letter, Some(&to));
            let Some(answer) = to.asked(&world, &letter).await else {
                // The connection broke, or there is silence until the sender gives up.
                if world.below(2) == 0 {
                    sleep(LOST).await;
                }
                return Err(Undelivered::Perhaps);
            };
            Ok(answer)
        })
    }
}

impl World {
    /// Checks what a server passes on: never something that was passed on to it. The bugs are put in here.
    fn inspect(&self, letter: &mut Letter) {
        let hops = letter.header(HOPS).and_then(|hops| hops.parse().ok()).unwrap_or(0_u64) + 1;
        if hops > 1 {
            self.broke(format!("{} was passed on {hops} times", letter.parts.method));
        }
        letter.parts.headers.insert(HOPS, HeaderValue::from(hops));
        match self.bug {
            Some(Bug::Unsigned) => drop(letter.parts.headers.remove("x-talon-proof")),
            Some(Bug::Unkeyed) => drop(letter.parts.headers.remove("idempotency-key")),
            Some(Bug::WrongEyes) => self.blind(letter),
            _ => {}
        }
    }

    /// Lets a watcher see through the eyes of a seat.
    fn blind(&self, letter: &mut Letter) {
        let path = letter.parts.uri.path().to_string();
        for (watch, seat) in held(&self.eyes).iter() {
            if path.contains(watch) {
                let other = letter.parts.uri.to_string().replace(watch, seat);
                letter.parts.uri = other.parse().unwrap_or_else(|_| letter.parts.uri.clone());
                letter.parts.headers.remove("x-talon-proof");
            }
        }
    }
}

/// Tells the writer of a pipe that its reader is gone.
#[derive(Default)]
struct Ending {
    gone: AtomicBool,
    ear: AtomicWaker,
}

/// The writing end of a connection.
struct Pipe {
    words: UnboundedSender<Bytes>,
    begun: AtomicBool,
    ending: Arc<Ending>,
}

impl SimulatedSocket for Pipe {
    fn write(&self, words: &[u8]) -> io::Result<usize> {
        // The head of the answer comes first, in one piece.
        let head = if self.begun.swap(true, Ordering::SeqCst) { 0 } else { head_of(words) };
        let sent = self.words.send(Bytes::copy_from_slice(&words[head..]));
        sent.map(|()| words.len()).map_err(|_| io::ErrorKind::BrokenPipe.into())
    }

    fn poll_end(&self, context: &mut Context<'_>) -> Poll<()> {
        self.ending.ear.register(context.waker());
        if self.ending.gone.load(Ordering::SeqCst) { Poll::Ready(()) } else { Poll::Pending }
    }
}

fn head_of(words: &[u8]) -> usize {
    words.windows(4).position(|four| four == b"\r\n\r\n").map_or(0, |place| place + 4)
}

/// The reading end; dropping it hangs up.
struct Reader {
    words: UnboundedReceiver<Bytes>,
    ending: Option<Arc<Ending>>,
}

impl Drop for Reader {
    fn drop(&mut self) {
        if let Some(ending) = &self.ending {
            ending.gone.store(true, Ordering::SeqCst);
            ending.ear.wake();
        }
    }
}

fn heard(words: UnboundedReceiver<Bytes>, ending: Option<Arc<Ending>>) -> Body {
    let pieces = stream::unfold(Reader { words, ending }, async |mut reader| {
        let piece = reader.words.recv().await?;
        Some((Ok::<_, Infallible>(piece), reader))
    });
    Body::from_stream(pieces)
}

fn pipe() -> (Pipe, Body) {
    let ((say, hear), ending) = (unbounded_channel(), Arc::<Ending>::default());
    let pipe = Pipe { words: say, begun: AtomicBool::new(false), ending: Arc::clone(&ending) };
    (pipe, heard(hear, Some(ending)))
}
