//! The form for a new table, made from the options the game knows.

use maud::{Markup, html};
use talon_core::{Allowed, Options, Value};

use super::fitting::{Filled, Fitting, default, fitting, value};
use super::{counted, game_name, page, speech, word};
use crate::error::WebError;
use crate::tables::journal::Who;
use crate::tables::live::host;
use crate::tables::proposals::{GRACE, GRACE_MAX};
use crate::tables::registry::Wanted;
use crate::thinking::LEVELS;

/// No game has more seats.
pub(crate) const SEATS_MAX: usize = 8;
/// A range of more numbers than this is typed, not chosen.
const NUMBERS_MAX: i64 = 10;
/// After how many minutes a bot may take over.
const AWAY_MINUTES: &[u64] = &[2, 5, 15, 60];
/// After how many seconds one person may decide for the group.
const GRACE_SECONDS: &[u64] = &[0, 10, 30, 60, 300];
/// The longest wait before a bot takes over, in seconds.
pub(crate) const AWAY_MAX: u64 = 24 * 60 * 60;
/// Names are cut to this many letters.
pub(crate) const NAME_MAX: usize = 24;

/// The form, with what was filled in so far and what was wrong with it.
pub(crate) fn form(game: &str, filled: Filled<'_>, wrong: Option<&str>) -> Result<Markup, WebError> {
    let options = fitting(game, filled)?;
    let players = options.iter().find(|option| option.spec.key == "players");
    let seats = players.and_then(|option| option.chosen.parse().ok()).unwrap_or(SEATS_MAX);
    let title = game_name(game);
    let action = format!("/new/{game}");
    let content = html! {
        h1 { (title) }
        @if let Some(wrong) = wrong { p class="wrong" role="alert" { (wrong) } }
        form method="post" action=(action) class="options" id="new" {
            @if filled.field("friends").is_some() { input type="hidden" name="friends" value="yes"; }
            fieldset id="new-game" {
                legend { (word("web-new-options")) }
                @for option in options.iter().filter(|option| option.is_open()) { (choice(option, filled)) }
                noscript { button class="act" formmethod="get" formaction=(action) { (word("web-new-fits")) } }
            }
            fieldset id="new-seats" {
                legend { (word("web-new-seats")) }
                p class="hint" { (word("web-new-seats-say")) }
                label { (word("web-your-name"))
                    input name="name" maxlength=(NAME_MAX) autocomplete="nickname" value=[filled.field("name")];
                }
                @for seat in 1..=seats { (seat_choice(seat, filled)) }
            }
            (settings(filled, host(game)?.has_group()))
            button class="act primary" { (word("web-new-start")) }
        }
    };
    Ok(page("new", game, &title, &content))
}

fn choice(option: &Fitting, filled: Filled<'_>) -> Markup {
    let key = option.spec.key;
    let name = word(&format!("web-option-{}", key.replace('_', "-")));
    html! {
        div class="option" {
            label for={ "o-" (key) } { (name) }
            @match &option.spec.allowed {
                Allowed::Whole { from, to, .. } if to - from > NUMBERS_MAX => {
                    input type="number" id={ "o-" (key) } name={ "o-" (key) } min=(from) max=(to) value=(option.chosen);
                }
                Allowed::OneOf(_) | Allowed::Whole { .. } => (select(option)),
                Allowed::WordOrIds { ids, .. } => {
                    (select(option))
                    @let field = format!("o-{key}-ids");
                    @let chosen: Vec<&str> = filled.all(&field).collect();
                    details open[!chosen.is_empty()] {
                        summary { (word("web-option-choose")) }
                        select multiple id=(field) name=(field) aria-label=(name) size="6" {
                            @for id in ids { option value=(id) selected[chosen.contains(&id.as_str())] { (value_name(id)) } }
                        }
                    }
                }
            }
            p class="hint" { (speech().say(&option.spec.say)) }
        }
    }
}

fn select(option: &Fitting) -> Markup {
    let key = option.spec.key;
    html! {
        select id={ "o-" (key) } name={ "o-" (key) } {
            @for word in &option.values { option value=(word) selected[*word == option.chosen] { (value_name(word)) } }
        }
    }
}

/// A value in words; a number stands for itself.
fn value_name(value: &str) -> String {
    speech().option_value(value).unwrap_or_else(|| value.to_string())
}

fn seat_choice(seat: usize, filled: Filled<'_>) -> Markup {
    let key = format!("seat{seat}");
    let name = format!("name{seat}");
    let title = counted("web-seat", seat);
    // Whoever came to play with friends begins with free seats for them.
    let usual = filled.field("friends").filter(|_| seat > 1).map(|_| "open");
    let is = |value: &str| filled.field(&key).or(usual) == Some(value);
    html! {
        div class="option" {
            label for=(key) { (title) }
            select id=(key) name=(key) {
                @if seat == 1 { option value="me" { (word("web-seat-me")) } }
                @for level in LEVELS {
                    @let bot = format!("bot:{level}");
                    option value=(bot) selected[is(&bot)] { (word(&format!("web-bot-{level}"))) }
                }
                option value="open" selected[is("open")] { (word("web-seat-open")) }
                option value="hot" selected[is("hot")] { (word("web-seat-hot")) }
            }
            @if seat > 1 {
                input class="who" name=(name) maxlength=(NAME_MAX) placeholder=(word("web-hot-name"))
                    aria-label={ (title) ": " (word("web-hot-name")) } value=[filled.field(&name)];
            }
        }
    }
}

