//! What a table shows and plays by itself: changing numbers, cards behind names, tones, the card under a finger.

use serde_json::{Value, json};

use crate::client::Server;
use crate::deals::{laid, laid_when, lively};
use crate::driver::Browser;
use crate::play::{self, LAPTOP};

/// Records what every change of a number says and how it moves, since it is gone after a moment.
const WATCH: &str = "window.changes = []; \
    new MutationObserver((seen) => seen.forEach((one) => one.addedNodes.forEach((node) => { \
        if (node.className && String(node.className).startsWith('delta')) \
            changes.push([node.textContent, getComputedStyle(node).animationName, node.parentElement.dataset.n]); \
    }))).observe(document.body, { childList: true, subtree: true });";

/// Replaces the page's sound: records the pitch of every tone.
const EARS: &str = "window.tones = []; const part = () => ({ connect: (next) => next, stop() {}, \
    frequency: { value: 0 }, gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, \
    start() { tones.push(this.frequency.value); } }); \
    window.AudioContext = class { currentTime = 0; destination = part(); createOscillator() { return part(); } createGain() { return part(); } };";

#[test]
fn a_number_that_changed_says_by_how_much() {
    let server = Server::new("delta");
    for (browser, motion) in [(Browser::with_motion(LAPTOP), "rise"), (Browser::new(LAPTOP), "none")] {
        browser.open(&server.url(&laid(&server, "shards", &[], 1, 0)));
        browser.ask(WATCH);
        browser.click_when_still(".hand [data-card=crystal].can");
        let gained = format!(
            "return window.changes.some(([said, moves, of]) => said === '+1' && moves === '{motion}' && of === 'web-zone-gems')"
        );
        browser.until("the gems say +1", &gained);
    }
}

#[test]
fn a_name_in_the_log_shows_its_card() {
    let server = Server::new("named");
    let browser = Browser::new(LAPTOP);
    browser.open(&server.url(&laid(&server, "shards", &[], 1, 0)));
    browser.click_when_still(".hand [data-card=crystal].can");
    // The log is in a drawer; a key opens it.
    browser.until("it was played", "return !document.querySelector('.pending') && Number(document.querySelector('#board').dataset.count) > 1");
    browser.press("l");
    let name = "#log .named[data-card=crystal]";
    browser.until("the log names the card", &format!("return !!document.querySelector('{name}')"));
    let peek = "return ((document.querySelector('.hover-face') || {}).textContent || '')";
    browser.point_at("#side-log .close");
    assert_eq!(browser.ask(peek), json!(""), "nothing is pointed at");
    browser.point_at(name);
    browser.until("the mouse shows it", &format!("{peek}.includes('Crystal')"));
    browser.point_at("#side-log .close");
    browser.until("and takes it away", &format!("{peek} === ''"));
    browser.ask(&format!("document.querySelector('{name}').focus()"));
    browser.until("the focus shows it", &format!("{peek}.includes('Crystal')"));
    assert!(browser.click(name));
    let open = "return ((document.querySelector('.look:popover-open .band') || {}).textContent || '')";
    browser.until("a click opens it", &format!("{open}.includes('Crystal')"));
}

#[test]
fn a_long_press_shows_the_card_and_plays_nothing() {
    let server = Server::new("hold");
    let browser = Browser::new((390, 844));
    browser.open(&server.url(&laid(&server, "shards", &[], 1, 0)));
    let count = browser.ask(play::COUNT);
    let card = ".hand [data-card=crystal].can";
    browser.hold(card, 800);
    browser
        .until("the card is shown", "return document.querySelector('#big-crystal').matches(':popover-open')");
    assert_eq!(browser.ask(play::COUNT), count, "it was not played");
    browser.press("\u{e00c}");
    browser.until("Esc closes it", "return !document.querySelector('.look:popover-open')");
    // A short touch shows it too, with the button to play it.
    browser.hold(card, 20);
    browser.until(
        "its use is offered",
        "return !!document.querySelector('#big-crystal:popover-open .does .act')",
    );
    assert_eq!(browser.ask(play::COUNT), count, "and still it was not played");
    browser.hold("#big-crystal .does .act", 20);
    browser.until(
        "which plays it",
        &format!("return Number(document.querySelector('#board').dataset.count) > {count}"),
    );
}

#[test]
fn a_tone_says_that_it_is_your_turn_to_those_who_want_it() {
    let server = Server::new("tones");
    for wanted in [false, true] {
        let asked = json!({ "game": "realms", "options": { "mode": "duel" }, "seats": ["human", "human"] });
        let made = server.send("/api/tables", &asked).json();
        let token = |seat: usize| made["seats"][seat]["token"].as_str().unwrap().to_string();
        let browser = Browser::new(LAPTOP);
        browser.before_every_page(EARS);
        if wanted {
            browser.open(&server.url("/settings"));
            assert!(browser.click("[name=sounds][value=on]") && browser.click("main form .primary"));
            browser.until("it is kept", "return document.documentElement.dataset.sounds === 'on'");
        }
        browser.open(&server.url(&format!("/s/{}", token(1))));
        // A browser is silent until its page has been touched.
        browser.press("l");
        while make_move(&server, &token(0)) {}
        browser.until("it is my turn", "return !!document.querySelector('.prompt.asked')");
        let tones = browser.ask("return window.tones");
        assert_eq!(tones.as_array().unwrap().contains(&json!(660)), wanted, "{tones}");
    }
}

