//! How tables look: what must fit on a laptop and on a phone, and the pictures in docs/screenshots.

#[cfg(feature = "pictures")]
use std::path::Path;

use serde_json::{Value, json};

use crate::client::Server;
use crate::driver::Browser;
use crate::play::LAPTOP;

const PHONE: (u32, u32) = (390, 844);

/// Moves that bring a table forward, the most telling first.
const LIVELY: [&str; 12] = [
    "play", "exhaust", "recruit", "buy", "prepare", "cast", "target", "open", "focus", "take", "attack",
    "charge",
];

/// A table of people only, after so many moves; the addresses of its seats.
fn table(server: &Server, game: &str, options: &Value, players: usize, moves: usize) -> Vec<String> {
    let asked = json!({ "game": game, "options": options, "seats": vec!["human"; players] });
    let made = server.send("/api/tables", &asked);
    assert_eq!(made.status, 201, "{made:?}");
    let made = made.json();
    let token = |seat: &Value| seat["token"].as_str().unwrap().to_string();
    let tokens: Vec<String> = made["seats"].as_array().unwrap().iter().map(token).collect();
    for number in 0..moves {
        let moved = tokens.iter().any(|token| make_move(server, token, number));
        if !moved {
            break;
        }
    }
    tokens.iter().map(|token| format!("/s/{token}")).collect()
}

/// Makes a lively move for a seat that may act; false if it may not.
fn make_move(server: &Server, token: &str, number: usize) -> bool {
    let view = server.get(&format!("/api/seats/{token}")).json();
    let offers = view["offers"].as_array().unwrap();
    let texts: Vec<&str> = offers.iter().filter_map(|offer| offer["move"].as_str()).collect();
    let verb = |text: &str| text.split(' ').next().unwrap_or_default().to_string();
    let lively: Vec<&str> =
        texts.iter().copied().filter(|text| LIVELY.contains(&verb(text).as_str())).collect();
    let choice = if lively.is_empty() { &texts } else { &lively };
    // Not always the first, so that games differ; the same every time, so that pictures do not.
    let Some(text) = choice.get(number * 7 % choice.len().max(1)) else { return false };
    let path = format!("/api/seats/{token}/moves");
    server.send(&path, &json!({ "count": view["count"], "move": text })).status == 200
}

/// The seat of these that is asked something now; the first if none is.
fn asked(server: &Server, seats: &[String]) -> String {
    let waits = |seat: &&String| server.get(seat).text.contains("prompt asked");
    seats.iter().find(waits).unwrap_or(&seats[0]).clone()
}

fn late_tables(server: &Server) -> Vec<(&'static str, String)> {
    let dealt = [
        ("realms", "realms", json!({}), 3, 30),
        ("realms-six", "realms", json!({ "players": 6 }), 6, 40),
        ("chaos", "realms", json!({ "mode": "chaos", "players": 4 }), 4, 6),
        ("shards", "shards", json!({}), 2, 170),
        ("shards-four", "shards", json!({ "players": 4 }), 4, 260),
        ("aeons", "aeons", json!({}), 2, 150),
        ("aeons-four", "aeons", json!({ "players": 4, "nemesis": "carapace_queen" }), 4, 170),
    ];
    dealt
        .into_iter()
        .map(|(name, game, options, players, moves)| {
            let seats = table(server, game, &options, players, moves);
            (name, asked(server, &seats))
        })
        .collect()
}

