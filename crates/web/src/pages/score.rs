//! The Fantasy Realms score calculator for a whole table. The address holds the hands, so it can be sent to somebody.

use std::sync::Arc;

use maud::{Markup, html};
use talon_core::Game as _;
use talon_realms::{Card, Query, Realms, Sheet, Suit};
use talon_table::games::Loaded;

use super::lobby::crest;
use super::{counted, page, sign, speech, word};
use crate::layouts::pictures::picture;
use crate::layouts::{face, sheet, widgets};
use crate::preferences::link;
use crate::search;
use crate::work::Kept;

/// Words longer than this may be split on the small tiles.
const LETTERS: usize = 9;
/// This many play at most.
const PLAYERS_MAX: usize = 7;

/// The hands in an address: those of the players, and the discard area for the Necromancer.
pub(crate) struct ScoreQuery {
    /// By player.
    hands: Vec<Vec<String>>,
    discard: Vec<String>,
    /// Whose hand is being picked, from 0.
    at: usize,
    query: String,
}

impl ScoreQuery {
    /// Reads `h=king.queen&h=…&d=hydra.…&at=2`, where `c=…` are the boxes ticked for the player `at` and `go` is the
    /// player whose turn it is to pick next.
    pub(crate) fn read(fields: Vec<(String, String)>) -> Self {
        let (mut hands, mut discard, mut picked): (Vec<Vec<String>>, Vec<String>, Option<Vec<String>>) =
            (Vec::new(), Vec::new(), None);
        let (mut at, mut go, mut query) = (0, None, String::new());
        let number = |text: &str| text.parse::<usize>().ok().filter(|n| (1..=PLAYERS_MAX).contains(n));
        for (key, value) in fields {
            let ids = value.split('.').filter(|id| !id.is_empty()).map(ToString::to_string);
            match key.as_str() {
                "h" if hands.len() < PLAYERS_MAX => hands.push(ids.collect()),
                "c" => picked.get_or_insert_default().push(value),
                // The form says so even if no box is ticked.
                "picking" => drop(picked.get_or_insert_default()),
                "d" => discard.extend(ids),
                "at" => at = number(&value).unwrap_or(1) - 1,
                "go" => go = number(&value).map(|n| n - 1),
                "q" => query = value.chars().take(80).collect(),
                _ => {}
            }
        }
        let players = hands.len().max(at + 1).max(go.map_or(0, |go| go + 1)).max(1);
        hands.resize(players, Vec::new());
        if let Some(picked) = picked {
            hands[at] = picked;
        }
        Self { hands, discard, at: go.unwrap_or(at), query }
    }

    /// The shortest address of these hands.
    fn address(&self) -> String {
        let hands = self.hands.iter().map(|hand| format!("h={}", hand.join(".")));
        let discard = (!self.discard.is_empty()).then(|| format!("d={}", self.discard.join(".")));
        let at = (self.at > 0).then(|| format!("at={}", self.at + 1));
        let parts: Vec<String> = hands.chain(discard).chain(at).collect();
        let parts: Vec<String> = parts.iter().map(|part| super::encoded(part).replace("%3D", "=")).collect();
        link(&format!("/tools/score?{}", parts.join("&")))
    }
}

/// What a hand comes to, and the strength that breaks a tie.
#[derive(Clone)]
pub(crate) struct Scored {
    sheet: Sheet,
    strength: i32,
}

/// The hands that have cards, each with its sheet or what is wrong with it.
pub(crate) type Sheets = Vec<(usize, Result<Arc<Scored>, String>)>;

/// The sheets of these hands. It takes a while where a hand has many cards with a choice.
pub(crate) fn sheets(asked: &ScoreQuery, kept: &Kept<Query, Scored>) -> Sheets {
    let realms = Realms::loaded();
    let hands = asked.hands.iter().enumerate().filter(|(_, hand)| !hand.is_empty());
    hands.map(|(place, hand)| (place, scored(realms, hand, &asked.discard, kept))).collect()
}

