//! What was play and what was luck: the sums for each seat, the turning points, and the strokes of luck.

use maud::{Markup, html};
use talon_core::Seat;
use talon_review::Unit;

use super::Reading;
use super::{speech, word};

/// How many turning points are shown.
const TURNING: usize = 3;
/// Smaller changes are not shown: in chances, and in points.
const LEAST: [f64; 2] = [0.08, 8.0];

/// For each seat: how it began, what mistakes and luck did to it, and how it ended.
pub(super) fn panel(reading: &Reading<'_>) -> Markup {
    let review = reading.review;
    let mut seats: Vec<usize> = (0..review.seats).collect();
    seats.sort_by_key(|&seat| reading.me.is_none_or(|me| me.index() != seat));
    html! {
        section class="box ledger" {
            h2 { (word("review-ledger")) }
            @for (place, &seat) in seats.iter().enumerate() {
                @if place == 0 { (sheet(reading, seat)) }
                @else { details { summary { (sums(reading, seat)) } (sheet(reading, seat)) } }
            }
            p class="hint" { (word("review-ledger-note")) }
        }
    }
}

/// "You: play −4 %, luck −11 %."
fn sums(reading: &Reading<'_>, seat: usize) -> String {
    speech().fill(
        "review-ledger-seat",
        &[
            ("seat", reading.name(seat).into()),
            ("play", reading.signed(reading.review.play[seat]).into()),
            ("luck", reading.signed(reading.review.luck[seat]).into()),
        ],
    )
}

fn sheet(reading: &Reading<'_>, seat: usize) -> Markup {
    let review = reading.review;
    let worth = |place: usize| review.turns[place].worths[seat].value;
    let (start, end) = (worth(0), worth(review.turns.len() - 1));
    let (play, luck) = (review.play[seat], review.luck[seat]);
    let rest = end - start - play - luck;
    let scale = if review.unit == Unit::Chance { 1.0 } else { start.abs().max(end.abs()).max(1.0) };
    let rows = [
        ("review-sheet-start", "start", reading.shown(start), 0.0, start),
        ("review-sheet-play", "play", reading.signed(play), start, play),
        ("review-sheet-luck", "luck", reading.signed(luck), start + play, luck),
        ("review-sheet-rest", "rest", reading.signed(rest), start + play + luck, rest),
        ("review-sheet-end", "start", reading.shown(end), 0.0, end),
    ];
    html! {
        div class="sheet" {
            p class={ "whose seat" (seat + 1) } { (sums(reading, seat)) }
            dl {
                @for (key, kind, said, from, by) in rows {
                    dt { (word(key)) }
                    dd { (bar(kind, from / scale, by / scale)) b { (said) } }
                }
            }
        }
    }
}

/// A bar from a value to the value after a change.
fn bar(kind: &str, from: f64, by: f64) -> Markup {
    let (left, right) = (from.min(from + by).clamp(0.0, 1.0), from.max(from + by).clamp(0.0, 1.0));
    let (x, width) = (format!("{:.1}", 100.0 * left), format!("{:.1}", (100.0 * (right - left)).max(1.0)));
    html! {
        svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" {
            rect class="ground" width="100" height="10" {}
            rect class=(kind) x=(x) width=(width) height="10" {}
        }
    }
}

/// A turn that clearly changed somebody's prospects.
struct Turned {
    place: usize,
    seat: usize,
    by: f64,
}

/// The turns that changed the most, in the order they were played.
fn turned(reading: &Reading<'_>) -> Vec<Turned> {
    let review = reading.review;
    let least = LEAST[usize::from(review.unit == Unit::Points)];
    let counts = |seat: usize| reading.me.is_none_or(|me| me.index() == seat);
    let change = |place: usize| {
        let of = |seat: usize| {
            let [before, after] = [place - 1, place].map(|place| review.turns[place].worths[seat]);
            let by = after.value - before.value;
            (by.abs() > least && by.abs() > 2.0 * before.error.hypot(after.error)).then_some(Turned {
                place,
                seat,
                by,
            })
        };
        let changes = (0..review.seats).filter(|&seat| counts(seat)).filter_map(of);
        changes.max_by(|one, other| one.by.abs().total_cmp(&other.by.abs()))
    };
    let mut turned: Vec<Turned> = (1..review.turns.len()).filter_map(change).collect();
    turned.sort_by(|one, other| other.by.abs().total_cmp(&one.by.abs()));
    turned.truncate(TURNING);
    turned.sort_by_key(|turned| turned.place);
    turned
}

