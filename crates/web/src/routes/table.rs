//! A table through the link of a seat, of the shared screen or of a watcher: looking, listening, acting.

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::{Form, Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Redirect, Response};
use futures_util::stream::unfold;
use futures_util::{Stream, StreamExt as _};
use maud::Markup;
use serde::Deserialize;
use talon_core::{Seat, SeatSet};

use super::Hallway;
use crate::bots::Hint;
use crate::deeds::Poster;
use crate::hall::{Cell, Door, Hall, Wanted};
use crate::journal::Who;
use crate::pages::{self, table::Looker};
use crate::presence::Here;
use crate::reader::reader;
use crate::room::{Role, Room, Screen, first_record};
use crate::trouble::Trouble;

/// The address of a link to a table.
pub(super) fn base(role: Role, token: &str) -> Result<String, Trouble> {
    match role {
        Role::Seat(_) => Ok(format!("/s/{token}")),
        Role::Screen => Ok(format!("/h/{token}")),
        Role::Watcher => Ok(format!("/w/{token}")),
        Role::Guest => Err(Trouble::NotFound),
    }
}

pub(super) async fn page(
    State(hall): Hallway,
    Path(token): Path<String>,
    headers: HeaderMap,
) -> Result<Markup, Trouble> {
    show(&hall, &token, &headers, |room, looker| pages::table::page(room, looker, None)).await
}

pub(super) async fn board(
    State(hall): Hallway,
    Path(token): Path<String>,
    headers: HeaderMap,
) -> Result<Markup, Trouble> {
    show(&hall, &token, &headers, |room, looker| pages::table::board(room, looker, None)).await
}

