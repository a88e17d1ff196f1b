//! The course of a game as a drawing: a line for each seat, with its error as a band. The drawing is stretched to fit, so
//! the words stand around it, not in it.

use std::fmt::Write as _;

use maud::{Markup, html};
use talon_review::Unit;

use super::Reading;
use super::word;

const WIDTH: f64 = 1000.0;
const HEIGHT: f64 = 300.0;
/// How many turns are named below the drawing.
const NAMED: usize = 5;

/// How values and turns are placed in the drawing.
struct Field {
    least: f64,
    most: f64,
    turns: usize,
}

impl Field {
    fn of(reading: &Reading<'_>) -> Self {
        let review = reading.review;
        let turns = review.turns.len();
        if review.unit == Unit::Chance {
            return Self { least: 0.0, most: 1.0, turns };
        }
        let worths = || review.turns.iter().flat_map(|turn| &turn.worths);
        let least = worths().map(|worth| worth.value - worth.error).fold(f64::MAX, f64::min);
        let most = worths().map(|worth| worth.value + worth.error).fold(f64::MIN, f64::max);
        let step = 20.0;
        let least = (least / step).floor() * step;
        Self { least, most: ((most / step).ceil() * step).max(least + step), turns }
    }

    fn x(&self, place: usize) -> f64 {
        WIDTH * place as f64 / (self.turns.max(2) - 1) as f64
    }

    fn y(&self, value: f64) -> f64 {
        HEIGHT * (1.0 - (value.clamp(self.least, self.most) - self.least) / (self.most - self.least))
    }
}

/// The chart with its legend and its labels.
pub(super) fn panel(reading: &Reading<'_>) -> Markup {
    let (review, field) = (reading.review, Field::of(reading));
    let title = match review.unit {
        Unit::Chance => "review-chance",
        Unit::Points => "review-points",
    };
    let marks: Vec<String> = (0..=4)
        .rev()
        .map(|step| reading.shown(field.least + (field.most - field.least) * f64::from(step) / 4.0))
        .collect();
    let last = field.turns - 1;
    let named: Vec<usize> = (0..NAMED).map(|part| last * part / (NAMED - 1)).collect();
    html! {
        section class="box course-box" {
            h2 { (word(title)) }
            ul class="legend" {
                @for seat in 0..review.seats { li class={ "seat" (seat + 1) } { (sample()) (reading.name(seat)) } }
                @if !review.mistakes.is_empty() { li class="dot" { (word("review-dot")) } }
                @if has_other_turns(reading) { li class="shade" { (word("review-other-turn")) } }
            }
            div class="course-grid" {
                div class="marks" aria-hidden="true" { @for mark in &marks { span { (mark) } } }
                (drawing(reading, &field))
                div class="named" aria-hidden="true" { @for place in named { span { (review.turns[place].turn) } } }
            }
            p class="hint" { (word(match review.unit { Unit::Chance => "review-lead-chance", Unit::Points => "review-lead-points" })) }
        }
    }
}

/// A short piece of a seat's line, for the legend.
fn sample() -> Markup {
    html! { svg viewBox="0 0 30 10" aria-hidden="true" { line x1="0" x2="30" y1="5" y2="5" {} } }
}

/// Whether there are turns that belong to no player.
fn has_other_turns(reading: &Reading<'_>) -> bool {
    let turns = &reading.review.turns;
    turns.iter().skip(1).any(|turn| turn.seat.is_none()) && turns.iter().any(|turn| turn.seat.is_some())
}

fn drawing(reading: &Reading<'_>, field: &Field) -> Markup {
    let review = reading.review;
    // The reader's own line is drawn on top.
    let mut seats: Vec<usize> = (0..review.seats).collect();
    seats.sort_by_key(|&seat| reading.me.is_some_and(|me| me.index() == seat));
    html! {
        svg class="course" viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } preserveAspectRatio="none" role="img" aria-label=(word("review-values")) {
            @if has_other_turns(reading) {
                @for place in (1..field.turns).filter(|&place| review.turns[place].seat.is_none()) {
                    rect class="shade" x=(short(field.x(place - 1))) width=(short(field.x(place) - field.x(place - 1))) y="0" height=(HEIGHT) {}
                }
            }
            @for step in 0..=4 {
                @let y = short(HEIGHT * f64::from(step) / 4.0);
                line class="axis" x1="0" x2=(WIDTH) y1=(y) y2=(y) {}
            }
            @for &seat in &seats {
                polygon class={ "band seat" (seat + 1) } points=(band(reading, field, seat)) {}
                polyline class={ "seat" (seat + 1) @if reading.me.is_some_and(|me| me.index() == seat) { " mine" } } points=(course(reading, field, seat)) {}
            }
            @for (number, mistake) in review.mistakes.iter().enumerate() {
                @let place = mistake.turn.saturating_sub(1).min(field.turns - 1);
                @let (x, y) = (field.x(place), field.y(review.turns[place].worths[mistake.seat.index()].value));
                path class={ "dot" @if number == reading.chosen { " chosen" } } d={ "M" (short(x)) " " (short(y)) "h0" } {}
            }
        }
    }
}

/// The line of a seat.
fn course(reading: &Reading<'_>, field: &Field, seat: usize) -> String {
    let at = |place: usize| (field.x(place), field.y(reading.review.turns[place].worths[seat].value));
    points((0..field.turns).map(at))
}

/// The band that shows the line's error.
fn band(reading: &Reading<'_>, field: &Field, seat: usize) -> String {
    let at = |place: usize, sign: f64| {
        let worth = reading.review.turns[place].worths[seat];
        (field.x(place), field.y(worth.value + sign * worth.error))
    };
    let upper = (0..field.turns).map(|place| at(place, 1.0));
    let lower = (0..field.turns).rev().map(|place| at(place, -1.0));
    points(upper.chain(lower))
}

fn points(points: impl Iterator<Item = (f64, f64)>) -> String {
    let mut out = String::new();
    for (x, y) in points {
        // Writing to a string cannot fail.
        let _ = write!(out, "{x:.1},{y:.1} ");
    }
    out
}

fn short(value: f64) -> String {
    format!("{value:.1}")
}
