//! The pages, each a function that returns markup.

pub(crate) mod cards;
pub(crate) mod challenge;
mod choices;
mod coach;
pub(crate) mod confirm;
pub(crate) mod daily;
pub(crate) mod days;
pub(crate) mod editor;
mod finale;
pub(crate) mod fitting;
pub(crate) mod front;
pub(crate) mod hand_over;
mod hints;
pub(crate) mod join;
pub(crate) mod keeper;
pub(crate) mod learn;
pub(crate) mod lobby;
pub(crate) mod log;
pub(crate) mod mine;
pub(crate) mod new;
pub(crate) mod preview;
pub(crate) mod puzzles;
pub(crate) mod replay;
pub(crate) mod review;
pub(crate) mod rules;
pub(crate) mod score;
mod seats;
pub(crate) mod settings;
pub(crate) mod setup;
mod share;
pub(crate) mod table;
mod together;
pub(crate) mod verify;

use std::fmt::Write as _;
use std::sync::LazyLock;

use maud::{DOCTYPE, Markup, html};
use talon_core::{Arg, Phrase};
use talon_text::{Lang, Speech};

use crate::error::WebError;
use crate::games;
use crate::layouts::terms;
use crate::preferences::{here, link, preferences};
use crate::static_files;
use crate::tables::live::LiveTable;

static SPEECHES: LazyLock<Vec<Speech>> = LazyLock::new(|| Lang::ALL.into_iter().map(Speech::new).collect());

/// The words of the pages, in the reader's language.
pub(crate) fn speech() -> &'static Speech {
    let lang = preferences().lang;
    SPEECHES.iter().find(|speech| speech.lang() == lang).unwrap_or(&SPEECHES[0])
}

/// The words of every language, English first.
pub(crate) fn speeches() -> &'static [Speech] {
    &SPEECHES
}

/// The words for a key.
pub(crate) fn word(key: &str) -> String {
    speech().name(key)
}

/// The words for a key with one number.
pub(crate) fn counted(key: &'static str, n: usize) -> String {
    speech().say(&Phrase::new(key).with("n", n as i64))
}

pub(crate) fn game_name(game: &str) -> String {
    word(&format!("web-game-{game}"))
}

/// What a page shows; this decides which files it needs.
#[derive(Clone, Copy)]
pub(crate) enum Setting<'a> {
    /// The table of this game.
    Table(&'a str),
    /// An ordinary page in the colours of a world: a game's name, or nothing.
    Site(&'a str),
    /// The same for a position that is laid out by hand.
    Editor(&'a str),
    /// The same for what is learnt from a game that is over.
    Study(&'a str),
}

/// A whole page around its content. `kind` is what tests and helpers know it by.
pub(crate) fn shell(kind: &str, title: &str, setting: Setting<'_>, content: &Markup) -> Markup {
    shell_with(kind, title, setting, &html! {}, content)
}

/// The same with more in its head: what other sites are to show of it.
pub(crate) fn shell_with(
    kind: &str,
    title: &str,
    setting: Setting<'_>,
    head: &Markup,
    content: &Markup,
) -> Markup {
    let preferences = preferences();
    let at_table = matches!(setting, Setting::Table(_));
    let words = if let Setting::Table(game) = setting { terms::url(game, speech()) } else { None };
    let (class, style, script, own) = match setting {
        Setting::Table(game) => {
            let own = games::named(game).and_then(games::Playable::style);
            (format!("at-table in-{game}"), &static_files::TABLE_CSS, &static_files::SCRIPT, own)
        }
        Setting::Site(world) => {
            (format!("site-page w-{world}"), &static_files::PAGES_CSS, &static_files::PAGES_SCRIPT, None)
        }
        Setting::Editor(world) => {
            let own = Some(&static_files::EDITOR_CSS);
            (format!("site-page w-{world}"), &static_files::PAGES_CSS, &static_files::PAGES_SCRIPT, own)
        }
        Setting::Study(world) => {
            let own = Some(&static_files::REVIEW_CSS);
            (format!("site-page w-{world}"), &static_files::PAGES_CSS, &static_files::PAGES_SCRIPT, own)
        }
    };
    let sheets = html! {
        link rel="stylesheet" href=(static_files::CSS.url());
        link rel="stylesheet" href=(style.url());
        @if let Some(own) = own { link rel="stylesheet" href=(own.url()); }
    };
    html! {
        (DOCTYPE)
        html lang=(preferences.lang.code()) dir="ltr" data-theme=(preferences.wish("theme")) data-motion=(preferences.wish("motion"))
            data-size=(preferences.wish("size")) data-sounds=(preferences.wish("sounds")) data-explain=(preferences.wish("explain")) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (title) " · Talon" }
                (head)
                @if at_table { link rel="stylesheet" href=(static_files::FIRST_CSS.url()); } @else { (sheets) }
                link rel="icon" href=(static_files::FAVICON.url()) type="image/svg+xml";
                link rel="apple-touch-icon" href="/static/icon-192.png";
                link rel="manifest" href="/manifest.webmanifest";
                script src=(script.url()) defer {}
            }
            body class=(class) data-page=(kind) data-words=[words] {
                // While a browser waits for a style sheet, it paints what stands before it.
                @if at_table { div class="first" aria-hidden="true" { "Talon" span { (title) } } (sheets) }
                (content)
                div id="say" class="sr" aria-live="polite" {}
            }
        }
    }
}

