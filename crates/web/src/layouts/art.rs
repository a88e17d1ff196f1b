//! Quiet drawings, made from a card's id and kind, so that cards are told apart at a glance.
//!
//! The kind decides the family of figures, the id everything else: how many points, how deep, how turned. A drawing is
//! one path of a few hundred letters in the colour of its kind.

use std::f64::consts::TAU;
use std::fmt::Write as _;

use maud::{Markup, html};

/// What a figure is made of.
#[derive(Clone, Copy)]
enum Family {
    /// Points around a centre.
    Star,
    /// Rounded leaves around a centre.
    Petals,
    /// Toothed wheels.
    Gear,
    /// Rings with a dot on each.
    Orbits,
    /// Layers of peaks.
    Peaks,
    /// Layers of waves.
    Waves,
    /// Crossing strokes.
    Blades,
}

/// The family of a kind.
fn family(kind: &str) -> Family {
    match kind {
        "homodeus" | "relic" | "artifact" | "power" => Family::Gear,
        "order" | "weather" | "mage" | "gem" => Family::Orbits,
        "undergrowth" | "flame" | "beast" | "corruption" => Family::Petals,
        "land" | "leader" | "strike" => Family::Peaks,
        "flood" => Family::Waves,
        "army" | "weapon" | "attack" | "minion" => Family::Blades,
        _ => Family::Star,
    }
}

/// Draws numbers from an id, the same ones every time.
struct Lots(u64);

impl Lots {
    fn new(id: &str) -> Self {
        Self(talon_core::digest(id) | 1)
    }

    /// One of `0..n`.
    fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) % n
    }

    /// Somewhere from `a` to `b`.
    fn between(&mut self, a: f64, b: f64) -> f64 {
        a + (b - a) * self.below(1000) as f64 / 1000.0
    }
}

/// The drawing of a card.
pub(crate) fn art(id: &str, kind: &str) -> Markup {
    let lots = &mut Lots::new(id);
    let path = match family(kind) {
        Family::Star => star(lots),
        Family::Petals => petals(lots),
        Family::Gear => gear(lots),
        Family::Orbits => orbits(lots),
        Family::Peaks => layers(lots, false),
        Family::Waves => layers(lots, true),
        Family::Blades => blades(lots),
    };
    html! { svg class="art" viewBox="-50 -50 100 100" aria-hidden="true" { path d=(path) fill-rule="evenodd" {} } }
}

fn at(radius: f64, turn: f64) -> (i64, i64) {
    let angle = turn * TAU;
    ((radius * angle.sin()).round() as i64, (-radius * angle.cos()).round() as i64)
}

/// A closed line through points given by radius and turn.
fn polygon(path: &mut String, points: impl Iterator<Item = (f64, f64)>) {
    for (place, (radius, turn)) in points.enumerate() {
        let (x, y) = at(radius, turn);
        let _ = write!(path, "{}{x} {y}", if place == 0 { 'M' } else { 'L' });
    }
    path.push('z');
}

/// A circle, as two half ones.
fn ring(path: &mut String, (x, y): (i64, i64), radius: i64) {
    let _ = write!(
        path,
        "M{} {y}a{radius} {radius} 0 1 0 {} 0a{radius} {radius} 0 1 0 {} 0z",
        x - radius,
        2 * radius,
        -2 * radius
    );
}

fn star(lots: &mut Lots) -> String {
    let (points, turned) = (3 + lots.below(7), lots.between(0.0, 1.0));
    let (outer, depth) = (lots.between(38.0, 48.0), lots.between(0.3, 0.75));
    let mut path = String::new();
    let mut layer = |scale: f64| {
        let corner = |n: u64| {
            let radius = if n.is_multiple_of(2) { outer } else { outer * depth };
            (radius * scale, turned + n as f64 / (2 * points) as f64)
        };
        polygon(&mut path, (0..2 * points).map(corner));
    };
    layer(1.0);
    layer(0.62);
    layer(0.28);
    path
}

