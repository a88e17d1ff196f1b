//! What people can do at a table besides moving: share a screen, take back, ask for hints, be away, talk.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::client::{Server, values};
use crate::tables::{join_link, my_turn};

fn count(page: &str) -> String {
    values(page, "count")[0].clone()
}

/// A table of two people, by their pages.
fn duel(server: &Server) -> (String, String) {
    let mine = server.post_asked("/new/realms", &[("o-mode", "duel"), ("seat2", "open")]).location;
    let join = join_link(&server.get(&mine).text);
    let other = server.post_asked(&join, &[("seat", "2"), ("name", "Ann")]).location;
    (mine, other)
}

/// It is nobody's turn before everybody is there.
#[test]
fn a_table_with_a_free_seat_says_that_it_waits() {
    let server = Server::new("waits");
    let is_turn = |status: &str| status.contains("Your turn") || status.contains("Turn: ");
    for game in ["realms", "shards", "aeons"] {
        let fields: &[(&str, &str)] = if game == "realms" { &[("o-mode", "duel")] } else { &[] };
        let mine =
            server.post_asked(&format!("/new/{game}"), &[fields, &[("seat2", "open")]].concat()).location;
        let top = || {
            let page = server.get(&mine).text;
            page.split_once("class=\"status\"")
                .and_then(|(_, rest)| rest.split_once("class=\"ways\""))
                .unwrap()
                .0
                .to_string()
        };
        let status = top();
        assert!(status.contains("Waiting for players") && !is_turn(&status), "{game}: {status}");
        let join = join_link(&server.get(&mine).text);
        server.post_asked(&join, &[("seat", "2"), ("name", "Ann")]);
        let status = top();
        assert!(is_turn(&status) && !status.contains("Waiting"), "{game}: {status}");
    }
}

/// The nemesis may have acted before anybody is asked: the log begins there.
#[test]
fn the_log_begins_before_the_first_move() {
    let server = Server::new("opening");
    let seats = ["human", "human"];
    let made = server.send("/api/tables", &serde_json::json!({ "game": "aeons", "seats": seats })).json();
    for path in [&made["seats"][0]["token"], &made["seats"][1]["token"]]
        .map(|token| format!("/s/{}", token.as_str().unwrap()))
    {
        let page = server.get(&path).text;
        let (_, log) = page.split_once("id=\"log\"").unwrap();
        assert!(log.contains("data-line=\"0\"") && log.contains("Turn order:"), "{log}");
    }
}

