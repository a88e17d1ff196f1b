//! How tables look: what must fit on a laptop and on a phone, and the pictures in docs/screenshots.

#[cfg(feature = "pictures")]
use std::path::Path;

use serde_json::{Value, json};

use crate::client::Server;
use crate::deals::{laid, lively};
use crate::driver::Browser;
use crate::play::LAPTOP;

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

/// Those with a felt of their own; what lies on the frame is measured with the matrix.
fn plain_tables(server: &Server) -> Vec<(&'static str, String)> {
    late_tables(server).into_iter().filter(|(name, _)| name.starts_with("aeons")).collect()
}

/// Everybody trades with everybody: a table whose bots do not wait, so it has people only, and another deal each time.
fn chaos(server: &Server) -> String {
    table(server, "realms", &json!({ "mode": "chaos", "players": 4 }), 4, 6)[0].clone()
}

/// Names of cards that do not fit their card.
const CUT: &str = "return [...document.querySelectorAll('.card .name')].filter(n => n.offsetParent && \
    n.scrollWidth > n.clientWidth + 1).map(n => n.textContent)";

/// Lines of text on cards that end in the middle of their letters.
const CLIPPED: &str = "return [...document.querySelectorAll('.card .text > span')].filter(line => { \
    const [own, room] = [line.getBoundingClientRect(), line.parentElement.getBoundingClientRect()]; \
    return own.height > 0 && own.left < room.right && own.bottom > room.bottom + 1; }).map(line => line.textContent)";

#[test]
fn late_tables_fit_a_laptop_and_no_name_is_cut() {
    let server = Server::new("fit");
    let browser = Browser::new(LAPTOP);
    let mut high = Vec::new();
    for (name, seat) in plain_tables(&server) {
        browser.open(&server.url(&seat));
        let felt = browser.ask(
            "const felt = document.querySelector('.felt'); const page = document.documentElement; \
             return [felt.scrollHeight - felt.clientHeight, page.scrollHeight - page.clientHeight]",
        );
        high.extend((felt != json!([0, 0])).then(|| format!("{name}: {felt}")));
        assert_eq!(browser.ask(CUT), json!([]), "{name} cuts names");
        let small = browser.ask(
            "return [...document.querySelectorAll('.felt *, .side *, .prompt *')].filter(e => e.offsetParent && \
             e.childNodes.length && [...e.childNodes].some(c => c.nodeType === 3 && c.textContent.trim()) && \
             parseFloat(getComputedStyle(e).fontSize) > 0 && parseFloat(getComputedStyle(e).fontSize) < 12)\
             .map(e => e.textContent)",
        );
        assert_eq!(small, json!([]), "{name} has tiny type");
        assert_eq!(browser.ask(CLIPPED), json!([]), "{name} cuts through text");
        let hidden = browser.ask(
            "return [...document.querySelectorAll('.others > .panel:only-child > .row')]\
             .filter(r => r.scrollWidth > r.clientWidth + 1).map(r => r.textContent)",
        );
        assert_eq!(hidden, json!([]), "{name} hides what the opponent has");
        let log = browser.ask("return document.querySelector('#side-log').clientHeight >= 180");
        assert_eq!(log, json!(true), "{name} leaves no room for what happened");
        browser.open(&format!("{}?lang=uk", server.url(&seat)));
        assert_eq!(browser.ask(CUT), json!([]), "{name} cuts Ukrainian names, the longest there are");
        let crowded = browser.ask(
            "const [turn, ways] = ['.top .status', '.top .ways'].map(s => document.querySelector(s)); \
             return turn.scrollWidth > turn.clientWidth || turn.getBoundingClientRect().right > ways.getBoundingClientRect().left",
        );
        assert_eq!(crowded, json!(false), "{name} has no room to say whose turn it is");
    }
    assert!(high.is_empty(), "tables that need scrolling: {high:?}");
}

