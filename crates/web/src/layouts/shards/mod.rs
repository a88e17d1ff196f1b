//! Shards of Infinity: the others above, the centre row in the middle, my side and my hand below.

mod looks;

use maud::{Markup, html};
use talon_core::{Seat, Spot};
use talon_shards::{Catalogue, ChampionView, Kind, Mode, SideView, View};
use talon_table::{Table, Told};

use super::widgets::{Extra, Size, back, button, cannot, capital, card, fold, meter, number, stacks, zone};
use super::{Scene, face, icons};

pub(crate) use looks::side;

/// Health at the start, for the bar.
const HEALTH: u8 = 50;

/// Everything on the table.
pub(crate) fn board(scene: &Scene<'_>, table: &Table<Catalogue>) -> Markup {
    let view = table.view(scene.viewer);
    let others = others(scene, &view);
    html! {
        div class="others" { @for seat in others { (panel(scene, table.game(), &view, seat)) } }
        (middle(scene, table.game(), &view))
        @if let Some(me) = scene.me() { (mine(scene, table, &view, me)) }
    }
}

/// Round, whose turn, phase.
pub(crate) fn status(scene: &Scene<'_>, table: &Table<Catalogue>) -> Markup {
    let view = table.view(scene.viewer);
    if view.outcome.is_some() {
        return html! {};
    }
    // How many turns were taken is known to all.
    let round = i64::from(table.state().turns()) / view.sides.len().max(1) as i64 + 1;
    html! {
        span { (scene.counted("web-status-round", round)) }
        span class="turn" { (scene.turn_of(&title(scene, table.game(), &view, view.turn, false), Some(view.turn))) }
        span class="phase" { (scene.word(&format!("web-phase-{}", view.phase))) }
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
    let active = view.to_act.has(seat) || view.turn == seat;
    let discard = row(scene, game, &side.discard, Some(seat), "discard");
    let relics: Vec<Kind> = side.relics.iter().copied().flatten().collect();
    html! {
        section class={ "panel" @if active { " active" } @if side.health == 0 { " out" } } {
            (looks::ring(scene, side.mastery))
            div class="who" {
                h3 { (title(scene, game, view, seat, true)) }
                div class="numbers" {
                    (meter(scene, "web-zone-health", side.health, HEALTH))
                    (number(scene, "web-zone-hand", side.hand.len()))
                    (number(scene, "web-zone-deck", side.deck.len()))
                    @if side.incoming > 0 { (number(scene, "web-shards-incoming", looks::amount(side.incoming))) }
                    (fold(scene, "web-zone-discard", side.discard.len(), &discard))
                    (fold(scene, "web-zone-relics", relics.len(), &row(scene, game, &relics, Some(seat), "relics")))
                }
            }
            @if !side.champions.is_empty() { div class="row chips" { (champions(scene, game, side, seat)) } }
            // Against one opponent the attack closes the turn and stands in the prompt bar.
            @if view.sides.len() > 2 { (attacks(scene, &scene.on_seat(seat))) }
        }
    }
}

fn title(scene: &Scene<'_>, game: &Catalogue, view: &View, seat: Seat, with_character: bool) -> String {
    let who = match scene.names.get(seat.index()) {
        Some(name) if view.mode != Mode::Nemesis || seat.index() == 0 => name.clone(),
        _ => capital(&scene.word("web-kind-nemesis")),
    };
    match view.sides[seat.index()].character.filter(|_| with_character) {
        Some(character) => format!("{who} · {}", scene.word(&game.character_term(character))),
        None => who,
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
    let left =
        html! { span class="name" { (scene.counted("web-deck-count", view.center_deck.len() as i64)) } };
    html! {
        section class="middle" aria-label=(scene.word("web-zone-row")) {
            div class="row market" {
                (back("center", &left))
                @for (kind, spots) in stacks(&view.row, None, "row") {
                    @let id = &game.card(kind).id;
                    @let tries = vec![format!("recruit {id}")];
                    @for spot in spots { (card(scene, id, &[spot], &Extra { tries: tries.clone(), ..Extra::default() })) }
                }
            }
            @if !view.relic_pool.is_empty() {
                (zone(scene, "web-zone-relic-pool", &row(scene, game, &view.relic_pool, None, "relic_pool")))
            }
        }
    }
}

fn mine(scene: &Scene<'_>, table: &Table<Catalogue>, view: &View, me: Seat) -> Markup {
    let (game, side) = (table.game(), &view.sides[me.index()]);
    let play: Vec<Kind> = side.play.iter().map(|(kind, _)| *kind).collect();
    let held: Vec<Kind> = side.relics.iter().copied().flatten().collect();
    let relics = fold(scene, "web-zone-relics", held.len(), &row(scene, game, &held, Some(me), "relics"));
    // A relic that can be taken lies beside the champions, one that cannot is a pile among the numbers.
    let ready = relics.0.contains("name=\"move\"");
    html! {
        section class={ "mine" @if view.to_act.has(me) { " active" } } aria-label=(scene.word("web-my-side")) {
            div class="numbers own" {
                (looks::ring(scene, side.mastery))
                strong class="who" { (title(scene, game, view, me, true)) }
                (meter(scene, "web-zone-health", side.health, HEALTH))
                span class="big" { (number(scene, "web-zone-gems", side.gems)) (number(scene, "web-zone-power", looks::amount(side.power))) }
                (focus(scene, me))
                (number(scene, "web-zone-deck", side.deck.len()))
                (fold(scene, "web-zone-discard", side.discard.len(), &row(scene, game, &side.discard, Some(me), "discard")))
                @if !ready { (relics) }
                @if side.incoming > 0 { (number(scene, "web-shards-incoming", looks::amount(side.incoming))) }
            }
            (looks::shields(scene, table, view, me))
            @if ready || !side.champions.is_empty() {
                div class="before-me" {
                    @if ready { (relics) }
                    @if !side.champions.is_empty() { (zone(scene, "web-zone-champions", &champions(scene, game, side, me))) }
                }
            }
            div class="below" {
                div class="row hand" { (hand(scene, table, view, me)) }
                @if !play.is_empty() { (zone(scene, "web-zone-play", &row(scene, game, &play, Some(me), "play"))) }
            }
        }
    }
}

/// The character's own use, or why not.
fn focus(scene: &Scene<'_>, me: Seat) -> Markup {
    let offers = scene.on_seat(me);
    html! {
        @for offer in &offers {
            button class="act" name="move" value=(offer.text) { (icons::line(&offer.say, scene.speech)) }
        }
        @if offers.is_empty() { (cannot(scene, "focus", scene.word("web-shards-focus"), "focus")) }
    }
}

fn hand(scene: &Scene<'_>, table: &Table<Catalogue>, view: &View, me: Seat) -> Markup {
    let known: Vec<Kind> = view.sides[me.index()].hand.iter().copied().flatten().collect();
    let verb = if view.phase == "shield" { "shield" } else { "play" };
    html! {
        @for (kind, spots) in stacks(&known, Some(me), "hand") {
            @let id = &table.game().card(kind).id;
            @let foot = looks::next_step(scene, id, view.sides[me.index()].mastery);
            (card(scene, id, &spots, &Extra { foot, tries: vec![format!("{verb} {id}")], ..Extra::default() }))
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
    let tries = |id: &str| {
        let own = area == "relics" && seat == scene.me();
        if own { vec![format!("relic {id}")] } else { Vec::new() }
    };
    html! {
        @for (kind, spots) in stacks(kinds, seat, area) {
            @let id = &game.card(kind).id;
            (card(scene, id, &spots, &Extra { size: Size::Chip, tries: tries(id), ..Extra::default() }))
        }
    }
}

fn champions(scene: &Scene<'_>, game: &Catalogue, side: &SideView, seat: Seat) -> Markup {
    let extra = |index: usize, champion: &ChampionView| {
        let left = i64::from(champion.defense) - i64::from(champion.damage);
        let foot = html! { (face::glyph("shield")) (left) span class="sr" { " " (scene.counted("web-shards-left", left)) } };
        let id = &game.card(champion.kind).id;
        let copy = 1 + side.champions[..index].iter().filter(|other| other.kind == champion.kind).count();
        let tried = if Some(seat) == scene.me() {
            format!("exhaust {id}#{copy}")
        } else {
            format!("hit {} {id}#{copy}", seat.number())
        };
        let class = if champion.exhausted { "exhausted" } else { "" };
        Extra { size: Size::Chip, class, foot: Some(foot), tries: vec![tried], ..Extra::default() }
    };
    html! {
        @for (index, champion) in side.champions.iter().enumerate() {
            (card(scene, &game.card(champion.kind).id, &[Spot::of(seat, "champions", index)], &extra(index, champion)))
        }
    }
}
