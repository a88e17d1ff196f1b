//! The stage: what happens now. A card that asks something lies there large, with its answers; otherwise what I have to spend,
//! what was played, what happened since my last turn, and what the nemesis does if it is next.

use maud::{Markup, html};
use talon_aeons::{Catalogue, Choice, KindId, PhaseView};
use talon_core::{Anchor, Seat, Spot};
use talon_table::AnyOffer;

use super::foresee::{self, Change};
use super::turns::{Act, Turn, turns};
use super::{LIFE, Seen, ask, nemesis};
use crate::layouts::face;
use crate::layouts::faces::{self, Form, Lying};
use crate::layouts::frame::{bar, declines};
use crate::layouts::pictures::picture;
use crate::layouts::widgets::capital;
use crate::pages::log::sentence;

/// The stage tells at most this many turns of others.
const TURNS_MAX: usize = 4;
/// An answer names at most this many of its consequences.
const FOLLOWS_MAX: usize = 5;

/// What happens now.
pub(super) fn stage(seen: &Seen<'_>) -> Markup {
    if let Some(kind) = asks(seen) {
        return event(seen, kind);
    }
    let laying = laying(seen);
    if !laying.0.is_empty() {
        return laying;
    }
    let picks = picks(seen);
    html! {
        div class="panel-now" {
            (purse(seen))
            @if let Some(kind) = seen.view.struck.or(seen.view.drawn) { (revealed(seen, kind)) }
            @if !picks.0.is_empty() { div class="picks" { (picks) } }
            @else { (happened(seen)) (next(seen)) }
        }
    }
}

/// The card that asks something, if no card on the table is the answer: a card of the nemesis or of whoever plays.
fn asks<'a>(seen: &Seen<'a>) -> Option<&'a str> {
    let me = seen.me().filter(|_| seen.scene.is_asked())?;
    let offers = seen.scene.offers();
    let here = |offer: &AnyOffer| matches!(offer.at, Anchor::Bar | Anchor::Seat(_));
    if offers.len() < 2 || !offers.iter().all(here) {
        return None;
    }
    if seen.scene.may::<Catalogue>(|choice| matches!(choice, Choice::Next(_) | Choice::NextAll(_))) {
        return None;
    }
    let prompt = seen.scene.table.prompt(me)?;
    let named = crate::pages::log::card_in(&prompt);
    let resolving = seen.view.struck.or(seen.view.drawn).map(|kind| seen.id(kind));
    named.or(resolving).or(Some(if seen.is_my_turn() { seen.mage(me) } else { seen.board() }))
}

/// The card large, its question, and each answer with what follows from it.
fn event(seen: &Seen<'_>, id: &str) -> Markup {
    let scene = seen.scene;
    let title = seen.me().and_then(|me| ask::title(seen, me));
    let offers = scene.on_bar();
    html! {
        div class="event" {
            (faces::card(scene, id, &[], &Lying { zone: "nemesis", class: "revealed".into(), ..Lying::default() }))
            div class="verdict" {
                @if let Some(title) = title { h2 { (title) } }
                div class={ "answers of-" (offers.len().min(9)) } { @for offer in offers { (answer(seen, id, offer)) } }
            }
        }
    }
}

/// An answer: whom or what it concerns, in a picture, in numbers, in words.
fn answer(seen: &Seen<'_>, source: &str, offer: &AnyOffer) -> Markup {
    let scene = seen.scene;
    let changes = foresee::after(seen, offer);
    let seat = if let Anchor::Seat(seat) = offer.at { Some(seat) } else { None };
    let game = scene.table.name();
    let first = changes.iter().find(|change| change.numbers.is_some());
    let grave = changes.iter().any(|change| change.sign == "skull");
    let shown = match (seat, first) {
        (Some(seat), _) => picture(game, seen.mage(seat)),
        (None, Some(change)) if change.sign == "gravehold" => picture(seen.scene.table.name(), super::CITY),
        (None, Some(change)) if matches!(change.sign, "nemesis" | "husks" | "flame") => {
            picture(game, seen.board())
        }
        _ if declines(offer.kind) => html! {},
        _ => picture(game, source),
    };
    html! {
        button class={ "act verdict-of" @if grave { " grave" } } name="move" value=(offer.text) data-move=(offer.text) {
            @if !shown.0.is_empty() { span class="face-of" { (shown) } }
            span class="body" {
                b { (capital(&scene.say(&offer.say))) }
                @if let Some(seat) = seat.filter(|_| first.is_none()) {
                    span class="big" { (face::glyph("health")) (seen.side(seat).life) small { (seen.counted("web-aeons-of-life", LIFE)) } }
                }
                @if let Some(change) = first { (big(change)) }
                @for change in changes.iter().filter(|change| Some(*change) != first).take(FOLLOWS_MAX) {
                    span class={ "follows" @if change.bad { " bad" } } { (face::glyph(change.sign)) (change.say()) }
                }
            }
        }
    }
}

