//! A real browser at a real table. Needs chromium and chromedriver, which `./check` installs:
//! `cargo test -p talon-web --features browser --test browser`. With the feature `pictures` docs/screenshots are renewed.

#[path = "../http/client.rs"]
#[allow(dead_code, reason = "shared with the tests that speak HTTP themselves")]
mod client;
mod driver;
mod looks;

use std::time::{Duration, Instant};

use client::Server;
use driver::Browser;
use serde_json::json;

const LAPTOP: (u32, u32) = (1280, 720);
/// No whole game of these tests takes longer.
const PATIENCE: Duration = Duration::from_mins(4);

/// Clicks the first thing that can be used, again and again, until the game is over.
fn play_by_clicks(browser: &Browser) {
    let began = Instant::now();
    while !browser.text("#ask").contains("The game is over") {
        assert!(began.elapsed() < PATIENCE, "stuck at: {}", browser.text("#ask"));
        // A card that is gliding takes no click; the next try finds it at rest.
        if !browser.click("#board .can[name=move], .prompt .answers button") {
            std::thread::sleep(Duration::from_millis(30));
        }
    }
}

#[test]
fn a_whole_game_is_played_by_clicks() {
    let server = Server::new("clicks");
    let browser = Browser::new(LAPTOP);
    browser.open(&server.url("/"));
    assert!(browser.click("form[action='/play/realms'] button"));
    play_by_clicks(&browser);
    assert!(browser.click(".answers a[href$='/replay']"), "the replay is one click away");
    assert!(browser.click("#next"));
    assert!(browser.text(".ask").contains("After move 1"), "{}", browser.text(".ask"));
}

#[test]
fn nothing_is_wider_than_a_phone_and_every_target_is_large() {
    let server = Server::new("phone");
    let browser = Browser::new((360, 780));
    let mut paths =
        vec!["/".to_string(), "/new/realms".into(), "/tools/score".into(), "/cards/realms".into()];
    paths.extend(
        ["realms", "shards", "aeons"].map(|game| server.post(&format!("/play/{game}"), &[]).location),
    );
    for path in paths {
        browser.open(&server.url(&path));
        let wide =
            browser.ask("return document.documentElement.scrollWidth - document.documentElement.clientWidth");
        assert_eq!(wide, json!(0), "{path} scrolls sideways");
        let script = "return [...document.querySelectorAll('.act, .card.can')].filter(e => e.offsetParent && \
                      (e.offsetHeight < 44 || e.offsetWidth < 44)).map(e => e.textContent)";
        assert_eq!(browser.ask(script), json!([]), "{path} has small targets");
    }
}

#[test]
fn the_keyboard_alone_moves_and_a_watcher_sees_it() {
    let server = Server::new("keys");
    let (player, watcher) = (Browser::new(LAPTOP), Browser::new(LAPTOP));
    let seat = server.post("/play/realms", &[]).location;
    player.open(&server.url(&seat));
    let watch = player.ask("return document.querySelector('.top a[href^=\"/w/\"]').getAttribute('href')");
    watcher.open(&server.url(watch.as_str().unwrap()));
    player.keys("body", "\u{e014}\u{e007}");
    let began = Instant::now();
    while watcher.ask("return Number(document.querySelector('#board').dataset.count)").as_u64() < Some(2) {
        assert!(began.elapsed() < PATIENCE, "the watcher sees nothing");
        std::thread::sleep(Duration::from_millis(30));
    }
    assert!(watcher.text(".log").contains("drew a card"), "{}", watcher.text(".log"));
}
