//! People: who plays and what they were told, who listens and what they heard.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::body::Body;
use axum::http::{Method, Request, StatusCode};
use futures_util::StreamExt as _;
use http_body_util::BodyExt as _;
use serde_json::{Value, json};
use talon_core::{Game as _, Options, Seat, Viewer};
use talon_realms::Realms;
use talon_store::{RequestId, TableId};
use tokio::time::sleep;

use super::World;
use crate::error::WebError;
use crate::pages;
use crate::tables::actions::request_of;
use crate::tables::journal::Who;
use crate::tables::registry::{DealRequest, held};

/// After this many answers that call it out of date, a post counts as not played …
const TOO_OLD: usize = 25;
/// … or after this many, if it was sent twice: nothing arrives later than that.
const TOO_OLD_TWICE: usize = 200;
/// How long somebody with nothing to do waits before looking again.
const REST: Duration = Duration::from_millis(700);
/// About how long somebody away stays away, in milliseconds.
const AWAY: usize = 15_000;

/// What is played at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// Two seats for people, both played by the same person.
    Duel,
    /// A person and a bot.
    WithBot,
    /// The same, but a bot plays for the person if they are away too long.
    Absent,
    /// A person and bots against the clock.
    Clock,
}

impl Kind {
    const ALL: [Self; 4] = [Self::Duel, Self::WithBot, Self::Absent, Self::Clock];

    fn wanted(self, seed: u64) -> Option<DealRequest> {
        // What bots think does not matter here, only that they move.
        let (person, bot) = (Who::Human(String::new()), Who::Bot("random".into()));
        let word = |key: &str, value: talon_core::Value| (key.to_string(), value);
        let (options, seats): (Options, _) = match self {
            Self::Duel => ([word("mode", "duel".into())].into(), vec![person.clone(), person]),
            Self::WithBot | Self::Absent => ([word("mode", "duel".into())].into(), vec![person, bot]),
            Self::Clock => {
                let options = [
                    word("mode", "chaos".into()),
                    word("minutes", 1_usize.into()),
                    word("players", 3_usize.into()),
                ];
                (options.into(), vec![person, bot.clone(), bot])
            }
        };
        let mut wanted = DealRequest::seeded(Realms::NAME, &options, seats, seed).ok()?;
        wanted.settings.away_seconds = if self == Self::Absent { 10 } else { 0 };
        Some(wanted)
    }

    /// How many seats the person plays.
    fn people(self) -> usize {
        if self == Self::Duel { 2 } else { 1 }
    }
}

/// A move that was posted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Post {
    pub(super) request: RequestId,
    pub(super) seat: usize,
    pub(super) text: String,
}

/// A table as one of its people knows it.
#[derive(Clone)]
pub(super) struct Place {
    pub(super) kind: Kind,
    pub(super) table: TableId,
    tokens: Vec<String>,
    pub(super) watch: String,
}

/// Somebody with a table of their own.
pub(super) struct Person {
    pub(super) world: Arc<World>,
    pub(super) place: Place,
    /// The posts that were acknowledged, in order.
    pub(super) played: Vec<Post>,
    /// The posts that were said not to be kept.
    pub(super) refused: Vec<Post>,
    keys: usize,
}

/// The status of an answer and what it says.
pub(super) type Answer = (StatusCode, Value);

impl World {
    /// Asks a server; `None` if no answer came. What the answer tells about a table is noted.
    pub(super) async fn call(
        self: &Arc<Self>,
        of: (TableId, Viewer),
        method: Method,
        path: &str,
        post: Option<(&Value, &str)>,
    ) -> Option<Answer> {
        let mut request = Request::builder().method(method).uri(path);
        if let Some((_, key)) = post {
            request = request.header("content-type", "application/json").header("idempotency-key", key);
            // What the move led to is looked at separately.
            request = request.header("prefer", "return=minimal");
        }
        let body = post.map_or_else(Body::empty, |(body, _)| Body::from(body.to_string()));
        let answer = self.ask(request.body(body).ok()?).await?;
        let status = answer.status();
        let body = answer.into_body().collect().await.ok()?.to_bytes();
        let said: Value = serde_json::from_slice(&body).unwrap_or_default();
        if status == StatusCode::OK && post.is_none() {
            self.told(of, said.clone());
        }
        Some((status, said))
    }
}

