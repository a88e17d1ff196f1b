//! The form for a new table, made from the game's own options.

use maud::{Markup, html};
use talon_core::{Allowed, Options, Value};

use super::choices;
use super::fitting::{Filled, Fitting, default, fitting, value};
use super::{counted, drawing, game_name, page, seats, sign, word};
use crate::error::WebError;
use crate::games;
use crate::layouts::face;
use crate::preferences::link;
use crate::tables::journal::Who;
use crate::tables::live::host;
use crate::tables::proposals::{GRACE, GRACE_MAX};
use crate::tables::registry::{DealRequest, random};
use crate::thinking::{LEVELS, for_people};

/// The most seats a game has.
pub(crate) const SEATS_MAX: usize = 8;
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
    let game = games::named(game).ok_or(WebError::NotFound)?.name();
    let options = fitting(game, filled)?;
    let players = options.iter().find(|option| option.spec.key == "players");
    let seats = players.and_then(|option| option.chosen.parse().ok()).unwrap_or(SEATS_MAX);
    let title = word("web-new");
    let action = format!("/new/{game}");
    let content = html! {
        div class="title" {
            div {
                h1 { (title) }
                p class="lead" { (word("web-new-lead")) " " a href=(link(&format!("/learn/{game}"))) { (word("lesson-front")) } }
            }
            (other_games(game, filled))
        }
        @if let Some(wrong) = wrong { p class="wrong" role="alert" { (wrong) } }
        form method="post" action=(action) class="new-table" id="new" {
            @if filled.field("friends").is_some() { input type="hidden" name="friends" value="yes"; }
            div class="new-left" {
                section id="new-game" class="new-left" {
                    (choices::all(game, &options, filled))
                    noscript { button class="act" formmethod="get" formaction=(action) { (word("web-new-fits")) } }
                }
                section class="box" id="new-seats" {
                    h2 { (word("web-new-seats")) " " small { (counted("web-seats", seats)) } }
                    (seats::all(game, &options, seats, filled))
                }
            }
            (summary(game, filled)?)
        }
    };
    Ok(page("new", game, &format!("{title}: {}", game_name(game)), &content))
}

/// The same form for the other games.
fn other_games(game: &str, filled: Filled<'_>) -> Markup {
    let friends = if filled.field("friends").is_some() { "?friends=yes" } else { "" };
    html! {
        nav class="switch" aria-label=(word("web-new-which")) {
            @for other in games::names() {
                a href={ "/new/" (other) (friends) } aria-current=[(other == game).then_some("page")] {
                    (drawing("pic", &format!("w-{other}"))) b { (face::parted(&game_name(other))) }
                }
            }
        }
    }
}

/// What is agreed beside the game's options, and the button that deals.
fn summary(game: &'static str, filled: Filled<'_>) -> Result<Markup, WebError> {
    let listed = filled.field("listed").is_some();
    Ok(html! {
        section class="box new-sum" {
            div class="scene" { (drawing("pic", &format!("w-{game}"))) h2 { (word("web-new-yours")) } p { (game_name(game)) } }
            div class="in" {
                label { span class="label" { (word("web-your-name")) }
                    input name="name" id="name" maxlength=(NAME_MAX) autocomplete="nickname" value=[filled.field("name")];
                }
                fieldset class="choose" {
                    legend class="label" { (word("web-new-who-comes")) }
                    div class="seg" {
                        label { input class="tick" type="radio" name="listed" value="" checked[!listed || filled.field("listed") == Some("")]; (sign("lock")) (word("web-new-by-link")) }
                        label { input class="tick" type="radio" name="listed" value="yes" checked[filled.field("listed") == Some("yes")]; (sign("open")) (word("web-new-in-lobby")) }
                    }
                }
                (manners(filled, host(game)?.has_group()))
                div class="go-bar" { button class="act primary go" { (word("web-new-start")) } }
            }
        }
    })
}

/// What happens when somebody is away, and who may ask for hints.
fn manners(filled: Filled<'_>, group: bool) -> Markup {
    let is = |key: &str, value: &str| filled.field(key) == Some(value);
    html! {
        label { span class="label" { (word("web-new-hints")) }
            select id="hints" name="hints" {
                @for value in ["usual", "yes", "no"] {
                    option value=(value) selected[is("hints", value)] { (word(&format!("web-hints-{value}"))) }
                }
            }
        }
        (super::days::form(filled))
        label class="at-once" { span class="label" { (word("web-new-away")) }
            select id="away" name="away" {
                option value="0" { (word("web-away-never")) }
                @for minutes in AWAY_MINUTES {
                    option value=(minutes) selected[is("away", &minutes.to_string())] { (counted("web-away-minutes", *minutes as usize)) }
                }
            }
        }
        label { span class="label" { (word("web-new-stand-in")) }
            select id="stand-in" name="stand_in" {
                @for level in for_people() {
                    option value=(level) selected[filled.field("stand_in").unwrap_or("kestrel") == level] { (word(&format!("web-bot-{level}"))) }
                }
            }
        }
        @if group { (grace(filled)) }
        label { span class="label" { (word("hook-label")) } input type="url" name="webhook" value=[filled.field("webhook")] placeholder="https://" autocomplete="off"; }
        p class="hint" { (word("hook-say")) }
    }
}

