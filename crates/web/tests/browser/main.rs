//! A real browser at a real table. Needs chromium and chromedriver, which `./check` installs:
//! `cargo test -p talon-web --features browser --test browser`. With the feature `pictures` docs/screenshots are renewed.

mod axe;
#[path = "../http/client.rs"]
#[allow(dead_code, reason = "shared with the tests that speak HTTP themselves")]
mod client;
mod daily;
mod days;
mod deals;
mod driver;
mod editor;
mod hands;
mod languages;
mod lessons;
mod looks;
mod matrix;
mod pages;
mod play;
mod puzzles;
mod reviews;
mod signs;
mod small;
mod together;

use client::{Server, values};
use driver::Browser;
use play::{LAPTOP, by_clicks, by_keys, is_over};
use serde_json::{Value, json};

#[test]
fn realms_is_played_to_its_end_by_clicks() {
    let server = Server::new("clicks-realms");
    let browser = Browser::with_motion(LAPTOP);
    browser.open(&server.url("/"));
    assert!(browser.click("form[action='/play/realms'] button"));
    by_clicks(&browser);
    browser.until(
        "the replay is one click away",
        "return !!document.querySelector(\".answers a[href$='/replay']\")",
    );
    browser.click_when_still(".answers a[href$='/replay']");
    browser.until("the replay opens", "return !!document.querySelector('#slider')");
    browser.press("\u{e014}");
    browser.until(
        "an arrow steps",
        "return document.querySelector('#ask').textContent.includes('After move 1')",
    );
}

#[test]
fn shards_is_played_to_its_end_by_clicks() {
    let server = Server::new("clicks-shards");
    let browser = Browser::new(LAPTOP);
    let table = quick(&server, "shards");
    browser.open(&server.url("/settings"));
    // The usual pause after each move of the bot lets people see it; over a whole game it would take minutes.
    browser.ask("document.cookie = 'talon=pace:at-once; path=/'");
    browser.open(&server.url(&table));
    by_clicks(&browser);
    let result = "return document.querySelectorAll('#finale .standing .won').length === 1 && \
                  /^[0-9]+$/.test(document.querySelector('.proof summary code').textContent)";
    browser.until("the result says who stands how, and the seed", result);
}

#[test]
fn aeons_is_played_to_its_end_by_clicks() {
    let server = Server::new("clicks-aeons");
    let browser = Browser::new(LAPTOP);
    browser.open(&server.url(&quick(&server, "aeons")));
    by_clicks(&browser);
}

#[test]
fn realms_is_played_to_its_end_by_the_keyboard_alone() {
    keyboard_alone("realms");
}

#[test]
fn shards_is_played_to_its_end_by_the_keyboard_alone() {
    keyboard_alone("shards");
}

#[test]
fn aeons_is_played_to_its_end_by_the_keyboard_alone() {
    keyboard_alone("aeons");
}

fn keyboard_alone(game: &str) {
    let server = Server::new(&format!("keys-{game}"));
    let browser = Browser::new(LAPTOP);
    browser.open(&server.url(&quick(&server, game)));
    by_keys(&browser);
    let said = browser.text("#say");
    assert!(said.trim().ends_with(['.', '!', ')']), "whole sentences are said: {said}");
}

/// A table against one strong opponent or a hard nemesis, so that the game is soon over.
fn quick(server: &Server, game: &str) -> String {
    let fields: &[(&str, &str)] = match game {
        "aeons" => &[("o-players", "1"), ("o-difficulty", "extinction"), ("o-nemesis", "rageborne")],
        _ => &[],
    };
    let made = server.post(&format!("/new/{game}"), fields);
    assert_eq!(made.status, 303, "{made:?}");
    made.location
}

