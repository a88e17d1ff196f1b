//! The people as plates: who they are, what they have left, what stands before them, what my power would do to them.

use maud::{Markup, html};
use talon_core::{Phrase, Seat, Spot};
use talon_shards::{ChampionView, Kind, Mode, SideView, TEAMS};

use super::{HEALTH, MASTERY, Seen, ask, looks};
use crate::layouts::face;
use crate::layouts::faces::{self, Form, Lying};
use crate::layouts::frame::{self, Plate, bar, vital};
use crate::layouts::widgets::Figure;

/// The mastery at which most cards become stronger.
const MARKS: [u16; 4] = [5, 10, 15, 20];
/// From this mastery on, the Nemesis is near its goal.
const NEAR: u8 = 24;

/// Who stands at which edge. With two, the opponent is above me. With more, I am at the left and the others at the right; of
/// three others, my team-mate or else the next player is above me.
pub(super) fn rails(seen: &Seen<'_>) -> (Vec<Seat>, Vec<Seat>) {
    let sides = seen.view.sides.len();
    let first = seen.me().map_or(0, Seat::index);
    let around: Vec<Seat> = (1..sides).map(|step| Seat::at((first + step) % sides)).collect();
    let own = Seat::at(first);
    let mate = TEAMS.iter().find(|team| team.has(own)).copied().unwrap_or_default();
    match around.as_slice() {
        [only] => (vec![*only, own], Vec::new()),
        [_, _] => (vec![own], around),
        _ if seen.view.mode == Mode::Teams => {
            let (with, against): (Vec<Seat>, Vec<Seat>) = around.iter().partition(|seat| mate.has(**seat));
            (with.into_iter().chain([own]).collect(), against)
        }
        [next, rest @ ..] => (vec![*next, own], rest.to_vec()),
        [] => (vec![own], Vec::new()),
    }
}

/// One side of the table.
pub(super) fn plate(seen: &Seen<'_>, seat: Seat) -> Markup {
    let (scene, view) = (seen.scene, &seen.view);
    let side = &view.sides[seat.index()];
    let character = side.character.map(|character| &seen.game().characters()[usize::from(character)]);
    let named = side.character.map(|character| scene.word(&seen.game().character_term(character)));
    let besides = scene.besides.get(seat.index()).filter(|words| !words.is_empty()).cloned();
    let sub: Vec<String> = named.into_iter().chain(besides).collect();
    let drawn = Plate {
        id: seat.number().to_string(),
        portrait: character.map(|character| character.id.clone()),
        kind: character.map_or_else(|| "none".to_string(), |character| character.faction.id().to_string()),
        name: seen.name(seat),
        sub: sub.join(" · "),
        mine: seen.me() == Some(seat),
        class: class(seen, seat),
        vitals: vitals(seen, seat),
        piles: piles(seen, seat),
        before: champions(seen, seat),
        notes: notes(seen, seat),
    };
    frame::plate(scene, &drawn)
}

fn class(seen: &Seen<'_>, seat: Seat) -> String {
    let view = &seen.view;
    let me = seen.me();
    let team = me.filter(|_| view.mode == Mode::Teams);
    let ours = team.and_then(|me| TEAMS.iter().find(|team| team.has(me))).is_some_and(|team| team.has(seat));
    let side = &view.sides[seat.index()];
    let marks = [
        ("active", view.turn == seat && view.outcome.is_none()),
        ("hot", side.incoming > 0),
        ("out", side.health == 0),
        ("ours", team.is_some() && ours),
        ("theirs", team.is_some() && !ours),
    ];
    marks.into_iter().filter(|(_, on)| *on).map(|(class, _)| class).collect::<Vec<_>>().join(" ")
}

/// Health and mastery, with what is about to be lost.
fn vitals(seen: &Seen<'_>, seat: Seat) -> Markup {
    let (scene, side) = (seen.scene, &seen.view.sides[seat.index()]);
    let health = bar(side.health.into(), HEALTH, side.incoming, &[], "health");
    let mastery = bar(side.mastery.into(), MASTERY, 0, &MARKS, "mastery");
    html! {
        (vital(scene, Figure { key: "web-zone-health", glyph: "health" }, side.health, &seen.counted("web-shards-of", HEALTH), Some(health)))
        (vital(scene, Figure { key: "web-zone-mastery", glyph: "mastery" }, side.mastery, &scene.word("web-shards-mastery"), Some(mastery)))
    }
}

/// How many cards lie in hand, deck and discard; the discard and the relics can be looked through.
fn piles(seen: &Seen<'_>, seat: Seat) -> Markup {
    let (scene, side) = (seen.scene, &seen.view.sides[seat.index()]);
    let pile = |key: &str, sign: &str, n: usize| html! { span class="pile" data-n=(key) { (face::glyph(sign)) span class="key" { (scene.word(key)) } " " b { (n) } } };
    let relics: Vec<Kind> = side.relics.iter().copied().flatten().collect();
    html! {
        (pile("web-zone-hand", "hand", side.hand.len()))
        (pile("web-zone-deck", "deck", side.deck.len()))
        (open_pile(seen, seat, "web-zone-discard", "discard", &side.discard))
        @if !relics.is_empty() { (open_pile(seen, seat, "web-zone-relics", "relic", &relics)) }
    }
}

