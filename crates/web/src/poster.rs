//! The picture that other sites show beside the link to a finished game: who won, drawn from card pictures and numbers. It
//! contains no words, so it needs no font and no language; the words are in the page's tags.

use std::fmt::Write as _;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use crate::layouts::pictures::SPRITES;
use crate::static_files::{GLYPHS, ICON};

/// The size that sites ask for.
pub(crate) const SIZE: (u32, u32) = (1200, 630);
/// How many small pictures fit.
const TILES_MAX: usize = 8;
/// The digits and the minus sign, each as one stroke in a box of 60 by 100.
const DIGITS: [(char, &str); 11] = [
    ('0', "M30 5C10 5 5 25 5 50s5 45 25 45 25-20 25-45S50 5 30 5z"),
    ('1', "M12 22L34 5v90"),
    ('2', "M8 28C8 12 18 5 31 5c14 0 22 10 22 23 0 17-23 34-46 67h48"),
    (
        '3',
        "M8 13c8-7 16-8 23-8 14 0 21 9 21 21 0 14-10 21-25 21 17 0 28 9 28 23 0 16-11 25-26 25-11 0-19-4-24-11",
    ),
    ('4', "M42 95V5L5 68h52"),
    ('5', "M50 5H14l-4 40c6-5 14-7 21-7 15 0 24 11 24 27 0 18-11 30-27 30-10 0-18-4-23-11"),
    ('6', "M48 9C41 5 35 5 31 5 14 7 5 30 5 60c0 22 9 35 25 35s25-12 25-28-10-26-24-26S6 52 5 66"),
    ('7', "M5 5h50C40 30 28 60 24 95"),
    (
        '8',
        "M30 47C17 47 9 38 9 26 9 13 18 5 30 5s21 8 21 21c0 12-8 21-21 21zM30 47C15 47 5 57 5 71c0 15 10 24 25 24s25-9 25-24c0-14-10-24-25-24z",
    ),
    ('9', "M12 91c7 4 13 4 17 4 17-2 26-25 26-55C55 18 46 5 30 5S5 17 5 33s10 26 24 26 25-11 26-25"),
    ('-', "M8 52h44"),
];

/// What the picture of a finished game shows.
#[derive(Debug)]
pub struct Poster {
    /// The large picture: who won, or what the players lost to.
    pub picture: String,
    /// The number everybody wants to know.
    pub number: i64,
    /// The glyph that says what the number counts.
    pub glyph: &'static str,
    /// Small pictures, each with a number.
    pub tiles: Vec<(String, i64)>,
    /// The colours of the game's world: the background, its darker edge, and the light of numbers and frames.
    pub colours: [&'static str; 3],
}

impl Poster {
    /// The picture as a PNG; `None` if it cannot be drawn.
    pub(crate) fn png(&self, game: &str) -> Option<Vec<u8>> {
        let tree = Tree::from_str(&self.svg(game), &Options::default()).ok()?;
        let mut dots = Pixmap::new(SIZE.0, SIZE.1)?;
        resvg::render(&tree, Transform::identity(), &mut dots.as_mut());
        dots.encode_png().ok()
    }

    fn svg(&self, game: &str) -> String {
        let [ground, depth, light] = self.colours;
        let mut defs = format!(
            "<linearGradient id=\"out\" x1=\"0\" x2=\"1\" y1=\"0\" y2=\"0\"><stop offset=\".6\" stop-color=\"#fff\"/><stop offset=\"1\" stop-color=\"#000\"/></linearGradient>\
             <mask id=\"fade\" maskUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" width=\"640\" height=\"630\"><path fill=\"url(#out)\" d=\"M0 0h640v630H0z\"/></mask>\
             <radialGradient id=\"ground\" cx=\".25\" cy=\".4\" r=\".9\"><stop offset=\"0\" stop-color=\"{ground}\"/><stop offset=\"1\" stop-color=\"{depth}\"/></radialGradient>"
        );
        let mut body = format!("<path fill=\"url(#ground)\" d=\"M0 0h{}v{}H0z\"/>", SIZE.0, SIZE.1);
        defs.push_str(symbol(game, &self.picture));
        // Writing to a string cannot fail.
        let _ = write!(
            body,
            "<g mask=\"url(#fade)\"><use href=\"#{}\" x=\"-60\" y=\"-60\" width=\"750\" height=\"750\"/></g>",
            self.picture
        );
        let _ = write!(
            body,
            "<g transform=\"translate(690 84)\" color=\"{light}\" fill=\"{light}\">{}</g>",
            sign(self.glyph, 84)
        );
        body.push_str(&number(self.number, (800.0, 70.0), 112.0, light, 15.0));
        // If there are only a few, they are drawn larger.
        let scale = if self.tiles.len() <= 3 { 1.32 } else { 1.0 };
        let _ = write!(body, "<g transform=\"translate(690 240) scale({scale})\">");
        for (place, (id, points)) in self.tiles.iter().take(TILES_MAX).enumerate() {
            let known = self.tiles[..place].iter().any(|(other, _)| other == id) || *id == self.picture;
            if !known {
                defs.push_str(symbol(game, id));
            }
            self.tile(place, id, *points, &mut defs, &mut body);
        }
        body.push_str("</g>");
        body.push_str("<g transform=\"translate(1108 540)\">");
        body.push_str(&ICON.inside().replacen("<svg", "<svg width=\"60\" height=\"60\"", 1));
        body.push_str("</g>");
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{1}\" viewBox=\"0 0 {0} {1}\"><defs>{defs}</defs>{body}</svg>",
            SIZE.0, SIZE.1
        )
    }

