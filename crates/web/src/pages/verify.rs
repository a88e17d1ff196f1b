//! The proof of the deal: at a table, and the page that checks it.

use maud::{Markup, html};
use serde::Deserialize;

use super::{page as ordinary, word};
use crate::tables::commitment::{commitment, header};
use crate::tables::live::LiveTable;

/// We read no more letters of a record than this: only its second line matters.
const WRITTEN_MAX: usize = 4096;

/// What is to be checked.
#[derive(Deserialize, Default)]
pub(crate) struct ProofForm {
    #[serde(default)]
    header: String,
    #[serde(default)]
    salt: String,
    #[serde(default)]
    commitment: String,
}

/// The form, and the answer once it is filled.
pub(crate) fn page(asked: &ProofForm) -> Markup {
    let written: String = asked.header.chars().take(WRITTEN_MAX).collect();
    let (header, salt, shown) = (header(&written), asked.salt.trim(), asked.commitment.trim());
    let title = word("proof-title");
    let content = html! {
        h1 { (title) }
        p class="lead" { (word("proof-say")) }
        form method="get" action="/verify" class="options" {
            label { (word("proof-header")) textarea name="header" rows="3" required { (written) } }
            label { (word("proof-salt")) input name="salt" value=(salt) required; }
            label { (word("proof-commitment")) input name="commitment" value=(shown); }
            button class="act primary" { (word("proof-check")) }
        }
        @if !header.is_empty() && !salt.is_empty() { (verdict(header, salt, shown)) }
    };
    ordinary("verify", "", &title, &content)
}

fn verdict(header: &str, salt: &str, shown: &str) -> Markup {
    let computed = commitment(header, salt);
    let quoted = |text: &str| format!("'{}'", text.replace('\'', r"'\''"));
    let by_hand = format!("printf '%s\\n%s\\n' {} {} | sha256sum", quoted(header), quoted(salt));
    html! {
        section id="verdict" class="box" {
            p { (word("proof-computed")) ": " code { (computed) } }
            @if !shown.is_empty() {
                @if shown.eq_ignore_ascii_case(&computed) { p class="lead" role="status" { (word("proof-holds")) } }
                @else { p class="wrong" role="alert" { (word("proof-fails")) } }
            }
            p class="hint" { (word("proof-by-hand")) }
            pre { code { (by_hand) } }
        }
    }
}

/// What a table shows of its proof: the digest from the start, the rest when the game is over.
pub(crate) fn seal(live: &LiveTable) -> Markup {
    let Some(proof) = &live.deal.proof else { return html! {} };
    let over = live.is_revealed();
    html! {
        details class="proof" {
            summary {
                (word("proof-title"))
                @if over { " · " (word("web-result-seed")) " " code { (live.table.record().seed) } }
            }
            p class="hint" { (word(if over { "proof-open" } else { "proof-sealed" })) }
            p { code id="commitment" { (proof.digest) } }
            @if over {
                @let header = header(&live.deal.record);
                p { code { (header) } }
                p { code { (proof.salt) } }
                a class="act" href=(address(header, &proof.salt, &proof.digest)) { (word("proof-check")) }
            }
        }
    }
}

/// The address of the page with its fields filled in.
fn address(header: &str, salt: &str, commitment: &str) -> String {
    use std::fmt::Write as _;

    let mut written = String::new();
    for byte in header.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'_' | b'-' | b'.' => written.push(char::from(byte)),
            // Writing to a string cannot fail.
            _ => drop(write!(written, "%{byte:02X}")),
        }
    }
    format!("/verify?header={written}&salt={salt}&commitment={commitment}")
}