/// After what time one person may decide for the group.
fn grace(filled: Filled<'_>) -> Markup {
    html! {
        label { span class="label" { (word("web-new-grace")) }
            select id="grace" name="grace" {
                @for seconds in GRACE_SECONDS {
                    @let chosen = filled.field("grace").map_or(*seconds == GRACE, |said| said == seconds.to_string());
                    option value=(seconds) selected[chosen] { (counted("web-grace-seconds", *seconds as usize)) }
                }
            }
        }
        p class="hint" { (word("web-new-grace-say")) }
    }
}

/// Reads the form. Options left at their default are not sent on, so that a mode does not stumble over another mode's
/// option.
pub(crate) fn read(game: &str, fields: &[(String, String)]) -> Result<DealRequest, WebError> {
    let filled = Filled(fields);
    let field = |key: &str| filled.field(key);
    let options = asked(game, filled)?;
    let mut wanted = DealRequest::fresh(game, &options, sitting(&field))?;
    wanted.hints = match field("hints") {
        Some("yes") => Some(true),
        Some("no") => Some(false),
        _ => None,
    };
    // Only a table with an open seat is listed.
    wanted.settings.listed = field("listed") == Some("yes") && wanted.seats.contains(&Who::Open);
    let away: u64 = field("away").and_then(|minutes| minutes.parse().ok()).unwrap_or(0);
    wanted.settings.away_seconds = away.saturating_mul(60).min(AWAY_MAX);
    wanted.settings.by_day = super::days::read(filled);
    if wanted.settings.by_day.is_some() {
        wanted.settings.away_seconds = 0;
    }
    wanted.settings.stand_in = field("stand_in").and_then(stand_in);
    let grace = field("grace").and_then(|seconds| seconds.parse().ok());
    wanted.settings.grace_seconds = grace.map(|seconds: u64| seconds.min(GRACE_MAX));
    Ok(wanted)
}

/// The options of the game as the form says them.
pub(crate) fn asked(game: &str, filled: Filled<'_>) -> Result<Options, WebError> {
    let mut options = Options::new();
    for spec in host(game)?.option_specs() {
        let ids: Vec<&str> = filled.all(&format!("o-{}-ids", spec.key)).collect();
        let written = filled.field(&format!("o-{}", spec.key)).unwrap_or_default();
        if !ids.is_empty() {
            options.insert(spec.key.to_string(), row(ids));
        } else if !written.is_empty() && written != default(&spec.allowed) {
            options.insert(spec.key.to_string(), value(written));
        }
    }
    // What was chosen for the seats goes in seat order; a seat without a choice gets one of the rest.
    for option in fitting(game, filled)?.iter().filter(|option| option.by_seat) {
        if let Some(ids) = by_seat(option, filled)
            && !options.contains_key(option.spec.key)
        {
            options.insert(option.spec.key.to_string(), row(ids));
        }
    }
    Ok(options)
}

fn row<'a>(ids: impl IntoIterator<Item = &'a str>) -> Value {
    Value::Row(ids.into_iter().map(Value::from).collect())
}

/// What each seat gets, if something was chosen for any of them.
fn by_seat<'a>(option: &'a Fitting, filled: Filled<'a>) -> Option<Vec<&'a str>> {
    let Allowed::WordOrIds { ids, .. } = &option.spec.allowed else { return None };
    let said = |seat: usize| filled.field(&seats::field(option.spec.key, seat)).unwrap_or_default();
    let mut given: Vec<&str> = (1..=option.seats).map(said).collect();
    if given.iter().all(|id| id.is_empty()) {
        return None;
    }
    // Nothing that somebody else has; the nemesis counts too.
    let taken = |id: &&str| given.contains(id) || filled.0.iter().any(|(_, value)| value == id);
    let mut rest: Vec<&str> = ids.iter().map(String::as_str).filter(|id| !taken(id)).collect();
    for id in given.iter_mut().filter(|id| id.is_empty()) {
        if !rest.is_empty() {
            *id = rest.swap_remove(random() as usize % rest.len());
        }
    }
    Some(given)
}

/// Who sits where. The one who makes the table shares the screen with the hot seats, if there are any.
fn sitting<'a>(field: &impl Fn(&str) -> Option<&'a str>) -> Vec<Who> {
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

/// The level of the bot that plays for somebody who is away; `None` for the usual one.
pub(crate) fn stand_in(word: &str) -> Option<String> {
    LEVELS.iter().skip(1).find(|level| **level == word).map(ToString::to_string)
}

/// The bot a word asks for; the usual one if we have no such bot.
pub(crate) fn level(word: &str) -> Who {
    Who::Bot(level_named(word.strip_prefix("bot:").unwrap_or_default()))
}

/// The level of this name; the usual one if we have no such bot.
pub(crate) fn level_named(name: &str) -> String {
    let known = LEVELS.iter().find(|level| **level == name);
    (*known.unwrap_or(&LEVELS[0])).to_string()
}

/// A name as it is stored: printable and short.
pub(crate) fn name(written: &str) -> String {
    written
        .chars()
        .filter(|letter| !letter.is_control())
        .take(NAME_MAX)
        .collect::<String>()
        .trim()
        .to_string()
}