/// An ordinary page in the colours of a world (a game's name, or nothing): the bar with the links that every page has,
/// then the content.
pub(crate) fn page(kind: &str, world: &str, title: &str, content: &Markup) -> Markup {
    page_in(kind, Setting::Site(world), title, content)
}

/// The same in any setting.
fn page_in(kind: &str, setting: Setting<'_>, title: &str, content: &Markup) -> Markup {
    let content = html! {
        header class="site" {
            a class="brand" href="/" { img class="mark" src=(static_files::ICON.url()) alt="" width="30" height="30"; "Talon" }
            nav aria-label=(word("web-nav")) { (ways_around(kind)) }
            (languages())
            a class="act quiet" href={ "/settings?back=" (encoded(&here())) } { (word("web-settings")) }
            details class="more" {
                summary class="act quiet" { (word("web-menu")) }
                nav aria-label=(word("web-menu")) {
                    (ways_around(kind))
                    a href={ "/settings?back=" (encoded(&here())) } { (word("web-settings")) }
                    (languages())
                }
            }
        }
        p class="offline" id="offline" role="status" hidden { (word("web-offline")) }
        main class="page" { (content) }
        footer class="foot-page" {
            a href=(link("/tools/setup")) { (word("web-tool-setup")) }
            a href=(link(editor::PATH)) { (word("editor-nav")) }
            a href="/replay" { (word("web-upload")) }
            a href="/verify" { (word("proof-title")) }
        }
    };
    shell(kind, title, setting, &content)
}

/// The links that every page has, with the current one marked.
fn ways_around(kind: &str) -> Markup {
    let ways = [
        ("/", "web-nav-play", &["front", "new"][..]),
        ("/lobby", "web-nav-lobby", &["lobby"]),
        ("/mine", "web-nav-mine", &["mine"]),
        ("/learn", "lesson-nav", &["learn"]),
        ("/puzzles", "puzzle-nav", &["puzzle"]),
        ("/rules", "guide-nav", &["rules"]),
        ("/cards", "web-nav-cards", &["cards"]),
        ("/tools/score", "web-nav-score", &["score"]),
    ];
    html! {
        @for (path, key, kinds) in ways {
            a href=(link(path)) aria-current=[kinds.contains(&kind).then_some("page")] { (word(key)) }
        }
    }
}

/// A drawing of the pages by its name.
pub(crate) fn drawing(class: &str, name: &str) -> Markup {
    html! { svg class=(class) aria-hidden="true" { use href={ (static_files::SITE.url()) "#" (name) } {} } }
}

/// A sign of the pages, beside words that say the same.
pub(crate) fn sign(name: &str) -> Markup {
    drawing("glyph", &format!("i-{name}"))
}

