//! Tables that anybody may look at or sit down at.

use maud::{Markup, html};

use super::{ago, counted, drawing, game_name, mode_of, page, sign, word};
use crate::games;
use crate::tables::journal::Who;
use crate::thinking::bird;

/// A table in progress, as anybody may see it.
pub(crate) struct Listed {
    pub(crate) game: &'static str,
    /// How it is played, in the words of the options.
    pub(crate) mode: Vec<String>,
    /// Who sits where.
    pub(crate) seats: Vec<Who>,
    pub(crate) moves: usize,
    /// How many seconds ago it was dealt.
    pub(crate) age: u64,
    pub(crate) watch: String,
    pub(crate) join: String,
}

impl Listed {
    fn free(&self) -> usize {
        self.seats.iter().filter(|who| **who == Who::Open).count()
    }

    /// Does somebody wait there for one more at this game?
    pub(crate) fn is_waiting_for_one(&self, game: &str) -> bool {
        let person = self.seats.iter().any(Who::is_person);
        self.game == game && self.free() == 1 && person
    }

    /// How strong the players there are, in words: the levels of the bots, or that only people play.
    fn strength(&self) -> String {
        let mut words: Vec<String> = Vec::new();
        for level in self.seats.iter().filter_map(Who::bot) {
            let said = word(&format!("web-bot-{level}"));
            if !words.contains(&said) {
                words.push(said);
            }
        }
        if words.is_empty() { word("find-people") } else { words.join(", ") }
    }

    /// Who sits there already, in words.
    fn people(&self) -> String {
        let names = self.seats.iter().filter_map(|who| match who {
            Who::Human(name) | Who::Hot(name) if name.is_empty() => Some(word("web-somebody")),
            Who::Human(name) | Who::Hot(name) => Some(name.clone()),
            Who::Open | Who::Bot(_) => None,
        });
        let names: Vec<String> = names.collect();
        if names.is_empty() { word("web-nobody") } else { names.join(", ") }
    }
}

/// The page of all tables that were opened to everybody.
pub(crate) fn lobby(tables: &[Listed], only: &str) -> Markup {
    let title = word("web-lobby");
    let wanted: Vec<&Listed> = tables.iter().filter(|table| only.is_empty() || table.game == only).collect();
    let (free, going): (Vec<&Listed>, Vec<&Listed>) = wanted.into_iter().partition(|table| table.free() > 0);
    let content = html! {
        div class="title" {
            h1 { (title) }
            p class="lead" { (counted("web-lobby-free", tables.iter().map(Listed::free).sum())) }
        }
        nav class="chips" aria-label=(word("web-lobby-which")) {
            a class="chip" href="/lobby" aria-current=[only.is_empty().then_some("page")] { (word("web-lobby-all")) " " small { (tables.len()) } }
            @for game in games::names() {
                a class="chip" href={ "/lobby?game=" (game) } aria-current=[(only == game).then_some("page")] {
                    (game_name(game)) " " small { (tables.iter().filter(|table| table.game == game).count()) }
                }
            }
        }
        div class="lobby" {
            div class="new-left" {
                section class="box" {
                    h2 { (word("web-lobby-open")) }
                    @if free.is_empty() { p class="hint" { (word("web-lobby-none")) } }
                    ul class="rows tables" { @for table in free { (row(table)) } }
                }
                @if !going.is_empty() {
                    section class="box" {
                        h2 { (word("web-lobby-going")) }
                        ul class="rows tables" { @for table in going { (row(table)) } }
                    }
                }
            }
            div class="new-left" {
                (find(tables))
                section class="box" {
                    h2 { (word("web-lobby-own")) }
                    p class="hint" { (word("web-lobby-own-say")) }
                    @for game in games::names() {
                        a class="act" href={ "/new/" (game) "?friends=yes&listed=yes" } { (game_name(game)) }
                    }
                }
            }
        }
    };
    page("lobby", "", &title, &content)
}

/// The box for those who want to play with anybody: one press for each game.
fn find(tables: &[Listed]) -> Markup {
    let waiting = |game: &str| tables.iter().filter(|table| table.is_waiting_for_one(game)).count();
    html! {
        form class="box" id="find" method="post" action="/lobby/find" {
            h2 { (sign("hg")) (word("find-title")) }
            p class="hint" { (word("find-say")) }
            label { span class="label" { (word("find-name")) } input name="name" maxlength=(super::new::NAME_MAX) autocomplete="nickname"; }
            @for game in games::names() {
                button class="act" name="game" value=(game) { (game_name(game)) " · " small { (counted("find-waiting", waiting(game))) } }
            }
        }
    }
}

/// A few of them, for the front page.
pub(crate) fn open_tables(tables: &[Listed], shown: usize) -> Markup {
    html! {
        section class="box" {
            h2 { (word("web-lobby")) }
            @if tables.is_empty() { p class="hint" { (word("web-lobby-none")) } }
            ul class="rows tables" { @for table in tables.iter().take(shown) { (short(table)) } }
            p class="ways" { a class="act" href="/lobby" { (word("web-lobby-all-of-them")) } }
        }
    }
}

fn short(table: &Listed) -> Markup {
    html! {
        li class="game-row" {
            span class="thumb" { (drawing("pic", &format!("w-{}", table.game))) }
            div { strong { (table.people()) } span class="hint" { (game_name(table.game)) @if !table.mode.is_empty() { " · " (mode_of(&table.mode)) } } }
            (ways(table))
        }
    }
}

fn row(table: &Listed) -> Markup {
    html! {
        li class="game-row lobby-row" {
            span class="thumb" { (drawing("pic", &format!("w-{}", table.game))) }
            div {
                strong { (table.people()) }
                span class="hint" {
                    (game_name(table.game)) @if !table.mode.is_empty() { " · " (mode_of(&table.mode)) }
                    " · " (table.strength()) " · " (counted("web-moves", table.moves)) " · " (ago(table.age))
                }
            }
            div class="seats-row" { @for (seat, who) in table.seats.iter().enumerate() { (emblem(seat, who)) } }
            (ways(table))
        }
    }
}

fn ways(table: &Listed) -> Markup {
    html! {
        @if table.free() > 0 { a class="act primary" href={ "/j/" (table.join) } { (word("web-sit-down")) } }
        @else { a class="act" href={ "/w/" (table.watch) } { (sign("eye")) (word("web-watch")) } }
    }
}

/// Who sits on a seat, as a picture with a label.
pub(crate) fn emblem(seat: usize, who: &Who) -> Markup {
    let named = |name: &str| if name.is_empty() { word("web-somebody") } else { name.to_string() };
    html! {
        @match who {
            Who::Open => span class="free" role="img" aria-label=(word("web-seat-free")) { "+" },
            Who::Bot(level) => span role="img" aria-label=(word(&format!("web-bot-{level}"))) { (drawing("bird", &format!("b-{}", bird(level)))) },
            Who::Human(name) | Who::Hot(name) => span role="img" aria-label=(named(name)) { (crest(seat)) },
        }
    }
}

/// The coat of arms of a seat.
pub(crate) fn crest(seat: usize) -> Markup {
    drawing("crest", &format!("p-{}", seat % 6 + 1))
}
