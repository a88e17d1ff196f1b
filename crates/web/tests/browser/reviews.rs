//! A finished game looked over in a browser, and a hint with its reason beside the hand.

use serde_json::json;

use crate::axe;
use crate::client::Server;
use crate::driver::Browser;
use crate::play::{LAPTOP, USABLE};

const PHONE: (u32, u32) = (390, 844);
/// How far the page reaches beyond the screen.
const WIDE: &str = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";

/// A game of bots alone, played to its end: its watch link.
fn finished(server: &Server, game: &str) -> String {
    let made = server.send("/api/tables", &json!({ "game": game, "seats": [], "bot_pause": false })).json();
    let watch = format!("/w/{}", made["watch"].as_str().unwrap());
    let began = std::time::Instant::now();
    while server.get(&format!("{watch}/record")).status != 200 {
        assert!(began.elapsed().as_secs() < 240, "bots do not finish");
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    watch
}

#[test]
fn a_review_appears_by_itself_and_leads_back_into_the_game() {
    let server = Server::with("review-page", |config| config.review = Some(12));
    let watch = finished(&server, "realms");
    let browser = Browser::new(LAPTOP);
    browser.open(&server.url(&watch));
    browser.until("the end leads to the review", "return !!document.querySelector('#review')");
    browser.open(&server.url(&format!("{watch}/review")));
    browser
        .until("it comes without a click", "return !!document.querySelector('#reviewed .course polyline')");
    assert_eq!(browser.ask(WIDE), json!(0));
    assert_eq!(axe::violations(&browser), json!([]), "light, on a laptop");
    let phone = Browser::new(PHONE);
    phone.dark();
    phone.open(&server.url(&format!("{watch}/review")));
    assert_eq!(phone.ask(WIDE), json!(0), "nothing is wider than a phone");
    assert_eq!(axe::violations(&phone), json!([]), "dark, on a phone");
    browser.click_when_still("#try-again");
    browser.until(
        "the moment is played on",
        "return document.body.dataset.page === 'table' && location.pathname.startsWith('/s/')",
    );
}

#[test]
fn without_script_a_review_is_waited_for_and_read() {
    let server = Server::with("review-plain", |config| config.review = Some(12));
    let watch = finished(&server, "realms");
    let browser = Browser::new(LAPTOP);
    browser.without_script();
    browser.open(&server.url(&format!("{watch}/review")));
    let began = std::time::Instant::now();
    while !browser.source().contains("id=\"reviewed\"") {
        assert!(began.elapsed().as_secs() < 240, "the page does not look again by itself");
        std::thread::sleep(std::time::Duration::from_millis(100));
    }
}

#[test]
fn a_hint_says_why_covers_no_card_and_goes_with_escape() {
    let server = Server::new("hint-why");
    for size in [LAPTOP, PHONE] {
        for game in ["realms", "shards", "aeons"] {
            let browser = Browser::new(size);
            browser.open(&server.url(&server.post(&format!("/new/{game}"), &[]).location));
            browser.until("it is my turn", USABLE);
            browser.press("h");
            browser.until("the plan is there", "return !!document.querySelector('#hints .plan li')");
            let over = "const hint = document.querySelector('#hints').getBoundingClientRect();\
                return [...document.querySelectorAll('.hand [data-card]')].filter(card => { const box = card.getBoundingClientRect();\
                const wide = Math.min(box.right, hint.right) - Math.max(box.left, hint.left);\
                const high = Math.min(box.bottom, hint.bottom) - Math.max(box.top, hint.top);\
                return wide > 2 && high > 2; }).map(card => card.dataset.card)";
            assert_eq!(browser.ask(over), json!([]), "{game} at {size:?}: the hint lies over the hand");
            browser.press("\u{e00c}");
            browser.until("Esc closes it", "return !document.querySelector('#hints')");
        }
    }
}