async fn show(
    hall: &Hall,
    token: &str,
    headers: &HeaderMap,
    draw: impl FnOnce(&Room, &Looker<'_>) -> Markup,
) -> Result<Markup, Trouble> {
    let (cell, role) = hall.find(token)?;
    let base = base(role, token)?;
    let room = cell.room.lock().await;
    Ok(draw(&room, &Looker { role, base: &base, origin: &origin(headers), hints: &[] }))
}

/// The address people reached us at, for links to send.
pub(super) fn origin(headers: &HeaderMap) -> String {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
    let scheme = headers.get("x-forwarded-proto").and_then(|scheme| scheme.to_str().ok());
    let scheme = if scheme == Some("https") { "https" } else { "http" };
    format!("{scheme}://{host}")
}

/// Tells only how many entries the journal has; whoever listens fetches what its own seat may see.
pub(super) async fn events(
    State(hall): Hallway,
    Path(token): Path<String>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Trouble> {
    let counts = counts(&hall, &token).await?;
    let events = counts.map(|count| Ok(Event::default().data(count.to_string())));
    Ok(Sse::new(events).keep_alive(KeepAlive::default()))
}

/// The count of a table's journal, now and whenever it changes, until the server stops. Whoever listens is there.
pub(crate) async fn counts(hall: &Hall, token: &str) -> Result<impl Stream<Item = u64> + use<>, Trouble> {
    let door = hall.find(token)?;
    base(door.1, token)?;
    let mut bell = door.0.bell.subscribe();
    bell.mark_changed();
    let (stop, pass) = (hall.stopping.subscribe(), hall.gate.stream()?);
    let seats = match door.1 {
        Role::Seat(seat) => SeatSet::one(seat),
        Role::Screen => door.0.room.lock().await.hot(),
        Role::Watcher | Role::Guest => SeatSet::default(),
    };
    let here = Here::new(Arc::clone(&door.0), seats);
    Ok(unfold((bell, stop, here, pass), async |(mut bell, mut stop, here, pass)| {
        tokio::select! {
            changed = bell.changed() => changed.ok()?,
            _ = stop.wait_for(|stop| *stop) => return None,
        }
        let count = *bell.borrow_and_update();
        Some((count, (bell, stop, here, pass)))
    }))
}

/// Whoever asks for the address of a deed again, as by the address bar of a page that refused it, gets the table.
pub(super) async fn back(State(hall): Hallway, Path(token): Path<String>) -> Result<Redirect, Trouble> {
    Ok(Redirect::to(&base(hall.find(&token)?.1, &token)?))
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
    #[serde(default)]
    say: String,
    /// The fields of the form that makes an offer in Chaotic Realms.
    #[serde(default)]
    give: String,
    #[serde(default)]
    want: String,
}

impl Posted {
    /// The move in the notation of the contract.
    fn notation(&self) -> String {
        match self.text.as_str() {
            "offer" => format!("offer {} {}", self.give, self.want),
            text => text.to_string(),
        }
    }
}

/// A post to a table: through which link, and how it wants to be answered.
struct Call {
    door: Door,
    token: String,
    headers: HeaderMap,
}

impl Call {
    fn new(hall: &Hall, token: String, headers: HeaderMap) -> Result<Self, Trouble> {
        Ok(Self { door: hall.find(&token)?, token, headers })
    }

    fn cell(&self) -> &Arc<Cell> {
        &self.door.0
    }

    /// The seat that acts: the link's own, or the one whose page was on the shared screen.
    async fn seat(&self, posted: &Posted) -> Result<Seat, Trouble> {
        match self.door.1 {
            Role::Seat(seat) => Ok(seat),
            Role::Screen => match self.cell().room.lock().await.screen() {
                Screen::Seat(seat) if seat.number() == posted.seat => Ok(seat),
                _ => Err(Trouble::Stale),
            },
            Role::Watcher | Role::Guest => Err(Trouble::NotFound),
        }
    }

    /// The fresh table, with the reason if the deed was refused. A script gets the part it swaps; without one the
    /// browser is sent back to the page.
    async fn answer(&self, done: Result<(), Trouble>) -> Result<Response, Trouble> {
        self.answer_with(done, &[]).await
    }

    async fn answer_with(&self, done: Result<(), Trouble>, hints: &[Hint]) -> Result<Response, Trouble> {
        let base = base(self.door.1, &self.token)?;
        let by_script = self.headers.contains_key("x-talon");
        if done.is_ok() && !by_script && hints.is_empty() {
            return Ok(Redirect::to(&base).into_response());
        }
        let (status, wrong) = match &done {
            Ok(()) => (StatusCode::OK, None),
            Err(trouble) => (trouble.status(), Some(pages::reason(trouble))),
        };
        let room = self.cell().room.lock().await;
        let looker = Looker { role: self.door.1, base: &base, origin: &origin(&self.headers), hints };
        let draw = if by_script { pages::table::board } else { pages::table::page };
        Ok((status, draw(&room, &looker, wrong.as_deref())).into_response())
    }
}

/// Does whoever posts want forced moves to play themselves?
pub(super) fn plays_forced() -> bool {
    reader().wish("forced") == "play"
}

pub(super) async fn make_move(
    State(hall): Hallway,
    Path(token): Path<String>,
    headers: HeaderMap,
    Form(posted): Form<Posted>,
) -> Result<Response, Trouble> {
    let call = Call::new(&hall, token, headers)?;
    let done = match call.seat(&posted).await {
        Ok(seat) => {
            hall.play(
                call.cell(),
                seat,
                posted.count,
                &posted.notation(),
                Poster::Person { forced: plays_forced() },
            )
            .await
        }
        Err(Trouble::Stale) => Err(Trouble::Stale),
        Err(trouble) => return Err(trouble),
    };
    call.answer(done).await
}

pub(super) async fn undo(
    State(hall): Hallway,
    Path(token): Path<String>,
    headers: HeaderMap,
    Form(posted): Form<Posted>,
) -> Result<Response, Trouble> {
    let call = Call::new(&hall, token, headers)?;
    let seat = if call.door.1 == Role::Screen {
        let mut room = call.cell().room.lock().await;
        // Whoever holds the screen may not be the one who moved: nobody's cards are shown until it is handed back.
        let last = room.last_hot_mover().ok_or(Trouble::Cannot("web-trouble-undo"))?;
        room.shown = room.shown.filter(|shown| *shown == last);
        last
    } else {
        call.seat(&posted).await?
    };
    let done = hall.undo(call.cell(), seat, posted.count).await;
    call.answer(done).await
}

/// Answers a request to take a move back.
pub(super) async fn reply(
    State(hall): Hallway,
    Path(token): Path<String>,
    headers: HeaderMap,
    Form(posted): Form<Posted>,
) -> Result<Response, Trouble> {
    let call = Call::new(&hall, token, headers)?;
    let seat = call.seat(&posted).await?;
    let done = hall.reply(call.cell(), seat, posted.yes).await;
    call.answer(done).await
}

/// What a strong bot thinks of the moves; never written down and never shown to anybody else.
pub(super) async fn hint(
    State(hall): Hallway,
    Path(token): Path<String>,
    headers: HeaderMap,
    Form(posted): Form<Posted>,
) -> Result<Response, Trouble> {
    let call = Call::new(&hall, token, headers)?;
    let seat = call.seat(&posted).await?;
    match hall.hint(call.cell(), seat).await {
        Ok(hints) => call.answer_with(Ok(()), &hints).await,
        Err(trouble) => call.answer(Err(trouble)).await,
    }
}

/// Takes the seat back from the bot that played for it.
pub(super) async fn home(
    State(hall): Hallway,
    Path(token): Path<String>,
    headers: HeaderMap,
    Form(posted): Form<Posted>,
) -> Result<Response, Trouble> {
    let call = Call::new(&hall, token, headers)?;
    let seat = call.seat(&posted).await?;
    let done = hall.come_home(call.cell(), seat).await;
    call.answer(done).await
}

/// Says something at the table.
pub(super) async fn chat(
    State(hall): Hallway,
    Path(token): Path<String>,
    headers: HeaderMap,
    Form(posted): Form<Posted>,
) -> Result<Response, Trouble> {
    let call = Call::new(&hall, token, headers)?;
    let seat = call.seat(&posted).await?;
    let done = hall.chat(call.cell(), seat, &posted.say).await;
    call.answer(done).await
}

/// Shows a hot seat's cards on the shared screen, or nobody's (seat 0).
pub(super) async fn reveal(
    State(hall): Hallway,
    Path(token): Path<String>,
    headers: HeaderMap,
    Form(posted): Form<Posted>,
) -> Result<Response, Trouble> {
    let call = Call::new(&hall, token, headers)?;
    if call.door.1 != Role::Screen {
        return Err(Trouble::NotFound);
    }
    {
        let mut room = call.cell().room.lock().await;
        let hot = room.hot();
        room.shown = Seat::numbered(posted.seat).filter(|seat| hot.has(*seat));
    }
    call.answer(Ok(())).await
}

/// The seat behind a seat's link.
pub(crate) fn seated(hall: &Hall, token: &str) -> Result<(Arc<Cell>, Seat), Trouble> {
    match hall.find(token)? {
        (cell, Role::Seat(seat)) => Ok((cell, seat)),
        _ => Err(Trouble::NotFound),
    }
}

/// The same seats once more: bots and those before the same screen stay, the other people are asked again.
pub(super) async fn rematch(State(hall): Hallway, Path(token): Path<String>) -> Result<Redirect, Trouble> {
    let (cell, role) = hall.find(&token)?;
    let room = cell.room.lock().await;
    let me = match role {
        Role::Seat(seat) => seat,
        Role::Screen => room.hot().lowest().ok_or(Trouble::NotFound)?,
        Role::Watcher | Role::Guest => return Err(Trouble::NotFound),
    };
    if let Some(join) = &room.again {
        return Ok(Redirect::to(&format!("/j/{join}")));
    }
    if room.table.outcome().is_none() {
        return Err(Trouble::Cannot("web-trouble-going-on"));
    }
    let record = room.table.record();
    let staying = room.together(me);
    let who = |(seat, place): (usize, &crate::journal::Place)| match &place.who {
        who if who.is_person() && !staying.has(Seat::at(seat)) => Who::Open,
        same => same.clone(),
    };
    let wanted = Wanted {
        record: first_record(&record.game, &record.options, crate::hall::random())?,
        seats: room.deal.places.iter().enumerate().map(who).collect(),
        manners: room.deal.manners,
        hints: Some(room.deal.manners.hints),
        forced: plays_forced(),
    };
    drop(room);
    let next = hall.deal(wanted).await?;
    let (join, mine) = {
        let room = next.room.lock().await;
        (room.deal.join.clone(), room.way_in(me))
    };
    hall.follow(&cell, join).await?;
    Ok(Redirect::to(&mine))
}
