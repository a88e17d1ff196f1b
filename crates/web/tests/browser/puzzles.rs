//! A puzzle of each game in a real browser: found from the front page, tried, given up, and without script.

use crate::client::Server;
use crate::driver::Browser;
use crate::play::LAPTOP;

const PHONE: (u32, u32) = (390, 844);

#[test]
fn a_puzzle_is_opened_tried_and_given_up_on_laptop_and_phone() {
    let server = Server::new("browser-puzzles");
    for size in [LAPTOP, PHONE] {
        let browser = Browser::new(size);
        for game in ["realms", "shards", "aeons"] {
            browser.open(&server.url(&format!("/puzzles/{game}")));
            assert!(browser.click("[data-puzzle]"), "{game}: a list of puzzles");
            browser.until("the table", "return document.body.dataset.page === 'puzzle' && !!document.querySelector('[data-stand=open]')");
            browser.until(
                "no sideways scrolling",
                "return document.documentElement.scrollWidth <= innerWidth + 1",
            );
            browser.click_when_still("#give-up");
            browser.until("the proof", "return !!document.querySelector('[data-proof]')");
        }
    }
}

#[test]
fn a_puzzle_is_answered_without_script() {
    let server = Server::new("browser-puzzles-plain");
    let browser = Browser::new(LAPTOP);
    browser.without_script();
    browser.open(&server.url("/puzzles/realms"));
    assert!(browser.click("[data-kind=draw] [data-puzzle]"));
    assert!(browser.click("[name=move][value=draw], [data-move=draw]"), "{}", browser.source());
    let page = browser.source();
    assert!(page.contains("data-stand=\"solved\"") || page.contains("data-stand=\"missed\""), "{page}");
}
