//! Every text calls things what the glossary of its language calls them.

use std::collections::BTreeSet;

use fluent_syntax::ast::{Entry as Piece, Expression, Pattern, PatternElement};
use fluent_syntax::parser;
use talon_text::{Block, FILES, GUIDES, Lang, Source, Speech, glossary, guide};

const GAMES: [&str; 3] = ["realms", "shards", "aeons"];

/// Messages that are the word of an entry and nothing else, on the pages, in the terminal and in the lab.
const NAMED: &[(&str, &[&str])] = &[
    ("common.table.seed", &["web-result-seed", "lab-run-seed"]),
    ("common.table.bot-greedy", &["cli-bot-greedy"]),
    ("common.table.bot-expert", &["cli-bot-expert"]),
    ("common.table.bot-master", &["cli-bot-master"]),
    ("realms.title.game", &["web-game-realms", "cli-game-realms", "lab-game-realms"]),
    ("realms.mode.chaos", &["web-value-chaos"]),
    ("realms.mode.duel", &["web-value-duel"]),
    ("realms.zone.discard-area", &["web-realms-area", "cli-zone-realms-discard"]),
    ("realms.keyword.bonus", &["realms-sheet-bonus"]),
    ("realms.keyword.penalty", &["realms-sheet-penalty"]),
    ("shards.title.game", &["web-game-shards", "cli-game-shards", "lab-game-shards"]),
    ("shards.phase.play", &["shards-phase-play"]),
    ("shards.phase.attack", &["shards-phase-attack"]),
    ("shards.mode.teams", &["web-value-teams"]),
    ("shards.mode.melee", &["web-value-melee"]),
    ("shards.mode.nemesis", &["cli-zone-shards-nemesis"]),
    ("shards.mode.draft", &["shards-phase-draft"]),
    ("shards.zone.row", &["web-zone-row", "cli-zone-shards-row"]),
    ("shards.zone.centre-deck", &["cli-zone-shards-center-deck"]),
    ("shards.kind.ally", &["web-kind-ally", "cli-kind-shards-ally"]),
    ("shards.kind.champion", &["web-kind-champion", "cli-kind-shards-champion"]),
    ("shards.kind.mercenary", &["web-figure-mercenary", "cli-figure-shards-mercenary"]),
    ("shards.symbol.mastery", &["web-zone-mastery", "cli-zone-shards-mastery", "web-value-mastery"]),
    ("shards.symbol.power", &["cli-zone-shards-power"]),
    ("shards.symbol.health", &["web-zone-health", "cli-zone-shards-health", "web-value-health"]),
    ("shards.symbol.shield", &["web-figure-shield"]),
    ("shards.symbol.champion-health", &["web-figure-defense"]),
    ("aeons.title.game", &["web-game-aeons", "cli-game-aeons", "lab-game-aeons"]),
    ("aeons.phase.casting", &["aeons-phase-casting"]),
    ("aeons.phase.main", &["aeons-phase-main"]),
    ("aeons.phase.draw", &["aeons-phase-draw"]),
    ("aeons.phase.nemesis-main", &["aeons-phase-nemesis-main"]),
    ("aeons.phase.nemesis-draw", &["aeons-phase-nemesis-draw"]),
    ("aeons.difficulty.beginner", &["web-value-beginner", "lab-difficulty-beginner"]),
    ("aeons.difficulty.normal", &["web-value-normal", "lab-difficulty-normal"]),
    ("aeons.difficulty.expert", &["web-value-expert", "lab-difficulty-expert"]),
    ("aeons.difficulty.extinction", &["web-value-extinction", "lab-difficulty-extinction"]),
    ("aeons.supply.deck-destruction", &["web-value-deck-destruction"]),
    ("aeons.supply.free-charges", &["web-value-free-charges"]),
    ("aeons.zone.supply", &["web-zone-supply", "cli-zone-aeons-supply", "web-option-supply"]),
    ("aeons.zone.turn-order", &["cli-zone-aeons-turn-order"]),
    ("aeons.zone.gravehold", &["web-zone-gravehold", "cli-zone-aeons-gravehold"]),
    ("aeons.symbol.aether", &["web-zone-aether", "cli-zone-aeons-aether"]),
    ("aeons.kind.gem", &["web-kind-gem", "cli-kind-aeons-gem"]),
    ("aeons.kind.relic", &["web-kind-relic", "cli-kind-aeons-relic"]),
    ("aeons.kind.spell", &["web-kind-spell", "cli-kind-aeons-spell"]),
    ("aeons.kind.attack", &["web-kind-attack", "cli-kind-aeons-attack"]),
    ("aeons.kind.minion", &["web-kind-minion", "cli-kind-aeons-minion"]),
    ("aeons.kind.power", &["web-kind-power", "cli-kind-aeons-power"]),
    ("aeons.kind.strike", &["web-kind-strike", "cli-kind-aeons-strike"]),
    ("aeons.kind.corruption", &["web-kind-corruption", "cli-kind-aeons-corruption"]),
    ("aeons.kind.mage", &["web-kind-mage", "cli-kind-aeons-mage"]),
    ("aeons.kind.nemesis", &["web-kind-nemesis", "cli-kind-aeons-nemesis", "cli-zone-aeons-nemesis"]),
    ("aeons.figure.tier", &["web-figure-tier"]),
    ("aeons.keyword.fury", &["web-aeons-fury", "cli-zone-aeons-fury"]),
    ("aeons.keyword.husks", &["web-aeons-husks", "cli-zone-aeons-husks"]),
];