#[test]
fn keys_open_and_close_what_they_say() {
    let server = Server::new("keys");
    let browser = Browser::new(LAPTOP);
    browser.open(&server.url(&server.post("/new/realms", &[]).location));
    browser.press("?");
    browser.until("? shows the keys", "return document.querySelector('#keys').matches(':popover-open')");
    browser.press("\u{e00c}");
    browser.until("Esc closes them", "return !document.querySelector('#keys').matches(':popover-open')");
    browser.press("l");
    browser.until("l goes to the log", "return document.activeElement.id === 'log'");
    browser.until("it is my turn", play::USABLE);
    browser.press("h");
    browser.until("h gives a hint", "return !!document.querySelector('#hints li')");
    browser.press("\u{e014}");
    let at = "return document.activeElement.matches('.can, .act')";
    browser.until("an arrow goes to what can be used", at);
    let count = browser.ask(play::COUNT);
    browser.press("\u{e007}");
    browser.until(
        "Enter uses it",
        &format!("return Number(document.querySelector('#board').dataset.count) > {count}"),
    );
    browser
        .until("the focus is somewhere useful", "return document.activeElement.matches('.can, .act, #ask')");
    // A bot that moves meanwhile would make the request stale.
    browser.until("it is my turn again", play::USABLE);
    browser.press("u");
    let back = "return document.querySelector('#log').textContent.includes('took a move back')";
    browser.until("u takes back", back);
}

#[test]
fn nothing_is_wider_than_a_phone_and_every_target_is_large() {
    let server = Server::new("phone");
    let mut paths: Vec<String> = [
        "/",
        "/new/realms",
        "/new/aeons",
        "/tools/score",
        "/tools/editor/realms",
        "/tools/editor/realms?scenario=rulings/c01",
        "/cards/realms",
        "/replay",
        "/settings",
    ]
    .map(String::from)
    .to_vec();
    paths
        .extend(["realms", "shards", "aeons"].map(|game| server.post(&format!("/new/{game}"), &[]).location));
    let hot = server.post("/new/realms", &[("o-mode", "duel"), ("seat2", "hot")]).location;
    let seat = paths[paths.len() - 1].clone();
    paths.extend([format!("{seat}/replay"), hot]);
    for size in [(360, 780), (390, 844)] {
        let browser = Browser::new(size);
        for path in &paths {
            browser.open(&server.url(path));
            let wide = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
            assert_eq!(browser.ask(wide), json!(0), "{path} scrolls sideways at {size:?}");
            let script = "return [...document.querySelectorAll('.act, .card.can, .face.can')].filter(e => e.offsetParent && \
                          (e.offsetHeight < 44 || e.offsetWidth < 44)).map(e => e.textContent + ' ' + e.offsetWidth + 'x' + e.offsetHeight)";
            assert_eq!(browser.ask(script), json!([]), "{path} has small targets at {size:?}");
        }
    }
}

#[test]
fn without_script_a_game_is_played_by_forms() {
    let server = Server::new("no-script");
    let browser = Browser::new(LAPTOP);
    browser.without_script();
    browser.open(&server.url(&server.post("/new/realms", &[("o-mode", "duel")]).location));
    let began = std::time::Instant::now();
    while !is_over(&browser) {
        assert!(began.elapsed() < play::PATIENCE, "stuck: {}", browser.text("#ask"));
        // Nothing to do yet: the page says how to look again.
        let clicked = browser.click("#board .can[name=move], #board .prompt.asked .answers button");
        if !clicked && !is_over(&browser) {
            browser.click("noscript a, #ask a");
        }
    }
}

#[test]
fn two_browsers_share_a_table_through_a_reload_and_a_restart() {
    let server = Server::new("two");
    let made = server
        .send(
            "/api/tables",
            &json!({ "game": "realms", "options": { "mode": "duel" }, "seats": ["human", "human"] }),
        )
        .json();
    let seat = |number: usize| format!("/s/{}", made["seats"][number]["token"].as_str().unwrap());
    let (ann, bob) = (Browser::new(LAPTOP), Browser::new(LAPTOP));
    ann.open(&server.url(&seat(0)));
    bob.open(&server.url(&seat(1)));
    nobody_sees_the_others_cards(&server, &made, [&ann, &bob]);
    play::one_move(&ann);
    bob.until("Bob sees what Ann did", "return document.querySelector('#log').textContent.includes('drew')");
    assert!(bob.text("#say").contains("drew"), "and hears it: {}", bob.text("#say"));
    let count = ann.ask(play::COUNT);
    ann.open(&server.url(&seat(0)));
    assert_eq!(ann.ask(play::COUNT), count, "a reload changes nothing");
    let server = server.restarted();
    ann.open(&server.url(&seat(0)));
    bob.open(&server.url(&seat(1)));
    assert_eq!(ann.ask(play::COUNT), count, "nor does a restart");
    for _ in 0..12 {
        if is_over(&ann) {
            break;
        }
        play::one_move(whoever_is_asked([&ann, &bob]));
        nobody_sees_the_others_cards(&server, &made, [&ann, &bob]);
    }
}

