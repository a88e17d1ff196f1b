//! A proxy in front of a real `PostgreSQL` lets every statement through but loses the answer to a commit, so nobody can
//! tell from outside whether the move was kept. The server never says that it was not, and never plays it twice.

#[path = "../../store/tests/database/mod.rs"]
mod database;

use std::io::{BufRead as _, BufReader, Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::os::unix::net::UnixStream;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;

use database::Cluster;
use serde_json::{Value, json};
use talon_core::Record;

/// What the proxy loses: this many answers that name this table.
#[derive(Default)]
struct Losing {
    left: AtomicUsize,
    lost: AtomicUsize,
    /// After an answer was lost, nobody is let through any more.
    then_shut: AtomicBool,
    shut: AtomicBool,
    mark: Mutex<Vec<u8>>,
}

impl Losing {
    fn takes(&self, answer: &[u8]) -> bool {
        let mark = self.mark.lock().unwrap();
        let names = !mark.is_empty() && answer.windows(mark.len()).any(|part| part == *mark);
        let takes = names
            && self.left.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |left| left.checked_sub(1)).is_ok();
        if takes {
            self.lost.fetch_add(1, Ordering::SeqCst);
            self.shut.store(self.then_shut.load(Ordering::SeqCst), Ordering::SeqCst);
        }
        takes
    }
}

/// Passes everything on until one side ends or an answer is lost.
fn pump(mut from: impl Read, mut to: impl Write, loses: impl Fn(&[u8]) -> bool) {
    let mut bytes = vec![0; 64 * 1024];
    while let Ok(count) = from.read(&mut bytes) {
        if count == 0 || loses(&bytes[..count]) || to.write_all(&bytes[..count]).is_err() {
            return;
        }
    }
}

/// Starts the proxy in front of the database; returns its port.
fn proxy(cluster: &Cluster, losing: &Arc<Losing>) -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let (port, socket) = (listener.local_addr().unwrap().port(), cluster.folder.join(".s.PGSQL.5432"));
    let losing = Arc::clone(losing);
    thread::spawn(move || {
        for client in listener.incoming().flatten() {
            if losing.shut.load(Ordering::SeqCst) {
                continue;
            }
            let Ok(server) = UnixStream::connect(&socket) else { continue };
            let ends: (TcpStream, UnixStream) = (client.try_clone().unwrap(), server.try_clone().unwrap());
            thread::spawn(move || {
                pump(&ends.0, &ends.1, |_| false);
                let _ = ends.1.shutdown(Shutdown::Both);
            });
            let losing = Arc::clone(&losing);
            thread::spawn(move || {
                pump(&server, &client, |answer| losing.takes(answer));
                let _ = (client.shutdown(Shutdown::Both), server.shutdown(Shutdown::Both));
            });
        }
    });
    port
}

/// A server's process; dropping it kills it.
struct Server(Child, String);

impl Server {
    fn start(url: &str) -> Self {
        let mut child = talon(&["serve", "--bind", "127.0.0.1:0", "--log", "off", "--database", url])
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        Self(child, line.trim().strip_prefix("Talon: ").unwrap().to_string())
    }

    fn get(&self, path: &str) -> (u16, String) {
        read(agent().get(format!("{}{path}", self.1)).call())
    }

    fn post(&self, path: &str, key: &str, body: &Value) -> (u16, String) {
        let request = agent().post(format!("{}{path}", self.1)).header("content-type", "application/json");
        read(request.header("idempotency-key", key).send(body.to_string()))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn talon(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_talon"));
    command.env("LC_ALL", "C").args(args);
    command
}

/// What a command says about the database in JSON; the server may be running.
fn told(args: &[&str], database: &str) -> Value {
    let said = talon(args).args(["--json", "--database", database]).output().unwrap();
    serde_json::from_slice(&said.stdout).unwrap_or_else(|error| panic!("{error}: {said:?}"))
}

fn agent() -> ureq::Agent {
    ureq::Agent::config_builder().http_status_as_error(false).max_idle_connections(0).build().into()
}

fn read(answer: Result<ureq::http::Response<ureq::Body>, ureq::Error>) -> (u16, String) {
    let mut answer = answer.unwrap();
    (answer.status().as_u16(), answer.body_mut().read_to_string().unwrap())
}

#[test]
fn a_commit_whose_answer_was_lost_is_never_denied_and_never_done_twice() {
    let cluster = Cluster::start("lost");
    let (direct, losing) = (cluster.made("lost"), Arc::new(Losing::default()));
    let port = proxy(&cluster, &losing);
    let server = Server::start(&format!("postgres://talon@127.0.0.1:{port}/lost?sslmode=disable"));
    let duel = json!({ "game": "realms", "options": { "mode": "duel" }, "seats": ["human", "human"] });
    let (status, made) = server.post("/api/tables", "deal", &duel);
    assert_eq!(status, 201, "{made}");
    let made: Value = serde_json::from_str(&made).unwrap();
    let seat = format!("/api/seats/{}", made["seats"][0]["token"].as_str().unwrap());
    let moves = format!("{seat}/moves");
    let listed = told(&["tables", "list"], &direct);
    let id = u128::from_str_radix(listed["table"].as_str().unwrap(), 16).unwrap();
    *losing.mark.lock().unwrap() = id.to_be_bytes().to_vec();

    // One answer is lost: exactly the same change is sent again, and the player notices nothing.
    losing.left.store(1, Ordering::SeqCst);
    let (status, answer) = server.post(&moves, "first", &json!({ "count": 1, "move": "draw" }));
    assert_eq!((status, losing.lost.load(Ordering::SeqCst)), (200, 1), "{answer}");

    // Another is lost, and then the database cannot be reached: nobody says that nothing has changed, and nobody sees what
    // may not have been kept.
    let view: Value = serde_json::from_str(&server.get(&seat).1).unwrap();
    let second = json!({ "count": view["count"], "move": view["offers"][0]["move"] });
    losing.then_shut.store(true, Ordering::SeqCst);
    losing.left.store(1, Ordering::SeqCst);
    let (status, answer) = server.post(&moves, "second", &second);
    assert_eq!(status, 503, "{answer}");
    assert!(answer.contains("can safely send it again"), "{answer}");
    assert_eq!(server.get(&seat).0, 503, "the table is frozen");
    assert_eq!(server.get("/").0, 200, "others are not concerned");

    // It answers again: the same post sent once more is the same move.
    losing.shut.store(false, Ordering::SeqCst);
    let again = (0..20).map(|_| server.post(&moves, "second", &second)).find(|(status, _)| *status != 503);
    let (status, answer) = again.expect("it is known in the end");
    assert_eq!(status, 200, "{answer}");
    let shown = told(&["tables", "show", listed["table"].as_str().unwrap()], &direct);
    let record = Record::parse(shown["record"].as_str().unwrap()).unwrap();
    let played: Vec<&str> = record.lines.iter().map(|line| line.text.as_str()).collect();
    assert_eq!(played, ["draw", second["move"].as_str().unwrap()]);
    let checked = talon(&["serve", "--check", "--database", &direct]).output().unwrap();
    assert!(checked.status.success(), "{checked:?}");
}
