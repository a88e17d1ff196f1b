//! Cards by what people call them: an id, or a name in any of the languages.

use std::collections::BTreeMap;

use talon_realms::Realms;
use talon_text::{fold, names};

/// The ids of cards by their names, in lower case and without diacritics.
pub(super) struct Names(BTreeMap<String, Vec<String>>);

impl Names {
    pub(super) fn of(realms: &Realms) -> Self {
        let mut ids: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for (card, printed) in realms.catalogue() {
            for name in names(&realms.name_key(card)) {
                let known = ids.entry(name).or_default();
                if !known.contains(&printed.id) {
                    known.push(printed.id.clone());
                }
            }
        }
        Self(ids)
    }

    /// The id that is meant. Anything that is not a name stays as it is, and is reported as an unknown id.
    fn id<'a>(&'a self, realms: &Realms, typed: &'a str) -> Result<&'a str, String> {
        let typed = typed.trim();
        if realms.find(typed).is_some() {
            return Ok(typed);
        }
        match self.0.get(&fold(typed)).map(Vec::as_slice) {
            None => Ok(typed),
            Some([id]) => Ok(id),
            Some(several) => Err(format!("`{typed}` may be {}; write the id", several.join(" or "))),
        }
    }

    /// The ids of a list.
    pub(super) fn ids<'a>(&'a self, realms: &Realms, typed: &[&'a str]) -> Result<Vec<&'a str>, String> {
        typed.iter().map(|one| self.id(realms, one)).collect()
    }

    /// The cards of a line: split at commas, since a name may have several words; without a comma, at spaces.
    pub(super) fn split(text: &str) -> Vec<&str> {
        let parts: Vec<&str> = if text.contains([',', ';']) {
            text.split([',', ';']).collect()
        } else {
            text.split_whitespace().collect()
        };
        parts.into_iter().map(str::trim).filter(|part| !part.is_empty()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_in_every_language_leads_to_its_card() {
        let realms = Realms::load();
        let known = Names::of(&realms);
        for (card, printed) in realms.catalogue() {
            for name in names(&realms.name_key(card)) {
                match known.id(&realms, &name) {
                    Ok(id) => assert_eq!(id, printed.id, "{name}"),
                    Err(told) => assert!(told.contains(&printed.id), "{name}: {told}"),
                }
            }
            assert_eq!(known.id(&realms, &printed.id), Ok(printed.id.as_str()));
        }
    }
}
