//! `RULINGS.md`, the guides and the list of rulebooks say the same about every ruling, and no sentence of a guide gives a
//! figure that the ruling it cites does not have.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use talon_text::{Authority, Block, GUIDES, Guide, Lang, Piece, Ruling, Words, book, guide};

const GAMES: [(&str, &str); 3] =
    [("shards", "## Shards of Infinity"), ("realms", "## Fantasy Realms"), ("aeons", "## Aeon's End")];

/// Sections that state no rule of play: what the game is about, fine hands, how rulings are numbered.
const TELLING: [(&str, &str); 5] = [
    ("realms", "aim"),
    ("realms", "hands"),
    ("realms", "numbers"),
    ("shards", "numbers"),
    ("aeons", "numbers"),
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap().to_path_buf()
}

fn rulings(game: &str) -> &'static [Ruling] {
    &guide(Lang::En, game).unwrap().rulings
}

/// A row of a table of `RULINGS.md`.
struct Row {
    standing: String,
    reason: String,
    shown: String,
}

/// The rows under the heading of a game, by number.
fn rows(heading: &str) -> BTreeMap<String, Row> {
    let text = fs::read_to_string(root().join("RULINGS.md")).unwrap();
    let part = text.split_once(&format!("{heading}\n")).unwrap().1;
    let part = part.split("\n## ").next().unwrap();
    let cells = part.lines().filter(|line| line.starts_with("| ")).map(|line| {
        line.trim_matches('|').split(" | ").map(|cell| cell.trim().to_string()).collect::<Vec<_>>()
    });
    let mut rows = BTreeMap::new();
    for cells in cells.filter(|cells| cells[0] != "no" && cells[0] != "---") {
        let [no, _, _, standing, reason, shown] = <[String; 6]>::try_from(cells)
            .unwrap_or_else(|cells| panic!("{heading}: six cells, not {cells:?}"));
        assert!(rows.insert(no.clone(), Row { standing, reason, shown }).is_none(), "{heading}: {no} twice");
    }
    rows
}

fn written(ruling: &Ruling) -> String {
    let places = ruling.places.0.iter().map(|place| format!("{} {}", place.book, place.heading));
    places.collect::<Vec<_>>().join("; ")
}

#[test]
fn rulings_md_has_every_ruling_with_the_standing_of_the_guides() {
    for (game, heading) in GAMES {
        let rows = rows(heading);
        let known: BTreeSet<&str> = rulings(game).iter().map(|ruling| ruling.id.as_str()).collect();
        assert_eq!(rows.keys().map(String::as_str).collect::<BTreeSet<_>>(), known, "{game}");
        for ruling in rulings(game) {
            let row = &rows[&ruling.id];
            assert_eq!(row.standing, ruling.source.word(), "{game} {}", ruling.id);
            let reason = row.reason.strip_prefix(written(ruling).as_str());
            let reason =
                reason.unwrap_or_else(|| panic!("{game} {}: the places of the guide come first", ruling.id));
            match ruling.source {
                Authority::Printed => assert!(!ruling.places.0.is_empty(), "{game} {}", ruling.id),
                Authority::Derived => assert!(
                    !ruling.places.0.is_empty() && reason.len() > 10,
                    "{game} {}: from what, and why",
                    ruling.id
                ),
                Authority::Official => {
                    assert!(reason.len() > 10, "{game} {}: the source is named", ruling.id);
                }
                Authority::Ours => assert!(ruling.places.0.is_empty(), "{game} {}", ruling.id),
            }
        }
    }
}

#[test]
fn every_place_is_a_heading_of_a_book_of_that_game() {
    for (game, _) in GAMES {
        for ruling in rulings(game) {
            for place in &ruling.places.0 {
                let book = book(&place.book).unwrap_or_else(|| panic!("{game} {}: {place:?}", ruling.id));
                assert!(book.headings.contains(&place.heading), "{game} {}: {place:?}", ruling.id);
                assert_eq!(book.game, game, "{}: {place:?}", ruling.id);
            }
            let once: BTreeSet<String> = ruling.places.0.iter().map(|place| format!("{place:?}")).collect();
            assert_eq!(once.len(), ruling.places.0.len(), "{game} {}", ruling.id);
        }
    }
}