#[test]
fn late_tables_fit_a_laptop_and_no_name_is_cut() {
    let server = Server::new("fit");
    let browser = Browser::new(LAPTOP);
    for (name, seat) in late_tables(&server) {
        browser.open(&server.url(&seat));
        let felt = browser.ask(
            "const felt = document.querySelector('.felt'); const page = document.documentElement; \
             return [felt.scrollHeight - felt.clientHeight, page.scrollHeight - page.clientHeight]",
        );
        assert_eq!(felt, json!([0, 0]), "{name} needs scrolling");
        let cut = browser.ask(
            "return [...document.querySelectorAll('.card .name')].filter(n => n.offsetParent && \
             n.scrollWidth > n.clientWidth + 1).map(n => n.textContent)",
        );
        assert_eq!(cut, json!([]), "{name} cuts names");
        let small = browser.ask(
            "return [...document.querySelectorAll('.felt *, .side *, .prompt *')].filter(e => e.offsetParent && \
             e.childNodes.length && [...e.childNodes].some(c => c.nodeType === 3 && c.textContent.trim()) && \
             parseFloat(getComputedStyle(e).fontSize) > 0 && parseFloat(getComputedStyle(e).fontSize) < 12)\
             .map(e => e.textContent)",
        );
        assert_eq!(small, json!([]), "{name} has tiny type");
    }
}

#[test]
fn on_a_phone_the_hand_and_the_prompt_are_in_sight() {
    let server = Server::new("thumb");
    let browser = Browser::new(PHONE);
    for (name, seat) in late_tables(&server) {
        browser.open(&server.url(&seat));
        let script = "const at = (s) => { const e = document.querySelector(s); return e ? e.getBoundingClientRect() : null; }; \
                      const hand = at('.hand'), prompt = at('.prompt'); \
                      return [document.documentElement.scrollWidth - innerWidth, \
                              !hand || hand.bottom <= prompt.top + 1, prompt.bottom <= innerHeight + 1]";
        assert_eq!(browser.ask(script), json!([0, true, true]), "{name}");
        assert!(browser.click(".tabs [popovertarget=side-log]"), "{name} has no log");
        assert_eq!(
            browser.ask("return document.querySelector('#side-log:popover-open') !== null"),
            json!(true)
        );
    }
}

#[test]
fn a_card_that_cannot_be_used_says_why() {
    let server = Server::new("why");
    let browser = Browser::new(LAPTOP);
    let seats = table(&server, "shards", &json!({}), 2, 0);
    browser.open(&server.url(&seats[0]));
    assert!(browser.click(".market .card[popovertarget^=why]"), "a dear card can be clicked");
    let why = browser.text(".look:popover-open .why");
    assert!(why.contains("Not enough gems"), "{why}");
    browser.press("\u{e00c}");
    assert_eq!(
        browser.ask("return document.querySelector('.look:popover-open') === null"),
        json!(true),
        "Esc closes"
    );
}

/// Renews docs/screenshots.
#[cfg(feature = "pictures")]
#[test]
fn screenshots() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/screenshots");
    std::fs::create_dir_all(&folder).unwrap();
    let server = Server::new("shots");
    let hands = "/tools/score?h=king.queen.princess.warlord.empress.unicorn.knights&h=necromancer.forge.wildfire.candle&at=1";
    let mut pages: Vec<(&str, String)> = vec![
        ("front", "/".into()),
        ("new", "/new/aeons".into()),
        ("settings", "/settings".into()),
        ("score", hands.into()),
        ("cards", "/cards/shards?q=mastery".into()),
        ("setup", "/tools/setup?players=2&seed=4".into()),
        ("rules", "/rules/aeons".into()),
    ];
    pages.extend(late_tables(&server).into_iter().filter(|(name, _)| *name != "shards-four"));
    let ended = table(&server, "realms", &json!({}), 3, 200);
    pages.push(("result", ended[0].clone()));
    for (size, name) in [(LAPTOP, "laptop"), (PHONE, "phone")] {
        for dark in [false, true] {
            let browser = Browser::new(size);
            if dark {
                browser.dark();
            }
            let tables = ["realms", "shards", "aeons"];
            let wanted = pages.iter().filter(|(page, _)| !dark || tables.contains(page));
            for (page, path) in wanted {
                browser.open(&server.url(path));
                let shade = if dark { "-dark" } else { "" };
                std::fs::write(folder.join(format!("{page}-{name}{shade}.png")), browser.picture()).unwrap();
            }
        }
    }
}
