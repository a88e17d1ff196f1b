//! The way in: connections, each answered on its own task, and what happens to every request before it reaches its route.
//!
//! Every layer between the network and a route costs each request something, and moves are many. So there is only one
//! layer, and it knows from the start where its connection comes from.

use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::panic::AssertUnwindSafe;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::BoxError;
use axum::Router;
use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{DefaultBodyLimit, Request};
use axum::http::{HeaderName, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use futures_util::FutureExt as _;
use hyper::body::Incoming;
use hyper::service::Service;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tower_service::Service as _;
use tracing::error;

use crate::api::moves;
use crate::cluster::{self, Passed};
use crate::conversation::{Conversation, ListenerSlot};
use crate::error::WebError;
use crate::limits::LimitKind;
use crate::limits::connections::{Bounded, Connection, Phase};
use crate::preferences::{self, Preferences};
use crate::routes::body_max;
use crate::seat_memory::Visit;
use crate::tables::registry::{Registry, held};
use crate::tables::streams;
use crate::{api, limits};

/// How long to wait before trying again when the machine has no room for another connection.
const NO_ROOM: Duration = Duration::from_millis(50);
/// The longest headers a request may have.
pub(crate) const HEADERS_MAX: usize = 32 * 1024;
/// How many open files are not connections: the database, the log, what the runtime needs.
const OTHER_FILES: u64 = 128;
/// Whoever has not accepted what we sent after this time is gone, whatever their system says.
#[cfg(target_os = "linux")]
const UNHEARD: Duration = Duration::from_mins(1);
/// The answer when there is no room.
const FULL: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nConnection: close\r\n\
                      Content-Type: text/plain; charset=utf-8\r\nContent-Length: 60\r\n\r\n\
                      Too many connections are open from your address; try later.\n";

/// Everything comes from this server, and no script or style from within a page.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
                      manifest-src 'self'; worker-src 'self'; \
                      form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Headers of every answer that does not set them itself, refusals included.
const GUARDS: [(HeaderName, &str); 4] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    // The address of a seat is its secret, so it goes to nobody else. Our own forms do say where they come from.
    (header::REFERRER_POLICY, "same-origin"),
    (header::CACHE_CONTROL, "no-store"),
];

/// Everything the server answers, as one connection sees it.
#[derive(Clone)]
pub(crate) struct Site {
    registry: Arc<Registry>,
    routes: Router,
    from: SocketAddr,
    connection: Arc<Connection>,
    listens: ListenerSlot,
}

/// The body of a request: from the network, or from a simulated one.
pub(crate) trait Posted:
    HttpBody<Data = Bytes, Error: Into<BoxError> + std::fmt::Display> + Send + Unpin + 'static
{
}

impl<B> Posted for B where
    B: HttpBody<Data = Bytes, Error: Into<BoxError> + std::fmt::Display> + Send + Unpin + 'static
{
}

/// Raises this process's limit of open files as far as the system allows, and says how many connections that makes. By
/// default many systems allow 1,024, and a server with that few is soon full of idle browsers.
#[cfg(unix)]
fn room_for_connections() -> Option<usize> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    // This fails if the limit is already at its highest; what counts is what is allowed now.
    let _ = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    let files = getrlimit(Resource::Nofile).current?;
    usize::try_from(files.saturating_sub(OTHER_FILES)).ok()
}

/// On other systems there is no such limit.
#[cfg(not(unix))]
const fn room_for_connections() -> Option<usize> {
    None
}

/// Answers every connection until `stop` is done, and then finishes the requests under way.
pub(crate) async fn open(
    listener: TcpListener,
    registry: Arc<Registry>,
    routes: Router,
    stop: impl Future<Output = ()>,
) {
    let ((tell, open), mut stop) = (watch::channel(()), pin!(stop));
    let connections = Arc::clone(&registry.limiter.connections);
    if let Some(room) = room_for_connections() {
        connections.at_most(room);
    }
    loop {
        let (connection, from) = tokio::select! {
            next = next(&listener, &registry) => next,
            () = &mut stop => break,
        };
        let Some(entered) = connections.enter(from.ip()) else {
            registry.limiter.refuse(LimitKind::Connections);
            // Nothing has been sent to them yet, so these few words fit.
            let _ = connection.try_write(FULL);
            continue;
        };
        settle(&connection);
        let house = Site::new(Arc::clone(&registry), routes.clone(), from, Arc::clone(&entered.connection));
        tokio::spawn(Bounded::new(entered, Conversation::new(connection, house, &open)));
    }
    drop((listener, open));
    // Every connection hears this and ends.
    let _ = tell.send(());
    tell.closed().await;
}

/// Settings for every connection. If one cannot be set, the connection is only slower, or its end is noticed later.
fn settle(connection: &TcpStream) {
    // An event or an answer is sent at once, without waiting for more.
    let _ = connection.set_nodelay(true);
    #[cfg(target_os = "linux")]
    {
        let millis = u32::try_from(UNHEARD.as_millis()).unwrap_or(u32::MAX);
        let _ = rustix::net::sockopt::set_tcp_user_timeout(connection, millis);
    }
}

