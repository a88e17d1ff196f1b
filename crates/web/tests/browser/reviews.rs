//! The review of a finished game in a browser, and a hint with its reason beside the hand.

use serde_json::json;

use crate::axe;
use crate::client::Server;
use crate::driver::Browser;
use crate::play::{LAPTOP, USABLE};

const PHONE: (u32, u32) = (390, 844);
/// How far the page reaches beyond the screen.
const WIDE: &str = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";

/// A game of bots only, played to its end; returns its watch link.
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
    let narrow =
        "return [...document.querySelectorAll('.pic-of')].filter(part => part.offsetWidth < 100).length";
    assert_eq!(browser.ask(narrow), json!(0), "both cards of a decision are seen");
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

/// Renews the pictures of reviews and hints in docs/screenshots.
#[cfg(feature = "pictures")]
#[test]
fn screenshots_of_reviews() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/screenshots");
    let server = Server::with("review-shots", |config| config.review = Some(60));
    for game in ["realms", "aeons"] {
        let review = format!("{}/review", finished(&server, game));
        while !server.get(&review).text.contains("id=\"reviewed\"") {
            std::thread::sleep(std::time::Duration::from_millis(200));
        }
        for (size, name) in [((1366, 768), "laptop"), (PHONE, "phone")] {
            for dark in [false, true] {
                let browser = Browser::new(size);
                let shade = if dark { "-dark" } else { "" };
                if dark {
                    browser.dark();
                }
                browser.open(&server.url(&review));
                // The files a picture refers to are fetched after the page has arrived.
                browser.until(
                    "the pictures are there",
                    "return [...document.querySelectorAll('.review use')].every(part => part.getBBox().width > 0)",
                );
                std::fs::write(folder.join(format!("review-{game}-{name}{shade}.png")), browser.picture())
                    .unwrap();
            }
        }
    }
}

#[test]
fn a_sign_explains_itself_where_it_stands_and_words_open_on_a_large_card() {
    let server = Server::new("terms");
    let seat = server.post("/new/shards", &[]).location;
    let browser = Browser::new(LAPTOP);
    browser.open(&server.url(&seat));
    browser.until("it is my turn", USABLE);
    let told = "const tip = document.querySelector('#tip'); return !!tip && tip.matches(':popover-open') && tip.textContent.length > 20";
    browser.point_at(".hand .value");
    browser.until("pointing at a sign explains it", told);
    browser.press("\u{e00c}");
    browser.until("Esc closes it", "return !document.querySelector('#tip').matches(':popover-open')");
    browser.press("\u{e014}");
    browser.until("so does the focus", told);
    let described = "return document.activeElement.getAttribute('aria-describedby')";
    assert_eq!(browser.ask(described), json!("tip"), "and those who do not see it hear it");
    browser.press("i");
    browser.until(
        "the large card names its words",
        "return !!document.querySelector('[data-large]:popover-open .term')",
    );
    browser.click_when_still("[data-large]:popover-open .term");
    browser.until("each opens what it means", "return !!document.querySelector('.term-of:popover-open p')");
    browser.ask("document.cookie = 'talon=explain:quiet; path=/'");
    browser.open(&server.url(&seat));
    browser.press("\u{e014}");
    assert_eq!(browser.ask(described), json!(null), "quiet is quiet");
}
