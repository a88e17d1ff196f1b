//! The deal of the day: once for each browser, the same for everybody, and sealed until its day is over.

use std::time::Duration;

use serde_json::json;
use sha2::{Digest as _, Sha256};
use talon_core::{Options, Value};
use talon_table::games;
use talon_web::{Clock, Config};

use crate::client::{Answer, Server};

const DAY: Duration = Duration::from_hours(24);

/// A browser that keeps the cookie with its key.
struct Browser<'a> {
    server: &'a Server,
    cookie: String,
}

impl<'a> Browser<'a> {
    fn new(server: &'a Server) -> Self {
        Self { server, cookie: String::new() }
    }

    fn get(&self, path: &str) -> String {
        let answer = self.server.get_with(path, &[("cookie", &self.cookie)]);
        assert_eq!(answer.status, 200, "{path}: {}", answer.text);
        answer.text
    }

    fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let answer = self.server.post_from(path, &self.cookie, fields);
        if let Some(pair) = answer.cookie.split(';').next().filter(|pair| pair.starts_with("talon-daily")) {
            self.cookie = pair.to_string();
        }
        answer
    }

    /// Begins the try at a game; returns the secret of its seat.
    fn begin(&mut self, game: &str, name: &str) -> String {
        let answer = self.post(&format!("/daily/{game}"), &[("name", name)]);
        assert_eq!(answer.status, 303, "{}", answer.text);
        answer.location.strip_prefix("/s/").expect("to the seat").to_string()
    }
}

/// A server with the test's own clock, set to noon, so that no midnight comes in between.
fn at_noon(name: &str) -> (Server, Clock) {
    let clock = Clock::default();
    let past = clock.now() % DAY.as_secs();
    clock.forward(Duration::from_secs(DAY.as_secs() - past) + DAY / 2);
    let used = clock.clone();
    (Server::with(name, move |config: &mut Config| config.clock = used), clock)
}

/// Plays a seat to the end of its game, always with the move that `choose` picks; returns the moves.
pub(crate) fn play(server: &Server, seat: &str, choose: fn(usize) -> usize) -> Vec<String> {
    let mut made = Vec::new();
    loop {
        let path = format!("/api/seats/{seat}");
        let mut view = server.get(&path).json();
        while view["offers"].as_array().is_some_and(Vec::is_empty) && view["outcome"].is_null() {
            view = server.get(&format!("{path}?wait={}", view["count"])).json();
        }
        let offers = view["offers"].as_array().unwrap().clone();
        if offers.is_empty() {
            return made;
        }
        let text = &offers[choose(offers.len())]["move"];
        let answer = server.send(&format!("{path}/moves"), &json!({ "count": view["count"], "move": text }));
        assert_eq!(answer.status, 200, "{text}: {}", answer.text);
        made.push(text.to_string());
    }
}

pub(crate) const fn first(_: usize) -> usize {
    0
}

pub(crate) const fn last(offers: usize) -> usize {
    offers - 1
}

/// What follows a mark, up to the next quote.
pub(crate) fn after<'a>(page: &'a str, mark: &str) -> &'a str {
    let (_, rest) = page.split_once(mark).unwrap_or_else(|| panic!("no {mark} in {page}"));
    rest.split(['"', '<']).next().unwrap()
}

pub(crate) fn digest(text: &str) -> String {
    use std::fmt::Write as _;

    Sha256::digest(text).iter().fold(String::new(), |mut digits, byte| {
        write!(digits, "{byte:02x}").unwrap();
        digits
    })
}

/// The seed of today's deal, by the public formula, from what only the keeper can read.
fn seed(server: &Server, clock: &Clock, game: &str) -> u64 {
    let file = rusqlite::Connection::open(server.config().data.join("talon.db")).unwrap();
    let kept: String =
        file.query_row("SELECT value FROM word WHERE name = 'daily'", (), |row| row.get(0)).unwrap();
    let words: Vec<&str> = kept.split(' ').collect();
    let today = clock.now() / DAY.as_secs();
    let mut key = words[2].to_string();
    for _ in today..words[1].parse().unwrap() {
        key = digest(&key);
    }
    let date = server.get(&format!("/daily/{game}")).text;
    let date = after(&date, "data-day=\"");
    u64::from_str_radix(&digest(&format!("{date} {game} {key}"))[..16], 16).unwrap()
}

