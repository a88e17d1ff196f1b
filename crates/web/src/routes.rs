//! Which address answers what.

use std::convert::Infallible;
use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Form, Path, Query, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use futures_util::Stream;
use futures_util::stream::unfold;
use maud::Markup;
use serde::Deserialize;
use talon_core::{Options, Seat, Viewer};
use talon_table::games;
use tower_http::compression::CompressionLayer;
use tower_http::set_header::SetResponseHeaderLayer;

use crate::hall::{Cell, Door, Hall};
use crate::journal::Who;
use crate::pages::{self, table::Looker};
use crate::room::{Role, Room};
use crate::trouble::Trouble;
use crate::{api, bots, files, reader};

/// No form of ours is longer.
const BODY_MAX: usize = 16 * 1024;
/// Everything comes from this server, and no script or style from within a page.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
                      form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/// Tables shown on the front page.
const LISTED_MAX: usize = 20;

type Hallway = State<Arc<Hall>>;
type Fields = Vec<(String, String)>;

/// Everything the server answers.
pub(crate) fn routes(hall: Arc<Hall>) -> Router {
    let fixed = |name: &'static str, value: &'static str| {
        SetResponseHeaderLayer::if_not_present(HeaderName::from_static(name), HeaderValue::from_static(value))
    };
    Router::new()
        .route("/", get(front))
        .route("/play/{game}", post(play_now))
        .route("/new/{game}", get(new_form).post(new_table))
        .route("/j/{token}", get(join_page).post(join))
        .route("/s/{token}", get(table_page))
        .route("/w/{token}", get(table_page))
        .route("/s/{token}/board", get(board))
        .route("/w/{token}/board", get(board))
        .route("/s/{token}/events", get(events))
        .route("/w/{token}/events", get(events))
        .route("/s/{token}/replay", get(replay))
        .route("/w/{token}/replay", get(replay))
        .route("/s/{token}/record", get(record))
        .route("/w/{token}/record", get(record))
        .route("/s/{token}/move", post(make_move))
        .route("/s/{token}/undo", post(undo))
        .route("/s/{token}/rematch", post(rematch))
        .route("/cards", get(async || pages::cards::index()))
        .route("/cards/{game}", get(cards))
        .route("/tools/score", get(score))
        .route("/tools/setup", get(setup).post(draw_setup))
        .route("/settings", post(reader::remember))
        .route("/static/{name}", get(file))
        .route("/healthz", get(async || "ok\n"))
        .route("/metrics", get(metrics))
        .nest("/api", api::routes())
        .fallback(async || Trouble::NotFound)
        .layer(DefaultBodyLimit::max(BODY_MAX))
        .layer(fixed("content-security-policy", POLICY))
        .layer(fixed("x-content-type-options", "nosniff"))
        // The address of a seat is its secret; it goes to nobody else.
        .layer(fixed("referrer-policy", "no-referrer"))
        .layer(fixed("cache-control", "no-store"))
        .layer(axum::middleware::from_fn(reader::read))
        .layer(CompressionLayer::new())
        .with_state(hall)
}

async fn front(State(hall): Hallway) -> Markup {
    let mut listed = Vec::new();
    for cell in hall.tables().iter().rev() {
        let room = cell.room.lock().await;
        if room.deal.listed && room.table.outcome().is_none() {
            listed.push(pages::front::Listed {
                game: room.table.name(),
                seats: room.table.seats(),
                free: room.deal.places.iter().filter(|place| place.who == Who::Open).count(),
                moves: room.table.lines().len(),
                watch: room.deal.watch.clone(),
                join: room.deal.join.clone(),
            });
        }
        if listed.len() >= LISTED_MAX {
            break;
        }
    }
    pages::front::front(&listed)
}

/// One click: the first seat against bots.
async fn play_now(State(hall): Hallway, Path(game): Path<String>) -> Result<Redirect, Trouble> {
    let bot = |seat| if seat == 0 { Who::Human(String::new()) } else { Who::Bot(bots::usual()) };
    let cell = hall.deal(&game, &Options::new(), bot, true).await?;
    Ok(to_first_person(&cell).await)
}

async fn new_form(Path(game): Path<String>) -> Result<Markup, Trouble> {
    pages::new::form(&game, None)
}

async fn new_table(
    State(hall): Hallway,
    Path(game): Path<String>,
    Form(fields): Form<Fields>,
) -> Result<Response, Trouble> {
    let wanted = pages::new::read(&game, &fields)?;
    let seats = wanted.seats;
    let dealt = hall.deal(&game, &wanted.options, |seat| seats[seat.min(7)].clone(), wanted.listed).await;
    match dealt {
        Ok(cell) => Ok(to_first_person(&cell).await.into_response()),
        Err(trouble @ Trouble::Option(_)) => {
            let reason = pages::reason(&trouble);
            Ok((StatusCode::BAD_REQUEST, pages::new::form(&game, Some(&reason))?).into_response())
        }
        Err(trouble) => Err(trouble),
    }
}

