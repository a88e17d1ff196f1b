//! A table through the link of a seat, of the shared screen or of a watcher: looking, listening, acting.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::extract::Form;
use axum::response::{IntoResponse, Redirect, Response};
use maud::Markup;
use serde::Deserialize;
use talon_core::{First, Record, Seat, SeatSet};
use talon_store::{RequestId, TableId};

use super::link::Link;
use crate::error::WebError;
use crate::pages;
use crate::preferences::preferences;
use crate::tables::actions::{Actor, request_of};
use crate::tables::automation::PACE_MIN;
use crate::tables::journal::{TableSettings, Who};
use crate::tables::live::{LiveTable, Role, first_record, host};
use crate::tables::presence::PresenceGuard;
use crate::tables::registry::{DealRequest, Registry, TableHandle};
use crate::tables::streams;

pub(super) async fn page(link: Link) -> Result<Markup, WebError> {
    link.show(|live, looker| pages::table::page(live, looker, None)).await
}

pub(super) async fn board(link: Link) -> Result<Markup, WebError> {
    link.show(|live, looker| pages::table::board(live, looker, None)).await
}

/// Tells only how many entries the journal has; the listener fetches what its own seat may see.
pub(super) async fn events(link: Link) -> Result<Response, WebError> {
    stream(&link, |count| count.to_string()).await
}

/// The count of a table's journal as events, now and whenever it changes, until the server stops. A listener counts as present.
pub(crate) async fn stream(link: &Link, write: fn(u64) -> String) -> Result<Response, WebError> {
    let pass = link.registry.limiter.stream()?;
    let seats = match link.role {
        Role::Seat(seat) => SeatSet::one(seat),
        Role::Screen => link.handle.lock().await?.hot(),
        Role::Watcher | Role::Guest | Role::Challenged => SeatSet::default(),
    };
    if !seats.is_empty() {
        link.handle.pace.store(pace(), Ordering::Relaxed);
    }
    Ok(streams::events(PresenceGuard::new(Arc::clone(&link.handle), seats), pass, write))
}

/// Opening the address of an action again, for example from the address bar after a refusal, leads to the table.
pub(super) async fn back(link: Link) -> Redirect {
    Redirect::to(&link.base)
}

/// What the forms of a table send.
#[derive(Deserialize)]
pub(super) struct Posted {
    #[serde(default)]
    count: u64,
    #[serde(default, rename = "move")]
    text: String,
    /// From the shared screen: whose page it was, counted from 1.
    #[serde(default)]
    seat: usize,
    #[serde(default)]
    yes: bool,
    /// The turn should end although something could still be done.
    #[serde(default)]
    sure: bool,
    #[serde(default)]
    say: String,
    /// Whose proposal is adopted, counted from 1.
    #[serde(default)]
    of: usize,
    /// Fields of a form that puts a move together.
    #[serde(default)]
    give: String,
    #[serde(default)]
    want: String,
    #[serde(default)]
    wish: String,
    /// The whole hand should be played.
    #[serde(default)]
    all: String,
    /// The number of a stepper.
    #[serde(default)]
    n: String,
}

impl Posted {
    /// The name of the post. A page shows one state of the table, so the same thing done twice from it is done once.
    fn request(&self, seat: Seat, what: &str) -> RequestId {
        request_of(seat, &format!("{what} {} {}", self.of, self.notation()), &format!("page {}", self.count))
    }

    /// The move in the notation of `docs/notation.md`. A layout writes the name of a field in braces where its value belongs.
    fn notation(&self) -> String {
        let fields =
            [("{n}", &self.n), ("{give}", &self.give), ("{want}", &self.want), ("{wish}", &self.wish)];
        fields.iter().fold(self.text.clone(), |text, (name, value)| text.replace(name, value.trim()))
    }
}

/// How long bots wait for this viewer, in hundredths of the usual pause.
fn pace() -> u32 {
    match preferences().wish("pace") {
        "slow" => 400,
        "quick" => 100,
        "at-once" => PACE_MIN,
        _ => 200,
    }
}

/// Whether forced moves are made automatically for this seat.
pub(super) fn plays_forced() -> bool {
    preferences().wish("forced") == "play"
}

