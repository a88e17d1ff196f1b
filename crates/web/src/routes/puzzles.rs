//! Puzzles: the list, single puzzles, and the answers to them.

use axum::extract::{Form, Path, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse as _, Response};
use maud::Markup;
use talon_core::Seat;
use talon_puzzle::{Answer, Move};

use super::{Fields, RegistryState};
use crate::error::WebError;
use crate::pages;
use crate::pages::puzzles::{Listed, Stand, find};
use crate::streak::Streak;
use crate::tables::live::host;

/// No turn takes more moves than this.
const MOVES_MAX: usize = 80;

pub(super) async fn index(headers: HeaderMap) -> Markup {
    pages::puzzles::index(&Streak::of(&headers))
}

pub(super) async fn of_game(Path(game): Path<String>, headers: HeaderMap) -> Result<Markup, WebError> {
    let game = host(&game)?.name();
    pages::puzzles::of_game(game, &Streak::of(&headers)).ok_or(WebError::NotFound)
}

pub(super) async fn puzzle(
    Path((game, name)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Markup, WebError> {
    let listed = find(&game, &name).ok_or(WebError::NotFound)?;
    pages::puzzles::page(listed, &[], &Stand::Open, &Streak::of(&headers))
}

/// Adds a move; once the turn is over, judges the answer.
pub(super) async fn tried(
    State(registry): RegistryState,
    Path((game, name)): Path<(String, String)>,
    headers: HeaderMap,
    Form(fields): Form<Fields>,
) -> Result<Response, WebError> {
    let listed = find(&game, &name).ok_or(WebError::NotFound)?;
    let mut streak = Streak::of(&headers);
    if fields.iter().any(|(key, _)| key == "give") {
        streak.miss(&name);
        return answered(listed, &[], &Stand::GivenUp, &streak, &headers);
    }
    let line = line_of(listed, &fields)?;
    let tried = line.clone();
    let work = move || {
        let done = talon_puzzle::is_done(&listed.puzzle, &tried);
        done.then(|| talon_puzzle::answer(&listed.puzzle, &tried))
    };
    let stand = match registry.desk.run(&registry, work).await? {
        None => Stand::Open,
        Some(Answer::Solves) => {
            streak.solve(&name);
            Stand::Solved
        }
        Some(answer) => {
            streak.miss(&name);
            Stand::Missed(answer)
        }
    };
    answered(listed, &line, &stand, &streak, &headers)
}

fn answered(
    listed: &'static Listed,
    line: &[Move],
    stand: &Stand,
    streak: &Streak,
    headers: &HeaderMap,
) -> Result<Response, WebError> {
    let mut response = pages::puzzles::page(listed, line, stand, streak)?.into_response();
    if !matches!(stand, Stand::Open)
        && let Some(cookie) = streak.cookie(headers)
    {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

/// The moves so far, plus the one that was pressed.
fn line_of(listed: &Listed, fields: &Fields) -> Result<Vec<Move>, WebError> {
    let bad = || WebError::Bad("a move is a seat and the move, as in a record: `1 draw`".to_string());
    let so_far = fields.iter().filter(|(key, _)| key == "m").map(|(_, text)| {
        let (seat, text) = text.split_once(' ').ok_or_else(bad)?;
        let seat = seat.parse().ok().and_then(Seat::numbered).ok_or_else(bad)?;
        Ok(Move { seat, text: text.to_string() })
    });
    let mut line: Vec<Move> = so_far.take(MOVES_MAX).collect::<Result<_, WebError>>()?;
    if let Some((_, text)) = fields.iter().find(|(key, _)| key == "move") {
        let seat = pages::puzzles::acting(listed, &line)?;
        line.push(Move { seat, text: text.clone() });
    }
    Ok(line)
}