/// English that nobody would say aloud.
const ODD: [&str; 8] =
    ["the own", "one own", "so many", "whoever", "end ends", "be rid of", "is rid of", "its patience"];

/// A text a person reads.
struct Text {
    /// Where it stands.
    place: String,
    /// The game it belongs to; `None`: all.
    game: Option<&'static str>,
    words: Vec<String>,
}

fn game_of(name: &str) -> Option<&'static str> {
    GAMES.into_iter().find(|game| name.split(['-', '/']).any(|part| part == *game))
}

/// The words of a text in small letters, without punctuation.
fn words(text: &str) -> Vec<String> {
    let lower = text.to_lowercase();
    let split = lower.split(|c: char| !c.is_alphanumeric() && !matches!(c, '-' | '’' | '\''));
    split.map(|word| word.trim_matches(['-', '\'']).to_string()).filter(|word| !word.is_empty()).collect()
}

fn gather(pattern: &Pattern<&str>, text: &mut String) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(value),
            // What is put in stands between the words around it.
            PatternElement::Placeable { expression: Expression::Inline(_) } => text.push(' '),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                for variant in variants {
                    gather(&variant.value, text);
                    text.push_str(" . ");
                }
            }
        }
    }
}

/// Names of cards and the like are the facts' business.
fn is_name(key: &str) -> bool {
    ["-card-", "-ability-", "-character-", "-mage-"].iter().any(|part| key.contains(part))
}

fn messages(lang: Lang) -> Vec<Text> {
    let mut texts = Vec::new();
    for (_, name, source) in FILES.iter().filter(|(code, ..)| *code == lang.code()) {
        let resource =
            parser::parse(*source).unwrap_or_else(|(_, errors)| panic!("{lang}/{name}.ftl: {errors:?}"));
        for piece in &resource.body {
            let Piece::Message(message) = piece else { continue };
            let key = message.id.name;
            let mut text = String::new();
            let forms = message.attributes.iter().map(|form| &form.value);
            for pattern in message.value.iter().chain(forms) {
                gather(pattern, &mut text);
                text.push_str(" . ");
            }
            if !is_name(key) {
                texts.push(Text {
                    place: format!("{lang}/{name}.ftl {key}"),
                    game: game_of(name).or_else(|| game_of(key)),
                    words: words(&text),
                });
            }
        }
    }
    texts
}

fn guides(lang: Lang) -> Vec<Text> {
    let speech = Speech::of(lang);
    let mut texts = Vec::new();
    for (_, game, _) in GUIDES.iter().filter(|(code, ..)| *code == lang.code()) {
        let guide = guide(lang, game).expect("it is one of the guides");
        let mut push = |at: &str, text: &str| {
            let place = format!("guides/{lang}/{game}.toml {at}");
            texts.push(Text { place, game: game_of(game), words: words(text) });
        };
        push("title", &guide.title);
        push("lead", &guide.lead);
        for section in &guide.sections {
            push(&section.id, &section.title);
            for text in section.blocks.iter().flat_map(Block::words) {
                push(&section.id, &text.say(game, speech));
            }
        }
        for ruling in &guide.rulings {
            push(&ruling.id, &ruling.question.say(game, speech));
            push(&ruling.id, &ruling.answer.say(game, speech));
        }
    }
    texts
}