fn petals(lots: &mut Lots) -> String {
    let (leaves, turned) = (3 + lots.below(6), lots.between(0.0, 1.0));
    let (length, width) = (lots.between(36.0, 48.0), lots.between(0.05, 0.11));
    let mut path = String::new();
    for leaf in 0..leaves {
        let turn = turned + leaf as f64 / leaves as f64;
        let ((x, y), (lx, ly), (rx, ry)) =
            (at(length, turn), at(length * 0.7, turn - width), at(length * 0.7, turn + width));
        let _ = write!(path, "M0 0Q{lx} {ly} {x} {y}Q{rx} {ry} 0 0z");
    }
    ring(&mut path, (0, 0), 5 + lots.below(8) as i64);
    path
}

fn gear(lots: &mut Lots) -> String {
    let (teeth, turned) = (5 + lots.below(8), lots.between(0.0, 1.0));
    let (outer, inner) = (lots.between(38.0, 48.0), lots.between(26.0, 34.0));
    let mut path = String::new();
    let corner = |n: u64| {
        let radius = if n % 4 < 2 { outer } else { inner };
        (radius, turned + n as f64 / (4 * teeth) as f64)
    };
    polygon(&mut path, (0..4 * teeth).map(corner));
    ring(&mut path, (0, 0), 10 + lots.below(10) as i64);
    path
}

fn orbits(lots: &mut Lots) -> String {
    let mut path = String::new();
    let rings = 2 + lots.below(3) as i64;
    for number in 0..rings {
        let radius = 46 - number * (34 / rings);
        ring(&mut path, (0, 0), radius);
        ring(&mut path, (0, 0), radius - 3);
        ring(&mut path, at(radius as f64 - 1.5, lots.between(0.0, 1.0)), 4 + lots.below(4) as i64);
    }
    path
}

/// Three layers from side to side, of peaks or of waves.
fn layers(lots: &mut Lots, waves: bool) -> String {
    let mut path = String::new();
    let steps = 2 + lots.below(3) as i64;
    for layer in 0..3 {
        let (top, width) = (-34 + layer * 26, 100 / steps);
        let _ = write!(path, "M-50 {}", top + 26);
        for step in 0..steps {
            let (x, rise) = (-50 + step * width, 8 + lots.below(22) as i64);
            if waves {
                let _ = write!(path, "q{} {} {} 0t{} 0", width / 4, -rise, width / 2, width / 2);
            } else {
                let peak = x + width / 4 + lots.below(width.unsigned_abs() / 2) as i64;
                let _ = write!(path, "L{peak} {}L{} {}", top + 26 - rise - 6, x + width, top + 26);
            }
        }
        let _ = write!(path, "L50 {0}L-50 {0}z", top + 34);
    }
    path
}

fn blades(lots: &mut Lots) -> String {
    let mut path = String::new();
    let (strokes, turned) = (2 + lots.below(4), lots.between(0.0, 1.0));
    for stroke in 0..strokes {
        let turn = turned + stroke as f64 / (2 * strokes) as f64 + lots.between(-0.03, 0.03);
        let (tip, side) = (lots.between(40.0, 49.0), lots.between(0.15, 0.25));
        let corners = [(tip, turn), (9.0, turn + side), (tip * 0.8, turn + 0.5), (9.0, turn - side)];
        polygon(&mut path, corners.into_iter());
    }
    path
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use talon_table::games;

    use super::*;
    use crate::layouts::face;

    #[test]
    fn every_card_has_a_drawing_of_its_own_and_a_small_one() {
        for game in games::NAMES {
            let cards = games::named(game).unwrap().cards();
            let drawings: HashSet<String> =
                cards.iter().map(|card| art(&card.id, face::kind(card)).into_string()).collect();
            assert_eq!(drawings.len(), cards.len(), "two cards of {game} look alike");
            let longest = drawings.iter().map(String::len).max().unwrap_or_default();
            assert!(longest < 900, "{longest} letters");
        }
    }
}
