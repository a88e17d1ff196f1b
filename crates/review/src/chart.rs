//! The course of a game as a drawing: a line for each seat, with its error as a band.

use std::fmt::Write as _;

use crate::reviewed::Unit;
use crate::reviewer::Review;

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 240.0;
const LEFT: f64 = 46.0;
const BOTTOM: f64 = 24.0;
const TOP: f64 = 10.0;

impl Review {
    /// The drawing as SVG without any style of its own: lines have the classes `seat1`, `seat2` and so on, bands `band seat1`,
    /// the rest `axis` and `label`. `label` writes a value, `said` is the text alternative.
    pub fn chart(&self, label: impl Fn(f64) -> String, said: &str) -> String {
        let (least, most) = self.range();
        let across =
            |place: usize| LEFT + (WIDTH - LEFT - 8.0) * place as f64 / (self.turns.len().max(2) - 1) as f64;
        let up = |value: f64| {
            TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - (value.clamp(least, most) - least) / (most - least))
        };
        let mut svg = format!(
            "<svg class=\"course\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" aria-label=\"{}\">",
            escape(said)
        );
        for step in 0..=4 {
            let value = least + (most - least) * f64::from(step) / 4.0;
            let y = up(value);
            let _ = write!(
                svg,
                "<line class=\"axis\" x1=\"{LEFT}\" x2=\"{WIDTH}\" y1=\"{y:.1}\" y2=\"{y:.1}\"/>\
                 <text class=\"label\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>",
                LEFT - 6.0,
                y + 4.0,
                escape(&label(value))
            );
        }
        for seat in 0..self.seats {
            let worth = |place: usize| self.turns[place].worths[seat];
            let places = || 0..self.turns.len();
            let upper = places().map(|place| (across(place), up(worth(place).value + worth(place).error)));
            let lower =
                places().rev().map(|place| (across(place), up(worth(place).value - worth(place).error)));
            let number = seat + 1;
            let _ = write!(
                svg,
                "<polygon class=\"band seat{number}\" points=\"{}\"/>\
                 <polyline class=\"seat{number}\" fill=\"none\" points=\"{}\"/>",
                points(upper.chain(lower)),
                points(places().map(|place| (across(place), up(worth(place).value))))
            );
        }
        svg + "</svg>"
    }

    /// From which value to which the drawing reaches.
    fn range(&self) -> (f64, f64) {
        if self.unit == Unit::Chance {
            return (0.0, 1.0);
        }
        let values = || self.turns.iter().flat_map(|turn| &turn.worths);
        let least = values().map(|worth| worth.value - worth.error).fold(f64::MAX, f64::min);
        let most = values().map(|worth| worth.value + worth.error).fold(f64::MIN, f64::max);
        let step = 20.0;
        (
            (least / step).floor() * step,
            ((most / step).ceil() * step).max((least / step).floor() * step + step),
        )
    }
}

fn points(points: impl Iterator<Item = (f64, f64)>) -> String {
    points.map(|(x, y)| format!("{x:.1},{y:.1}")).collect::<Vec<_>>().join(" ")
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
