//! The fields that `docs/formats.md` promises, and what else was counted.

use serde_json::{Map, Value, json};
use talon_core::{Options, Seat};

use super::Report;
use super::cards::SEEN_MIN;
use crate::facts::Name;
use crate::hypothesis::Hypothesis;
use crate::paired::Measure;
use crate::stats::{Counts, Interval, Spread, difference_among, wilson_among};
use crate::tally::{Share, Tally};

pub(super) fn json(report: &Report<'_>) -> Value {
    let (run, tally, plan) = (report.run, report.tally(), &report.run.plan);
    let fixed: Options = plan.setups[0]
        .iter()
        .filter(|(key, _)| !plan.varied.contains(key))
        .map(|(key, value)| (key.clone(), value.clone()))
        .collect();
    let mut json = json!({
        "game": plan.game,
        "options": fixed,
        "bots": super::sections::at_table(report),
        "games": tally.games,
        "games_asked": plan.asked,
        "decisions": tally.decisions,
        "wins": wins(report, tally),
        "mirror": plan.mirror,
        "draws": tally.draws,
        "unfinished": tally.unfinished,
        "mean_turns": report.mean_turns(),
        "turns": tally.turns.iter().collect::<Vec<_>>(),
        "seed": plan.seed,
        "rules": plan.rules,
        "version": env!("CARGO_PKG_VERSION"),
        "build": run.origin.build,
        "run": run.origin.run,
    });
    let more = json.as_object_mut().map(|fields| {
        fields.extend(origin(report));
        fields.extend(shares(report, tally));
        fields.extend(endings(tally));
        fields.extend(stood_by(report, tally));
        fields.extend(matches(report));
        fields.extend(experiment(report));
    });
    debug_assert!(more.is_some(), "it is an object");
    json
}

/// How it was asked for, when, and how fast it was.
fn origin(report: &Report<'_>) -> Map<String, Value> {
    let (run, mut fields) = (report.run, Map::new());
    if report.has_speed() {
        for (key, value) in [
            ("seconds", json!(run.seconds)),
            ("games_per_second", json!(report.per_second(run.played.0))),
            ("decisions_per_second", json!(report.per_second(run.played.1))),
            ("threads", json!(run.threads)),
        ] {
            fields.insert(key.into(), value);
        }
    }
    if !report.is_timeless {
        fields.insert("command".into(), json!(run.origin.command));
        fields.insert("date".into(), json!(run.origin.date));
    }
    if run.is_interrupted {
        fields.insert("interrupted".into(), true.into());
    }
    fields
}

/// Shares of the bots, unless one plays itself; games that programs forfeited.
fn shares(report: &Report<'_>, tally: &Tally) -> Map<String, Value> {
    let mut fields = Map::new();
    if !report.plays_itself() {
        fields.insert("shares".into(), by_bot(report, |bot| interval(report.shares()[bot].2, "share")));
        fields.insert("points".into(), by_bot(report, |bot| interval(tally.points(bot).share(), "share")));
    }
    let plan = &report.run.plan;
    if plan.has_programs() {
        let mut counts = Map::new();
        for (bot, kind, count) in report.forfeited() {
            counts.entry(plan.bots[bot].to_string()).or_insert_with(|| json!({}))[kind] = count.into();
        }
        let told = |one: &crate::series::Forfeit| {
            json!({
                "game": one.game,
                "seed": one.seed,
                "seat": one.seat,
                "bot": plan.bots[one.bot].to_string(),
                "kind": one.kind,
                "reason": one.reason,
                "stderr": one.stderr,
            })
        };
        let first: Vec<Value> = report.run.sums.forfeits.iter().map(told).collect();
        fields.insert("forfeits".into(), json!({ "count": counts, "first": first }));
    }
    fields
}

/// A game that is won together is won by every seat of those who won it.
fn wins(report: &Report<'_>, tally: &Tally) -> Value {
    let together: u64 = tally.victories.values().sum();
    let seat = |index: usize| {
        let plays_in = |team: u8| {
            let seats = report.run.names.teams.get(usize::from(team).wrapping_sub(1));
            seats.is_some_and(|seats| seats.has(Seat::at(index)))
        };
        let teams = tally.team_wins.iter().filter(|(team, _)| plays_in(**team));
        let alone = tally.seat_wins.get(index).copied().unwrap_or_default();
        alone + together + teams.map(|(_, won)| won).sum::<u64>()
    };
    let seats: Map<String, Value> =
        (0..report.run.plan.seats()).map(|index| (Seat::at(index).to_string(), seat(index).into())).collect();
    let won = |bot: usize| tally.bot_wins.get(bot).copied().unwrap_or_default().into();
    let mut wins = json!({ "seats": seats, "bots": by_bot(report, won) });
    if !tally.team_wins.is_empty() {
        wins["teams"] = keyed(&tally.team_wins, |team| format!("team{team}"));
    }
    wins
}

