//! The deal of the day in a real browser, with and without script.

use serde_json::json;

use crate::client::Server;
use crate::driver::Browser;
use crate::play::{LAPTOP, by_clicks};

#[test]
fn the_deal_of_the_day_is_played_once_and_compared() {
    let server = Server::new("daily-clicks");
    let browser = Browser::new(LAPTOP);
    // Without script up to the table: a name, a button, the seat.
    browser.without_script();
    browser.open(&server.url("/"));
    assert!(browser.click("a[href='/daily']") && browser.click("a[href='/daily/realms']"));
    assert!(browser.click("#play"), "{}", browser.text("main"));
    let seat = browser.ask("return location.pathname");
    browser.open(&server.url("/daily/realms"));
    assert!(browser.click("#go-on"), "the one try is gone on with: {}", browser.text("main"));
    assert_eq!(browser.ask("return location.pathname"), seat);
    browser.with_script();
    browser.open(&server.url(seat.as_str().unwrap()));
    by_clicks(&browser);
    browser.click_when_still("#compare");
    browser
        .until("what everybody reached is shown", "return !!document.querySelector('.histogram .mine rect')");
    assert_eq!(browser.ask("return document.body.dataset.page"), json!("daily"));
    assert!(browser.text("#everybody").contains("1 has finished"), "{}", browser.text("#everybody"));
    assert_eq!(
        browser.ask("return !!document.querySelector('#play')"),
        json!(false),
        "there is no second try"
    );
}