/// Cards to pick, and the sheets of those picked.
pub(crate) fn score(asked: &ScoreQuery, sheets: &Sheets) -> Markup {
    let realms = Realms::loaded();
    let title = word("web-tool-score");
    let content = html! {
        div class="title" {
            h1 { (title) }
            p class="lead" { (word("web-score-lead")) }
        }
        form class="score" id="score" {
            input type="hidden" name="lang" value=(speech().lang().code());
            input type="hidden" name="picking" value="1";
            input type="hidden" name="at" value=(asked.at + 1);
            @for hand in &asked.hands { input type="hidden" name="h" value=(hand.join(".")); }
            div class="pick" {
                (tabs(asked, sheets))
                label class="find" {
                    span class="sr" { (word("web-score-find")) }
                    (sign("search"))
                    input type="search" name="q" id="find" value=(asked.query) maxlength="80" autocomplete="off" placeholder=(word("web-score-find"));
                }
                (picker(realms, "c", asked, &asked.hands[asked.at]))
                details open[!asked.discard.is_empty()] {
                    summary { (word("web-score-discard")) }
                    (picker(realms, "d", asked, &asked.discard))
                }
            }
            div class="box answer" {
                div id="result" { (results(realms, asked, sheets)) }
                div class="ways" {
                    label class="act why-all" { input class="tick" type="checkbox" id="why"; (word("web-score-why")) }
                    button class="act primary" { (word("web-score-do")) }
                    a class="act" href=(link("/tools/score")) { (word("web-score-clear")) }
                }
            }
        }
    };
    page("score", Realms::NAME, &title, &content)
}

/// A tab for each player, and one to add another. A tab is a button of the form, so nothing picked is lost.
fn tabs(asked: &ScoreQuery, sheets: &Sheets) -> Markup {
    let points = |place: usize| {
        sheets.iter().find(|(of, _)| *of == place)?.1.as_ref().ok().map(|scored| scored.sheet.score)
    };
    html! {
        div class="players" id="players" {
            @for (place, hand) in asked.hands.iter().enumerate() {
                button class={ "act" @if place == asked.at { " on" } } name="go" value=(place + 1) aria-current=[(place == asked.at).then_some("true")] {
                    (crest(place))
                    span { b { (counted("web-score-player", place + 1)) } small { (counted("web-cards-found", hand.len())) } }
                    @if let Some(points) = points(place) { span class="points" { (points) } }
                }
            }
            @if asked.hands.len() < PLAYERS_MAX {
                button class="act add" name="go" value=(asked.hands.len() + 1) { "+ " (word("web-score-add")) }
            }
        }
    }
}

fn picker(realms: &Realms, name: &str, asked: &ScoreQuery, picked: &[String]) -> Markup {
    let suits = Suit::TEN.into_iter().chain([Suit::Wild]);
    html! {
        div class="suits" {
            @for suit in suits {
                fieldset class={ "suit " (face::tint(suit.id())) } {
                    legend { (speech().name(&suit.name_key())) }
                    span class="wax" title=(speech().name(&suit.name_key())) { (face::glyph(suit.id())) }
                    @for (card, printed) in realms.catalogue().filter(|(_, printed)| printed.suit == suit) {
                        (pick(realms, name, card, asked, picked.contains(&printed.id)))
                    }
                }
            }
        }
    }
}

fn pick(realms: &Realms, name: &str, card: Card, asked: &ScoreQuery, picked: bool) -> Markup {
    let printed = realms.card(card);
    let holder = asked.hands.iter().position(|hand| hand.contains(&printed.id)).filter(|_| !picked);
    let others = holder.filter(|holder| name == "d" || *holder != asked.at);
    let all = search::all_names(&realms.name_key(card)) + " " + &search::all_names(&printed.suit.name_key());
    let hidden = !picked && !search::fits(&all, &asked.query);
    let shown = speech().name(&realms.name_key(card));
    html! {
        label class={ "pick-card" @if others.is_some() { " taken" } } data-find=(all) hidden[hidden] {
            input class="tick" type="checkbox" name=(name) value=(printed.id) checked[picked] disabled[others.is_some()];
            (picture(Realms::NAME, &printed.id))
            span class={ "nm" (face::name_class(&shown)) } {
                (face::parted_beyond(LETTERS, &shown))
                @if let Some(holder) = others { span class="sr" { " " (counted("web-score-taken", holder + 1)) } }
            }
            @if let Some(holder) = others { span class="holder" { (crest(holder)) } }
        }
    }
}