#[test]
fn on_a_phone_the_hand_and_the_prompt_are_in_sight() {
    let server = Server::new("thumb");
    let browser = Browser::new(PHONE);
    for (name, seat) in plain_tables(&server) {
        browser.open(&server.url(&seat));
        let script = "const at = (s) => { const e = document.querySelector(s); return e ? e.getBoundingClientRect() : null; }; \
                      const hand = at('.hand'), prompt = at('.prompt'); \
                      return [document.documentElement.scrollWidth - innerWidth, \
                              !hand || hand.bottom <= prompt.top + 1, prompt.bottom <= innerHeight + 1]";
        assert_eq!(browser.ask(script), json!([0, true, true]), "{name}");
        assert_eq!(browser.ask(CUT), json!([]), "{name} cuts names");
        assert_eq!(browser.ask(CLIPPED), json!([]), "{name} cuts through text");
        let overlap = browser.ask(
            "const [hand, played] = ['.below > .hand .card:last-of-type', '.below > .zone'].map(s => document.querySelector(s)); \
             return !!hand && !!played && hand.getBoundingClientRect().right > played.getBoundingClientRect().left + 1",
        );
        assert_eq!(overlap, json!(false), "{name}: what was played lies on the hand");
        let covered = browser.ask(
            "return [...document.querySelectorAll('.prompt .act, .own .number, .hand .card, .foe .number')].filter((part) => { \
             const box = part.getBoundingClientRect(); \
             const [x, y] = [box.x + Math.min(20, box.width / 2), box.y + Math.min(20, box.height / 2)]; \
             const row = part.closest('.game-aeons .mine, .own, .below, .numbers, .answers'); \
             if (x > innerWidth || (row && x > row.getBoundingClientRect().right)) return false; \
             const there = document.elementFromPoint(x, y); \
             return !there || !(part.contains(there) || there.contains(part)); }).map((part) => part.outerHTML.slice(0, 120))",
        );
        assert_eq!(covered, json!([]), "{name}: what matters lies under something");
        browser.open(&format!("{}?lang=uk", server.url(&seat)));
        assert_eq!(browser.ask(CUT), json!([]), "{name} cuts Ukrainian names");
        assert!(browser.click(".tabs [popovertarget=side-log]"), "{name} has no log");
        assert_eq!(
            browser.ask("return document.querySelector('#side-log:popover-open') !== null"),
            json!(true)
        );
    }
}

/// Buttons on my side and in the prompt that are not wholly on the screen, or too small for a thumb.
const OUT_OF_REACH: &str = "return [...document.querySelectorAll('.top .act, .mine .act, .mine .number, .prompt .act')]\
    .filter(part => part.checkVisibility()).filter(part => { const box = part.getBoundingClientRect(); \
    return box.left < 0 || box.right > innerWidth || part.matches('.act') && (box.width < 44 || box.height < 44); })\
    .map(part => part.textContent.trim() + ' ' + JSON.stringify(part.getBoundingClientRect()))";

#[test]
fn on_every_phone_and_in_every_language_my_side_is_in_reach() {
    let server = Server::new("reach");
    let tables = plain_tables(&server);
    for size in [(360, 780), PHONE] {
        let browser = Browser::new(size);
        for (name, seat) in &tables {
            for lang in ["en", "cs", "pl", "uk"] {
                browser.open(&format!("{}?lang={lang}", server.url(seat)));
                assert_eq!(browser.ask(OUT_OF_REACH), json!([]), "{name} in {lang} at {size:?}");
            }
        }
    }
}

#[test]
fn a_card_that_cannot_be_used_says_why() {
    let server = Server::new("why");
    let browser = Browser::new(LAPTOP);
    let seats = table(&server, "shards", &json!({}), 2, 0);
    browser.open(&server.url(&seats[0]));
    assert!(browser.click(".market [popovertarget^=why]"), "a dear card can be clicked");
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
