//! The tables that are played on, and the streams that listen to them.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use tokio::task::JoinHandle;

use crate::http::{Line, number, words};

/// Moves of one seat on their way to the other: the count they lead to, and when they were posted.
type Underway = Mutex<Vec<(u64, Instant)>>;

/// How often somebody looks at the tables of bots.
const WATCH_EVERY: Duration = Duration::from_secs(15);

/// A table for two.
pub(crate) struct LoadTable {
    pub(crate) tokens: [String; 2],
    pub(crate) count: u64,
    /// The seat to act, from 0.
    pub(crate) turn: usize,
    /// What that seat may do, as far as it was told.
    pub(crate) moves: Vec<String>,
    underway: Arc<[Underway; 2]>,
    /// One at each seat, or none.
    streams: Vec<JoinHandle<()>>,
}

/// All of them, each behind a lock that is never contended: a client plays its own.
pub(crate) struct Tables {
    pub(crate) at: SocketAddr,
    pub(crate) all: Vec<tokio::sync::Mutex<LoadTable>>,
    /// From post to the other seat's event.
    pub(crate) latencies: Arc<Mutex<Vec<Duration>>>,
}

impl Tables {
    pub(crate) async fn open(at: SocketAddr, count: usize) -> Self {
        let mut line = Line::open(at).await;
        let mut all = Vec::with_capacity(count);
        for _ in 0..count {
            all.push(tokio::sync::Mutex::new(LoadTable::deal(&mut line).await));
        }
        Self { at, all, latencies: Arc::default() }
    }

    /// Opens this many streams, two at a table.
    pub(crate) async fn listen(&mut self, streams: usize) {
        for table in self.all.iter_mut().take(streams / 2) {
            table.get_mut().listen(self.at, &self.latencies).await;
        }
    }

    /// Deals this many tables that bots play among themselves, and has somebody look at each now and then: bots that nobody
    /// watches pause.
    pub(crate) async fn add_bots(&self, tables: usize) {
        let mut line = Line::open(self.at).await;
        let mut joins = Vec::with_capacity(tables);
        for _ in 0..tables {
            let wish = "{\"game\":\"shards\",\"seats\":[\"bot:greedy\",\"bot:greedy\"]}";
            let (status, made) = line.post("/api/tables", false, wish).await;
            assert_eq!(status, 201, "{made}");
            joins.extend(words(made, "\"join\":\"").map(ToString::to_string));
        }
        tokio::spawn(async move {
            loop {
                tokio::time::sleep(WATCH_EVERY).await;
                for join in &joins {
                    line.get(&format!("/api/tables/{join}")).await;
                }
            }
        });
    }

    /// Moves the server has played so far.
    pub(crate) async fn played(&self) -> u64 {
        number(&self.metrics().await, "talon_moves_total ").expect("moves are counted")
    }

    /// What the server says of itself.
    pub(crate) async fn metrics(&self) -> String {
        let mut line = Line::open(self.at).await;
        let text = line.get("/metrics").await.1;
        let wanted = [
            "talon_tables ",
            "talon_streams ",
            "talon_moves_total ",
            "talon_commit_seconds_sum",
            "talon_commit_seconds_count",
            "talon_bot_seconds_sum",
            "talon_bot_seconds_count",
        ];
        let lines = text.lines().filter(|line| wanted.iter().any(|name| line.starts_with(name)));
        lines.collect::<Vec<_>>().join("\n")
    }
}

impl LoadTable {
    pub(crate) async fn deal(line: &mut Line) -> Self {
        let wish = "{\"game\":\"shards\",\"seats\":[\"human\",\"human\"]}";
        let (status, made) = line.post("/api/tables", false, wish).await;
        assert_eq!(status, 201, "{made}");
        let tokens: Vec<String> = words(made, "\"token\":\"").map(ToString::to_string).collect();
        let tokens: [String; 2] = tokens.try_into().expect("two seats for people");
        Self { tokens, count: 1, turn: 0, moves: Vec::new(), underway: Arc::default(), streams: Vec::new() }
    }

    /// Opens a stream at each seat.
    pub(crate) async fn listen(&mut self, at: SocketAddr, latencies: &Arc<Mutex<Vec<Duration>>>) {
        for (seat, token) in self.tokens.iter().enumerate() {
            let (underway, latencies) = (Arc::clone(&self.underway), Arc::clone(latencies));
            let heard = move |count: u64| {
                let mut waiting = underway[1 - seat].lock().unwrap();
                if waiting.iter().any(|moved| moved.0 <= count) {
                    let now = Instant::now();
                    let heard = waiting.extract_if(.., |moved| moved.0 <= count).map(|moved| now - moved.1);
                    latencies.lock().unwrap().extend(heard);
                }
            };
            let path = format!("/api/seats/{token}/stream");
            self.streams.push(tokio::spawn(Line::open(at).await.listen(path, heard)));
        }
    }

    /// Does somebody listen at its seats?
    pub(crate) fn is_listened(&self) -> bool {
        !self.streams.is_empty()
    }

    /// Plays a move of the seat to act; false if the game is over.
    pub(crate) async fn play(&mut self, line: &mut Line, text: &str, minimal: bool) -> bool {
        let path = format!("/api/seats/{}/moves", self.tokens[self.turn]);
        let body = format!("{{\"count\":{},\"move\":\"{text}\"}}", self.count);
        if self.is_listened() {
            self.underway[self.turn].lock().unwrap().push((self.count + 1, Instant::now()));
        }
        let (status, answer) = line.post(&path, minimal, &body).await;
        assert_eq!(status, 200, "{text}: {answer}");
        self.hear(answer)
    }

    /// Looks at the table through the eyes of the seat to act.
    pub(crate) async fn look(&mut self, line: &mut Line) {
        let (status, answer) = line.get(&format!("/api/seats/{}", self.tokens[self.turn])).await;
        assert_eq!(status, 200, "{answer}");
        self.hear(answer);
    }

    fn hear(&mut self, answer: &str) -> bool {
        self.count = number(answer, "\"count\":").expect("answers have a count");
        self.moves = words(answer, "\"move\":\"").map(ToString::to_string).collect();
        let turn = number(answer, "\"to_act\":[");
        self.turn = turn.map_or(self.turn, |seat| seat as usize - 1);
        turn.is_some()
    }
}

impl Drop for LoadTable {
    fn drop(&mut self) {
        for stream in &self.streams {
            stream.abort();
        }
    }
}
