//! Web Push: a browser that asked for it is told when it is its turn, or when little time is left, even while no page of
//! ours is open.
//!
//! The message goes through a service of the browser's maker, which cannot read it. It holds no secret all the same: the
//! table's public name, the game and who else plays. The browser's own list of seats leads from there to the seat.

mod device;
mod encrypt;
mod identity;

use std::sync::{Arc, Mutex};

use axum::http::{StatusCode, header};
use serde_json::json;
use talon_core::{Seat, SeatSet};
use talon_store::{Lane, LinkHash};
use talon_text::Speech;
use tokio::sync::OnceCell;
use tokio::time::Instant;
use tracing::debug;

use crate::error::WebError;
use crate::hooks::{Message, Target};
use crate::pages::speeches;
use crate::tables::actions::done;
use crate::tables::journal::{Note, Who};
use crate::tables::live::LiveTable;
use crate::tables::registry::{Registry, TableHandle, held};
pub(crate) use device::{Device, Subscription};
use identity::Identity;

/// The name under which the server's key is kept.
const NAME: &str = "push key";
/// A seat has at most this many browsers.
const DEVICES: usize = 8;
/// How long a push service keeps a message for a browser that is off, in seconds.
const KEPT: &str = "86400";

/// Whether this is a key as a keeper may give it.
pub(crate) fn is_key(text: &str) -> bool {
    Identity::read(text).is_some()
}

/// The server's own key, read when it is first needed.
#[derive(Default)]
pub(crate) struct Pushes(OnceCell<Identity>);

/// What the browsers of a table's seats were told; not stored.
#[derive(Default)]
pub(crate) struct Pushed {
    last: Mutex<Awaited>,
    /// When each seat was last told something.
    sent: Mutex<Vec<(Seat, Instant)>>,
}

/// Who is waited for, and who of them has little time left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Awaited {
    turn: SeatSet,
    reminded: SeatSet,
}

impl Awaited {
    fn of(live: &LiveTable) -> Self {
        if live.has_open_seat() || live.table.outcome().is_some() {
            return Self::default();
        }
        let turn = live.table.to_act().iter().filter(|seat| live.is_played_by_person(*seat));
        let turn = turn.fold(SeatSet::default(), SeatSet::with);
        let reminded = live.reminded().iter().filter(|seat| turn.has(*seat));
        Self { turn, reminded: reminded.fold(SeatSet::default(), SeatSet::with) }
    }

    /// Whom it concerns that this was otherwise before.
    fn news(self, before: Self) -> impl Iterator<Item = Seat> {
        let is_new = move |seat: &Seat| {
            !before.turn.has(*seat) || (self.reminded.has(*seat) && !before.reminded.has(*seat))
        };
        self.turn.iter().filter(is_new)
    }
}

impl Pushed {
    /// For a table that was just opened: what holds already is no news.
    pub(crate) fn of(live: &LiveTable) -> Self {
        Self { last: Mutex::new(Awaited::of(live)), sent: Mutex::default() }
    }

    fn last_sent(&self, seat: Seat) -> Option<Instant> {
        held(&self.sent).iter().find(|(of, _)| *of == seat).map(|(_, at)| *at)
    }

    fn note_sent(&self, seat: Seat) {
        let mut sent = held(&self.sent);
        sent.retain(|(of, _)| *of != seat);
        sent.push((seat, Instant::now()));
    }
}

impl Registry {
    /// The key by which push services know this server: the keeper's, or one made at the first start.
    pub(crate) async fn push_identity(&self) -> Result<&Identity, WebError> {
        let broken = || WebError::Broken("the key for push messages cannot be read".into());
        let read = async || {
            if let Some(given) = &self.outbox.settings.push_key {
                return Identity::read(given).ok_or_else(broken);
            }
            let fresh = Identity::fresh().ok_or_else(broken)?;
            let kept = self.ask(Lane::Write, move |store| store.keep_once(NAME, &fresh)).await?;
            Identity::read(&kept).ok_or_else(broken)
        };
        self.pushes.0.get_or_try_init(read).await
    }

    /// A browser wants to be told about a seat.
    pub(crate) async fn subscribe(
        self: &Arc<Self>,
        handle: &Arc<TableHandle>,
        seat: Seat,
        device: &Device,
        subscription: Subscription,
    ) -> Result<(), WebError> {
        let subscription = subscription.checked(self.outbox.settings.private)?;
        let (link, notice) = (link(&*handle.lock().await?, seat), subscription.notice(device));
        let kept = self.ask(Lane::Write, move |store| store.keep_notice(link, &notice, DEVICES)).await?;
        if !kept {
            return Err(WebError::TooMany("push-many"));
        }
        let work = move |live: &mut LiveTable| {
            if live.listeners.has(seat) { Ok(Vec::new()) } else { done(live, Note::Tell(seat.index())) }
        };
        self.change(handle, work).await
    }

    /// A browser no longer wants to be told about a seat.
    pub(crate) async fn unsubscribe(
        &self,
        handle: &TableHandle,
        seat: Seat,
        device: &Device,
    ) -> Result<(), WebError> {
        let (link, device) = (link(&*handle.lock().await?, seat), device.hash());
        Ok(self.ask(Lane::Write, move |store| store.forget_notices(device, Some(link))).await?)
    }