pub(super) async fn make_move(link: Link, Form(posted): Form<Posted>) -> Result<Response, WebError> {
    let done = match link.seat(posted.seat).await {
        Ok(seat) if !posted.all.is_empty() => link.registry.play_hand(&link.handle, seat, posted.count).await,
        Ok(seat) => {
            if !posted.sure
                && let Some(page) = link.asks_first(seat, posted.count, &posted.notation()).await?
            {
                return Ok(page.into_response());
            }
            let by = Actor::Person { forced: plays_forced() };
            let request = posted.request(seat, "move");
            link.registry.play(&link.handle, seat, posted.count, posted.notation(), by, request).await
        }
        Err(WebError::Stale) => Err(WebError::Stale),
        Err(error) => return Err(error),
    };
    link.answer(done).await
}

pub(super) async fn undo(link: Link, Form(posted): Form<Posted>) -> Result<Response, WebError> {
    let seat = if link.role == Role::Screen {
        let mut live = link.handle.lock().await?;
        // The player at the screen may not be the one who moved: nobody's cards are shown until the screen is handed back.
        let last = live.last_hot_mover().ok_or(WebError::Cannot("web-trouble-undo"))?;
        live.shown = live.shown.filter(|shown| *shown == last);
        last
    } else {
        link.seat(posted.seat).await?
    };
    let request = posted.request(seat, "undo");
    let done = link.registry.undo(&link.handle, seat, posted.count, request).await;
    link.answer(done).await
}

/// Answers a request to take a move back.
pub(super) async fn reply(link: Link, Form(posted): Form<Posted>) -> Result<Response, WebError> {
    let seat = link.seat(posted.seat).await?;
    let done = link.registry.reply(&link.handle, seat, posted.yes).await;
    link.answer(done).await
}

/// Adopts a seat's proposal to the group, for the player alone.
pub(super) async fn agree(link: Link, Form(posted): Form<Posted>) -> Result<Response, WebError> {
    take_up(link, &posted, false).await
}

/// Adopts it for everybody, once the grace period is over.
pub(super) async fn decide(link: Link, Form(posted): Form<Posted>) -> Result<Response, WebError> {
    take_up(link, &posted, true).await
}

async fn take_up(link: Link, posted: &Posted, all: bool) -> Result<Response, WebError> {
    let seat = link.seat(posted.seat).await?;
    let of = Seat::numbered(posted.of).ok_or(WebError::Cannot("web-trouble-no-proposal"))?;
    let request = posted.request(seat, if all { "decide" } else { "agree" });
    let done = link.registry.agree(&link.handle, seat, posted.count, (of, all), request).await;
    link.answer(done).await
}

/// Makes the bots wait, or lets them continue.
pub(super) async fn wait(link: Link, Form(posted): Form<Posted>) -> Result<Response, WebError> {
    let seat = link.seat(posted.seat).await?;
    let done = link.registry.wait(&link.handle, seat, posted.yes).await;
    link.answer(done).await
}

/// Stops the bots for somebody who wants to see their moves one by one, or lets them go on.
pub(super) async fn hold(link: Link, Form(posted): Form<Posted>) -> Result<Response, WebError> {
    let seat = link.seat(posted.seat).await?;
    let done = link.registry.hold(&link.handle, seat, posted.yes).await;
    link.answer(done).await
}

/// Lets held bots make one move.
pub(super) async fn step(link: Link, Form(posted): Form<Posted>) -> Result<Response, WebError> {
    let seat = link.seat(posted.seat).await?;
    let done = link.registry.step(&link.handle, seat).await;
    link.answer(done).await
}

/// What a strong bot thinks of the moves; never stored and never shown to anybody else.
pub(super) async fn hint(link: Link, Form(posted): Form<Posted>) -> Result<Response, WebError> {
    let seat = link.seat(posted.seat).await?;
    match link.registry.hint(&link.handle, seat).await {
        Ok(hints) => link.answer_with(Ok(()), &hints).await,
        Err(error) => link.answer(Err(error)).await,
    }
}

/// Takes the seat back from the bot that played for it.
pub(super) async fn home(link: Link, Form(posted): Form<Posted>) -> Result<Response, WebError> {
    let seat = link.seat(posted.seat).await?;
    let done = link.registry.come_home(&link.handle, seat).await;
    link.answer(done).await
}

