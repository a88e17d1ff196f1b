//! The parts every report has: how it was played, what was decided, who won, how long it took.

use talon_core::Value;

use super::section::{Bar, Bars, Chart, Columns, Grid, Heat, Section};
use super::words::Words;
use super::{Report, strongest_first};
use crate::hypothesis::Hypothesis;
use crate::stats::{Counts, Interval, Spread, wilson};
use crate::tally::Share;

/// "Fantasy Realms: 1,000 games".
pub(super) fn title(report: &Report<'_>, words: &Words<'_>) -> String {
    let game = words.word(&format!("lab-game-{}", report.run.plan.game));
    let games = words.many("lab-games", report.tally().games);
    words.with("lab-title", &[("game", &game), ("games", &games)])
}

/// Who played, in one line.
pub(super) fn subtitle(report: &Report<'_>, words: &Words<'_>) -> String {
    let plan = &report.run.plan;
    let bots = at_table(report).join(", ");
    let key = match (plan.pool, plan.mirror) {
        (true, _) => "lab-subtitle-pool",
        (false, true) => "lab-subtitle-mirror",
        (false, false) => "lab-subtitle",
    };
    words.with(key, &[("bots", &bots), ("seed", &plan.seed.to_string())])
}

/// The bots by seat; of a pool, all that are in it.
pub(super) fn at_table(report: &Report<'_>) -> Vec<String> {
    let plan = &report.run.plan;
    match plan.lineups.as_slice() {
        [seats] if !plan.pool => seats.iter().map(|&bot| plan.bots[bot].to_string()).collect(),
        _ => names_of(report),
    }
}

/// How many games were asked for, where whole rounds make more of them.
pub(super) fn rounded(report: &Report<'_>, words: &Words<'_>) -> Option<String> {
    let plan = &report.run.plan;
    let (asked, round) = (words.many("lab-games", plan.asked), words.whole(plan.round() as i64));
    (report.tally().games > plan.asked)
        .then(|| words.with("lab-rounded", &[("asked", &asked), ("round", &round)]))
}

pub(super) fn names_of(report: &Report<'_>) -> Vec<String> {
    report.run.plan.bots.iter().map(ToString::to_string).collect()
}

/// What the sequential test decided.
pub(super) fn verdict(report: &Report<'_>, words: &Words<'_>) -> Option<Section> {
    let (question, bounds) = report.run.plan.test?;
    let verdict = report.verdict()?;
    let games = words.many("lab-games", report.tally().games);
    let bot = report.run.plan.bots.first()?.to_string();
    let key = match verdict.decided {
        Some(true) => "lab-decided-upper",
        Some(false) => "lab-decided-lower",
        None => "lab-undecided",
    };
    let (low, high) = match question {
        Hypothesis::Elo { elo0, elo1 } => {
            let elo = |elo: f64| words.with("lab-elo", &[("n", &words.signed(elo, 0))]);
            (elo(elo0), elo(elo1))
        }
        Hypothesis::Share { .. } => (words.percent(bounds.share0), words.percent(bounds.share1)),
    };
    let lead = words.with(key, &[("bot", &bot), ("low", &low), ("high", &high), ("games", &games)]);
    let interval = report.tally().points(0).share();
    let row =
        |label: &str, interval: Interval, shown: String| Bar { label: words.word(label), interval, shown };
    let bars = Bars {
        rows: vec![row("lab-points", interval, words.percents(interval))],
        mark: Some((
            bounds.share0.midpoint(bounds.share1),
            words.with("lab-between", &[("low", &low), ("high", &high)]),
        )),
        most: 1.0,
        ..Bars::default()
    };
    let rows = vec![
        vec![words.word("lab-points"), words.percent(interval.value), words.percents(interval)],
        vec![words.word("lab-llr"), words.number(verdict.llr, 2), {
            let ends = Interval { value: verdict.llr, low: verdict.lower, high: verdict.upper };
            words.range(ends, 2)
        }],
    ];
    Some(Section {
        title: words.word("lab-verdict"),
        lead: vec![lead],
        caution: Some(words.word("lab-verdict-caution")),
        chart: Some(Chart::Bars(bars)),
        table: Grid {
            head: vec![String::new(), words.word("lab-figure"), words.word("lab-bounds")],
            rows,
            ..Grid::default()
        },
    })
}

