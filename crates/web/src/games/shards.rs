//! Shards of Infinity: the others above, the centre row in the middle, my side and my hand below.

use maud::{Markup, html};
use talon_core::{Seat, Spot};
use talon_shards::{Catalogue, ChampionView, Kind, Mode, SideView, View};
use talon_table::{Table, Told};

use super::Scene;
use super::widgets::{Extra, button, card, fold, meter, number, zone};

/// Health at the start, for the bar.
const HEALTH: u8 = 50;
/// The highest mastery.
const MASTERY: u8 = 30;

/// Everything on the table.
pub(crate) fn board(scene: &Scene<'_>, table: &Table<Catalogue>) -> Markup {
    let view = table.view(scene.viewer);
    let others = others(scene, &view);
    html! {
        div class="others" { @for seat in others { (panel(scene, table.game(), &view, seat)) } }
        (middle(scene, table.game(), &view))
        @if let Some(me) = scene.me() { (mine(scene, table.game(), &view, me)) }
    }
}

/// The other sides, the Nemesis among them, in turn order from the one that looks.
fn others(scene: &Scene<'_>, view: &View) -> Vec<Seat> {
    let (sides, first) = (view.sides.len(), scene.me().map_or(0, |me| me.index() + 1));
    let count = if scene.me().is_some() { sides - 1 } else { sides };
    (first..first + count).map(|seat| Seat::at(seat % sides)).collect()
}

fn panel(scene: &Scene<'_>, game: &Catalogue, view: &View, seat: Seat) -> Markup {
    let side = &view.sides[seat.index()];
    let active = view.to_act.has(seat);
    html! {
        section class={ "panel" @if active { " active" } @if side.health == 0 { " out" } } {
            h3 { (title(scene, game, view, seat)) }
            (figures(scene, side))
            @if !side.champions.is_empty() { div class="row small" { (champions(scene, game, side, seat)) } }
            (fold(scene, "web-zone-discard", side.discard.len(), &row(scene, game, &side.discard, Some(seat), "discard")))
            (attacks(scene, &scene.on_seat(seat)))
        }
    }
}

fn title(scene: &Scene<'_>, game: &Catalogue, view: &View, seat: Seat) -> String {
    let who = match scene.names.get(seat.index()) {
        Some(name) if view.mode != Mode::Nemesis || seat.index() == 0 => name.clone(),
        _ => scene.word("web-kind-nemesis"),
    };
    match view.sides[seat.index()].character {
        Some(character) => format!("{who} · {}", scene.word(&game.character_term(character))),
        None => who,
    }
}

fn figures(scene: &Scene<'_>, side: &SideView) -> Markup {
    html! {
        div class="numbers" {
            (meter(scene, "web-zone-health", side.health, HEALTH))
            (meter(scene, "web-zone-mastery", side.mastery, MASTERY))
            (number(scene, "web-zone-hand", side.hand.len()))
            (number(scene, "web-zone-deck", side.deck.len()))
            @if side.incoming > 0 { (number(scene, "web-shards-incoming", amount(side.incoming))) }
        }
    }
}

/// Attacks on one player: all of it in one button, smaller parts folded away.
fn attacks(scene: &Scene<'_>, offers: &[&Told]) -> Markup {
    let Some((most, less)) = offers.split_last() else { return html! {} };
    html! {
        (button(scene, most, "primary"))
        @if !less.is_empty() {
            details class="more" { summary { (scene.word("web-shards-less")) }
                div class="answers" { @for offer in less { (button(scene, offer, "")) } }
            }
        }
    }
}

fn middle(scene: &Scene<'_>, game: &Catalogue, view: &View) -> Markup {
    html! {
        section class="middle" {
            h2 { (scene.word("web-zone-row")) " " small { (scene.counted("web-deck-count", view.center_deck.len() as i64)) } }
            div class="row" { (row(scene, game, &view.row, None, "row")) }
            @if !view.relic_pool.is_empty() {
                (zone(scene, "web-zone-relic-pool", &row(scene, game, &view.relic_pool, None, "relic_pool")))
            }
        }
    }
}

fn mine(scene: &Scene<'_>, game: &Catalogue, view: &View, me: Seat) -> Markup {
    let side = &view.sides[me.index()];
    let hand: Vec<Kind> = side.hand.iter().copied().flatten().collect();
    let play: Vec<Kind> = side.play.iter().map(|(kind, _)| *kind).collect();
    let relics: Vec<Kind> = side.relics.iter().copied().flatten().collect();
    html! {
        section class={ "mine" @if view.to_act.has(me) { " active" } } {
            div class="numbers" {
                strong { (title(scene, game, view, me)) }
                (meter(scene, "web-zone-health", side.health, HEALTH))
                (meter(scene, "web-zone-mastery", side.mastery, MASTERY))
                span class="big" { (number(scene, "web-zone-gems", side.gems)) (number(scene, "web-zone-power", amount(side.power))) }
                (number(scene, "web-zone-deck", side.deck.len()))
                @if side.incoming > 0 { (number(scene, "web-shards-incoming", amount(side.incoming))) }
                @for offer in scene.on_seat(me) { (button(scene, offer, "")) }
            }
            div class="zones" {
                @if !side.champions.is_empty() { (zone(scene, "web-zone-champions", &champions(scene, game, side, me))) }
                @if !play.is_empty() { (zone(scene, "web-zone-play", &row(scene, game, &play, Some(me), "play"))) }
                (fold(scene, "web-zone-relics", relics.len(), &row(scene, game, &relics, Some(me), "relics")))
                (fold(scene, "web-zone-discard", side.discard.len(), &row(scene, game, &side.discard, Some(me), "discard")))
            }
            div class="row hand" { (row(scene, game, &hand, Some(me), "hand")) }
        }
    }
}

fn row(
    scene: &Scene<'_>,
    game: &Catalogue,
    kinds: &[Kind],
    seat: Option<Seat>,
    area: &'static str,
) -> Markup {
    let spot = |index: usize| Spot { seat, area, index: index as u8 };
    html! {
        @for (index, kind) in kinds.iter().enumerate() {
            (card(scene, &game.card(*kind).id, Some(spot(index)), &Extra::default()))
        }
    }
}

fn champions(scene: &Scene<'_>, game: &Catalogue, side: &SideView, seat: Seat) -> Markup {
    let extra = |champion: &ChampionView| {
        let left = i64::from(champion.defense) - i64::from(champion.damage);
        let foot = Some(html! { (scene.counted("web-shards-left", left)) });
        Extra { class: if champion.exhausted { "exhausted" } else { "" }, foot, glance: None }
    };
    html! {
        @for (index, champion) in side.champions.iter().enumerate() {
            (card(scene, &game.card(champion.kind).id, Some(Spot::of(seat, "champions", index)), &extra(champion)))
        }
    }
}

fn amount(power: u16) -> String {
    if power == u16::MAX { "∞".to_string() } else { power.to_string() }
}
