//! What a strong bot would do: a plan for the turn, what it is worth, why, and what else could be done first.

use maud::{Markup, html};
use talon_core::{Phrase, Seat};
use talon_review::{Unit, Worth};

use super::table::Looker;
use super::{speech, word};
use crate::layouts::Scene;
use crate::layouts::widgets::capital;
use crate::thinking::Hint;

/// The plan with its reason. It is in the prompt bar, so that it covers nothing.
pub(super) fn hints(scene: &Scene<'_>, looker: &Looker<'_>) -> Markup {
    told(scene, looker.hints, Some(looker.base))
}

/// The same; the way back, if there is one, closes it.
pub(super) fn told(scene: &Scene<'_>, hints: &[Hint], back: Option<&str>) -> Markup {
    let hinted = scene.hinted(hints);
    let Some((best, offer)) = hinted.first() else { return html! {} };
    let only = [offer.say.clone()];
    let plan: &[Phrase] = if best.plan.is_empty() { &only } else { &best.plan };
    let others = &hinted[1..];
    html! {
        section class="hints" id="hints" aria-label=(word("hint-plan")) {
            div class="head" {
                h3 { (word("hint-plan")) }
                @if let Some(worth) = best.worth.filter(|_| !scene.is_forced()) { b class="worth" { (worth_said(best.unit, worth)) } }
                @if let Some(back) = back { a class="act close" id="hints-close" href=(back) { (word("web-close")) } }
            }
            ol class="plan" { @for step in plan { li { (capital(&scene.say(step))) } } }
            @if let (Some(why), Some((_, other))) = (&best.why, others.first()) {
                p class="reason" data-why { b { (word("hint-why")) ": " } (scene.say(why)) " "
                    small { (speech().fill("hint-compared", &[("other", scene.say(&other.say).into())])) } }
            }
            @if !others.is_empty() {
                details class="others" {
                    summary { (word("hint-others")) }
                    ul { @for (hint, offer) in others { li { span { (capital(&scene.say(&offer.say))) } b { (less_said(hint)) } } } }
                }
            }
            (expected(scene, best))
            p class="hint" { (word(if scene.is_forced() { "web-hints-only" } else { "hint-say" })) }
        }
    }
}

/// A figure as people read it.
fn shown(unit: Unit, value: f64) -> String {
    let lang = speech().lang();
    match unit {
        Unit::Points => lang.decimal(value, 0),
        Unit::Chance => format!("{}\u{a0}%", lang.decimal(100.0 * value, 0)),
    }
}

fn worth_said(unit: Unit, worth: Worth) -> String {
    let error = ("error", shown(unit, worth.error).into());
    match unit {
        Unit::Chance => {
            speech().fill("hint-worth-chance", &[("value", shown(unit, worth.value).into()), error])
        }
        Unit::Points => speech().fill("hint-worth-points", &[("n", shown(unit, worth.value).into()), error]),
    }
}

/// How much less another move is worth, if that is more than chance.
fn less_said(hint: &Hint) -> String {
    match (hint.less, hint.worth) {
        (Some(less), _) if less.value <= 2.0 * less.error => word("hint-equal"),
        (Some(less), _) => {
            let value = match hint.unit {
                Unit::Points => speech().fill("hint-points", &[("n", shown(hint.unit, less.value).into())]),
                Unit::Chance => shown(hint.unit, less.value),
            };
            speech()
                .fill("hint-less", &[("less", value.into()), ("error", shown(hint.unit, less.error).into())])
        }
        (None, worth) => worth.map_or_else(String::new, |worth| shown(hint.unit, worth.value)),
    }
}

/// What the bot expects to follow its plan: a line for each run of moves by one seat.
fn expected(scene: &Scene<'_>, hint: &Hint) -> Markup {
    let say = |run: &[(Seat, Phrase)]| {
        let steps: Vec<String> = run.iter().map(|(_, say)| scene.say(say)).collect();
        format!("{}: {}", scene.names[run[0].0.index()], steps.join(" → "))
    };
    html! {
        @if !hint.then.is_empty() {
            details {
                summary { (word("web-hints-then")) }
                @for run in hint.then.chunk_by(|(one, _), (other, _)| one == other) { p class="then" { (say(run)) } }
            }
        }
    }
}
