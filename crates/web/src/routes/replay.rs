//! Replays of games, and their records.

use std::sync::{Arc, LazyLock};

use axum::extract::{Form, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use maud::Markup;
use serde::Deserialize;
use talon_core::{Record, Seat, Viewer};

use super::RegistryState;
use super::link::Link;
use super::lobby::to_first_person;
use super::table::plays_forced;
use crate::error::WebError;
use crate::pages;
use crate::tables::journal::{TableSettings, Who};
use crate::tables::live::host;
use crate::tables::registry::DealRequest;
use crate::thinking;
use crate::work::Kept;

/// Half the number of pictures of finished games kept.
const POSTERS_KEPT: usize = 64;

#[derive(Deserialize)]
pub(super) struct Moment {
    #[serde(default)]
    step: usize,
    eyes: Option<usize>,
}

pub(super) async fn replay(link: Link, Query(moment): Query<Moment>) -> Result<Markup, WebError> {
    let step = pages::replay::ReplayPoint { step: moment.step, eyes: moment.eyes };
    let wanted = {
        let live = link.handle.lock().await?;
        Arc::new(pages::replay::Moment::of(&live, &link.looker(&[]), &step))
    };
    let moment = Arc::clone(&wanted);
    let then = link.registry.desk.run(&link.registry, move || moment.replayed()).await??;
    let live = link.handle.lock().await?;
    Ok(pages::replay::page(&live, &link.looker(&[]), &step, &wanted, &then))
}

/// The record holds the seed, so it leaves the server only when the game is over.
pub(super) async fn record(link: Link) -> Result<Response, WebError> {
    let live = link.handle.lock().await?;
    if !live.is_open_to_all() {
        return Err(WebError::Cannot("web-trouble-record"));
    }
    let kind = [(header::CONTENT_TYPE, "text/plain; charset=utf-8")];
    Ok((kind, pages::table::named_record(&live).to_string()).into_response())
}

/// The picture of a finished game for other sites, drawn once for everybody. It shows what everybody with the link can
/// see.
pub(super) async fn poster(link: Link) -> Result<Response, WebError> {
    static DRAWN: LazyLock<Kept<String, Vec<u8>>> = LazyLock::new(|| Kept::new(POSTERS_KEPT));
    let (watch, game, poster) = {
        let live = link.handle.lock().await?;
        let poster = pages::preview::poster(&live).ok_or(WebError::NotFound)?;
        (live.deal.watch.clone(), live.table.name(), poster)
    };
    let png = if let Some(png) = DRAWN.get(&watch) {
        png
    } else {
        let drawn = link.registry.desk.run(&link.registry, move || poster.png(game)).await?;
        let png = Arc::new(drawn.ok_or(WebError::Fault)?);
        DRAWN.keep(watch, Arc::clone(&png));
        png
    };
    let headers = [(header::CONTENT_TYPE, "image/png"), (header::CACHE_CONTROL, "public, max-age=86400")];
    Ok((headers, png.as_ref().clone()).into_response())
}

#[derive(Deserialize)]
pub(super) struct Branch {
    step: usize,
    seat: usize,
}

/// Plays on from a moment of a finished game: the one who asks takes a seat, bots take the others.
pub(super) async fn branch(link: Link, Form(branch): Form<Branch>) -> Result<Redirect, WebError> {
    let (mut record, seats) = {
        let live = link.handle.lock().await?;
        if !live.is_open_to_all() {
            return Err(WebError::Cannot("web-trouble-going-on"));
        }
        (live.table.record(), live.table.seats())
    };
    let seat = Seat::numbered(branch.seat).filter(|seat| seat.index() < seats).ok_or(WebError::NotFound)?;
    record.lines.truncate(branch.step);
    let record = link.registry.desk.run(&link.registry, move || unfinished(&record)).await??;
    let sits = |other: usize| {
        if other == seat.index() { Who::Human(String::new()) } else { Who::Bot(thinking::usual()) }
    };
    let wanted = DealRequest {
        record,
        seats: (0..seats).map(sits).collect(),
        settings: TableSettings::default(),
        hints: None,
        forced: plays_forced(),
    };
    let handle = link.registry.deal(wanted).await?;
    to_first_person(&handle).await
}

/// The record as the table writes it, if the game goes on from there.
fn unfinished(record: &Record) -> Result<Record, WebError> {
    let begun = host(&record.game)?.beginning(record);
    let mut table = begun.map_err(|error| WebError::Broken(error.to_string()))?;
    for line in &record.lines {
        table.play(line.seat, &line.text, Viewer::Watcher).map_err(WebError::Refused)?;
    }
    if table.outcome().is_some() { Err(WebError::Cannot("web-trouble-branch")) } else { Ok(table.record()) }
}

pub(super) async fn upload_form() -> Markup {
    pages::replay::upload(None, "")
}

#[derive(Deserialize)]
pub(super) struct Upload {
    record: String,
}

/// Takes a record, checks it move by move, and keeps it to be looked at.
pub(super) async fn upload(
    State(registry): RegistryState,
    Form(upload): Form<Upload>,
) -> Result<Response, WebError> {
    let record = Arc::new(upload.record);
    let text = Arc::clone(&record);
    match registry.desk.run(&registry, move || archived(&text)).await? {
        Ok(wanted) => {
            let handle = registry.deal(wanted).await?;
            let live = handle.lock().await?;
            Ok(Redirect::to(&format!("/w/{}/replay", live.deal.watch)).into_response())
        }
        Err(error) => {
            let page = pages::replay::upload(Some(&pages::reason(&error)), &record);
            Ok((StatusCode::BAD_REQUEST, page).into_response())
        }
    }
}

/// The table that shows a record: nobody can move at it.
fn archived(text: &str) -> Result<DealRequest, WebError> {
    if text.len() > pages::replay::RECORD_MAX {
        return Err(WebError::Cannot("web-trouble-record-long"));
    }
    let bad = |error: talon_core::RecordError| WebError::Bad(error.to_string());
    // A browser sends a text with carriage returns.
    let record = Record::parse(&text.replace("\r\n", "\n")).map_err(bad)?;
    let table = host(&record.game)?.replay(&record).map_err(bad)?;
    let seats = table.seats();
    Ok(DealRequest {
        // In the standard spelling, however it was written.
        record: table.record(),
        seats: record.names(seats).iter().map(|name| Who::Human(pages::new::name(name))).collect(),
        settings: TableSettings { archive: true, ..TableSettings::default() },
        hints: Some(false),
        forced: false,
    })
}
