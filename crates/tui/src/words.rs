//! The language the program speaks to the person who started it.

use std::env;
use std::io::{self, ErrorKind};
use std::sync::OnceLock;

use anyhow::anyhow;
use talon_bots::Bot;
use talon_core::{Allowed, BadOption, Game, Options, Outcome, Seat, Value};
use talon_text::{Lang, Part, Speech};

/// Chosen once, before the first word is said.
static CHOSEN: OnceLock<Lang> = OnceLock::new();

/// Uses the language that was asked for, or that of the environment.
pub fn choose(asked: Option<Lang>) {
    let _ = CHOSEN.set(asked.unwrap_or_else(|| of_environment(|name| env::var(name).ok())));
}

/// As POSIX has it: the first of these that is set decides, even if it names a language we do not speak.
fn of_environment(read: impl Fn(&str) -> Option<String>) -> Lang {
    let locale =
        ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(read).find(|locale| !locale.is_empty());
    locale.and_then(|locale| Lang::of_locale(&locale)).unwrap_or_default()
}

/// The words.
pub fn speech() -> &'static Speech {
    Speech::of(lang())
}

/// The language.
pub fn lang() -> Lang {
    CHOSEN.get().copied().unwrap_or_default()
}

/// A message of `cli.ftl` with its parts.
pub fn say(key: &str, parts: &[(&str, Part)]) -> String {
    speech().fill(key, parts)
}

/// What a game is called.
pub fn game(name: &str) -> String {
    speech().name(&format!("cli-game-{name}"))
}

/// What a seat is called.
pub fn seat(seat: Seat) -> String {
    say("seat", &[("n", seat.number().into())])
}

/// How a game of this name ended.
pub fn ending(game: &str, outcome: Option<Outcome>) -> String {
    let why = |cause| ("cause", speech().cause(game, cause).into());
    match outcome {
        None => say("cli-ongoing", &[]),
        Some(Outcome::Seats(seats)) => {
            let names: Vec<String> = seats.iter().map(seat).collect();
            say("cli-won-seats", &[("n", names.len().into()), ("seats", lang().all_of(&names).into())])
        }
        Some(Outcome::Team { team, .. }) => say("cli-won-team", &[("n", i64::from(team).into())]),
        Some(Outcome::PlayersWon { cause }) => say("cli-won-players", &[why(cause)]),
        Some(Outcome::PlayersLost { cause }) => say("cli-lost-players", &[why(cause)]),
    }
}

/// What a bot is called, followed by how long it may think, as typed.
pub fn bot(bot: Bot) -> String {
    let typed = bot.to_string();
    let (name, budget) =
        typed.split_once('@').map_or((typed.as_str(), None), |(name, budget)| (name, Some(budget)));
    let name = speech().name(&format!("cli-bot-{name}"));
    budget.map_or_else(|| name.clone(), |budget| format!("{name}@{budget}"))
}

/// Why a file cannot be used. What is rare is said as the system says it.
pub fn io_reason(error: &io::Error) -> String {
    match error.kind() {
        ErrorKind::AlreadyExists => say("cli-io-exists", &[]),
        ErrorKind::NotFound => say("cli-io-missing", &[]),
        ErrorKind::PermissionDenied => say("cli-io-denied", &[]),
        ErrorKind::IsADirectory => say("cli-io-folder", &[]),
        _ => error.to_string(),
    }
}

/// What is wrong with an option. Programs and scenario files get the reason of the game, which is English; a person who
/// speaks another language is told what could have been written instead, all other options being as they are.
pub fn bad_option<G: Game>(game: &G, options: &Options, bad: &BadOption) -> anyhow::Error {
    if lang() == Lang::En {
        return anyhow!("{bad}");
    }
    let (specs, key) = (game.option_specs(), ("key", bad.key.as_str().into()));
    let Some(spec) = specs.iter().find(|spec| spec.key == bad.key) else {
        let known: Vec<String> = specs.iter().map(|spec| spec.key.to_string()).collect();
        return anyhow!(say("cli-error-option-unknown", &[key, ("known", lang().all_of(&known).into())]));
    };
    let fits = |value: Value| {
        let mut instead = options.clone();
        instead.insert(bad.key.clone(), value);
        game.setup(&instead).is_ok()
    };
    let written = options.get(&bad.key).map(ToString::to_string).unwrap_or_default();
    let parts = [
        key,
        ("written", written.into()),
        ("allowed", allowed(&spec.allowed, fits).into()),
        ("rule", speech().say(&spec.say).into()),
    ];
    anyhow!(say("cli-error-option", &parts))
}

fn allowed(allowed: &Allowed, fits: impl Fn(Value) -> bool) -> String {
    match allowed {
        Allowed::OneOf(words) => words.join(", "),
        Allowed::Whole { from, to, .. } => {
            let fitting: Vec<i64> = (*from..=*to).filter(|&n| fits(Value::Int(n))).collect();
            let (from, to) = (*fitting.first().unwrap_or(from), *fitting.last().unwrap_or(to));
            say("cli-error-range", &[("from", from.into()), ("to", to.into())])
        }
        Allowed::WordOrIds { words, ids } => {
            say("cli-error-ids", &[("words", words.join(", ").into()), ("ids", ids.join(", ").into())])
        }
    }
}

/// A card of the turn order: `p1`, `wild`, `nemesis`.
pub fn turn(card: &str) -> String {
    speech().name(&format!("aeons-turn-{card}"))
}

/// The text, filled up with spaces to this many columns.
pub fn left(text: &str, columns: usize) -> String {
    format!("{text}{}", " ".repeat(columns.saturating_sub(width(text))))
}

/// The same with the spaces before it.
pub fn right(text: &str, columns: usize) -> String {
    format!("{}{text}", " ".repeat(columns.saturating_sub(width(text))))
}

/// How many columns of a terminal a text takes.
pub fn width(text: &str) -> usize {
    unicode_width::UnicodeWidthStr::width(text)
}

/// The same text without line breaks and other control characters, which may come from a file.
pub fn one_line(text: &str) -> String {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let line = lines.collect::<Vec<_>>().join("; ").replace(":; ", ": ").replace(".; ", ". ");
    line.replace(|c: char| c.is_control(), " ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_lines_become_one() {
        assert_eq!(one_line("a:\n  b\n\n  c\u{1b}[1m\n"), "a: b; c [1m");
    }

    #[test]
    fn the_first_locale_that_is_set_decides() {
        let lang = |set: &[(&str, &str)]| {
            of_environment(|name| {
                set.iter().find(|(key, _)| *key == name).map(|(_, locale)| (*locale).to_string())
            })
        };
        assert_eq!(lang(&[]), Lang::En);
        assert_eq!(lang(&[("LANG", "cs_CZ.UTF-8")]), Lang::Cs);
        assert_eq!(lang(&[("LANG", "cs_CZ.UTF-8"), ("LC_MESSAGES", "pl_PL")]), Lang::Pl);
        assert_eq!(lang(&[("LANG", "cs_CZ.UTF-8"), ("LC_ALL", "C")]), Lang::En);
        assert_eq!(lang(&[("LANG", "uk_UA.UTF-8"), ("LC_ALL", "")]), Lang::Uk);
    }

    #[test]
    fn columns_are_counted_not_bytes() {
        assert_eq!((left("Дим", 5), right("ř", 3)), ("Дим  ".to_string(), "  ř".to_string()));
        assert_eq!(left("longer than that", 4), "longer than that");
    }
}
