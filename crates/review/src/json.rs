//! A review for programs.

use serde_json::{Map, Value, json};

use crate::reviewer::{Mistake, Review, TurnWorth};

/// Digits that a value is written with; more would be noise.
const DIGITS: i32 = 4;

fn rounded(value: f64) -> f64 {
    let scale = 10_f64.powi(DIGITS);
    (value * scale).round() / scale
}

impl Review {
    /// The review as an object, with the reasons as `say` words them.
    pub fn to_json(&self, say: impl Fn(&talon_core::Phrase) -> String) -> Value {
        json!({
            "game": self.game,
            "seats": self.seats,
            "turns": self.turns.iter().map(turn).collect::<Vec<_>>(),
            "mistakes": self.mistakes.iter().map(|mistake| wrong(mistake, &say)).collect::<Vec<_>>(),
            "luck": by_seat(&self.luck),
            "play": by_seat(&self.play),
            "moments": self.moments.iter().map(|moment| json!({
                "line": moment.line, "brought": moment.brought.iter().copied().map(rounded).collect::<Vec<_>>(),
            })).collect::<Vec<_>>(),
            "version": env!("CARGO_PKG_VERSION"),
            "budget": self.effort.look,
        })
    }
}

fn turn(turn: &TurnWorth) -> Value {
    let values: Vec<f64> = turn.worths.iter().map(|worth| rounded(worth.value)).collect();
    let errors: Vec<f64> = turn.worths.iter().map(|worth| rounded(worth.error)).collect();
    let seat = turn.seat.map(|seat| seat + 1);
    json!({ "turn": turn.turn, "seat": seat, "line": turn.line, "value": values, "error": errors })
}

fn wrong(mistake: &Mistake, say: impl Fn(&talon_core::Phrase) -> String) -> Value {
    json!({
        "line": mistake.line,
        "turn": mistake.turn,
        "seat": mistake.seat.number(),
        "played": mistake.played,
        "better": mistake.better,
        "cost": rounded(mistake.cost.value),
        "error": rounded(mistake.cost.error),
        "why": say(&mistake.why),
    })
}

fn by_seat(values: &[f64]) -> Value {
    let named =
        values.iter().enumerate().map(|(seat, &value)| (format!("seat{}", seat + 1), rounded(value).into()));
    Value::Object(named.collect::<Map<_, _>>())
}
