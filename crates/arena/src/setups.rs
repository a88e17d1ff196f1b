//! The set-ups of a run: the options that were given, and every combination of those that are varied.

use talon_core::{Allowed, OptionSpec, Options, Value};

use crate::facts::Observed;
use crate::plan::Refused;

/// Every combination of the varied options, with what the game makes of it.
pub(crate) fn setups<G: Observed>(
    game: &G,
    options: &Options,
    vary: &[(String, Vec<Value>)],
) -> Result<(Vec<Options>, Vec<String>), Refused> {
    let specs = game.option_specs();
    let mut asked = vec![options.clone()];
    for (key, values) in vary {
        if options.contains_key(key) {
            return Err(Refused::said("lab-refused-given-varied", &[("key", key)]));
        }
        if key == "players" {
            return Err(seats_vary());
        }
        let values = if values.is_empty() { values_of(game, &specs, key)? } else { values.clone() };
        let with = |base: &Options, value: &Value| {
            let mut options = base.clone();
            options.insert(key.clone(), value.clone());
            options
        };
        asked = asked
            .iter()
            .flat_map(|base| values.iter().map(|value| with(base, value)).collect::<Vec<_>>())
            .collect();
    }
    let mut setups = Vec::new();
    for asked in asked {
        let mut known = game.options(&game.setup(&asked)?);
        // A value that is the default is not written by the game; among varied ones it has to be.
        for (key, _) in vary {
            known.insert(key.clone(), asked[key].clone());
        }
        setups.push(known);
    }
    let seats = |setup: &Options| game.setup(setup).map(|setup| game.seats(&game.deal(&setup, 1)));
    if setups.iter().any(|setup| seats(setup) != seats(&setups[0])) {
        return Err(seats_vary());
    }
    Ok((setups, vary.iter().map(|(key, _)| key.clone()).collect()))
}

fn seats_vary() -> Refused {
    Refused::said("lab-refused-vary-seats", &[])
}

/// Every value an option has; but not `random` where it draws one of the others.
fn values_of<G: Observed>(game: &G, specs: &[OptionSpec], key: &str) -> Result<Vec<Value>, Refused> {
    let word = |word: &&String| word.parse().map_or_else(|_| Value::from(word.as_str()), Value::Int);
    let spec = specs.iter().find(|spec| spec.key == key);
    let spec = spec.ok_or_else(|| {
        let keys: Vec<&str> = specs.iter().map(|spec| spec.key).collect();
        Refused::said("lab-refused-vary-unknown", &[("key", key), ("known", &keys.join(", "))])
    })?;
    match &spec.allowed {
        Allowed::OneOf(words) => {
            let names = game.names();
            let is_drawn =
                |word: &&String| names.people.iter().chain(&names.nemeses).any(|name| name.id == **word);
            let leaves_out = |word: &&String| *word == "random" && words.iter().any(|word| is_drawn(&word));
            Ok(words.iter().filter(|word| !leaves_out(word)).map(|text| word(&text)).collect())
        }
        Allowed::Whole { .. } | Allowed::WordOrIds { .. } => {
            Err(Refused::said("lab-refused-vary-values", &[("key", key)]))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::Plan;
    use crate::plan::tests::request;

    fn varied(game: &str, key: &str) -> Result<Vec<Value>, Refused> {
        let mut wanted = request(game, "random");
        wanted.vary = vec![(key.into(), Vec::new())];
        Ok(Plan::new(wanted)?.setups.iter().map(|setup| setup[key].clone()).collect())
    }

    #[test]
    fn random_is_a_way_to_give_out_relics_and_no_nemesis() {
        let words = |list: &[&str]| list.iter().map(|word| Value::from(*word)).collect::<Vec<_>>();
        assert_eq!(varied("shards", "relics").unwrap(), words(&["character", "draft", "random", "none"]));
        assert_eq!(varied("aeons", "nemesis").unwrap().len(), 4);
    }

    #[test]
    fn seats_cannot_be_varied_and_nothing_else_is_advised() {
        for game in ["realms", "shards", "aeons"] {
            let refused = varied(game, "players").unwrap_err().to_string();
            assert!(refused.contains("cannot be varied") && !refused.contains("--vary"), "{refused}");
        }
    }
}
