//! The decisions that cost the most: what was played, what was better and why, and a way back to that moment.

use maud::{Markup, html};
use talon_core::Seat;
use talon_review::Mistake;

use super::Reading;
use super::{speech, word};
use crate::layouts::pictures::{has, picture};
use crate::layouts::widgets::capital;
use crate::pages::log::card_in;

/// All of them, worst first; each links to its details.
pub(super) fn list(reading: &Reading<'_>) -> Markup {
    let mistakes = &reading.review.mistakes;
    html! {
        section class="box mistakes" {
            h2 { (word("review-mistakes")) }
            @if mistakes.is_empty() { p { (word("review-no-mistakes")) } }
            ol {
                @for (number, mistake) in mistakes.iter().enumerate() {
                    li {
                        a href={ (reading.base) "/review?decision=" (number + 1) "#decision" } aria-current=[(number == reading.chosen).then_some("true")] {
                            (thumb(reading, mistake))
                            span class="words" {
                                small { (head(reading, mistake)) }
                                span { (played(reading, mistake)) }
                                b class="better" { (word("review-better")) ": " (better(reading, mistake)) }
                            }
                            strong class="cost" { (reading.signed(-mistake.cost.value)) }
                        }
                    }
                }
            }
        }
    }
}

/// One of them in full.
pub(super) fn detail(reading: &Reading<'_>) -> Markup {
    let Some(mistake) = reading.review.mistakes.get(reading.chosen) else { return html! {} };
    let (all, seat) = (reading.review.mistakes.len(), mistake.seat);
    let to = |number: usize| format!("{}/review?decision={}#decision", reading.base, number + 1);
    let before = mistake.line - 1;
    html! {
        section class="box decision" id="decision" {
            h2 { (head(reading, mistake)) small { (capital(&reading.scene.say(&mistake.asked))) } }
            div class="sides" {
                div class="side-of was" { (scene_of(reading, &mistake.played_say)) em { (word("review-played")) } h3 { (played(reading, mistake)) } }
                div class="side-of best" { (scene_of(reading, &mistake.better_say)) em { (word("review-better")) } h3 { (better(reading, mistake)) } }
            }
            p class="reason" { (speech().say(&mistake.why)) }
            p class="price" { (speech().fill("review-cost", &[
                ("cost", reading.shown(mistake.cost.value).into()), ("error", reading.shown(mistake.cost.error).into()),
            ])) }
            (stood(reading, mistake))
            div class="ways" {
                form method="post" action={ (reading.base) "/branch" } {
                    input type="hidden" name="step" value=(before);
                    input type="hidden" name="seat" value=(seat.number());
                    button class="act primary" id="try-again" { (word("review-try")) }
                }
                a class="act" href=(reading.moment(before, seat)) { (word("review-see")) }
                @if reading.chosen > 0 { a class="act" href=(to(reading.chosen - 1)) { (word("review-previous")) } }
                @if reading.chosen + 1 < all { a class="act" id="next-decision" href=(to(reading.chosen + 1)) { (word("review-next")) } }
            }
        }
    }
}

/// How everybody stood when the turn began.
fn stood(reading: &Reading<'_>, mistake: &Mistake) -> Markup {
    let Some(turn) = mistake.turn.checked_sub(1).and_then(|place| reading.review.turns.get(place)) else {
        return html! {};
    };
    html! {
        div class="stood" {
            h3 { (word("review-then")) }
            dl {
                @for (seat, worth) in turn.worths.iter().enumerate() {
                    dt class={ "seat" (seat + 1) } { (reading.name(seat)) } dd { (reading.with_error(worth)) }
                }
            }
        }
    }
}

/// Whose decision it was, and when.
fn head(reading: &Reading<'_>, mistake: &Mistake) -> String {
    let turn = i64::try_from(mistake.turn).unwrap_or_default();
    let who = reading.name(mistake.seat.index());
    speech().fill("review-decision", &[("turn", turn.into()), ("who", who.into())])
}

fn played(reading: &Reading<'_>, mistake: &Mistake) -> String {
    capital(&reading.scene.say(&mistake.played_say))
}

fn better(reading: &Reading<'_>, mistake: &Mistake) -> String {
    capital(&reading.scene.say(&mistake.better_say))
}

/// The card a decision is about, small: the one that was played, or else the better one.
fn thumb(reading: &Reading<'_>, mistake: &Mistake) -> Markup {
    let game = reading.review.game;
    let cards = [&mistake.played_say, &mistake.better_say].into_iter().filter_map(card_in);
    let card = cards.into_iter().find(|card| has(game, card));
    html! { span class="thumb" { @if let Some(card) = card { (picture(game, card)) } @else { (blank(mistake.seat)) } } }
}

/// The card a move names, large.
fn scene_of(reading: &Reading<'_>, say: &talon_core::Phrase) -> Markup {
    let game = reading.review.game;
    html! {
        @if let Some(card) = card_in(say).filter(|card| has(game, card)) { span class="pic-of" { (picture(game, card)) } }
    }
}

/// A move that names no card.
fn blank(seat: Seat) -> Markup {
    html! { b class={ "seat" (seat.number()) } { (seat.number()) } }
}
