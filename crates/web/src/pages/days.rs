//! Play by day on the pages: what is agreed, how much time is left, and how to take a break or leave.

use std::time::{Duration, UNIX_EPOCH};

use maud::{Markup, html};
use talon_core::Seat;

use super::fitting::Filled;
use super::table::Looker;
use super::{counted, speech, word};
use crate::layouts::Scene;
use crate::tables::by_day::{ByDay, Late};
use crate::tables::live::{LiveTable, Role};

const MINUTE: u64 = 60;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;
/// The times for a move that the form offers, in hours.
const HOURS: &[u64] = &[8, 24, 3 * 24, 7 * 24];
/// The breaks that the form offers, in days.
const REST_DAYS: &[u64] = &[3, 7, 14, 30];

/// A length of time in words, rounded down.
pub(crate) fn span(seconds: u64) -> String {
    let (key, n) = match seconds {
        0..7_200 => ("day-minutes", seconds / MINUTE),
        7_200..86_400 => ("day-hours", seconds / HOUR),
        // A day and a bit is told in hours, so that nobody is surprised by half a day.
        seconds if seconds < 2 * DAY && seconds % DAY != 0 => ("day-hours", seconds / HOUR),
        _ => ("day-days", seconds / DAY),
    };
    counted(key, usize::try_from(n).unwrap_or(usize::MAX))
}

/// A sentence with a length of time.
fn with_span(key: &str, seconds: u64) -> String {
    speech().fill(key, &[("span", span(seconds).into())])
}

/// How much time is left until a deadline, in words.
pub(crate) fn left(deadline: u64, now: u64) -> String {
    with_span("day-left", deadline.saturating_sub(now))
}

/// The part of the form for a new table.
pub(super) fn form(filled: Filled<'_>) -> Markup {
    let is = |key: &str, value: &str| filled.field(key) == Some(value);
    html! {
        label { span class="label" { (word("day-per-move")) }
            select id="per-move" name="per_move" {
                option value="0" { (word("day-per-none")) }
                @for hours in HOURS {
                    option value=(hours) selected[is("per_move", &hours.to_string())] { (span(hours * HOUR)) }
                }
            }
        }
        label class="by-day" { span class="label" { (word("day-late")) }
            select id="late" name="late" {
                @for late in Late::ALL {
                    option value=(late.word()) selected[is("late", late.word())] { (word(choice(late))) }
                }
            }
        }
        label class="by-day" { span class="label" { (word("day-rest")) }
            select id="rest" name="rest" {
                option value="0" { (word("day-rest-none")) }
                @for days in REST_DAYS {
                    option value=(days) selected[is("rest", &days.to_string())] { (with_span("day-rest-most", days * DAY)) }
                }
            }
        }
        p class="hint by-day" { (word("day-say")) }
    }
}

/// What happens when the time is up, to be chosen.
const fn choice(late: Late) -> &'static str {
    match late {
        Late::Turn => "day-late-turn",
        Late::Bot => "day-late-bot",
        Late::Forfeit => "day-late-forfeit",
    }
}

/// The same as a sentence.
const fn consequence(late: Late) -> &'static str {
    match late {
        Late::Turn => "day-agreed-turn",
        Late::Bot => "day-agreed-bot",
        Late::Forfeit => "day-agreed-forfeit",
    }
}

/// Reads that part of the form; `None` if there is no limit.
pub(super) fn read(filled: Filled<'_>) -> Option<ByDay> {
    let number = |key: &str| filled.field(key).and_then(|text| text.parse().ok()).unwrap_or(0_u64);
    let late = Late::ALL.into_iter().find(|late| filled.field("late") == Some(late.word()));
    let hours = number("per_move");
    let seconds = |n: u64, unit: u64| n.saturating_mul(unit);
    (hours > 0)
        .then(|| ByDay::new(seconds(hours, HOUR), late.unwrap_or(Late::Turn), seconds(number("rest"), DAY)))
}

/// What is agreed at a table, in sentences.
pub(super) fn agreed(by_day: ByDay) -> Markup {
    html! {
        p class="hint agreed" {
            (with_span("day-agreed", by_day.seconds)) " "
            (word(consequence(by_day.late)))
            @if by_day.rest_seconds > 0 { " " (with_span("day-agreed-rest", by_day.rest_seconds)) }
        }
    }
}

/// Above the question: who has how much time left, and who is on a break.
pub(super) fn clocks(live: &LiveTable, scene: &Scene<'_>) -> Markup {
    if live.deal.settings.by_day.is_none() || live.has_open_seat() {
        return html! {};
    }
    let now = live.clock.now();
    // From what this viewer may know: a question asked in private has no clock that others could see.
    let to_act = live.seen_by(scene.viewer).to_act();
    let resting = live.people().iter().filter_map(|seat| Some((seat, live.rests_until(seat)?)));
    let resting: Vec<(Seat, u64)> = resting.collect();
    let waiting = to_act.iter().filter(|seat| live.rests_until(*seat).is_none());
    let waiting: Vec<(Seat, u64)> = waiting.filter_map(|seat| Some((seat, live.deadline(seat)?))).collect();
    let won = live.won_by_forfeit().filter(|seat| scene.me() == Some(*seat));
    html! {
        @if won.is_some() { p class="clocks won" role="status" { (word("day-won")) } }
        @if !(waiting.is_empty() && resting.is_empty()) { ul class="clocks" {
            @for (seat, at) in waiting {
                li class=[live.is_pressed(seat).then_some("soon")] title=(moment(at)) {
                    b { (scene.names[seat.index()]) ":" } " " (left(at, now))
                }
            }
            @for (seat, until) in resting {
                li title=(moment(until)) { b { (scene.names[seat.index()]) ":" } " " (with_span("day-resting", until - now)) }
            }
        } }
    }
}

/// A moment as the rest of the world writes it.
fn moment(at: u64) -> String {
    httpdate::fmt_http_date(UNIX_EPOCH + Duration::from_secs(at))
}

/// In the menu of a table: a break, and leaving without spoiling the game.
pub(super) fn ways(live: &LiveTable, scene: &Scene<'_>, looker: &Looker<'_>) -> Markup {
    let Some(me) = scene.me().filter(|_| looker.role != Role::Watcher) else { return html! {} };
    if live.table.outcome().is_some() || live.has_open_seat() || live.has_forfeited(me) {
        return html! {};
    }
    let to = |what: &str| format!("{}/{what}", looker.base);
    html! {
        @if live.rests_until(me).is_some() {
            button class="act" id="rest" formaction=(to("rest")) name="yes" value="false" { (word("day-rest-end")) }
        } @else if live.rest_left(me) >= MINUTE {
            button class="act" id="rest" formaction=(to("rest")) name="yes" value="true" { (with_span("day-rest-do", live.rest_left(me))) }
        }
        @if !live.is_solo() && !live.away.has(me) {
            button class="act" id="leave" formaction=(to("leave")) { (word("day-leave")) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_left_is_never_said_to_be_more_than_it_is() {
        for (seconds, said) in [
            (59, "0 min"),
            (7_199, "119 min"),
            (7_200, "2 hours"),
            (DAY, "1 day"),
            (DAY + HOUR, "25 hours"),
            (2 * DAY - 1, "47 hours"),
            (3 * DAY - 1, "2 days"),
        ] {
            assert_eq!(span(seconds), said);
        }
    }
}
