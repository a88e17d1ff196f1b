//! The top of the table: the nemesis with its rules, its cards in play, what it has devoured, and Gravehold.

use maud::{Markup, html};
use talon_aeons::card::Effect;
use talon_aeons::state::InPlay;
use talon_aeons::verbs::Leaf;
use talon_aeons::{Choice, PhaseView, Threat, Type};
use talon_core::{Phrase, Spot, TextLine};

use super::{Scene, Seen, figure, foresee};
use crate::layouts::face;
use crate::layouts::faces::{self, Form, Lying};
use crate::layouts::frame::{self, Answer, Plate, bar};
use crate::layouts::icons;
use crate::layouts::pictures::picture;

/// The nemesis, its cards in play from oldest to newest, Gravehold.
pub(super) fn row(seen: &Seen<'_>) -> Markup {
    let count = seen.view.in_play.len() + usize::from(!seen.view.devoured.is_empty());
    html! {
        div class={ "foe-row" @if count > 3 { " many" } } {
            (nemesis(seen))
            div class={ "threats of-" (count.min(6)) } {
                @for (index, entry) in seen.view.in_play.iter().enumerate() { (threat(seen, index, entry)) }
                @if let Some(top) = seen.view.devoured.first() { (devoured(seen, *top)) }
                @if count == 0 { p class="calm" { (seen.scene.word("web-aeons-no-threats")) } }
            }
            (gravehold(seen))
        }
    }
}

fn nemesis(seen: &Seen<'_>) -> Markup {
    let (scene, view) = (seen.scene, &seen.view);
    let life = bar(view.nemesis.0.into(), view.nemesis.1.into(), 0, &[], "nemesis");
    let places = ["nemesis", "husks"].map(|area| Spot::middle(area, 0));
    let big = scene.large_face(seen.board(), None);
    let offers: Vec<Answer> =
        places.iter().flat_map(|spot| scene.on_place(*spot)).map(|offer| Answer::of(scene, offer)).collect();
    let aimed = !offers.is_empty();
    let drawn = Plate {
        id: "nemesis".into(),
        portrait: Some(seen.board().to_string()),
        kind: "nemesis".into(),
        name: seen.nemesis_name(),
        class: format!(
            "foe{}",
            if view.active == super::NEMESIS && view.phase != PhaseView::Over { " active" } else { "" }
        ),
        vitals: html! {
            (frame_life(seen, view.nemesis.0, view.nemesis.1, "nemesis")) (life)
            span class="facts" {
                @if view.fury > 0 { (figure(seen, "web-aeons-fury", "flame", view.fury)) }
                @if view.husks.0 > 0 || has_swarm(seen) { (figure(seen, "web-aeons-husks", "husks", view.husks.0)) }
                (figure(seen, "web-aeons-tiers", "tiers", view.tiers.map(|n| n.to_string()).join("/")))
                button type="button" class="act sheet" data-card=(seen.board()) data-zone="nemesis" popovertarget=(big) { (scene.word("web-aeons-sheet")) }
            }
            @if aimed { span class="aims" { @for offer in &offers { (offer.button()) } } }
            @else { (rule(seen)) }
        },
        ..Plate::default()
    };
    frame::plate(scene, &drawn)
}

/// Life with its sign: how much is left, and of how much.
fn frame_life(seen: &Seen<'_>, n: u8, most: u8, sign: &str) -> Markup {
    let word = seen.scene.word("web-zone-life");
    html! {
        span class={ "vital v-life v-" (sign) } data-n="web-zone-life" title=(word) {
            (face::glyph("health")) span class="sr" { (word) " " } b { (n) } " "
            span class="key" { (seen.counted("web-aeons-of-life", most)) }
        }
    }
}

fn has_swarm(seen: &Seen<'_>) -> bool {
    !seen.game().boards[usize::from(seen.view.board)].swarm.is_empty()
}

/// What is about to happen by the rules of this nemesis: what the swarm does with the husks there are now, or what an
/// unleash does.
fn rule(seen: &Seen<'_>) -> Markup {
    let board = &seen.game().boards[usize::from(seen.view.board)];
    if board.swarm.is_empty() {
        return unleash(seen);
    }
    let husks = seen.view.husks.0;
    let lost = |effects: &[Effect]| effects.iter().any(|effect| matches!(effect, Effect::Do(Leaf::Lose(..))));
    html! {
        span class="ladder" {
            @for (from, to, effects) in &board.swarm {
                @let now = (*from..=*to).contains(&husks);
                span class={ @if now { "now" } @if lost(effects) { " lost" } } aria-current=[now.then_some("true")] {
                    @if lost(effects) { (from) "+" } @else { (from) "–" (to) }
                }
            }
        }
        (swarm(seen, husks))
        @if let Some((limit, ..)) = board.swarm.iter().find(|(.., effects)| lost(effects)) {
            @if u16::from(husks) * 4 >= u16::from(*limit) * 3 {
                p class="warn" { (face::glyph("skull")) (seen.of("web-aeons-husks-warn", husks, *limit)) }
            }
        }
    }
}

