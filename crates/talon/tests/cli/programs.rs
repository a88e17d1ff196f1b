//! Somebody else's programs as players, written for a shell that every machine has.

use std::path::PathBuf;

use serde_json::Value;

use crate::program::{Answer, file, refused, run};

/// The player of the examples: always the first move.
fn first() -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../examples/bots/first.sh");
    format!("cmd:sh {}", path.canonicalize().unwrap().display())
}

/// A script that says it is ready and then does this with every question.
fn script(name: &str, each: &str) -> String {
    let text = format!(
        "while IFS= read -r line; do case $line in\n*'\"talon\":'*) echo '{{\"ready\":true,\"name\":\"{name}\"}}' ;;\n\
         *'\"moves\":['*) {each} ;;\nesac; done\n"
    );
    format!("sh {}", file(&format!("{name}.sh"), text).display())
}

fn simulate(bots: &str, more: &[&str]) -> Value {
    let args = ["simulate", "shards", "--json", "--bots", bots];
    let answer = run(args.iter().chain(more));
    assert!(answer.code == Some(0) && answer.err.is_empty(), "{answer:?}");
    serde_json::from_str(&answer.out).unwrap()
}

#[test]
fn a_program_plays_every_game_and_is_named() {
    for game in ["realms", "shards", "aeons"] {
        let rows = file(&format!("programs-{game}.csv"), "");
        let args = [
            "simulate",
            game,
            "--json",
            "--games",
            "4",
            "--bots",
            &first(),
            "--rows",
            rows.to_str().unwrap(),
        ];
        let answer = run(args);
        assert!(answer.code == Some(0) && answer.err.is_empty(), "{answer:?}");
        let told: Value = serde_json::from_str(&answer.out).unwrap();
        assert_eq!((&told["games"], &told["unfinished"]), (&4.into(), &0.into()), "{told}");
        assert_eq!(told["forfeits"]["count"], serde_json::json!({}), "{told}");
        let rows = std::fs::read_to_string(rows).unwrap();
        assert!(rows.lines().skip(1).all(|row| row.contains(",first.sh,")), "{rows}");
    }
}

#[test]
fn programs_are_rated_in_a_pool() {
    let args = ["simulate", "shards", "--json", "--games", "8", "--pool"];
    let answer = run(args.iter().copied().chain([format!("{},greedy", first()).as_str()]));
    assert_eq!(answer.code, Some(0), "{answer:?}");
    let told: Value = serde_json::from_str(&answer.out).unwrap();
    assert!(told["ratings"]["greedy"]["elo"].as_f64() > Some(0.0), "{told}");
    assert_eq!(told["rating_differences"].as_array().unwrap().len(), 1);
}

/// A fault costs the program that game, is counted by its kind and told with what the program said; the next game is played.
#[test]
fn a_fault_forfeits_the_game_and_nothing_hangs() {
    for (kind, each, said) in [
        ("crashed", "echo 'out of luck' >&2; exit 3", "exit status: 3"),
        ("illegal", "echo 'out of luck' >&2; echo '{\"move\":\"win\"}'", "`win` was not offered"),
        ("garbled", "echo 'out of luck' >&2; echo 'I win'", "`I win` is no answer"),
        ("late", "echo 'out of luck' >&2; sleep 600", "no answer within 520 ms"),
    ] {
        let program = format!("cmd@20ms:{}", script(kind, each));
        let told = simulate(&format!("{program},greedy"), &["--games", "2", "--threads", "1"]);
        assert_eq!(told["forfeits"]["count"][&program][kind], 2, "{told}");
        assert_eq!((&told["games"], &told["wins"]["bots"]["greedy"]), (&2.into(), &2.into()), "{told}");
        let first = &told["forfeits"]["first"][0];
        assert!(first["reason"].as_str().unwrap().contains(said), "{first}");
        assert_eq!((&first["seat"], first["stderr"].as_str()), (&1.into(), Some("out of luck")), "{first}");
    }
}

/// A program's own children end with it.
#[cfg(target_os = "linux")]
#[test]
fn no_process_is_left_behind() {
    let mark = format!("86400.{}", std::process::id());
    let program = format!("cmd@1ms:{}", script("sleeper", &format!("sleep {mark} & sleep {mark}")));
    simulate(&format!("{program},greedy"), &["--games", "1", "--threads", "1"]);
    let running = std::fs::read_dir("/proc").unwrap().filter_map(Result::ok).filter(|entry| {
        std::fs::read(entry.path().join("cmdline"))
            .is_ok_and(|line| String::from_utf8_lossy(&line).contains(&mark))
    });
    // The script itself has the mark in its text, not in its command.
    assert_eq!(running.count(), 0);
}

#[test]
fn a_program_that_cannot_play_is_refused_before_the_run() {
    refused(["simulate", "shards", "--bots", "cmd:/no/such/program,greedy"], "cannot be started");
    refused(["simulate", "shards", "--bots", "cmd:true,greedy"], "not ready");
    refused(["simulate", "shards", "--bots", "cmd:,greedy"], "cmd:./mybot");
    refused(["simulate", "shards", "--bots", "cmd@5s:./x,greedy"], "milliseconds");
    refused(["play", "shards", "--seats", "human,cmd:"], "cmd:./mybot");
}

