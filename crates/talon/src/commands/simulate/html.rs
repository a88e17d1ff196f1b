//! The report page: one file, no script, nothing to fetch.

use std::fmt::Write as _;

use super::chart::{bars, escape, histogram};
use super::summary::{Summary, ratio};
use super::tally::{Counts, Spread};

const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;\
    color-scheme:light dark}svg{width:100%;height:auto}rect{fill:#3b7dd8}text{font-size:13px;fill:currentColor}\
    th{text-align:left;padding-right:2rem;font-weight:500}";

/// The page.
pub(crate) fn page(summary: &Summary<'_>) -> String {
    let title = format!("{}: {} games", escape(summary.game), summary.tally.games);
    let mut page = format!(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><title>{title}</title>\
         <style>{STYLE}</style></head><body>\n<h1>{title}</h1>\n{}\n",
        figures(summary)
    );
    section(&mut page, "How they ended", &bars(&results(summary)));
    if let Some(spread) = Spread::of(&summary.tally.scores) {
        let line = format!(
            "<p>Mean {:.2}, deviation {:.2}, median {}, from {} to {}.</p>",
            spread.mean, spread.deviation, spread.quantiles[2], spread.least, spread.most
        );
        section(&mut page, "Scores", &(line + &histogram(&summary.tally.scores)));
    }
    if !summary.tally.characters.is_empty() {
        section(&mut page, "Wins by character", &bars(&characters(summary)));
    }
    let turns: Counts<i64> = summary.tally.turns.iter().map(|(&n, &count)| (n as i64, count)).collect();
    section(&mut page, "Turns", &histogram(&turns));
    page + "</body></html>\n"
}

fn section(page: &mut String, title: &str, inside: &str) {
    let _ = writeln!(page, "<section><h2>{title}</h2>{inside}</section>");
}

fn figures(summary: &Summary<'_>) -> String {
    let options: Vec<String> =
        summary.options.iter().map(|(key, value)| format!("{key} = {value}")).collect();
    let bots: Vec<String> = summary.plan.bots.iter().map(ToString::to_string).collect();
    let rows = [
        ("Options", options.join(", ")),
        ("Bots", bots.join(", ")),
        ("Seed", summary.plan.seed.to_string()),
        ("Time", format!("{:.2} s on {} threads", summary.seconds, summary.plan.threads)),
        ("Games per second", format!("{:.0}", summary.per_second(summary.tally.games))),
        ("Decisions per second", format!("{:.0}", summary.per_second(summary.tally.decisions))),
        ("Mean turns", format!("{:.2}", summary.mean_turns())),
    ];
    let mut table = String::from("<table>");
    for (name, value) in rows {
        let _ = write!(table, "<tr><th>{name}</th><td>{}</td></tr>", escape(&value));
    }
    table + "</table>"
}

fn results(summary: &Summary<'_>) -> Vec<(String, f64, String)> {
    let row = |(what, count): (String, u64)| {
        let part = 100.0 * ratio(count, summary.tally.games);
        (what, count as f64, format!("{count} ({part:.1} %)"))
    };
    summary.results().into_iter().map(row).collect()
}

fn characters(summary: &Summary<'_>) -> Vec<(String, f64, String)> {
    let row = |(id, share): (&String, &super::tally::Share)| {
        let part = ratio(share.won, share.seen);
        (id.clone(), part, format!("{:.1} % of {}", 100.0 * part, share.seen))
    };
    summary.tally.characters.iter().map(row).collect()
}
