//! What is done with the mouse besides clicking, and how fast bots are looked at.

use serde_json::json;

use crate::client::Server;
use crate::driver::Browser;
use crate::play::{COUNT, LAPTOP, USABLE};

#[test]
fn a_card_is_played_by_carrying_it_to_the_stage_and_stays_if_it_is_put_back() {
    let server = Server::new("carried");
    let browser = Browser::new(LAPTOP);
    browser.open(&server.url(&server.post("/new/shards", &[]).location));
    browser.until("it is my turn", USABLE);
    let before = browser.ask(COUNT);
    browser.drag("#board [data-zone=hand].can", "#board [data-zone=hand]:last-child");
    assert_eq!(browser.ask(COUNT), before, "within the hand nothing is played");
    browser.drag("#board [data-zone=hand].can", "#board .stage");
    browser.until("it is played", &format!("{COUNT} > {before}"));
    browser.until("and lies there", "return !!document.querySelector('#board .stage [data-card]')");
    let back = "const back = document.querySelector('#undo .back'); return back.offsetWidth >= back.scrollWidth && back.offsetWidth > 60";
    assert_eq!(browser.ask(back), json!(true), "what would be taken back is seen: {}", browser.text("#undo"));
}

#[test]
fn bots_stop_for_who_plays_alone_and_make_a_move_for_each_press() {
    let server = Server::new("steps");
    let seat = server.post("/new/shards", &[]).location;
    let browser = Browser::new(LAPTOP);
    browser.open(&server.url(&seat));
    browser.until("it is my turn", USABLE);
    assert_eq!(server.post(&format!("{seat}/hold"), &[("yes", "true")]).status, 303);
    browser.open(&server.url(&seat));
    browser.click_when_still("#board [data-ends]");
    browser.click_when_still("#warn-yes");
    for _ in 0..3 {
        browser.until("the bot waits", "return !!document.querySelector('#step')");
        let before = browser.ask(COUNT);
        browser.press("s");
        browser.until("it moves", &format!("{COUNT} > {before}"));
    }
    browser.press("p");
    browser.until("it goes on by itself until it is my turn", USABLE);
    let two =
        json!({ "game": "shards", "seats": ["human", "human", "bot:greedy"], "options": { "players": 3 } });
    let made = server.send("/api/tables", &two).json();
    let page = server.get(&format!("/s/{}", made["seats"][0]["token"].as_str().unwrap())).text;
    assert!(!page.contains("id=\"hold\""), "nobody stops the bots of somebody else");
}

#[test]
fn what_somebody_says_marks_the_button_and_stands_above_the_field() {
    let server = Server::new("said");
    let made =
        server.send("/api/tables", &json!({ "game": "realms", "seats": ["human", "human", "human"] })).json();
    let seat = |at: usize| format!("/s/{}", made["seats"][at]["token"].as_str().unwrap());
    let browser = Browser::new(LAPTOP);
    browser.open(&server.url(&seat(0)));
    let unread = "return document.querySelector('#talk').classList.contains('unread')";
    assert_eq!(browser.ask(unread), json!(false));
    assert_eq!(server.post(&format!("{}/chat", seat(1)), &[("say", "Well met")]).status, 303);
    browser.until("the button is marked", unread);
    browser.click_when_still("#talk");
    browser.until("the mark is gone", &unread.replace("return ", "return !"));
    assert_eq!(browser.text("#chat-said"), "Seat 2: Well met");
}

#[test]
fn a_lost_line_is_said_keeps_the_question_and_is_found_again() {
    let server = Server::new("lost-line");
    let browser = Browser::new(LAPTOP);
    browser.open(&server.url(&server.post("/new/shards", &[]).location));
    browser.until("it is my turn", USABLE);
    let before = browser.ask(COUNT);
    browser.cut_off(true);
    browser.click_when_still("#board [data-zone=hand].can");
    let live = "return document.querySelector('#live').dataset.live";
    browser.until("the page says that it is cut off", &format!("{live} === 'retry'"));
    assert!(browser.text("#live").contains("Reconnecting"), "{}", browser.text("#live"));
    assert_eq!(browser.ask(COUNT), before, "what was not taken is still to be done");
    browser.cut_off(false);
    browser.until("it comes back by itself", &format!("{live} === 'on'"));
    browser.click_when_still("#board [data-zone=hand].can");
    browser.until("and goes on", &format!("{COUNT} > {before}"));
}