/// The one of these who is asked something; the page of the other may learn of it a little later.
fn whoever_is_asked(browsers: [&Browser; 2]) -> &Browser {
    let began = std::time::Instant::now();
    let asked =
        |browser: &&&Browser| browser.ask("return !!document.querySelector('.prompt.asked')") == json!(true);
    loop {
        if let Some(browser) = browsers.iter().find(asked) {
            return browser;
        }
        assert!(began.elapsed() < play::PATIENCE, "nobody is asked: {}", browsers[0].text("#ask"));
    }
}

/// Searches each page for what the other seat holds and nobody else may know.
fn nobody_sees_the_others_cards(server: &Server, made: &Value, browsers: [&Browser; 2]) {
    let view = |token: &Value| server.get(&format!("/api/seats/{}", token.as_str().unwrap())).json();
    let public = view(&made["watch"]);
    for browser in browsers {
        let told = format!("{} >= {}", play::COUNT, public["count"]);
        browser.until("the page has heard of the last move", &told);
    }
    let public = public.to_string();
    for (seat, browser) in browsers.into_iter().enumerate() {
        let other = view(&made["seats"][1 - seat]["token"]);
        let mine = view(&made["seats"][seat]["token"])["position"].to_string();
        let hand = other["position"][format!("seat{}", 2 - seat)]["hand"].as_array().unwrap().clone();
        let source = browser.source();
        for card in hand.iter().map(ToString::to_string) {
            let secret = !public.contains(&card) && !mine.contains(&card);
            assert!(!secret || !source.contains(&card), "seat {} sees {card}", seat + 1);
        }
    }
}

#[test]
fn a_shared_screen_hides_hands_while_it_changes_hands() {
    let server = Server::new("hot");
    let browser = Browser::new(LAPTOP);
    let fields = [("o-mode", "duel"), ("name", "Eva"), ("seat2", "hot"), ("name2", "Jan")];
    browser.open(&server.url(&server.post("/new/realms", &fields).location));
    for name in ["Eva", "Jan", "Eva", "Jan"] {
        let between = browser.source();
        assert!(browser.text(".hand-over").contains(name), "{}", browser.text("main"));
        assert!(
            values(&between, "move").is_empty() && !between.contains("data-card"),
            "no card is in it: {between}"
        );
        browser.press("1");
        browser.until("the table is shown", "return !!document.querySelector('.prompt.asked')");
        while browser.ask("return !!document.querySelector('.prompt.asked')") == json!(true) {
            play::one_move(&browser);
        }
        browser.until(
            "the screen is covered",
            "return !!document.querySelector('.hand-over') && !document.querySelector('[data-card]')",
        );
    }
}

#[test]
fn ending_a_turn_with_something_left_is_asked_twice() {
    let server = Server::new("warn");
    let browser = Browser::new(LAPTOP);
    browser.open(&server.url(&quick(&server, "shards")));
    browser.until("it is my turn", play::USABLE);
    // Play cards until the turn can be ended, while some are left.
    let ends = "return !!document.querySelector('[data-ends]')";
    for _ in 0..4 {
        if browser.ask(ends) == json!(true) {
            break;
        }
        play::one_move(&browser);
    }
    let count = browser.ask(play::COUNT);
    assert!(browser.click("[data-ends]"), "the turn can be ended");
    browser.until("it asks", "return document.querySelector('#warn').open");
    assert!(browser.click("#warn-no"));
    assert_eq!(browser.ask(play::COUNT), count, "nothing was ended");
    assert!(browser.click("[data-ends]") && browser.click("#warn-yes"));
    browser.until(
        "it is ended",
        &format!("return Number(document.querySelector('#board').dataset.count) > {count}"),
    );
}
