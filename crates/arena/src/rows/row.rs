//! The rows of a game that was played.

use core::cmp::Reverse;

use talon_core::{Options, Outcome, Seat, SeatSet, Seed};

use super::{Cell, Row};
use crate::facts::{Facts, Observed};

/// A game that was played, as far as its rows tell of it.
pub(crate) struct Game<'a> {
    pub(crate) run: &'a str,
    pub(crate) index: Option<u64>,
    pub(crate) seed: Seed,
    pub(crate) options: &'a Options,
    /// Numbers on cards that were changed.
    pub(crate) changes: &'a [String],
    /// Who plays and what it calls itself, by seat.
    pub(crate) players: &'a [(String, String)],
    pub(crate) outcome: Option<Outcome>,
    /// Why it ended as it did, where that is not told by the outcome.
    pub(crate) cause: Option<&'a str>,
    pub(crate) decisions: u64,
    pub(crate) seconds: Option<f64>,
    pub(crate) facts: &'a Facts,
    pub(crate) bought: &'a [(Seat, u16)],
}

/// One row a seat.
pub(crate) fn rows<G: Observed>(game: &G, setup: &G::Setup, end: &G::State, played: &Game<'_>) -> Vec<Row> {
    let seats = game.seats(end);
    let winners = winners(played.outcome, seats);
    let first = game.first(setup, played.seed, end);
    (0..seats)
        .map(|index| {
            let seat = Seat::at(index);
            let (bot, name) = played.players.get(index).cloned().unwrap_or_default();
            let words = |text: String| if text.is_empty() { Cell::Empty } else { Cell::Text(text) };
            let mut row = vec![
                words(played.run.to_string()),
                Cell::from(G::NAME),
                played.index.map_or(Cell::Empty, |index| Cell::Whole(index as i64)),
                Cell::Seed(played.seed),
                Cell::Text(options_text(played.options, played.changes)),
                Cell::Whole(G::RULES.into()),
                Cell::from(env!("CARGO_PKG_VERSION")),
                Cell::Whole(seat.number() as i64),
                words(bot),
                words(name),
                Cell::Flag(seat == first),
                Cell::Flag(winners.has(seat)),
                Cell::Text(played.outcome.map_or_else(|| "ongoing".into(), |outcome| outcome.to_string())),
                Cell::from(cause(played)),
                place(played, winners, index, seats).map_or(Cell::Empty, |place| Cell::Whole(place as i64)),
                played.facts.seats[index].score.map_or(Cell::Empty, Cell::Whole),
                Cell::Whole(played.facts.turns as i64),
                Cell::Whole(played.decisions as i64),
                played.seconds.map_or(Cell::Empty, Cell::Real),
            ];
            let bought: Vec<u16> =
                played.bought.iter().filter(|(who, _)| *who == seat).map(|(_, card)| *card).collect();
            row.extend(game.cells(setup, end, seat, &bought));
            row
        })
        .collect()
}

fn cause<'a>(played: &Game<'a>) -> Option<&'a str> {
    match played.outcome {
        _ if played.cause.is_some() => played.cause,
        Some(Outcome::PlayersWon { cause } | Outcome::PlayersLost { cause }) => Some(cause),
        _ => None,
    }
}

fn winners(outcome: Option<Outcome>, seats: usize) -> SeatSet {
    match outcome {
        Some(Outcome::Seats(won) | Outcome::Team { seats: won, .. }) => won,
        Some(Outcome::PlayersWon { .. }) => SeatSet::first(seats),
        Some(Outcome::PlayersLost { .. }) | None => SeatSet::NONE,
    }
}

/// The place of a seat among rivals: one more than how many are ahead of it. Winners are ahead of all others, those by their score.
fn place(played: &Game<'_>, winners: SeatSet, index: usize, seats: usize) -> Option<usize> {
    if !matches!(played.outcome, Some(Outcome::Seats(_) | Outcome::Team { .. })) {
        return None;
    }
    let standing = |index: usize| {
        (Reverse(winners.has(Seat::at(index))), Reverse(played.facts.seats[index].score.unwrap_or(0)))
    };
    // Who wins a tie by another rule shares the score and not the place.
    Some(1 + (0..seats).filter(|&other| standing(other) < standing(index)).count())
}

/// The options as JSON, with the cards that were changed.
pub(crate) fn options_text(options: &Options, changes: &[String]) -> String {
    let mut json = serde_json::to_value(options).unwrap_or_default();
    if let Some(fields) = json.as_object_mut().filter(|_| !changes.is_empty()) {
        fields.insert("cards".into(), changes.into());
    }
    json.to_string()
}