#[test]
fn what_programs_write_to_standard_error_is_kept() {
    let log = file("program.log", "");
    let program = script(
        "chatty",
        "echo thinking >&2; rest=${line#*'\"moves\":[\"'}; printf '{\"move\":\"%s\"}\\n' \"${rest%%'\"'*}\"",
    );
    let more = ["--games", "2", "--program-log", log.to_str().unwrap()];
    let told = simulate(&format!("cmd:{program},greedy"), &more);
    assert_eq!(told["forfeits"]["count"], serde_json::json!({}), "{told}");
    assert!(std::fs::read_to_string(log).unwrap().lines().filter(|line| *line == "thinking").count() > 5);
}

#[test]
fn programs_sit_at_a_terminal() {
    let bot = first();
    let answer = run(["play", "realms", "--seed", "4", "--seats", &format!("{bot},{bot},bot:greedy")]);
    assert!(answer.code == Some(0) && answer.out.contains("first.sh"), "{answer:?}");
    assert!(answer.out.contains("The game is over"), "{answer:?}");
    let quitter = format!("cmd:{}", script("quitter", "echo 'good bye' >&2; exit 1"));
    let answer =
        run(["play", "realms", "--seed", "4", "--seats", &format!("{quitter},bot:greedy,bot:greedy")]);
    assert!(answer.code == Some(0) && answer.out.contains("forfeits the game"), "{answer:?}");
    assert!(answer.out.contains("good bye"), "{answer:?}");
}

fn blind(bot: &str, game: &str) -> Answer {
    run(["blind", bot, game, "--positions", "15"])
}

#[test]
fn a_bot_that_knows_no_more_than_its_seat_is_certified() {
    for game in ["realms", "shards", "aeons"] {
        let answer = blind(&first(), game);
        assert!(answer.code == Some(0) && answer.out.contains("unequal answers: 0"), "{answer:?}");
    }
    assert_eq!(blind("greedy", "shards").code, Some(0));
    refused(["blind", "expert@5ms", "shards"], "iterations");
    refused(["blind", "genius", "shards"], "unknown bot");
}

/// Two processes of the bot are told the same and still answer differently: dice stand in for whatever else a bot might know.
#[test]
fn a_bot_that_answers_by_something_else_is_caught() {
    let each = "rest=${line#*'\"moves\":[\"'}; one=${rest%%'\"'*}; tail=${rest#*'\",\"'}; two=${tail%%'\"'*}; \
                if [ $(($(od -An -N1 -tu1 /dev/urandom) % 2)) = 0 ]; then m=$one; else m=$two; fi; printf '{\"move\":\"%s\"}\\n' \"$m\"";
    let program = format!("cmd:{}", script("moody", each));
    let answer = run(["blind", &program, "shards", "--positions", "40", "--json"]);
    let told: Value = serde_json::from_str(&answer.out).unwrap();
    assert_eq!((answer.code, &told["asked"]), (Some(1), &40.into()), "{told}");
    let unequal = told["unequal"].as_array().unwrap();
    assert!(!unequal.is_empty() && unequal[0]["answers"][0] != unequal[0]["answers"][1], "{told}");
}

/// A server of this test, ended with it.
struct Served {
    child: std::process::Child,
    at: String,
}

impl Served {
    fn new() -> Self {
        use std::io::{BufRead, BufReader};
        let data = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("sit-{}", std::process::id()));
        let args = ["serve", "--bind", "127.0.0.1:0", "--log", "off", "--data", data.to_str().unwrap()];
        let mut child = crate::program::talon(args).stdout(std::process::Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let at = line.trim().strip_prefix("Talon: ").unwrap_or_else(|| panic!("{line}")).to_string();
        Self { child, at }
    }

    fn send(&self, path: &str, body: &Value) -> Value {
        let request = ureq::post(format!("{}{path}", self.at)).header("content-type", "application/json");
        let text = request.send(body.to_string()).unwrap().body_mut().read_to_string().unwrap();
        serde_json::from_str(&text).unwrap()
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_program_sits_at_the_table_of_a_server() {
    let server = Served::new();
    let wish =
        |seats: Value| serde_json::json!({ "game": "realms", "seats": seats, "options": { "mode": "duel" } });
    let mut private = wish(serde_json::json!(["human", "bot:greedy"]));
    private["bot_pause"] = false.into();
    private["seed"] = 3.into();
    let made = server.send("/api/tables", &private);
    let link = format!("{}/s/{}", server.at, made["seats"][0]["token"].as_str().unwrap());
    let answer = run(["sit", &link, "--bot", &first()]);
    assert!(answer.code == Some(0) && answer.out.contains("the game is over: win"), "{answer:?}");
    // Two of them at one table: one has its seat, the other joins.
    let made = server.send("/api/tables", &wish(serde_json::json!(["human", "open"])));
    let seat = format!("{}/s/{}", server.at, made["seats"][0]["token"].as_str().unwrap());
    let join = format!("{}/j/{}", server.at, made["join"].as_str().unwrap());
    let other = std::thread::spawn(move || run(["sit", &join, "--bot", "random"]));
    let answer = run(["sit", &seat, "--bot", &first()]);
    let other = other.join().unwrap();
    assert_eq!((answer.code, &answer.out), (Some(0), &other.out), "{answer:?} {other:?}");
    refused(["sit", &seat, "--bot", "expert@200ms"], "the whole position");
    refused(["sit", "ftp://x/s/1", "--bot", "random"], "/s/TOKEN");
    refused(["sit", &format!("{}/s/0123", server.at), "--bot", "random"], "404");
}
