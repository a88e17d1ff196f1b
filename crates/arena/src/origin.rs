//! What a result says about where it comes from, so that somebody can reproduce it.

use serde_json::{Value as Json, json};
use talon_core::digest;

use crate::plan::Plan;

/// Which program was asked for what, and when. Every result says so.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Origin {
    /// The version of the program.
    pub version: String,
    /// What was built: the kind of build, the machine, the commit where it is known.
    pub build: String,
    /// The command.
    pub command: String,
    /// When the run began, as `2026-01-31T12:00:00Z`.
    pub date: String,
    /// The run: a name for everything that decides its games.
    pub run: String,
    /// The plan in one object: game, rules, options, seats, seed.
    pub plan: Json,
}

impl Origin {
    /// Of rows that come from records: there is no run.
    pub fn of_records(version: &str, build: &str, command: &str, date: &str) -> Self {
        let own = [version, build, command, date].map(ToString::to_string);
        let [version, build, command, date] = own;
        Self { version, build, command, date, run: String::new(), plan: Json::Null }
    }

    /// The same of a run.
    #[must_use]
    pub fn of(self, plan: &Plan) -> Self {
        Self { run: run_name(plan), plan: plan.fingerprint(), ..self }
    }

    /// As an object.
    pub fn json(&self) -> Json {
        json!({
            "run": self.run,
            "version": self.version,
            "build": self.build,
            "command": self.command,
            "date": self.date,
            "plan": self.plan,
        })
    }
}

/// A name for everything that decides the games of a run; the same plan has the same name.
pub fn run_name(plan: &Plan) -> String {
    format!("{:016x}", digest(&plan.fingerprint().to_string()))
}