    /// A browser wants to be told nothing any more.
    pub(crate) async fn forget_device(&self, device: LinkHash) {
        let forgotten = self.ask(Lane::Write, move |store| store.forget_notices(device, None)).await;
        if let Err(error) = forgotten {
            debug!(%error, "a browser is not forgotten");
        }
    }

    /// A table has changed: whoever is waited for now, and was not before, is told.
    pub(crate) fn tell_browsers(self: &Arc<Self>, handle: &Arc<TableHandle>, live: &LiveTable) {
        let now = Awaited::of(live);
        let before = std::mem::replace(&mut *held(&handle.pushed.last), now);
        for seat in now.news(before).filter(|seat| live.listeners.has(*seat)) {
            let (registry, handle) = (Arc::clone(self), Arc::clone(handle));
            tokio::spawn(async move { registry.push_in_time(&handle, seat).await });
        }
    }

    /// Waits until the seat may be told again, and tells its browsers if it is still waited for.
    async fn push_in_time(&self, handle: &TableHandle, seat: Seat) {
        let outbox = &self.outbox;
        let Ok(_place) = outbox.waiting.try_acquire() else { return };
        if let Some(last) = handle.pushed.last_sent(seat) {
            tokio::time::sleep_until(last + outbox.settings.gap).await;
        }
        let Ok(_turn) = outbox.at_once.acquire().await else { return };
        let Ok((link, told)) = handle.told(seat).await else { return };
        let Some(told) = told else { return };
        handle.pushed.note_sent(seat);
        let notices = self.ask(Lane::Read, move |store| store.notices(link)).await.unwrap_or_default();
        for notice in notices {
            let Some(subscription) = Subscription::read(&notice) else { continue };
            let answered = self.push(&subscription, &told).await;
            // The address is left out of the log: it is the browser's own.
            debug!(table = handle.public_id(), ?answered, "told a browser");
            if matches!(answered, Some(StatusCode::NOT_FOUND | StatusCode::GONE)) {
                self.forget_device(notice.device).await;
            }
        }
    }

    async fn push(&self, to: &Subscription, told: &Told) -> Option<StatusCode> {
        let settings = &self.outbox.settings;
        let target = Target::read(&to.endpoint, settings.private).ok()?;
        let speech = speeches().iter().find(|speech| speech.lang() == to.lang())?;
        let body = to.receiver()?.encrypted(told.text(speech).as_bytes())?;
        let scheme = if target.encrypted { "https" } else { "http" };
        let service = format!("{scheme}://{}", target.authority);
        let contact = settings.contact.as_ref().unwrap_or(&to.origin);
        let who = self.push_identity().await.ok()?.authorization(&service, contact, self.clock.now())?;
        let headers = vec![
            (header::AUTHORIZATION.as_str(), who),
            (header::CONTENT_ENCODING.as_str(), "aes128gcm".into()),
            (header::CONTENT_TYPE.as_str(), "application/octet-stream".into()),
            ("ttl", KEPT.into()),
            ("urgency", "high".into()),
            // A newer message takes the place of one that was not delivered yet.
            ("topic", told.table.clone()),
        ];
        crate::hooks::send(&target, settings.private, Message { headers, body }).await
    }
}

/// What a browser is told.
struct Told {
    table: String,
    game: &'static str,
    with: String,
    is_pressed: bool,
}

impl Told {
    /// In the words of its reader.
    fn text(&self, speech: &Speech) -> String {
        let game = speech.name(&format!("web-game-{}", self.game));
        let key = if self.is_pressed { "push-soon" } else { "push-turn" };
        json!({
            "title": speech.fill(key, &[("game", game.into())]),
            "body": self.with,
            "tag": self.table,
            "path": format!("/mine/at/{}", self.table),
        })
        .to_string()
    }
}

impl TableHandle {
    /// What the browsers of a seat are told now, and the link they know it by; nothing if it is no longer waited for.
    async fn told(&self, seat: Seat) -> Result<(LinkHash, Option<Told>), WebError> {
        let live = self.lock().await?;
        let now = Awaited::of(&live);
        let others = live.deal.places.iter().enumerate().filter(|(place, _)| *place != seat.index());
        let names = others.filter_map(|(_, place)| match &place.who {
            Who::Human(name) | Who::Hot(name) if !name.is_empty() => Some(name.as_str()),
            Who::Human(_) | Who::Hot(_) | Who::Open | Who::Bot(_) => None,
        });
        let told = now.turn.has(seat).then(|| Told {
            table: live.public_id(),
            game: live.table.name(),
            with: names.collect::<Vec<_>>().join(", "),
            is_pressed: now.reminded.has(seat),
        });
        Ok((link(&live, seat), told))
    }
}

/// The link by which the browsers of a seat know it.
fn link(live: &LiveTable, seat: Seat) -> LinkHash {
    match live.place(seat).who {
        Who::Hot(_) => LinkHash::of(&live.deal.screen),
        Who::Human(_) | Who::Open | Who::Bot(_) => LinkHash::of(&live.place(seat).token),
    }
}