/// The sheets of everybody who has cards, the total of each, and who has won.
fn results(realms: &Realms, asked: &ScoreQuery, sheets: &Sheets) -> Markup {
    let now = sheets.iter().find(|(place, _)| *place == asked.at);
    html! {
        @if now.is_none() { p class="hint" { (word("web-score-none")) } }
        @if let Some((place, Ok(scored))) = now { (strip(realms, *place, &scored.sheet)) }
        @if sheets.len() > 1 { (winner(sheets)) }
        div class="sheets" {
            @for (place, scored) in sheets {
                details class="sheet" open[*place == asked.at] {
                    summary {
                        (crest(*place)) b { (counted("web-score-player", place + 1)) }
                        @if let Ok(scored) = scored { strong class="total" { (scored.sheet.score) } span { (word("web-score-points")) } }
                    }
                    @match scored {
                        Ok(scored) => (sheet::table(realms, &scored.sheet, speech())),
                        Err(bad) => p class="wrong" role="alert" { (widgets::capital(bad)) }
                    }
                }
            }
        }
        @if !sheets.is_empty() { p { a href=(asked.address()) { (word("web-score-share")) } } }
    }
}

/// The hand made small, for a phone: each card with what it brings, and the total.
fn strip(realms: &Realms, place: usize, sheet: &Sheet) -> Markup {
    html! {
        div class="hand-strip" aria-hidden="true" {
            @for line in &sheet.cards {
                span { (picture(Realms::NAME, &realms.card(line.card).id)) b { (line.base + line.bonus + line.penalty) } }
            }
            div { small { (counted("web-score-player", place + 1)) } strong { (sheet.score) } }
        }
    }
}

fn scored(
    realms: &Realms,
    hand: &[String],
    discard: &[String],
    kept: &Kept<Query, Scored>,
) -> Result<Arc<Scored>, String> {
    let hand: Vec<&str> = hand.iter().map(String::as_str).collect();
    let discard: Vec<&str> = discard.iter().map(String::as_str).collect();
    let discard = (!discard.is_empty()).then_some(discard.as_slice());
    let query = realms.query(&hand, discard, true).map_err(|bad| bad.to_string())?;
    if let Some(scored) = kept.get(&query) {
        return Ok(scored);
    }
    let sheet = realms.scorer().sheet(query.hand, query.area);
    let cards = sheet.cards.iter().fold(0, |hand, line| hand | 1 << line.card.index());
    let scored = Arc::new(Scored { strength: realms.scorer().strength(cards), sheet });
    kept.keep(query, Arc::clone(&scored));
    Ok(scored)
}

/// The highest total wins; among equal ones, the lower sum of base strengths. Blanked cards have none.
fn winner(sheets: &Sheets) -> Markup {
    let totals: Vec<(usize, i32, i32)> = sheets
        .iter()
        .filter_map(|(place, scored)| {
            scored.as_ref().ok().map(|scored| (*place, scored.sheet.score, scored.strength))
        })
        .collect();
    let best = totals.iter().map(|(_, score, base)| (*score, -base)).max();
    let won: Vec<&(usize, i32, i32)> =
        totals.iter().filter(|(_, score, base)| Some((*score, -base)) == best).collect();
    let tied = totals.iter().filter(|(_, score, _)| best.is_some_and(|best| best.0 == *score)).count() > 1;
    let names: Vec<String> = won.iter().map(|(place, ..)| counted("web-score-player", place + 1)).collect();
    html! {
        p class="winner" {
            (counted("web-score-winner", won.len())) " " strong { (names.join(", ")) }
            @if tied { small { " " (word("web-score-tied")) } }
        }
    }
}