/// What a swarm with this many husks does.
fn swarm(seen: &Seen<'_>, husks: u8) -> Markup {
    let lines = seen.game().boards[usize::from(seen.view.board)].swarm_text(husks);
    html! { @if !lines.is_empty() { p class="rule" { b { (seen.scene.word("web-aeons-swarm-now")) } " " (run_on(seen, &lines)) } } }
}

/// What the nemesis does when it unleashes.
fn unleash(seen: &Seen<'_>) -> Markup {
    let lines = seen.game().boards[usize::from(seen.view.board)].unleash_text();
    html! {
        @if let Some((heading, lines)) = lines.split_first() {
            p class="rule" { b { (icons::line(&heading.say, seen.scene.speech)) } " " (run_on(seen, lines)) }
        }
    }
}

fn run_on(seen: &Seen<'_>, lines: &[TextLine]) -> Markup {
    html! { @for line in lines { (icons::line(&line.say, seen.scene.speech)) " " } }
}

/// A card in play: what it says, what is left of it, and what it does next.
fn threat(seen: &Seen<'_>, index: usize, entry: &InPlay) -> Markup {
    let minion = seen.game().type_of(entry.kind) == Type::Minion;
    let id = seen.id(entry.kind);
    let spot = Spot::middle("in_play", index);
    let target = Choice::Target(entry.kind);
    let foot = if seen.may(target) {
        html! { @for change in foresee::then(seen, target).iter().take(2) { b { (change.say()) } } }
    } else {
        next(seen, entry)
    };
    let lying = Lying {
        form: Form::Tile,
        zone: "nemesis",
        class: "threat".into(),
        foot,
        defense: Some(entry.left.into()),
        tries: if minion { Vec::new() } else { vec![format!("discard-power {id}")] },
        with_text: true,
        ..Lying::default()
    };
    faces::card(seen.scene, id, &[spot], &lying)
}

/// When a card acts, and what it does then.
fn next(seen: &Seen<'_>, entry: &InPlay) -> Markup {
    let threats = seen.foreseen().map_or(&[][..], |foreseen| &foreseen.threats);
    let Some(threat) = threats.iter().find(|threat| threat.kind == entry.kind) else { return html! {} };
    html! {
        @if threat.in_turns > 1 { span class="wait" { (seen.counted("web-foresight-in-turns", threat.in_turns)) } }
        @else if let Some(harm) = harm(seen, threat) { span class="harm" { "→ " (harm) } }
    }
}

/// The pile of what was devoured: its top card can be gained.
fn devoured(seen: &Seen<'_>, top: talon_aeons::KindId) -> Markup {
    let (id, n) = (seen.id(top), seen.view.devoured.len());
    let lying = Lying {
        form: Form::Tile,
        zone: "devoured",
        class: "threat devoured".into(),
        foot: html! { span { (seen.counted("web-aeons-devoured", n as i64)) } },
        tries: vec![format!("buy {id}")],
        with_text: true,
        ..Lying::default()
    };
    faces::card(seen.scene, id, &[Spot::middle("devoured", 0)], &lying)
}

/// The city: what it has left, and whether it may fall before I act again.
fn gravehold(seen: &Seen<'_>) -> Markup {
    let (life, most) = seen.view.gravehold;
    let waiting = seen.me().and_then(|me| seen.foreseen()?.waiting.iter().find(|waiting| waiting.seat == me));
    let worst = waiting.map_or(0, |waiting| waiting.gravehold);
    let low = u16::from(life) * 3 <= u16::from(most);
    html! {
        section class={ "plate city" @if low { " low" } } data-plate="gravehold" aria-label=(seen.scene.word("web-zone-gravehold")) {
            div class="plate-head" {
                span class="portrait" { (picture(seen.scene.table.name(), super::CITY)) }
                div class="vitals" {
                    h2 class="who" { span { (seen.scene.word("web-zone-gravehold")) } }
                    (frame_life(seen, life, most, "gravehold"))
                    (bar(life.into(), most.into(), worst.min(life.into()), &[], "city"))
                    @if worst >= u16::from(life) && life > 0 {
                        p class="warn" { (face::glyph("skull")) (seen.counted("web-aeons-may-fall", i64::from(worst))) }
                    } @else if worst > 0 {
                        p class="rule" { (seen.counted("web-aeons-may-lose", i64::from(worst))) }
                    }
                }
            }
        }
    }
}

/// From the least to the most; one number if they are the same, `None` for no damage.
pub(super) fn range((least, most): (u16, u16)) -> Option<String> {
    let exact = least == most;
    (most > 0).then(|| if exact { most.to_string() } else { format!("{least}–{most}") })
}

/// The damage a card does next in words, if it does any.
pub(super) fn harm(seen: &Seen<'_>, threat: &Threat) -> Option<String> {
    harm_of(seen.scene, threat)
}

/// The same without the rest of the table.
pub(super) fn harm_of(scene: &Scene<'_>, threat: &Threat) -> Option<String> {
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