/// Takes a break from the clock of a game by day, or ends it.
pub(super) async fn rest(link: Link, Form(posted): Form<Posted>) -> Result<Response, WebError> {
    let seat = link.seat(posted.seat).await?;
    let done = link.registry.rest(&link.handle, seat, posted.yes).await;
    link.answer(done).await
}

/// Hands the seat to a bot.
pub(super) async fn leave(link: Link, Form(posted): Form<Posted>) -> Result<Response, WebError> {
    let seat = link.seat(posted.seat).await?;
    let done = link.registry.hand_seat_over(&link.handle, seat).await;
    link.answer(done).await
}

/// Says something at the table.
pub(super) async fn chat(link: Link, Form(posted): Form<Posted>) -> Result<Response, WebError> {
    let seat = link.seat(posted.seat).await?;
    let done = link.registry.chat(&link.handle, seat, &posted.say).await;
    link.answer(done).await
}

/// Shows a hot seat's cards on the shared screen, or nobody's (seat 0).
pub(super) async fn reveal(link: Link, Form(posted): Form<Posted>) -> Result<Response, WebError> {
    if link.role != Role::Screen {
        return Err(WebError::NotFound);
    }
    {
        let mut live = link.handle.lock().await?;
        let hot = live.hot();
        live.shown = Seat::numbered(posted.seat).filter(|seat| hot.has(*seat));
    }
    link.answer(Ok(())).await
}

/// The seat behind a seat's link.
pub(crate) async fn seated(
    registry: &Arc<Registry>,
    token: &str,
) -> Result<(Arc<TableHandle>, Seat), WebError> {
    match registry.find(token).await? {
        (handle, Role::Seat(seat)) => Ok((handle, seat)),
        _ => Err(WebError::NotFound),
    }
}

/// The name of the table that follows another.
fn following(table: TableId) -> TableId {
    TableId(request_of(Seat::at(0), "rematch", &table.to_string()).0)
}

/// What is played again: a fresh deal with the same options; of a position, the position.
fn dealt_again(live: &LiveTable) -> Result<Record, WebError> {
    let mut record = live.table.record();
    if record.given.is_some() {
        return Record::parse(&live.deal.record).map_err(|error| WebError::Broken(error.to_string()));
    }
    // Who begins is drawn again.
    First::draw_unless_asked(&host(&record.game)?.option_specs(), &mut record.options);
    first_record(&record.game, &record.options, crate::tables::registry::random())
}

/// The same seats once more: bots and people at the same screen stay, the other people are asked again.
pub(super) async fn rematch(link: Link) -> Result<Redirect, WebError> {
    // A second press at the same time waits, and then finds the first one's table.
    let _turn = link.handle.rematch.lock().await;
    let live = link.handle.lock().await?;
    let me = match link.role {
        Role::Seat(seat) => seat,
        Role::Screen => live.hot().lowest().ok_or(WebError::NotFound)?,
        Role::Watcher | Role::Guest | Role::Challenged => return Err(WebError::NotFound),
    };
    if let Some(join) = &live.again {
        return Ok(Redirect::to(&format!("/j/{join}")));
    }
    if live.table.outcome().is_none() {
        return Err(WebError::Cannot("web-trouble-going-on"));
    }
    let record = dealt_again(&live)?;
    let staying = live.together(me);
    let who = |(seat, place): (usize, &crate::tables::journal::Place)| match &place.who {
        who if who.is_person() && !staying.has(Seat::at(seat)) => Who::Open,
        same => same.clone(),
    };
    let wanted = DealRequest {
        record,
        seats: live.deal.places.iter().enumerate().map(who).collect(),
        settings: TableSettings { contest: None, ..live.deal.settings.clone() },
        hints: Some(live.deal.settings.hints).filter(|_| live.deal.settings.contest.is_none()),
        forced: plays_forced(),
    };
    drop(live);
    // Its id follows from this table's: even if something fails between the two, there is only one.
    let next = link.registry.deal_as(following(link.handle.id()), wanted).await?;
    let (join, mine) = {
        let live = next.lock().await?;
        (live.deal.join.clone(), live.way_in(me))
    };
    link.registry.follow(&link.handle, join).await?;
    Ok(Redirect::to(&mine))
}
