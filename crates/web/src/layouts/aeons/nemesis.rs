//! The top of the table: the nemesis, Gravehold as a wall, the turn order, the nemesis' cards in play.

use std::fmt::Write as _;

use maud::{Markup, html};
use talon_aeons::state::{InPlay, turn_card};
use talon_aeons::{Catalogue, Foresight, Threat, Type, View};
use talon_core::{Phrase, Spot};
use talon_table::Table;

use super::{Scene, figure, foresight, row, term};
use crate::layouts::widgets::{Extra, Figure, Size, button, card, fold, meter, number};
use crate::layouts::{face, icons};

/// Stones in a row of the wall.
const STONES: u8 = 10;

pub(super) fn nemesis(scene: &Scene<'_>, table: &Table<Catalogue>, view: &View) -> Markup {
    let game = table.game();
    let id = &game.boards[usize::from(view.board)].id;
    let big = scene.large_face(id, None);
    let places = ["nemesis", "husks"].map(|area| Spot::middle(area, 0));
    let foreseen = foresight::foreseen(scene, table);
    html! {
        section class={ "panel foe k-nemesis" @if view.active == super::NEMESIS { " active" } } {
            div class="who" {
                h3 { button type="button" class="act name" data-card=(id) popovertarget=(big) {
                    (face::glyph("nemesis")) (scene.word(&term("nemesis", id)))
                } }
                div class="numbers" {
                    (meter(scene, figure::LIFE_LEFT, view.nemesis.0, view.nemesis.1))
                    @if view.fury > 0 { (number(scene, figure::FURY, view.fury)) }
                    @if view.husks.0 > 0 { (number(scene, figure::HUSKS, view.husks.0)) }
                    (number(scene, figure::TIERS, view.tiers.map(|n| n.to_string()).join(" / ")))
                    (fold(scene, figure::DEVOURED, Spot::middle("devoured", 0), view.devoured.len(), &row(scene, game, &view.devoured, None, "devoured")))
                    @for offer in places.iter().flat_map(|spot| scene.on_place(*spot)) { (button(scene, offer, "primary")) }
                }
            }
            (wall(scene, view.gravehold))
            (turns(scene, view, foreseen))
            (unleash(scene, id))
            div class="row chips threats" { (in_play(scene, game, view, foreseen)) }
        }
    }
}

/// What the nemesis does when it unleashes: the lines of its board from that word to the next heading.
fn unleash(scene: &Scene<'_>, board: &str) -> Markup {
    let lines = face::find(scene.table.name(), board).map_or(&[][..], |card| &card.lines);
    let begun = lines.iter().skip_while(|line| line.say.key != "aeons-text-unleash");
    let own: Vec<_> = begun.take_while(|line| line.say.key != "aeons-text-expert").collect();
    html! {
        @if !own.is_empty() { p class="unleash" { @for line in own { (icons::line(&line.say, scene.speech)) " " } } }
    }
}

/// Gravehold as a wall of as many stones as it can have life; the fallen ones leave gaps, from the top.
fn wall(scene: &Scene<'_>, (life, most): (u8, u8)) -> Markup {
    let stones = |from: u8, to: u8| {
        let mut path = String::new();
        for stone in from..to {
            let (row, column) = (stone / STONES, stone % STONES);
            let x = u16::from(column) * 10 + u16::from(row % 2) * 3;
            let y = u16::from(most.div_ceil(STONES) - 1 - row) * 8;
            let _ = write!(path, "M{x} {y}h9v7h-9z");
        }
        path
    };
    let word = scene.word("web-zone-gravehold");
    let height = u16::from(most.div_ceil(STONES)) * 8;
    html! {
        div class={ "wall" @if u16::from(life) * 3 <= u16::from(most) { " low" } } {
            (number(scene, figure::GRAVEHOLD, life))
            svg viewBox={ "0 0 104 " (height) } role="img" aria-label={ (word) " " (life) " / " (most) } {
                path class="gone" d=(stones(life, most)) {}
                path class="stands" d=(stones(0, life)) {}
            }
        }
    }
}

/// A turn-order card: its name, and its sign where there is no room for names.
fn turn_name(scene: &Scene<'_>, card: u8) -> Markup {
    let name = scene.word(&term("turn", turn_card::NAMES[usize::from(card) % turn_card::NAMES.len()]));
    html! {
        span class="full" { (name) }
        span class="brief" aria-hidden="true" title=(name) {
            @match card {
                turn_card::NEMESIS => (face::glyph("nemesis")),
                turn_card::WILD => (face::glyph("wild")),
                seat => (seat + 1)
            }
        }
    }
}