/// Who won, how it ended, scores and lengths.
pub(super) fn results(report: &Report<'_>, words: &Words<'_>) -> Vec<Section> {
    let mut sections = Vec::new();
    sections.extend(ratings(report, words));
    sections.extend(differences(report, words));
    sections.extend(bots(report, words));
    sections.extend(duels(report, words));
    sections.extend(endings(report, words));
    sections.extend(seats(report, words));
    sections.extend(scores(report, words));
    sections.extend(turns(report, words));
    sections
}

fn share_head(words: &Words<'_>) -> Vec<String> {
    ["", "lab-won", "lab-of", "lab-share", "lab-interval"]
        .map(|key| if key.is_empty() { String::new() } else { words.word(key) })
        .into()
}

/// Bars and a table of shares: label, how often won, out of how many, with the interval.
pub(super) fn share_section(
    words: &Words<'_>,
    title: &str,
    rows: &[(String, u64, u64, Interval)],
    mark: Option<(f64, String)>,
) -> Section {
    let bar = |(label, _, _, interval): &(String, u64, u64, Interval)| Bar {
        label: label.clone(),
        interval: *interval,
        shown: words.percent(interval.value),
    };
    let line = |(label, won, of, interval): &(String, u64, u64, Interval)| {
        vec![
            label.clone(),
            words.whole(*won as i64),
            words.whole(*of as i64),
            words.percent(interval.value),
            words.percents(*interval),
        ]
    };
    let bars = Bars { rows: rows.iter().map(bar).collect(), most: 1.0, mark, ..Bars::default() };
    Section {
        title: words.word(title),
        chart: Some(Chart::Bars(bars)),
        table: Grid { head: share_head(words), rows: rows.iter().map(line).collect(), ..Grid::default() },
        ..Section::default()
    }
}

fn bots(report: &Report<'_>, words: &Words<'_>) -> Option<Section> {
    let plan = &report.run.plan;
    if plan.pool || plan.bots.len() < 2 && !plan.together {
        return None;
    }
    let games = report.tally().games;
    let rows: Vec<_> = report
        .shares()
        .into_iter()
        .map(|(bot, won, interval)| (bot.to_string(), won, games, interval))
        .collect();
    let mark = (!plan.together && plan.seats() == plan.bots.len())
        .then(|| (1.0 / plan.seats() as f64, words.word("lab-even")));
    let mut section =
        share_section(words, if plan.together { "lab-victories" } else { "lab-bots" }, &rows, mark);
    let draws = report.tally().draws;
    if draws > 0 {
        section.lead.push(words.many("lab-draws", draws));
    }
    Some(section)
}

fn ratings(report: &Report<'_>, words: &Words<'_>) -> Option<Section> {
    let found = report.ratings()?;
    let (names, order, ratings) = (names_of(report), strongest_first(&found), found.of);
    let row = |&bot: &usize| Bar {
        label: names[bot].clone(),
        interval: ratings[bot],
        shown: words.signed(ratings[bot].value, 0),
    };
    let line = |&bot: &usize| {
        let seen = (report.seen_of(bot) * report.tally().games as f64).round() as i64;
        let won = report.tally().bot_wins.get(bot).copied().unwrap_or_default() as i64;
        vec![
            names[bot].clone(),
            words.signed(ratings[bot].value, 0),
            words.range(ratings[bot], 0),
            words.whole(won),
            words.whole(seen),
        ]
    };
    Some(Section {
        title: words.word("lab-ratings"),
        lead: vec![words.word("lab-ratings-lead")],
        caution: Some(words.word("lab-ratings-caution")),
        chart: Some(Chart::Bars(Bars { rows: order.iter().map(row).collect(), ..Bars::default() })),
        table: Grid {
            head: ["lab-bot", "lab-elo-head", "lab-interval", "lab-won", "lab-of"]
                .map(|key| words.word(key))
                .into(),
            rows: order.iter().map(line).collect(),
            ..Grid::default()
        },
    })
}

