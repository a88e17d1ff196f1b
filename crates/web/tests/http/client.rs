//! A server of a test's own, and requests to it.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::mpsc::channel;
use std::thread::{self, JoinHandle};
use std::time::Duration;

use serde_json::Value;
use talon_web::{Config, Limits, serve};
use tokio::sync::oneshot;

/// A running server; dropping it stops it gracefully.
pub(crate) struct Server {
    at: SocketAddr,
    data: PathBuf,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
    agent: ureq::Agent,
}

/// An answer.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) location: String,
    pub(crate) policy: String,
    pub(crate) text: String,
}

impl Answer {
    /// The answer as JSON.
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {}", self.text))
    }
}

impl Server {
    /// A server with an empty store.
    pub(crate) fn new(name: &str) -> Self {
        let data = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("web-{name}"));
        let _ = std::fs::remove_dir_all(&data);
        Self::on(data)
    }

    /// Stops the server and starts another one on the same store.
    pub(crate) fn restarted(mut self) -> Self {
        let data = self.data.clone();
        self.end();
        drop(self);
        Self::on(data)
    }

    fn on(data: PathBuf) -> Self {
        let (stop, stopped) = oneshot::channel();
        let (ready, at) = channel();
        let mut config = Config::new(SocketAddr::from(([127, 0, 0, 1], 0)), &data);
        (config.bot_pause, config.limits) = (Duration::ZERO, Limits::trusting_this_machine());
        let run = move || {
            let stop = async { drop(stopped.await) };
            serve(&config, |at| ready.send(at).unwrap(), stop).unwrap();
        };
        let thread = Some(thread::spawn(run));
        let at = at.recv().unwrap();
        let settings = ureq::Agent::config_builder().http_status_as_error(false).max_redirects(0);
        Self { at, data, stop: Some(stop), thread, agent: settings.build().into() }
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

    /// Posts a form as a browser without script does.
    pub(crate) fn post(&self, path: &str, fields: &[(&str, &str)]) -> Answer {
        read(self.agent.post(self.url(path)).send_form(fields.iter().copied()))
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
        let request = self.agent.post(self.url(path)).header("content-type", "application/json");
        read(request.send(body.to_string()))
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
        text: answer.body_mut().read_to_string().unwrap(),
    }
}

/// The values of every `name="…" value="…"` in a page.
pub(crate) fn values(page: &str, name: &str) -> Vec<String> {
    let mark = format!("name=\"{name}\" value=\"");
    let found = page.split(&mark).skip(1).filter_map(|rest| rest.split('"').next());
    found.map(ToString::to_string).collect()
}