/// What was drawn of the turn order, oldest first, what is still to come, and the chances of the next card.
fn turns(scene: &Scene<'_>, view: &View, foreseen: Option<&Foresight>) -> Markup {
    let class = |card: u8| if card == turn_card::NEMESIS { "turn-card foe" } else { "turn-card" };
    html! {
        div class="turns" {
            h4 { (scene.word("web-aeons-turns")) }
            ol class="strip" {
                @for card in view.turn_discard.iter().rev() { li class=(class(*card)) { (turn_name(scene, *card)) } }
                @for known in &view.turn_order {
                    @match known {
                        Some(card) => li class={ (class(*card)) " to-come" } { (turn_name(scene, *card)) },
                        None => li class="turn-card to-come" { "?" }
                    }
                }
            }
            @if let Some(next) = foreseen.and_then(|foreseen| foreseen.turns.first()) {
                p class="next" {
                    span class="full" { (scene.word("web-aeons-next")) " " } span class="brief" aria-hidden="true" { "→" }
                    @for chance in next { span class=(class(chance.card)) { (turn_name(scene, chance.card)) " " b { (chance.cases) "/" (chance.of) } } " " }
                }
            }
        }
    }
}

/// The cards in play from oldest to newest, each with its life or its tokens and what it will do next.
fn in_play(scene: &Scene<'_>, game: &Catalogue, view: &View, foreseen: Option<&Foresight>) -> Markup {
    let extra = |entry: &InPlay| {
        let minion = game.type_of(entry.kind) == Type::Minion;
        let key = if minion { "web-aeons-life-left" } else { "web-aeons-tokens-left" };
        let threat =
            foreseen.and_then(|foreseen| foreseen.threats.iter().find(|threat| threat.kind == entry.kind));
        let foot = html! {
            @if entry.left > 0 { b { (scene.counted(key, i64::from(entry.left))) } }
            @if let Some(threat) = threat {
                span class="harm" { (hits(scene, figure::GRAVEHOLD, threat.gravehold)) (hits(scene, figure::PLAYERS, threat.players)) }
            }
        };
        let tries = if minion { Vec::new() } else { vec![format!("discard-power {}", game.id(entry.kind))] };
        Extra { size: Size::Chip, foot: Some(foot), tries, ..Extra::default() }
    };
    let resolving = [view.drawn, view.struck].into_iter().flatten();
    html! {
        @for (index, entry) in view.in_play.iter().enumerate() {
            (card(scene, game.id(entry.kind), &[Spot::middle("in_play", index)], &extra(entry)))
        }
        @for kind in resolving {
            (card(scene, game.id(kind), &[], &Extra { size: Size::Chip, class: "new", ..Extra::default() }))
        }
    }
}

/// From the least to the most; one number where they are the same, nothing for none.
pub(super) fn range((least, most): (u16, u16)) -> Option<String> {
    let exact = least == most;
    (most > 0).then(|| if exact { most.to_string() } else { format!("{least}–{most}") })
}

/// What is hit, by its sign, and how hard.
fn hits(scene: &Scene<'_>, what: Figure, damage: (u16, u16)) -> Markup {
    let word = scene.word(what.key);
    html! {
        @if let Some(damage) = range(damage) {
            span class="hit" title=(word) { (face::glyph(what.glyph)) span class="sr" { (word) " " } (damage) }
        }
    }
}

/// The damage a card does next in words, if it does any.
pub(super) fn harm(scene: &Scene<'_>, threat: &Threat) -> Option<String> {
    let say = |key: &'static str, (least, most): (u16, u16)| {
        let phrase = Phrase::new(key).with("least", i64::from(least)).with("n", i64::from(most));
        (most > 0).then(|| scene.speech.say(&phrase))
    };
    let exact = |(least, most): (u16, u16)| least == most;
    let gravehold =
        if exact(threat.gravehold) { "web-aeons-harm-gravehold" } else { "web-aeons-harm-gravehold-range" };
    let players =
        if exact(threat.players) { "web-aeons-harm-players" } else { "web-aeons-harm-players-range" };
    let parts = [say(gravehold, threat.gravehold), say(players, threat.players)];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    (!parts.is_empty()).then(|| parts.join(", "))
}
