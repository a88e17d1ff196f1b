//! The full screen at the end of the game: who won and how, how everybody stands, the heaviest blow.

use maud::{Markup, html};
use talon_core::{Game, Outcome, Seat};
use talon_shards::{Catalogue, Event};
use talon_table::{News, Table};

use super::looks::has_won;
use super::turns::{Tally, event, tallies};
use super::{Seen, looks};
use crate::layouts::Scene;
use crate::layouts::pictures::picture;
use crate::layouts::widgets::capital;
use crate::pages::log::sentence;
use crate::poster::Poster;

/// This many sentences tell how it ended.
const LAST_WORDS: usize = 4;

/// The full screen at the end, without the buttons for what comes next.
pub(crate) fn finale(scene: &Scene<'_>, table: &Table<Catalogue>) -> Option<Markup> {
    let seen = Seen { scene, table, view: table.view(scene.viewer) };
    let outcome = seen.view.outcome?;
    let mut order: Vec<Seat> = (0..seen.view.sides.len()).map(Seat::at).collect();
    order.sort_by_key(|seat| (!has_won(&seen.view, *seat), u8::MAX - seen.view.sides[seat.index()].health));
    let best = seen.me().filter(|me| has_won(&seen.view, *me)).unwrap_or(order[0]);
    Some(html! {
        div class="likeness" {
            @if let Some(id) = character(&seen, best) { (picture(Catalogue::NAME, id)) }
            div class="how" {
                h2 { (title(&seen, outcome)) }
                @for told in last_words(scene) { p { (sentence(&told.say, scene)) } }
            }
        }
        div class="ranks" { (ranks(&seen, &order)) (blow(&seen)) }
    })
}

/// The winner's character large with the health that was left, everybody with theirs.
pub(crate) fn poster(scene: &Scene<'_>, table: &Table<Catalogue>) -> Option<Poster> {
    let seen = Seen { scene, table, view: table.view(scene.viewer) };
    seen.view.outcome?;
    let mut order: Vec<Seat> = (0..seen.view.sides.len()).map(Seat::at).collect();
    order.sort_by_key(|seat| (!has_won(&seen.view, *seat), u8::MAX - seen.view.sides[seat.index()].health));
    let health = |seat: Seat| i64::from(seen.view.sides[seat.index()].health);
    let tile = |seat: &Seat| Some((character(&seen, *seat)?.to_string(), health(*seat)));
    let best = *order.first()?;
    Some(Poster {
        picture: character(&seen, best)?.to_string(),
        number: health(best),
        glyph: "health",
        tiles: order.iter().filter_map(tile).collect(),
        colours: ["#241c5a", "#0a0820", "#8ff7ea"],
    })
}

fn character<'a>(seen: &'a Seen<'_>, seat: Seat) -> Option<&'a str> {
    let character = seen.view.sides[seat.index()].character?;
    Some(&seen.game().characters()[usize::from(character)].id)
}

fn title(seen: &Seen<'_>, outcome: Outcome) -> String {
    match seen.me() {
        Some(me) if has_won(&seen.view, me) => seen.scene.word("web-end-won"),
        Some(_) => seen.scene.word("web-end-lost"),
        None => crate::pages::table::won(outcome, seen.scene),
    }
}

/// What was told last that is worth a sentence: the blow that ended it.
fn last_words<'a>(scene: &'a Scene<'_>) -> Vec<&'a News> {
    let worth = |told: &&&News| {
        matches!(
            event(told),
            Some(
                Event::Attacked { .. } | Event::Shielded { .. } | Event::Damaged { .. } | Event::Fell { .. }
            )
        )
    };
    let told = scene.story.iter().rev().flat_map(|step| step.told.iter().rev());
    let mut last: Vec<_> = Vec::new();
    for said in told.filter(worth).take(LAST_WORDS) {
        last.push(*said);
        // What was before the last attack belongs to an earlier one.
        if matches!(event(said), Some(Event::Attacked { .. })) {
            break;
        }
    }
    last.reverse();
    last
}

/// Everybody's numbers, the winners first.
fn ranks(seen: &Seen<'_>, order: &[Seat]) -> Markup {
    let scene = seen.scene;
    let tallies = tallies(scene, seen.view.sides.len());
    let heads = ["web-zone-health", "web-zone-mastery", "web-shards-damage", "web-shards-prevented"];
    html! {
        table class="standing" {
            thead { tr { td {} @for head in heads { th scope="col" { (scene.word(head)) } } } }
            tbody {
                @for seat in order {
                    @let side = &seen.view.sides[seat.index()];
                    @let Tally { damage, prevented, .. } = tallies[seat.index()];
                    tr class=[has_won(&seen.view, *seat).then_some("won")] {
                        th scope="row" {
                            @if let Some(id) = character(seen, *seat) { span class="hex" { (picture(Catalogue::NAME, id)) } }
                            (seen.name(*seat))
                        }
                        td { (side.health) } td { (side.mastery) } td { (damage) } td { (prevented) }
                    }
                }
            }
        }
    }
}

/// The turn that did the most harm.
fn blow(seen: &Seen<'_>) -> Markup {
    let scene = seen.scene;
    let Some(heaviest) = super::turns::heaviest(scene) else { return html! {} };
    let Some(seat) = heaviest.seat else { return html! {} };
    html! {
        section class="blow" {
            h3 { (scene.word("web-shards-heaviest")) }
            p { b { (capital(&seen.name(seat))) } ": " (looks::amount(u16::try_from(heaviest.harm()).unwrap_or(u16::MAX))) " " (scene.word("web-shards-damage")) }
            (super::stage::flow(seen, &heaviest))
        }
    }
}
