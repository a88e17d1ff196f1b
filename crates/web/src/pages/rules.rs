//! How to play, with examples drawn like the table, and the rulings.

use std::sync::{Arc, LazyLock};

use maud::{Markup, PreEscaped, html};
use talon_table::scenario::{Case, File};
use talon_text::{
    Authority, Block, Guide, Piece, Places, Ruling, Section, Speech, Words, book, guide, rulings_of,
};

use super::{counted, drawing, game_name, page, sign, speech, word, worlds};
use crate::error::WebError;
use crate::layouts::{face, terms};
use crate::preferences::link;
use crate::work::Kept;

/// There are never more games times languages than this.
const DRAWN_KEPT: usize = 64;

/// The scenarios that rulings name: game, name, text.
const SCENARIOS: &[(&str, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/scenarios.rs"));

/// The games whose rules can be read.
pub(crate) fn index() -> Markup {
    let title = word("guide-title");
    let about = |game: &'static str| {
        let guide = guide(speech().lang(), game);
        html! { @if let Some(guide) = guide { span { (guide.lead) } small { (counted("guide-rulings-count", guide.rulings.len())) } } }
    };
    let content = html! {
        h1 { (title) }
        p class="lead" { (word("guide-lead")) }
        (worlds("/rules", about))
    };
    page("rules", "", &title, &content)
}

/// The rules of a game.
pub(crate) fn rules(game: &'static str) -> Result<Markup, WebError> {
    let guide = guide(speech().lang(), game).ok_or(WebError::NotFound)?;
    let content = html! {
        div class="rules" {
            header class="opening" {
                h1 { (guide.title) }
                p class="lead" { (guide.lead) }
                div class="ways" {
                    a class="act primary" href=(link(&format!("/learn/{game}"))) { (word("lesson-front")) }
                    form method="post" action={ "/play/" (game) } { button class="act primary" { (word("web-play")) } }
                    a class="act" href={ "/new/" (game) "?friends=yes" } { (word("web-play-friends")) }
                    a class="act" href=(link(&format!("/cards/{game}"))) { (word("web-nav-cards")) }
                }
            }
            (contents(game, guide))
            div class="chapters" { (PreEscaped(chapters(game, guide).as_str())) }
        }
    };
    Ok(page("rules", game, &guide.title, &content))
}

/// The chapters and rulings. They are the longest pages of all and the same for everybody who reads a language, so they are drawn
/// once.
fn chapters(game: &'static str, guide: &Guide) -> Arc<String> {
    static DRAWN: LazyLock<Kept<(&str, &str), String>> = LazyLock::new(|| Kept::new(DRAWN_KEPT));
    let key = (game, speech().lang().code());
    DRAWN.get(&key).unwrap_or_else(|| {
        let parts = html! {
            @for part in &guide.sections { (section(game, guide, part)) }
            (glossary(game))
            (rulings(game, guide))
        };
        let drawn = Arc::new(parts.into_string());
        DRAWN.keep(key, Arc::clone(&drawn));
        drawn
    })
}

/// The file of a scenario that a ruling names.
pub(crate) fn scenario(game: &str, name: &str) -> Option<&'static str> {
    let name = name.strip_suffix(".toml")?;
    SCENARIOS.iter().find(|(of, known, _)| *of == game && *known == name).map(|(_, _, text)| *text)
}

/// The rulings on a card, for its large face. They open beside the table, not in its place.
pub(crate) fn of_card(game: &str, card: &str, speech: &Speech) -> Markup {
    let rulings: Vec<&Ruling> = rulings_of(speech.lang(), game, card).collect();
    html! {
        @if !rulings.is_empty() {
            details class="rulings-of" {
                summary { (counted("guide-about-card", rulings.len())) }
                ul {
                    @for ruling in rulings {
                        li {
                            a href={ (address(game)) "#" (ruling.id) } target="_blank" {
                                b { (ruling.id) } " " (ruling.question.say(game, speech))
                            }
                        }
                    }
                }
            }
        }
    }
}

fn address(game: &str) -> String {
    link(&format!("/rules/{game}"))
}

