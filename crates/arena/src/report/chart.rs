//! Charts as inline SVG: no script, nothing to fetch.
//!
//! Lengths along the page are in hundredths of its width and letters keep their size, so a chart fits a telephone as well as a wall.

use std::fmt::Write as _;

use super::section::{Bars, Chart, Columns, Heat};
use super::words::Words;

const ROW: f64 = 40.0;
const HEIGHT: f64 = 200.0;
/// A histogram has at most this many columns.
const COLUMNS_MAX: i64 = 40;
/// The part of a heat map that names the rows.
const LABELS: f64 = 34.0;

/// A chart with its text alternative; `id` tells it from the others of the page.
pub(super) fn draw(chart: &Chart, id: usize, title: &str, words: &Words<'_>) -> String {
    let (height, inside, said) = match chart {
        Chart::Bars(bars) => (bars_height(bars), draw_bars(bars), say_bars(bars)),
        Chart::Columns(columns) => (HEIGHT + 44.0, draw_columns(columns, words), say_columns(columns, words)),
        Chart::Heat(heat) => (30.0 + ROW * heat.labels.len() as f64, draw_heat(heat), say_heat(heat)),
    };
    format!(
        "<svg class=\"chart\" width=\"100%\" height=\"{height}\" role=\"img\" aria-labelledby=\"t{id} d{id}\">\
         <title id=\"t{id}\">{}</title><desc id=\"d{id}\">{}</desc>{inside}</svg>",
        escape(title),
        escape(&said)
    )
}

fn bars_height(bars: &Bars) -> f64 {
    ROW * bars.rows.len() as f64 + if bars.mark.is_some() { 22.0 } else { 4.0 }
}

fn draw_bars(bars: &Bars) -> String {
    let ends = bars.rows.iter().flat_map(|row| [row.interval.low, row.interval.high, row.interval.value]);
    let finite = ends.filter(|end| end.is_finite());
    let (least, most) =
        finite.fold((bars.least, bars.most), |(low, high), end| (low.min(end), high.max(end)));
    let at = |value: f64| 100.0 * (value.clamp(least, most) - least) / (most - least).max(f64::MIN_POSITIVE);
    let mut svg = String::new();
    for (index, row) in bars.rows.iter().enumerate() {
        let top = ROW * index as f64;
        let (value, from) = (at(row.interval.value), at(bars.from));
        let (low, high) = (at(row.interval.low), at(row.interval.high));
        let (left, width) = (value.min(from), (value - from).abs());
        let kind = if value < from { "bar less" } else { "bar" };
        let (text, bar, middle) = (top + 14.0, top + 20.0, top + 26.0);
        let _ = write!(
            svg,
            "<text x=\"0\" y=\"{text}\">{}</text><text x=\"100%\" y=\"{text}\" class=\"value\">{}</text>\
             <rect class=\"track\" x=\"0\" y=\"{bar}\" width=\"100%\" height=\"12\" rx=\"3\"/>\
             <rect class=\"{kind}\" x=\"{left:.2}%\" y=\"{bar}\" width=\"{width:.2}%\" height=\"12\" rx=\"3\"/>\
             <line class=\"whisker\" x1=\"{low:.2}%\" x2=\"{high:.2}%\" y1=\"{middle}\" y2=\"{middle}\"/>",
            escape(&row.label),
            escape(&row.shown),
        );
        for end in [low, high] {
            let _ = write!(
                svg,
                "<line class=\"whisker\" x1=\"{end:.2}%\" x2=\"{end:.2}%\" y1=\"{}\" y2=\"{}\"/>",
                top + 22.0,
                top + 30.0
            );
        }
    }
    if let Some((value, name)) = &bars.mark {
        let (x, bottom) = (at(*value), ROW * bars.rows.len() as f64);
        let anchor = if x < 15.0 {
            "start"
        } else if x > 85.0 {
            "end"
        } else {
            "middle"
        };
        for index in 0..bars.rows.len() {
            let top = ROW * index as f64 + 18.0;
            let _ = write!(
                svg,
                "<line class=\"mark\" x1=\"{x:.2}%\" x2=\"{x:.2}%\" y1=\"{top}\" y2=\"{}\"/>",
                top + 16.0
            );
        }
        let _ = write!(
            svg,
            "<text class=\"small\" x=\"{x:.2}%\" y=\"{}\" text-anchor=\"{anchor}\">{}</text>",
            bottom + 12.0,
            escape(name)
        );
    }
    svg
}