#[test]
fn a_browser_has_one_try_and_the_same_cards_as_everybody() {
    let (server, _) = at_noon("daily-once");
    let (mut anna, mut bo) = (Browser::new(&server), Browser::new(&server));
    let page = anna.get("/daily");
    assert!(page.contains("data-page=\"daily\"") && page.contains("href=\"/daily/aeons\""), "{page}");
    assert!(server.get("/").text.contains("href=\"/daily\""), "the front page leads there");
    let seat = anna.begin("realms", "Anna");
    assert_eq!(anna.begin("realms", "Anna again"), seat, "the second press leads to the same seat");
    let other = bo.begin("realms", "Bo");
    assert_ne!(other, seat);
    let position = |seat: &str| server.get(&format!("/api/seats/{seat}")).json()["position"].clone();
    assert_eq!(position(&seat), position(&other), "the same deal");
    assert_ne!(position(&seat), position(&anna.begin("shards", "")), "each game has its own");
    // The bots answer the same moves with the same moves.
    assert_eq!(play(&server, &seat, first), play(&server, &other, first));
    let end = position(&seat);
    assert_eq!(end["seat1"]["score"], position(&other)["seat1"]["score"]);
    let page = anna.get("/daily/realms");
    assert!(
        page.contains("data-open") && page.contains(&format!("<b>{}</b>", end["seat1"]["score"])),
        "{page}"
    );
    assert_eq!(anna.begin("realms", ""), seat, "it stays the one try when it is over");
}

#[test]
fn results_are_sealed_until_your_own_try_is_over() {
    let (server, _) = at_noon("daily-sealed-results");
    let (mut anna, mut bo) = (Browser::new(&server), Browser::new(&server));
    let seat = anna.begin("realms", "Anna");
    play(&server, &seat, first);
    let anna_page = anna.get("/daily/realms");
    let link = after(&anna_page, "id=\"friend-link\" readonly value=\"");
    let path = &link[link.find("/daily/").unwrap()..];
    let score = server.get(&format!("/api/seats/{seat}")).json()["position"]["seat1"]["score"].clone();
    let before = bo.get(path);
    assert!(before.contains("Anna") && before.contains("sealed until you have played"), "{before}");
    assert!(!before.contains("id=\"everybody\"") && !before.contains(&format!(">{score}<")), "{before}");
    assert!(!before.contains(&seat), "a link for friends opens no seat");
    let code = path.split_once("with=").unwrap().1;
    assert_eq!(bo.post("/daily/friends", &[("with", code), ("game", "realms")]).location, "/daily/realms");
    let other = bo.begin("realms", "Bo");
    let begun = bo.get("/daily/realms");
    assert!(begun.contains("sealed until you have played") && begun.contains("id=\"go-on\""), "{begun}");
    play(&server, &other, last);
    let after_it = bo.get("/daily/realms");
    assert!(
        after_it.contains(&format!("data-friend=\"{code}\""))
            && after_it.contains(&format!("<b>{score}</b>")),
        "{after_it}"
    );
    assert!(after_it.contains("class=\"histogram\"") && after_it.contains("2 have finished"), "{after_it}");
    assert!(!after_it.contains("/w/"), "nobody's game can be watched yet");
    assert_eq!(bo.post("/daily/friends", &[("forget", code), ("game", "realms")]).status, 303);
    assert!(!bo.get("/daily/realms").contains("data-friend"));
}

