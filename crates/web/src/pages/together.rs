//! A decision of the group at the table: who proposes what, and the buttons that belong to it.

use maud::{Markup, html};

use super::table::Looker;
use super::{counted, word};
use crate::layouts::widgets::capital;
use crate::layouts::{Scene, face};
use crate::tables::live::LiveTable;

/// What is proposed, with a button to agree; with several people also one to decide for all.
pub(super) fn proposals(live: &LiveTable, scene: &Scene<'_>, looker: &Looker<'_>) -> Markup {
    if !live.group_decides() {
        return html! {};
    }
    let me = scene.me().filter(|me| live.is_played_by_person(*me));
    let alone = me.is_some_and(|me| live.decides_alone(me));
    let mine = |seat| me.is_some_and(|me| live.together(me).has(seat));
    let (agree, decide) = (format!("{}/agree", looker.base), format!("{}/decide", looker.base));
    html! {
        section class="request" id="proposals" role="status" {
            @if me.is_some() { p { (word(if alone { "web-group-alone" } else { "web-group" })) } }
            @for proposal in live.proposals() {
                @let said = live.said(proposal).map(|say| capital(&scene.say(&say))).unwrap_or_default();
                p data-proposal=(proposal.by.number()) {
                    (scene.names[proposal.by.index()]) ": " b { (said) } " "
                    @if me.is_some() && !mine(proposal.by) {
                        button class="act" formaction=(agree) name="of" value=(proposal.by.number()) { (word("web-group-agree")) }
                    }
                    @if !alone && mine(proposal.by) {
                        button class="act" formaction=(decide) name="of" value=(proposal.by.number()) { (word("web-group-decide")) }
                        @if live.grace_left() > 0 { " " small { (counted("web-group-grace", live.grace_left() as usize)) } }
                    }
                }
            }
        }
    }
}

/// The buttons of somebody who sits alone among bots and waits for them: stop them, see the next move, let them go on.
pub(super) fn steps(live: &LiveTable, scene: &Scene<'_>, looker: &Looker<'_>) -> Markup {
    if !scene.me().is_some_and(|me| live.may_step(me)) {
        return html! {};
    }
    let held = live.hold.is_on();
    let inside = |sign: &str, key: &str| html! { (face::glyph(sign)) b { (word(key)) } };
    html! {
        div class="answers steps-of" {
            button class="act" id="hold" formaction={ (looker.base) "/hold" } name="yes" value=(!held) aria-pressed=(held) {
                @if held { (inside("play", "web-hold-off")) } @else { (inside("pause", "web-hold-on")) }
            }
            @if held { button class="act primary" id="step" formaction={ (looker.base) "/step" } { (inside("step", "web-step")) } }
        }
    }
}

/// The button that makes the bots wait while one could step in, and the one that lets them go on.
pub(super) fn wait(live: &LiveTable, scene: &Scene<'_>, looker: &Looker<'_>) -> Markup {
    let Some(me) = scene.me().filter(|me| live.may_hold(*me)) else { return html! {} };
    let waits = live.wants_to_wait(me);
    html! {
        button class={ "act" @if waits { " primary" } } id="wait" formaction={ (looker.base) "/wait" } name="yes" value=(!waits)
            aria-pressed=(waits) { (word(if waits { "web-wait-off" } else { "web-wait-on" })) }
    }
}
