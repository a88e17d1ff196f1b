//! What was found, as JSON and as text.

use std::fmt::Write as _;

use serde_json::{Map, Value, json};
use talon_core::Phrase;
use talon_realms::{Best, Card, CardSet, HANDS, Realms};
use talon_text::{Lang, Speech};

use super::progress::Progress;
use super::work;
use crate::commands::score::json_of;
use crate::words::{self, say};

const QUANTILES: [f64; 7] = [0.01, 0.05, 0.25, 0.5, 0.75, 0.95, 0.99];
/// Width of a bar of the histogram, in points and in characters.
const STEP: i32 = 20;
const WIDTH: u64 = 50;

pub(super) struct Proof<'a> {
    pub realms: &'a Realms,
    pub found: &'a work::Proof,
    pub seconds: f64,
    pub threads: usize,
}

impl Proof<'_> {
    pub(super) fn json(&self) -> Value {
        let part = |best: &Best| {
            let (score, hand) = best.best.unwrap_or_default();
            json!({
                "score": score,
                "hand": ids(self.realms, hand),
                "sheet": json_of(self.realms, &self.realms.scorer().sheet(hand, 0)),
                "hands": best.scored + best.ruled_out,
                "scored": best.scored,
                "ruled_out": best.ruled_out,
            })
        };
        json!({
            "best": part(&self.found.seven),
            "best_with_necromancer": part(&self.found.eight),
            "proven": true,
            "seconds": self.seconds,
            "threads": self.threads,
        })
    }

    pub(super) fn text(&self, speech: &Speech) -> String {
        let mut text = String::new();
        for (key, best) in
            [("realms-best-seven", &self.found.seven), ("realms-best-eight", &self.found.eight)]
        {
            let (score, hand) = best.best.unwrap_or_default();
            let phrase = Phrase::new(key).with("score", i64::from(score));
            let proof = Phrase::new("realms-best-proof")
                .with("scored", best.scored as i64)
                .with("out", best.ruled_out as i64);
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{}", speech.say(&phrase));
            let _ = writeln!(text, "    {}", ids(self.realms, hand).join(" "));
            let _ = writeln!(text, "    {}", speech.say(&proof));
        }
        let _ = writeln!(text, "{}", time(self.seconds, self.threads));
        text
    }
}

pub(super) struct Census<'a> {
    pub realms: &'a Realms,
    pub state: &'a Progress,
    pub seconds: f64,
    pub threads: usize,
}

impl Census<'_> {
    pub(super) fn json(&self) -> Value {
        let census = &self.state.census;
        let hand = |scored: Option<(i32, CardSet)>| {
            scored.map(|(score, hand)| json!({ "score": score, "hand": ids(self.realms, hand) }))
        };
        let quantiles: Map<String, Value> =
            QUANTILES.iter().map(|share| (share.to_string(), json!(census.quantile(*share)))).collect();
        let histogram: Map<String, Value> =
            census.counts().map(|(score, count)| (score.to_string(), json!(count))).collect();
        json!({
            "hands": census.hands,
            "of": HANDS,
            "complete": self.state.is_complete(),
            "mean": census.mean(),
            "quantiles": quantiles,
            "histogram": histogram,
            "best": hand(census.best),
            "worst": hand(census.worst),
            "seconds": self.seconds,
            "threads": self.threads,
        })
    }

    pub(super) fn text(&self, speech: &Speech) -> String {
        let census = &self.state.census;
        let key = if self.state.is_complete() { "realms-census-all" } else { "realms-census-part" };
        let title = Phrase::new(key).with("hands", census.hands as i64).with("of", HANDS as i64);
        let mut text = format!("{}\n", speech.say(&title));
        // Writing to a string cannot fail.
        let _ = writeln!(
            text,
            "{} {}",
            speech.name("realms-census-mean"),
            speech.lang().decimal(census.mean(), 3)
        );
        let quantiles: Vec<String> = QUANTILES
            .iter()
            .map(|&share| format!("{} {}", speech.lang().percent(share, 0), census.quantile(share)))
            .collect();
        let _ = writeln!(text, "{} {}", speech.name("realms-census-quantiles"), quantiles.join("   "));
        for (key, scored) in [("realms-census-best", census.best), ("realms-census-worst", census.worst)] {
            if let Some((score, hand)) = scored {
                let phrase = speech.say(&Phrase::new(key).with("score", i64::from(score)));
                let _ = writeln!(text, "{phrase} {}", ids(self.realms, hand).join(" "));
            }
        }
        text.push_str(&self.histogram(speech.lang()));
        let _ = writeln!(text, "{}", time(self.seconds, self.threads));
        text
    }

    fn histogram(&self, lang: Lang) -> String {
        let mut steps: std::collections::BTreeMap<i32, u64> = std::collections::BTreeMap::new();
        for (score, count) in self.state.census.counts() {
            *steps.entry(score.div_euclid(STEP) * STEP).or_default() += count;
        }
        let most = steps.values().copied().max().unwrap_or(1);
        let line = |(from, count): (&i32, &u64)| {
            let bar = "#".repeat((count * WIDTH / most) as usize);
            let count = words::right(&lang.number(*count as i64), 12);
            format!("{from:>5} … {:>4} {count} {bar}\n", from + STEP - 1)
        };
        steps.iter().map(line).collect()
    }
}

fn time(seconds: f64, threads: usize) -> String {
    say("cli-best-time", &[("seconds", words::lang().decimal(seconds, 1).into()), ("n", threads.into())])
}

fn ids(realms: &Realms, hand: CardSet) -> Vec<&str> {
    let held = (0..Card::COUNT).filter(|index| hand & 1 << index != 0);
    held.map(|index| realms.card(Card::at(index)).id.as_str()).collect()
}
