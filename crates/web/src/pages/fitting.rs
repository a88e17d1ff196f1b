//! What the form for a new table offers: for every option, the values that the game accepts together with what was
//! chosen before it. The game itself is asked, so that no rule is written here a second time.

use talon_core::{Allowed, First, OptionSpec, Options, Value};

use crate::error::WebError;
use crate::tables::live::host;

/// What was filled in so far.
#[derive(Clone, Copy)]
pub(crate) struct Filled<'a>(pub(crate) &'a [(String, String)]);

impl<'a> Filled<'a> {
    /// What was written into a field.
    pub(crate) fn field(self, key: &str) -> Option<&'a str> {
        self.all(key).next()
    }

    /// Everything that was chosen in a field that takes several.
    pub(crate) fn all(self, key: &str) -> impl Iterator<Item = &'a str> {
        self.0.iter().filter(move |(name, _)| name == key).map(|(_, value)| value.trim())
    }
}

/// An option with the values that fit and the one that is chosen.
pub(crate) struct Fitting {
    pub(crate) spec: OptionSpec,
    pub(crate) values: Vec<String>,
    pub(crate) chosen: String,
    /// Does a list of ids name one for every seat?
    pub(crate) by_seat: bool,
    /// How many play.
    pub(crate) seats: usize,
}

impl Fitting {
    /// Is there anything to choose?
    pub(crate) const fn is_open(&self) -> bool {
        let ids = matches!(self.spec.allowed, Allowed::WordOrIds { .. });
        self.values.len() > 1 || (ids && !self.values.is_empty())
    }
}

/// The options in the order in which they are chosen: the mode, how many play, the rest.
pub(crate) fn fitting(game: &str, filled: Filled<'_>) -> Result<Vec<Fitting>, WebError> {
    let host = host(game)?;
    let mut specs = host.option_specs();
    specs.sort_by_key(|spec| ["mode", "players"].iter().position(|key| *key == spec.key).unwrap_or(2));
    let mut so_far = Options::new();
    let mut found = Vec::new();
    for spec in specs {
        let with = |word: &str| {
            let mut options = so_far.clone();
            options.insert(spec.key.to_string(), value(word));
            options
        };
        let fits = |word: &String| host.check_options(&with(word)).is_ok();
        let values: Vec<String> = words(&spec.allowed).into_iter().filter(fits).collect();
        let wished = [filled.field(&format!("o-{}", spec.key)).unwrap_or_default(), &usual(&spec)];
        let chosen = wished.into_iter().find(|word| values.iter().any(|value| value == word));
        let chosen = chosen.map(ToString::to_string).or_else(|| values.first().cloned()).unwrap_or_default();
        let seats = so_far.get("players").and_then(Value::as_int).and_then(|n| usize::try_from(n).ok());
        let by_seat = takes_one_a_seat(&spec, seats.unwrap_or(0), |row| {
            let mut options = so_far.clone();
            options.insert(spec.key.to_string(), row);
            host.check_options(&options).is_ok()
        });
        if !values.is_empty() {
            so_far = with(&chosen);
        }
        found.push(Fitting { spec, values, chosen, by_seat, seats: seats.unwrap_or(0) });
    }
    Ok(found)
}

/// Would the game take a list with as many ids as there are seats?
fn takes_one_a_seat(spec: &OptionSpec, seats: usize, fits: impl Fn(Value) -> bool) -> bool {
    let Allowed::WordOrIds { ids, .. } = &spec.allowed else { return false };
    seats > 0 && fits(Value::Row(ids.iter().take(seats).map(|id| Value::from(id.as_str())).collect()))
}

/// The values of an option, as words.
fn words(allowed: &Allowed) -> Vec<String> {
    match allowed {
        Allowed::OneOf(words) | Allowed::WordOrIds { words, .. } => words.clone(),
        Allowed::Whole { from, to, .. } => (*from..=*to).map(|n| n.to_string()).collect(),
    }
}

/// What the form begins with: the game's default, except that it is drawn who begins, because people play.
fn usual(spec: &OptionSpec) -> String {
    let mut drawn = Options::new();
    First::draw_unless_asked(core::slice::from_ref(spec), &mut drawn);
    let word = drawn.get(spec.key).and_then(Value::as_text).map(ToString::to_string);
    word.unwrap_or_else(|| default(&spec.allowed))
}

/// What an option is if nobody sets it.
pub(crate) fn default(allowed: &Allowed) -> String {
    match allowed {
        Allowed::OneOf(words) | Allowed::WordOrIds { words, .. } => {
            words.first().cloned().unwrap_or_default()
        }
        Allowed::Whole { default, .. } => default.to_string(),
    }
}

/// A word of a form as the game reads it.
pub(crate) fn value(written: &str) -> Value {
    match written {
        "true" => Value::Bool(true),
        "false" => Value::Bool(false),
        _ => written.parse::<i64>().map_or_else(|_| Value::from(written), Value::Int),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is offered of an option after these choices.
    fn offered(game: &str, chosen: &[(&str, &str)], key: &str) -> Vec<String> {
        let fields: Vec<(String, String)> =
            chosen.iter().map(|(key, value)| (format!("o-{key}"), (*value).to_string())).collect();
        let found = fitting(game, Filled(&fields)).unwrap();
        let option = found.into_iter().find(|option| option.spec.key == key).unwrap();
        if option.is_open() { option.values } else { Vec::new() }
    }

    #[test]
    fn what_is_impossible_is_not_offered() {
        assert_eq!(offered("realms", &[], "players"), ["3", "4", "5", "6"]);
        assert_eq!(offered("realms", &[("mode", "chaos")], "players"), ["3", "4", "5", "6", "7"]);
        assert!(offered("realms", &[("mode", "duel")], "players").is_empty());
        assert!(offered("realms", &[], "minutes").is_empty());
        assert_eq!(offered("realms", &[("mode", "chaos")], "minutes").len(), 60);
        assert!(offered("aeons", &[], "solo_turns").is_empty());
        assert_eq!(offered("aeons", &[("players", "1")], "solo_turns"), ["3", "4"]);
        assert!(offered("shards", &[], "nemesis").is_empty());
        assert!(!offered("shards", &[("mode", "nemesis")], "relics").contains(&"draft".to_string()));
    }

    #[test]
    fn whatever_is_offered_first_can_be_dealt() {
        for game in talon_table::games::NAMES {
            for mode in ["", "standard", "duel", "chaos", "teams", "melee", "nemesis"] {
                let fields = [("o-mode".to_string(), mode.to_string())];
                let found = fitting(game, Filled(&fields)).unwrap();
                let open = found.iter().filter(|option| option.is_open());
                let options: Options =
                    open.map(|option| (option.spec.key.to_string(), value(&option.chosen))).collect();
                assert!(host(game).unwrap().check_options(&options).is_ok(), "{game} {mode}: {options:?}");
            }
        }
    }
}