/// The turning points, with what is known to have caused them.
pub(super) fn turning_points(reading: &Reading<'_>) -> Markup {
    let turned = turned(reading);
    html! {
        section class="box turning" {
            h2 { (word("review-turning")) }
            @if turned.is_empty() { p { (word("review-turning-none")) } }
            ul class="rows" {
                @for Turned { place, seat, by } in turned {
                    @let [before, after] = [place - 1, place].map(|place| reading.review.turns[place].worths[seat].value);
                    @let line = reading.review.turns[place].line;
                    li {
                        a href=(reading.moment(line, Seat::at(seat))) { (reading.when(place)) }
                        span { (reading.name(seat)) ": " (reading.shown(before)) " → " (reading.shown(after)) }
                        b class=(if by < 0.0 { "loss" } else { "gain" }) { (reading.signed(by)) }
                        @for cause in causes(reading, place) { small { (cause) } }
                    }
                }
            }
        }
    }
}

/// The mistakes and strokes of luck in a turn.
fn causes(reading: &Reading<'_>, place: usize) -> Vec<String> {
    let review = reading.review;
    let lines = review.turns[place - 1].line + 1..=review.turns[place].line;
    let mistakes = review.mistakes.iter().filter(|mistake| lines.contains(&mistake.line)).map(|mistake| {
        let what = reading.scene.say(&mistake.played_say);
        speech().fill(
            "review-by-mistake",
            &[("who", reading.name(mistake.seat.index()).into()), ("what", what.into())],
        )
    });
    let luck = review.moments.iter().filter(|moment| lines.contains(&moment.line));
    let luck =
        luck.map(|moment| speech().fill("review-by-luck", &[("what", reading.told(moment.line).into())]));
    mistakes.chain(luck).collect()
}

/// The draws and reveals that gained or cost the most.
pub(super) fn moments(reading: &Reading<'_>) -> Markup {
    let lines = reading.live.table.lines();
    html! {
        section class="box moments" {
            h2 { (word("review-moments")) }
            ul class="rows" {
                @for moment in &reading.review.moments {
                    @let mover = lines.get(moment.line - 1).map_or(Seat::at(0), |line| line.seat);
                    li {
                        a href=(reading.moment(moment.line, mover)) { (reading.told(moment.line)) }
                        @for (seat, &brought) in moment.brought.iter().enumerate().filter(|(_, brought)| reading.is_told(**brought)) {
                            span { (reading.name(seat)) " " b class=(if brought < 0.0 { "loss" } else { "gain" }) { (reading.signed(brought)) } }
                        }
                    }
                }
            }
        }
    }
}

/// All values, for readers who want figures or cannot see the drawing.
pub(super) fn turns(reading: &Reading<'_>) -> Markup {
    let review = reading.review;
    html! {
        details class="box turns" {
            summary { (word("review-turns")) }
            div class="wide" {
                table {
                    thead { tr { td {} @for seat in 0..review.seats { th scope="col" { (reading.name(seat)) } } } }
                    tbody {
                        @for (place, turn) in review.turns.iter().enumerate() {
                            tr {
                                th scope="row" { a href=(reading.moment(turn.line, reading.me.unwrap_or(Seat::at(0)))) { (reading.when(place)) } }
                                @for worth in &turn.worths { td { (reading.with_error(worth)) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

impl Reading<'_> {
    /// Whether a value is large enough to show after rounding.
    fn is_told(&self, value: f64) -> bool {
        let least = if self.review.unit == Unit::Chance { 0.005 } else { 0.5 };
        value.abs() >= least
    }
}