/// Asks until the answer is right; the server works on its own threads.
fn wait(what: &str, mut is_so: impl FnMut() -> bool) {
    let began = Instant::now();
    while !is_so() {
        assert!(began.elapsed() < Duration::from_mins(4), "{what}");
        std::thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn the_only_move_plays_itself_for_those_who_want_that() {
    let server = Server::new("forced");
    // In an empty discard area the first draw is the only move.
    let plays = server.post("/new/realms", &[]).location;
    assert!(server.get(&plays).text.contains("data-count=\"2\""), "it played itself");
    let asks = server.post_asked("/new/realms", &[]).location;
    let page = my_turn(&server, &asks).text;
    assert_eq!(values(&page, "move"), ["draw"]);
    // What played itself is a move like any other: after a restart the table is the same.
    let before = server.get(&plays).text;
    let server = server.restarted();
    assert_eq!(before, server.get(&plays).text);
    // The draw that played itself is taken back together with the move before it; there is none, so undo is not offered.
    assert!(!before.contains("id=\"undo\""), "{before}");
}

#[test]
fn without_script_a_turn_that_leaves_something_undone_is_asked_about() {
    let server = Server::new("confirm");
    let seat = server.post("/new/shards", &[]).location;
    let page = my_turn(&server, &seat).text;
    // The first turn begins with five cards in hand.
    assert!(page.contains("data-warn=") && page.contains("value=\"end\" data-ends"), "{page}");
    let (to, count) = (format!("{seat}/move"), count(&page));
    let fields = [("count", count.as_str()), ("move", "end")];
    let asked = server.post(&to, &fields);
    assert_eq!(asked.status, 200, "{asked:?}");
    assert!(asked.text.contains("End the turn?") && asked.text.contains("Play Crystal"), "{}", asked.text);
    assert_eq!(values(&server.get(&seat).text, "count")[0], count, "nothing was ended");
    let sure = [fields[0], fields[1], ("sure", &values(&asked.text, "sure")[0])];
    assert_eq!(server.post(&to, &sure).status, 303, "it is ended by those who are sure");
    let late = [fields[0], ("move", "play crystal")];
    assert_eq!(server.post(&to, &late).status, 409, "an old page is told so, not asked");
    let other = server.post("/new/shards", &[]).location;
    let count = values(&my_turn(&server, &other).text, "count")[0].clone();
    let by_script = server.post_by_script(&format!("{other}/move"), &[("count", &count), ("move", "end")]);
    assert!(!by_script.text.contains("End the turn?"), "a script has asked already");
}

#[test]
fn ending_a_turn_with_power_left_is_asked_about() {
    let server = Server::new("power-left");
    // Four of five first hands bring power.
    let dealt = (0..40).find_map(|_| {
        let seat = server.post("/new/shards", &[]).location;
        let mut page = my_turn(&server, &seat).text;
        while let Some(text) = values(&page, "move").into_iter().find(|text| text.starts_with("play ")) {
            server.post(&format!("{seat}/move"), &[("count", &count(&page)), ("move", &text)]);
            page = server.get(&seat).text;
        }
        page.contains("value=\"attack ").then_some((seat, page))
    });
    let (seat, page) = dealt.expect("one of forty hands has power");
    assert!(page.contains("data-ends data-attacks"), "{page}");
    let asked = server.post(&format!("{seat}/move"), &[("count", &count(&page)), ("move", "end")]);
    assert_eq!(asked.status, 200, "{asked:?}");
    assert!(asked.text.contains("End the turn?") && asked.text.contains("Attack "), "{}", asked.text);
}

#[test]
fn a_program_is_always_asked() {
    let server = Server::new("forced-api");
    let made = server.send("/api/tables", &json!({ "game": "realms", "seats": ["human"] })).json();
    let seat = made["seats"][0]["token"].as_str().unwrap().to_string();
    assert_eq!(server.get(&format!("/api/seats/{seat}")).json()["moves"], 0);
}

#[test]
fn undo_goes_back_over_moves_that_played_themselves() {
    let server = Server::new("undo-forced");
    let made = server
        .send("/api/tables", &json!({ "game": "aeons", "options": { "players": 1 }, "seats": ["human"] }));
    let seat = format!("/s/{}", made.json()["seats"][0]["token"].as_str().unwrap());
    let mut steps = 0;
    // Alone at the table every move can be taken back, however much followed from it.
    for _ in 0..40 {
        let page = my_turn(&server, &seat).text;
        let moves = values(&page, "move");
        if moves.is_empty() {
            break;
        }
        let text = crate::tables::decoded(moves.last().unwrap());
        let posted =
            server.post_by_script(&format!("{seat}/move"), &[("count", &count(&page)), ("move", &text)]);
        if posted.text.contains("/rematch") {
            break;
        }
        let undone = server.post_by_script(&format!("{seat}/undo"), &[("count", &count(&posted.text))]);
        assert_eq!(undone.status, 200, "{text}: {undone:?}");
        assert_eq!(values(&undone.text, "move"), moves, "{text} was taken back");
        server.post(&format!("{seat}/move"), &[("count", &count(&undone.text)), ("move", &text)]);
        steps += 1;
    }
    // How many steps the last offer of each page leads through depends on the deal.
    assert!(steps > 3, "{steps}");
    let before = server.get(&seat).text;
    assert!(before.contains("took a move back after something had been revealed"), "marked: {before}");
    let server = server.restarted();
    assert_eq!(server.get(&seat).text, before);
}

#[test]
fn with_others_a_reveal_is_taken_back_only_by_consent() {
    let server = Server::new("consent");
    let (mine, other) = duel(&server);
    let drawn = |server: &Server| {
        let page = my_turn(server, &mine).text;
        server.post_asked(&format!("{mine}/move"), &[("count", &count(&page)), ("move", "draw")]);
        server.get(&mine).text
    };
    let page = drawn(&server);
    let asked = server.post_by_script(&format!("{mine}/undo"), &[("count", &count(&page))]);
    assert!(asked.status == 200 && asked.text.contains("the others are being asked"), "{asked:?}");
    assert!(!asked.text.contains("id=\"undo\""), "one request at a time");
    // The request is still there after a restart.
    let server = server.restarted();
    let theirs = server.get(&other).text;
    assert!(
        theirs.contains("may I take my move back") && !server.get(&mine).text.contains("/reply"),
        "{theirs}"
    );
    assert_eq!(
        server.post_asked(&format!("{mine}/reply"), &[("yes", "true")]).status,
        400,
        "nobody agrees with themselves"
    );
    let refused = server.post_by_script(&format!("{other}/reply"), &[("yes", "false")]);
    assert_eq!(refused.status, 200, "{refused:?}");
    let page = server.get(&mine).text;
    let again = server.post_asked(&format!("{mine}/undo"), &[("count", &count(&page))]);
    assert_eq!(again.status, 400, "after a refusal not before the next own move: {again:?}");
    // Next own move, next request, this time agreed to.
    let next = values(&page, "move")[0].clone();
    server.post_asked(&format!("{mine}/move"), &[("count", &count(&page)), ("move", &next)]);
    let page = server.get(&mine).text;
    let asked = server.post_by_script(&format!("{mine}/undo"), &[("count", &count(&page))]);
    assert!(asked.text.contains("the others are being asked"), "{asked:?}");
    assert_eq!(server.post_asked(&format!("{other}/reply"), &[("yes", "true")]).status, 303);
    let page = server.get(&mine).text;
    assert!(values(&page, "move").contains(&next), "it is to be decided again: {page}");
    assert!(page.contains("took a move back after something had been revealed"), "and marked");
}

#[test]
fn hints_are_for_tables_that_allow_them_and_for_the_seat_alone() {
    let server = Server::new("hints");
    let seat = server.post_asked("/new/realms", &[]).location;
    let page = my_turn(&server, &seat).text;
    assert!(page.contains("id=\"hint\""));
    server.post_asked(&format!("{seat}/move"), &[("count", &count(&page)), ("move", "draw")]);
    let hinted = server.post_by_script(&format!("{seat}/hint"), &[]);
    assert!(
        hinted.status == 200
            && hinted.text.contains("id=\"hints\"")
            && hinted.text.contains("class=\"plan\""),
        "{hinted:?}"
    );
    assert!(hinted.text.contains("points at the end (± "), "in points, with the error: {hinted:?}");
    assert!(hinted.text.contains("data-why"), "and why: {hinted:?}");
    let whole = server.post(&format!("{seat}/hint"), &[]);
    assert!(whole.text.starts_with("<!DOCTYPE") && whole.text.contains("id=\"hints\""), "without script too");
    assert!(!server.get(&seat).text.contains("id=\"hints\""), "it is not kept");
    let watch: String =
        page.split("/w/").nth(1).unwrap().chars().take_while(char::is_ascii_hexdigit).collect();
    assert_eq!(server.post(&format!("/w/{watch}/hint"), &[]).status, 404);
    let (mine, _) = duel(&server);
    assert!(!server.get(&mine).text.contains("id=\"hint\""));
    assert_eq!(
        server.post(&format!("{mine}/hint"), &[]).status,
        400,
        "not with others, unless they chose it"
    );
}

#[test]
fn a_hint_says_what_it_expects_to_follow() {
    let server = Server::new("line");
    let seat = server.post_asked("/new/shards", &[]).location;
    my_turn(&server, &seat);
    let hinted = server.post_by_script(&format!("{seat}/hint"), &[]);
    assert!(hinted.text.contains("class=\"then\""), "{hinted:?}");
}

fn hand(view: &Value, seat: usize) -> Vec<String> {
    let cards = view["position"][format!("seat{seat}")]["hand"].as_array().unwrap().clone();
    cards.iter().map(|card| card.as_str().unwrap().to_string()).collect()
}

#[test]
fn a_shared_screen_shows_one_hand_at_a_time_and_none_between() {
    let server = Server::new("hot");
    let wish = json!({ "game": "realms", "options": { "mode": "duel" }, "seats": ["hot", "hot"] });
    let made = server.send("/api/tables", &wish).json();
    let screen = format!("/h/{}", made["screen"].as_str().unwrap());
    let view = |seat: usize| {
        server.get(&format!("/api/seats/{}", made["seats"][seat]["token"].as_str().unwrap())).json()
    };
    let shows = |page: &str, seat: usize| {
        hand(&view(seat), seat + 1).iter().any(|card| page.contains(&format!("\"{card}\"")))
    };
    let page = server.get(&screen).text;
    assert!(page.contains("Hand the screen to"), "{page}");
    let reveal = |seat: &str| server.post_by_script(&format!("{screen}/reveal"), &[("seat", seat)]).text;
    for _ in 0..3 {
        for seat in [0, 1] {
            let page = server.get(&screen).text;
            assert!(!shows(&page, 0) && !shows(&page, 1), "nobody's hand is in the page between: {page}");
            assert_eq!(
                values(&page, "seat"),
                [(seat + 1).to_string()],
                "only somebody who is to act is asked for"
            );
            assert!(values(&page, "move").is_empty());
            let mut page = reveal(&(seat + 1).to_string());
            assert!(!shows(&page, 1 - seat), "the other hand stays hidden");
            while page.contains("name=\"move\"") {
                let moves = values(&page, "move");
                let number = (seat + 1).to_string();
                let fields = [("count", count(&page)), ("seat", number), ("move", moves[0].clone())];
                let fields: Vec<(&str, &str)> =
                    fields.iter().map(|(key, value)| (*key, value.as_str())).collect();
                let wrong = [fields[0], ("seat", if seat == 0 { "2" } else { "1" }), fields[2]];
                assert_eq!(
                    server.post(&format!("{screen}/move"), &wrong).status,
                    409,
                    "not from another's page"
                );
                page = server.post_by_script(&format!("{screen}/move"), &fields).text;
            }
        }
    }
    // Covered at any time, and after a restart.
    reveal("1");
    assert!(!shows(&reveal("0"), 0));
}

#[test]
fn a_form_with_a_hot_seat_puts_its_maker_before_the_same_screen() {
    let server = Server::new("hot-form");
    let made = server
        .post("/new/realms", &[("o-mode", "duel"), ("name", "Eva"), ("seat2", "hot"), ("name2", "Jan")]);
    assert!(made.location.starts_with("/h/"), "{made:?}");
    let page = server.get(&made.location).text;
    assert!(page.contains("Eva") && !page.contains("Jan"), "Eva begins: {page}");
}

#[test]
fn a_bot_plays_for_the_absent_until_they_are_back() {
    let server = Server::new("away");
    let wish = json!({ "game": "realms", "options": { "mode": "duel" }, "seats": ["human", "human"], "away_seconds": 1, "stand_in": "random" });
    let made = server.send("/api/tables", &wish).json();
    let seat = format!("/s/{}", made["seats"][0]["token"].as_str().unwrap());
    wait("nobody plays for the absent", || server.get(&seat).text.contains("a bot is playing for you"));
    let page = server.get(&seat).text;
    assert!(values(&page, "move").is_empty());
    let posted = server.post(&format!("{seat}/move"), &[("count", &count(&page)), ("move", "draw")]);
    assert!(posted.status != 303, "{posted:?}");
    let server = server.restarted();
    assert!(server.get(&seat).text.contains("a bot is playing for you"), "kept");
    assert_eq!(server.post(&format!("{seat}/home"), &[]).status, 303);
    assert!(!server.get(&seat).text.contains("a bot is playing for you"));
}

#[test]
fn what_is_said_is_escaped_cut_and_not_too_much() {
    let server = Server::new("chat");
    let (mine, other) = duel(&server);
    let before = server.get(&mine).text;
    let long = format!("<b>hello</b>{}", "x".repeat(300));
    assert_eq!(server.post(&format!("{other}/chat"), &[("say", &long)]).status, 303);
    let page = server.get(&mine).text;
    assert!(page.contains("&lt;b&gt;hello") && !page.contains("<b>hello"), "{page}");
    assert!(page.contains(&"x".repeat(180)) && !page.contains(&"x".repeat(200)));
    // Talk does not make anybody's page old.
    let moved = server.post_asked(&format!("{mine}/move"), &[("count", &count(&before)), ("move", "draw")]);
    assert_eq!(moved.status, 303, "{moved:?}");
    let statuses: Vec<u16> =
        (0..8).map(|_| server.post(&format!("{other}/chat"), &[("say", "again")]).status).collect();
    assert!(statuses.contains(&429), "{statuses:?}");
    let server = server.restarted();
    assert!(server.get(&mine).text.contains("&lt;b&gt;hello"), "kept");
}

/// In Chaotic Realms everybody could once end the game for all by sending the clock's move.
#[test]
fn nobody_but_the_clock_ends_the_trading() {
    let server = Server::new("time");
    let wish =
        json!({ "game": "realms", "options": { "mode": "chaos" }, "seats": ["human", "human", "human"] });
    let token = server.send("/api/tables", &wish).json()["seats"][0]["token"].as_str().unwrap().to_string();
    let view = || server.get(&format!("/api/seats/{token}")).json();
    let count = view()["count"].to_string();
    for text in ["time", " time ", "time\n"] {
        let answer = server
            .send(&format!("/api/seats/{token}/moves"), &json!({ "count": view()["count"], "move": text }));
        assert_eq!(answer.status, 422, "{answer:?}");
        assert!(answer.text.contains("clock"), "{answer:?}");
        let answer = server.post(&format!("/s/{token}/move"), &[("count", count.as_str()), ("move", text)]);
        assert_eq!(answer.status, 422, "{answer:?}");
    }
    let after = view();
    assert!(after["moves"] == 0 && after["outcome"].is_null(), "{after}");
    let offers = after["offers"].as_array().unwrap();
    assert!(offers.iter().all(|offer| offer["move"] != "time"), "the clock's move is not offered");
    assert!(offers.iter().any(|offer| offer["move"].as_str().unwrap().starts_with("call ")));
}

/// The sentence of the lot on a page, if there is one.
fn lot(page: &str) -> Option<String> {
    let (_, said) = page.split_once("data-lot>")?;
    Some(said.split_once('<')?.0.to_string())
}

#[test]
fn who_begins_is_drawn_where_people_are_dealt_for() {
    let server = Server::new("lot");
    for game in ["realms", "aeons"] {
        let form = server.get(&format!("/new/{game}")).text;
        let (_, field) = form.split_once("name=\"o-first\"").expect("who begins can be chosen");
        let field = field.split_once("</select>").expect("a list").0;
        assert!(field.contains("value=\"random\" selected"), "{field}");
        assert!(
            lot(&server.get(&server.post(&format!("/play/{game}"), &[]).location).text).is_some(),
            "{game}"
        );
    }
    let dealt = |path: &str, fields: &[(&str, &str)]| server.get(&server.post(path, fields).location).text;
    let drawn: std::collections::BTreeSet<String> =
        (0..12).map(|_| lot(&dealt("/play/realms", &[])).expect("the lot is shown")).collect();
    assert!(
        drawn.len() > 1 && drawn.iter().all(|told| told.ends_with("won the draw for the first turn.")),
        "{drawn:?}"
    );
    let page = dealt("/new/realms", &[("o-first", "random"), ("o-mode", "duel")]);
    let told = lot(&page).expect("the lot is shown");
    let (_, log) = page.split_once("id=\"log\"").expect("there is a log");
    assert!(log.contains(&told), "the lot is in the log too: {log}");
    assert_eq!(lot(&dealt("/new/realms", &[("o-first", "2")])), None, "the seat that was asked for begins");
    // Programs say what they want.
    let made =
        server.send("/api/tables", &json!({ "game": "realms", "seats": ["human", "human", "human"] })).json();
    let page = server.get(&format!("/s/{}", made["seats"][0]["token"].as_str().unwrap())).text;
    assert_eq!(lot(&page), None);
}

#[test]
fn a_card_is_called_out_and_answered_on_the_page() {
    let server = Server::new("call");
    let wish =
        json!({ "game": "realms", "options": { "mode": "chaos" }, "seats": ["human", "human", "human"] });
    let made = server.send("/api/tables", &wish).json();
    let seats: Vec<String> =
        (0..3).map(|seat| made["seats"][seat]["token"].as_str().unwrap().to_string()).collect();
    let page = |seat: usize| server.get(&format!("/s/{}", seats[seat])).text;
    let post = |seat: usize, fields: &[(&str, &str)]| {
        let count = count(&page(seat));
        let fields: Vec<(&str, &str)> = fields.iter().copied().chain([("count", count.as_str())]).collect();
        let answer = server.post(&format!("/s/{}/move", seats[seat]), &fields);
        assert_eq!(answer.status, 303, "{answer:?}");
    };
    let held = |seat: usize| hand(&server.get(&format!("/api/seats/{}", seats[seat])).json(), seat + 1);
    let (mine, theirs) = (held(0), held(1));
    post(0, &[("move", "call {give} for {wish}"), ("give", &mine[0]), ("wish", "any")]);
    let asked = page(1);
    assert!(asked.contains("data-call=\"1\"") && asked.contains("Answer with:"), "{asked}");
    let answer = format!("answer 1 {}", theirs[0]);
    assert!(values(&asked, "move").contains(&answer), "{asked}");
    post(1, &[("move", &answer)]);
    assert!(values(&page(0), "move").contains(&"accept 2".to_string()));
    post(0, &[("move", "accept 2")]);
    assert!(held(0).contains(&theirs[0]) && held(1).contains(&mine[0]));
}
