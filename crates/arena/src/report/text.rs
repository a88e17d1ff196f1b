//! The same in a few lines for a person at a terminal.

use std::fmt::Write as _;

use super::section::Section;
use super::words::Words;
use super::{Report, sections, setups, strongest_first, whatif};
use crate::stats::{Spread, wilson, wilson_among};

/// The lines.
pub(super) fn text(report: &Report<'_>, words: &Words<'_>) -> String {
    let (tally, run) = (report.tally(), report.run);
    let mut text = format!("{}\n{}\n", sections::title(report, words), sections::subtitle(report, words));
    for line in sections::rounded(report, words).into_iter().chain(whatif::changes(report, words)) {
        let _ = writeln!(text, "{line}");
    }
    for line in sections::interrupted(report, words).into_iter().chain(speed(report, words)) {
        let _ = writeln!(text, "{line}");
    }
    forfeits(&mut text, report, words);
    if let Some(Section { lead, .. }) = sections::verdict(report, words) {
        for line in lead {
            let _ = writeln!(text, "{line}");
        }
    }
    if run.plan.pool {
        ratings(&mut text, report, words);
    } else if run.plan.bots.len() > 1 {
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
    if report.has_turns() {
        let turns = words.number(report.mean_turns(), 2);
        let _ = writeln!(text, "{}", words.with("lab-text-turns", &[("n", &turns)]));
    }
    scores(&mut text, report, words);
    stood_by(&mut text, report, words);
    setups(&mut text, report, words);
    for line in whatif::lines(report, words) {
        let _ = writeln!(text, "{line}");
    }
    text
}

/// How fast it was.
fn speed(report: &Report<'_>, words: &Words<'_>) -> Option<String> {
    let run = report.run;
    let figures = [
        ("seconds", &*words.number(run.seconds, 2)),
        ("threads", &words.many("lab-threads", run.threads as u64)),
        ("games", &words.number(report.per_second(run.played.0), 0)),
        ("decisions", &words.number(report.per_second(run.played.1), 0)),
    ];
    report.has_speed().then(|| words.with("lab-text-speed", &figures))
}

/// Games that programs forfeited: how many, why, and the first of them.
fn forfeits(text: &mut String, report: &Report<'_>, words: &Words<'_>) {
    for line in sections::forfeited(report, words) {
        let _ = writeln!(text, "{line}");
    }
    if let Some(first) = report.run.sums.forfeits.first() {
        let (game, seat) = (words.whole(first.game as i64), words.seat(first.seat));
        let of = [("game", &*game), ("seat", &seat), ("reason", &first.reason)];
        let _ = writeln!(text, "{}", words.with("lab-forfeit-first", &of));
        for line in first.stderr.lines().rev().take(5).collect::<Vec<_>>().iter().rev() {
            let _ = writeln!(text, "    {line}");
        }
    }
}

/// Shares by who and what was there.
fn stood_by(text: &mut String, report: &Report<'_>, words: &Words<'_>) {
    let (run, tally) = (report.run, report.tally());
    for (names, shares) in [
        (&run.names.people, &tally.people),
        (&run.names.nemeses, &tally.nemeses),
        (&run.names.difficulties, &tally.difficulties),
    ] {
        let seen: Vec<_> = names.iter().zip(shares).filter(|(_, share)| share.seen > 0).collect();
        // One alone says nothing that was not said above.
        for (name, share) in seen.iter().filter(|_| seen.len() > 1) {
            let label = words.with("lab-text-share", &[("who", &words.name(name))]);
            row(text, words, &label, share.won, wilson_among(seen.len(), share.won, share.seen));
        }
        if seen.len() > 1 {
            let _ = writeln!(text, "{}", words.word("lab-text-together"));
        }
    }
}

/// Shares by set-up, where some option is varied.
fn setups(text: &mut String, report: &Report<'_>, words: &Words<'_>) {
    let rows = setups::rows(report, words);
    if rows.is_empty() {
        return;
    }
    let _ = writeln!(text, "{}", setups::lead(report, words));
    // Names of several options are long; their figures still stand in columns.
    let width = rows.iter().map(|(name, _)| name.chars().count()).max().unwrap_or_default();
    for (name, share) in rows {
        row(text, words, &format!("{name:<width$}"), share.won, sections::interval_of(share));
    }
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
    let Some(ratings) = report.ratings() else { return };
    let elo = |name: &str, of: crate::stats::Interval| {
        let shown = words.with("lab-elo", &[("n", &words.signed(of.value, 0))]);
        format!("{name:<36} {shown:>10}  (95 %: {})", words.range(of, 0))
    };
    let bots = &report.run.plan.bots;
    for bot in strongest_first(&ratings) {
        let _ = writeln!(text, "{}", elo(&bots[bot].to_string(), ratings.of[bot]));
    }
    for (one, other, apart) in report.differences() {
        let pair =
            words.with("lab-above", &[("one", &bots[one].to_string()), ("other", &bots[other].to_string())]);
        let _ = writeln!(text, "{}", elo(&pair, apart));
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
