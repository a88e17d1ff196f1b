//! The same in a few lines for a person at a terminal.

use std::fmt::Write as _;

use super::section::Section;
use super::words::Words;
use super::{Report, sections, whatif};
use crate::stats::{Spread, wilson};

/// The lines.
pub(super) fn text(report: &Report<'_>, words: &Words<'_>) -> String {
    let (tally, run) = (report.tally(), report.run);
    let mut text = format!("{}\n{}\n", sections::title(report, words), sections::subtitle(report, words));
    let speed = words.with(
        "lab-text-speed",
        &[
            ("seconds", &words.number(run.seconds, 2)),
            ("threads", &run.threads.to_string()),
            ("games", &words.number(report.per_second(run.played.0), 0)),
            ("decisions", &words.number(report.per_second(run.played.1), 0)),
        ],
    );
    let _ = writeln!(text, "{speed}");
    if let Some(Section { lead, .. }) = sections::verdict(report, words) {
        for line in lead {
            let _ = writeln!(text, "{line}");
        }
    }
    if run.plan.pool {
        ratings(&mut text, report, words);
    } else if !(run.plan.together && run.plan.bots.len() == 1) {
        for (bot, won, interval) in report.shares() {
            row(
                &mut text,
                words,
                &words.with("lab-text-won-by", &[("who", &bot.to_string())]),
                won,
                interval,
            );
        }
    }
    for (label, count) in results(report, words) {
        row(&mut text, words, &label, count, wilson(count, tally.games));
    }
    let _ =
        writeln!(text, "{}", words.with("lab-text-turns", &[("n", &words.number(report.mean_turns(), 2))]));
    scores(&mut text, report, words);
    for (names, shares) in [
        (&run.names.people, &tally.people),
        (&run.names.nemeses, &tally.nemeses),
        (&run.names.difficulties, &tally.difficulties),
    ] {
        let seen: Vec<_> = names.iter().zip(shares).filter(|(_, share)| share.seen > 0).collect();
        // One alone says nothing that was not said above.
        for (name, share) in seen.iter().filter(|_| seen.len() > 1) {
            let label = words.with("lab-text-share", &[("who", &words.name(name))]);
            row(&mut text, words, &label, share.won, wilson(share.won, share.seen));
        }
    }
    for (measure, paired) in run.sums.compared.measures() {
        let scale = if whatif::is_share(measure) { 100.0 } else { 1.0 };
        let off = paired.difference().times(scale);
        let _ = writeln!(
            text,
            "{:<44} {:>9} -> {:>9}  {:>8} (95 %: {})",
            whatif::name_of(report, words, measure),
            words.number(paired.mean_before() * scale, 2),
            words.number(paired.mean_after() * scale, 2),
            words.signed(off.value, 2),
            words.range(off, 2)
        );
    }
    text
}

fn row(text: &mut String, words: &Words<'_>, label: &str, count: u64, interval: crate::stats::Interval) {
    let (share, bounds) = (words.percent(interval.value), words.range(interval.times(100.0), 1));
    let _ = writeln!(text, "{label:<36} {:>10}  {share:>8} (95 %: {bounds})", words.whole(count as i64));
}

/// How the games ended, in the order they are shown: what, and how often.
fn results(report: &Report<'_>, words: &Words<'_>) -> Vec<(String, u64)> {
    let (tally, plan) = (report.tally(), &report.run.plan);
    let mut results = Vec::new();
    if !plan.together && tally.team_wins.is_empty() {
        let seat = |(index, &won): (usize, &u64)| {
            (words.with("lab-text-won-by", &[("who", &words.seat(index + 1))]), won)
        };
        results.extend(tally.seat_wins.iter().enumerate().map(seat));
        results.push((words.word("lab-text-shared"), tally.draws));
    }
    let team = |(team, &won): (&u8, &u64)| (words.many("lab-team", u64::from(*team)), won);
    results.extend(tally.team_wins.iter().map(team));
    let ended = |key: &'static str, cause: &str| words.with(key, &[("cause", &words.cause(cause))]);
    results.extend(tally.victories.iter().map(|(cause, &count)| (ended("lab-text-victory", cause), count)));
    results.extend(tally.defeats.iter().map(|(cause, &count)| (ended("lab-text-defeat", cause), count)));
    if tally.unfinished > 0 {
        results.push((words.word("lab-run-unfinished"), tally.unfinished));
    }
    results
}

fn ratings(text: &mut String, report: &Report<'_>, words: &Words<'_>) {
    let ratings = report.ratings();
    let mut order: Vec<usize> = (0..ratings.len()).collect();
    order.sort_by(|&a, &b| ratings[b].value.total_cmp(&ratings[a].value));
    for bot in order {
        let (name, rating) = (report.run.plan.bots[bot].to_string(), ratings[bot]);
        let _ = writeln!(
            text,
            "{name:<36} {:>10}  (95 %: {})",
            words.with("lab-elo", &[("n", &words.signed(rating.value, 0))]),
            words.range(rating, 0)
        );
    }
    for (one, other, interval, compared) in report.duels() {
        let label = format!("{} – {}", report.run.plan.bots[one], report.run.plan.bots[other]);
        row(text, words, &label, compared, interval);
    }
}

fn scores(text: &mut String, report: &Report<'_>, words: &Words<'_>) {
    let Some(spread) = Spread::of(&report.tally().scores) else { return };
    let parts = Spread::PARTS.iter().zip(spread.quantiles);
    let quantiles: Vec<String> = parts.map(|(part, n)| format!("{part} % {}", words.whole(n))).collect();
    let line = words.with(
        "lab-text-scores",
        &[
            ("mean", &words.number(spread.mean, 2)),
            ("deviation", &words.number(spread.deviation, 2)),
            ("least", &words.whole(spread.least)),
            ("quantiles", &quantiles.join(", ")),
            ("most", &words.whole(spread.most)),
        ],
    );
    let _ = writeln!(text, "{line}");
}
