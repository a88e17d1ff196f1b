//! What a run is asked to do, also as it is written down beside its results.

use serde_json::{Value as Json, json};
use talon_core::{Change, Options, Seed, Value};

use crate::hypothesis::Hypothesis;
use crate::plan::Refused;
use crate::player::Player;

/// What is asked for.
#[derive(Clone, Debug)]
pub struct Request {
    /// The game.
    pub game: String,
    /// Set-up options.
    pub options: Options,
    /// Options that go through several values, deal by deal; no value named: all the option has.
    pub vary: Vec<(String, Vec<Value>)>,
    /// Who plays.
    pub seating: Seating,
    /// How many games, at most.
    pub games: u64,
    /// The seed of the run; that of each deal is hashed from it.
    pub seed: Seed,
    /// Is every deal played once with each rotation of the bots?
    pub mirror: bool,
    /// Numbers on cards that are changed, to be compared with the unchanged game.
    pub changes: Vec<Change>,
    /// What to decide, if anything.
    pub question: Option<Hypothesis>,
}

/// Who plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Seating {
    /// One bot for all seats, or one per seat.
    Table(Vec<Player>),
    /// Everybody against everybody.
    Pool(Vec<Player>),
}

impl Request {
    /// As an object.
    pub fn json(&self) -> Json {
        let (players, pool) = match &self.seating {
            Seating::Table(players) => (players, false),
            Seating::Pool(players) => (players, true),
        };
        json!({
            "game": self.game,
            "options": self.options,
            "vary": self.vary,
            "players": players.iter().map(ToString::to_string).collect::<Vec<_>>(),
            "pool": pool,
            "games": self.games,
            "seed": self.seed,
            "mirror": self.mirror,
            "changes": self.changes.iter().map(ToString::to_string).collect::<Vec<_>>(),
            "question": self.question.map(|question| match question {
                Hypothesis::Elo { elo0, elo1 } => json!({ "elo0": elo0, "elo1": elo1 }),
                Hypothesis::Share { share, margin } => json!({ "share": share, "margin": margin }),
            }),
        })
    }

    /// From that object.
    pub fn of_json(json: &Json) -> Result<Self, Refused> {
        read(json).ok_or_else(|| Refused::of("its heading does not say what was asked for"))
    }
}

fn read(json: &Json) -> Option<Request> {
    let texts = |key: &str| -> Option<Vec<String>> {
        json[key].as_array()?.iter().map(|text| text.as_str().map(ToString::to_string)).collect()
    };
    let players: Vec<Player> =
        texts("players")?.iter().map(|text| text.parse().ok()).collect::<Option<_>>()?;
    let changes: Vec<Change> =
        texts("changes")?.iter().map(|text| text.parse().ok()).collect::<Option<_>>()?;
    let vary = json["vary"].as_array()?.iter().map(|pair| {
        let values = pair[1].as_array()?.iter().map(value).collect::<Option<Vec<_>>>()?;
        Some((pair[0].as_str()?.to_string(), values))
    });
    let options = json["options"].as_object()?.iter().map(|(key, json)| Some((key.clone(), value(json)?)));
    let question = &json["question"];
    let number = |key: &str| question[key].as_f64();
    Some(Request {
        game: json["game"].as_str()?.to_string(),
        options: options.collect::<Option<Options>>()?,
        vary: vary.collect::<Option<_>>()?,
        seating: if json["pool"].as_bool()? { Seating::Pool(players) } else { Seating::Table(players) },
        games: json["games"].as_u64()?,
        seed: json["seed"].as_u64()?,
        mirror: json["mirror"].as_bool()?,
        changes,
        question: match (number("elo0"), number("elo1"), number("share"), number("margin")) {
            (Some(elo0), Some(elo1), ..) => Some(Hypothesis::Elo { elo0, elo1 }),
            (_, _, Some(share), Some(margin)) => Some(Hypothesis::Share { share, margin }),
            _ => None,
        },
    })
}

/// A value of an option; a list has its order.
fn value(json: &Json) -> Option<Value> {
    match json {
        Json::Bool(flag) => Some(Value::Bool(*flag)),
        Json::Number(n) => n.as_i64().map(Value::Int),
        Json::String(text) => Some(Value::from(text.as_str())),
        Json::Array(items) => items.iter().map(value).collect::<Option<_>>().map(Value::Row),
        Json::Null | Json::Object(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::tests::request;

    #[test]
    fn what_is_asked_for_is_read_as_it_was_written() {
        let mut wanted = request("aeons", "greedy,expert@5");
        wanted.options =
            Options::from([("players".into(), Value::Int(2)), ("supply".into(), Value::from("random"))]);
        wanted.vary =
            vec![("nemesis".into(), Vec::new()), ("difficulty".into(), vec![Value::from("normal")])];
        wanted.changes = vec!["rageborne:life=1".parse().unwrap()];
        wanted.question = Some(Hypothesis::Share { share: 0.25, margin: 0.01 });
        let json = wanted.json();
        assert_eq!(Request::of_json(&json).unwrap().json(), json);
        assert!(Request::of_json(&Json::Null).is_err());
    }
}
