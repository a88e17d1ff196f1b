//! Rules text on faces: what stands before the colon gets a sign of its own.

use maud::{Markup, html};
use talon_core::{LeadSign, LineKind, TextLine};
use talon_text::Speech;

use crate::layouts::{face, icons};

/// A line with its lead as a sign: a step of mastery as a pill, an activation with an arrow, a keyword in small capitals.
pub(crate) fn line(line: &TextLine, speech: &Speech, reached: Option<u8>) -> Markup {
    let LineKind::Led(lead) = &line.kind else { return icons::line(&line.say, speech) };
    let rest = icons::line(&lead.rest, speech);
    if let LeadSign::Step(step) = lead.sign {
        let on = reached.is_some_and(|reached| reached >= step);
        return html! {
            span class={ "step" @if on { " on" } } {
                (face::glyph("mastery")) span class="word" { (speech.name("web-zone-mastery")) " " } (step)
            } " " (rest)
        };
    }
    html! {
        b class="keyword" {
            @if lead.sign == LeadSign::Use { (face::glyph("exhaust")) }
            (speech.name(&lead.key).trim_end())
        } " " (rest)
    }
}