fn by_bot(report: &Report<'_>, value: impl Fn(usize) -> Value) -> Value {
    let bots = report.run.plan.bots.iter().enumerate();
    Value::Object(bots.map(|(index, bot)| (bot.to_string(), value(index))).collect())
}

fn interval(interval: Interval, name: &str) -> Value {
    json!({ name: interval.value, "low": interval.low, "high": interval.high })
}

/// Victories and defeats with their causes, and the scores.
fn endings(tally: &Tally) -> Map<String, Value> {
    let mut fields = Map::new();
    if !(tally.victories.is_empty() && tally.defeats.is_empty()) {
        for (key, causes) in [("victories", &tally.victories), ("defeats", &tally.defeats)] {
            let count: u64 = causes.values().sum();
            fields
                .insert(key.into(), json!({ "count": count, "causes": keyed(causes, ToString::to_string) }));
        }
    }
    if let Some(spread) = Spread::of(&tally.scores) {
        let quantiles: Map<String, Value> = Spread::PARTS
            .iter()
            .zip(spread.quantiles)
            .map(|(part, n)| (part.to_string(), n.into()))
            .collect();
        let scores = json!({
            "count": spread.count,
            "mean": spread.mean,
            "deviation": spread.deviation,
            "min": spread.least,
            "max": spread.most,
            "quantiles": quantiles,
            // Pairs, because the keys of an object have no order and a score has one.
            "histogram": tally.scores.iter().collect::<Vec<_>>(),
        });
        fields.insert("scores".into(), scores);
    }
    fields
}

/// Shares by what was there.
fn stood_by(report: &Report<'_>, tally: &Tally) -> Map<String, Value> {
    let (names, plan) = (&report.run.names, &report.run.plan);
    let mut fields = Map::new();
    let people = if names.nemeses.is_empty() { "characters" } else { "mages" };
    let games = Share {
        seen: tally.games,
        won: tally.setups.iter().map(|share| share.won).sum(),
        ..Share::default()
    };
    let openings = Share {
        seen: tally.openings.iter().map(|share| share.seen).sum(),
        won: tally.openings.iter().map(|share| share.won).sum(),
        ..Share::default()
    };
    for (key, names, shares, all) in [
        (people, &names.people, &tally.people, None),
        ("nemeses", &names.nemeses, &tally.nemeses, None),
        ("difficulties", &names.difficulties, &tally.difficulties, None),
        ("market", &names.cards, &tally.market, Some(&games)),
        ("cards", &names.cards, &tally.cards, Some(&tally.seats)),
        ("openings", &names.cards, &tally.openings, Some(&openings)),
    ] {
        let has_scores = key == "cards" && !tally.scores.is_empty();
        let seen = names.iter().zip(shares).filter(|(_, share)| share.seen > 0);
        let compared = super::cards::compared(shares, all);
        let entry =
            |(name, share): (&Name, &Share)| (name.id.clone(), one_share(share, all, compared, has_scores));
        let entries: Map<String, Value> = seen.map(entry).collect();
        if !entries.is_empty() {
            fields.insert(key.into(), entries.into());
        }
    }
    if !plan.varied.is_empty() {
        let entry = |(setup, share): (&Options, &Share)| {
            let varied: Options = setup
                .iter()
                .filter(|(key, _)| plan.varied.contains(key))
                .map(|(key, value)| (key.clone(), value.clone()))
                .collect();
            json!({ "options": varied, "result": one_share(share, None, 1, false) })
        };
        let list: Vec<Value> = plan.setups.iter().zip(&tally.setups).map(entry).collect();
        fields.insert("varied".into(), list.into());
    }
    fields
}