/// What is agreed beside the options of the game.
fn settings(filled: Filled<'_>, group: bool) -> Markup {
    let is = |key: &str, value: &str| filled.field(key) == Some(value);
    let listed = filled.field("name").is_none() || filled.field("listed").is_some();
    html! {
        fieldset {
            legend { (word("web-new-manners")) }
            div class="option" {
                label for="hints" { (word("web-new-hints")) }
                select id="hints" name="hints" {
                    @for value in ["usual", "yes", "no"] {
                        option value=(value) selected[is("hints", value)] { (word(&format!("web-hints-{value}"))) }
                    }
                }
            }
            div class="option" {
                label for="away" { (word("web-new-away")) }
                select id="away" name="away" {
                    option value="0" { (word("web-away-never")) }
                    @for minutes in AWAY_MINUTES {
                        option value=(minutes) selected[is("away", &minutes.to_string())] { (counted("web-away-minutes", *minutes as usize)) }
                    }
                }
            }
            div class="option" {
                label for="stand-in" { (word("web-new-stand-in")) }
                select id="stand-in" name="stand_in" {
                    @for level in LEVELS {
                        option value=(level) selected[is("stand_in", level)] { (word(&format!("web-bot-{level}"))) }
                    }
                }
                p class="hint" { (word("web-new-stand-in-say")) }
            }
            @if group { (grace(filled)) }
            label class="check" { input type="checkbox" name="listed" value="yes" checked[listed]; (word("web-new-listed")) }
        }
    }
}

/// After which time one person may decide for the group.
fn grace(filled: Filled<'_>) -> Markup {
    html! {
        div class="option" {
            label for="grace" { (word("web-new-grace")) }
            select id="grace" name="grace" {
                @for seconds in GRACE_SECONDS {
                    @let chosen = filled.field("grace").map_or(*seconds == GRACE, |said| said == seconds.to_string());
                    option value=(seconds) selected[chosen] { (counted("web-grace-seconds", *seconds as usize)) }
                }
            }
            p class="hint" { (word("web-new-grace-say")) }
        }
    }
}

/// Reads the form. What was left at its default is not said, so that a mode does not stumble over another mode's option.
pub(crate) fn read(game: &str, fields: &[(String, String)]) -> Result<Wanted, WebError> {
    let filled = Filled(fields);
    let field = |key: &str| filled.field(key);
    let mut options = Options::new();
    for spec in host(game)?.option_specs() {
        let ids: Vec<&str> = filled.all(&format!("o-{}-ids", spec.key)).collect();
        let written = field(&format!("o-{}", spec.key)).unwrap_or_default();
        if !ids.is_empty() {
            options.insert(spec.key.to_string(), Value::Row(ids.into_iter().map(Value::from).collect()));
        } else if !written.is_empty() && written != default(&spec.allowed) {
            options.insert(spec.key.to_string(), value(written));
        }
    }
    let mut wanted = Wanted::fresh(game, &options, seats(&field))?;
    wanted.hints = match field("hints") {
        Some("yes") => Some(true),
        Some("no") => Some(false),
        _ => None,
    };
    wanted.settings.listed = field("listed").is_some();
    let away: u64 = field("away").and_then(|minutes| minutes.parse().ok()).unwrap_or(0);
    wanted.settings.away_seconds = away.saturating_mul(60).min(AWAY_MAX);
    wanted.settings.stand_in = field("stand_in").and_then(stand_in);
    let grace = field("grace").and_then(|seconds| seconds.parse().ok());
    wanted.settings.grace_seconds = grace.map(|seconds: u64| seconds.min(GRACE_MAX));
    Ok(wanted)
}

/// Who sits where. Whoever makes the table shares the screen with the hot seats, if there are any.
fn seats<'a>(field: &impl Fn(&str) -> Option<&'a str>) -> Vec<Who> {
    let said = |seat: usize| field(&format!("seat{seat}"));
    let shares = (1..=SEATS_MAX).any(|seat| said(seat) == Some("hot"));
    let who = |seat: usize| {
        let named = if seat == 1 { field("name") } else { field(&format!("name{seat}")) };
        let named = name(named.unwrap_or_default());
        match said(seat) {
            Some("open") => Who::Open,
            Some("hot") => Who::Hot(named),
            Some("me") | None if seat == 1 && shares => Who::Hot(named),
            Some("me") | None if seat == 1 => Who::Human(named),
            Some(word) => level(word),
            None => level(""),
        }
    };
    (1..=SEATS_MAX).map(who).collect()
}

/// The level of the bot that plays for somebody who is away; nothing: the usual one.
pub(crate) fn stand_in(word: &str) -> Option<String> {
    LEVELS.iter().skip(1).find(|level| **level == word).map(ToString::to_string)
}

/// The bot a word asks for; the usual one if it asks for none we have.
pub(crate) fn level(word: &str) -> Who {
    let asked = word.strip_prefix("bot:").unwrap_or_default();
    let known = LEVELS.iter().find(|level| **level == asked);
    Who::Bot((*known.unwrap_or(&LEVELS[0])).to_string())
}

/// A name as it is kept: printable and short.
pub(crate) fn name(written: &str) -> String {
    written
        .chars()
        .filter(|letter| !letter.is_control())
        .take(NAME_MAX)
        .collect::<String>()
        .trim()
        .to_string()
}
