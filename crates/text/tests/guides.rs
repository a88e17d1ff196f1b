//! The guides point at things that exist, leave no ruling out, and are in step in all languages.

use std::collections::BTreeSet;
use std::path::Path;

use talon_text::{Block, GUIDES, Guide, Lang, Piece, Ruling, Speech, Words, guide, rulings_of};

const GAMES: [&str; 3] = ["shards", "realms", "aeons"];

/// The numbers of the rules digests and of `RULINGS.md`: game, what stands before the number, first and last. Left out
/// are those that repeat another question: shards H4 (P15, P17, P28), aeons H5 (Q5) and H9 (Q6).
const NUMBERS: &[(&str, &str, u32, u32)] = &[
    ("shards", "R", 1, 40),
    ("shards", "E", 1, 10),
    ("shards", "X", 1, 7),
    ("shards", "P", 1, 35),
    ("shards", "H", 1, 3),
    ("shards", "H", 5, 8),
    ("shards", "D", 1, 17),
    ("realms", "R", 1, 26),
    ("realms", "", 1, 9),
    ("aeons", "R", 1, 22),
    ("aeons", "Q", 1, 10),
    ("aeons", "X", 1, 28),
    ("aeons", "NR", 1, 39),
    ("aeons", "N", 1, 20),
    ("aeons", "H", 1, 4),
    ("aeons", "H", 6, 8),
    ("aeons", "H", 10, 12),
    ("aeons", "A", 1, 18),
];

/// Rulings about what no position can show.
const UNSHOWN: [(&str, &str); 6] = [
    ("shards", "H8"),
    ("shards", "D1"),
    ("shards", "D15"),
    ("aeons", "Q10"),
    ("aeons", "X26"),
    ("aeons", "H1"),
];

/// Every guide that is written, with its language.
fn written() -> impl Iterator<Item = (Lang, &'static str, &'static Guide)> {
    GUIDES.iter().map(|(code, game, _)| {
        let lang: Lang = code.parse().unwrap_or_else(|error| panic!("guides/{code}: {error}"));
        (lang, *game, guide(lang, game).unwrap())
    })
}

fn all_words(guide: &Guide) -> impl Iterator<Item = &Words> {
    let blocks = guide.sections.iter().flat_map(|section| &section.blocks).flat_map(Block::words);
    blocks.chain(guide.rulings.iter().flat_map(|ruling| [&ruling.question, &ruling.answer]))
}

fn all_cards(guide: &Guide) -> BTreeSet<&str> {
    let drawn = guide.sections.iter().flat_map(|section| &section.blocks).flat_map(Block::cards);
    let listed = drawn.chain(guide.rulings.iter().flat_map(|ruling| &ruling.cards)).map(String::as_str);
    listed.chain(all_words(guide).flat_map(Words::cards)).collect()
}

#[test]
fn english_has_a_guide_for_every_game() {
    for game in GAMES {
        let guide = guide(Lang::En, game).unwrap();
        assert!(guide.sections.len() > 10 && !guide.title.is_empty() && !guide.lead.is_empty(), "{game}");
    }
    assert!(guide(Lang::En, "chess").is_none());
}

#[test]
fn every_ruling_has_its_number_and_no_number_is_missing() {
    for game in GAMES {
        let mut numbers: BTreeSet<String> = NUMBERS
            .iter()
            .filter(|(of, ..)| *of == game)
            .flat_map(|(_, prefix, from, to)| (*from..=*to).map(move |n| format!("{prefix}{n}")))
            .collect();
        if game == "shards" {
            numbers.insert("H1b".to_string());
        }
        let rulings = &guide(Lang::En, game).unwrap().rulings;
        let given: BTreeSet<String> = rulings.iter().map(|ruling| ruling.id.clone()).collect();
        assert_eq!(given, numbers, "{game}");
        assert_eq!(given.len(), rulings.len(), "{game}: a number is there twice");
    }
}

/// A name exists for exactly the cards of the catalogue: the tests of the games see to that.
#[test]
fn every_card_that_a_guide_names_exists() {
    for (lang, game, guide) in written() {
        let speech = Speech::new(lang);
        for card in all_cards(guide) {
            let dashed = card.replace('_', "-");
            let has_name = ["card", "mage", "nemesis"]
                .iter()
                .any(|kind| speech.knows(&format!("{game}-{kind}-{dashed}")));
            assert!(has_name && !card.contains('-'), "{lang} {game}: {card}");
        }
    }
}

#[test]
fn every_ruling_pointed_at_exists() {
    for (lang, game, guide) in written() {
        for id in all_words(guide).flat_map(Words::rulings) {
            assert!(guide.ruling(id).is_some(), "{lang} {game}: {id}");
        }
    }
}

#[test]
fn every_card_a_ruling_names_is_among_its_cards() {
    for (lang, game, guide) in written() {
        for ruling in &guide.rulings {
            for card in ruling.question.cards().chain(ruling.answer.cards()) {
                assert!(ruling.cards.iter().any(|id| id == card), "{lang} {game} {}: {card}", ruling.id);
            }
            let once: BTreeSet<&String> = ruling.cards.iter().collect();
            assert_eq!(once.len(), ruling.cards.len(), "{lang} {game} {}", ruling.id);
        }
    }
}