/// To the seat of whoever made the table; to the rail if only bots play.
async fn to_first_person(cell: &Cell) -> Redirect {
    let room = cell.room.lock().await;
    let human = room.deal.places.iter().find(|place| matches!(place.who, Who::Human(_)));
    Redirect::to(&match human {
        Some(place) => format!("/s/{}", place.token),
        None if room.has_open_seat() => format!("/j/{}", room.deal.join),
        None => format!("/w/{}", room.deal.watch),
    })
}

async fn join_page(State(hall): Hallway, Path(token): Path<String>) -> Result<Markup, Trouble> {
    let cell = guest(&hall, &token)?;
    let room = cell.room.lock().await;
    Ok(pages::join::join(&room))
}

#[derive(Deserialize)]
struct Sitting {
    seat: usize,
    #[serde(default)]
    name: String,
}

async fn join(
    State(hall): Hallway,
    Path(token): Path<String>,
    Form(sitting): Form<Sitting>,
) -> Result<Redirect, Trouble> {
    let cell = guest(&hall, &token)?;
    let seat = Seat::numbered(sitting.seat).ok_or(Trouble::NotFound)?;
    hall.sit(&cell, seat, pages::new::name(&sitting.name)).await?;
    let room = cell.room.lock().await;
    Ok(Redirect::to(&format!("/s/{}", room.place(seat).token)))
}

fn guest(hall: &Hall, token: &str) -> Result<Arc<Cell>, Trouble> {
    match hall.find(token)? {
        (cell, Role::Guest) => Ok(cell),
        _ => Err(Trouble::NotFound),
    }
}

/// Through whose eyes a link looks, and its own address.
fn eyes(door: &Door, token: &str) -> Result<(Viewer, String), Trouble> {
    match door.1 {
        Role::Seat(seat) => Ok((Viewer::Seat(seat), format!("/s/{token}"))),
        Role::Watcher => Ok((Viewer::Watcher, format!("/w/{token}"))),
        Role::Guest => Err(Trouble::NotFound),
    }
}

async fn table_page(
    State(hall): Hallway,
    Path(token): Path<String>,
    headers: HeaderMap,
) -> Result<Markup, Trouble> {
    show(&hall, &token, &headers, |room, looker| pages::table::page(room, looker, None)).await
}

async fn board(
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
    let door = hall.find(token)?;
    let (viewer, base) = eyes(&door, token)?;
    let room = door.0.room.lock().await;
    Ok(draw(&room, &Looker { viewer, base: &base, origin: &origin(headers) }))
}

/// The address people reached us at, for links to send.
fn origin(headers: &HeaderMap) -> String {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
    let scheme = headers.get("x-forwarded-proto").and_then(|scheme| scheme.to_str().ok());
    let scheme = if scheme == Some("https") { "https" } else { "http" };
    format!("{scheme}://{host}")
}

