//! Rules text on faces: what stands before the colon gets a sign of its own.

use maud::{Markup, html};
use talon_core::{Arg, Phrase, TextLine};
use talon_text::Speech;

use crate::layouts::{face, icons};

/// A line with its lead as a sign: a step of mastery as a pill, an activation with an arrow, a keyword in small capitals.
pub(crate) fn line(line: &TextLine, speech: &Speech, reached: Option<u8>) -> Markup {
    let lead = line.say.args.iter().find_map(|(name, arg)| match arg {
        Arg::Term(key) if *name == "lead" => key.strip_prefix("shards-lead-"),
        _ => None,
    });
    let rest = |phrase: &Phrase| icons::line(phrase, speech);
    match lead {
        None | Some("none") => rest(&line.say),
        Some(lead) => {
            let bare = without_lead(&line.say);
            if let Some(step) = lead.strip_prefix("mastery-").filter(|step| step.parse::<u8>().is_ok()) {
                let on = step.parse().is_ok_and(|step: u8| reached.is_some_and(|reached| reached >= step));
                return html! {
                    span class={ "step" @if on { " on" } } {
                        (face::glyph("mastery")) span class="word" { (speech.name("web-zone-mastery")) " " } (step)
                    } " " (rest(&bare))
                };
            }
            let words = speech.name(&format!("shards-lead-{lead}"));
            html! {
                b class="keyword" {
                    @if lead.starts_with("exhaust") { (face::glyph("exhaust")) }
                    (words.trim_end())
                } " " (rest(&bare))
            }
        }
    }
}

fn without_lead(phrase: &Phrase) -> Phrase {
    let mut phrase = phrase.clone();
    for (name, arg) in &mut phrase.args {
        if *name == "lead" {
            *arg = Arg::Term("shards-lead-none".to_string());
        }
    }
    phrase
}
