//! The position editor in a real browser: a position built by clicks and played, with script and without.

use crate::client::Server;
use crate::driver::Browser;
use crate::play::{LAPTOP, one_move};

const PHONE: (u32, u32) = (360, 780);

/// Types a name into the field of a zone and presses its button.
fn add(browser: &Browser, zone: &str, name: &str) {
    let field = format!("[id='z-{zone}'] .editor-add input");
    browser.click_when_still(&field);
    for letter in name.chars() {
        browser.press(&letter.to_string());
    }
    // The list of names that the browser offers lies over the button.
    browser.press("\u{e00c}");
    browser.click_when_still(&format!("[id='z-{zone}'] .editor-add + button"));
    let has = format!(
        "return [...document.querySelectorAll(\"[id='z-{zone}'] .editor-card\")].some((card) => card.textContent.includes('{name}'))"
    );
    browser.until("the card lies there", &has);
}

fn empty(browser: &Browser, zone: &str) {
    browser.click_when_still(&format!("[name=do][value='empty {zone}']"));
    let gone = format!("return !document.querySelector(\"[id='z-{zone}'] .editor-card\")");
    browser.until("the zone is empty", &gone);
}

fn built_and_played(browser: &Browser, server: &Server) {
    browser.open(&server.url("/"));
    assert!(browser.click(".tools-list a[href^='/tools/editor']"), "found from the front page");
    assert!(browser.click("a[href^='/tools/editor/realms']"));
    browser.click_when_still("#begin");
    browser.until("the position", "return !!document.getElementById('editor')");
    empty(browser, "seat1.hand");
    for name in ["King", "Queen", "Knights"] {
        add(browser, "seat1.hand", name);
    }
    browser.until(
        "the points of the hand",
        "return document.querySelector('[data-score]')?.dataset.score === '74'",
    );
    browser.until("no sideways scrolling", "return document.documentElement.scrollWidth <= innerWidth + 1");
    browser.click_when_still("#play");
    browser.until("the table", "return document.querySelector('#board')?.dataset.table === 'realms'");
    assert!(browser.text(".top .what").contains("position"), "{}", browser.text(".top .what"));
}

#[test]
fn a_position_is_built_by_clicks_and_a_move_is_played() {
    let server = Server::new("browser-editor");
    for size in [LAPTOP, PHONE] {
        let browser = Browser::new(size);
        built_and_played(&browser, &server);
        one_move(&browser);
    }
}

#[test]
fn a_position_is_built_without_script() {
    let server = Server::new("browser-editor-plain");
    let browser = Browser::new(LAPTOP);
    browser.without_script();
    browser.open(&server.url("/tools/editor/realms"));
    assert!(browser.click("#begin"));
    browser.click_when_still("[name=do][value='empty seat1.hand']");
    browser.click_when_still("[id='z-seat1.hand'] .editor-add input");
    for letter in "king, queen".chars() {
        browser.press(&letter.to_string());
    }
    // Enter takes over what was typed.
    browser.press("\u{e007}");
    let page = browser.source();
    assert!(page.contains("data-card=\"king\"") && page.contains("data-card=\"queen\""), "{page}");
    browser.click_when_still("#play");
    browser.click_when_still("[name=move][value=draw]");
    assert!(browser.source().contains("data-table=\"realms\""), "{}", browser.source());
}

#[test]
fn an_example_of_the_rules_is_shown_on_a_table() {
    let server = Server::new("browser-show-me");
    let browser = Browser::new(PHONE);
    browser.open(&server.url("/rules/realms#R6"));
    browser.click_when_still("#R6 [data-show-me]");
    browser.until("the table", "return document.querySelector('#board')?.dataset.table === 'realms'");
    assert!(browser.text(".top .what").contains("position"), "{}", browser.text(".top .what"));
}
