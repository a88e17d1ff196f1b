//! What a changed card moves.

use talon_core::{CardText, Change, TextLine};

use super::Report;
use super::section::{Bar, Bars, Chart, Grid, Section};
use super::sections::interval_of;
use super::words::Words;
use crate::facts::{self, Observed};
use crate::paired::{Measure, Paired};
use crate::plan::Plan;
use crate::stats::Interval;

pub(super) fn sections(report: &Report<'_>, words: &Words<'_>) -> Vec<Section> {
    if report.changed().is_none() {
        return Vec::new();
    }
    let mut sections = vec![cards(report, words)];
    let measures = report.run.sums.compared.measures();
    let (shares, others): (Vec<_>, Vec<_>) = measures.partition(|(measure, _)| is_share(measure));
    sections.extend(differences(report, words, "lab-whatif-shares", &shares));
    sections.extend(differences(report, words, "lab-whatif-means", &others));
    sections.extend(holders(report, words));
    sections
}

/// Is it a part of something, shown in percent?
const fn is_share(measure: &Measure) -> bool {
    !matches!(measure, Measure::Score | Measure::Turns)
}

/// What was changed, a line each: the card, the number, what it was and what it is.
pub(super) fn changes(report: &Report<'_>, words: &Words<'_>) -> Vec<String> {
    let plan = &report.run.plan;
    let line = |(change, (name, printed)): (&Change, (String, i64))| {
        let key = if printed == change.value { "lab-changed-not" } else { "lab-changed" };
        let (before, after) = (words.whole(printed), words.whole(change.value));
        let card = words.word(&name);
        words.with(key, &[("card", &card), ("key", &change.key), ("before", &before), ("after", &after)])
    };
    plan.changes.iter().zip(printed(plan)).map(line).collect()
}

/// What the changes moved, a line each.
pub(super) fn lines(report: &Report<'_>, words: &Words<'_>) -> Vec<String> {
    let line = |(measure, paired): &(Measure, Paired)| {
        let scale = if is_share(measure) { 100.0 } else { 1.0 };
        let off = paired.difference().times(scale);
        let shown = |mean: f64| if is_share(measure) { words.percent(mean) } else { words.number(mean, 2) };
        format!(
            "{:<44} {:>9} -> {:>9}  {:>8} (95 %: {}), {}",
            name_of(report, words, measure),
            shown(paired.mean_before()),
            shown(paired.mean_after()),
            words.signed(off.value, 2),
            words.range(off, 2),
            words.word(unit(measure)),
        )
    };
    report.run.sums.compared.measures().map(line).collect()
}

const fn unit(measure: &Measure) -> &'static str {
    match measure {
        Measure::Score => "lab-unit-score",
        Measure::Turns => "lab-unit-turns",
        Measure::Victories | Measure::FirstBot | Measure::FirstSeat | Measure::Card(_) => "lab-unit-share",
    }
}

fn name_of(report: &Report<'_>, words: &Words<'_>, measure: &Measure) -> String {
    match measure {
        Measure::Score => words.word("lab-measure-score"),
        Measure::Victories => words.word("lab-measure-victories"),
        Measure::FirstBot => {
            words.with("lab-measure-first-bot", &[("bot", &report.run.plan.bots[0].to_string())])
        }
        Measure::FirstSeat => words.word("lab-measure-first-seat"),
        Measure::Turns => words.word("lab-measure-turns"),
        Measure::Card(card) => {
            let name = words.name(&report.run.names.cards[usize::from(*card)]);
            words.with("lab-measure-card", &[("card", &name)])
        }
    }
}

/// The cards before and after, in the words that are made from them.
fn cards(report: &Report<'_>, words: &Words<'_>) -> Section {
    let (before, after) = texts(&report.run.plan);
    let text = |card: &CardText| {
        let figure = |(name, value): &(&str, talon_core::Value)| match value {
            talon_core::Value::Text(_) => None,
            other => Some(format!("{name} {other}")),
        };
        let figures = card.figures.iter().filter_map(figure).collect::<Vec<_>>().join(", ");
        // A cell has no room to indent: a dash for each line that a line stands under.
        let line = |line: &TextLine| "– ".repeat(line.depth.into()) + &words.say(&line.say);
        let lines = card.lines.iter().map(line).collect::<Vec<_>>().join(" ");
        format!("{figures}. {lines}")
    };
    let row = |(old, new): (&CardText, &CardText)| vec![words.word(&old.name), text(old), text(new)];
    Section {
        title: words.word("lab-whatif"),
        lead: changes(report, words).into_iter().chain([words.word("lab-whatif-lead")]).collect(),
        table: Grid {
            head: vec![String::new(), words.word("lab-before"), words.word("lab-after")],
            rows: before.iter().zip(&after).map(row).collect(),
            is_words: true,
            ..Grid::default()
        },
        ..Section::default()
    }
}

