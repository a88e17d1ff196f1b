//! The set-ups of a run that varies its options: what each is called, and how it went.

use talon_core::{Options, Value};

use super::Report;
use super::cards::causes;
use super::section::Section;
use super::sections::{interval_of, share_section};
use super::words::Words;
use crate::tally::Share;

/// Every set-up by name; none where nothing is varied, or where another part shows the same.
pub(super) fn rows<'a>(report: &Report<'a>, words: &Words<'_>) -> Vec<(String, &'a Share)> {
    let (plan, names) = (&report.run.plan, &report.run.names);
    let has_part = match plan.varied.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        [] => true,
        ["difficulty"] => !names.difficulties.is_empty(),
        ["nemesis"] => !names.nemeses.is_empty(),
        _ => false,
    };
    if has_part {
        return Vec::new();
    }
    let named = |(setup, share)| (name(report, words, setup), share);
    plan.setups.iter().zip(&report.tally().setups).map(named).collect()
}

/// Whose games are counted.
pub(super) fn lead(report: &Report<'_>, words: &Words<'_>) -> String {
    let plan = &report.run.plan;
    match plan.bots.as_slice() {
        _ if plan.together => words.word("lab-varied-together"),
        [_] => words.word("lab-varied-seat"),
        bots => words.with("lab-varied-lead", &[("bot", &bots[0].to_string())]),
    }
}

pub(super) fn section(report: &Report<'_>, words: &Words<'_>) -> Option<Section> {
    let named = rows(report, words);
    let row = |(name, share): &(String, &Share)| (name.clone(), share.won, share.seen, interval_of(share));
    let rows: Vec<_> = named.iter().map(row).collect();
    if rows.is_empty() {
        return None;
    }
    let mut section = share_section(words, "lab-varied", &rows, None);
    section.lead.push(lead(report, words));
    if report.run.plan.together {
        section.table.head.push(words.word("lab-causes"));
        section.table.last_is_words = true;
        for (line, (_, share)) in section.table.rows.iter_mut().zip(&named) {
            line.push(causes(words, share));
        }
    }
    Some(section)
}

/// "Nemesis: Rageborne, Difficulty: expert".
fn name(report: &Report<'_>, words: &Words<'_>, setup: &Options) -> String {
    let part = |key: &String| {
        let option = words.option(key).unwrap_or_else(|| key.clone());
        format!("{option}: {}", setup.get(key).map(|of| value(report, words, of)).unwrap_or_default())
    };
    report.run.plan.varied.iter().map(part).collect::<Vec<_>>().join(", ")
}

fn value(report: &Report<'_>, words: &Words<'_>, value: &Value) -> String {
    let id = match value {
        Value::Text(text) => text.clone(),
        other => other.to_string(),
    };
    let names = &report.run.names;
    let named = names.nemeses.iter().chain(&names.people).find(|name| name.id == id);
    named.map(|name| words.name(name)).or_else(|| words.value(&id)).unwrap_or(id)
}
