//! Who and what was there when games were won: characters, mages, nemeses, cards, first purchases.

use super::section::{Bar, Bars, Chart, Grid, Section};
use super::sections::{interval_of, share_section};
use super::words::Words;
use super::{Report, setups};
use crate::facts::Name;
use crate::stats::{Interval, difference_among, wilson_among};
use crate::tally::Share;

/// A chart shows at most this many cards, half of them from either end.
const CHART_MAX: usize = 16;
/// Something seen less often than this, or missing less often, says nothing.
pub(super) const SEEN_MIN: u64 = 30;

/// How many of a list are compared with each other.
pub(super) fn compared(shares: &[Share], all: Option<&Share>) -> usize {
    let counts = |share: &&Share| match all {
        Some(all) => share.seen >= SEEN_MIN && all.seen - share.seen >= SEEN_MIN,
        None => share.seen > 0,
    };
    shares.iter().filter(counts).count()
}

pub(super) fn sections(report: &Report<'_>, words: &Words<'_>) -> Vec<Section> {
    let (tally, names) = (report.tally(), &report.run.names);
    let mut sections = Vec::new();
    let people = if names.nemeses.is_empty() { "lab-characters" } else { "lab-mages" };
    let cautioned =
        |section: Section| Section { caution: Some(caution(words, "lab-people-caution")), ..section };
    sections.extend(shares(words, people, &names.people, &tally.people).map(cautioned));
    sections.extend(together(words, "lab-nemeses", &names.nemeses, &tally.nemeses));
    sections.extend(together(words, "lab-difficulties", &names.difficulties, &tally.difficulties));
    sections.extend(setups::section(report, words));
    let all = Share {
        seen: tally.games,
        won: tally.setups.iter().map(|share| share.won).sum(),
        ..Share::default()
    };
    sections.extend(with_without(
        words,
        "lab-market",
        "lab-market-lead",
        &names.cards,
        &tally.market,
        &all,
        false,
    ));
    let has_scores = !tally.scores.is_empty();
    let lead = if names.are_bought { "lab-cards-lead" } else { "lab-cards-held-lead" };
    sections.extend(with_without(
        words,
        "lab-cards",
        lead,
        &names.cards,
        &tally.cards,
        &tally.seats,
        has_scores,
    ));
    let openings = sum(&tally.openings);
    sections.extend(with_without(
        words,
        "lab-openings",
        "lab-openings-lead",
        &names.cards,
        &tally.openings,
        &openings,
        false,
    ));
    sections
}

/// What you cannot conclude from a long table.
fn caution(words: &Words<'_>, key: &str) -> String {
    let least = words.whole(SEEN_MIN as i64);
    format!("{} {}", words.word(key), words.with("lab-many-compared", &[("least", &least)]))
}

fn sum(shares: &[Share]) -> Share {
    Share {
        seen: shares.iter().map(|share| share.seen).sum(),
        won: shares.iter().map(|share| share.won).sum(),
        ..Share::default()
    }
}

/// What was seen, by name; the best first.
fn seen<'a>(names: &'a [Name], shares: &'a [Share]) -> Vec<(&'a Name, &'a Share)> {
    let mut seen: Vec<_> = names.iter().zip(shares).filter(|(_, share)| share.seen > 0).collect();
    seen.sort_by(|(_, one), (_, other)| interval_of(other).value.total_cmp(&interval_of(one).value));
    seen
}

fn shares(words: &Words<'_>, title: &str, names: &[Name], shares: &[Share]) -> Option<Section> {
    let (all, compared) = (sum(shares), compared(shares, None));
    let row = |(name, share): (&Name, &Share)| {
        (words.name(name), share.won, share.seen, wilson_among(compared, share.won, share.seen))
    };
    let rows: Vec<_> = seen(names, shares).into_iter().map(row).collect();
    let mark = (interval_of(&all).value, words.word("lab-all"));
    (!rows.is_empty()).then(|| share_section(words, title, &rows, Some(mark)))
}

/// Games won together by something of the table, with the causes of defeat.
fn together(words: &Words<'_>, title: &str, names: &[Name], shares: &[Share]) -> Option<Section> {
    let mut section = self::shares(words, title, names, shares)?;
    section.table.head.push(words.word("lab-causes"));
    section.table.last_is_words = true;
    for (row, (_, share)) in section.table.rows.iter_mut().zip(seen(names, shares)) {
        row.push(causes(words, share));
    }
    Some(section)
}

/// How it was lost, the most frequent cause first.
pub(super) fn causes(words: &Words<'_>, share: &Share) -> String {
    let mut causes: Vec<_> = share.causes.iter().collect();
    causes.sort_by_key(|&(_, &count)| core::cmp::Reverse(count));
    let cause =
        |(cause, count): (&String, &u64)| format!("{} {}", words.cause(cause), words.whole(*count as i64));
    causes.into_iter().map(cause).collect::<Vec<_>>().join(", ")
}

/// Shares with a card and without it. What that does not prove is said below.
fn with_without(
    words: &Words<'_>,
    title: &str,
    lead: &str,
    names: &[Name],
    shares: &[Share],
    all: &Share,
    has_scores: bool,
) -> Option<Section> {
    let compared = compared(shares, Some(all));
    let mut rows: Vec<(String, &Share, Interval)> = names
        .iter()
        .zip(shares)
        .filter(|(_, share)| share.seen >= SEEN_MIN && all.seen - share.seen >= SEEN_MIN)
        .filter_map(|(name, share)| {
            let without = (all.won - share.won, all.seen - share.seen);
            let other = difference_among(compared, (share.won, share.seen), without)?;
            Some((words.name(name), share, other))
        })
        .collect();
    if rows.is_empty() {
        return None;
    }
    rows.sort_by(|(_, _, one), (_, _, other)| other.value.total_cmp(&one.value));
    let shown: Vec<&(String, &Share, Interval)> = if rows.len() > CHART_MAX {
        rows[..CHART_MAX / 2].iter().chain(&rows[rows.len() - CHART_MAX / 2..]).collect()
    } else {
        rows.iter().collect()
    };
    let bar = |(label, _, off): &&(String, &Share, Interval)| Bar {
        label: label.clone(),
        interval: off.times(100.0),
        shown: words.signed(100.0 * off.value, 1),
    };
    let mut head = vec![String::new()];
    head.extend(
        ["lab-had", "lab-with", "lab-without", "lab-difference", "lab-interval"].map(|key| words.word(key)),
    );
    if has_scores {
        head.push(words.word("lab-score-with"));
    }
    let line = |(label, share, off): &(String, &Share, Interval)| {
        let without = (all.won - share.won) as f64 / (all.seen - share.seen) as f64;
        let mut row = vec![
            label.clone(),
            words.whole(share.seen as i64),
            words.percent(interval_of(share).value),
            words.percent(without),
            words.signed(100.0 * off.value, 1),
            words.range(off.times(100.0), 1),
        ];
        if has_scores {
            row.push(words.number(share.score as f64 / share.seen as f64, 1));
        }
        row
    };
    let mut said = vec![words.word(lead)];
    if rows.len() > CHART_MAX {
        said.push(words.many("lab-ends-only", (CHART_MAX / 2) as u64));
    }
    Some(Section {
        title: words.word(title),
        lead: said,
        caution: Some(caution(words, "lab-correlation")),
        chart: Some(Chart::Bars(Bars {
            rows: shown.iter().map(bar).collect(),
            mark: Some((0.0, words.word("lab-zero"))),
            ..Bars::default()
        })),
        table: Grid { head, rows: rows.iter().map(line).collect(), ..Grid::default() },
    })
}
