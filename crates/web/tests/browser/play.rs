//! Whole games at a page, by clicks or by keys.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::driver::Browser;

pub(crate) const LAPTOP: (u32, u32) = (1280, 720);
/// No whole game of these tests takes longer.
pub(crate) const PATIENCE: Duration = Duration::from_mins(3);

/// The count of journal entries the page was drawn from.
pub(crate) const COUNT: &str = "return Number(document.querySelector('#board').dataset.count)";
/// Is there anything to use?
pub(crate) const USABLE: &str = "return !!document.querySelector('#board .can, #board .felt .act[name=move], .prompt.asked .answers .act')";
/// Marks what a quick player would use next, the first that is there: within a menu or a question only what it offers.
const PICK: &str = "document.querySelectorAll('[data-pick]').forEach(e => e.removeAttribute('data-pick'));\
    const menu = document.querySelector('dialog[open], .menu:popover-open');\
    const all = [...(menu || document).querySelectorAll(menu ? '.act' : '#board .can, #board .felt .act[name=move], .prompt.asked .answers .act')].filter(e => e.checkVisibility());\
    const next = document.querySelector('dialog[open]') ? document.querySelector('#warn-yes') : all[0];\
    if (next) next.dataset.pick = '';\
    return !!next";
/// Everything a player sees of how the page stands.
const STANDS: &str = "const open = document.querySelector('dialog[open], .menu:popover-open'); const at = document.activeElement;\
    return [document.querySelector('#board').dataset.count, open ? open.id : '', at ? at.id + at.value : ''].join('|')";

/// Is the game over?
pub(crate) fn is_over(browser: &Browser) -> bool {
    browser.text("#ask").contains("The game is over") || browser.text("#ask").contains("The players have")
}

/// Clicks until the game is over.
pub(crate) fn by_clicks(browser: &Browser) {
    let began = Instant::now();
    while !is_over(browser) {
        assert!(began.elapsed() < PATIENCE, "stuck at: {}", browser.text("#ask"));
        // What was picked may be gone when the click comes, as for anybody: then there is something else to click.
        if browser.ask(PICK) == json!(true) {
            browser.click("[data-pick]");
        }
    }
}

/// Clicks once, or through a menu, until a move is made.
pub(crate) fn one_move(browser: &Browser) {
    let count = browser.ask(COUNT);
    // Nothing is picked on the board that the move brings: it would be a second move.
    let pick =
        format!("if (document.querySelector('#board').dataset.count !== '{count}') return false; {PICK}");
    let began = Instant::now();
    while browser.ask(COUNT) == count {
        assert!(began.elapsed() < PATIENCE, "no move comes: {}", browser.text("#ask"));
        if browser.ask(&pick) == json!(true) {
            browser.click("[data-pick]");
        }
    }
}

/// Presses keys until the game is over: arrows to what can be used, Enter to use it.
pub(crate) fn by_keys(browser: &Browser) {
    let began = Instant::now();
    let at_useful = "const at = document.activeElement; const menu = document.querySelector('dialog[open], .menu:popover-open');\
        return at.matches('.can, #board .felt .act[name=move], .prompt.asked .answers .act, .menu .act, #warn-yes') && (!menu || menu.contains(at))";
    while !is_over(browser) {
        assert!(began.elapsed() < PATIENCE, "stuck at: {}", browser.text("#ask"));
        if browser.ask(USABLE) != json!(true)
            && browser.ask("return !!document.querySelector('dialog[open]')") != json!(true)
        {
            continue;
        }
        let before = browser.ask(STANDS);
        browser.press(if browser.ask(at_useful) == json!(true) { "\u{e007}" } else { "\u{e014}" });
        changed(browser, &before);
    }
}

/// Waits for what a key did; a key that came while the board was swapped has done nothing.
fn changed(browser: &Browser, before: &Value) {
    let began = Instant::now();
    while browser.ask(STANDS) == *before && began.elapsed() < Duration::from_secs(1) {
        std::thread::sleep(Duration::from_millis(5));
    }
}