fn say_bars(bars: &Bars) -> String {
    let rows: Vec<String> = bars.rows.iter().map(|row| format!("{}: {}", row.label, row.shown)).collect();
    rows.join("; ")
}

/// The columns: where each begins, where it ends, how many are in it.
fn columns_of(columns: &Columns) -> Vec<(i64, i64, u64)> {
    let ends = columns.counts.first_key_value().zip(columns.counts.last_key_value());
    let Some(((&least, _), (&most, _))) = ends else { return Vec::new() };
    let step = ((most - least) / COLUMNS_MAX + 1).max(1);
    let count = (most - least) / step + 1;
    let mut out: Vec<_> = (0..count).map(|at| (least + step * at, least + step * (at + 1) - 1, 0)).collect();
    for (n, times) in &columns.counts {
        out[((n - least) / step) as usize].2 += times;
    }
    out
}

fn range(from: i64, to: i64, words: &Words<'_>) -> String {
    if from == to {
        return words.whole(from);
    }
    words.with("lab-range", &[("low", &words.whole(from)), ("high", &words.whole(to))])
}

fn draw_columns(columns: &Columns, words: &Words<'_>) -> String {
    let list = columns_of(columns);
    let highest = list.iter().map(|(_, _, count)| *count).max().unwrap_or(1).max(1) as f64;
    let width = 100.0 / list.len().max(1) as f64;
    let mut svg = format!("<line class=\"axis\" x1=\"0\" x2=\"100%\" y1=\"{HEIGHT}\" y2=\"{HEIGHT}\"/>");
    let up = |count: f64| HEIGHT - (HEIGHT - 6.0) * count / highest;
    let step = round_step(highest);
    let mut count = step;
    while count as f64 <= highest {
        let y = up(count as f64);
        let _ = write!(svg, "<line class=\"grid\" x1=\"0\" x2=\"100%\" y1=\"{y:.1}\" y2=\"{y:.1}\"/>");
        count += step;
    }
    for (index, (from, to, count)) in list.iter().enumerate() {
        let height = (HEIGHT - 6.0) * *count as f64 / highest;
        let _ = write!(
            svg,
            "<rect class=\"bar\" x=\"{:.2}%\" y=\"{:.1}\" width=\"{:.2}%\" height=\"{height:.1}\"><title>{}: {}</title></rect>",
            width * (index as f64 + 0.06),
            HEIGHT - height,
            width * 0.88,
            escape(&range(*from, *to, words)),
            escape(&words.whole(*count as i64)),
        );
    }
    // The numbers of the lines lie over the columns, where nothing hides them.
    count = step;
    while count as f64 <= highest {
        let y = up(count as f64) + 12.0;
        let _ = write!(svg, "<text class=\"small\" x=\"2\" y=\"{y:.1}\">{}</text>", words.whole(count));
        count += step;
    }
    let _ = write!(
        svg,
        "<text class=\"small\" x=\"100%\" y=\"{}\" text-anchor=\"end\">{}</text>",
        HEIGHT + 36.0,
        escape(&columns.axis)
    );
    // A number under every few columns, so that they stay apart on a narrow page.
    let every = list.len().div_ceil(6).max(1);
    for (index, (from, ..)) in list.iter().enumerate().step_by(every) {
        let x = if index == 0 { 0.0 } else { width * (index as f64 + 0.5) };
        let anchor = if index == 0 { "start" } else { "middle" };
        let _ = write!(
            svg,
            "<text class=\"small\" x=\"{x:.2}%\" y=\"{}\" text-anchor=\"{anchor}\">{}</text>",
            HEIGHT + 16.0,
            words.whole(*from)
        );
    }
    svg
}

/// Between two lines of an axis: 1, 2 or 5 times a power of ten, so that there are two to five lines.
fn round_step(highest: f64) -> i64 {
    let mut power = 1;
    loop {
        for step in [power, 2 * power, 5 * power] {
            if highest / step as f64 <= 5.0 {
                return step;
            }
        }
        power *= 10;
    }
}

fn say_columns(columns: &Columns, words: &Words<'_>) -> String {
    let list = columns_of(columns);
    let column = |(from, to, count): &(i64, i64, u64)| {
        format!("{}: {}", range(*from, *to, words), words.whole(*count as i64))
    };
    format!("{}. {}", columns.axis, list.iter().map(column).collect::<Vec<_>>().join("; "))
}

