//! A card's figures in words.

use talon_core::{CardText, Value};

use crate::Speech;

impl Speech {
    /// The figures of a card of this game, in the order they are shown: "cost 3", "faction Order".
    pub fn figures(&self, game: &str, card: &CardText) -> Vec<String> {
        let said = |(key, value): &(&'static str, Value)| {
            let value = value.as_text().map_or_else(|| value.to_string(), |word| self.kind(game, key, word));
            self.fill(&format!("cli-figure-{game}-{key}"), &[("value", value.into())])
        };
        card.figures.iter().map(said).collect()
    }

    /// A figure that is a word: a suit, a faction, a nemesis have names of their own, the rest are kinds of cards.
    fn kind(&self, game: &str, key: &str, word: &str) -> String {
        let dashed = word.replace('_', "-");
        let own = format!("{game}-{key}-{dashed}");
        if self.knows(&own) { self.name(&own) } else { self.name(&format!("cli-kind-{game}-{dashed}")) }
    }
}