/// Makes a move for a seat; false if it has none.
fn make_move(server: &Server, token: &str) -> bool {
    let view = server.get(&format!("/api/seats/{token}")).json();
    let moves: Vec<String> = view["offers"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|offer| offer["move"].as_str().map(ToString::to_string))
        .collect();
    let Some(text) = lively(&moves, 0) else { return false };
    let body = json!({ "count": view["count"], "move": text });
    assert_eq!(server.send(&format!("/api/seats/{token}/moves"), &body).status, 200);
    true
}

#[test]
fn a_new_table_offers_only_what_goes_together() {
    let server = Server::new("fitting");
    let browser = Browser::new(LAPTOP);
    browser.open(&server.url("/new/aeons"));
    let shown = "return ['[name=o-solo_turns]', '[name=o-solo_life]', '#s-2', '#s-3'].map((part) => !!document.querySelector(part))";
    let choose = |players: &str| {
        browser.ask(&format!(
            "const field = document.querySelector('#o-players-{players}'); field.focus(); field.checked = true; \
             field.dispatchEvent(new Event('change', {{ bubbles: true }}))"
        ));
    };
    let stands = |expected: [bool; 4]| {
        let same = format!("return JSON.stringify((() => {{ {shown} }})()) === '{}'", json!(expected));
        browser.until("what fits is shown", &same);
    };
    assert_eq!(browser.ask(shown), json!([false, false, true, false]), "two players, no relief for one");
    browser.ask("document.querySelector('[name=name]').value = 'Eva'");
    choose("1");
    stands([true, true, false, false]);
    assert_eq!(
        browser.ask("return document.activeElement.id"),
        Value::from("o-players-1"),
        "the focus stays"
    );
    choose("3");
    stands([false, false, true, true]);
    assert_eq!(browser.ask("return document.querySelector('[name=name]').value"), Value::from("Eva"));
    assert!(browser.click("#new .go"));
    browser.until("and it is dealt", "return document.querySelectorAll('.rail.left .plate').length === 2");
}

#[test]
fn friends_are_sent_a_link_that_is_copied() {
    let server = Server::new("copy");
    let browser = Browser::new(LAPTOP);
    browser.open(&server.url("/new/realms?friends=yes"));
    assert!(browser.click("#new .go"));
    browser.until("the link is there", "return !!document.querySelector('.link + [data-copy]')");
    assert!(browser.click("[data-copy]"));
    browser.until("it is copied", "return document.querySelector('[data-copy]').textContent === 'Copied'");
    let link = browser.ask("return getSelection().toString() || document.activeElement.value");
    assert!(link.as_str().is_some_and(|link| link.contains("/j/")), "{link}");
}

#[test]
fn played_cards_are_laid_in_an_order_by_hand_or_by_keys() {
    let server = Server::new("order");
    let browser = Browser::new(LAPTOP);
    let ordering = |_: usize, choices: &[String]| choices.iter().any(|text| text.starts_with("next-all "));
    browser.open(&server.url(&laid_when(&server, "aeons", &[("players", "1")], 1, ordering)));
    let lie = "return [...document.querySelectorAll('[data-order] > .face')].map((card) => card.dataset.card).join(' ')";
    let before = browser.ask(lie).as_str().unwrap().to_string();
    let mut cards: Vec<&str> = before.split(' ').collect();
    let odd = cards.iter().position(|card| card != cards.last().unwrap()).unwrap();
    let count = browser.ask(play::COUNT);
    browser.drag(&format!("[data-order] > .face:nth-child({})", odd + 1), "[data-order] > .face:last-child");
    let lies = |order: &str| {
        format!(
            "{lie} === '{order}' && document.querySelector('[value^=next-all]').value === 'next-all {order}'"
        )
    };
    let card = cards.remove(odd);
    cards.push(card);
    browser.until("the card is laid last", &lies(&cards.join(" ")));
    assert_eq!(browser.ask(play::COUNT), count, "nothing is discarded by that");
    browser.ask("document.querySelector('[data-order] > .face:last-child').focus()");
    for _ in odd + 1..cards.len() {
        browser.press_with("\u{e008}", "\u{e012}");
    }
    browser.until("Shift and an arrow bring it back", &lies(&before));
    let said = browser.text("#say");
    assert!(said.starts_with("Discard order"), "and it is said: {said}");
    browser.press_with("\u{e008}", "\u{e014}");
    assert!(browser.click("[value^=next-all]"));
    let kept = format!("return Number(document.querySelector('#board').dataset.count) > {count}");
    browser.until("the order is kept", &kept);
}

#[test]
fn foresight_is_a_glance_and_its_words_stay_open_once_asked_for() {
    let server = Server::new("glance");
    let browser = Browser::new(LAPTOP);
    browser.open(&server.url(&laid(&server, "aeons", &[], 1, 150)));
    let figures = "return [...document.querySelectorAll('.glance tbody tr')].every((line) => line.querySelectorAll('td').length === 3 || line.querySelector('[colspan]'))";
    assert_eq!(browser.ask(figures), json!(true), "three figures for each");
    let open = "return document.querySelector('#in-words').open";
    assert_eq!(browser.ask(open), json!(false), "words are for those who ask");
    assert!(browser.click("#what"), "it stands before what happened");
    assert!(browser.click("#in-words summary"));
    browser.until("a click shows them", open);
    browser.press("\u{e00c}");
    play::one_move(&browser);
    browser.until("they stay", open);
}