fn draw_heat(heat: &Heat) -> String {
    let width = (100.0 - LABELS) / heat.labels.len().max(1) as f64;
    let mut svg = String::new();
    for (index, label) in heat.labels.iter().enumerate() {
        let top = 30.0 + ROW * index as f64;
        let _ = write!(
            svg,
            "<text x=\"0\" y=\"{}\">{} {}</text><text class=\"small\" x=\"{:.2}%\" y=\"20\" text-anchor=\"middle\">{}</text>",
            top + 24.0,
            index + 1,
            escape(label),
            LABELS + width * (index as f64 + 0.5),
            index + 1
        );
        for (column, cell) in heat.cells[index].iter().enumerate() {
            let x = LABELS + width * column as f64;
            let (class, strength, text) = match cell {
                None => ("none", 0.0, ""),
                Some((share, text)) => {
                    (if *share < 0.5 { "lost" } else { "won" }, (2.0 * share - 1.0).abs(), text.as_str())
                }
            };
            let _ = write!(
                svg,
                "<rect class=\"cell track\" x=\"{0:.2}%\" y=\"{top}\" width=\"{1:.2}%\" height=\"{2}\"/>\
                 <rect class=\"cell {class}\" x=\"{0:.2}%\" y=\"{top}\" width=\"{1:.2}%\" height=\"{2}\" fill-opacity=\"{3:.2}\"/>\
                 <text class=\"small\" x=\"{4:.2}%\" y=\"{5}\" text-anchor=\"middle\">{6}</text>",
                x + 0.3,
                width - 0.6,
                ROW - 4.0,
                0.75 * strength,
                x + width / 2.0,
                top + 22.0,
                escape(text)
            );
        }
    }
    svg
}

fn say_heat(heat: &Heat) -> String {
    let row = |(label, cells): (&String, &Vec<Option<(f64, String)>>)| {
        let met = cells.iter().zip(&heat.labels).filter_map(|(cell, other)| Some((cell.as_ref()?, other)));
        met.map(|((_, text), other)| format!("{label} – {other}: {text}")).collect::<Vec<_>>().join("; ")
    };
    let rows: Vec<String> = heat.labels.iter().zip(&heat.cells).map(row).collect();
    rows.join("; ")
}

/// Text that is safe in a page.
pub(super) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use talon_text::{Lang, Speech};

    use super::super::section::Bar;
    use super::*;
    use crate::stats::{Counts, Interval};

    #[test]
    fn a_histogram_has_few_columns_and_loses_no_count() {
        for most in [0, 1, 39, 40, 41, 1000, 12345] {
            let counts: Counts<i64> = (-5..=most).map(|n| (n, 2)).collect();
            let list = columns_of(&Columns { counts, axis: String::new() });
            assert!(list.len() <= 41, "{most}: {}", list.len());
            assert_eq!(list.iter().map(|(_, _, count)| count).sum::<u64>(), 2 * (most + 6) as u64);
        }
        assert!(columns_of(&Columns::default()).is_empty());
    }

    #[test]
    fn an_axis_has_a_few_lines_at_round_numbers() {
        assert_eq!([1.0, 5.0, 6.0, 11.0, 37.0, 1234.0].map(round_step), [1, 1, 2, 5, 10, 500]);
        let columns =
            Columns { counts: (1..=9).map(|n| (n, 100 * n as u64)).collect(), axis: "games".into() };
        let svg = draw(&Chart::Columns(columns), 1, "t", &Words::new(&Speech::new(Lang::En), "realms"));
        for mark in [">200<", ">400<", ">800<", ">games<"] {
            assert!(svg.contains(mark), "{mark}: {svg}");
        }
    }

    #[test]
    fn labels_are_escaped_and_said() {
        let interval = Interval { value: 0.5, low: 0.4, high: 2.0 };
        let bar = Bar { label: "<b>".into(), interval, shown: "\"&\"".into() };
        let bars = Bars { rows: vec![bar], most: 1.0, ..Bars::default() };
        let svg = draw(&Chart::Bars(bars), 1, "<i>", &Words::new(&Speech::new(Lang::En), "realms"));
        assert!(
            !svg.contains("<b>") && !svg.contains("<i>") && svg.contains("&lt;b&gt;: &quot;&amp;&quot;"),
            "{svg}"
        );
        // A whisker beyond the scale widens it: half of two is a quarter of the width.
        assert!(svg.contains("width=\"25.00%\""), "{svg}");
    }
}
