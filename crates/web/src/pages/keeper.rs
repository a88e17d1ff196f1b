//! How the server stands, for its keeper: figures and charts. It names no table and no player.

use std::time::Duration;

use maud::{Markup, html};
use talon_text::Lang;

use super::{counted, page as page_of, speech, word};
use crate::history::Sample;
use crate::metrics::{Counts, Gauges};

/// The chart of moves, in units of its own.
const WIDE: f64 = 560.0;
const HIGH: f64 = 90.0;
const LEFT: f64 = 44.0;

/// What is shown.
pub(crate) struct ServerStatus {
    pub(crate) now: Sample,
    /// Of the last hour, the oldest first.
    pub(crate) samples: Vec<Sample>,
    pub(crate) up: Duration,
    /// How soon the store answered, or why not.
    pub(crate) store: Result<Duration, String>,
    pub(crate) gauges: Gauges,
}

fn lang() -> Lang {
    speech().lang()
}

/// A time in the unit that suits it.
fn time(seconds: f64) -> String {
    let millis = seconds * 1000.0;
    if millis >= 1000.0 {
        format!("{}\u{a0}s", lang().decimal(seconds, 1))
    } else {
        format!("{}\u{a0}ms", lang().decimal(millis, usize::from(millis < 10.0)))
    }
}

/// The keeper's page.
pub(crate) fn page(standing: &ServerStatus) -> Markup {
    let title = word("keeper-page");
    let minutes = usize::try_from(standing.up.as_secs() / 60).unwrap_or(usize::MAX);
    let content = html! {
        div class="title" {
            h1 { (title) }
            @match &standing.store {
                Ok(_) => span class="chip ok" { "✓ " (word("keeper-well")) },
                Err(reason) => span class="chip wrong" { "✗ " (reason) },
            }
            p class="lead" { (uptime(minutes)) " · " (word("keeper-names-nobody")) }
            a class="act" href="/metrics" { (word("keeper-metrics")) }
        }
        (tiles(standing))
        div class="keeper-grid" {
            section class="panel" aria-labelledby="k-moves" { h2 id="k-moves" { (word("keeper-moves")) } (moves(standing)) }
            section class="panel" aria-labelledby="k-times" { h2 id="k-times" { (word("keeper-times")) } (times(standing)) }
            section class="panel" aria-labelledby="k-queues" { h2 id="k-queues" { (word("keeper-queues")) } (queues(standing)) }
            section class="panel" aria-labelledby="k-edges" { h2 id="k-edges" { (word("keeper-edges")) } (edges(standing)) }
        }
    };
    page_of("keeper", "", &title, &content)
}

fn uptime(minutes: usize) -> String {
    match minutes {
        0..120 => counted("keeper-up-minutes", minutes),
        120..2880 => counted("keeper-up-hours", minutes / 60),
        _ => counted("keeper-up-days", minutes / 1440),
    }
}

/// The oldest sample: everything since then happened in the last hour.
fn before(standing: &ServerStatus) -> Option<&Sample> {
    standing.samples.first()
}

/// What a count gained in the last hour.
fn gained(standing: &ServerStatus, of: impl Fn(&Sample) -> &Counts) -> Counts {
    before(standing).map_or_else(|| of(&standing.now).clone(), |first| of(&standing.now).since(of(first)))
}

/// Moves a second between neighbouring samples, the last one up to now.
fn rates(standing: &ServerStatus) -> Vec<f64> {
    let all: Vec<&Sample> = standing.samples.iter().chain([&standing.now]).collect();
    all.windows(2)
        .filter_map(|pair| {
            let seconds = pair[1].at.saturating_duration_since(pair[0].at).as_secs_f64();
            (seconds >= 1.0).then(|| pair[1].moves.saturating_sub(pair[0].moves) as f64 / seconds)
        })
        .collect()
}

fn tiles(standing: &ServerStatus) -> Markup {
    let posts = gained(standing, |sample| &sample.posts);
    let (waiting, longest) = standing.gauges.queues[..2]
        .iter()
        .fold((0, Duration::ZERO), |(sum, most), (_, load)| (sum + load.waiting, most.max(load.longest)));
    let failed = standing.now.failed - before(standing).map_or(0, |first| first.failed);
    let share = if posts.total() == 0 { 0.0 } else { failed as f64 / posts.total() as f64 };
    let number = |n: usize| lang().number(n as i64);
    let tile = |figure: String, what: &str, more: String| {
        html! { li { b { (figure) } span { (word(what)) } small { (more) } } }
    };
    html! {
        ul class="keeper-tiles" {
            (tile(number(standing.gauges.tables), "keeper-tables", counted("keeper-streams", standing.gauges.streams)))
            (tile(lang().decimal(rates(standing).last().copied().unwrap_or(0.0), 1), "keeper-moves", counted("keeper-moves-hour", usize::try_from(standing.now.moves - before(standing).map_or(0, |first| first.moves)).unwrap_or(usize::MAX))))
            (tile(time(posts.quantile(0.5)), "keeper-post", format!("p99 {}", time(posts.quantile(0.99)))))
            (tile(number(waiting), "keeper-waiting", format!("{} {}", word("keeper-longest"), time(longest.as_secs_f64()))))
            (tile(lang().percent(share, 2), "keeper-failed", counted("keeper-posts-hour", usize::try_from(posts.total()).unwrap_or(usize::MAX))))
        }
    }
}

