//! How tables look: what must fit on a laptop and on a phone, and the pictures in docs/screenshots.

#[cfg(feature = "pictures")]
use std::path::Path;

use serde_json::{Value, json};

use crate::client::Server;
#[cfg(feature = "pictures")]
use crate::deals::laid;
use crate::deals::lively;
use crate::driver::Browser;
use crate::play::LAPTOP;

#[cfg(feature = "pictures")]
const PHONE: (u32, u32) = (390, 844);

/// A table of people only, after this many moves; the addresses of its seats.
pub(crate) fn table(
    server: &Server,
    game: &str,
    options: &Value,
    players: usize,
    moves: usize,
) -> Vec<String> {
    let asked =
        json!({ "game": game, "options": options, "seats": vec!["human"; players], "grace_seconds": 0 });
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
    let moves: Vec<String> =
        offers.iter().filter_map(|offer| offer["move"].as_str().map(ToString::to_string)).collect();
    let Some(text) = lively(&moves, number) else { return false };
    let path = format!("/api/seats/{token}/moves");
    let answer = server.send(&path, &json!({ "count": view["count"], "move": text }));
    if answer.status == 200 && answer.json()["moves"] == view["moves"] {
        // For the group to decide: the first who is asked decides for all.
        let all = json!({ "count": view["count"], "seat": view["seat"], "all": true });
        return server.send(&format!("/api/seats/{token}/agree"), &all).status == 200;
    }
    answer.status == 200
}

/// Late tables of every kind; the same ones in every run.
#[cfg(feature = "pictures")]
fn late_tables(server: &Server) -> Vec<(&'static str, String)> {
    type Deal = (&'static str, &'static str, &'static [(&'static str, &'static str)], u64, usize);
    let deals: [Deal; 10] = [
        ("realms", "realms", &[], 1, 30),
        ("realms-six", "realms", &[("players", "6")], 1, 40),
        ("duel", "realms", &[("mode", "duel")], 1, 24),
        ("shards", "shards", &[], 1, 170),
        ("shards-other", "shards", &[], 2, 120),
        ("shards-four", "shards", &[("players", "4")], 1, 260),
        ("aeons", "aeons", &[], 1, 150),
        ("aeons-alone", "aeons", &[("players", "1"), ("nemesis", "crooked_mask")], 1, 60),
        ("aeons-three", "aeons", &[("players", "3"), ("nemesis", "prince_of_gluttons")], 1, 150),
        ("aeons-four", "aeons", &[("players", "4"), ("nemesis", "carapace_queen")], 1, 170),
    ];
    let lay = |(name, game, options, seed, moves): Deal| (name, laid(server, game, options, seed, moves));
    deals.into_iter().map(lay).chain([("chaos", chaos(server))]).collect()
}

/// Everybody trades with everybody: a table whose bots do not wait, so it has people only, and another deal each time.
#[cfg(feature = "pictures")]
fn chaos(server: &Server) -> String {
    table(server, "realms", &json!({ "mode": "chaos", "players": 4 }), 4, 6)[0].clone()
}

#[test]
fn a_card_that_cannot_be_used_says_why() {
    let server = Server::new("why");
    let browser = Browser::new(LAPTOP);
    let seats = table(&server, "shards", &json!({}), 2, 0);
    browser.open(&server.url(&seats[0]));
    assert!(browser.click(".market [popovertarget^=why]"), "an expensive card can be clicked");
    let why = browser.text(".look:popover-open .why");
    assert!(why.contains("Not enough gems"), "{why}");
    browser.press("\u{e00c}");
    browser.until("Esc closes", "return document.querySelector('.look:popover-open') === null");
}

/// Renews docs/screenshots.
#[cfg(feature = "pictures")]
#[test]
fn screenshots() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/screenshots");
    std::fs::create_dir_all(&folder).unwrap();
    let server = Server::new("shots");
    let mut pages: Vec<(&str, String)> = Vec::new();
    let drawn = ["realms", "realms-six", "shards", "aeons", "aeons-four", "chaos"];
    pages.extend(late_tables(&server).into_iter().filter(|(name, _)| drawn.contains(name)));
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
