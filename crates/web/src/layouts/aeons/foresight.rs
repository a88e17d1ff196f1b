//! What can be known of the turns to come, at the side of the table.

use std::sync::Arc;

use maud::{Markup, html};
use talon_aeons::{Catalogue, Foresight, Waiting};
use talon_core::{Outcome, Phrase, Seat};
use talon_table::Table;

use super::{Scene, Seen, nemesis, term};
use crate::ahead::Found;
use crate::layouts::face;
use crate::layouts::widgets::standing;

/// This many cards of a deck are named.
const KNOWN_MAX: usize = 6;

/// What a seat can know. This may search through a few thousand ways to decide.
pub(crate) fn ahead(table: &Table<Catalogue>, seat: Seat) -> Option<Found> {
    table.outcome().is_none().then(|| Arc::new(table.game().foresee(table.state(), seat)) as Found)
}

/// The panel: what each card does next and the worst before each seat acts again, as figures under the same signs. The
/// sentences and the known cards are there for those who want them.
pub(crate) fn side(scene: &Scene<'_>, table: &Table<Catalogue>) -> Option<(String, Markup)> {
    if let Some(outcome) = table.outcome() {
        return Some((scene.word("web-result"), result(scene, table, outcome)));
    }
    if let Some(why) = scene.ahead.why_not() {
        let said = html! { p class="hint" id="ahead-left-out" { (scene.word(why)) } };
        return Some((scene.word("web-foresight"), said));
    }
    let foreseen: &Foresight = scene.ahead.known()?;
    let game = table.game();
    let content = html! {
        div class="foresight" {
            table class="glance" {
                (heads(scene, "web-foresight-threats", true))
                tbody {
                    @if foreseen.threats.is_empty() { tr { td colspan="4" class="hint" { (scene.word("web-foresight-no-threats")) } } }
                    @for threat in &foreseen.threats {
                        (line(&card(scene, game, threat.kind), threat.in_turns, &[threat.gravehold, threat.players].map(nemesis::range)))
                    }
                }
                (heads(scene, "web-foresight-worst", false))
                tbody {
                    @for waiting in &foreseen.waiting {
                        @let worst = |most: u16| nemesis::range((most, most)).map(|most| format!("{}\u{a0}{most}", if foreseen.exact { "≤" } else { "≥" }));
                        (line(&scene.names[waiting.seat.index()], waiting.nemesis_turns, &[waiting.gravehold, waiting.players].map(worst)))
                    }
                }
            }
            (in_words(scene, game, foreseen))
            (decks(scene, game, foreseen))
        }
    };
    Some((scene.word("web-foresight"), content))
}

fn card(scene: &Scene<'_>, game: &Catalogue, kind: u8) -> String {
    scene.word(&term("card", game.id(kind)))
}

/// The heading of a group of lines; the first one also says what the figures are.
fn heads(scene: &Scene<'_>, key: &str, signs: bool) -> Markup {
    let columns = [
        ("nemesis", "web-foresight-turns"),
        ("gravehold", "web-zone-gravehold"),
        ("health", "web-foresight-players"),
    ];
    html! {
        thead {
            tr {
                th scope="rowgroup" colspan=[(!signs).then_some(4)] { (scene.word(key)) }
                @if signs {
                    @for (sign, key) in columns {
                        th scope="col" title=(scene.word(key)) { (face::glyph(sign)) span class="sr" { (scene.word(key)) } }
                    }
                }
            }
        }
    }
}

/// One line: who, in how many nemesis turns, and the damage.
fn line(who: &str, turns: u8, damage: &[Option<String>]) -> Markup {
    html! {
        tr {
            th scope="row" { (who) }
            td { (turns) }
            @for damage in damage { td { @match damage { Some(damage) => b { (damage) }, None => "–" } } }
        }
    }
}

/// The same in sentences, for those who want them.
fn in_words(scene: &Scene<'_>, game: &Catalogue, foreseen: &Foresight) -> Markup {
    html! {
        details id="in-words" {
            summary { (scene.word("web-foresight-words")) }
            ul class="looks" {
                @for threat in &foreseen.threats {
                    li {
                        strong { (card(scene, game, threat.kind)) } ": "
                        @if threat.in_turns > 1 { (scene.counted("web-foresight-in-turns", i64::from(threat.in_turns))) }
                        @else { (nemesis::harm_of(scene, threat).unwrap_or_else(|| scene.word("web-foresight-no-damage"))) }
                    }
                }
                @for waiting in &foreseen.waiting { (worst(scene, waiting, foreseen.exact)) }
            }
            @if !foreseen.exact { p class="hint" { (scene.word("web-foresight-inexact")) } }
        }
    }
}

/// What was left of everybody at the end.
fn result(scene: &Scene<'_>, table: &Table<Catalogue>, outcome: Outcome) -> Markup {
    let (game, view) = (table.game(), table.view(scene.viewer));
    let together = matches!(outcome, Outcome::PlayersWon { .. });
    let line = |who: String, won: bool, life: u8| (who, won, vec![life.to_string()]);
    let board = &game.boards[usize::from(view.board)].id;
    let mut lines = vec![
        line(scene.word(&term("nemesis", board)), !together, view.nemesis.0),
        line(scene.word("web-zone-gravehold"), together, view.gravehold.0),
    ];
    let seen = Seen::new(scene, table);
    let named = |seat: Seat| format!("{} · {}", seen.name(seat), scene.word(&term("mage", seen.mage(seat))));
    let seats = view.seats.iter().enumerate();
    lines.extend(seats.map(|(seat, side)| line(named(Seat::at(seat)), together, side.life)));
    standing(scene, &["web-zone-life"], &lines)
}

fn worst(scene: &Scene<'_>, waiting: &Waiting, exact: bool) -> Markup {
    let key = if exact { "web-foresight-waiting" } else { "web-foresight-waiting-least" };
    let phrase = Phrase::new(key)
        .with("turns", i64::from(waiting.nemesis_turns))
        .with("gravehold", i64::from(waiting.gravehold))
        .with("players", i64::from(waiting.players));
    html! { li { strong { (scene.names[waiting.seat.index()]) } ": " (scene.speech.say(&phrase)) } }
}

/// The cards on top of the decks that this seat knows.
fn decks(scene: &Scene<'_>, game: &Catalogue, foreseen: &Foresight) -> Markup {
    let known: Vec<(usize, Vec<String>)> = foreseen
        .decks
        .iter()
        .enumerate()
        .filter(|(_, deck)| deck.iter().any(Option::is_some))
        .map(|(seat, deck)| {
            let name =
                |known: &Option<u8>| known.map_or_else(|| "?".to_string(), |kind| card(scene, game, kind));
            let mut names: Vec<String> = deck.iter().take(KNOWN_MAX).map(name).collect();
            names.extend((deck.len() > KNOWN_MAX).then(|| "…".to_string()));
            (seat, names)
        })
        .collect();
    html! {
        @if !known.is_empty() {
            details id="known-decks" {
                summary { (face::glyph("deck")) (scene.word("web-foresight-decks")) }
                ul class="looks" {
                    @for (seat, cards) in &known { li { strong { (scene.names[*seat]) } ": " (cards.join(", ")) } }
                }
            }
        }
    }
}
