//! What a program is told: who plays what, once a game, then what its seat knows whenever it has to act.

use serde_json::{Map, Value as Json, json};
use talon_core::{Eyes, Game, Options, Value};
use talon_text::Speech;

/// The first line of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Greeting {
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The options of the deal.
    pub options: Options,
    /// The seat, counted from 1.
    pub seat: usize,
    /// How many seats there are.
    pub seats: usize,
}

impl Greeting {
    pub(crate) fn line(&self, budget_ms: u32) -> String {
        let options: Map<String, Json> =
            self.options.iter().map(|(key, value)| (key.clone(), json_of(value))).collect();
        let hello = json!({
            "talon": 1,
            "game": self.game,
            "rules": self.rules,
            "version": env!("CARGO_PKG_VERSION"),
            "options": options,
            "seat": self.seat,
            "seats": self.seats,
            "budget_ms": budget_ms,
        });
        format!("{hello}\n")
    }
}

/// What a seat is asked.
#[derive(Clone, PartialEq, Debug)]
pub struct Question {
    /// What it sees, with the keys of `then.view`.
    pub position: Json,
    /// The question in a sentence.
    pub prompt: String,
    /// What it may do, in the notation.
    pub moves: Vec<String>,
    /// What it has heard since it was last asked.
    pub log: Vec<String>,
}

impl Question {
    /// The question a seat is asked now; `log` is what it has heard since the last one.
    pub fn of<G: Game>(eyes: &Eyes<'_, G>, choices: &[G::Choice], log: Vec<String>, speech: &Speech) -> Self {
        Self {
            position: json_of(&eyes.game().position(&eyes.view())),
            prompt: speech.say(&eyes.prompt()),
            moves: choices.iter().map(|choice| eyes.print(choice)).collect(),
            log,
        }
    }

    pub(crate) fn line(&self) -> String {
        let Self { position, prompt, moves, log } = self;
        format!("{}\n", json!({ "position": position, "prompt": prompt, "moves": moves, "log": log }))
    }
}

/// A value of a position or an option as JSON.
pub fn json_of(value: &Value) -> Json {
    serde_json::to_value(value).unwrap_or_default()
}
