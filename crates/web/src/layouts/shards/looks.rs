//! Quick looks of Shards of Infinity: mastery as a ring, what comes next, what my power reaches, what shields leave.

use std::f64::consts::TAU;

use maud::{Markup, html};
use talon_core::{Game, Outcome, Phrase, Seat};
use talon_shards::{Asked, Catalogue, SideView, View};
use talon_table::Table;

use super::{Scene, title};
use crate::layouts::face;
use crate::layouts::widgets::standing;

/// The highest mastery.
const MASTERY: u8 = 30;
/// Where most cards become stronger.
const MARKS: [u8; 5] = [5, 10, 15, 20, 30];

/// Power as it is written; without end it has its sign.
pub(super) fn amount(power: u16) -> String {
    if power == u16::MAX { "∞".to_string() } else { power.to_string() }
}

/// Mastery as a ring of 30.
pub(super) fn ring(scene: &Scene<'_>, mastery: u8) -> Markup {
    let mark = |at: u8| {
        let angle = f64::from(at) / f64::from(MASTERY) * TAU;
        let point = |radius: f64| (22.0 + radius * angle.sin(), 22.0 - radius * angle.cos());
        let ((x1, y1), (x2, y2)) = (point(15.0), point(21.5));
        format!("M{x1:.1} {y1:.1}L{x2:.1} {y2:.1}")
    };
    let marks: String = MARKS.into_iter().map(mark).collect();
    let word = scene.word("web-zone-mastery");
    html! {
        svg class="ring" viewBox="0 0 44 44" role="img" aria-label={ (word) " " (mastery) " / " (MASTERY) } data-n="mastery" {
            title { (word) " " (mastery) " / " (MASTERY) }
            circle class="all" cx="22" cy="22" r="18" {}
            circle class="now" cx="22" cy="22" r="18" pathLength=(MASTERY) stroke-dasharray={ (mastery) " " (MASTERY) }
                transform="rotate(-90 22 22)" {}
            path class="marks" d=(marks) {}
            text x="22" y="27" text-anchor="middle" { (mastery) }
        }
    }
}

/// From which mastery the lines of a card hold.
fn steps(id: &str) -> impl Iterator<Item = u8> {
    let lines = face::find(Catalogue::NAME, id).map_or(&[][..], |card| card.lines.as_slice());
    lines.iter().filter_map(|line| line.threshold)
}

/// The next step of a card in hand, at its foot.
pub(super) fn next_step(scene: &Scene<'_>, id: &str, mastery: u8) -> Option<Markup> {
    let next = steps(id).filter(|step| *step > mastery).min()?;
    let more = i64::from(next - mastery);
    Some(html! {
        (face::glyph("mastery")) span aria-hidden="true" { "+" (more) }
        span class="sr" { (scene.counted("web-shards-next-step", more)) }
    })
}

/// What an attack leaves of me, before I answer.
pub(super) fn shields(scene: &Scene<'_>, table: &Table<Catalogue>, view: &View, me: Seat) -> Markup {
    let side = &view.sides[me.index()];
    let asked = table.game().asked_of(table.state(), me);
    let (Asked::Shield(unprevented), true) = (asked, view.phase == "shield" && view.to_act.has(me)) else {
        return html! {};
    };
    let own = table.state().glance(me);
    let held =
        side.hand.iter().flatten().map(|kind| i64::from(table.game().shield_of(own, *kind))).sum::<i64>();
    let phrase = Phrase::new("web-shards-shield-look")
        .with("attack", i64::from(side.incoming))
        .with("shields", held)
        .with("n", i64::from(unprevented.min(u16::from(side.health))));
    html! { p class="look-line" { (face::glyph("shield")) (scene.speech.say(&phrase)) } }
}

/// What my power reaches now.
pub(crate) fn side(scene: &Scene<'_>, table: &Table<Catalogue>) -> Option<(String, Markup)> {
    let (game, view) = (table.game(), table.view(scene.viewer));
    if view.outcome.is_some() {
        return Some((scene.word("web-result"), result(scene, table, &view)));
    }
    let me = scene.me()?;
    let own = &view.sides[me.index()];
    let enemies = (0..view.sides.len()).map(Seat::at);
    let enemies = enemies.filter(|seat| *seat != me && table.state().opposed(me, *seat));
    let steps: Vec<(u8, String)> = own
        .hand
        .iter()
        .flatten()
        .filter_map(|kind| {
            let next = steps(&game.card(*kind).id).filter(|step| *step > own.mastery).min()?;
            Some((next, scene.word(&game.term(*kind))))
        })
        .collect();
    let nearest = steps.iter().map(|(step, _)| *step).min();
    let mut names: Vec<&str> =
        steps.iter().filter(|(step, _)| Some(*step) == nearest).map(|(_, name)| name.as_str()).collect();
    names.dedup();
    let content = html! {
        ul class="looks" {
            @for seat in enemies { (reach(scene, game, &view, me, seat)) }
            @if let Some(step) = nearest {
                li { (face::glyph("mastery")) (scene.counted("web-shards-step-at", i64::from(step))) " " (names.join(", ")) }
            }
        }
    };
    Some((scene.word("web-shards-looks"), content))
}

/// How every side stands at the end.
fn result(scene: &Scene<'_>, table: &Table<Catalogue>, view: &View) -> Markup {
    let first = Seat::at(0);
    let won = |seat: Seat| match view.outcome {
        Some(Outcome::Seats(seats) | Outcome::Team { seats, .. }) => seats.has(seat),
        Some(Outcome::PlayersWon { .. }) => seat == first,
        Some(Outcome::PlayersLost { .. }) => seat != first,
        None => false,
    };
    let line = |(seat, side): (usize, &SideView)| {
        let seat = Seat::at(seat);
        let numbers = [usize::from(side.health), usize::from(side.mastery), side.champions.len()];
        let who = title(scene, table.game(), view, seat, true);
        (who, won(seat), numbers.map(|n| n.to_string()).to_vec())
    };
    let lines: Vec<_> = view.sides.iter().enumerate().map(line).collect();
    standing(scene, &["web-zone-health", "web-zone-mastery", "web-zone-champions"], &lines)
}

/// What my power does to one enemy and its champions.
fn reach(scene: &Scene<'_>, game: &Catalogue, view: &View, me: Seat, enemy: Seat) -> Markup {
    let (power, side) = (view.sides[me.index()].power, &view.sides[enemy.index()]);
    let who = title(scene, game, view, enemy, false);
    let fall = side
        .champions
        .iter()
        .filter(|champion| power > 0 && champion.defense - u16::from(champion.damage) <= power);
    let fall: Vec<String> = fall.map(|champion| scene.word(&game.term(champion.kind))).collect();
    let left = u16::from(side.health).saturating_sub(power);
    html! {
        li {
            (face::glyph("bolt")) (who) ": "
            @if power == 0 { (scene.word("web-shards-no-power")) }
            @else if left == 0 { strong { (scene.word("web-shards-kill")) } }
            @else { (scene.counted("web-shards-would-leave", i64::from(left))) }
            @if !fall.is_empty() { ". " (scene.word("web-shards-champions-fall")) " " (fall.join(", ")) }
        }
    }
}