/// Tells only how many entries the journal has; whoever listens fetches what its own seat may see.
async fn events(
    State(hall): Hallway,
    Path(token): Path<String>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Trouble> {
    let door = hall.find(&token)?;
    eyes(&door, &token)?;
    let mut bell = door.0.bell.subscribe();
    bell.mark_changed();
    let stop = hall.stopping.subscribe();
    let stream = unfold((bell, stop), async |(mut bell, mut stop)| {
        tokio::select! {
            changed = bell.changed() => changed.ok()?,
            _ = stop.wait_for(|stop| *stop) => return None,
        }
        let count = *bell.borrow_and_update();
        Some((Ok(Event::default().data(count.to_string())), (bell, stop)))
    });
    Ok(Sse::new(stream).keep_alive(KeepAlive::default()))
}

#[derive(Deserialize)]
struct Posted {
    count: u64,
    #[serde(default, rename = "move")]
    text: String,
}

async fn make_move(
    State(hall): Hallway,
    Path(token): Path<String>,
    headers: HeaderMap,
    Form(posted): Form<Posted>,
) -> Result<Response, Trouble> {
    let (cell, seat) = seated(&hall, &token)?;
    let done = hall.play(&cell, seat, posted.count, &posted.text).await;
    answer(&cell, seat, &token, &headers, done).await
}

async fn undo(
    State(hall): Hallway,
    Path(token): Path<String>,
    headers: HeaderMap,
    Form(posted): Form<Posted>,
) -> Result<Response, Trouble> {
    let (cell, seat) = seated(&hall, &token)?;
    let done = hall.undo(&cell, seat, posted.count).await;
    answer(&cell, seat, &token, &headers, done).await
}

pub(crate) fn seated(hall: &Hall, token: &str) -> Result<(Arc<Cell>, Seat), Trouble> {
    match hall.find(token)? {
        (cell, Role::Seat(seat)) => Ok((cell, seat)),
        _ => Err(Trouble::NotFound),
    }
}

/// After a post: the fresh table, with the reason if it was refused. A script gets the part it swaps; without one the
/// browser is sent back to the page.
async fn answer(
    cell: &Cell,
    seat: Seat,
    token: &str,
    headers: &HeaderMap,
    done: Result<(), Trouble>,
) -> Result<Response, Trouble> {
    let base = format!("/s/{token}");
    let by_script = headers.contains_key("x-talon");
    if done.is_ok() && !by_script {
        return Ok(Redirect::to(&base).into_response());
    }
    let (status, wrong) = match &done {
        Ok(()) => (StatusCode::OK, None),
        Err(trouble) => (trouble.status(), Some(pages::reason(trouble))),
    };
    let room = cell.room.lock().await;
    let looker = Looker { viewer: Viewer::Seat(seat), base: &base, origin: &origin(headers) };
    let draw = if by_script { pages::table::board } else { pages::table::page };
    Ok((status, draw(&room, &looker, wrong.as_deref())).into_response())
}

/// The same seats once more: bots stay, the other people are asked again.
async fn rematch(State(hall): Hallway, Path(token): Path<String>) -> Result<Redirect, Trouble> {
    let (cell, me) = seated(&hall, &token)?;
    let room = cell.room.lock().await;
    if let Some(join) = &room.again {
        return Ok(Redirect::to(&format!("/j/{join}")));
    }
    if room.table.outcome().is_none() {
        return Err(Trouble::Cannot("web-trouble-going-on"));
    }
    let (record, listed) = (room.table.record(), room.deal.listed);
    let places: Vec<Who> = room.deal.places.iter().map(|place| place.who.clone()).collect();
    drop(room);
    let who = |seat: usize| match &places[seat] {
        Who::Human(_) if seat != me.index() => Who::Open,
        same => same.clone(),
    };
    let next = hall.deal(&record.game, &record.options, who, listed).await?;
    let (join, mine) = {
        let room = next.room.lock().await;
        (room.deal.join.clone(), room.place(me).token.clone())
    };
    hall.follow(&cell, join).await?;
    Ok(Redirect::to(&format!("/s/{mine}")))
}

#[derive(Deserialize)]
struct Moment {
    #[serde(default)]
    step: usize,
    eyes: Option<usize>,
}

async fn replay(
    State(hall): Hallway,
    Path(token): Path<String>,
    Query(moment): Query<Moment>,
    headers: HeaderMap,
) -> Result<Markup, Trouble> {
    let door = hall.find(&token)?;
    let (viewer, base) = eyes(&door, &token)?;
    let room = door.0.room.lock().await;
    let looker = Looker { viewer, base: &base, origin: &origin(&headers) };
    pages::replay::page(&room, &looker, &pages::replay::Step { step: moment.step, eyes: moment.eyes })
}

/// The record holds the seed, so it leaves the server only when the game is over.
async fn record(State(hall): Hallway, Path(token): Path<String>) -> Result<Response, Trouble> {
    let door = hall.find(&token)?;
    eyes(&door, &token)?;
    let room = door.0.room.lock().await;
    if room.table.outcome().is_none() {
        return Err(Trouble::Cannot("web-trouble-record"));
    }
    let kind = [(header::CONTENT_TYPE, "text/plain; charset=utf-8")];
    Ok((kind, room.table.record().to_string()).into_response())
}

#[derive(Deserialize)]
struct Search {
    #[serde(default)]
    q: String,
}

async fn cards(Path(game): Path<String>, Query(search): Query<Search>) -> Result<Markup, Trouble> {
    let game = games::NAMES.iter().find(|name| **name == game).ok_or(Trouble::NotFound)?;
    pages::cards::gallery(game, &search.q.chars().take(80).collect::<String>())
}

async fn score(Query(fields): Query<Fields>) -> Markup {
    pages::score::score(&pages::score::Asked::read(fields))
}

#[derive(Deserialize)]
struct Draw {
    #[serde(default = "two")]
    players: usize,
    #[serde(default)]
    seed: u64,
}

const fn two() -> usize {
    2
}

async fn setup(Query(draw): Query<Draw>) -> Markup {
    pages::setup::setup(draw.players.clamp(1, 4), draw.seed)
}

/// Draws anew: the address it leads to holds the seed.
async fn draw_setup(Form(draw): Form<Draw>) -> Redirect {
    let seed = crate::hall::random() >> 32;
    Redirect::to(&format!("/tools/setup?players={}&seed={seed}", draw.players.clamp(1, 4)))
}

async fn file(Path(name): Path<String>) -> Result<Response, Trouble> {
    files::find(&name).ok_or(Trouble::NotFound)
}

async fn metrics(State(hall): Hallway) -> String {
    hall.metrics.text(hall.tables().len())
}