/// The games as places to go, each with its scene and a few words.
pub(crate) fn worlds(path: &str, about: impl Fn(&'static str) -> Markup) -> Markup {
    html! {
        ul class="links" {
            @for game in games::names() {
                li class={ "w-" (game) } {
                    a class="banner" href=(link(&format!("{path}/{game}"))) {
                        (drawing("pic", &format!("w-{game}"))) strong { (game_name(game)) } (about(game))
                    }
                }
            }
        }
    }
}

/// How long ago something was, in words.
pub(crate) fn ago(seconds: u64) -> String {
    let (key, n) = match seconds {
        0..60 => ("web-ago-now", 0),
        60..3600 => ("web-ago-minutes", seconds / 60),
        3600..86_400 => ("web-ago-hours", seconds / 3600),
        _ => ("web-ago-days", seconds / 86_400),
    };
    counted(key, usize::try_from(n).unwrap_or(usize::MAX))
}

/// A button that lets a browser be told when it is the turn of these seats, or of this page's; a script shows it where that
/// is possible.
pub(crate) fn tell_button(seats: &str) -> Markup {
    html! { button type="button" class="act" hidden data-tell=(seats) {} }
}

/// What such a button says.
pub(crate) fn tell_words() -> Markup {
    html! {
        span hidden id="tell-words" data-off=(word("push-tell")) data-on=(word("push-told")) data-denied=(word("push-denied")) {}
    }
}

/// How a table is played, in words.
pub(crate) fn mode_of(ways: &[String]) -> String {
    ways.iter().map(|word| choices::value_name(word)).collect::<Vec<_>>().join(" · ")
}

/// What is said beside the name of a game that begins from a written position.
pub(crate) fn position_mark(live: &LiveTable) -> String {
    if live.table.given().is_some() { format!(" · {}", word("editor-position")) } else { String::new() }
}

/// The way to the settings and back, for the bar of a table.
pub(crate) fn settings_link() -> Markup {
    html! { a class="act" href={ "/settings?back=" (encoded(&here())) } { (word("web-settings")) } }
}

/// A text as it is written in an address.
pub(crate) fn encoded(text: &str) -> String {
    let mut out = String::new();
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"/-_.~".contains(&byte) {
            out.push(char::from(byte));
        } else {
            // Writing to a string cannot fail.
            let _ = write!(out, "%{byte:02X}");
        }
    }
    out
}

/// The language of the page, to be switched in place. Each language is named in its own words.
pub(crate) fn languages() -> Markup {
    html! {
        form class="languages" method="post" action="/settings" aria-label=(word("web-language")) {
            input type="hidden" name="back" value=(here());
            @for speech in speeches() {
                @let lang = speech.lang();
                button class="act" name="lang" value=(lang.code()) lang=(lang.code()) title=(speech.name("web-language-name"))
                    aria-current=[(lang == preferences().lang).then_some("true")] { (lang.code()) }
            }
        }
    }
}

/// The page for something that cannot be done.
pub(crate) fn error(error: &WebError) -> Markup {
    let title = word("web-trouble-title");
    let reason = reason(error);
    page(
        "error",
        "",
        &title,
        &html! {
            section class="box trouble" {
                h1 { (title) }
                p class="lead" { (reason) }
                p class="ways" { a class="act primary" href="/" { (word("web-trouble-home")) } a class="act" href="/mine" { (word("web-mine")) } }
            }
        },
    )
}

/// A sentence that says when to come again.
fn in_seconds(key: &'static str, seconds: u64) -> String {
    speech().say(&Phrase::new(key).with("n", i64::try_from(seconds).unwrap_or(i64::MAX)))
}

/// What is wrong, for a person.
pub(crate) fn reason(error: &WebError) -> String {
    match error {
        WebError::NotFound => word("web-trouble-not-found"),
        WebError::Stale => word("web-trouble-stale"),
        WebError::Refused(refusal) => speech().say(&refusal.phrase()),
        WebError::Bad(reason) => crate::layouts::widgets::capital(reason),
        WebError::Option(bad) => {
            let option = Arg::Term(format!("web-option-{}", bad.key.replace('_', "-")));
            speech().say(&Phrase::new("web-trouble-option").with("option", option))
        }
        WebError::Cannot(key) | WebError::TooEarly(key) | WebError::TooMany(key) => word(key),
        WebError::TooFast(seconds) => in_seconds("keeper-too-fast", *seconds),
        WebError::Costly(seconds) => in_seconds("keeper-costly", *seconds),
        WebError::TooLarge => word("keeper-too-large"),
        WebError::Forged => word("keeper-forged"),
        WebError::Broken(_) => word("web-trouble-broken"),
        WebError::Quarantined => word("keeper-table-quarantined"),
        WebError::Fault => word("keeper-fault"),
        WebError::Busy | WebError::Elsewhere(_) => word("keeper-busy"),
        WebError::Full => word("web-trouble-full"),
        WebError::Unknown => word("keeper-unknown"),
        WebError::Store(_) => word("web-trouble-store"),
    }
}