/// The changed cards as they are and as they were made.
fn texts(plan: &Plan) -> (Vec<CardText>, Vec<CardText>) {
    struct Ask<'a>(&'a Plan);
    impl facts::Visitor for Ask<'_> {
        type Out = (Vec<CardText>, Vec<CardText>);
        fn visit<G: Observed>(self, game: &'static G) -> Self::Out {
            let ids = |card: &CardText| self.0.changes.iter().any(|change| change.id == card.id);
            let after = game.changed(&self.0.changes).map_or_else(|_| Vec::new(), |game| game.gallery());
            (game.gallery().into_iter().filter(ids).collect(), after.into_iter().filter(ids).collect())
        }
    }
    facts::visit(&plan.game, Ask(plan)).unwrap_or_default()
}

/// The name of each changed card, and the number that is printed on it.
fn printed(plan: &Plan) -> Vec<(String, i64)> {
    struct Ask<'a>(&'a Plan);
    impl facts::Visitor for Ask<'_> {
        type Out = Vec<(String, i64)>;
        fn visit<G: Observed>(self, game: &'static G) -> Self::Out {
            let (gallery, figures) = (game.gallery(), game.changeable());
            let of = |change: &Change| {
                let name = gallery.iter().find(|card| card.id == change.id);
                let figures = figures.iter().filter(|(id, _)| *id == change.id).flat_map(|(_, list)| list);
                let printed = figures.into_iter().find(|figure| figure.key == change.key);
                let name = name.map_or_else(|| change.id.clone(), |card| card.name.clone());
                (name, printed.map_or(change.value, |figure| figure.value))
            };
            self.0.changes.iter().map(of).collect()
        }
    }
    facts::visit(&plan.game, Ask(plan)).unwrap_or_default()
}

fn differences(
    report: &Report<'_>,
    words: &Words<'_>,
    title: &str,
    measures: &[&(Measure, Paired)],
) -> Option<Section> {
    if measures.is_empty() {
        return None;
    }
    let scaled = |(measure, paired): &(Measure, Paired)| {
        let scale = if is_share(measure) { 100.0 } else { 1.0 };
        (paired.mean_before() * scale, paired.mean_after() * scale, paired.difference().times(scale))
    };
    let bar = |entry: &&(Measure, Paired)| {
        let (_, _, off) = scaled(entry);
        Bar { label: name_of(report, words, &entry.0), interval: off, shown: words.signed(off.value, 2) }
    };
    let line = |entry: &&(Measure, Paired)| {
        let (before, after, off) = scaled(entry);
        vec![
            name_of(report, words, &entry.0),
            words.number(before, 2),
            words.number(after, 2),
            words.signed(off.value, 2),
            words.range(off, 2),
            words.word(if off.excludes(0.0) { "lab-moves" } else { "lab-within-chance" }),
        ]
    };
    let mut head = vec![String::new()];
    head.extend(
        ["lab-before", "lab-after", "lab-difference", "lab-interval", "lab-says"].map(|key| words.word(key)),
    );
    Some(Section {
        title: words.word(title),
        lead: vec![words.word("lab-whatif-paired")],
        chart: Some(Chart::Bars(Bars {
            rows: measures.iter().map(bar).collect(),
            mark: Some((0.0, words.word("lab-zero"))),
            ..Bars::default()
        })),
        table: Grid {
            head,
            rows: measures.iter().map(line).collect(),
            last_is_words: true,
            ..Grid::default()
        },
        ..Section::default()
    })
}

/// How those fared who had a changed card.
fn holders(report: &Report<'_>, words: &Words<'_>) -> Option<Section> {
    let (before, after) = (report.tally(), report.changed()?);
    let mut rows: Vec<(String, u64, Interval)> = Vec::new();
    for (index, name) in report.run.names.cards.iter().enumerate() {
        if !report.run.plan.changes.iter().any(|change| change.id == name.id) {
            continue;
        }
        for (tally, key) in [(before, "lab-holder-before"), (after, "lab-holder-after")] {
            if let Some(share) = tally.cards.get(index).filter(|share| share.seen > 0) {
                let label = words.with(key, &[("card", &words.name(name))]);
                rows.push((label, share.seen, interval_of(share)));
            }
        }
    }
    if rows.is_empty() {
        return None;
    }
    let bar = |(label, _, interval): &(String, u64, Interval)| Bar {
        label: label.clone(),
        interval: *interval,
        shown: words.percent(interval.value),
    };
    let line = |(label, seen, interval): &(String, u64, Interval)| {
        vec![
            label.clone(),
            words.whole(*seen as i64),
            words.percent(interval.value),
            words.percents(*interval),
        ]
    };
    Some(Section {
        title: words.word("lab-holders"),
        caution: Some(words.word("lab-correlation")),
        chart: Some(Chart::Bars(Bars { rows: rows.iter().map(bar).collect(), most: 1.0, ..Bars::default() })),
        table: Grid {
            head: vec![
                String::new(),
                words.word("lab-had"),
                words.word("lab-share"),
                words.word("lab-interval"),
            ],
            rows: rows.iter().map(line).collect(),
            ..Grid::default()
        },
        ..Section::default()
    })
}