/// `rulings/r04_*` stands for all that begin so; a test or a file of the crate may stand for a scenario.
#[test]
fn what_shows_a_ruling_exists() {
    for (game, heading) in GAMES {
        let home = root().join("crates").join(game);
        for (no, row) in rows(heading) {
            for name in row.shown.split('`').skip(1).step_by(2) {
                let found = match name.strip_suffix('*') {
                    Some(start) => begins(&home.join("scenarios"), start),
                    None => {
                        home.join("scenarios").join(format!("{name}.toml")).is_file()
                            || home.join(name).is_file()
                    }
                };
                assert!(found, "{game} {no}: {name}");
            }
        }
    }
}

fn begins(folder: &Path, start: &str) -> bool {
    let (under, start) = start.rsplit_once('/').unwrap_or(("", start));
    let Ok(files) = fs::read_dir(folder.join(under)) else { return false };
    files.flatten().any(|file| file.file_name().to_string_lossy().starts_with(start))
}

/// Every guide that is written, in every language.
fn guides() -> impl Iterator<Item = (&'static str, &'static str, &'static Guide)> {
    GUIDES.iter().map(|(code, game, _)| (*code, *game, guide(code.parse().unwrap(), game).unwrap()))
}

fn said(guide: &Guide) -> impl Iterator<Item = (&str, &Words)> {
    guide.sections.iter().flat_map(|section| {
        section.blocks.iter().flat_map(Block::words).map(|words| (section.id.as_str(), words))
    })
}

#[test]
fn every_section_that_states_a_rule_cites_its_ruling() {
    for (lang, game, guide) in guides() {
        for section in &guide.sections {
            let cited = section.blocks.iter().flat_map(Block::words).any(|words| words.rulings().count() > 0);
            assert_eq!(cited, !TELLING.contains(&(game, &section.id)), "{lang} {game} {}", section.id);
        }
    }
}

/// The sentences of a text: their figures, and the rulings they cite.
fn sentences(words: &Words) -> Vec<(BTreeSet<u32>, Vec<&str>)> {
    let mut sentences = vec![(String::new(), Vec::new())];
    for piece in &words.0 {
        match piece {
            Piece::Plain(text) => {
                let mut parts = text.split(". ");
                let first = parts.next().unwrap_or_default();
                sentences.last_mut().unwrap().0.push_str(first);
                sentences.extend(parts.map(|part| (part.to_string(), Vec::new())));
            }
            Piece::Ruling(id) => sentences.last_mut().unwrap().1.push(id.as_str()),
            Piece::Card { .. } => {}
        }
    }
    sentences.into_iter().map(|(text, cited)| (figures(&text), cited)).collect()
}

fn figures(text: &str) -> BTreeSet<u32> {
    text.split(|letter: char| !letter.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect()
}

#[test]
fn a_sentence_has_only_figures_of_the_rulings_it_cites() {
    for (lang, game, guide) in guides() {
        for (section, words) in said(guide) {
            for (figures, cited) in sentences(words).into_iter().filter(|(_, cited)| !cited.is_empty()) {
                let known: BTreeSet<u32> = cited
                    .iter()
                    .filter_map(|id| guide.ruling(id).map(|ruling| [&ruling.question, &ruling.answer]))
                    .flatten()
                    .flat_map(sentences)
                    .flat_map(|(figures, _)| figures)
                    .collect();
                assert!(
                    figures.is_subset(&known),
                    "{lang} {game} {section}: {figures:?}, but {cited:?} {known:?}"
                );
            }
        }
    }
}
