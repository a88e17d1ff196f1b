//! Charts as inline SVG: no script, nothing to fetch.

use std::fmt::Write as _;

use super::tally::Counts;

const WIDTH: f64 = 640.0;
const ROW: f64 = 24.0;
const LABEL: f64 = 200.0;
const HEIGHT: f64 = 220.0;
/// A histogram has at most this many columns.
const COLUMNS_MAX: i64 = 40;

/// One bar per row, with its label and its value.
pub(crate) fn bars(rows: &[(String, f64, String)]) -> String {
    let most = rows.iter().map(|(_, value, _)| *value).fold(f64::MIN_POSITIVE, f64::max);
    let height = ROW * rows.len() as f64;
    let mut svg = format!("<svg viewBox=\"0 0 {WIDTH} {height}\" role=\"img\">");
    for (index, (label, value, shown)) in rows.iter().enumerate() {
        let top = ROW * index as f64;
        let base = top + 16.0;
        let length = (WIDTH - LABEL - 120.0) * value / most;
        let end = LABEL + length + 6.0;
        let (label, shown) = (escape(label), escape(shown));
        let _ = write!(
            svg,
            "<text x=\"{}\" y=\"{base}\" text-anchor=\"end\">{label}</text>\
             <rect x=\"{LABEL}\" y=\"{}\" width=\"{length:.1}\" height=\"16\"/>\
             <text x=\"{end:.1}\" y=\"{base}\">{shown}</text>",
            LABEL - 8.0,
            top + 3.0,
        );
    }
    svg + "</svg>"
}

/// Columns over a line of numbers, several numbers to a column where there are many.
pub(crate) fn histogram(counts: &Counts<i64>) -> String {
    let (Some((&least, _)), Some((&most, _))) = (counts.first_key_value(), counts.last_key_value()) else {
        return String::new();
    };
    let step = ((most - least) / COLUMNS_MAX + 1).max(1);
    let columns = ((most - least) / step + 1) as usize;
    let mut heights = vec![0u64; columns];
    for (n, count) in counts {
        heights[((n - least) / step) as usize] += count;
    }
    let highest = heights.iter().copied().max().unwrap_or(1).max(1) as f64;
    let width = WIDTH / columns as f64;
    let mut svg = format!("<svg viewBox=\"0 0 {WIDTH} {}\" role=\"img\">", HEIGHT + 24.0);
    for (index, count) in heights.iter().enumerate() {
        let height = HEIGHT * *count as f64 / highest;
        let (x, from) = (width * index as f64, least + step * index as i64);
        let to = from + step - 1;
        let range = if step == 1 { from.to_string() } else { format!("{from} to {to}") };
        let _ = write!(
            svg,
            "<rect x=\"{x:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{height:.1}\"><title>{range}: {count}</title></rect>",
            HEIGHT - height,
            (width - 1.0).max(0.5),
        );
    }
    let _ = write!(
        svg,
        "<text x=\"0\" y=\"{0}\">{least}</text><text x=\"{WIDTH}\" y=\"{0}\" text-anchor=\"end\">{most}</text></svg>",
        HEIGHT + 18.0
    );
    svg
}

/// Text that may stand in a page.
pub(crate) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_histogram_has_few_columns_and_loses_no_count() {
        for most in [0, 1, 39, 40, 41, 1000, 12345] {
            let counts: Counts<i64> = (-5..=most).map(|n| (n, 2)).collect();
            let svg = histogram(&counts);
            let shown =
                |title: &str| title.split(&[':', '<'][..]).nth(1).and_then(|n| n.trim().parse::<u64>().ok());
            let sum: u64 = svg.split("<title>").skip(1).filter_map(shown).sum();
            assert!(svg.matches("<rect").count() <= 41);
            assert_eq!(sum, 2 * (most + 6) as u64);
        }
        assert_eq!(histogram(&Counts::new()), "");
    }

    #[test]
    fn labels_are_escaped() {
        assert!(bars(&[("<b>".into(), 0.0, "\"&\"".into())]).contains("&lt;b&gt;"));
    }
}
