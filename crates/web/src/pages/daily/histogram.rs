//! Results as bars: how many players reached what, where the visitor stands, and the bots below.

use maud::{Markup, html};

use super::written;
use crate::daily::BotResult;
use crate::layouts::widgets::capital;
use crate::pages::{speech, word};

/// The most bars there can be.
const BARS: i64 = 12;
/// The width of the drawing and its margin, in its own units.
const WIDTH: i64 = 720;
const EDGE: i64 = 12;
/// The ground line of the bars, and the top of the highest.
const GROUND: i64 = 220;
const TOP: i64 = 74;
/// The distance between the names of two bots.
const ROW: i64 = 32;

/// How results are placed on the drawing.
struct Scale {
    first: i64,
    /// How many points one bar covers.
    width: i64,
    bars: i64,
}

impl Scale {
    /// A scale with room for all these results.
    fn of(all: &[i64]) -> Option<Self> {
        let (least, most) = (*all.iter().min()?, *all.iter().max()?);
        let bars = |width: i64| most.div_euclid(width) - least.div_euclid(width) + 1;
        // 1, 2, 5, 10, 20, 50 … points per bar.
        let widths = (0..18).flat_map(|zeros| [1, 2, 5].map(|digit| digit * 10_i64.pow(zeros)));
        let width = widths.into_iter().find(|width| bars(*width) <= BARS)?;
        Some(Self { first: least.div_euclid(width) * width, width, bars: bars(width) })
    }

    fn bar(&self, points: i64) -> i64 {
        (points - self.first).div_euclid(self.width)
    }

    /// How wide a bar is drawn.
    fn step(&self) -> i64 {
        (WIDTH - 2 * EDGE) / self.bars.max(4)
    }

    /// The left edge of a bar.
    fn left(&self, bar: i64) -> i64 {
        EDGE + bar * self.step()
    }

    /// The middle of the bar a result falls into.
    fn middle(&self, points: i64) -> i64 {
        self.left(self.bar(points)) + self.step() / 2
    }
}

/// The drawing, or a line that says there is nothing to draw yet.
pub(super) fn drawn(results: &[i64], own: Option<i64>, bots: &[BotResult]) -> Markup {
    let all: Vec<i64> = results.iter().copied().chain(own).chain(bots.iter().map(|bot| bot.points)).collect();
    let (Some(scale), Some(least), Some(most)) =
        (Scale::of(&all), results.iter().min(), results.iter().max())
    else {
        return html! { p class="hint" { (word("daily-nobody")) } };
    };
    let counts: Vec<usize> = (0..scale.bars)
        .map(|bar| results.iter().filter(|points| scale.bar(**points) == bar).count())
        .collect();
    let highest = counts.iter().copied().max().unwrap_or(1).max(1) as i64;
    let part = |n: i64| n.into();
    let said = speech().fill(
        "daily-histogram",
        &[
            ("n", part(results.len() as i64)),
            ("low", written(*least).into()),
            ("high", written(*most).into()),
        ],
    );
    let height = GROUND + 40 + ROW * bots.len() as i64;
    html! {
        svg class="histogram" viewBox={ "0 0 " (WIDTH) " " (height) } role="img" aria-label=(said) {
            @for (bar, count) in (0..).zip(&counts) { (column(&scale, bar, *count as i64, highest, own)) }
            line class="ground" x1="0" y1=(GROUND) x2=(WIDTH) y2=(GROUND) {}
            @for (row, bot) in (0..).zip(bots) { (triangle(&scale, row, bot)) }
        }
    }
}

fn column(scale: &Scale, bar: i64, count: i64, highest: i64, own: Option<i64>) -> Markup {
    let (left, step) = (scale.left(bar), scale.step());
    let tall = (GROUND - TOP) * count / highest;
    let mine = own.is_some_and(|own| scale.bar(own) == bar);
    let middle = left + step / 2;
    html! {
        g class={ "column" @if mine { " mine" } } {
            @if count > 0 {
                rect x=(left + 3) y=(GROUND - tall) width=(step - 6) height=(tall) rx="4" {}
                text x=(middle) y=(GROUND - tall - 7) { (count) }
            }
            @if mine && let Some(own) = own { text class="you" x=(middle) y=(GROUND - tall - 38) { (capital(&word("web-you"))) " " (written(own)) } }
            text class="tick-mark" x=(left) y=(GROUND + 25) { (written(scale.first + bar * scale.width)) }
        }
    }
}

fn triangle(scale: &Scale, row: i64, bot: &BotResult) -> Markup {
    let (middle, top) = (scale.middle(bot.points), GROUND + 42 + row * ROW);
    let points = format!("{},{} {},{} {},{}", middle, top, middle - 7, top + 11, middle + 7, top + 11);
    // A name near the right edge goes to the left of its mark.
    let (x, class) = if middle > WIDTH * 2 / 3 { (middle - 12, "bot left-of") } else { (middle + 12, "bot") };
    html! {
        g class=(class) {
            polygon points=(points) {}
            text x=(x) y=(top + 11) { (word(&format!("web-bot-{}", bot.level))) " " (written(bot.points)) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_results_have_a_bar_and_there_are_few() {
        for all in
            [vec![171], vec![0, 0, 0], vec![-12, 3, 41], (70..=214).collect(), vec![-1_000_000, 1_000_000]]
        {
            let scale = Scale::of(&all).unwrap();
            assert!(all.iter().all(|points| (0..scale.bars).contains(&scale.bar(*points))), "{all:?}");
            assert!(scale.bars <= BARS, "{}", scale.bars);
        }
        assert!(Scale::of(&[]).is_none());
    }
}
