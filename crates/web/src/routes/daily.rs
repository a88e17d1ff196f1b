//! The deal of the day: today's and earlier ones, the one try, friends to compare with.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Form, Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Redirect, Response};
use maud::Markup;
use serde::Deserialize;

use super::RegistryState;
use super::link::origin;
use super::table::plays_forced;
use crate::daily::{self, BotResult, Code, Day, Dealt, Player, Try};
use crate::error::WebError;
use crate::pages;
use crate::pages::daily::{Friend, OfGame, Shown};
use crate::tables::journal::{Contest, TableSettings, Who};
use crate::tables::registry::{DealRequest, Registry};

/// How long a page waits for the bots; after that it says that they are still playing.
const BOTS_WAIT: Duration = Duration::from_millis(1_500);
/// How many of the visitor's own days are shown.
const WEEK: u64 = 7;

/// Every game's deal of today, and how the visitor stands in it.
pub(super) async fn index(State(registry): RegistryState, headers: HeaderMap) -> Result<Markup, WebError> {
    let (player, today) = (Player::of(&headers), Day::today());
    let mut shown = Vec::new();
    for dealt in daily::games().filter_map(|game| Dealt::of(today, game)) {
        let played =
            registry.tries(dealt).await?.iter().filter(|tried| tried.counted(today).is_some()).count();
        let mine = own(&registry, player.as_ref(), dealt).await?;
        shown.push(OfGame { dealt, played, mine });
    }
    Ok(pages::daily::index(&shown))
}

#[derive(Deserialize)]
pub(super) struct With {
    /// Somebody to compare with.
    #[serde(default)]
    with: String,
}

/// Today's deal of a game.
pub(super) async fn today(
    State(registry): RegistryState,
    Path(game): Path<String>,
    Query(with): Query<With>,
    headers: HeaderMap,
) -> Result<Markup, WebError> {
    let dealt = Dealt::of(Day::today(), &game).ok_or(WebError::NotFound)?;
    shown(&registry, dealt, &with.with, &headers).await
}

/// The deal of a day that has begun.
pub(super) async fn of_day(
    State(registry): RegistryState,
    Path((game, day)): Path<(String, String)>,
    Query(with): Query<With>,
    headers: HeaderMap,
) -> Result<Markup, WebError> {
    let day: Day = day.parse().map_err(|()| WebError::NotFound)?;
    let dealt = Dealt::of(day, &game).ok_or(WebError::NotFound)?;
    registry.days().await?.seed(day, dealt.game).ok_or(WebError::NotFound)?;
    shown(&registry, dealt, &with.with, &headers).await
}

async fn shown(
    registry: &Arc<Registry>,
    dealt: Dealt,
    with: &str,
    headers: &HeaderMap,
) -> Result<Markup, WebError> {
    let player = Player::of(headers);
    let mine = own(registry, player.as_ref(), dealt).await?;
    let is_open = dealt.day.is_over() || mine.as_ref().is_some_and(|mine| mine.reached.points.is_some());
    let friends = player.as_ref().map_or_else(Vec::new, |player| player.friends.clone());
    let stranger = with.parse().ok().filter(|code: &Code| {
        !friends.contains(code) && player.as_ref().is_none_or(|player| player.code() != *code)
    });
    let mut people = friends_of(registry, dealt, friends.into_iter().chain(stranger).collect()).await?;
    let stranger = stranger.and_then(|_| people.pop());
    let page = Shown {
        dealt,
        is_open,
        seat: player.as_ref().map(|player| format!("/s/{}", player.seat(dealt))),
        code: player.as_ref().map(Player::code),
        week: week(registry, player.as_ref(), dealt).await?,
        tries: registry.tries_with(dealt, mine.as_ref()).await?,
        before: best_before(registry, dealt).await?,
        bots: if is_open { bots(registry, dealt).await? } else { None },
        origin: origin(headers),
        mine,
        friends: people,
        stranger,
    };
    Ok(pages::daily::of_game(&page))
}

/// The visitor's own try.
async fn own(registry: &Registry, player: Option<&Player>, dealt: Dealt) -> Result<Option<Try>, WebError> {
    let Some(player) = player else { return Ok(None) };
    Ok(registry.tries_of(vec![(player.code(), dealt)]).await?.pop().flatten())
}

/// How friends are doing today. If they have not played yet, their names come from the day before.
async fn friends_of(registry: &Registry, dealt: Dealt, codes: Vec<Code>) -> Result<Vec<Friend>, WebError> {
    let yesterday = Dealt { day: dealt.day.before(1), ..dealt };
    let asked = codes.iter().flat_map(|code| [(*code, dealt), (*code, yesterday)]).collect();
    let mut tries = registry.tries_of(asked).await?.into_iter();
    let friend = |code: Code| {
        let (now, before) = (tries.next().flatten(), tries.next().flatten());
        let name = now.as_ref().or(before.as_ref()).map(|tried| tried.reached.name.clone());
        Friend { code, name: name.unwrap_or_default(), tried: now }
    };
    Ok(codes.into_iter().map(friend).collect())
}