/// How far apart the bots of each pair in a pool are.
fn differences(report: &Report<'_>, words: &Words<'_>) -> Option<Section> {
    let (names, apart) = (names_of(report), report.differences());
    let label =
        |one: usize, other: usize| words.with("lab-above", &[("one", &names[one]), ("other", &names[other])]);
    let bar = |&(one, other, interval): &(usize, usize, Interval)| Bar {
        label: label(one, other),
        interval,
        shown: words.signed(interval.value, 0),
    };
    let line = |&(one, other, found): &(usize, usize, Interval)| {
        vec![label(one, other), words.signed(found.value, 0), words.range(found, 0)]
    };
    (!apart.is_empty()).then(|| Section {
        title: words.word("lab-differences"),
        lead: vec![words.word("lab-differences-lead")],
        chart: Some(Chart::Bars(Bars { rows: apart.iter().map(bar).collect(), ..Bars::default() })),
        table: Grid {
            head: ["lab-pair", "lab-elo-head", "lab-interval"].map(|key| words.word(key)).into(),
            rows: apart.iter().map(line).collect(),
            ..Grid::default()
        },
        ..Section::default()
    })
}

/// Says that a run was interrupted, and after how many games.
pub(super) fn interrupted(report: &Report<'_>, words: &Words<'_>) -> Option<String> {
    let run = report.run;
    let (games, all) = (report.tally().games, words.many("lab-games", run.plan.games));
    let said = || words.with("lab-interrupted", &[("games", &words.many("lab-games", games)), ("all", &all)]);
    run.is_interrupted.then(said)
}

/// How many games each program forfeited, and why.
pub(super) fn forfeited(report: &Report<'_>, words: &Words<'_>) -> Vec<String> {
    let line = |(bot, kind, count): (usize, &str, u64)| {
        let (bot, games) = (report.run.plan.bots[bot].to_string(), words.many("lab-games", count));
        let kind = words.word(match kind {
            "late" => "lab-forfeit-late",
            "illegal" => "lab-forfeit-illegal",
            "garbled" => "lab-forfeit-garbled",
            _ => "lab-forfeit-crashed",
        });
        words.with("lab-forfeited", &[("bot", &bot), ("games", &games), ("kind", &kind)])
    };
    report.forfeited().into_iter().map(line).collect()
}

/// Everybody against everybody.
fn duels(report: &Report<'_>, words: &Words<'_>) -> Option<Section> {
    let duels = report.duels();
    let names = names_of(report);
    if names.len() < 3 && !report.run.plan.pool || duels.is_empty() {
        return None;
    }
    let mut cells = vec![vec![None; names.len()]; names.len()];
    for &(one, other, interval, _) in &duels {
        let cell = |share: f64| Some((share, words.number(100.0 * share, 0)));
        cells[one][other] = cell(interval.value);
        cells[other][one] = cell(1.0 - interval.value);
    }
    let line = |&(one, other, interval, compared): &(usize, usize, Interval, u64)| {
        vec![
            format!("{} – {}", names[one], names[other]),
            words.percent(interval.value),
            words.percents(interval),
            words.whole(compared as i64),
        ]
    };
    Some(Section {
        title: words.word("lab-duels"),
        lead: vec![words.word("lab-duels-lead")],
        chart: Some(Chart::Heat(Heat { labels: names.clone(), cells })),
        table: Grid {
            head: ["lab-pair", "lab-share", "lab-interval", "lab-compared"].map(|key| words.word(key)).into(),
            rows: duels.iter().map(line).collect(),
            ..Grid::default()
        },
        ..Section::default()
    })
}

/// How games ended that are won or lost together.
fn endings(report: &Report<'_>, words: &Words<'_>) -> Option<Section> {
    let tally = report.tally();
    let causes = tally.victories.iter().chain(&tally.defeats);
    let rows: Vec<_> = causes
        .map(|(cause, &count)| (words.cause(cause), count, tally.games, wilson(count, tally.games)))
        .collect();
    (!rows.is_empty()).then(|| share_section(words, "lab-endings", &rows, None))
}

fn seats(report: &Report<'_>, words: &Words<'_>) -> Option<Section> {
    let (tally, plan) = (report.tally(), &report.run.plan);
    if plan.together || !tally.team_wins.is_empty() {
        let rows: Vec<_> = tally
            .team_wins
            .iter()
            .map(|(team, &won)| {
                (words.many("lab-team", u64::from(*team)), won, tally.games, wilson(won, tally.games))
            })
            .collect();
        let mark = Some((0.5, words.word("lab-even")));
        return (!rows.is_empty()).then(|| share_section(words, "lab-teams", &rows, mark));
    }
    let row =
        |(index, &won): (usize, &u64)| (words.seat(index + 1), won, tally.games, wilson(won, tally.games));
    let rows: Vec<_> = tally.seat_wins.iter().enumerate().map(row).collect();
    let mark = Some((1.0 / plan.seats().max(1) as f64, words.word("lab-even")));
    Some(share_section(words, "lab-seats", &rows, mark))
}