/// A pile that lies open: its number opens it.
fn open_pile(seen: &Seen<'_>, seat: Seat, key: &str, zone: &'static str, kinds: &[Kind]) -> Markup {
    let (scene, id) = (seen.scene, format!("pile-{}-{zone}", seat.number()));
    let mut sorted: Vec<(Kind, usize)> = Vec::new();
    for kind in kinds {
        match sorted.iter_mut().find(|(same, _)| same == kind) {
            Some((_, copies)) => *copies += 1,
            None => sorted.push((*kind, 1)),
        }
    }
    html! {
        button type="button" class="pile" popovertarget=[(!kinds.is_empty()).then_some(&id)] disabled[kinds.is_empty()] data-n=(key) {
            (face::glyph(zone)) span class="key" { (scene.word(key)) } " " b { (kinds.len()) }
        }
        @if !kinds.is_empty() {
            div popover class="card-sheet pile-of" id=(id) {
                h2 { (scene.word(key)) " · " (seen.name(seat)) }
                div class="tiles" {
                    @for (kind, copies) in sorted {
                        @let foot = if copies > 1 { html! { "×" (copies) } } else { html! {} };
                        (faces::card(scene, seen.id(kind), &[], &Lying { form: Form::Tile, zone, foot, with_text: true, reached: Some(seen.view.sides[seat.index()].mastery), ..Lying::default() }))
                    }
                }
            }
        }
    }
}

/// The champions of a side: what they do, what it takes to destroy them, and what can be done with them now.
fn champions(seen: &Seen<'_>, seat: Seat) -> Markup {
    let side = &seen.view.sides[seat.index()];
    html! {
        @for (index, champion) in side.champions.iter().enumerate() {
            (faces::card(seen.scene, seen.id(champion.kind), &[Spot::of(seat, "champions", index)], &lying(seen, seat, side, index, champion)))
        }
    }
}

fn lying(seen: &Seen<'_>, seat: Seat, side: &SideView, index: usize, champion: &ChampionView) -> Lying {
    let (id, mine) = (seen.id(champion.kind), Some(seat) == seen.me());
    let left = i64::from(champion.defense) - i64::from(champion.damage);
    let copy = 1 + side.champions[..index].iter().filter(|other| other.kind == champion.kind).count();
    let tried =
        if mine { format!("exhaust {id}#{copy}") } else { format!("hit {} {id}#{copy}", seat.number()) };
    let spot = Spot::of(seat, "champions", index);
    let offered = seen.scene.offers().iter().any(|offer| offer.at == talon_core::Anchor::Card(spot));
    let foot = match (mine, champion.exhausted, offered) {
        (true, false, true) => html! { b { (seen.scene.word("web-shards-exhaust")) } },
        (false, _, true) => html! { b class="fierce" { (seen.counted("web-shards-hit", left)) } },
        (_, true, _) => html! { (seen.scene.word("web-shards-exhausted")) },
        _ => html! {},
    };
    Lying {
        form: Form::Tile,
        zone: "champions",
        class: if champion.exhausted { "exhausted champion".into() } else { "champion".into() },
        foot,
        defense: Some(left),
        tries: vec![tried],
        reached: Some(side.mastery),
        with_text: true,
        ..Lying::default()
    }
}

/// What to watch out for, or look forward to.
fn notes(seen: &Seen<'_>, seat: Seat) -> Markup {
    let (scene, view) = (seen.scene, &seen.view);
    let side = &view.sides[seat.index()];
    let nemesis = view.mode == Mode::Nemesis && seat.index() > 0;
    html! {
        @if nemesis {
            p class={ "note" @if side.mastery >= NEAR { " bad" } } { (face::glyph("mastery")) span { (seen.counted("web-shards-nemesis-goal", MASTERY)) } }
        }
        @if side.incoming > 0 {
            p class="note bad" { (face::glyph("bolt")) span { (scene.word("web-shards-incoming")) " " (looks::amount(side.incoming)) } }
        }
        @if let Some(me) = seen.me() { (reach(seen, me, seat)) }
    }
}

/// What my power would do to this side.
fn reach(seen: &Seen<'_>, me: Seat, seat: Seat) -> Markup {
    let (scene, view) = (seen.scene, &seen.view);
    let (own, side) = (&view.sides[me.index()], &view.sides[seat.index()]);
    if !ask::may_attack(seen, seat) || own.power == 0 {
        return html! {};
    }
    let left = u16::from(side.health).saturating_sub(own.power);
    html! {
        @if left == 0 {
            p class="note good lethal" { (face::glyph("bolt")) span { (scene.word("web-shards-kill")) } }
        } @else {
            @let words = Phrase::new("web-shards-deal").with("n", i64::from(own.power)).with("from", i64::from(side.health)).with("to", i64::from(left));
            p class="note good" { (face::glyph("bolt")) span { (scene.say(&words)) } }
        }
    }
}