fn contents(game: &str, guide: &Guide) -> Markup {
    html! {
        nav class="contents" aria-label=(word("guide-contents")) {
            div class="banner" { (drawing("pic", &format!("w-{game}"))) b { (game_name(game)) } }
            ol {
                @for section in &guide.sections { li { a href={ "#" (section.id) } { (section.title) } } }
                li { a href="#words" { (word("term-words")) } }
                li { a href="#rulings" { (word("guide-rulings")) } }
            }
        }
    }
}

fn section(game: &'static str, guide: &Guide, section: &Section) -> Markup {
    let named = |ruling: &&Ruling| section.blocks.iter().any(|block| names(block, &ruling.id));
    let rulings: Vec<&Ruling> = guide.rulings.iter().filter(named).collect();
    html! {
        section id=(section.id) class=[(!rulings.is_empty()).then_some("with-rulings")] {
            h2 { a href={ "#" (section.id) } { (section.title) } }
            div class="told" { @for part in &section.blocks { (block(game, part)) } }
            @if !rulings.is_empty() {
                div class="box aside" {
                    ul class="rows" {
                        @for ruling in rulings {
                            li { a href={ "#" (ruling.id) } { b { (ruling.id) } " " (ruling.question.say(game, speech())) } (badge(ruling.source)) }
                        }
                    }
                }
            }
        }
    }
}

/// Does a block refer to this ruling?
fn names(block: &Block, ruling: &str) -> bool {
    let refers =
        |words: &Words| words.0.iter().any(|piece| matches!(piece, Piece::Ruling(id) if id == ruling));
    match block {
        Block::Text { text } | Block::Note { text } | Block::Example { text, .. } => refers(text),
        Block::List { items } | Block::Steps { items } => items.iter().any(refers),
    }
}

fn block(game: &'static str, block: &Block) -> Markup {
    html! {
        @match block {
            Block::Text { text } => p { (words(game, text)) },
            Block::Note { text } => p class="note" { (words(game, text)) },
            Block::List { items } => ul class="items" { @for item in items { li { (words(game, item)) } } },
            Block::Steps { items } => ol class="items" { @for item in items { li { (words(game, item)) } } },
            Block::Example { cards, text, scenario, case } => figure {
                div class="faces" {
                    @for card in cards.iter().filter_map(|id| face::find(game, id)) { (face::printed(game, card, speech())) }
                }
                figcaption {
                    b { (word("guide-example")) } " " (words(game, text))
                    @if let Some(shown) = scenario.as_deref().and_then(|name| cases(game, name).find(|shown| shown.number == case.unwrap_or(1))) {
                        (show_me(game, shown))
                    }
                }
            },
        }
    }
}

/// A text with its links.
fn words(game: &str, words: &Words) -> Markup {
    html! {
        @for piece in &words.0 {
            @let said = piece.say(game, speech());
            @match piece {
                Piece::Plain(_) => (said),
                Piece::Card { id, .. } => a href=(card_address(game, id)) { (said) },
                Piece::Ruling(id) => a href={ "#" (id) } { (said) },
            }
        }
    }
}

fn card_address(game: &str, id: &str) -> String {
    format!("{}#{id}", link(&format!("/cards/{game}")))
}

/// What the words, signs and zones of the game mean. The words on a table's cards lead here.
fn glossary(game: &'static str) -> Markup {
    html! {
        section id="words" {
            h2 { a href="#words" { (word("term-words")) } }
            (terms::glossary_of(game, speech()))
        }
    }
}

fn rulings(game: &str, guide: &Guide) -> Markup {
    html! {
        section id="rulings" {
            h2 { a href="#rulings" { (word("guide-rulings")) } }
            p { (word("guide-rulings-lead")) }
            dl class="standings" {
                @for standing in Authority::ALL {
                    div { dt { (badge(standing)) } dd { (word(&format!("guide-source-{}-say", standing.word()))) } }
                }
            }
            p class="numbers-of" { @for ruling in &guide.rulings { a href={ "#" (ruling.id) } { (ruling.id) } " " } }
            @for ruling in &guide.rulings { (one(game, ruling)) }
        }
    }
}

fn badge(authority: Authority) -> Markup {
    let name = authority.word();
    let signs = match authority {
        Authority::Printed => "book",
        Authority::Derived => "deriv",
        Authority::Official => "voice",
        Authority::Ours => "quill",
    };
    html! { span class={ "badge s-" (name) } { (sign(signs)) (word(&format!("guide-source-{name}"))) } }
}