/// The next connection.
async fn next(listener: &TcpListener, registry: &Registry) -> (TcpStream, SocketAddr) {
    use std::io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    loop {
        match listener.accept().await {
            Ok(connected) => return connected,
            // The client left before it was heard.
            Err(error) if matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset) => {
            }
            Err(error) => {
                error!(%error, "a connection could not be accepted");
                registry.limiter.connections.shed();
                tokio::time::sleep(NO_ROOM).await;
            }
        }
    }
}

impl Service<Request<Incoming>> for Site {
    type Response = Response;
    type Error = Infallible;
    type Future = Pin<Box<dyn Future<Output = Result<Response, Infallible>> + Send>>;

    fn call(&self, request: Request<Incoming>) -> Self::Future {
        Box::pin(self.clone().answer(request))
    }
}

impl Site {
    /// The site as a connection from this address sees it.
    pub(crate) fn new(
        registry: Arc<Registry>,
        routes: Router,
        from: SocketAddr,
        connection: Arc<Connection>,
    ) -> Self {
        Self { registry, routes, from, connection, listens: ListenerSlot::default() }
    }

    /// Where an answer leaves word that the connection becomes a listener.
    pub(crate) fn listens(&self) -> ListenerSlot {
        Arc::clone(&self.listens)
    }

    /// Answers within the limits, in the reader's language.
    pub(crate) async fn answer<B: Posted>(self, request: Request<B>) -> Result<Response, Infallible> {
        let (began, posted) = (Instant::now(), !request.method().is_safe());
        let may_listen = request.method() == Method::GET;
        self.connection.enter(Phase::Asking, began);
        let preferences = Preferences::of(request.uri(), request.headers());
        // Programs follow no link back; and keeping any part of a request keeps the memory it was read into.
        let here = (!api::has(request.uri().path())).then(|| request.uri().clone());
        let visit = Visit::of(request.method(), request.uri().path(), request.headers());
        let limiter = &self.registry.limiter;
        // A request passed on by another node was admitted there.
        let passed_on = self.registry.cluster.get().and_then(|cluster| cluster.passed_on(&request));
        let caller = passed_on.unwrap_or_else(|| limiter.caller(self.from.ip(), request.headers()));
        let answer = async {
            let admitted = if passed_on.is_some() { Ok(()) } else { limiter.admit(caller, &request, began) };
            match admitted {
                Ok(()) => self.route_safely(request, caller, passed_on.is_some()).await,
                Err(error) => limits::refusal(error, request.map(Body::new)).await,
            }
        };
        // Pinned here, so that whatever wraps it only moves a pointer.
        let answer = pin!(answer);
        let mut response = preferences::read_by(preferences, here, limits::called_by(caller, answer)).await;
        let listens =
            response.headers().get(header::CONTENT_TYPE).is_some_and(|kind| kind == streams::EVENTS);
        self.connection.enter(if listens { Phase::Listening } else { Phase::Idle }, Instant::now());
        if posted {
            self.registry.metrics.posted(response.status(), began.elapsed());
        }
        if let Some(visit) = visit {
            visit.remember(&mut response);
        }
        let language = (header::CONTENT_LANGUAGE, preferences.lang.code());
        for (name, value) in GUARDS.into_iter().chain([language]) {
            response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
        }
        if let Some(listener) = streams::listener(&mut response).filter(|_| may_listen) {
            // From here on the connection is a stream, and this request gets no other answer.
            *held(&self.listens) = Some(listener);
            return std::future::pending().await;
        }
        Ok(response)
    }

    /// Answers a request, whatever breaks: a panic ends only this request, and a table that was locked for it is
    /// quarantined.
    async fn route_safely<B: Posted>(
        &self,
        request: Request<B>,
        caller: IpAddr,
        passed_on: bool,
    ) -> Response {
        let by_program = api::has(request.uri().path());
        let answer = AssertUnwindSafe(self.route(request, caller, passed_on)).catch_unwind().await;
        let error = match answer {
            // The table was lost to another node while being answered here. Only nodes understand that; others are told to
            // ask again.
            Ok(answer) if answer.status() == StatusCode::MISDIRECTED_REQUEST && !passed_on => WebError::Busy,
            Ok(answer) => return answer,
            Err(_) => WebError::Fault,
        };
        if by_program { api::Refused(error).into_response() } else { error.into_response() }
    }

    /// Answers a request that has been admitted.
    async fn route<B: Posted>(&self, request: Request<B>, caller: IpAddr, passed_on: bool) -> Response {
        let request = match self.registry.cluster.get() {
            None => Passed::Untouched(request),
            Some(cluster) => cluster::pass(&self.registry, cluster, request, caller, passed_on).await,
        };
        let (mut request, is_uncertain) = match request {
            Passed::Untouched(request) if moves::is_plain(&request) => {
                return moves::answer(&self.registry, request).await;
            }
            Passed::Untouched(request) => (request.map(Body::new), false),
            Passed::Here { request, is_uncertain } => (request, is_uncertain),
            Passed::Answered(response) => return response,
        };
        let path = request.uri().path().to_string();
        DefaultBodyLimit::max(body_max(&path)).apply(&mut request);
        let Ok(response) = self.routes.clone().call(request).await;
        cluster::honest(&path, response, is_uncertain)
    }
}
