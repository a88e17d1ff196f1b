//! Set-up options in words.

use crate::Speech;

/// What a value can name, besides what it says itself.
const NAMED: [&str; 4] = ["aeons-card", "aeons-mage", "aeons-nemesis", "shards-character"];

impl Speech {
    /// What an option is called; `None` for a key that has no words.
    pub fn option_name(&self, key: &str) -> Option<String> {
        self.known(&format!("web-option-{}", key.replace('_', "-")))
    }

    /// A value of an option: what it means, or the name of the card or person it stands for. A number stands for itself and has
    /// no words.
    pub fn option_value(&self, value: &str) -> Option<String> {
        let id = value.replace('_', "-");
        let name = || NAMED.iter().find_map(|group| self.known(&format!("{group}-{id}")));
        self.known(&format!("web-value-{id}")).or_else(name)
    }

    fn known(&self, key: &str) -> Option<String> {
        self.can_say(key).then(|| self.name(key))
    }
}