    /// A small picture with its number, in its place.
    fn tile(&self, place: usize, id: &str, points: i64, defs: &mut String, body: &mut String) {
        let light = self.colours[2];
        let (x, y) = (118.0 * (place % 4) as f64, 150.0 * (place / 4) as f64);
        // Writing to a string cannot fail.
        let _ = write!(
            defs,
            "<clipPath id=\"tile{place}\"><rect x=\"{x}\" y=\"{y}\" width=\"108\" height=\"136\" rx=\"12\"/></clipPath>"
        );
        let _ = write!(
            body,
            "<g clip-path=\"url(#tile{place})\"><use href=\"#{id}\" x=\"{}\" y=\"{y}\" width=\"136\" height=\"136\"/><path d=\"M{x} {}h108v44h-108z\" fill=\"#000\" opacity=\".62\"/></g><rect x=\"{x}\" y=\"{y}\" width=\"108\" height=\"136\" rx=\"12\" fill=\"none\" stroke=\"{light}\" stroke-width=\"3\"/>",
            x - 14.0,
            y + 92.0
        );
        body.push_str(&number(points, (x + 12.0, y + 100.0), 28.0, "#fff", 14.0));
    }
}

/// A number drawn in strokes, of this height, from its upper left corner.
fn number(n: i64, (x, y): (f64, f64), high: f64, colour: &str, thick: f64) -> String {
    let scale = high / 100.0;
    let mut drawn = format!(
        "<g transform=\"translate({x} {y}) scale({scale})\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{thick}\" stroke-linecap=\"round\" stroke-linejoin=\"round\">"
    );
    for (place, digit) in n.to_string().chars().enumerate() {
        let path = DIGITS.iter().find(|(known, _)| *known == digit).map_or("", |(_, path)| *path);
        // Writing to a string cannot fail.
        let _ = write!(drawn, "<path transform=\"translate({} 0)\" d=\"{path}\"/>", 80 * place);
    }
    drawn + "</g>"
}

/// One of the tables' glyphs, at this width.
fn sign(name: &str, wide: u32) -> String {
    let drawn =
        part(GLYPHS.inside(), &format!("<symbol id=\"g-{name}\" viewBox=\"0 0 24 24\">")).unwrap_or_default();
    format!("<svg width=\"{wide}\" height=\"{wide}\" viewBox=\"0 0 24 24\">{drawn}</svg>")
}

/// The picture of a card, as an SVG symbol.
fn symbol(game: &str, id: &str) -> &'static str {
    let named = format!("<symbol id=\"{id}\" ");
    let of = SPRITES.iter().find(|sprite| sprite.game == game && sprite.ids.contains(&id));
    let text = of.map_or("", |sprite| sprite.file.inside());
    let Some(from) = text.find(&named) else { return "" };
    let end = text[from..].find("</symbol>").map_or(from, |end| from + end + "</symbol>".len());
    &text[from..end]
}

/// The text between this opening tag of a symbol and its end.
fn part<'a>(text: &'a str, opening: &str) -> Option<&'a str> {
    Some(text.split_once(opening)?.1.split_once("</symbol>")?.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn poster() -> Poster {
        Poster {
            picture: "king".into(),
            number: 1234,
            glyph: "leader",
            tiles: vec![("queen".into(), 56), ("dragon".into(), -78), ("king".into(), 90)],
            colours: ["#3a2410", "#120a04", "#ffd166"],
        }
    }

    #[test]
    fn a_poster_is_a_png_of_the_size_that_sites_ask_for() {
        let png = poster().png("realms").unwrap();
        assert_eq!(&png[..8], b"\x89PNG\r\n\x1a\n");
        let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
        assert_eq!((number(16), number(20)), SIZE);
        assert!(png.len() < 600_000, "{}", png.len());
    }

    #[test]
    fn each_number_and_picture_changes_what_is_seen() {
        let drawn = poster().png("realms").unwrap();
        let others = [
            Poster { number: 1235, ..poster() },
            Poster { glyph: "beast", ..poster() },
            Poster { picture: "queen".into(), ..poster() },
            Poster {
                tiles: vec![("queen".into(), 57), ("dragon".into(), -78), ("king".into(), 90)],
                ..poster()
            },
            Poster {
                tiles: vec![("hydra".into(), 56), ("dragon".into(), -78), ("king".into(), 90)],
                ..poster()
            },
        ];
        for other in others {
            assert_ne!(other.png("realms").unwrap(), drawn);
        }
        assert!(!poster().svg("realms").contains("<text"), "no font is needed");
    }
}
