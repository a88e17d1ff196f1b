//! Webhooks: tells an address chosen by the table's maker whose turn it is, with no more than a watcher may know, and not
//! too often.

mod address;
mod send;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use axum::http::header;
use serde_json::json;
use talon_core::{SeatSet, Viewer};
use tokio::sync::Semaphore;
use tokio::time::Instant;
use tracing::debug;

use crate::error::WebError;
use crate::pages::table::names;
use crate::tables::journal::Hook;
use crate::tables::live::LiveTable;
use crate::tables::registry::{Registry, TableHandle, held};
pub(crate) use address::Target;
pub(crate) use send::{Message, send};

/// How many messages may be on their way at once …
const AT_ONCE: usize = 16;
/// … and how many more may wait; any beyond that are dropped.
const WAITING: usize = 1_000;
/// The shortest time between two messages of a table.
const GAP: Duration = Duration::from_secs(10);

/// How tables may send messages to the outside.
#[derive(Clone, Debug)]
pub struct Webhooks {
    /// Whether they may use addresses in private networks and on this machine.
    pub private: bool,
    /// The time between two messages of a table.
    pub gap: Duration,
    /// The key by which push services know this server, if it is not the one in the store.
    pub push_key: Option<String>,
    /// Whom push services may ask about this server: `mailto:…` or `https://…`.
    pub contact: Option<String>,
}

impl Default for Webhooks {
    fn default() -> Self {
        Self { private: false, gap: GAP, push_key: None, contact: None }
    }
}

/// What all tables share for this.
pub(crate) struct Outbox {
    pub(crate) settings: Webhooks,
    pub(crate) at_once: Semaphore,
    pub(crate) waiting: Semaphore,
}

impl Outbox {
    pub(crate) fn new(settings: Webhooks) -> Self {
        Self { settings, at_once: Semaphore::new(AT_ONCE), waiting: Semaphore::new(WAITING) }
    }

    /// Checks an address given by a table's maker.
    pub(crate) fn hook(&self, url: &str, origin: String) -> Result<Hook, WebError> {
        Target::read(url, self.settings.private)?;
        Ok(Hook { url: url.trim().to_string(), origin })
    }
}

/// What a table has sent and is about to send; not stored.
#[derive(Default)]
pub(crate) struct Telling {
    /// A task is already waiting to look whose turn it is.
    pending: AtomicBool,
    last: std::sync::Mutex<Option<(Instant, Turn)>>,
}

/// What is sent: who is to act, as far as a watcher may know, and whether the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Turn {
    people: SeatSet,
    /// Who of them has little time left.
    reminded: SeatSet,
    is_over: bool,
}

impl Turn {
    fn of(live: &LiveTable) -> Self {
        // Never from the table itself: a question that only some hands are asked must not give anything away.
        let seen = live.seen_by(Viewer::Watcher);
        let people = seen.to_act().iter().filter(|seat| live.is_played_by_person(*seat));
        let is_waiting = live.has_open_seat();
        let people = people.filter(|_| !is_waiting).fold(SeatSet::default(), SeatSet::with);
        let reminded = live.reminded().iter().filter(|seat| people.has(*seat));
        let reminded = reminded.fold(SeatSet::default(), SeatSet::with);
        Self { people, reminded, is_over: seen.outcome().is_some() }
    }
}

impl Registry {
    /// A table has changed: its webhook is told if it is now somebody else's turn.
    pub(crate) fn tell_hook(self: &Arc<Self>, handle: &Arc<TableHandle>, live: &LiveTable) {
        let telling = &handle.telling;
        let is_told = held(&telling.last).is_some_and(|(_, told)| told == Turn::of(live));
        if live.deal.settings.hook.is_none() || is_told || telling.pending.swap(true, Ordering::AcqRel) {
            return;
        }
        let (registry, handle) = (Arc::clone(self), Arc::clone(handle));
        tokio::spawn(async move { registry.tell_in_time(&handle).await });
    }

    /// Waits until the table may send again, then sends how things stand by then.
    async fn tell_in_time(&self, handle: &TableHandle) {
        let (outbox, telling) = (&self.outbox, &handle.telling);
        let Ok(_place) = outbox.waiting.try_acquire() else {
            telling.pending.store(false, Ordering::Release);
            return;
        };
        let last = held(&telling.last).map(|(at, _)| at);
        if let Some(last) = last {
            tokio::time::sleep_until(last + outbox.settings.gap).await;
        }
        let Ok(_turn) = outbox.at_once.acquire().await else { return };
        telling.pending.store(false, Ordering::Release);
        let Ok(Some((hook, body))) = handle.message().await else { return };
        let Ok(target) = Target::read(&hook.url, outbox.settings.private) else { return };
        let headers = vec![(header::CONTENT_TYPE.as_str(), "application/json".into())];
        let message = Message { headers, body: body.into_bytes() };
        let answered = send(&target, outbox.settings.private, message).await;
        // The address is left out of the log: it may contain a secret of its owner.
        debug!(table = handle.public_id(), ?answered, "told whose turn it is");
    }
}

impl TableHandle {
    /// The message to send now, if there is one.
    async fn message(&self) -> Result<Option<(Hook, String)>, WebError> {
        let live = self.lock().await?;
        let (turn, told) = (Turn::of(&live), held(&self.telling.last).map(|(_, told)| told));
        let Some(hook) = live.deal.settings.hook.clone() else { return Ok(None) };
        *held(&self.telling.last) = Some((Instant::now(), turn));
        let is_news = told != Some(turn) && (turn.is_over || !turn.people.is_empty());
        let people = names(&live, None);
        let named = |seats: SeatSet| -> Vec<&String> {
            seats.iter().filter_map(|seat| people.get(seat.index())).collect()
        };
        let deadline = turn.people.iter().filter_map(|seat| live.deadline(seat)).min();
        let body = json!({
            "table": live.public_id(),
            "game": live.table.name(),
            "turn": named(turn.people),
            "little_time": named(turn.reminded),
            "deadline": deadline,
            "over": turn.is_over,
            "watch": format!("{}/w/{}", hook.origin, live.deal.watch),
        });
        Ok(is_news.then(|| (hook, body.to_string())))
    }
}