/// The visitor's own last days, ending with the latest.
async fn week(
    registry: &Registry,
    player: Option<&Player>,
    dealt: Dealt,
) -> Result<Vec<(Day, Option<i64>)>, WebError> {
    let Some(player) = player else { return Ok(Vec::new()) };
    let days: Vec<Day> = (0..WEEK).rev().map(|days| dealt.day.before(days)).collect();
    let asked = days.iter().map(|day| (player.code(), Dealt { day: *day, ..dealt })).collect();
    let tries = registry.tries_of(asked).await?;
    let counted = |(day, tried): (Day, Option<Try>)| (day, tried.and_then(|tried| tried.counted(day)));
    Ok(days.into_iter().zip(tries).map(counted).collect())
}

/// The best try of the day before, if somebody played.
async fn best_before(registry: &Registry, dealt: Dealt) -> Result<Option<(Day, Try)>, WebError> {
    let day = dealt.day.before(1);
    if !day.is_over() {
        return Ok(None);
    }
    let tries = registry.tries(Dealt { day, ..dealt }).await?;
    Ok(pages::daily::best(&tries, day).map(|best| (day, best.clone())))
}

async fn bots(registry: &Arc<Registry>, dealt: Dealt) -> Result<Option<Arc<Vec<BotResult>>>, WebError> {
    let mut state = match registry.bots(dealt).await {
        Ok(state) => state,
        // A day before daily deals existed.
        Err(WebError::NotFound) => return Ok(None),
        Err(error) => return Err(error),
    };
    let ready = tokio::time::timeout(BOTS_WAIT, state.wait_for(Option::is_some)).await;
    Ok(ready.ok().and_then(Result::ok).and_then(|results| results.clone()))
}

#[derive(Deserialize)]
pub(super) struct Begin {
    #[serde(default)]
    name: String,
}

/// Deals this browser its one try, or leads back to it.
pub(super) async fn begin(
    State(registry): RegistryState,
    Path(game): Path<String>,
    headers: HeaderMap,
    Form(begin): Form<Begin>,
) -> Result<Response, WebError> {
    let dealt = Dealt::of(Day::today(), &game).ok_or(WebError::NotFound)?;
    let player = Player::of(&headers).unwrap_or_else(Player::fresh);
    let seed = registry.days().await?.seed(dealt.day, dealt.game).ok_or(WebError::NotFound)?;
    let rules = dealt.rules().ok_or(WebError::NotFound)?;
    let mut seats = vec![Who::Bot(rules.bots.to_string()); pages::new::SEATS_MAX];
    seats[0] = Who::Human(pages::new::name(&begin.name));
    let contest = Some(Contest::Daily(dealt.day.0));
    let wanted = DealRequest {
        settings: TableSettings { contest, ..TableSettings::default() },
        hints: Some(false),
        forced: plays_forced(),
        ..DealRequest::seeded(dealt.game, &dealt.options(), seats, seed)?
    };
    let mut deal = wanted.dealt(registry.clock.now())?;
    let secret = player.seat(dealt);
    deal.places[0].token.clone_from(&secret);
    match registry.deal_out(player.code().table(dealt), deal).await {
        // The try already exists, here or on another server.
        Ok(_) | Err(WebError::Elsewhere(_)) => {}
        Err(error) => return Err(error),
    }
    let cookie = player.cookie(&headers).map(|cookie| [(header::SET_COOKIE, cookie)]);
    Ok((cookie, Redirect::to(&format!("/s/{secret}"))).into_response())
}

#[derive(Deserialize)]
pub(super) struct Befriend {
    #[serde(default)]
    with: String,
    #[serde(default)]
    forget: String,
    #[serde(default)]
    game: String,
}

/// Adds a friend to compare with, or removes one.
pub(super) async fn befriend(headers: HeaderMap, Form(asked): Form<Befriend>) -> Response {
    let mut player = Player::of(&headers).unwrap_or_else(Player::fresh);
    if let Ok(code) = asked.with.parse() {
        player.befriend(code);
    }
    if let Ok(code) = asked.forget.parse() {
        player.forget(code);
    }
    let cookie = player.cookie(&headers).map(|cookie| [(header::SET_COOKIE, cookie)]);
    let back = Dealt::of(Day::today(), &asked.game);
    let back = back.map_or_else(|| "/daily".to_string(), |dealt| format!("/daily/{}", dealt.game));
    (cookie, Redirect::to(&back)).into_response()
}

/// How deals are drawn, and what everybody can check.
pub(super) async fn proof(State(registry): RegistryState) -> Result<Markup, WebError> {
    Ok(pages::daily::proof(registry.days().await?))
}