/// The change that matters most, in large figures, with a bar of what is lost.
fn big(change: &Change) -> Markup {
    let Some((from, to)) = change.numbers else { return html! {} };
    let clamp = |n: i64| u16::try_from(n).unwrap_or(0);
    html! {
        span class={ "big" @if change.bad { " bad" } } {
            (face::glyph(change.sign)) (from) " → " em { (to) } small { (change.what) }
        }
        @if let Some(most) = change.most { (bar(clamp(from.max(to)), clamp(most), clamp(from - to), &[], "loss-bar")) }
    }
}

/// The order in which the played cards go on the discard pile: drag them, or name them one by one.
fn laying(seen: &Seen<'_>) -> Markup {
    let Some(me) = seen.me() else { return html! {} };
    let next = seen.scene.all_that::<Catalogue>(|choice| matches!(choice, Choice::Next(_)));
    if next.is_empty() {
        return html! {};
    }
    let card = |index: usize, kind: KindId| {
        let id = seen.id(kind);
        let offer = next.iter().find(|offer| offer.choice::<Catalogue>() == Some(Choice::Next(kind)));
        let lying = Lying { zone: "play", order: Some(index + 1), ..Lying::default() };
        faces::usable(seen.scene, id, Spot::of(me, "play", index), offer.copied(), &lying)
    };
    let deck: Vec<String> =
        seen.side(me).deck.iter().map_while(|card| Some(seen.card_name((*card)?))).collect();
    html! {
        div class="laying" {
            p class="how" { (seen.scene.word("web-aeons-order")) }
            div class="in-order" data-order=(seen.scene.word("web-aeons-ordered")) {
                @for (index, kind) in seen.side(me).play.iter().enumerate() { (card(index, *kind)) }
            }
            @if !deck.is_empty() { p class="river" { b { (seen.scene.word("web-aeons-draws")) } " " (deck.join(", ")) } }
        }
    }
}

/// What the acting player has to spend.
fn purse(seen: &Seen<'_>) -> Markup {
    let view = &seen.view;
    let Some(side) = view.seats.get(usize::from(view.active)) else {
        return html! { p class="acts" { (seen.scene.turn_of(&seen.nemesis_name(), None)) } };
    };
    let seat = Seat::at(view.active.into());
    let (free, gems, spells) = side.aether;
    html! {
        @if seen.me() != Some(seat) { p class="acts" { (seen.scene.turn_of(&seen.name(seat), Some(seat))) } }
        div class="counter c-aether" data-n="web-zone-aether" {
            (face::glyph("aether")) b { (free) } span class="key" { (seen.scene.word("web-aeons-to-spend"))
                @if gems > 0 { br; (seen.counted("web-aeons-only-gems", gems)) }
                @if spells > 0 { br; (seen.counted("web-aeons-only-spells", spells)) }
            }
        }
    }
}

/// The card that is being resolved.
fn revealed(seen: &Seen<'_>, kind: KindId) -> Markup {
    faces::card(
        seen.scene,
        seen.id(kind),
        &[],
        &Lying { zone: "nemesis", class: "revealed".into(), ..Lying::default() },
    )
}

/// The turn in progress; in my own, until I have done something, the turns since my last one.
fn happened(seen: &Seen<'_>) -> Markup {
    let all = turns(seen.scene);
    let Some((now, before)) = all.split_last() else { return html! {} };
    let mine = now.seat.is_some() && now.seat == seen.me();
    if mine && now.acts.is_empty() && now.said.is_empty() {
        let from = before.iter().rposition(|turn| turn.seat.is_some() && turn.seat == seen.me());
        let others = &before[from.map_or(0, |at| at + 1)..];
        let others = &others[others.len().saturating_sub(TURNS_MAX)..];
        return html! {
            @if !others.is_empty() {
                div class="past" tabindex="0" role="region" aria-label=(seen.scene.word("web-log-fresh")) { @for turn in others.iter().rev() { (told(seen, turn)) } }
            }
        };
    }
    html! {
        @if !now.acts.is_empty() {
            h3 { (seen.scene.word("web-aeons-this-turn")) }
            (flow(seen, now))
        }
        @if !mine { div class="past" tabindex="0" role="region" aria-label=(seen.scene.word("web-aeons-this-turn")) { (said(seen, now)) } }
    }
}

/// A turn that is over.
fn told(seen: &Seen<'_>, turn: &Turn<'_>) -> Markup {
    let name = turn.seat.map_or_else(|| seen.nemesis_name(), |seat| seen.name(seat));
    html! { section class={ "told" @if turn.seat.is_none() { " foe" } } { h3 { (name) } (flow(seen, turn)) (said(seen, turn)) } }
}

