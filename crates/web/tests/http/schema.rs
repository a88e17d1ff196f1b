//! Real answers are as the description of the interface says, and the example client plays at a real server.

use std::process::Command;

use serde_json::{Value, json};
use talon_table::games;

use crate::client::{Answer, Server};

/// The description as the server gives it out.
struct Description(Value);

impl Description {
    fn of(server: &Server) -> Self {
        Self(server.get("/api/openapi.json").json())
    }

    /// Is the answer one that the description foresees for this operation?
    fn check(&self, method: &str, path: &str, answer: &Answer) {
        let status = answer.status.to_string();
        let foreseen = &self.0["paths"][path][method]["responses"][&status]["content"];
        assert!(foreseen.is_object(), "{method} {path} may not answer {status}: {}", answer.text);
        if let Some(media) = foreseen.get("application/json") {
            let faults = self.faults(&media["schema"], &answer.json(), "answer");
            assert!(faults.is_empty(), "{method} {path} {status}: {faults:?}\n{}", answer.text);
        }
    }

    /// Where a value is not what a schema says. Only the words of JSON Schema that the description uses.
    fn faults(&self, schema: &Value, value: &Value, at: &str) -> Vec<String> {
        if let Some(name) = schema["$ref"].as_str() {
            let schema = self.0.pointer(name.trim_start_matches('#'));
            return self.faults(schema.unwrap_or_else(|| panic!("{name} is missing")), value, at);
        }
        if let Some(several) = schema["oneOf"].as_array() {
            let fitting = several.iter().filter(|one| self.faults(one, value, at).is_empty()).count();
            return if fitting == 1 {
                Vec::new()
            } else {
                vec![format!("{at} fits {fitting} of the schemas")]
            };
        }
        let mut faults = Vec::new();
        if !fits(&schema["type"], value) {
            faults.push(format!("{at} is not {}", schema["type"]));
        }
        if schema["enum"].as_array().is_some_and(|known| !known.contains(value)) {
            faults.push(format!("{at} is not one of {}", schema["enum"]));
        }
        for (place, item) in value.as_array().into_iter().flatten().enumerate() {
            faults.extend(self.faults(&schema["items"], item, &format!("{at}[{place}]")));
        }
        let Some(object) = value.as_object() else { return faults };
        for key in schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str) {
            if !object.contains_key(key) {
                faults.push(format!("{at} lacks {key}"));
            }
        }
        for (key, part) in object {
            match schema["properties"].get(key) {
                Some(schema) => faults.extend(self.faults(schema, part, &format!("{at}.{key}"))),
                None if schema["additionalProperties"] == false => faults.push(format!("{at} has {key}")),
                None => {}
            }
        }
        faults
    }
}

fn fits(kind: &Value, value: &Value) -> bool {
    let one = |kind: &str| match kind {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        other => panic!("{other} is not a type"),
    };
    match kind {
        Value::String(kind) => one(kind),
        Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).any(one),
        _ => true,
    }
}

#[test]
fn every_answer_is_as_described() {
    let server = Server::new("schema");
    let described = Description::of(&server);
    let check = |method: &str, path: &str, answer: Answer| {
        described.check(method, path, &answer);
        answer
    };
    for game in games::NAMES {
        let made = check(
            "post",
            "/api/tables",
            server.send("/api/tables", &json!({ "game": game, "seats": ["human", "open"] })),
        );
        let (join, one) = (made.json()["join"].clone(), made.json()["seats"][0]["token"].clone());
        let (join, one) = (join.as_str().unwrap(), one.as_str().unwrap());
        check("get", "/api/tables/{token}", server.get(&format!("/api/tables/{join}")));
        let seats = "/api/tables/{token}/seats";
        for body in [json!({ "seat": 2, "name": "Bo" }), json!({ "seat": 2 }), json!({ "seat": "two" })] {
            check("post", seats, server.send(&format!("/api/tables/{join}/seats"), &body));
        }
        let (view, moves, undo) =
            ("/api/seats/{token}", "/api/seats/{token}/moves", "/api/seats/{token}/undo");
        check("get", view, server.get(&format!("/api/seats/{}", made.json()["watch"].as_str().unwrap())));
        let seen = check("get", view, server.get(&format!("/api/seats/{one}"))).json();
        check("get", "/api/seats/{token}/record", server.get(&format!("/api/seats/{one}/record")));
        let (count, first) = (&seen["count"], &seen["offers"][0]["move"]);
        for body in [
            json!({ "count": count, "move": "nonsense" }),
            json!({ "count": count, "move": first }),
            json!({ "count": 0, "move": first }),
            json!({}),
        ] {
            check("post", moves, server.send(&format!("/api/seats/{one}/moves"), &body));
        }
        for body in [json!({ "count": 0 }), json!({ "count": u64::MAX }), json!([])] {
            check("post", undo, server.send(&format!("/api/seats/{one}/undo"), &body));
        }
        check(
            "post",
            "/api/seats/{token}/reply",
            server.send(&format!("/api/seats/{one}/reply"), &json!({ "yes": true })),
        );
        check("get", view, server.get("/api/seats/0123"));
        check("post", moves, server.send("/api/seats/0123/moves", &json!({ "count": 1, "move": "draw" })));
    }
    for body in [
        json!({ "game": "chess" }),
        json!({ "game": "realms", "options": { "players": 99 } }),
        json!({ "game": "x".repeat(20_000) }),
    ] {
        check("post", "/api/tables", server.send("/api/tables", &body));
    }
}

#[test]
fn a_schema_that_does_not_fit_is_noticed() {
    let server = Server::new("schema-bad");
    let described = Description::of(&server);
    let tick = &described.0["components"]["schemas"]["Tick"];
    assert!(described.faults(tick, &json!({ "count": 7 }), "tick").is_empty());
    for wrong in [json!({ "count": "7" }), json!({}), json!({ "count": 7, "seed": 1 }), json!(null)] {
        assert!(!described.faults(tick, &wrong, "tick").is_empty(), "{wrong}");
    }
}

#[test]
fn the_example_client_plays_a_whole_game_of_each_kind() {
    if Command::new("python3").arg("--version").output().is_err() {
        assert!(
            std::env::var("CI").as_deref() != Ok("true"),
            "the example client is not tested: there is no python3"
        );
        eprintln!("skipped: there is no python3");
        return;
    }
    let server = Server::new("python");
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");
    let run = |args: &[&str]| {
        let output = Command::new("python3").arg(script).args(args).output().unwrap();
        let (said, wrong) =
            (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert!(output.status.success() && said.contains(" after "), "{said}{wrong}");
        said.into_owned()
    };
    for game in games::NAMES {
        assert!(run(&[&server.url(""), "--new", game, "--seed", "1"]).contains("seat 1"));
    }
    let wish = json!({ "game": "realms", "options": { "mode": "duel" }, "seats": ["bot:random", "open"] });
    let join = server.send("/api/tables", &wish).json()["join"].as_str().unwrap().to_string();
    assert!(
        run(&[&server.url(&format!("/j/{join}")), "--policy", "words:draw", "--seed", "2"])
            .contains("seat 2")
    );
}