/// A bare card name in an English ruling would be a reference that somebody forgot.
#[test]
fn no_ruling_names_a_card_without_pointing_at_it() {
    let speech = Speech::new(Lang::En);
    for game in GAMES {
        let guide = guide(Lang::En, game).unwrap();
        // Long names only: "Crystal", "King" or "Hatch" may be words.
        let names: Vec<(&str, String)> = all_cards(guide)
            .into_iter()
            .map(|id| (id, speech.name(&format!("{game}-card-{}", id.replace('_', "-")))))
            .filter(|(_, name)| name.contains(' '))
            .collect();
        for ruling in &guide.rulings {
            for piece in ruling.question.0.iter().chain(&ruling.answer.0) {
                let Piece::Plain(text) = piece else { continue };
                let bare = names.iter().find(|(_, name)| text.contains(name.as_str()));
                assert!(bare.is_none(), "{game} {}: {bare:?}", ruling.id);
            }
        }
    }
}

#[test]
fn every_scenario_exists_and_only_what_cannot_be_shown_has_none() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    for game in GAMES {
        let folder = crates.join(game).join("scenarios");
        for ruling in &guide(Lang::En, game).unwrap().rulings {
            for scenario in &ruling.scenarios {
                let file = folder.join(format!("{scenario}.toml"));
                assert!(file.is_file(), "{game} {}: {}", ruling.id, file.display());
            }
            let unshown = UNSHOWN.contains(&(game, ruling.id.as_str()));
            assert_eq!(ruling.scenarios.is_empty(), unshown, "{game} {}", ruling.id);
        }
    }
}

#[test]
fn a_card_knows_its_rulings() {
    let ids =
        |card| rulings_of(Lang::En, "realms", card).map(|ruling| ruling.id.as_str()).collect::<Vec<_>>();
    assert_eq!(ids("world_tree"), ["R16"]);
    assert_eq!(ids("war_dirigible"), ["R4", "R21", "R22", "R23"]);
    assert!(ids("pawn").is_empty());
}

/// What must be the same in every language, as lines that can be compared.
fn bones(guide: &Guide) -> Vec<String> {
    let mut bones = Vec::new();
    let points = |words: &Words| {
        let cards: BTreeSet<&str> = words.cards().collect();
        let rulings: BTreeSet<&str> = words.rulings().collect();
        format!("{cards:?} {rulings:?}")
    };
    for section in &guide.sections {
        bones.push(format!("section {}", section.id));
        for block in &section.blocks {
            bones.push(format!("  {} {:?}", block.kind(), block.cards()));
            bones.extend(block.words().iter().map(|words| format!("    {}", points(words))));
        }
    }
    for Ruling { id, question, answer, source, places, cards, scenarios } in &guide.rulings {
        let (question, answer) = (points(question), points(answer));
        bones.push(format!("ruling {id} {source:?} {places:?} {cards:?} {scenarios:?} {question} {answer}"));
    }
    bones
}

/// Only the words differ.
#[test]
fn the_languages_are_in_step() {
    for (lang, game, written) in written() {
        let english = bones(guide(Lang::En, game).expect("a translation has its English"));
        for (line, (english, other)) in english.iter().zip(bones(written)).enumerate() {
            assert_eq!(*english, other, "{lang} {game}, place {line}");
        }
        assert_eq!(english.len(), bones(written).len(), "{lang} {game}");
    }
}

/// A number in the English text appears in every translation of the same sentence.
#[test]
fn the_languages_give_the_same_figures() {
    for (lang, game, written) in written() {
        let english = guide(Lang::En, game).unwrap();
        for (one, other) in all_words(english).zip(all_words(written)) {
            assert_eq!(figures(one), figures(other), "{lang} {game}: {other:?}");
        }
    }
}

/// Names of cards and numbers of rulings are left out: they are compared elsewhere.
fn figures(words: &Words) -> Vec<u32> {
    let plain =
        words.0.iter().filter_map(|piece| if let Piece::Plain(text) = piece { Some(text) } else { None });
    let mut figures: Vec<u32> = plain
        .flat_map(|text| text.split(|letter: char| !letter.is_ascii_digit()))
        .filter_map(|digits| digits.parse().ok())
        .collect();
    figures.sort_unstable();
    figures
}

/// No sentence is empty, and a translation is not the English file under another name.
#[test]
fn every_sentence_has_words() {
    for (lang, game, written) in written() {
        let english = guide(Lang::En, game).unwrap();
        for ruling in &written.rulings {
            assert!(
                !ruling.question.0.is_empty() && !ruling.answer.0.is_empty(),
                "{lang} {game} {}",
                ruling.id
            );
        }
        let same = all_words(english).zip(all_words(written)).filter(|(one, other)| one == other).count();
        let share = same * 20 / all_words(english).count();
        assert!(lang == Lang::En || share == 0, "{lang} {game}: {same} sentences are English");
    }
}