/// The moves of the last hour as a line.
fn moves(standing: &ServerStatus) -> Markup {
    let rates = rates(standing);
    let most = rates.iter().copied().fold(1.0, f64::max);
    let step = (WIDE - LEFT) / (rates.len().max(2) - 1) as f64;
    let point = |(place, rate): (usize, &f64)| {
        format!("{:.1},{:.1}", step.mul_add(place as f64, LEFT), HIGH - (HIGH - 10.0) * rate / most)
    };
    let line = rates.iter().enumerate().map(point).collect::<Vec<_>>().join(" ");
    html! {
        svg class="chart" viewBox="0 0 564 112" role="img" aria-label=(word("keeper-moves-chart")) {
            @for share in [0.0, 0.5, 1.0] {
                @let y = HIGH - (HIGH - 10.0) * share;
                path class="rule" d={ "M" (LEFT) " " (y) "H" (WIDE) } {}
                text x=(LEFT - 6.0) y=(y + 4.0) text-anchor="end" { (lang().decimal(most * share, usize::from(most < 10.0))) }
            }
            @if rates.len() > 1 {
                polygon class="area" points={ (LEFT) "," (HIGH) " " (line) " " (WIDE) "," (HIGH) } {}
                polyline class="line" points=(line) {}
            }
            text x=(LEFT) y="108" { (word("keeper-hour-ago")) }
            text x=(WIDE) y="108" text-anchor="end" { (word("keeper-now")) }
        }
    }
}

/// How long things took in the last hour: the median, the 95th and the 99th percentile.
fn times(standing: &ServerStatus) -> Markup {
    let lines = [
        ("keeper-time-post", gained(standing, |sample| &sample.posts)),
        ("keeper-time-commit", gained(standing, |sample| &sample.commits)),
        ("keeper-time-wait", gained(standing, |sample| &sample.waits)),
        ("keeper-time-thought", gained(standing, |sample| &sample.thoughts)),
    ];
    let quantiles = |counts: &Counts| [0.5, 0.95, 0.99].map(|share| counts.quantile(share));
    let most = lines.iter().map(|(_, counts)| counts.quantile(0.99)).fold(0.001, f64::max);
    html! {
        table class="keeper-times" {
            thead { tr { th { } th class="wide" { } th { "p50" } th { "p95" } th { "p99" } } }
            tbody {
                @for (what, counts) in &lines {
                    @let shown = quantiles(counts);
                    tr {
                        th scope="row" { (word(what)) }
                        td class="wide" {
                            svg viewBox="0 0 200 12" preserveAspectRatio="none" aria-hidden="true" {
                                rect class="ground" width="200" height="12" {}
                                @for (part, end) in ["p99", "p95", "p50"].iter().zip(shown.iter().rev()) {
                                    rect class=(part) width={ (format!("{:.1}", 200.0 * end / most)) } height="12" {}
                                }
                            }
                        }
                        @for end in shown { td { @if counts.total() > 0 { (time(end)) } @else { "–" } } }
                    }
                }
            }
        }
    }
}

fn queues(standing: &ServerStatus) -> Markup {
    html! {
        table class="keeper-table" {
            thead { tr { th { } th { (word("keeper-threads")) } th { (word("keeper-waits")) } th { (word("keeper-longest")) } } }
            tbody {
                @for (queue, load) in &standing.gauges.queues {
                    tr {
                        th scope="row" { (word(&format!("keeper-queue-{queue}"))) }
                        td { (load.threads) }
                        td { (lang().number(load.waiting as i64)) }
                        td { @if load.waiting > 0 { (time(load.longest.as_secs_f64())) } @else { "–" } }
                    }
                }
            }
        }
    }
}

/// The store, who is connected, and what was refused since the start.
fn edges(standing: &ServerStatus) -> Markup {
    let number = |n: u64| lang().number(i64::try_from(n).unwrap_or(i64::MAX));
    html! {
        dl class="keeper-list" {
            div {
                dt { (word("keeper-store")) }
                dd { @match &standing.store { Ok(took) => (time(took.as_secs_f64())), Err(reason) => (reason) } }
            }
            div { dt { (word("keeper-connections")) } dd { (number(standing.gauges.connections as u64)) } }
            div { dt { (word("keeper-quarantined")) } dd { (number(standing.gauges.quarantined.len() as u64)) } }
            @for (kind, count) in &standing.gauges.limited {
                div { dt { (word("keeper-refused")) " " code { (kind) } } dd { (number(*count)) } }
            }
        }
    }
}