#[test]
fn todays_deal_comes_by_no_other_way() {
    let (server, clock) = at_noon("daily-ways");
    let mut anna = Browser::new(&server);
    let seat = anna.begin("realms", "Anna");
    let refused = |answer: &Answer, what: &str| {
        assert_eq!(answer.status, 400, "{what}: {}", answer.text);
        assert!(answer.text.contains("one try at the deal"), "{what}: {}", answer.text);
    };
    let api = |what: &str| server.get(&format!("/api/seats/{seat}/{what}"));
    // Hints, and taking back what was revealed.
    assert_eq!(server.post(&format!("/s/{seat}/hint"), &[]).status, 400);
    let view = server.get(&format!("/api/seats/{seat}")).json();
    let draw = json!({ "count": view["count"], "move": "draw" });
    let view = server.send(&format!("/api/seats/{seat}/moves"), &draw).json();
    let undo = server.send(&format!("/api/seats/{seat}/undo"), &json!({ "count": view["count"] }));
    assert_eq!(undo.status, 400, "{}", undo.text);
    // Watching, while it is played and when it is over.
    let watch = server.find_watch(&seat);
    refused(&server.get(&format!("/w/{watch}")), "watching");
    play(&server, &seat, first);
    for path in [format!("/w/{watch}"), format!("/w/{watch}/replay"), format!("/w/{watch}/record")] {
        refused(&server.get(&path), &path);
    }
    refused(&server.get(&format!("/api/seats/{watch}")), "the interface for watchers");
    // The record, the proof and the seed, even for the player.
    assert_eq!((api("record").status, server.get(&format!("/s/{seat}/record")).status), (400, 400));
    assert!(server.get(&format!("/api/seats/{seat}")).json()["proof"].is_null());
    let seed = seed(&server, &clock, "realms");
    for path in [format!("/s/{seat}"), format!("/s/{seat}/replay?step=0&eyes=2"), "/daily/realms".into()] {
        let page = anna.get(&path);
        assert!(!page.contains(&seed.to_string()), "{path}: the seed is told");
        assert!(!page.contains(&format!("{watch}\"")), "{path}: the way to watch is told");
    }
    // Playing on from one of its moments.
    let branch = server.post(&format!("/s/{seat}/branch"), &[("step", "0"), ("seat", "1")]);
    assert_eq!(branch.status, 400, "{}", branch.text);
    // With its seed, and from a record somebody wrote.
    let made = json!({ "game": "realms", "options": { "players": 3 }, "seats": ["human"], "seed": seed });
    refused(&server.send("/api/tables", &made), "a seed");
    let free = json!({ "game": "realms", "options": { "players": 3 }, "seats": ["human"], "seed": seed ^ 1 });
    assert_eq!(server.send("/api/tables", &free).status, 201, "any other seed is free");
    let options = Options::from([("players".to_string(), Value::Int(3))]);
    let record = games::named("realms").unwrap().table(&options, seed).unwrap().record().to_string();
    refused(&server.post("/replay", &[("record", &record)]), "a record");
    // The next game at the same table is a new deal, and not a try.
    let again = server.post(&format!("/s/{seat}/rematch"), &[]).location;
    let again = again.strip_prefix("/s/").unwrap();
    assert_ne!(server.get(&format!("/api/seats/{again}")).json()["position"], view["position"]);
    assert_eq!(server.get(&format!("/w/{}", server.find_watch(again))).status, 200);
    // When the day is over, everything is open.
    clock.forward(DAY);
    assert_eq!(server.get(&format!("/w/{watch}/replay")).status, 200);
    assert!(api("record").text.contains(&format!("seed = {seed}")));
    assert_eq!(server.send("/api/tables", &made).status, 201);
    assert_eq!(server.post("/replay", &[("record", &record)]).status, 303);
}