fn one(game: &str, ruling: &Ruling) -> Markup {
    html! {
        article class="ruling" id=(ruling.id) {
            h3 { a class="no" href={ "#" (ruling.id) } { (ruling.id) } " " (ruling.question.say(game, speech())) }
            p { (words(game, &ruling.answer)) }
            p class="from" {
                (badge(ruling.source))
                @if !ruling.places.0.is_empty() { " " (places(&ruling.places)) }
                @if !ruling.cards.is_empty() {
                    span class="about" { (word("guide-cards")) @for (place, id) in ruling.cards.iter().enumerate() { @if place > 0 { "," } " " (card_link(game, id)) } }
                }
            }
            (shown(game, ruling))
        }
    }
}

/// The headings are in the language of their edition, not the reader's.
fn places(places: &Places) -> Markup {
    html! {
        span class="places" {
            @for (at, place) in places.0.iter().enumerate() {
                @let language = book(&place.book).map_or("", |book| book.language.as_str());
                @if at > 0 { "; " }
                (language) ": " span lang=(language) { (place.heading) }
            }
        }
    }
}

fn card_link(game: &str, id: &str) -> Markup {
    let name = Piece::Card { id: id.to_string(), words: None }.say(game, speech());
    html! { a href=(card_address(game, id)) { (name) } }
}

/// The positions that show it, each to be played from. Scenario files are written in English, not in the reader's language.
fn shown(game: &str, ruling: &Ruling) -> Markup {
    let cases: Vec<&Shown> = ruling.scenarios.iter().flat_map(|name| cases(game, name)).collect();
    html! {
        @if let Some(first) = cases.first() {
            div class="show-me" { (show_me(game, first)) }
            details class="shown" {
                summary { (counted("guide-shown", cases.len())) }
                p class="hint" { (word("guide-shown-say")) }
                ul {
                    @for case in &cases {
                        li {
                            (show_me(game, case))
                            a lang="en" href={ "/rules/" (game) "/" (case.name) ".toml" } { (case.title) }
                        }
                    }
                }
            }
        }
    }
}

/// The button that opens a position as a table.
fn show_me(game: &str, case: &Shown) -> Markup {
    html! {
        form method="post" action={ "/rules/" (game) "/" (case.name) ".toml" } {
            button class="act" name="case" value=(case.number) title=(case.title) data-show-me { (sign("play")) (word("guide-show-me")) }
        }
    }
}

/// A case of a scenario that the guide names.
struct Shown {
    game: &'static str,
    name: &'static str,
    /// From 1.
    number: usize,
    title: String,
}

/// The cases of a scenario. The files are part of the program, so each is read once.
fn cases<'a>(game: &'a str, name: &'a str) -> impl Iterator<Item = &'static Shown> + use<'a> {
    static CASES: LazyLock<Vec<Shown>> = LazyLock::new(|| {
        let read = |&(game, name, text): &(&'static str, &'static str, &str)| {
            let cases = File::read(text).map(|file| file.cases).unwrap_or_default();
            let case = move |(number, case): (usize, Case)| Shown { game, name, number, title: case.title };
            (1..).zip(cases).map(case).collect::<Vec<_>>()
        };
        SCENARIOS.iter().flat_map(read).collect()
    });
    CASES.iter().filter(move |case| case.game == game && case.name == name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games;

    #[test]
    fn every_card_can_be_drawn_and_every_scenario_has_its_title() {
        for game in games::names() {
            let guide = guide(talon_text::Lang::En, game).unwrap();
            let drawn = guide.sections.iter().flat_map(|section| &section.blocks).flat_map(Block::cards);
            for id in drawn.chain(guide.rulings.iter().flat_map(|ruling| &ruling.cards)) {
                assert!(face::find(game, id).is_some(), "{game}: {id}");
            }
            for name in guide.rulings.iter().flat_map(|ruling| &ruling.scenarios) {
                assert!(cases(game, name).next().is_some(), "{game}: {name}");
                assert!(cases(game, name).all(|case| !case.title.is_empty()), "{game}: {name}");
            }
        }
    }
}
