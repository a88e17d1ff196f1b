//! The form for a new table, made from the options the game knows.

use maud::{Markup, html};
use talon_core::{Allowed, OptionSpec, Options, Value};

use super::{counted, game_name, page, speech, word};
use crate::bots::LEVELS;
use crate::hall::Wanted;
use crate::journal::Who;
use crate::room::host;
use crate::trouble::Trouble;

/// No game has more seats.
pub(crate) const SEATS_MAX: usize = 8;
/// After how many minutes a bot may take over.
const AWAY_MINUTES: &[u64] = &[2, 5, 15, 60];
/// The longest wait before a bot takes over, in seconds.
pub(crate) const AWAY_MAX: u64 = 24 * 60 * 60;
/// Names are cut to this many letters.
pub(crate) const NAME_MAX: usize = 24;

/// The form, with what was wrong with the last try.
pub(crate) fn form(game: &str, wrong: Option<&str>) -> Result<Markup, Trouble> {
    let specs = host(game)?.option_specs();
    let seats = seats_max(&specs);
    let title = game_name(game);
    let content = html! {
        h1 { (title) }
        @if let Some(wrong) = wrong { p class="wrong" role="alert" { (wrong) } }
        form method="post" action={ "/new/" (game) } class="options" {
            fieldset {
                legend { (word("web-new-options")) }
                @for spec in &specs { (option(spec)) }
            }
            fieldset {
                legend { (word("web-new-seats")) }
                p class="hint" { (word("web-new-seats-say")) }
                label { (word("web-your-name")) input name="name" maxlength=(NAME_MAX) autocomplete="nickname"; }
                @for seat in 1..=seats { (seat_choice(seat)) }
            }
            (manners())
            button class="act primary" { (word("web-new-start")) }
        }
    };
    Ok(page(&title, &content))
}

fn seats_max(specs: &[OptionSpec]) -> i64 {
    let players = specs.iter().find(|spec| spec.key == "players");
    match players.map(|spec| &spec.allowed) {
        Some(Allowed::Whole { to, .. }) => *to,
        Some(Allowed::OneOf(words)) => words.iter().filter_map(|word| word.parse().ok()).max().unwrap_or(4),
        _ => 4,
    }
}

fn option(spec: &OptionSpec) -> Markup {
    let name = word(&format!("web-option-{}", spec.key.replace('_', "-")));
    html! {
        div class="option" {
            label for={ "o-" (spec.key) } { (name) }
            @match &spec.allowed {
                Allowed::OneOf(words) => (select(spec.key, words)),
                Allowed::Whole { from, to, .. } => {
                    input type="number" id={ "o-" (spec.key) } name={ "o-" (spec.key) } min=(from) max=(to)
                        placeholder=(word("web-option-usual"));
                }
                Allowed::WordOrIds { words, ids } => {
                    (select(spec.key, words))
                    details {
                        summary { (word("web-option-choose")) }
                        select multiple name={ "o-" (spec.key) "-ids" } aria-label=(name) size="6" {
                            @for id in ids { option value=(id) { (value_name(id)) } }
                        }
                    }
                }
            }
            p class="hint" { (speech().say(&spec.say)) }
        }
    }
}

fn select(key: &str, words: &[String]) -> Markup {
    html! {
        select id={ "o-" (key) } name={ "o-" (key) } {
            @for word in words { option value=(word) { (value_name(word)) } }
        }
    }
}

/// A value in words: what it means, or the name of the card or person it stands for.
fn value_name(value: &str) -> String {
    let id = value.replace('_', "-");
    let groups = ["aeons-card-", "aeons-mage-", "aeons-nemesis-", "shards-character-"];
    let known = [format!("web-value-{id}")].into_iter().chain(groups.map(|group| format!("{group}{id}")));
    let key = known.into_iter().find(|key| word(key) != **key);
    key.map_or_else(|| value.to_string(), |key| word(&key))
}

fn seat_choice(seat: i64) -> Markup {
    let key = format!("seat{seat}");
    let title = counted("web-seat", seat as usize);
    html! {
        div class="option" {
            label for=(key) { (title) }
            select id=(key) name=(key) {
                @if seat == 1 { option value="me" { (word("web-seat-me")) } }
                @for level in LEVELS { option value={ "bot:" (level) } { (word(&format!("web-bot-{level}"))) } }
                option value="open" { (word("web-seat-open")) }
                option value="hot" { (word("web-seat-hot")) }
            }
            @if seat > 1 {
                input class="who" name={ "name" (seat) } maxlength=(NAME_MAX) placeholder=(word("web-hot-name"))
                    aria-label={ (title) ": " (word("web-hot-name")) };
            }
        }
    }
}

/// What is agreed beside the options of the game.
fn manners() -> Markup {
    html! {
        fieldset {
            legend { (word("web-new-manners")) }
            div class="option" {
                label for="hints" { (word("web-new-hints")) }
                select id="hints" name="hints" {
                    @for value in ["usual", "yes", "no"] { option value=(value) { (word(&format!("web-hints-{value}"))) } }
                }
            }
            div class="option" {
                label for="away" { (word("web-new-away")) }
                select id="away" name="away" {
                    option value="0" { (word("web-away-never")) }
                    @for minutes in AWAY_MINUTES { option value=(minutes) { (counted("web-away-minutes", *minutes as usize)) } }
                }
            }
            div class="option" {
                label for="stand-in" { (word("web-new-stand-in")) }
                select id="stand-in" name="stand_in" {
                    @for level in LEVELS { option value=(level) { (word(&format!("web-bot-{level}"))) } }
                }
                p class="hint" { (word("web-new-stand-in-say")) }
            }
            label class="check" { input type="checkbox" name="listed" value="yes" checked; (word("web-new-listed")) }
        }
    }
}

/// Reads the form. What was left at its default is not said, so that a mode does not stumble over another mode's option.
pub(crate) fn read(game: &str, fields: &[(String, String)]) -> Result<Wanted, Trouble> {
    let field = |key: &str| fields.iter().find(|(name, _)| name == key).map(|(_, value)| value.trim());
    let mut options = Options::new();
    for spec in host(game)?.option_specs() {
        let ids: Vec<&str> = fields
            .iter()
            .filter(|(name, _)| *name == format!("o-{}-ids", spec.key))
            .map(|(_, value)| value.as_str())
            .collect();
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
    wanted.manners.listed = field("listed").is_some();
    let away: u64 = field("away").and_then(|minutes| minutes.parse().ok()).unwrap_or(0);
    wanted.manners.away_seconds = away.saturating_mul(60).min(AWAY_MAX);
    wanted.manners.stand_in = field("stand_in").and_then(stand_in);
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

fn value(written: &str) -> Value {
    match written {
        "true" => Value::Bool(true),
        "false" => Value::Bool(false),
        _ => written.parse::<i64>().map_or_else(|_| Value::from(written), Value::Int),
    }
}

fn default(allowed: &Allowed) -> String {
    match allowed {
        Allowed::OneOf(words) | Allowed::WordOrIds { words, .. } => {
            words.first().cloned().unwrap_or_default()
        }
        Allowed::Whole { default, .. } => default.to_string(),
    }
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