/// Whether the answer promises that nothing has changed.
fn promises_nothing_changed((status, said): &Answer) -> bool {
    let promise = pages::reason(&WebError::Store(String::new()));
    match *status {
        StatusCode::SERVICE_UNAVAILABLE => said["error"] == promise,
        status => matches!(status, StatusCode::CONFLICT | StatusCode::UNPROCESSABLE_ENTITY),
    }
}

impl Person {
    /// Sits down at a new table; `None` if nobody answered.
    pub(super) async fn new(world: Arc<World>) -> Option<Self> {
        for _ in 0..40 {
            let kind = Kind::ALL[world.below(Kind::ALL.len())];
            let wanted = kind.wanted(world.word())?;
            let id = TableId(u128::from(world.word()) << 64 | u128::from(world.word()));
            let Some(server) = world.server() else { continue };
            if let Ok(handle) = server.registry.deal_as(id, wanted).await {
                let live = handle.lock().await.ok()?;
                let tokens: Vec<String> =
                    live.deal.places.iter().take(kind.people()).map(|place| place.token.clone()).collect();
                let place = Place { kind, table: live.id, watch: live.deal.watch.clone(), tokens };
                held(&world.eyes).push((place.watch.clone(), place.tokens[0].clone()));
                drop(live);
                return Some(Self { world, place, played: Vec::new(), refused: Vec::new(), keys: 0 });
            }
            sleep(Duration::from_millis(500)).await;
        }
        None
    }

    /// The table through the eyes of one of the person's seats.
    pub(super) async fn look(&self, seat: usize) -> Option<Value> {
        let path = format!("/api/seats/{}", self.place.tokens[seat]);
        let of = (self.place.table, Viewer::Seat(Seat::at(seat)));
        let (status, view) = self.world.call(of, Method::GET, &path, None).await?;
        (status == StatusCode::OK).then_some(view)
    }

    /// The table as everybody sees it.
    pub(super) async fn watch(&self) -> Option<Value> {
        let path = format!("/api/seats/{}", self.place.watch);
        let (status, view) =
            self.world.call((self.place.table, Viewer::Watcher), Method::GET, &path, None).await?;
        (status == StatusCode::OK).then_some(view)
    }

    /// Plays as long as there is trouble. Against the clock only bots trade: a person's seat would have thousands of offers
    /// there, which take longer to write down than the whole rest of a world.
    pub(super) async fn play(&mut self) {
        while self.place.kind != Kind::Clock && self.world.stormy.load(Ordering::SeqCst) {
            if self.place.kind == Kind::Absent && self.world.happens(100) {
                sleep(Duration::from_millis(self.world.below(AWAY) as u64)).await;
            }
            let Some(view) = self.look(0).await else { continue };
            if !view["outcome"].is_null() {
                return;
            }
            let acting = view["to_act"].as_array().and_then(|seats| {
                seats.iter().filter_map(Value::as_u64).find(|seat| *seat <= self.place.tokens.len() as u64)
            });
            match acting {
                Some(seat) => self.step(seat as usize - 1).await,
                None => sleep(REST).await,
            }
        }
    }

    /// Makes one move, and makes sure what became of it.
    async fn step(&mut self, seat: usize) {
        let Some(view) = self.look(seat).await else { return };
        let offers = view["offers"].as_array().map_or(&[][..], Vec::as_slice);
        if offers.is_empty() {
            return sleep(REST).await;
        }
        let (count, text) = (&view["count"], offers[self.world.below(offers.len())]["move"].clone());
        let body = json!({ "count": count, "move": text });
        self.keys += 1;
        let key = format!("{}-{}", self.place.table, self.keys);
        let text = text.as_str().unwrap_or_default().to_string();
        let request = request_of(Seat::at(seat), &format!("move {count} {text}"), &format!("key {key}"));
        let post = Post { request, seat, text };
        if self.insist(seat, &body, &key).await {
            self.played.push(post);
        } else {
            self.refused.push(post);
        }
        // Thinking time.
        sleep(Duration::from_millis(self.world.below(400) as u64)).await;
    }

