//! A server of a test's own, and requests to it.

use std::cell::RefCell;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::mpsc::channel;
use std::thread::{self, JoinHandle};
use std::time::Duration;

use serde_json::Value;
use talon_store::Store;
use talon_web::{Config, Limits, serve, serve_on};
use tokio::sync::oneshot;

/// A running server; dropping it stops it gracefully.
pub(crate) struct Server {
    at: SocketAddr,
    config: Config,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
    agent: ureq::Agent,
}

/// A server that was stopped and can be started again on the same store.
pub(crate) struct Stopped(Config);

impl Stopped {
    /// The same with another set-up.
    pub(crate) fn with(mut self, set_up: impl FnOnce(&mut Config)) -> Self {
        set_up(&mut self.0);
        self
    }

    pub(crate) fn started(self) -> Server {
        Server::on(self.0, None)
    }
}

/// An answer.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) location: String,
    pub(crate) policy: String,
    pub(crate) retry_after: String,
    pub(crate) cookie: String,
    /// All of them.
    pub(crate) cookies: Vec<String>,
    pub(crate) text: String,
}

impl Answer {
    /// The answer as JSON.
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {}", self.text))
    }
}

/// An open stream of events.
pub(crate) struct Stream {
    /// The first line of data.
    pub(crate) first: String,
    lines: RefCell<Box<dyn Iterator<Item = std::io::Result<String>>>>,
}

impl std::fmt::Debug for Stream {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.first)
    }
}

impl Stream {
    /// The next line of data; nothing: the stream has ended.
    pub(crate) fn next_event(&self) -> Option<String> {
        let mut lines = self.lines.borrow_mut();
        lines.by_ref().map_while(Result::ok).find(|line| line.starts_with("data:"))
    }

    /// Waits until the stream ends.
    pub(crate) fn rest_ends(&self) -> bool {
        self.next_event().is_none()
    }
}

impl Server {
    /// A server with an empty store, which trusts this machine.
    pub(crate) fn new(name: &str) -> Self {
        Self::limited(name, Limits::trusting_this_machine())
    }

    /// A server with an empty store and limits.
    pub(crate) fn limited(name: &str, limits: Limits) -> Self {
        Self::on(fresh(name, limits), None)
    }

    /// A server with an empty store, set up as the test likes.
    pub(crate) fn with(name: &str, set_up: impl FnOnce(&mut Config)) -> Self {
        let mut config = fresh(name, Limits::trusting_this_machine());
        set_up(&mut config);
        Self::on(config, None)
    }

    /// A server on a store of the test's own.
    pub(crate) fn on_store(name: &str, store: Store) -> Self {
        Self::on(fresh(name, Limits::trusting_this_machine()), Some(store))
    }

    /// Stops the server and starts another one on the same store.
    pub(crate) fn restarted(self) -> Self {
        self.stopped().1.started()
    }

    /// Stops the server; returns its folder, and what can be started again.
    pub(crate) fn stopped(mut self) -> (PathBuf, Stopped) {
        self.end();
        (self.config.data.clone(), Stopped(self.config.clone()))
    }

    /// How it is set up.
    pub(crate) fn config(&self) -> Config {
        self.config.clone()
    }

    fn on(config: Config, store: Option<Store>) -> Self {
        let (stop, stopped) = oneshot::channel();
        let (ready, at) = channel();
        let used = config.clone();
        let run = move || {
            let stop = async { drop(stopped.await) };
            let ready = |at| ready.send(at).unwrap();
            match store {
                Some(store) => serve_on(store, &used, ready, stop).unwrap(),
                None => serve(&used, ready, stop).unwrap(),
            }
        };
        let thread = Some(thread::spawn(run));
        let at = at.recv().unwrap();
        // A connection for each request: a server may hang up on whoever sent it nonsense.
        let settings = ureq::Agent::config_builder()
            .http_status_as_error(false)
            .max_redirects(0)
            .max_idle_connections(0);
        Self { at, config, stop: Some(stop), thread, agent: settings.build().into() }
    }

    fn end(&mut self) {
        drop(self.stop.take());
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }

    pub(crate) fn get(&self, path: &str) -> Answer {
        read(self.agent.get(self.url(path)).call())
    }

    /// The same with headers.
    pub(crate) fn get_with(&self, path: &str, headers: &[(&str, &str)]) -> Answer {
        let request = self.agent.get(self.url(path));
        read(headers.iter().fold(request, |request, (name, value)| request.header(*name, *value)).call())
    }

    /// The status of a file that need not be text.
    pub(crate) fn head(&self, path: &str) -> u16 {
        self.agent.get(self.url(path)).call().unwrap().status().as_u16()
    }

    /// A file that is no text.
    pub(crate) fn bytes(&self, path: &str) -> Vec<u8> {
        let mut answer = self.agent.get(self.url(path)).call().unwrap();
        assert_eq!(answer.status(), 200, "{path}");
        answer.body_mut().read_to_vec().unwrap()
    }

    /// How many bytes the body of an answer takes on its way to a browser.
    pub(crate) fn weight(&self, request: &str) -> usize {
        let mut wire = std::net::TcpStream::connect(self.at).unwrap();
        wire.write_all(request.as_bytes()).unwrap();
        let mut answer = Vec::new();
        wire.read_to_end(&mut answer).unwrap();
        assert!(
            answer.starts_with(b"HTTP/1.1 200"),
            "{request}: {}",
            String::from_utf8_lossy(&answer[..answer.len().min(300)])
        );
        let head = answer.windows(4).position(|end| end == b"\r\n\r\n").unwrap();
        answer.len() - head - 4
    }

