//! Faces too small for words; and a page that has a card's large face is not sent it again.

use serde_json::json;

use crate::client::Server;
use crate::deals::laid;
use crate::driver::Browser;
use crate::play;

/// What is seen of a card: its words, its signs.
const SEEN: &str = "return ['[data-rules]', '[data-symbols]'].map((part) => \
    [...document.querySelectorAll('ZONE ' + part)].filter((found) => found.checkVisibility()).length > 0)";

#[test]
fn a_small_face_says_its_text_in_signs_and_one_touch_opens_its_words_with_its_use() {
    let server = Server::new("small");
    for (size, game, options, moves, zone, small) in [
        ((390, 844), "shards", &[][..], 170, ".hand", true),
        ((1280, 720), "shards", &[], 170, ".hand", false),
        ((390, 844), "realms", &[], 21, ".hand", true),
        ((1280, 720), "aeons", &[("players", "4"), ("nemesis", "carapace_queen")], 170, ".supply", true),
        ((1280, 720), "aeons", &[("players", "2"), ("nemesis", "rageborne")], 150, ".supply", false),
    ] {
        let browser = Browser::new(size);
        browser.open(&server.url(&laid(&server, game, options, 1, moves)));
        let seen = browser.ask(&SEEN.replace("ZONE", zone));
        assert_eq!(seen, json!([!small, small]), "{game} {options:?} {size:?}: words, signs");
        let label = format!(
            "const card = document.querySelector('{zone} .face'); const words = card.querySelector('.ln').textContent.split(' ')[0]; \
             return card.getAttribute('aria-label').includes(words)"
        );
        assert_eq!(browser.ask(&label), json!(true), "{game}: its label says it in words");
    }
    let browser = Browser::new((390, 844));
    browser.open(&server.url(&laid(&server, "shards", &[], 1, 0)));
    browser.hold(".hand [data-card=crystal].can", 20);
    let open = "return !!document.querySelector('#big-crystal:popover-open [data-rules]') && \
                !!document.querySelector('#big-crystal:popover-open .does .act')";
    browser.until("the whole face is open, with its use", open);
}

#[test]
fn four_mages_fit_on_a_low_laptop() {
    let server = Server::new("fit");
    let options = [("players", "4"), ("nemesis", "carapace_queen")];
    let browser = Browser::new((1280, 720));
    browser.open(&server.url(&laid(&server, "aeons", &options, 1, 170)));
    let over =
        "const board = document.querySelector('#board'); return board.scrollHeight - board.clientHeight";
    assert_eq!(browser.ask(over), json!(0), "nothing scrolls");
}

#[test]
fn large_faces_that_a_page_has_stay_there_after_a_move() {
    let server = Server::new("kept");
    let browser = Browser::new(play::LAPTOP);
    browser.open(&server.url(&laid(&server, "shards", &[], 1, 0)));
    let faces = "return [...document.querySelectorAll('.look[id^=big-] [data-rules]')].length";
    let before = browser.ask(faces).as_u64().unwrap();
    assert!(before > 3, "{before}");
    let count = browser.ask(play::COUNT);
    browser.click_when_still(".hand [data-card=crystal].can");
    browser.until(
        "it was played",
        &format!("return Number(document.querySelector('#board').dataset.count) > {count}"),
    );
    assert!(browser.ask(faces).as_u64().unwrap() >= before, "no face was lost");
    let gaps = "return [document.querySelectorAll('[data-kept]').length, \
                [...document.querySelectorAll('#board [popovertarget^=big-], #board [popovertarget^=why-], #board [popovertarget^=m-]')].filter((part) => !document.getElementById(part.getAttribute('popovertarget'))).length]";
    assert_eq!(browser.ask(gaps), json!([0, 0]), "nothing leads nowhere");
}