fn spread_section(words: &Words<'_>, title: &str, axis: &str, counts: &Counts<i64>) -> Option<Section> {
    let spread = Spread::of(counts)?;
    let error = spread.deviation / (spread.count as f64).sqrt();
    let mut rows = vec![
        vec![words.word("lab-mean"), words.number(spread.mean, 2)],
        vec![words.word("lab-mean-interval"), words.range(Interval::around(spread.mean, error), 2)],
        vec![words.word("lab-deviation"), words.number(spread.deviation, 2)],
        vec![words.word("lab-least"), words.whole(spread.least)],
    ];
    for (part, n) in Spread::PARTS.iter().zip(spread.quantiles) {
        rows.push(vec![words.with("lab-quantile", &[("part", &part.to_string())]), words.whole(n)]);
    }
    rows.push(vec![words.word("lab-most"), words.whole(spread.most)]);
    Some(Section {
        title: words.word(title),
        chart: Some(Chart::Columns(Columns { counts: counts.clone(), axis: words.word(axis) })),
        table: Grid { rows, ..Grid::default() },
        ..Section::default()
    })
}

fn scores(report: &Report<'_>, words: &Words<'_>) -> Option<Section> {
    spread_section(words, "lab-scores", "lab-scores-axis", &report.tally().scores)
}

/// Where all act at once there are no turns.
fn turns(report: &Report<'_>, words: &Words<'_>) -> Option<Section> {
    let turns: Counts<i64> = report.tally().turns.iter().map(|(&n, &count)| (n as i64, count)).collect();
    let mut section = spread_section(words, "lab-turns", "lab-turns-axis", &turns)?;
    section.lead.push(words.word("lab-turns-lead"));
    report.has_turns().then_some(section)
}

/// How it was played, so that somebody can do it again.
pub(super) fn run(report: &Report<'_>, words: &Words<'_>) -> Section {
    let (run, plan) = (report.run, &report.run.plan);
    let options = |options: &talon_core::Options| {
        let show = |(key, value): (&String, &Value)| match value {
            Value::Text(text) => format!("{key} = {text}"),
            other => format!("{key} = {other}"),
        };
        options.iter().map(show).collect::<Vec<_>>().join(", ")
    };
    let fixed: talon_core::Options = plan.setups[0]
        .iter()
        .filter(|(key, _)| !plan.varied.contains(key))
        .map(|(k, v)| (k.clone(), v.clone()))
        .collect();
    let mut rows = vec![
        ("lab-run-options", options(&fixed)),
        ("lab-run-bots", at_table(report).join(", ")),
        ("lab-run-seed", plan.seed.to_string()),
        ("lab-run-rules", plan.rules.to_string()),
        ("lab-run-version", env!("CARGO_PKG_VERSION").to_string()),
        ("lab-run-build", run.origin.build.clone()),
        ("lab-run-name", run.origin.run.clone()),
    ];
    if !report.is_timeless {
        rows.push(("lab-run-command", run.origin.command.clone()));
        rows.push(("lab-run-date", run.origin.date.clone()));
    }
    if report.has_speed() {
        let threads = words.many("lab-threads", run.threads as u64);
        let time = [("n", &*words.number(run.seconds, 1)), ("threads", &threads)];
        rows.push(("lab-run-time", words.with("lab-seconds", &time)));
        rows.push(("lab-run-games", words.number(report.per_second(run.played.0), 0)));
        rows.push(("lab-run-decisions", words.number(report.per_second(run.played.1), 0)));
    }
    rows.retain(|(_, value)| !value.is_empty());
    if !plan.varied.is_empty() {
        rows.insert(1, ("lab-run-varied", plan.varied.join(", ")));
    }
    if report.tally().unfinished > 0 {
        rows.push(("lab-run-unfinished", words.whole(report.tally().unfinished as i64)));
    }
    let rows = rows.into_iter().map(|(key, value)| vec![words.word(key), value]).collect();
    Section {
        title: words.word("lab-run"),
        lead: [words.word("lab-run-lead")].into_iter().chain(forfeited(report, words)).collect(),
        table: Grid { rows, is_words: true, ..Grid::default() },
        ..Section::default()
    }
}

/// A share of something counted in a tally.
pub(super) fn interval_of(share: &Share) -> Interval {
    wilson(share.won, share.seen)
}
