//! A series summed up, as text and as JSON.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use serde_json::{Map, Value, json};
use talon_bots::Bot;
use talon_core::{Options, Seat};

use super::series::Plan;
use super::tally::{Counts, Spread, Tally, wilson};

/// A finished series.
pub(crate) struct Summary<'a> {
    pub(crate) game: &'a str,
    /// As the game understood them.
    pub(crate) options: &'a Options,
    pub(crate) plan: &'a Plan,
    pub(crate) tally: &'a Tally,
    pub(crate) seconds: f64,
}

impl Summary<'_> {
    /// The fields of the contract, and what else was counted.
    pub(crate) fn json(&self) -> Value {
        let tally = self.tally;
        let mut json = json!({
            "game": self.game,
            "options": self.options,
            "games": tally.games,
            "seconds": self.seconds,
            "games_per_second": self.per_second(tally.games),
            "decisions": tally.decisions,
            "decisions_per_second": self.per_second(tally.decisions),
            "wins": {
                "seats": self.seat_wins().into_iter().collect::<Map<String, Value>>(),
                "bots": self.bot_wins().into_iter().collect::<Map<String, Value>>(),
            },
            "shares": self.bot_shares(),
            "mirror": self.plan.mirror,
            "draws": tally.draws,
            "unfinished": tally.unfinished,
            "mean_turns": self.mean_turns(),
            "seed": self.plan.seed,
            "threads": self.plan.threads,
        });
        if !tally.team_wins.is_empty() {
            json["wins"]["teams"] = keyed(&tally.team_wins, |team| format!("team{team}"));
        }
        if !(tally.victories.is_empty() && tally.defeats.is_empty()) {
            json["victories"] = ended(&tally.victories);
            json["defeats"] = ended(&tally.defeats);
        }
        if let Some(spread) = Spread::of(&tally.scores) {
            json["scores"] = scores(&spread, &tally.scores);
        }
        if !tally.characters.is_empty() {
            let share = |(id, share): (&String, &super::tally::Share)| {
                let part = ratio(share.won, share.seen);
                (id.clone(), json!({ "games": share.seen, "wins": share.won, "share": part }))
            };
            json["characters"] = Value::Object(tally.characters.iter().map(share).collect());
        }
        json
    }

    /// The same in a few lines for a person.
    pub(crate) fn text(&self) -> String {
        let tally = self.tally;
        let mut text = format!(
            "{}: {} games in {:.2} s ({:.0} games/s, {:.0} decisions/s), seed {}, threads {}\n",
            self.game,
            tally.games,
            self.seconds,
            self.per_second(tally.games),
            self.per_second(tally.decisions),
            self.plan.seed,
            self.plan.threads,
        );
        let options: Vec<String> =
            self.options.iter().map(|(key, value)| format!("{key} = {value}")).collect();
        let _ = writeln!(text, "options: {}", options.join(", "));
        for (what, count) in self.results() {
            let _ = writeln!(text, "{what:<28} {count:>10}  {:5.1} %", 100.0 * ratio(count, tally.games));
        }
        for (bot, won) in self.bots() {
            let (low, high) = wilson(won, tally.games);
            let share = 100.0 * ratio(won, tally.games);
            let (low, high) = (100.0 * low, 100.0 * high);
            let name = format!("won by {bot}");
            let _ = writeln!(text, "{name:<28} {won:>10}  {share:5.1} % (95 %: {low:.1} to {high:.1})");
        }
        let _ = writeln!(text, "mean turns {:.2}", self.mean_turns());
        if let Some(spread) = Spread::of(&tally.scores) {
            let [low, quarter, half, three, high] = spread.quantiles;
            let _ = writeln!(
                text,
                "scores: mean {:.2}, deviation {:.2}, least {}, 5 % {low}, 25 % {quarter}, 50 % {half}, \
                 75 % {three}, 95 % {high}, most {}",
                spread.mean, spread.deviation, spread.least, spread.most
            );
        }
        for (id, share) in &tally.characters {
            let part = 100.0 * ratio(share.won, share.seen);
            let _ = writeln!(text, "{id:<28} {:>10} of {} games won  {part:5.1} %", share.won, share.seen);
        }
        text
    }

    /// How the games ended, in the order they are shown: what, and how often.
    pub(crate) fn results(&self) -> Vec<(String, u64)> {
        let tally = self.tally;
        let together = tally.victories.is_empty() && tally.defeats.is_empty();
        let mut results = Vec::new();
        if together && tally.team_wins.is_empty() {
            let seats = (0..self.seats()).map(Seat::at);
            results.extend(seats.map(|seat| {
                (format!("won by {seat}"), tally.seat_wins.get(&seat).copied().unwrap_or_default())
            }));
            results.push(("shared".to_string(), tally.draws));
        }
        results.extend(tally.team_wins.iter().map(|(team, &count)| (format!("won by team{team}"), count)));
        results.extend(tally.victories.iter().map(|(cause, &count)| (format!("victory: {cause}"), count)));
        results.extend(tally.defeats.iter().map(|(cause, &count)| (format!("defeat: {cause}"), count)));
        if tally.unfinished > 0 {
            results.push(("unfinished".to_string(), tally.unfinished));
        }
        results
    }

    pub(crate) fn mean_turns(&self) -> f64 {
        let turns: u64 = self.tally.turns.iter().map(|(turns, games)| turns * games).sum();
        ratio(turns, self.tally.games)
    }

    pub(crate) fn per_second(&self, count: u64) -> f64 {
        count as f64 / self.seconds.max(1e-9)
    }

    fn seats(&self) -> usize {
        let players = self.options.get("players").and_then(talon_core::Value::as_int);
        players.map_or(self.plan.bots.len(), |players| players as usize).min(Seat::MAX)
    }

    fn seat_wins(&self) -> Vec<(String, Value)> {
        let wins = |seat| self.tally.seat_wins.get(&seat).copied().unwrap_or_default();
        (0..self.seats()).map(Seat::at).map(|seat| (seat.to_string(), wins(seat).into())).collect()
    }

    /// Each bot once, with the games it won.
    pub(crate) fn bots(&self) -> Vec<(Bot, u64)> {
        let bots: BTreeSet<Bot> = self.plan.bots.iter().copied().collect();
        bots.into_iter()
            .map(|bot| (bot, self.tally.bot_wins.get(&bot).copied().unwrap_or_default()))
            .collect()
    }

    fn bot_wins(&self) -> Vec<(String, Value)> {
        self.bots().into_iter().map(|(bot, won)| (bot.to_string(), won.into())).collect()
    }

    fn bot_shares(&self) -> Map<String, Value> {
        let share = |(bot, won): (Bot, u64)| {
            let (low, high) = wilson(won, self.tally.games);
            (bot.to_string(), json!({ "share": ratio(won, self.tally.games), "low": low, "high": high }))
        };
        self.bots().into_iter().map(share).collect()
    }
}

fn scores(spread: &Spread, counts: &Counts<i64>) -> Value {
    let quantiles: Map<String, Value> =
        Spread::PARTS.iter().zip(spread.quantiles).map(|(part, n)| (part.to_string(), n.into())).collect();
    json!({
        "count": spread.count,
        "mean": spread.mean,
        "deviation": spread.deviation,
        "min": spread.least,
        "max": spread.most,
        "quantiles": quantiles,
        // Pairs, because the keys of an object have no order and a score has one.
        "histogram": counts.iter().collect::<Vec<_>>(),
    })
}

fn ended(causes: &Counts<&'static str>) -> Value {
    let count: u64 = causes.values().sum();
    json!({ "count": count, "causes": keyed(causes, ToString::to_string) })
}

fn keyed<K>(counts: &Counts<K>, name: impl Fn(&K) -> String) -> Value {
    Value::Object(counts.iter().map(|(key, &count)| (name(key), count.into())).collect())
}

pub(crate) fn ratio(part: u64, whole: u64) -> f64 {
    if whole == 0 { 0.0 } else { part as f64 / whole as f64 }
}
