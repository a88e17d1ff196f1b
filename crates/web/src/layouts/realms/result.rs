//! The end: everybody by rank, with the cards that made it, and all score sheets.

use maud::{Markup, html};
use talon_core::{Game, Seat};
use talon_realms::{CardSheet, Realms};
use talon_table::Table;

use super::{Seen, set};
use crate::layouts::pictures::picture;
use crate::layouts::{Scene, sheet};
use crate::poster::Poster;

/// Everybody by rank, then how each hand adds up.
pub(super) fn ranks(seen: &Seen<'_>) -> Markup {
    let Some(result) = &seen.view.result else { return html! {} };
    let mut seats: Vec<usize> = (0..seen.view.seats.len()).collect();
    // Winners first: a tie is decided by something that is not in the score.
    seats.sort_by_key(|&seat| (!result.winners.contains(&Seat::at(seat)), -i32::from(result.scores[seat])));
    html! {
        section class="result" {
            h2 { (seen.scene.word("web-realms-sheets")) }
            ol class="ranks-of" { @for (place, seat) in seats.iter().enumerate() { (rank(seen, place + 1, *seat)) } }
            p class="hint" { (seen.scene.word("web-realms-tie")) }
            div class="sheets" {
                @for seat in &seats {
                    @let hand = set(&seen.view.seats[*seat].known);
                    section class={ "sheet" @if result.winners.contains(&Seat::at(*seat)) { " won" } } {
                        h3 { (seen.scene.names[*seat]) " " small { (result.scores[*seat]) } }
                        (sheet::table(seen.game(), &seen.game().scorer().sheet(hand, 0), seen.scene.speech))
                    }
                }
            }
        }
    }
}

/// One hand: its place, its cards with what each counts, the total.
fn rank(seen: &Seen<'_>, place: usize, seat: usize) -> Markup {
    let result = seen.view.result.as_ref();
    let won = result.is_some_and(|result| result.winners.contains(&Seat::at(seat)));
    let score = result.map_or(0, |result| result.scores[seat]);
    let sheet = seen.game().scorer().sheet(set(&seen.view.seats[seat].known), 0);
    html! {
        li class={ "rank" @if won { " won" } } {
            b class="place-of" { (place) }
            span class="who" { (seen.scene.names[seat]) }
            span class="cards-of" { @for line in &sheet.cards { (small(seen, line)) } }
            b class="score" { (score) }
        }
    }
}

fn small(seen: &Seen<'_>, line: &CardSheet) -> Markup {
    let (id, name) = (seen.id(line.card), seen.name(line.card));
    let big = seen.scene.large_face(id, None);
    html! {
        button type="button" class={ "known source k-" (line.suit.id()) @if line.blanked.is_some() { " blanked" } } popovertarget=(big)
            data-card=(id) data-zone="result" title=(name) aria-label=(name) {
            (picture(Realms::NAME, id))
            b { @if line.blanked.is_some() { "✕" } @else { (line.base + line.bonus + line.penalty) } }
        }
    }
}

/// The winner's hand: its best card large, the others with what each counts, the total.
pub(crate) fn poster(scene: &Scene<'_>, table: &Table<Realms>) -> Option<Poster> {
    let seen = Seen::new(scene, table);
    let result = seen.view.result.as_ref()?;
    let winner = result.winners.first()?.index();
    let sheet = seen.game().scorer().sheet(set(&seen.view.seats[winner].known), 0);
    let points = |line: &CardSheet| match line.blanked {
        Some(_) => 0,
        None => i64::from(line.base + line.bonus + line.penalty),
    };
    let mut tiles: Vec<(String, i64)> =
        sheet.cards.iter().map(|line| (seen.id(line.card).to_string(), points(line))).collect();
    tiles.sort_by_key(|(_, points)| -points);
    let picture = tiles.first()?.0.clone();
    Some(Poster {
        picture,
        number: i64::from(result.scores[winner]),
        glyph: "leader",
        tiles,
        colours: ["#5a3416", "#1d0f06", "#ffd97a"],
    })
}