fn fits(word: &str, pattern: &str) -> bool {
    pattern.strip_suffix('*').map_or(word == pattern, |start| word.starts_with(start))
}

/// Do the words of the pattern stand in the text, one after the other?
fn says(text: &[String], pattern: &str) -> bool {
    let pattern: Vec<String> = pattern.to_lowercase().split(' ').map(str::to_string).collect();
    text.windows(pattern.len())
        .any(|words| words.iter().zip(&pattern).all(|(word, pattern)| fits(word, pattern)))
}

#[test]
fn no_text_says_what_the_glossary_shuns() {
    let mut wrong = Vec::new();
    for lang in Lang::ALL {
        for text in messages(lang).into_iter().chain(guides(lang)) {
            for (id, entry) in glossary(lang).entries() {
                let game = id.split('.').next().filter(|game| *game != "common");
                let concerns = game.is_none() || text.game.is_none() || text.game == game;
                let shunned = entry.shun.iter().filter(|shun| concerns && says(&text.words, shun));
                wrong.extend(shunned.map(|shun| {
                    format!("{}: “{shun}”; the glossary has “{}” ({id})", text.place, entry.term)
                }));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn english_is_as_one_would_say_it() {
    let texts = messages(Lang::En).into_iter().chain(guides(Lang::En));
    let wrong: Vec<String> = texts
        .flat_map(|text| {
            let odd = ODD.into_iter().filter(|odd| says(&text.words, odd)).collect::<Vec<_>>();
            odd.into_iter().map(move |odd| format!("{}: “{odd}”", text.place))
        })
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// The same thing has the same name wherever it appears alone: on a page, in the terminal, in a report.
#[test]
fn what_is_named_alone_is_named_by_the_glossary() {
    let mut wrong = Vec::new();
    for lang in Lang::ALL {
        for (id, keys) in NAMED {
            let entry = glossary(lang).get(id).unwrap_or_else(|| panic!("{lang}: no entry {id}"));
            for key in *keys {
                let said = Speech::of(lang).name(key);
                if said.to_lowercase() != entry.term.to_lowercase() {
                    wrong.push(format!("{lang}: {key} says “{said}”, the glossary “{}” ({id})", entry.term));
                }
            }
        }
        for bot in ["random", "greedy", "expert", "master"] {
            let (page, terminal) = (format!("web-bot-{bot}"), format!("cli-bot-{bot}"));
            let (page, terminal) = (Speech::of(lang).name(&page), Speech::of(lang).name(&terminal));
            if !page.ends_with(&terminal) {
                wrong.push(format!("{lang}: a bot is “{page}” on a page and “{terminal}” in the terminal"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_language_has_the_same_entries() {
    let ids = |lang| glossary(lang).entries().map(|(id, _)| id.to_string()).collect::<BTreeSet<String>>();
    let english = ids(Lang::En);
    assert!(english.len() > 100, "the glossary has only {} entries", english.len());
    for lang in Lang::ALL {
        assert_eq!(ids(lang), english, "{lang}");
        for (id, entry) in glossary(lang).entries() {
            let is_title = id.contains(".title.");
            assert!(entry.say.is_some() != is_title, "{lang}: {id} needs a sentence, a title needs none");
            assert!(lang != Lang::En || entry.source == Source::Ours, "{id}: no English rulebook is at hand");
        }
    }
}

/// The test of the test: it finds what it is meant to find, and no more.
#[test]
fn shunned_words_are_found_in_any_case_and_ending() {
    let text = words("Karty centrálního balíčku, „místo toho“ – a čtvrtá.");
    assert!(says(&text, "centráln* balíč*") && says(&text, "místo toho"));
    assert!(!says(&text, "centrální balíč*") && !says(&text, "toho balíč*") && !says(&text, "karta"));
}