/// The cards of a turn in the order they were used, with what each brought.
pub(super) fn flow(seen: &Seen<'_>, turn: &Turn<'_>) -> Markup {
    let mut grouped: Vec<(Act, usize)> = Vec::new();
    for act in turn.acts.iter().filter(|act| !act.id.is_empty()) {
        match grouped.iter_mut().find(|(same, _)| same.id == act.id) {
            Some((same, times)) => {
                *times += 1;
                same.aether += act.aether;
                same.charges += act.charges;
                same.damage += act.damage;
                same.harm += act.harm;
            }
            None => grouped.push((act.clone(), 1)),
        }
    }
    html! {
        @if !grouped.is_empty() {
            div class="flow" {
                @for (act, times) in &grouped {
                    (faces::card(seen.scene, act.id, &[], &Lying { form: Form::Mini, zone: "play", foot: gains(act, *times), ..Lying::default() }))
                }
            }
        }
    }
}

/// What a card brought.
fn gains(act: &Act, times: usize) -> Markup {
    let gain = |n: i64, mark: &str, sign: &str| html! { @if n != 0 { span class="gain" { (mark) (n) (face::glyph(sign)) } } };
    html! {
        @if times > 1 { span { "×" (times) } }
        (gain(act.aether, "+", "aether")) (gain(act.charges, "+", "charges")) (gain(act.damage, "", "attack")) (gain(act.harm, "", "health"))
    }
}

/// What is worth a sentence.
fn said(seen: &Seen<'_>, turn: &Turn<'_>) -> Markup {
    html! { @if !turn.said.is_empty() { ul class="said-now" { @for told in &turn.said { li { (sentence(&told.say, seen.scene)) } } } } }
}

/// What the nemesis does if it is next.
fn next(seen: &Seen<'_>) -> Markup {
    let Some(foreseen) = seen.foreseen().filter(|_| seen.view.phase != PhaseView::Over) else {
        return html! {};
    };
    let acting: Vec<(String, String)> = foreseen
        .threats
        .iter()
        .map(|threat| {
            let does = if threat.in_turns > 1 {
                seen.counted("web-foresight-in-turns", threat.in_turns)
            } else {
                nemesis::harm(seen, threat).unwrap_or_else(|| seen.scene.word("web-foresight-no-damage"))
            };
            (seen.card_name(threat.kind), does)
        })
        .collect();
    let tier = seen.view.tiers.iter().position(|n| *n > 0).map_or(0, |at| at + 1);
    html! {
        section class="if-next" {
            h3 { (seen.scene.word("web-aeons-if-next")) }
            ul {
                @for (card, does) in &acting { li { (face::glyph("nemesis")) span { b { (card) } ": " (does) } } }
                @if tier > 0 { li { (face::glyph("tiers")) span { (seen.of("web-aeons-draws-tier", tier as i64, i64::from(seen.view.tiers.iter().sum::<u8>()))) } } }
                @else { li { (face::glyph("skull")) span { (seen.scene.word("web-aeons-deck-empty")) } } }
            }
        }
    }
}

/// Cards that can be chosen and have no place of their own on the page: in a discard, among those played, in the hand or at a
/// breach of somebody else.
fn picks(seen: &Seen<'_>) -> Markup {
    let me = seen.me();
    let mut places = Vec::new();
    for (index, side) in seen.view.seats.iter().enumerate() {
        let seat = Seat::at(index);
        let listed = |kinds: &[KindId]| kinds.iter().copied().enumerate().collect::<Vec<_>>();
        let free = talon_aeons::state::Slot::FREE.kind;
        let prepared = side.slots.iter().enumerate().flat_map(|(at, slots)| {
            slots.iter().filter(|slot| slot.kind != free).map(move |slot| (at, slot.kind)).collect::<Vec<_>>()
        });
        places.push((seat, "discard", listed(&side.discard)));
        places.push((seat, "play", listed(&side.play)));
        if me != Some(seat) {
            places.push((seat, "hand", listed(&side.hand)));
            places.push((seat, "prepared", prepared.collect()));
        }
    }
    html! {
        @for (seat, area, cards) in &places {
            @let own: Vec<&(usize, KindId)> = cards.iter().filter(|(at, _)| seen.is_offered(Spot::of(*seat, area, *at))).collect();
            @if !own.is_empty() {
                section class="pick" {
                    h3 { (seen.name(*seat)) " · " (seen.scene.word(zone_word(area))) }
                    div class="tiles" {
                        @for (at, kind) in own {
                            (faces::card(seen.scene, seen.id(*kind), &[Spot::of(*seat, area, *at)], &Lying { form: Form::Tile, zone: area, with_text: true, ..Lying::default() }))
                        }
                    }
                }
            }
        }
    }
}

fn zone_word(area: &str) -> &'static str {
    match area {
        "discard" => "web-zone-discard",
        "play" => "web-zone-play",
        "hand" => "web-zone-hand",
        _ => "web-aeons-breaches",
    }
}