    /// Posts until it is certain whether the move was played.
    async fn insist(&self, seat: usize, body: &Value, key: &str) -> bool {
        let path = format!("/api/seats/{}/moves", self.place.tokens[seat]);
        let of = (self.place.table, Viewer::Seat(Seat::at(seat)));
        let (mut is_uncertain, mut too_old) = (false, 0);
        loop {
            let answer = self.world.call(of, Method::POST, &path, Some((body, key))).await;
            let is_doubled = held(&self.world.doubled).contains(key);
            is_uncertain |= is_doubled;
            match answer {
                Some((StatusCode::OK, _)) => return true,
                // "Nothing has changed" is a promise, so another move can be made.
                Some(answer) if !is_uncertain && promises_nothing_changed(&answer) => {
                    return false;
                }
                // The owner knows what it has played. A server that lost the table without noticing does not.
                Some((StatusCode::CONFLICT, _)) => {
                    too_old += 1;
                    if too_old > if is_doubled { TOO_OLD_TWICE } else { TOO_OLD } {
                        return false;
                    }
                }
                Some(answer) if promises_nothing_changed(&answer) => {}
                _ => is_uncertain = true,
            }
            sleep(Duration::from_millis(100)).await;
        }
    }

    /// Those who listen to this table: one as a watcher and, at some tables, one at the person's first seat.
    pub(super) fn listeners(&self) -> Vec<Listener> {
        let listener = |viewer, token: &String| Listener {
            world: Arc::clone(&self.world),
            of: (self.place.table, viewer),
            token: token.clone(),
        };
        let mut listeners = vec![listener(Viewer::Watcher, &self.place.watch)];
        if self.listens() {
            listeners.push(listener(Viewer::Seat(Seat::at(0)), &self.place.tokens[0]));
        }
        listeners
    }

    /// Whether somebody listens at the person's seat. A listener counts as present, and looks at the table.
    fn listens(&self) -> bool {
        matches!(self.place.kind, Kind::Duel | Kind::WithBot)
    }
}

/// Somebody who listens, and looks when there is news.
pub(super) struct Listener {
    world: Arc<World>,
    of: (TableId, Viewer),
    token: String,
}

impl Listener {
    /// Listens until the world is over; a stream that ends is opened again, at any server.
    pub(super) async fn listen(self) {
        while !self.world.over.load(Ordering::SeqCst) {
            self.one_stream().await;
            sleep(Duration::from_millis(300 + self.world.below(700) as u64)).await;
        }
    }

    async fn one_stream(&self) {
        let path = format!("/api/seats/{}/stream", self.token);
        let Ok(request) = Request::get(path).body(Body::empty()) else { return };
        let Some(answer) = self.world.ask(request).await else { return };
        if answer.status() != StatusCode::OK {
            return;
        }
        let (mut pieces, mut last) = (answer.into_body().into_data_stream(), 0);
        while let Some(Ok(piece)) = pieces.next().await {
            let text = String::from_utf8_lossy(&piece).into_owned();
            for line in text.lines().filter_map(|line| line.strip_prefix("data: ")) {
                let count = serde_json::from_str::<Value>(line).ok().and_then(|said| said["count"].as_u64());
                let Some(count) = count else {
                    self.world.broke(format!("a stream says {line}"));
                    continue;
                };
                if count <= last {
                    self.world.broke(format!("a stream says {count} after {last}"));
                }
                last = count;
                self.world.heard(self.of, count);
            }
            if self.world.below(3) == 0 {
                let path = format!("/api/seats/{}", self.token);
                self.world.call(self.of, Method::GET, &path, None).await;
            }
        }
    }
}
