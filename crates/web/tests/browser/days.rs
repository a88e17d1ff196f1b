//! Play by day, being told, and reading without the server, in a real browser.

use serde_json::json;

use crate::client::Server;
use crate::driver::Browser;
use crate::play::LAPTOP;

const PHONE: (u32, u32) = (360, 740);

/// Nothing lies beside the page, and the time left is read without scrolling.
const FITS: &str = "const clocks = document.querySelector('.clocks li')?.getBoundingClientRect(); \
                    return document.documentElement.scrollWidth <= innerWidth && !!clocks && clocks.bottom <= innerHeight && clocks.width > 0";

/// A table by day made with the form, as a person does; the address of the second seat.
fn made(browser: &Browser, server: &Server, game: &str) -> String {
    browser.open(&server.url(&format!("/new/{game}?seat2=open")));
    let hidden = "return !document.querySelector('#late').checkVisibility()";
    browser.until("what is for play by day is not asked of others", hidden);
    browser
        .ask("document.querySelector('#per-move').value = '24'; document.querySelector('#rest').value = '7'");
    let shown = "return document.querySelector('#late').checkVisibility() && !document.querySelector('#away').checkVisibility()";
    browser.until("it is asked now", shown);
    browser.click_when_still(".go-bar .go");
    browser.until("the table opens", "return !!document.querySelector('input.link')");
    let join = browser.ask("return document.querySelector('input.link').value");
    let join = join.as_str().unwrap().rsplit('/').next().unwrap().to_string();
    server.post(&format!("/j/{join}"), &[("seat", "2"), ("name", "Bo")]).location
}

#[test]
fn time_left_and_breaks_stand_on_the_table_on_laptop_and_phone() {
    let server = Server::new("browser-days");
    for (size, game) in [
        (LAPTOP, "realms"),
        (PHONE, "realms"),
        (LAPTOP, "shards"),
        (PHONE, "shards"),
        (LAPTOP, "aeons"),
        (PHONE, "aeons"),
    ] {
        let browser = Browser::new(size);
        let other = made(&browser, &server, game);
        browser.until("the time left is there", FITS);
        assert_eq!(server.post(&format!("{other}/rest"), &[("yes", "true")]).status, 303, "{game}");
        browser.until("a break is seen by the others", "return [...document.querySelectorAll('.clocks li')].some((clock) => clock.textContent.includes('on a break'))");
        browser.until("it still fits", FITS);
    }
}

#[test]
fn a_browser_is_asked_only_when_its_owner_wants_to_be_told() {
    let server = Server::new("browser-tell");
    let browser = Browser::new(LAPTOP);
    made(&browser, &server, "realms");
    assert_eq!(browser.ask("return Notification.permission"), json!("default"), "nobody asked yet");
    let origin = server.url("");
    browser
        .command("Browser.grantPermissions", &json!({ "origin": origin, "permissions": ["notifications"] }));
    browser.until("it is granted", "return Notification.permission === 'granted'");
    browser.click_when_still(".more[popovertarget=more-ways]");
    browser.click_when_still("#more-ways [data-tell]");
    browser.until(
        "the button says so",
        "return document.querySelector('#more-ways [data-tell]').getAttribute('aria-pressed') === 'true'",
    );
    // No push service can be reached from a test, so the page itself tells.
    assert_eq!(
        browser.ask("return Object.values(JSON.parse(localStorage.getItem('talon-tell')))"),
        json!(["page"])
    );
    browser.open(&server.url("/mine"));
    browser.until(
        "my games say so too",
        "return document.querySelector('[data-tell]')?.getAttribute('aria-pressed') === 'true'",
    );
    browser.click_when_still("[data-tell]");
    browser.until(
        "and end it",
        "return document.querySelector('[data-tell]').getAttribute('aria-pressed') === 'false'",
    );
}

#[test]
fn what_was_read_can_be_read_again_without_the_server() {
    let server = Server::new("browser-offline");
    let browser = Browser::new(LAPTOP);
    browser.open(&server.url("/rules"));
    browser.until("the worker has taken over", "return !!navigator.serviceWorker.controller");
    let [rules, score, lobby] = ["/rules/realms", "/tools/score", "/lobby"].map(|path| server.url(path));
    for page in [&rules, &score, &lobby] {
        browser.open(page);
    }
    drop(server);
    browser.open(&rules);
    browser.until("the rules are there", "return document.body.dataset.page === 'rules'");
    browser.open(&lobby);
    browser.until(
        "what needs the server says so, and leads to what does not",
        "return document.body.dataset.page === 'offline' && !!document.querySelector(\"#kept-pages a[href^='/rules/realms']\") \
         && !!document.querySelector(\"#kept-pages a[href^='/tools/score']\")",
    );
}
