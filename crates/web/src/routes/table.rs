//! A table through the link of a seat, of the shared screen or of a watcher: looking, listening, acting.

use std::sync::Arc;

use axum::extract::Form;
use axum::response::{IntoResponse, Redirect, Response};
use maud::Markup;
use serde::Deserialize;
use talon_core::{Seat, SeatSet};

use super::link::Link;
use crate::deeds::Poster;
use crate::hall::{Cell, Hall, Wanted};
use crate::journal::Who;
use crate::presence::Here;
use crate::reader::reader;
use crate::room::{Role, first_record};
use crate::trouble::Trouble;
use crate::{bell, pages};

pub(super) async fn page(link: Link) -> Markup {
    link.show(|room, looker| pages::table::page(room, looker, None)).await
}

pub(super) async fn board(link: Link) -> Markup {
    link.show(|room, looker| pages::table::board(room, looker, None)).await
}

/// Tells only how many entries the journal has; whoever listens fetches what its own seat may see.
pub(super) async fn events(link: Link) -> Result<Response, Trouble> {
    stream(&link, |count| count.to_string()).await
}

/// The count of a table's journal as events, now and whenever it changes, until the server stops. Whoever listens is there.
pub(crate) async fn stream(link: &Link, write: fn(u64) -> String) -> Result<Response, Trouble> {
    let pass = link.hall.gate.stream()?;
    let seats = match link.role {
        Role::Seat(seat) => SeatSet::one(seat),
        Role::Screen => link.cell.room.lock().await.hot(),
        Role::Watcher | Role::Guest => SeatSet::default(),
    };
    Ok(bell::events(Here::new(Arc::clone(&link.cell), seats), pass, write))
}

/// Whoever asks for the address of a deed again, as by the address bar of a page that refused it, gets the table.
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
    /// The turn is to end although something could still be done.
    #[serde(default)]
    sure: bool,
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

/// Does whoever posts want forced moves to play themselves?
pub(super) fn plays_forced() -> bool {
    reader().wish("forced") == "play"
}

pub(super) async fn make_move(link: Link, Form(posted): Form<Posted>) -> Result<Response, Trouble> {
    let done = match link.seat(posted.seat).await {
        Ok(seat) => {
            if !posted.sure
                && let Some(page) = link.asks_first(seat, posted.count, &posted.notation()).await
            {
                return Ok(page.into_response());
            }
            let by = Poster::Person { forced: plays_forced() };
            link.hall.play(&link.cell, seat, posted.count, posted.notation(), by).await
        }
        Err(Trouble::Stale) => Err(Trouble::Stale),
        Err(trouble) => return Err(trouble),
    };
    Ok(link.answer(done).await)
}

pub(super) async fn undo(link: Link, Form(posted): Form<Posted>) -> Result<Response, Trouble> {
    let seat = if link.role == Role::Screen {
        let mut room = link.cell.room.lock().await;
        // Whoever holds the screen may not be the one who moved: nobody's cards are shown until it is handed back.
        let last = room.last_hot_mover().ok_or(Trouble::Cannot("web-trouble-undo"))?;
        room.shown = room.shown.filter(|shown| *shown == last);
        last
    } else {
        link.seat(posted.seat).await?
    };
    let done = link.hall.undo(&link.cell, seat, posted.count).await;
    Ok(link.answer(done).await)
}

/// Answers a request to take a move back.
pub(super) async fn reply(link: Link, Form(posted): Form<Posted>) -> Result<Response, Trouble> {
    let seat = link.seat(posted.seat).await?;
    let done = link.hall.reply(&link.cell, seat, posted.yes).await;
    Ok(link.answer(done).await)
}

/// What a strong bot thinks of the moves; never written down and never shown to anybody else.
pub(super) async fn hint(link: Link, Form(posted): Form<Posted>) -> Result<Response, Trouble> {
    let seat = link.seat(posted.seat).await?;
    Ok(match link.hall.hint(&link.cell, seat).await {
        Ok(hints) => link.answer_with(Ok(()), &hints).await,
        Err(trouble) => link.answer(Err(trouble)).await,
    })
}

/// Takes the seat back from the bot that played for it.
pub(super) async fn home(link: Link, Form(posted): Form<Posted>) -> Result<Response, Trouble> {
    let seat = link.seat(posted.seat).await?;
    let done = link.hall.come_home(&link.cell, seat).await;
    Ok(link.answer(done).await)
}

/// Says something at the table.
pub(super) async fn chat(link: Link, Form(posted): Form<Posted>) -> Result<Response, Trouble> {
    let seat = link.seat(posted.seat).await?;
    let done = link.hall.chat(&link.cell, seat, &posted.say).await;
    Ok(link.answer(done).await)
}

/// Shows a hot seat's cards on the shared screen, or nobody's (seat 0).
pub(super) async fn reveal(link: Link, Form(posted): Form<Posted>) -> Result<Response, Trouble> {
    if link.role != Role::Screen {
        return Err(Trouble::NotFound);
    }
    {
        let mut room = link.cell.room.lock().await;
        let hot = room.hot();
        room.shown = Seat::numbered(posted.seat).filter(|seat| hot.has(*seat));
    }
    Ok(link.answer(Ok(())).await)
}

/// The seat behind a seat's link.
pub(crate) fn seated(hall: &Hall, token: &str) -> Result<(Arc<Cell>, Seat), Trouble> {
    match hall.find(token)? {
        (cell, Role::Seat(seat)) => Ok((cell, seat)),
        _ => Err(Trouble::NotFound),
    }
}

/// The same seats once more: bots and those before the same screen stay, the other people are asked again.
pub(super) async fn rematch(link: Link) -> Result<Redirect, Trouble> {
    let room = link.cell.room.lock().await;
    let me = match link.role {
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
        manners: room.deal.manners.clone(),
        hints: Some(room.deal.manners.hints),
        forced: plays_forced(),
    };
    drop(room);
    let next = link.hall.deal(wanted).await?;
    let (join, mine) = {
        let room = next.room.lock().await;
        (room.deal.join.clone(), room.way_in(me))
    };
    link.hall.follow(&link.cell, join).await?;
    Ok(Redirect::to(&mine))
}