/// The bounds are widened for several that are compared: all of them hold together with 95 in 100.
fn one_share(share: &Share, all: Option<&Share>, compared: usize, has_scores: bool) -> Value {
    let found = wilson_among(compared, share.won, share.seen);
    let mut value = json!({
        "games": share.seen,
        "wins": share.won,
        "share": found.value,
        "low": found.low,
        "high": found.high,
        "compared": compared,
    });
    if !share.causes.is_empty() {
        value["defeats"] = keyed(&share.causes, ToString::to_string);
    }
    if has_scores {
        value["mean_score"] = (share.score as f64 / share.seen as f64).into();
    }
    if let Some(all) = all {
        let (won, seen) = (all.won - share.won, all.seen - share.seen);
        value["without"] = json!({ "games": seen, "wins": won });
        // What was hardly ever seen, or hardly ever missing, says nothing.
        let enough = share.seen >= SEEN_MIN && seen >= SEEN_MIN;
        let off = difference_among(compared, (share.won, share.seen), (won, seen)).filter(|_| enough);
        if let Some(off) = off {
            value["difference"] = interval(off, "value");
        }
    }
    value
}

/// Pairs, ratings and the sequential test.
fn matches(report: &Report<'_>) -> Map<String, Value> {
    let (plan, mut fields) = (&report.run.plan, Map::new());
    let pair = |&(one, other, found, compared): &(usize, usize, Interval, u64)| {
        let bots = [plan.bots[one].to_string(), plan.bots[other].to_string()];
        json!({ "bots": bots, "share": found.value, "low": found.low, "high": found.high, "compared": compared })
    };
    let pairs: Vec<Value> = report.duels().iter().map(pair).collect();
    if !pairs.is_empty() {
        fields.insert("pairs".into(), pairs.into());
    }
    if let Some(ratings) = report.ratings() {
        fields.insert("ratings".into(), by_bot(report, |bot| interval(ratings.of[bot], "elo")));
        let apart = |&(one, other, found): &(usize, usize, Interval)| {
            let bots = [plan.bots[one].to_string(), plan.bots[other].to_string()];
            json!({ "bots": bots, "elo": found.value, "low": found.low, "high": found.high })
        };
        let list: Vec<Value> = report.differences().iter().map(apart).collect();
        fields.insert("rating_differences".into(), list.into());
    }
    if let (Some((question, bounds)), Some(verdict)) = (plan.test, report.verdict()) {
        let asked = match question {
            Hypothesis::Elo { elo0, elo1 } => json!({ "elo0": elo0, "elo1": elo1 }),
            Hypothesis::Share { share, margin } => json!({ "share": share, "margin": margin }),
        };
        let decided = match verdict.decided {
            Some(true) => "upper",
            Some(false) => "lower",
            None => "nothing",
        };
        let test = json!({
            "bot": plan.bots[0].to_string(),
            "asked": asked,
            "share0": bounds.share0,
            "share1": bounds.share1,
            "alpha": bounds.alpha,
            "beta": bounds.beta,
            "llr": verdict.llr,
            "lower": verdict.lower,
            "upper": verdict.upper,
            "decided": decided,
            "games": report.tally().games,
        });
        fields.insert("test".into(), test);
    }
    fields
}

/// The changed game and what the change moves.
fn experiment(report: &Report<'_>) -> Map<String, Value> {
    let mut fields = Map::new();
    let Some(changed) = report.changed() else { return fields };
    let name = |measure: &Measure| match measure {
        Measure::Score => "score".to_string(),
        Measure::Victories => "victories".to_string(),
        Measure::FirstBot => format!("points of {}", report.run.plan.bots[0]),
        Measure::FirstSeat => "wins of seat1".to_string(),
        Measure::Turns => "turns".to_string(),
        Measure::Card(card) => format!("had {}", report.run.names.cards[usize::from(*card)].id),
    };
    let measure = |(measure, paired): &(Measure, crate::paired::Paired)| {
        let off = paired.difference();
        json!({
            "measure": name(measure),
            "before": paired.mean_before(),
            "after": paired.mean_after(),
            "difference": off.value,
            "low": off.low,
            "high": off.high,
        })
    };
    let mut after = json!({ "games": changed.games, "wins": wins(report, changed), "draws": changed.draws });
    if let Some(fields) = after.as_object_mut() {
        fields.extend(endings(changed));
        fields.extend(stood_by(report, changed));
    }
    let changes: Vec<String> = report.run.plan.changes.iter().map(ToString::to_string).collect();
    let measures: Vec<Value> = report.run.sums.compared.measures().map(measure).collect();
    fields.insert("what_if".into(), json!({ "changes": changes, "measures": measures, "changed": after }));
    fields
}

fn keyed<K>(counts: &Counts<K>, name: impl Fn(&K) -> String) -> Value {
    Value::Object(counts.iter().map(|(key, &count)| (name(key), count.into())).collect())
}