#[test]
fn when_the_day_is_over_its_best_game_and_its_key_are_shown() {
    let (server, clock) = at_noon("daily-over");
    let (mut anna, mut bo) = (Browser::new(&server), Browser::new(&server));
    let seats = [anna.begin("realms", "Anna"), bo.begin("realms", "Bo")];
    play(&server, &seats[0], first);
    play(&server, &seats[1], last);
    let late = Browser::new(&server).begin("realms", "Late");
    let date = after(&server.get("/daily/realms").text, "data-day=\"").to_string();
    let anchor = after(&server.get("/daily/proof").text, "id=\"anchor\">").to_string();
    let seed = seed(&server, &clock, "realms");
    assert!(!server.get("/daily/proof").text.contains("data-key"), "today's key is secret");
    clock.forward(DAY);
    let scores = seats.each_ref().map(|seat| {
        server.get(&format!("/api/seats/{seat}")).json()["position"]["seat1"]["score"].as_i64().unwrap()
    });
    let page = server.get("/daily/realms").text;
    assert!(page.contains(&format!("href=\"/daily/realms/{date}\"")), "{page}");
    let old = server.get(&format!("/daily/realms/{date}")).text;
    let best = scores.iter().max().unwrap();
    assert!(old.contains("id=\"everybody\"") && old.contains(&format!("<b>{best}</b>")), "{old}");
    let watch = after(&old, "href=\"/w/").trim_end_matches("/replay");
    let winner = server.get(&format!("/w/{watch}"));
    assert!(winner.status == 200 && winner.text.contains(if scores[0] >= scores[1] { "Anna" } else { "Bo" }));
    // Anybody can check that the key was fixed beforehand: it leads to the anchor, and to the seed in the record.
    let proof = server.get("/daily/proof").text;
    let key = after(&proof, &format!("data-key=\"{date}\">"));
    let mut back = key.to_string();
    let steps = (0..10).find(|_| {
        back = digest(&back);
        back == anchor
    });
    assert!(steps.is_some(), "{key} does not lead to {anchor}");
    assert_eq!(digest(&format!("{date} realms {key}"))[..16], format!("{seed:016x}"));
    assert!(server.get(&format!("/w/{watch}/record")).text.contains(&format!("seed = {seed}")));
    // Somebody who finishes after midnight could know the cards.
    play(&server, &late, first);
    assert!(server.get(&format!("/daily/realms/{date}")).text.contains("2 have finished"));
    // Days that have not begun, or never existed, are not found.
    for day in ["2999-01-01", "1970-01-01", "yesterday", "2026-02-30"] {
        assert_eq!(server.get(&format!("/daily/realms/{day}")).status, 404, "{day}");
    }
    assert_eq!((server.get("/daily/chess").status, server.post("/daily/chess", &[]).status), (404, 404));
}

#[test]
fn the_bots_play_the_same_deal_and_reach_the_same_every_time() {
    let (server, _) = at_noon("daily-bots");
    let mut anna = Browser::new(&server);
    let seat = anna.begin("realms", "Anna");
    assert!(!anna.get("/daily/realms").contains("data-bot"), "not before your own try");
    play(&server, &seat, first);
    let bots = |page: &str| {
        page.split("data-bot=\"")
            .skip(1)
            .map(|bot| bot.split("</b>").next().unwrap().to_string())
            .collect::<Vec<_>>()
    };
    let shown = |server: &Server, cookie: &str| loop {
        let page = server.get_with("/daily/realms", &[("cookie", cookie)]).text;
        if !page.contains("id=\"bots-playing\"") {
            return bots(&page);
        }
    };
    let cookie = anna.cookie.clone();
    let before = shown(&server, &cookie);
    assert_eq!(before.len(), 3, "{before:?}");
    let server = server.restarted();
    assert_eq!(shown(&server, &cookie), before, "computed anew they are the same");
    assert!(server.get_with(&format!("/s/{seat}"), &[]).text.contains("id=\"compare\""), "the try is there");
}

#[test]
fn a_made_up_cookie_opens_nothing_and_forgetting_forgets() {
    let (server, _) = at_noon("daily-cookie");
    for made_up in [
        "",
        "x",
        "0",
        &"0".repeat(32),
        &"f".repeat(5000),
        "..",
        &format!("{}.x.{}", "0".repeat(32), "g".repeat(16)),
    ] {
        let answer = server.get_with("/daily/realms", &[("cookie", &format!("talon-daily={made_up}"))]);
        assert!(answer.status == 200 && !answer.text.contains("data-open"), "{made_up}: {}", answer.status);
    }
    for with in ["", "x", "%00", &"0".repeat(16), &"z".repeat(400)] {
        assert_eq!(server.get(&format!("/daily/realms?with={with}")).status, 200, "{with}");
    }
    let mut anna = Browser::new(&server);
    anna.begin("realms", "");
    assert!(
        anna.post("/mine/forget", &[])
            .cookies
            .iter()
            .any(|set| set.starts_with("talon-daily=;") && set.contains("Max-Age=0"))
    );
}
