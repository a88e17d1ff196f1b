//! Whole games at a page, by clicks or by keys.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::driver::Browser;

pub(crate) const LAPTOP: (u32, u32) = (1280, 720);
/// No whole game of these tests takes longer, even on a busy machine.
pub(crate) const PATIENCE: Duration = Duration::from_mins(12);

/// The count of journal entries the page was drawn from.
pub(crate) const COUNT: &str = "return Number(document.querySelector('#board').dataset.count)";
/// Is there anything to use?
pub(crate) const USABLE: &str = "return !!document.querySelector('#board .can, #board main .act[name=move], .prompt.asked .answers .act')";
/// Is the game over?
const OVER: &str =
    "/The game is over|The players have/.test((document.querySelector('#ask') || {}).textContent)";
/// What a quick player would use next, the first that is there: within a menu or a question only what it offers, and a whole
/// discard order at once. Nothing while the last click has not shown yet, unless it was lost.
const NEXT: &str = "const menu = document.querySelector('dialog[open], .menu:popover-open');\
    const all = [...(menu || document).querySelectorAll(menu ? '#warn-yes, .menu .act' : '#board .can, #board main .act[name=move], .prompt.asked .answers .act')].filter(e => e.checkVisibility());\
    const last = document.querySelector('[data-picked]');\
    const next = document.querySelector('.prompt [value^=next-all]') || all[0];\
    if (!next || last && (next === last || !menu) && performance.now() - last.dataset.picked < 1000) return null;\
    if (last) last.removeAttribute('data-picked');\
    next.dataset.picked = performance.now();\
    return next";
/// What the page is like for somebody at the keyboard: is there anything to use, is the focus on it, and everything a key may
/// change.
const STANDS: &str = "const menu = document.querySelector('dialog[open], .menu:popover-open'); const at = document.activeElement;\
    const usable = !!document.querySelector('dialog[open], #board .can, #board main .act[name=move], .prompt.asked .answers .act');\
    const useful = at.matches('.can, #board main .act[name=move], .prompt.asked .answers .act, .menu .act, #warn-yes') && (!menu || menu.contains(at));\
    return [usable, useful, document.querySelector('#board').dataset.count, menu ? menu.id : '', at ? at.id + at.value : '']";

/// Is the game over?
pub(crate) fn is_over(browser: &Browser) -> bool {
    browser.ask(&format!("return {OVER}")) == json!(true)
}

/// Clicks until the game is over.
pub(crate) fn by_clicks(browser: &Browser) {
    click_until(browser, OVER);
}

/// Clicks once, or through a menu, until a move is made.
pub(crate) fn one_move(browser: &Browser) {
    // Nothing is picked on the board that the move brings: it would be a second move.
    let count = browser.ask(COUNT);
    click_until(browser, &format!("document.querySelector('#board').dataset.count !== '{count}'"));
}

/// Clicks what there is to click until the page is as it should be.
fn click_until(browser: &Browser, done: &str) {
    let began = Instant::now();
    let next = format!("if ({done}) return true; {NEXT}");
    loop {
        let next = browser.ask(&next);
        if next == json!(true) {
            return;
        }
        assert!(began.elapsed() < PATIENCE, "stuck at: {}", browser.text("#ask"));
        // What was picked may be gone when the click comes, as for anybody: then there is something else to click.
        browser.click_on(&next);
    }
}

/// Presses keys until the game is over: arrows to what can be used, Enter to use it.
pub(crate) fn by_keys(browser: &Browser) {
    let began = Instant::now();
    let look = format!("if ({OVER}) return true; {STANDS}");
    loop {
        let stands = browser.ask(&look);
        if stands == json!(true) {
            return;
        }
        assert!(began.elapsed() < PATIENCE, "stuck at: {}", browser.text("#ask"));
        if stands[0] == json!(true) {
            browser.press(if stands[1] == json!(true) { "\u{e007}" } else { "\u{e014}" });
            changed(browser, &stands);
        }
    }
}

/// Waits for what a key did; a key that came while the board was swapped has done nothing.
fn changed(browser: &Browser, before: &Value) {
    let began = Instant::now();
    while browser.ask(STANDS) == *before && began.elapsed() < Duration::from_secs(1) {
        std::thread::sleep(Duration::from_millis(5));
    }
}
