//! What every card and every plural says in every language, written down to be read and compared.
//!
//! `cargo xtask snapshots` rewrites the files; a difference that nobody meant is a broken text.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::{env, fs};

use crate::common::messages;
use talon_core::CardText;
use talon_table::games;
use talon_text::{Lang, Part, Speech};

/// One of each kind of number that the four languages tell apart.
const NUMBERS: [i64; 6] = [0, 1, 2, 5, 21, 22];

/// Compares a text with its file, or writes the file when `cargo xtask snapshots` asks for it.
fn compare(name: &str, text: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots").join(name);
    if env::var_os("TALON_WRITE_SNAPSHOTS").is_some() {
        fs::write(&path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        return;
    }
    let written = fs::read_to_string(&path).unwrap_or_default();
    let differs = written.lines().zip(text.lines()).position(|(before, now)| before != now);
    let line = differs.unwrap_or_else(|| written.lines().count().min(text.lines().count()));
    assert!(
        written == text,
        "{name}:{}: was `{}`, is `{}`; read it, then `cargo xtask snapshots`",
        line + 1,
        written.lines().nth(line).unwrap_or_default(),
        text.lines().nth(line).unwrap_or_default()
    );
}

fn card_text(game: &str, card: &CardText, speech: &Speech) -> String {
    let mut text = format!("{}: {}\n", card.id, speech.name(&card.name));
    // Writing to a string cannot fail.
    let _ = writeln!(text, "  {}", speech.figures(game, card).join(", "));
    for line in &card.lines {
        let (said, lacks) = speech.check(&line.say);
        assert!(lacks.is_empty(), "{}: {lacks:?}", card.id);
        let _ = writeln!(text, "{}{said}", "  ".repeat(1 + usize::from(line.depth)));
    }
    text
}

#[test]
fn every_card_says_in_every_language_what_was_read() {
    for lang in Lang::ALL {
        for game in games::NAMES {
            let cards = games::named(game).expect("it is one of the names").cards();
            let texts: Vec<String> =
                cards.iter().map(|card| card_text(game, card, Speech::of(lang))).collect();
            compare(&format!("{game}.{lang}.txt"), &texts.join("\n"));
        }
    }
}

/// Lines stand under a heading and nothing else does: no reader has to guess where "Twice:" ends.
#[test]
fn every_heading_has_its_lines_under_it() {
    for game in games::NAMES {
        for card in games::named(game).expect("it is one of the names").cards() {
            let depths: Vec<u8> = card.lines.iter().map(|line| line.depth).collect();
            assert!(depths.first().is_none_or(|first| *first == 0), "{}: {depths:?}", card.id);
            assert!(depths.windows(2).all(|two| two[1] <= two[0] + 1), "{}: {depths:?}", card.id);
            for (place, line) in card.lines.iter().enumerate() {
                let is_above = depths.get(place + 1).is_some_and(|next| *next > line.depth);
                for lang in Lang::ALL {
                    let said = Speech::of(lang).say(&line.say);
                    assert!(
                        is_above || !said.ends_with(':'),
                        "{lang}, {}: nothing stands under `{said}`",
                        card.id
                    );
                }
            }
        }
    }
}

#[test]
fn every_plural_says_in_every_language_what_was_read() {
    for lang in Lang::ALL {
        let mut text = String::new();
        for (key, message) in messages(lang).iter().filter(|(_, message)| !message.selectors.is_empty()) {
            let _ = writeln!(text, "{key}");
            for n in NUMBERS {
                let value = |name: &str| {
                    let chosen = message.selectors.contains(name);
                    if chosen { Part::Number(n) } else { Part::Text(format!("<{name}>")) }
                };
                let parts: Vec<(&str, Part)> =
                    message.args.iter().map(|name| (name.as_str(), value(name))).collect();
                let _ = writeln!(text, "  {}", Speech::of(lang).fill(key, &parts));
            }
        }
        compare(&format!("plurals.{lang}.txt"), &text);
    }
}