    /// Posts a form as a browser without script does.
    pub(crate) fn post(&self, path: &str, fields: &[(&str, &str)]) -> Answer {
        read(self.agent.post(self.url(path)).send_form(fields.iter().copied()))
    }

    /// Posts an empty form with headers.
    pub(crate) fn post_with(&self, path: &str, headers: &[(&str, &str)]) -> Answer {
        let request = self.agent.post(self.url(path));
        let request = headers.iter().fold(request, |request, (name, value)| request.header(*name, *value));
        read(request.send_form([("x", "")]))
    }

    /// Posts a form with a cookie.
    pub(crate) fn post_from(&self, path: &str, cookie: &str, fields: &[(&str, &str)]) -> Answer {
        let request = self.agent.post(self.url(path)).header("cookie", cookie);
        read(request.send_form(fields.iter().copied()))
    }

    /// The secret of the link for watching, which a table sealed to others does not show; it is read from the server's file.
    pub(crate) fn find_watch(&self, seat: &str) -> String {
        self.deal(seat)["watch"].as_str().unwrap().to_string()
    }

    /// The record a table was dealt with, seed and all: out of the file of the server.
    pub(crate) fn dealt(&self, seat: &str) -> String {
        self.deal(seat)["record"].as_str().unwrap().to_string()
    }

    fn deal(&self, seat: &str) -> Value {
        let file = rusqlite::Connection::open(self.config.data.join("talon.db")).unwrap();
        let body: String = file
            .query_row("SELECT body FROM log WHERE seq = 0 AND body LIKE '%' || ?1 || '%'", [seat], |row| {
                row.get(0)
            })
            .unwrap();
        serde_json::from_str(&body).unwrap()
    }

    /// The same from somebody who wants to be asked even where only one move is left.
    pub(crate) fn post_asked(&self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let request = self.agent.post(self.url(path)).header("cookie", "talon=forced:ask");
        read(request.send_form(fields.iter().copied()))
    }

    /// Posts a form as the script does.
    pub(crate) fn post_by_script(&self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let request = self.agent.post(self.url(path)).header("x-talon", "1");
        read(request.send_form(fields.iter().copied()))
    }

    /// Posts JSON.
    pub(crate) fn send(&self, path: &str, body: &Value) -> Answer {
        self.send_text(path, &body.to_string())
    }

    /// Posts JSON under a key, so that it may be sent again.
    pub(crate) fn send_keyed(&self, key: &str, path: &str, body: &Value) -> Answer {
        let request = self.agent.post(self.url(path)).header("content-type", "application/json");
        read(request.header("idempotency-key", key).send(body.to_string()))
    }

    /// Posts something as JSON, whatever it is.
    pub(crate) fn send_text(&self, path: &str, body: &str) -> Answer {
        let request = self.agent.post(self.url(path)).header("content-type", "application/json");
        read(request.send(body))
    }

    /// Posts JSON as a proxy passes it on.
    pub(crate) fn send_as(&self, address: &str, path: &str, body: &Value) -> Answer {
        let request = self.agent.post(self.url(path)).header("content-type", "application/json");
        read(request.header("x-forwarded-for", address).send(body.to_string()))
    }

    /// Listens to a stream; its first event has come when this returns.
    pub(crate) fn stream(&self, path: &str) -> Stream {
        let answer = self.agent.get(self.url(path)).call().unwrap();
        assert_eq!(answer.status(), 200);
        let lines = BufReader::new(answer.into_body().into_reader()).lines();
        let stream = Stream { first: String::new(), lines: RefCell::new(Box::new(lines)) };
        let first = stream.next_event().unwrap_or_default();
        Stream { first, ..stream }
    }

    /// The whole address of a path.
    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.at)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.end();
    }
}

fn fresh(name: &str, limits: Limits) -> Config {
    let data = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("web-{name}"));
    let _ = std::fs::remove_dir_all(&data);
    let mut config = Config::new(SocketAddr::from(([127, 0, 0, 1], 0)), data);
    (config.bot_pause, config.limits) = (Duration::ZERO, limits);
    config
}

fn read(answer: Result<ureq::http::Response<ureq::Body>, ureq::Error>) -> Answer {
    let mut answer = answer.unwrap();
    let header = |name: &str| {
        answer.headers().get(name).and_then(|value| value.to_str().ok()).unwrap_or_default().to_string()
    };
    let (location, policy) = (header("location"), header("content-security-policy"));
    Answer {
        status: answer.status().as_u16(),
        location,
        policy,
        retry_after: header("retry-after"),
        cookie: header("set-cookie"),
        cookies: answer
            .headers()
            .get_all("set-cookie")
            .iter()
            .filter_map(|value| value.to_str().ok().map(ToString::to_string))
            .collect(),
        text: answer.body_mut().read_to_string().unwrap(),
    }
}

/// The values of every `name="…" value="…"` in a page.
pub(crate) fn values(page: &str, name: &str) -> Vec<String> {
    let mark = format!("name=\"{name}\" value=\"");
    let found = page.split(&mark).skip(1).filter_map(|rest| rest.split('"').next());
    found.map(ToString::to_string).collect()
}
